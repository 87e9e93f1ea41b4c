//! What a player can do (QUBE-06 to QUBE-15).

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::army::Cube;
use crate::planet::PlanetId;

/// One of a player's two actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// QUBE-06: an own cube goes to a connected planet.
    Move { cube: Cube, to_planet: PlanetId },
    /// QUBE-07: the planet on which an own cube stands does what it does.
    Activate { cube: Cube },
    /// QUBE-11: an own armed cube hits another player's cube.
    Attack { cube: Cube, target_seat: Seat, target_cube: Cube },
    /// QUBE-15: only when nothing else can be done.
    Pass,
}
