//! Changes as rows.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::{Change, GameRecord, NOBODY, StoreError, TableRecord};
use crate::ids::{GameId, PersonId};
use crate::table::card;

/// Writes all of them. What is written most, the entries, goes in one statement.
pub(super) async fn write_all(
    connection: &mut SqliteConnection,
    changes: &[&Change],
) -> Result<(), StoreError> {
    let mut entries = Vec::new();
    for change in changes {
        match change {
            Change::Entry(game, entry, at_ms, decisions) => {
                entries.push(json!([game, entry.number, text(entry), at_ms, text(decisions)]));
            }
            other => write(connection, other).await?,
        }
    }
    if entries.is_empty() {
        return Ok(());
    }
    let all = "INSERT INTO entries (game, number, entry, at_ms, decisions)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";
    sqlx::query(all).bind(text(&entries)).execute(connection).await?;
    Ok(())
}

async fn write(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Entry(..) => unreachable!("entries are written together"),
        Change::Person(..) | Change::Recovered(..) | Change::Name(..) | Change::Recovery(..) => {
            write_person(connection, change).await
        }
        Change::Table(table, at_ms) => write_table(connection, table, *at_ms).await,
        Change::Asked(table, people) => {
            let query = sqlx::query("UPDATE tables SET asked = ? WHERE id = ?");
            run(query.bind(text(people)).bind(table.to_string()), connection).await
        }
        Change::Wake(table, at_ms) => {
            let query = sqlx::query("UPDATE tables SET wake_at_ms = ? WHERE id = ?");
            run(query.bind(at_ms.map(|at_ms| at_ms as i64)).bind(table.to_string()), connection).await
        }
        Change::Game(game) => write_game(connection, game).await,
        Change::Player(game, person, names) => {
            let query = sqlx::query("UPDATE games SET names = ? WHERE id = ?");
            run(query.bind(text(names)).bind(game.to_string()), connection).await?;
            write_player(connection, game, person).await
        }
        Change::Snapshot(game, snapshot) => {
            let bytes = postcard::to_allocvec(snapshot).expect("a snapshot is plain data");
            let query = sqlx::query("REPLACE INTO snapshots (game, snapshot) VALUES (?, ?)");
            run(query.bind(game.to_string()).bind(bytes), connection).await
        }
        Change::Over(game, ending, at_ms) => {
            let query = sqlx::query("UPDATE games SET over_at_ms = ?, ending = ? WHERE id = ?");
            run(query.bind(*at_ms as i64).bind(text(ending)).bind(game.to_string()), connection).await?;
            let query = sqlx::query("DELETE FROM snapshots WHERE game = ?");
            run(query.bind(game.to_string()), connection).await
        }
        Change::Chat(table, person, number, line, forget_below) => {
            let query = sqlx::query("INSERT INTO chat (table_id, person, number, line) VALUES (?, ?, ?, ?)");
            let query = query.bind(table.to_string()).bind(person.to_string());
            run(query.bind(number).bind(text(line)), connection).await?;
            let query = sqlx::query("DELETE FROM chat WHERE table_id = ? AND number < ?");
            run(query.bind(table.to_string()).bind(forget_below), connection).await
        }
        Change::Probe(at_ms) => {
            let query = sqlx::query("REPLACE INTO probes (id, at_ms) VALUES (1, ?)");
            run(query.bind(*at_ms as i64), connection).await
        }
        Change::LogOut(person, but) => {
            let query = sqlx::query("DELETE FROM devices WHERE person = ? AND key_hash IS NOT ?");
            run(query.bind(person.to_string()).bind(but.clone()), connection).await?;
            let query = sqlx::query("UPDATE people SET recovery = NULL WHERE id = ?");
            run(query.bind(person.to_string()), connection).await
        }
        Change::ForgetPerson(person) => forget_person(connection, person).await,
        Change::Forget(before_ms) => forget(connection, *before_ms).await,
    }
}

pub(super) type Query = sqlx::query::Query<'static, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

async fn run(query: Query, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    query.execute(connection).await?;
    Ok(())
}

async fn write_person(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    let device = "INSERT INTO devices (key_hash, person, made_at_ms) VALUES (?, ?, ?)";
    match change {
        Change::Person(person, key) => {
            let query = sqlx::query("INSERT INTO people (id, name, made_at_ms) VALUES (?, ?, ?)");
            let query = query.bind(person.id.to_string()).bind(person.name.clone());
            run(query.bind(key.made_at_ms as i64), connection).await?;
            let query = sqlx::query(device).bind(key.hash.clone()).bind(person.id.to_string());
            run(query.bind(key.made_at_ms as i64), connection).await
        }
        Change::Recovered(person, code, key, devices_max) => {
            let person = &person.id;
            let query = sqlx::query("UPDATE people SET recovery = NULL WHERE id = ? AND recovery = ?");
            let used = query.bind(person.to_string()).bind(code.clone()).execute(&mut *connection).await?;
            if used.rows_affected() != 1 {
                return Err(StoreError::CodeUsed);
            }
            let query = sqlx::query(device).bind(key.hash.clone()).bind(person.to_string());
            run(query.bind(key.made_at_ms as i64), connection).await?;
            let oldest = "DELETE FROM devices WHERE person = ?1 AND key_hash NOT IN
                (SELECT key_hash FROM devices WHERE person = ?1 ORDER BY made_at_ms DESC LIMIT ?2)";
            run(sqlx::query(oldest).bind(person.to_string()).bind(*devices_max as i64), connection).await
        }
        Change::Name(person, name) => {
            let query = sqlx::query("UPDATE people SET name = ? WHERE id = ?");
            run(query.bind(name.clone()).bind(person.to_string()), connection).await
        }
        Change::Recovery(person, hash) => {
            let query = sqlx::query("UPDATE people SET recovery = ? WHERE id = ?");
            run(query.bind(hash.clone()).bind(person.to_string()), connection).await
        }
        _ => unreachable!("only people are written here"),
    }
}

