//! What an observer still knows of a hand that was robbed (GCE-16).
//!
//! Who knew of a 7 in a hand, and then saw a card stolen from it unseen, knows that the 7 is now with the robbed or with the
//! pirate: a *doubt*. It goes when such a card is seen to leave one of those hands. A doubt never claims too much; what it
//! forgets is only how doubts hang together once a second theft or a second such card comes in between.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet};

use crate::card::Card;
use crate::hands::SEATS_MAX;

/// More doubts than this are forgotten: a hand has five cards, and thefts are few.
pub(crate) const DOUBTS_MAX: usize = 12;
/// How many times chance may try to settle all doubts before any consistent way will do.
const TRIES_MAX: usize = 32;
/// About how many cards a hand had when one of them was stolen.
const HAND_BEFORE: usize = 5;

/// One such card is with one of these seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// Which card.
    pub card: Card,
    /// Who may have it.
    #[serde(rename = "among_seats")]
    pub among: SeatSet,
    /// After a single theft, who was robbed: of the doubts with this home and these seats, at most one is not at home.
    #[serde(rename = "home_seat")]
    pub home: Option<Seat>,
}

/// The doubts of one observer.
pub(crate) type DoubtList = ArrayVec<Doubt, DOUBTS_MAX>;

/// The doubts of every seat, and last of whoever watches.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Doubts {
    by_observer: [DoubtList; SEATS_MAX + 1],
    /// Who has any.
    doubters: SeatSet,
}

impl Doubts {
    pub(crate) fn of(&self, observer: Seat) -> &[Doubt] {
        &self.by_observer[observer.index()]
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.doubters.is_empty()
    }

    /// Adds a doubt, unless there are too many.
    pub(crate) fn add(&mut self, observer: Seat, doubt: Doubt) {
        // What does not fit is forgotten: knowing less is never wrong.
        let _ = self.by_observer[observer.index()].try_push(doubt);
        self.doubters = self.doubters.with(observer);
    }

    /// Unseen cards went, all at once, from seats to the pirates kept by seat in `pirates_of`.
    pub(crate) fn widen(&mut self, observer: Seat, pirates_of: &[SeatSet; SEATS_MAX]) {
        for doubt in &mut self.by_observer[observer.index()] {
            let pirates = doubt.among.iter().map(|robbed| pirates_of[robbed.index()]);
            let pirates = pirates.fold(SeatSet::EMPTY, SeatSet::or);
            if !pirates.is_empty() {
                *doubt = Doubt { among: doubt.among.or(pirates), home: None, ..*doubt };
            }
        }
    }

    /// These observers saw such a card leave this hand, and were not sure that it was there.
    pub(crate) fn seen_leaving(&mut self, observers: SeatSet, card: Card, from: Seat) {
        for observer in self.doubters.iter().filter(|doubter| observers.contains(*doubter)) {
            let doubts = &mut self.by_observer[observer.index()];
            settle_one(doubts, card, from);
            if doubts.is_empty() {
                self.doubters = self.doubters.without(observer);
            }
        }
    }
}

/// One of the doubts about this card and hand is gone, and nobody knows which: each of the others takes in its neighbour's seats.
fn settle_one(doubts: &mut DoubtList, card: Card, from: Seat) {
    let mut earlier: Option<usize> = None;
    for index in 0..doubts.len() {
        if doubts[index].card != card || !doubts[index].among.contains(from) {
            continue;
        }
        if let Some(earlier) = earlier {
            let both = doubts[earlier].among.or(doubts[index].among);
            if both != doubts[earlier].among {
                doubts[earlier] = Doubt { card, among: both, home: None };
            }
        }
        earlier = Some(index);
    }
    if let Some(last) = earlier {
        doubts.remove(last);
    }
}

