//! The small tremor of a person: filtered noise from a ChaCha stream of its own, drawn once a tick.

use crate::rig::TICK_HZ;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rapier3d::math::Vector;
use serde::{Deserialize, Serialize};

/// What all chance in an attempt comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// A stream of noise. Streams of one seed with different numbers do not touch each other.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Noise {
    seed: Seed,
    stream: u64,
    drawn: u64,
}

impl Noise {
    pub(crate) fn new(seed: Seed, stream: u64) -> Noise {
        Noise { seed, stream, drawn: 0 }
    }

    /// Three numbers between -1 and 1.
    pub(crate) fn draw(&mut self) -> Vector {
        let mut source = ChaCha8Rng::from_seed(self.seed.0);
        source.set_stream(self.stream);
        source.set_word_pos(u128::from(self.drawn) * 4);
        self.drawn += 1;
        let mut next = || source.next_u32() as f32 / (u32::MAX / 2) as f32 - 1.0;
        Vector::new(next(), next(), next())
    }
}

/// The hand's shake: noise through two low-pass filters, scaled to a given size.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Tremor {
    noise: Noise,
    once: Vector,
    twice: Vector,
    share: f32,
    gain: f32,
}

impl Tremor {
    /// A tremor of this root mean square size, up to about this frequency, from a stream of its own.
    pub(crate) fn new(seed: Seed, stream: u64, size: f32, hz: f32) -> Tremor {
        let keep = libm::expf(-std::f32::consts::TAU * hz / TICK_HZ as f32);
        let share = 1.0 - keep;
        // The variance that two such filters leave of even noise, whose own variance is a third.
        let left = share.powi(4) * (1.0 + keep * keep) / (1.0 - keep * keep).powi(3) / 3.0;
        let gain = size / left.sqrt();
        Tremor { noise: Noise::new(seed, stream), once: Vector::ZERO, twice: Vector::ZERO, share, gain }
    }

    /// The shake a tick later.
    pub(crate) fn next(&mut self) -> Vector {
        let noise = self.noise.draw();
        self.once += (noise - self.once) * self.share;
        self.twice += (self.once - self.twice) * self.share;
        self.twice * self.gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same seed shakes the same way; the size is what was asked for.
    #[test]
    fn tremor_is_seeded_and_sized() {
        let mut one = Tremor::new(Seed::from(7), 0, 0.5, 4.0);
        let mut two = Tremor::new(Seed::from(7), 0, 0.5, 4.0);
        let shakes: Vec<Vector> = (0..20_000).map(|_| one.next()).collect();
        assert!(shakes.iter().all(|&shake| shake == two.next()));
        let mean_square = shakes.iter().map(|s| s.x * s.x).sum::<f32>() / shakes.len() as f32;
        assert!((mean_square.sqrt() - 0.5).abs() < 0.05, "{}", mean_square.sqrt());
    }
}
