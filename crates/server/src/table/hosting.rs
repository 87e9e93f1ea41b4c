//! What a host may do about people, and who is host while the host is away.

use protocol::{Audience, Phase, Who};
use tabletop::Viewer;
use tokio::time::Instant;

use super::Forgotten;
use super::actor::{Table, Unable};
use super::seating;
use crate::denied::Denied;
use crate::ids::{ConnectionId, PersonId};
use crate::store::{Person, SeatRecord, StoreError};

impl Table {
    /// The host; or, once the host has been away for long, anyone who has a seat. A line that blinks makes nobody host.
    pub(super) fn check_host(&self, person: &Person) -> Result<(), Denied> {
        let seated = seating::seat_of(&self.record, &person.id).is_some();
        let stands_in = seated && self.host_is_away();
        if self.record.host == person.id || stands_in { Ok(()) } else { Err(Denied::NotTheHost) }
    }

    /// Has the host been away for long?
    pub(super) fn host_is_away(&self) -> bool {
        let wait = self.house.config.limits.host_away_wait;
        self.host_gone_at.is_some_and(|gone_at| gone_at.elapsed() >= wait)
    }

    /// When others may do what the host may, if that is still to come.
    pub(super) fn host_alarm(&self) -> Option<Instant> {
        let at = self.host_gone_at? + self.house.config.limits.host_away_wait;
        (!self.guests.is_empty() && !self.host_away_told).then_some(at)
    }

    /// After anyone came or went, or another is host.
    pub(super) fn note_host(&mut self) {
        self.host_gone_at = match self.guests.present(&self.record.host) {
            true => None,
            false => self.host_gone_at.or_else(|| Some(Instant::now())),
        };
        self.host_away_told = self.host_is_away();
    }

    /// The host sends someone away: they lose a seat in a game that has not begun, and get up from one in a game that goes on.
    pub(super) async fn remove(&mut self, host: &Person, who: &Who) -> Result<(), Unable> {
        self.check_host(host)?;
        let people = self.meant(host, who)?;
        let mut record = self.record.clone();
        for person in &people {
            remember(&mut record.removed, person, self.house.config.limits.removed_max);
            for seat in record.seats.iter_mut().filter(|seat| seat.person.as_ref() == Some(person)) {
                match record.phase {
                    Phase::Gathering => *seat = SeatRecord::default(),
                    Phase::Playing | Phase::Over => seat.left = true,
                }
            }
        }
        self.dismiss_people(&people, &Denied::Removed);
        self.reseat(record, None).await
    }

    /// Everyone who was sent away may come again.
    pub(super) async fn readmit(&mut self, host: &Person) -> Result<(), Unable> {
        self.check_host(host)?;
        let mut record = self.record.clone();
        record.removed.clear();
        self.keep(record).await?;
        Ok(())
    }

    /// The host mutes someone, or lets them speak again.
    pub(super) async fn mute(&mut self, host: &Person, who: &Who, muted: bool) -> Result<(), Unable> {
        self.check_host(host)?;
        let people = self.meant(host, who)?;
        let mut record = self.record.clone();
        for person in &people {
            record.muted.retain(|known| known != person);
            if muted {
                remember(&mut record.muted, person, self.house.config.limits.removed_max);
            }
        }
        self.keep(record).await?;
        self.publish(None, None);
        Ok(())
    }

    /// Whom the host means: not themselves, and not the host if someone else does what a host may.
    fn meant(&self, asks: &Person, who: &Who) -> Result<Vec<PersonId>, Denied> {
        let people: Vec<PersonId> = match who {
            Who::Seat { seat } => {
                self.record.seats.get(seat.index()).and_then(|seat| seat.person.clone()).into_iter().collect()
            }
            Who::Watcher { name } => self.guests.watching_as(name),
        };
        if people.contains(&self.record.host) {
            return Err(Denied::NotTheHost);
        }
        let others: Vec<PersonId> = people.into_iter().filter(|person| *person != asks.id).collect();
        if others.is_empty() { Err(Denied::NobodyThere) } else { Ok(others) }
    }

    /// May this person be here now?
    pub(super) fn check_welcome(&self, person: &PersonId) -> Result<(), Denied> {
        if self.record.removed.contains(person) {
            return Err(Denied::Removed);
        }
        let watches = self.viewer_of(person) == Viewer::Spectator && self.record.host != *person;
        let closed = self.record.audience == Audience::Closed && self.record.phase == Phase::Playing;
        if watches && closed { Err(Denied::NoSpectators) } else { Ok(()) }
    }

    /// Where there are no spectators, those who watch go.
    pub(super) fn close_audience(&mut self) {
        for connection in self.guests.ids() {
            let Some(guest) = self.guests.get(connection) else { continue };
            if let Err(why) = self.check_welcome(&guest.person.id.clone()) {
                self.guests.dismiss(connection, why);
            }
        }
    }

    /// Someone has logged out everywhere, or is forgotten by the house.
    pub(super) async fn expel(&mut self, who: &Person, forgotten: Forgotten) -> Result<(), StoreError> {
        let person = &who.id;
        let was_here = self.dismiss_people(std::slice::from_ref(person), &Denied::LoggedOut);
        let knows = self.record.host == *person || seating::seat_of(&self.record, person).is_some();
        let mut record = self.record.clone();
        if forgotten == Forgotten::Yes {
            self.chat.retain(|line| line.name != who.name);
        }
        if forgotten == Forgotten::Yes && knows {
            record.forget(person);
        }
        if let Some(play) = self.play.as_mut().filter(|_| record != self.record) {
            play.forget(person, &record);
        }
        if record != self.record {
            return match self.reseat(record, None).await {
                Err(Unable::Broken(error)) => Err(error),
                Ok(()) | Err(Unable::Refused(_)) => Ok(()),
            };
        }
        if was_here {
            self.gone();
        }
        Ok(())
    }

    fn dismiss_people(&mut self, people: &[PersonId], why: &Denied) -> bool {
        let connections: Vec<ConnectionId> =
            people.iter().flat_map(|person| self.guests.of_person(person)).collect();
        connections.iter().for_each(|connection| self.guests.dismiss(*connection, why.clone()));
        !connections.is_empty()
    }
}

/// The latest of them; the oldest are forgotten.
fn remember(list: &mut Vec<PersonId>, person: &PersonId, most: usize) {
    list.retain(|known| known != person);
    list.push(person.clone());
    let over = list.len().saturating_sub(most);
    list.drain(..over);
}
