//! Every level finishes every game, legally: the simulation stops at the first refusal.

use serde_json::{Value, json};
use tabletop::simulate::Plan;
use tabletop::{AnyGame, Budget, Choice, Seed};

use crate::{all_games, catalog};

fn play(game: &dyn AnyGame, options: &Value, seats: usize, bots: &[&str]) {
    let plan = Plan {
        seats,
        games: 1,
        seed: Seed::from_number(seats as u64),
        threads: 1,
        bots: bots.iter().cycle().take(seats).map(|name| (*name).to_owned()).collect(),
        budget: Budget {
            time_ms: None,
            iterations: Some(if game.id() == "gravity-warfare" { 2 } else { 16 }),
            threads: 1,
        },
    };
    let tally = game.simulate(options.clone(), &plan, &|_| ()).unwrap_or_else(|failed| {
        panic!("{} with {seats} and {options}: {failed}", game.id());
    });
    assert_eq!(tally.unfinished, 0, "{} with {seats} and {options}", game.id());
}

#[test]
fn every_number_of_seats() {
    for game in catalog().games() {
        for seats in game.seats() {
            play(game.as_ref(), &Value::Null, seats, &["expert", "regular", "rookie"]);
        }
    }
}

#[test]
fn every_choice_of_the_table() {
    for game in catalog().games() {
        for options in Choice::combinations(game.choices()) {
            play(
                game.as_ref(),
                &options,
                *game.seats().start() + 1,
                &["expert", "regular", "rookie", "random"],
            );
        }
    }
}

#[test]
fn each_level_among_its_own() {
    for game in catalog().games() {
        for level in ["rookie", "regular", "expert"] {
            play(game.as_ref(), &Value::Null, *game.seats().start(), &[level]);
        }
    }
}

/// Gravity Warfare takes seconds a game: each mode, side, rulebook and way to move a hand once, and not all together.
#[test]
fn every_mode_with_a_platform() {
    let games = all_games();
    let game = games.game("gravity-warfare").unwrap();
    let bots = ["expert", "regular", "rookie"];
    let play = |seats: usize, options: Value| play(game.as_ref(), &options, seats, &bots);
    play(2, json!({"mode": "two-player", "rulebook": "es"}));
    play(3, json!({"mode": "simple", "side": "mothership"}));
    play(4, json!({"teams": "pairs", "teleport_as_event": true}));
    play(2, json!({"mode": "simple", "attempts": "live", "rulebook": "es"}));
    play(6, json!({"teams": "trios", "attempts": "planned"}));
}
