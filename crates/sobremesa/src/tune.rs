//! `sobremesa tune`: searches for data with which a game is nearer to its aims.

use std::path::PathBuf;

use lab::{HEAD, Search, Tune, row};

use crate::balance::{TrialArgs, chosen, fail, subject};
use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, for example qube-attack
    game: String,
    /// For tables of so many, with commas; for all without any. A board is for one number
    #[arg(long, value_delimiter = ',')]
    seats: Vec<usize>,
    /// How many changes to try
    #[arg(long, default_value_t = 100)]
    steps: u32,
    /// After so many changes other games are played, so that nothing is fitted to some of them
    #[arg(long, default_value_t = 20, value_name = "N")]
    steps_per_seed: u32,
    /// The TOML file to start from; the game's own data without it
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    #[command(flatten)]
    trial: TrialArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let subject = subject(&args.game)?;
    let tune = Tune {
        subject,
        settings: chosen(subject, &args.seats)?,
        start: args.start.as_deref().map(games::read_text).transpose()?,
        trial: args.trial.trial(),
        search: Search { steps: args.steps, steps_per_seed: args.steps_per_seed, seed: args.trial.seed },
    };
    let tuned = tune.run(|number, cost, is_kept| {
        if is_kept {
            eprintln!("step {number}: cost {cost:.3}");
        }
    });
    let tuned = tuned.map_err(|failed| fail(&failed))?;
    eprintln!("cost {:.3}\n{HEAD}", tuned.cost);
    for (setting, report) in tune.settings.iter().zip(&tuned.reports) {
        eprintln!("{}", row(subject, *setting, report));
    }
    print!("{}", tuned.text);
    Ok(())
}
