//! Positions and actions in one line.
//!
//! A cube is its planet, `s` or `l` for its weapon, `+` if there is a cube beneath it: `C1`, `C1s`, `C1l+`.
//! Actions: `C1>F` moves, `C1!` activates, `C1l x b:F+` attacks, `pass`.
//!
//! A position: `a: 12p 1x C1s+ F | b: E4; first a; turn 3; b has 1; C1s activated`. For each seat its points (`12p`), its lost
//! cubes (`1x`) and its cubes; the rest of the twenty are in reserve. What is left out is 0 points, nothing lost, the first player a,
//! turn 1, two actions for the first player. `won a` ends a game.

use arrayvec::ArrayVec;
use tabletop::notation::{number, split};
use tabletop::{BadNotation, BadSetup, Game, Seat};

use crate::action::Action;
use crate::army::{Army, CUBES, Cube, Placed, Weapon};
use crate::board::{Board, ENTRANCES};
use crate::options::{LostCubes, Options};
use crate::planet::PlanetId;
use crate::state::{ACTIONS, Did, QubeAttack};

pub(crate) fn write_action(action: &Action) -> String {
    match action {
        Action::Move { cube, to_planet } => format!("{cube}>{to_planet}"),
        Action::Activate { cube } => format!("{cube}!"),
        Action::Attack { cube, target_seat, target_cube } => format!("{cube} x {target_seat}:{target_cube}"),
        Action::Pass => "pass".to_owned(),
    }
}

pub(crate) fn read_action(text: &str, seats: usize) -> Result<Action, BadNotation> {
    let text = text.trim();
    if text == "pass" {
        return Ok(Action::Pass);
    }
    if let Some(cube) = text.strip_suffix('!') {
        return Ok(Action::Activate { cube: read_cube(cube)? });
    }
    if let Some((cube, planet)) = text.split_once('>') {
        return Ok(Action::Move { cube: read_cube(cube)?, to_planet: PlanetId::read(planet.trim())? });
    }
    let (cube, target) = split(text, "x", "an action: C1>F, C1!, C1l x b:F+ or pass")?;
    let (seat, target) = split(target, ":", "a target: a seat, a colon and a cube, like b:F+")?;
    Ok(Action::Attack {
        cube: read_cube(cube)?,
        target_seat: Seat::read(seat, seats)?,
        target_cube: read_cube(target)?,
    })
}

fn read_cube(text: &str) -> Result<Cube, BadNotation> {
    let text = text.trim();
    let (rest, double) = text.strip_suffix('+').map_or((text, false), |rest| (rest, true));
    let (name, weapon) = match rest.as_bytes().last() {
        Some(b's') => (&rest[..rest.len() - 1], Weapon::Short),
        Some(b'l') => (&rest[..rest.len() - 1], Weapon::Long),
        _ => (rest, Weapon::Unarmed),
    };
    let planet = PlanetId::read(name)
        .map_err(|_| BadNotation::new(text, "a cube: a planet, s or l for its weapon, + if it is double"))?;
    Ok(Cube { planet, weapon, double })
}

pub(crate) fn write_position(game: &QubeAttack) -> String {
    let armies: Vec<String> =
        Seat::all(game.seats()).zip(&game.armies).map(|(seat, army)| write_army(game, seat, army)).collect();
    let mut text = format!("{}; first {}; turn {}", armies.join(" | "), game.first, game.turn);
    match game.winner {
        Some(winner) => text += &format!("; won {winner}"),
        None => text += &format!("; {} has {}", game.mover, game.actions_left),
    }
    if let Some((cube, did)) = game.tired {
        text += &format!("; {} {}", game.named(cube), write_did(did));
    }
    text
}

fn write_army(game: &QubeAttack, seat: Seat, army: &Army) -> String {
    let mut text = format!("{seat}:");
    if army.points > 0 {
        text += &format!(" {}p", army.points);
    }
    if army.lost > 0 {
        text += &format!(" {}x", army.lost);
    }
    army.cubes.iter().for_each(|cube| text += &format!(" {}", game.named(*cube)));
    text
}

fn write_did(did: Did) -> &'static str {
    match did {
        Did::Activated => "activated",
        Did::Attacked => "attacked",
    }
}

