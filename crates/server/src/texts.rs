//! Texts of guests, before anyone else sees them.

use crate::denied::Denied;

/// A text on one line, without what could hide in it (control characters, marks that turn the direction of writing), not
/// too long, and with something to be seen.
pub(crate) fn clean(text: &str, chars_max: usize) -> Result<String, Denied> {
    let visible = |char: &char| !char.is_control() && !is_hidden(*char);
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.chars().filter(visible).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let text = words.join(" ");
    if text.chars().all(|char| char == ' ' || is_blank(char)) {
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

/// Letters that show nothing by themselves: fillers, joiners, accents without a letter, tags. Some of them belong into words
/// and pictures, so they stay where there is something else.
fn is_blank(char: char) -> bool {
    matches!(char,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_one_visible_line() {
        assert_eq!(clean("  Ana \n\t María\u{202e} ", 24), Ok("Ana María".to_owned()));
        assert_eq!(clean(" \u{200b}\u{0} ", 24), Err(Denied::EmptyText));
        let blank = [
            "\u{3164}",
            "\u{2800} \u{2800}",
            "\u{ad}",
            "\u{200d}",
            "\u{115f}\u{1160}",
            "\u{fe0f}",
            "\u{e0020}",
            "\u{301}",
            "\u{180e}",
            "\u{ffa0}",
            "\u{a0}",
            "\u{2003}",
            "\u{3000}",
        ];
        for name in blank {
            assert_eq!(clean(name, 24), Err(Denied::EmptyText), "{name:?}");
        }
        for name in ["Jose\u{301}", "\u{1f469}\u{200d}\u{1f680}", "\u{2764}\u{fe0f}", "می\u{200c}خواهم", "한"]
        {
            assert_eq!(clean(name, 24).as_deref(), Ok(name));
        }
        assert_eq!(clean("abcd", 3), Err(Denied::LongText { most: 3 }));
    }
}
