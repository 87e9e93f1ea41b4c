//! Rule numbers: in the rules, in tests, in the code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::source::Source;

pub(crate) fn check(root: &Path, sources: &[Source]) -> Vec<String> {
    let (english, spanish) = (numbers(root, "en"), numbers(root, "es"));
    let mut problems = Vec::new();
    for number in english.symmetric_difference(&spanish) {
        problems.push(format!("docs/rules: {number} stands in one language only"));
    }
    let prefixes: BTreeSet<&str> =
        english.iter().filter_map(|number| number.rsplit_once('-')).map(|(p, _)| p).collect();
    let tested: BTreeSet<String> = sources.iter().flat_map(|source| tested(source, &prefixes)).collect();
    for number in english.difference(&tested) {
        problems.push(format!("docs/rules: no test names {number}"));
    }
    for (number, place) in
        sources.iter().flat_map(|source| named(source, &prefixes)).collect::<BTreeMap<_, _>>()
    {
        if !english.contains(&number) {
            problems.push(format!("{place}: there is no rule {number}"));
        }
    }
    problems
}

/// The numbers that a language's rules define.
fn numbers(root: &Path, language: &str) -> BTreeSet<String> {
    let folder = root.join("docs/rules").join(language);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let texts = files.flatten().map(|file| fs::read_to_string(file.path()).unwrap_or_default());
    texts.flat_map(|text| text.lines().filter_map(defined).collect::<Vec<_>>()).collect()
}

fn defined(line: &str) -> Option<String> {
    let (number, _) = line.strip_prefix("- **")?.split_once("**")?;
    Some(number.to_owned())
}

/// The numbers in the comments directly above a `#[test]`.
fn tested(source: &Source, prefixes: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut comment = String::new();
    for line in source.text.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment += text;
        } else if line == "#[test]" {
            found.extend(in_text(&comment, prefixes));
        } else if !line.starts_with("#[") {
            comment.clear();
        }
    }
    found
}

/// All numbers that a file names, with the place.
fn named(source: &Source, prefixes: &BTreeSet<&str>) -> Vec<(String, String)> {
    let lines = source.text.lines().enumerate();
    lines
        .flat_map(|(index, line)| {
            let place = format!("{}:{}", source.path, index + 1);
            in_text(line, prefixes).into_iter().map(move |number| (number, place.clone()))
        })
        .collect()
}

/// The numbers of known games in a text: `QUBE-07`, and both ends of `QUBE-06 to QUBE-15` with all between them.
fn in_text(text: &str, prefixes: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let words: Vec<&str> =
        text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter(|w| !w.is_empty()).collect();
    for (index, word) in words.iter().enumerate() {
        let Some((prefix, number)) = parse(word, prefixes) else { continue };
        found.insert((*word).to_owned());
        let end = (words.get(index + 1) == Some(&"to")).then(|| words.get(index + 2)).flatten();
        if let Some((_, last)) = end.and_then(|word| parse(word, prefixes)) {
            found.extend((number..=last).map(|number| format!("{prefix}-{number:02}")));
        }
    }
    found
}

fn parse<'a>(word: &'a str, prefixes: &BTreeSet<&str>) -> Option<(&'a str, u32)> {
    let (prefix, digits) = word.rsplit_once('-')?;
    let known = prefixes.contains(prefix) && digits.len() == 2;
    known.then(|| digits.parse().ok().map(|number| (prefix, number))).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { path: "crates/x/src/lib.rs".to_owned(), text: text.to_owned() }
    }

    fn list(found: impl IntoIterator<Item = String>) -> String {
        found.into_iter().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_number_counts_only_in_the_comment_of_a_test() {
        let prefixes = BTreeSet::from(["QUBE"]);
        let text = "/// QUBE-01\nfn f() {}\n/// QUBE-02, QUBE-05 to QUBE-07: so.\n#[test]\nfn t() {}\n/// QUBE-03\n#[allow(x)]\n#[test]";
        assert_eq!(list(tested(&source(text), &prefixes)), "QUBE-02 QUBE-03 QUBE-05 QUBE-06 QUBE-07");
    }

    #[test]
    fn only_numbers_of_our_games_are_numbers() {
        let prefixes = BTreeSet::from(["QUBE"]);
        assert_eq!(list(in_text("UTF-08 QUBE-7 QUBE-111 (QUBE-12)", &prefixes)), "QUBE-12");
    }
}