/// Who has each of these cards, at random, when the seats have room for this many unknown cards.
pub(crate) fn settle_all(
    doubts: &[Doubt],
    room: [u8; SEATS_MAX],
    chance: &mut Chance,
) -> Option<ArrayVec<Seat, DOUBTS_MAX>> {
    (0..TRIES_MAX)
        .find_map(|_| settle_at_random(doubts, room, chance))
        .or_else(|| settle_somehow(doubts, room))
}

fn settle_at_random(
    doubts: &[Doubt],
    mut room: [u8; SEATS_MAX],
    chance: &mut Chance,
) -> Option<ArrayVec<Seat, DOUBTS_MAX>> {
    let mut owners = ArrayVec::<Option<Seat>, DOUBTS_MAX>::from_iter(doubts.iter().map(|doubt| doubt.home));
    for index in 0..doubts.len() {
        match doubts[index].home {
            None => owners[index] = any_of(doubts[index].among, chance),
            Some(home) if is_first_of_theft(doubts, index) => {
                if let Some(away) = pick_stolen(doubts, index, chance) {
                    owners[away] = any_of(doubts[away].among.without(home), chance);
                }
            }
            Some(_) => {}
        }
    }
    let owners: ArrayVec<Seat, DOUBTS_MAX> = owners.into_iter().collect::<Option<_>>()?;
    for owner in &owners {
        let left = &mut room[owner.index()];
        *left = left.checked_sub(1)?;
    }
    Some(owners)
}

fn same_theft(one: &Doubt, other: &Doubt) -> bool {
    (one.home, one.among) == (other.home, other.among)
}

fn is_first_of_theft(doubts: &[Doubt], index: usize) -> bool {
    !doubts[..index].iter().any(|earlier| same_theft(earlier, &doubts[index]))
}

/// Which of the cards of one theft was the stolen one: each as likely as any card of the hand, and often none of them.
fn pick_stolen(doubts: &[Doubt], first: usize, chance: &mut Chance) -> Option<usize> {
    let of_theft = |index: &usize| same_theft(&doubts[*index], &doubts[first]);
    let count = (0..doubts.len()).filter(of_theft).count();
    let pick = chance.index(HAND_BEFORE.max(count + 1));
    (0..doubts.len()).filter(of_theft).nth(pick)
}

fn any_of(seats: SeatSet, chance: &mut Chance) -> Option<Seat> {
    if seats.is_empty() { None } else { seats.iter().nth(chance.index(seats.len())) }
}

/// Any way to give each of these cards to one of its seats (by augmenting paths); none only if there is none.
pub(crate) fn settle_somehow(doubts: &[Doubt], room: [u8; SEATS_MAX]) -> Option<ArrayVec<Seat, DOUBTS_MAX>> {
    let mut owners = ArrayVec::from_iter(doubts.iter().map(|_| None));
    for index in 0..doubts.len() {
        find_owner(doubts, &room, &mut owners, index, &mut SeatSet::EMPTY.clone())?;
    }
    owners.into_iter().collect()
}

