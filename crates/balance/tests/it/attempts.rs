//! A table of attempts that come out as they should, every time: three seeds each.

use crate::{named, rig, settled, told};
use balance::{
    Deed, Facts, Fate, Fingers, HandInput, HandSetup, PieceId, Plan, Pose, Seed, Side, Spot, Standing, Turn,
    carry_out, replay,
};

/// The hand holds these, on that platform, and does that; what must be true of it then.
#[track_caller]
fn check(before: &Standing, setup: &HandSetup, plan: &Plan, holds: impl Fn(&Facts) -> bool) {
    for seed in 1..=3 {
        let facts = carry_out(&rig(), before, setup.clone(), Seed::from(seed), plan).expect("it adds up");
        assert!(holds(&facts), "seed {seed}: {}", told(&facts));
    }
}

fn holding(names: &str) -> HandSetup {
    HandSetup::holding(&names.split_whitespace().map(named).collect::<Vec<_>>())
}

/// The share of a piece in a zone, in millionths.
fn share(facts: &Facts, id: u8, zone: &str) -> u32 {
    let rig = rig();
    let zones = &rig.side(facts.standing.side).zones;
    let at = zones.iter().position(|z| z.name == zone).expect("a zone");
    facts.piece(PieceId(id)).expect("a piece").shares[at]
}

fn fate(facts: &Facts, id: u8) -> Fate {
    facts.fate(PieceId(id)).expect("a piece")
}

/// Good: upright, wholly in the zone, nothing else moved, everything at rest.
#[test]
fn good() {
    let plan = Plan::place(Spot::careful(-38.0, 98.0, 400));
    for kind in ["T1", "F1", "S1"] {
        check(&settled("T0 0,-95"), &holding(kind), &plan, |facts| {
            fate(facts, 1) == Fate::Upright
                && share(facts, 1, "red-planet") == 1_000_000
                && fate(facts, 0) == Fate::Upright
                && facts.at_rest
                && facts.hand.slipped.is_empty()
                && facts.hand.touched.is_empty()
        });
    }
}

/// Half out: set across a border, the footprint is shared out between the two zones.
#[test]
fn half_out() {
    let across = Plan::place(Spot::careful(-58.0, 0.0, 0));
    check(&Standing::empty(Side::Mothership), &holding("S1"), &across, |facts| {
        let (hatch, cannon) = (share(facts, 1, "hatch"), share(facts, 1, "port-cannon"));
        fate(facts, 1) == Fate::Upright
            && (880_000..980_000).contains(&hatch)
            && (999_990..=1_000_010).contains(&(hatch + cannon))
    });
    let mostly_out = Plan::place(Spot::careful(-96.0, 0.0, 0));
    check(&Standing::empty(Side::Mothership), &holding("S1"), &mostly_out, |facts| {
        share(facts, 1, "hatch") < 500_000 && share(facts, 1, "port-cannon") > 500_000
    });
}

/// Over the edge: let go where there is nothing, it falls.
#[test]
fn off_the_edge() {
    let plan = Plan::place(Spot::careful(0.0, 162.0, 0));
    check(&settled("T0 0,-60"), &holding("T1"), &plan, |facts| {
        fate(facts, 1) == Fate::Fallen && fate(facts, 0) == Fate::Upright && facts.standing.pieces.len() == 1
    });
}

/// Half over the edge: with its middle on the rim no piece stays, however gently it is set down; a few millimetres further in all do.
#[test]
fn half_over_the_edge() {
    for kind in ["T1", "F1", "S1"] {
        let over = Plan::place(Spot::careful(0.0, 149.5, 0));
        check(&settled(""), &holding(kind), &over, |facts| fate(facts, 1) == Fate::Fallen);
        let inside = Plan::place(Spot::careful(0.0, 145.0, 0));
        check(&settled(""), &holding(kind), &inside, |facts| fate(facts, 1) == Fate::Upright);
    }
}

/// Off balance: a third tank on one side is borne, a fourth takes others down with it.
#[test]
fn one_too_many_on_one_side() {
    let plan = Plan::place(Spot::careful(0.0, 125.0, 0));
    check(&settled("T0 -30,118 T1 30,118"), &holding("T9"), &plan, |facts| {
        facts.with_fate(Fate::Upright).count() == 3
    });
    check(&settled("T0 -30,118 T1 30,118 T2 0,95"), &holding("T9"), &plan, |facts| {
        fate(facts, 9) == Fate::Fallen && facts.with_fate(Fate::Fallen).count() >= 2
    });
}

/// Stacked: the tower is seen, through all its storeys.
#[test]
fn stacked() {
    let plan = Plan::place(Spot::careful(40.0, 20.0, 0));
    check(&settled("S0 40,20 F1 40,20^10"), &holding("T2"), &plan, |facts| {
        fate(facts, 2) == Fate::Upright && facts.beneath(PieceId(2)) == [PieceId(0), PieceId(1)].into()
    });
}

