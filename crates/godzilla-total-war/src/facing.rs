//! What the next player faces, as the golden rule has it said aloud (KAIJU-09, KAIJU-15, KAIJU-16, KAIJU-18).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::Card;

/// A blow of some value, a Wound or a Double Wound. In JSON and notation: `7`, `wound`, `double-wound`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Facing {
    /// A blow of this value.
    Blow(u8),
    /// Only special cards answer it.
    Wound,
    /// Nothing answers it.
    DoubleWound,
}

/// The largest blow that can be: 10 with the largest strength that kaijus can have.
pub(crate) const BLOW_MAX: u8 = 10 + crate::data::STRENGTH_MAX;

const WOUND: &str = "wound";
const DOUBLE_WOUND: &str = "double-wound";

impl Facing {
    /// KAIJU-07: before a round's first card.
    pub const NOTHING: Facing = Facing::Blow(0);

    /// KAIJU-08, KAIJU-15, KAIJU-16: does this card answer it, with nothing to help?
    #[inline]
    pub fn is_answered_by(self, card: Card) -> bool {
        match self {
            Facing::Blow(blow) => card.blow_value().is_none_or(|value| value >= blow),
            Facing::Wound => card.is_special(),
            Facing::DoubleWound => false,
        }
    }

    /// What `text` says.
    pub(crate) fn read(text: &str) -> Option<Facing> {
        match text {
            WOUND => Some(Facing::Wound),
            DOUBLE_WOUND => Some(Facing::DoubleWound),
            number => number.parse().ok().filter(|blow| *blow <= BLOW_MAX).map(Facing::Blow),
        }
    }

    /// As a byte: a blow is its value.
    fn code(self) -> u8 {
        match self {
            Facing::Blow(blow) => blow,
            Facing::Wound => 254,
            Facing::DoubleWound => 255,
        }
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Facing::Blow(blow) => write!(f, "{blow}"),
            Facing::Wound => f.write_str(WOUND),
            Facing::DoubleWound => f.write_str(DOUBLE_WOUND),
        }
    }
}

impl Serialize for Facing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u8(self.code())
        }
    }
}

impl<'de> Deserialize<'de> for Facing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Facing, D::Error> {
        let read = if deserializer.is_human_readable() {
            Facing::read(&String::deserialize(deserializer)?)
        } else {
            match u8::deserialize(deserializer)? {
                254 => Some(Facing::Wound),
                255 => Some(Facing::DoubleWound),
                blow => (blow <= BLOW_MAX).then_some(Facing::Blow(blow)),
            }
        };
        read.ok_or_else(|| D::Error::custom("a blow is a number, `wound` or `double-wound`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(facing: &str, answers: &str, does_not: &str) {
        let facing = Facing::read(facing).unwrap();
        let is_answered = |name: &str| facing.is_answered_by(name.parse().unwrap());
        for name in answers.split_whitespace() {
            assert!(is_answered(name), "{name} answers {facing}");
        }
        for name in does_not.split_whitespace() {
            assert!(!is_answered(name), "{name} does not answer {facing}");
        }
    }

    /// KAIJU-08, KAIJU-09: a number equal or above, of any kind, minus three, and special cards.
    #[test]
    fn a_blow_is_answered_by_its_like_or_better() {
        check("7", "7 8 10 building-7 minus-three reversal choose-target wound double-wound", "0 6 extra-4");
        check("0", "0 extra-1 building-3 minus-three wound", "");
        check("12", "minus-three reversal", "10");
    }

    /// KAIJU-15: a Wound by special cards only, never by a number, minus three included.
    #[test]
    fn a_wound_is_answered_by_special_cards_only() {
        check("wound", "reversal choose-target wound double-wound", "10 extra-4 building-7 minus-three");
    }

    /// KAIJU-16: a Double Wound by nothing.
    #[test]
    fn a_double_wound_is_answered_by_nothing() {
        check("double-wound", "", "10 minus-three reversal choose-target wound double-wound");
    }
}
