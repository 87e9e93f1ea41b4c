//! Why an action is not allowed.

use serde::Serialize;
use tabletop::{Refusal, Seat};

use crate::army::Cube;
use crate::planet::PlanetId;

/// Why not, with the number of the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Illegal {
    /// QUBE-04
    #[error("it is not seat {seat}'s turn")]
    NotYourTurn { seat: Seat },
    /// QUBE-18
    #[error("the game is over")]
    Over,
    /// QUBE-02
    #[error("there is no planet {planet} on this board")]
    NoSuchPlanet { planet: PlanetId },
    /// QUBE-06
    #[error("seat {seat} has no cube {cube}")]
    NoSuchCube { seat: Seat, cube: Cube },
    /// QUBE-06
    #[error("{to_planet} is not connected to {from_planet}")]
    NotConnected { from_planet: PlanetId, to_planet: PlanetId },
    /// QUBE-06
    #[error("{planet} is an entrance, and no cube moves into one")]
    IntoEntrance { planet: PlanetId },
    /// QUBE-07
    #[error("{planet} does nothing: only Cube, Wound and Armory planets are activated")]
    NothingToActivate { planet: PlanetId },
    /// QUBE-07
    #[error("an opposing cube stands on {planet}, so it cannot be activated")]
    Contested { planet: PlanetId },
    /// QUBE-08
    #[error("the reserve is empty, so no cube can enter")]
    NoneToEnter,
    /// QUBE-09
    #[error("the reserve is empty, so no cube can go beneath")]
    NoneToStack,
    /// QUBE-09
    #[error("the cube on {planet} has one beneath it already, and two are the most")]
    AlreadyDouble { planet: PlanetId },
    /// QUBE-10
    #[error("the cube on {planet} has the long weapon already")]
    AlreadyLong { planet: PlanetId },
    /// QUBE-11
    #[error("the cube on {planet} is unarmed")]
    Unarmed { planet: PlanetId },
    /// QUBE-11
    #[error("a cube does not attack its own side")]
    OwnCube,
    /// QUBE-11
    #[error("the short weapon hits on the same planet: {target_planet} is not {planet}")]
    BeyondShort { planet: PlanetId, target_planet: PlanetId },
    /// QUBE-11
    #[error("the long weapon hits on a connected planet: {target_planet} is none from {planet}")]
    BeyondLong { planet: PlanetId, target_planet: PlanetId },
    /// QUBE-12
    #[error("cubes on an entrance cannot be attacked, and {planet} is one")]
    OnEntrance { planet: PlanetId },
    /// QUBE-14
    #[error("this cube has activated a planet this turn already")]
    ActivatedAlready,
    /// QUBE-14
    #[error("this cube has attacked this turn already")]
    AttackedAlready,
    /// QUBE-15
    #[error("there is still something to do, so nobody passes")]
    MustAct,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NoSuchPlanet { .. } => "QUBE-02",
            Illegal::NotYourTurn { .. } => "QUBE-04",
            Illegal::NoSuchCube { .. } | Illegal::NotConnected { .. } | Illegal::IntoEntrance { .. } => {
                "QUBE-06"
            }
            Illegal::NothingToActivate { .. } | Illegal::Contested { .. } => "QUBE-07",
            Illegal::NoneToEnter => "QUBE-08",
            Illegal::NoneToStack | Illegal::AlreadyDouble { .. } => "QUBE-09",
            Illegal::AlreadyLong { .. } => "QUBE-10",
            Illegal::Unarmed { .. } | Illegal::OwnCube => "QUBE-11",
            Illegal::BeyondShort { .. } | Illegal::BeyondLong { .. } => "QUBE-11",
            Illegal::OnEntrance { .. } => "QUBE-12",
            Illegal::ActivatedAlready | Illegal::AttackedAlready => "QUBE-14",
            Illegal::MustAct => "QUBE-15",
            Illegal::Over => "QUBE-18",
        }
    }
}
