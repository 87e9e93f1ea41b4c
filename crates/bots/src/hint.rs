//! Advice for a person: the three best actions, and how likely each wins.

use tabletop::{Budget, Game, Seed};

use crate::policy::Policy;
use crate::search::{Asked, search};

/// So many of the best are told.
pub(crate) const HINTS: usize = 3;

/// One of the best actions.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint<A> {
    /// What to do.
    pub action: A,
    /// The chance to win that the search expects of it, from 0 to 1.
    pub chance_to_win: f64,
}

/// The best of what a player can do, best first: what an expert at this seat would think.
pub fn hint<G: Game, P: Policy<G>>(
    mut policy: P,
    asked: &Asked<'_, G>,
    budget: Budget,
    seed: Seed,
) -> Vec<Hint<G::Action>> {
    if asked.legal.is_empty() {
        return Vec::new();
    }
    policy.prepare(asked.view);
    let tried = search(&policy, asked, budget, seed).into_iter().filter(|tried| tried.trials > 0);
    tried.take(HINTS).map(|tried| Hint { action: tried.action, chance_to_win: tried.chance_to_win }).collect()
}