/// A tower may stand on two pieces: a ship across two tanks.
#[test]
fn a_bridge_stands_on_two() {
    let plan = Plan::place(Spot::careful(0.0, 30.0, 0));
    check(&settled("T0 -20,30 T1 20,30"), &holding("S2"), &plan, |facts| {
        fate(facts, 2) == Fate::Upright && facts.beneath(PieceId(2)) == [PieceId(0), PieceId(1)].into()
    });
}

/// Toppled: a ship set on a tank by its end cannot stay there.
#[test]
fn toppled() {
    let plan = Plan::place(Spot::careful(24.0, 0.0, 0));
    check(&settled("T0 0,0"), &holding("S1"), &plan, |facts| {
        fate(facts, 1) != Fate::Upright
            || facts.beneath(PieceId(1)).is_empty()
            || facts.hand.slipped.len() == 1
    });
}

/// Bumped: an empty hand swept low through a tower knocks it about, and is seen to have touched it.
#[test]
fn bumped() {
    let before = settled("T0 0,0 T1 0,0^16 T2 0,0^32");
    let sweep: Vec<HandInput> = (0..150)
        .map(|tick| {
            let y = if tick < 60 { -80_000 } else { -80_000 + (tick - 60) * 3_000 };
            HandInput {
                at_um: [0, y.min(120_000), 36_000],
                yaw_mrad: 0,
                grip: Fingers::Open,
                rim: Fingers::Open,
            }
        })
        .collect();
    for seed in 1..=3 {
        let facts =
            replay(&rig(), &before, HandSetup::empty(), Seed::from(seed), &sweep).expect("it adds up");
        assert!(facts.hand.touched.contains(&PieceId(2)), "{}", told(&facts));
        assert!(facts.piece(PieceId(2)).is_some_and(|top| top.fate != Fate::Upright || top.moved_um > 5_000));
    }
}

/// Spun: it turned while the piece was set down, it was stopped by the same hand, and nothing fell.
#[test]
fn spun() {
    for side in Side::ALL {
        let mut before = settled("S0 60,0 S1 -60,0 F2 60,0^10");
        before.side = side;
        for spin in [1500, -1500] {
            let plan = Plan::place(Spot::careful(0.0, 80.0, 0)).spinning(spin);
            check(&before, &holding("T3"), &plan, |facts| {
                fate(facts, 3) == Fate::Upright
                    && facts.hand.let_go[0].spin_mrad_per_s * spin.signum() > 300
                    && facts.stopped
                    && facts.with_fate(Fate::Fallen).count() == 0
            });
        }
    }
}

/// Spun too fast: at eight radians a second pieces fly.
#[test]
fn spun_too_fast() {
    let before = settled("F0 120,0 F1 -120,0 S2 0,125 S3 0,-125");
    let plan = Plan::place(Spot::careful(0.0, 0.0, 0)).spinning(8000);
    check(&before, &holding("T4"), &plan, |facts| facts.with_fate(Fate::Fallen).count() >= 2);
}

/// Chopsticks hold when moved gently, and slip when the hand is jerked or presses down.
#[test]
fn slipped_from_the_sticks() {
    let setup = holding("T0").with_chopsticks();
    let gentle = Plan::place(Spot::careful(30.0, 60.0, 0));
    check(&settled(""), &setup, &gentle, |facts| {
        facts.hand.slipped.is_empty() && fate(facts, 0) == Fate::Upright
    });
    let slam = Spot { speed_um_per_s: 800_000, ..Spot::careful(30.0, 60.0, 0) };
    check(&settled(""), &setup, &Plan::place(slam), |facts| facts.hand.slipped.len() == 1);
    let jerk: Vec<HandInput> = (0..60)
        .map(|tick| HandInput {
            at_um: [if tick % 20 < 10 { 200_000 } else { -200_000 }, -150_000, 120_000],
            yaw_mrad: 0,
            grip: Fingers::Closed,
            rim: Fingers::Open,
        })
        .collect();
    let facts = replay(&rig(), &settled(""), setup, Seed::from(1), &jerk).expect("it adds up");
    assert_eq!(facts.hand.slipped.len(), 1, "{}", told(&facts));
    let facts = replay(&rig(), &settled(""), holding("T0"), Seed::from(1), &jerk).expect("it adds up");
    assert_eq!((facts.hand.slipped.len(), fate(&facts, 0)), (0, Fate::Held), "fingers hold on");
}

