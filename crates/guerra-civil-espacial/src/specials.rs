//! Special cards in one's turn and what they do at once (GCE-09, GCE-14 to GCE-19, GCE-22 to GCE-24).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::round_end::Ending;
use crate::state::{GuerraCivilEspacial, Salvaged, Threat};

impl GuerraCivilEspacial {
    /// GCE-09: whatever the totals are.
    pub(crate) fn play_special(
        &mut self,
        seat: Seat,
        special: Special,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        let card = Card::Special(special);
        if card == Card::PIRATE && self.has_target(seat) && self.hands.has(seat, card) {
            return Err(Refusal::NameATarget);
        }
        self.lay_from_hand(seat, card)?;
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Played { seat, card, ships: self.zone(seat).ships() });
        self.take_effect(seat, special, chance, tell);
        Ok(())
    }

    /// GCE-16: an opponent who has cards.
    pub(crate) fn rob(
        &mut self,
        seat: Seat,
        target: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        if !self.hands.has(seat, Card::PIRATE) {
            return Err(Refusal::NotInHand { card: Card::PIRATE });
        }
        if target.index() >= self.seat_count() {
            return Err(Refusal::NoSuchOpponent);
        }
        if target == seat {
            return Err(Refusal::RobsItself);
        }
        if !self.can_be_robbed(seat, target) {
            return Err(Refusal::NothingToRob { target_seat: target });
        }
        self.lay_from_hand(seat, Card::PIRATE)?;
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Raided { seat, target_seat: target });
        self.threaten(Threat::Pirate { seat, target }, chance, tell);
        Ok(())
    }

    pub(crate) fn can_be_robbed(&self, seat: Seat, target: Seat) -> bool {
        target != seat && self.hands.count(target) > 0
    }

    pub(crate) fn has_target(&self, seat: Seat) -> bool {
        self.everyone().any(|target| self.can_be_robbed(seat, target))
    }

    fn take_effect(&mut self, seat: Seat, special: Special, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match special {
            Special::BlackHole => return self.end_round(Ending::BlackHole, chance, tell),
            Special::Ceasefire => return self.end_round(Ending::Ceasefire { seat }, chance, tell),
            Special::SolarStorm => return self.threaten(Threat::Storm { seat }, chance, tell),
            Special::DeusExMachina => return self.threaten(Threat::DeusExMachina { seat }, chance, tell),
            Special::SpaceStation => {
                self.replace_disputed(chance, tell);
                return self.end_turn_after_effect(seat, chance, tell);
            }
            Special::SpaceScrap => self.salvage(seat, tell),
            Special::DroneAttack | Special::EyeInTheSky => self.tell_doubling(seat, special, tell),
            Special::ForceShield => {}
            // GCE-15; GCE-16: a pirate whom nobody is there to rob.
            Special::SpaceColony | Special::PirateShip => {
                tell.tell(Event::NoEffect { seat, card: Card::Special(special) });
            }
        }
        self.next_turn(seat, chance, tell);
    }

    /// GCE-17: the whole scrap pile, face down until the round ends.
    fn salvage(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        tell.tell(Event::Salvaged { seat, cards: self.scrap.clone() });
        self.salvage.extend(self.scrap.drain(..).map(|card| Salvaged { seat, card }));
    }

    /// GCE-22: the disputed card is discarded, and the top card of the deck takes its place.
    fn replace_disputed(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let old = self.disputed.take().expect("a round has a disputed card");
        self.discard.push(old);
        let new = self.draw(chance, tell).expect("there is at least the card just discarded");
        self.disputed = Some(new);
        tell.tell(Event::Replaced { discarded_card: old, card: new });
    }

    /// GCE-23, GCE-24: the zone has doubled its ships if this is the card that doubles them.
    fn tell_doubling(&self, seat: Seat, special: Special, tell: &mut Tell<'_, Event>) {
        if special == self.doubler(seat) {
            tell.tell(Event::Doubled { seat, ships: self.zone(seat).ships() });
        } else {
            tell.tell(Event::NoEffect { seat, card: Card::Special(special) });
        }
    }
}
