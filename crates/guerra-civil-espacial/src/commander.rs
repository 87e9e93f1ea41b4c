//! What only the Commander does: exchange the disputed card for a Space Colony (GCE-13, GCE-34, GCE-36).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{GuerraCivilEspacial, Phase};
use crate::zone::Laid;

impl GuerraCivilEspacial {
    /// GCE-13: besides the turn's action. A fleet card so taken joins the fleet without having to meet the bid; a special
    /// card lies there with no effect. GCE-36: who had passed before may bid again.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        if seat != self.commander {
            return Err(Refusal::NotCommander);
        }
        self.take_from_hand(seat, Card::COLONY).map_err(|_| Refusal::NoColony)?;
        let taken = self.disputed.replace(Card::COLONY).expect("a round has a disputed card");
        let doubler = self.doubler(seat);
        self.zones[seat.index()].lay(Laid { card: taken, taken: true }, doubler);
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Exchanged { seat, taken_card: taken, ships: self.zone(seat).ships() });
        self.end_turn_if_spent(seat, chance, tell);
        Ok(())
    }

    /// GCE-34: after a card whose effect the Commander had to wait for, an exchange is still possible. Who has no card
    /// left has nothing to exchange; everyone can see that.
    pub(crate) fn end_turn_after_effect(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        if seat == self.commander && self.hands.count(seat) > 0 {
            self.phase = Phase::TurnEnd { seat };
        } else {
            self.next_turn(seat, chance, tell);
        }
    }

    /// GCE-12: without cards there is nothing left to do in a turn.
    pub(crate) fn end_turn_if_spent(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.hands.count(seat) == 0 {
            self.next_turn(seat, chance, tell);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// GCE-13: besides the turn's action; a fleet card so taken counts at once and need not meet the bid, and can win it.
    #[test]
    fn the_exchange_is_besides_the_action() {
        let position = "a*: 3 [1 2 colony] | b: 9 [5] | disputed 7";
        check(position, "a pass", "with 3 ships you cannot pass a bid of 9");
        check(position, "a exchange", "a*: 3 (7) [1 2] ; disputed colony ; turn a");
        check(position, "a exchange; a pass", "a*.: 3 (7) [1 2] ; turn b");
        check(position, "a exchange; a play 1; b abandon", "a*: 3 (7) 1 [2] colonies 1 ; over");
        let short_of_it = "a*: [1 2 colony] | b: 9 [5] | disputed 7";
        check(short_of_it, "a exchange", "a*: (7) [1 2] ; disputed colony ; turn a");
        check(short_of_it, "a exchange; a play 1", "8 ships do not reach the bid of 9");
    }

    /// GCE-13: a special card taken lies in the zone with no effect and no ships.
    #[test]
    fn a_special_card_taken_does_nothing() {
        check("a*: 3 [1 colony] | b: 3 [5] | disputed eye", "a exchange; a pass; b pass", "scrap colony");
        let shield = "a*: 3 [1 colony] | b: [storm 5] | disputed shield";
        check(shield, "a exchange; a pass; b play storm", "storm b asks a");
        check(
            shield,
            "a exchange; a pass; b play storm; a let be",
            "a*: [1] ; b: storm [5] ; scrap 3 shield",
        );
    }

    /// GCE-13: only the Commander, only in their own turn, only with a colony.
    #[test]
    fn only_the_commander_exchanges() {
        let position = "a*: 3 [1 colony] | b: 3 [5 colony] | disputed 4";
        check(
            &format!("{position} | turn b"),
            "b exchange",
            "only the Commander exchanges the disputed card",
        );
        check(&format!("{position} | turn b"), "a exchange", "out of turn only a Force Shield may be played");
        check(
            "a*: 3 [1] | b: 3 [5] | disputed 4",
            "a exchange",
            "there is no Space Colony in your hand to exchange",
        );
    }

    /// GCE-34: after a Space Station the new card can still be exchanged; after a fleet card the turn is over.
    #[test]
    fn the_exchange_may_come_after_the_effect() {
        let position = "a*: [2 station colony] | b: [5] | disputed 3 | deck 8 rest";
        check(position, "a play station", "disputed 8 ; end a");
        check(position, "a play station; a exchange", "a*: station (8) [2] ; disputed colony ; end a");
        check(
            position,
            "a play station; a exchange; a done",
            "a*: station (8) [2] ; disputed colony ; turn b",
        );
        check(position, "a play 2", "turn b");
        check(
            position,
            "a play station; a play 2",
            "you have had your action; exchange, play a Force Shield or end your turn",
        );
    }

    /// GCE-34: who is asked does not tell who holds a colony; only those without cards are not asked.
    #[test]
    fn the_end_of_the_turn_tells_nothing() {
        check("a*: [2 station] | b: [5] | disputed 3", "a play station", "end a");
        check("a*: [station] | b: [5] | disputed 3", "a play station", "turn b");
        check("a: [5] | b*: 4 [1] | c: [2 station] | disputed 3 | turn c", "c play station", "turn b");
        check("a*: [shield station] | b: [5] | disputed 3", "a play station; a play shield", "turn b");
    }

    /// GCE-36: an exchange reopens the dispute for those who had passed.
    #[test]
    fn an_exchange_reopens_the_dispute() {
        let position = "a*: [1 colony] | b.: [5] | c.: [5] | disputed 4";
        check(position, "a exchange", "b: [5] ; c: [5] ; turn a");
        check(position, "a exchange; a pass", "a*.: (4) [1] ; turn c");
    }

    /// GCE-12, GCE-13: with the last card exchanged there is nothing left to do in the turn.
    #[test]
    fn an_exchange_of_the_last_card_ends_the_turn() {
        check("a*: [colony] | b: [5] | disputed 4", "a exchange", "a*: (4) [] ; turn b");
    }
}
