//! How many trials a second an expert makes, on one thread and on two: one flat JSON object.

use std::time::Instant;

use bots::{Asked, Gce, Kaiju, Policy, Qube, search};
use serde_json::{Map, Value, json};
use tabletop::simulate::random_step;
use tabletop::{Budget, Chance, Game, Pending, Seat, Seed, Viewer};

/// For each measurement.
const TIME_MS: u32 = 1000;
/// The situations that are thought about come after this many actions at random.
const ACTIONS: [u32; 3] = [4, 12, 24];

fn main() {
    let mut report = Map::new();
    measure::<qube_attack::QubeAttack, Qube>("qube_attack", 4, &mut report);
    measure::<guerra_civil_espacial::GuerraCivilEspacial, Gce>("guerra_civil_espacial", 4, &mut report);
    measure::<godzilla_total_war::GodzillaTotalWar, Kaiju>("godzilla_total_war", 4, &mut report);
    println!("{}", Value::Object(report));
}

fn measure<G: Game, P: Policy<G> + Default>(name: &str, seats: usize, report: &mut Map<String, Value>) {
    let rate = |threads: usize| {
        let rates = ACTIONS.map(|actions| trials_per_s::<G, P>(seats, actions, threads));
        rates.iter().sum::<f64>() / rates.len() as f64
    };
    let (one, two) = (rate(1), rate(2));
    report.insert(format!("bots.{name}.iterations_per_s"), json!(one.round()));
    report.insert(format!("bots.{name}.two_threads_ratio"), json!((100.0 * two / one).round() / 100.0));
}

fn trials_per_s<G: Game, P: Policy<G> + Default>(seats: usize, actions: u32, threads: usize) -> f64 {
    let (state, seat) = situation::<G>(seats, actions);
    let (view, mut legal, mut policy) = (state.view(Viewer::Seat(seat)), Vec::new(), P::default());
    state.legal(seat, &mut legal);
    policy.prepare(&view);
    let budget = Budget { time_ms: Some(TIME_MS), iterations: None, threads };
    let start = Instant::now();
    let tried = search(&policy, &Asked { seat, view: &view, legal: &legal }, budget, Seed::from_number(1));
    tried.iter().map(|tried| f64::from(tried.trials)).sum::<f64>() / start.elapsed().as_secs_f64()
}

/// The first game that is still going on after so many actions.
fn situation<G: Game>(seats: usize, actions: u32) -> (G, Seat) {
    let games = (0..).map(|seed| {
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut whims = Chance::stream(Seed::from_number(seed), 1);
        let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the defaults add up");
        let mut legal = Vec::new();
        (0..actions).for_each(|_| {
            random_step(&mut state, &mut chance, &mut whims, &mut legal);
        });
        state
    });
    let asked = |state: G| match state.pending() {
        Pending::Decision(decision) => decision.must.first().map(|seat| (state, seat)),
        Pending::Over(_) => None,
    };
    games.filter_map(asked).next().expect("some game goes on")
}
