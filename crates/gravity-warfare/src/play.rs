//! Carrying an action out. Whether it may be done was decided before ([`crate::check`]): nothing here refuses.

use std::ops::{Deref, DerefMut};

use tabletop::{Chance, Seat, Tell};

use crate::action::Action;
use crate::event::Told;
use crate::state::GravityWarfare;
use crate::turn::Phase;

/// A game being moved on, with its chance and those who listen.
pub(crate) struct Play<'a, 't> {
    pub(crate) game: &'a mut GravityWarfare,
    pub(crate) chance: &'a mut Chance,
    tell: &'a mut Tell<'t, Told>,
}

impl Deref for Play<'_, '_> {
    type Target = GravityWarfare;

    fn deref(&self) -> &GravityWarfare {
        self.game
    }
}

impl DerefMut for Play<'_, '_> {
    fn deref_mut(&mut self) -> &mut GravityWarfare {
        self.game
    }
}

impl<'a, 't> Play<'a, 't> {
    pub(crate) fn new(
        game: &'a mut GravityWarfare,
        chance: &'a mut Chance,
        tell: &'a mut Tell<'t, Told>,
    ) -> Play<'a, 't> {
        Play { game, chance, tell }
    }

    pub(crate) fn tell(&mut self, told: Told) {
        self.tell.tell(told);
    }

    /// One action that was found legal, and whatever follows from it.
    pub(crate) fn perform(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Draw { pile } => self.draw_openly(seat, *pile),
            Action::Declare { as_card } => self.declare(seat, *as_card),
            Action::Roll => self.roll(),
            Action::Skip => self.skip(),
            Action::PaySkip { troop } => self.pay_skip(*troop),
            Action::Give { card, as_card } => self.give(seat, *card, *as_card),
            Action::LetBe => self.let_be(seat),
            Action::Pick { piece } => self.pick(seat, *piece),
            Action::Name { to_seat } => self.name(seat, *to_seat),
            Action::TakeBack { card, as_card } => self.take_back(seat, *card, *as_card),
            Action::Vote { choice } => self.vote(seat, *choice),
            Action::Guard => self.guard(seat),
            Action::PutOff { card, challenge_card } => self.put_off(seat, *card, *challenge_card),
            Action::YouDoIt { card, to_seat } => self.you_do_it(seat, *card, *to_seat),
            Action::Ready => self.ready(),
            Action::Attempt { troops, hand } => {
                let hand = hand.as_ref().expect("an attempt without a hand is refused");
                self.attempt(troops, hand);
            }
            Action::Return { card } => self.return_it(seat, *card),
            Action::Restock { pile } => self.restock(seat, *pile),
            Action::Buy { pile } => self.buy(seat, *pile),
            Action::Keep { card } => self.keep(seat, *card),
            Action::Reuse { card } => self.reuse(seat, *card),
            Action::Climb => self.climb(seat),
            Action::Reroll { dice } => self.reroll(seat, *dice),
            Action::DrawTwo { pile } => self.draw_two(seat, *pile),
            Action::Steady => self.steady(seat),
            Action::Swap { to_seat } => self.swap(seat, *to_seat),
            Action::Cancel { challenge_card } => self.cancel(seat, *challenge_card),
            Action::TryAgain => self.try_again(seat),
        }
    }

    /// Nothing: an answer in many windows.
    fn let_be(&mut self, seat: Seat) {
        self.tell(Told::LetBe { seat });
        match self.table.phase {
            Phase::Challenge(asked) => self.answered_challenge(asked.without(seat)),
            Phase::TakeBack(asked) => self.answered_take_back(asked.without(seat)),
            Phase::Return(asked) => self.answered_return(asked.without(seat)),
            Phase::Call(asked) => self.answered_call(asked.without(seat)),
            Phase::Restock(asked) => self.answered_restock(asked.without(seat)),
            Phase::Failed => self.fail_turn(),
            Phase::Guardian => self.table.phase = Phase::Draw,
            _ => unreachable!("letting be is refused elsewhere"),
        }
    }
}
