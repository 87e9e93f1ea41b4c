//! What stands on the platform between attempts: small, whole numbers only, cheap to clone, hash and keep.

use crate::plane::{Point, Polygon};
use crate::pose::{Pose, Turn};
use crate::rig::Rig;
use rapier3d::math::Vector;
use serde::{Deserialize, Serialize};

/// More pieces than this are never on one platform.
pub const PIECES_MAX: usize = 64;
const FAR_UM: i32 = 400_000;

/// Which piece. The number is the caller's own: the physics only tells pieces apart by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PieceId(pub u8);

/// The three shapes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// The heaviest.
    Tank,
    /// The lightest.
    Fighter,
    /// The widest.
    Ship,
}

impl Kind {
    /// All kinds, in the order of the data file.
    pub const ALL: [Kind; 3] = [Kind::Tank, Kind::Fighter, Kind::Ship];
}

/// Which side of the platform is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// Eight regions of space.
    Universe,
    /// A hull, with a red tip on either side.
    Mothership,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Universe, Side::Mothership];
}

/// A piece and its shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Piece {
    /// Its id.
    pub id: PieceId,
    /// Its shape.
    pub kind: Kind,
}

/// A piece at rest, in the platform's own frame: z is up from its face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Placed {
    /// Which piece.
    pub piece: Piece,
    /// Where it rests.
    pub pose: Pose,
}

/// A platform at rest.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// Which side is up.
    pub side: Side,
    /// How the platform lies on its point: tilt and yaw.
    pub platform: Turn,
    /// The pieces on it, in the order of their ids.
    pub pieces: Vec<Placed>,
}

/// Why a standing that came from outside cannot be built.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadStanding {
    /// More than [`PIECES_MAX`].
    #[error("{0} pieces are more than a platform holds")]
    TooMany(usize),
    /// An id twice.
    #[error("piece {} is on the platform twice, or held while it stands there", .0.0)]
    Twice(PieceId),
    /// Coordinates out of all bounds.
    #[error("piece {} is nowhere near the platform", .0.0)]
    Far(PieceId),
    /// A rotation that is none.
    #[error("the rotation of piece {} is not a unit quaternion", .0.0)]
    NoRotation(PieceId),
    /// The platform's rotation is none, or past the stop.
    #[error("the platform's rotation is not one it can have")]
    Platform,
}

impl Standing {
    /// A level platform with nothing on it.
    pub fn empty(side: Side) -> Standing {
        Standing { side, platform: Turn::NONE, pieces: Vec::new() }
    }

    /// The piece with this id.
    pub fn get(&self, id: PieceId) -> Option<&Placed> {
        self.pieces.iter().find(|placed| placed.piece.id == id)
    }

    /// Puts a piece upright with its base at this height over the platform's face; for positions made by hand.
    pub fn stand(&mut self, rig: &Rig, piece: Piece, base_um: [i32; 3], yaw_mrad: i32) {
        let half_um = (rig.shape(piece.kind).size_mm[2] * 500.0) as i32;
        let [x, y, base] = base_um;
        self.put(Placed { piece, pose: Pose::upright([x, y, base + half_um], yaw_mrad) });
    }

    /// Puts a piece as it is, in the order of the ids.
    pub fn put(&mut self, placed: Placed) {
        let at = self.pieces.partition_point(|other| other.piece.id < placed.piece.id);
        self.pieces.insert(at, placed);
    }

    /// Takes a piece off, as if it had never been there. The rest will have to settle.
    pub fn remove(&mut self, id: PieceId) -> Option<Placed> {
        let at = self.pieces.iter().position(|placed| placed.piece.id == id)?;
        Some(self.pieces.remove(at))
    }

    /// Whether this can be built at all. What comes out of an attempt always can.
    pub fn check(&self, rig: &Rig) -> Result<(), BadStanding> {
        if self.pieces.len() > PIECES_MAX {
            return Err(BadStanding::TooMany(self.pieces.len()));
        }
        if !self.platform.is_unit() || self.tilt_deg() > rig.platform.tilt_stop_deg + 5.0 {
            return Err(BadStanding::Platform);
        }
        for (i, placed) in self.pieces.iter().enumerate() {
            let id = placed.piece.id;
            if self.pieces[..i].iter().any(|other| other.piece.id == id) {
                return Err(BadStanding::Twice(id));
            }
            if placed.pose.at_um.iter().any(|c| !(-FAR_UM..=FAR_UM).contains(c)) {
                return Err(BadStanding::Far(id));
            }
            if !placed.pose.turn.is_unit() {
                return Err(BadStanding::NoRotation(id));
            }
        }
        Ok(())
    }

    /// How far the platform leans, in degrees.
    pub fn tilt_deg(&self) -> f32 {
        let up = self.platform.rotation() * Vector::Z;
        libm::acosf(up.z.clamp(-1.0, 1.0)).to_degrees()
    }
}

impl Placed {
    /// The eight corners, in millimetres in the platform's frame.
    pub(crate) fn corners_mm(&self, rig: &Rig) -> [[f64; 3]; 8] {
        let [hx, hy, hz] = rig.shape(self.piece.kind).half_m();
        let pose = self.pose.exact();
        std::array::from_fn(|i| {
            let sign = |bit: usize| if i >> bit & 1 == 0 { -1.0 } else { 1.0 };
            let corner = pose.transform_point(Vector::new(hx * sign(0), hy * sign(1), hz * sign(2)));
            corner.to_array().map(|c| f64::from(c) * 1000.0)
        })
    }

    /// The piece's shadow on the platform's face.
    pub fn footprint(&self, rig: &Rig) -> Polygon {
        let shadow: Vec<Point> = self.corners_mm(rig).iter().map(|&[x, y, _]| [x, y]).collect();
        Polygon::hull(&shadow)
    }

    /// How high its highest point is over the platform's face, in micrometres.
    pub fn top_um(&self, rig: &Rig) -> i32 {
        let top = self.corners_mm(rig).iter().map(|corner| corner[2]).fold(f64::MIN, f64::max);
        libm::round(top * 1000.0) as i32
    }

    /// Whether it stands on its base.
    pub fn is_upright(&self, rig: &Rig) -> bool {
        let up = self.pose.turn.rotation() * Vector::Z;
        up.z >= libm::cosf(rig.judging.upright_within_deg.to_radians())
    }

    /// The share of its footprint in each zone, in millionths, in the order of the zones.
    pub fn zone_shares(&self, rig: &Rig, side: Side) -> [u32; crate::rig::ZONES] {
        let footprint = self.footprint(rig);
        let whole = footprint.area_mm2();
        let zones = &rig.side(side).zones;
        std::array::from_fn(|i| {
            let share = zones[i].polygon.common_area_mm2(&footprint) / whole;
            libm::round(share * 1e6) as u32
        })
    }
}
