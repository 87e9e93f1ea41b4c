//! The board of Qube Attack as a bot reads it: planets by number, and how far it is to each.

use qube_attack::{Board, Cube, Kind, PlanetId, Reentry, View, Weapon};
use tabletop::{MAX_SEATS, Seat};

/// Farther than any planet.
const FAR: u8 = 99;

/// Planets by number.
#[derive(Debug, Clone, Default)]
pub(super) struct Map {
    ids: Vec<PlanetId>,
    kinds: Vec<Kind>,
    /// Planets an orbit away, as a set.
    near: Vec<u64>,
    /// Moves from each planet (first) to each other, never into an entrance.
    distance: Vec<Vec<u8>>,
    /// Where a short weapon can hit after a move or none; never on an entrance.
    strikes: Vec<u64>,
    /// The same for a long one.
    shots: Vec<u64>,
    /// All planets but the entrances.
    open: u64,
    /// The numbers of the moons.
    pub(super) moons: Vec<usize>,
}

impl Map {
    pub(super) fn of(board: &Board) -> Map {
        let planets = board.planets();
        let mut near = vec![0; planets.len()];
        for &[one, other] in board.orbits() {
            near[usize::from(one)] |= 1 << other;
            near[usize::from(other)] |= 1 << one;
        }
        let kinds: Vec<Kind> = planets.iter().map(|planet| planet.kind).collect();
        let numbers = 0..planets.len();
        let is_open = |number: &usize| kinds[*number] != Kind::Entrance;
        let open = numbers.clone().filter(is_open).fold(0, |set, number| set | 1 << number);
        let stands = |from: usize| (near[from] | 1 << from) & open;
        let around = |from: usize| bits(stands(from)).fold(near[from], |set, number| set | near[number]);
        Map {
            ids: planets.iter().map(|planet| planet.id).collect(),
            distance: numbers.clone().map(|from| distances(&near, &kinds, from)).collect(),
            strikes: numbers.clone().map(stands).collect(),
            shots: numbers.clone().map(|from| around(from) & open).collect(),
            moons: numbers.filter(|number| pays(kinds[*number]) > 0.0).collect(),
            kinds,
            near,
            open,
        }
    }

    /// Is it a map of this board?
    pub(super) fn is_of(&self, board: &Board) -> bool {
        let planets = board.planets();
        planets.len() == self.ids.len()
            && planets
                .iter()
                .zip(&self.ids)
                .zip(&self.kinds)
                .all(|((planet, id), kind)| planet.id == *id && planet.kind == *kind)
            && board.orbits().iter().all(|[one, other]| self.near[usize::from(*one)] & (1 << other) != 0)
            && board.orbits().len() as u32 * 2 == self.near.iter().map(|near| near.count_ones()).sum::<u32>()
    }

    /// The number of a planet.
    pub(super) fn number(&self, id: PlanetId) -> usize {
        self.ids.iter().position(|other| *other == id).unwrap_or(0)
    }

    pub(super) fn kind(&self, number: usize) -> Kind {
        self.kinds[number]
    }

    pub(super) fn near(&self, number: usize) -> u64 {
        self.near[number]
    }

    /// Where a cube can move from here.
    pub(super) fn exits(&self, number: usize) -> impl Iterator<Item = usize> + use<> {
        bits(self.near[number] & self.open)
    }

    pub(super) fn distance(&self, from: usize, to: usize) -> u8 {
        self.distance[from][to]
    }

    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }

    /// The planets that a cube can hit in a turn: with the first action it may move.
    fn hits(&self, planet: usize, weapon: Weapon) -> u64 {
        match weapon {
            Weapon::Unarmed => 0,
            Weapon::Short => self.strikes[planet],
            Weapon::Long => self.shots[planet],
        }
    }

    /// What a moon pays to the only colour on it; nothing for other planets.
    pub(super) fn pays(&self, number: usize) -> f32 {
        pays(self.kinds[number])
    }
}

fn pays(kind: Kind) -> f32 {
    match kind {
        Kind::CrescentMoon => 2.0,
        Kind::FullMoon => 4.0,
        Kind::Entrance | Kind::Cube | Kind::Wound | Kind::Armory => 0.0,
    }
}

