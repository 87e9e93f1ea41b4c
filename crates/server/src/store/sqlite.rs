//! SQLite in one file: nothing to install.
//!
//! Write-ahead log with `synchronous = FULL`: a commit returns when the disk has it, so that what guests were shown
//! survives a crash of the program and of the machine. Reads go through connections of their own and wait for nobody.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use protocol::{ChatLine, Phase, ReplayCard, TableCard};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteExecutor, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, Row};
use tabletop::{Entry, Header, Log, Seed};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::disk::Premises;
use super::lock::lock;
use super::migrations::STEPS;
use super::rows::{Query, read, read_id};
use super::writer::{self, Wanted};
use super::{
    Change, GameRecord, KeptOfPerson, Later, Person, Store, StoreError, TableRecord, WholeGame, WholeTable,
};
use crate::ids::{GameId, PersonId, TableCode, TableId};
use crate::table::card;

/// The file in the data folder.
pub(super) const FILE: &str = "sobremesa.sqlite";
/// Connections that read.
const READERS: u32 = 4;
/// How long a connection waits for another.
const BUSY_WAIT: Duration = Duration::from_secs(10);
/// Saves that may wait; who comes after waits to be let in.
const WAITING_MAX: usize = 1024;

/// The store in a folder.
pub struct Sqlite {
    pub(super) readers: SqlitePool,
    writer: Mutex<Option<mpsc::Sender<Wanted>>>,
    writing: Mutex<Option<JoinHandle<()>>>,
    /// Nobody else has the folder while this is open.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database of a data folder, makes what is missing, and brings it up to the present version.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        make_folder(folder).map_err(sqlx::Error::Io)?;
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        keep_private(&file).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY_WAIT)
            .disable_statement_logging();
        let mut connection = options.connect().await?;
        migrate(&mut connection).await?;
        let readers = readers(&file).await?;
        let premises = Premises::new(folder, &file).map_err(sqlx::Error::Io)?;
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        let writing = tokio::spawn(writer::write(connection, receiver, premises));
        let (writer, writing, lock) =
            (Mutex::new(Some(sender)), Mutex::new(Some(writing)), Mutex::new(Some(lock)));
        Ok(Sqlite { readers, writer, writing, lock })
    }

    /// A database that is only read, by someone who is not its house.
    pub(super) async fn only_reading(file: &Path) -> Result<Sqlite, StoreError> {
        let readers = readers(file).await?;
        Ok(Sqlite { readers, writer: Mutex::default(), writing: Mutex::default(), lock: Mutex::default() })
    }

    async fn saved(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let (done, told) = oneshot::channel();
        let writer = self.writer.lock().await.clone().ok_or(StoreError::Closed)?;
        writer.send(Wanted { changes, done }).await.map_err(|_| StoreError::Closed)?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    async fn record(&self, code: &TableCode) -> Result<Option<TableRecord>, StoreError> {
        let query = sqlx::query("SELECT record FROM tables WHERE code = ?").bind(code.to_string());
        query.fetch_optional(&self.readers).await?.map(|row| read(&row, "record")).transpose()
    }

    pub(super) async fn whole(&self, code: &TableCode) -> Result<Option<WholeTable>, StoreError> {
        let Some(record) = self.record(code).await? else { return Ok(None) };
        let game = match record.phase {
            Phase::Gathering => None,
            Phase::Playing | Phase::Over => self.latest_game(&record).await?,
        };
        let chat = self.chat(&record.id).await?;
        Ok(Some(WholeTable { record, game, chat }))
    }

    async fn latest_game(&self, table: &TableRecord) -> Result<Option<WholeGame>, StoreError> {
        let query = sqlx::query("SELECT * FROM games WHERE table_id = ? AND round = ?");
        let query = query.bind(table.id.to_string()).bind(table.round);
        match query.fetch_optional(&self.readers).await? {
            Some(row) => Ok(Some(self.whole_game(&row).await?)),
            None => Ok(None),
        }
    }

    async fn whole_game(&self, row: &SqliteRow) -> Result<WholeGame, StoreError> {
        let record = read_game(row)?;
        let query = sqlx::query("SELECT * FROM entries WHERE game = ? ORDER BY number");
        let rows = query.bind(record.id.to_string()).fetch_all(&self.readers).await?;
        let last_at_ms = match rows.last() {
            Some(row) => row.try_get::<i64, _>("at_ms")? as u64,
            None => record.started_at_ms,
        };
        let decisions = rows.last().map(read_decisions).transpose()?.flatten();
        let entries: Vec<Entry> = rows.iter().map(|row| read(row, "entry")).collect::<Result<_, _>>()?;
        check_numbers(&entries)?;
        let query = sqlx::query("SELECT snapshot FROM snapshots WHERE game = ?");
        let row = query.bind(record.id.to_string()).fetch_optional(&self.readers).await?;
        let bytes: Option<Vec<u8>> = row.map(|row| row.try_get("snapshot")).transpose()?;
        // A snapshot only saves time: one that cannot be read is left aside, and the log is played again.
        let snapshot = bytes.and_then(|bytes| postcard::from_bytes(&bytes).ok());
        Ok(WholeGame { record, entries, last_at_ms, decisions, snapshot })
    }

    async fn chat(&self, table: &TableId) -> Result<Vec<(u32, ChatLine)>, StoreError> {
        let query = sqlx::query("SELECT number, line FROM chat WHERE table_id = ? ORDER BY number");
        let rows = query.bind(table.to_string()).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get("number")?, read(row, "line")?))).collect()
    }

    async fn one_person(&self, query: &'static str, by: String) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query(query).bind(by).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(Person { id: read_id(&row, "id", PersonId::read)?, name: row.try_get("name")? }))
            .transpose()
    }

    /// What the lobby shows of tables. Where an older program wrote a table last, it is taken from the whole of it.
    async fn cards(&self, tables: Query) -> Result<Vec<TableCard>, StoreError> {
        let mut cards = Vec::new();
        for row in tables.fetch_all(&self.readers).await? {
            let written: Option<&str> = row.try_get("card")?;
            let your_turn = row.try_get("waits")?;
            let read: Option<TableCard> = written.and_then(|text| serde_json::from_str(text).ok());
            let found = match read {
                Some(card) => Some(card),
                None => self.record(&read_id(&row, "code", TableCode::read)?).await?.as_ref().map(card),
            };
            cards.extend(found.map(|card| TableCard { your_turn, ..card }));
        }
        Ok(cards)
    }

    async fn kept(&self, person: &PersonId) -> Result<KeptOfPerson, StoreError> {
        let all = async |query: &'static str| {
            sqlx::query(query).bind(person.to_string()).fetch_all(&self.readers).await
        };
        let mut kept = KeptOfPerson::default();
        for row in all("SELECT made_at_ms, recovery FROM people WHERE id = ?").await? {
            kept.made_at_ms = row.try_get::<i64, _>("made_at_ms")? as u64;
            kept.recovery = row.try_get::<Option<String>, _>("recovery")?.is_some();
        }
        for row in all("SELECT made_at_ms FROM devices WHERE person = ? ORDER BY made_at_ms").await? {
            kept.devices_at_ms.push(row.try_get::<i64, _>("made_at_ms")? as u64);
        }
        for row in all("SELECT line FROM chat WHERE person = ? ORDER BY table_id, number").await? {
            kept.said.push(read::<ChatLine>(&row, "line")?.text);
        }
        Ok(kept)
    }

    async fn tried(&self, now_ms: u64) -> Result<(), StoreError> {
        self.saved(vec![Change::Probe(now_ms)]).await?;
        sqlx::query("SELECT at_ms FROM probes WHERE id = 1").fetch_one(&self.readers).await?;
        Ok(())
    }

    async fn replay_cards(&self, of: Option<PersonId>, most: usize) -> Result<Vec<ReplayCard>, StoreError> {
        let query = match of {
            None => sqlx::query(
                "SELECT * FROM games WHERE public AND over_at_ms IS NOT NULL ORDER BY over_at_ms DESC LIMIT ?",
            ),
            Some(person) => sqlx::query(
                "SELECT games.* FROM players JOIN games ON games.id = players.game
                WHERE players.person = ? AND over_at_ms IS NOT NULL ORDER BY over_at_ms DESC LIMIT ?",
            )
            .bind(person.to_string()),
        };
        let rows = query.bind(most as i64).fetch_all(&self.readers).await?;
        rows.iter().map(read_card).collect()
    }

    async fn finished(&self, id: &GameId) -> Result<Option<(ReplayCard, Log)>, StoreError> {
        let query = sqlx::query("SELECT * FROM games WHERE id = ? AND over_at_ms IS NOT NULL");
        let Some(row) = query.bind(id.to_string()).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        Ok(Some((read_card(&row)?, self.whole_game(&row).await?.open_log())))
    }

    async fn closed(&self) -> Result<(), StoreError> {
        drop(self.writer.lock().await.take());
        // The last to close brings the write-ahead log into the file, which those who only read cannot.
        self.readers.close().await;
        if let Some(writing) = self.writing.lock().await.take() {
            drop(writing.await);
        }
        drop(self.lock.lock().await.take());
        Ok(())
    }
}

