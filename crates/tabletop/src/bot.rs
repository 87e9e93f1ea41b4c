//! What a computer player is: it gets what a person at that seat would get, and nothing else.

use std::sync::Arc;

use crate::{Chance, Game, Seat, Seed};

/// A player that sees a view and says what to do. It has no way to reach the state.
pub trait Bot<G: Game>: Send {
    /// One of `legal` (a template filled in), or nothing. A seat that must act and says nothing gets the default action.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action>;

    /// Its advice: the best actions, best first, each with the chance to win it gives. None from a bot that does not think.
    fn hints(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<(G::Action, f64)> {
        let _ = (seat, view, legal);
        Vec::new()
    }
}

/// Makes a bot of one kind for one seat of one game.
pub type BotMaker<G> = Arc<dyn Fn(Seed, Budget) -> Box<dyn Bot<G>> + Send + Sync>;

/// How long a bot may think about one decision. Those that do not think ignore it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budget {
    /// By the clock.
    pub time_ms: Option<u32>,
    /// By the number of its trials: the same decision every time.
    pub iterations: Option<u32>,
    /// On how many threads; 0 is one.
    pub threads: usize,
}

/// How often a random player uses a chance to act that it could let pass: one time in this many.
pub(crate) const WHIM: u32 = 8;

/// Plays anything that is legal.
#[derive(Debug)]
pub struct RandomBot {
    chance: Chance,
}

impl RandomBot {
    /// With randomness of its own.
    pub fn new(seed: Seed) -> RandomBot {
        RandomBot { chance: Chance::new(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn decide(&mut self, _: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let template = self.chance.pick(legal)?;
        Some(G::imagine(view, &mut self.chance).fill(template, &mut self.chance))
    }
}
