//! Draw piles, the discard, restocking and buying (GRAV-09, GRAV-21 to GRAV-23).

use tabletop::{Seat, SeatSet};

use crate::action::Pile;
use crate::card::Card;
use crate::event::{Told, WonFor};
use crate::hand::Watchers;
use crate::play::Play;
use crate::state::{Drawing, GravityWarfare};
use crate::turn::{Deed, Phase};

impl GravityWarfare {
    fn pile(&self, pile: Pile) -> &Vec<Card> {
        &self.secret.piles[pile as usize]
    }

    /// Is there anything to draw? Everyone can count that.
    pub(crate) fn has_cards(&self) -> bool {
        Pile::BOTH.iter().any(|pile| !self.pile(*pile).is_empty()) || !self.table.discard_cards.is_empty()
    }

    /// GRAV-23: the cards that count for the hand limit: those in hand, and challenges that may still come back there (GRAV-15).
    pub(crate) fn counted_cards(&self, seat: Seat) -> usize {
        let event = |deed: Deed| matches!(deed, Deed::Keep | Deed::Shift);
        let may_come_back =
            matches!(self.table.phase, Phase::Challenge(_) | Phase::TakeBack(_) | Phase::Vote(..))
                || self.table.turn.task.as_ref().is_some_and(|task| event(task.deed));
        let given = self.table.turn.given.iter().filter(|given| given.seat == Some(seat) && may_come_back);
        self.hand(seat).len() + given.count()
    }

    /// GRAV-22: can this seat buy a card, by what everyone can see?
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        !self.is_simple()
            && self.counted_cards(seat) < self.hand_limit()
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

    pub(crate) fn earn_points(&mut self, seat: Seat, points: u16, reason: WonFor) {
        let table = &mut self.game.table;
        let won = table.players[seat.index()].gems.earn(&mut table.bank, points);
        if won > 0 {
            self.tell(Told::Won { seat, points: won, reason });
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Event, Game, Viewer};

    use crate::event::Told;
    use crate::options::{Mode, Options};
    use crate::testing::{case, case_with, seat};

    /// GRAV-22: for one point, at any moment, in anyone's turn, as often as one can pay.
    #[test]
    fn cards_are_bought_at_any_moment() {
        let case = case("a: points 1 | b: points 2; left rest spin-it bound-it stack-it stack-it; now roll");
        let case = case.play("b buy left");
        assert_eq!(
            (case.waits().as_str(), case.points('b'), case.game.table.bank.points()),
            ("b keep", 1, 107)
        );
        assert_eq!(case.refused("a roll"), "this is not the moment for that", "the game waits");
        let case = case.play("b keep stack-it, b buy left, b keep spin-it");
        assert_eq!((case.points('b'), case.hand_of('b').as_str()), (0, "spin-it stack-it"));
        assert_eq!(case.refused("b buy left"), "there is no point to pay with, or no change for it");
        assert_eq!(case.waits(), "a roll");
    }

    /// GRAV-22, GRAV-23: not at the hand limit, and not while a hand is at work.
    #[test]
    fn nobody_buys_with_a_full_hand() {
        let full = "a: [spin-it spin-it bound-it stack-it wormhole guardian!] | b:; now roll";
        assert_eq!(case(full).refused("a buy left"), "at 6 cards nobody draws");
        let at_work = case("a: | b:; turn zone=sun troop=tank asked; now defend").play("a go");
        assert_eq!(at_work.refused("b buy left"), "this is not the moment for that");
        let ten = "a: [spin-it spin-it bound-it stack-it wormhole guardian!] | b:; now roll";
        let two = Options { mode: Mode::TwoPlayer, ..Options::default() };
        assert_eq!(
            case_with(&two, ten).play("a buy left").waits(),
            "a keep",
            "GRAV-50: ten is the limit of two"
        );
    }

    /// GRAV-09: a spent draw pile is renewed from the discard; when there is nothing left, nobody draws.
    #[test]
    fn a_spent_pile_is_renewed() {
        let all = "a: [] | b: []; left spin-it; right bound-it; now roll";
        let game = case("a: | b:").game;
        let mut rest = game.all_cards();
        for gone in ["spin-it", "bound-it"] {
            let at = rest.iter().position(|card| card.to_string() == gone).unwrap();
            rest.remove(at);
        }
        let rest: Vec<String> = rest.iter().map(|card| card.to_string()).collect();
        let position = format!("{all}; discard {}", rest.join(" "));
        let case = case(&position).play("a buy left");
        assert!(case.heard().contains("renewed"), "{}", case.heard());
        assert!(case.game.table.discard_cards.is_empty());
        assert_eq!(case.game.secret.piles[0].len() + 1 + 2, rest.len() + 2);
    }

    /// GRAV-21: only who draws sees what was drawn and what was kept.
    #[test]
    fn drawn_cards_are_secret() {
        let case = case("a: | b:; left rest spin-it bound-it; now roll").play("b buy left, b keep spin-it");
        for told in case.told.iter().filter(|told| matches!(told, Told::Drew { .. } | Told::Kept { .. })) {
            assert_eq!(told.seen_by(Viewer::Seat(seat('b'))), *told);
            for viewer in [Viewer::Seat(seat('a')), Viewer::Spectator] {
                match told.seen_by(viewer) {
                    Told::Drew { cards, count, .. } => assert_eq!((cards.len(), count), (0, 2)),
                    Told::Kept { card, .. } => assert_eq!(card, None),
                    other => panic!("{other:?}"),
                }
            }
        }
        let seen = case.game.view(Viewer::Seat(seat('a')));
        assert_eq!((seen.hands[1].count, seen.hands[1].known.len()), (1, 0));
    }
}
