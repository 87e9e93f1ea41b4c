//! Who sits where, sets of seats, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::BadNotation;

/// The largest table of any game.
pub const MAX_SEATS: usize = 16;

/// A place at the table, counted clockwise from 0. In notation it is a letter: `a`, `b`, …
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl TryFrom<u8> for Seat {
    type Error = BadNotation;

    fn try_from(index: u8) -> Result<Seat, BadNotation> {
        if usize::from(index) < MAX_SEATS {
            return Ok(Seat(index));
        }
        Err(BadNotation::new(index.to_string(), "the number of a seat"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The seat at `index`, which must be below [`MAX_SEATS`].
    #[track_caller]
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "a table has at most 16 seats");
        Seat(index as u8)
    }

    /// For indexing arrays kept by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        assert!(seats <= MAX_SEATS, "a table has at most 16 seats");
        (0..seats as u8).map(Seat)
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The next seat counter-clockwise (to the right) at a table of `seats`.
    #[inline]
    pub const fn right(self, seats: usize) -> Seat {
        Seat(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }

    /// The letter that stands for this seat in notation.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The seat that `text`, one letter, stands for at a table of `seats`.
    pub fn read(text: &str, seats: usize) -> Result<Seat, BadNotation> {
        let index = match text.as_bytes() {
            [letter @ b'a'..=b'p'] => usize::from(letter - b'a'),
            _ => return Err(BadNotation::new(text, "a seat: one letter from a on")),
        };
        if index >= seats {
            return Err(BadNotation::new(text, format!("a seat of a table of {seats}")));
        }
        Ok(Seat::new(index))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats, as small as a number. Written in JSON as the list of its seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u32 << seats) - 1) as u16)
    }

    /// Just this one.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is this seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat in it.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        if !deserializer.is_human_readable() {
            return u16::deserialize(deserializer).map(SeatSet);
        }
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Whose eyes a view or an event is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Someone who watches and has no secrets of their own.
    Spectator,
    /// Everything face up: for replays of finished games, never for one that is being played.
    Open,
}

impl Viewer {
    /// May this viewer see what only `owner` may see?
    pub fn is(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Spectator => false,
            Viewer::Open => true,
        }
    }

    /// Everyone who can look at a running game of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_round() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        assert_eq!(seats[2].left(3), seats[0]);
        assert_eq!(seats[0].right(3), seats[2]);
        assert_eq!(seats[1].left(3).right(3), seats[1]);
    }

    #[test]
    fn a_seat_reads_back_and_a_wrong_one_is_told() {
        assert_eq!(Seat::read("c", 3), Ok(Seat::new(2)));
        assert_eq!(Seat::read("d", 3).unwrap_err().to_string(), "`d` is not a seat of a table of 3");
        assert!(Seat::read("", 3).is_err());
        assert!(Seat::read("ab", 3).is_err());
    }

    #[test]
    fn a_set_is_its_seats() {
        let set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 4]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat::new(1))));
        assert_eq!(SeatSet::all(16).len(), 16);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<SeatSet>("[1,4]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[99]").is_err());
    }
}
