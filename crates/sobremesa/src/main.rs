//! The one binary: everything that Sobremesa does, as commands.

mod balance;
mod draw;
mod games;
mod keep;
mod lines;
mod referee;
mod replay;
mod rules;
mod serve;
mod session;
mod simulate;
mod tune;
mod voice;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A digital table: tabletop games refereed to the letter, for people, bots and designers.
#[derive(Parser)]
#[command(name = "sobremesa", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Open the house: play in the browser, with friends and bots
    Serve(serve::Args),
    /// Copy a house's database, also while the house is open
    Backup(keep::BackupArgs),
    /// Say whether a house's database is whole: its file, and every game that goes on
    Check(keep::CheckArgs),
    /// Referee one game over standard input and output, a line of JSON at a time
    ///
    /// For bots and tools in any language. Start with {"cmd":"help"}; docs/referee.md has a complete example.
    Referee(referee::Args),
    /// Play many games and count who wins
    ///
    /// Without --bots everyone plays at random. Shares come with their 95 % intervals.
    Simulate(simulate::Args),
    /// Measure a game at every number of seats, as a table: lengths, endings, and who wins
    ///
    /// docs/balance.md is made with it.
    Balance(balance::Args),
    /// Search for a better board, deck or set of kaijus, by playing many games with each
    ///
    /// Variants are compared in games with the same chance. The best one is printed; docs/balance.md explains how it works.
    Tune(tune::Args),
    /// Play a recorded game again and check that it goes the same way
    Replay(replay::Args),
    /// Draw a position as an SVG picture
    Draw(draw::Args),
    /// Print the rules of a game, or one rule by its number
    Rules(rules::Args),
}

/// Something went wrong that the user can read in one line. Scripts see 1 for a check that failed, 2 for a bad request.
enum Failure {
    Check(String),
    Request(String),
}

impl Failure {
    fn request(error: impl std::fmt::Display) -> Failure {
        Failure::Request(error.to_string())
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => keep::backup(&args),
        Command::Check(args) => keep::check(&args),
        Command::Referee(args) => referee::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Balance(args) => balance::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Rules(args) => rules::run(&args),
    };
    let (message, code) = match done {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Check(message)) => (message, 1),
        Err(Failure::Request(message)) => (message, 2),
    };
    eprintln!("sobremesa: {message}");
    ExitCode::from(code)
}
