//! How the tests of this crate are written: a position, what is played, and what must come of it.

use tabletop::{Chance, Game, Seat, Seed, Tell};

use crate::{Event, GodzillaTotalWar, Options};

/// The tests of the rules are written for the classic kaijus.
pub(crate) fn options() -> Options {
    Options { kaijus: Some("classic".to_owned()), ..Options::default() }
}

/// A new game, always the same.
pub(crate) fn setup(options: &Options, seats: usize) -> GodzillaTotalWar {
    GodzillaTotalWar::setup(options, seats, &mut Chance::new(Seed::from_number(1))).unwrap()
}

/// The position after these actions (`a play 7; b hurt`) and what was told; or why one was refused.
pub(crate) fn play_with(
    options: &Options,
    position: &str,
    actions: &str,
) -> Result<(GodzillaTotalWar, Vec<Event>), String> {
    let mut game = GodzillaTotalWar::read_position(options, position).map_err(|bad| bad.to_string())?;
    let (mut chance, mut events) = (Chance::new(Seed::from_number(1)), Vec::new());
    for action in actions.split(';').map(str::trim).filter(|action| !action.is_empty()) {
        let (seat, action) = action.split_once(' ').expect("a seat and its action");
        let seat = Seat::read(seat, game.seats()).map_err(|bad| bad.to_string())?;
        let action = game.read_action(action).map_err(|bad| bad.to_string())?;
        let done = game.apply(seat, &action, &mut chance, &mut Tell::to(&mut events));
        done.map_err(|refusal| format!("{refusal} ({})", tabletop::Refusal::rule(&refusal)))?;
        game.audit().unwrap();
        assert_eq!(GodzillaTotalWar::read_position(options, &game.write_position()).unwrap(), game);
    }
    Ok((game, events))
}

pub(crate) fn play(position: &str, actions: &str) -> Result<(GodzillaTotalWar, Vec<Event>), String> {
    play_with(&options(), position, actions)
}

/// After `actions` the position contains every part of `expected` (separated by `;`, `no …` for what it must not
/// contain); or the last action is refused with that message.
#[track_caller]
pub(crate) fn check_with(options: &Options, position: &str, actions: &str, expected: &str) {
    let found = match play_with(options, position, actions) {
        Ok((game, _)) => game.write_position(),
        Err(refused) => refused,
    };
    for part in expected.split(';').map(str::trim) {
        let holds = match part.strip_prefix("no ") {
            Some(part) => !found.contains(part),
            None => found.contains(part),
        };
        assert!(holds, "`{part}` of the expected is not in\n{found}");
    }
}

#[track_caller]
pub(crate) fn check(position: &str, actions: &str, expected: &str) {
    check_with(&options(), position, actions, expected);
}
