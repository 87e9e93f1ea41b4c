//! What a table agrees on: the options of QUBE-03, QUBE-04, QUBE-13 and QUBE-16.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{BadSetup, Choice, ChoiceValue, HouseData, NamedData, options_over};

use crate::board::{BOARDS, Board, CLASSIC_BOARD, DEFAULT_BOARD};

/// The options of a table.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// QUBE-13: what becomes of lost cubes.
    pub lost_cubes: LostCubes,
    /// QUBE-16: does a player with no cube on the board get one?
    #[serde(deserialize_with = "read_reentry")]
    pub reentry: Reentry,
    /// QUBE-04: does the first player stay first?
    pub first_player: FirstPlayer,
    /// QUBE-20: does the game end after so many turns of the table?
    pub turn_limit: TurnLimit,
    /// QUBE-03: another board, by its name or in TOML.
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

/// QUBE-16: what a player with no cube on the board gets at the start of their actions.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reentry {
    /// A cube of the reserve or, with an empty reserve, one that was lost: nobody ever sits out.
    #[default]
    Always,
    /// Nothing: that player is out of the game.
    Never,
    /// A cube of the reserve, while there are any.
    FromReserve,
}

/// QUBE-04: who begins each turn of the table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Always the one who was drawn.
    #[default]
    Stays,
    /// After each turn of the table the next player, clockwise.
    Passes,
}

/// QUBE-20: how many turns of the table there can be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnLimit {
    /// 200 divided by the number of players; then the most points win.
    #[default]
    Limited,
    /// As many as it takes.
    Unlimited,
}

pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "lost_cubes", values: &[ChoiceValue::Word("removed"), ChoiceValue::Word("to_reserve")] },
    Choice {
        key: "reentry",
        values: &[ChoiceValue::Word("always"), ChoiceValue::Word("from_reserve"), ChoiceValue::Word("never")],
    },
    Choice { key: "first_player", values: &[ChoiceValue::Word("stays"), ChoiceValue::Word("passes")] },
];

pub(crate) const HOUSE_DATA: &[HouseData] = &[BOARD];

/// QUBE-03
pub(crate) const BOARD: HouseData = HouseData {
    key: "board",
    default: DEFAULT_BOARD,
    named: &[
        NamedData { name: "classic", text: CLASSIC_BOARD },
        NamedData { name: "two", text: BOARDS[0] },
        NamedData { name: "three", text: BOARDS[1] },
        NamedData { name: "four", text: BOARDS[2] },
        NamedData { name: "five", text: BOARDS[3] },
        NamedData { name: "six", text: BOARDS[4] },
    ],
};

/// Before rules version 2 it was a yes (while there are cubes in reserve) or a no.
fn read_reentry<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Reentry, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "reentry is `always`, `from_reserve` or `never`")]
    enum Given {
        Word(Reentry),
        Flag(bool),
    }
    Ok(match Given::deserialize(deserializer)? {
        Given::Word(reentry) => reentry,
        Given::Flag(true) => Reentry::FromReserve,
        Given::Flag(false) => Reentry::Never,
    })
}

impl Options {
    /// The board of a table of so many (QUBE-03, QUBE-19): each number of players has one that looks the same from every
    /// seat.
    pub(crate) fn board(&self, seats: usize) -> Result<Arc<Board>, BadSetup> {
        match &self.board {
            None => Ok(Board::standard(seats)),
            Some(given) => Ok(Arc::new(Board::read(BOARD.text(Some(given)))?)),
        }
    }

    /// The options of a record of rules version 1: what it does not say is what was the default then.
    pub(crate) fn read_version_1(options: serde_json::Value) -> Result<Options, serde_json::Error> {
        let defaults =
            Options { reentry: Reentry::Never, turn_limit: TurnLimit::Unlimited, ..Options::default() };
        let options = options_over(&defaults, options)?;
        Ok(Options { board: options.board.or_else(|| Some("classic".to_owned())), ..options })
    }

    /// The board that the tests of the rules are written for, and nobody comes back.
    #[cfg(test)]
    pub(crate) fn classic() -> Options {
        Options { reentry: Reentry::Never, board: Some("classic".to_owned()), ..Options::default() }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::QubeAttack;

    /// QUBE-16: a yes and a no mean what they meant before there were three words for it.
    #[test]
    fn an_old_yes_or_no_is_understood() {
        let read = |json: &str| serde_json::from_str::<Options>(json).map(|options| options.reentry);
        assert_eq!(read(r#"{"reentry": true}"#).unwrap(), Reentry::FromReserve);
        assert_eq!(read(r#"{"reentry": false}"#).unwrap(), Reentry::Never);
        assert_eq!(read(r#"{"reentry": "always"}"#).unwrap(), Reentry::Always);
        assert!(read(r#"{"reentry": "often"}"#).unwrap_err().to_string().contains("`from_reserve`"));
    }

    /// The defaults of an old record are those of its time, and what it says goes before them.
    #[test]
    fn an_old_record_keeps_its_defaults() {
        let read = |json| QubeAttack::read_options(1, json).unwrap();
        let old = read(serde_json::json!({}));
        assert_eq!((old.reentry, old.board.as_deref()), (Reentry::Never, Some("classic")));
        assert_eq!(old.turn_limit, TurnLimit::Unlimited);
        let own = read(serde_json::json!({"reentry": true, "board": "mine"}));
        assert_eq!((own.reentry, own.board.as_deref()), (Reentry::FromReserve, Some("mine")));
        let new = QubeAttack::read_options(2, serde_json::json!({})).unwrap();
        assert_eq!(new, Options::default());
    }
}
