//! How far a hand is from where it means to be: a fast tremor, a slow wander and a wobble of what it holds. All of it
//! follows from the attempt's seed and from what the hand does: the tool, the load, the haste, the height.

use crate::input::HandSetup;
use crate::rig::{Grip, HandData};
use crate::tremor::{Noise, Seed, Tremor};
use rapier3d::math::Vector;
use serde::{Deserialize, Serialize};

/// Streams of an attempt's seed. A planned hand's aim has the first.
pub(crate) const AIM: u64 = 1;
const TREMOR: u64 = 0;
const WANDER: u64 = 2;
const WOBBLE: u64 = 3;
const RELEASE: u64 = 4;

/// A hand feels how hard it presses: up and down it wanders by this share of what it does sideways.
const UP_SHARE: f32 = 0.3;

/// The unsteadiness of one hand in one attempt.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Unsteady {
    tremor: Tremor,
    wander: Tremor,
    wobble: Tremor,
    release: Noise,
    /// How much of it all this hand has.
    tremor_factor: f32,
    wander_factor: f32,
}

/// What the hand does at a moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Strain {
    pub(crate) speed_m_per_s: f32,
    /// How high over the platform's face the lowest of it is.
    pub(crate) height_m: f32,
    pub(crate) load_kg: f32,
}

impl Unsteady {
    pub(crate) fn new(seed: Seed, setup: &HandSetup, data: &HandData) -> Unsteady {
        let calm = if setup.calm { 0.0 } else { 1.0 };
        let mirrored = if setup.mirrored { data.mirrored_factor } else { 1.0 };
        let blind = if setup.blind { data.blind_wander_factor } else { 1.0 };
        Unsteady {
            tremor: Tremor::new(seed, TREMOR, 0.001, data.tremor_hz),
            wander: Tremor::new(seed, WANDER, 0.001, data.wander_hz),
            wobble: Tremor::new(seed, WOBBLE, 1.0, data.wander_hz),
            release: Noise::new(seed, RELEASE),
            tremor_factor: calm * mirrored,
            wander_factor: calm * mirrored * blind,
        }
    }

    /// The shake and the wobble a tick later, in metres and radians.
    pub(crate) fn next(&mut self, data: &HandData, grip: &Grip, strain: Strain) -> (Vector, Vector) {
        let tremor_mm = data.tremor_mm + data.tremor_mm_per_kg * strain.load_kg;
        let wander_mm = data.wander_mm
            + data.wander_mm_per_m_up * strain.height_m.max(0.0)
            + data.wander_s * strain.speed_m_per_s * 1000.0;
        let tremor = self.tremor.next() * (tremor_mm * self.tremor_factor * grip.shake_factor);
        let wander = self.wander.next() * (wander_mm * self.wander_factor * grip.shake_factor);
        let wander = Vector::new(wander.x, wander.y, wander.z * UP_SHARE);
        let wobble = self.wobble.next() * (grip.wobble_deg.to_radians() * self.tremor_factor);
        (tremor + wander, wobble)
    }

    /// Fingers never open all at once: the push and the twist that a piece gets when it is let go of, in metres and
    /// radians a second.
    pub(crate) fn release(&mut self, grip: &Grip) -> (Vector, Vector) {
        let (push, twist) = (self.release.draw(), self.release.draw());
        let push = Vector::new(push.x, push.y, 0.0) * (grip.release_mm_per_s / 1000.0);
        (push * self.tremor_factor, twist * (grip.release_rad_per_s * self.tremor_factor))
    }
}
