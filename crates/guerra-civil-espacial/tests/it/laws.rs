//! The conformance suite, table by table so that they run side by side.

use guerra_civil_espacial::GuerraCivilEspacial;
use serde_json::json;
use tabletop::conformance::{check_table, check_that_games_end};

fn conforms(seats: usize, games: u64) {
    for turns in ["right", "left"] {
        check_table::<GuerraCivilEspacial>(&json!({ "turns": turns }), seats, games);
    }
}

#[test]
fn conforms_for_2() {
    conforms(2, 12);
}

#[test]
fn conforms_for_3() {
    conforms(3, 8);
}

#[test]
fn conforms_for_4() {
    conforms(4, 6);
}

#[test]
fn conforms_for_5() {
    conforms(5, 5);
}

#[test]
fn conforms_for_6() {
    conforms(6, 3);
}

#[test]
fn conforms_for_7() {
    conforms(7, 2);
}

#[test]
fn conforms_for_8() {
    conforms(8, 2);
}

#[test]
fn many_games_end() {
    check_that_games_end::<GuerraCivilEspacial>(100);
}
