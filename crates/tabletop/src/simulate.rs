//! Many games at once, counted.
//!
//! Every game of a simulation has its own stream of chance, so the result does not depend on how many threads played it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

use crate::bot::WHIM;
use crate::{Bot, Budget, Chance, Game, Outcome, Pending, Seat, SeatSet, Seed, Tell, Viewer};

/// A win, cut into pieces that every number of winners up to 16 divides: shared wins add up exactly.
const WHOLE_WIN: u64 = 720_720;
/// One game in this many is audited after every action; every game is audited at its end.
const AUDIT_EVERY: u64 = 64;

/// What to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// How many sit at the table.
    pub seats: usize,
    /// How many games.
    pub games: u64,
    /// What all of it follows from.
    pub seed: Seed,
    /// On how many threads.
    pub threads: usize,
    /// Who plays, by name, cycled over the seats and moved on by one seat each game. Empty: everyone at random.
    pub bots: Vec<String>,
    /// How long each of them may think.
    pub budget: Budget,
}

/// What came out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that did not end within the game's bound.
    pub unfinished: u64,
    /// Actions in all games.
    pub actions: u64,
    /// The length of each finished game in actions, in no order.
    pub lengths: Vec<u32>,
    /// In pieces of a win, by seat.
    wins_by_seat: Vec<u64>,
    /// By the bot's place in the plan.
    by_bot: Vec<BotTally>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct BotTally {
    games: u64,
    wins: u64,
    places: u64,
    decisions: u64,
}

/// How one side did: a seat, or a bot.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Score {
    /// Games finished.
    pub games: u64,
    /// Games won; a shared win counts its part.
    pub wins: f64,
    /// Wins a game.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The average place, 1 for first.
    pub mean_place: f64,
}

/// A simulation that had to stop.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failed {
    /// The table cannot be set up.
    #[error("{0}")]
    Setup(#[from] crate::BadSetup),
    /// No such bot.
    #[error("there is no bot `{name}` for this game; there are: {known}")]
    UnknownBot {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The rules lost or made something.
    #[error("game {game}, action {action}: the audit fails: {reason}")]
    Audit {
        /// Which game of the plan.
        game: u64,
        /// After which action.
        action: u32,
        /// What does not add up.
        reason: String,
    },
    /// A bot did what the rules refuse.
    #[error("game {game}, action {action}: seat {seat} plays {text}, which is refused: {reason}")]
    Refused {
        /// Which game of the plan.
        game: u64,
        /// Which action.
        action: u32,
        /// Whose bot.
        seat: Seat,
        /// What it played.
        text: String,
        /// Why it may not.
        reason: String,
    },
}

/// How a bot of the plan is made for one game.
pub(crate) type MakeBot<'a, G> = &'a (dyn Fn(usize, Seed) -> Box<dyn Bot<G>> + Sync);

/// Plays the whole plan. `bots` makes the bot at a place of the plan's list; `progress` is called after each game.
pub(crate) fn run<G: Game>(
    options: &G::Options,
    plan: &Plan,
    bots: MakeBot<'_, G>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, Failed> {
    crate::referee::check_seats::<G>(plan.seats)?;
    let next = AtomicU64::new(0);
    let failure = Mutex::new(None);
    let work = || -> Tally {
        let mut worker = Worker::<G>::new(options, plan, bots);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                return worker.tally;
            }
            if let Err(failed) = worker.play(game) {
                next.store(plan.games, Ordering::Relaxed);
                failure.lock().expect("no thread panics here").get_or_insert(failed);
                return worker.tally;
            }
            progress(1);
        }
    };
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a worker does not panic")).collect()
    });
    match failure.into_inner().expect("no thread panics here") {
        Some(failed) => Err(failed),
        None => Ok(tallies.into_iter().fold(Tally::empty(plan), Tally::plus)),
    }
}

