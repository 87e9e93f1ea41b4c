//! The rig: platform, pieces and hand as data. `data/platform.toml` is the default; another file of the same
//! form can take its place. Reading and checking it is in [`crate::rig_file`].

use crate::plane::{Outline, Polygon};
use crate::rig_file::{self, RigError};
use crate::standing::{Kind, Side};
use serde::Deserialize;
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

/// How the engine steps.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // The names carry the units; platform.toml says what each is for.
pub struct Physics {
    #[serde(deserialize_with = "rig_file::positive")]
    pub gravity_m_per_s2: f32,
    #[serde(deserialize_with = "rig_file::count")]
    pub steps_per_tick: u32,
    #[serde(deserialize_with = "rig_file::count")]
    pub solver_iterations: u32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub spinning_above_rad_per_s: f32,
    #[serde(deserialize_with = "rig_file::count")]
    pub spinning_steps_per_tick: u32,
    #[serde(deserialize_with = "rig_file::count")]
    pub spinning_solver_iterations: u32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub length_unit_m: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub contact_hz: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub contact_damping_ratio: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub fixed_contact_hz: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub prediction_share: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub speed_max_m_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rest_below_m_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rest_after_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub settle_s_max: f32,
}

/// The plate and what hangs under it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Platform {
    #[serde(deserialize_with = "rig_file::positive")]
    pub thickness_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub plate_mass_g: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub counterweight_mass_g: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub counterweight_below_pivot_mm: f32,
    #[serde(deserialize_with = "rig_file::acute_deg")]
    pub tilt_stop_deg: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub friction: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub tilt_damping_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub yaw_damping_per_s: f32,
    #[serde(deserialize_with = "rig_file::not_negative")]
    pub yaw_friction_rad_per_s2: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub calm_damping_factor: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub fallen_below_mm: f32,
}

/// Thresholds that turn poses into facts.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Judging {
    #[serde(deserialize_with = "rig_file::acute_deg")]
    pub upright_within_deg: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub stopped_below_rad_per_s: f32,
}

/// The hand and its tools.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct HandData {
    #[serde(deserialize_with = "rig_file::positive")]
    pub reach_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub ceiling_mm: f32,
    #[serde(deserialize_with = "rig_file::finite")]
    pub floor_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub speed_max_m_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub acceleration_max_m_per_s2: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub eagerness_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub turn_max_rad_per_s: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub fingertip_radius_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub fingertip_mass_g: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub fingertip_friction: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub gap_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub pinch_reach_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rim_reach_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rim_force_max_n: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rim_stiffness_n_per_m: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rim_damping_n_s_per_m: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub rim_lost_mm: f32,
    #[serde(deserialize_with = "rig_file::not_negative")]
    pub tremor_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub tremor_hz: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub mirrored_tremor_factor: f32,
    #[serde(deserialize_with = "rig_file::not_negative")]
    pub blind_miss_mm: f32,
    pub fingers: Grip,
    pub chopsticks: Grip,
}

/// How firmly a tool holds.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Grip {
    #[serde(deserialize_with = "rig_file::positive")]
    pub spring_hz: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub force_max_n: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub torque_max_n_mm: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub slip_lag_mm: f32,
}

/// A kind of piece: a block, so that it stacks, with its mass spread evenly.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PieceShape {
    #[serde(deserialize_with = "rig_file::size")]
    pub size_mm: [f32; 3],
    #[serde(deserialize_with = "rig_file::positive")]
    pub mass_g: f32,
    #[serde(deserialize_with = "rig_file::positive")]
    pub friction: f32,
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
    /// The rim.
    pub outline: Outline,
    /// Eight zones that cover the side and do not overlap, in the order of the zone die.
    pub zones: Vec<Zone>,
    /// Where the hand may take the platform to spin it; empty: anywhere on the rim.
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
