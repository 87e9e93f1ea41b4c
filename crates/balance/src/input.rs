//! What a hand is told to do, tick by tick, and how it is set up. Whole numbers only: a record of these and the
//! seed is all that an attempt is.

use crate::hand::HOME_M;
use crate::rig::HandData;
use crate::standing::Piece;
use serde::{Deserialize, Serialize};

/// Where the hand is wanted in this tick, and what its fingers do. World frame: the origin is the centre of the
/// level platform's face, z is up. The point is the fingertip's lowest; what it holds hangs below that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandInput {
    /// The wanted place, in micrometres. The hand goes there as fast as a hand can.
    pub at_um: [i32; 3],
    /// The wanted heading, in thousandths of a radian, counter-clockwise.
    pub yaw_mrad: i32,
    /// Closing takes what is in reach; opening lets go.
    pub grip: Fingers,
    /// Taking the rim or a tip turns the platform with the hand, or stops it. Works with a full hand too.
    pub rim: Fingers,
}

/// Open or closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fingers {
    /// Not holding.
    Open,
    /// Holding, if there is something to hold.
    Closed,
}

/// What the hand holds pieces with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tool {
    /// A firm grip.
    Fingers,
    /// Loose and weak; slips when jerked or pressed.
    Chopsticks,
}

/// How a hand goes into an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandSetup {
    /// What it holds: nothing, a piece, or a totem of two with the lower one first.
    pub holds: Vec<Piece>,
    /// What it holds it with.
    pub tool: Tool,
    /// No tremor, and a calmer platform.
    pub calm: bool,
    /// Left is right: the inputs' x is mirrored. A plan allows for that, with an unsteadier hand.
    pub mirrored: bool,
    /// A plan is carried out without looking: it misses by some millimetres and does not follow the platform.
    pub blind: bool,
}

impl HandSetup {
    /// Fingers that hold these, with nothing special about them.
    pub fn holding(holds: &[Piece]) -> HandSetup {
        HandSetup { holds: holds.to_vec(), tool: Tool::Fingers, calm: false, mirrored: false, blind: false }
    }

    /// An empty hand.
    pub fn empty() -> HandSetup {
        HandSetup::holding(&[])
    }

    /// The same with chopsticks.
    pub fn with_chopsticks(self) -> HandSetup {
        HandSetup { tool: Tool::Chopsticks, ..self }
    }
}

impl HandInput {
    /// To stay where every attempt begins, with what is held.
    pub fn home() -> HandInput {
        let at_um = HOME_M.to_array().map(|m| libm::roundf(m * 1e6) as i32);
        HandInput { at_um, yaw_mrad: 0, grip: Fingers::Closed, rim: Fingers::Open }
    }

    /// Kept within reach, and mirrored where the hand is.
    pub(crate) fn taken_by(self, setup: &HandSetup, data: &HandData) -> HandInput {
        let um = |mm: f32| (mm * 1000.0) as i32;
        let reach = um(data.reach_mm);
        let [x, y, z] = self.at_um;
        let x = x.clamp(-reach, reach);
        let x = if setup.mirrored { -x } else { x };
        let at_um = [x, y.clamp(-reach, reach), z.clamp(um(data.floor_mm), um(data.ceiling_mm))];
        let yaw = self.yaw_mrad % 6283;
        HandInput { at_um, yaw_mrad: if setup.mirrored { -yaw } else { yaw }, ..self }
    }
}
