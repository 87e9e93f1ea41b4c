//! What everyone sees: everything.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::army::{Army, Cube, Placed};
use crate::board::Board;
use crate::options::{FirstPlayer, LostCubes, Reentry, TurnLimit};
use crate::planet::PlanetId;
use crate::rules::Rules;
use crate::state::{QubeAttack, Tired};

/// The table as it is seen from every seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Planets and orbits, to be drawn.
    pub board: Arc<Board>,
    /// QUBE-13
    pub lost_cubes: LostCubes,
    /// QUBE-16
    pub reentry: Reentry,
    /// QUBE-04
    pub first_player: FirstPlayer,
    /// QUBE-20
    pub turn_limit: TurnLimit,
    /// By seat.
    pub armies: Vec<ArmyView>,
    /// Who is first in this turn.
    pub first_seat: Seat,
    /// Turns of the table, counted from 1.
    pub turn: u16,
    /// Whose actions these are.
    pub mover_seat: Seat,
    /// How many are left, this one included.
    pub actions_left: u8,
    /// The cube that cannot do the same again in this turn.
    pub tired: Option<Tired>,
    /// Who has won.
    pub winner_seat: Option<Seat>,
}

/// What one player has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArmyView {
    /// Where its cubes enter.
    pub entrance_planet: PlanetId,
    /// On the board.
    pub cubes: Vec<Cube>,
    /// Still to come.
    pub reserve: u8,
    /// Gone for good.
    pub lost: u8,
    /// So far.
    pub points: u16,
}

impl View {
    pub(crate) fn of(game: &QubeAttack) -> View {
        let army = |(seat, army): (Seat, &Army)| ArmyView {
            entrance_planet: game.board.id(game.entrance(seat)),
            cubes: army.cubes.iter().map(|cube| game.named(*cube)).collect(),
            reserve: army.reserve,
            lost: army.lost,
            points: army.points,
        };
        View {
            board: game.board.clone(),
            lost_cubes: game.rules.lost_cubes,
            reentry: game.rules.reentry,
            first_player: game.rules.first_player,
            turn_limit: game.rules.turn_limit,
            armies: Seat::all(game.armies.len()).zip(&game.armies).map(army).collect(),
            first_seat: game.first,
            turn: game.turn,
            mover_seat: game.mover,
            actions_left: game.actions_left,
            tired: game.tired.map(|(cube, did)| Tired { cube: game.named(cube), did }),
            winner_seat: game.winner,
        }
    }

    /// The only state that looks like this.
    pub(crate) fn state(&self) -> QubeAttack {
        let placed = |cube: &Cube| Placed {
            planet: self.board.find(cube.planet).expect("a view is of its own board"),
            weapon: cube.weapon,
            double: cube.double,
        };
        let army = |army: &ArmyView| Army {
            cubes: army.cubes.iter().map(placed).collect(),
            reserve: army.reserve,
            lost: army.lost,
            points: army.points,
        };
        QubeAttack {
            board: self.board.clone(),
            rules: Rules {
                lost_cubes: self.lost_cubes,
                reentry: self.reentry,
                first_player: self.first_player,
                turn_limit: self.turn_limit,
            },
            armies: self.armies.iter().map(army).collect(),
            first: self.first_seat,
            turn: self.turn,
            mover: self.mover_seat,
            actions_left: self.actions_left,
            tired: self.tired.map(|tired| (placed(&tired.cube), tired.did)),
            winner: self.winner_seat,
        }
    }
}
