//! What a game's data does to its games: a board, a deck or a list of figures is tried in many games between bots, and
//! better data is searched for.
//!
//! A [`Trial`] plays games and gives a [`Report`]: how long they take, how they end, and who wins by seat, by place in the
//! order of play and by role. [`Aims`] say what is wanted, as a cost. [`search`] changes data at random and keeps what
//! costs less; two variants are always compared in games with the same chance, so that little but the data
//! differs between them. The same seed gives the same result on any number of threads.

#![warn(missing_docs)]

mod aims;
mod bench;
mod data;
mod report;
mod search;
mod table;
mod trial;
mod tune;

pub use aims::Aims;
pub use bench::{Setting, Subject};
pub use data::{BoardPlan, DeckCounts, KaijuFigures};
pub use report::{Report, Share};
pub use search::{Found, Search, Step, search};
pub use table::{HEAD, row};
pub use trial::{Roles, Trial, kaiju_of, no_roles};
pub use tune::{Tune, Tuned};
