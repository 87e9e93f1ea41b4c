//! The cards that players hold, and who knows which of them.
//!
//! A card that everyone saw go into a hand is known to be there until such a card leaves it. Two cards of the same kind
//! are the same to everyone, so what an observer knows of a hand is how many of each kind it has at least: `known_to`
//! of the first card of a kind holds everyone who knows of one, that of the second everyone who knows of two, and so on.
//!
//! A card stolen from a hand, or laid aside to be discarded, lies face down: which one it is, the others do not know. So
//! their knowledge is of the hand and those cards together, and both are kept together here, as what a seat *holds*.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::deck::CARDS;

/// The largest table.
pub(crate) const SEATS_MAX: usize = 8;
/// Stands among those who know for whoever watches, and so for what is known to all.
pub(crate) const WATCHER: Seat = Seat::new(SEATS_MAX);

/// A card that a seat holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: Card,
    pub(crate) place: Place,
    pub(crate) known_to: SeatSet,
}

/// Where a held card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Place {
    Hand,
    /// Face down, to be discarded when everyone has chosen (GCE-31).
    Aside,
    /// Face down in the zone of this pirate until the round ends (GCE-16).
    StolenBy(Seat),
}

/// What all seats hold: by seat, then by card, then by place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hands {
    held: ArrayVec<Held, CARDS>,
    held_count: [u8; SEATS_MAX],
    hand_count: [u8; SEATS_MAX],
}

/// Everyone who can know of a card that `seat` holds, besides itself.
pub(crate) const fn everyone_but(seat: Seat, seats: usize) -> SeatSet {
    SeatSet::all(seats).without(seat).with(WATCHER)
}

impl Hands {
    /// How many cards are in the hand itself.
    #[inline]
    pub(crate) fn count(&self, seat: Seat) -> usize {
        self.hand_count[seat.index()].into()
    }

    /// Everything this seat holds.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> &[Held] {
        let start = self.start(seat);
        &self.held[start..start + usize::from(self.held_count[seat.index()])]
    }

    /// The cards in the hand, in order.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        self.held(seat).iter().filter(|held| held.place == Place::Hand).map(|held| held.card)
    }

    #[inline]
    pub(crate) fn has(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).any(|held| held == card)
    }

    /// Puts a card there, known to these.
    pub(crate) fn give(&mut self, seat: Seat, card: Card, place: Place, known_to: SeatSet) {
        let start = self.start(seat);
        let before = self.held(seat).partition_point(|held| (held.card, held.place) <= (card, place));
        self.held.insert(start + before, Held { card, place, known_to: SeatSet::EMPTY });
        self.held_count[seat.index()] += 1;
        self.hand_count[seat.index()] += u8::from(place == Place::Hand);
        let kind = self.kind(seat, card);
        for index in start + before + 1..kind.1 {
            self.held[index - 1].known_to = self.held[index].known_to;
        }
        self.held[kind.1 - 1].known_to = SeatSet::EMPTY;
        self.know_one_more(kind, known_to);
    }

    /// Takes a card away for all to see, and says who knew that one was there. None if there is none.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, place: Place) -> Option<SeatSet> {
        let index = self.find(seat, card, place)?;
        let (first, _) = self.kind(seat, card);
        let knew = self.held[first].known_to;
        for earlier in first..index {
            self.held[earlier].known_to = self.held[earlier + 1].known_to;
        }
        self.remove(seat, index);
        Some(knew)
    }

    /// Takes a card away unseen: what the others know must have been forgotten before.
    pub(crate) fn slip_away(&mut self, seat: Seat, card: Card, place: Place) -> Option<()> {
        let index = self.find(seat, card, place)?;
        let (_, end) = self.kind(seat, card);
        for later in (index + 1..end).rev() {
            self.held[later].known_to = self.held[later - 1].known_to;
        }
        self.remove(seat, index);
        Some(())
    }

    /// Moves a card of the hand to another place, face down. Nobody learns which.
    pub(crate) fn hide(&mut self, seat: Seat, card: Card, place: Place) -> Option<()> {
        let mut index = self.find(seat, card, Place::Hand)?;
        let (_, end) = self.kind(seat, card);
        // The last of its kind in the hand, then on past those that lie in places before the new one.
        while index + 1 < end && self.held[index + 1].place < place {
            self.held[index].place = self.held[index + 1].place;
            index += 1;
        }
        self.held[index].place = place;
        self.hand_count[seat.index()] -= 1;
        Some(())
    }

    /// One such card fewer is known to `observer`; false if none was.
    pub(crate) fn forget_one(&mut self, seat: Seat, card: Card, observer: Seat) -> bool {
        let (first, end) = self.kind(seat, card);
        let last = self.held[first..end].iter_mut().rfind(|held| held.known_to.contains(observer));
        last.map(|held| held.known_to = held.known_to.without(observer)).is_some()
    }

    /// Everything that `observer` knows of these cards is forgotten, one by one.
    pub(crate) fn forget_all(&mut self, seat: Seat, observer: Seat, mut each: impl FnMut(Card)) {
        let (start, count) = (self.start(seat), usize::from(self.held_count[seat.index()]));
        for held in &mut self.held[start..start + count] {
            if held.known_to.contains(observer) {
                held.known_to = held.known_to.without(observer);
                each(held.card);
            }
        }
    }

    /// The first held card that does not lie in the hand, by place: what comes first must not tell which card it is.
    pub(crate) fn first_hidden(&self, seat: Seat) -> Option<Held> {
        let hidden = self.held(seat).iter().filter(|held| held.place != Place::Hand);
        hidden.min_by_key(|held| (held.place, held.card)).copied()
    }

    fn start(&self, seat: Seat) -> usize {
        self.held_count[..seat.index()].iter().map(|count| usize::from(*count)).sum()
    }

    /// Where the cards of this kind begin and end among all.
    fn kind(&self, seat: Seat, card: Card) -> (usize, usize) {
        let (start, held) = (self.start(seat), self.held(seat));
        let first = held.partition_point(|other| other.card < card);
        let count = held[first..].iter().take_while(|other| other.card == card).count();
        (start + first, start + first + count)
    }

    /// The last one of this kind in this place.
    fn find(&self, seat: Seat, card: Card, place: Place) -> Option<usize> {
        let is_it = |held: &Held| held.card == card && held.place == place;
        self.held(seat).iter().rposition(is_it).map(|index| self.start(seat) + index)
    }

    fn remove(&mut self, seat: Seat, index: usize) {
        let gone = self.held.remove(index);
        self.held_count[seat.index()] -= 1;
        self.hand_count[seat.index()] -= u8::from(gone.place == Place::Hand);
    }

    /// These know of one more card of this kind.
    fn know_one_more(&mut self, (first, end): (usize, usize), mut who: SeatSet) {
        for held in &mut self.held[first..end] {
            let knew = held.known_to;
            held.known_to = knew.or(who);
            who = who.iter().filter(|seat| knew.contains(*seat)).collect();
        }
    }
}
