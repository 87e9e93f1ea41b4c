//! Measures the physics and prints one flat JSON object of names to numbers:
//! `cargo run --release -p balance --example bench_balance`.

use balance::{
    Attempt, HandSetup, Kind, Piece, PieceId, Plan, Rig, Seed, Side, Spot, Standing, TICK_HZ, World,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

const ROUNDS: usize = 15;
const STEPS: u32 = 600;

fn main() {
    let rig = Rig::standard();
    let mut numbers = BTreeMap::new();
    for count in [0, 12, 36] {
        let (ours, bare) = steps_per_s(&rig, count);
        numbers.insert(format!("balance.steps_per_s_{count}"), ours.round());
        numbers.insert(format!("balance.bare_steps_per_s_{count}"), bare.round());
        let times = attempt_times_real_time(&rig, count);
        numbers.insert(format!("balance.attempt_times_real_time_{count}"), (times * 10.0).round() / 10.0);
    }
    println!("{}", serde_json::to_string_pretty(&numbers).expect("numbers are plain"));
}

/// Ours and a bare loop over the same bodies, in turns, nobody asleep; the best of some rounds.
fn steps_per_s(rig: &Arc<Rig>, count: u8) -> (f64, f64) {
    let mut world = World::awake(rig, &crowd(rig, count));
    world.settle(8.0);
    world.keep_awake();
    let mut bare_world = world.engine_copy();
    let (mut ours, mut bare) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        ours.push(rate(|| world.step()));
        bare.push(rate(|| bare_world.step()));
    }
    (best(ours), best(bare))
}

fn rate(mut step: impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..STEPS {
        step();
    }
    f64::from(STEPS) / start.elapsed().as_secs_f64()
}

/// A planned attempt from start to rest, with so many pieces there in the end: simulated over real time.
fn attempt_times_real_time(rig: &Arc<Rig>, count: u8) -> f64 {
    let last = Piece { id: PieceId(99), kind: Kind::Tank };
    let before = balance::settle(rig, &crowd(rig, count.saturating_sub(1))).expect("it adds up").standing;
    let plan = Plan::place(Spot::careful(5.0, -4.0, 0));
    let run = |seed| {
        let start = Instant::now();
        let setup = HandSetup::holding(&[last]);
        let facts = Attempt::new(rig, &before, setup, Seed::from(seed)).expect("it adds up").follow(&plan);
        f64::from(facts.ticks) / f64::from(TICK_HZ) / start.elapsed().as_secs_f64()
    };
    best((0..ROUNDS as u64).map(run).collect())
}

/// Pieces in two rings, some of them stacked, with the middle left free.
fn crowd(rig: &Rig, count: u8) -> Standing {
    let mut standing = Standing::empty(Side::Universe);
    for i in 0..count {
        let place = i % 18;
        let (radius, turn) = if place < 11 {
            (112_000.0, f64::from(place) / 11.0)
        } else {
            (58_000.0, f64::from(place) / 7.0)
        };
        let angle = turn * std::f64::consts::TAU;
        let at = |share: f64| (share * radius) as i32;
        let kind = Kind::ALL[usize::from(place) % 3];
        let base = if i < 18 { 0 } else { (rig.shape(kind).size_mm[2] * 1000.0) as i32 };
        let yaw = (angle * 1000.0) as i32;
        standing.stand(rig, Piece { id: PieceId(i), kind }, [at(angle.cos()), at(angle.sin()), base], yaw);
    }
    standing
}

/// What slows a round down is somebody else's.
fn best(numbers: Vec<f64>) -> f64 {
    numbers.into_iter().fold(0.0, f64::max)
}
