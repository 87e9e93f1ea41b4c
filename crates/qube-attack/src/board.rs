//! The board: planets joined by orbits, read from data and checked (QUBE-02, QUBE-03, QUBE-19).

use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BadSetup, Game, Seat};
use toml::Spanned;

use crate::planet::{Kind, Planet, PlanetId};
use crate::state::QubeAttack;

/// QUBE-03, QUBE-19: the boards for two, three, four, five and six players.
pub(crate) const BOARDS: [&str; 5] = [
    include_str!("../data/board-two.toml"),
    include_str!("../data/board-three.toml"),
    include_str!("../data/board-four.toml"),
    include_str!("../data/board-five.toml"),
    include_str!("../data/board-six.toml"),
];

/// A board to start from: that of a full table.
pub const DEFAULT_BOARD: &str = BOARDS[4];

/// The board of rules version 1, the same for any number of players.
pub const CLASSIC_BOARD: &str = include_str!("../data/board-classic.toml");

/// QUBE-02: one entrance a colour.
pub(crate) const ENTRANCES: usize = 6;
/// A set of planets is a word of 64 bits.
const PLANETS_MAX: usize = 64;
/// Every view carries the orbits.
const ORBITS_MAX: usize = 400;
/// No board needs a longer file.
const FILE_MAX_BYTES: usize = 64 * 1024;
/// Drawings go from -100 to 100; a little over the edge is fine.
const DRAWING_MAX: f64 = 120.0;

/// A checked board. Planets are numbered in the order of the file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(into = "Drawn", try_from = "Drawn")]
pub struct Board {
    planets: Vec<Planet>,
    orbits: Vec<[u8; 2]>,
    /// By planet: the set of those it is connected to.
    connected: Vec<u64>,
    entrances: [u8; ENTRANCES],
    entrance_set: u64,
}

/// A board as it travels: what can be drawn.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Drawn {
    planets: Vec<Planet>,
    orbits: Vec<[u8; 2]>,
}

/// What is wrong with a board, and in which line of its file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the board{}: {reason}", .line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct BadBoard {
    line: Option<usize>,
    reason: String,
}

impl From<BadBoard> for BadSetup {
    fn from(bad: BadBoard) -> BadSetup {
        BadSetup(bad.to_string())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    orbits: Vec<Spanned<[PlanetId; 2]>>,
    #[serde(rename = "planet")]
    planets: Vec<Spanned<Planet>>,
}

impl Board {
    /// The board for so many players; that of six for any other number.
    pub fn standard(seats: usize) -> Arc<Board> {
        static STANDARD: LazyLock<[Arc<Board>; 5]> = LazyLock::new(|| {
            BOARDS.map(|text| {
                Arc::new(Board::read(text).expect("the boards that come with the game are tested"))
            })
        });
        let fewest = *QubeAttack::SEATS.start();
        let index = seats.checked_sub(fewest).filter(|index| *index < BOARDS.len());
        STANDARD[index.unwrap_or(BOARDS.len() - 1)].clone()
    }

    /// Reads a board from its TOML and checks it.
    pub fn read(text: &str) -> Result<Board, BadBoard> {
        if text.len() > FILE_MAX_BYTES {
            return Err(bad(None, format!("its file has {} bytes; {FILE_MAX_BYTES} are enough", text.len())));
        }
        let line = |at: usize| Some(1 + text[..at.min(text.len())].matches('\n').count());
        let file: File = toml::from_str(text).map_err(|error| {
            bad(error.span().and_then(|span| line(span.start)), error.message().to_owned())
        })?;
        for (index, planet) in file.planets.iter().enumerate() {
            let (at, planet) = (line(planet.span().start), planet.get_ref());
            check_planet(planet).map_err(|reason| bad(at, reason))?;
            if file.planets[..index].iter().any(|other| other.get_ref().id == planet.id) {
                return Err(bad(at, format!("there are two planets {}", planet.id)));
            }
        }
        let planets: Vec<Planet> = file.planets.into_iter().map(Spanned::into_inner).collect();
        let orbit = |orbit: &Spanned<[PlanetId; 2]>| {
            find_orbit(&planets, *orbit.get_ref()).map_err(|reason| bad(line(orbit.span().start), reason))
        };
        let orbits = file.orbits.iter().map(orbit).collect::<Result<_, _>>()?;
        Board::try_from(Drawn { planets, orbits })
    }

