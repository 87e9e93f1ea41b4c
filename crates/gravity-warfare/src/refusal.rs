//! Why an action is not allowed, with the number of the rule.

use serde::Serialize;
use tabletop::{Refusal, Seat};

use crate::card::Card;
use crate::troop::TroopKind;

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Illegal {
    /// GRAV-10
    #[error("the game is over")]
    Over,
    /// GRAV-11
    #[error("this is not the moment for that")]
    NotNow,
    /// GRAV-13
    #[error("it is not for seat {seat} to do this now")]
    NotYours { seat: Seat },
    /// GRAV-23
    #[error("{card} is not in your hand")]
    NotInHand { card: Card },
    /// GRAV-46
    #[error("{card} cannot be used as {as_card}")]
    CannotStandFor { card: Card, as_card: Card },
    /// GRAV-12
    #[error("there is no skip gem to pay with")]
    NoSkipGem,
    /// GRAV-11
    #[error("there is no {troop} to place")]
    NoSuchTroop { troop: TroopKind },
    /// GRAV-13
    #[error("{card} is neither a challenge nor an event to be given now")]
    NotToBeGiven { card: Card },
    /// GRAV-31
    #[error("there is no turn before this one to repeat")]
    NothingToCopy,
    /// GRAV-36
    #[error("there is no piece on the platform for {card}")]
    EmptyPlatform { card: Card },
    /// GRAV-34
    #[error("one totem a turn is the most, and it is not teleported")]
    OneTotem,
    /// GRAV-32
    #[error("{card} does not combine with the challenge that was carried over")]
    DoesNotCombine { card: Card },
    /// GRAV-38
    #[error("that piece is not one to be moved now")]
    NotThatPiece,
    /// GRAV-44
    #[error("seat {seat} cannot be named")]
    NotThatSeat { seat: Seat },
    /// GRAV-15
    #[error("{card} is not a challenge that can be taken away now")]
    NoSuchChallenge { card: Card },
    /// GRAV-39
    #[error("the Guardian does not help with the last piece")]
    LastPiece,
    /// GRAV-41
    #[error("the turn has come back, and a Wormhole does not help")]
    CameBack,
    /// GRAV-43
    #[error("seat {seat} does not play with you, so your defence does not cover them")]
    NotYourTeam { seat: Seat },
    /// GRAV-07
    #[error("say where and how the hand is to move")]
    NoHand,
    /// GRAV-07
    #[error("this table does not allow the hand to be moved in this way")]
    NotThatWay,
    /// GRAV-06
    #[error("this is no record of a hand")]
    BadRecord,
    /// GRAV-24
    #[error("a hand does not move like that")]
    OutOfBounds,
    /// GRAV-24
    #[error(
        "nobody fails on purpose: aim where it can stand, with enough of it in the zone and something under its middle"
    )]
    OnPurpose,
    /// GRAV-35
    #[error("the platform is spun when a challenge asks for it, and only then")]
    SpinOrNot,
    /// GRAV-22
    #[error("at {limit} cards nobody draws")]
    HandFull { limit: u8 },
    /// GRAV-22
    #[error("there is no point to pay with, or no change for it")]
    NoPoint,
    /// GRAV-09
    #[error("there is no card left to draw")]
    NoCards,
    /// GRAV-25
    #[error("this hero has been used in this round, or there is none")]
    HeroUsed,
    /// GRAV-26
    #[error("your hero cannot do that")]
    NotYourHero,
    /// GRAV-26
    #[error("there is no card to swap")]
    NothingToSwap,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::BadRecord => "GRAV-06",
            Illegal::NoHand | Illegal::NotThatWay => "GRAV-07",
            Illegal::NoCards => "GRAV-09",
            Illegal::Over => "GRAV-10",
            Illegal::NotNow | Illegal::NoSuchTroop { .. } => "GRAV-11",
            Illegal::NoSkipGem => "GRAV-12",
            Illegal::NotYours { .. } | Illegal::NotToBeGiven { .. } => "GRAV-13",
            Illegal::NoSuchChallenge { .. } => "GRAV-15",
            Illegal::HandFull { .. } | Illegal::NoPoint => "GRAV-22",
            Illegal::NotInHand { .. } => "GRAV-23",
            Illegal::OutOfBounds | Illegal::OnPurpose => "GRAV-24",
            Illegal::HeroUsed => "GRAV-25",
            Illegal::NotYourHero | Illegal::NothingToSwap => "GRAV-26",
            Illegal::NothingToCopy => "GRAV-31",
            Illegal::DoesNotCombine { .. } => "GRAV-32",
            Illegal::OneTotem => "GRAV-34",
            Illegal::SpinOrNot => "GRAV-35",
            Illegal::EmptyPlatform { .. } => "GRAV-36",
            Illegal::NotThatPiece => "GRAV-38",
            Illegal::LastPiece => "GRAV-39",
            Illegal::CameBack => "GRAV-41",
            Illegal::NotYourTeam { .. } => "GRAV-43",
            Illegal::NotThatSeat { .. } => "GRAV-44",
            Illegal::CannotStandFor { .. } => "GRAV-46",
        }
    }
}
