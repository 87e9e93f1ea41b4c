//! The kernel's laws, on random games of every kind of table. All options at all tables would be too many to try at every
//! build, so: every table in both modes, and every option at small, middling and large tables, alone and all together.

use std::ops::RangeInclusive;

use godzilla_total_war::{GodzillaTotalWar, Options};
use serde_json::{Value, json};
use tabletop::conformance::check_table;
use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

fn check(options: &Value, seats: impl IntoIterator<Item = usize>, games: u64) {
    for seats in seats {
        check_table::<GodzillaTotalWar>(options, seats, games);
    }
}

fn check_both_modes(seats: RangeInclusive<usize>) {
    check(&json!({"mode": "king-of-monsters"}), seats.clone(), 2);
    check(&json!({"mode": "immortals"}), seats, 1);
}

#[test]
fn tables_of_3_to_5() {
    check_both_modes(3..=5);
}

#[test]
fn tables_of_6_to_8() {
    check_both_modes(6..=8);
}

#[test]
fn tables_of_9_and_10() {
    check_both_modes(9..=10);
}

#[test]
fn tables_of_11_and_12() {
    check_both_modes(11..=12);
}

#[test]
fn every_option_alone() {
    let alone = [
        json!({"extra_damage_straightens": "everyone"}),
        json!({"double_wound_cards": 2}),
        json!({"voluntary_wound": true}),
        json!({"draw": "by-hand"}),
    ];
    for options in alone {
        check(&options, [3, 7], 1);
    }
    check(&json!({"draw": "by-hand", "mode": "immortals"}), [12], 1);
}

#[test]
fn all_options_together() {
    let options = json!({
        "mode": "immortals",
        "extra_damage_straightens": "everyone",
        "double_wound_cards": 2,
        "voluntary_wound": true,
        "draw": "by-hand",
        "king": 1,
        "first": 2,
        "chosen": ["zilla", "godzilla"],
    });
    check(&options, [3, 5, 10], 1);
}

/// KAIJU-30: a King of Monsters at the table keeps the same laws.
#[test]
fn with_a_king_of_monsters() {
    check(&json!({"king": 0}), [3, 4, 6, 12], 2);
    check(&json!({"king": 2, "draw": "by-hand"}), [3, 5], 2);
}

/// Every table, both modes: games end well within the bound, add up after every action, and take nothing from the heap.
#[test]
fn many_games_end() {
    for mode in ["king-of-monsters", "immortals"] {
        let options: Options = serde_json::from_value(json!({"mode": mode, "king": 1})).unwrap();
        for seats in GodzillaTotalWar::SEATS {
            (0..100).for_each(|number| play(&options, seats, number));
        }
    }
}

fn play(options: &Options, seats: usize, number: u64) {
    let seed = Seed::from_number(number);
    let (mut chance, mut whims, mut legal) = (Chance::new(seed), Chance::stream(seed, 1), Vec::new());
    let mut game = GodzillaTotalWar::setup(options, seats, &mut chance).unwrap();
    for _ in 0..GodzillaTotalWar::ACTIONS_MAX / 10 {
        if random_step(&mut game, &mut chance, &mut whims, &mut legal) != RandomStep::Played {
            return;
        }
        game.audit().unwrap_or_else(|bad| panic!("{bad}: {}", game.write_position()));
    }
    panic!("game {number} for {seats} does not end: {}", game.write_position());
}

/// No action takes anything from the heap, once the list of legal actions has grown to its size.
#[test]
fn nothing_is_allocated() {
    let (mut chance, mut whims) = (Chance::new(Seed::from_number(1)), Chance::new(Seed::from_number(2)));
    let mut legal = Vec::with_capacity(128);
    let mut play = |seats| {
        let mut game = GodzillaTotalWar::setup(&Options::default(), seats, &mut chance).unwrap();
        while random_step(&mut game, &mut chance, &mut whims, &mut legal) == RandomStep::Played {}
    };
    play(3);
    let measured = allocation_counter::measure(|| GodzillaTotalWar::SEATS.for_each(&mut play));
    assert_eq!(measured.count_total, 0);
}
