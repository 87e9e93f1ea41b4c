//! Lines from a stranger: bounded, and never more than one bad line lost.

use std::io::{self, BufRead};

/// The longest line that is read.
pub(crate) const LINE_MAX_BYTES: usize = 1 << 20;

/// What came.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, without its end.
    Text(String),
    /// A line that was skipped, and why.
    Bad(String),
    /// No more lines.
    End,
}

/// Reads one line. A line that is too long is skipped without being kept.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let mut total = 0usize;
    loop {
        let chunk = input.fill_buf()?;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let take = end.unwrap_or(chunk.len());
        if chunk.is_empty() && total == 0 {
            return Ok(Line::End);
        }
        if total + take <= LINE_MAX_BYTES {
            bytes.extend_from_slice(&chunk[..take]);
        }
        total += take;
        let last = end.is_some() || chunk.is_empty();
        input.consume(take + usize::from(end.is_some()));
        if last {
            return Ok(finish(bytes, total));
        }
        total = total.max(1);
    }
}

fn finish(bytes: Vec<u8>, total: usize) -> Line {
    if total > LINE_MAX_BYTES {
        return Line::Bad(format!("the line has {total} bytes; {LINE_MAX_BYTES} are the most"));
    }
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => {
            Line::Bad(format!("the line is not UTF-8 from byte {} on", error.utf8_error().valid_up_to() + 1))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(bytes: &[u8]) -> Vec<Line> {
        let mut input = BufReader::with_capacity(7, bytes);
        let mut lines = Vec::new();
        loop {
            match read(&mut input).unwrap() {
                Line::End => return lines,
                line => lines.push(line),
            }
        }
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn lines_end_with_a_newline_or_with_the_input() {
        assert_eq!(
            all(b"one\n\nthree, longer than the buffer\nlast"),
            [text("one"), text(""), text("three, longer than the buffer"), text("last"),]
        );
        assert_eq!(all(b""), []);
    }

    #[test]
    fn a_line_that_is_too_long_or_not_utf_8_is_skipped_alone() {
        let mut bytes = vec![b'x'; 10 << 20];
        bytes.extend(b"\nnext\nbad \xff\nlast\n");
        let lines = all(&bytes);
        assert_eq!(lines[0], Line::Bad("the line has 10485760 bytes; 1048576 are the most".to_owned()));
        assert_eq!(lines[1], text("next"));
        assert_eq!(lines[2], Line::Bad("the line is not UTF-8 from byte 5 on".to_owned()));
        assert_eq!(lines[3..], [text("last")]);
    }
}
