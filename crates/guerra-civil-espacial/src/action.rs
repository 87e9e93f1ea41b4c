//! What a player does, and what can be done now.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Card, Face, Special};
use crate::state::{GuerraCivilEspacial, Stance};

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A card from hand: GCE-08, GCE-09, and a Force Shield at any moment (GCE-26).
    Play {
        /// Which.
        card: Card,
    },
    /// A Pirate Ship from hand against an opponent (GCE-16).
    Rob {
        /// Whom.
        target_seat: Seat,
    },
    /// No card this turn (GCE-10).
    Pass,
    /// Out of the dispute until the round ends (GCE-11).
    Abandon,
    /// The Commander gives a Space Colony for the disputed card (GCE-13).
    Exchange,
    /// The Commander's turn is over (GCE-34).
    Done,
    /// No Force Shield against what was played (GCE-27).
    LetBe,
    /// One card too many is laid aside, to be discarded with everyone else's (GCE-31).
    Discard {
        /// Which.
        card: Card,
    },
}

impl GuerraCivilEspacial {
    /// What this seat can do. First comes what is least harm when its time is up.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stance(seat) {
            Stance::Turn => self.list_turn(seat, actions),
            Stance::TurnEnd => {
                actions.push(Action::Done);
                self.list_shield(seat, actions);
                self.list_exchange(seat, actions);
            }
            Stance::Answer => {
                actions.push(Action::LetBe);
                self.list_shield(seat, actions);
            }
            Stance::OutOfTurn => self.list_shield(seat, actions),
            Stance::Discard => {
                actions.extend(distinct(self.hands.hand(seat)).map(|card| Action::Discard { card }));
            }
            Stance::Idle | Stance::Over => {}
        }
    }

    fn list_turn(&self, seat: Seat, actions: &mut Vec<Action>) {
        let (bid, own) = (self.bid(), self.zone(seat).ships());
        if own == bid {
            actions.push(Action::Pass);
        }
        actions.push(Action::Abandon);
        for card in distinct(self.hands.hand(seat)) {
            match card.face() {
                Face::Fleet(ships) if own + u32::from(ships) < bid => {}
                Face::Special(Special::PirateShip) if self.has_target(seat) => {
                    let targets = self.everyone().filter(|target| self.can_be_robbed(seat, *target));
                    actions.extend(targets.map(|target_seat| Action::Rob { target_seat }));
                }
                _ => actions.push(Action::Play { card }),
            }
        }
        self.list_exchange(seat, actions);
    }

    fn list_shield(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.hands.has(seat, Card::SHIELD) {
            actions.push(Action::Play { card: Card::SHIELD });
        }
    }

    fn list_exchange(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.commander && self.hands.has(seat, Card::COLONY) {
            actions.push(Action::Exchange);
        }
    }
}

/// Each card once. They come in order.
fn distinct(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = Card> {
    let mut last = None;
    cards.filter(move |card| last.replace(*card) != Some(*card))
}
