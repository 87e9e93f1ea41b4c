//! Whether a database is whole: its pages, and the log of every game that goes on.

use std::path::Path;

use sqlx::Row;
use tabletop::Catalog;
use tokio::task::spawn_blocking;

use super::migrations::STEPS;
use super::rows::read_id;
use super::sqlite::{FILE, Sqlite, version};
use super::{DiskFault, StoreError, WholeGame, is_there};
use crate::ids::TableCode;

/// So much that is wrong with the pages is listed.
const PAGE_FAULTS_MAX: usize = 20;

/// What a database holds, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Checked {
    /// Games that go on.
    pub running: usize,
    /// Games that are over.
    pub finished: usize,
    /// Everything that is wrong; nothing, if it is whole.
    pub faults: Vec<Fault>,
}

/// Something that is wrong with a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The file itself, as SQLite says it.
    Pages(String),
    /// A game that goes on cannot.
    Game {
        /// The table's name in log lines.
        table: String,
        /// Why it cannot.
        reason: String,
    },
}

/// Checks the database of a data folder, or a file that is one. It is only read, and the house may be open meanwhile.
pub async fn check(path: &Path, catalog: &Catalog) -> Result<Checked, StoreError> {
    let file = if path.is_dir() { path.join(FILE) } else { path.to_owned() };
    let store = Sqlite::only_reading(is_there(&file)?).await?;
    let (found, known) = (version(&store.readers).await?, STEPS.len() as i64);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let mut checked = Checked { faults: check_pages(&store).await?, ..Checked::default() };
    let over = "SELECT count(*) FROM games WHERE over_at_ms IS NOT NULL";
    checked.finished = sqlx::query(over).fetch_one(&store.readers).await?.try_get::<i64, _>(0)? as usize;
    let running = "SELECT id, code FROM tables WHERE phase = '\"playing\"' ORDER BY id";
    for row in sqlx::query(running).fetch_all(&store.readers).await? {
        checked.running += 1;
        if let Err(reason) = goes_on(&store, read_id(&row, "code", TableCode::read)?, catalog).await {
            checked.faults.push(Fault::Game { table: row.try_get("id")?, reason });
        }
    }
    store.readers.close().await;
    Ok(checked)
}

/// What SQLite finds wrong with the file. Where it cannot even look, that is the fault.
async fn check_pages(store: &Sqlite) -> Result<Vec<Fault>, StoreError> {
    let looked = sqlx::query("PRAGMA integrity_check").fetch_all(&store.readers).await;
    let rows = match looked.map_err(StoreError::from) {
        Ok(rows) => rows,
        Err(error) if error.disk_fault() == Some(DiskFault::Damaged) => {
            return Ok(vec![Fault::Pages(error.to_string())]);
        }
        Err(error) => return Err(error),
    };
    let said = rows.iter().take(PAGE_FAULTS_MAX).map(|row| row.try_get::<String, _>(0));
    let said: Vec<String> = said.collect::<Result<_, _>>()?;
    Ok(said.into_iter().filter(|said| said != "ok").map(Fault::Pages).collect())
}

/// Plays the log of a table's game again, from its first entry.
async fn goes_on(store: &Sqlite, code: TableCode, catalog: &Catalog) -> Result<(), String> {
    let whole = store.whole(&code).await.map_err(|error| error.to_string())?;
    let whole = whole.ok_or("the table is gone")?;
    let saved: WholeGame = whole.game.ok_or("its game is not in the database")?;
    let game = catalog.game(&whole.record.game).map_err(|unknown| unknown.to_string())?.clone();
    let replayed = spawn_blocking(move || game.replay(&saved.open_log()).map(drop)).await;
    replayed.map_err(|panic| panic.to_string())?.map_err(|mismatch| mismatch.to_string())
}
