//! Many games between bots, and who wins them: the measurements of `docs/bots.md`, with the options of `sobremesa simulate`.

use std::time::Instant;

use bots::Stopwatch;
use clap::Parser;
use serde_json::Value;
use tabletop::simulate::Plan;
use tabletop::{Budget, Catalog, Seed};

#[derive(Parser)]
struct Args {
    /// The game, for example qube-attack
    game: String,
    #[arg(long)]
    seats: usize,
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Who plays, with commas; they change seats from game to game
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    #[arg(long)]
    time_ms: Option<u32>,
    #[arg(long)]
    iterations: Option<u32>,
    /// How many games are played side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Options of the game as JSON
    #[arg(long, default_value = "{}")]
    options: String,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let stopwatch = Stopwatch::default();
    let catalog = Catalog::default()
        .with(stopwatch.watch(bots::qube_attack()))
        .with(stopwatch.watch(bots::guerra_civil_espacial()))
        .with(stopwatch.watch(bots::godzilla_total_war()))
        .with(stopwatch.watch(bots::gravity_warfare()));
    let options: Value = serde_json::from_str(&args.options)?;
    let plan = Plan {
        seats: args.seats,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        bots: args.bots.iter().cycle().take(args.seats).cloned().collect(),
        budget: Budget { time_ms: args.time_ms, iterations: args.iterations, threads: 1 },
    };
    let start = Instant::now();
    let tally = catalog.game(&args.game)?.simulate(options, &plan, &|_| ())?;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} games, {} unfinished, {:.1} actions a game, {seconds:.1} s, {:.1} ms a game",
        tally.games,
        tally.unfinished,
        tally.actions as f64 / tally.games.max(1) as f64,
        1000.0 * seconds / tally.games.max(1) as f64,
    );
    for (name, score, decisions) in tally.by_bot(&plan) {
        println!(
            "{name:<10} {:>6.1} % of {} ({:.1} – {:.1}), mean place {:.2}, {decisions} decisions",
            100.0 * score.share,
            score.games,
            100.0 * score.low,
            100.0 * score.high,
            score.mean_place
        );
        if let Some(laps) = stopwatch.laps(&name) {
            let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
            println!(
                "{:<10} {:.3} ms a decision, the longest {:.1} ms",
                "",
                ms(laps.time) / laps.decisions as f64,
                ms(laps.longest)
            );
        }
    }
    Ok(())
}
