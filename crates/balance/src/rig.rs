//! The rig: platform, pieces and hand as data. `data/platform.toml` is the default; another file of the same
//! form can take its place. Reading and checking it is in [`crate::rig_file`].

use crate::measures::measures;
use crate::plane::{Outline, Polygon};
use crate::rig_file::{self, RigError};
use crate::standing::{Kind, Side};
use std::sync::{Arc, OnceLock};

/// Ticks of the hand in a second; each tick is a whole number of physics steps.
pub const TICK_HZ: u32 = 60;

/// Zones on each side.
pub const ZONES: usize = 8;

/// Everything that can be tuned: the engine's settings, the platform, the hand, the pieces and both sides.
#[derive(Debug, Clone, PartialEq)]
pub struct Rig {
    /// How the engine steps and when things count as at rest.
    pub physics: Physics,
    /// The plate, its counterweight and its damping.
    pub platform: Platform,
    /// Thresholds for the facts.
    pub judging: Judging,
    /// The hand: reach, speed, tremor, and its two tools.
    pub hand: HandData,
    pub(crate) shapes: [PieceShape; 3],
    pub(crate) sides: [SideData; 2],
}

impl Rig {
    /// The rig that comes with the program.
    pub fn standard() -> Arc<Rig> {
        static STANDARD: OnceLock<Arc<Rig>> = OnceLock::new();
        let load =
            || Arc::new(Rig::from_toml(STANDARD_TOML).expect("the embedded rig is tested to be valid"));
        STANDARD.get_or_init(load).clone()
    }

    /// Reads a rig from a file's text, or says which line is wrong and why.
    pub fn from_toml(text: &str) -> Result<Rig, RigError> {
        rig_file::read(text)
    }

    /// Size and mass of a kind of piece.
    pub fn shape(&self, kind: Kind) -> &PieceShape {
        &self.shapes[kind as usize]
    }

    /// Outline, zones and tips of a side.
    pub fn side(&self, side: Side) -> &SideData {
        &self.sides[side as usize]
    }
}

/// The text of the default data file, a start for one's own.
pub const STANDARD_TOML: &str = include_str!("../data/platform.toml");

measures! {
    /// How the engine steps. `platform.toml` says what each number is for.
    Physics {
        gravity_m_per_s2: f32 = 0.5..=30.0, "what is let go must fall, and not through the plate in one step";
        steps_per_tick: u32 = 1..=8, "every attempt takes that many times its ticks";
        solver_iterations: u32 = 1..=8, "every step takes that many times its contacts";
        spinning_above_rad_per_s: f32 = 0.01..=100.0, "a platform at rest is not quite still";
        spinning_steps_per_tick: u32 = 1..=16, "every attempt that spins takes that many times its ticks";
        spinning_solver_iterations: u32 = 1..=8, "every step takes that many times its contacts";
        length_unit_m: f32 = 0.005..=0.1, "the engine's tolerances are shares of it, and pieces are that small";
        contact_hz: f32 = 10.0..=1000.0, "softer contacts sink in, harder ones explode";
        contact_damping_ratio: f32 = 0.1..=100.0, "less bounces for ever, more never lets go";
        fixed_contact_hz: f32 = 10.0..=2000.0, "softer contacts sink in, harder ones explode";
        prediction_share: f32 = 0.001..=1.0, "contacts are foreseen by that share of a piece";
        speed_max_m_per_s: f32 = 0.2..=10.0, "slower is no fall, faster passes through the plate";
        rest_below_m_per_s: f32 = 0.0001..=0.1, "below the engine's own noise nothing would ever rest";
        rest_after_s: f32 = 0.05..=5.0, "every attempt waits that long at its end";
        settle_s_max: f32 = 0.5..=20.0, "every attempt may take that long";
    }
}

measures! {
    /// The plate and what hangs under it.
    Platform {
        thickness_mm: f32 = 1.0..=30.0, "pieces fall through a thinner plate, and a thicker one hides its point";
        plate_mass_g: f32 = 20.0..=2000.0, "a hand must be able to move it, and a piece not to throw it";
        counterweight_mass_g: f32 = 1.0..=5000.0, "a piece must be able to tilt the platform";
        counterweight_below_pivot_mm: f32 = 1.0..=300.0, "a piece must be able to tilt the platform";
        tilt_stop_deg: f32 = 5.0..=60.0, "flatter does not balance, steeper tips over";
        friction: f32 = 0.05..=2.0, "on less nothing stays, and more than rubber there is not";
        tilt_damping_per_s: f32 = 0.1..=100.0, "less sways for ever, more does not tilt";
        yaw_damping_per_s: f32 = 0.001..=10.0, "less turns for ever, more cannot be spun";
        yaw_friction_rad_per_s2: f32 = 0.0..=20.0, "more cannot be spun";
        calm_damping_factor: f32 = 1.0..=20.0, "a steadied platform is calmer than another, and still tilts";
        fallen_below_mm: f32 = 20.0..=500.0, "a tilted platform reaches down, and a fall has to end";
    }
}

measures! {
    /// Thresholds that turn poses into facts.
    Judging {
        upright_within_deg: f32 = 1.0..=60.0, "nothing stands straighter, and what leans further lies";
        stopped_below_rad_per_s: f32 = 0.01..=2.0, "nothing is stiller, and faster is a spin";
    }
}

