//! A position as an SVG picture: for documents, and for people who look at what a test did.
//!
//! Colours are told apart by the letter of the seat on every cube as well: `s` and `l` weapons are a triangle and a square.

use std::fmt::Write;

use tabletop::{Game, Seat};

use crate::army::{Placed, Weapon};
use crate::board::ENTRANCES;
use crate::planet::{Kind, Planet};
use crate::state::QubeAttack;

/// Half the width of a cube, in the units of the board.
const CUBE: f64 = 4.6;
/// Cubes on one planet stand in rows of this many.
const ROW: usize = 4;
/// By seat; chosen to differ in brightness, not only in hue.
const COLOURS: [&str; ENTRANCES] = ["#d1495b", "#edae49", "#66a182", "#2e86ab", "#8d6fb8", "#e8e4da"];

/// The whole table.
pub(crate) fn draw(game: &QubeAttack) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-112 -112 224 248\" width=\"672\" height=\"744\" font-family=\"sans-serif\">\n\
         <rect x=\"-112\" y=\"-112\" width=\"224\" height=\"248\" fill=\"#14182b\"/>\n",
    );
    for [one, other] in game.board.orbits() {
        let (one, other) = (&game.board.planets()[*one as usize], &game.board.planets()[*other as usize]);
        line(&mut svg, one, other);
    }
    for planet in game.board.planets() {
        draw_planet(&mut svg, planet);
    }
    for number in 0..game.board.planets().len() as u8 {
        draw_cubes(&mut svg, game, number);
    }
    draw_points(&mut svg, game);
    svg += "</svg>\n";
    svg
}

fn line(svg: &mut String, one: &Planet, other: &Planet) {
    let _ = writeln!(
        svg,
        "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#8f96b8\" stroke-width=\"0.8\"/>",
        one.x, one.y, other.x, other.y
    );
}

fn draw_planet(svg: &mut String, planet: &Planet) {
    let (radius, fill) = match planet.kind {
        Kind::Entrance => (10.0, "#3b4168"),
        Kind::Cube => (12.0, "#355c7d"),
        Kind::Wound => (12.0, "#7a3b4e"),
        Kind::Armory => (12.0, "#5b5f3a"),
        Kind::CrescentMoon => (13.0, "#8a7f5c"),
        Kind::FullMoon => (17.0, "#b7a76a"),
    };
    let (x, y) = (planet.x, planet.y);
    let _ = writeln!(
        svg,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#cfd3ea\" stroke-width=\"0.6\"/>"
    );
    if planet.kind == Kind::CrescentMoon {
        let _ = writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"10\" fill=\"#14182b\" opacity=\"0.55\"/>",
            x + 4.5,
            y - 2.5
        );
    }
    let below = y + radius + 5.5;
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{below}\" fill=\"#cfd3ea\" font-size=\"5\" text-anchor=\"middle\" stroke=\"#14182b\" stroke-width=\"1.6\" paint-order=\"stroke\">{}</text>",
        planet.id
    );
}

/// All cubes on one planet, in rows, the seats one after another.
fn draw_cubes(svg: &mut String, game: &QubeAttack, number: u8) {
    let armies = Seat::all(game.seats()).zip(&game.armies);
    let cubes: Vec<(Seat, Placed)> = armies
        .flat_map(|(seat, army)| army.cubes.iter().map(move |cube| (seat, *cube)))
        .filter(|(_, cube)| cube.planet == number)
        .collect();
    let planet = &game.board.planets()[number as usize];
    let rows = cubes.len().div_ceil(ROW);
    for (index, (seat, cube)) in cubes.iter().enumerate() {
        let (row, column) = (index / ROW, index % ROW);
        let in_row = if row + 1 == rows { cubes.len() - row * ROW } else { ROW };
        let x = planet.x + (column as f64 - (in_row - 1) as f64 / 2.0) * 2.2 * CUBE;
        let y = planet.y + (row as f64 - (rows - 1) as f64 / 2.0) * 2.5 * CUBE;
        draw_cube(svg, *seat, *cube, x, y);
    }
}

fn draw_cube(svg: &mut String, seat: Seat, cube: Placed, x: f64, y: f64) {
    let (fill, side) = (COLOURS[seat.index()], 2.0 * CUBE);
    let square = |svg: &mut String, x: f64, y: f64| {
        let (left, top) = (x - CUBE, y - CUBE);
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{side}\" height=\"{side}\" rx=\"1\" fill=\"{fill}\" stroke=\"#14182b\" stroke-width=\"0.7\"/>"
        );
    };
    if cube.double {
        square(svg, x + 1.4, y + 2.2);
    }
    square(svg, x, y);
    let mark = match cube.weapon {
        Weapon::Unarmed => String::new(),
        Weapon::Short => format!("<path d=\"M{:.1} {:.1} l3 5 h-6 z\" fill=\"#14182b\"/>\n", x, y - 3.6),
        Weapon::Long => format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"4.6\" height=\"4.6\" fill=\"#14182b\"/>\n",
            x - 2.3,
            y - 3.4
        ),
    };
    *svg += &mark;
    let (size, low) = if cube.weapon == Weapon::Unarmed { (6.5, 2.3) } else { (3.6, 4.2) };
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size}\" font-weight=\"bold\" fill=\"#14182b\" text-anchor=\"middle\">{seat}</text>",
        y + low
    );
}

/// Below the board: points and reserve of everyone, the mover marked.
fn draw_points(svg: &mut String, game: &QubeAttack) {
    let width = 216.0 / game.seats() as f64;
    for (seat, army) in Seat::all(game.seats()).zip(&game.armies) {
        let x = -108.0 + width * seat.index() as f64;
        let mark = if game.mover == seat { "#ffffff" } else { "none" };
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"112\" width=\"{:.1}\" height=\"18\" rx=\"3\" fill=\"{}\" stroke=\"{mark}\" stroke-width=\"1.2\"/>\n\
             <text x=\"{:.1}\" y=\"124\" font-size=\"8\" fill=\"#14182b\" text-anchor=\"middle\">{seat} {} · {}</text>",
            x + 1.5,
            width - 3.0,
            COLOURS[seat.index()],
            x + width / 2.0,
            army.points,
            army.reserve
        );
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::{Options, QubeAttack};

    /// Every planet, orbit and cube is in the picture: a double cube is two squares, a weapon is a mark of its own.
    #[test]
    fn everything_is_drawn() {
        let game = QubeAttack::read_position(&Options::classic(), "a: C1s F F+ | b: M1l+ E4").unwrap();
        let svg = game.draw().unwrap();
        let count = |what: &str| svg.matches(what).count();
        assert_eq!((count("<line"), count("<circle")), (30, 19 + 3));
        assert_eq!((count("rx=\"1\""), count("<path"), count("width=\"4.6\"")), (7, 1, 1));
    }
}
