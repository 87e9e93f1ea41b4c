//! Where a piece could go: spots of the zone with room around them and tops of towers, each with how likely it is to
//! stand there and what that would be worth.

use balance::{Kind, Point, Polygon};
use tabletop::Chance;

use super::scene::{Scene, Stander, rounded, um};

/// Ground spots that are looked at, in each of four headings.
const LOOKS: usize = 90;
/// What a piece should keep away from others, and from the rim.
const CLEAR_MM: f64 = 3.0;
const RIM_MM: f64 = 5.0;
/// Beyond this lean pieces begin to slide; so many degrees more or less make it e times as likely.
const SLIDES_DEG: f64 = 20.0;
const SLIDES_SPREAD_DEG: f64 = 2.0;
/// GRAV-17, GRAV-30
const HALF: f64 = 0.55;
const WHOLE: f64 = 0.999;
const HEADINGS: [i32; 4] = [0, 785, 1571, 2356];

/// A place to set something down.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) at_um: [i32; 2],
    pub(super) yaw_mrad: i32,
    /// The pieces beneath it.
    pub(super) beneath: u8,
    /// The points that stacking there by choice earns on top (GRAV-20).
    pub(super) bonus: u8,
    /// How likely it goes well, by eye.
    pub(super) likely: f64,
    /// How far the platform will lean.
    pub(super) lean_deg: f64,
}

/// All places worth a thought.
pub(super) fn places(scene: &Scene, chance: &mut Chance) -> Vec<Place> {
    let mut found: Vec<Place> =
        scene.bases().filter(|base| base.upright).flat_map(|base| on_top(scene, base)).collect();
    if !scene.stacked {
        found.extend(
            (0..LOOKS).filter_map(|_| point_in(&scene.area, chance)).flat_map(|at| on_ground(scene, at)),
        );
    }
    found
}

/// Anywhere that may be aimed at, however silly: for rookies, and where there is no room left.
pub(super) fn anywhere(scene: &Scene, chance: &mut Chance) -> Place {
    let yaw_mrad = HEADINGS[chance.index(HEADINGS.len())];
    let bases: Vec<&Stander> = scene.bases().collect();
    let aim = if scene.stacked {
        chance.pick(&bases).map(|base| rounded(base.footprint.centroid()))
    } else {
        (0..LOOKS).find_map(|_| point_in(&scene.area, chance))
    };
    let at = aim.unwrap_or_else(|| rounded(scene.area.centroid()));
    Place { at_um: um(at), yaw_mrad, beneath: 0, bonus: 0, likely: 0.0, lean_deg: scene.lean_deg(at) }
}

/// A spot of which nothing is known but that it can be aimed at.
pub(super) fn plain(scene: &Scene, (at, yaw_mrad): (Point, i32)) -> Place {
    Place { at_um: um(at), yaw_mrad, beneath: 0, bonus: 0, likely: 0.0, lean_deg: scene.lean_deg(at) }
}

fn on_top(scene: &Scene, base: &Stander) -> Option<Place> {
    let at = rounded(base.centre);
    let aimed = base.footprint.contains(at) && (scene.stacked || scene.climbs || scene.area.contains(at));
    if !aimed || !base.free {
        return None;
    }
    let yaw_mrad = base.placed.pose.turn.yaw_mrad();
    let footprint = scene.footprint(at, yaw_mrad);
    let lean_deg = scene.lean_deg(at);
    let clear = others_above(scene, base).all(|other| !other.footprint.overlaps(&footprint));
    let in_zone = scene.climbs || is_in_zone(scene, &footprint);
    let likely =
        firmness(scene, base, lean_deg) * slides_not(lean_deg) * odds(clear, 0.3) * odds(in_zone, 0.02);
    let bonus = if scene.stacked || scene.climbs { 0 } else { base.tower };
    Some(Place { at_um: um(at), yaw_mrad, beneath: base.tower, bonus, likely, lean_deg })
}

fn odds(holds: bool, otherwise: f64) -> f64 {
    if holds { 1.0 } else { otherwise }
}