/// One thread's share of a simulation, with what it uses again from game to game.
struct Worker<'a, G: Game> {
    options: &'a G::Options,
    plan: &'a Plan,
    bots: MakeBot<'a, G>,
    tally: Tally,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> Worker<'a, G> {
    fn new(options: &'a G::Options, plan: &'a Plan, bots: MakeBot<'a, G>) -> Worker<'a, G> {
        Worker { options, plan, bots, tally: Tally::empty(plan), legal: Vec::new() }
    }

    fn play(&mut self, game: u64) -> Result<(), Failed> {
        let mut chance = Chance::stream(self.plan.seed, 2 * game);
        let mut whims = Chance::stream(self.plan.seed, 2 * game + 1);
        let state = G::setup(self.options, self.plan.seats, &mut chance)?;
        if self.plan.bots.is_empty() {
            return self.play_at_random(game, state, chance, whims);
        }
        let count = self.plan.bots.len();
        let players: Vec<usize> =
            Seat::all(self.plan.seats).map(|seat| (seat.index() + game as usize) % count).collect();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            players.iter().map(|&bot| (self.bots)(bot, whims.fork())).collect();
        self.play_with_bots(game, state, chance, &players, &mut bots)
    }

    fn play_at_random(
        &mut self,
        game: u64,
        mut state: G,
        mut chance: Chance,
        mut whims: Chance,
    ) -> Result<(), Failed> {
        for action in 1..=G::ACTIONS_MAX {
            match random_step(&mut state, &mut chance, &mut whims, &mut self.legal) {
                RandomStep::Played => self.audit(game, action, &state)?,
                RandomStep::Over(outcome) => return self.finish(game, action - 1, &state, &outcome, &[]),
            }
        }
        self.give_up();
        Ok(())
    }

    fn play_with_bots(
        &mut self,
        game: u64,
        mut state: G,
        mut chance: Chance,
        players: &[usize],
        bots: &mut [Box<dyn Bot<G>>],
    ) -> Result<(), Failed> {
        for action in 1..=G::ACTIONS_MAX {
            let decision = match state.pending() {
                Pending::Over(outcome) => return self.finish(game, action - 1, &state, &outcome, players),
                Pending::Decision(decision) => decision,
            };
            let (seat, chosen) = self.ask(&state, decision.must, decision.may, players, bots);
            let done = state.apply(seat, &chosen, &mut chance, &mut Tell::nobody());
            if let Err(reason) = done {
                let (text, reason) = (state.write_action(&chosen), reason.to_string());
                return Err(Failed::Refused { game, action, seat, text, reason });
            }
            self.audit(game, action, &state)?;
        }
        self.give_up();
        Ok(())
    }

    /// Those who may act are asked first; if nobody wants to, the first of those who must.
    fn ask(
        &mut self,
        state: &G,
        must: SeatSet,
        may: SeatSet,
        players: &[usize],
        bots: &mut [Box<dyn Bot<G>>],
    ) -> (Seat, G::Action) {
        for seat in may.iter().chain(must.first()) {
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                continue;
            }
            self.tally.by_bot[players[seat.index()]].decisions += 1;
            if let Some(action) =
                bots[seat.index()].decide(seat, &state.view(Viewer::Seat(seat)), &self.legal)
            {
                return (seat, action);
            }
        }
        let seat = must.first().expect("someone must act while a game goes on");
        (seat, state.default_action(seat).expect("a seat that must act has a default action"))
    }

    fn audit(&self, game: u64, action: u32, state: &G) -> Result<(), Failed> {
        if !game.is_multiple_of(AUDIT_EVERY) {
            return Ok(());
        }
        state.audit().map_err(|reason| Failed::Audit { game, action, reason })
    }

    fn finish(
        &mut self,
        game: u64,
        actions: u32,
        state: &G,
        outcome: &Outcome,
        players: &[usize],
    ) -> Result<(), Failed> {
        state.audit().map_err(|reason| Failed::Audit { game, action: actions, reason })?;
        let tally = &mut self.tally;
        tally.games += 1;
        tally.actions += u64::from(actions);
        tally.lengths.push(actions);
        let winners = outcome.winners();
        for seat in winners.iter() {
            tally.wins_by_seat[seat.index()] += WHOLE_WIN / winners.len() as u64;
        }
        for (index, &bot) in players.iter().enumerate() {
            let (seat, by_bot) = (Seat::new(index), &mut tally.by_bot[bot]);
            by_bot.games += 1;
            by_bot.places += u64::from(outcome.place(seat));
            by_bot.wins += if winners.contains(seat) { WHOLE_WIN / winners.len() as u64 } else { 0 };
        }
        Ok(())
    }

    fn give_up(&mut self) {
        self.tally.games += 1;
        self.tally.unfinished += 1;
        self.tally.actions += u64::from(G::ACTIONS_MAX);
    }
}

/// What a random step came to.
#[derive(Debug, Clone, PartialEq)]
pub enum RandomStep {
    /// Someone did something.
    Played,
    /// There was nothing left to do.
    Over(Outcome),
}

