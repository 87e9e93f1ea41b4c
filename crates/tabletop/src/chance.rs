//! The only randomness that rules ever see.
//!
//! A stream of ChaCha (12 rounds) from a seed of 256 bits. How a number, a card or a shuffle is made of that stream is
//! fixed here and not left to a library, so that a game recorded today replays the same for ever.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// What all chance of one game follows from. A secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The hash of a seed: shown before the first card, so that the seed shown after the last one can be checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(#[serde(with = "hex32")] [u8; 32]);

/// A text that is no seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number or 64 hexadecimal digits, not `{0}`")]
pub struct BadSeed(String);

impl Seed {
    /// A seed from 32 bytes of entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A small number as a seed: for tests, simulations and bots, where nobody has to be surprised.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// A seed nobody could choose alone: a secret of the house mixed with a word of each player.
    pub fn mixed<'a>(secret: [u8; 32], nonces: impl IntoIterator<Item = &'a [u8]>) -> Seed {
        let mut hasher = Sha256::new();
        hasher.update(secret);
        for nonce in nonces {
            hasher.update((nonce.len() as u64).to_le_bytes());
            hasher.update(nonce);
        }
        Seed(hasher.finalize().into())
    }

    /// The SHA-256 of the seed's 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    /// A seed never ends up in a log line by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret; commitment {})", self.commitment())
    }
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::from_number(number));
        }
        hex32::read(text).map(Seed).ok_or_else(|| BadSeed(text.chars().take(80).collect()))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        hex32::serialize(&self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        hex32::deserialize(deserializer).map(Seed)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex32::write(&self.0))
    }
}

/// The stream itself, handed to the rules by the referee.
#[derive(Clone)]
pub struct Chance(ChaCha12Rng);

impl Chance {
    /// The stream of a game.
    pub fn new(seed: Seed) -> Chance {
        Chance(ChaCha12Rng::from_seed(seed.0))
    }

    /// One of many independent streams of the same seed: the games of a simulation, the thoughts of a bot.
    pub fn stream(seed: Seed, number: u64) -> Chance {
        let mut rng = ChaCha12Rng::from_seed(seed.0);
        rng.set_stream(number);
        Chance(rng)
    }

    /// A stream that goes on where [`Chance::drawn`] said it was.
    pub fn resume(seed: Seed, drawn: u64) -> Chance {
        let mut chance = Chance::new(seed);
        chance.0.set_word_pos(u128::from(drawn));
        chance
    }

    /// How many words have been taken from the stream.
    pub fn drawn(&self) -> u64 {
        self.0.get_word_pos() as u64
    }

    /// The seed the stream comes from.
    pub fn seed(&self) -> Seed {
        Seed(self.0.get_seed())
    }

    /// A whole number from 0 to `bound - 1`, each equally likely. `bound` must not be 0.
    ///
    /// Multiply and shift; the few products that would favour some numbers are drawn again.
    #[track_caller]
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// An index into something of length `len`, which must not be 0.
    #[track_caller]
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("no pile has four thousand million cards")) as usize
    }

    /// One of `items` at random; none only if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.index(items.len())]) }
    }

    /// All orders equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.index(end + 1));
        }
    }

    /// A number in [0, 1) with 24 bits, the same on every machine.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// 32 fresh bytes: the seed of a stream below this one.
    pub fn fork(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chance({:?}, {} drawn)", self.seed(), self.drawn())
    }
}

/// 32 bytes as 64 hexadecimal digits.
mod hex32 {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn write(bytes: &[u8; 32]) -> String {
        crate::hash::hex(bytes)
    }

    pub(super) fn read(text: &str) -> Option<[u8; 32]> {
        let digits: Vec<u32> = text.chars().map(|c| c.to_digit(16)).collect::<Option<_>>()?;
        let digits: &[u32; 64] = digits.as_slice().try_into().ok()?;
        Some(std::array::from_fn(|i| (digits[2 * i] * 16 + digits[2 * i + 1]) as u8))
    }

    pub(super) fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&write(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits are wanted here"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, recorded games no longer replay: the stream must never change.
    #[test]
    fn the_stream_is_the_same_for_ever() {
        let mut chance = Chance::new(Seed::from_number(7));
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(
            (numbers, cards),
            (vec![39, 82, 68, 92, 42, 5, 2, 53], vec![1, 7, 8, 3, 2, 5, 9, 0, 6, 4])
        );
    }

    #[test]
    fn a_resumed_stream_goes_on() {
        let mut whole = Chance::new(Seed::from_number(1));
        for _ in 0..77 {
            whole.below(6);
        }
        let mut resumed = Chance::resume(whole.seed(), whole.drawn());
        assert!((0..200).all(|_| whole.below(52) == resumed.below(52)));
    }

    /// A die of six faces over 60,000 throws: each face within five standard deviations of its share.
    #[test]
    fn numbers_below_a_bound_are_fair() {
        let mut chance = Chance::new(Seed::from_number(3));
        let mut faces = [0i32; 6];
        (0..60_000).for_each(|_| faces[chance.index(6)] += 1);
        assert!(faces.iter().all(|face| (face - 10_000).abs() < 5 * 92), "{faces:?}");
    }

    #[test]
    fn a_seed_is_a_number_or_hexadecimal_and_keeps_its_secret() {
        let seed: Seed = "42".parse().unwrap();
        assert_eq!(seed, Seed::from_number(42));
        let written = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&written).unwrap(), seed);
        assert_eq!(written.trim_matches('"').parse::<Seed>().unwrap(), seed);
        assert_eq!(
            "-1".parse::<Seed>().unwrap_err().to_string(),
            "a seed is a whole number or 64 hexadecimal digits, not `-1`"
        );
        assert!(!format!("{seed:?}").contains("2a00"));
    }

    /// The commitment is what `printf … | xxd -r -p | sha256sum` says of the seed's bytes.
    #[test]
    fn the_commitment_is_plain_sha_256() {
        assert_eq!(
            Seed::from_bytes([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn every_nonce_counts_in_a_mixed_seed() {
        let mixed = |nonces: &[&[u8]]| Seed::mixed([9; 32], nonces.iter().copied());
        assert_ne!(mixed(&[b"a", b"bc"]), mixed(&[b"ab", b"c"]));
        assert_ne!(mixed(&[b"a"]), mixed(&[b"a", b""]));
    }
}
