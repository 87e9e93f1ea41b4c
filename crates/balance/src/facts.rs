//! Facts: what an attempt left behind, in whole numbers, for rules to read. Nothing here judges.

use crate::plane::Polygon;
use crate::pose::Pose;
use crate::rig::{Rig, TICK_HZ, ZONES};
use crate::standing::{Piece, PieceId, Placed, Standing};
use crate::supports::{Ground, Support};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The outcome of an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Facts {
    /// What is on the platform now; the next attempt starts from it.
    pub standing: Standing,
    /// Every piece that was on the platform or in the hand, in the order of the ids.
    pub pieces: Vec<PieceFacts>,
    /// What stands on what.
    pub supports: Vec<Support>,
    /// Spin left, in thousandths of a radian a second.
    pub spin_mrad_per_s: i32,
    /// Whether the platform was stopped when the hand left it. What stops by itself later was not stopped by the hand.
    pub stopped: bool,
    /// Whether all came to rest. If not, the bound on time ran out and this is how it was then.
    pub at_rest: bool,
    /// How long it took, in ticks of 1/60 s.
    pub ticks: u32,
    /// What the hand did.
    pub hand: Deeds,
}

/// What became of one piece.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PieceFacts {
    /// Which.
    pub piece: Piece,
    /// How it ended.
    pub fate: Fate,
    /// Where it rests, in the platform's frame; none if it is not on the platform.
    pub pose: Option<Pose>,
    /// How far its centre moved over the platform, in micrometres; 0 for what was not there before or is gone.
    pub moved_um: u32,
    /// By how much it was turned over the platform, in thousandths of a radian; 0 likewise.
    pub turned_mrad: u32,
    /// The share of its footprint in each zone, in millionths.
    pub shares: [u32; ZONES],
}

/// How a piece ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Fate {
    /// On the platform, on its base.
    Upright,
    /// On the platform, on its side, its head or leaning.
    Lying,
    /// Off the platform.
    Fallen,
    /// Still in the hand.
    Held,
}

/// What the hand did.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deeds {
    /// What it let go of, and where.
    pub let_go: Vec<LetGo>,
    /// What slipped out of its grip, and where.
    pub slipped: Vec<LetGo>,
    /// What it took from the platform.
    pub taken: Vec<Taken>,
    /// What it bumped into, with its fingertip or with what it held; what it holds or held itself is not in it.
    pub touched: BTreeSet<PieceId>,
    /// The fastest spin there was, in thousandths of a radian a second.
    pub spin_max_mrad_per_s: i32,
    /// The spin when the hand left, likewise; 0 while it is there.
    pub left_spin_mrad_per_s: i32,
}

/// A piece leaving the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LetGo {
    /// Which.
    pub piece: PieceId,
    /// Its pose at that moment, in the platform's frame.
    pub pose: Pose,
    /// The spin at that moment, in thousandths of a radian a second.
    pub spin_mrad_per_s: i32,
    /// When.
    pub tick: u32,
}

/// A piece taken by the hand. It was slid if it moved over the platform while it touched something; a clean lift
/// and set-down makes one or two millimetres of that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Taken {
    /// Which.
    pub piece: PieceId,
    /// How far it was moved along the face while touching something, in micrometres.
    pub slid_um: u32,
    /// How far up it came, in micrometres.
    pub lifted_um: u32,
}

impl Facts {
    /// One piece's facts.
    pub fn piece(&self, id: PieceId) -> Option<&PieceFacts> {
        self.pieces.iter().find(|facts| facts.piece.id == id)
    }

    /// How one piece ended.
    pub fn fate(&self, id: PieceId) -> Option<Fate> {
        self.piece(id).map(|facts| facts.fate)
    }

    /// The pieces that ended so.
    pub fn with_fate(&self, fate: Fate) -> impl Iterator<Item = PieceId> + '_ {
        self.pieces.iter().filter(move |facts| facts.fate == fate).map(|facts| facts.piece.id)
    }

    /// All the pieces beneath one, however indirectly.
    pub fn beneath(&self, id: PieceId) -> BTreeSet<PieceId> {
        let mut found = BTreeSet::new();
        let mut open = vec![id];
        while let Some(upper) = open.pop() {
            for support in self.supports.iter().filter(|support| support.upper == upper) {
                if let Ground::Piece(lower) = support.on
                    && lower != id
                    && found.insert(lower)
                {
                    open.push(lower);
                }
            }
        }
        found
    }

    /// A piece's footprint on the platform's plane, in millimetres.
    pub fn footprint(&self, rig: &Rig, id: PieceId) -> Option<Polygon> {
        self.standing.get(id).map(|placed| placed.footprint(rig))
    }

    /// Simulated time in seconds.
    pub fn seconds(&self) -> f32 {
        self.ticks as f32 / TICK_HZ as f32
    }
}

/// What did not move keeps its pose to the last digit, so that rounding does not walk a tower away over a game.
pub(crate) fn kept_where_still(before: &Standing, mut after: Standing) -> Standing {
    for placed in &mut after.pieces {
        if let Some(was) = before.get(placed.piece.id).filter(|was| is_still(was, placed)) {
            *placed = *was;
        }
    }
    if after.pieces == before.pieces && after.platform.angle_mrad(before.platform) <= STILL_PLATFORM_MRAD {
        after.platform = before.platform;
    }
    after
}

const STILL_UM: u32 = 20;
const STILL_MRAD: u32 = 1;
const STILL_PLATFORM_MRAD: u32 = 3;

fn is_still(before: &Placed, after: &Placed) -> bool {
    before.pose.distance_um(&after.pose) <= STILL_UM
        && before.pose.turn.angle_mrad(after.pose.turn) <= STILL_MRAD
}
