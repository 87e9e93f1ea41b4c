//! Files and functions that have grown far too long.

use crate::source::Source;

/// Lines of a file without its tests.
const FILE_MAX: usize = 450;
/// Lines of a function.
const FUNCTION_MAX: usize = 70;

pub(crate) fn list(sources: &[Source]) -> Vec<String> {
    sources.iter().flat_map(|source| file(source).into_iter().chain(functions(source))).collect()
}

fn file(source: &Source) -> Option<String> {
    let lines = source.text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).count();
    (lines > FILE_MAX).then(|| format!("{}: {lines} lines without tests", source.path))
}

/// In formatted code a function ends at the brace that stands as far in as it began.
fn functions(source: &Source) -> Vec<String> {
    if !source.is_rust() {
        return Vec::new();
    }
    let lines: Vec<&str> = source.text.lines().collect();
    let long = |(start, line): (usize, &&str)| {
        let indent = line.len() - line.trim_start().len();
        let name = line
            .trim_start()
            .split("fn ")
            .nth(1)
            .filter(|_| is_function(line) && has_body(&lines[start..]))?;
        let end = format!("{}}}", " ".repeat(indent));
        let length = lines[start..].iter().position(|line| **line == end)? + 1;
        let name = name.split(['(', '<']).next().unwrap_or_default();
        (length > FUNCTION_MAX)
            .then(|| format!("{}:{}: fn {name} has {length} lines", source.path, start + 1))
    };
    lines.iter().enumerate().filter_map(long).collect()
}

/// A declaration in a trait ends in a semicolon before any brace opens.
fn has_body(lines: &[&str]) -> bool {
    lines.iter().find(|line| line.ends_with(['{', ';', '}'])).is_some_and(|line| !line.ends_with(';'))
}

fn is_function(line: &str) -> bool {
    let line = line.trim_start();
    [
        "fn ",
        "pub fn ",
        "pub(crate) fn ",
        "pub(super) fn ",
        "async fn ",
        "pub async fn ",
        "pub(crate) async fn ",
    ]
    .iter()
    .any(|start| line.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_function_is_listed_and_a_short_one_is_not() {
        let body = "    let x = 1;\n".repeat(80);
        let text =
            format!("fn short() {{\n    1\n}}\nimpl X {{\n    pub fn long(&self) {{\n{body}    }}\n}}\n");
        let source = Source { path: "crates/x/src/lib.rs".to_owned(), text };
        assert_eq!(list(&[source]), ["crates/x/src/lib.rs:5: fn long has 82 lines"]);
    }
}
