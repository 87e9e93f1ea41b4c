//! A player's cubes: on the board, in reserve, lost (QUBE-01).

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::planet::PlanetId;

/// QUBE-01: cubes a player has in all.
pub const CUBES: u8 = 20;

/// What a cube is armed with (QUBE-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// An empty face up.
    Unarmed,
    /// Hits on the same planet.
    Short,
    /// Hits on a connected planet.
    Long,
}

impl Weapon {
    pub(crate) fn letter(self) -> &'static str {
        match self {
            Weapon::Unarmed => "",
            Weapon::Short => "s",
            Weapon::Long => "l",
        }
    }
}

/// A cube as people speak of it: where it stands, its weapon, and whether a second cube lies beneath it.
///
/// Two cubes of one owner that agree in all of this are the same to the rules: nothing tells them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cube {
    /// Where it stands.
    pub planet: PlanetId,
    /// Its weapon.
    pub weapon: Weapon,
    /// Is there a cube beneath it? Then it takes two hits.
    pub double: bool,
}

impl fmt::Display for Cube {
    /// `C1`, `C1s`, `C1l+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.planet, self.weapon.letter(), if self.double { "+" } else { "" })
    }
}

/// A cube as the state keeps it: the planet by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Placed {
    pub(crate) planet: u8,
    pub(crate) weapon: Weapon,
    pub(crate) double: bool,
}

impl Placed {
    /// How many wooden cubes it is made of.
    pub(crate) fn wood(self) -> u8 {
        1 + u8::from(self.double)
    }
}

/// All cubes of one player, and the points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// On the board, in order: equal cubes stand together.
    pub(crate) cubes: ArrayVec<Placed, { CUBES as usize }>,
    pub(crate) reserve: u8,
    pub(crate) lost: u8,
    pub(crate) points: u16,
}

impl Army {
    /// QUBE-05: one unarmed cube on the own entrance, the others in reserve.
    pub(crate) fn at_start(entrance: u8) -> Army {
        let mut army = Army { cubes: ArrayVec::new(), reserve: CUBES, lost: 0, points: 0 };
        army.enter(entrance);
        army
    }

    /// One unarmed cube goes from the reserve to the entrance.
    pub(crate) fn enter(&mut self, entrance: u8) {
        self.reserve -= 1;
        self.put(Placed { planet: entrance, weapon: Weapon::Unarmed, double: false });
    }

    pub(crate) fn put(&mut self, cube: Placed) {
        let place = self.cubes.partition_point(|other| *other < cube);
        self.cubes.insert(place, cube);
    }

    /// Takes one cube like this off the board. There must be one.
    pub(crate) fn take(&mut self, cube: Placed) {
        let place = self.cubes.iter().position(|other| *other == cube).expect("the cube is on the board");
        self.cubes.remove(place);
    }

    /// How many cubes like this there are.
    #[inline]
    pub(crate) fn count(&self, cube: Placed) -> usize {
        self.cubes.iter().filter(|other| **other == cube).count()
    }

    /// The planets with at least one of its cubes.
    #[inline]
    pub(crate) fn planets(&self) -> u64 {
        self.cubes.iter().fold(0, |set, cube| set | 1 << cube.planet)
    }

    /// The cubes that differ, with how many there are of each.
    #[inline]
    pub(crate) fn distinct(&self) -> impl Iterator<Item = (Placed, usize)> {
        self.cubes.chunk_by(|one, other| one == other).map(|same| (same[0], same.len()))
    }
}
