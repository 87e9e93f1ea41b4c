//! The laws of the kernel, foreign input, golden games and words, for Gravity Warfare.

use gravity_warfare::GravityWarfare;
use serde_json::{Value, json};
use tabletop::conformance;

#[track_caller]
fn conforms(options: &Value, seats: usize) {
    conformance::check_table::<GravityWarfare>(options, seats, 1);
}

#[test]
fn battle_conforms() {
    conforms(&json!({}), 3);
}
