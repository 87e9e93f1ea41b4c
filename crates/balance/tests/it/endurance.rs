//! Standing still for a long time, and being put down as numbers and built again and again.

use crate::{rig, settled};
use balance::{Standing, World, settle};

/// A stack does not walk off in ten simulated minutes, awake all the while: no piece moves half a millimetre.
#[test]
fn a_stack_stays_for_ten_minutes() {
    let before = settled("S0 40,0 F1 40,0^10 T2 40,0^18 T3 -60,0 T4 -60,0^16");
    let mut world = World::awake(&rig(), &before);
    world.keep_awake();
    world.settle(600.0);
    let after = world.standing();
    let farthest = farthest_um(&before, &after);
    assert_eq!(after.pieces.len(), before.pieces.len());
    assert!(farthest < 500, "a piece walked {farthest} µm");
}

/// Twelve towers of three.
fn towers() -> Standing {
    let tower = |i: i32| {
        let angle = f64::from(i) * std::f64::consts::TAU / 12.0;
        let radius = if i % 2 == 0 { 105.0 } else { 60.0 };
        let (x, y, yaw) = (radius * angle.cos(), radius * angle.sin(), (angle * 1000.0) as i32);
        let [a, b, c] = [i * 3, i * 3 + 1, i * 3 + 2];
        format!("S{a} {x:.3},{y:.3}@{yaw} F{b} {x:.3},{y:.3}@{yaw}^10 T{c} {x:.3},{y:.3}@{yaw}^18 ")
    };
    settled(&(0..12).map(tower).collect::<String>())
}

/// 36 pieces, built from their numbers twenty times over and left to settle each time: nothing falls, nothing
/// creeps, also when the world is built awake and has to find its rest anew.
#[test]
fn rebuilding_does_not_creep() {
    let first = towers();
    assert_eq!(first.pieces.len(), 36);
    let (mut kept, mut woken) = (first.clone(), first.clone());
    for _ in 0..20 {
        kept = settle(&rig(), &kept).expect("it adds up").standing;
        let mut world = World::awake(&rig(), &woken);
        assert!(world.settle(8.0));
        woken = world.standing();
    }
    assert_eq!(kept.pieces, first.pieces, "what nobody touches keeps its numbers");
    assert!(farthest_um(&first, &woken) < 100, "{} µm", farthest_um(&first, &woken));
}

fn farthest_um(before: &Standing, after: &Standing) -> u32 {
    let moved = before
        .pieces
        .iter()
        .map(|placed| after.get(placed.piece.id).map_or(u32::MAX, |now| now.pose.distance_um(&placed.pose)));
    moved.max().unwrap_or(0)
}
