//! The expert's way to choose a spot: it tries the most promising ones with hands of its own that shake as hands do.
//!
//! How the real hand will shake is a secret, so every trial shakes differently. The clock is read every few ticks of a
//! trial: one that would not end in time is broken off and forgotten.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex};
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
/// With several threads, so many trials for each may be ahead of what was learned: a short one need not wait for a long one.
const AHEAD: usize = 2;

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

/// Tries the candidates, the most promising most often, as long as the budget says.
pub(super) fn try_out(
    game: &GravityWarfare,
    candidates: &mut [Candidate],
    budget: Budget,
    start: Instant,
    chance: &mut Chance,
    worth: &(dyn Fn(Came) -> f64 + Sync),
) {
    let until = until(budget, start);
    let is_late = || until.is_some_and(|until| Instant::now() >= until);
    let threads = budget.threads.clamp(1, THREADS_MAX);
    let ahead = if threads == 1 { 1 } else { AHEAD * threads };
    let left = budget.iterations.unwrap_or(u32::MAX);
    let trials =
        Mutex::new(Trials { candidates, chance, worth, left, ahead, learned: 0, under_way: VecDeque::new() });
    let ended = Condvar::new();
    let lock = || trials.lock().expect("a trial does not panic");
    let work = || {
        let mut trials = lock();
        while trials.left > 0 && !is_late() {
            let Some((number, staging, hand)) = trials.begin() else {
                trials = ended.wait(trials).expect("a trial does not panic");
                continue;
            };
            drop(trials);
            let came = run(game, &staging, &hand, until);
            trials = lock();
            trials.end(number, came);
            ended.notify_all();
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    let mut trials = lock();
    while trials.learn() {}
}

/// The trials of one decision, shared by its threads.
///
/// Which trial ends first is a matter of luck, and must not count: they are learned from in the order in which they
/// began, and each is chosen by what was learned from all but the last few before it.
struct Trials<'a> {
    candidates: &'a mut [Candidate],
    chance: &'a mut Chance,
    worth: &'a (dyn Fn(Came) -> f64 + Sync),
    /// How many may still begin.
    left: u32,
    /// How many may be under way or not yet learned from.
    ahead: usize,
    learned: usize,
    /// What each tries, and how it ended if it has; the number of the first is `learned`.
    under_way: VecDeque<(usize, Option<Ended>)>,
}

/// What a trial came to; nothing if time ran out.
type Ended = Option<Came>;

impl Trials<'_> {
    /// The next trial, with a tremor of its own; none as long as one that it must learn from goes on.
    fn begin(&mut self) -> Option<(usize, Staging, HandWork)> {
        while self.under_way.len() >= self.ahead {
            if !self.learn() {
                return None;
            }
        }
        let under_way =
            |index: usize| self.under_way.iter().filter(|(other, _)| *other == index).count() as u32;
        let promise = |index: &usize| self.candidates[*index].promise(under_way(*index));
        let best = (0..self.candidates.len()).max_by(|one, other| promise(one).total_cmp(&promise(other)))?;
        let mut staging = self.candidates[best].staging.clone();
        staging.seed = Seed(std::array::from_fn(|_| self.chance.below(256) as u8));
        self.left -= 1;
        self.under_way.push_back((best, None));
        Some((self.learned + self.under_way.len() - 1, staging, self.candidates[best].hand.clone()))
    }

    fn end(&mut self, number: usize, came: Ended) {
        self.under_way[number - self.learned].1 = Some(came);
    }

    /// Learns from the first trial that was not learned from. Returns whether it has ended.
    fn learn(&mut self) -> bool {
        let Some((index, Some(ended))) = self.under_way.front().copied() else { return false };
        self.under_way.pop_front();
        self.learned += 1;
        if let Some(came) = ended {
            self.candidates[index].trials += 1;
            self.candidates[index].sum += (self.worth)(came);
        }
        true
    }
}

fn until(budget: Budget, start: Instant) -> Option<Instant> {
    let time_ms = match budget {
        Budget { time_ms: None, iterations: None, .. } => Some(TIME_MS),
        budget => budget.time_ms,
    };
    time_ms.map(|ms| start + Duration::from_secs_f64(f64::from(ms) / 1000.0 * USED))
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
