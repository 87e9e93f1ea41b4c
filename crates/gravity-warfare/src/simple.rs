//! Simple mode: a card a turn (GRAV-47, GRAV-48).

use tabletop::Seat;

use crate::action::Pile;
use crate::card::{Card, Energy};
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;
use crate::turn::{Given, Phase};

impl Play<'_, '_> {
    /// The card of the turn, which everyone sees. Defence is kept for later, in "en" events as well, and another is drawn.
    pub(crate) fn draw_openly(&mut self, seat: Seat, pile: Pile) {
        let Some(card) = self.draw_card(pile) else {
            // Everything is in somebody's hands: the dice alone decide.
            self.table.phase = Phase::Roll;
            return;
        };
        self.tell(Told::DrewOpenly { seat, pile, card });
        if self.is_kept_for_later(card) {
            self.hand_mut(seat).add(card, Watchers::ALL);
            self.tell(Told::KeptOpenly { seat, card });
            self.table.phase = if card == Card::Guardian { Phase::Guardian } else { Phase::Draw };
        } else if card == Card::AntiMatter {
            self.table.turn.spent.push(card);
            self.table.phase = Phase::Declare;
        } else if self.check_giveable(card).is_err() {
            // What cannot be done now is put aside, and another is drawn.
            self.table.turn.spent.push(card);
            self.table.phase = Phase::Draw;
        } else {
            self.do_card(card, card);
        }
    }

    /// What a drawn Anti-matter is, before the dice. As You do it! it is kept like one.
    pub(crate) fn declare(&mut self, seat: Seat, as_card: Card) {
        self.tell(Told::Declared { seat, as_card });
        self.table.turn.spent.retain(|card| *card != Card::AntiMatter);
        if self.energy(as_card) == Energy::Defence {
            self.hand_mut(seat).add(Card::AntiMatter, Watchers::ALL);
            self.table.phase = Phase::Draw;
        } else {
            self.do_card(Card::AntiMatter, as_card);
        }
    }

    fn do_card(&mut self, card: Card, as_card: Card) {
        let given = Given { seat: None, card, as_card };
        if self.energy(as_card) == Energy::Event {
            self.table.turn.events.push(given);
            return self.next_event();
        }
        self.table.turn.given.push(given);
        self.table.phase = Phase::Roll;
    }
}
