//! The record of a live hand as text: what it was told in every tick, in base64 of small differences (GRAV-06, GRAV-07).
//!
//! Each tick is four whole numbers (x, y, z, heading), as differences from the tick before, and a byte for the fingers. A number is
//! written zigzag, seven bits a byte, the last byte below 128. A minute of sixty ticks a second is the most there is.

use balance::{Fingers, HandInput, TICKS_MAX};

/// A recorded live hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record(pub Vec<HandInput>);

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// No tick takes more bytes than this: four numbers of five and the fingers.
const TICK_BYTES_MAX: usize = 21;

impl Record {
    /// As text.
    pub fn write(&self) -> String {
        let mut bytes = Vec::with_capacity(self.0.len() * 6);
        let mut before = [0i32; 4];
        for input in &self.0 {
            let now = numbers(input);
            let fingers =
                u8::from(input.grip == Fingers::Closed) | u8::from(input.rim == Fingers::Closed) << 1;
            bytes.push(fingers);
            for (now, before) in now.iter().zip(before) {
                put(&mut bytes, now.wrapping_sub(before));
            }
            before = now;
        }
        encode(&bytes)
    }

    /// Reads what [`Record::write`] writes; nothing if it is no record or a longer one than there is.
    pub fn read(text: &str) -> Option<Record> {
        if text.len() > TICKS_MAX as usize * TICK_BYTES_MAX * 4 / 3 + 4 {
            return None;
        }
        let bytes = decode(text)?;
        let mut left = bytes.as_slice();
        let (mut inputs, mut before) = (Vec::new(), [0i32; 4]);
        while let Some((fingers, rest)) = left.split_first() {
            left = rest;
            if *fingers > 3 || inputs.len() == TICKS_MAX as usize {
                return None;
            }
            for number in &mut before {
                *number = number.wrapping_add(take(&mut left)?);
            }
            let closed = |bit: u8| if fingers & bit != 0 { Fingers::Closed } else { Fingers::Open };
            let [x, y, z, yaw_mrad] = before;
            inputs.push(HandInput { at_um: [x, y, z], yaw_mrad, grip: closed(1), rim: closed(2) });
        }
        (!inputs.is_empty()).then_some(Record(inputs))
    }
}

fn numbers(input: &HandInput) -> [i32; 4] {
    let [x, y, z] = input.at_um;
    [x, y, z, input.yaw_mrad]
}

fn put(bytes: &mut Vec<u8>, number: i32) {
    let mut left = (number.wrapping_shl(1) ^ (number >> 31)) as u32;
    while left >= 128 {
        bytes.push(left as u8 | 128);
        left >>= 7;
    }
    bytes.push(left as u8);
}

fn take(bytes: &mut &[u8]) -> Option<i32> {
    let mut zigzag = 0u32;
    for place in 0..5 {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        zigzag |= u32::from(byte & 127).checked_shl(7 * place)?;
        if byte & 128 == 0 {
            return Some((zigzag >> 1) as i32 ^ -((zigzag & 1) as i32));
        }
    }
    None
}

fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 3);
    for three in bytes.chunks(3) {
        let padded = [three[0], *three.get(1).unwrap_or(&0), *three.get(2).unwrap_or(&0)];
        let bits = u32::from_be_bytes([0, padded[0], padded[1], padded[2]]);
        for place in 0..=three.len() {
            text.push(char::from(ALPHABET[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for four in text.as_bytes().chunks(4) {
        if four.len() == 1 {
            return None;
        }
        let mut bits = 0u32;
        for place in 0..4 {
            let digit = match four.get(place) {
                Some(letter) => ALPHABET.iter().position(|known| known == letter)?,
                None => 0,
            };
            bits = bits << 6 | digit as u32;
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn input() -> impl Strategy<Value = HandInput> {
        let fingers = |closed: bool| if closed { Fingers::Closed } else { Fingers::Open };
        (any::<[i32; 3]>(), any::<i32>(), any::<bool>(), any::<bool>()).prop_map(
            move |(at_um, yaw_mrad, grip, rim)| HandInput {
                at_um,
                yaw_mrad,
                grip: fingers(grip),
                rim: fingers(rim),
            },
        )
    }

    proptest! {
        /// GRAV-06: what a hand does is recorded move by move, and reads back to the last digit.
        #[test]
        fn a_record_reads_back(inputs in prop::collection::vec(input(), 1..40)) {
            let record = Record(inputs);
            prop_assert_eq!(Record::read(&record.write()), Some(record));
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".{0,60}") {
            let _ = Record::read(&text);
        }
    }

    /// GRAV-06, GRAV-24: an attempt has a bound, and so has its record.
    #[test]
    fn a_record_has_a_bound() {
        let still =
            HandInput { at_um: [0, 0, 90_000], yaw_mrad: 0, grip: Fingers::Closed, rim: Fingers::Open };
        let longest = Record(vec![still; TICKS_MAX as usize]);
        assert_eq!(Record::read(&longest.write()), Some(longest));
        assert_eq!(Record::read(&Record(vec![still; TICKS_MAX as usize + 1]).write()), None);
        assert_eq!(Record::read(""), None);
    }
}
