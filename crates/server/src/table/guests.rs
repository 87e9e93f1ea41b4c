//! Those who are connected to a table. What is sent to them never waits: who does not keep up is cut off.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use protocol::{Refusal, Told};
use tabletop::Viewer;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::denied::Denied;
use crate::http::Source;
use crate::ids::{ConnectionId, PersonId};
use crate::store::Person;

/// Something for a connection.
#[derive(Debug, Clone)]
pub(crate) enum Parcel {
    /// A message.
    Told(Utf8Bytes),
    /// The last message.
    Last(Utf8Bytes),
    /// Something to be seen. Who does not keep up does without.
    Shown(Bytes),
}

/// The way to a connection: a bounded queue, and a cord to cut it off.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) queue: mpsc::Sender<Parcel>,
    pub(crate) cut: CancellationToken,
}

/// Someone who is connected.
pub(super) struct Guest {
    pub(super) person: Person,
    /// Where they are.
    pub(super) source: Source,
    pub(super) viewer: Viewer,
    pub(super) outbox: Outbox,
}

/// All of them, oldest connection first.
#[derive(Default)]
pub(super) struct Guests {
    all: BTreeMap<ConnectionId, Guest>,
    /// Who did not keep up since the last look.
    slow: usize,
}

impl Guests {
    pub(super) fn add(&mut self, connection: ConnectionId, guest: Guest) {
        self.all.insert(connection, guest);
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) -> bool {
        self.all.remove(&connection).is_some()
    }

    pub(super) fn get(&self, connection: ConnectionId) -> Option<&Guest> {
        self.all.get(&connection)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn ids(&self) -> Vec<ConnectionId> {
        self.all.keys().copied().collect()
    }

    /// Every connection, and from where it looks.
    pub(super) fn viewers(&self) -> Vec<(ConnectionId, Viewer)> {
        self.all.iter().map(|(id, guest)| (*id, guest.viewer)).collect()
    }

    pub(super) fn of_person(&self, person: &PersonId) -> Vec<ConnectionId> {
        self.all.iter().filter(|(_, guest)| guest.person.id == *person).map(|(id, _)| *id).collect()
    }

    /// Where this person is; if they are not here, where someone else is.
    pub(super) fn source(&self, person: &PersonId) -> Option<Source> {
        let own = self.all.values().find(|guest| guest.person.id == *person);
        own.or_else(|| self.all.values().next()).map(|guest| guest.source)
    }

    pub(super) fn present(&self, person: &PersonId) -> bool {
        self.all.values().any(|guest| guest.person.id == *person)
    }

    /// People who watch, each counted once.
    pub(super) fn spectators(&self) -> usize {
        let watching = self.all.values().filter(|guest| guest.viewer == Viewer::Spectator);
        watching.map(|guest| &guest.person.id).collect::<BTreeSet<_>>().len()
    }

    /// Their names, at most so many.
    pub(super) fn watchers(&self, most: usize) -> Vec<String> {
        let mut known = BTreeSet::new();
        let watching = self.all.values().filter(|guest| guest.viewer == Viewer::Spectator);
        let once = watching.filter(|guest| known.insert(&guest.person.id));
        once.take(most).map(|guest| guest.person.name.clone()).collect()
    }

    /// Those who watch under this name.
    pub(super) fn watching_as(&self, name: &str) -> Vec<PersonId> {
        let watching = self.all.values().filter(|guest| guest.viewer == Viewer::Spectator);
        let named = watching.filter(|guest| guest.person.name == name);
        named.map(|guest| guest.person.id.clone()).collect::<BTreeSet<_>>().into_iter().collect()
    }

    pub(super) fn sees(&self, viewer: Viewer) -> bool {
        self.all.values().any(|guest| guest.viewer == viewer)
    }

    pub(super) fn turn_to(&mut self, connection: ConnectionId, viewer: Viewer) {
        if let Some(guest) = self.all.get_mut(&connection) {
            guest.viewer = viewer;
        }
    }

    /// To one connection.
    pub(super) fn tell(&mut self, connection: ConnectionId, told: &Told) {
        self.send(connection, Parcel::Told(written(told)));
    }

    /// What is already written, to one connection.
    pub(super) fn pass_on(&mut self, connection: ConnectionId, text: Utf8Bytes) {
        self.send(connection, Parcel::Told(text));
    }

    /// To all connections of a viewer but these. Says to how many.
    pub(super) fn tell_viewer(&mut self, viewer: Viewer, but: &[ConnectionId], text: &Utf8Bytes) -> usize {
        let meant = |(id, guest): &(&ConnectionId, &Guest)| guest.viewer == viewer && !but.contains(id);
        let to: Vec<ConnectionId> = self.all.iter().filter(meant).map(|(id, _)| *id).collect();
        to.iter().for_each(|id| self.send(*id, Parcel::Told(text.clone())));
        to.len()
    }

    /// Shows something to a connection that keeps up; says whether it does. Half of its queue is kept for what is told.
    pub(super) fn show(&self, connection: ConnectionId, bytes: &Bytes) -> bool {
        let Some(guest) = self.all.get(&connection) else { return false };
        let queue = &guest.outbox.queue;
        queue.capacity() * 2 > queue.max_capacity() && queue.try_send(Parcel::Shown(bytes.clone())).is_ok()
    }

    /// Says why, and ends the connection.
    pub(super) fn dismiss(&mut self, connection: ConnectionId, why: Denied) {
        let closing = Told::Closing { reason: Refusal::from(why) };
        self.send(connection, Parcel::Last(written(&closing)));
        self.all.remove(&connection);
    }

    /// How many did not keep up since this was asked last.
    pub(super) fn take_slow(&mut self) -> usize {
        std::mem::take(&mut self.slow)
    }

    fn send(&mut self, connection: ConnectionId, parcel: Parcel) {
        let Some(guest) = self.all.get(&connection) else { return };
        match guest.outbox.queue.try_send(parcel) {
            Ok(()) => {}
            Err(mpsc::error::TrySendError::Full(_)) => {
                guest.outbox.cut.cancel();
                self.all.remove(&connection);
                self.slow += 1;
            }
            // The connection is gone, and will say so itself.
            Err(mpsc::error::TrySendError::Closed(_)) => {}
        }
    }
}

/// A message as it is sent.
pub(super) fn written(told: &Told) -> Utf8Bytes {
    let mut text = serde_json::to_string(told).expect("what is told is plain data");
    // Some of these are kept for those who come back.
    text.shrink_to_fit();
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entropy::Entropy;

    /// Who does not read loses what is shown, and is still told everything.
    #[test]
    fn moments_never_crowd_out_messages() {
        let (queue, mut parcels) = mpsc::channel(8);
        let outbox = Outbox { queue, cut: CancellationToken::new() };
        let person = Person { id: PersonId::draw(&Entropy::system()), name: "Ana".to_owned() };
        let (mut guests, id) = (Guests::default(), ConnectionId(1));
        let source = std::net::IpAddr::from([127, 0, 0, 1]).into();
        guests.add(id, Guest { person, source, viewer: Viewer::Spectator, outbox });
        let moment = Bytes::from_static(b"moment");
        let shown = (0..20).filter(|_| guests.show(id, &moment)).count();
        assert_eq!(shown, 4);
        for request in 0..4 {
            guests.tell(id, &Told::Done { request });
        }
        assert_eq!(guests.take_slow(), 0);
        while parcels.try_recv().is_ok() {}
        assert!(guests.show(id, &moment), "who reads again sees again");
    }
}
