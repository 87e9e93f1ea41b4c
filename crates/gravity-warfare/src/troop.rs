//! Troops: six colours, two of each of three kinds (GRAV-03).

use std::fmt;
use std::str::FromStr;

use balance::{Kind, Piece, PieceId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::{BadNotation, Seat};

/// Colours in the box.
pub const COLOURS: usize = 6;
/// Troops of each colour.
pub const TROOPS_EACH: u8 = 6;

/// The three kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TroopKind {
    /// The heaviest.
    Tank,
    /// The lightest.
    Fighter,
    /// The widest.
    Ship,
}

impl TroopKind {
    /// In the order of the troop die.
    pub const ALL: [TroopKind; 3] = [TroopKind::Tank, TroopKind::Fighter, TroopKind::Ship];

    /// The shape that the physics knows.
    pub fn shape(self) -> Kind {
        Kind::ALL[self as usize]
    }

    pub(crate) fn name(self) -> &'static str {
        ["tank", "fighter", "ship"][self as usize]
    }
}

impl fmt::Display for TroopKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for TroopKind {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<TroopKind, BadNotation> {
        let known = TroopKind::ALL.into_iter().find(|kind| kind.name() == text);
        known.ok_or_else(|| BadNotation::new(text, "a kind of troop: tank, fighter or ship"))
    }
}

/// The colours, in the order of the seats that play them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Seat a.
    Red,
    /// Seat b.
    Blue,
    /// Seat c.
    Green,
    /// Seat d.
    Yellow,
    /// Seat e.
    Purple,
    /// Seat f.
    White,
}

const COLOUR: [Colour; COLOURS] =
    [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple, Colour::White];

/// One of the 36 pieces. The number is also its id in the physics: six for each colour, two for each kind.
/// In notation `bt2` is seat b's colour, a tank, the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Troop(u8);

/// A troop as JSON shows it: with a kind, so that there are words for it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Described {
    kind: TroopKind,
    colour: Colour,
    number: u8,
}

impl Troop {
    /// The piece of this colour and kind; `number` is 0 or 1.
    pub fn new(colour: usize, kind: TroopKind, number: u8) -> Troop {
        Troop(colour as u8 * TROOPS_EACH + kind as u8 * 2 + number)
    }

    /// What kind it is.
    pub fn kind(self) -> TroopKind {
        TroopKind::ALL[usize::from(self.0 % TROOPS_EACH / 2)]
    }

    /// The seat that plays this colour.
    pub fn colour_of(self) -> Seat {
        Seat::new(usize::from(self.0 / TROOPS_EACH))
    }

    /// The piece as the physics knows it.
    pub fn piece(self) -> Piece {
        Piece { id: self.id(), kind: self.kind().shape() }
    }

    /// Its id in the physics.
    pub fn id(self) -> PieceId {
        PieceId(self.0)
    }

    /// The troop with this id.
    pub(crate) fn of(id: PieceId) -> Troop {
        Troop(id.0)
    }

    fn read(text: &str) -> Option<Troop> {
        let [colour @ b'a'..=b'f', kind, number @ b'1'..=b'2'] = *text.as_bytes() else { return None };
        let kind = TroopKind::ALL.into_iter().find(|known| known.name().as_bytes()[0] == kind)?;
        Some(Troop::new(usize::from(colour - b'a'), kind, number - b'1'))
    }
}

impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.colour_of(), &self.kind().name()[..1], self.0 % 2 + 1)
    }
}

impl FromStr for Troop {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Troop, BadNotation> {
        Troop::read(text).ok_or_else(|| {
            BadNotation::new(text, "a troop: a seat's letter, t, f or s, and 1 or 2, like bt2")
        })
    }
}

