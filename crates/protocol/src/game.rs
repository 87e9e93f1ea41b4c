//! The games on offer, as a lobby shows them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::AnyGame;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played here.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameCard {
    /// Its id. Its words are under this name.
    pub id: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest that can play.
    pub seats_min: usize,
    /// The most that can play.
    pub seats_max: usize,
    /// What a table can choose.
    pub choices: Vec<ChoiceCard>,
    /// What a table can replace.
    pub house_data: Vec<HouseDataCard>,
    /// Who can play it besides people.
    pub bots: Vec<String>,
    /// How long it takes, in minutes, by number of seats from the fewest on; empty where nobody has measured it.
    pub minutes: Vec<u32>,
    /// What makes it shorter where it is long.
    pub shorter: Vec<ShorterCard>,
}

/// A value of an option with which a game takes less time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShorterCard {
    /// With so many players.
    pub seats: usize,
    /// The field of the options.
    pub key: String,
    /// Its value.
    #[ts(type = "boolean | number | string")]
    #[schema(value_type = Value)]
    pub value: Value,
    /// How long it takes then.
    pub minutes: u32,
}

/// One option of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChoiceCard {
    /// The field of the options.
    pub key: String,
    /// What it can be: yes or no, numbers or words; the first is the default.
    #[ts(type = "(boolean | number | string)[]")]
    #[schema(value_type = Vec<Value>)]
    pub values: Vec<Value>,
}

/// Contents of a game that a table may replace with its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HouseDataCard {
    /// The field of the options.
    pub key: String,
    /// The TOML that is used when nothing else is given.
    pub default: String,
    /// Others that come with the game. The option holds the name of one of them, or a TOML.
    pub named: Vec<NamedDataCard>,
}

/// Contents that come with a game and are asked for by name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct NamedDataCard {
    /// What the option holds.
    pub name: String,
    /// The TOML it stands for.
    pub text: String,
}

impl GameCard {
    /// The card of a game of the catalog. How long it takes is not known here.
    pub fn of(game: &dyn AnyGame) -> GameCard {
        let choice = |choice: &tabletop::Choice| ChoiceCard {
            key: choice.key.to_owned(),
            values: choice.values.iter().map(value).collect(),
        };
        let data = |data: &tabletop::HouseData| HouseDataCard {
            key: data.key.to_owned(),
            default: data.default.to_owned(),
            named: data.named.iter().map(named).collect(),
        };
        GameCard {
            id: game.id().to_owned(),
            rules: game.rules_version(),
            seats_min: *game.seats().start(),
            seats_max: *game.seats().end(),
            choices: game.choices().iter().map(choice).collect(),
            house_data: game.house_data().iter().map(data).collect(),
            bots: game.bots().into_iter().map(str::to_owned).collect(),
            minutes: Vec::new(),
            shorter: Vec::new(),
        }
    }
}

fn named(data: &tabletop::NamedData) -> NamedDataCard {
    NamedDataCard { name: data.name.to_owned(), text: data.text.to_owned() }
}

fn value(value: &tabletop::ChoiceValue) -> Value {
    serde_json::to_value(value).expect("a value is plain data")
}