/// Lifted away: in the hand at the end, off the platform, not slid; the others stay.
#[test]
fn lifted_away() {
    let before = settled("S0 0,60 T1 0,60^10 F2 -50,-50");
    let plan = Plan::still(Deed::TakeAway { piece: PieceId(1) });
    check(&before, &HandSetup::empty(), &plan, |facts| {
        let taken = facts.hand.taken[0];
        fate(facts, 1) == Fate::Held
            && taken.piece == PieceId(1)
            && taken.slid_um < 3_000
            && taken.lifted_um > 20_000
            && fate(facts, 0) == Fate::Upright
            && facts.standing.pieces.len() == 2
    });
}

/// Moved: lifted from one zone and set down in another.
#[test]
fn moved() {
    let before = settled("T0 90,20 T1 -90,-20 S2 0,0");
    let plan = Plan::still(Deed::Move { piece: PieceId(0), to: Spot::careful(-38.0, 98.0, 0) });
    check(&before, &HandSetup::empty(), &plan, |facts| {
        fate(facts, 0) == Fate::Upright
            && share(facts, 0, "red-planet") == 1_000_000
            && facts.hand.taken[0].slid_um < 4_000
            && facts.hand.taken[0].lifted_um > 15_000
    });
}

/// Righted: each kind, from its side, stands again where it lay.
#[test]
fn righted() {
    let half_up = [("T0", 9_000), ("F0", 13_000), ("S0", 10_000)];
    for (name, half_um) in half_up {
        let mut before = settled("T1 -60,0");
        let pose = Pose { at_um: [50_000, 10_000, half_um], turn: Turn([707_107, 0, 0, 707_107]) };
        before.put(balance::Placed { piece: named(name), pose });
        let before = balance::settle(&rig(), &before).expect("it adds up").standing;
        assert!(!before.get(PieceId(0)).is_some_and(|placed| placed.is_upright(&rig())), "{name} lies");
        let plan = Plan::still(Deed::Right { piece: PieceId(0) });
        check(&before, &HandSetup::empty(), &plan, |facts| {
            fate(facts, 0) == Fate::Upright && fate(facts, 1) == Fate::Upright
        });
    }
}

/// A totem of two goes down as one, the first below.
#[test]
fn totem() {
    let plan = Plan::place(Spot::careful(-40.0, 60.0, 300));
    for names in ["S1 F2", "F1 T2", "T1 S2", "S1 T2"] {
        check(&settled("T0 40,-60"), &holding(names), &plan, |facts| {
            fate(facts, 1) == Fate::Upright
                && fate(facts, 2) == Fate::Upright
                && facts.beneath(PieceId(2)) == [PieceId(1)].into()
        });
    }
}

/// Dropped from a hand's breadth, a tank does not land as gently as one that is set down.
#[test]
fn dropped() {
    let spot = Spot { drop_um: 60_000, ..Spot::careful(0.0, 90.0, 0) };
    let gentle = carry_out(
        &rig(),
        &settled(""),
        holding("T0"),
        Seed::from(1),
        &Plan::place(Spot::careful(0.0, 90.0, 0)),
    );
    let rough = carry_out(&rig(), &settled(""), holding("T0"), Seed::from(1), &Plan::place(spot));
    let [gentle, rough] = [gentle, rough].map(|facts| facts.expect("it adds up"));
    let off = |facts: &Facts| {
        facts
            .piece(PieceId(0))
            .and_then(|p| p.pose)
            .map_or(u32::MAX, |pose| pose.distance_um(&Pose::upright([0, 90_000, 8_000], 0)))
    };
    assert!(off(&gentle) < 2_500, "{}", off(&gentle));
    assert!(off(&rough) > off(&gentle), "{} against {}", off(&rough), off(&gentle));
}

/// Blind, mirrored and calm hands: the plan is the same, the hand is not.
#[test]
fn hands_differ() {
    let plan = Plan::place(Spot::careful(0.0, 90.0, 0));
    let aimed = Pose::upright([0, 90_000, 8_000], 0);
    let mean_miss = |setup: &HandSetup| {
        let misses = (1..=6).map(|seed| {
            let facts =
                carry_out(&balance::Rig::standard(), &settled(""), setup.clone(), Seed::from(seed), &plan)
                    .expect("it adds up");
            facts.hand.let_go[0].pose.distance_um(&aimed)
        });
        misses.sum::<u32>() / 6
    };
    let plain = mean_miss(&holding("T0"));
    let calm = mean_miss(&HandSetup { calm: true, ..holding("T0") });
    let mirrored = mean_miss(&HandSetup { mirrored: true, ..holding("T0") });
    let blind = mean_miss(&HandSetup { blind: true, ..holding("T0") });
    assert!(calm < plain && plain < mirrored && mirrored < blind, "{calm} {plain} {mirrored} {blind}");
}
