//! `sobremesa rules`: the rules as players read them.

use rust_embed::RustEmbed;
use words::Language;

use crate::{Failure, games, voice};

#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
struct Rules;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example qube-attack
    game: String,
    /// The language: es or en; by default that of your system
    #[arg(long)]
    lang: Option<Language>,
    /// Only the rule with this number, for example QUBE-07
    #[arg(long)]
    number: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let catalog = games::catalog();
    let game = catalog.game(&args.game).map_err(Failure::request)?;
    let text = text(args.lang.unwrap_or_else(voice::environment_language), game.id());
    match &args.number {
        None => print!("{}", plain(&text)),
        Some(number) => println!("{}", plain(&rule(&text, number)?)),
    }
    Ok(())
}

fn text(language: Language, game: &str) -> String {
    let file = Rules::get(&format!("{language}/{game}.md")).expect("every game's rules are built in");
    String::from_utf8_lossy(&file.data).into_owned()
}

/// The line of one rule.
fn rule(text: &str, number: &str) -> Result<String, Failure> {
    let number = number.to_uppercase();
    let start = format!("- **{number}**");
    let found = text.lines().find(|line| line.starts_with(&start));
    found.map(str::to_owned).ok_or_else(|| {
        let numbers: Vec<&str> = text.lines().filter_map(number_of).collect();
        let (first, last) = (numbers.iter().min().unwrap_or(&""), numbers.iter().max().unwrap_or(&""));
        Failure::Request(format!("there is no rule {number}; they go from {first} to {last}"))
    })
}

fn number_of(line: &str) -> Option<&str> {
    line.strip_prefix("- **")?.split_once("**").map(|(number, _)| number)
}

/// Without the marks of Markdown that a terminal does not show.
fn plain(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every game has its rules in both languages, with the same numbers.
    #[test]
    fn every_game_has_its_rules_in_both_languages() {
        for game in games::catalog().games() {
            let numbers = |language| -> Vec<String> {
                text(language, game.id()).lines().filter_map(number_of).map(str::to_owned).collect()
            };
            assert!(!numbers(Language::English).is_empty());
            assert_eq!(numbers(Language::English), numbers(Language::Spanish), "{}", game.id());
        }
    }
}
