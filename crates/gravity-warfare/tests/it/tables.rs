//! The laws of the kernel at a set of tables that covers every mode, seat count and value of an option.

use gravity_warfare::{GravityWarfare, Options, Rulebook};
use serde_json::{Value, json};
use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed, conformance};

#[track_caller]
fn conforms(options: &Value, seats: usize) {
    conformance::check_table::<GravityWarfare>(options, seats, 1);
}

#[test]
fn battle_for_two_conforms() {
    conforms(&json!({ "rulebook": "es", "side": "mothership", "teleport_as_event": true }), 2);
}

#[test]
fn battle_for_three_conforms() {
    conforms(&json!({ "attempts": "planned" }), 3);
}

/// GRAV-49
#[test]
fn battle_in_teams_conforms() {
    conforms(&json!({ "teams": "pairs", "first": "host" }), 4);
}

/// GRAV-50
#[test]
fn two_player_mode_conforms() {
    conforms(&json!({ "mode": "two-player", "side": "mothership" }), 2);
}

/// GRAV-47
#[test]
fn simple_mode_conforms() {
    conforms(&json!({ "mode": "simple" }), 3);
}

/// GRAV-47, GRAV-49
#[test]
fn simple_mode_in_teams_conforms() {
    let spanish = json!({ "mode": "simple", "rulebook": "es", "teleport_as_event": true, "teams": "pairs" });
    conforms(&spanish, 4);
}

/// GRAV-07: where only live hands are allowed, records are played.
#[test]
fn live_hands_conform() {
    conforms(&json!({ "mode": "simple", "attempts": "live", "side": "mothership" }), 2);
}

/// GRAV-49
#[test]
fn trios_conform() {
    conforms(&json!({ "teams": "trios", "rulebook": "es" }), 6);
}

/// With nothing but the audit and the bound: under all the laws so large a battle takes half a minute.
#[test]
fn a_battle_for_five_ends() {
    let options = Options { rulebook: Rulebook::Es, ..Options::default() };
    let seed = Seed::from_number(7);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut game = GravityWarfare::setup(&options, 5, &mut chance).unwrap();
    let mut legal = Vec::new();
    let over = (0..GravityWarfare::ACTIONS_MAX).any(|_| {
        game.audit().unwrap_or_else(|bad| panic!("{bad}: {}", game.write_position()));
        random_step(&mut game, &mut chance, &mut whims, &mut legal) != RandomStep::Played
    });
    assert!(over);
}
