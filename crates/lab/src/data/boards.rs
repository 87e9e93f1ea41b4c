//! A board of Qube Attack that looks the same from every seat (QUBE-02, QUBE-03, QUBE-19).
//!
//! Each entrance has a Wound and an Armory planet of its own beside it on the rim. Further in lie an outer planet behind
//! the entrance and an inner one between two entrances, and a moon in the centre. Turned by one seat the
//! board is the same: with 2, 3 or 6 seats it is made of six sectors, with 4 or 5 of as many sectors as seats. An entrance
//! that nobody uses does nothing, for no cube can enter it, so it can lie anywhere.

use std::f64::consts::TAU;
use std::fmt::Write;

use qube_attack::{Board, Kind};
use tabletop::Chance;

/// QUBE-02.
const ENTRANCES: usize = 6;
const COLOURS: [&str; ENTRANCES] = ["red", "orange", "yellow", "green", "blue", "purple"];
/// What may lie further in.
const CHOICES: [Option<Kind>; 6] = [
    None,
    Some(Kind::Cube),
    Some(Kind::CrescentMoon),
    Some(Kind::FullMoon),
    Some(Kind::Wound),
    Some(Kind::Armory),
];
const RIM: f64 = 97.0;
const OUTER: f64 = 66.0;
const INNER: f64 = 44.0;
/// An entrance that nobody uses lies a little further out.
const UNUSED: f64 = 108.0;
/// So many changes are tried until one gives a board that the game accepts.
const TRIES: u32 = 200;

/// The kinds of orbits there can be; each is there in every sector or in none.
const JOINS: usize = 10;

/// How to make such a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPlan {
    seats: usize,
    /// Behind an entrance; a list of one, or of as many as differ within a seat's part of the board.
    outer: Vec<Option<Kind>>,
    /// Between two entrances.
    inner: Vec<Option<Kind>>,
    joins: [bool; JOINS],
}

impl BoardPlan {
    /// A plain board for so many seats: a Cube planet behind each entrance, a Crescent Moon between two, a moon in the
    /// centre.
    pub fn plain(seats: usize) -> BoardPlan {
        let classes = sectors(seats) / seats;
        BoardPlan {
            seats,
            outer: vec![Some(Kind::Cube); classes],
            inner: vec![Some(Kind::CrescentMoon); classes],
            joins: [false, true, true, false, false, true, true, true, true, false],
        }
    }

    /// Another board, a change or two away, that the game accepts.
    #[must_use]
    pub fn vary(&self, chance: &mut Chance) -> BoardPlan {
        for _ in 0..TRIES {
            let mut plan = self.clone();
            for _ in 0..=chance.index(2) {
                plan.change(chance);
            }
            if plan != *self && plan.has_all_kinds() && Board::read(&plan.text()).is_ok() {
                return plan;
            }
        }
        self.clone()
    }

    fn change(&mut self, chance: &mut Chance) {
        let kind = CHOICES[chance.index(CHOICES.len())];
        match chance.index(4) {
            0 => change_one(&mut self.outer, kind, chance),
            1 => change_one(&mut self.inner, kind, chance),
            _ => {
                let join = chance.index(JOINS);
                self.joins[join] = !self.joins[join];
            }
        }
    }

    /// Every kind lies further in: without a Cube planet nobody would ever have a second cube.
    fn has_all_kinds(&self) -> bool {
        let has = |wanted: Kind| self.outer.iter().chain(&self.inner).any(|kind| *kind == Some(wanted));
        has(Kind::Cube) && has(Kind::CrescentMoon)
    }

    /// The data file.
    pub fn text(&self) -> String {
        let drawing = Drawing::of(self);
        let mut text = format!("# For {} players.\n\norbits = [\n", self.seats);
        for orbits in drawing.orbits.chunks(8) {
            let orbits: Vec<String> =
                orbits.iter().map(|[one, other]| format!("[\"{one}\", \"{other}\"]")).collect();
            let _ = writeln!(text, "  {},", orbits.join(", "));
        }
        text += "]\nplanet = [\n";
        for planet in &drawing.planets {
            let colour = planet.colour.map_or_else(String::new, |colour| format!("colour = \"{colour}\", "));
            let (id, kind, [x, y]) = (&planet.id, name(planet.kind), planet.place);
            let _ =
                writeln!(text, "  {{ id = \"{id}\", kind = \"{kind}\", {colour}x = {x:.1}, y = {y:.1} }},");
        }
        text + "]\n"
    }
}

fn change_one(kinds: &mut [Option<Kind>], kind: Option<Kind>, chance: &mut Chance) {
    let index = chance.index(kinds.len());
    kinds[index] = kind;
}

/// With 2, 3 or 6 seats the board has six sectors.
fn sectors(seats: usize) -> usize {
    if ENTRANCES.is_multiple_of(seats) { ENTRANCES } else { seats }
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Entrance => "entrance",
        Kind::Cube => "cube",
        Kind::Wound => "wound",
        Kind::Armory => "armory",
        Kind::CrescentMoon => "crescent-moon",
        Kind::FullMoon => "full-moon",
    }
}

struct Placed {
    id: String,
    kind: Kind,
    colour: Option<&'static str>,
    place: [f64; 2],
}

/// A board being drawn.
#[derive(Default)]
struct Drawing {
    planets: Vec<Placed>,
    orbits: Vec<[String; 2]>,
}

/// The planets of one sector, by id.
struct Sector {
    entrance: String,
    wound: String,
    armory: String,
    outer: Option<String>,
    inner: Option<String>,
}

