//! Draw piles, the discard, restocking and buying (GRAV-09, GRAV-21 to GRAV-23).

use tabletop::{Seat, SeatSet};

use crate::action::Pile;
use crate::card::Card;
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;
use crate::state::{Drawing, GravityWarfare};
use crate::turn::Phase;

impl GravityWarfare {
    fn pile(&self, pile: Pile) -> &Vec<Card> {
        &self.secret.piles[pile as usize]
    }

    /// Is there anything to draw? Everyone can count that.
    pub(crate) fn has_cards(&self) -> bool {
        Pile::BOTH.iter().any(|pile| !self.pile(*pile).is_empty()) || !self.table.discard_cards.is_empty()
    }

    /// GRAV-22: can this seat buy a card, by what everyone can see?
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        !self.is_simple()
            && self.hand(seat).len() < self.hand_limit()
            && self.player(seat).gems.can_pay_one(&self.table.bank)
            && self.has_cards()
    }
}

impl Play<'_, '_> {
    /// The top card of a pile. A spent pile is renewed from the discard (GRAV-09); without any, the other pile has to do.
    pub(crate) fn draw_card(&mut self, pile: Pile) -> Option<Card> {
        if self.pile(pile).is_empty() && !self.table.discard_cards.is_empty() {
            let mut cards = std::mem::take(&mut self.table.discard_cards);
            self.chance.shuffle(&mut cards);
            self.secret.piles[pile as usize] = cards;
            self.tell(Told::Renewed { pile });
        }
        let secret = &mut self.game.secret;
        secret.piles[pile as usize].pop().or_else(|| secret.piles[pile.other() as usize].pop())
    }

    /// Cards go to the discard, face up.
    pub(crate) fn discard(&mut self, cards: &[Card]) {
        if !cards.is_empty() {
            self.table.discard_cards.extend_from_slice(cards);
            self.tell(Told::Discarded { cards: cards.to_vec() });
        }
    }

    /// Two cards to look at, of which so many may be kept.
    pub(crate) fn draw_two_cards(&mut self, seat: Seat, pile: Pile, keep: u8) {
        for _ in 0..2 {
            if let Some(card) = self.draw_card(pile) {
                self.secret.drawn.push(card);
            }
        }
        self.secret.drawn.sort_unstable();
        let cards = self.secret.drawn.clone();
        self.tell(Told::Drew { seat, pile, count: cards.len() as u8, cards: cards.clone() });
        self.table.drawing = Some(Drawing { seat, keep });
        if cards.len() <= usize::from(keep) {
            cards.into_iter().for_each(|card| self.keep(seat, card));
        }
    }

    /// GRAV-21: one is kept, and when no more can be, the rest is discarded.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card) {
        let Some(drawing) = &mut self.game.table.drawing else { return };
        drawing.keep -= 1;
        let done = drawing.keep == 0;
        let drawn = &mut self.game.secret.drawn;
        if let Some(at) = drawn.iter().position(|other| *other == card) {
            drawn.remove(at);
        }
        self.hand_mut(seat).add(card, Watchers::NOBODY);
        self.tell(Told::Kept { seat, card: Some(card) });
        if done || self.secret.drawn.is_empty() {
            let rest = std::mem::take(&mut self.secret.drawn);
            self.discard(&rest);
            self.table.drawing = None;
            self.after_drawing();
        }
    }

    /// Who restocked was the last thing the turn waited for.
    fn after_drawing(&mut self) {
        if self.table.phase == Phase::Restock(SeatSet::EMPTY) {
            self.end_turn();
        }
    }

    /// GRAV-22: for a point, at any moment between attempts.
    pub(crate) fn buy(&mut self, seat: Seat, pile: Pile) {
        self.lose_points(seat, 1);
        self.tell(Told::Bought { seat, pile });
        self.draw_two_cards(seat, pile, 1);
    }

    /// GRAV-21: after a success with a challenge.
    pub(crate) fn restock(&mut self, seat: Seat, pile: Pile) {
        self.draw_two_cards(seat, pile, 1);
        if let Phase::Restock(asked) = self.table.phase {
            self.answered_restock(asked.without(seat));
        }
    }

    pub(crate) fn lose_points(&mut self, seat: Seat, points: u16) {
        let table = &mut self.game.table;
        let lost = table.players[seat.index()].gems.lose(&mut table.bank, points);
        if lost > 0 {
            self.tell(Told::Lost { seat, points: lost });
        }
    }

    pub(crate) fn earn_points(&mut self, seat: Seat, points: u16) {
        let table = &mut self.game.table;
        let won = table.players[seat.index()].gems.earn(&mut table.bank, points);
        if won > 0 {
            self.tell(Told::Won { seat, points: won });
        }
    }
}
