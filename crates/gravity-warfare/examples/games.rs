//! Plays complete planned games and audits every step: `cargo run --release -p gravity-warfare --example games -- battle 4 100`.
//!
//! Arguments: a mode (battle, simple, two-player, pairs, trios), how many players, how many games, and optionally the first seed.

use std::collections::BTreeMap;
use std::time::Instant;

use gravity_warfare::{GravityWarfare, Mode, Options, PlatformSide, Rulebook, Teams, Told};
use tabletop::{Chance, Game, Pending, Seat, SeatSet, Seed, Tell};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, otherwise: &str| words.get(index).cloned().unwrap_or(otherwise.to_owned());
    let mode = word(0, "battle");
    let number =
        |index: usize, otherwise: &str| word(index, otherwise).parse::<u64>().expect("a whole number");
    let (seats, games, first) = (number(1, "4") as usize, number(2, "10"), number(3, "0"));
    let start = Instant::now();
    let (mut ended, mut actions, mut longest) = (0, 0, 0);
    let mut hands = BTreeMap::new();
    for game in first..first + games {
        if let Some(count) = play(&options(&mode, game), seats, game, &mut hands) {
            ended += 1;
            actions += count;
            longest = longest.max(count);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{mode} for {seats}: {ended} of {games} games ended, every audit held");
    println!("  {} actions a game, {longest} the longest", actions / ended.max(1));
    println!("  {seconds:.1} s, {:.2} s a game", seconds / games.max(1) as f64);
    hands.iter().for_each(|(what, count)| println!("  {what}: {count}"));
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
    let side = if game.is_multiple_of(2) { PlatformSide::Universe } else { PlatformSide::Mothership };
    let rulebook = if (game / 2).is_multiple_of(2) { Rulebook::En } else { Rulebook::Es };
    Options { mode, teams, side, rulebook, ..Options::default() }
}

/// How many actions it took to the end; nothing if it did not end. Counts what hands did.
fn play(options: &Options, seats: usize, number: u64, hands: &mut BTreeMap<String, u64>) -> Option<u64> {
    let seed = Seed::from_number(number);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut game = GravityWarfare::setup(options, seats, &mut chance).expect("the table can be set up");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for action in 0..u64::from(GravityWarfare::ACTIONS_MAX) {
        let Pending::Decision(decision) = game.pending() else { return Some(action) };
        let seat = one_of(&game, decision.must, decision.may, &mut whims);
        legal.clear();
        game.legal(seat, &mut legal);
        let filled = game.fill(&legal[whims.index(legal.len())], &mut whims);
        if let Err(refusal) = game.apply(seat, &filled, &mut chance, &mut Tell::to(&mut events)) {
            panic!("game {number}, action {action}: {refusal}\n{}", game.write_position());
        }
        if let Err(reason) = game.audit() {
            panic!("game {number}, action {action}: {reason}\n{}", game.write_position());
        }
        events.drain(..).for_each(|event| count(&event, hands));
    }
    None
}

/// Now and then somebody who may, mostly somebody who must.
fn one_of(game: &GravityWarfare, must: SeatSet, may: SeatSet, whims: &mut Chance) -> Seat {
    let can = |seat: &Seat| {
        let mut legal = Vec::new();
        game.legal(*seat, &mut legal);
        !legal.is_empty()
    };
    let eager: Vec<Seat> = if whims.below(8) == 0 { may.iter().filter(can).collect() } else { Vec::new() };
    let asked: Vec<Seat> = must.iter().collect();
    *whims.pick(if eager.is_empty() { &asked } else { &eager }).expect("someone must act")
}

fn count(event: &Told, hands: &mut BTreeMap<String, u64>) {
    if let Told::Attempted { deed, success, faults, .. } = event {
        let deed = format!("{deed:?}").to_lowercase();
        let outcome = if *success { "good".to_owned() } else { format!("{faults:?}") };
        *hands.entry(format!("{deed}, {outcome}")).or_default() += 1;
    }
}