impl Drawing {
    fn of(plan: &BoardPlan) -> Drawing {
        let mut drawing = Drawing::default();
        let count = sectors(plan.seats);
        let sectors: Vec<Sector> = (0..count).map(|index| drawing.sector(plan, index, count)).collect();
        // Two would be at 64 points in ten minutes.
        let centre = if plan.seats == 2 { Kind::CrescentMoon } else { Kind::FullMoon };
        let centre = drawing.add_centre(centre);
        for (index, sector) in sectors.iter().enumerate() {
            drawing.join(plan, sector, &sectors[(index + 1) % count], &centre);
        }
        if count < ENTRANCES {
            drawing.unused(plan.seats, &sectors);
        }
        drawing.planets.sort_by_key(|planet| planet.kind != Kind::Entrance);
        drawing.planets[..ENTRANCES].sort_by(|one, other| one.id.cmp(&other.id));
        drawing
    }

    fn sector(&mut self, plan: &BoardPlan, index: usize, count: usize) -> Sector {
        let part = |fraction: f64| (index as f64 + fraction) / count as f64;
        // Beside the entrance: a third of a sector, and less where an unused entrance must fit in between.
        let beside = if count == ENTRANCES { 1.0 / 3.0 } else { count as f64 / 18.0 };
        let class = index % plan.outer.len();
        let number = if count == ENTRANCES { index } else { index * ENTRANCES / plan.seats };
        Sector {
            entrance: self.entrance(number, RIM, part(0.0)),
            wound: self.add(Kind::Wound, RIM, part(beside)),
            armory: self.add(Kind::Armory, RIM, part(-beside)),
            outer: plan.outer[class].map(|kind| self.add(kind, OUTER, part(0.0))),
            inner: plan.inner[class].map(|kind| self.add(kind, INNER, part(0.5))),
        }
    }

    fn join(&mut self, plan: &BoardPlan, here: &Sector, next: &Sector, centre: &String) {
        self.orbit(&here.entrance, Some(&here.wound));
        self.orbit(&here.entrance, Some(&here.armory));
        let (outer, inner) = (here.outer.as_ref(), here.inner.as_ref());
        let pairs: [(Option<&String>, Option<&String>); JOINS] = [
            (Some(&here.wound), Some(&next.armory)),
            (Some(&here.wound), outer),
            (Some(&here.armory), outer),
            (Some(&here.wound), inner),
            (Some(&next.armory), inner),
            (outer, inner),
            (next.outer.as_ref(), inner),
            (inner, next.inner.as_ref()),
            (inner, Some(centre)),
            (outer, Some(centre)),
        ];
        for (_, (one, other)) in plan.joins.iter().zip(pairs).filter(|(is_there, _)| **is_there) {
            if let Some(one) = one {
                self.orbit(one, other);
            }
        }
    }

    /// QUBE-19: with four the third and the sixth entrance are free, with five the sixth.
    fn unused(&mut self, seats: usize, sectors: &[Sector]) {
        let used: Vec<usize> = (0..seats).map(|seat| seat * ENTRANCES / seats).collect();
        for number in (0..ENTRANCES).filter(|number| !used.contains(number)) {
            let before = used.iter().rposition(|other| *other < number).unwrap_or(0);
            let entrance = self.entrance(number, UNUSED, (before as f64 + 0.5) / seats as f64);
            self.orbit(&entrance, Some(&sectors[before].wound));
            self.orbit(&entrance, Some(&sectors[(before + 1) % seats].armory));
        }
    }

    fn entrance(&mut self, number: usize, radius: f64, part: f64) -> String {
        let id = format!("E{}", number + 1);
        let place = place(radius, part);
        self.planets.push(Placed {
            id: id.clone(),
            kind: Kind::Entrance,
            colour: Some(COLOURS[number]),
            place,
        });
        id
    }

    /// The planet in the centre needs no number.
    fn add_centre(&mut self, kind: Kind) -> String {
        let id = letter(kind).to_string();
        self.planets.push(Placed { id: id.clone(), kind, colour: None, place: place(0.0, 0.0) });
        id
    }

    fn add(&mut self, kind: Kind, radius: f64, part: f64) -> String {
        let number = 1 + self.planets.iter().filter(|planet| planet.kind == kind).count();
        let id = format!("{}{number}", letter(kind));
        self.planets.push(Placed { id: id.clone(), kind, colour: None, place: place(radius, part) });
        id
    }

    fn orbit(&mut self, one: &str, other: Option<&String>) {
        let Some(other) = other.filter(|other| *other != one) else { return };
        let pair = [one.to_owned(), other.clone()];
        let is_known =
            self.orbits.iter().any(|[a, b]| (a, b) == (&pair[0], &pair[1]) || (b, a) == (&pair[0], &pair[1]));
        if !is_known {
            self.orbits.push(pair);
        }
    }
}

fn letter(kind: Kind) -> char {
    match kind {
        Kind::Entrance => 'E',
        Kind::Cube => 'C',
        Kind::Wound => 'W',
        Kind::Armory => 'A',
        Kind::CrescentMoon => 'M',
        Kind::FullMoon => 'F',
    }
}

/// A part of the way round, clockwise from the top.
fn place(radius: f64, part: f64) -> [f64; 2] {
    let (sin, cos) = (part * TAU).sin_cos();
    // No minus zero in a file.
    [radius * sin, -radius * cos].map(|value| (value * 10.0).round() / 10.0 + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    /// QUBE-03: every board of a walk through many is one that the game accepts.
    #[test]
    fn plans_vary_and_stay_boards() {
        let mut chance = Chance::new(Seed::from_number(5));
        for seats in 2..=6 {
            let mut plan = BoardPlan::plain(seats);
            for _ in 0..60 {
                Board::read(&plan.text()).unwrap_or_else(|bad| panic!("{seats}: {bad}\n{}", plan.text()));
                plan = plan.vary(&mut chance);
            }
        }
    }
}
