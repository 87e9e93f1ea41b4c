//! What one viewer has been shown, numbered: updates are the difference to what was shown last.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use protocol::{Note, Told};
use serde_json::Value;

use super::document::{Found, Shown};
use super::guests::written;
use crate::ids::StreamId;

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

    /// The document is now like this: the message that says so, unless this viewer sees no difference.
    pub(super) fn update(
        &mut self,
        shown: Shown,
        events: Vec<Value>,
        note: Option<Note>,
        at_ms: u64,
        found: &mut Found,
    ) -> Option<Utf8Bytes> {
        let patch = self.shown.difference(&shown, found);
        self.shown = shown;
        if patch.is_empty() && events.is_empty() {
            return None;
        }
        // Without a difference that the viewer sees, a note would tell that something unseen has happened.
        let note = note.filter(|_| !patch.is_empty());
        Some(self.push(|number| Told::Update { number, at_ms, patch, events, note }))
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
    use serde_json::json;

    use super::super::document::written;
    use super::*;
    use crate::entropy::Entropy;

    fn shown(turn: u32) -> Shown {
        Shown {
            table: written(&json!({})),
            view: written(&json!({ "turn": turn })),
            rest: written(&json!({})),
        }
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
