//! What is kept, and the promise about it: when [`Store::save`] returns, it is on disk.
//!
//! The house knows only this trait. [`Sqlite`] is the one that needs nothing installed.

mod backup;
mod check;
mod disk;
mod lock;
mod migrations;
mod rows;
mod sqlite;
mod writer;

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;

use protocol::{
    Audience, Away, ChatLine, Ending, Hinting, Latecomers, Phase, ReplayCard, SeatPlan, TableCard, Time,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Entry, Header, Log, Seed, Snapshot};

use crate::ids::{GameId, PersonId, TableCode, TableId};

pub use backup::backup;
pub use check::{Checked, Fault, check};
pub use disk::DiskFault;
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
    /// There is no database there.
    #[error("{} is not there: no house was kept in this folder", .file.display())]
    Missing {
        /// The file.
        file: PathBuf,
    },
    /// Nothing is written over.
    #[error("{} exists already: give the copy another name", .file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// Another house has the folder.
    #[error("{}", in_use(.pid))]
    InUse {
        /// The number of its process, if it can be told.
        pid: Option<u32>,
    },
    /// The disk was found wanting.
    #[error("{0}")]
    Disk(DiskFault),
    /// The recovery code was used up before.
    #[error("the recovery code was used already")]
    CodeUsed,
    /// The house is closing.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What is wrong with the disk, if that is the cause.
    pub fn disk_fault(&self) -> Option<DiskFault> {
        match self {
            StoreError::Disk(fault) => Some(*fault),
            StoreError::Database(error) => DiskFault::of(error),
            StoreError::Unreadable { .. } => Some(DiskFault::Damaged),
            _ => None,
        }
    }
}

fn is_there(file: &Path) -> Result<&Path, StoreError> {
    if file.is_file() { Ok(file) } else { Err(StoreError::Missing { file: file.to_owned() }) }
}

fn in_use(pid: &Option<u32>) -> String {
    let process = pid.map_or_else(String::new, |pid| format!(" (process {pid})"));
    format!(
        "another house{process} has this folder: end that one first, or give this one a folder of its own"
    )
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
    fn lobby(&self, most: usize) -> Later<'_, Vec<TableCard>>;
    /// The tables that this person sits at or hosts, at most so many, and whether they wait for that person: those that do
    /// first, then those not over, then the latest.
    fn own_tables(&self, person: PersonId, most: usize) -> Later<'_, Vec<TableCard>>;
    /// Tables that should be in memory at this time.
    fn waking(&self, now_ms: u64, most: usize) -> Later<'_, Vec<TableCode>>;
    /// The latest finished games, public or of this person, at most so many.
    fn replays(&self, of: Option<PersonId>, most: usize) -> Later<'_, Vec<ReplayCard>>;
    /// A finished game with its seed.
    fn replay(&self, id: GameId) -> Later<'_, Option<(ReplayCard, Log)>>;
    /// What is kept of this person besides their tables and games.
    fn kept_of(&self, person: PersonId) -> Later<'_, KeptOfPerson>;
    /// Writes something and reads it back: when it returns, the house can save.
    fn probe(&self, now_ms: u64) -> Later<'_, ()>;
    /// Finishes all writes. Nothing can be saved after it.
    fn close(&self) -> Later<'_, ()>;
}

