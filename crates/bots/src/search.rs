//! Information-set tree search for several players: what an expert does.
//!
//! Each trial imagines a state that the view allows, walks down one tree that all trials share, plays on by habit to the
//! end of a round, and judges. Everyone in the tree looks after themselves: an action is as good as the chance to win it
//! gives to whoever takes it. Several threads grow a tree each, and their trials are added up at the root.

use std::time::{Duration, Instant};

use tabletop::{Budget, Chance, Game, Pending, Seat, Seed, Tell};

use crate::policy::{Policy, Values, draw, shares, values_of};
use crate::tree::{Step, Tree};

/// How long an expert thinks if nobody says.
const TIME_MS: u32 = 100;
/// Of a budget in time this much is used: the rest is for the last trial and for the threads to come together.
const USED: f64 = 0.93;
/// Nobody interrupts more often than this in a row.
const INTERRUPTIONS_MAX: usize = 64;
/// Everything legal is looked at sooner or later: no action has less than this of the first attention.
const SHARE_LEAST: f32 = 0.01;
/// By so much of itself an action's share is moved at random.
const WAVERING: f32 = 0.5;
const THREADS_MAX: usize = 64;

/// What a player is asked, and all that is known about it.
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    /// Who.
    pub seat: Seat,
    /// What this player sees.
    pub view: &'a G::View,
    /// What this player can do.
    pub legal: &'a [G::Action],
}

/// One of the legal actions, and what the search found.
#[derive(Debug, Clone, PartialEq)]
pub struct Tried<A> {
    /// Which.
    pub action: A,
    /// How many trials began with it.
    pub trials: u32,
    /// The mean of the chances to win that they came to.
    pub chance_to_win: f64,
}

/// Thinks about a question for as long as the budget says. All legal actions, the best first.
pub fn search<G: Game, P: Policy<G>>(
    policy: &P,
    asked: &Asked<'_, G>,
    budget: Budget,
    seed: Seed,
) -> Vec<Tried<G::Action>> {
    let start = Instant::now();
    let threads = budget.threads.clamp(1, THREADS_MAX);
    let think = |thread: usize| {
        let chance = Chance::stream(seed, thread as u64);
        let mut thinker = Thinker::new(policy, asked, chance);
        thinker.think(Limit::of(budget, start, thread, threads));
        thinker.at_root()
    };
    if threads == 1 {
        return ranked(asked.legal, &[think(0)]);
    }
    let found: Vec<Found> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || think(thread))).collect();
        let first = think(0);
        let others = others.into_iter().map(|other| other.join().expect("a thinker does not panic"));
        std::iter::once(first).chain(others).collect()
    });
    ranked(asked.legal, &found)
}

/// By legal action: how many trials, and the sum of their chances.
type Found = Vec<(u32, f64)>;

fn ranked<A: Clone>(legal: &[A], found: &[Found]) -> Vec<Tried<A>> {
    let together = |(index, action): (usize, &A)| {
        let trials = found.iter().map(|found| found[index].0).sum::<u32>();
        let sum = found.iter().map(|found| found[index].1).sum::<f64>();
        Tried { action: action.clone(), trials, chance_to_win: sum / f64::from(trials.max(1)) }
    };
    let mut tried: Vec<Tried<A>> = legal.iter().enumerate().map(together).collect();
    // The sort is stable: what is equal stays in the order of the rules.
    tried.sort_by(|one, other| {
        other.trials.cmp(&one.trials).then(other.chance_to_win.total_cmp(&one.chance_to_win))
    });
    tried
}

/// When one thread has thought enough.
#[derive(Debug, Clone, Copy)]
struct Limit {
    trials: u32,
    until: Option<Instant>,
}

impl Limit {
    /// A thread's part of the budget.
    fn of(budget: Budget, start: Instant, thread: usize, threads: usize) -> Limit {
        let share = |all: u32| (all as usize / threads + usize::from(thread < all as usize % threads)) as u32;
        let time_ms = match budget {
            Budget { time_ms: None, iterations: None, .. } => Some(TIME_MS),
            budget => budget.time_ms,
        };
        let used = |time_ms: u32| start + Duration::from_secs_f64(f64::from(time_ms) / 1000.0 * USED);
        Limit { trials: budget.iterations.map_or(u32::MAX, share), until: time_ms.map(used) }
    }

    fn is_reached(&self, trials: u32) -> bool {
        trials >= self.trials || self.until.is_some_and(|until| Instant::now() >= until)
    }
}

struct Thinker<'a, G: Game, P> {
    policy: &'a P,
    asked: &'a Asked<'a, G>,
    chance: Chance,
    tree: Tree<G::Action>,
    path: Vec<Step>,
    legal: Vec<G::Action>,
    scores: Vec<f32>,
    events: Vec<G::Event>,
}

