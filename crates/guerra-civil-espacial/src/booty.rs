//! Booty: what becomes of stolen cards when the round ends, and of what the table knew of them (GCE-16, GCE-31).

use arrayvec::ArrayVec;
use tabletop::{Seat, SeatSet, Tell};

use crate::card::Card;
use crate::deck::CARDS;
use crate::doubts::Doubt;
use crate::event::Event;
use crate::hands::{Place, SEATS_MAX, WATCHER};
use crate::state::GuerraCivilEspacial;

/// A card that was stolen this round.
#[derive(Debug, Clone, Copy)]
struct Theft {
    robbed: Seat,
    pirate: Seat,
    card: Card,
}

type Thefts = ArrayVec<Theft, CARDS>;

impl GuerraCivilEspacial {
    /// GCE-31: pirates take their booty to hand. GCE-16: they see it, and the robbed know it.
    pub(crate) fn take_booty(&mut self, tell: &mut Tell<'_, Event>) {
        let thefts = self.thefts();
        if thefts.is_empty() {
            return;
        }
        for observer in self.everyone().chain([WATCHER]) {
            self.remember(observer, &thefts);
        }
        for Theft { robbed, pirate, card } in &thefts {
            self.hands.slip_away(*robbed, *card, Place::StolenBy(*pirate)).expect("the booty lies there");
        }
        for &Theft { robbed, pirate, card } in &thefts {
            self.hands.give(pirate, card, Place::Hand, SeatSet::only(robbed));
            tell.tell(Event::TookBooty { seat: pirate, target_seat: robbed, card: Some(card) });
        }
    }

    /// By robbed, then by pirate: the order must not tell which card is which.
    fn thefts(&self) -> Thefts {
        let mut thefts = Thefts::new();
        for robbed in self.everyone() {
            let first = thefts.len();
            for held in self.hands.hidden(robbed) {
                if let Place::StolenBy(pirate) = held.place {
                    thefts.push(Theft { robbed, pirate, card: held.card });
                }
            }
            thefts[first..].sort_unstable_by_key(|theft| (theft.pirate, theft.card));
        }
        thefts
    }

    /// What an observer still knows of the hands that were robbed. A pirate sees the own booty; of the others' it is known only
    /// that some card of the robbed hand is with the pirate now, so whatever was known to be there is in doubt.
    fn remember(&mut self, observer: Seat, thefts: &[Theft]) {
        for theft in thefts.iter().filter(|theft| theft.pirate == observer) {
            if !self.hands.forget_one(theft.robbed, theft.card, observer) {
                self.doubts.seen_leaving(SeatSet::only(observer), theft.card, theft.robbed);
            }
        }
        let (mut pirates_of, mut count_of) = ([SeatSet::EMPTY; SEATS_MAX], [0; SEATS_MAX]);
        for theft in thefts.iter().filter(|theft| theft.pirate != observer && theft.robbed != observer) {
            let robbed = theft.robbed.index();
            pirates_of[robbed] = pirates_of[robbed].with(theft.pirate);
            count_of[robbed] += 1;
        }
        self.doubts.widen(observer, &pirates_of);
        for robbed in self.everyone().filter(|robbed| count_of[robbed.index()] > 0) {
            let among = pirates_of[robbed.index()].with(robbed);
            let home = (count_of[robbed.index()] == 1).then_some(robbed);
            self.hands
                .forget_all(robbed, observer, |card| self.doubts.add(observer, Doubt { card, among, home }));
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Event as _, Viewer};

    use super::*;
    use crate::testing::{check, play_telling, view};

    /// GCE-16: until the round ends only the robbed knows the booty; then the pirate does too.
    #[test]
    fn booty_is_known_to_the_robbed() {
        let position = "a*: 9 [1 2 3 4 5] | b: [1 pirate] | c: 3 [7 8] | d-: [6] | disputed 10 | turn b";
        let stolen = |viewer| {
            let view = view(position, "b play pirate c; c let be", viewer);
            let own = view.players[2].own.as_ref();
            (
                view.players[2].stolen_by_seats.len(),
                own.map(|own| own.iter().filter(|card| card.stolen_by_seat.is_some()).count()),
            )
        };
        assert_eq!(
            ["a", "b", "c", "d", "w"].map(stolen),
            [(1, None), (1, None), (1, Some(1)), (1, None), (1, None)]
        );
        let position =
            "a*: 9 [1 2 3 4 5] | b: pirate [1 2 3 4 5] | c-: [7] stolen 8>b | disputed 10 | turn b";
        let seen = |viewer| {
            let (_, events) = play_telling(position, "b abandon").unwrap();
            let booty = events.iter().map(|event| event.seen_by(viewer));
            booty.filter(|event| matches!(event, Event::TookBooty { card: Some(_), .. })).count()
        };
        let viewers: Vec<Viewer> = Viewer::all(3).collect();
        assert_eq!(viewers.into_iter().map(seen).collect::<Vec<_>>(), [0, 1, 1, 0]);
    }

    /// GCE-16, GCE-31: with the round over the pirate has it, known to the robbed. What the others knew of that hand is in doubt.
    #[test]
    fn after_a_theft_the_others_are_in_doubt() {
        let position =
            "a*: 9 [1 2 3 4 5] | b: pirate [1 2 3 4 5] | c-: [6! 7/a 8 8] stolen 9!>b | disputed 10 | turn b";
        check(
            position,
            "b abandon",
            "b: [1 2 3 4 5 9/c] ; c: [1 6/b 7 8 8] ; doubts a:6@bc^c a:7@bc^c a:9@bc^c w:6@bc^c w:9@bc^c",
        );
    }

    /// GCE-16: a card won in the round of a theft was not in the hand that was robbed, and stays known.
    #[test]
    fn what_is_won_later_is_not_in_doubt() {
        let position = "a*: 6 [2] | b: [3 pirate] | c: [4] | disputed 5 | turn b";
        check(
            position,
            "b play pirate c; c let be; a abandon; b abandon",
            "b: [3 3 3 3 3 4/c] ; c: [1 2 2 2 2 5!]",
        );
    }

    /// GCE-16: two thefts in one round, one from the other's pirate: booty that lies face down cannot be stolen on.
    #[test]
    fn booty_is_not_stolen_on() {
        let position = "a*: 9 [1 2 3 4 5] | b: pirate [1 2 3 4] stolen 5!>d | c-: [6! 8 8 8] stolen 9>b | d: pirate [6 6] | disputed 10 | turn b";
        check(
            position,
            "b abandon; a pass; d abandon",
            "b: [1 2 2 3 4 9/c] ; d: [1 1 1 5/b 6 6] ; doubts a:5@bd^b a:6@bc^c c:5@bd^b d:6@bc^c w:5@bd^b w:6@bc^c",
        );
    }
}
