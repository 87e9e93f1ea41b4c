//! How long games take: plays games between regulars and writes `crates/server/data/lengths.json`, from which the lobby and
//! the setup say it. `make lengths` runs it; it is to be run again when a change of rules or habits changes how long games are.
//!
//! A game lasts its actions times what a person takes for one at that game, answers and moments shown included. Where it
//! comes to more than an hour and a half, each other value of each option is tried, and those that save time are written too.

use std::collections::BTreeMap;

use clap::Parser;
use serde_json::{Value, json};
use tabletop::simulate::Plan;
use tabletop::{AnyGame, Budget, Catalog, ChoiceValue, Seed};

#[derive(Parser)]
struct Args {
    /// How many games for each number of seats; a physical game gets a fifth of them
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Only this game; the others keep what the file says
    #[arg(long)]
    only: Option<String>,
    #[arg(long, default_value = "crates/server/data/lengths.json")]
    file: std::path::PathBuf,
}

/// What a person takes for an action, in seconds: from games of friends at the natural pace. Most of Gravity Warfare's actions
/// let something pass; few are attempts, which take longer.
const SECONDS: &[(&str, f64)] = &[
    ("qube-attack", 12.0),
    ("guerra-civil-espacial", 7.0),
    ("godzilla-total-war", 6.0),
    ("gravity-warfare", 6.0),
];
/// A longer game is a long evening.
const LONG_MINUTES: u32 = 90;
/// What saves less is not worth telling.
const SAVES: f64 = 0.85;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let catalog = Catalog::default()
        .with(bots::qube_attack())
        .with(bots::guerra_civil_espacial())
        .with(bots::godzilla_total_war())
        .with(bots::gravity_warfare());
    let before = std::fs::read_to_string(&args.file).unwrap_or_else(|_| "{}".to_owned());
    let mut all: BTreeMap<String, Value> = serde_json::from_str(&before)?;
    for game in catalog.games() {
        if args.only.as_ref().is_none_or(|only| only == game.id()) {
            all.insert(game.id().to_owned(), measure(game.as_ref(), args.games)?);
        }
    }
    std::fs::write(&args.file, serde_json::to_string_pretty(&all)? + "\n")?;
    Ok(())
}

fn measure(game: &dyn AnyGame, games: u64) -> Result<Value, Box<dyn std::error::Error>> {
    let games = if game.id() == "gravity-warfare" { games / 5 } else { games };
    let (mut minutes, mut shorter) = (Vec::new(), Vec::new());
    for seats in game.seats() {
        let usual = lasts(game, seats, games, json!({}))?;
        minutes.push(usual);
        eprintln!("{} with {seats}: {usual} min", game.id());
        if usual >= LONG_MINUTES {
            shorter.extend(what_saves(game, seats, games, usual)?);
        }
    }
    Ok(json!({ "minutes": minutes, "shorter": shorter }))
}

fn what_saves(
    game: &dyn AnyGame,
    seats: usize,
    games: u64,
    usual: u32,
) -> Result<Vec<Value>, Box<dyn std::error::Error>> {
    let mut found = Vec::new();
    for choice in game.choices() {
        for value in choice.values.iter().skip(1) {
            let value = plain(value);
            // Not every value goes with every number of seats.
            let Ok(minutes) = lasts(game, seats, games, json!({ choice.key: value })) else { continue };
            if f64::from(minutes) < SAVES * f64::from(usual) {
                found.push(json!({ "seats": seats, "key": choice.key, "value": value, "minutes": minutes }));
            }
        }
    }
    Ok(found)
}

fn plain(value: &ChoiceValue) -> Value {
    serde_json::to_value(value).expect("a value is plain data")
}

/// The median game, in minutes.
fn lasts(
    game: &dyn AnyGame,
    seats: usize,
    games: u64,
    options: Value,
) -> Result<u32, Box<dyn std::error::Error>> {
    let seconds = SECONDS.iter().find(|(id, _)| *id == game.id()).map_or(8.0, |(_, seconds)| *seconds);
    let plan = Plan {
        seats,
        games,
        seed: Seed::from_number(1),
        threads: 1,
        bots: vec!["regular".to_owned(); seats],
        budget: Budget::default(),
    };
    let mut lengths = game.simulate(options, &plan, &|_| ())?.lengths;
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or_default();
    Ok((f64::from(median) * seconds / 60.0).round() as u32)
}
