//! What goes over the wire between the house and its guests.
//!
//! Over HTTP: people, games, tables, replays. Over the socket of a table: [`Asked`] one way, [`Told`] the other. What a
//! game shows, does and tells is plain JSON at this level; a guest finds its words by its `kind`. The TypeScript of all
//! of it is made by [`typescript`]. `docs/protocol.md` is the conversation in prose, with an example that a test replays.
//!
//! This crate does no I/O and holds no rules.

#![warn(missing_docs)]

mod game;
mod live;
pub mod patch;
mod person;
mod refusal;
mod replay;
mod socket;
mod table;
mod typescript;

pub use game::{ChoiceCard, GameCard, HouseDataCard, NamedDataCard, ShorterCard};
pub use live::{HAND_BYTES, HAND_LEAVES, HAND_VERSION, Shown};
pub use patch::Operation;
pub use person::{Me, MyData, NewPerson, RecoveryCode};
pub use refusal::Refusal;
pub use replay::{ReplayCard, ReplayStep, ReplaySteps};
pub use socket::{Ask, Asked, Hint, Note, Told};
pub use table::{
    Arrange, Audience, Away, ChatLine, Clock, Document, Ending, Forecast, Hinting, Latecomers, MadeTable,
    NewTable, Offer, Phase, PlayView, Reveal, SeatPlan, SeatView, SetUp, Status, TableCard, TableView, Tally,
    Time, Who, You,
};
pub use typescript::typescript;
