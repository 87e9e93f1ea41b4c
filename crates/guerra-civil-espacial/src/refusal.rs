//! Why an action is not allowed: every reason with its rule.

use serde::Serialize;
use tabletop::Seat;

use crate::card::Card;

/// Why an action is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal {
    /// GCE-03
    #[error("the game is over")]
    Over,
    /// GCE-12
    #[error("there is nothing for you to decide now")]
    NothingToDecide,
    /// GCE-26
    #[error("out of turn only a Force Shield may be played")]
    OutOfTurn,
    /// GCE-09
    #[error("{card} is not in your hand")]
    NotInHand {
        /// What was to be played.
        card: Card,
    },
    /// GCE-08
    #[error("{total} ships do not reach the bid of {bid}")]
    BelowBid {
        /// The fleet there would be.
        total: u32,
        /// The largest fleet in contention.
        bid: u32,
    },
    /// GCE-10
    #[error("with {total} ships you cannot pass a bid of {bid}")]
    PassBelowBid {
        /// The fleet there is.
        total: u32,
        /// The largest fleet in contention.
        bid: u32,
    },
    /// GCE-16
    #[error("the Pirate Ship needs an opponent to rob")]
    NameATarget,
    /// GCE-16
    #[error("you cannot rob yourself")]
    RobsItself,
    /// GCE-16
    #[error("{target_seat} has no cards to rob")]
    NothingToRob {
        /// Who was to be robbed.
        target_seat: Seat,
    },
    /// GCE-16
    #[error("there is no such opponent")]
    NoSuchOpponent,
    /// GCE-13
    #[error("only the Commander exchanges the disputed card")]
    NotCommander,
    /// GCE-13
    #[error("there is no Space Colony in your hand to exchange")]
    NoColony,
    /// GCE-34
    #[error("you have had your action; exchange, play a Force Shield or end your turn")]
    HasActed,
    /// GCE-34
    #[error("your turn needs an action before it ends")]
    HasNotActed,
    /// GCE-27
    #[error("first play a Force Shield or let it be")]
    AnswerFirst,
    /// GCE-27
    #[error("there is nothing to let be")]
    NothingToAnswer,
    /// GCE-31
    #[error("first discard down to five cards")]
    DiscardFirst,
    /// GCE-31
    #[error("cards are discarded only when a round has ended")]
    NotDiscarding,
}

impl tabletop::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Over => "GCE-03",
            Refusal::BelowBid { .. } => "GCE-08",
            Refusal::NotInHand { .. } => "GCE-09",
            Refusal::PassBelowBid { .. } => "GCE-10",
            Refusal::NothingToDecide => "GCE-12",
            Refusal::NotCommander | Refusal::NoColony => "GCE-13",
            Refusal::NameATarget
            | Refusal::RobsItself
            | Refusal::NothingToRob { .. }
            | Refusal::NoSuchOpponent => "GCE-16",
            Refusal::OutOfTurn => "GCE-26",
            Refusal::AnswerFirst | Refusal::NothingToAnswer => "GCE-27",
            Refusal::DiscardFirst | Refusal::NotDiscarding => "GCE-31",
            Refusal::HasActed | Refusal::HasNotActed => "GCE-34",
        }
    }
}