    /// All planets, by number.
    pub fn planets(&self) -> &[Planet] {
        &self.planets
    }

    /// The pairs of connected planets, by number.
    pub fn orbits(&self) -> &[[u8; 2]] {
        &self.orbits
    }

    /// The number of the planet with this name.
    #[inline]
    pub(crate) fn find(&self, id: PlanetId) -> Option<u8> {
        self.planets.iter().position(|planet| planet.id == id).map(|number| number as u8)
    }

    #[inline]
    pub(crate) fn id(&self, number: u8) -> PlanetId {
        self.planets[number as usize].id
    }

    #[inline]
    pub(crate) fn kind(&self, number: u8) -> Kind {
        self.planets[number as usize].kind
    }

    /// QUBE-02: joined by an orbit with no planet in between.
    #[inline]
    pub(crate) fn connected(&self, number: u8) -> u64 {
        self.connected[number as usize]
    }

    /// QUBE-06: where a cube can move from here: never into an entrance.
    #[inline]
    pub(crate) fn exits(&self, number: u8) -> u64 {
        self.connected(number) & !self.entrance_set
    }

    /// QUBE-12: the planets on which nobody is attacked.
    #[inline]
    pub(crate) fn entrance_set(&self) -> u64 {
        self.entrance_set
    }

    /// QUBE-19: the entrance of a seat; fewer than six players sit as far apart as the board allows.
    pub(crate) fn entrance(&self, seat: Seat, seats: usize) -> u8 {
        self.entrances[seat.index() * ENTRANCES / seats]
    }
}

impl From<Board> for Drawn {
    fn from(board: Board) -> Drawn {
        Drawn { planets: board.planets, orbits: board.orbits }
    }
}

impl TryFrom<Drawn> for Board {
    type Error = BadBoard;

    fn try_from(drawn: Drawn) -> Result<Board, BadBoard> {
        let Drawn { planets, orbits } = drawn;
        if planets.len() > PLANETS_MAX {
            return Err(bad(None, format!("it has {} planets; {PLANETS_MAX} are the most", planets.len())));
        }
        if orbits.len() > ORBITS_MAX {
            let reason = format!(
                "it has {} orbits; it can have {ORBITS_MAX} at most, because every view carries them",
                orbits.len()
            );
            return Err(bad(None, reason));
        }
        let connected = connections(planets.len(), &orbits)?;
        let numbers =
            || (0..planets.len() as u8).filter(|number| planets[*number as usize].kind == Kind::Entrance);
        let entrances: ArrayVec<u8, ENTRANCES> = numbers().take(ENTRANCES).collect();
        let count = numbers().count();
        let Ok(entrances) = entrances
            .into_inner()
            .map_err(drop)
            .and_then(|six| if count == ENTRANCES { Ok(six) } else { Err(()) })
        else {
            return Err(bad(
                None,
                format!("it has {count} entrances and needs {ENTRANCES}, one a colour (QUBE-02)"),
            ));
        };
        let entrance_set = entrances.iter().fold(0, |set, number| set | 1 << number);
        let board = Board { planets, orbits, connected, entrances, entrance_set };
        board.check().map_err(|reason| bad(None, reason))?;
        Ok(board)
    }
}

impl Board {
    /// What must hold in every board (QUBE-03).
    fn check(&self) -> Result<(), String> {
        for &entrance in &self.entrances {
            self.check_entrance(entrance)?;
            let unreached = self.all() & !self.entrance_set & !self.reached_from(entrance);
            if unreached != 0 {
                let planet = self.id(unreached.trailing_zeros() as u8);
                return Err(format!("planet {planet} cannot be reached from entrance {}", self.id(entrance)));
            }
        }
        if !self.planets.iter().any(|planet| planet.kind.pays().is_some()) {
            return Err("it has no moon, so nobody could score".to_owned());
        }
        Ok(())
    }

