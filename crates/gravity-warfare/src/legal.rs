//! What a seat can do now: every action that could be meant, if the rules allow it. First what the window asks for.

use tabletop::Seat;

use crate::action::{Action, Ballot, Dice, Pile};
use crate::card::Card;
use crate::state::GravityWarfare;
use crate::troop::TroopKind;
use crate::turn::Phase;

impl GravityWarfare {
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.table.phase == Phase::Over || seat.index() >= self.seat_count() {
            return;
        }
        let mut add = |action: Action| {
            let template = matches!(action, Action::Attempt { hand: None, .. });
            if template || self.check(seat, &action).is_ok() {
                actions.push(action);
            }
        };
        if let Some(drawing) = self.table.drawing {
            if drawing.seat == seat {
                self.list_drawn(&mut add);
            }
            return;
        }
        self.list_window(seat, &mut add);
        if self.is_between_attempts() && !self.is_simple() {
            Pile::BOTH.into_iter().for_each(|pile| add(Action::Buy { pile }));
            self.list_heroes(seat, &mut add);
        }
    }

    fn list_drawn(&self, add: &mut impl FnMut(Action)) {
        let mut cards = self.secret.drawn.clone();
        cards.dedup();
        cards.into_iter().for_each(|card| add(Action::Keep { card }));
    }

    fn list_window(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        match self.table.phase {
            Phase::Draw => Pile::BOTH.into_iter().for_each(|pile| add(Action::Draw { pile })),
            Phase::Declare => self.known_cards().for_each(|as_card| add(Action::Declare { as_card })),
            Phase::Roll => add(Action::Roll),
            Phase::Skip => {
                add(Action::Skip);
                TroopKind::ALL.into_iter().for_each(|troop| add(Action::PaySkip { troop }));
                add(Action::Guard);
            }
            Phase::Challenge(_) => {
                add(Action::LetBe);
                self.list_gifts(seat, add);
            }
            Phase::Pick => self.pickable().iter().for_each(|piece| add(Action::Pick { piece })),
            Phase::Receiver => self.all_seats().for_each(|to_seat| add(Action::Name { to_seat })),
            Phase::TakeBack(_) => {
                add(Action::LetBe);
                self.list_own_gifts(seat, add);
            }
            Phase::Vote(..) => {
                [Ballot::Others, Ballot::Blind].into_iter().for_each(|choice| add(Action::Vote { choice }));
            }
            Phase::Defend => self.list_defence(seat, add),
            Phase::Youngest | Phase::Appoint => {
                self.all_seats().for_each(|to_seat| add(Action::Name { to_seat }));
            }
            Phase::Call(_) => {
                add(Action::LetBe);
                self.list_calls(seat, add);
            }
            Phase::Attempt | Phase::Right => self.list_attempts(seat, add),
            Phase::Guardian => {
                add(Action::LetBe);
                add(Action::Guard);
            }
            Phase::Failed => add(Action::LetBe),
            Phase::Return(_) => {
                add(Action::LetBe);
                [Card::ReturnIt, Card::AntiMatter].into_iter().for_each(|card| add(Action::Return { card }));
            }
            Phase::Restock(_) => {
                Pile::BOTH.into_iter().for_each(|pile| add(Action::Restock { pile }));
                add(Action::LetBe);
            }
            Phase::Over => {}
        }
    }

    fn known_cards(&self) -> impl Iterator<Item = Card> + use<> {
        Card::all(self.table.house.deck.get().blanks.len())
    }

    fn list_gifts(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        for card in self.hand(seat).different() {
            if card == Card::AntiMatter {
                self.known_cards().for_each(|as_card| add(Action::Give { card, as_card }));
            } else {
                add(Action::Give { card, as_card: card });
            }
        }
    }

    fn list_own_gifts(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        let given = &self.table.turn.given;
        for (index, gift) in given.iter().enumerate() {
            if gift.seat == Some(seat) && !given[..index].contains(gift) {
                add(Action::TakeBack { card: gift.card, as_card: gift.as_card });
            }
        }
    }

    fn list_defence(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        add(Action::Ready);
        add(Action::Guard);
        for card in [Card::Wormhole, Card::AntiMatter] {
            self.given_cards().for_each(|challenge_card| add(Action::PutOff { card, challenge_card }));
        }
        self.list_calls(seat, add);
    }

    fn list_calls(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        for card in [Card::YouDoIt, Card::AntiMatter] {
            if self.hand(seat).has(card) {
                self.all_seats().for_each(|to_seat| add(Action::YouDoIt { card, to_seat }));
            }
        }
    }

    /// What was given in this turn, each card once.
    fn given_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let given = &self.table.turn.given;
        let first = |index: usize, card: Card| !given[..index].iter().any(|other| other.as_card == card);
        given.iter().enumerate().filter(move |(i, g)| first(*i, g.as_card)).map(|(_, given)| given.as_card)
    }

    fn list_attempts(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        if seat == self.task().seat {
            self.troop_choices().into_iter().for_each(|troops| add(Action::Attempt { troops, hand: None }));
        }
    }

    fn list_heroes(&self, seat: Seat, add: &mut impl FnMut(Action)) {
        if self.player(seat).hero_used {
            return;
        }
        let mut used = self.player(seat).used_cards.clone();
        used.dedup();
        used.into_iter().for_each(|card| add(Action::Reuse { card }));
        [Action::Climb, Action::Steady, Action::TryAgain].into_iter().for_each(&mut *add);
        [Dice::Zone, Dice::Troop, Dice::Both].into_iter().for_each(|dice| add(Action::Reroll { dice }));
        Pile::BOTH.into_iter().for_each(|pile| add(Action::DrawTwo { pile }));
        self.all_seats().for_each(|to_seat| add(Action::Swap { to_seat }));
        self.given_cards().for_each(|challenge_card| add(Action::Cancel { challenge_card }));
    }
}
