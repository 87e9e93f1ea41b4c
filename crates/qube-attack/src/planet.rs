//! One planet: its name, its kind, its place on the drawing (QUBE-02).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::BadNotation;

/// The longest name a planet can have.
const NAME_MAX: usize = 4;

/// The name of a planet: a capital letter, then capitals and digits, four at most. `E1`, `F`, `MOON`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlanetId([u8; NAME_MAX]);

impl PlanetId {
    /// Reads a name.
    pub fn read(text: &str) -> Result<PlanetId, BadNotation> {
        let bytes = text.as_bytes();
        let starts_well = bytes.first().is_some_and(u8::is_ascii_uppercase);
        let goes_on_well = bytes.iter().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
        if !starts_well || !goes_on_well || bytes.len() > NAME_MAX {
            return Err(BadNotation::new(
                text,
                "the name of a planet: a capital letter, then capitals and digits, four at most",
            ));
        }
        let mut name = [0; NAME_MAX];
        name[..bytes.len()].copy_from_slice(bytes);
        Ok(PlanetId(name))
    }

    fn as_str(&self) -> &str {
        let len = self.0.iter().position(|byte| *byte == 0).unwrap_or(NAME_MAX);
        std::str::from_utf8(&self.0[..len]).expect("a name is made of ASCII letters and digits")
    }
}

impl fmt::Display for PlanetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for PlanetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for PlanetId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for PlanetId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PlanetId, D::Error> {
        let text = String::deserialize(deserializer)?;
        PlanetId::read(&text).map_err(serde::de::Error::custom)
    }
}

/// What a planet does (QUBE-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Where a colour's cubes enter; nobody moves in, nobody is attacked there.
    Entrance,
    /// Gives a cube.
    Cube,
    /// Puts a cube beneath a cube.
    Wound,
    /// Gives a weapon.
    Armory,
    /// Pays 2.
    CrescentMoon,
    /// Pays 4.
    FullMoon,
}

impl Kind {
    /// QUBE-17: what a moon pays to the only colour on it.
    pub(crate) fn pays(self) -> Option<u16> {
        match self {
            Kind::CrescentMoon => Some(2),
            Kind::FullMoon => Some(4),
            Kind::Entrance | Kind::Cube | Kind::Wound | Kind::Armory => None,
        }
    }
}

/// A planet as the board's file describes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planet {
    /// Its name.
    pub id: PlanetId,
    /// What it does.
    pub kind: Kind,
    /// Whose entrance it is.
    #[serde(default)]
    pub colour: Option<String>,
    /// Where it is drawn, from -100 (left) to 100.
    pub x: f64,
    /// Where it is drawn, from -100 (top) to 100.
    pub y: f64,
}
