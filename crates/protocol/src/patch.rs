//! The difference between two documents, as RFC 6902 writes it.
//!
//! Lists are compared from both ends, so that a card taken from a hand is one operation and not the whole hand moved up
//! by one; and where the operations would be longer than the new value, the value itself is sent.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// One step from one document to another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Operation {
    /// Something new: a field, or an item that moves those after it up.
    Add {
        /// Where.
        path: String,
        /// What.
        #[ts(type = "unknown")]
        #[schema(value_type = Value)]
        value: Value,
    },
    /// Something is gone.
    Remove {
        /// Where.
        path: String,
    },
    /// Something is different.
    Replace {
        /// Where.
        path: String,
        /// What it is now.
        #[ts(type = "unknown")]
        #[schema(value_type = Value)]
        value: Value,
    },
}

/// The steps from `old` to `new`, both found at `path` (`""` for a whole document), and both JSON as this program writes it:
/// without spaces. Nothing is read but what differs, and most of a document does not.
pub fn diff(path: &str, old: &str, new: &str) -> Vec<Operation> {
    let mut steps = Vec::new();
    walk(&mut path.to_owned(), old, new, &mut steps);
    steps.into_iter().map(Operation::from).collect()
}

/// An operation whose value is still as it is written.
struct Step<'a> {
    path: String,
    change: Change<'a>,
}

#[derive(Clone, Copy)]
enum Change<'a> {
    Add(&'a str),
    Remove,
    Replace(&'a str),
}

impl<'a> Step<'a> {
    fn new(path: &str, change: Change<'a>) -> Step<'a> {
        Step { path: path.to_owned(), change }
    }

    /// How many bytes it takes, in about: `{"op":"replace","path":"","value":},`
    fn len(&self) -> usize {
        let value = match self.change {
            Change::Add(value) | Change::Replace(value) => 11 + value.len(),
            Change::Remove => 0,
        };
        25 + self.path.len() + value
    }
}

impl From<Step<'_>> for Operation {
    fn from(Step { path, change }: Step<'_>) -> Operation {
        let read = |value| serde_json::from_str(value).expect("a part of a document is JSON");
        match change {
            Change::Add(value) => Operation::Add { path, value: read(value) },
            Change::Remove => Operation::Remove { path },
            Change::Replace(value) => Operation::Replace { path, value: read(value) },
        }
    }
}

fn walk<'a>(path: &mut String, old: &'a str, new: &'a str, out: &mut Vec<Step<'a>>) {
    if old == new {
        return;
    }
    let before = out.len();
    match (old.as_bytes()[0], new.as_bytes()[0]) {
        (b'{', b'{') => walk_fields(path, &fields(old), &fields(new), out),
        (b'[', b'[') => walk_items(path, &parts(old), &parts(new), out),
        _ => return out.push(Step::new(path, Change::Replace(new))),
    }
    let whole = Step::new(path, Change::Replace(new));
    if out[before..].iter().map(Step::len).sum::<usize>() > whole.len() {
        out.truncate(before);
        out.push(whole);
    }
}

fn walk_fields<'a>(
    path: &mut String,
    old: &[(&'a str, &'a str)],
    new: &[(&'a str, &'a str)],
    out: &mut Vec<Step<'a>>,
) {
    let find = |fields: &[(&'a str, &'a str)], key: &str| {
        fields.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    };
    for (key, _) in old.iter().filter(|(key, _)| find(new, key).is_none()) {
        at(path, &name(key), |path| out.push(Step::new(path, Change::Remove)));
    }
    for (key, value) in new {
        match find(old, key) {
            Some(old) if old == *value => {}
            Some(old) => at(path, &name(key), |path| walk(path, old, value, out)),
            None => at(path, &name(key), |path| out.push(Step::new(path, Change::Add(value)))),
        }
    }
}

/// What both lists begin and end with stays; what is between is compared item by item, then removed or added.
fn walk_items<'a>(path: &mut String, old: &[&'a str], new: &[&'a str], out: &mut Vec<Step<'a>>) {
    let head = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    let both = old.len().min(new.len());
    for index in 0..both {
        at(path, &(head + index).to_string(), |path| walk(path, old[index], new[index], out));
    }
    for index in (both..old.len()).rev() {
        at(path, &(head + index).to_string(), |path| out.push(Step::new(path, Change::Remove)));
    }
    for (index, value) in new.iter().enumerate().skip(both) {
        at(path, &(head + index).to_string(), |path| out.push(Step::new(path, Change::Add(value))));
    }
}