    /// Each entrance is connected to a Wound and an Armory planet, and to no Cube and no Crescent Moon.
    fn check_entrance(&self, entrance: u8) -> Result<(), String> {
        let name = self.id(entrance);
        let near = |kind: Kind| bits(self.connected(entrance)).any(|number| self.kind(number) == kind);
        for (kind, wanted, what) in [
            (Kind::Wound, true, "no Wound planet"),
            (Kind::Armory, true, "no Armory planet"),
            (Kind::Cube, false, "a Cube planet"),
            (Kind::CrescentMoon, false, "a Crescent Moon"),
        ] {
            if near(kind) != wanted {
                return Err(format!("entrance {name} is connected to {what} (QUBE-03)"));
            }
        }
        let same =
            |other: &&u8| self.planets[**other as usize].colour == self.planets[entrance as usize].colour;
        match self.entrances.iter().filter(same).count() {
            1 => Ok(()),
            _ => Err(format!("entrance {name} has the colour of another entrance")),
        }
    }

    fn all(&self) -> u64 {
        u64::MAX >> (PLANETS_MAX - self.planets.len())
    }

    /// The planets to which a cube can move from here, in any number of moves.
    fn reached_from(&self, start: u8) -> u64 {
        let mut reached = 1 << start;
        for _ in 0..self.planets.len() {
            reached = bits(reached).fold(reached, |reached, number| reached | self.exits(number));
        }
        reached
    }
}

fn connections(planets: usize, orbits: &[[u8; 2]]) -> Result<Vec<u64>, BadBoard> {
    let mut connected = vec![0u64; planets];
    for &[one, other] in orbits {
        if one as usize >= planets || other as usize >= planets || one == other {
            return Err(bad(None, format!("there is an orbit from planet {one} to {other}, of {planets}")));
        }
        connected[one as usize] |= 1 << other;
        connected[other as usize] |= 1 << one;
    }
    Ok(connected)
}

fn check_planet(planet: &Planet) -> Result<(), String> {
    let Planet { id, kind, colour, x, y } = planet;
    if (*kind == Kind::Entrance) != colour.is_some() {
        return Err(format!("planet {id}: an entrance, and nothing else, has a colour"));
    }
    if !(x.abs() <= DRAWING_MAX && y.abs() <= DRAWING_MAX) {
        return Err(format!(
            "planet {id} is drawn off the board, at {x}, {y}; both can be -120 to 120, because the picture ends there"
        ));
    }
    Ok(())
}

fn find_orbit(planets: &[Planet], ends: [PlanetId; 2]) -> Result<[u8; 2], String> {
    let find = |id: PlanetId| {
        let number = planets.iter().take(PLANETS_MAX).position(|planet| planet.id == id);
        number
            .map(|number| number as u8)
            .ok_or_else(|| format!("an orbit leads to {id}, and there is no such planet"))
    };
    let [one, other] = ends;
    if one == other {
        return Err(format!("an orbit joins {one} to itself"));
    }
    Ok([find(one)?, find(other)?])
}

fn bad(line: Option<usize>, reason: String) -> BadBoard {
    BadBoard { line, reason }
}

/// The members of a set of planets, lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(board: &Board, id: &str) -> String {
        let number = board.find(PlanetId::read(id).unwrap()).unwrap();
        bits(board.connected(number)).map(|other| board.id(other).to_string()).collect::<Vec<_>>().join(" ")
    }

    /// QUBE-02, QUBE-03: the classic board, 19 planets and 30 orbits, is as the rule describes it.
    #[test]
    fn the_classic_board_is_as_described() {
        let board = Board::read(CLASSIC_BOARD).unwrap();
        assert_eq!((board.planets().len(), board.orbits().len()), (19, 30));
        assert_eq!(near(&board, "E1"), "W1 A3");
        assert_eq!(near(&board, "E2"), "W1 A1");
        assert_eq!(near(&board, "W1"), "E1 E2 C1");
        assert_eq!(near(&board, "A1"), "E2 E3 M1");
        assert_eq!(near(&board, "C1"), "W1 M1 M3 F");
        assert_eq!(near(&board, "M1"), "A1 C1 C2 F");
        assert_eq!(near(&board, "F"), "C1 M1 C2 M2 C3 M3");
        let count = |kind| board.planets().iter().filter(|planet| planet.kind == kind).count();
        let kinds =
            [Kind::Entrance, Kind::Wound, Kind::Armory, Kind::Cube, Kind::CrescentMoon, Kind::FullMoon];
        assert_eq!(kinds.map(count), [6, 3, 3, 3, 3, 1]);
    }

    /// For each planet of a board, the planet to which it comes when the board is turned by one seat, as drawn.
    fn turned(board: &Board, seats: usize) -> Vec<u8> {
        let (sin, cos) = (std::f64::consts::TAU / seats as f64).sin_cos();
        let off = |planet: &Planet, at: [f64; 2]| (planet.x - at[0]).abs() + (planet.y - at[1]).abs();
        let place = |planet: &Planet| {
            let at = [planet.x * cos - planet.y * sin, planet.x * sin + planet.y * cos];
            let nearest = |one: &u8, other: &u8| {
                let [one, other] = [one, other].map(|number| off(&board.planets[usize::from(*number)], at));
                one.total_cmp(&other)
            };
            (0..board.planets.len() as u8).min_by(nearest).expect("a board has planets")
        };
        board.planets.iter().map(place).collect()
    }

    /// QUBE-03, QUBE-19: each number of players has a board that looks the same from every seat:
    /// turned by one seat, every planet comes to one of its kind, every orbit to an orbit and every entrance to the next one.
    /// Entrances that nobody uses do nothing, so they may lie anywhere.
    #[test]
    fn a_board_looks_the_same_from_every_seat() {
        for seats in 2..=6 {
            let board = Board::standard(seats);
            let turned = turned(&board, seats);
            let used: Vec<u8> = Seat::all(seats).map(|seat| board.entrance(seat, seats)).collect();
            let unused = board.entrance_set & !used.iter().fold(0, |set, number| set | 1 << number);
            for (seat, entrance) in used.iter().enumerate() {
                assert_eq!(turned[usize::from(*entrance)], used[(seat + 1) % seats], "{seats}");
            }
            for number in 0..board.planets.len() as u8 {
                if unused & (1 << number) != 0 {
                    continue;
                }
                let other = turned[usize::from(number)];
                let near = bits(board.connected(number) & !unused)
                    .fold(0, |set, near| set | 1 << turned[usize::from(near)]);
                assert_eq!(board.kind(other), board.kind(number), "{seats}: {}", board.id(number));
                assert_eq!(board.connected(other) & !unused, near, "{seats}: {}", board.id(number));
            }
            // With a Full Moon two would be at 64 points in ten minutes.
            let has = |kind: Kind| board.planets.iter().any(|planet| planet.kind == kind);
            assert!(
                [Kind::Cube, Kind::Wound, Kind::Armory, Kind::CrescentMoon].into_iter().all(has),
                "{seats}"
            );
            assert_eq!(has(Kind::FullMoon), seats > 2, "{seats}");
        }
    }

    #[track_caller]
    fn check(change: impl Fn(String) -> String, expected: &str) {
        let refused = Board::read(&change(CLASSIC_BOARD.to_owned())).unwrap_err();
        assert_eq!(refused.to_string(), expected);
    }

    /// QUBE-03: a board that does not add up is refused, with the line and what is wrong.
    #[test]
    fn a_bad_board_is_refused_with_its_line() {
        let changed = |from: &'static str, to: &'static str| move |text: String| text.replacen(from, to, 1);
        check(
            changed("[\"E1\", \"W1\"]", "[\"E1\", \"X9\"]"),
            "the board, line 11: an orbit leads to X9, and there is no such planet",
        );
        check(
            changed("[\"E1\", \"W1\"]", "[\"E1\", \"E1\"]"),
            "the board, line 11: an orbit joins E1 to itself",
        );
        check(
            changed("[\"E1\", \"W1\"], ", ""),
            "the board: entrance E1 is connected to no Wound planet (QUBE-03)",
        );
        check(
            changed("[\"E6\", \"A3\"], [\"A3\", \"E1\"],", ""),
            "the board: entrance E1 is connected to no Armory planet (QUBE-03)",
        );
        check(
            changed("[\"E1\", \"W1\"]", "[\"E1\", \"W1\"], [\"E1\", \"C1\"]"),
            "the board: entrance E1 is connected to a Cube planet (QUBE-03)",
        );
        check(
            changed("[\"E1\", \"W1\"]", "[\"E1\", \"W1\"], [\"E1\", \"M1\"]"),
            "the board: entrance E1 is connected to a Crescent Moon (QUBE-03)",
        );
        check(
            changed("kind = \"entrance\"\ncolour = \"red\"", "kind = \"wound\""),
            "the board: it has 5 entrances and needs 6, one a colour (QUBE-02)",
        );
        check(
            changed("colour = \"red\"", "colour = \"blue\""),
            "the board: entrance E1 has the colour of another entrance",
        );
        check(
            changed("colour = \"red\"\n", ""),
            "the board, line 18: planet E1: an entrance, and nothing else, has a colour",
        );
        check(changed("id = \"W1\"", "id = \"E1\""), "the board, line 25: there are two planets E1");
        check(
            changed("kind = \"wound\"", "kind = \"castle\""),
            "the board, line 27: unknown variant `castle`, expected one of `entrance`, `cube`, `wound`, `armory`, `crescent-moon`, `full-moon`",
        );
        check(
            changed("x = 41.0", "x = 4100.0"),
            "the board, line 25: planet W1 is drawn off the board, at 4100, -71; both can be -120 to 120, because the picture ends there",
        );
        check(
            changed("x = 41.0", "x = nan"),
            "the board, line 25: planet W1 is drawn off the board, at NaN, -71; both can be -120 to 120, because the picture ends there",
        );
    }

    /// QUBE-03: a planet that no cube could reach, and a board where nobody could score, are refused.
    #[test]
    fn a_planet_out_of_reach_or_no_moon_is_refused() {
        let lonely = "\n[[planet]]\nid = \"Z\"\nkind = \"full-moon\"\nx = 1\ny = 1\n";
        check(|text| text + lonely, "the board: planet Z cannot be reached from entrance E1");
        let behind_an_entrance =
            |text: String| text.replacen("orbits = [", "orbits = [[\"E1\", \"Z\"], ", 1) + lonely;
        check(behind_an_entrance, "the board: planet Z cannot be reached from entrance E2");
        let moonless =
            |text: String| text.replace("crescent-moon\"\n", "cube\"\n").replace("full-moon\"\n", "cube\"\n");
        check(moonless, "the board: it has no moon, so nobody could score");
    }

    /// QUBE-19: two players sit opposite each other, three on every second entrance, six on all.
    #[test]
    fn fewer_than_six_sit_apart() {
        let board = Board::read(CLASSIC_BOARD).unwrap();
        let entrances = |seats: usize| -> Vec<String> {
            Seat::all(seats).map(|seat| board.id(board.entrance(seat, seats)).to_string()).collect()
        };
        assert_eq!(entrances(2), ["E1", "E4"]);
        assert_eq!(entrances(3), ["E1", "E3", "E5"]);
        assert_eq!(entrances(4), ["E1", "E2", "E4", "E5"]);
        assert_eq!(entrances(5), ["E1", "E2", "E3", "E4", "E5"]);
        assert_eq!(entrances(6), ["E1", "E2", "E3", "E4", "E5", "E6"]);
    }
}
