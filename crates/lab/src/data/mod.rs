//! The data that can be searched: each kind knows how to vary itself within what its game allows, and to write its file.

mod boards;
mod deck;
mod figures;

pub use boards::BoardPlan;
pub use deck::DeckCounts;
pub use figures::KaijuFigures;
