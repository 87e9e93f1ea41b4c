//! House data of every game with its numbers and lines changed: it is refused with a reason or taken, and what is taken
//! can be set up and played. The platform's physics has more of this in `balance`.

use proptest::prelude::*;
use serde_json::json;
use tabletop::{AnyGame, Chance, HouseData, Said, Seat, Seed, Status};

use crate::all_games;

/// So many actions are played with data that is taken.
const ACTIONS: usize = 25;

/// Sets a table up with the data, and plays a little with actions at random. Says whether the data was taken.
fn try_out(game: &dyn AnyGame, data: &HouseData, text: &str, seed: u64) -> bool {
    let options = json!({ data.key: text });
    let mut referee = match game.start(options, *game.seats().start(), Seed::from_number(seed)) {
        Ok(referee) => referee,
        Err(refused) => {
            assert!(!refused.to_string().is_empty());
            return false;
        }
    };
    let mut chance = Chance::new(Seed::from_number(seed));
    for _ in 0..ACTIONS {
        let Status::Decision { must, may, .. } = referee.status() else { break };
        let seats: Vec<Seat> = if must.is_empty() { may } else { must }.iter().collect();
        let Some(&seat) = chance.pick(&seats) else { break };
        let offers = referee.legal(seat);
        let Some(offer) = chance.pick(&offers) else { break };
        // A template of an attempt is no action yet: the game fills it as it does when time is up.
        let played = referee.act(seat, Said::Json(offer.action.clone()));
        if played.is_err() {
            let Some(default) = referee.default_action(seat) else { break };
            if referee.act(seat, Said::Json(default.action)).is_err() {
                break;
            }
        }
        referee.view(tabletop::Viewer::Seat(seat));
    }
    referee.audit().expect("everything adds up");
    true
}

#[derive(Debug, Clone)]
enum Change {
    Number(prop::sample::Index, &'static str),
    Drop(prop::sample::Index),
    Twice(prop::sample::Index, prop::sample::Index),
    Swap(prop::sample::Index, prop::sample::Index),
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<prop::sample::Index>;
    let numbers = vec![
        "0",
        "1",
        "-1",
        "2",
        "3",
        "7",
        "40",
        "41",
        "90",
        "255",
        "256",
        "65536",
        "9223372036854775807",
        "1e300",
        "nan",
        "-inf",
        "0.5",
        "true",
        "\"\"",
        "",
    ];
    prop_oneof![
        6 => (index(), prop::sample::select(numbers)).prop_map(|(at, to)| Change::Number(at, to)),
        1 => index().prop_map(Change::Drop),
        1 => (index(), index()).prop_map(|(at, to)| Change::Twice(at, to)),
        1 => (index(), index()).prop_map(|(at, to)| Change::Swap(at, to)),
    ]
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for change in changes {
        let count = lines.len().max(1);
        match change {
            Change::Number(at, to) => change_number(&mut lines, *at, to),
            Change::Drop(at) => drop(lines.remove(at.index(count))),
            Change::Twice(at, to) => lines.insert(to.index(count), lines[at.index(count)].clone()),
            Change::Swap(at, to) => lines.swap(at.index(count), to.index(count)),
        }
    }
    lines.join("\n")
}

/// The number after the first `=` of one of the lines that have one.
fn change_number(lines: &mut [String], at: prop::sample::Index, to: &str) {
    let value = |line: &String| line.find("= ").map(|at| at + 2);
    let is_number =
        |line: &String| value(line).is_some_and(|at| line[at..].starts_with(|c: char| c.is_ascii_digit()));
    let numbered: Vec<usize> = (0..lines.len()).filter(|&index| is_number(&lines[index])).collect();
    if numbered.is_empty() {
        return;
    }
    let line = &mut lines[numbered[at.index(numbered.len())]];
    let Some(start) = value(line) else { return };
    let end =
        line[start..].find(|c: char| !c.is_ascii_digit() && c != '.').map_or(line.len(), |end| start + end);
    line.replace_range(start..end, to);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn changed_data_is_refused_or_can_be_played(
        changes in prop::collection::vec(change(), 1..4),
        seed in any::<u64>(),
    ) {
        for game in all_games().games() {
            for data in game.house_data() {
                let text = changed(data.default, &changes);
                try_out(game.as_ref(), data, &text, seed);
            }
        }
    }
}

/// The data that comes with the games is taken, so that the property is about something.
#[test]
fn unchanged_data_is_taken() {
    for game in all_games().games() {
        assert!(!game.house_data().is_empty(), "{}", game.id());
        for data in game.house_data() {
            assert!(try_out(game.as_ref(), data, data.default, 1), "{} {}", game.id(), data.key);
        }
    }
}
