//! Players that see a view and return an action: a rookie, a regular and an expert for each game.
//!
//! None of them can cheat: a bot is handed a [`tabletop::Game::View`] and the legal actions, and nothing here takes a
//! state from anywhere but [`tabletop::Game::imagine`]. What a bot knows of a game is its [`Habits`] (what a sound player
//! likes to do) and, for the expert, a [`Policy`] (how a situation is judged); the rest is the same for all games.

#![warn(missing_docs)]

mod gce;
mod gravity;
mod hint;
mod kaiju;
mod levels;
mod policy;
mod qube;
mod search;
mod stopwatch;
mod tree;

use godzilla_total_war::GodzillaTotalWar;
use guerra_civil_espacial::GuerraCivilEspacial;
use qube_attack::QubeAttack;
use tabletop::BotMaker;

pub use gce::Gce;
pub use gravity::{Gravity, Level, Rehearsed, TROOP_WORTH, gravity_warfare};
pub use hint::{Hint, hint};
pub use kaiju::Kaiju;
pub use levels::{Expert, Regular, Rookie};
pub use policy::{Habits, NEVER, Policy, Values, Weighed, liked_best, values_of};
pub use qube::Qube;
pub use search::{Asked, Tried, search};
pub use stopwatch::{Laps, Stopwatch};

/// The bots of Qube Attack, for the catalog.
pub fn qube_attack() -> Vec<(&'static str, BotMaker<QubeAttack>)> {
    levels::levels::<QubeAttack, Qube>()
}

/// The bots of Guerra Civil Espacial, for the catalog.
pub fn guerra_civil_espacial() -> Vec<(&'static str, BotMaker<GuerraCivilEspacial>)> {
    levels::levels::<GuerraCivilEspacial, Gce>()
}

/// The bots of Godzilla Total War, for the catalog.
pub fn godzilla_total_war() -> Vec<(&'static str, BotMaker<GodzillaTotalWar>)> {
    levels::levels::<GodzillaTotalWar, Kaiju>()
}
