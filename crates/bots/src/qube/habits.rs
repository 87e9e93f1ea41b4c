//! What a sound player of Qube Attack likes to do, without calculating.

use qube_attack::{Action, Cube, Kind, Weapon};
use tabletop::Seat;

use super::map::Scan;

/// More cubes than this are rarely worth an action.
const CUBES_ENOUGH: usize = 6;
/// Until this turn danger counts in full; after so many more it counts half.
const PATIENT_TURNS: u16 = 10;
const PATIENCE: f32 = 8.0;
/// What is a move farther away attracts this much less.
const FADES: f32 = 0.72;

pub(super) fn score(scan: &Scan<'_>, seat: Seat, action: &Action) -> f32 {
    match *action {
        Action::Move { cube, to_planet } => movement(scan, seat, cube, scan.map.number(to_planet)),
        Action::Activate { cube } => activation(scan, seat, cube),
        Action::Attack { target_seat, target_cube, .. } => attack(scan, target_seat, target_cube),
        Action::Pass => 0.0,
    }
}

/// A kill is worth more than a wound; on a moon, or from whoever leads, it is worth more.
fn attack(scan: &Scan<'_>, target: Seat, cube: Cube) -> f32 {
    let planet = scan.map.number(cube.planet);
    let armed = match cube.weapon {
        Weapon::Unarmed => 0.0,
        Weapon::Short => 0.5,
        Weapon::Long => 0.8,
    };
    let points = |seat: usize| scan.view.armies[seat].points;
    let leads = (0..scan.seats()).all(|seat| points(seat) <= points(target.index()));
    let hit = if cube.double { 2.5 } else { 4.0 };
    hit + armed + 0.25 * scan.map.pays(planet) + if leads { 0.5 } else { 0.0 }
}

fn activation(scan: &Scan<'_>, seat: Seat, cube: Cube) -> f32 {
    match (scan.map.kind(scan.map.number(cube.planet)), cube.weapon) {
        (Kind::Cube, _) => 1.5 * need_of_cubes(scan, seat),
        (Kind::Wound, _) => 1.2,
        (Kind::Armory, Weapon::Unarmed) => 2.4,
        (Kind::Armory, _) => 1.2,
        _ => 0.0,
    }
}

/// How much one more cube would help: the second is worth most.
fn need_of_cubes(scan: &Scan<'_>, seat: Seat) -> f32 {
    let army = &scan.view.armies[seat.index()];
    match army.cubes.len() {
        _ if army.reserve == 0 => 0.0,
        ..=1 => 2.4,
        2 => 1.8,
        3 => 1.4,
        count if count < CUBES_ENOUGH => 0.9,
        _ => 0.3,
    }
}

/// What the new place is worth more than the old one.
fn movement(scan: &Scan<'_>, seat: Seat, cube: Cube, to: usize) -> f32 {
    let from = scan.map.number(cube.planet);
    if scan.cubes[seat.index()].len() == 1 && scan.view.actions_left == 2 {
        let stand = |at: usize| {
            gain(scan, seat, at) + attraction(scan, seat, cube, at) - danger(scan, seat, cube, at)
        };
        let ends = ends_of_turn(scan, seat, to).map(stand).fold(-4.0, f32::max);
        return ends - stand(from) + ambush(scan, seat, cube, to);
    }
    let leaves = if scan.count(seat, from) == 1 { gain(scan, seat, from) } else { 0.0 };
    let stays = if scan.is_there(seat, to) { 0.0 } else { gain(scan, seat, to) };
    let nearer = attraction(scan, seat, cube, to) - attraction(scan, seat, cube, from);
    let safer = danger(scan, seat, cube, from) - danger(scan, seat, cube, to);
    stays - leaves + nearer + safer + ambush(scan, seat, cube, to) - refuge(scan, seat, from)
}

/// QUBE-15: both actions are played, so a lone cube that has moved goes on, or activates where it is.
fn ends_of_turn(scan: &Scan<'_>, seat: Seat, to: usize) -> impl Iterator<Item = usize> {
    let activates =
        matches!(scan.map.kind(to), Kind::Armory | Kind::Cube | Kind::Wound) && scan.others(seat, to) == 0;
    scan.map.exits(to).chain(activates.then_some(to))
}

/// Nobody is hit on an entrance: while others are armed, whoever has few cubes keeps one there.
fn refuge(scan: &Scan<'_>, seat: Seat, from: usize) -> f32 {
    let is_last = scan.map.kind(from) == Kind::Entrance && scan.count(seat, from) == 1;
    let few = scan.cubes[seat.index()].len() <= 3 && !scan.comes_back(seat);
    if is_last && few && scan.is_hunted(seat) { 1.5 } else { 0.0 }
}

/// With a second action left, an armed cube that arrives can hit at once.
fn ambush(scan: &Scan<'_>, seat: Seat, cube: Cube, to: usize) -> f32 {
    if scan.view.actions_left < 2 {
        return 0.0;
    }
    let at_once = match cube.weapon {
        Weapon::Unarmed => false,
        Weapon::Short => scan.others(seat, to) > 0,
        Weapon::Long => scan.is_prey_near(seat, to),
    };
    if at_once { 2.2 } else { 0.0 }
}

/// To stand on a moon pays, and it pays again to take half of it from who is there.
fn gain(scan: &Scan<'_>, seat: Seat, at: usize) -> f32 {
    let taken = if scan.others(seat, at) == 1 { scan.map.pays(at) / 4.0 } else { 0.0 };
    0.7 * (scan.pay(seat, at) + taken)
}

/// The best there is to do from here on, the less the farther away.
fn attraction(scan: &Scan<'_>, seat: Seat, cube: Cube, from: usize) -> f32 {
    let reached = (0..scan.map.len()).filter(|to| scan.map.distance(from, *to) < 5);
    let pull = |to: usize| errand(scan, seat, cube, to) * FADES.powi(i32::from(scan.map.distance(from, to)));
    reached.map(pull).fold(0.0, f32::max)
}

/// What a cube could do there.
fn errand(scan: &Scan<'_>, seat: Seat, cube: Cube, to: usize) -> f32 {
    let others = scan.others(seat, to) > 0;
    if others && cube.weapon == Weapon::Short && scan.map.kind(to) != Kind::Entrance {
        return 1.8;
    }
    match scan.map.kind(to) {
        Kind::Armory if others => 0.2,
        Kind::Armory if cube.weapon == Weapon::Unarmed => 2.2,
        Kind::Armory if cube.weapon == Weapon::Short => 0.7,
        Kind::Cube if others => 0.2,
        Kind::Cube => need_of_cubes(scan, seat),
        Kind::Wound if !cube.double && !others && scan.view.armies[seat.index()].reserve > 0 => 0.7,
        Kind::CrescentMoon | Kind::FullMoon if scan.is_there(seat, to) => 0.3,
        Kind::CrescentMoon | Kind::FullMoon => scan.pay(seat, to),
        _ => 0.0,
    }
}

/// What it costs to stand where others could come and hit; with the last cube, the game.
fn danger(scan: &Scan<'_>, seat: Seat, cube: Cube, at: usize) -> f32 {
    if !scan.is_in_danger(seat, at) {
        return 0.0;
    }
    let last = scan.cubes[seat.index()].len() == 1 && !scan.comes_back(seat);
    (if cube.double { 1.5 } else { 3.6 }) * if last { 3.0 } else { 1.0 } * fear(scan.view.turn)
}

/// Fear fades, or careful players would wait for each other for ever.
fn fear(turn: u16) -> f32 {
    PATIENCE / (PATIENCE + f32::from(turn.saturating_sub(PATIENT_TURNS)))
}
