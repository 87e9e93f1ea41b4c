//! The hand itself: live inputs, pushing, spinning and stopping, its bounds.

use crate::{named, rig, settled, told};
use balance::{
    Attempt, BadAttempt, Fate, Fingers, HandInput, HandSetup, PieceId, Seed, Side, Stage, Standing, TICKS_MAX,
};

fn at(x_mm: i32, y_mm: i32, z_mm: i32) -> HandInput {
    let at_um = [x_mm * 1000, y_mm * 1000, z_mm * 1000];
    HandInput { at_um, yaw_mrad: 0, grip: Fingers::Open, rim: Fingers::Open }
}

fn start(before: &Standing, setup: HandSetup) -> Attempt {
    Attempt::new(&rig(), before, setup, Seed::from(5)).expect("it adds up")
}

/// An open hand that moves low pushes a piece along without lifting it.
#[test]
fn an_empty_hand_pushes() {
    let mut attempt = start(&settled("T0 0,0 T1 0,-90 T2 0,90"), HandSetup::empty());
    for tick in 0..200 {
        let x = if tick < 80 { -60 } else { (-60 + (tick - 80)).min(20) };
        attempt.tick(at(x, 0, if tick < 40 { 60 } else { 5 }));
    }
    let facts = attempt.finish();
    let pushed = facts.piece(PieceId(0)).expect("it is there");
    assert!(
        pushed.moved_um > 15_000 && pushed.pose.is_some_and(|pose| pose.at_um[0] > 15_000),
        "{}",
        told(&facts)
    );
    assert!(facts.hand.taken.is_empty() && facts.hand.touched.contains(&PieceId(0)));
}

/// A live hand takes the rim, swings it round and lets go: it spins. Taken again and held, it stops.
#[test]
fn a_hand_spins_and_stops() {
    let mut attempt = start(&settled("T0 60,0 T1 -60,0"), HandSetup::empty());
    let round = |degrees: f32, rim| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        HandInput { at_um: [(cos * 155_000.0) as i32, (sin * 155_000.0) as i32, 15_000], rim, ..at(0, 0, 0) }
    };
    for _ in 0..90 {
        attempt.tick(round(-90.0, Fingers::Open));
    }
    for tick in 0..45 {
        attempt.tick(round(-90.0 + tick as f32 * tick as f32 * 0.05, Fingers::Closed));
    }
    for _ in 0..10 {
        attempt.tick(round(11.0, Fingers::Open));
    }
    assert!(attempt.world().spin_rad_per_s() > 1.0, "{}", attempt.world().spin_rad_per_s());
    for _ in 0..90 {
        attempt.tick(round(11.0, Fingers::Closed));
    }
    let facts = attempt.finish();
    assert!(facts.stopped && facts.hand.spin_max_mrad_per_s > 1000, "{}", told(&facts));
    assert_eq!(facts.with_fate(Fate::Upright).count(), 2);
}

/// "We recommend doing it from one of the turrets on the red zones": any part of the rim turns the Mothership, the tips too.
#[test]
fn any_part_of_the_rim_turns_the_mothership() {
    for (x, y, turns) in [(0, 152, true), (0, 60, false), (180, 0, true), (-180, 0, true)] {
        let mut attempt = start(&Standing::empty(Side::Mothership), HandSetup::empty());
        for _ in 0..100 {
            attempt.tick(at(x, y, 15));
        }
        for tick in 0..20 {
            let (dx, dy) = if x == 0 { (tick, 0) } else { (0, tick) };
            attempt.tick(HandInput { rim: Fingers::Closed, ..at(x + dx, y + dy, 15) });
        }
        assert_eq!(attempt.deeds().spin_max_mrad_per_s > 200, turns, "at {x}, {y}");
    }
}

/// Nothing within reach: the fingers close on air.
#[test]
fn closing_on_air_takes_nothing() {
    let mut attempt = start(&settled("T0 0,0"), HandSetup::empty());
    for tick in 0..90 {
        let grip = if tick < 80 { Fingers::Open } else { Fingers::Closed };
        attempt.tick(HandInput { grip, ..at(60, 60, 40) });
    }
    assert!(attempt.finish().hand.taken.is_empty());
}

/// A hand told to go to the moon, or in circles for ever, stays within its reach and its minute.
#[test]
fn everything_is_bounded() {
    let mut attempt = start(&settled("T0 0,60"), HandSetup::holding(&[named("F1")]));
    let wild = [[i32::MAX; 3], [i32::MIN; 3], [i32::MAX, 0, i32::MIN], [0; 3]];
    for tick in 0..TICKS_MAX + 10 {
        let at_um = wild[tick as usize / 40 % 4];
        let grip = if tick < 3000 { Fingers::Closed } else { Fingers::Open };
        attempt.tick(HandInput { at_um, yaw_mrad: i32::MAX - tick as i32, grip, rim: Fingers::Closed });
    }
    assert_ne!(attempt.stage(), Stage::Hand);
    assert_eq!(attempt.record().len(), TICKS_MAX as usize);
    let facts = attempt.finish();
    assert!(facts.ticks <= TICKS_MAX + (rig().physics.settle_s_max * 60.0) as u32 + 1);
}

/// What does not add up is refused: three pieces in a hand, a piece in two places.
#[test]
fn bad_attempts_are_refused() {
    let refused = |before: &Standing, holds: &[&str]| {
        let holds: Vec<_> = holds.iter().map(|name| named(name)).collect();
        Attempt::new(&rig(), before, HandSetup::holding(&holds), Seed::from(0))
            .err()
            .map(|error| error.to_string())
    };
    let three = refused(&settled(""), &["T0", "T1", "T2"]);
    assert_eq!(three.as_deref(), Some("a hand holds at most two pieces, not 3"));
    let twice = refused(&settled("T0 0,0"), &["T0"]);
    assert_eq!(twice.as_deref(), Some("piece 0 is on the platform twice, or held while it stands there"));
    let mut odd = settled("T0 0,0");
    odd.pieces[0].pose.turn.0 = [0; 4];
    assert!(matches!(
        Attempt::new(&rig(), &odd, HandSetup::empty(), Seed::from(0)),
        Err(BadAttempt::Standing(balance::BadStanding::NoRotation(PieceId(0))))
    ));
}
