//! The record of a game: what was agreed, and every action in order.
//!
//! As a file it is JSON lines: the header first, then a line for each entry, with the action in the game's notation.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Commitment, Seat, Seed, StateHash};

/// The version of the file's form.
const FORMAT: u32 = 1;
/// Longer files are not read: no game comes near it.
const ENTRIES_MAX: usize = 2_000_000;

/// What was agreed before the game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The form of the file.
    pub sobremesa: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, house data included.
    pub options: Value,
    /// How many play.
    pub seats: usize,
    /// The situation it began with, when it was not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The hash of the seed, shown before the first action.
    pub commitment: Commitment,
    /// The seed itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

impl Header {
    /// A header in the present form, its seed still secret.
    pub fn new(game: &str, rules: u32, options: Value, seats: usize, seed: Seed) -> Header {
        let commitment = seed.commitment();
        Header {
            sobremesa: FORMAT,
            game: game.to_owned(),
            rules,
            options,
            seats,
            position: None,
            commitment,
            seed: None,
        }
    }
}

/// One step of the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Counted from 1.
    pub number: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub deed: Deed,
    /// The hash of the state after it.
    pub hash: StateHash,
}

/// What an entry records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// An action, in notation.
    Action(String),
    /// The entry with this number, the seat's own last action, was taken back.
    Undo(u32),
}

/// A whole record.
#[derive(Debug, Clone, PartialEq)]
pub struct Log {
    /// What was agreed.
    pub header: Header,
    /// What was done.
    pub entries: Vec<Entry>,
}

/// A file that is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadLog {
    /// There is nothing in it.
    #[error("the file is empty; its first line should be the header of a game")]
    Empty,
    /// A line that is not what it should be.
    #[error("line {line}: {reason}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl Log {
    /// The record as a file.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string(&self.header).expect("a header is plain data");
        for entry in &self.entries {
            text.push('\n');
            text.push_str(&serde_json::to_string(entry).expect("an entry is plain data"));
        }
        text.push('\n');
        text
    }

    /// Reads a file that [`Log::to_text`] wrote.
    pub fn from_text(text: &str) -> Result<Log, BadLog> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (line, first) = lines.next().ok_or(BadLog::Empty)?;
        let header: Header = read_line(line, first)?;
        if header.sobremesa != FORMAT {
            let reason =
                format!("this is form {} of the file, and only form {FORMAT} is known", header.sobremesa);
            return Err(BadLog::Line { line: line + 1, reason });
        }
        let mut entries = Vec::new();
        for (line, text) in lines {
            let entry: Entry = read_line(line, text)?;
            let wanted = entries.len() + 1;
            if entry.number as usize != wanted || wanted > ENTRIES_MAX {
                let reason = format!("entry {} stands where entry {wanted} should", entry.number);
                return Err(BadLog::Line { line: line + 1, reason });
            }
            entries.push(entry);
        }
        Ok(Log { header, entries })
    }
}

fn read_line<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, BadLog> {
    serde_json::from_str(text).map_err(|error| BadLog::Line { line: line + 1, reason: error.to_string() })
}
