//! How fast: random games at every table size, and how long they are.
//!
//! `cargo run --release -p guerra-civil-espacial --example speed -- 100000` plays that many games at each size. One game in 64 is
//! audited after every action, every game at its end.

use std::time::{Duration, Instant};

use guerra_civil_espacial::{GuerraCivilEspacial, Options};
use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

const AUDIT_EVERY: u64 = 64;

fn main() {
    let games: u64 =
        std::env::args().nth(1).map_or(20_000, |games| games.parse().expect("a number of games"));
    println!("seats      games   actions/s   mean length   longest");
    for seats in GuerraCivilEspacial::SEATS {
        let (mut actions, mut longest, mut clock) = (0, 0, Duration::ZERO);
        for number in 0..games {
            let (length, time) = play(seats, number);
            longest = longest.max(length);
            if !number.is_multiple_of(AUDIT_EVERY) {
                actions += u64::from(length);
                clock += time;
            }
        }
        let timed = games - games.div_ceil(AUDIT_EVERY);
        let per_second = actions as f64 / clock.as_secs_f64();
        let mean = actions as f64 / timed as f64;
        println!("{seats:5} {games:10} {per_second:11.0} {mean:13.1} {longest:9}");
    }
}

/// One game to its end: its length and the time it took, setting up included.
fn play(seats: usize, number: u64) -> (u32, Duration) {
    let seed = Seed::from_number(number);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut legal = Vec::with_capacity(64);
    let start = Instant::now();
    let mut table = GuerraCivilEspacial::setup(&Options::default(), seats, &mut chance)
        .expect("the default can be set up");
    for length in 0..=GuerraCivilEspacial::ACTIONS_MAX {
        if random_step(&mut table, &mut chance, &mut whims, &mut legal) != RandomStep::Played {
            let time = start.elapsed();
            table.audit().unwrap_or_else(|bad| panic!("{seats} seats, game {number}: {bad}"));
            return (length, time);
        }
        if number.is_multiple_of(AUDIT_EVERY) {
            table
                .audit()
                .unwrap_or_else(|bad| panic!("{seats} seats, game {number}, action {length}: {bad}"));
        }
    }
    panic!("{seats} seats, game {number}: no end");
}
