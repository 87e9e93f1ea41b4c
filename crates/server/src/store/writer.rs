//! The one who writes: takes whatever waits, commits it at once, then tells everyone who waited.
//!
//! While one group is being brought to disk the next one gathers, so that many tables share one wait for the disk. If a
//! group fails, its members are tried one by one: what is wrong with one is not the others' trouble.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use tokio::sync::{mpsc, oneshot};

use super::disk::Premises;
use super::{Change, StoreError, rows};

/// Groups are not larger than this.
const GROUP_MAX: usize = 512;

/// Something to be saved, and who waits for it.
pub(super) struct Wanted {
    pub(super) changes: Vec<Change>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can ask for more.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut wanted: mpsc::Receiver<Wanted>,
    premises: Premises,
) {
    let mut group = Vec::with_capacity(GROUP_MAX);
    while wanted.recv_many(&mut group, GROUP_MAX).await > 0 {
        let all: Vec<&Change> = group.iter().flat_map(|one: &Wanted| &one.changes).collect();
        if let Err(fault) = premises.check() {
            group.drain(..).for_each(|one| drop(one.done.send(Err(StoreError::Disk(fault)))));
            continue;
        }
        if commit(&mut connection, &all, &premises).await.is_ok() {
            group.drain(..).for_each(|one| drop(one.done.send(Ok(()))));
            continue;
        }
        for one in group.drain(..) {
            let result = commit(&mut connection, &one.changes.iter().collect::<Vec<_>>(), &premises).await;
            match &result {
                Ok(()) | Err(StoreError::CodeUsed) => {}
                Err(error) => tracing::error!(%error, "not saved"),
            }
            drop(one.done.send(result));
        }
    }
    // Then the one file is the house, and can be copied by itself.
    if let Err(error) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await {
        tracing::error!(%error, "the write-ahead log stays beside the database");
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database was not closed properly");
    }
}

/// All of it or nothing; and where it can be found again.
async fn commit(
    connection: &mut SqliteConnection,
    changes: &[&Change],
    premises: &Premises,
) -> Result<(), StoreError> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let result = match rows::write_all(connection, changes).await {
        Ok(()) => connection.execute("COMMIT").await.map(drop).map_err(StoreError::from),
        Err(error) => Err(error),
    };
    if result.is_err() {
        // The failed statement may have ended the transaction already: then there is nothing left to roll back.
        drop(connection.execute("ROLLBACK").await);
    }
    result?;
    premises.check().map_err(StoreError::Disk)
}
