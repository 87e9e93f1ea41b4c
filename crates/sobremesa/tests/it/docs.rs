//! The examples in the documentation are true.

use std::path::Path;

use crate::program::run;

/// docs/referee.md and docs/notation.md: every `> ` line is sent in one session a block, and the `< ` line below it is the answer.
/// An answer in the documentation that ends in `…` is cut there. `make golden` writes the answers anew.
#[test]
fn sessions_in_the_documents_are_true() {
    for name in ["referee.md", "notation.md"] {
        check(name);
    }
}

/// docs/notation.md: the pictures of a platform are drawn from the positions beside them. `make golden` draws them anew.
#[test]
fn pictures_in_the_documents_are_true() {
    for (name, options) in
        [("universe", "{}"), ("mothership", r#"{"side": "mothership"}"#), ("toppled", "{}")]
    {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
        let position = folder.join(format!("gravity-{name}.txt"));
        let picture = folder.join(format!("gravity-{name}.svg"));
        let file = position.to_str().expect("a path in this repository is text");
        let output = run(&["draw", "gravity-warfare", "--file", file, "--options", options], b"");
        let drawn = String::from_utf8(output.stdout).unwrap();
        if std::env::var_os("SOBREMESA_UPDATE").is_some() {
            std::fs::write(&picture, drawn).unwrap();
        } else {
            assert_eq!(drawn, std::fs::read_to_string(&picture).unwrap(), "{name} is stale: make golden");
        }
    }
}

fn check(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    let text = std::fs::read_to_string(&path).unwrap();
    let mut written = String::new();
    for (index, part) in text.split("```").enumerate() {
        let is_session = index % 2 == 1 && part.starts_with("referee");
        let part = if is_session { replayed(part) } else { part.to_owned() };
        written += &(if index > 0 { format!("```{part}") } else { part });
    }
    if std::env::var_os("SOBREMESA_UPDATE").is_some() {
        std::fs::write(&path, written).unwrap();
    } else {
        assert_eq!(written, text, "docs/{name} is stale: make golden");
    }
}

/// The block with the answers that come now. Its first line is `referee` and the words after it on the command line.
fn replayed(block: &str) -> String {
    let (first, body) = block.split_once('\n').expect("a block has lines");
    let args: Vec<&str> = first.split_whitespace().collect();
    let asked: Vec<&str> = body.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let output = run(&args, (asked.join("\n") + "\n").as_bytes());
    let answers = String::from_utf8(output.stdout).unwrap();
    let cut: Vec<Option<usize>> =
        body.lines().filter_map(|line| line.strip_prefix("< ")).map(cut_at).collect();
    let mut text = format!("{first}\n");
    assert_eq!(answers.lines().count(), asked.len(), "{answers}");
    for (index, (asked, answer)) in asked.iter().zip(answers.lines()).enumerate() {
        let answer = match cut.get(index).copied().flatten() {
            Some(length) => format!("{}…", answer.chars().take(length).collect::<String>()),
            None => answer.to_owned(),
        };
        text += &format!("> {asked}\n< {answer}\n");
    }
    text
}

fn cut_at(answer: &str) -> Option<usize> {
    answer.strip_suffix('…').map(|kept| kept.chars().count())
}
