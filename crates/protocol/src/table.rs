//! A table: how it is made, and what those at it are shown.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{EndedBy, Outcome, Seat, SeatSet};
use ts_rs::TS;
use utoipa::ToSchema;

/// How long decisions may take. How long that is, the house says in the clock; it never depends on who holds what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Time {
    /// Half a minute a turn, five seconds for an answer.
    Quick,
    /// A minute and a half a turn, ten seconds for an answer.
    #[default]
    Normal,
    /// Five minutes a turn, half a minute for an answer.
    Slow,
    /// Days.
    Days,
    /// As long as it takes.
    Unlimited,
}

/// What becomes of the turn of someone who is not there when their time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// The house plays for them.
    #[default]
    Play,
    /// The table waits for them.
    Wait,
}

/// May players ask the house what a good player would do?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hinting {
    /// Where all the others are bots.
    #[default]
    AmongBots,
    /// Always. Everyone sees who has asked.
    Always,
    /// Never.
    Never,
}

/// May someone who comes later take the seat of a bot?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Latecomers {
    /// Yes, in the middle of a game too. They see what that seat sees from then on.
    #[default]
    Welcome,
    /// No: bots stay.
    Closed,
}

/// May those who have no seat watch a game?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Yes.
    #[default]
    Welcome,
    /// No: while a game goes on only those who play it, and the host, are here.
    Closed,
}

/// Someone at a table: by their seat or, without one, by the name they watch under.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// Who sits here.
    Seat {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Everyone who watches under this name.
    Watcher {
        /// The name.
        name: String,
    },
}

/// Who is meant to sit where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// A bot of the game.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// A table to be made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// What is agreed, house data included. Nothing: the defaults.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Value)]
    pub options: Value,
    /// One for each seat.
    pub seats: Vec<SeatPlan>,
    /// How long decisions may take.
    #[serde(default)]
    #[ts(optional, as = "Option<Time>")]
    pub time: Time,
    /// Are those who are away played for?
    #[serde(default)]
    #[ts(optional, as = "Option<Away>")]
    pub away: Away,
    /// Is it shown in the lobby?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Are hints allowed?
    #[serde(default)]
    #[ts(optional, as = "Option<Hinting>")]
    pub hinting: Hinting,
    /// May someone take a bot's seat?
    #[serde(default)]
    #[ts(optional, as = "Option<Latecomers>")]
    pub latecomers: Latecomers,
    /// May those who have no seat watch?
    #[serde(default)]
    #[ts(optional, as = "Option<Audience>")]
    pub audience: Audience,
    /// A situation to begin with, in the game's notation. Everyone at the table can read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
}

/// What a table plays next.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The game's id.
    pub game: String,
    /// What is agreed. Nothing: what was agreed for this game, or its defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub options: Option<Value>,
    /// One for each seat. There is an open one for everyone who sits at the table.
    pub seats: Vec<SeatPlan>,
}

/// How a table is kept: what is not named stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Arrange {
    /// How long decisions may take.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub time: Option<Time>,
    /// Are those who are away played for?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away: Option<Away>,
    /// Is it shown in the lobby?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub public: Option<bool>,
    /// Are hints allowed?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hinting: Option<Hinting>,
    /// May someone take a bot's seat?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub latecomers: Option<Latecomers>,
    /// May those who have no seat watch?
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub audience: Option<Audience>,
}

/// A table that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MadeTable {
    /// The code in its link.
    pub code: String,
}

/// Where a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People are taking their seats.
    Gathering,
    /// A game goes on.
    Playing,
    /// It is over, and another one may follow.
    Over,
}

/// A table, as the lobby shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCard {
    /// The code in its link.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Where it is.
    pub phase: Phase,
    /// How long decisions may take.
    pub time: Time,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Who made it.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Does the table wait for who asks? Told of one's own tables only.
    pub your_turn: bool,
}

/// A seat, as everyone sees it: open without a name and a bot, a person's with a name, a bot's with a bot. With both, the
/// bot plays for the person until they come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Whose it is.
    pub name: Option<String>,
    /// Which bot plays.
    pub bot: Option<String>,
    /// Is the person connected?
    pub present: bool,
    /// Has the person got up?
    pub left: bool,
    /// Does the person want another game, now that this one is over?
    pub again: bool,
    /// How often the person has asked for a hint in this game.
    pub hints: u32,
    /// Has the host muted the person?
    #[serde(default)]
    pub muted: bool,
}

/// The games of an evening at one table, for one person or for all bots together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tally {
    /// Whose; nothing for the bots.
    pub name: Option<String>,
    /// Games played to the end.
    pub games: u32,
    /// Games won, alone or with others.
    pub wins: u32,
}

