//! People: a name, and a secret that only a cookie carries.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ReplayCard, TableCard};

/// Who someone would like to be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPerson {
    /// What they are called at the table.
    pub name: String,
}

/// Who one is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// What they are called at the table.
    pub name: String,
}

/// All that a house keeps of a person.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MyData {
    /// What they are called.
    pub name: String,
    /// When they came first, in milliseconds since 1970.
    pub made_at_ms: u64,
    /// When each of their devices came, in milliseconds since 1970.
    pub devices_at_ms: Vec<u64>,
    /// Is there a recovery code that was not used yet?
    pub recovery: bool,
    /// The tables that they sit at or host.
    pub tables: Vec<TableCard>,
    /// The games that they played to the end.
    pub games: Vec<ReplayCard>,
    /// What they said at tables that still exist.
    pub said: Vec<String>,
}

/// A code that makes another device the same person. It works once, and a new one replaces the old.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryCode {
    /// Letters and digits in groups of four.
    pub code: String,
}
