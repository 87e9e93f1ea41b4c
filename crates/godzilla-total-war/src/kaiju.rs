//! The twelve kaijus and what their figures are made of (KAIJU-01, KAIJU-02). The figures themselves are data.

use std::fmt;

use serde::{Deserialize, Serialize};

/// KAIJU-01: who one can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Kaiju {
    Anguirus,
    Ebirah,
    Gigan,
    Godzilla,
    Kamacuras,
    KingCaesar,
    KingGhidorah,
    Kumonga,
    Manda,
    Mothra,
    Rodan,
    Zilla,
}

/// One side of a kaiju's card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// How much damage defeats it.
    pub life: u8,
    /// Its innate strength.
    pub strength: u8,
    /// What its defeat is worth.
    pub points: u8,
}

/// Both sides of a kaiju's card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// The side it begins with.
    pub normal: Figures,
    /// The side after a defeat.
    pub furious: Figures,
}

impl Kaiju {
    /// All twelve.
    pub const ALL: [Kaiju; 12] = [
        Kaiju::Anguirus,
        Kaiju::Ebirah,
        Kaiju::Gigan,
        Kaiju::Godzilla,
        Kaiju::Kamacuras,
        Kaiju::KingCaesar,
        Kaiju::KingGhidorah,
        Kaiju::Kumonga,
        Kaiju::Manda,
        Kaiju::Mothra,
        Kaiju::Rodan,
        Kaiju::Zilla,
    ];

    /// Its name in notation, data and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Kaiju::Anguirus => "anguirus",
            Kaiju::Ebirah => "ebirah",
            Kaiju::Gigan => "gigan",
            Kaiju::Godzilla => "godzilla",
            Kaiju::Kamacuras => "kamacuras",
            Kaiju::KingCaesar => "king-caesar",
            Kaiju::KingGhidorah => "king-ghidorah",
            Kaiju::Kumonga => "kumonga",
            Kaiju::Manda => "manda",
            Kaiju::Mothra => "mothra",
            Kaiju::Rodan => "rodan",
            Kaiju::Zilla => "zilla",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Kaiju> {
        Kaiju::ALL.into_iter().find(|kaiju| kaiju.name() == name)
    }
}

impl fmt::Display for Kaiju {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KAIJU-01: twelve kaijus, in JSON by the same names as in notation.
    #[test]
    fn twelve_kaijus_have_one_name_each() {
        for kaiju in Kaiju::ALL {
            assert_eq!(serde_json::to_value(kaiju).unwrap(), kaiju.name());
            assert_eq!(Kaiju::named(kaiju.name()), Some(kaiju));
        }
        assert_eq!(Kaiju::named("gamera"), None);
    }
}
