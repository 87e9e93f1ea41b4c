//! `sobremesa simulate`: many games, and who wins them.

use std::io::IsTerminal;
use std::time::Instant;

use bots::{Laps, Stopwatch};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use tabletop::simulate::{Failed, Plan, Score, Tally, interval};
use tabletop::{Budget, EndedBy, Seat, Seed};

use words::Language;

use crate::voice::Voice;
use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example qube-attack
    game: String,
    /// How many sit at the table
    #[arg(long)]
    seats: usize,
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// A number or 64 hexadecimal digits: the same seed gives the same games
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Who plays, by name and with commas; they change seats from game to game
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How long a bot may think about a decision
    #[arg(long, value_name = "MS")]
    time_ms: Option<u32>,
    /// How many trials a bot may make for a decision
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// How many games are played side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The language of the report: es or en; by default that of your system
    #[arg(long)]
    lang: Option<Language>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: games::TableOptions,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let stopwatch = Stopwatch::default();
    let catalog = games::timed_catalog(&stopwatch);
    let game = catalog.game(&args.game).map_err(Failure::request)?;
    let plan = Plan {
        seats: args.seats,
        games: args.games,
        seed: args.seed,
        threads: args.threads.clamp(1, 256),
        bots: fill_seats(&args.bots, args.seats)?,
        budget: Budget { time_ms: args.time_ms, iterations: args.iterations, threads: 1 },
    };
    let bar = progress_bar(args);
    let start = Instant::now();
    let tally = game.simulate(args.options.read()?, &plan, &|games| bar.inc(games));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let tally = tally.map_err(|failed| match failed {
        Failed::Audit { .. } | Failed::Refused { .. } => Failure::Check(failed.to_string()),
        Failed::Setup(_) | Failed::UnknownBot { .. } => Failure::request(failed),
    })?;
    let report = Report { args, plan: &plan, tally: &tally, seconds, stopwatch };
    if args.json {
        println!("{}", report.json());
    } else {
        report.print();
    }
    Ok(())
}

/// One bot a seat: a shorter list starts again from its first.
fn fill_seats(bots: &[String], seats: usize) -> Result<Vec<String>, Failure> {
    if bots.len() > seats {
        return Err(Failure::Request(format!("{} bots cannot sit on {seats} seats", bots.len())));
    }
    Ok(bots.iter().cycle().take(if bots.is_empty() { 0 } else { seats }).cloned().collect())
}

/// On a terminal only, and never where a script reads.
fn progress_bar(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}")
        .expect("the template is well formed");
    ProgressBar::new(args.games).with_style(style)
}

struct Report<'a> {
    args: &'a Args,
    plan: &'a Plan,
    tally: &'a Tally,
    seconds: f64,
    stopwatch: Stopwatch,
}

