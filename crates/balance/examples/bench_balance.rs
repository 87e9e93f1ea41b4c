//! Measures the physics and prints one flat JSON object of names to numbers:
//! `cargo run --release -p balance --example bench_balance`.
//!
//! Time is the time this thread had a core, where the system tells (Linux), so that a busy machine measures the
//! physics and not its neighbours; elsewhere it is the time on the wall.

use balance::{
    Attempt, HandSetup, Kind, Piece, PieceId, Plan, Rig, Seed, Side, Spot, Standing, TICK_HZ, World,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

const ROUNDS: usize = 12;
const ROUND: Duration = Duration::from_millis(100);
const STEPS: u32 = 50;
const ATTEMPTS: u64 = 20;

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

/// Ours and a bare loop over the same bodies, in turns, nobody asleep.
fn steps_per_s(rig: &Arc<Rig>, count: u8) -> (f64, f64) {
    let mut world = World::awake(rig, &crowd(rig, count));
    world.settle(8.0);
    world.keep_awake();
    let mut bare_world = world.engine_copy();
    let (mut ours, mut bare) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        ours = ours.max(round(|| world.step()));
        bare = bare.max(round(|| bare_world.step()));
    }
    (ours, bare)
}

/// A planned attempt from start to rest, with so many pieces there in the end: simulated over real time.
fn attempt_times_real_time(rig: &Arc<Rig>, count: u8) -> f64 {
    let last = Piece { id: PieceId(99), kind: Kind::Tank };
    let before = balance::settle(rig, &crowd(rig, count.saturating_sub(1))).expect("it adds up").standing;
    let plan = Plan::place(Spot::careful(5.0, -4.0, 0));
    let clock = Clock::start();
    let run = |seed| {
        let setup = HandSetup::holding(&[last]);
        Attempt::new(rig, &before, setup, Seed::from(seed)).expect("it adds up").follow(&plan).ticks
    };
    let ticks: u32 = (0..ATTEMPTS).map(run).sum();
    f64::from(ticks) / f64::from(TICK_HZ) / clock.seconds()
}

/// Steps a second in one round. The best round counts: what disturbs a measurement only ever slows it.
fn round(mut step: impl FnMut()) -> f64 {
    let clock = Clock::start();
    let mut steps = 0;
    while clock.wall.elapsed() < ROUND {
        (0..STEPS).for_each(|_| step());
        steps += STEPS;
    }
    f64::from(steps) / clock.seconds()
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

/// Time on a core.
struct Clock {
    wall: Instant,
    on_core_ns: Option<u64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { wall: Instant::now(), on_core_ns: on_core_ns() }
    }

    fn seconds(&self) -> f64 {
        match self.on_core_ns.zip(on_core_ns()) {
            Some((before, after)) if after > before => (after - before) as f64 * 1e-9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// How long this thread has run so far, as the scheduler counts it.
fn on_core_ns() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
