//! A turn: exactly one action, and whose turn is next (GCE-07 to GCE-12, GCE-36).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::action::Action;
use crate::card::{Card, Face};
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
            (_, Stance::Idle) => Err(Refusal::NothingToDecide),
            (Action::Play { card }, Stance::Turn) => match card.face() {
                Face::Fleet(ships) => self.play_fleet(seat, ships, chance, tell),
                Face::Special(special) => self.play_special(seat, special, chance, tell),
            },
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
        if self.doubts.is_empty() {
            return;
        }
        let others = everyone_but(seat, self.seat_count());
        let unsure = knew.iter().fold(others, SeatSet::without);
        self.doubts.seen_leaving(unsure, card, seat);
    }

    /// GCE-12, GCE-29: the turn goes on to who is in contention and holds cards, unless the round is over.
    pub(crate) fn next_turn(&mut self, from: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.is_round_over() {
            return self.end_round(Ending::Fought, chance, tell);
        }
        let next = self.first_with_cards(self.course.turns.next(from, self.seat_count()));
        self.phase =
            Phase::Turn { seat: next.expect("someone in contention has not passed and holds cards") };
    }

    /// From `from` on, the first in contention who holds cards.
    pub(crate) fn first_with_cards(&self, from: Seat) -> Option<Seat> {
        let order =
            std::iter::successors(Some(from), |seat| Some(self.course.turns.next(*seat, self.seat_count())));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Options, Turns};
    use crate::testing::{check, table};

    /// GCE-07: play goes to the right, as the Commander card does.
    #[test]
    fn turns_go_to_the_right() {
        let position = "a*: [5 6] | b: [5 6] | c: [5 6] | disputed 4";
        check(position, "a play 5", "turn c");
        check(position, "a play 5; c play 5", "turn b");
        check(position, "a play 5; c play 5; b play 5", "turn a");
    }

    /// GCE-07, GCE-33: with the option turns go to the left; the Commander card still passes to the right.
    #[test]
    fn turns_can_go_to_the_left() {
        let options = Options { turns: Turns::Left, ..Options::classic() };
        let line = "a*: [5 6] | b: [5 6] | c: [5 6] | disputed 4";
        let mut table = crate::position::read_line(&options, line).unwrap();
        let mut chance = Chance::new(tabletop::Seed::from_number(1));
        for (seat, next) in [(0, "turn b"), (1, "turn c"), (2, "c*: [2 2 2 5 6]")] {
            table.act(Seat::new(seat), Action::Pass, &mut chance, &mut Tell::nobody()).unwrap();
            assert!(table.to_line().contains(next), "{}", table.to_line());
        }
    }

    /// GCE-10: only whose fleet is the largest, or equal to it, may pass.
    #[test]
    fn passing_needs_the_largest_fleet() {
        let position = "a*: 9 [2] | b: 3 [2 station] | c: 9 [1] | disputed 4";
        check(&format!("{position} | turn b"), "b pass", "with 3 ships you cannot pass a bid of 9");
        check(&format!("{position} | turn c"), "c pass", "c.: 9 [1] ; turn b");
        check("a*: [2] | b: [3] | c: [1] | disputed 4", "a pass; c pass", "a*.: [2] ; c.: [1] ; turn b");
    }

    /// GCE-10, GCE-29: a pass lasts for that turn; a later card reopens the dispute.
    #[test]
    fn a_later_card_reopens_the_dispute() {
        let position = "a*: 5 [2] | b: [5 1] | c: [1] | disputed 4";
        check(position, "a pass; c abandon; b play 5", "a*: 5 [2] ; turn a");
        check(position, "a pass; c abandon; b play 5; a play 2", "a*: 5 2 [] ; turn b");
    }

    /// GCE-11: who abandons is out until the round ends; their cards stay, and free the bid.
    #[test]
    fn abandoning_frees_the_bid() {
        let position = "a*: 9 [1] | b: 3 [2] | c: 3 [1] | disputed 4";
        check(position, "a abandon; c pass; b play 2", "a*-: 9 [1] ; b: 3 2 [] ; c: 3 [1] ; turn c");
        // Nor does what was abandoned win.
        check("a*: 9 [1] | b: 3 [2] | disputed 4", "a abandon", "b: [2 2 2 2 2 4!] ; discarding");
    }

    /// GCE-12: without cards one is skipped, stays in contention, and counts for the bid and for winning.
    #[test]
    fn without_cards_one_is_skipped_and_still_counts() {
        check("a*: 5 [6] | b: 8 [9] | c: 7 [] | disputed 4", "a play 6", "c: 7 [] ; turn b");
        check("a*: 5 [1] | b: 5 [9] | c: 7 [] | disputed 4", "a play 1", "6 ships do not reach the bid of 7");
        check(
            "a*: 5 [1 2 3 5 6] | b: 7 [] | disputed 4 | deck 8 8 8 8 8 rest",
            "a abandon",
            "b: [4! 8 8 8 8 8] ; discarding",
        );
        check(
            "a*: 5 [1] | b: 7 [] | c: [9] | disputed 4",
            "b play shield",
            "there is nothing for you to decide now",
        );
    }

    /// GCE-08, GCE-09: an action in one's turn, and one only; what has no place there is refused.
    #[test]
    fn what_has_no_place_is_refused() {
        let position = "a*: [2 3] | b: [3] | disputed 4";
        check(position, "b play 3", "out of turn only a Force Shield may be played");
        check(position, "b pass", "out of turn only a Force Shield may be played");
        check(position, "a let be", "there is nothing to let be");
        check(position, "a discard 2", "cards are discarded only when a round has ended");
        check(position, "a done", "your turn needs an action before it ends");
        check(position, "a play 2; a play 3", "out of turn only a Force Shield may be played");
        let table = table("a*: [2] colonies 1 | b: [3] | over");
        assert!(table.stance(Seat::new(0)) == Stance::Over && table.stance(Seat::new(9)) == Stance::Idle);
    }
}
