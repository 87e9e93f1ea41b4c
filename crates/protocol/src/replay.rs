//! Finished games.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Ending, Operation};

/// A finished game, as a list shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayCard {
    /// By which it is asked for.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// How it ended.
    pub ending: Ending,
    /// When it ended, in milliseconds since 1970.
    pub over_at_ms: u64,
}

/// A finished game, step by step, as one of its seats or a spectator saw it, or everything face up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplaySteps {
    /// What it is.
    pub card: ReplayCard,
    /// The view before the first action.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub view: Value,
    /// What changed, entry by entry.
    pub steps: Vec<ReplayStep>,
}

/// One entry of a finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// Whose it is.
    #[ts(type = "number")]
    #[schema(value_type = u8)]
    pub seat: tabletop::Seat,
    /// The action in notation, or `undo`.
    pub text: String,
    /// Can it be watched, at `films/{number}`?
    pub film: bool,
    /// What this viewer saw happen, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, type = "{ kind: string, [field: string]: unknown }[]")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Value>,
    /// From the view before to the view after.
    pub patch: Vec<Operation>,
}
