//! A plain hand: a spot in the zone with room, near the balance, set down with care; now and then without. It lets random play and
//! simple bots finish games (GRAV-07).

use balance::{Placed, Point, Polygon, Pose, Spot};
use tabletop::Chance;

use crate::action::{Action, HandWork};
use crate::effects::Effect;
use crate::options::Attempts;
use crate::staging::Staging;
use crate::state::GravityWarfare;
use crate::troop::{Troop, Troops};
use crate::turn::Phase;

/// Spots that are looked at, and how many good ones are compared.
const LOOKS_MAX: u32 = 60;
const GOOD_ENOUGH: usize = 6;
const CARE_UM_PER_S: u32 = 25_000;
const STICKS_UM_PER_S: u32 = 15_000;

impl GravityWarfare {
    /// An attempt with a hand in it; anything else as it is.
    pub(crate) fn fill_in(&self, template: &Action, chance: &mut Chance) -> Action {
        let Action::Attempt { troops, hand: None } = template else { return template.clone() };
        let Some(mut staging) = self.staging(troops) else { return template.clone() };
        let planned = self.plain_hand(&staging, chance);
        let hand = if self.table.attempts == Attempts::Live {
            staging.seed = balance::Seed(std::array::from_fn(|_| chance.below(256) as u8));
            let record = staging.record(&planned).expect("what is on the platform adds up");
            HandWork::Live { record: record.write() }
        } else {
            planned
        };
        Action::Attempt { troops: troops.clone(), hand: Some(hand) }
    }

    fn plain_hand(&self, staging: &Staging, chance: &mut Chance) -> HandWork {
        let spins = self.table.phase == Phase::Attempt && self.own_effect(Effect::Spinning);
        let spin_mrad_per_s = match spins {
            true => (1_500 + chance.below(700) as i32) * if chance.below(2) == 0 { 1 } else { -1 },
            false => 0,
        };
        if !staging.sets_down() {
            return HandWork::Lift { spin_mrad_per_s };
        }
        let ([x, y], yaw_mrad) = self.plain_spot(staging, chance);
        let um = |mm: f64| (mm * 1000.0).round() as i32;
        let careless = chance.below(10) == 0;
        let care = if self.own_effect(Effect::Sticks) { STICKS_UM_PER_S } else { CARE_UM_PER_S };
        let spot = Spot {
            at_um: [um(x), um(y)],
            yaw_mrad,
            drop_um: if careless { 5_000 + chance.below(20_000) } else { 0 },
            speed_um_per_s: if careless { 120_000 } else { care },
        };
        HandWork::at(spot, spin_mrad_per_s)
    }

    /// Where, and turned how.
    fn plain_spot(&self, staging: &Staging, chance: &mut Chance) -> (Point, i32) {
        let yaw_mrad = 785 * chance.below(8) as i32;
        let bases = self.bases();
        let stackable = match bases {
            Some(bases) => bases,
            None if chance.below(8) == 0 => self.stackable_by_choice(),
            None => Troops::NONE,
        };
        let on_top = self.top_of(stackable, chance);
        if let Some(found) = on_top.filter(|spot| self.can_succeed(&staging.pieces, *spot)) {
            return found;
        }
        let roomy = || self.roomy_spot(staging.pieces[0], yaw_mrad, chance).map(|at| (at, yaw_mrad));
        let roomy = bases.is_none().then(roomy).flatten();
        let roomy = roomy.filter(|spot| self.can_succeed(&staging.pieces, *spot));
        let good = roomy.or_else(|| self.good_spot(&staging.pieces));
        good.or(on_top).unwrap_or_else(|| (self.any_point(chance), yaw_mrad))
    }

    /// A spot with room, near the balance.
    fn roomy_spot(&self, piece: Troop, yaw_mrad: i32, chance: &mut Chance) -> Option<Point> {
        let area = self.area();
        let mut best: Option<(f64, Point)> = None;
        let mut good = 0;
        for _ in 0..LOOKS_MAX {
            let Some(at) = point_in(area, chance) else { continue };
            if !self.has_room(piece, at, yaw_mrad, area) {
                continue;
            }
            let off = self.off_balance(piece, at);
            if best.is_none_or(|(least, _)| off < least) {
                best = Some((off, at));
            }
            good += 1;
            if good == GOOD_ENOUGH {
                break;
            }
        }
        best.map(|(_, at)| at)
    }

