//! The conformance suite, table by table so that they run side by side.

use guerra_civil_espacial::{GuerraCivilEspacial, Options};
use serde_json::json;
use tabletop::conformance::{check_table, check_that_games_end};
use tabletop::{Referee, Seed};

fn conforms(seats: usize, games: u64) {
    for turns in ["right", "left"] {
        check_table::<GuerraCivilEspacial>(&json!({ "turns": turns }), seats, games);
    }
}

#[test]
fn conforms_for_2() {
    conforms(2, 20);
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
    conforms(6, 2);
}

#[test]
fn conforms_for_7() {
    conforms(7, 1);
}

#[test]
fn conforms_for_8() {
    conforms(8, 1);
}

/// GCE-02: a deck of the house: few numbers, many colonies and pirates, no Space Scrap.
#[test]
fn conforms_with_a_deck_of_the_house() {
    let deck = "[fleet]\n1 = 20\n2 = 20\n30 = 10\n[special]\nspace-colony = 6\npirate-ship = 8\nsolar-storm = 3\ndrone-attack = 3\nforce-shield = 4";
    for seats in [2, 3, 5] {
        check_table::<GuerraCivilEspacial>(&json!({ "deck": deck }), seats, 5);
    }
}

/// GCE-02: with hardly anything but pirates the table has much to doubt.
#[test]
fn conforms_with_a_deck_of_pirates() {
    let deck = "[fleet]\n1 = 10\n2 = 40\n[special]\nspace-colony = 4\npirate-ship = 16\nspace-scrap = 4";
    for seats in [3, 4, 8] {
        check_table::<GuerraCivilEspacial>(&json!({ "deck": deck }), seats, 4);
    }
}

/// GCE-02: a deck that does not add up is refused when the table is set up.
#[test]
fn a_bad_deck_is_refused() {
    let options = Options {
        deck: Some("[fleet]\n1 = 50\n[special]\nspace-colony = 23".to_owned()),
        ..Options::default()
    };
    let bad = Referee::<GuerraCivilEspacial>::new(options, 3, Seed::from_number(1)).unwrap_err();
    assert_eq!(bad.to_string(), "deck, line 3: [special] has 23 cards and must have 24");
    assert!(serde_json::from_value::<Options>(json!({ "decks": "" })).is_err());
}

#[test]
fn many_games_end() {
    check_that_games_end::<GuerraCivilEspacial>(100);
}
