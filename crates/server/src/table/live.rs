//! A live hand: what its owner tells it comes in, what everyone sees goes out, and in the end it is an action like any
//! other. Until then nothing of it is saved: a house that is killed meanwhile finds the decision open.
//!
//! Nothing here waits for a guest. Who does not keep up loses moments, not the table; the next moment they get is whole.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Bytes;
use protocol::{HAND_LEAVES, Note, Phase, Shown, Told};
use serde_json::Value;
use tabletop::{Said, Seat, SeatSet, Staged, Viewer};
use tokio::time::Instant;

use super::actor::{Table, Unable};
use super::seating;
use crate::denied::Denied;
use crate::ids::ConnectionId;
use crate::store::{Person, StoreError};

const TICK: Duration = Duration::from_nanos(1_000_000_000 / <dyn Staged>::TICK_HZ as u64);
const TICKS_A_FRAME: u32 = <dyn Staged>::TICK_HZ / <dyn Staged>::FRAME_HZ;
/// So far behind the clock a hand may be before its time goes slower than ours.
const BEHIND_MAX: Duration = Duration::from_millis(100);

/// A hand at work.
pub(super) struct Live {
    pub(super) seat: Seat,
    /// Who asked for it, to be told if in the end it cannot be done.
    asked: (ConnectionId, u32),
    staged: Box<dyn Staged>,
    hidden_from: SeatSet,
    /// What the hand was told since the last tick.
    told: Option<Bytes>,
    ticks: u32,
    next_at: Instant,
    away_since: Option<Instant>,
    time_is_up: bool,
    /// Those who have been shown every moment since a whole one.
    following: BTreeSet<ConnectionId>,
}

impl Live {
    /// When something moves next.
    pub(super) fn alarm(&self) -> Instant {
        self.next_at
    }

    /// The clock has run out: what the hand holds is as it is.
    pub(super) fn time_is_up(&mut self) {
        self.time_is_up = true;
        self.staged.leave();
    }

    fn tick(&mut self) {
        let told = self.told.take();
        let read = self.staged.tick(told.as_deref());
        // What a hand cannot be told is not told: it goes on as it was.
        read.or_else(|_| self.staged.tick(None)).expect("there is no input to be bad");
        self.ticks += 1;
        let now = Instant::now();
        self.next_at = (self.next_at + TICK).max(now.checked_sub(BEHIND_MAX).unwrap_or(now));
    }

    fn sees(&self, viewer: Viewer) -> bool {
        !matches!(viewer, Viewer::Seat(seat) if self.hidden_from.contains(seat))
    }
}

impl Table {
    /// The seat whose hand is at work.
    pub(super) fn at_work(&self) -> Option<Seat> {
        self.live.as_ref().map(|live| live.seat)
    }

    /// While a hand is at work nobody else does anything, and it does nothing else.
    pub(super) fn check_no_hand(&self) -> Result<(), Denied> {
        match self.at_work() {
            Some(seat) => Err(Denied::HandAtWork { seat }),
            None => Ok(()),
        }
    }

    /// What a live hand did is known to who moved it: this house.
    pub(super) fn check_not_made_up(&self, said: &Said) -> Result<(), Denied> {
        let made_up = self.play.as_ref().is_some_and(|play| play.referee.is_record(said));
        if made_up { Err(Denied::MadeUpHand) } else { Ok(()) }
    }

    /// A guest's hand begins.
    pub(super) fn begin_live(
        &mut self,
        asked: (ConnectionId, u32),
        person: &Person,
        action: Value,
        decision: Option<u32>,
    ) -> Result<(), Unable> {
        let seat = self.own_seat(person)?;
        self.check_phase(Phase::Playing)?;
        self.check_no_hand()?;
        self.check_decision(seat, decision)?;
        let said = Said::Json(action);
        self.check_not_made_up(&said)?;
        let Some(play) = &self.play else { return Err(Denied::NotByHand.into()) };
        let staged = play.referee.stage(seat, &said);
        let staged = staged.map_err(|refused| Unable::Refused(refused.into()))?.ok_or(Denied::NotByHand)?;
        self.live = Some(Live {
            seat,
            asked,
            hidden_from: staged.hidden_from(),
            staged,
            told: None,
            ticks: 0,
            next_at: Instant::now(),
            away_since: None,
            time_is_up: false,
            following: BTreeSet::new(),
        });
        self.publish(None, None);
        self.show_moment();
        Ok(())
    }

    /// What a guest tells a hand. Only its owner's counts, and only while it is there.
    pub(super) fn take_hand(&mut self, connection: ConnectionId, told: Bytes) {
        let Some(guest) = self.guests.get(connection) else { return };
        let seat = seating::seat_of(&self.record, &guest.person.id);
        let Some(live) = self.live.as_mut().filter(|live| Some(live.seat) == seat) else { return };
        if told[1] & HAND_LEAVES != 0 {
            live.staged.leave();
        } else {
            live.told = Some(told);
        }
    }

    /// One tick, and what it shows; in the end the action.
    pub(super) async fn move_hand(&mut self) -> Result<(), StoreError> {
        let Some(seat) = self.at_work() else { return Ok(()) };
        let (away, wait) = (self.is_away(seat), self.house.config.limits.hand_away_wait);
        let Some(live) = &mut self.live else { return Ok(()) };
        live.away_since = if away { live.away_since.or(Some(Instant::now())) } else { None };
        if live.away_since.is_some_and(|since| since.elapsed() >= wait) {
            live.staged.leave();
        }
        // Who moves it sees what comes of it with the tick that heard of it.
        let moved = live.told.is_some();
        live.tick();
        let over = live.staged.is_over();
        if over || moved || live.ticks.is_multiple_of(TICKS_A_FRAME) {
            self.show_moment();
        }
        if over { self.finish_hand().await } else { Ok(()) }
    }

    fn show_moment(&mut self) {
        let Some(live) = &mut self.live else { return };
        // In this order: what has changed is told from the moment before, and a whole one begins anew.
        let changed = moment(live.staged.frame(false));
        let mut whole = None;
        for (connection, viewer) in self.guests.viewers() {
            if !live.sees(viewer) {
                continue;
            }
            let frame = match live.following.contains(&connection) {
                true => &changed,
                false => whole.get_or_insert_with(|| moment(live.staged.frame(true))),
            };
            if self.guests.show(connection, frame) {
                live.following.insert(connection);
                self.house.metrics.frames_out.inc();
            } else {
                live.following.remove(&connection);
                self.house.metrics.frames_lost.inc();
            }
        }
    }

    /// The hand is gone and all is at rest: what it did is now done, saved and shown as any action.
    async fn finish_hand(&mut self) -> Result<(), StoreError> {
        let Some(live) = self.live.take() else { return Ok(()) };
        let seat = live.seat;
        let note = live.time_is_up.then_some(Note::TimeUp { seat });
        let refusal = match self.perform_seen(seat, Said::Json(live.staged.action()), note).await {
            Ok(()) => return Ok(()),
            Err(Unable::Broken(error)) => return Err(error),
            Err(Unable::Refused(refusal)) => refusal,
        };
        tracing::warn!(table = %self.record.id, %seat, refusal.message, "what a hand did was refused");
        let (connection, request) = live.asked;
        self.guests.tell(connection, &Told::Refused { request, refusal });
        if live.time_is_up {
            self.time_is_up().await?;
        }
        self.wind(false);
        self.publish(None, None);
        Ok(())
    }
}

fn moment(frame: Vec<u8>) -> Bytes {
    Shown::Live.write(&[frame]).into()
}
