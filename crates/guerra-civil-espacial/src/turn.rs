//! A turn: exactly one action, and whose turn is next (GCE-07 to GCE-12, GCE-36).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::hands::{Place, everyone_but};
use crate::refusal::Refusal;
use crate::round_end::Ending;
use crate::state::{GuerraCivilEspacial, Phase, Stance};
use crate::zone::Laid;

impl GuerraCivilEspacial {
    #[inline]
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        let stance = self.stance(seat);
        match (action, stance) {
            (_, Stance::Over) => Err(Refusal::Over),
            (_, Stance::Idle) => Err(Refusal::NotAsked),
            (Action::Play { card: Card::Fleet(ships) }, Stance::Turn) => {
                self.play_fleet(seat, ships, chance, tell)
            }
            (Action::Play { card: Card::Special(special) }, Stance::Turn) => {
                self.play_special(seat, special, chance, tell)
            }
            (Action::Play { card: Card::SHIELD }, Stance::TurnEnd | Stance::Answer | Stance::OutOfTurn) => {
                self.raise_shield(seat, chance, tell)
            }
            (Action::Rob { target_seat }, Stance::Turn) => self.rob(seat, target_seat, chance, tell),
            (Action::Pass, Stance::Turn) => self.pass(seat, chance, tell),
            (Action::Abandon, Stance::Turn) => {
                self.abandon(seat, chance, tell);
                Ok(())
            }
            (Action::Exchange, Stance::Turn | Stance::TurnEnd) => self.exchange(seat, chance, tell),
            (Action::Done, Stance::TurnEnd) => {
                self.next_turn(seat, chance, tell);
                Ok(())
            }
            (Action::LetBe, Stance::Answer) => {
                self.let_be(seat, chance, tell);
                Ok(())
            }
            (Action::Discard { card }, Stance::Discard) => self.lay_aside(seat, card, chance, tell),
            (action, stance) => Err(misplaced(action, stance)),
        }
    }

    /// GCE-10: only whose fleet is the largest, or equal to it, may pass.
    fn pass(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) -> Result<(), Refusal> {
        let (total, bid) = (self.zone(seat).ships(), self.bid());
        if total < bid {
            return Err(Refusal::PassBelowBid { total, bid });
        }
        self.passed = self.passed.with(seat);
        tell.tell(Event::Passed { seat });
        self.next_turn(seat, chance, tell);
        Ok(())
    }

    /// GCE-11: out of the dispute; the cards stay, and no longer count.
    fn abandon(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        self.contention = self.contention.without(seat);
        self.passed = self.passed.without(seat);
        tell.tell(Event::Abandoned { seat });
        self.next_turn(seat, chance, tell);
    }

    /// A card goes from hand to zone for all to see, or is not in the hand.
    pub(crate) fn lay_from_hand(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.take_from_hand(seat, card)?;
        let doubler = self.doubler(seat);
        self.zones[seat.index()].lay(Laid { card, taken: false }, doubler);
        Ok(())
    }

    /// A card leaves the hand for all to see, or is not in it.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let knew = self.hands.take(seat, card, Place::Hand).ok_or(Refusal::NotInHand { card })?;
        self.seen_leaving(seat, card, knew);
        Ok(())
    }

    /// Everyone saw a card leave this seat; those who `knew` of it have no doubts to settle.
    pub(crate) fn seen_leaving(&mut self, seat: Seat, card: Card, knew: SeatSet) {
        let others = everyone_but(seat, self.seat_count());
        let unsure = knew.iter().fold(others, SeatSet::without);
        self.doubts.seen_leaving(unsure, card, seat);
    }

    /// GCE-12, GCE-29: the turn goes on to who is in contention and holds cards, unless the round is over.
    pub(crate) fn next_turn(&mut self, from: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.is_round_over() {
            return self.end_round(Ending::Fought, chance, tell);
        }
        let next = self.first_with_cards(self.turns.next(from, self.seat_count()));
        self.phase =
            Phase::Turn { seat: next.expect("someone in contention has not passed and holds cards") };
    }

    /// From `from` on, the first in contention who holds cards.
    pub(crate) fn first_with_cards(&self, from: Seat) -> Option<Seat> {
        let order = std::iter::successors(Some(from), |seat| Some(self.turns.next(*seat, self.seat_count())));
        let mut order = order.take(self.seat_count());
        order.find(|seat| self.contention.contains(*seat) && self.hands.count(*seat) > 0)
    }
}

/// Why this action has no place here.
fn misplaced(action: Action, stance: Stance) -> Refusal {
    match (stance, action) {
        (Stance::Answer, _) => Refusal::AnswerFirst,
        (Stance::Discard, _) => Refusal::DiscardFirst,
        (_, Action::Discard { .. }) => Refusal::NotDiscarding,
        (_, Action::LetBe) => Refusal::NothingToAnswer,
        (Stance::TurnEnd, _) => Refusal::HasActed,
        (Stance::Turn, Action::Done) => Refusal::HasNotActed,
        _ => Refusal::OutOfTurn,
    }
}
