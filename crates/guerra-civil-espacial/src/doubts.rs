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
pub(crate) struct Doubts([DoubtList; SEATS_MAX + 1]);

impl Doubts {
    pub(crate) fn of(&self, observer: Seat) -> &[Doubt] {
        &self.0[observer.index()]
    }

    /// Adds a doubt, unless there are too many.
    pub(crate) fn add(&mut self, observer: Seat, doubt: Doubt) {
        // What does not fit is forgotten: knowing less is never wrong.
        let _ = self.0[observer.index()].try_push(doubt);
    }

    /// An unseen card went from one hand to another.
    pub(crate) fn widen(&mut self, observer: Seat, from: Seat, to: Seat) {
        for doubt in self.0[observer.index()].iter_mut().filter(|doubt| doubt.among.contains(from)) {
            *doubt = Doubt { among: doubt.among.with(to), home: None, ..*doubt };
        }
    }

    /// These observers saw such a card leave this hand, and were not sure that it was there.
    pub(crate) fn seen_leaving(&mut self, observers: SeatSet, card: Card, from: Seat) {
        if self.0.iter().any(|doubts| !doubts.is_empty()) {
            observers.iter().for_each(|observer| settle_one(&mut self.0[observer.index()], card, from));
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
