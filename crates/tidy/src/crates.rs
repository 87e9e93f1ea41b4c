//! What rules crates may depend on and use.

use std::fs;
use std::path::Path;

use crate::source::Source;

/// What no rules crate uses: clocks, I/O, threads, anything asynchronous, chance of its own.
const FORBIDDEN: &[&str] = &[
    "std::time",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "tokio",
    "async fn",
    "println!",
    "eprintln!",
    "SystemTime",
    "Instant::now",
    "rand::",
    "getrandom",
    "HashMap",
    "HashSet",
];

/// What rules crates may depend on within the project. Anything else of ours knows too much.
const BELOW_THE_RULES: &[&str] = &["tabletop", "balance"];

pub(crate) fn check(root: &Path, sources: &[Source]) -> Vec<String> {
    let games = games(root);
    let mut problems: Vec<String> = games.iter().flat_map(|game| dependencies(root, game)).collect();
    let rules = |source: &&Source| {
        let name = source.crate_name().unwrap_or_default();
        (games.iter().any(|game| game == name) || BELOW_THE_RULES.contains(&name))
            && source.path.contains("/src/")
    };
    problems.extend(sources.iter().filter(rules).flat_map(forbidden));
    problems
}

/// A game is a crate that has rules.
fn games(root: &Path) -> Vec<String> {
    let files = fs::read_dir(root.join("docs/rules/en")).into_iter().flatten().flatten();
    let name = |file: fs::DirEntry| file.path().file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
    files.filter_map(name).filter(|game| root.join("crates").join(game).is_dir()).collect()
}

fn dependencies(root: &Path, game: &str) -> Vec<String> {
    let path = format!("crates/{game}/Cargo.toml");
    let text = fs::read_to_string(root.join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let manifest: toml::Table = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    let depends = manifest.get("dependencies").and_then(|table| table.as_table()).into_iter().flatten();
    let ours = depends.filter(|(_, value)| value.as_table().is_some_and(|value| value.contains_key("path")));
    let wrong = ours.filter(|(name, _)| !BELOW_THE_RULES.contains(&name.as_str()));
    wrong.map(|(name, _)| format!("{path}: a game does not depend on {name}")).collect()
}

/// Tests may do more: only what comes before them counts. The kernel's simulation is the one place with threads.
fn forbidden(source: &Source) -> Vec<String> {
    if source.path == "crates/tabletop/src/simulate.rs" {
        return Vec::new();
    }
    let code = source.text.lines().enumerate().take_while(|(_, line)| !line.starts_with("#[cfg(test)]"));
    let found = |(index, line): (usize, &str)| {
        let code = line.split("//").next().unwrap_or_default();
        let word = FORBIDDEN.iter().find(|word| code.contains(**word))?;
        Some(format!("{}:{}: rules are pure, and this uses {word}", source.path, index + 1))
    };
    code.filter_map(found).collect()
}
