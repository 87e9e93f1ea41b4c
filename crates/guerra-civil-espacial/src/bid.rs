//! Fleet cards and the bid (GCE-08).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::Card;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::GuerraCivilEspacial;

impl GuerraCivilEspacial {
    /// GCE-08: a fleet card must bring its owner level with, or above, the largest fleet in contention.
    pub(crate) fn play_fleet(
        &mut self,
        seat: Seat,
        ships: u8,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        let card = Card::Fleet(ships);
        if !self.hands.has(seat, card) {
            return Err(Refusal::NotInHand { card });
        }
        let (total, bid) = (self.zone(seat).ships() + u32::from(ships), self.bid());
        if total < bid {
            return Err(Refusal::BelowBid { total, bid });
        }
        self.lay_from_hand(seat, card)?;
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Played { seat, card, ships: total });
        self.next_turn(seat, chance, tell);
        Ok(())
    }
}