async fn write_table(
    connection: &mut SqliteConnection,
    table: &TableRecord,
    at_ms: u64,
) -> Result<(), StoreError> {
    let query = sqlx::query(
        "INSERT INTO tables (id, code, host, phase, public, record, touched_at_ms, card)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET host = excluded.host, phase = excluded.phase, public = excluded.public,
            record = excluded.record, touched_at_ms = excluded.touched_at_ms, card = excluded.card",
    );
    let query = query.bind(table.id.to_string()).bind(table.code.to_string()).bind(table.host.to_string());
    let query = query.bind(text(&table.phase)).bind(table.public).bind(text(table)).bind(at_ms as i64);
    run(query.bind(text(&card(table))), connection).await?;
    let people: Vec<&PersonId> = table.seats.iter().filter_map(|seat| seat.person.as_ref()).collect();
    let gone = "DELETE FROM sitters WHERE table_id = ?1 AND person NOT IN (SELECT value FROM json_each(?2))";
    run(sqlx::query(gone).bind(table.id.to_string()).bind(text(&people)), connection).await?;
    let come = "INSERT OR IGNORE INTO sitters SELECT value, ?1 FROM json_each(?2)";
    run(sqlx::query(come).bind(table.id.to_string()).bind(text(&people)), connection).await
}

async fn write_game(connection: &mut SqliteConnection, game: &GameRecord) -> Result<(), StoreError> {
    let query = sqlx::query(
        "INSERT INTO games (id, table_id, round, public, header, seed, secret, nonces, names, started_at_ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    let query = query.bind(game.id.to_string()).bind(game.table.to_string()).bind(game.round);
    let query = query.bind(game.public).bind(text(&game.header)).bind(text(&game.seed));
    let query = query.bind(game.secret.clone()).bind(text(&game.nonces)).bind(text(&game.names));
    run(query.bind(game.started_at_ms as i64), connection).await?;
    for person in &game.people {
        write_player(connection, &game.id, person).await?;
    }
    Ok(())
}

async fn write_player(
    connection: &mut SqliteConnection,
    game: &GameId,
    person: &PersonId,
) -> Result<(), StoreError> {
    let query = sqlx::query("INSERT OR IGNORE INTO players (game, person) VALUES (?, ?)");
    run(query.bind(game.to_string()).bind(person.to_string()), connection).await
}

/// Everything goes that says who they were. What others played with them stays, without their name.
async fn forget_person(connection: &mut SqliteConnection, person: &PersonId) -> Result<(), StoreError> {
    let query = sqlx::query("SELECT name FROM people WHERE id = ?").bind(person.to_string());
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(()) };
    let name: String = row.try_get("name")?;
    let tables = "SELECT record, touched_at_ms FROM tables
        WHERE host = ?1 OR id IN (SELECT table_id FROM sitters WHERE person = ?1)";
    for row in sqlx::query(tables).bind(person.to_string()).fetch_all(&mut *connection).await? {
        let mut record: TableRecord = read(&row, "record")?;
        record.forget(person);
        write_table(connection, &record, row.try_get::<i64, _>("touched_at_ms")? as u64).await?;
    }
    let games = "SELECT id, names FROM games WHERE id IN (SELECT game FROM players WHERE person = ?)";
    for row in sqlx::query(games).bind(person.to_string()).fetch_all(&mut *connection).await? {
        let mut names: Vec<String> = read(&row, "names")?;
        names.iter_mut().filter(|known| **known == name).for_each(|known| *known = NOBODY.to_owned());
        let query = sqlx::query("UPDATE games SET names = ? WHERE id = ?").bind(text(&names));
        run(query.bind(row.try_get::<String, _>("id")?), connection).await?;
    }
    for all in [
        "DELETE FROM chat WHERE person = ?",
        "DELETE FROM players WHERE person = ?",
        "DELETE FROM sitters WHERE person = ?",
        "DELETE FROM devices WHERE person = ?",
        "DELETE FROM people WHERE id = ?",
    ] {
        run(sqlx::query(all).bind(person.to_string()), connection).await?;
    }
    Ok(())
}

async fn forget(connection: &mut SqliteConnection, before_ms: u64) -> Result<(), StoreError> {
    let query = sqlx::query("DELETE FROM tables WHERE phase <> '\"playing\"' AND touched_at_ms < ?");
    run(query.bind(before_ms as i64), connection).await?;
    run(sqlx::query("DELETE FROM chat WHERE table_id NOT IN (SELECT id FROM tables)"), connection).await?;
    run(sqlx::query("DELETE FROM sitters WHERE table_id NOT IN (SELECT id FROM tables)"), connection).await
}

/// A value as the JSON in a column.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is kept is plain data")
}

/// The JSON in a column as a value.
pub(super) fn read<T: DeserializeOwned>(row: &SqliteRow, column: &'static str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    serde_json::from_str(text)
        .map_err(|error| StoreError::Unreadable { what: column, reason: error.to_string() })
}

/// A column with the name of something.
pub(super) fn read_id<T>(
    row: &SqliteRow,
    column: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    read(text).ok_or_else(|| StoreError::Unreadable { what: column, reason: "not an id".to_owned() })
}
