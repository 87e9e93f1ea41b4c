//! What a table agrees on before the game (GCE-02, GCE-07).

use serde::{Deserialize, Serialize};
use tabletop::{Choice, ChoiceValue, HouseData, NamedData, Seat};

use crate::deck::{DEFAULT_DECK, QUICK_DECK};

/// What a table agrees on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// GCE-02: the composition of the deck in TOML, in place of the default.
    pub deck: Option<String>,
    /// GCE-07: which way turns go.
    pub turns: Turns,
}

/// GCE-07: which way turns go. The Commander card passes to the right in any case (GCE-33).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    /// As the Commander card goes.
    #[default]
    Right,
    /// Clockwise.
    Left,
}

impl Turns {
    /// Whose turn comes after this seat's.
    #[inline]
    pub(crate) const fn next(self, seat: Seat, seats: usize) -> Seat {
        match self {
            Turns::Right => seat.right(seats),
            Turns::Left => seat.left(seats),
        }
    }
}

pub(crate) const CHOICES: &[Choice] =
    &[Choice { key: "turns", values: &[ChoiceValue::Word("right"), ChoiceValue::Word("left")] }];

pub(crate) const HOUSE_DATA: &[HouseData] = &[DECK];

/// GCE-02
pub(crate) const DECK: HouseData =
    HouseData { key: "deck", default: DEFAULT_DECK, named: &[NamedData { name: "quick", text: QUICK_DECK }] };
