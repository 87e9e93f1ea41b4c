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