/// Someone who can act does something legal, at random. Refused actions are bugs of the game and panic.
#[inline]
pub fn random_step<G: Game>(
    state: &mut G,
    chance: &mut Chance,
    whims: &mut Chance,
    legal: &mut Vec<G::Action>,
) -> RandomStep {
    let decision = match state.pending() {
        Pending::Over(outcome) => return RandomStep::Over(outcome),
        Pending::Decision(decision) => decision,
    };
    legal.clear();
    let mut seat = if decision.may.is_empty() { None } else { on_a_whim(decision.may, whims) };
    if let Some(seat) = seat {
        state.legal(seat, legal);
    }
    if legal.is_empty() {
        let must = one_of(decision.must, whims);
        state.legal(must, legal);
        seat = Some(must);
    }
    let seat = seat.expect("someone must act while a game goes on");
    let template = &legal[whims.index(legal.len())];
    let done = if G::HAS_TEMPLATES {
        let filled = state.fill(template, whims);
        state.apply(seat, &filled, chance, &mut Tell::nobody())
    } else {
        state.apply(seat, template, chance, &mut Tell::nobody())
    };
    if let Err(refusal) = done {
        panic!("{} offers seat {seat} an action and refuses it: {refusal}", G::ID);
    }
    RandomStep::Played
}

fn on_a_whim(may: SeatSet, whims: &mut Chance) -> Option<Seat> {
    (whims.below(WHIM) == 0).then(|| one_of(may, whims))
}

fn one_of(seats: SeatSet, whims: &mut Chance) -> Seat {
    let count = seats.len();
    let nth = if count == 1 { 0 } else { whims.index(count) };
    seats.iter().nth(nth).expect("someone must act while a game goes on")
}

impl Tally {
    fn empty(plan: &Plan) -> Tally {
        Tally {
            wins_by_seat: vec![0; plan.seats],
            by_bot: vec![BotTally::default(); plan.bots.len()],
            ..Tally::default()
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
        self.lengths.extend(other.lengths);
        for (mine, more) in self.wins_by_seat.iter_mut().zip(other.wins_by_seat) {
            *mine += more;
        }
        for (mine, more) in self.by_bot.iter_mut().zip(other.by_bot) {
            mine.add(more);
        }
        self
    }

    /// Games that ended.
    pub fn finished(&self) -> u64 {
        self.games - self.unfinished
    }

    /// Wins by seat; a shared win counts its part.
    pub fn wins_by_seat(&self) -> Vec<f64> {
        self.wins_by_seat.iter().map(|&pieces| pieces as f64 / WHOLE_WIN as f64).collect()
    }

    /// How each kind of bot did, in the order of the plan; equal names are one kind.
    pub fn by_bot(&self, plan: &Plan) -> Vec<(String, Score, u64)> {
        let mut kinds: Vec<(String, BotTally)> = Vec::new();
        for (name, tally) in plan.bots.iter().zip(&self.by_bot) {
            match kinds.iter_mut().find(|(known, _)| known == name) {
                Some((_, sum)) => sum.add(*tally),
                None => kinds.push((name.clone(), *tally)),
            }
        }
        kinds.into_iter().map(|(name, tally)| (name, tally.score(), tally.decisions)).collect()
    }
}

impl BotTally {
    fn add(&mut self, more: BotTally) {
        self.games += more.games;
        self.wins += more.wins;
        self.places += more.places;
        self.decisions += more.decisions;
    }

    fn score(&self) -> Score {
        let wins = self.wins as f64 / WHOLE_WIN as f64;
        let (low, high) = interval(wins, self.games);
        let games = self.games.max(1) as f64;
        Score {
            games: self.games,
            wins,
            share: wins / games,
            low,
            high,
            mean_place: self.places as f64 / games,
        }
    }
}

/// The 95 % interval of a share of `wins` in `games` (Wilson's, which stays honest near 0 and 1).
pub fn interval(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964);
    let share = wins / n;
    let scale = 1.0 + z * z / n;
    let middle = (share + z * z / (2.0 * n)) / scale;
    let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the worked values of the Wilson interval: 8 of 10, and 0 of 20.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |(low, high): (f64, f64), wanted: (f64, f64)| {
            assert!((low - wanted.0).abs() < 5e-4 && (high - wanted.1).abs() < 5e-4, "{low} {high}");
        };
        close(interval(8.0, 10), (0.4902, 0.9433));
        close(interval(0.0, 20), (0.0, 0.1611));
        close(interval(0.0, 0), (0.0, 1.0));
    }
}
