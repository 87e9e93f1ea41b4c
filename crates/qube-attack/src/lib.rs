//! Qube Attack: cubes on planets joined by orbits, two actions each, moons pay. Everything is open.
//!
//! Rulebook: *Qube Attack*, 2 to 6 players. Rules, numbered QUBE-01 to QUBE-20, and where we had to choose: `docs/rules`.
//! The board is data, because its picture is lost (QUBE-03).

mod action;
mod apply;
mod army;
mod board;
mod draw;
mod event;
mod forecast;
mod legal;
mod notation;
mod options;
mod planet;
mod refusal;
mod rules;
mod scoring;
mod state;
mod view;

pub use action::Action;
pub use army::{Army, Cube, Weapon};
pub use board::{BadBoard, Board, CLASSIC_BOARD, DEFAULT_BOARD};
pub use event::Told;
pub use options::{FirstPlayer, LostCubes, Options, Reentry, TurnLimit};
pub use planet::{Kind, Planet, PlanetId};
pub use refusal::Illegal;
pub use state::{Did, QubeAttack, Tired, Window};
pub use view::{ArmyView, View};
