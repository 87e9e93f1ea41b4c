//! How fast, how long, and does it add up: random games at every table, with the list of legal actions made at every step.
//!
//! `cargo run --release -p godzilla-total-war --example speed [games a table] [audit every nth game]`

use std::time::Instant;

use godzilla_total_war::{GodzillaTotalWar, Mode, Options};
use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a whole number"));
    let games: u64 = arguments.next().unwrap_or(2_000);
    let audit_every: Option<u64> = arguments.next();
    for mode in [Mode::KingOfMonsters, Mode::Immortals] {
        for seats in GodzillaTotalWar::SEATS {
            let options = Options { mode, ..Options::default() };
            let (start, mut total, mut longest) = (Instant::now(), 0u64, 0);
            for number in 0..games {
                let audited = audit_every.is_some_and(|every| number % every == 0);
                let length = play(&options, seats, number, audited);
                total += u64::from(length);
                longest = longest.max(length);
            }
            let rate = total as f64 / start.elapsed().as_secs_f64() / 1e6;
            let mean = total / games;
            println!("{mode:?} {seats:2}: {rate:6.2} million actions/s, {mean:4} a game, at most {longest}");
        }
    }
}

/// One game to its end; how many actions it took.
fn play(options: &Options, seats: usize, number: u64, audited: bool) -> u32 {
    let seed = Seed::from_number(number);
    let (mut chance, mut whims, mut legal) = (Chance::new(seed), Chance::stream(seed, 1), Vec::new());
    let mut game = GodzillaTotalWar::setup(options, seats, &mut chance).expect("the default options add up");
    for length in 0..GodzillaTotalWar::ACTIONS_MAX {
        if random_step(&mut game, &mut chance, &mut whims, &mut legal) != RandomStep::Played {
            return length;
        }
        if audited {
            game.audit().expect("what is there is still there");
        }
    }
    panic!("game {number} for {seats} did not end");
}
