//! `make check`: what a compiler cannot check.
//!
//! - every rule number in docs/rules has a test that names it, every number named exists, both languages have the same;
//! - rules crates depend on no server and on no other game, read no clock, do no I/O and nothing asynchronous;
//! - no test is switched off, nothing is left to be done later;
//! - no path of one machine stands in the tree.
//!
//! Files and functions that have grown far too long are listed.

mod crates;
mod length;
mod rules;
mod source;

use std::path::Path;
use std::process::ExitCode;

use source::Source;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let sources = source::all(&root);
    let mut problems = rules::check(&root, &sources);
    problems.extend(crates::check(&root, &sources));
    problems.extend(sources.iter().flat_map(leftovers));
    for note in length::list(&sources) {
        println!("long: {note}");
    }
    for problem in &problems {
        println!("{problem}");
    }
    if problems.is_empty() {
        println!("tidy: {} files", sources.len());
        return ExitCode::SUCCESS;
    }
    println!("tidy: {} problems", problems.len());
    ExitCode::FAILURE
}

/// Words that must not stand in a source file, and why.
const LEFTOVERS: &[(&[&str], &str)] = &[
    (&["#[ignore", ".skip(", ".only("], "a test is switched off"),
    (&["todo!(", "unimplemented!("], "something is left to be done"),
    (&["/root/", "/home/", "/tmp/"], "a path of one machine"),
];

fn leftovers(source: &Source) -> Vec<String> {
    // This crate names what it looks for; `.skip(` and `.only(` are for test runners of the web.
    if source.path.starts_with("crates/tidy") {
        return Vec::new();
    }
    let web = !source.is_rust();
    let found = |(number, line): (usize, &str)| {
        let wrong = LEFTOVERS.iter().find(|(words, _)| {
            words.iter().any(|word| line.contains(word) && (web || !matches!(*word, ".skip(" | ".only(")))
        });
        wrong.map(|(_, why)| format!("{}:{}: {why}", source.path, number + 1))
    };
    source.text.lines().enumerate().filter_map(found).collect()
}
