//! What a hand has in front of it, as numbers: where there is room, what would stand on what, and how far the platform
//! would lean. All of it comes from the view, by way of a state imagined from it.

use balance::{Kind, Placed, Point, Polygon, Pose, Rig};
use gravity_warfare::{Deed, Effect, Phase, Staging, View};

/// What the challenges ask of the hand, and where.
pub(super) struct Scene {
    pub(super) staging: Staging,
    /// The zone that counts, or the whole side.
    pub(super) area: Polygon,
    pub(super) outline: Polygon,
    pub(super) standing: Vec<Stander>,
    /// GRAV-36: only on top of something.
    pub(super) stacked: bool,
    /// GRAV-30
    pub(super) whole: bool,
    /// GRAV-26: on anything, without extra points.
    pub(super) climbs: bool,
    /// The weight times its distance from the middle, of all that stays where it is, in gram millimetres.
    moment: Point,
    /// What rights the platform, likewise.
    righting: f64,
    /// How far a hand misses what it aims at, in millimetres.
    pub(super) miss: f64,
}

/// A piece on the platform.
pub(super) struct Stander {
    pub(super) placed: Placed,
    pub(super) footprint: Polygon,
    pub(super) centre: Point,
    pub(super) top_um: i32,
    pub(super) upright: bool,
    /// Is nothing on it?
    pub(super) free: bool,
    /// How many pieces a piece on top of it would have beneath.
    pub(super) tower: u8,
    /// Does it lie in the zone that counts?
    in_zone: bool,
}

impl Scene {
    pub(super) fn of(view: &View, staging: Staging) -> Scene {
        let turn = &view.table.turn;
        let deed = turn.task.as_ref().map_or(Deed::Place, |task| task.deed);
        let own = matches!(deed, Deed::Place | Deed::Teleport) && view.table.phase == Phase::Attempt;
        let asks = |effect| own && !turn.free && turn.effects.has(effect);
        let rig = staging.rig.clone();
        let side = rig.side(staging.standing.side);
        let zone = turn.zone.filter(|_| own).map(usize::from);
        let outline = side.outline.polygon().clone();
        let area = zone.map_or_else(|| outline.clone(), |zone| side.zones[zone].polygon.clone());
        let standing = standers(&staging, if turn.climbs { None } else { zone });
        let (moment, height) = load(&rig, &standing);
        let weight = f64::from(rig.platform.counterweight_mass_g);
        Scene {
            area,
            outline,
            stacked: asks(Effect::Stacked) && !standing.is_empty(),
            standing,
            whole: asks(Effect::Whole),
            climbs: turn.climbs,
            moment,
            righting: weight * f64::from(rig.platform.counterweight_below_pivot_mm) - height,
            miss: miss(&rig, asks(Effect::Blind), asks(Effect::Mirrored)),
            staging,
        }
    }

    /// The piece that meets the ground.
    pub(super) fn kind(&self) -> Kind {
        self.staging.pieces.first().map_or(Kind::Tank, |piece| piece.piece().kind)
    }

    pub(super) fn size_mm(&self, kind: Kind) -> [f64; 3] {
        self.staging.rig.shape(kind).size_mm.map(f64::from)
    }

    pub(super) fn footprint(&self, at: Point, yaw_mrad: i32) -> Polygon {
        let piece = self.staging.pieces[0].piece();
        let [x, y] = um(at);
        Placed { piece, pose: Pose::upright([x, y, 0], yaw_mrad) }.footprint(&self.staging.rig)
    }

    /// How far the platform would lean with what is in the hand here, in degrees.
    pub(super) fn lean_deg(&self, at: Point) -> f64 {
        let mass = |kind| f64::from(self.staging.rig.shape(kind).mass_g);
        let added: f64 = self.staging.pieces.iter().map(|piece| mass(piece.piece().kind)).sum();
        let [x, y] = [0, 1].map(|axis| self.moment[axis] + added * at[axis]);
        x.hypot(y).atan2(self.righting.max(1.0)).to_degrees()
    }

