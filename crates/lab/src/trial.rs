//! Many games with one variant of the data.

use std::sync::Mutex;

use tabletop::simulate::{self, Failed, Finished, Plan};
use tabletop::{BotMaker, Budget, Game, Seat, Seed};

use crate::report::{Report, Share};

/// The role that a seat plays, by number; none where the game has no roles.
pub type Roles<G> = fn(&G, Seat) -> Option<usize>;

/// A game without roles.
pub fn no_roles<G>(_: &G, _: Seat) -> Option<usize> {
    None
}

/// The kaiju of a seat, in the order of `Kaiju::ALL`.
pub fn kaiju_of(state: &godzilla_total_war::GodzillaTotalWar, seat: Seat) -> Option<usize> {
    Some(state.table().players[seat.index()].kaiju as usize)
}

/// What to play. Everyone is played by the same bot.
#[derive(Debug, Clone)]
pub struct Trial {
    /// How many games.
    pub games: u64,
    /// What all of it follows from: variants that are tried with the same seed have the same chance, game by game.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// The bot that plays, by name.
    pub bot: String,
    /// How long it may think.
    pub budget: Budget,
}

impl Trial {
    /// Plays all games at a table of so many, and counts.
    pub fn run<G: Game>(
        &self,
        seats: usize,
        options: &G::Options,
        bots: &[(&'static str, BotMaker<G>)],
        roles: Roles<G>,
    ) -> Result<Report, Failed> {
        let Some((_, maker)) = bots.iter().find(|(name, _)| *name == self.bot) else {
            let known = bots.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            return Err(Failed::UnknownBot { name: self.bot.clone(), known });
        };
        let plan = Plan {
            seats,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
            bots: vec![self.bot.clone(); seats],
            budget: self.budget,
        };
        let by_role: Mutex<Vec<RoleCount>> = Mutex::new(Vec::new());
        let watch = |finished: &Finished<'_, G>| {
            count_roles(&mut by_role.lock().expect("no game panics"), finished, roles);
        };
        let make = |_: usize, seed: Seed| maker(seed, self.budget);
        let tally = simulate::run::<G>(options, &plan, &make, &watch)?;
        let by_role = by_role.into_inner().expect("no game panics");
        Ok(Report::new(seats, &tally, by_role.into_iter().map(RoleCount::share).collect()))
    }
}

/// Whole numbers, so that the sum does not depend on the order of the games: by the number of winners, then by that of seats.
#[derive(Debug, Clone, Copy, Default)]
struct RoleCount {
    seats: usize,
    games: u64,
    wins: [u64; tabletop::MAX_SEATS],
}

impl RoleCount {
    fn share(self) -> Share {
        let wins = self.wins.iter().enumerate().map(|(more, &wins)| wins as f64 / (more + 1) as f64);
        Share { games: self.games, wins: wins.sum(), fair: self.games as f64 / self.seats.max(1) as f64 }
    }
}

fn count_roles<G: Game>(counts: &mut Vec<RoleCount>, finished: &Finished<'_, G>, roles: Roles<G>) {
    let winners = finished.outcome.winners();
    for &seat in finished.order {
        let Some(role) = roles(finished.state, seat) else { return };
        if counts.len() <= role {
            counts.resize(role + 1, RoleCount::default());
        }
        let count = &mut counts[role];
        count.seats = finished.order.len();
        count.games += 1;
        if winners.contains(seat) {
            count.wins[winners.len() - 1] += 1;
        }
    }
}
