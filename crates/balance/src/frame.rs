//! Frames to show: the platform, the hand and the pieces at one tick, in a few hundred bytes.
//!
//! All numbers are little-endian. Lengths are signed 16-bit in fiftieths of a millimetre, so ±655 mm. A
//! rotation is a unit quaternion; a part p is a signed 16-bit number, p × 32767.
//!
//! | byte | what |
//! |---|---|
//! | 0 | version: 1 |
//! | 1 | flags: bit 0 the hand is there, bit 1 all is at rest, bit 2 the hand holds the rim |
//! | 2..6 | tick, unsigned 32-bit |
//! | 6..14 | the platform's rotation: x, y, z, w |
//! | 14..20 | the fingertip's lowest point in the world's frame: x, y, z |
//! | 20..22 | the hand's heading in ten-thousandths of a radian, signed 16-bit, -π to π |
//! | 22 | n, how many pieces follow |
//!
//! Then n times 14 bytes, in the order of the ids:
//!
//! | byte | what |
//! |---|---|
//! | 0 | the piece's id |
//! | 1 | bits 0–1 kind (0 tank, 1 fighter, 2 ship), bit 2 held, bit 3 fallen, bits 4–5 the part left out |
//! | 2..8 | the centre in the platform's frame: x, y, z |
//! | 8..14 | the rotation in the platform's frame: three of x, y, z, w in this order, the largest left out |
//!
//! The part left out (0 to 3 for x to w) is √(1 − the squares of the others), and positive. The platform's frame
//! turns with the platform about the point under it: a point p of it is at `pivot + R(p − pivot)` in the world,
//! with `pivot = (0, 0, −thickness)`. Pieces at rest keep their numbers while the platform sways, so
//! [`Frame::since`] leaves them out: a receiver keeps what it had. A fallen piece's last pose is where it left.

use crate::attempt::{Attempt, Stage};
use crate::pose::{Turn, wrapped_rad};
use crate::standing::{Kind, PIECES_MAX, PieceId};
use rapier3d::math::{Pose as RapierPose, Rotation, Vector};

const VERSION: u8 = 1;
const HEAD_BYTES: usize = 23;
const PIECE_BYTES: usize = 14;
const STEPS_PER_M: f32 = 50_000.0;

/// A moment of an attempt, as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// The tick.
    pub tick: u32,
    /// Whether the hand is still there.
    pub hand_there: bool,
    /// Whether all is at rest.
    pub at_rest: bool,
    /// Whether the hand holds the rim or a tip.
    pub rim_held: bool,
    /// The platform's rotation, x, y, z, w in 32767ths.
    pub platform: [i16; 4],
    /// The fingertip's lowest point, in fiftieths of a millimetre.
    pub hand: [i16; 3],
    /// The hand's heading, in ten-thousandths of a radian.
    pub hand_yaw: i16,
    /// The pieces, in the order of their ids.
    pub pieces: Vec<FramePiece>,
}

/// A piece in a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FramePiece {
    /// Which.
    pub id: PieceId,
    /// Its shape.
    pub kind: Kind,
    /// Whether it is in the hand.
    pub held: bool,
    /// Whether it has fallen off.
    pub fallen: bool,
    /// Its centre, in fiftieths of a millimetre.
    pub at: [i16; 3],
    /// Which part of the quaternion is left out.
    pub left_out: u8,
    /// The other three, in 32767ths.
    pub turn: [i16; 3],
}

/// Why bytes are not a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadFrame {
    /// Cut off, or with bytes to spare.
    #[error("a frame of {0} bytes does not add up")]
    Length(usize),
    /// Made by another version.
    #[error("version {0} is not {VERSION}")]
    Version(u8),
    /// Bits that mean nothing.
    #[error("byte {0} has bits that mean nothing")]
    Bits(usize),
}

impl Attempt {
    /// This moment, whole.
    pub fn frame(&self) -> Frame {
        let platform = self.world.platform_pose();
        let hand = &self.own.hand;
        let mut pieces: Vec<FramePiece> = (0..self.world.state.pieces.len())
            .map(|index| {
                let body = self.world.state.pieces[index];
                let pose = platform.inv_mul(&self.world.piece_pose(index));
                framed(body.piece.id, body.piece.kind, hand.holds(index), body.fallen, &pose)
            })
            .collect();
        pieces.sort_by_key(|piece| piece.id);
        Frame {
            tick: self.own.ticks,
            hand_there: self.stage() == Stage::Hand,
            at_rest: self.world.is_at_rest(),
            rim_held: hand.rim.is_some(),
            platform: quaternion(platform.rotation),
            hand: point(hand.at),
            hand_yaw: (wrapped_rad(hand.yaw) * 10_000.0) as i16,
            pieces,
        }
    }
}