/// What everyone at a table is shown of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct TableView {
    /// The code in its link.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Where it is.
    pub phase: Phase,
    /// Games played or being played at this table.
    pub round: u32,
    /// What is agreed.
    #[ts(type = "unknown")]
    pub options: Value,
    /// The situation the game begins with, if it is not the usual one.
    pub position: Option<String>,
    /// How long decisions may take.
    pub time: Time,
    /// Are those who are away played for?
    pub away: Away,
    /// Is it shown in the lobby?
    pub public: bool,
    /// Are hints allowed?
    pub hinting: Hinting,
    /// Are they, with those who sit here now?
    pub hints_allowed: bool,
    /// May someone take a bot's seat?
    pub latecomers: Latecomers,
    /// May those who have no seat watch?
    pub audience: Audience,
    /// Who made it.
    pub host: String,
    /// Is that person here, or only just gone? While not, anyone seated may do what the host may.
    pub host_present: bool,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// How many watch.
    pub spectators: usize,
    /// Some of them by name, those who came first first.
    pub watchers: Vec<String>,
    /// The games of this evening.
    pub tally: Vec<Tally>,
    /// The SHA-256 of the secret that the house will mix into the next game's seed.
    pub promise: String,
}

/// What one viewer is shown of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct PlayView {
    /// The game's view for this viewer.
    #[ts(type = "unknown")]
    pub view: Value,
    /// Who is asked for what, or how it ended.
    pub status: Status,
    /// Counts the decisions that have been asked for. An act that names another one comes too late and is refused.
    pub decision: u32,
    /// What this viewer can do now.
    pub legal: Vec<Offer>,
    /// Could this viewer take the last action back?
    pub undo: bool,
    /// When the present decision ends.
    pub clock: Option<Clock>,
    /// Whose hand is at work now, live.
    #[ts(type = "number | null")]
    pub live: Option<Seat>,
    /// The SHA-256 of the seed.
    pub commitment: String,
    /// The SHA-256 of the secret of the house in that seed, as the table promised it.
    pub promise: String,
    /// What was secret, once the game is over.
    pub reveal: Option<Reveal>,
}

/// All that a viewer is shown. Updates are patches of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Document {
    /// The table.
    pub table: TableView,
    /// The game, once there is one.
    pub play: Option<PlayView>,
}

/// Who is asked for a decision, or how the game ended.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Status {
    /// The game goes on.
    Decision {
        /// These must act.
        #[ts(type = "number[]")]
        must: SeatSet,
        /// These may.
        #[ts(type = "number[]")]
        may: SeatSet,
        /// What it is about.
        #[ts(type = "{ kind: string, [field: string]: unknown }")]
        window: Value,
    },
    /// The game is over.
    Over {
        /// How.
        ending: Ending,
    },
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ending {
    /// By seat: 1 for who won.
    pub places: Vec<u8>,
    /// By seat, in whatever the game counts.
    pub scores: Vec<i32>,
    /// By seat, the number of its team; empty where everyone plays alone.
    pub teams: Vec<u8>,
    /// Why it ended. Games that were kept before this was told ended by their goal.
    #[serde(default)]
    #[ts(type = "\"goal\" | \"last-standing\" | \"bound\"")]
    #[schema(value_type = String)]
    pub ended_by: EndedBy,
}

impl From<&Outcome> for Ending {
    fn from(outcome: &Outcome) -> Ending {
        Ending {
            places: outcome.places.to_vec(),
            scores: outcome.scores.to_vec(),
            teams: outcome.teams.to_vec(),
            ended_by: outcome.ended_by,
        }
    }
}

impl From<tabletop::Status> for Status {
    fn from(status: tabletop::Status) -> Status {
        match status {
            tabletop::Status::Decision { must, may, window, .. } => Status::Decision { must, may, window },
            tabletop::Status::Over { outcome, .. } => Status::Over { ending: Ending::from(&outcome) },
        }
    }
}

/// A legal action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Offer {
    /// In notation.
    pub text: String,
    /// As JSON.
    #[ts(type = "{ kind: string, [field: string]: unknown }")]
    pub action: Value,
    /// What would come of it, where the rules know more than the action says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forecast: Option<Forecast>,
}

/// What would come of an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Forecast {
    /// As JSON.
    #[ts(type = "{ kind: string, [field: string]: unknown }")]
    pub said: Value,
    /// Would it do nothing, or spend what the action does not name? A client asks once before it sends it.
    pub caution: bool,
}

impl From<tabletop::Offer> for Offer {
    fn from(offer: tabletop::Offer) -> Offer {
        let forecast = offer.forecast.map(|tabletop::Forecast { said, caution }| Forecast { said, caution });
        Offer { text: offer.text, action: offer.action, forecast }
    }
}

/// The time of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    /// When it ends, in milliseconds since 1970 by the clock of the house.
    pub ends_at_ms: u64,
    /// How long it was when it began.
    pub whole_ms: u64,
}

/// What everyone may know once a game is over: enough to check that nobody could choose the seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reveal {
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
    /// The secret of the house, 64 hexadecimal digits.
    pub secret: String,
    /// The words of the players, by seat; empty for bots. Seed = SHA-256 of the secret and of each of them after its length.
    pub nonces: Vec<String>,
    /// The replay.
    pub replay: String,
}

/// Who the receiver is at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct You {
    /// Where they sit, if they do.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// Did they make the table?
    pub host: bool,
}

/// Something said at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// By whom.
    pub name: String,
    /// Sitting where, if they do.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
}
