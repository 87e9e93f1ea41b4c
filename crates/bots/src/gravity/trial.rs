//! The expert's way to choose a spot: it tries the most promising ones with hands of its own that shake as hands do.
//!
//! How the real hand will shake is a secret, so every trial shakes differently. The clock is read every few ticks of a
//! trial: one that would not end in time is broken off and forgotten.

use std::time::{Duration, Instant};

use balance::{PlannedHand, Seed, Stage};
use gravity_warfare::{GravityWarfare, HandWork, Staging, judge};
use tabletop::{Budget, Chance};

/// How long an expert thinks if nobody says.
const TIME_MS: u32 = 100;
/// Of a budget in time this much is used: the rest is for what comes before and after.
const USED: f64 = 0.95;
/// So often the clock is read.
const TICKS: u32 = 4;
/// What was seen by eye counts as so many trials.
const BY_EYE: f64 = 1.0;
/// How much the best is to be doubted after one trial, in points.
const DOUBT: f64 = 1.2;
const THREADS_MAX: usize = 64;

/// Something to try, and what is known of it.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) troops: Vec<gravity_warfare::TroopKind>,
    pub(super) staging: Staging,
    pub(super) hand: HandWork,
    /// What it seems worth before any trial, in points.
    pub(super) by_eye: f64,
    pub(super) trials: u32,
    sum: f64,
}

impl Candidate {
    pub(super) fn new(
        troops: Vec<gravity_warfare::TroopKind>,
        staging: Staging,
        hand: HandWork,
        by_eye: f64,
    ) -> Candidate {
        Candidate { troops, staging, hand, by_eye, trials: 0, sum: 0.0 }
    }

    /// What it seems worth, in points.
    pub(super) fn worth(&self) -> f64 {
        (self.by_eye * BY_EYE + self.sum) / (BY_EYE + f64::from(self.trials))
    }

    fn promise(&self, under_way: u32) -> f64 {
        self.worth() + DOUBT / f64::from(1 + self.trials + under_way).sqrt()
    }
}

/// What a trial came to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Came {
    pub(super) success: bool,
    /// The pieces beneath what was placed.
    pub(super) beneath: u8,
    pub(super) fallen: u8,
    pub(super) knocked: u8,
}

/// Tries the candidates, the most promising most often, as long as the budget says. Returns how many trials it made.
pub(super) fn try_out(
    game: &GravityWarfare,
    candidates: &mut [Candidate],
    budget: Budget,
    start: Instant,
    chance: &mut Chance,
    worth: &(dyn Fn(Came) -> f64 + Sync),
) -> u32 {
    let until = until(budget, start);
    let trials_max = budget.iterations.unwrap_or(u32::MAX);
    let threads = budget.threads.clamp(1, THREADS_MAX);
    let mut trials = 0;
    while trials < trials_max && until.is_none_or(|until| Instant::now() < until) {
        let batch = next(candidates, threads.min((trials_max - trials) as usize), chance);
        let results = run_all(game, candidates, &batch, until);
        for (&(index, _), result) in batch.iter().zip(&results) {
            if let Some(came) = result {
                candidates[index].trials += 1;
                candidates[index].sum += worth(*came);
            }
        }
        trials += batch.len() as u32;
    }
    trials
}

fn until(budget: Budget, start: Instant) -> Option<Instant> {
    let time_ms = match budget {
        Budget { time_ms: None, iterations: None, .. } => Some(TIME_MS),
        budget => budget.time_ms,
    };
    time_ms.map(|ms| start + Duration::from_secs_f64(f64::from(ms) / 1000.0 * USED))
}

/// Which to try now, one for each thread, each with a tremor of its own.
fn next(candidates: &[Candidate], threads: usize, chance: &mut Chance) -> Vec<(usize, Seed)> {
    let mut under_way = vec![0; candidates.len()];
    let mut batch = Vec::with_capacity(threads);
    for _ in 0..threads {
        let promise = |index: &usize| candidates[*index].promise(under_way[*index]);
        let best = (0..candidates.len()).max_by(|one, other| promise(one).total_cmp(&promise(other)));
        let Some(best) = best else { break };
        under_way[best] += 1;
        batch.push((best, Seed(std::array::from_fn(|_| chance.below(256) as u8))));
    }
    batch
}

fn run_all(
    game: &GravityWarfare,
    candidates: &[Candidate],
    batch: &[(usize, Seed)],
    until: Option<Instant>,
) -> Vec<Option<Came>> {
    let one = |&(index, seed): &(usize, Seed)| {
        let candidate = &candidates[index];
        let mut staging = candidate.staging.clone();
        staging.seed = seed;
        run(game, &staging, &candidate.hand, until)
    };
    let [first, others @ ..] = batch else { return Vec::new() };
    if others.is_empty() {
        return vec![one(first)];
    }
    std::thread::scope(|scope| {
        let others: Vec<_> = others.iter().map(|other| scope.spawn(move || one(other))).collect();
        let mut came = vec![one(first)];
        came.extend(others.into_iter().map(|other| other.join().expect("a trial does not panic")));
        came
    })
}

/// One trial; nothing if time ran out.
fn run(game: &GravityWarfare, staging: &Staging, hand: &HandWork, until: Option<Instant>) -> Option<Came> {
    let mut attempt = staging.attempt().ok()?;
    let mut planned = PlannedHand::new(&attempt, &staging.plan(hand));
    let is_late =
        |ticks: u32| ticks.is_multiple_of(TICKS) && until.is_some_and(|until| Instant::now() >= until);
    while let Some(input) = planned.next(&attempt) {
        attempt.tick(input);
        if is_late(attempt.ticks()) {
            return None;
        }
    }
    while attempt.wait() {
        if is_late(attempt.ticks()) {
            return None;
        }
    }
    debug_assert_eq!(attempt.stage(), Stage::Over);
    let verdict = judge(&attempt.facts(), &game.asked(&staging.pieces));
    Some(Came {
        success: verdict.faults.is_empty(),
        beneath: verdict.beneath,
        fallen: verdict.fallen.len() as u8,
        knocked: verdict.knocked.len() as u8,
    })
}
