//! What each viewer is shown, after everything that happens: the difference to what they were shown last.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{ChatLine, Note, Told};
use serde_json::Value;
use tabletop::{Played, Viewer};

use super::actor::Table;
use super::seating;
use super::stream::{Found, Shown};
use crate::house::now_ms;
use crate::ids::ConnectionId;

impl Table {
    pub(super) fn look_at_table(&mut self) {
        let view = seating::view(&self.record, &self.guests);
        let value = serde_json::to_value(view).expect("what is shown is plain data");
        if *self.shown != value {
            self.shown = Arc::new(value);
        }
    }

    /// What this viewer sees now. Equal views share one of `views`.
    pub(super) fn look(&self, viewer: Viewer, views: &mut Vec<Arc<Value>>) -> Shown {
        let table = Arc::clone(&self.shown);
        let Some(play) = &self.play else {
            return Shown { table, view: Arc::default(), rest: Value::Null };
        };
        let view = play.referee.view(viewer).unwrap_or_default();
        let view = match views.iter().find(|known| ***known == view) {
            Some(known) => Arc::clone(known),
            None => {
                views.push(Arc::new(view));
                Arc::clone(&views[views.len() - 1])
            }
        };
        Shown { table, view, rest: play.rest(viewer, self.clock.shown(), self.at_work()) }
    }

    /// Shows everyone what has changed for them.
    pub(super) fn publish(&mut self, played: Option<&Played>, note: Option<Note>) {
        self.publish_but(&[], played, note);
    }

    /// The same, but not to those who are about to be shown everything.
    pub(super) fn publish_but(
        &mut self,
        newcomers: &[ConnectionId],
        played: Option<&Played>,
        note: Option<Note>,
    ) {
        self.look_at_table();
        let at_ms = now_ms();
        let mut views: Vec<Arc<Value>> = Vec::new();
        for stream in self.streams.values() {
            if !views.iter().any(|known| Arc::ptr_eq(known, &stream.shown.view)) {
                views.push(Arc::clone(&stream.shown.view));
            }
        }
        let mut found = Found::default();
        let viewers: Vec<Viewer> = self.streams.keys().copied().collect();
        for viewer in viewers {
            let shown = self.look(viewer, &mut views);
            let events = played.map_or_else(Vec::new, |played| played.seen_by(viewer));
            let Some(stream) = self.streams.get_mut(&viewer) else { continue };
            if let Some(text) = stream.update(shown, events, note, at_ms, &mut found) {
                self.send(viewer, newcomers, &text);
            }
        }
    }

    fn send(&mut self, viewer: Viewer, newcomers: &[ConnectionId], text: &Utf8Bytes) {
        let count = self.guests.tell_viewer(viewer, newcomers, text);
        self.house.metrics.messages_out.inc_by(count as u64);
        self.house.metrics.bytes_out.inc_by((count * text.len()) as u64);
    }

    /// Something was said.
    pub(super) fn publish_line(&mut self, line: &ChatLine) {
        let viewers: Vec<Viewer> = self.streams.keys().copied().collect();
        for viewer in viewers {
            let Some(stream) = self.streams.get_mut(&viewer) else { continue };
            let text = stream.push(|number| Told::Said { number, line: line.clone() });
            self.send(viewer, &[], &text);
        }
    }
}
