//! People: a name, and a secret that only a cookie carries.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

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

/// A code that makes another device the same person. It works once, and a new one replaces the old.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoveryCode {
    /// Letters and digits in groups of four.
    pub code: String,
}