impl<'a, G: Game, P: Policy<G>> Thinker<'a, G, P> {
    fn new(policy: &'a P, asked: &'a Asked<'a, G>, chance: Chance) -> Self {
        Thinker {
            policy,
            asked,
            chance,
            tree: Tree::new(),
            path: Vec::new(),
            legal: Vec::new(),
            scores: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Trials until the limit; one at least, if a trial is allowed at all.
    fn think(&mut self, limit: Limit) {
        let mut trials = 0;
        while trials == 0 || !limit.is_reached(trials) {
            if limit.trials == 0 {
                break;
            }
            let values = self.trial();
            self.tree.learn(&self.path, &values);
            trials += 1;
        }
    }

    fn at_root(&self) -> Found {
        let edges = self.tree.edges(Tree::<G::Action>::ROOT);
        let find = |action: &G::Action| edges.iter().find(|edge| edge.action == *action);
        let found = self.asked.legal.iter().map(find);
        found.map(|edge| edge.map_or((0, 0.0), |edge| (edge.trials, edge.sum))).collect()
    }

    /// From an imagined state down the tree to what was not tried before, and on from there.
    fn trial(&mut self) -> Values {
        let mut state = self.policy.imagine(self.asked.view, &mut self.chance);
        let (mut node, mut seat, mut rounds) = (Tree::<G::Action>::ROOT, self.asked.seat, 0);
        self.path.clear();
        self.legal.clear();
        self.legal.extend_from_slice(self.asked.legal);
        loop {
            let step = (node, self.choose(&state, node, seat));
            self.path.push(step);
            let edge = self.tree.edge(step);
            let is_new = edge.trials == 0;
            let action = edge.action.clone();
            if !self.play(&mut state, seat, &action) {
                return self.policy.judge(&state);
            }
            rounds += self.rounds_ended();
            let behind = if is_new || rounds >= self.policy.rounds() { None } else { self.tree.behind(step) };
            let Some(behind) = behind else { return self.play_out(&mut state, rounds) };
            node = behind;
            match self.next_actor(&mut state) {
                Ok(next) => seat = next,
                Err(values) => return values,
            }
        }
    }

    fn choose(&mut self, state: &G, node: u32, seat: Seat) -> u32 {
        let by_habit = seat != self.asked.seat && self.policy.others_by_habit();
        let known = self.tree.find(node, seat, &self.legal);
        if by_habit || !known {
            self.score(state, seat, if by_habit { self.policy.sharpness() } else { 1.0 });
        }
        if !known {
            if node == Tree::<G::Action>::ROOT {
                self.waver();
            }
            self.tree.add(node, seat, &self.legal, &self.scores);
        }
        if by_habit {
            return self.tree.follow(node, draw(&self.scores, &mut self.chance));
        }
        self.tree.choose(node, self.policy.exploration())
    }

    /// The shares that habit gives to the legal actions.
    fn score(&mut self, state: &G, seat: Seat, sharpness: f32) {
        self.scores.clear();
        self.policy.score_in(state, seat, &self.legal, &mut self.scores);
        self.scores.iter_mut().for_each(|score| *score *= sharpness);
        shares(&mut self.scores);
    }

    /// A little of its own mind about what to look at first: experts who all think alike could go round in circles.
    fn waver(&mut self) {
        for share in &mut self.scores {
            *share = (*share).max(SHARE_LEAST) * (1.0 + WAVERING * self.chance.unit());
        }
    }

    /// Everyone goes on by habit to the end of a round; then the situation is judged.
    fn play_out(&mut self, state: &mut G, mut rounds: u32) -> Values {
        for _ in 0..self.policy.played_out_max() {
            if rounds >= self.policy.rounds() {
                break;
            }
            let seat = match self.next_actor(state) {
                Ok(seat) => seat,
                Err(values) => return values,
            };
            self.score(state, seat, self.policy.sharpness());
            let action = self.legal[draw(&self.scores, &mut self.chance)].clone();
            if !self.play(state, seat, &action) {
                break;
            }
            rounds += self.rounds_ended();
        }
        match state.pending() {
            Pending::Over(outcome) => values_of(&outcome),
            Pending::Decision(_) => self.policy.judge(state),
        }
    }

    /// Who acts next, with what they can do listed; or how the game ended.
    fn next_actor(&mut self, state: &mut G) -> Result<Seat, Values> {
        for _ in 0..INTERRUPTIONS_MAX {
            let decision = match state.pending() {
                Pending::Over(outcome) => return Err(values_of(&outcome)),
                Pending::Decision(decision) => decision,
            };
            let interruption =
                if decision.may.is_empty() { None } else { self.policy.interrupt(state, decision.may) };
            if let Some((seat, action)) = interruption
                && self.play(state, seat, &action)
            {
                continue;
            }
            let seat = decision.must.first().expect("someone must act while a game goes on");
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            return Ok(seat);
        }
        Err(self.policy.judge(state))
    }

    /// A refusal can only come of a list that is not that of the view: the trial ends there.
    fn play(&mut self, state: &mut G, seat: Seat, action: &G::Action) -> bool {
        self.events.clear();
        state.apply(seat, action, &mut self.chance, &mut Tell::to(&mut self.events)).is_ok()
    }

    /// How many rounds the last action ended.
    fn rounds_ended(&self) -> u32 {
        self.events.iter().filter(|event| self.policy.ends_round(event)).count() as u32
    }
}
