//! The difference between two documents, as RFC 6902 writes it.
//!
//! Lists are compared from both ends, so that a card taken from a hand is one operation and not the whole hand moved up
//! by one; and where the operations would be longer than the new value, the value itself is sent.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
        #[schema(value_type = Object)]
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
        #[schema(value_type = Object)]
        value: Value,
    },
}

/// The steps from `old` to `new`, both found at `path` (`""` for a whole document).
pub fn diff(path: &str, old: &Value, new: &Value) -> Vec<Operation> {
    let mut path = path.to_owned();
    let mut operations = Vec::new();
    walk(&mut path, old, new, &mut operations);
    operations
}

fn walk(path: &mut String, old: &Value, new: &Value, out: &mut Vec<Operation>) {
    let before = out.len();
    match (old, new) {
        _ if old == new => return,
        (Value::Object(old), Value::Object(new)) => walk_fields(path, old, new, out),
        (Value::Array(old), Value::Array(new)) => walk_items(path, old, new, out),
        _ => return out.push(Operation::Replace { path: path.clone(), value: new.clone() }),
    }
    let steps: usize = out[before..].iter().map(written_len).sum();
    if steps > REPLACE_LEN + path.len() + value_len(new) {
        out.truncate(before);
        out.push(Operation::Replace { path: path.clone(), value: new.clone() });
    }
}

fn walk_fields(
    path: &mut String,
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    out: &mut Vec<Operation>,
) {
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        at(path, key, |path| out.push(Operation::Remove { path: path.clone() }));
    }
    for (key, value) in new {
        at(path, key, |path| match old.get(key) {
            Some(old) => walk(path, old, value, out),
            None => out.push(Operation::Add { path: path.clone(), value: value.clone() }),
        });
    }
}

/// What both lists begin and end with stays; what is between is compared item by item, then removed or added.
fn walk_items(path: &mut String, old: &[Value], new: &[Value], out: &mut Vec<Operation>) {
    let head = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    let both = old.len().min(new.len());
    for index in 0..both {
        at(path, &(head + index).to_string(), |path| walk(path, &old[index], &new[index], out));
    }
    for index in (both..old.len()).rev() {
        at(path, &(head + index).to_string(), |path| out.push(Operation::Remove { path: path.clone() }));
    }
    for (index, value) in new.iter().enumerate().skip(both) {
        at(path, &(head + index).to_string(), |path| {
            out.push(Operation::Add { path: path.clone(), value: value.clone() });
        });
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

/// `{"op":"replace","path":"","value":},`
const REPLACE_LEN: usize = 36;

/// About how many bytes an operation takes.
fn written_len(operation: &Operation) -> usize {
    match operation {
        Operation::Add { path, value } | Operation::Replace { path, value } => {
            REPLACE_LEN + path.len() + value_len(value)
        }
        Operation::Remove { path } => 25 + path.len(),
    }
}

/// About how many bytes a value takes; escapes in texts are not counted.
fn value_len(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(true) => 4,
        Value::Bool(false) => 5,
        Value::Number(number) => match number.as_u64() {
            Some(number) => 1 + number.checked_ilog10().unwrap_or(0) as usize,
            None => number.to_string().len(),
        },
        Value::String(text) => 2 + text.len(),
        Value::Array(items) => 2 + items.iter().map(|item| 1 + value_len(item)).sum::<usize>(),
        Value::Object(fields) => {
            2 + fields.iter().map(|(key, value)| 4 + key.len() + value_len(value)).sum::<usize>()
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
        assert_eq!(serde_json::to_value(diff("", old, new)).unwrap(), *expected);
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
            "[a-c~/]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::btree_map("[a-c~/]{0,2}", inner, 0..6)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        /// Whatever the documents: the patch leads from the one to the other, by a library that is not ours.
        #[test]
        fn a_patch_leads_from_old_to_new(old in any_json(), new in any_json()) {
            let written = serde_json::to_value(diff("", &old, &new)).unwrap();
            let patch: json_patch::Patch = serde_json::from_value(written).unwrap();
            let mut patched = old;
            json_patch::patch(&mut patched, &patch).unwrap();
            prop_assert_eq!(patched, new);
        }
    }
}
