//! Time at a table. Rules know none: when it is up, the house plays the default action for who still must act.
//!
//! How long a window is depends on the table's preset and on whether it is a turn or an answer to one: on nothing that
//! anyone holds. The clock stands still in an empty room (unless the table plays over days), and where the host wants
//! the absent waited for and everyone who must act is absent.

use std::time::Duration;

use protocol::{Away, Clock, Note, Phase, Time};
use tabletop::{Said, Seat};
use tokio::time::Instant;

use super::actor::{Table, Unable};
use super::play::Play;
use crate::house::now_ms;
use crate::store::StoreError;

/// Who finds the clock run out when the house opens again has about this long.
const GRACE: Duration = Duration::from_secs(60);

/// The clock of a table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Ticking {
    /// There is no limit, or nothing to decide.
    Off,
    /// It stands still.
    Held,
    /// It runs.
    Until { at: Instant, shown: Clock },
}

impl Ticking {
    /// With `left` to go of `whole`.
    fn start(whole: Duration, left: Duration) -> Ticking {
        let ends_at_ms = now_ms() + left.as_millis() as u64;
        let shown = Clock { ends_at_ms, whole_ms: whole.as_millis() as u64 };
        Ticking::Until { at: Instant::now() + left, shown }
    }

    pub(super) fn shown(&self) -> Option<Clock> {
        match self {
            Ticking::Until { shown, .. } => Some(*shown),
            Ticking::Off | Ticking::Held => None,
        }
    }

    pub(super) fn alarm(&self) -> Option<Instant> {
        match self {
            Ticking::Until { at, .. } => Some(*at),
            Ticking::Off | Ticking::Held => None,
        }
    }
}

impl Table {
    /// Sets the clock after anything that matters to it; `anew` when something new is to be decided.
    pub(super) fn wind(&mut self, anew: bool) {
        self.clock = match self.window_length() {
            None => Ticking::Off,
            Some(_) if self.stands_still() => Ticking::Held,
            Some(whole) => match self.clock {
                Ticking::Until { .. } if !anew => return,
                _ => Ticking::start(whole, whole),
            },
        };
    }

    /// The clock of a table that plays over days goes on while the house is closed.
    pub(super) fn wind_from(&mut self, last_at_ms: u64) {
        self.wind(true);
        if let (Time::Days, Some(whole)) = (self.record.time, self.window_length()) {
            let gone = Duration::from_millis(now_ms().saturating_sub(last_at_ms));
            // Without anyone there the clock must ring before the table leaves memory, or there would be grace for ever.
            let grace = GRACE.min(whole).min(self.house.config.limits.empty_table_wait / 2);
            self.clock = Ticking::start(whole, whole.saturating_sub(gone).max(grace));
        }
    }

    fn window_length(&self) -> Option<Duration> {
        let play = self.play.as_ref().filter(|play| !play.is_over())?;
        let span = self.house.config.clocks.span(self.record.time)?;
        Some(if play.is_answer() { span.answer } else { span.turn })
    }

    fn stands_still(&self) -> bool {
        let must = self.play.as_ref().map(|play| play.must()).unwrap_or_default();
        let waits = self.record.away == Away::Wait && must.iter().all(|seat| self.is_away(seat));
        waits || !self.is_awake()
    }

    /// Does anything happen here by itself? Not in an empty room, unless the table plays over days.
    pub(super) fn is_awake(&self) -> bool {
        !self.guests.is_empty() || self.plays_over_days()
    }

    pub(super) fn plays_over_days(&self) -> bool {
        self.record.time == Time::Days && self.record.phase == Phase::Playing
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let place = &self.record.seats[seat.index()];
        let here = place.person.as_ref().is_some_and(|person| self.guests.present(person));
        place.bot.is_none() && (!here || place.left)
    }

    /// Plays for those who must act and have not, except those who are waited for.
    pub(super) async fn time_is_up(&mut self) -> Result<(), StoreError> {
        if let Some(live) = &mut self.live {
            live.time_is_up();
            self.clock = Ticking::Held;
            return Ok(());
        }
        let Some(play) = &self.play else { return Ok(()) };
        let waits = self.record.away == Away::Wait;
        let late = play.must().iter().filter(|seat| !(waits && self.is_away(*seat)));
        let late: Vec<(Seat, u32)> = late.map(|seat| (seat, play.decision(seat))).collect();
        self.clock = Ticking::Held;
        for (seat, decision) in late {
            // What is played for one may bring something new to decide: then there is time again.
            let asked = |play: &Play| play.must().contains(seat) && play.decision(seat) == decision;
            if !self.play.as_ref().is_some_and(asked) {
                break;
            }
            match self.play_default(seat, Some(Note::TimeUp { seat })).await {
                Ok(()) => drop(self.house.metrics.time_ups.inc()),
                Err(Unable::Broken(error)) => return Err(error),
                Err(Unable::Refused(refusal)) => {
                    tracing::error!(table = %self.record.id, %seat, refusal.message, "no default action");
                }
            }
        }
        Ok(())
    }

    /// Plays what is played for a seat whose time is up.
    pub(super) async fn play_default(&mut self, seat: Seat, note: Option<Note>) -> Result<(), Unable> {
        let offer = self.play.as_ref().and_then(|play| play.referee.default_action(seat));
        match offer {
            Some(offer) => self.perform(seat, Said::Json(offer.action), note).await,
            None => Err(crate::denied::Denied::HouseTrouble.into()),
        }
    }
}
