//! What would come of a card, told before it is played: the fleet it makes, or that it would have no effect.

use serde::Serialize;
use tabletop::{Forecast, Seat};

use crate::action::Action;
use crate::card::{Face, Special};
use crate::state::{GuerraCivilEspacial, Threat};

/// What would come of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Comes {
    /// The fleet would have so many ships.
    Fleet { ships: u32 },
    /// Nothing would.
    NoEffect,
}

impl GuerraCivilEspacial {
    pub(crate) fn foresee(&self, seat: Seat, action: Action) -> Option<Forecast> {
        let Action::Play { card } = action else { return None };
        let own = self.zone(seat).ships();
        match card.face() {
            Face::Fleet(ships) => Some(Forecast::says(&Comes::Fleet { ships: own + u32::from(ships) })),
            Face::Special(special) if !self.has_effect(seat, special) => {
                Some(Forecast::warns(&Comes::NoEffect))
            }
            Face::Special(special) if special == self.doubler(seat) => {
                Some(Forecast::says(&Comes::Fleet { ships: 2 * own }))
            }
            Face::Special(_) => None,
        }
    }

    /// Would this card do anything now? Everyone can see what that depends on.
    fn has_effect(&self, seat: Seat, special: Special) -> bool {
        let touches = |threat| self.everyone().any(|other| self.is_touched(threat, other));
        match special {
            Special::SpaceColony => false, // GCE-15
            Special::PirateShip => self.has_target(seat),
            Special::SpaceScrap => !self.scrap.is_empty(),
            // The storm itself does not lie in its owner's zone yet.
            Special::SolarStorm => self
                .everyone()
                .any(|other| !self.zone(other).is_shielded() && !self.zone(other).cards().is_empty()),
            Special::DeusExMachina => touches(Threat::DeusExMachina { seat }),
            Special::DroneAttack | Special::EyeInTheSky => {
                special == self.doubler(seat) && self.zone(seat).ships() > 0
            }
            Special::ForceShield => !self.zone(seat).is_shielded(),
            Special::BlackHole | Special::Ceasefire | Special::SpaceStation => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tabletop::{Game, Seat};

    use crate::{GuerraCivilEspacial, Options};

    #[track_caller]
    fn check(position: &str, action: &str, said: Option<&Value>) {
        let game = GuerraCivilEspacial::read_position(&Options::classic(), position).expect("a position");
        let action = game.read_action(action).expect("an action");
        let seen = game.forecast(Seat::new(0), &action).map(|forecast| {
            assert_eq!(forecast.caution, forecast.said["kind"] == "no-effect");
            forecast.said
        });
        assert_eq!(seen.as_ref(), said, "{position}: {}", game.write_action(&action));
    }

    /// GCE-08, GCE-23, GCE-24: the fleet after a fleet card, and after the card that doubles it.
    #[test]
    fn a_fleet_is_told_before_it_is_made() {
        let position = "a*: 4 [5 eye drone] | b: 4 [1 2] | disputed 3";
        check(position, "play 5", Some(&json!({"kind": "fleet", "ships": 9})));
        check(position, "play eye", Some(&json!({"kind": "fleet", "ships": 8})));
        check(position, "play drone", Some(&json!({"kind": "no-effect"})));
        check("a*: [eye 2] | b: 4 [1 2] | disputed 3", "play eye", Some(&json!({"kind": "no-effect"})));
    }

    /// GCE-15, GCE-17, GCE-20, GCE-21, GCE-26: a card that would do nothing says so.
    #[test]
    fn a_card_without_effect_is_told() {
        let no_effect = json!({"kind": "no-effect"});
        let nothing = Some(&no_effect);
        check("a*: 4 [colony] | b: 4 [1 2] | disputed 3", "play colony", nothing);
        check("a*: 4 [scrap] | b: 4 [1 2] | disputed 3", "play scrap", nothing);
        check("a*: 4 [scrap] | b: 4 [1 2] | disputed 3 | scrap 7", "play scrap", None);
        check("a*: [storm 1] | b: [1 2] | disputed 3", "play storm", nothing);
        check("a*: [storm 1] | b: 4 [1 2] | disputed 3", "play storm", None);
        check("a*: 4 [deus] | b: [1 2] | disputed 3", "play deus", nothing);
        check("a*: 4 [deus] | b: 5 [1 2] | disputed 3", "play deus", None);
        check("a*: shield [shield 2] | b: 5 [1 2] | disputed 3", "play shield", nothing);
        check("a*: 4 [hole station] | b: 5 [1 2] | disputed 3", "play hole", None);
    }
}
