//! All 36: a careful planner places them, a careless one does not; and nothing explodes or tunnels when thrown.

use crate::rig;
use balance::{
    Facts, Fate, HandSetup, Kind, Piece, PieceId, Placed, Plan, Pose, Rig, Seed, Side, Spot, Standing, World,
    carry_out,
};

/// Twelve ships, twelve fighters, twelve tanks: the widest first.
fn troops() -> Vec<Piece> {
    let kind = |i: u8| [Kind::Ship, Kind::Fighter, Kind::Tank][usize::from(i / 12)];
    (0..36).map(|i| Piece { id: PieceId(i), kind: kind(i) }).collect()
}

/// Of the free spots on a grid, the one that leaves the platform most level.
fn levelling_spot(rig: &Rig, standing: &Standing, piece: Piece) -> Option<Spot> {
    let mass = |kind: Kind| f64::from(rig.shape(kind).mass_g);
    let moment = standing.pieces.iter().fold([0.0, 0.0], |sum: [f64; 2], placed| {
        let at = placed.pose.at_um.map(|um| f64::from(um) / 1000.0);
        [sum[0] + mass(placed.piece.kind) * at[0], sum[1] + mass(placed.piece.kind) * at[1]]
    });
    let lean = |&([x, y], _): &([i32; 2], i32)| {
        let m = mass(piece.kind);
        let [a, b] = [moment[0] + m * f64::from(x), moment[1] + m * f64::from(y)];
        a * a + b * b
    };
    let grid = (-21..=21).flat_map(|i| (-21..=21).map(move |j| [i * 8, j * 8]));
    let mut spots: Vec<_> = grid.flat_map(|at| [0, 1571].map(|yaw| (at, yaw))).collect();
    spots.sort_by(|a, b| lean(a).total_cmp(&lean(b)));
    let ([x, y], yaw) = spots.into_iter().find(|&(at, yaw)| fits(rig, standing, piece, at, yaw))?;
    Some(Spot::careful(x as f32, y as f32, yaw))
}

fn fits(rig: &Rig, standing: &Standing, piece: Piece, [x, y]: [i32; 2], yaw: i32) -> bool {
    let footprint = Placed { piece, pose: Pose::upright([x * 1000, y * 1000, 0], yaw) }.footprint(rig);
    let outline = rig.side(standing.side).outline.polygon();
    let margin = footprint.shrunk_by(-2.0);
    outline.common_area_mm2(&margin) > margin.area_mm2() - 0.01
        && !standing.pieces.iter().any(|placed| placed.footprint(rig).overlaps(&margin))
}

/// A careful player can place all 36: nothing falls, nothing is knocked over, on either side.
#[test]
fn a_careful_planner_places_all_36() {
    for side in Side::ALL {
        let rig = rig();
        let mut standing = Standing::empty(side);
        for piece in troops() {
            let spot = levelling_spot(&rig, &standing, piece).expect("there is room for all");
            let setup = HandSetup::holding(&[piece]);
            let seed = Seed::from(100 + u64::from(piece.id.0));
            let facts = carry_out(&rig, &standing, setup, seed, &Plan::place(spot)).expect("it adds up");
            assert_eq!(facts.fate(piece.id), Some(Fate::Upright), "{side:?} {piece:?}");
            standing = facts.standing;
        }
        assert_eq!(standing.pieces.len(), 36);
        assert!(standing.pieces.iter().all(|placed| placed.is_upright(&rig)));
    }
}

/// A careless one drops pieces in a hurry wherever the hand happens to be: they end up on the table.
#[test]
fn a_careless_one_cannot() {
    let rig = rig();
    let mut standing = Standing::empty(Side::Universe);
    let mut lost = 0;
    for piece in troops() {
        let n = i32::from(piece.id.0);
        // A spread of spots without any thought for balance: two thirds of them on one side.
        let spot = Spot {
            at_um: [(n * 37 % 200 - 60) * 1000, (n * 53 % 180 - 90) * 1000],
            yaw_mrad: n * 700,
            drop_um: 30_000,
            speed_um_per_s: 600_000,
        };
        let setup = HandSetup::holding(&[piece]);
        let facts =
            carry_out(&rig, &standing, setup, Seed::from(n as u64), &Plan::place(spot)).expect("it adds up");
        lost += fallen_or_lying(&facts);
        standing = facts.standing;
    }
    assert!(standing.pieces.len() < 30 && lost >= 6, "{} stayed, {lost} lost", standing.pieces.len());
}

fn fallen_or_lying(facts: &Facts) -> usize {
    facts.with_fate(Fate::Fallen).count() + facts.with_fate(Fate::Lying).count()
}

/// Thrown from all sides, pieces bounce and fall, but none goes through the platform, none flies away faster
/// than it came, and it all settles or is cut off by the bound.
#[test]
fn nothing_explodes_or_tunnels() {
    for seed in 0..6 {
        let rig = rig();
        let mut world = World::awake(&rig, &in_the_air(seed));
        for piece in troops() {
            let n = f32::from(piece.id.0) + seed as f32 * 11.0;
            let swirl = [(n * 1.7).sin(), (n * 2.3).cos(), -1.0];
            world.throw(piece.id, swirl.map(|v| v * 1500.0), swirl.map(|v| v * 20.0));
        }
        let mut before = world.standing();
        for _ in 0..600 {
            world.settle(1.0 / 60.0);
            let after = world.standing();
            nobody_went_through(&rig, &before, &after);
            before = after;
        }
        assert!(world.tilt_deg() < 45.0);
    }
}

/// Two layers over the platform.
fn in_the_air(seed: u64) -> Standing {
    let rig = rig();
    let mut standing = Standing::empty(Side::ALL[seed as usize % 2]);
    for piece in troops() {
        let n = i32::from(piece.id.0);
        let [column, row, layer] = [n % 4, n / 4 % 3, n / 12];
        let base = [(column * 66 - 99) * 1000, (row * 60 - 60) * 1000, 30_000 + layer * 40_000];
        standing.stand(&rig, piece, base, n * 300 + seed as i32);
    }
    standing
}

/// Who crosses the face's plane downwards does so outside the rim, or near it.
fn nobody_went_through(rig: &Rig, before: &Standing, after: &Standing) {
    let inside = &rig.side(after.side).outline.polygon().shrunk_by(12.0);
    for placed in &after.pieces {
        let [x, y, z] = placed.pose.at_um;
        assert!(x.abs().max(y.abs()) < 1_500_000, "{placed:?} flew away");
        let was_above = before.get(placed.piece.id).is_some_and(|placed| placed.pose.at_um[2] > 0);
        let crossed = was_above && z < 0;
        let at = [f64::from(x) / 1000.0, f64::from(y) / 1000.0];
        assert!(!(crossed && inside.contains(at)), "{placed:?} went through the platform");
    }
}