impl Report<'_> {
    fn actions_per_second(&self) -> f64 {
        self.tally.actions as f64 / self.seconds.max(1e-9)
    }

    fn json(&self) -> Value {
        let mut report = json!({
            "game": self.args.game,
            "seats": self.plan.seats,
            "games": self.tally.games,
            "unfinished": self.tally.unfinished,
            "actions": self.tally.actions,
            "seconds": self.seconds,
            "actions_per_second": self.actions_per_second(),
            "ended_by": self.endings(),
            "shared": self.tally.shared,
            "wins_by_seat": self.tally.wins_by_seat(),
            "wins_by_order": self.tally.wins_by_order(),
        });
        if let Some([shortest, median, longest]) = self.tally.spread() {
            report["lengths"] = json!({"shortest": shortest, "median": median, "longest": longest});
        }
        if !self.plan.bots.is_empty() {
            let bots = self.tally.by_bot(self.plan).into_iter();
            let bots: Map<String, Value> = bots.map(|(name, score, _)| self.bot_json(name, &score)).collect();
            report["wins_by_bot"] = Value::Object(bots);
        }
        report
    }

    /// How many games ended for each reason.
    fn endings(&self) -> Map<String, Value> {
        self.tally.endings().map(|(ended_by, games)| (reason(ended_by), json!(games))).collect()
    }

    fn bot_json(&self, name: String, score: &Score) -> (String, Value) {
        let mut report = json!(score);
        if let Some(laps) = self.stopwatch.laps(&name) {
            report["decisions_per_second"] = json!(per_second(&laps));
            report["ms_per_decision"] = json!(ms_each(&laps));
            report["longest_decision_ms"] = json!(laps.longest.as_secs_f64() * 1000.0);
        }
        (name, report)
    }

    fn print(&self) {
        let voice = Voice::new(self.args.lang);
        let tally = self.tally;
        let summary = [
            ("games", tally.games.to_string()),
            ("game", self.args.game.clone()),
            ("seats", self.plan.seats.to_string()),
            ("unfinished", tally.unfinished.to_string()),
        ];
        println!("{}", voice.say("simulate-summary", &summary));
        if let Some(spread) = tally.spread() {
            let names = ["shortest", "median", "longest"];
            let lengths: Vec<_> = names.into_iter().zip(spread.map(|length| length.to_string())).collect();
            println!("{}", voice.say("simulate-lengths", &lengths));
        }
        self.print_endings(&voice);
        let speed = [
            ("actions", tally.actions.to_string()),
            ("seconds", format!("{:.2}", self.seconds)),
            ("rate", format!("{:.0}", self.actions_per_second())),
        ];
        println!("{}", voice.say("simulate-speed", &speed));
        let seats = Seat::all(self.plan.seats).map(|seat| seat.to_string());
        self.print_wins(&voice, "simulate-seat", seats, &tally.wins_by_seat());
        let places = (1..=self.plan.seats).map(|place| place.to_string());
        self.print_wins(&voice, "simulate-order", places, &tally.wins_by_order());
        if !self.plan.bots.is_empty() {
            self.print_bots(&voice);
        }
    }

    fn print_endings(&self, voice: &Voice) {
        let finished = self.tally.finished().max(1) as f64;
        for (ended_by, games) in self.tally.endings().filter(|(_, games)| *games > 0) {
            let told = [("games", games.to_string()), ("share", percent(games as f64 / finished))];
            println!("{}", voice.say(&format!("simulate-ended-by-{}", reason(ended_by)), &told));
        }
        if self.tally.shared > 0 {
            let share = percent(self.tally.shared as f64 / finished);
            let told = [("games", self.tally.shared.to_string()), ("share", share)];
            println!("{}", voice.say("simulate-shared", &told));
        }
    }

    /// Wins and shares of seats, or of places in the order of play.
    fn print_wins(&self, voice: &Voice, head: &str, names: impl Iterator<Item = String>, wins: &[f64]) {
        let finished = self.tally.finished();
        let [wins_head, share, range] =
            ["wins", "share", "interval"].map(|head| voice.say(&format!("simulate-{head}"), &[]));
        println!("\n{:<10}{wins_head:>12}{share:>10}   {range}", voice.say(head, &[]));
        for (name, &wins) in names.zip(wins) {
            let (low, high) = interval(wins, finished);
            let share = percent(wins / finished.max(1) as f64);
            println!("{name:<10}{wins:>12.1}{share:>10}   {} – {}", percent(low), percent(high));
        }
    }

    fn print_bots(&self, voice: &Voice) {
        let heads = ["bot", "games", "wins", "share", "place", "decisions", "rate", "time", "interval"];
        let heads = heads.map(|head| voice.say(&format!("simulate-{head}"), &[]));
        let [bot, games, wins, share, place, decisions, rate, time, interval] = heads;
        println!(
            "\n{bot:<10}{games:>10}{wins:>12}{share:>10}{place:>14}{decisions:>13}{rate:>15}{time:>12}   {interval}"
        );
        for (name, score, decisions) in self.tally.by_bot(self.plan) {
            let (share, low, high) = (percent(score.share), percent(score.low), percent(score.high));
            let laps = self.stopwatch.laps(&name);
            let rate = laps.map_or_else(String::new, |laps| format!("{:.0}", per_second(&laps)));
            let time = laps.map_or_else(String::new, |laps| format!("{:.3}", ms_each(&laps)));
            println!(
                "{name:<10}{:>10}{:>12.1}{share:>10}{:>14.2}{decisions:>13}{rate:>15}{time:>12}   {low} – {high}",
                score.games, score.wins, score.mean_place
            );
        }
    }
}

/// A reason by the name that JSON and locales have for it.
fn reason(ended_by: EndedBy) -> String {
    match ended_by {
        EndedBy::Goal => "goal",
        EndedBy::LastStanding => "last-standing",
        EndedBy::Bound => "bound",
    }
    .to_owned()
}

/// Decisions in a second of thinking.
fn per_second(laps: &Laps) -> f64 {
    laps.decisions as f64 / laps.time.as_secs_f64().max(1e-9)
}

/// Milliseconds for a decision.
fn ms_each(laps: &Laps) -> f64 {
    laps.time.as_secs_f64() * 1000.0 / laps.decisions.max(1) as f64
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