    /// The same over ground of this height: the higher, the worse.
    pub(super) fn miss_at(&self, height_mm: f64) -> f64 {
        let hand = &self.staging.rig.hand;
        self.miss + height_mm * f64::from(hand.aim_mm_per_m_up + hand.wander_mm_per_m_up) / 1000.0
    }

    /// What may be stacked on. Under Stack it! pieces of the zone, and any where there is none (GRAV-36).
    pub(super) fn bases(&self) -> impl Iterator<Item = &Stander> {
        let any_there = self.standing.iter().any(|base| base.in_zone);
        let fits = move |base: &&Stander| match self.stacked {
            true => base.in_zone || !any_there,
            false => self.climbs || self.area.contains(base.centre),
        };
        self.standing.iter().filter(fits)
    }
}

/// A plan's whole micrometres.
pub(super) fn um(at: Point) -> [i32; 2] {
    at.map(|mm| (mm * 1000.0).round() as i32)
}

/// A point as a plan rounds it, so that what is aimed at is what was looked at.
pub(super) fn rounded(at: Point) -> Point {
    um(at).map(|um| f64::from(um) / 1000.0)
}

fn standers(staging: &Staging, zone: Option<usize>) -> Vec<Stander> {
    let rig = &staging.rig;
    let moved = |placed: &Placed| staging.pieces.iter().any(|piece| piece.id() == placed.piece.id);
    let all: Vec<Placed> = staging.standing.pieces.iter().filter(|placed| !moved(placed)).copied().collect();
    let footprints: Vec<Polygon> = all.iter().map(|placed| placed.footprint(rig)).collect();
    let above = |upper: usize, lower: usize| {
        all[upper].pose.at_um[2] > all[lower].pose.at_um[2] && footprints[upper].overlaps(&footprints[lower])
    };
    let one = |index: usize| {
        let (placed, [x, y, _]) = (all[index], all[index].pose.at_um);
        let beneath = (0..all.len()).filter(|lower| *lower != index && above(index, *lower)).count();
        let shares = placed.zone_shares(rig, staging.standing.side);
        let most = shares.iter().max().copied().unwrap_or_default();
        let main = shares.iter().position(|share| *share == most);
        Stander {
            placed,
            footprint: footprints[index].clone(),
            centre: [f64::from(x) / 1000.0, f64::from(y) / 1000.0],
            top_um: placed.top_um(rig),
            upright: placed.is_upright(rig),
            free: !(0..all.len()).any(|upper| upper != index && above(upper, index)),
            tower: beneath as u8 + 1,
            in_zone: zone.is_none_or(|zone| main == Some(zone)),
        }
    };
    (0..all.len()).map(one).collect()
}

/// The moment of all that stands there, and what its height takes from the counterweight.
fn load(rig: &Rig, standing: &[Stander]) -> (Point, f64) {
    let mass = |stander: &Stander| f64::from(rig.shape(stander.placed.piece.kind).mass_g);
    let along = |axis: usize| standing.iter().map(|one| mass(one) * one.centre[axis]).sum();
    let height = standing.iter().map(|one| mass(one) * f64::from(one.placed.pose.at_um[2]) / 1000.0).sum();
    ([along(0), along(1)], height)
}

/// About how far a careful hand is from where it means to be.
fn miss(rig: &Rig, blind: bool, mirrored: bool) -> f64 {
    let hand = &rig.hand;
    let plain = hand.aim_mm + hand.aim_mm_per_m * TYPICAL_M + hand.wander_mm;
    f64::from(match (blind, mirrored) {
        (true, _) => plain + hand.blind_miss_mm,
        (false, true) => plain * hand.mirrored_factor,
        (false, false) => plain,
    })
}

/// From where the hand rests to the middle of the platform.
const TYPICAL_M: f32 = 0.2;