// The highest floor is below the lowest ceiling: the two cannot cross.
measures! {
    /// The hand.
    HandData {
        reach_mm: f32 = 100.0..=600.0, "the hand must get to the rim, and stays near the table";
        ceiling_mm: f32 = 60.0..=600.0, "the hand must get over a stack, and stays near the table";
        floor_mm: f32 = -200.0..=20.0, "the fingertip must get down to a piece";
        speed_max_m_per_s: f32 = 0.05..=5.0, "a slower hand does not arrive, a faster one is no hand";
        acceleration_max_m_per_s2: f32 = 0.5..=100.0, "a slower hand does not arrive, a faster one is no hand";
        eagerness_per_s: f32 = 1.0..=60.0, "beyond one over a tick the hand swings past where it is wanted";
        turn_max_rad_per_s: f32 = 0.2..=50.0, "a slower hand does not turn, a faster one is no hand";
        fingertip_radius_mm: f32 = 1.0..=20.0, "it is the tip of a finger";
        fingertip_mass_g: f32 = 1.0..=200.0, "it is the tip of a finger";
        fingertip_friction: f32 = 0.01..=2.0, "more than rubber there is not";
        gap_mm: f32 = 0.1..=20.0, "what is held hangs under the finger, not in it";
        pinch_reach_mm: f32 = 0.5..=40.0, "fingers take what is near them";
        rim_reach_mm: f32 = 5.0..=100.0, "fingers take what is near them";
        rim_force_max_n: f32 = 0.05..=5.0, "less does not turn the platform, more throws everything off";
        rim_stiffness_n_per_m: f32 = 1.0..=1000.0, "less does not turn the platform, more shakes it";
        rim_damping_n_s_per_m: f32 = 0.1..=20.0, "less swings, more shakes the platform";
        rim_lost_mm: f32 = 5.0..=200.0, "fingers keep what is near them";
        tremor_mm: f32 = 0.0..=10.0, "a hand that shakes more hits everything";
        tremor_mm_per_kg: f32 = 0.0..=200.0, "a hand that shakes more hits everything";
        tremor_hz: f32 = 0.5..=15.0, "faster than a quarter of the ticks is no movement any more";
        wander_mm: f32 = 0.0..=20.0, "a hand that wanders further hits everything";
        wander_mm_per_m_up: f32 = 0.0..=400.0, "a hand that wanders further hits everything";
        wander_s: f32 = 0.0..=0.2, "a hand in a hurry is unsure, not lost";
        wander_hz: f32 = 0.05..=3.0, "slower is no movement, and faster is the tremor";
        aim_mm: f32 = 0.0..=20.0, "who aims worse than that is not looking";
        aim_mm_per_m: f32 = 0.0..=100.0, "who aims worse than that is not looking";
        aim_mm_per_m_up: f32 = 0.0..=1000.0, "who aims worse than that is not looking";
        aim_s: f32 = 0.0..=0.5, "a hand in a hurry is unsure, not lost";
        eye_lag_s: f32 = 0.0..=1.0, "eyes and hands are no slower";
        eye_misjudges: f32 = 0.0..=1.0, "more than the whole spin is not misjudged";
        mirrored_factor: f32 = 1.0..=10.0, "a mirrored hand is no steadier, and not hopeless";
        blind_miss_mm: f32 = 0.0..=60.0, "further off is off the platform";
        blind_drift_mm_per_s: f32 = 0.0..=20.0, "further off is off the platform";
        blind_wander_factor: f32 = 1.0..=10.0, "a blind hand is no steadier, and not hopeless";
        totem_slip_mm: f32 = 2.0..=60.0, "less drops every totem, and more is no totem";
    }
    fingers: Grip,
    chopsticks: Grip,
}

measures! {
    /// How firmly a tool holds.
    Grip {
        spring_hz: f32 = 1.0..=30.0, "softer does not lift, harder shakes";
        force_max_n: f32 = 0.05..=20.0, "less does not lift a piece, more throws the platform";
        torque_max_n_mm: f32 = 0.05..=200.0, "less does not turn a piece, more throws the platform";
        slip_lag_mm: f32 = 0.5..=100.0, "less drops everything, more never slips";
        shake_factor: f32 = 0.0..=10.0, "a tool that shakes more hits everything";
        wobble_deg: f32 = 0.0..=45.0, "what is held askew further is not held";
        release_mm_per_s: f32 = 0.0..=500.0, "faster is a throw";
        release_rad_per_s: f32 = 0.0..=40.0, "faster is a throw";
    }
}

measures! {
    /// A kind of piece: a block, so that it stacks, with its mass spread evenly.
    PieceShape {
        size_mm: [f32; 3] = 2.0..=150.0, "the engine loses smaller edges, and larger ones cover the platform";
        mass_g: f32 = 0.5..=500.0, "the platform must feel it and bear it";
        friction: f32 = 0.05..=2.0, "with less nothing stays, and more than rubber there is not";
    }
}

impl PieceShape {
    /// Half of each edge, in metres.
    pub(crate) fn half_m(&self) -> [f32; 3] {
        self.size_mm.map(|edge| edge * 0.0005)
    }
}

/// One side of the platform.
#[derive(Debug, Clone, PartialEq)]
pub struct SideData {
    /// The rim: the plate's, which both sides share.
    pub outline: Outline,
    /// Eight zones that cover the side and do not overlap, in the order of the zone die.
    pub zones: Vec<Zone>,
    /// Where spinning is recommended, if anywhere; any part of the rim will do.
    pub tips: Vec<Polygon>,
}

/// A named part of a side.
#[derive(Debug, Clone, PartialEq)]
pub struct Zone {
    /// A name for translations to key on, like `black-hole`.
    pub name: String,
    /// Its area.
    pub polygon: Polygon,
}