pub(crate) fn read_position(options: &Options, text: &str) -> Result<QubeAttack, BadSetup> {
    let mut parts = text.split(';').map(str::trim);
    let armies = parts.next().unwrap_or_default();
    let board = options.board(armies.split('|').count())?;
    let armies = read_armies(&board, options.lost_cubes, armies)?;
    let mut game = QubeAttack::at_start(options, armies.len(), Seat::new(0))?;
    game.armies = armies;
    let mut mover = None;
    for part in parts.filter(|part| !part.is_empty()) {
        read_part(&mut game, &mut mover, part)?;
    }
    match mover {
        Some((seat, actions_left)) => (game.mover, game.actions_left) = (seat, actions_left),
        None if game.winner.is_none() => game.mover = game.first,
        None => {}
    }
    check_consistent(&game)?;
    Ok(game)
}

fn read_part(game: &mut QubeAttack, mover: &mut Option<(Seat, u8)>, part: &str) -> Result<(), BadNotation> {
    let seats = game.seats();
    match *part.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["first", seat] => game.first = Seat::read(seat, seats)?,
        ["turn", turn] => game.turn = number(turn, "the number of a turn")?,
        [seat, "has", actions] => {
            *mover = Some((Seat::read(seat, seats)?, number(actions, "1 or 2 actions")?));
        }
        ["won", seat] => {
            let seat = Seat::read(seat, seats)?;
            (game.winner, game.mover, game.actions_left) = (Some(seat), seat, 0);
        }
        [cube, "activated"] => game.tired = Some((place(&game.board, cube)?, Did::Activated)),
        [cube, "attacked"] => game.tired = Some((place(&game.board, cube)?, Did::Attacked)),
        _ => {
            let wanted = "one of: first a; turn 3; b has 1; C1s activated; C1s attacked; won a";
            return Err(BadNotation::new(part, wanted));
        }
    }
    Ok(())
}

fn read_armies(board: &Board, goes: LostCubes, text: &str) -> Result<ArrayVec<Army, ENTRANCES>, BadSetup> {
    let mut armies = ArrayVec::new();
    for (index, text) in text.split('|').enumerate() {
        if index >= ENTRANCES {
            return Err(BadSetup(format!("{} is for at most {ENTRANCES} players", QubeAttack::ID)));
        }
        let (seat, cubes) = split(text, ":", "a seat, a colon and its cubes, like a: 12p C1s+ F")?;
        if seat != Seat::new(index).to_string() {
            return Err(BadNotation::new(seat, format!("seat {}, which comes next", Seat::new(index))).into());
        }
        armies.push(read_army(board, goes, Seat::new(index), cubes)?);
    }
    Ok(armies)
}

fn read_army(board: &Board, goes: LostCubes, seat: Seat, text: &str) -> Result<Army, BadSetup> {
    let mut army = Army { cubes: ArrayVec::new(), reserve: 0, lost: 0, points: 0 };
    let mut wood = 0u16;
    for word in text.split_whitespace() {
        if let Some(points) = word.strip_suffix('p') {
            army.points = number(points, "a number of points")?;
        } else if let Some(lost) = word.strip_suffix('x') {
            army.lost = number(lost, "a number of lost cubes")?;
        } else {
            let cube = place(board, word)?;
            wood += u16::from(cube.wood());
            if wood <= u16::from(CUBES) {
                army.put(cube);
            }
        }
    }
    if goes == LostCubes::ToReserve && army.lost > 0 {
        return Err(BadSetup(format!(
            "seat {seat} has lost cubes, and at this table they return to the reserve (QUBE-13)"
        )));
    }
    let out = wood + u16::from(army.lost);
    if out > u16::from(CUBES) {
        return Err(BadSetup(format!(
            "seat {seat} has {out} cubes on the board and lost; there are {CUBES} (QUBE-01)"
        )));
    }
    army.reserve = CUBES - out as u8;
    Ok(army)
}

fn place(board: &Board, text: &str) -> Result<Placed, BadNotation> {
    let cube = read_cube(text)?;
    match board.find(cube.planet) {
        Some(planet) => Ok(Placed { planet, weapon: cube.weapon, double: cube.double }),
        None => Err(BadNotation::new(cube.planet.to_string(), "a planet of this board")),
    }
}

