//! What each viewer is shown, after everything that happens: the difference to what they were shown last.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{ChatLine, Note, Told};
use tabletop::{Played, Viewer};

use super::actor::Table;
use super::document::{Found, Shown, shared, written};
use super::seating;
use crate::house::now_ms;
use crate::ids::ConnectionId;

impl Table {
    /// The part of the document that all viewers share.
    pub(super) fn look_at_table(&self) -> Arc<str> {
        written(&seating::view(&self.record, &self.guests, self.host_is_away()))
    }

    /// What this viewer sees now. Equal views share one of `views`.
    pub(super) fn look(&self, viewer: Viewer, table: Arc<str>, views: &mut Vec<Arc<str>>) -> Shown {
        let play = self.play.as_ref();
        let view = play.and_then(|play| play.referee.written_view(viewer));
        let rest = play.map(|play| play.rest(viewer, self.clock.shown(), self.at_work()));
        Shown { table, view: shared(view.as_deref(), views), rest: written(&rest) }
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
        let (at_ms, table) = (now_ms(), self.look_at_table());
        let mut views = Vec::new();
        let mut found = Found::default();
        let viewers: Vec<Viewer> = self.streams.keys().copied().collect();
        for viewer in viewers {
            let shown = self.look(viewer, Arc::clone(&table), &mut views);
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
