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
        let card = Card::fleet(ships);
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

#[cfg(test)]
mod tests {
    use crate::testing::check;

    /// GCE-08: level with the largest fleet in contention, or above.
    #[test]
    fn a_fleet_card_meets_the_bid() {
        let position = "a*: 9 [1] | b: 3 [2 6 7 station] | disputed 4 | turn b";
        check(position, "b play 2", "5 ships do not reach the bid of 9");
        check(position, "b play 6", "b: 3 6 [2 7 station] ; turn a");
        check(position, "b play 7", "b: 3 7 [2 6 station] ; turn a");
        check(position, "b play 10", "10 is not in your hand");
    }

    /// GCE-08, GCE-09: too few ships to bid, but a special card is always welcome.
    #[test]
    fn below_the_bid_only_specials_are_left() {
        let position = "a*: 9 [1] | b: 3 [2 5 station colony] | disputed 4 | turn b | deck 10 rest";
        check(position, "b play 5", "8 ships do not reach the bid of 9");
        check(position, "b play station", "b: 3 station [2 5 colony] ; disputed 10 ; turn a");
        check(position, "b play colony", "b: 3 colony [2 5 station] ; turn a");
        check(position, "b play storm", "storm is not in your hand");
    }

    /// GCE-08: the fleets of those who have abandoned are no bid.
    #[test]
    fn abandoned_fleets_are_no_bid() {
        check("a*-: 9 [1] | b: 3 [2] | c: 4 [5] | disputed 4 | turn b", "b play 2", "b: 3 2 [] ; turn c");
    }
}