/// Goes one step down the path for the time of `then`. RFC 6901: `~` is written `~0` and `/` is `~1`.
fn at(path: &mut String, key: &str, then: impl FnOnce(&mut String)) {
    let len = path.len();
    path.push('/');
    for char in key.chars() {
        match char {
            '~' => path.push_str("~0"),
            '/' => path.push_str("~1"),
            other => path.push(other),
        }
    }
    then(path);
    path.truncate(len);
}

/// A key as it is meant, of a key as it is written.
fn name(key: &str) -> String {
    serde_json::from_str(key).expect("a key is a text")
}

/// The fields of an object: each key as it is written, and its value.
fn fields<'a>(object: &'a str) -> Vec<(&'a str, &'a str)> {
    let field = |field: &'a str| {
        let colon = skip_text(field, 1);
        (&field[..colon], &field[colon + 1..])
    };
    parts(object).into_iter().map(field).collect()
}

/// What stands between the brackets of an object or a list, from comma to comma.
fn parts(whole: &str) -> Vec<&str> {
    let inside = &whole[1..whole.len() - 1];
    let (mut parts, mut start, mut index, mut depth) = (Vec::new(), 0, 0, 0);
    while index < inside.len() {
        match inside.as_bytes()[index] {
            b'"' => index = skip_text(inside, index + 1) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&inside[start..index]);
                start = index + 1;
            }
            _ => {}
        }
        index += 1;
    }
    if !inside.is_empty() {
        parts.push(&inside[start..]);
    }
    parts
}

/// Where a text that begins at `index`, after its quotation mark, has ended.
fn skip_text(text: &str, mut index: usize) -> usize {
    loop {
        match text.as_bytes()[index] {
            b'\\' => index += 2,
            b'"' => return index + 1,
            _ => index += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(old: &Value, new: &Value, expected: &Value) {
        assert_eq!(serde_json::to_value(diff("", &old.to_string(), &new.to_string())).unwrap(), *expected);
    }

    #[test]
    fn a_card_taken_from_a_hand_is_one_operation() {
        let (old, new) = (json!({"hand": [3, 5, 7, 9], "left": 4}), json!({"hand": [3, 7, 9], "left": 4}));
        check(&old, &new, &json!([{"op": "remove", "path": "/hand/1"}]));
        check(&new, &old, &json!([{"op": "add", "path": "/hand/1", "value": 5}]));
    }

    #[test]
    fn what_is_shorter_is_sent() {
        let (old, new) = (json!({"legal": ["a", "b", "c"]}), json!({"legal": ["x", "y"]}));
        check(&old, &new, &json!([{"op": "replace", "path": "/legal", "value": ["x", "y"]}]));
    }

    #[test]
    fn keys_are_escaped() {
        // Long enough that a patch is shorter than the whole.
        let same = "a sentence that stays as it is, and that nobody wants to be sent again for the sake of two other fields";
        let (old, new) =
            (json!({"a/b": {"~": 1}, "c": same}), json!({"a/b": {"~": 2}, "c": same, "d": null}));
        check(
            &old,
            &new,
            &json!([{"op": "replace", "path": "/a~1b/~0", "value": 2}, {"op": "add", "path": "/d", "value": null}]),
        );
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0i32..5).prop_map(Value::from),
            "[ab~/\"\\\\,{é]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::btree_map("[ab~/\"\\\\,{é]{0,2}", inner, 0..6)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        /// Whatever the documents: the patch leads from the one to the other, by a library that is not ours.
        #[test]
        fn a_patch_leads_from_old_to_new(old in any_json(), new in any_json()) {
            let written = serde_json::to_value(diff("", &old.to_string(), &new.to_string())).unwrap();
            let patch: json_patch::Patch = serde_json::from_value(written).unwrap();
            let mut patched = old;
            json_patch::patch(&mut patched, &patch).unwrap();
            prop_assert_eq!(patched, new);
        }
    }
}
