//! The hash of a state: how two machines see that they are in the same place.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::Game;

/// The first 64 bits of the SHA-256 of a state's bytes and of how much chance was drawn.
///
/// It is made of everything, secrets included, and few secrets can be guessed from their hash: it belongs in the log on
/// disk and in the replay of a finished game, never in what a player is sent while the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StateHash(u64);

impl StateHash {
    /// The hash of this state after `drawn` words of chance.
    pub fn of<G: Game>(state: &G, drawn: u64) -> StateHash {
        let mut hasher = Sha256::new();
        hasher.update(state_bytes(state));
        hasher.update(drawn.to_le_bytes());
        let digest = hasher.finalize();
        let first: [u8; 8] = digest[..8].try_into().expect("a digest has 32 bytes");
        StateHash(u64::from_be_bytes(first))
    }
}

/// A state as bytes: what is hashed, and what a snapshot keeps.
pub(crate) fn state_bytes<G: Game>(state: &G) -> Vec<u8> {
    postcard::to_allocvec(state).expect("a state is plain data")
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StateHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = (text.len() == 16).then(|| u64::from_str_radix(&text, 16).ok()).flatten();
        number.map(StateHash).ok_or_else(|| serde::de::Error::custom("a hash is 16 hexadecimal digits"))
    }
}
