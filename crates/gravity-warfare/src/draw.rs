//! A position as an SVG picture: the platform from above, and below it the dice and what everyone has.
//!
//! A piece is told by the colour of its owner and by its name in notation, its kind by its shape and by the mark on it. The zone that the
//! turn is about is lit.

use std::fmt::Write;

use balance::{EDGE_MM, Picture, Tag};
use tabletop::Seat;

use crate::state::GravityWarfare;
use crate::troop::{COLOURS, Troop, Troops};
use crate::turn::Phase;

/// By seat, as [`crate::Colour`] names them; they differ in brightness as well.
const FILLS: [&str; COLOURS] = ["#e2606f", "#58a6e8", "#67b98a", "#f0bd4a", "#ab8ade", "#f2efe6"];
const BELOW_MM: f64 = 62.0;
/// Troops in one line of a player's box.
const IN_LINE: usize = 6;

/// The whole table.
pub(crate) fn draw(game: &GravityWarfare) -> String {
    let standing = &game.table.standing;
    let mut picture = Picture::new(game.rig(), standing);
    for placed in &standing.pieces {
        let troop = Troop::of(placed.piece.id);
        picture =
            picture.tag(placed.piece.id, Tag { label: troop.to_string(), fill: fill(troop.colour_of()) });
    }
    if let Some(zone) = game.table.turn.zone.filter(|_| game.table.phase != Phase::Over) {
        picture = picture.light(usize::from(zone));
    }
    picture.svg(BELOW_MM, &below(game))
}

fn fill(seat: Seat) -> String {
    FILLS[seat.index()].to_owned()
}

fn below(game: &GravityWarfare) -> String {
    let mut svg = String::new();
    text(&mut svg, [-EDGE_MM + 6.0, EDGE_MM + 6.0], 8.0, "#e8ecf5", &situation(game));
    let width = (2.0 * EDGE_MM - 8.0) / game.seat_count() as f64;
    for seat in game.all_seats() {
        draw_player(&mut svg, game, seat, -EDGE_MM + 4.0 + width * seat.index() as f64, width);
    }
    svg
}

/// Round, turn, dice, and what is out.
fn situation(game: &GravityWarfare) -> String {
    let table = &game.table;
    let mut words = format!("round {}, turn {} of {}", table.round, table.turns, table.active_seat);
    if table.turn.actor_seat != table.active_seat {
        let _ = write!(words, ", done by {}", table.turn.actor_seat);
    }
    let troop = table.turn.troop.map(|kind| kind.to_string());
    let zone = table.turn.zone.map(|zone| game.zone_name(zone).replace('-', " "));
    if let (Some(troop), Some(zone)) = (&troop, &zone) {
        let _ = write!(words, ": {troop}, {zone}");
    } else if let Some(die) = troop.or(zone) {
        let _ = write!(words, ": {die}");
    }
    if !table.out_pieces.is_empty() {
        let _ = write!(words, "; out: {}", names(table.out_pieces));
    }
    words
}

fn names(troops: Troops) -> String {
    troops.iter().map(|troop| troop.to_string()).collect::<Vec<_>>().join(" ")
}

/// Points and troops to place; the active player's box has a bright border.
fn draw_player(svg: &mut String, game: &GravityWarfare, seat: Seat, left: f64, width: f64) {
    let player = game.player(seat);
    let border = if seat == game.table.active_seat { "#ffffff" } else { "none" };
    let (top, inner) = (EDGE_MM + 12.0, width - 4.0);
    let _ = writeln!(
        svg,
        "<rect x=\"{:.1}\" y=\"{top}\" width=\"{inner:.1}\" height=\"46\" rx=\"4\" fill=\"{}\" stroke=\"{border}\" stroke-width=\"1.6\"/>",
        left + 2.0,
        fill(seat)
    );
    let ink = "#10131c";
    let points = player.gems.points();
    text(svg, [left + 6.0, top + 11.0], 9.0, ink, &format!("{seat}: {points} points"));
    let pieces: Vec<Troop> = player.pieces.iter().collect();
    for (line, some) in pieces.chunks(IN_LINE).take(4).enumerate() {
        let line_at = top + 20.0 + 8.0 * line as f64;
        text(svg, [left + 6.0, line_at], 6.0, ink, &names(some.iter().copied().collect()));
    }
}

fn text(svg: &mut String, [x, y]: [f64; 2], size: f64, fill: &str, words: &str) {
    let words = words.replace('&', "&amp;").replace('<', "&lt;");
    let _ =
        writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" fill=\"{fill}\">{words}</text>");
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::options::{Options, PlatformSide};
    use crate::testing::{case, case_with};

    /// Every piece has its name, every zone its words, everyone their points; the zone rolled is lit.
    #[test]
    fn a_position_is_drawn() {
        let position = "a: points 7 | b: | c:; on bt1@-100,0 cs1@60,60 af2@60,60+10; turn zone=black-hole troop=tank asked; now defend";
        let picture = case(position).game.draw().unwrap();
        for words in [
            "bt1",
            "af2",
            "on cs1",
            "black hole",
            "ringed planet",
            "a: 7 points",
            "b: 5 points",
            "turn 1 of a: tank, black hole",
        ] {
            assert!(picture.contains(words), "{words} is missing:\n{picture}");
        }
        let lit = |picture: &str| picture.matches("#ffd166\" fill-opacity").count();
        assert_eq!((lit(&picture), lit(&case("a: | b:; now roll").game.draw().unwrap())), (1, 0));
    }

    /// GRAV-02: both sides, and a house's names, whatever is in them.
    #[test]
    fn every_side_is_drawn() {
        let strange = balance::STANDARD_TOML.replace("\"hatch\"", "\"salt-and-pepper\"");
        let options =
            Options { side: PlatformSide::Mothership, platform: Some(strange), ..Options::default() };
        let picture = case_with(&options, "a: | b:; now roll").game.draw().unwrap();
        assert!(picture.contains("salt and pepper") && picture.contains("port cannon"), "{picture}");
    }
}
