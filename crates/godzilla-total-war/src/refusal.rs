//! Why an action is not allowed, with the number of the rule. It never says more than its sender can see.

use serde::Serialize;
use tabletop::Seat;

use crate::{Card, Facing};

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Refusal {
    #[error("it is not your turn")]
    NotYourTurn { seat: Seat },
    #[error("the game is over")]
    Over,
    #[error("you open the round: play any card")]
    OpenNow,
    #[error("you face {blow}: answer it, or be hurt if you cannot")]
    AnswerNow { blow: Facing },
    #[error("you are hurt: take a number from 0 to 10 of your hand as damage")]
    TakeNumberNow,
    #[error("you are hurt: take a Building card from the centre as well")]
    TakeBuildingNow,
    #[error("add one Extra Damage card, or nothing")]
    AddNow,
    #[error("the round is over: discard down to three cards")]
    DiscardNow,
    #[error("{card} is not in your hand")]
    NotInHand { card: Card },
    #[error("{total} does not reach the blow of {blow}")]
    TooLow { card: Card, total: u8, blow: u8 },
    #[error("{card} does not answer a Wound: only special cards do")]
    WoundNeedsSpecial { card: Card },
    #[error("your kaiju is turned: its strength is used")]
    Turned,
    #[error("innate strength goes with a number, not with {card}")]
    StrengthNeedsNumber { card: Card },
    #[error("say who is the target")]
    NeedsTarget,
    #[error("the target must be another player who is still in the game")]
    BadTarget { target_seat: Seat },
    #[error("you can answer with {card}, so you are not hurt")]
    CanAnswer { card: Card },
    #[error("{card} cannot be taken as damage: only a number from 0 to 10 can")]
    NotDamage { card: Card },
    #[error("you have a number to take: {card}")]
    HasNumber { card: Card },
    #[error("{card} is not in the centre")]
    NotInCentre { card: Card },
    #[error("{card} is no Extra Damage card")]
    NotExtraDamage { card: Card },
    #[error("you do not have the King of Monsters card")]
    NotKing,
    #[error("{card} is no damage of yours")]
    NotYourDamage { card: Card },
    #[error("{card} is worth more than 4")]
    TooLargeToHeal { card: Card },
    #[error("there is no card left to draw")]
    NothingToDraw,
    #[error("you have no card to draw now")]
    NotOwed,
}

impl tabletop::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotYourTurn { .. } | Refusal::AnswerNow { .. } => "KAIJU-08",
            Refusal::NotInHand { .. } | Refusal::TooLow { .. } => "KAIJU-08",
            Refusal::Over => "KAIJU-29",
            Refusal::OpenNow => "KAIJU-07",
            Refusal::TakeNumberNow | Refusal::NotDamage { .. } => "KAIJU-20",
            Refusal::TakeBuildingNow | Refusal::NotInCentre { .. } => "KAIJU-22",
            Refusal::AddNow | Refusal::NotExtraDamage { .. } => "KAIJU-23",
            Refusal::WoundNeedsSpecial { .. } => "KAIJU-15",
            Refusal::Turned | Refusal::StrengthNeedsNumber { .. } => "KAIJU-10",
            Refusal::NeedsTarget | Refusal::BadTarget { .. } => "KAIJU-13",
            Refusal::CanAnswer { .. } => "KAIJU-19",
            Refusal::HasNumber { .. } => "KAIJU-21",
            Refusal::NothingToDraw => "KAIJU-24",
            Refusal::DiscardNow | Refusal::NotKing => "KAIJU-30",
            Refusal::NotYourDamage { .. } | Refusal::TooLargeToHeal { .. } => "KAIJU-30",
            Refusal::NotOwed => "KAIJU-31",
        }
    }
}