impl Store for Sqlite {
    fn save(&self, changes: Vec<Change>) -> Later<'_, ()> {
        Box::pin(self.saved(changes))
    }

    fn person(&self, key_hash: String) -> Later<'_, Option<Person>> {
        let query =
            "SELECT id, name FROM devices JOIN people ON people.id = devices.person WHERE key_hash = ?";
        Box::pin(self.one_person(query, key_hash))
    }

    fn recoverable(&self, recovery: String) -> Later<'_, Option<Person>> {
        Box::pin(self.one_person("SELECT id, name FROM people WHERE recovery = ?", recovery))
    }

    fn tables_of(&self, host: PersonId, since_ms: u64) -> Later<'_, usize> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT count(*) FROM tables WHERE host = ? AND phase <> '\"over\"' AND touched_at_ms > ?",
            );
            let row = query.bind(host.to_string()).bind(since_ms as i64).fetch_one(&self.readers).await?;
            Ok(row.try_get::<i64, _>(0)? as usize)
        })
    }

    fn table(&self, code: TableCode) -> Later<'_, Option<TableRecord>> {
        Box::pin(async move { self.record(&code).await })
    }

    fn whole_table(&self, code: TableCode) -> Later<'_, Option<WholeTable>> {
        Box::pin(async move { self.whole(&code).await })
    }

    fn lobby(&self, most: usize) -> Later<'_, Vec<TableCard>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT code, card, 0 AS waits FROM tables WHERE public AND phase <> '\"over\"' ORDER BY touched_at_ms DESC LIMIT ?",
            );
            self.cards(query.bind(most as i64)).await
        })
    }

    fn own_tables(&self, person: PersonId, most: usize) -> Later<'_, Vec<TableCard>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT code, card, EXISTS (SELECT 1 FROM json_each(asked) WHERE value = ?1) AS waits FROM tables
                WHERE host = ?1 OR id IN (SELECT table_id FROM sitters WHERE person = ?1)
                ORDER BY waits DESC, phase = '\"over\"', touched_at_ms DESC LIMIT ?2",
            );
            self.cards(query.bind(person.to_string()).bind(most as i64)).await
        })
    }

    fn waking(&self, now_ms: u64, most: usize) -> Later<'_, Vec<TableCode>> {
        Box::pin(async move {
            let query =
                sqlx::query("SELECT code FROM tables WHERE wake_at_ms <= ? ORDER BY wake_at_ms LIMIT ?");
            let rows = query.bind(now_ms as i64).bind(most as i64).fetch_all(&self.readers).await?;
            rows.iter().map(|row| read_id(row, "code", TableCode::read)).collect()
        })
    }

    fn replays(&self, of: Option<PersonId>, most: usize) -> Later<'_, Vec<ReplayCard>> {
        Box::pin(self.replay_cards(of, most))
    }

    fn replay(&self, id: GameId) -> Later<'_, Option<(ReplayCard, Log)>> {
        Box::pin(async move { self.finished(&id).await })
    }

    fn kept_of(&self, person: PersonId) -> Later<'_, KeptOfPerson> {
        Box::pin(async move { self.kept(&person).await })
    }

    fn probe(&self, now_ms: u64) -> Later<'_, ()> {
        Box::pin(self.tried(now_ms))
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(self.closed())
    }
}

