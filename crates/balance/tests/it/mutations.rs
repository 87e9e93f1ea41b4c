//! Data files with their numbers and lines changed: reading says what is wrong or takes them, and what it takes can be
//! played with, within the steps that an attempt has.

use balance::{
    Attempt, HandSetup, Kind, Piece, PieceId, Plan, Rig, STANDARD_TOML, STEPS_MAX, Seed, Side, Spot, Stage,
    Standing, settle,
};
use proptest::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// Places of the numbers in the standard file.
fn numbers() -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for line in STANDARD_TOML.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or_default();
        let from = code.find('=').map_or(0, |at| at + 1);
        let is_number = |c: char| c.is_ascii_digit() || c == '.' || c == '-';
        let mut at = from;
        while let Some(first) = code[at..].find(is_number).filter(|_| !code[from..].contains('"')) {
            let begin = at + first;
            let end = code[begin..].find(|c| !is_number(c)).map_or(code.len(), |length| begin + length);
            found.push(start + begin..start + end);
            at = end;
        }
        start += line.len();
    }
    found
}

/// The named numbers of the file: the key and its line's range.
fn keys() -> Vec<(&'static str, Range<usize>)> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in STANDARD_TOML.split_inclusive('\n') {
        let range = start..start + line.len();
        start += line.len();
        let Some((key, value)) = line.split_once(" = ") else { continue };
        if !key.starts_with('#') && value.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            found.push((key, range));
        }
    }
    found
}

fn with(range: &Range<usize>, text: &str) -> String {
    format!("{}{text}{}", &STANDARD_TOML[..range.start], &STANDARD_TOML[range.end..])
}

/// The least and the most that a refusal says a number can be.
fn bounds(refusal: &str) -> Option<[String; 2]> {
    let (_, rest) = refusal.split_once("; it can be ")?;
    let (bounds, reason) = rest.split_once(", because ")?;
    let (least, most) = bounds.split_once(" to ")?;
    (reason.len() > 10).then(|| [least.to_owned(), most.to_owned()])
}

/// Some pieces, a spin and a piece set down: settles, places, and never takes more steps than there are.
fn play(rig: Rig) {
    play_with(rig, 3000);
}

fn play_with(rig: Rig, spin_mrad_per_s: i32) {
    let rig = Arc::new(rig);
    let mut standing = Standing::empty(Side::Mothership);
    for (id, kind) in [Kind::Tank, Kind::Ship, Kind::Fighter, Kind::Tank].into_iter().enumerate() {
        let at = [id as i32 * 25_000 - 40_000, id as i32 * 9_000, 200];
        standing.stand(&rig, Piece { id: PieceId(id as u8), kind }, at, 300);
    }
    let settled = settle(&rig, &standing).expect("a platform at rest can be built");
    let held = Piece { id: PieceId(9), kind: Kind::Ship };
    let plan = Plan::place(Spot::careful(10.0, 30.0, 0)).spinning(spin_mrad_per_s);
    let Ok(mut attempt) = Attempt::new(&rig, &settled.standing, HandSetup::holding(&[held]), Seed::from(1))
    else {
        return;
    };
    attempt.follow(&plan);
    assert_eq!(attempt.stage(), Stage::Over);
    assert!(attempt.steps() <= STEPS_MAX, "{} steps", attempt.steps());
}

/// Every named number has bounds and a reason. At either of them the file is taken, or refused for what it does to the
/// rest; what is taken can be played with.
#[test]
fn every_number_has_bounds_that_can_be_played_at() {
    assert!(keys().len() > 60, "the file has its numbers");
    for (key, line) in keys() {
        let refused = Rig::from_toml(&with(&line, &format!("{key} = 4000000000\n"))).expect_err(key);
        let refused = refused.to_string();
        assert!(refused.contains(&format!(": {key} is 4000000000; ")), "{refused}");
        let line_number = 1 + STANDARD_TOML[..line.start].matches('\n').count();
        assert!(refused.starts_with(&format!("line {line_number}: ")), "{refused}");
        for bound in bounds(&refused).unwrap_or_else(|| panic!("no bounds or no reason: {refused}")) {
            let integer = !STANDARD_TOML[line.clone()].contains('.');
            let value = if integer || bound.contains('.') { bound } else { format!("{bound}.0") };
            if let Ok(rig) = Rig::from_toml(&with(&line, &format!("{key} = {value}\n"))) {
                play_with(rig, 0);
            }
        }
    }
}

