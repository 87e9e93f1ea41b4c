//! The laws of the kernel at a set of tables that covers every mode, seat count and value of an option.

use gravity_warfare::GravityWarfare;
use serde_json::{Value, json};
use tabletop::conformance;

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

#[test]
fn battle_for_six_conforms() {
    conforms(&json!({ "teams": "trios", "rulebook": "es" }), 6);
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
    conforms(&json!({ "mode": "simple", "rulebook": "es", "teleport_as_event": true }), 5);
}

/// GRAV-07: where only live hands are allowed, records are played.
#[test]
fn live_hands_conform() {
    conforms(&json!({ "mode": "simple", "attempts": "live", "side": "mothership" }), 2);
}
