//! How a situation of Qube Attack will end: points, what the moons pay, and what the cubes can still do.

use qube_attack::{Cube, Kind, Weapon};
use tabletop::{MAX_SEATS, Seat};

use super::map::Scan;
use crate::policy::{Values, chances};

/// QUBE-18.
const GOAL: f32 = 64.0;
/// A leader who earns less than this will find more.
const INCOME_LEAST: f32 = 4.0;

/// What a turn's income counts for in the turns to come: it will not last.
const LASTING: f32 = 0.6;
/// What a moon is worth a move farther away.
const NEARER: f32 = 0.85;
/// What power counts for in each of the turns to come.
const POWER: f32 = 0.4;
/// No more turns than this are counted for.
const TURNS_MAX: f32 = 10.0;

/// The chance to win of each seat.
pub(super) fn judge(scan: &Scan<'_>) -> Values {
    let seats = scan.seats();
    let points = |seat: usize| f32::from(scan.view.armies[seat].points);
    let incomes = by_seat(seats, |seat| scan.income(Seat::new(seat)));
    let turns = |seat: usize| (GOAL - points(seat)) / incomes[seat].max(INCOME_LEAST);
    let turns_left = (0..seats).map(turns).fold(TURNS_MAX, f32::min).max(0.5);
    let strengths = by_seat(seats, |seat| {
        let lasting = LASTING * (turns_left - 1.0).max(0.0);
        points(seat)
            + incomes[seat]
            + prospect(scan, Seat::new(seat)) * lasting
            + POWER * power(scan, Seat::new(seat)) * turns_left
    });
    chances(&strengths[..seats], 2.5 + 0.9 * turns_left)
}

/// What the moons will pay a seat: those it holds, and for every cube to spare another one, the less the farther away. A cube
/// that has left its moon for a while has not lost it.
fn prospect(scan: &Scan<'_>, seat: Seat) -> f32 {
    let cubes = &scan.cubes[seat.index()];
    let claim = |moon: &usize| {
        let nearness =
            |(planet, _): &(usize, Cube)| NEARER.powi(i32::from(scan.map.distance(*planet, *moon)));
        scan.pay(seat, *moon) * cubes.iter().map(nearness).fold(0.0, f32::max)
    };
    let mut claims: Vec<f32> = scan.map.moons.iter().map(claim).collect();
    claims.sort_by(|one, other| other.total_cmp(one));
    claims.iter().take(cubes.len()).sum()
}

fn by_seat(seats: usize, of: impl Fn(usize) -> f32) -> [f32; MAX_SEATS] {
    std::array::from_fn(|seat| if seat < seats { of(seat) } else { 0.0 })
}

/// What a seat's cubes are worth beside the moons they hold, in points a turn.
fn power(scan: &Scan<'_>, seat: Seat) -> f32 {
    let cubes = &scan.cubes[seat.index()];
    if cubes.is_empty() {
        return if scan.comes_back(seat) { -2.0 } else { -8.0 };
    }
    let lives = cubes.iter().map(|(_, cube)| 1 + u8::from(cube.double)).sum::<u8>();
    let worths = cubes.iter().map(|&(planet, cube)| worth(scan, seat, planet, cube));
    // The tenth cube has less to do than the first.
    worths.sum::<f32>() - 0.05 * (cubes.len() as f32).powi(2) - lonely(scan, seat, lives)
}

/// Who has few cubes may soon have none.
fn lonely(scan: &Scan<'_>, seat: Seat, lives: u8) -> f32 {
    let hunted = if scan.is_hunted(seat) { 1.0 } else { 0.6 };
    let safe = scan.cubes[seat.index()].iter().any(|(planet, _)| scan.map.kind(*planet) == Kind::Entrance);
    let fear = match lives {
        1 => 4.0,
        2 => 1.5,
        3 => 0.5,
        _ => 0.0,
    };
    let lasting = if scan.comes_back(seat) { 0.25 } else { 1.0 };
    hunted * fear * lasting * if safe { 0.5 } else { 1.0 }
}

fn worth(scan: &Scan<'_>, seat: Seat, planet: usize, cube: Cube) -> f32 {
    let weapon = match cube.weapon {
        Weapon::Unarmed => 0.0,
        Weapon::Short => 0.7,
        Weapon::Long => 1.1,
    };
    let body = if cube.double { 1.5 } else { 1.0 };
    // A cube far out has still to come in.
    let centre = scan.map.moons.iter().map(|moon| scan.map.distance(planet, *moon)).min().unwrap_or(0);
    (weapon + body) * (1.0 - risk(scan, seat, planet, cube)) * 0.85_f32.powi(i32::from(centre))
}

fn risk(scan: &Scan<'_>, seat: Seat, planet: usize, cube: Cube) -> f32 {
    let at_risk = scan.map.kind(planet) != Kind::Entrance && scan.is_in_danger(seat, planet);
    match (at_risk, cube.double) {
        (false, _) => 0.0,
        (true, true) => 0.15,
        (true, false) => 0.35,
    }
}
