//! Many games at once, counted.
//!
//! Every game of a simulation has its own stream of chance, so the result does not depend on how many threads played it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use arrayvec::ArrayVec;

use crate::bot::WHIM;
pub use crate::tally::{Score, Tally, interval};
use crate::{Bot, Budget, Chance, Game, MAX_SEATS, Outcome, Pending, Seat, SeatSet, Seed, Tell, Viewer};

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
pub type MakeBot<'a, G> = &'a (dyn Fn(usize, Seed) -> Box<dyn Bot<G>> + Sync);

/// A game of the plan that ended.
#[derive(Debug)]
pub struct Finished<'a, G> {
    /// Its number in the plan: the same number has the same chance in every plan with that seed.
    pub game: u64,
    /// The last situation.
    pub state: &'a G,
    /// How it ended.
    pub outcome: &'a Outcome,
    /// How long it took.
    pub actions: u32,
    /// The seats in the order in which they first acted.
    pub order: &'a [Seat],
}

/// Is told of every game that ended, from any thread and in any order.
pub type Watch<'a, G> = &'a (dyn Fn(&Finished<'_, G>) + Sync);

/// Plays the whole plan. `bots` makes the bot at a place of the plan's list; `watch` is told of every game that ended.
pub fn run<G: Game>(
    options: &G::Options,
    plan: &Plan,
    bots: MakeBot<'_, G>,
    watch: Watch<'_, G>,
) -> Result<Tally, Failed> {
    crate::referee::check_seats::<G>(plan.seats)?;
    let next = AtomicU64::new(0);
    let failure = Mutex::new(None);
    let work = || -> Tally {
        let mut worker = Worker::<G>::new(options, plan, bots, watch);
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
    watch: Watch<'a, G>,
    tally: Tally,
    legal: Vec<G::Action>,
    /// The seats that have acted in this game, in the order in which they first did.
    order: ArrayVec<Seat, MAX_SEATS>,
}

impl<'a, G: Game> Worker<'a, G> {
    fn new(
        options: &'a G::Options,
        plan: &'a Plan,
        bots: MakeBot<'a, G>,
        watch: Watch<'a, G>,
    ) -> Worker<'a, G> {
        let (tally, legal, order) = (Tally::empty(plan), Vec::new(), ArrayVec::new());
        Worker { options, plan, bots, watch, tally, legal, order }
    }

    fn play(&mut self, game: u64) -> Result<(), Failed> {
        let mut chance = Chance::stream(self.plan.seed, 2 * game);
        let mut whims = Chance::stream(self.plan.seed, 2 * game + 1);
        self.order.clear();
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
            match random_deed(&mut state, &mut chance, &mut whims, &mut self.legal) {
                Ok(seat) => self.acted(seat),
                Err(outcome) => return self.finish(game, action - 1, &state, &outcome, &[]),
            }
            self.audit(game, action, &state)?;
        }
        self.tally.give_up(G::ACTIONS_MAX);
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
            self.acted(seat);
            self.audit(game, action, &state)?;
        }
        self.tally.give_up(G::ACTIONS_MAX);
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
            self.tally.decision(players[seat.index()]);
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
        // A seat that never acted comes after those that did.
        Seat::all(self.plan.seats).for_each(|seat| self.acted(seat));
        self.tally.count(outcome, actions, &self.order, players);
        (self.watch)(&Finished { game, state, outcome, actions, order: &self.order });
        Ok(())
    }

    fn acted(&mut self, seat: Seat) {
        if self.order.len() < self.plan.seats && !self.order.contains(&seat) {
            self.order.push(seat);
        }
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
    match random_deed(state, chance, whims, legal) {
        Ok(_) => RandomStep::Played,
        Err(outcome) => RandomStep::Over(outcome),
    }
}

/// A random step: who did something, or how the game ended.
#[inline]
fn random_deed<G: Game>(
    state: &mut G,
    chance: &mut Chance,
    whims: &mut Chance,
    legal: &mut Vec<G::Action>,
) -> Result<Seat, Outcome> {
    let decision = match state.pending() {
        Pending::Over(outcome) => return Err(outcome),
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
    Ok(seat)
}

fn on_a_whim(may: SeatSet, whims: &mut Chance) -> Option<Seat> {
    (whims.below(WHIM) == 0).then(|| one_of(may, whims))
}

fn one_of(seats: SeatSet, whims: &mut Chance) -> Seat {
    let count = seats.len();
    let nth = if count == 1 { 0 } else { whims.index(count) };
    seats.iter().nth(nth).expect("someone must act while a game goes on")
}