fn distances(near: &[u64], kinds: &[Kind], from: usize) -> Vec<u8> {
    let mut distance = vec![FAR; near.len()];
    distance[from] = 0;
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&planet) = queue.get(next) {
        next += 1;
        for other in (0..near.len()).filter(|other| near[planet] & (1 << other) != 0) {
            if kinds[other] != Kind::Entrance && distance[other] == FAR {
                distance[other] = distance[planet] + 1;
                queue.push(other);
            }
        }
    }
    distance
}

/// Who stands where, as a bot reads it off a view.
#[derive(Debug)]
pub(super) struct Scan<'a> {
    pub(super) map: &'a Map,
    pub(super) view: &'a View,
    /// By seat: every cube with the number of its planet.
    pub(super) cubes: [Vec<(usize, Cube)>; MAX_SEATS],
    /// By planet: who is there, as bits.
    there: [u16; 64],
    /// By seat: the planets where its cubes can hit within a turn, moving first.
    reach: [u64; MAX_SEATS],
}

impl<'a> Scan<'a> {
    pub(super) fn of(map: &'a Map, view: &'a View) -> Scan<'a> {
        let mut scan = Scan { map, view, cubes: Default::default(), there: [0; 64], reach: [0; MAX_SEATS] };
        for (seat, army) in view.armies.iter().enumerate() {
            let placed = |cube: &Cube| (map.number(cube.planet), *cube);
            scan.cubes[seat] = army.cubes.iter().map(placed).collect();
            for &(planet, cube) in &scan.cubes[seat] {
                scan.there[planet] |= 1 << seat;
                scan.reach[seat] |= map.hits(planet, cube.weapon);
            }
        }
        scan
    }

    pub(super) fn seats(&self) -> usize {
        self.view.armies.len()
    }

    /// How many cubes of a seat stand there.
    pub(super) fn count(&self, seat: Seat, planet: usize) -> usize {
        self.cubes[seat.index()].iter().filter(|(other, _)| *other == planet).count()
    }

    pub(super) fn is_there(&self, seat: Seat, planet: usize) -> bool {
        self.there[planet] & (1 << seat.index()) != 0
    }

    /// How many other colours are there.
    pub(super) fn others(&self, seat: Seat, planet: usize) -> u32 {
        (self.there[planet] & !(1 << seat.index())).count_ones()
    }

    /// Does anyone else stand an orbit away, where they can be hit?
    pub(super) fn is_prey_near(&self, seat: Seat, planet: usize) -> bool {
        let mut near = bits(self.map.near(planet) & self.map.open);
        near.any(|other| self.others(seat, other) > 0)
    }

    /// Has anyone else a weapon?
    pub(super) fn is_hunted(&self, seat: Seat) -> bool {
        (0..self.seats()).any(|other| other != seat.index() && self.reach[other] != 0)
    }

    /// Can anyone else come and hit there in one turn?
    pub(super) fn is_in_danger(&self, seat: Seat, planet: usize) -> bool {
        (0..self.seats()).any(|other| other != seat.index() && self.reach[other] & (1 << planet) != 0)
    }

    /// QUBE-16: would a cube enter for this seat if it lost all it has?
    pub(super) fn comes_back(&self, seat: Seat) -> bool {
        match self.view.reentry {
            Reentry::Always => true,
            Reentry::FromReserve => self.view.armies[seat.index()].reserve > 0,
            Reentry::Never => false,
        }
    }

    /// What this moon pays to a seat that is there.
    pub(super) fn pay(&self, seat: Seat, moon: usize) -> f32 {
        self.map.pays(moon) / if self.others(seat, moon) == 0 { 1.0 } else { 2.0 }
    }

    /// What the moons pay a seat if nothing changes.
    pub(super) fn income(&self, seat: Seat) -> f32 {
        let held = self.map.moons.iter().filter(|moon| self.is_there(seat, **moon));
        held.map(|moon| self.pay(seat, *moon)).sum()
    }
}

/// The members of a set of planets.
fn bits(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |number| set & (1 << number) != 0)
}
