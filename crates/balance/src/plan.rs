//! A plan: what a hand means to do, in a few whole numbers. For bots, for play by list, and for people who cannot
//! aim in real time. [`crate::PlannedHand`] turns it into inputs.

use crate::attempt::{Attempt, BadAttempt};
use crate::facts::Facts;
use crate::input::HandSetup;
use crate::planned_hand::PlannedHand;
use crate::rig::Rig;
use crate::standing::{PieceId, Standing};
use crate::tremor::Seed;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What to do, and whether the platform spins meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// What to do.
    pub deed: Deed,
    /// Not 0: spin the platform first (counter-clockwise if above 0), do it while it turns, then stop it.
    pub spin_mrad_per_s: i32,
}

/// What a planned hand can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Place what is held. On top of something if something is there.
    Place(Spot),
    /// Lift a piece off the platform and place it elsewhere.
    Move {
        /// Which.
        piece: PieceId,
        /// Where to.
        to: Spot,
    },
    /// Lift a piece off the platform and keep it in the hand.
    TakeAway {
        /// Which.
        piece: PieceId,
    },
    /// Lift a piece that lies, turn it upright and set it down where it was.
    Right {
        /// Which.
        piece: PieceId,
    },
}

/// Where and how to set something down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The wanted centre on the platform's face, in its own frame, in micrometres.
    pub at_um: [i32; 2],
    /// The wanted heading in the platform's frame, in thousandths of a radian.
    pub yaw_mrad: i32,
    /// Let go so far above what is beneath, in micrometres; 0: set it down and ease off.
    pub drop_um: u32,
    /// How fast the last stretch goes down, in micrometres a second: slow is gentle.
    pub speed_um_per_s: u32,
}

impl Spot {
    /// A spot in millimetres, to be set down on with care.
    pub fn careful(x_mm: f32, y_mm: f32, yaw_mrad: i32) -> Spot {
        let um = |mm: f32| libm::roundf(mm * 1000.0) as i32;
        Spot { at_um: [um(x_mm), um(y_mm)], yaw_mrad, drop_um: 0, speed_um_per_s: 25_000 }
    }
}

impl Plan {
    /// On a platform that does not spin.
    pub fn still(deed: Deed) -> Plan {
        Plan { deed, spin_mrad_per_s: 0 }
    }

    /// Placing with care.
    pub fn place(spot: Spot) -> Plan {
        Plan::still(Deed::Place(spot))
    }

    /// While the platform spins.
    pub fn spinning(self, spin_mrad_per_s: i32) -> Plan {
        Plan { spin_mrad_per_s, ..self }
    }
}

impl Attempt {
    /// Follows a plan to its end at full speed.
    pub fn follow(&mut self, plan: &Plan) -> Facts {
        let mut hand = PlannedHand::new(self, plan);
        while let Some(input) = hand.next(self) {
            self.tick(input);
        }
        self.finish()
    }
}

/// A planned attempt from start to rest.
pub fn carry_out(
    rig: &Arc<Rig>,
    before: &Standing,
    setup: HandSetup,
    seed: Seed,
    plan: &Plan,
) -> Result<Facts, BadAttempt> {
    Ok(Attempt::new(rig, before, setup, seed)?.follow(plan))
}