    fn any_point(&self, chance: &mut Chance) -> Point {
        let area = self.area();
        (0..LOOKS_MAX).find_map(|_| point_in(area, chance)).unwrap_or_else(|| area.centroid())
    }

    /// Pieces whose middle may be aimed at.
    fn stackable_by_choice(&self) -> Troops {
        let moved: Troops = self.task().piece.into_iter().collect();
        let there = self.pieces_in(None).minus(moved);
        there.iter().filter(|piece| self.middle(*piece).is_some_and(|at| self.area().contains(at))).collect()
    }

    fn middle(&self, piece: Troop) -> Option<Point> {
        let placed = self.table.standing.get(piece.id())?;
        let [x, y, _] = placed.pose.at_um;
        Some([f64::from(x) / 1000.0, f64::from(y) / 1000.0])
    }

    /// The middle of one of these with nothing on top, if there is one, and its heading.
    fn top_of(&self, bases: Troops, chance: &mut Chance) -> Option<(Point, i32)> {
        let rig = self.rig();
        let all = &self.table.standing.pieces;
        let is_free = |piece: &Troop| {
            let (Some(at), Some(placed)) = (self.middle(*piece), self.table.standing.get(piece.id())) else {
                return false;
            };
            let top = placed.top_um(rig);
            !all.iter().any(|other| other.top_um(rig) > top && other.footprint(rig).contains(at))
        };
        let free: Vec<Troop> = bases.iter().filter(is_free).collect();
        let every: Vec<Troop> = bases.iter().collect();
        let base = *chance.pick(if free.is_empty() { &every } else { &free })?;
        let placed = self.table.standing.get(base.id())?;
        Some((self.middle(base)?, placed.pose.turn.yaw_mrad()))
    }

    /// Inside the area, and clear of all that stands there.
    fn has_room(&self, piece: Troop, at: Point, yaw_mrad: i32, area: &Polygon) -> bool {
        let rig = self.rig();
        let um = at.map(|mm| (mm * 1000.0) as i32);
        let pose = Pose::upright([um[0], um[1], 0], yaw_mrad);
        let footprint = Placed { piece: piece.piece(), pose }.footprint(rig);
        if !footprint.points().iter().all(|corner| area.contains(*corner)) {
            return false;
        }
        let moved = self.task().piece;
        let others =
            self.table.standing.pieces.iter().filter(|other| Some(Troop::of(other.piece.id)) != moved);
        !others.map(|other| other.footprint(rig)).any(|other| footprint.overlaps(&other))
    }

    /// How far the weight would be off the middle, in gram millimetres squared.
    fn off_balance(&self, piece: Troop, at: Point) -> f64 {
        let rig = self.rig();
        let mass = |kind| f64::from(rig.shape(kind).mass_g);
        let mut moment = at.map(|mm| mm * mass(piece.piece().kind));
        for placed in &self.table.standing.pieces {
            for (axis, sum) in moment.iter_mut().enumerate() {
                *sum += f64::from(placed.pose.at_um[axis]) / 1000.0 * mass(placed.piece.kind);
            }
        }
        moment[0] * moment[0] + moment[1] * moment[1]
    }
}

/// A point of the area, if a throw at its box hits it.
fn point_in(area: &Polygon, chance: &mut Chance) -> Option<Point> {
    let reach = |axis: usize| {
        let values = area.points().iter().map(|point| point[axis]);
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
        (low, high - low)
    };
    let [x, y] = [0, 1].map(|axis| {
        let (low, span) = reach(axis);
        low + span * f64::from(chance.unit())
    });
    // Rounded as a plan rounds it, so that what is aimed at is what was looked at.
    let at = [x, y].map(|mm| (mm * 1000.0).round() / 1000.0);
    area.contains(at).then_some(at)
}
