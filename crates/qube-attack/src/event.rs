//! What is told to the table.

use serde::{Deserialize, Serialize};
use tabletop::{EndedBy, Seat, SeatSet};

use crate::army::Cube;
use crate::planet::PlanetId;

/// Something that happened, seen by everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Told {
    /// QUBE-06
    Moved { seat: Seat, cube: Cube, to_planet: PlanetId },
    /// QUBE-08: the cube activated a Cube planet, and another one entered.
    Reinforced { seat: Seat, cube: Cube, entrance_planet: PlanetId },
    /// QUBE-09: the cube has a second one beneath it now.
    Doubled { seat: Seat, cube: Cube },
    /// QUBE-10: the cube as it is armed now.
    Armed { seat: Seat, cube: Cube },
    /// QUBE-13: the target had a cube beneath it, and has it no longer.
    Hit { seat: Seat, cube: Cube, target_seat: Seat, target_cube: Cube },
    /// QUBE-13: the target was single, and is lost.
    Destroyed { seat: Seat, cube: Cube, target_seat: Seat, target_cube: Cube },
    /// QUBE-15
    Passed { seat: Seat },
    /// QUBE-16: a cube enters free.
    Reentered { seat: Seat, entrance_planet: PlanetId },
    /// QUBE-16: the last cube of this player is gone.
    Eliminated { seat: Seat },
    /// QUBE-17: a moon paid this to each of these.
    Paid { planet: PlanetId, seats: SeatSet, points: u16 },
    /// QUBE-17: everyone has acted, and the moons have paid.
    TurnEnded { turn: u16 },
    /// QUBE-04: this player is first from now on.
    FirstPassed { seat: Seat },
    /// QUBE-20: the turns are over; the most points win.
    TurnsOver { winner_seats: SeatSet },
    /// QUBE-16, QUBE-18
    Won { seat: Seat, ended_by: EndedBy },
}
