//! What is shown while it happens: binary messages, beside the numbered stream.
//!
//! A guest whose hand is at work says up to sixty times a second where it should be; the house shows everyone thirty to sixty
//! moments a second. Both are for the game to make and to read: at this level they are bytes.

/// A message of the hand is this long.
pub const HAND_BYTES: usize = 18;
/// Its first byte.
pub const HAND_VERSION: u8 = 1;
/// The bit of its second byte that says that the hand leaves.
pub const HAND_LEAVES: u8 = 1 << 2;

/// What a binary message of the house holds: its first byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Shown {
    /// Moments of a hand that is at work now.
    Live = 0,
    /// All moments of something that is decided and saved.
    Film = 1,
}

impl Shown {
    /// The message: what it is, and each frame after its length (two bytes, the lower one first).
    pub fn write<F: AsRef<[u8]>>(self, frames: &[F]) -> Vec<u8> {
        let length: usize = frames.iter().map(|frame| 2 + frame.as_ref().len()).sum();
        let mut bytes = Vec::with_capacity(1 + length);
        bytes.push(self as u8);
        for frame in frames {
            let frame = frame.as_ref();
            let length = u16::try_from(frame.len()).expect("a frame is a few hundred bytes");
            bytes.extend(length.to_le_bytes());
            bytes.extend_from_slice(frame);
        }
        bytes
    }

    /// What is in such a message; nothing if it is none.
    pub fn read(bytes: &[u8]) -> Option<(Shown, Vec<&[u8]>)> {
        let (first, mut rest) = bytes.split_first()?;
        let shown = match first {
            0 => Shown::Live,
            1 => Shown::Film,
            _ => return None,
        };
        let mut frames = Vec::new();
        while !rest.is_empty() {
            let (length, after) = rest.split_first_chunk::<2>()?;
            let (frame, after) = after.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
            frames.push(frame);
            rest = after;
        }
        Some((shown, frames))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_read_back_and_nothing_else_does() {
        let frames: [&[u8]; 3] = [b"one", b"", &[7; 300]];
        for shown in [Shown::Live, Shown::Film] {
            let bytes = shown.write(&frames);
            assert_eq!(Shown::read(&bytes), Some((shown, frames.to_vec())));
            assert_eq!(Shown::read(&bytes[..bytes.len() - 1]), None, "cut off");
        }
        assert_eq!(Shown::read(&[]), None);
        assert_eq!(Shown::read(&[2]), None);
        assert_eq!(Shown::read(&[0, 1]), None);
    }
}
