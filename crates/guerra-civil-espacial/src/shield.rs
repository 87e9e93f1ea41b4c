//! The Force Shield, and the cards it answers (GCE-16, GCE-20, GCE-21, GCE-26, GCE-27, GCE-36).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::event::{Cards, Event};
use crate::hands::Place;
use crate::refusal::Refusal;
use crate::state::{GuerraCivilEspacial, Phase, Threat};

impl GuerraCivilEspacial {
    /// GCE-26, GCE-36: out of turn a shield costs no turn, and who has passed has still passed.
    pub(crate) fn raise_shield(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        self.lay_from_hand(seat, Card::SHIELD)?;
        tell.tell(Event::Shielded { seat });
        match self.phase {
            Phase::Answer { .. } => self.answered(seat, chance, tell),
            Phase::TurnEnd { seat: turn } if turn == seat => self.end_turn_if_spent(seat, chance, tell),
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn let_be(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        tell.tell(Event::LetBe { seat });
        self.answered(seat, chance, tell);
    }

    /// GCE-27: the card takes effect when all who are asked have answered.
    fn answered(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let Phase::Answer { threat, asked } = self.phase else { return };
        let asked = asked.without(seat);
        self.phase = Phase::Answer { threat, asked };
        if asked.is_empty() {
            self.strike(threat, chance, tell);
        }
    }

    /// GCE-27: everyone it would touch is asked first, whether or not they hold a shield.
    pub(crate) fn threaten(&mut self, threat: Threat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let asked: SeatSet = self.everyone().filter(|seat| self.can_answer(threat, *seat)).collect();
        if asked.is_empty() {
            return self.strike(threat, chance, tell);
        }
        self.phase = Phase::Answer { threat, asked };
    }

    /// Would it be touched, and has it any card to answer with? Everyone can see both.
    pub(crate) fn can_answer(&self, threat: Threat, seat: Seat) -> bool {
        self.hands.count(seat) > 0 && self.is_touched(threat, seat)
    }

    fn is_touched(&self, threat: Threat, seat: Seat) -> bool {
        let zone = self.zone(seat);
        !zone.is_shielded()
            && match threat {
                Threat::Pirate { target, .. } => seat == target,
                // The storm itself stays, so its owner has something to lose only besides it.
                Threat::Storm { seat: owner } => zone.cards().len() > usize::from(seat == owner),
                Threat::DeusExMachina { seat: owner } => seat != owner && zone.has_fleet(),
            }
    }

    fn strike(&mut self, threat: Threat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match threat {
            Threat::Pirate { seat, target } => self.steal(seat, target, chance, tell),
            Threat::Storm { seat } => self.storm(seat, tell),
            Threat::DeusExMachina { seat } => self.lose_fleets(seat, tell),
        }
        self.end_turn_after_effect(threat.seat(), chance, tell);
    }

    /// GCE-16: one card at random goes face down to the pirate's zone. GCE-26: not from behind a shield.
    fn steal(&mut self, seat: Seat, target: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.zone(target).is_shielded() {
            return tell.tell(Event::RaidFailed { seat, target_seat: target });
        }
        let nth = chance.index(self.hands.count(target));
        let card = self.hands.hand(target).nth(nth).expect("the lot is one of the hand");
        self.hands.hide(target, card, Place::StolenBy(seat)).expect("the card is in the hand");
        tell.tell(Event::Stolen { seat, target_seat: target, card: Some(card) });
    }

    /// GCE-20: every card played goes to the scrap pile, except the storm itself and the cards of shielded players.
    fn storm(&mut self, owner: Seat, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        for (seat, zone) in self.everyone().zip(&mut self.zones).filter(|(_, zone)| !zone.is_shielded()) {
            if seat == owner {
                zone.clear_but_last(Special::SolarStorm, |card| cards.push(card));
            } else {
                zone.clear(|card| cards.push(card));
            }
        }
        self.scrap.extend(cards.iter().copied());
        tell.tell(Event::StormScrapped { cards });
    }

    /// GCE-21: every fleet card is discarded, except those of its owner and of shielded players.
    fn lose_fleets(&mut self, owner: Seat, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        for (seat, zone) in self.everyone().zip(&mut self.zones) {
            if seat != owner && !zone.is_shielded() {
                zone.lose_fleet(|card| cards.push(card));
            }
        }
        self.discard.extend(cards.iter().copied());
        tell.tell(Event::FleetsLost { cards });
    }
}
