//! What is kept, and the promise about it: when [`Store::save`] returns, it is on disk.
//!
//! The house knows only this trait. [`Sqlite`] is the one that needs nothing installed.

mod migrations;
mod rows;
mod sqlite;
mod writer;

use std::future::Future;
use std::pin::Pin;

use protocol::{Away, ChatLine, Ending, Phase, ReplayCard, Time};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Entry, Header, Log, Seed, Snapshot};

use crate::ids::{GameId, PersonId, TableCode, TableId};

pub use sqlite::Sqlite;

/// Something that was not kept or could not be read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// What was read makes no sense.
    #[error("{what} in the database cannot be read: {reason}")]
    Unreadable {
        /// What.
        what: &'static str,
        /// Why.
        reason: String,
    },
    /// The database was made by a newer program.
    #[error(
        "the database has version {found}, this program knows versions up to {known}: use a newer program"
    )]
    Newer {
        /// What it has.
        found: i64,
        /// What is known here.
        known: i64,
    },
    /// The house is closing.
    #[error("the store is closed")]
    Closed,
}

/// What a store will have done later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Where everything is kept.
pub trait Store: Send + Sync {
    /// Keeps all of these, or none. On return they survive whatever happens to this program and its machine.
    fn save(&self, changes: Vec<Change>) -> Later<'_, ()>;
    /// The person with this device.
    fn person(&self, key_hash: String) -> Later<'_, Option<Person>>;
    /// The person with this recovery code.
    fn recoverable(&self, recovery: String) -> Later<'_, Option<Person>>;
    /// How many tables of this person are not over and were used since then.
    fn tables_of(&self, host: PersonId, since_ms: u64) -> Later<'_, usize>;
    /// A table, without its game.
    fn table(&self, code: TableCode) -> Later<'_, Option<TableRecord>>;
    /// A table with all that is needed to go on.
    fn whole_table(&self, code: TableCode) -> Later<'_, Option<WholeTable>>;
    /// The latest public tables, at most so many.
    fn lobby(&self, most: usize) -> Later<'_, Vec<TableRecord>>;
    /// The tables that this person sits at or hosts, at most so many: those not over first, then the latest.
    fn own_tables(&self, person: PersonId, most: usize) -> Later<'_, Vec<TableRecord>>;
    /// Tables that should be in memory at this time.
    fn waking(&self, now_ms: u64, most: usize) -> Later<'_, Vec<TableCode>>;
    /// The latest finished games, public or of this person, at most so many.
    fn replays(&self, of: Option<PersonId>, most: usize) -> Later<'_, Vec<ReplayCard>>;
    /// A finished game with its seed.
    fn replay(&self, id: GameId) -> Later<'_, Option<(ReplayCard, Log)>>;
    /// Finishes all writes. Nothing can be saved after it.
    fn close(&self) -> Later<'_, ()>;
}

/// Something to keep.
#[derive(Debug, Clone)]
pub enum Change {
    /// Someone new, with their first device.
    Person(Person, DeviceKey),
    /// Another device of someone. Their recovery code is used up, and the oldest devices beyond the limit are forgotten.
    Device(PersonId, DeviceKey, usize),
    /// Someone's new name.
    Name(PersonId, String),
    /// The hash of someone's new recovery code.
    Recovery(PersonId, String),
    /// A table as it is now.
    Table(Box<TableRecord>, u64),
    /// When a table must be in memory.
    Wake(TableId, Option<u64>),
    /// A game begins.
    Game(Box<GameRecord>),
    /// Something was done, at this time.
    Entry(GameId, Entry, u64),
    /// Where a game can be taken up.
    Snapshot(GameId, Box<Snapshot>),
    /// A game is over.
    Over(GameId, Ending, u64),
    /// Something was said. Lines before the number are forgotten.
    Chat(TableId, u32, ChatLine, u32),
    /// Tables that nobody came to since this time, and that are not being played, are forgotten.
    Forget(u64),
}

/// Someone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

/// What is kept of the secret in a cookie.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceKey {
    /// The SHA-256 of the secret.
    pub hash: String,
    /// When it was made.
    pub made_at_ms: u64,
}

/// A table as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableRecord {
    /// Its name here.
    pub id: TableId,
    /// Its name in the link.
    pub code: TableCode,
    /// Who made it.
    pub host: PersonId,
    /// What they are called.
    pub host_name: String,
    /// The game's id.
    pub game: String,
    /// What is agreed.
    pub options: Value,
    /// The situation to begin with.
    pub position: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Is it shown in the lobby?
    pub public: bool,
    /// How long decisions may take.
    pub time: Time,
    /// Are those who are away played for?
    pub away: Away,
    /// Where it is.
    pub phase: Phase,
    /// Games played or being played.
    pub round: u32,
    /// What the house will mix into the next seed, 64 hexadecimal digits.
    pub secret: String,
}

/// A seat as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeatRecord {
    /// Whose it is.
    pub person: Option<PersonId>,
    /// What they are called.
    pub name: Option<String>,
    /// Which bot plays.
    pub bot: Option<String>,
    /// Has the person got up?
    pub left: bool,
    /// The person's word for the seed.
    pub nonce: String,
}

/// A game as it is kept, without its entries.
#[derive(Debug, Clone, PartialEq)]
pub struct GameRecord {
    /// Its name.
    pub id: GameId,
    /// At which table.
    pub table: TableId,
    /// Which of the table's games.
    pub round: u32,
    /// Was the table shown in the lobby?
    pub public: bool,
    /// What was agreed.
    pub header: Header,
    /// What all chance follows from.
    pub seed: Seed,
    /// What the house mixed into it, 64 hexadecimal digits.
    pub secret: String,
    /// What the players mixed into it.
    pub nonces: Vec<String>,
    /// What they are called.
    pub names: Vec<String>,
    /// Who they are.
    pub people: Vec<PersonId>,
    /// When it began.
    pub started_at_ms: u64,
}

/// A table with all that is needed to go on.
#[derive(Debug, Clone)]
pub struct WholeTable {
    /// The table.
    pub record: TableRecord,
    /// The latest game, unless a new one is being prepared.
    pub game: Option<WholeGame>,
    /// What was said last, with its numbers.
    pub chat: Vec<(u32, ChatLine)>,
}

/// A game with its entries.
#[derive(Debug, Clone)]
pub struct WholeGame {
    /// What was agreed.
    pub record: GameRecord,
    /// What was done.
    pub entries: Vec<Entry>,
    /// When the last of it was done, or the game began.
    pub last_at_ms: u64,
    /// Where it can be taken up.
    pub snapshot: Option<Snapshot>,
}

impl WholeGame {
    /// The record of the game with its seed: never for a guest while the game goes on.
    pub fn open_log(&self) -> Log {
        let mut header = self.record.header.clone();
        header.seed = Some(self.record.seed);
        Log { header, entries: self.entries.clone() }
    }
}
