//! The kernel: what a game is, and all that games have in common.
//!
//! A rules crate implements [`Game`] and gets from here its randomness ([`Chance`]), its referee
//! ([`Referee`]: the log, undo, snapshots, replay), its place in the [`Catalog`] through which programs
//! reach it without knowing it, simulation ([`simulate`]) and its tests ([`conformance`]).
//!
//! This crate does no I/O, reads no clock and knows no game.

#![warn(missing_docs)]

mod any_table;
mod bot;
mod catalog;
mod chance;
pub mod conformance;
mod forecast;
mod game;
mod hash;
mod log;
pub mod notation;
mod options;
mod outcome;
pub mod playthrough;
mod referee;
mod replay;
mod seat;
pub mod simulate;
mod stage;
mod tally;

pub use any_table::{Answer, AnyBot, AnyReferee, Offer, Played, Question, Refused, Said, Status};
pub use bot::{Bot, BotMaker, Budget, RandomBot};
pub use catalog::{AnyGame, Catalog, UnknownGame};
pub use chance::{BadSeed, Chance, Commitment, Seed};
pub use forecast::Forecast;
pub use game::{BadSetup, Decision, DecisionKind, Event, Game, Open, Pending, Refusal, Tell};
pub use hash::StateHash;
pub use log::{BadLog, Deed, Entry, Header, Log};
pub use notation::BadNotation;
pub use options::{Choice, ChoiceValue, HouseData, NamedData, options_over};
pub use outcome::{EndedBy, Outcome};
pub use referee::{NotDone, NotUndone, Referee, Snapshot};
pub use replay::{Mismatch, Replay};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use stage::{BadInput, Staged};
