//! Where secrets, ids and seeds come from.

use std::sync::Mutex;

use sha2::{Digest, Sha256};
use tabletop::{Chance, Seed};

/// The system's randomness; or, in tests that compare two houses byte by byte, a stream that both share.
pub struct Entropy(Source);

enum Source {
    System,
    Fixed(Box<Mutex<Chance>>),
}

impl Entropy {
    /// The system's.
    pub fn system() -> Entropy {
        Entropy(Source::System)
    }

    /// The same every time. Only for tests: everything in the house could be guessed.
    pub fn fixed(seed: Seed) -> Entropy {
        Entropy(Source::Fixed(Box::new(Mutex::new(Chance::new(seed)))))
    }

    /// 32 bytes that nobody knows.
    pub(crate) fn bytes(&self) -> [u8; 32] {
        match &self.0 {
            Source::System => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system has randomness");
                bytes
            }
            Source::Fixed(chance) => {
                let mut chance = chance.lock().expect("drawing does not panic");
                std::array::from_fn(|_| chance.below(256) as u8)
            }
        }
    }

    /// A number below `bound`, for delays: fair enough.
    pub(crate) fn below(&self, bound: u64) -> u64 {
        let bytes = self.bytes();
        u64::from_le_bytes(std::array::from_fn(|index| bytes[index])) % bound.max(1)
    }
}

/// The SHA-256 of a secret: what is stored or shown in its place.
pub(crate) fn hash(secret: &[u8]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// 64 hexadecimal digits as bytes.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}
