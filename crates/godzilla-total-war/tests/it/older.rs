//! Records of earlier rules versions still replay to the same hashes (`tests/fixtures`; made with `playthrough::record` by the
//! program of their time).

use godzilla_total_war::GodzillaTotalWar;
use tabletop::{Log, Referee};

#[track_caller]
fn replays(text: &str) {
    let log = Log::from_text(text).unwrap();
    let referee = Referee::<GodzillaTotalWar>::from_log(&log).unwrap_or_else(|mismatch| panic!("{mismatch}"));
    assert!(referee.outcome().is_some(), "a kept record is of a whole game");
    assert_eq!(referee.log().header.rules, log.header.rules);
}

#[test]
fn games_of_rules_1_replay() {
    replays(include_str!("../fixtures/rules-1/three.jsonl"));
    replays(include_str!("../fixtures/rules-1/six-immortals.jsonl"));
    replays(include_str!("../fixtures/rules-1/twelve.jsonl"));
    replays(include_str!("../fixtures/rules-1/four-king.jsonl"));
}

/// Rules version 2 had the classic kaijus.
#[test]
fn games_of_rules_2_replay() {
    replays(include_str!("../fixtures/rules-2/four.jsonl"));
    replays(include_str!("../fixtures/rules-2/five-immortals.jsonl"));
    replays(include_str!("../fixtures/rules-2/twelve.jsonl"));
}
