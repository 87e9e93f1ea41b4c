//! Help for the rule tests: a position, actions and what must come of them, all in notation.

use tabletop::{Chance, Game, Seat, Seed, Tell, Viewer};

use crate::event::Event;
use crate::options::Options;
use crate::state::GuerraCivilEspacial;
use crate::view::View;

/// Plays `actions` (`b play 2; a pass`) from `position`. What comes of it must have all the parts named in `expected`
/// (`b: 3 2 [5] ; turn a`), or be a refusal with that text.
#[track_caller]
pub(crate) fn check(position: &str, actions: &str, expected: &str) {
    let result = match play(position, actions) {
        Err(refusal) => refusal,
        Ok(table) => {
            let line = table.to_line();
            let parts: Vec<&str> = line.split(" | ").collect();
            let missing: Vec<&str> =
                expected.split(';').map(str::trim).filter(|part| !parts.contains(part)).collect();
            assert!(missing.is_empty(), "missing: {missing:?}\n in: {line}");
            return;
        }
    };
    assert_eq!(result, expected);
}

/// Plays `actions` from `position`; a refusal is an error.
#[track_caller]
pub(crate) fn play(position: &str, actions: &str) -> Result<GuerraCivilEspacial, String> {
    play_telling(position, actions).map(|(table, _)| table)
}

/// The same, with what was told.
#[track_caller]
pub(crate) fn play_telling(
    position: &str,
    actions: &str,
) -> Result<(GuerraCivilEspacial, Vec<Event>), String> {
    play_with(&Options::classic(), position, actions)
}

/// The same at a table that agreed on other options.
#[track_caller]
pub(crate) fn play_with(
    options: &Options,
    position: &str,
    actions: &str,
) -> Result<(GuerraCivilEspacial, Vec<Event>), String> {
    let read = GuerraCivilEspacial::read_position(options, position);
    let mut table = read.unwrap_or_else(|bad| panic!("{bad}"));
    let (mut chance, mut events) = (Chance::new(Seed::from_number(1)), Vec::new());
    for action in actions.split(';').map(str::trim).filter(|action| !action.is_empty()) {
        let (letter, action) = action.split_once(' ').expect("a seat and an action");
        let seat = Seat::read(letter, table.seat_count()).unwrap();
        let action = table.read_action(action).unwrap_or_else(|bad| panic!("{bad}"));
        let mut legal = Vec::new();
        table.list_legal(seat, &mut legal);
        let done = table.apply(seat, &action, &mut chance, &mut Tell::to(&mut events));
        assert_eq!(done.is_ok(), legal.contains(&action), "what is offered is what is accepted");
        done.map_err(|refusal| refusal.to_string())?;
        table
            .check_audit()
            .unwrap_or_else(|bad| panic!("after `{letter} {action:?}`: {bad}\n{}", table.to_line()));
    }
    Ok((table, events))
}

#[track_caller]
pub(crate) fn table(position: &str) -> GuerraCivilEspacial {
    GuerraCivilEspacial::read_position(&Options::classic(), position).unwrap_or_else(|bad| panic!("{bad}"))
}

/// What this seat knows after `actions`; `w` is someone who watches.
#[track_caller]
pub(crate) fn view(position: &str, actions: &str, viewer: &str) -> View {
    let table = play(position, actions).unwrap();
    let seat = || Viewer::Seat(Seat::read(viewer, table.seat_count()).unwrap());
    table.seen_by(if viewer == "w" { Viewer::Spectator } else { seat() })
}
