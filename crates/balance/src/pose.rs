//! Poses as whole numbers, so that a position can be kept, compared, hashed and sent without a float in sight.

use rapier3d::math::{Pose as RapierPose, Rotation, Vector};
use serde::{Deserialize, Serialize};

const UM_PER_M: f32 = 1e6;
const MILLIONTHS: f32 = 1e6;

/// Where something is and how it is turned: its centre in micrometres and a unit quaternion in millionths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pose {
    /// The centre: x, y along the platform's face, z up from it, in micrometres.
    pub at_um: [i32; 3],
    /// The rotation.
    pub turn: Turn,
}

/// A rotation: a quaternion x, y, z, w in millionths, with w never negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Turn(pub [i32; 4]);

impl Turn {
    /// Not turned.
    pub const NONE: Turn = Turn([0, 0, 0, 1_000_000]);

    /// Turned about the upright axis, counter-clockwise seen from above.
    pub fn yaw(yaw_mrad: i32) -> Turn {
        let half = yaw_mrad as f32 * 0.0005;
        Turn::quantised(Rotation::from_xyzw(0.0, 0.0, libm::sinf(half), libm::cosf(half)))
    }

    pub(crate) fn quantised(rotation: Rotation) -> Turn {
        let sign = if rotation.w < 0.0 { -1.0 } else { 1.0 };
        let parts = [rotation.x, rotation.y, rotation.z, rotation.w];
        Turn(parts.map(|part| libm::roundf(part * sign * MILLIONTHS) as i32))
    }

    pub(crate) fn rotation(self) -> Rotation {
        let [x, y, z, w] = self.0.map(|part| part as f32 / MILLIONTHS);
        Rotation::from_xyzw(x, y, z, w).normalize()
    }

    /// The angle about the upright axis, in thousandths of a radian.
    pub fn yaw_mrad(self) -> i32 {
        libm::roundf(yaw_rad(self.rotation()) * 1000.0) as i32
    }

    /// The angle between two rotations, in thousandths of a radian.
    pub fn angle_mrad(self, other: Turn) -> u32 {
        let between = self.rotation().inverse() * other.rotation();
        let sine = between.xyz().length();
        libm::roundf(2.0 * libm::atan2f(sine, between.w.abs()) * 1000.0) as u32
    }

    /// Whether the four numbers are a unit quaternion, more or less.
    pub fn is_unit(self) -> bool {
        let squares: i64 = self.0.iter().map(|&part| i64::from(part) * i64::from(part)).sum();
        (980_000_000_000..=1_020_000_000_000).contains(&squares)
    }
}

impl Pose {
    /// A piece that stands with its centre here, turned by this yaw.
    pub fn upright(at_um: [i32; 3], yaw_mrad: i32) -> Pose {
        Pose { at_um, turn: Turn::yaw(yaw_mrad) }
    }

    pub(crate) fn quantised(pose: &RapierPose) -> Pose {
        let at_um = pose.translation.to_array().map(|c| libm::roundf(c * UM_PER_M) as i32);
        Pose { at_um, turn: Turn::quantised(pose.rotation) }
    }

    pub(crate) fn exact(&self) -> RapierPose {
        let [x, y, z] = self.at_um.map(|c| c as f32 / UM_PER_M);
        RapierPose::from_parts(Vector::new(x, y, z), self.turn.rotation())
    }

    /// How far two centres are apart, in micrometres.
    pub fn distance_um(&self, other: &Pose) -> u32 {
        let squared: i64 =
            (0..3).map(|i| i64::from(self.at_um[i]) - i64::from(other.at_um[i])).map(|d| d * d).sum();
        libm::sqrt(squared as f64) as u32
    }
}

/// The angle of a rotation about the z axis.
pub(crate) fn yaw_rad(rotation: Rotation) -> f32 {
    let Rotation { x, y, z, w, .. } = rotation;
    libm::atan2f(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
}

/// An angle brought into -π to π.
pub(crate) fn wrapped_rad(angle: f32) -> f32 {
    use std::f32::consts::{PI, TAU};
    let turned = libm::fmodf(angle + PI, TAU);
    if turned < 0.0 { turned + PI } else { turned - PI }
}

/// A rotation about the z axis.
pub(crate) fn about_z(yaw: f32) -> Rotation {
    Rotation::from_xyzw(0.0, 0.0, libm::sinf(yaw / 2.0), libm::cosf(yaw / 2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Quantising a pose that came from whole numbers gives nearly those numbers back.
    #[test]
    fn poses_survive_the_round_trip() {
        let pose = Pose { at_um: [-120_345, 87_001, 8_000], turn: Turn::yaw(1234) };
        let back = Pose::quantised(&pose.exact());
        assert_eq!(back.at_um, pose.at_um);
        assert!(back.turn.0.iter().zip(pose.turn.0).all(|(a, b)| (a - b).abs() <= 1));
        assert_eq!(back.turn.yaw_mrad(), 1234);
    }

    /// Angles wrap into a single turn, whichever way they come.
    #[test]
    fn angles_wrap() {
        for (angle, wrapped) in
            [(0.0, 0.0), (3.5, 3.5 - 6.283_185_5), (-3.5, 6.283_185_5 - 3.5), (12.6, 0.033_63)]
        {
            assert!((wrapped_rad(angle) - wrapped).abs() < 1e-3, "{angle}");
        }
    }
}
