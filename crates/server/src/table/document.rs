//! A viewer's document: the table, which all share; the game's view; and the rest of the game (who is asked, what is
//! legal).
//!
//! It is written as text and compared as text: a tree of it takes ten times the room, and thousands of viewers wait most of
//! the time. Viewers with equal parts share one copy, and the difference between two shared copies is found once.

use std::sync::Arc;

use protocol::{Operation, patch};
use serde::Serialize;
use serde_json::{Value, json};

/// Where there is no game.
const NOTHING: &str = "null";
/// Where the game is in the document.
const PLAY: &str = "/play";

/// What a viewer is shown, in its parts.
pub(super) struct Shown {
    pub(super) table: Arc<str>,
    pub(super) view: Arc<str>,
    /// The game, with an empty view.
    pub(super) rest: Arc<str>,
}

impl Shown {
    /// The whole document.
    pub(super) fn document(&self) -> Value {
        json!({ "table": read(&self.table), "play": self.play() })
    }

    fn play(&self) -> Value {
        let mut play = read(&self.rest);
        if let Some(view) = play.get_mut("view") {
            *view = read(&self.view);
        }
        play
    }

    /// The steps from here to there.
    pub(super) fn difference(&self, new: &Shown, found: &mut Found) -> Vec<Operation> {
        let mut out = Vec::new();
        found.diff("/table", &self.table, &new.table, &mut out);
        let rest = patch::diff(PLAY, &self.rest, &new.rest);
        // Where the game is replaced as a whole its view goes with it.
        if rest.iter().any(|step| matches!(step, Operation::Replace { path, .. } if path == PLAY)) {
            out.push(Operation::Replace { path: PLAY.to_owned(), value: new.play() });
        } else {
            found.diff("/play/view", &self.view, &new.view, &mut out);
            out.extend(rest);
        }
        out
    }
}

/// Differences between shared parts that have been found already.
#[derive(Default)]
pub(super) struct Found(Vec<(Arc<str>, Arc<str>, Vec<Operation>)>);

impl Found {
    fn diff(&mut self, path: &str, old: &Arc<str>, new: &Arc<str>, out: &mut Vec<Operation>) {
        let same = |(a, b, _): &&(Arc<str>, Arc<str>, _)| Arc::ptr_eq(a, old) && Arc::ptr_eq(b, new);
        if let Some((_, _, known)) = self.0.iter().find(same) {
            return out.extend_from_slice(known);
        }
        let operations = patch::diff(path, old, new);
        out.extend_from_slice(&operations);
        self.0.push((Arc::clone(old), Arc::clone(new), operations));
    }
}

/// A part of a document.
pub(super) fn written(part: &impl Serialize) -> Arc<str> {
    serde_json::to_string(part).expect("what is shown is plain data").into()
}

/// This text, or the one among those that is like it; without one, nothing.
pub(super) fn shared(text: Option<&str>, among: &mut Vec<Arc<str>>) -> Arc<str> {
    let text = text.unwrap_or(NOTHING);
    if let Some(known) = among.iter().find(|known| ***known == *text) {
        return Arc::clone(known);
    }
    let text: Arc<str> = text.into();
    among.push(Arc::clone(&text));
    text
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("it was written here")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(view: &Value, rest: &Value) -> Shown {
        Shown { table: written(&json!({ "name": "one" })), view: written(view), rest: written(rest) }
    }

    /// A game that begins, changes a little, changes so much that it is sent as a whole, and is gone.
    #[test]
    fn the_view_is_never_lost() {
        let long = "a text that is longer than any step around it would be";
        let shown = [
            shown(&Value::Null, &Value::Null),
            shown(&json!({ "turn": 1 }), &json!({ "view": null, "long": long, "legal": [1, 2] })),
            shown(&json!({ "turn": 2 }), &json!({ "view": null, "long": long, "legal": [1] })),
            shown(&json!({ "turn": 3 }), &json!({ "view": null, "over": 1 })),
            shown(&json!({ "turn": 3 }), &json!({ "view": null, "done": 1 })),
            shown(&Value::Null, &Value::Null),
        ];
        for pair in shown.windows(2) {
            let steps = serde_json::to_value(pair[0].difference(&pair[1], &mut Found::default())).unwrap();
            let patch: json_patch::Patch = serde_json::from_value(steps).unwrap();
            let mut document = pair[0].document();
            json_patch::patch(&mut document, &patch).unwrap();
            assert_eq!(document, pair[1].document());
        }
    }
}
