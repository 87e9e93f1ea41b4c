//! `sobremesa balance`: lengths, endings and shares at every number of seats, as a table in Markdown.

use lab::{HEAD, Setting, Subject, Trial, row};
use tabletop::simulate::Failed;
use tabletop::{Budget, Seed};

use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games, for example qube-attack; all that can be measured without any
    games: Vec<String>,
    /// Only tables of so many, with commas
    #[arg(long, value_delimiter = ',')]
    seats: Vec<usize>,
    #[command(flatten)]
    trial: TrialArgs,
    /// Other data than the default: a name, or a TOML file
    #[arg(long, value_name = "NAME|FILE")]
    data: Option<String>,
}

/// How games are played to measure them.
#[derive(clap::Args)]
pub(crate) struct TrialArgs {
    /// How many games at each table
    #[arg(long = "games", id = "game_count", default_value_t = 1000)]
    games: u64,
    /// A number or 64 hexadecimal digits: the same seed gives the same games
    #[arg(long, default_value = "1")]
    pub(crate) seed: Seed,
    /// Who plays in every seat
    #[arg(long, default_value = "regular")]
    bot: String,
    /// How many trials a bot may make for a decision
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// How many games are played side by side
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl TrialArgs {
    pub(crate) fn trial(&self) -> Trial {
        Trial {
            games: self.games,
            seed: self.seed,
            threads: self.threads.clamp(1, 256),
            bot: self.bot.clone(),
            budget: Budget { time_ms: None, iterations: self.iterations, threads: 1 },
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let subjects = match args.games.as_slice() {
        [] => Subject::ALL.to_vec(),
        names => names.iter().map(|name| subject(name)).collect::<Result<_, _>>()?,
    };
    let data = args.data.as_deref().map(data).transpose()?;
    println!("{HEAD}");
    for subject in subjects {
        for setting in chosen(subject, &args.seats)? {
            let report =
                subject.run(setting, data.as_deref(), &args.trial.trial()).map_err(|failed| fail(&failed))?;
            println!("{}", row(subject, setting, &report));
        }
    }
    Ok(())
}

/// A game that can be measured.
pub(crate) fn subject(id: &str) -> Result<Subject, Failure> {
    Subject::named(id).ok_or_else(|| {
        let known = Subject::ALL.map(Subject::id).join(", ");
        Failure::Request(format!("`{id}` cannot be measured; these can: {known}"))
    })
}

/// The tables of these numbers of seats; of all without any.
pub(crate) fn chosen(subject: Subject, seats: &[usize]) -> Result<Vec<Setting>, Failure> {
    let settings = subject.settings();
    if let Some(wrong) = seats.iter().find(|seats| settings.iter().all(|setting| setting.seats != **seats)) {
        return Err(Failure::Request(format!("{} is not played by {wrong}", subject.id())));
    }
    Ok(settings.into_iter().filter(|setting| seats.is_empty() || seats.contains(&setting.seats)).collect())
}

/// One word is the name of data that comes with the game; anything else is a file.
fn data(given: &str) -> Result<String, Failure> {
    let is_name = given.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    if is_name { Ok(given.to_owned()) } else { games::read_text(given.as_ref()) }
}

pub(crate) fn fail(failed: &Failed) -> Failure {
    match failed {
        Failed::Audit { .. } | Failed::Refused { .. } => Failure::Check(failed.to_string()),
        Failed::Setup(_) | Failed::UnknownBot { .. } => Failure::request(failed),
    }
}
