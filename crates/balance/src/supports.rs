//! Contacts read back: what touches what, and what stands on what.

use crate::hand::Hand;
use crate::standing::PieceId;
use crate::world::World;
use rapier3d::math::Vector;
use rapier3d::prelude::{ColliderHandle, ContactPair};
use serde::{Deserialize, Serialize};

/// Contacts further apart than this are only expected, not there yet.
const TOUCH_M: f32 = 0.0002;
/// A contact bears weight when its normal is this much along the platform's axis.
const BEARING: f32 = 0.35;

/// Something stands on something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Support {
    /// What stands.
    pub upper: PieceId,
    /// What it stands on.
    pub on: Ground,
}

/// What a piece can stand on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Ground {
    /// The platform's face.
    Platform,
    /// Another piece.
    Piece(PieceId),
}

impl World {
    /// What stands on what, sorted. A piece can stand on several others at once.
    pub fn supports(&self) -> Vec<Support> {
        let up = self.platform_pose().rotation * Vector::Z;
        let mut supports: Vec<Support> =
            self.state.physics.contact_pairs().filter_map(|pair| self.support(pair, up)).collect();
        supports.sort();
        supports.dedup();
        supports
    }

    fn support(&self, pair: &ContactPair, up: Vector) -> Option<Support> {
        let (first, second) = (self.ground(pair.collider1)?, self.ground(pair.collider2)?);
        // The normal points from the first to the second.
        let rise = bearing(pair, up)?;
        let (upper, on) = if rise > 0.0 { (second, first) } else { (first, second) };
        match upper {
            Ground::Piece(upper) => Some(Support { upper, on }),
            Ground::Platform => None,
        }
    }

    fn ground(&self, collider: ColliderHandle) -> Option<Ground> {
        let parent = self.state.physics.colliders.get(collider)?.parent()?;
        if parent == self.state.platform {
            return Some(Ground::Platform);
        }
        let body = self.state.pieces.iter().find(|body| body.handle == parent)?;
        Some(Ground::Piece(body.piece.id))
    }

    /// The pieces (as indices) that a collider touches.
    pub(crate) fn touched_by(&self, collider: ColliderHandle) -> Vec<usize> {
        let touching = self.state.physics.contact_pairs_with(collider).filter(|pair| touches(pair));
        let index = |pair| self.state.pieces.iter().position(|body| body.collider == other(pair, collider));
        touching.filter_map(index).collect()
    }

    /// Whether a held piece touches anything but what is held with it.
    pub(crate) fn touches_down(&self, index: usize, hand: &Hand) -> bool {
        let collider = self.state.pieces[index].collider;
        let beside = |pair: &ContactPair| {
            let other = other(pair, collider);
            hand.held.iter().any(|held| self.state.pieces[held.index].collider == other)
        };
        self.state.physics.contact_pairs_with(collider).any(|pair| touches(pair) && !beside(pair))
    }
}

fn other(pair: &ContactPair, collider: ColliderHandle) -> ColliderHandle {
    if pair.collider1 == collider { pair.collider2 } else { pair.collider1 }
}

fn touches(pair: &ContactPair) -> bool {
    pair.manifolds().iter().any(|manifold| manifold.points.iter().any(|point| point.dist < TOUCH_M))
}

/// How much of the contact's normal is along the platform's axis, if it bears weight.
fn bearing(pair: &ContactPair, up: Vector) -> Option<f32> {
    let close = pair.manifolds().iter().filter(|m| m.points.iter().any(|point| point.dist < TOUCH_M));
    let rises = close.map(|manifold| manifold.data.normal.dot(up));
    rises.filter(|rise| rise.abs() >= BEARING).max_by(|a, b| a.abs().total_cmp(&b.abs()))
}
