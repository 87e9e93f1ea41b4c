//! Help for reading the one-line notations in which tests, logs and people write positions and actions.

use std::fmt;

/// A text that could not be read, which part of it, and what would have been right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadNotation {
    found: String,
    wanted: String,
}

impl BadNotation {
    /// `found` stands where `wanted` should. Long finds are cut.
    pub fn new(found: impl Into<String>, wanted: impl Into<String>) -> BadNotation {
        let mut found: String = found.into();
        if let Some((cut, _)) = found.char_indices().nth(60) {
            found.truncate(cut);
            found.push('…');
        }
        BadNotation { found, wanted: wanted.into() }
    }
}

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            return write!(f, "nothing is given where there should be {}", self.wanted);
        }
        write!(f, "`{}` is not {}", self.found, self.wanted)
    }
}

impl std::error::Error for BadNotation {}

/// The two sides of the first `separator`.
pub fn split<'a>(text: &'a str, separator: &str, wanted: &str) -> Result<(&'a str, &'a str), BadNotation> {
    let (left, right) = text.split_once(separator).ok_or_else(|| BadNotation::new(text, wanted))?;
    Ok((left.trim(), right.trim()))
}

/// A number in the range of its type.
pub fn number<N: std::str::FromStr>(text: &str, wanted: &str) -> Result<N, BadNotation> {
    text.trim().parse().map_err(|_| BadNotation::new(text.trim(), wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_text_says_what_it_is_and_what_it_should_be() {
        assert_eq!(
            number::<u8>("300", "a number of cubes").unwrap_err().to_string(),
            "`300` is not a number of cubes"
        );
        assert_eq!(
            split("abc", ":", "a planet, a colon and its cubes").unwrap_err().to_string(),
            "`abc` is not a planet, a colon and its cubes"
        );
        assert_eq!(
            BadNotation::new("", "a seat").to_string(),
            "nothing is given where there should be a seat"
        );
        assert!(BadNotation::new("ñ".repeat(500), "short").to_string().len() < 200);
    }
}