/// How a database is read.
pub(super) fn reading(file: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.busy_timeout(BUSY_WAIT).disable_statement_logging()
}

async fn readers(file: &Path) -> Result<SqlitePool, StoreError> {
    let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
    Ok(readers.connect_with(reading(file)).await?)
}

/// The version of a database.
pub(super) async fn version(from: impl SqliteExecutor<'_>) -> Result<i64, StoreError> {
    Ok(sqlx::query("PRAGMA user_version").fetch_one(from).await?.try_get(0)?)
}

/// The folder holds secrets of games and people: nobody else on the machine may read it.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The database and what SQLite keeps beside it are readable by their owner alone, in whatever folder they are. SQLite makes
/// its other files with the mode of the first, so that one is made here.
pub(super) fn keep_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        options.mode(PRIVATE);
        for name in ["", "-wal", "-shm"].map(|end| with_ending(file, end)) {
            if name.exists() {
                std::fs::set_permissions(name, PermissionsExt::from_mode(PRIVATE))?;
            }
        }
    }
    options.open(file).map(drop)
}

/// Read and written by its owner.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// The name of a file beside another.
pub(super) fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Takes the steps that are missing, each with its version in one transaction.
async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let (found, known) = (version(&mut *connection).await?, STEPS.len() as i64);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (version, step) in STEPS.iter().enumerate().skip(found as usize) {
        let script = format!("BEGIN; {step} PRAGMA user_version = {}; COMMIT;", version + 1);
        connection.execute(AssertSqlSafe(script)).await?;
    }
    Ok(())
}

