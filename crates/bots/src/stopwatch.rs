//! How long bots think: a clock around each of their decisions.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tabletop::{Bot, BotMaker, Game, Seat};

/// Counts the decisions of all bots that were made under its watch, by their name.
#[derive(Debug, Clone, Default)]
pub struct Stopwatch(Arc<Mutex<Vec<Laps>>>);

/// What one kind of bot took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laps {
    /// Its name.
    pub name: &'static str,
    /// How often it was asked.
    pub decisions: u64,
    /// How long it took to answer, together.
    pub time: Duration,
    /// The longest answer.
    pub longest: Duration,
}

impl Stopwatch {
    /// The same bots, under watch.
    pub fn watch<G: Game>(&self, bots: Vec<(&'static str, BotMaker<G>)>) -> Vec<(&'static str, BotMaker<G>)> {
        let watched = |(name, maker): (&'static str, BotMaker<G>)| {
            let stopwatch = self.clone();
            let make: BotMaker<G> = Arc::new(move |seed, budget| {
                Box::new(Watched { name, bot: maker(seed, budget), stopwatch: stopwatch.clone() })
            });
            (name, make)
        };
        bots.into_iter().map(watched).collect()
    }

    /// What the bots of this name took so far; nothing if there were none.
    pub fn laps(&self, name: &str) -> Option<Laps> {
        let laps = self.0.lock().expect("nobody panics while counting");
        laps.iter().find(|laps| laps.name == name).copied()
    }

    fn count(&self, name: &'static str, time: Duration) {
        let mut all = self.0.lock().expect("nobody panics while counting");
        let known = all.iter().position(|laps| laps.name == name).unwrap_or_else(|| {
            all.push(Laps { name, decisions: 0, time: Duration::ZERO, longest: Duration::ZERO });
            all.len() - 1
        });
        let laps = &mut all[known];
        laps.decisions += 1;
        laps.time += time;
        laps.longest = laps.longest.max(time);
    }
}

struct Watched<G> {
    name: &'static str,
    bot: Box<dyn Bot<G>>,
    stopwatch: Stopwatch,
}

impl<G: Game> Bot<G> for Watched<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let start = Instant::now();
        let decided = self.bot.decide(seat, view, legal);
        self.stopwatch.count(self.name, start.elapsed());
        decided
    }

    fn hints(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<(G::Action, f64)> {
        self.bot.hints(seat, view, legal)
    }
}
