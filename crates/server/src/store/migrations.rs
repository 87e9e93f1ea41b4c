//! The shape of the database, one step after another. A step that has been released is never changed.

/// Step `n` leads from version `n` to `n + 1`; the version is SQLite's `user_version`.
pub(super) const STEPS: &[&str] = &[FIRST];

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
