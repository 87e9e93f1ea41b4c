//! The referee of one game: applies actions, keeps the log, takes back what may be taken back.

use crate::hash::state_bytes;
use crate::{
    BadSetup, Chance, Deed, Entry, Event, Game, Header, Log, Mismatch, Outcome, Replay, Seat, Seed,
    StateHash, Tell, Viewer,
};

/// Longer runs of own actions cannot be taken back whole: only the last this many.
const UNDO_MAX: usize = 64;

/// A game being played, with its record.
#[derive(Debug, Clone)]
pub struct Referee<G: Game> {
    state: G,
    chance: Chance,
    options: G::Options,
    log: Log,
    /// The states before the latest actions, as long as these may still be taken back.
    before: Vec<Before<G>>,
}

/// What an undo goes back to.
#[derive(Debug, Clone)]
struct Before<G> {
    state: G,
    seat: Seat,
    number: u32,
}

/// A state to go on from without playing everything again.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Snapshot {
    /// How many entries of the log it includes.
    pub entries: u32,
    /// How much chance was drawn.
    pub drawn: u64,
    /// The state, in bytes of this rules version.
    pub state: Vec<u8>,
    /// The states that an undo can still go back to, the latest last: who acted, in which entry, and the state before.
    pub before: Vec<(Seat, u32, Vec<u8>)>,
}

/// Why an action was not done.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotDone<R> {
    /// Nobody sits there.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// A rule forbids it.
    #[error("{0}")]
    Refused(R),
}

/// Why nothing was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotUndone {
    /// The seat has done nothing since the last thing that cannot be undone.
    #[error(
        "there is nothing to take back: someone else has acted, chance was drawn or something was revealed"
    )]
    Nothing,
}

impl<G: Game> Referee<G> {
    /// A new game.
    pub fn new(options: G::Options, seats: usize, seed: Seed) -> Result<Referee<G>, BadSetup> {
        check_seats::<G>(seats)?;
        let mut chance = Chance::new(seed);
        let state = G::setup(&options, seats, &mut chance)?;
        Ok(Referee::start(state, chance, options, None))
    }

    /// A game that begins in the middle: a position in notation.
    pub fn from_position(options: G::Options, position: &str, seed: Seed) -> Result<Referee<G>, BadSetup> {
        let state = G::read_position(&options, position)?;
        check_seats::<G>(state.seats())?;
        state.audit().map_err(BadSetup)?;
        Ok(Referee::start(state, Chance::new(seed), options, Some(position.to_owned())))
    }

    fn start(state: G, chance: Chance, options: G::Options, position: Option<String>) -> Referee<G> {
        let json = serde_json::to_value(&options).expect("options are plain data");
        let mut header = Header::new(G::ID, G::RULES_VERSION, json, state.seats(), chance.seed());
        header.position = position;
        Referee { state, chance, options, log: Log { header, entries: Vec::new() }, before: Vec::new() }
    }

    /// A recorded game, played again to its last entry and compared on the way. The log must have its seed.
    pub fn from_log(log: &Log) -> Result<Referee<G>, Mismatch> {
        let mut replay = Replay::<G>::new(log)?;
        while replay.step()? {}
        Ok(replay.into_referee())
    }

    /// A game taken up at a snapshot, with the entries after it played again.
    pub fn from_snapshot(log: &Log, seed: Seed, snapshot: &Snapshot) -> Result<Referee<G>, Mismatch> {
        let mut replay = Replay::<G>::at_snapshot(log, seed, snapshot)?;
        while replay.step()? {}
        Ok(replay.into_referee())
    }

    /// Goes on under the header of a record: its rules version and options stay as they were written.
    pub(crate) fn keep_header(&mut self, recorded: &Header) {
        self.log.header = Header { seed: None, ..recorded.clone() };
    }

    /// The game as it was at the snapshot. The log must end there.
    pub(crate) fn resume(
        options: G::Options,
        log: Log,
        seed: Seed,
        snapshot: &Snapshot,
    ) -> Result<Referee<G>, postcard::Error> {
        let state = postcard::from_bytes(&snapshot.state)?;
        let restore = |(seat, number, bytes): &(Seat, u32, Vec<u8>)| {
            Ok(Before { state: postcard::from_bytes(bytes)?, seat: *seat, number: *number })
        };
        let before = snapshot.before.iter().map(restore).collect::<Result<_, postcard::Error>>()?;
        Ok(Referee { state, chance: Chance::resume(seed, snapshot.drawn), options, log, before })
    }

    /// The situation.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What was agreed.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The record so far, without the seed.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The record with the seed: for the game's keeper, and for everyone once it is over.
    pub fn open_log(&self) -> Log {
        let mut log = self.log.clone();
        log.header.seed = Some(self.chance.seed());
        log
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.pending().outcome().cloned()
    }

    /// The view of this viewer. Everything face up is for finished games.
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        if viewer == Viewer::Open && self.outcome().is_none() {
            return None;
        }
        Some(self.state.view(viewer))
    }

    /// The hash of the situation.
    pub fn hash(&self) -> StateHash {
        StateHash::of(&self.state, self.chance.drawn())
    }

    /// The situation as bytes, to go on from later.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            entries: self.log.entries.len() as u32,
            drawn: self.chance.drawn(),
            state: state_bytes(&self.state),
            before: self
                .before
                .iter()
                .map(|kept| (kept.seat, kept.number, state_bytes(&kept.state)))
                .collect(),
        }
    }

    /// Does what this seat asks for, and says what happened; or refuses and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, NotDone<G::Refusal>> {
        let seats = self.state.seats();
        if seat.index() >= seats {
            return Err(NotDone::NoSuchSeat { seat, seats });
        }
        let before = Before { state: self.state.clone(), seat, number: self.next_number() };
        let drawn = self.chance.drawn();
        let notation = self.state.write_action(action);
        let mut events = Vec::new();
        let done = self.state.apply(seat, action, &mut self.chance, &mut Tell::to(&mut events));
        done.map_err(NotDone::Refused)?;
        self.keep(before, self.chance.drawn() == drawn && !events.iter().any(Event::reveals));
        self.record(seat, Deed::Action(notation));
        Ok(events)
    }

    /// Takes back the last action of this seat, if since then nobody else acted, no chance was drawn and nothing was revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NotUndone> {
        let last = self.before.pop_if(|before| before.seat == seat).ok_or(NotUndone::Nothing)?;
        self.state = last.state;
        self.record(seat, Deed::Undo(last.number));
        Ok(())
    }

    /// May this seat take its last action back?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.before.last().is_some_and(|before| before.seat == seat)
    }

    fn keep(&mut self, before: Before<G>, undoable: bool) {
        if !undoable || self.before.last().is_some_and(|last| last.seat != before.seat) {
            self.before.clear();
        }
        if undoable {
            if self.before.len() == UNDO_MAX {
                self.before.remove(0);
            }
            self.before.push(before);
        }
    }

    fn record(&mut self, seat: Seat, deed: Deed) {
        let entry = Entry { number: self.next_number(), seat, deed, hash: self.hash() };
        self.log.entries.push(entry);
    }

    fn next_number(&self) -> u32 {
        self.log.entries.len() as u32 + 1
    }
}

pub(crate) fn check_seats<G: Game>(seats: usize) -> Result<(), BadSetup> {
    if G::SEATS.contains(&seats) {
        return Ok(());
    }
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    Err(BadSetup(format!("{} is for {least} to {most} players, not {seats}", G::ID)))
}
