//! Search by mutation: what costs less in the same games is kept.

use tabletop::{Chance, Seed};

/// How to search.
#[derive(Debug, Clone)]
pub struct Search {
    /// How many changes are tried.
    pub steps: u32,
    /// After so many changes the games are others, so that nothing is fitted to some of them.
    pub steps_per_seed: u32,
    /// What all of it follows from.
    pub seed: Seed,
}

/// A variant with what it was measured to cost.
#[derive(Debug, Clone)]
pub struct Found<V, M> {
    /// The variant.
    pub variant: V,
    /// What was measured.
    pub measured: M,
    /// What it costs.
    pub cost: f64,
}

/// One change that was tried.
#[derive(Debug)]
pub struct Step<'a, V, M> {
    /// Its number, from 1.
    pub number: u32,
    /// What was tried.
    pub tried: &'a Found<V, M>,
    /// Is it kept?
    pub is_kept: bool,
}

/// Changes `start` step by step. `vary` makes a variant of the best so far, `measure` tries one in games that follow from a
/// seed and gives what was measured and its cost. A variant takes the place of the best if it costs less in the same games.
pub fn search<V: Clone, M, E>(
    start: V,
    plan: &Search,
    mut vary: impl FnMut(&Found<V, M>, &mut Chance) -> V,
    mut measure: impl FnMut(&V, Seed) -> Result<(M, f64), E>,
    mut told: impl FnMut(&Step<'_, V, M>),
) -> Result<Found<V, M>, E> {
    let mut chance = Chance::new(plan.seed);
    let mut found = |variant: V, seed: Seed| {
        let (measured, cost) = measure(&variant, seed)?;
        Ok(Found { variant, measured, cost })
    };
    let mut seed = chance.fork();
    let mut best = found(start, seed)?;
    for number in 1..=plan.steps {
        if number > 1 && (number - 1).is_multiple_of(plan.steps_per_seed.max(1)) {
            seed = chance.fork();
            best = found(best.variant, seed)?;
        }
        let tried = found(vary(&best, &mut chance), seed)?;
        let is_kept = tried.cost < best.cost;
        told(&Step { number, tried: &tried, is_kept });
        if is_kept {
            best = tried;
        }
    }
    Ok(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up measure whose best is at 30: found from 0, and the same way twice.
    #[test]
    fn a_search_finds_the_least_cost_and_is_repeatable() {
        let run = || {
            let plan = Search { steps: 400, steps_per_seed: 20, seed: Seed::from_number(3) };
            let vary = |best: &Found<i64, ()>, chance: &mut Chance| best.variant + chance.index(7) as i64 - 3;
            let measure = |value: &i64, _: Seed| Ok::<_, ()>(((), (value - 30).pow(2) as f64));
            let mut kept = 0;
            let best = search(0, &plan, vary, measure, |step| kept += u32::from(step.is_kept)).unwrap();
            (best.variant, kept)
        };
        let (variant, kept) = run();
        assert_eq!(variant, 30);
        assert!(kept >= 10);
        assert_eq!(run(), (variant, kept));
    }
}