impl Serialize for Troop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.0.serialize(serializer);
        }
        let colour = COLOUR[usize::from(self.0 / TROOPS_EACH)];
        Described { kind: self.kind(), colour, number: self.0 % 2 + 1 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Troop {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Troop, D::Error> {
        if deserializer.is_human_readable() {
            let Described { kind, colour, number } = Described::deserialize(deserializer)?;
            if !(1..=2).contains(&number) {
                return Err(D::Error::custom("there are two troops of each kind"));
            }
            return Ok(Troop::new(colour as usize, kind, number - 1));
        }
        let id = u8::deserialize(deserializer)?;
        if id < TROOPS_EACH * COLOURS as u8 { Ok(Troop(id)) } else { Err(D::Error::custom("no such troop")) }
    }
}

/// A set of troops, as small as a number; in JSON the list of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Troops(u64);

impl Troops {
    /// None.
    pub const NONE: Troops = Troops(0);

    /// The six of one colour.
    pub fn of_colour(seat: Seat) -> Troops {
        Troops(0b11_1111 << (seat.index() * usize::from(TROOPS_EACH)))
    }

    /// Is it in the set?
    pub fn contains(self, troop: Troop) -> bool {
        self.0 & (1 << troop.0) != 0
    }

    /// The set with this one.
    #[must_use]
    pub fn with(self, troop: Troop) -> Troops {
        Troops(self.0 | (1 << troop.0))
    }

    /// The set without this one.
    #[must_use]
    pub fn without(self, troop: Troop) -> Troops {
        Troops(self.0 & !(1 << troop.0))
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Troops) -> Troops {
        Troops(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Troops) -> Troops {
        Troops(self.0 & other.0)
    }

    /// Those not in the other.
    #[must_use]
    pub fn minus(self, other: Troops) -> Troops {
        Troops(self.0 & !other.0)
    }

    /// None in it?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Lowest first.
    pub fn iter(self) -> impl Iterator<Item = Troop> {
        (0..TROOPS_EACH * COLOURS as u8).map(Troop).filter(move |troop| self.contains(*troop))
    }

    /// The first of this kind.
    pub fn of_kind(self, kind: TroopKind) -> Option<Troop> {
        self.iter().find(|troop| troop.kind() == kind)
    }

    /// The kinds that are in it.
    pub fn kinds(self) -> impl Iterator<Item = TroopKind> {
        TroopKind::ALL.into_iter().filter(move |kind| self.of_kind(*kind).is_some())
    }
}

impl FromIterator<Troop> for Troops {
    fn from_iter<I: IntoIterator<Item = Troop>>(troops: I) -> Troops {
        troops.into_iter().fold(Troops::NONE, Troops::with)
    }
}

impl Serialize for Troops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Troops {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Troops, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Troop>::deserialize(deserializer)?.into_iter().collect());
        }
        let bits = u64::deserialize(deserializer)?;
        if bits >> 36 == 0 { Ok(Troops(bits)) } else { Err(D::Error::custom("there are 36 troops")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GRAV-03: 36 troops: of each colour two tanks, two fighters, two ships; the physics knows which is which.
    #[test]
    fn there_are_two_of_each_kind_in_each_colour() {
        let all: Troops = Seat::all(COLOURS).map(Troops::of_colour).fold(Troops::NONE, Troops::or);
        assert_eq!(all.len(), 36);
        for seat in Seat::all(COLOURS) {
            for kind in TroopKind::ALL {
                let own = Troops::of_colour(seat).iter().filter(|troop| troop.kind() == kind);
                assert_eq!(own.count(), 2);
            }
        }
        let rig = balance::Rig::standard();
        let mass = |kind: TroopKind| rig.shape(kind.shape()).mass_g;
        let width = |kind: TroopKind| rig.shape(kind.shape()).size_mm[0];
        assert!(mass(TroopKind::Tank) > mass(TroopKind::Ship));
        assert!(mass(TroopKind::Ship) > mass(TroopKind::Fighter));
        assert!(width(TroopKind::Ship) > width(TroopKind::Fighter).max(width(TroopKind::Tank)));
    }

    #[test]
    fn a_troop_reads_back() {
        for troop in Troops::of_colour(Seat::new(4)).iter() {
            assert_eq!(troop.to_string().parse(), Ok(troop));
            let json = serde_json::to_string(&troop).unwrap();
            assert_eq!(serde_json::from_str::<Troop>(&json).unwrap(), troop);
        }
        let json = serde_json::to_string(&Troop::new(1, TroopKind::Tank, 1)).unwrap();
        assert_eq!(json, r#"{"kind":"tank","colour":"blue","number":2}"#);
        assert!("gt1".parse::<Troop>().is_err() && "at3".parse::<Troop>().is_err());
    }
}