impl Frame {
    /// The same frame without the pieces that are as they were in an earlier one.
    pub fn since(&self, earlier: &Frame) -> Frame {
        let unchanged = |piece: &FramePiece| {
            earlier
                .pieces
                .binary_search_by_key(&piece.id, |p| p.id)
                .is_ok_and(|i| earlier.pieces[i] == *piece)
        };
        let pieces = self.pieces.iter().filter(|piece| !unchanged(piece)).copied().collect();
        Frame { pieces, ..self.clone() }
    }

    /// The bytes to send.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD_BYTES + PIECE_BYTES * self.pieces.len());
        let flags = u8::from(self.hand_there) | u8::from(self.at_rest) << 1 | u8::from(self.rim_held) << 2;
        bytes.extend([VERSION, flags]);
        bytes.extend(self.tick.to_le_bytes());
        let numbers = self.platform.iter().chain(&self.hand).chain([&self.hand_yaw]);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes.push(self.pieces.len() as u8);
        for piece in &self.pieces {
            piece.encode(&mut bytes);
        }
        bytes
    }

    /// Reads bytes back. Never panics, whatever they are.
    pub fn decode(bytes: &[u8]) -> Result<Frame, BadFrame> {
        let length = BadFrame::Length(bytes.len());
        let (head, rest) = bytes.split_at_checked(HEAD_BYTES).ok_or(length)?;
        if head[0] != VERSION {
            return Err(BadFrame::Version(head[0]));
        }
        if head[1] >> 3 != 0 {
            return Err(BadFrame::Bits(1));
        }
        let count = usize::from(head[22]);
        if count > PIECES_MAX || rest.len() != count * PIECE_BYTES {
            return Err(length);
        }
        let number = |at: usize| i16::from_le_bytes([head[at], head[at + 1]]);
        let pieces = rest.chunks_exact(PIECE_BYTES).enumerate().map(|(i, chunk)| {
            FramePiece::decode(chunk).ok_or(BadFrame::Bits(HEAD_BYTES + i * PIECE_BYTES + 1))
        });
        Ok(Frame {
            tick: u32::from_le_bytes([head[2], head[3], head[4], head[5]]),
            hand_there: head[1] & 1 != 0,
            at_rest: head[1] & 2 != 0,
            rim_held: head[1] & 4 != 0,
            platform: std::array::from_fn(|i| number(6 + 2 * i)),
            hand: std::array::from_fn(|i| number(14 + 2 * i)),
            hand_yaw: number(20),
            pieces: pieces.collect::<Result<_, _>>()?,
        })
    }

    /// The platform's rotation as it would be kept in a standing.
    pub fn platform_turn(&self) -> Turn {
        let [x, y, z, w] = self.platform.map(|part| f32::from(part) / 32767.0);
        Turn::quantised(Rotation::from_xyzw(x, y, z, w).normalize())
    }
}

impl FramePiece {
    fn encode(&self, bytes: &mut Vec<u8>) {
        let flags =
            self.kind as u8 | u8::from(self.held) << 2 | u8::from(self.fallen) << 3 | self.left_out << 4;
        bytes.extend([self.id.0, flags]);
        bytes.extend(self.at.iter().chain(&self.turn).flat_map(|number| number.to_le_bytes()));
    }

    fn decode(chunk: &[u8]) -> Option<FramePiece> {
        let flags = chunk[1];
        let number = |at: usize| i16::from_le_bytes([chunk[at], chunk[at + 1]]);
        Some(FramePiece {
            id: PieceId(chunk[0]),
            kind: *Kind::ALL.get(usize::from(flags & 3)).filter(|_| flags >> 6 == 0)?,
            held: flags & 4 != 0,
            fallen: flags & 8 != 0,
            left_out: flags >> 4 & 3,
            at: std::array::from_fn(|i| number(2 + 2 * i)),
            turn: std::array::from_fn(|i| number(8 + 2 * i)),
        })
    }
}

fn framed(id: PieceId, kind: Kind, held: bool, fallen: bool, pose: &RapierPose) -> FramePiece {
    let parts = pose.rotation.to_array();
    let largest = |a: &usize, b: &usize| parts[*a].abs().total_cmp(&parts[*b].abs());
    let left_out = (0..4).max_by(largest).unwrap_or(3);
    let sign = if parts[left_out] < 0.0 { -1.0 } else { 1.0 };
    let others: Vec<i16> = (0..4).filter(|&i| i != left_out).map(|i| unit(parts[i] * sign)).collect();
    let turn = [others[0], others[1], others[2]];
    FramePiece { id, kind, held, fallen, at: point(pose.translation), left_out: left_out as u8, turn }
}

fn quaternion(rotation: Rotation) -> [i16; 4] {
    rotation.to_array().map(unit)
}

fn unit(part: f32) -> i16 {
    libm::roundf(part * 32767.0) as i16
}

/// Out of range ends at the edge of the range.
fn point(at: Vector) -> [i16; 3] {
    at.to_array().map(|m| libm::roundf(m * STEPS_PER_M) as i16)
}