/// The attack that was: a file that lets an attempt take days is refused, and so is a hand with its floor over its ceiling,
/// which panicked.
#[test]
fn files_that_stopped_a_house_are_refused() {
    let refused = |from: &str, to: &str| {
        Rig::from_toml(&STANDARD_TOML.replace(from, to)).expect_err("it is refused").problem.to_string()
    };
    assert_eq!(
        refused("settle_s_max = 8.0", "settle_s_max = 1000000"),
        "settle_s_max is 1000000; it can be 0.5 to 20, because every attempt may take that long"
    );
    assert_eq!(
        refused("floor_mm = -75.0", "floor_mm = 300.0"),
        "floor_mm is 300; it can be -200 to 20, because the fingertip must get down to a piece"
    );
}

/// A rig whose attempts would take more steps than there are: the attempt ends when they are spent and is judged as it is.
#[test]
fn an_attempt_ends_when_its_steps_are_spent() {
    let mut rig = (*Rig::standard()).clone();
    (rig.physics.steps_per_tick, rig.physics.spinning_steps_per_tick) = (32, 32);
    let rig = Arc::new(rig);
    let empty = Standing::empty(Side::Universe);
    let mut attempt = Attempt::new(&rig, &empty, HandSetup::empty(), Seed::from(1)).expect("it begins");
    let ticks = (0..balance::TICKS_MAX).take_while(|_| {
        attempt.tick(balance::HandInput::home());
        attempt.stage() == Stage::Hand
    });
    assert_eq!(ticks.count() as u64, STEPS_MAX / 32 - 1, "a tick is 32 steps; some lulled the platform");
    assert_eq!(attempt.stage(), Stage::Over);
    assert!(attempt.facts().stopped);
}

/// What a number is changed to.
fn other_number() -> impl Strategy<Value = String> {
    let extreme = prop::sample::select(vec![
        "0",
        "-0.0",
        "-1",
        "1",
        "nan",
        "-nan",
        "inf",
        "-inf",
        "1e300",
        "-1e300",
        "1e-300",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "0.5",
        "20",
        "100",
        "0x7f",
        "true",
        "\"x\"",
        "[]",
        "",
    ]);
    prop_oneof![
        4 => extreme.prop_map(str::to_owned),
        3 => (-400.0f64..400.0).prop_map(|number| format!("{number:.3}")),
    ]
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(100))]

    /// Numbers changed for anything.
    #[test]
    fn changed_numbers_do_not_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), other_number()), 1..4),
    ) {
        let places = numbers();
        let mut changes: Vec<_> = changes.into_iter().map(|(at, to)| (at.index(places.len()), to)).collect();
        changes.sort();
        changes.dedup_by_key(|change| change.0);
        let mut text = STANDARD_TOML.to_owned();
        for (at, to) in changes.into_iter().rev() {
            text.replace_range(places[at].clone(), &to);
        }
        if let Ok(rig) = Rig::from_toml(&text) {
            play(rig);
        }
    }

    /// Lines dropped, written twice, or put elsewhere.
    #[test]
    fn changed_lines_do_not_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..3), 1..4),
    ) {
        let mut lines: Vec<&str> = STANDARD_TOML.lines().collect();
        for (at, to, what) in changes {
            let (at, to) = (at.index(lines.len()), to.index(lines.len()));
            match what {
                0 => drop(lines.remove(at)),
                1 => lines.insert(to, lines[at]),
                _ => lines.swap(at, to),
            }
        }
        if let Ok(rig) = Rig::from_toml(&lines.join("\n")) {
            play(rig);
        }
    }

    /// Bytes changed.
    #[test]
    fn changed_bytes_do_not_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..5),
    ) {
        let mut bytes = STANDARD_TOML.as_bytes().to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte % 128;
        }
        if let Ok(rig) = Rig::from_toml(&String::from_utf8_lossy(&bytes)) {
            play(rig);
        }
    }
}

proptest! {
    #![proptest_config(cases(12))]

    /// Many numbers at their bounds at once: the most that a house can ask of the engine.
    #[test]
    fn files_at_their_bounds_can_be_played(which in prop::collection::vec(0..4u8, 80)) {
        let mut text = STANDARD_TOML.to_owned();
        for ((key, line), which) in keys().into_iter().zip(which).rev() {
            let refused = Rig::from_toml(&with(&line, &format!("{key} = 4000000000\n"))).expect_err(key);
            let [least, most] = bounds(&refused.to_string()).expect("bounds");
            let value = match which { 0 => least, 1 => most, _ => continue };
            text.replace_range(line, &format!("{key} = {value}\n"));
        }
        if let Ok(rig) = Rig::from_toml(&text) {
            play(rig);
        }
    }
}
