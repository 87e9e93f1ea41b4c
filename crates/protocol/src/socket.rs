//! The conversation at a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use ts_rs::TS;

use crate::{Arrange, ChatLine, Document, Offer, Operation, Refusal, SetUp, Who, You};

/// What a guest sends: something asked for, under a number by which the answer can be told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// Chosen by the guest.
    pub request: u32,
    /// What is asked for.
    pub ask: Ask,
}

/// What a guest can ask for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// The first message: who comes back says where they were.
    Hello {
        /// The stream of the last welcome.
        #[serde(default)]
        #[ts(optional)]
        stream: Option<String>,
        /// The last number seen of it.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
    },
    /// Takes an open seat or, where latecomers are welcome, a bot's; or comes back to one's own.
    Sit {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// A word of one's own for the seed.
        #[serde(default)]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Gets up. While a game goes on the seat is kept.
    Stand {},
    /// The host gives an open or left seat to a bot, or frees it.
    Bot {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// The bot's name; nothing frees the seat.
        bot: Option<String>,
    },
    /// The host changes how the table is kept.
    Arrange(Arrange),
    /// The host chooses what is played next: before a game, or after one.
    SetUp(SetUp),
    /// The host starts the game.
    Start {},
    /// The host asks for another game: back to gathering, with what the winner carries over.
    Rematch {},
    /// Says whether one wants another game. When all who are here do, the table gathers for it.
    Again {
        /// Does one?
        wants: bool,
    },
    /// Does something: one of `text` and `action`.
    Act {
        /// In notation.
        #[serde(default)]
        #[ts(optional)]
        text: Option<String>,
        /// As JSON.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        action: Option<Value>,
        /// The decision it is meant for.
        #[serde(default)]
        #[ts(optional)]
        decision: Option<u32>,
    },
    /// Does something by hand, live: from now on binary messages tell the hand what to do, until one says that it leaves.
    Live {
        /// An offer with an empty hand (`hand: null`).
        #[ts(type = "unknown")]
        action: Value,
        /// The decision it is meant for.
        #[serde(default)]
        #[ts(optional)]
        decision: Option<u32>,
    },
    /// Takes the last action back.
    Undo {
        /// The decision during which it is asked for: asked again, it is not done twice.
        #[serde(default)]
        #[ts(optional)]
        decision: Option<u32>,
    },
    /// Is anybody there? Answered by `done` at once, whatever the table is doing.
    Ping {},
    /// Asks the game's strongest bot what it would do; answered by `hints` instead of `done`.
    Hint {},
    /// The host sends someone away, who does not come back to this table until they are let in again.
    Remove {
        /// Whom.
        who: Who,
    },
    /// The host lets everyone in again who was sent away.
    Readmit {},
    /// The host mutes someone, or lets them speak again.
    Mute {
        /// Whom.
        who: Who,
        /// Are they muted?
        muted: bool,
    },
    /// Says something to the table.
    Say {
        /// What.
        text: String,
    },
}

/// What the house sends. Those with a `number` are the viewer's stream; the others are for one connection.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant, reason = "it is written to a socket at once and never kept in numbers")]
pub enum Told {
    /// Everything, as it is now.
    Welcome {
        /// The name of the stream from here on.
        stream: String,
        /// The stream's latest number.
        number: u32,
        /// The time by the clock of the house, in milliseconds since 1970.
        at_ms: u64,
        /// Who the receiver is.
        you: You,
        /// What there is to see.
        document: Document,
        /// The latest of what was said.
        chat: Vec<ChatLine>,
    },
    /// The stream goes on where it was left: what was missed follows.
    Resumed {
        /// The stream's latest number.
        number: u32,
        /// The time by the clock of the house, in milliseconds since 1970.
        at_ms: u64,
        /// Who the receiver is.
        you: You,
    },
    /// The document has changed.
    Update {
        /// In the stream.
        number: u32,
        /// The time by the clock of the house, in milliseconds since 1970.
        at_ms: u64,
        /// How (RFC 6902).
        patch: Vec<Operation>,
        /// What this viewer saw happen, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, type = "{ kind: string, [field: string]: unknown }[]")]
        events: Vec<Value>,
        /// What the house has to say about it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        note: Option<Note>,
    },
    /// Someone has said something.
    Said {
        /// In the stream.
        number: u32,
        /// What and who.
        line: ChatLine,
    },
    /// Who the receiver is has changed.
    You {
        /// Who they are now.
        you: You,
    },
    /// What was asked for is done, and what came of it has been sent.
    Done {
        /// What was asked for.
        request: u32,
    },
    /// What was asked for was not done.
    Refused {
        /// What was asked for.
        request: u32,
        /// Why.
        refusal: Refusal,
    },
    /// Advice that was asked for.
    Hints {
        /// What was asked for.
        request: u32,
        /// The best first.
        hints: Vec<Hint>,
    },
    /// The connection ends.
    Closing {
        /// Why.
        reason: Refusal,
    },
}

/// A piece of advice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Hint {
    /// What to do.
    pub offer: Offer,
    /// The chance to win that it gives, from 0 to 1.
    pub chance: f64,
}

/// What the house has to say about an update.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Note {
    /// Their time was up, and the house has played for them.
    TimeUp {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Someone has asked for a hint.
    Hinted {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Someone has taken over from a bot.
    TookOver {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Someone has got up in the middle of a game.
    GotUp {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Someone who had got up, or for whom a bot played, is back.
    CameBack {
        /// Who.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A bot plays for someone from now on.
    BotPlays {
        /// For whom.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The last action was taken back.
    Undone {
        /// By whom.
        #[ts(type = "number")]
        seat: Seat,
    },
}
