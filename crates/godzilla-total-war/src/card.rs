//! The cards: 90 to play with, Buildings, and the King of Monsters (KAIJU-03, KAIJU-04).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// How many kinds there can be.
pub(crate) const KINDS: usize = 50;
/// The first kind that is not played from a hand.
const PLAYING_KINDS: u8 = 38;
/// The first kind that is no number from 0 to 10.
const NUMBER_KINDS: u8 = 33;
/// Each kind of number counts from 0 to 10.
const VALUES: u8 = 11;

/// What the King of Monsters card is worth as Extra Damage, and how large a damage card it can remove (KAIJU-30).
pub(crate) const KING_VALUE: u8 = 4;

/// Every kind by its name, in the order of hands and lists.
#[rustfmt::skip]
const NAMES: [&str; KINDS] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "extra-0", "extra-1", "extra-2", "extra-3", "extra-4", "extra-5", "extra-6", "extra-7", "extra-8",
    "extra-9", "extra-10",
    "building-0", "building-1", "building-2", "building-3", "building-4", "building-5", "building-6",
    "building-7", "building-8", "building-9", "building-10",
    "minus-three", "reversal", "choose-target", "wound", "double-wound",
    "building-card-0", "building-card-1", "building-card-2", "building-card-3", "building-card-4",
    "building-card-5", "building-card-6", "building-card-7", "building-card-8", "building-card-9",
    "building-card-10",
    "king-of-monsters",
];

/// A card, as small as a number. Equal cards are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardKind {
    /// A plain number, 0 to 10.
    Number(u8),
    /// A number with a heart: Extra Damage.
    ExtraDamage(u8),
    /// A number that raises a building.
    BuildingNumber(u8),
    /// Lowers the blow by three.
    MinusThree,
    /// Turns the direction of play round.
    Reversal,
    /// Names who answers next.
    ChooseTarget,
    /// Only a special card answers it.
    Wound,
    /// Nothing answers it.
    DoubleWound,
    /// A Building, by its damage. Never in a hand.
    Building(u8),
    /// The winner's card from the last game. Never in a hand.
    KingOfMonsters,
}

impl Card {
    pub(crate) const MINUS_THREE: Card = Card(33);
    pub(crate) const CHOOSE_TARGET: Card = Card(35);
    pub(crate) const DOUBLE_WOUND: Card = Card(37);
    pub(crate) const KING_OF_MONSTERS: Card = Card(49);

    /// Every card there can be, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// What it is.
    pub fn kind(self) -> CardKind {
        match self.0 {
            0..11 => CardKind::Number(self.0),
            11..22 => CardKind::ExtraDamage(self.0 - VALUES),
            22..33 => CardKind::BuildingNumber(self.0 - 2 * VALUES),
            33 => CardKind::MinusThree,
            34 => CardKind::Reversal,
            35 => CardKind::ChooseTarget,
            36 => CardKind::Wound,
            37 => CardKind::DoubleWound,
            38..49 => CardKind::Building(self.0 - PLAYING_KINDS),
            _ => CardKind::KingOfMonsters,
        }
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// One of the 90?
    pub(crate) fn is_playing_card(self) -> bool {
        self.0 < PLAYING_KINDS
    }

    /// A Building card?
    pub(crate) fn is_building(self) -> bool {
        matches!(self.kind(), CardKind::Building(_))
    }

    /// KAIJU-20: its number from 0 to 10, of any of the three kinds. Minus three has none.
    #[inline]
    pub fn number(self) -> Option<u8> {
        (self.0 < NUMBER_KINDS).then_some(self.0 % VALUES)
    }

    /// The value it has as a blow: its number; 4 for the King of Monsters.
    #[inline]
    pub(crate) fn blow_value(self) -> Option<u8> {
        if self == Card::KING_OF_MONSTERS { Some(KING_VALUE) } else { self.number() }
    }

    /// What it adds up to beside a kaiju.
    pub fn damage(self) -> u8 {
        match self.kind() {
            CardKind::Building(value) => value,
            _ => self.blow_value().unwrap_or(0),
        }
    }

    /// An Extra Damage card, or the King of Monsters, which can be one (KAIJU-30).
    pub fn is_extra_damage(self) -> bool {
        matches!(self.kind(), CardKind::ExtraDamage(_) | CardKind::KingOfMonsters)
    }

    /// Reversal, Choose Target, Wound or Double Wound.
    #[inline]
    pub fn is_special(self) -> bool {
        (Card::MINUS_THREE.0 + 1..PLAYING_KINDS).contains(&self.0)
    }

    /// Its name in notation, data and JSON.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}

/// Cards met so far.
#[derive(Default)]
pub(crate) struct CardSet(u64);

impl CardSet {
    /// Adds the card; false if it was there.
    pub(crate) fn adds(&mut self, card: Card) -> bool {
        let bit = 1 << card.0;
        let is_new = self.0 & bit == 0;
        self.0 |= bit;
        is_new
    }
}

/// A name that no card has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no card `{0}`")]
pub struct NoSuchCard(String);

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(name: &str) -> Result<Card, NoSuchCard> {
        let index = NAMES.iter().position(|known| *known == name);
        index.map(|index| Card(index as u8)).ok_or_else(|| NoSuchCard(name.chars().take(40).collect()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            return name.parse().map_err(D::Error::custom);
        }
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < KINDS { Ok(Card(index)) } else { Err(D::Error::custom("no such card")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KAIJU-03, KAIJU-04: every card has a name of its own that reads back, and a kind that agrees with it.
    #[test]
    fn every_card_reads_back() {
        for card in Card::all() {
            assert_eq!(card.name().parse(), Ok(card));
            let named = match card.kind() {
                CardKind::Number(value) => value.to_string(),
                CardKind::ExtraDamage(value) => format!("extra-{value}"),
                CardKind::BuildingNumber(value) => format!("building-{value}"),
                CardKind::MinusThree => "minus-three".to_owned(),
                CardKind::Reversal => "reversal".to_owned(),
                CardKind::ChooseTarget => "choose-target".to_owned(),
                CardKind::Wound => "wound".to_owned(),
                CardKind::DoubleWound => "double-wound".to_owned(),
                CardKind::Building(value) => format!("building-card-{value}"),
                CardKind::KingOfMonsters => "king-of-monsters".to_owned(),
            };
            assert_eq!(card.name(), named);
        }
        assert_eq!("eleven".parse::<Card>().unwrap_err().to_string(), "there is no card `eleven`");
    }

    /// KAIJU-20: numbers of the three kinds serve as damage; minus three and special cards do not.
    #[test]
    fn only_numbers_from_0_to_10_have_a_number() {
        let numbers = |name: &str| name.parse::<Card>().unwrap().number();
        assert_eq!(["0", "10", "extra-2", "building-5"].map(numbers), [Some(0), Some(10), Some(2), Some(5)]);
        assert_eq!(["minus-three", "reversal", "wound", "building-card-2"].map(numbers), [None; 4]);
        let special = Card::all().filter(|card| card.is_special()).map(Card::name).collect::<Vec<_>>();
        assert_eq!(special, ["reversal", "choose-target", "wound", "double-wound"]);
    }
}