/// Something to keep.
#[derive(Debug, Clone)]
pub enum Change {
    /// Someone new, with their first device.
    Person(Person, DeviceKey),
    /// Another device of the person with this recovery code, given by its hash: it is used up, or was before, and then
    /// nothing is kept. The oldest devices beyond the limit are forgotten.
    Recovered(Person, String, DeviceKey, usize),
    /// Someone's new name.
    Name(PersonId, String),
    /// The hash of someone's new recovery code.
    Recovery(PersonId, String),
    /// A table as it is now.
    Table(Box<TableRecord>, u64),
    /// A table waits for these people.
    Asked(TableId, Vec<PersonId>),
    /// When a table must be in memory.
    Wake(TableId, Option<u64>),
    /// A game begins.
    Game(Box<GameRecord>),
    /// Someone plays on in a game, in the place of a bot. These are all the names now.
    Player(GameId, PersonId, Vec<String>),
    /// Something was done, at this time; and how often each seat has been asked for something since.
    Entry(GameId, Entry, u64, Vec<u32>),
    /// Where a game can be taken up.
    Snapshot(GameId, Box<Snapshot>),
    /// A game is over.
    Over(GameId, Ending, u64),
    /// Something was said, by this person. Lines before the number are forgotten.
    Chat(TableId, PersonId, u32, ChatLine, u32),
    /// All devices of a person are forgotten but the one with this key, and their recovery code.
    LogOut(PersonId, Option<String>),
    /// A person is forgotten: all that is kept of them, and their name wherever it stands.
    ForgetPerson(PersonId),
    /// The store was tried at this time.
    Probe(u64),
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

/// What is kept of a person besides their tables and games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeptOfPerson {
    /// When they came first.
    pub made_at_ms: u64,
    /// When each of their devices came.
    pub devices_at_ms: Vec<u64>,
    /// Is there a recovery code?
    pub recovery: bool,
    /// What they said at tables that still exist.
    pub said: Vec<String>,
}

/// In the place of the name of someone who is forgotten.
pub(crate) const NOBODY: &str = "—";

impl TableRecord {
    /// The name of this person is forgotten here, and they have got up. What is left of them, a random number, is nobody's.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        if self.host == *person {
            self.host_name = NOBODY.to_owned();
        }
        for seat in self.seats.iter_mut().filter(|seat| seat.person.as_ref() == Some(person)) {
            (seat.left, seat.name) = (true, Some(NOBODY.to_owned()));
            if self.phase == Phase::Gathering {
                *seat = SeatRecord::default();
            }
        }
        for line in self.tally.iter_mut().filter(|line| line.person.as_ref() == Some(person)) {
            line.name = Some(NOBODY.to_owned());
        }
        self.removed.retain(|removed| removed != person);
        self.muted.retain(|muted| muted != person);
    }
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
    /// Are hints allowed?
    #[serde(default)]
    pub hinting: Hinting,
    /// May someone take a bot's seat?
    #[serde(default)]
    pub latecomers: Latecomers,
    /// May those who have no seat watch?
    #[serde(default)]
    pub audience: Audience,
    /// Whom the host has sent away, latest last.
    #[serde(default)]
    pub removed: Vec<PersonId>,
    /// Whom the host has muted, latest last.
    #[serde(default)]
    pub muted: Vec<PersonId>,
    /// The games played to the end here.
    #[serde(default)]
    pub tally: Vec<TallyRecord>,
}

/// The games of one person at a table, or of all bots together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TallyRecord {
    /// Whose; nothing for the bots.
    pub person: Option<PersonId>,
    /// What they were called last.
    pub name: Option<String>,
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
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
    /// Does the person want another game?
    #[serde(default)]
    pub again: bool,
    /// How often the person has asked for a hint in this game.
    #[serde(default)]
    pub hints: u32,
}

impl SeatRecord {
    /// A seat as it was planned.
    pub(crate) fn planned(plan: SeatPlan) -> SeatRecord {
        match plan {
            SeatPlan::Open => SeatRecord::default(),
            SeatPlan::Bot { bot } => SeatRecord { bot: Some(bot), ..SeatRecord::default() },
        }
    }

    /// The same seat as a plan: a person's is open.
    pub(crate) fn plan(&self) -> SeatPlan {
        match &self.bot {
            Some(bot) if self.person.is_none() => SeatPlan::Bot { bot: bot.clone() },
            _ => SeatPlan::Open,
        }
    }
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
    /// By seat: how often it has been asked for something. An older program did not save it.
    pub decisions: Option<Vec<u32>>,
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
