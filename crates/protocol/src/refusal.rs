//! Why something was not done: one form for the rules of a game and for those of the house.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something that was not done, as its sender is told. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// In English.
    pub message: String,
    /// The rule of the game that forbids it, where it is one that does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// With a `kind`, by which words in other languages are found: those of the game, or of the house.
    #[ts(type = "{ kind: string, [field: string]: unknown }")]
    #[schema(value_type = Object)]
    pub reason: Value,
}

impl Refusal {
    /// A refusal of the house that needs no more than its kind.
    pub fn plain(kind: &str, message: impl Into<String>) -> Refusal {
        Refusal { message: message.into(), rule: None, reason: json!({ "kind": kind }) }
    }

    /// A refusal of the house with something to fill in.
    pub fn with(kind: &str, message: impl Into<String>, mut fields: Value) -> Refusal {
        fields["kind"] = kind.into();
        Refusal { message: message.into(), rule: None, reason: fields }
    }

    /// What kind of refusal it is.
    pub fn kind(&self) -> &str {
        self.reason["kind"].as_str().unwrap_or_default()
    }
}

impl From<tabletop::Refused> for Refusal {
    fn from(refused: tabletop::Refused) -> Refusal {
        let tabletop::Refused { message, rule, reason } = refused;
        Refusal { message, rule: rule.map(str::to_owned), reason }
    }
}
