//! How hard the dexterity of Gravity Warfare is: the tables of `docs/gravity-difficulty.md`, as Markdown.
//!
//! `cargo run --release -p bots --example difficulty -- --turns 200 --games 40`; `--quick` for 40 turns a cell.

mod games;
mod platforms;
mod turns;

use std::path::PathBuf;

use clap::Parser;
use gravity_warfare::{Card, PlatformSide};

use platforms::{PIECES, Platforms, name};
use turns::{Care, Count, Row, cell};

#[derive(Parser)]
struct Args {
    /// Turns in each cell
    #[arg(long, default_value_t = 200)]
    turns: u32,
    /// 40 turns in each cell, and 4 games
    #[arg(long)]
    quick: bool,
    /// Games of four regulars
    #[arg(long, default_value_t = 0)]
    games: u32,
    /// Only the rows whose name contains one of these
    #[arg(long, value_delimiter = ',')]
    rows: Vec<String>,
    /// Leave the careless hand out
    #[arg(long)]
    careful_only: bool,
    /// Also say what went wrong
    #[arg(long)]
    why: bool,
    /// How stacking by choice compares with the ground
    #[arg(long)]
    stacking: bool,
    /// Platforms in each column, made by real play and kept in this folder
    #[arg(long, default_value_t = 8)]
    platforms: usize,
    #[arg(long, default_value = "target/difficulty")]
    dir: PathBuf,
    /// Another platform file than the standard one
    #[arg(long)]
    rig: Option<PathBuf>,
}

/// The aims of the issue that made this a game of skill.
const ROWS: [Row; 10] = [
    Row { name: "none", cards: &[], aim: Some([88, 96]) },
    Row { name: "Bound it!", cards: &[Card::BoundIt], aim: Some([70, 85]) },
    Row { name: "Stack it!", cards: &[Card::StackIt], aim: Some([65, 85]) },
    Row { name: "Pair it!", cards: &[Card::PairIt], aim: Some([60, 80]) },
    Row { name: "Spin it!", cards: &[Card::SpinIt], aim: Some([55, 75]) },
    Row { name: "With chopsticks!", cards: &[Card::WithChopsticks], aim: Some([60, 80]) },
    Row { name: "Don't look!", cards: &[Card::DontLook], aim: Some([35, 60]) },
    Row { name: "Double it!", cards: &[Card::DoubleIt], aim: None },
    Row { name: "Teleport it!", cards: &[Card::TeleportIt], aim: Some([75, 90]) },
    Row {
        name: "Spin + chopsticks + Double",
        cards: &[Card::SpinIt, Card::WithChopsticks, Card::DoubleIt],
        aim: Some([15, 40]),
    },
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = Args::parse();
    if args.quick {
        (args.turns, args.games) = (40, args.games.max(4));
    }
    if let Some(path) = &args.rig {
        platforms::RIG.set(std::fs::read_to_string(path)?).expect("it is set once");
    }
    let sides = [PlatformSide::Universe, PlatformSide::Mothership];
    let columns: Vec<Platforms> = sides
        .into_iter()
        .map(|side| Platforms::load(&args.dir, side, args.platforms))
        .collect::<Result<_, _>>()?;
    if args.turns > 0 {
        difficulty(&args, &columns);
    }
    if args.stacking {
        stacking(&args, &columns);
    }
    if args.games > 0 {
        four_regulars(args.games);
    }
    Ok(())
}

fn difficulty(args: &Args, columns: &[Platforms]) {
    let heads: Vec<String> = columns
        .iter()
        .flat_map(|column| PIECES.map(|pieces| format!("{} {pieces}", name(column.side))))
        .collect();
    println!("| challenge | {} | all | aim | careless | something falls |", heads.join(" | "));
    println!("|---|{}---|---|---|---|", "---|".repeat(heads.len()));
    let wanted = |row: &&Row| {
        let name = row.name.to_lowercase();
        args.rows.is_empty() || args.rows.iter().any(|part| name.contains(&part.to_lowercase()))
    };
    ROWS.iter().filter(wanted).for_each(|row| one_row(args, columns, row));
}

fn one_row(args: &Args, columns: &[Platforms], row: &Row) {
    let counts = |care: Care| -> Vec<Count> {
        let of_column = |column: &Platforms| {
            column.found.iter().map(|found| cell(column.side, found, row, care, args.turns)).collect()
        };
        columns.iter().flat_map(|column| -> Vec<Count> { of_column(column) }).collect()
    };
    let careful = counts(Care::Full);
    let cells: Vec<String> = careful.iter().map(|count| format!("{:.0}", count.percent())).collect();
    let all = total(&careful);
    let aim = row.aim.map_or("its single turn, squared".to_owned(), |[low, high]| format!("{low}–{high}"));
    let careless = if args.careful_only { None } else { Some(total(&counts(Care::Little))) };
    let other = careless.as_ref().map_or("".to_owned(), |count| format!("{:.0}", count.percent()));
    let fell = 100.0 * f64::from(all.fell) / f64::from(all.turns.max(1));
    println!("| {} | {} | {:.0} | {aim} | {other} | {fell:.0} |", row.name, cells.join(" | "), all.percent());
    if args.why {
        println!("    careful {:?}", all.faults);
        println!("    careless {:?}", careless.map(|count| count.faults));
    }
}

fn total(counts: &[Count]) -> Count {
    let mut all = Count::default();
    counts.iter().for_each(|count| all.add(count));
    all
}

/// GRAV-20: points a turn on the ground and on top of something, where there is something in the zone.
fn stacking(args: &Args, columns: &[Platforms]) {
    println!("\n| without a challenge | turns | success | points a turn | with a troop's worth |");
    println!("|---|---|---|---|---|");
    for (what, care) in [("on the ground", Care::Full), ("stacked by choice", Care::Stacking)] {
        let cells =
            columns.iter().flat_map(|column| column.found.iter().map(move |found| (column.side, found)));
        let counts: Vec<Count> =
            cells.map(|(side, found)| cell(side, found, &ROWS[0], care, args.turns)).collect();
        let all = total(&counts);
        let points = f64::from(all.points) / f64::from(all.turns.max(1));
        let worth = points + bots::TROOP_WORTH * all.percent() / 100.0;
        println!("| {what} | {} | {:.0} % | {points:.2} | {worth:.2} |", all.turns, all.percent());
    }
}

fn four_regulars(games: u32) {
    let table = games::play(games);
    let percent = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!("\n| four regulars, {games} games | measured | aim |\n|---|---|---|");
    println!("| something falls, of turns | {:.1} % | 4–10 % |", percent(table.fell, table.turns));
    println!("| rounds ended by four pieces falling | {:.0} % | 5–20 % |", percent(table.lost, table.rounds));
    let turns = f64::from(table.turns) / f64::from(table.rounds.max(1)) / 4.0;
    println!("| turns a player in a round | {turns:.1} | 8–20 |");
    println!("| cards given, a turn | {:.2} | |", f64::from(table.given) / f64::from(table.turns.max(1)));
    println!("| hands that succeed | {:.0} % | |", percent(table.good, table.attempts));
    println!("| rounds that nobody ended | {:.0} % | |", percent(table.stopped, table.rounds));
    println!("| rounds won by who began, and the next | {:?} | alike |", table.won_by_place);
    println!("| games won by seat | {:.1?} | alike |", table.games_won);
}
