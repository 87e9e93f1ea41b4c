//! The game at a table: its referee, and who has been asked for what.

use protocol::{Clock, Ending, PlayView, Reveal};
use serde_json::Value;
use tabletop::{AnyReferee, DecisionKind, Played, Refused, Said, Seat, SeatSet, Staged, Status, Viewer};

use crate::entropy::{hash, hex, unhex};
use crate::ids::PersonId;
use crate::store::{Change, GameRecord, NOBODY, TableRecord};
use crate::work::{NotDone, Turn};

/// A snapshot is kept after so many entries: what has to be played again at most.
const SNAPSHOT_EVERY: u32 = 64;

/// A game being played, or just over.
pub(super) struct Play {
    pub(super) record: GameRecord,
    pub(super) referee: Box<dyn AnyReferee>,
    status: Status,
    /// By seat: how often it has been asked for something. Saved with each entry: an action that is sent again after a
    /// crash must not be taken for an answer to the next question.
    asked: Vec<u32>,
}

/// What came of an action, and what it looks like.
pub(super) type Acted = (Result<Played, Refused>, Option<Box<dyn Staged>>);

impl Play {
    /// A game that begins.
    pub(super) fn new(record: GameRecord, referee: Box<dyn AnyReferee>) -> Play {
        Play::going_on(record, referee, None)
    }

    /// A game that goes on. Where an older program saved no numbers of decisions they are taken from the length of the
    /// log, which none of them had passed.
    pub(super) fn going_on(
        record: GameRecord,
        referee: Box<dyn AnyReferee>,
        decisions: Option<Vec<u32>>,
    ) -> Play {
        let status = referee.status();
        let (seats, entries) = (referee.seats(), referee.log().entries.len());
        let asked = decisions.filter(|decisions| decisions.len() == seats);
        let asked = asked.unwrap_or_else(|| vec![entries as u32 + 1; seats]);
        Play { record, referee, status, asked }
    }

    /// Does what a seat asks for. What it looks like, where that is something physical and `watched`, comes with it.
    fn act(&mut self, seat: Seat, said: Said, watched: bool) -> Acted {
        let staged = if watched { self.referee.stage(seat, &said).ok().flatten() } else { None };
        (self.referee.act(seat, said), staged)
    }

    /// The same with its turn among all work, where it takes long: then it is done elsewhere. A panic goes on here.
    pub(super) async fn act_in_turn(
        mut self,
        turn: Option<Turn>,
        seat: Seat,
        said: Said,
        watched: bool,
    ) -> (Play, Acted) {
        let acting = move || {
            let acted = self.act(seat, said, watched);
            (self, acted)
        };
        let Some(turn) = turn else { return acting() };
        match turn.run(acting).await {
            Ok(done) => done,
            Err(NotDone::Panicked(error)) => match error.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                Err(error) => panic!("an action was not done: {error}"),
            },
            Err(NotDone::Busy) => unreachable!("it had its turn"),
        }
    }

    /// The name of someone who is forgotten is not told any more.
    pub(super) fn forget(&mut self, person: &PersonId, table: &TableRecord) {
        for (name, seat) in self.record.names.iter_mut().zip(&table.seats) {
            if seat.person.as_ref() == Some(person) {
                *name = NOBODY.to_owned();
            }
        }
        self.record.people.retain(|known| known != person);
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.status, Status::Over { .. })
    }

    /// How it ended, once it has.
    pub(super) fn ending(&self) -> Option<Ending> {
        match &self.status {
            Status::Decision { .. } => None,
            Status::Over { outcome, .. } => Some(Ending::from(outcome)),
        }
    }

    /// Who must act.
    pub(super) fn must(&self) -> SeatSet {
        match &self.status {
            Status::Decision { must, .. } => *must,
            Status::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Is this an answer to what someone else did, rather than someone's own turn?
    pub(super) fn is_answer(&self) -> bool {
        matches!(self.status, Status::Decision { kind: DecisionKind::Answer, .. })
    }

    /// Who can act.
    pub(super) fn actors(&self) -> SeatSet {
        match &self.status {
            Status::Decision { must, may, .. } => must.or(*may),
            Status::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Which of the decisions this seat was asked for is open now.
    pub(super) fn decision(&self, seat: Seat) -> u32 {
        self.asked[seat.index()]
    }

    pub(super) fn entries(&self) -> usize {
        self.referee.log().entries.len()
    }

    /// After `actor` did something: who is asked for something new? Says whether the table is.
    ///
    /// A window stays the same while those who were asked answer one by one: neither their time nor their answers begin
    /// anew because someone else was quicker. It depends on nothing but what everyone is told.
    pub(super) fn step(&mut self, actor: Seat) -> bool {
        let before = std::mem::replace(&mut self.status, self.referee.status());
        let (old_must, old_actors, old_window) = match &before {
            Status::Decision { must, may, window, .. } => (*must, must.or(*may), window),
            Status::Over { .. } => return true,
        };
        let Status::Decision { must, window, .. } = &self.status else { return true };
        let another = window != old_window || must.iter().any(|seat| !old_must.contains(seat));
        for seat in self.actors().iter() {
            if another || seat == actor || !old_actors.contains(seat) {
                self.asked[seat.index()] += 1;
            }
        }
        another || must.contains(actor)
    }

    /// What has to be saved after an action and its [`Play::step`].
    pub(super) fn changes(&self, at_ms: u64) -> Vec<Change> {
        let entry = self.referee.log().entries.last().expect("something was done").clone();
        let (id, number) = (&self.record.id, entry.number);
        let mut changes = vec![Change::Entry(id.clone(), entry, at_ms, self.asked.clone())];
        if let Status::Over { outcome, .. } = self.referee.status() {
            changes.push(Change::Over(id.clone(), Ending::from(&outcome), at_ms));
        } else if number.is_multiple_of(SNAPSHOT_EVERY) {
            changes.push(Change::Snapshot(id.clone(), Box::new(self.referee.snapshot())));
        }
        changes
    }

    /// What a viewer is shown of the game besides its view, which is left empty.
    pub(super) fn rest(&self, viewer: Viewer, clock: Option<Clock>, live: Option<Seat>) -> PlayView {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Open => None,
        };
        let legal = seat.map_or_else(Vec::new, |seat| self.referee.legal(seat));
        PlayView {
            view: Value::Null,
            status: self.status.clone().into(),
            decision: seat.map_or(0, |seat| self.decision(seat)),
            legal: legal.into_iter().map(Into::into).collect(),
            undo: seat.is_some_and(|seat| self.referee.can_undo(seat)),
            clock,
            live,
            commitment: self.record.header.commitment.to_string(),
            promise: hex(&hash(&unhex(&self.record.secret).unwrap_or_default())),
            reveal: self.is_over().then(|| self.reveal()),
        }
    }

    fn reveal(&self) -> Reveal {
        let seed = serde_json::to_value(self.record.seed).expect("a seed is plain data");
        Reveal {
            seed: seed.as_str().unwrap_or_default().to_owned(),
            secret: self.record.secret.clone(),
            nonces: self.record.nonces.clone(),
            replay: self.record.id.to_string(),
        }
    }
}
