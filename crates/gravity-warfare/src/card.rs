//! The cards, by what is printed on them (GRAV-30 to GRAV-46, GRAV-51).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::BadNotation;

use crate::effects::{Effect, Effects};

/// At most so many different blank cards (GRAV-51).
pub const BLANKS_MAX: usize = 8;

/// A card. Cards of the same name are the same card. In JSON and in notation it is its name: `stack-it`, `blank-1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// GRAV-30
    BoundIt,
    /// GRAV-31
    CopyIt,
    /// GRAV-32
    DontLook,
    /// GRAV-33
    DoubleIt,
    /// GRAV-34
    PairIt,
    /// GRAV-35
    SpinIt,
    /// GRAV-36
    StackIt,
    /// GRAV-37
    WithChopsticks,
    /// GRAV-38
    TeleportIt,
    /// GRAV-39
    Guardian,
    /// GRAV-40
    Wormhole,
    /// GRAV-41
    YouDoIt,
    /// GRAV-44
    KeepThis,
    /// GRAV-45
    ReturnIt,
    /// GRAV-46
    AntiMatter,
    /// GRAV-51: the card with this number among the blank ones of the deck, from 0.
    Blank(u8),
}

/// What a card is for: the colour of its energy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Energy {
    /// Red: makes a turn harder.
    Challenge,
    /// Green: done by who gives it.
    Event,
    /// Blue: the only ones played in one's own turn (GRAV-43).
    Defence,
    /// Whatever it is declared to be.
    Wild,
}

const PRINTED: [(Card, &str); 15] = [
    (Card::BoundIt, "bound-it"),
    (Card::CopyIt, "copy-it"),
    (Card::DontLook, "dont-look"),
    (Card::DoubleIt, "double-it"),
    (Card::PairIt, "pair-it"),
    (Card::SpinIt, "spin-it"),
    (Card::StackIt, "stack-it"),
    (Card::WithChopsticks, "with-chopsticks"),
    (Card::TeleportIt, "teleport-it"),
    (Card::Guardian, "guardian"),
    (Card::Wormhole, "wormhole"),
    (Card::YouDoIt, "you-do-it"),
    (Card::KeepThis, "keep-this"),
    (Card::ReturnIt, "return-it"),
    (Card::AntiMatter, "anti-matter"),
];

impl Card {
    /// The cards that come printed, in a fixed order.
    pub fn printed() -> impl Iterator<Item = Card> {
        PRINTED.iter().map(|(card, _)| *card)
    }

    /// All cards, the blank ones included.
    pub fn all(blanks: usize) -> impl Iterator<Item = Card> {
        Card::printed().chain((0..blanks.min(BLANKS_MAX) as u8).map(Card::Blank))
    }

    /// What it is for. Teleport it! is an event where the table has agreed on that (GRAV-38).
    pub fn energy(self, teleport_as_event: bool) -> Energy {
        match self {
            Card::TeleportIt if teleport_as_event => Energy::Event,
            Card::Guardian | Card::Wormhole | Card::YouDoIt => Energy::Defence,
            Card::KeepThis | Card::ReturnIt => Energy::Event,
            Card::AntiMatter => Energy::Wild,
            _ => Energy::Challenge,
        }
    }

    /// What a printed challenge is made of. Copy it! takes its effects from the turn before.
    pub fn printed_effects(self) -> Effects {
        let effect = match self {
            Card::BoundIt => Effect::Whole,
            Card::DontLook => Effect::Blind,
            Card::DoubleIt => Effect::Twice,
            Card::PairIt => Effect::Totem,
            Card::SpinIt => Effect::Spinning,
            Card::StackIt => Effect::Stacked,
            Card::WithChopsticks => Effect::Sticks,
            Card::TeleportIt => Effect::Teleport,
            _ => return Effects::default(),
        };
        Effects::only(effect)
    }

    fn code(self) -> u8 {
        match self {
            Card::Blank(number) => PRINTED.len() as u8 + number,
            printed => PRINTED.iter().position(|(card, _)| *card == printed).unwrap_or_default() as u8,
        }
    }

    fn from_code(code: u8) -> Option<Card> {
        let blank = usize::from(code).checked_sub(PRINTED.len());
        match blank {
            None => Some(PRINTED[usize::from(code)].0),
            Some(number) if number < BLANKS_MAX => Some(Card::Blank(number as u8)),
            Some(_) => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Blank(number) => write!(f, "blank-{}", number + 1),
            printed => f.write_str(PRINTED[usize::from(printed.code())].1),
        }
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Card, BadNotation> {
        if let Some((card, _)) = PRINTED.iter().find(|(_, name)| *name == text) {
            return Ok(*card);
        }
        let number = text.strip_prefix("blank-").and_then(|number| number.parse::<u8>().ok());
        match number {
            Some(number) if (1..=BLANKS_MAX as u8).contains(&number) => Ok(Card::Blank(number - 1)),
            _ => Err(BadNotation::new(text, "a card, like stack-it")),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.code().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            return String::deserialize(deserializer)?.parse().map_err(D::Error::custom);
        }
        let code = u8::deserialize(deserializer)?;
        Card::from_code(code).ok_or_else(|| D::Error::custom("no card has this number"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_reads_back_from_its_name_and_its_number() {
        for card in Card::all(BLANKS_MAX) {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::from_code(card.code()), Some(card));
        }
        assert!("blank-9".parse::<Card>().is_err() && "blank-0".parse::<Card>().is_err());
    }

    /// GRAV-43, GRAV-44, GRAV-46: three energies and the wildcard; Teleport it! changes sides by agreement.
    #[test]
    fn every_card_has_its_energy() {
        let of = |energy| {
            Card::all(1)
                .filter(|card| card.energy(false) == energy)
                .map(|card| card.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(of(Energy::Defence), "guardian wormhole you-do-it");
        assert_eq!(of(Energy::Event), "keep-this return-it");
        assert_eq!(of(Energy::Wild), "anti-matter");
        assert_eq!(Card::TeleportIt.energy(true), Energy::Event);
        assert_eq!(Card::Blank(0).energy(true), Energy::Challenge);
    }
}