/// What reaches higher than the top of the base is in the way.
fn others_above<'a>(scene: &'a Scene, base: &'a Stander) -> impl Iterator<Item = &'a Stander> {
    scene
        .standing
        .iter()
        .filter(|other| other.placed.piece.id != base.placed.piece.id && other.top_um > base.top_um)
}

/// How well a piece holds on another: by the smaller of the two, the miss, and how a tall tower leans.
fn firmness(scene: &Scene, base: &Stander, lean_deg: f64) -> f64 {
    let narrow = |kind: Kind| {
        let [length, width, _] = scene.size_mm(kind);
        length.min(width) / 2.0
    };
    let margin = narrow(scene.kind()).min(narrow(base.placed.piece.kind));
    let height = f64::from(base.top_um) / 1000.0 + scene.size_mm(scene.kind())[2];
    let shift = height / 2.0 * lean_deg.to_radians().tan() + scene.miss_at(f64::from(base.top_um) / 1000.0);
    logistic((margin - shift) / 2.0) * 0.97
}

fn on_ground(scene: &Scene, at: Point) -> Vec<Place> {
    let lean_deg = scene.lean_deg(at);
    let place = |yaw_mrad: i32| {
        let footprint = scene.footprint(at, yaw_mrad);
        let likely = has_room(scene, &footprint, at) * slides_not(lean_deg);
        (likely > 0.05).then_some(Place { at_um: um(at), yaw_mrad, beneath: 0, bonus: 0, likely, lean_deg })
    };
    HEADINGS.into_iter().filter_map(place).collect()
}

/// The chance to hit a free spot of the zone, over the ways a hand may miss.
fn has_room(scene: &Scene, footprint: &Polygon, at: Point) -> f64 {
    let off = scene.miss + 1.0;
    let misses = [[0.0, 0.0], [off, 0.0], [-off, 0.0], [0.0, off], [0.0, -off]];
    let is_good = |miss: &&[f64; 2]| {
        let moved: Vec<Point> = footprint.points().iter().map(|p| [p[0] + miss[0], p[1] + miss[1]]).collect();
        let moved = Polygon::new(moved);
        is_in_zone(scene, &moved) && is_clear(scene, &moved, at)
    };
    let good = misses.iter().filter(is_good).count();
    good as f64 / misses.len() as f64
}

fn is_in_zone(scene: &Scene, footprint: &Polygon) -> bool {
    let share = scene.area.common_area_mm2(footprint) / footprint.area_mm2();
    share >= if scene.whole { WHOLE } else { HALF }
}

/// Away from the rim and from everything that stands there.
fn is_clear(scene: &Scene, footprint: &Polygon, at: Point) -> bool {
    let wide = widened(footprint, at, CLEAR_MM);
    let rim = widened(footprint, at, RIM_MM);
    rim.points().iter().all(|corner| scene.outline.contains(*corner))
        && scene.standing.iter().all(|other| !other.footprint.overlaps(&wide))
}

fn widened(footprint: &Polygon, at: Point, by_mm: f64) -> Polygon {
    let push = |p: &Point| {
        let [dx, dy] = [p[0] - at[0], p[1] - at[1]];
        let share = 1.0 + by_mm / dx.hypot(dy).max(1.0);
        [at[0] + dx * share, at[1] + dy * share]
    };
    Polygon::new(footprint.points().iter().map(push).collect())
}

fn slides_not(lean_deg: f64) -> f64 {
    logistic((SLIDES_DEG - lean_deg) / SLIDES_SPREAD_DEG)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// A point of the area, if a throw at its box hits it.
fn point_in(area: &Polygon, chance: &mut Chance) -> Option<Point> {
    let reach = |axis: usize| {
        let values = area.points().iter().map(|point| point[axis]);
        values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)))
    };
    let at = [0, 1].map(|axis| {
        let (low, high) = reach(axis);
        low + (high - low) * f64::from(chance.unit())
    });
    let at = rounded(at);
    area.contains(at).then_some(at)
}