fn read_game(row: &SqliteRow) -> Result<GameRecord, StoreError> {
    Ok(GameRecord {
        id: read_id(row, "id", GameId::read)?,
        table: read_id(row, "table_id", TableId::read)?,
        round: row.try_get("round")?,
        public: row.try_get("public")?,
        header: read::<Header>(row, "header")?,
        seed: read::<Seed>(row, "seed")?,
        secret: row.try_get("secret")?,
        nonces: read(row, "nonces")?,
        names: read(row, "names")?,
        people: Vec::new(),
        started_at_ms: row.try_get::<i64, _>("started_at_ms")? as u64,
    })
}

/// Nothing is missing between the first entry and the last.
fn check_numbers(entries: &[Entry]) -> Result<(), StoreError> {
    match entries.iter().zip(1..).find(|(entry, number)| entry.number != *number) {
        None => Ok(()),
        Some((_, number)) => {
            let reason = format!("entry {number} is missing");
            Err(StoreError::Unreadable { what: "the log of a game", reason })
        }
    }
}

/// How often each seat had been asked for something, where it was saved. A database of an older version that is only
/// checked has no such column.
fn read_decisions(row: &SqliteRow) -> Result<Option<Vec<u32>>, StoreError> {
    match row.try_get::<Option<&str>, _>("decisions") {
        Ok(None) | Err(sqlx::Error::ColumnNotFound(_)) => Ok(None),
        Ok(Some(_)) => read(row, "decisions").map(Some),
        Err(error) => Err(error.into()),
    }
}

fn read_card(row: &SqliteRow) -> Result<ReplayCard, StoreError> {
    Ok(ReplayCard {
        id: row.try_get("id")?,
        game: read::<Header>(row, "header")?.game,
        names: read(row, "names")?,
        ending: read(row, "ending")?,
        over_at_ms: row.try_get::<i64, _>("over_at_ms")? as u64,
    })
}
