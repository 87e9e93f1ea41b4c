//! `sobremesa tune`: searches for data with which a game is nearer to its aims.

use std::path::PathBuf;

use lab::{HEAD, Search, Trial, Tune, row};

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
    /// How many games between experts at each table besides; give --iterations with them
    #[arg(long, default_value_t = 0, value_name = "N")]
    expert_games: u64,
}

impl Args {
    /// Who tries a variant: the bot that is named, and experts besides where some of their games are wanted.
    fn trials(&self) -> Vec<Trial> {
        let trial = self.trial.trial();
        let experts = Trial { games: self.expert_games, bot: "expert".to_owned(), ..trial };
        [trial, experts].into_iter().filter(|trial| trial.games > 0).collect()
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let subject = subject(&args.game)?;
    let tune = Tune {
        subject,
        settings: chosen(subject, &args.seats)?,
        start: args.start.as_deref().map(games::read_text).transpose()?,
        trials: args.trials(),
        search: Search { steps: args.steps, steps_per_seed: args.steps_per_seed, seed: args.trial.seed },
    };
    let tuned = tune.run(|number, cost, is_kept| {
        if is_kept {
            eprintln!("step {number}: cost {cost:.3}");
        }
    });
    let tuned = tuned.map_err(|failed| fail(&failed))?;
    eprintln!("cost {:.3}\n{HEAD}", tuned.cost);
    for ((setting, _), report) in tune.measured().zip(&tuned.reports) {
        eprintln!("{}", row(subject, setting, report));
    }
    print!("{}", tuned.text);
    Ok(())
}
