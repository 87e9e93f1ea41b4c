//! Texts of guests, before anyone else sees them.

use crate::denied::Denied;

/// A text on one line, without what could hide in it (control characters, marks that turn the direction of writing), and
/// not too long.
pub(crate) fn clean(text: &str, chars_max: usize) -> Result<String, Denied> {
    let visible = |char: &char| !char.is_control() && !is_hidden(*char);
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.chars().filter(visible).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let text = words.join(" ");
    if text.is_empty() {
        return Err(Denied::EmptyText);
    }
    if text.chars().count() > chars_max {
        return Err(Denied::LongText { most: chars_max });
    }
    Ok(text)
}

fn is_hidden(char: char) -> bool {
    matches!(char, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_one_visible_line() {
        assert_eq!(clean("  Ana \n\t María\u{202e} ", 24), Ok("Ana María".to_owned()));
        assert_eq!(clean(" \u{200b}\u{0} ", 24), Err(Denied::EmptyText));
        assert_eq!(clean("abcd", 3), Err(Denied::LongText { most: 3 }));
    }
}
