//! The cards (GCE-01): fleet cards with a number of ships, and special cards of 11 kinds.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::BadNotation;

/// The most ships on one card.
pub const SHIPS_MAX: u8 = 30;
/// How many different cards there can be.
pub const KINDS: usize = SHIPS_MAX as usize + Special::ALL.len();

/// A card, as small as a byte. Two cards of the same kind are the same to everyone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// This many ships, from 1 to [`SHIPS_MAX`].
    Fleet(u8),
    /// An effect.
    Special(Special),
}

/// The kinds of special cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Special {
    /// Colonia Espacial
    SpaceColony,
    /// Nave Pirata
    PirateShip,
    /// Chatarra Espacial
    SpaceScrap,
    /// Agujero Negro
    BlackHole,
    /// Alto al fuego
    Ceasefire,
    /// Tormenta solar
    SolarStorm,
    /// Deus Ex-Machina
    DeusExMachina,
    /// Estación Espacial
    SpaceStation,
    /// Ataque de Drones
    DroneAttack,
    /// El ojo en el cielo
    EyeInTheSky,
    /// Escudo de fuerza
    ForceShield,
}

impl Special {
    /// All of them, in the order of the rulebook.
    pub const ALL: [Special; 11] = [
        Special::SpaceColony,
        Special::PirateShip,
        Special::SpaceScrap,
        Special::BlackHole,
        Special::Ceasefire,
        Special::SolarStorm,
        Special::DeusExMachina,
        Special::SpaceStation,
        Special::DroneAttack,
        Special::EyeInTheSky,
        Special::ForceShield,
    ];

    /// The name in data: `space-station`.
    pub const fn name(self) -> &'static str {
        match self {
            Special::SpaceColony => "space-colony",
            Special::PirateShip => "pirate-ship",
            Special::SpaceScrap => "space-scrap",
            Special::BlackHole => "black-hole",
            Special::Ceasefire => "ceasefire",
            Special::SolarStorm => "solar-storm",
            Special::DeusExMachina => "deus-ex-machina",
            Special::SpaceStation => "space-station",
            Special::DroneAttack => "drone-attack",
            Special::EyeInTheSky => "eye-in-the-sky",
            Special::ForceShield => "force-shield",
        }
    }

    /// The name in notation: `station`.
    pub const fn short_name(self) -> &'static str {
        match self {
            Special::SpaceColony => "colony",
            Special::PirateShip => "pirate",
            Special::SpaceScrap => "scrap",
            Special::BlackHole => "hole",
            Special::Ceasefire => "ceasefire",
            Special::SolarStorm => "storm",
            Special::DeusExMachina => "deus",
            Special::SpaceStation => "station",
            Special::DroneAttack => "drone",
            Special::EyeInTheSky => "eye",
            Special::ForceShield => "shield",
        }
    }

    /// The kind with this name, short or long.
    pub fn named(name: &str) -> Option<Special> {
        Special::ALL.into_iter().find(|special| special.name() == name || special.short_name() == name)
    }
}

impl Card {
    /// The card that wins the game.
    pub const COLONY: Card = Card::special(Special::SpaceColony);
    /// The card that may be played out of turn.
    pub const SHIELD: Card = Card::special(Special::ForceShield);
    /// The card that is played against someone.
    pub const PIRATE: Card = Card::special(Special::PirateShip);

    /// A fleet card with this many ships, from 1 to [`SHIPS_MAX`].
    #[track_caller]
    pub const fn fleet(ships: u8) -> Card {
        assert!(ships >= 1 && ships <= SHIPS_MAX, "a fleet card has from 1 to 30 ships");
        Card(ships - 1)
    }

    /// A special card.
    pub const fn special(special: Special) -> Card {
        Card(SHIPS_MAX + special as u8)
    }

    /// What is on it.
    #[inline]
    pub const fn face(self) -> Face {
        if self.0 < SHIPS_MAX {
            return Face::Fleet(self.0 + 1);
        }
        Face::Special(Special::ALL[(self.0 - SHIPS_MAX) as usize])
    }

    /// Is it a fleet card?
    #[inline]
    pub const fn is_fleet(self) -> bool {
        self.0 < SHIPS_MAX
    }

    /// Every card there can be, fleet cards first.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// For indexing arrays kept by card: below [`KINDS`], in the order of [`Card::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Reads a number of ships, or the name of a special card, short or long.
    pub fn read(text: &str) -> Result<Card, BadNotation> {
        let fleet = text.parse::<u8>().ok().filter(|ships| (1..=SHIPS_MAX).contains(ships)).map(Card::fleet);
        let card = fleet.or_else(|| Special::named(text).map(Card::special));
        card.ok_or_else(|| {
            BadNotation::new(text, "a card: a number of ships from 1 to 30, or colony, station, …")
        })
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.short_name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Fleet(ships) => write!(f, "{ships}"),
            Face::Special(special) => write!(f, "{special}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// In JSON a short text (`"7"`, `"space-station"`), in a saved state one byte.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return serializer.serialize_u8(self.0);
        }
        match self.face() {
            Face::Fleet(ships) => serializer.collect_str(&ships),
            Face::Special(special) => serializer.serialize_str(special.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        use serde::de::Error;
        if !deserializer.is_human_readable() {
            let index = u8::deserialize(deserializer)?;
            let card = Some(Card(index)).filter(|card| card.index() < KINDS);
            return card.ok_or_else(|| D::Error::custom("no card has this number"));
        }
        Card::read(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GCE-01: fleet cards and 11 kinds of special cards, each with a name of its own.
    #[test]
    fn every_card_reads_back() {
        assert_eq!(Special::ALL.len(), 11);
        for (index, card) in Card::all().enumerate() {
            assert_eq!(card.index(), index);
            assert_eq!(Card::read(&card.to_string()), Ok(card));
            let json = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&json).unwrap(), card);
            let bytes = postcard::to_allocvec(&card).unwrap();
            assert_eq!((bytes.len(), postcard::from_bytes::<Card>(&bytes).unwrap()), (1, card));
        }
        assert_eq!(Card::all().count(), KINDS);
        assert!(postcard::from_bytes::<Card>(&[KINDS as u8]).is_err());
    }

    #[test]
    fn other_words_are_no_cards() {
        for text in ["0", "31", "", "squid", "-1", "7 7"] {
            assert!(Card::read(text).is_err(), "{text}");
        }
        assert_eq!(serde_json::to_string(&Card::read("station").unwrap()).unwrap(), "\"space-station\"");
    }
}
