//! Godzilla Total War: answer the blow with one at least as strong, or get hurt.
//!
//! The rules KAIJU-01 to KAIJU-35 of `docs/rules`, for 3 to 12 players, in both modes. What everyone sees is in
//! [`Table`]; what only some know (hands and the two decks) is beside it in [`GodzillaTotalWar`], so that a view is the
//! table and what its viewer may know of the rest. Each file names the rules it holds.
//!
//! This crate does no I/O, reads no clock, and has no randomness but the chance it is handed.

#![warn(missing_docs)]

mod action;
mod audit;
mod back;
mod blow;
mod card;
mod data;
mod deck;
mod event;
mod facing;
mod forecast;
mod game;
mod hurt;
mod imagine;
mod kaiju;
mod king;
mod notation;
mod options;
mod position;
mod refusal;
mod round;
mod rules;
mod setup;
mod state;
mod table;
#[cfg(test)]
mod testing;
mod view;
mod window;

pub use action::Action;
pub use back::Back;
pub use card::{Card, CardKind, NoSuchCard};
pub use data::DEFAULT_KAIJUS;
pub use event::Event;
pub use facing::Facing;
pub use kaiju::{Figures, Kaiju, Sides};
pub use options::{DoubleWoundCards, Draw, Mode, Options, Straightens, WoundOrder};
pub use refusal::Refusal;
pub use rules::Rules;
pub use state::GodzillaTotalWar;
pub(crate) use state::HandCard;
pub use table::{Count, Damage, Phase, Player, Table};
pub use view::{SeenCard, Unseen, View};
pub use window::Window;
