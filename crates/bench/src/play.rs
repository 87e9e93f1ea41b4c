//! Random play of a game: actions a second, and allocations an action.

use std::time::Instant;

use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

use crate::measure::Figures;

/// How long each number of seats is played.
const ACTIONS: u64 = 400_000;
/// How often it is measured; the best counts.
const ROUNDS: u32 = 3;
/// Games before allocations are counted: by then every list has its size.
const WARM_UP_ACTIONS: u64 = 50_000;

/// Adds `name.actions_per_s`, the slowest over all numbers of seats, and `name.allocations_per_action`.
pub fn run<G: Game>(figures: &mut Figures, name: &str) {
    let mut slowest = f64::INFINITY;
    let mut allocations = 0.0f64;
    for seats in G::SEATS {
        let mut player = Player::<G>::new(seats);
        player.play(WARM_UP_ACTIONS);
        let best = (0..ROUNDS).map(|_| player.rate()).fold(0.0, f64::max);
        slowest = slowest.min(best);
        figures.add(&format!("{name}.actions_per_s_{seats}"), best);
        allocations = allocations.max(player.allocations_per_action());
    }
    figures.add(&format!("{name}.actions_per_s"), slowest);
    figures.add(&format!("{name}.allocations_per_action"), allocations);
}

/// Plays game after game at one table.
struct Player<G: Game> {
    seats: usize,
    options: G::Options,
    state: G,
    chance: Chance,
    whims: Chance,
    legal: Vec<G::Action>,
}

impl<G: Game> Player<G> {
    fn new(seats: usize) -> Player<G> {
        let (options, mut chance) = (G::Options::default(), Chance::new(Seed::from_number(1)));
        let state = G::setup(&options, seats, &mut chance).expect("the default options can be set up");
        Player { seats, options, state, chance, whims: Chance::new(Seed::from_number(2)), legal: Vec::new() }
    }

    fn play(&mut self, actions: u64) {
        for _ in 0..actions {
            let step = random_step(&mut self.state, &mut self.chance, &mut self.whims, &mut self.legal);
            if let RandomStep::Over(_) = step {
                let state = G::setup(&self.options, self.seats, &mut self.chance);
                self.state = state.expect("the default options can be set up");
            }
        }
    }

    fn rate(&mut self) -> f64 {
        let start = Instant::now();
        self.play(ACTIONS);
        ACTIONS as f64 / start.elapsed().as_secs_f64()
    }

    /// Of whole games, setup included, over many actions.
    fn allocations_per_action(&mut self) -> f64 {
        let counted = allocation_counter::measure(|| self.play(ACTIONS));
        counted.count_total as f64 / ACTIONS as f64
    }
}
