//! Playing a record again, and comparing on the way.

use crate::{BadNotation, BadSetup, Deed, Entry, Game, Log, Pending, Referee, Seed, Snapshot, StateHash};

/// A record being played again, entry by entry.
#[derive(Debug, Clone)]
pub struct Replay<G: Game> {
    referee: Referee<G>,
    recorded: Log,
    next: usize,
}

/// Where a record and its replay part. It is said, never papered over.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The record is of another game.
    #[error("this is a record of {found}, not of {wanted}")]
    Game {
        /// What it is of.
        found: String,
        /// What was asked for.
        wanted: &'static str,
    },
    /// The rules have changed since.
    #[error(
        "the game was played with rules version {found}; this program replays versions {oldest} to {newest}"
    )]
    Rules {
        /// Of the record.
        found: u32,
        /// The oldest that can be replayed.
        oldest: u32,
        /// The rules of this program.
        newest: u32,
    },
    /// Without its seed a record cannot be played again.
    #[error("the seed of this game has not been revealed: it can be replayed when the game is over")]
    NoSeed,
    /// The seed is not the one that was promised.
    #[error("the seed is not the one committed to before the game")]
    Seed,
    /// The table cannot even be set up.
    #[error("the table cannot be set up: {0}")]
    Setup(#[from] BadSetup),
    /// An entry that cannot be read.
    #[error("entry {number}: {reason}")]
    Notation {
        /// Which.
        number: u32,
        /// What is wrong with it.
        reason: BadNotation,
    },
    /// An entry that the rules refuse.
    #[error("entry {number}: {reason}")]
    Refused {
        /// Which.
        number: u32,
        /// What the rules say.
        reason: String,
    },
    /// The entry leads somewhere else.
    #[error("entry {number}: the state after it is {found}, the record says {recorded}")]
    Hash {
        /// Which.
        number: u32,
        /// What the record says.
        recorded: StateHash,
        /// What came out now.
        found: StateHash,
    },
    /// The snapshot is not of this game.
    #[error("the snapshot cannot be used: {0}")]
    Snapshot(String),
}

impl<G: Game> Replay<G> {
    /// At the beginning of the record.
    pub fn new(log: &Log) -> Result<Replay<G>, Mismatch> {
        let seed = log.header.seed.ok_or(Mismatch::NoSeed)?;
        let options = check_header::<G>(log, seed)?;
        let mut referee = match &log.header.position {
            Some(position) => Referee::from_position(options, position, seed)?,
            None => Referee::new(options, log.header.seats, seed)?,
        };
        referee.keep_header(&log.header);
        Ok(Replay { referee, recorded: log.clone(), next: 0 })
    }

    /// At the snapshot's place in the record.
    pub fn at_snapshot(log: &Log, seed: Seed, snapshot: &Snapshot) -> Result<Replay<G>, Mismatch> {
        let options = check_header::<G>(log, seed)?;
        let next = snapshot.entries as usize;
        if next > log.entries.len() {
            return Err(Mismatch::Snapshot(format!(
                "it has {next} entries, the log only {}",
                log.entries.len()
            )));
        }
        let mut past = log.clone();
        past.entries.truncate(next);
        let referee = Referee::resume(options, past, seed, snapshot)
            .map_err(|error| Mismatch::Snapshot(error.to_string()))?;
        if let Some(last) = referee.log().entries.last() {
            compare(last, referee.hash())?;
        }
        Ok(Replay { referee, recorded: log.clone(), next })
    }

    /// Plays the next entry; false at the end of the record.
    pub fn step(&mut self) -> Result<bool, Mismatch> {
        let Some(entry) = self.recorded.entries.get(self.next) else { return Ok(false) };
        play(&mut self.referee, entry)?;
        compare(entry, self.referee.hash())?;
        self.next += 1;
        Ok(true)
    }

    /// The game at this point of the record.
    pub fn referee(&self) -> &Referee<G> {
        &self.referee
    }

    /// The game, to be played on.
    pub fn into_referee(self) -> Referee<G> {
        self.referee
    }

    /// Is the game over at this point of the record?
    pub fn is_over(&self) -> bool {
        matches!(self.referee.state().pending(), Pending::Over(_))
    }
}

fn play<G: Game>(referee: &mut Referee<G>, entry: &Entry) -> Result<(), Mismatch> {
    let number = entry.number;
    match &entry.deed {
        Deed::Action(text) => {
            let action =
                referee.state().read_action(text).map_err(|reason| Mismatch::Notation { number, reason })?;
            let done = referee.act(entry.seat, &action);
            done.map_err(|reason| Mismatch::Refused { number, reason: reason.to_string() })?;
        }
        Deed::Undo(_) => {
            let done = referee.undo(entry.seat);
            done.map_err(|reason| Mismatch::Refused { number, reason: reason.to_string() })?;
        }
    }
    Ok(())
}

fn compare(entry: &Entry, found: StateHash) -> Result<(), Mismatch> {
    if entry.hash == found {
        return Ok(());
    }
    Err(Mismatch::Hash { number: entry.number, recorded: entry.hash, found })
}

fn check_header<G: Game>(log: &Log, seed: Seed) -> Result<G::Options, Mismatch> {
    let header = &log.header;
    if header.game != G::ID {
        return Err(Mismatch::Game { found: header.game.clone(), wanted: G::ID });
    }
    if !(G::OLDEST_RULES_VERSION..=G::RULES_VERSION).contains(&header.rules) {
        return Err(Mismatch::Rules {
            found: header.rules,
            oldest: G::OLDEST_RULES_VERSION,
            newest: G::RULES_VERSION,
        });
    }
    if header.commitment != seed.commitment() {
        return Err(Mismatch::Seed);
    }
    G::read_options(header.rules, header.options.clone())
        .map_err(|error| Mismatch::Setup(BadSetup(format!("the options: {error}"))))
}
