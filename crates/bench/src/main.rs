//! `make bench`: prints a table and writes `target/bench.json`, one flat object of name to number.
//!
//! Figures that other crates measure are given as files, each such an object, and join the table.

mod bots;
mod connect_four;
mod measure;
mod play;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use measure::Figures;

fn main() -> ExitCode {
    match run(std::env::args_os().skip(1).map(PathBuf::from).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bench: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(files: Vec<PathBuf>) -> Result<(), String> {
    let mut figures = Figures::default();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        figures.join(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    connect_four::run(&mut figures);
    play::run::<qube_attack::QubeAttack>(&mut figures, "qube_attack");
    play::run::<guerra_civil_espacial::GuerraCivilEspacial>(&mut figures, "guerra_civil_espacial");
    play::run::<godzilla_total_war::GodzillaTotalWar>(&mut figures, "godzilla_total_war");
    bots::run(&mut figures);
    figures.print();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/bench.json");
    std::fs::write(&file, figures.json()).map_err(|error| format!("{}: {error}", file.display()))
}
