//! All games, by their id, without knowing any. JSON lives at this edge and nowhere below it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::any_table::Seated;
use crate::simulate::{self, Failed, Plan, Tally};
use crate::{
    AnyBot, AnyReferee, BadSetup, BotMaker, Budget, Choice, Game, HouseData, Log, Mismatch, RandomBot,
    Referee, Replay, Seed, Snapshot,
};

/// The bot that every game has.
const RANDOM: &str = "random";

/// The games there are.
#[derive(Default)]
pub struct Catalog {
    games: Vec<Arc<dyn AnyGame>>,
}

/// No game has this id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{id}`; there are: {known}")]
pub struct UnknownGame {
    id: String,
    known: String,
}

impl Catalog {
    /// Adds a game with the bots that play it.
    #[must_use]
    pub fn with<G: Game>(mut self, bots: Vec<(&'static str, BotMaker<G>)>) -> Catalog {
        let random: BotMaker<G> = Arc::new(|seed, _| Box::new(RandomBot::new(seed)));
        let bots = bots.into_iter().chain([(RANDOM, random)]).collect();
        self.games.push(Arc::new(Listed::<G> { bots }));
        self
    }

    /// All of them.
    pub fn games(&self) -> &[Arc<dyn AnyGame>] {
        &self.games
    }

    /// The one with this id.
    pub fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, UnknownGame> {
        self.games.iter().find(|game| game.id() == id).ok_or_else(|| UnknownGame {
            id: id.chars().take(60).collect(),
            known: self.games.iter().map(|game| game.id()).collect::<Vec<_>>().join(", "),
        })
    }
}

/// A game, whichever it is.
pub trait AnyGame: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// What can be chosen.
    fn choices(&self) -> &'static [Choice];
    /// What can be replaced.
    fn house_data(&self) -> &'static [HouseData];
    /// The options that a position makes superfluous; see [`Game::SETUP_OPTIONS`].
    fn setup_options(&self) -> &'static [&'static str];
    /// The names of its bots.
    fn bots(&self) -> Vec<&'static str>;
    /// A bot for one seat.
    fn bot(&self, name: &str, seed: Seed, budget: Budget) -> Result<Box<dyn AnyBot>, Failed>;
    /// A new table.
    fn start(&self, options: Value, seats: usize, seed: Seed) -> Result<Box<dyn AnyReferee>, BadSetup>;
    /// A table in a situation given in notation.
    fn start_at(&self, options: Value, position: &str, seed: Seed) -> Result<Box<dyn AnyReferee>, BadSetup>;
    /// A recorded game, played again and compared.
    fn replay(&self, log: &Log) -> Result<Box<dyn AnyReferee>, Mismatch>;
    /// The same, telling every step: the game after each entry, the beginning first.
    fn replay_each(&self, log: &Log, each: &mut dyn FnMut(&dyn AnyReferee)) -> Result<(), Mismatch>;
    /// A game taken up at a snapshot.
    fn resume(&self, log: &Log, seed: Seed, snapshot: &Snapshot) -> Result<Box<dyn AnyReferee>, Mismatch>;
    /// Many games.
    fn simulate(&self, options: Value, plan: &Plan, progress: &(dyn Fn(u64) + Sync))
    -> Result<Tally, Failed>;
}

struct Listed<G: Game> {
    bots: Vec<(&'static str, BotMaker<G>)>,
}

impl<G: Game> Listed<G> {
    fn maker(&self, name: &str) -> Result<&BotMaker<G>, Failed> {
        let found = self.bots.iter().find(|(known, _)| *known == name);
        found.map(|(_, maker)| maker).ok_or_else(|| Failed::UnknownBot {
            name: name.chars().take(60).collect(),
            known: AnyGame::bots(self).join(", "),
        })
    }
}

fn read_options<G: Game>(options: Value) -> Result<G::Options, BadSetup> {
    let options = if options.is_null() { json!({}) } else { options };
    serde_json::from_value(options).map_err(|error| BadSetup(format!("the options of {}: {error}", G::ID)))
}

impl<G: Game> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn choices(&self) -> &'static [Choice] {
        G::CHOICES
    }

    fn house_data(&self) -> &'static [HouseData] {
        G::HOUSE_DATA
    }

    fn setup_options(&self) -> &'static [&'static str] {
        G::SETUP_OPTIONS
    }

    fn bots(&self) -> Vec<&'static str> {
        self.bots.iter().map(|(name, _)| *name).collect()
    }

    fn bot(&self, name: &str, seed: Seed, budget: Budget) -> Result<Box<dyn AnyBot>, Failed> {
        Ok(Box::new(Seated::<G>(self.maker(name)?(seed, budget))))
    }

    fn start(&self, options: Value, seats: usize, seed: Seed) -> Result<Box<dyn AnyReferee>, BadSetup> {
        Ok(Box::new(Referee::<G>::new(read_options::<G>(options)?, seats, seed)?))
    }

    fn start_at(&self, options: Value, position: &str, seed: Seed) -> Result<Box<dyn AnyReferee>, BadSetup> {
        Ok(Box::new(Referee::<G>::from_position(read_options::<G>(options)?, position, seed)?))
    }

    fn replay(&self, log: &Log) -> Result<Box<dyn AnyReferee>, Mismatch> {
        Ok(Box::new(Referee::<G>::from_log(log)?))
    }

    fn replay_each(&self, log: &Log, each: &mut dyn FnMut(&dyn AnyReferee)) -> Result<(), Mismatch> {
        let mut replay = Replay::<G>::new(log)?;
        each(replay.referee());
        while replay.step()? {
            each(replay.referee());
        }
        Ok(())
    }

    fn resume(&self, log: &Log, seed: Seed, snapshot: &Snapshot) -> Result<Box<dyn AnyReferee>, Mismatch> {
        Ok(Box::new(Referee::<G>::from_snapshot(log, seed, snapshot)?))
    }

    fn simulate(
        &self,
        options: Value,
        plan: &Plan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Failed> {
        let options = read_options::<G>(options)?;
        let makers: Vec<&BotMaker<G>> =
            plan.bots.iter().map(|name| self.maker(name)).collect::<Result<_, _>>()?;
        let make = |bot: usize, seed: Seed| makers[bot](seed, plan.budget);
        simulate::run::<G>(&options, plan, &make, &|_| progress(1))
    }
}