fn find_owner(
    doubts: &[Doubt],
    room: &[u8; SEATS_MAX],
    owners: &mut ArrayVec<Option<Seat>, DOUBTS_MAX>,
    index: usize,
    tried: &mut SeatSet,
) -> Option<()> {
    for seat in doubts[index].among.iter() {
        if tried.contains(seat) {
            continue;
        }
        *tried = tried.with(seat);
        let has = |owner: &&Option<Seat>| **owner == Some(seat);
        let is_full = owners.iter().filter(has).count() >= usize::from(room[seat.index()]);
        let mut guests = 0..doubts.len();
        let made_room = !is_full
            || guests.any(|guest| {
                owners[guest] == Some(seat) && find_owner(doubts, room, owners, guest, tried).is_some()
            });
        if made_room {
            owners[index] = Some(seat);
            return Some(());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::check;

    /// GCE-16: when such a card is seen to leave one of the hands, the doubt is gone.
    #[test]
    fn a_doubt_goes_with_the_card() {
        let position = "a*: [1 7] | b: [2 9] | c: [3] | disputed 4 | doubts c:7@ab^a c:9@ab^a w:7@ab^a";
        check(position, "a play 7", "doubts c:9@ab^a");
        check(position, "a play 1", "doubts c:7@ab^a c:9@ab^a w:7@ab^a");
        check(&format!("{position} | turn b"), "b play 9", "doubts c:7@ab^a w:7@ab^a");
    }

    /// GCE-16: who knows for certain of one such card has no doubt settled by it.
    #[test]
    fn what_is_certain_goes_first() {
        check(
            "a*: [7/c 7] | b: [2] | c: [3] | disputed 4 | doubts c:7@ab^a w:7@ab^a",
            "a play 7",
            "doubts c:7@ab^a",
        );
    }

    /// GCE-16: of two doubts that may be meant, one is left, and may be anywhere the two were.
    #[test]
    fn two_doubts_become_one() {
        let position = "a*: [7] | b: [7] | c: [3] | d: [1] | disputed 4 | doubts d:7@ab^a d:7@bc";
        check(&format!("{position} | turn b"), "b play 7", "doubts d:7@abc");
        check(position, "a play 7", "doubts d:7@bc");
    }

    /// GCE-16: after a second theft the card may be with the second pirate too.
    #[test]
    fn a_second_theft_widens_a_doubt() {
        let position = "a*: 9 [1 2 3 4 5] | b: pirate [1 7] stolen 8>c | c: pirate [3] | d-: [1] | e-: [7] | disputed 10 | turn b | doubts d:7@be^b a:7@be";
        check(position, "b abandon; a pass; c abandon", "doubts a:7@bce d:7@bce");
    }

    /// GCE-16: at most one card of a theft has changed hands, and any of them may have.
    #[test]
    fn one_card_of_a_theft_changes_hands() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let doubt =
            |ships| Doubt { card: Card::fleet(ships), among: SeatSet::only(a).with(b), home: Some(a) };
        let doubts = [doubt(6), doubt(7), doubt(8)];
        let mut chance = Chance::new(tabletop::Seed::from_number(5));
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let owners = settle_all(&doubts, [3, 5, 0, 0, 0, 0, 0, 0], &mut chance).unwrap();
            seen.insert(owners.iter().map(|owner| owner.letter()).collect::<String>());
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["aaa", "aab", "aba", "baa"]);
        // With room for two only, one must be with the pirate; with room for one, no theft explains it, but a way is found.
        assert!(
            (0..50).all(|_| settle_all(&doubts, [2, 5, 0, 0, 0, 0, 0, 0], &mut chance).unwrap().contains(&b))
        );
        assert!(settle_all(&doubts, [1, 5, 0, 0, 0, 0, 0, 0], &mut chance).is_some());
        assert!(settle_all(&doubts, [1, 1, 5, 0, 0, 0, 0, 0], &mut chance).is_none());
    }

    /// A way is found even where the first choice is in the way of another.
    #[test]
    fn a_way_is_found_if_there_is_one() {
        let among = |seats: &[usize]| seats.iter().map(|seat| Seat::new(*seat)).collect();
        let doubt = |seats: &[usize]| Doubt { card: Card::fleet(1), among: among(seats), home: None };
        let doubts = [doubt(&[0, 1]), doubt(&[0, 2]), doubt(&[0])];
        let owners = settle_somehow(&doubts, [1, 1, 1, 0, 0, 0, 0, 0]).unwrap();
        assert_eq!(owners.iter().map(|owner| owner.index()).collect::<Vec<_>>(), [1, 2, 0]);
    }

    #[test]
    fn too_many_doubts_are_forgotten() {
        let mut doubts = Doubts::default();
        let doubt = Doubt { card: Card::COLONY, among: SeatSet::all(2), home: None };
        (0..40).for_each(|_| doubts.add(Seat::new(3), doubt));
        assert_eq!(doubts.of(Seat::new(3)).len(), DOUBTS_MAX);
    }
}