/// What the parts of a position say about each other.
fn check_consistent(game: &QubeAttack) -> Result<(), BadSetup> {
    let refuse = |reason: String| Err(BadSetup(reason));
    for (seat, army) in Seat::all(game.seats()).zip(&game.armies) {
        let elsewhere = |cube: &&Placed| {
            game.board.entrance_set() & (1 << cube.planet) != 0 && cube.planet != game.entrance(seat)
        };
        if let Some(cube) = army.cubes.iter().find(elsewhere) {
            return refuse(format!(
                "seat {seat} cannot have a cube on {}, another colour's entrance (QUBE-06)",
                game.board.id(cube.planet)
            ));
        }
    }
    if game.winner.is_some() {
        return Ok(());
    }
    if !(1..=ACTIONS).contains(&game.actions_left) {
        return refuse(format!("a player has 1 or 2 actions, not {}", game.actions_left));
    }
    if game.army(game.mover).cubes.is_empty() {
        return refuse(format!(
            "seat {} has no cube on the board and cannot be the one to act (QUBE-16)",
            game.mover
        ));
    }
    match game.tired {
        Some((cube, _)) if game.army(game.mover).count(cube) == 0 => {
            refuse(format!("seat {} has no cube {} that could have acted", game.mover, game.named(cube)))
        }
        Some(_) if game.actions_left == ACTIONS => {
            refuse("no cube has acted while both actions are left".to_owned())
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_bad(text: &str, expected: &str) {
        assert_eq!(read_position(&Options::classic(), text).unwrap_err().to_string(), expected);
    }

    #[test]
    fn what_is_left_out_of_a_position_is_filled_in() {
        let game = read_position(&Options::classic(), "a: F | b: 3p 2x C1l+ C1; first b").unwrap();
        assert_eq!(write_position(&game), "a: F | b: 3p 2x C1 C1l+; first b; turn 1; b has 2");
        assert_eq!((game.army(Seat::new(1)).reserve, game.army(Seat::new(0)).reserve), (15, 19));
    }

    #[test]
    fn a_bad_position_says_what_is_wrong() {
        check_bad(
            "",
            "nothing is given where there should be a seat, a colon and its cubes, like a: 12p C1s+ F",
        );
        check_bad("a: F | c: F", "`c` is not seat b, which comes next");
        check_bad("a: Q1 | b: F", "`Q1` is not a planet of this board");
        check_bad("a: f | b: F", "`f` is not a cube: a planet, s or l for its weapon, + if it is double");
        check_bad("a: F | b: F; first c", "`c` is not a seat of a table of 2");
        check_bad("a: F | b: F; a has 3", "a player has 1 or 2 actions, not 3");
        check_bad("a: F | b: F; a has 1; C1 activated", "seat a has no cube C1 that could have acted");
        check_bad("a: F | b: F; F attacked", "no cube has acted while both actions are left");
        check_bad("a: | b: F", "seat a has no cube on the board and cannot be the one to act (QUBE-16)");
        check_bad("a: E4 | b: F", "seat a cannot have a cube on E4, another colour's entrance (QUBE-06)");
        check_bad("a: 18x F+ F | b: F", "seat a has 21 cubes on the board and lost; there are 20 (QUBE-01)");
        check_bad(
            "a: F | b: F; dance",
            "`dance` is not one of: first a; turn 3; b has 1; C1s activated; C1s attacked; won a",
        );
        check_bad("a: F | b: F | c: F | d: F | e: F | f: F | g: F", "qube-attack is for at most 6 players");
    }

    #[test]
    fn a_bad_action_says_what_is_wrong() {
        let bad = |text: &str| read_action(text, 2).unwrap_err().to_string();
        assert_eq!(bad("jump"), "`jump` is not an action: C1>F, C1!, C1l x b:F+ or pass");
        assert_eq!(bad("C1s x F"), "`F` is not a target: a seat, a colon and a cube, like b:F+");
        assert_eq!(bad("C1s x c:F"), "`c` is not a seat of a table of 2");
        assert_eq!(
            bad("!"),
            "nothing is given where there should be a cube: a planet, s or l for its weapon, + if it is double"
        );
    }
}
