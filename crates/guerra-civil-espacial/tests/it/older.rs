//! Records of earlier rules versions still replay to the same hashes (`tests/fixtures`; made with `playthrough::record` by the
//! program of their time).

use guerra_civil_espacial::GuerraCivilEspacial;
use tabletop::{Log, Referee};

#[track_caller]
fn replays(text: &str) {
    let log = Log::from_text(text).unwrap();
    let referee =
        Referee::<GuerraCivilEspacial>::from_log(&log).unwrap_or_else(|mismatch| panic!("{mismatch}"));
    assert!(referee.outcome().is_some(), "a kept record is of a whole game");
    assert_eq!(referee.log().header.rules, log.header.rules);
}

#[test]
fn games_of_rules_1_replay() {
    replays(include_str!("../fixtures/rules-1/two.jsonl"));
    replays(include_str!("../fixtures/rules-1/five.jsonl"));
    replays(include_str!("../fixtures/rules-1/eight.jsonl"));
    replays(include_str!("../fixtures/rules-1/three-left.jsonl"));
    replays(include_str!("../fixtures/rules-1/own-deck.jsonl"));
}
