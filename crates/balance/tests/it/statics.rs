//! Statics against paper.

use crate::{piece, rig, settled, standing};
use balance::{Kind, Side, Standing, World};

/// Where the moments balance: tan(tilt) = m r / (M L - m h), with M L the counterweight's moment about the pivot
/// less the plate's, r how far out the piece stands and h the height of its centre over the pivot.
fn paper_tilt_deg(mass_g: f32, r_mm: f32, height_mm: f32) -> f32 {
    let data = &rig().platform;
    let below = data.counterweight_mass_g * data.counterweight_below_pivot_mm;
    let level = below - data.plate_mass_g * data.thickness_mm / 2.0;
    let h = data.thickness_mm + height_mm / 2.0;
    (mass_g * r_mm / (level - mass_g * h)).atan().to_degrees()
}

/// The tilt under one tank at five radii, on both sides, is within 5 % of the moment balance.
#[test]
fn one_tank_leans_as_on_paper() {
    for side in Side::ALL {
        for r_mm in [30, 55, 80, 100, 115] {
            let mut one = Standing::empty(side);
            one.stand(&rig(), piece(0, Kind::Tank), [0, r_mm * 1000, 0], 0);
            let mut world = World::awake(&rig(), &one);
            assert!(world.settle(8.0), "{side:?} {r_mm} mm comes to rest");
            let [mass, height] = [rig().shape(Kind::Tank).mass_g, rig().shape(Kind::Tank).size_mm[2]];
            let (found, paper) = (world.tilt_deg(), paper_tilt_deg(mass, r_mm as f32, height));
            assert!(
                (found / paper - 1.0).abs() < 0.05,
                "{side:?} {r_mm} mm: {found} against {paper} degrees"
            );
        }
    }
}

/// An empty platform that leans levels itself.
#[test]
fn an_empty_platform_levels_itself() {
    for side in Side::ALL {
        let mut leaning = Standing::empty(side);
        leaning.platform = balance::Turn([103_000, 0, 0, 994_681]); // 11.8 degrees about x
        let mut world = World::awake(&rig(), &leaning);
        assert!(world.tilt_deg() > 11.0);
        assert!(world.settle(8.0));
        assert!(world.tilt_deg() < 0.2, "{side:?} still leans {} degrees", world.tilt_deg());
    }
}

/// Two alike pieces across from each other lean nowhere.
#[test]
fn balance_is_balance() {
    let world = World::awake(&rig(), &settled("T0 90,0 T1 -90,0 S2 0,70 S3 0,-70"));
    assert!(world.tilt_deg() < 0.1);
}

/// The platform never leans past its stop, whatever is heaped on one side; what cannot stay slides off.
#[test]
fn the_stop_holds() {
    let heap = "T0 120,0 T1 120,30 T2 120,-30 T3 95,0 T4 95,30 T5 95,-30 T6 120,0^16 T7 120,30^16 T8 95,0^16";
    let mut world = World::awake(&rig(), &standing(heap));
    let mut most = 0.0_f32;
    for _ in 0..480 {
        world.settle(1.0 / 60.0);
        most = most.max(world.tilt_deg());
    }
    assert!(most > 20.0 && most < rig().platform.tilt_stop_deg + 3.5, "leaned {most} degrees");
    assert!(!world.fallen().is_empty(), "something slid off");
}
