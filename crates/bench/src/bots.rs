//! How many trials a second an expert makes, on one thread and on two; and how well it keeps to its time.

use std::time::Instant;

use ::bots::{Asked, Gce, Gravity, Kaiju, Level, Policy, Qube, search};
use gravity_warfare::{Action, GravityWarfare};
use tabletop::simulate::random_step;
use tabletop::{BotMaker, Budget, Chance, Game, Pending, Seat, Seed, Viewer};

use crate::measure::Figures;

const SEATS: usize = 4;
/// For each measurement.
const TIME_MS: u32 = 500;
/// How often each is measured, one thread and two in turns; the best counts.
const ROUNDS: u32 = 3;
/// The situations that are thought about come after this many actions at random.
const ACTIONS: [u32; 3] = [4, 12, 24];

/// What an expert is given where its promise is put to the test, and how often.
const PROMISED_MS: u32 = 100;
const PROMISES: u64 = 5;

/// Adds `bots.iterations_per_s`, `bots.two_threads_over_one` and `bots.time_over_budget` for every game.
pub fn run(figures: &mut Figures) {
    promise(figures, "qube_attack", &::bots::qube_attack(), 6, has_a_choice);
    promise(figures, "guerra_civil_espacial", &::bots::guerra_civil_espacial(), 8, has_a_choice);
    promise(figures, "godzilla_total_war", &::bots::godzilla_total_war(), 12, has_a_choice);
    promise(figures, "gravity_warfare", &::bots::gravity_warfare(), 6, places);
    add(figures, "qube_attack", &searches::<qube_attack::QubeAttack, Qube>);
    add(figures, "guerra_civil_espacial", &searches::<guerra_civil_espacial::GuerraCivilEspacial, Gce>);
    add(figures, "godzilla_total_war", &searches::<godzilla_total_war::GodzillaTotalWar, Kaiju>);
    add(figures, "gravity_warfare", &rehearsals);
}

fn add(figures: &mut Figures, name: &str, trials_per_s: &dyn Fn(u32, usize) -> f64) {
    let mean = |threads: usize| {
        ACTIONS.iter().map(|actions| trials_per_s(*actions, threads)).sum::<f64>() / ACTIONS.len() as f64
    };
    let (mut one, mut two) = (0.0f64, 0.0f64);
    for _ in 0..ROUNDS {
        one = one.max(mean(1));
        two = two.max(mean(2));
    }
    figures.add(&format!("bots.iterations_per_s.{name}"), one);
    figures.add(&format!("bots.two_threads_over_one.{name}"), two / one);
}

/// The longest of some decisions at a full table, as a part of the time it was given.
fn promise<G: Game>(
    figures: &mut Figures,
    name: &str,
    bots: &[(&'static str, BotMaker<G>)],
    seats: usize,
    wanted: fn(&[G::Action]) -> bool,
) {
    let (_, maker) = bots.iter().find(|(level, _)| *level == "expert").expect("every game has an expert");
    let mut longest = 0.0f64;
    for (number, actions) in (0..PROMISES).flat_map(|number| ACTIONS.map(|actions| (number, actions))) {
        let (state, seat) = situation::<G>(seats, actions, number, wanted);
        let (view, mut legal) = (state.view(Viewer::Seat(seat)), Vec::new());
        state.legal(seat, &mut legal);
        let budget = Budget { time_ms: Some(PROMISED_MS), iterations: None, threads: 1 };
        let mut expert = maker(Seed::from_number(number), budget);
        let start = Instant::now();
        let _ = expert.decide(seat, &view, &legal);
        longest = longest.max(start.elapsed().as_secs_f64() * 1000.0 / f64::from(PROMISED_MS));
    }
    figures.add(&format!("bots.time_over_budget.{name}"), longest);
}

fn budget(threads: usize) -> Budget {
    Budget { time_ms: Some(TIME_MS), iterations: None, threads }
}

fn searches<G: Game, P: Policy<G> + Default>(actions: u32, threads: usize) -> f64 {
    let (state, seat) = situation::<G>(SEATS, actions, 0, has_a_choice);
    let (view, mut legal, mut policy) = (state.view(Viewer::Seat(seat)), Vec::new(), P::default());
    state.legal(seat, &mut legal);
    policy.prepare(&view);
    let start = Instant::now();
    let asked = Asked { seat, view: &view, legal: &legal };
    let tried = search(&policy, &asked, budget(threads), Seed::from_number(1));
    tried.iter().map(|tried| f64::from(tried.trials)).sum::<f64>() / start.elapsed().as_secs_f64()
}

/// Is a troop to be placed?
fn places(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Attempt { troops, .. } if !troops.is_empty()))
}

/// A trial of Gravity Warfare is a whole attempt of a hand.
fn rehearsals(actions: u32, threads: usize) -> f64 {
    let (state, seat) = situation::<GravityWarfare>(SEATS, 4 * actions, 0, places);
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut expert = Gravity::new(Level::Expert, Seed::from_number(1), budget(threads));
    let start = Instant::now();
    let plans = expert.rehearse(&state.view(Viewer::Seat(seat)), &legal);
    plans.iter().map(|plan| f64::from(plan.trials)).sum::<f64>() / start.elapsed().as_secs_f64()
}

/// Nobody thinks where there is nothing to choose.
fn has_a_choice<A>(legal: &[A]) -> bool {
    legal.len() > 1
}

/// The first situation after so many actions at random, from this seed on, in which someone must do one of these.
fn situation<G: Game>(
    seats: usize,
    actions: u32,
    first_seed: u64,
    wanted: fn(&[G::Action]) -> bool,
) -> (G, Seat) {
    for seed in first_seed.. {
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut whims = Chance::stream(Seed::from_number(seed), 1);
        let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the defaults add up");
        let mut legal = Vec::new();
        for played in 0..G::ACTIONS_MAX {
            let Pending::Decision(decision) = state.pending() else { break };
            let seat = decision.must.first().expect("someone must act while a game goes on");
            legal.clear();
            state.legal(seat, &mut legal);
            if played >= actions && wanted(&legal) {
                return (state, seat);
            }
            random_step(&mut state, &mut chance, &mut whims, &mut legal);
        }
    }
    unreachable!("some game goes on")
}
