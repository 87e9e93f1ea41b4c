//! Plays complete planned games and audits every step: `cargo run --release -p gravity-warfare --example games -- battle 4 100`.
//!
//! Arguments: a mode (battle, simple, two-player, pairs, trios), how many players, how many games, and optionally the first seed.

use std::time::Instant;

use gravity_warfare::{GravityWarfare, Mode, Options, PlatformSide, Rulebook, Teams};
use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, otherwise: &str| words.get(index).cloned().unwrap_or(otherwise.to_owned());
    let mode = word(0, "battle");
    let number =
        |index: usize, otherwise: &str| word(index, otherwise).parse::<u64>().expect("a whole number");
    let (seats, games, first) = (number(1, "4") as usize, number(2, "10"), number(3, "0"));
    let start = Instant::now();
    let (mut ended, mut actions, mut longest) = (0, 0, 0);
    for game in first..first + games {
        if let Some(count) = play(&options(&mode, game), seats, game) {
            ended += 1;
            actions += count;
            longest = longest.max(count);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{mode} for {seats}: {ended} of {games} games ended, every audit held");
    println!("  {} actions a game, {longest} the longest", actions / ended.max(1));
    println!("  {seconds:.1} s, {:.2} s a game", seconds / games.max(1) as f64);
}

/// Both sides and both rulebooks in turn.
fn options(mode: &str, game: u64) -> Options {
    let (mode, teams) = match mode {
        "simple" => (Mode::Simple, Teams::None),
        "two-player" => (Mode::TwoPlayer, Teams::None),
        "pairs" => (Mode::Battle, Teams::Pairs),
        "trios" => (Mode::Battle, Teams::Trios),
        _ => (Mode::Battle, Teams::None),
    };
    let side = if game % 2 == 0 { PlatformSide::Universe } else { PlatformSide::Mothership };
    let rulebook = if game / 2 % 2 == 0 { Rulebook::En } else { Rulebook::Es };
    Options { mode, teams, side, rulebook, ..Options::default() }
}

/// How many actions it took to the end; nothing if it did not end.
fn play(options: &Options, seats: usize, number: u64) -> Option<u64> {
    let seed = Seed::from_number(number);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut game = GravityWarfare::setup(options, seats, &mut chance).expect("the table can be set up");
    let mut legal = Vec::new();
    for action in 0..u64::from(GravityWarfare::ACTIONS_MAX) {
        if random_step(&mut game, &mut chance, &mut whims, &mut legal) != RandomStep::Played {
            return Some(action);
        }
        if let Err(reason) = game.audit() {
            panic!("game {number}, action {action}: {reason}\n{}", game.write_position());
        }
    }
    None
}
