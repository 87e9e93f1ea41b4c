//! The shape of the database, one step after another. A step that has been released is never changed.

/// Step `n` leads from version `n` to `n + 1`; the version is SQLite's `user_version`.
pub(super) const STEPS: &[&str] = &[FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH];

const FIRST: &str = "
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    recovery TEXT UNIQUE,          -- the SHA-256 of the recovery code
    made_at_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE devices (
    key_hash TEXT PRIMARY KEY,     -- the SHA-256 of the cookie's secret
    person TEXT NOT NULL,
    made_at_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_of ON devices (person, made_at_ms);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    record TEXT NOT NULL,          -- JSON
    touched_at_ms INTEGER NOT NULL,
    wake_at_ms INTEGER             -- when it must be in memory even if nobody comes
) WITHOUT ROWID;
CREATE INDEX tables_in_lobby ON tables (public, phase, touched_at_ms);
CREATE INDEX tables_of ON tables (host, phase);
CREATE INDEX tables_to_wake ON tables (wake_at_ms) WHERE wake_at_ms IS NOT NULL;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    public INTEGER NOT NULL,
    header TEXT NOT NULL,          -- the log's first line, without the seed
    seed TEXT NOT NULL,
    secret TEXT NOT NULL,
    nonces TEXT NOT NULL,          -- JSON, by seat
    names TEXT NOT NULL,           -- JSON, by seat
    started_at_ms INTEGER NOT NULL,
    over_at_ms INTEGER,
    ending TEXT,                   -- JSON
    UNIQUE (table_id, round)
) WITHOUT ROWID;
CREATE INDEX games_over ON games (public, over_at_ms);

CREATE TABLE players (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

CREATE TABLE entries (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,       -- unique in its game: who writes from a stale state is refused
    entry TEXT NOT NULL,           -- a line of the log
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    game TEXT PRIMARY KEY,
    snapshot BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,            -- JSON
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
";

/// Who sits where can be asked by person.
const SECOND: &str = "
CREATE TABLE sitters (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX sitters_at ON sitters (table_id);
INSERT INTO sitters
    SELECT DISTINCT seat.value ->> 'person', tables.id FROM tables, json_each(tables.record, '$.seats') AS seat
    WHERE seat.value ->> 'person' IS NOT NULL;
";

/// With each entry, how often each seat had been asked for something after it (JSON, by seat); nothing where an older
/// program wrote it.
const THIRD: &str = "ALTER TABLE entries ADD COLUMN decisions TEXT;";

/// The lobby reads what it shows of a table without the rest of it, which may be long; and the store can be tried.
const FOURTH: &str = "
ALTER TABLE tables ADD COLUMN card TEXT;   -- JSON, what the lobby shows; nothing until it is written next
CREATE TABLE probes (
    id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL
);
";

/// Whom a table waits for.
const FIFTH: &str = "
ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '[]'; -- JSON, people
";

/// Who said something, so that they can take it or have it forgotten; nothing where an older program wrote it.
const SIXTH: &str = "
ALTER TABLE chat ADD COLUMN person TEXT;
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
";

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, Row};

    use super::*;
    use crate::ids::PersonId;
    use crate::store::{Sqlite, Store};

    /// A database of the first version is brought up to date with what it holds.
    #[tokio::test]
    async fn an_old_database_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sobremesa.sqlite");
        let mut old =
            SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
        let record = r#"{"id":"2222222222","code":"2222222","host":"aaaaaaaaaaaaa","host_name":"Ana",
            "game":"qube-attack","options":null,"position":null,"public":false,"time":"normal","away":"play",
            "phase":"over","round":1,"secret":"","seats":[
            {"person":"aaaaaaaaaaaaa","name":"Ana","bot":null,"left":false,"nonce":""},
            {"person":"bbbbbbbbbbbbb","name":"Beto","bot":null,"left":true,"nonce":""},
            {"person":null,"name":null,"bot":"random","left":false,"nonce":""}]}"#;
        let script = format!("BEGIN; {FIRST} PRAGMA user_version = 1; COMMIT;");
        old.execute(AssertSqlSafe(script)).await.unwrap();
        let row =
            "INSERT INTO tables VALUES ('2222222222', '2222222', 'aaaaaaaaaaaaa', '\"over\"', 0, ?, 7, NULL)";
        sqlx::query(row).bind(record).execute(&mut old).await.unwrap();
        old.close().await.unwrap();

        let store = Sqlite::open(folder.path()).await.unwrap();
        for (person, count) in [("aaaaaaaaaaaaa", 1), ("bbbbbbbbbbbbb", 1), ("ccccccccccccc", 0)] {
            let person = PersonId::read(person).unwrap();
            assert_eq!(store.own_tables(person, 10).await.unwrap().len(), count);
        }
        store.close().await.unwrap();
        let mut new = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
        let version = new.fetch_one("PRAGMA user_version").await.unwrap();
        assert_eq!(version.get::<i64, _>(0), STEPS.len() as i64);
    }
}
