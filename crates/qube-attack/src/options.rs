//! What a table agrees on: the options of QUBE-03, QUBE-13 and QUBE-16.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{BadSetup, Choice, ChoiceValue, HouseData};

use crate::board::{Board, DEFAULT_BOARD};

/// The options of a table.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// QUBE-13: what becomes of lost cubes.
    pub lost_cubes: LostCubes,
    /// QUBE-16: does a player with no cube on the board get one from the reserve?
    pub reentry: bool,
    /// QUBE-03: another board, in TOML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
}

/// QUBE-13: where lost cubes go.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LostCubes {
    /// Out of the game.
    #[default]
    Removed,
    /// Back to their owner's reserve.
    ToReserve,
}

pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "lost_cubes", values: &[ChoiceValue::Word("removed"), ChoiceValue::Word("to_reserve")] },
    Choice::off("reentry"),
];

pub(crate) const HOUSE_DATA: &[HouseData] = &[HouseData::new("board", DEFAULT_BOARD)];

impl Options {
    /// The board of this table.
    pub(crate) fn board(&self) -> Result<Arc<Board>, BadSetup> {
        match &self.board {
            None => Ok(Board::standard()),
            Some(text) => Ok(Arc::new(Board::read(text)?)),
        }
    }
}
