//! The physics as a whole: statics against paper, a table of attempts, crowds, chaos, endurance, determinism.

mod attempts;
mod crowd;
mod data;
mod determinism;
mod endurance;
mod frames;
mod hand;
mod mutations;
mod statics;
mod unsteady;

use balance::{Facts, Kind, Piece, PieceId, Rig, Side, Standing};
use std::sync::{Arc, OnceLock};

/// The standard rig with a hand that does what it is told: these tests are about the platform and the pieces. What hands
/// do to it is in `unsteady`.
fn rig() -> Arc<Rig> {
    static STEADY: OnceLock<Arc<Rig>> = OnceLock::new();
    STEADY.get_or_init(|| Arc::new(steady((*Rig::standard()).clone()))).clone()
}

fn steady(mut rig: Rig) -> Rig {
    let hand = &mut rig.hand;
    (hand.wander_mm, hand.wander_mm_per_m_up, hand.wander_s) = (0.0, 0.0, 0.0);
    (hand.aim_mm, hand.aim_mm_per_m, hand.aim_mm_per_m_up, hand.aim_s) = (0.0, 0.0, 0.0, 0.0);
    (hand.eye_misjudges, hand.blind_drift_mm_per_s, hand.blind_wander_factor) = (0.0, 0.0, 1.0);
    for grip in [&mut hand.fingers, &mut hand.chopsticks] {
        (grip.shake_factor, grip.wobble_deg) = (1.0, 0.0);
        (grip.release_mm_per_s, grip.release_rad_per_s) = (0.0, 0.0);
    }
    rig
}

fn piece(id: u8, kind: Kind) -> Piece {
    Piece { id: PieceId(id), kind }
}

/// A position in one line: `T0 80,40 F1 0,-60@785 S2 0,0^8` is a tank at (80, 40) mm, a fighter turned by 785
/// thousandths of a radian, and a ship with its base 8 mm up. Universe unless the line begins with `mothership`.
fn standing(line: &str) -> Standing {
    let rig = rig();
    let mut words = line.split_whitespace().peekable();
    let side = match words.next_if_eq(&"mothership") {
        Some(_) => Side::Mothership,
        None => Side::Universe,
    };
    let mut standing = Standing::empty(side);
    while let (Some(name), Some(place)) = (words.next(), words.next()) {
        let (place, base) = place.split_once('^').unwrap_or((place, "0"));
        let (place, yaw) = place.split_once('@').unwrap_or((place, "0"));
        let (x, y) = place.split_once(',').expect("x,y");
        let um = |mm: &str| (mm.parse::<f32>().expect("millimetres") * 1000.0) as i32;
        standing.stand(&rig, named(name), [um(x), um(y), um(base)], yaw.parse().expect("yaw"));
    }
    standing
}

/// `T0` is a tank with id 0.
fn named(name: &str) -> Piece {
    let kind = match &name[..1] {
        "T" => Kind::Tank,
        "F" => Kind::Fighter,
        "S" => Kind::Ship,
        other => panic!("no kind is called {other}"),
    };
    piece(name[1..].parse().expect("a number"), kind)
}

/// The same after it has come to rest.
fn settled(line: &str) -> Standing {
    balance::settle(&rig(), &standing(line)).expect("it adds up").standing
}

/// An outcome in a few lines, for when it is not the one that was wanted.
fn told(facts: &Facts) -> String {
    let piece = |p: &balance::PieceFacts| {
        format!(
            "{:?} {:?} at {:?} moved {} shares {:?}\n",
            p.piece,
            p.fate,
            p.pose.map(|pose| pose.at_um),
            p.moved_um,
            p.shares
        )
    };
    let pieces: String = facts.pieces.iter().map(piece).collect();
    let Facts { spin_mrad_per_s, at_rest, ticks, hand, .. } = facts;
    format!(
        "{pieces}spin {spin_mrad_per_s} at rest {at_rest} after {ticks} ticks\n{hand:?}\n{:?}",
        facts.supports
    )
}
