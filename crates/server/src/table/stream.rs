//! What one viewer has been shown, numbered.
//!
//! A viewer's document has a part that all share (the table), the game's view, and the rest of the game (who is asked,
//! what is legal). Updates are the difference to what was shown last. Viewers with equal views share one copy of it, and
//! the difference between two shared copies is found once.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Note, Operation, Told, patch};
use serde_json::{Value, json};

use super::guests::written;
use crate::ids::StreamId;

/// The document of a viewer, in its parts.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    pub(super) table: Arc<Value>,
    /// The game's view; nothing without a game.
    pub(super) view: Arc<Value>,
    /// All else about the game; nothing without a game.
    pub(super) rest: Value,
}

impl Shown {
    /// The whole document.
    pub(super) fn document(&self) -> Value {
        json!({ "table": *self.table, "play": self.play() })
    }

    fn play(&self) -> Value {
        let mut play = self.rest.clone();
        if let Some(fields) = play.as_object_mut() {
            fields.insert("view".to_owned(), (*self.view).clone());
        }
        play
    }
}

/// Differences between shared values that have been found already.
#[derive(Default)]
pub(super) struct Found(Vec<(Arc<Value>, Arc<Value>, Vec<Operation>)>);

impl Found {
    fn diff(&mut self, path: &str, old: &Arc<Value>, new: &Arc<Value>, out: &mut Vec<Operation>) {
        if Arc::ptr_eq(old, new) {
            return;
        }
        let same = |(a, b, _): &&(Arc<Value>, Arc<Value>, _)| Arc::ptr_eq(a, old) && Arc::ptr_eq(b, new);
        if let Some((_, _, known)) = self.0.iter().find(same) {
            return out.extend_from_slice(known);
        }
        let operations = patch::diff(path, old, new);
        out.extend_from_slice(&operations);
        self.0.push((Arc::clone(old), Arc::clone(new), operations));
    }
}

/// The numbered stream of a viewer.
pub(super) struct Stream {
    pub(super) id: StreamId,
    pub(super) number: u32,
    pub(super) shown: Shown,
    /// The latest messages, for those who come back: a document is cheaper than more of them.
    recent: VecDeque<(u32, Utf8Bytes)>,
    recent_bytes: usize,
    recent_bytes_max: usize,
}

impl Stream {
    pub(super) fn new(id: StreamId, shown: Shown, recent_bytes_max: usize) -> Stream {
        Stream { id, number: 0, shown, recent: VecDeque::new(), recent_bytes: 0, recent_bytes_max }
    }

    /// The document is now `shown`: the message that says so, unless this viewer sees no difference.
    pub(super) fn update(
        &mut self,
        shown: Shown,
        events: Vec<Value>,
        note: Option<Note>,
        at_ms: u64,
        found: &mut Found,
    ) -> Option<Utf8Bytes> {
        let patch = self.difference(&shown, found);
        self.shown = shown;
        if patch.is_empty() && events.is_empty() {
            return None;
        }
        // Without a difference that the viewer sees, a note would tell that something unseen has happened.
        let note = note.filter(|_| !patch.is_empty());
        Some(self.push(|number| Told::Update { number, at_ms, patch, events, note }))
    }

    fn difference(&self, new: &Shown, found: &mut Found) -> Vec<Operation> {
        let old = &self.shown;
        let mut out = Vec::new();
        found.diff("/table", &old.table, &new.table, &mut out);
        if old.rest.is_object() && new.rest.is_object() {
            found.diff("/play/view", &old.view, &new.view, &mut out);
            out.extend(patch::diff("/play", &old.rest, &new.rest));
        } else if old.rest != new.rest {
            out.push(Operation::Replace { path: "/play".to_owned(), value: new.play() });
        }
        out
    }

    /// The next message of the stream.
    pub(super) fn push(&mut self, told: impl FnOnce(u32) -> Told) -> Utf8Bytes {
        self.number += 1;
        let text = written(&told(self.number));
        self.recent_bytes += text.len();
        self.recent.push_back((self.number, text.clone()));
        while self.recent_bytes > self.recent_bytes_max {
            let Some((_, oldest)) = self.recent.pop_front() else { break };
            self.recent_bytes -= oldest.len();
        }
        text
    }

    /// What came after `since`, if all of it is still there.
    pub(super) fn missed(&self, id: &StreamId, since: u32) -> Option<Vec<Utf8Bytes>> {
        if self.id != *id || since > self.number {
            return None;
        }
        let missed: Vec<Utf8Bytes> =
            self.recent.iter().filter(|(number, _)| *number > since).map(|(_, text)| text.clone()).collect();
        (missed.len() == (self.number - since) as usize).then_some(missed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entropy::Entropy;

    fn shown(turn: u32) -> Shown {
        Shown { table: Arc::new(json!({})), view: Arc::new(json!({ "turn": turn })), rest: json!({}) }
    }

    fn stream(recent_bytes_max: usize) -> Stream {
        Stream::new(StreamId::draw(&Entropy::system()), shown(0), recent_bytes_max)
    }

    #[test]
    fn what_a_viewer_does_not_see_is_not_sent() {
        let mut stream = stream(1000);
        let note = Some(Note::Undone { seat: tabletop::Seat::new(0) });
        assert_eq!(stream.update(shown(0), Vec::new(), note, 0, &mut Found::default()), None);
        assert_eq!(stream.number, 0);
        let told = stream.update(shown(1), Vec::new(), note, 7, &mut Found::default()).unwrap();
        assert_eq!(
            told.as_str(),
            r#"{"kind":"update","number":1,"at_ms":7,"patch":[{"op":"replace","path":"/play/view/turn","value":1}],"note":{"kind":"undone","seat":0}}"#
        );
    }

    #[test]
    fn who_comes_back_gets_what_was_missed_or_nothing() {
        let mut stream = stream(300);
        for turn in 1..=10 {
            stream.update(shown(turn), Vec::new(), None, 0, &mut Found::default());
        }
        let (id, other) = (stream.id.clone(), StreamId::draw(&Entropy::system()));
        let missed = |since| stream.missed(&id, since).map(|texts| texts.len());
        assert_eq!((missed(10), missed(9), missed(8)), (Some(0), Some(1), Some(2)));
        assert_eq!((missed(0), missed(11), stream.missed(&other, 10)), (None, None, None));
    }
}
