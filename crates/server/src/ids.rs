//! The names of things, each of its own type.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::entropy::Entropy;

/// Letters and digits that cannot be taken for each other.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

macro_rules! random_id {
    ($(#[$doc:meta])* $name:ident, $letters:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one.
            pub(crate) fn draw(entropy: &Entropy) -> $name {
                $name(letters(entropy, $letters))
            }

            /// As guests or the store wrote it.
            pub(crate) fn read(text: &str) -> Option<$name> {
                let known = |byte: &u8| ALPHABET.contains(byte);
                (text.len() == $letters && text.as_bytes().iter().all(known)).then(|| $name(text.to_owned()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

random_id! {
    /// A person. Never sent to anyone.
    PersonId, 13
}
random_id! {
    /// A table in the store and in log lines. Not the code: who reads a log cannot sit down.
    TableId, 10
}
random_id! {
    /// A table in its link: whoever has it may come.
    TableCode, 7
}
random_id! {
    /// A game in the store, and its replay once it is over. As long as a secret, for games of private tables.
    GameId, 16
}
random_id! {
    /// The stream of one viewer from one beginning on.
    StreamId, 8
}

/// A connection, counted since the start of the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ConnectionId(pub(crate) u64);

/// `count` letters of the alphabet, each equally likely.
pub(crate) fn letters(entropy: &Entropy, count: usize) -> String {
    let mut text = String::with_capacity(count);
    while text.len() < count {
        // 248 is the largest multiple of 31 in a byte: what lies above would favour some letters.
        let fair = entropy.bytes().into_iter().filter(|byte| *byte < 248);
        text.extend(fair.take(count - text.len()).map(|byte| ALPHABET[usize::from(byte % 31)] as char));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_nothing_else_does() {
        let code = TableCode::draw(&Entropy::system());
        assert_eq!(TableCode::read(&code.to_string()), Some(code));
        for wrong in ["", "abc", "abcdef1", "ABCDEFG", "abcdefgh", "abcdéf"] {
            assert_eq!(TableCode::read(wrong), None, "{wrong}");
        }
    }
}
