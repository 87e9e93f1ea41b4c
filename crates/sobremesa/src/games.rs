//! The games that this program knows, and what is asked about them on the command line.

use std::path::PathBuf;

use bots::Stopwatch;
use serde_json::{Map, Value};
use tabletop::Catalog;

use crate::Failure;

/// All games, with their bots.
pub(crate) fn catalog() -> Catalog {
    timed_catalog(&Stopwatch::default())
}

/// The same, with a clock around every decision.
pub(crate) fn timed_catalog(stopwatch: &Stopwatch) -> Catalog {
    Catalog::default()
        .with(stopwatch.watch(bots::qube_attack()))
        .with(stopwatch.watch(bots::guerra_civil_espacial()))
        .with(stopwatch.watch(bots::godzilla_total_war()))
        .with(stopwatch.watch(bots::gravity_warfare()))
}

/// The options of a table, from the command line.
#[derive(clap::Args)]
pub(crate) struct TableOptions {
    /// Options of the game as JSON, for example '{"reentry": "never"}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// House data from a TOML file, for example board=my-board.toml
    #[arg(long, value_name = "KEY=FILE")]
    house: Vec<String>,
}

impl TableOptions {
    /// The options with the house data in them.
    pub(crate) fn read(&self) -> Result<Value, Failure> {
        let mut options: Map<String, Value> = serde_json::from_str(&self.options)
            .map_err(|error| Failure::Request(format!("--options is not a JSON object: {error}")))?;
        for pair in &self.house {
            let Some((key, file)) = pair.split_once('=') else {
                return Err(Failure::Request(format!("--house takes KEY=FILE, not `{pair}`")));
            };
            options.insert(key.to_owned(), Value::String(read_text(&PathBuf::from(file))?));
        }
        Ok(Value::Object(options))
    }
}

/// A text file, or one line about why it cannot be read.
pub(crate) fn read_text(path: &std::path::Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::Request(format!("{}: {error}", path.display())))
}
