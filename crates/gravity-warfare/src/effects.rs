//! What challenges are made of: the printed ones and, by the same parts, blank cards (GRAV-30 to GRAV-38, GRAV-51).

use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::BadNotation;

/// One thing that a challenge asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// The whole piece inside the zone.
    Whole,
    /// Without looking.
    Blind,
    /// The turn is done twice.
    Twice,
    /// Two pieces at once, one on the other.
    Totem,
    /// While the platform spins; stopping it is part of it.
    Spinning,
    /// On top of a piece.
    Stacked,
    /// With chopsticks.
    Sticks,
    /// A piece on the platform is moved and none is added.
    Teleport,
    /// A kind of piece that the die did not show.
    OtherKind,
    /// With a mirrored hand.
    Mirrored,
}

impl Effect {
    /// All of them, in a fixed order.
    pub const ALL: [Effect; 10] = [
        Effect::Whole,
        Effect::Blind,
        Effect::Twice,
        Effect::Totem,
        Effect::Spinning,
        Effect::Stacked,
        Effect::Sticks,
        Effect::Teleport,
        Effect::OtherKind,
        Effect::Mirrored,
    ];

    /// Its name in data files, JSON and notation.
    pub fn name(self) -> &'static str {
        match self {
            Effect::Whole => "whole",
            Effect::Blind => "blind",
            Effect::Twice => "twice",
            Effect::Totem => "totem",
            Effect::Spinning => "spinning",
            Effect::Stacked => "stacked",
            Effect::Sticks => "sticks",
            Effect::Teleport => "teleport",
            Effect::OtherKind => "other-kind",
            Effect::Mirrored => "mirrored",
        }
    }
}

impl FromStr for Effect {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Effect, BadNotation> {
        let known = Effect::ALL.into_iter().find(|effect| effect.name() == text);
        known.ok_or_else(|| BadNotation::new(text, "an effect, like whole or spinning"))
    }
}

/// What one or several challenges ask for together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    /// Which of them.
    pub set: EffectSet,
    /// The piece must be let go within so many seconds.
    pub seconds: Option<u8>,
}

/// A set of effects, as small as a number; in JSON the list of their names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct EffectSet(u16);

impl Effects {
    /// Just this one.
    pub fn only(effect: Effect) -> Effects {
        Effects { set: EffectSet(1 << effect as u16), seconds: None }
    }

    /// Is this asked for?
    pub fn has(&self, effect: Effect) -> bool {
        self.set.0 & (1 << effect as u16) != 0
    }

    /// GRAV-15: challenges combine; the shortest time counts.
    #[must_use]
    pub fn and(self, other: Effects) -> Effects {
        let seconds = match (self.seconds, other.seconds) {
            (Some(mine), Some(theirs)) => Some(mine.min(theirs)),
            (mine, theirs) => mine.or(theirs),
        };
        Effects { set: EffectSet(self.set.0 | other.set.0), seconds }
    }

    /// All but this one.
    #[must_use]
    pub fn without(self, effect: Effect) -> Effects {
        Effects { set: EffectSet(self.set.0 & !(1 << effect as u16)), ..self }
    }

    /// Those asked for, in order.
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |effect| self.has(*effect))
    }

    /// Asks for nothing.
    pub fn is_empty(&self) -> bool {
        *self == Effects::default()
    }
}

impl Serialize for EffectSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let effects = Effects { set: *self, seconds: None };
            serializer.collect_seq(effects.iter().map(Effect::name))
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for EffectSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EffectSet, D::Error> {
        if !deserializer.is_human_readable() {
            return u16::deserialize(deserializer).map(EffectSet);
        }
        let mut all = Effects::default();
        for name in Vec::<String>::deserialize(deserializer)? {
            all = all.and(Effects::only(name.parse().map_err(D::Error::custom)?));
        }
        Ok(all.set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GRAV-15, GRAV-51: challenges add up, and of two attempt times the shorter one counts.
    #[test]
    fn effects_add_up() {
        let slow = Effects { seconds: Some(20), ..Effects::only(Effect::Sticks) };
        let quick = Effects { seconds: Some(9), ..Effects::only(Effect::Spinning) };
        let both = slow.and(quick).and(Effects::only(Effect::Whole));
        assert_eq!(both.iter().map(Effect::name).collect::<Vec<_>>(), ["whole", "spinning", "sticks"]);
        assert_eq!(both.seconds, Some(9));
        assert!(!both.without(Effect::Whole).has(Effect::Whole));
    }
}
