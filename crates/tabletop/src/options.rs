//! What a table can choose before a game: described, so that a lobby can ask and tests can try everything.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// One option of a game and the values it can take, the default first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The field of the options.
    pub key: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [ChoiceValue],
}

/// A value of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ChoiceValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i64),
    /// A word of the game.
    Word(&'static str),
}

impl Choice {
    /// A yes or no that is no by default.
    pub const fn off(key: &'static str) -> Choice {
        Choice { key, values: &[ChoiceValue::Flag(false), ChoiceValue::Flag(true)] }
    }

    /// Every way to choose: one JSON object for each combination.
    pub fn combinations(choices: &[Choice]) -> Vec<Value> {
        let mut all = vec![serde_json::Map::new()];
        for choice in choices {
            let with = |value: &ChoiceValue| {
                let value = serde_json::to_value(value).expect("a value is plain data");
                all.iter().cloned().map(move |mut options| {
                    options.insert(choice.key.to_owned(), value.clone());
                    options
                })
            };
            all = choice.values.iter().flat_map(with).collect();
        }
        all.into_iter().map(Value::Object).collect()
    }
}

/// Contents of a game that its owners may replace: a deck, a board. The field `key` of the options holds a TOML text, or
/// the name of a text that comes with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HouseData {
    /// The field of the options.
    pub key: &'static str,
    /// The TOML that is used when nothing else is given: the place to start from.
    pub default: &'static str,
    /// Others that come with the game.
    pub named: &'static [NamedData],
}

/// Contents that come with a game and are asked for by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NamedData {
    /// One word, as options hold it.
    pub name: &'static str,
    /// The TOML.
    pub text: &'static str,
}

impl HouseData {
    /// Contents with nothing beside the default.
    pub const fn new(key: &'static str, default: &'static str) -> HouseData {
        HouseData { key, default, named: &[] }
    }

    /// The TOML that an option stands for: the default, one asked for by name, or the text itself.
    pub fn text<'a>(&self, given: Option<&'a str>) -> &'a str {
        let Some(given) = given else { return self.default };
        self.named.iter().find(|data| data.name == given).map_or(given, |data| data.text)
    }
}

/// Options with what is left out taken from `defaults`: those of an older rules version, for its records.
pub fn options_over<O: Serialize + DeserializeOwned>(
    defaults: &O,
    given: Value,
) -> Result<O, serde_json::Error> {
    let mut options = serde_json::to_value(defaults)?;
    match (&mut options, given) {
        (Value::Object(options), Value::Object(given)) => options.extend(given),
        (options, given) => *options = given,
    }
    serde_json::from_value(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_given_by_name_or_in_full() {
        let named = &[NamedData { name: "old", text: "a = 1" }];
        let data = HouseData { key: "deck", default: "a = 2", named };
        assert_eq!(data.text(None), "a = 2");
        assert_eq!(data.text(Some("old")), "a = 1");
        assert_eq!(data.text(Some("a = 3")), "a = 3");
    }

    #[test]
    fn combinations_try_everything() {
        let choices = [
            Choice::off("reentry"),
            Choice {
                key: "cards",
                values: &[ChoiceValue::Number(1), ChoiceValue::Number(2), ChoiceValue::Word("all")],
            },
        ];
        let all = Choice::combinations(&choices);
        assert_eq!(all.len(), 6);
        assert_eq!(all[0], serde_json::json!({"reentry": false, "cards": 1}));
        assert_eq!(Choice::combinations(&[]), [serde_json::json!({})]);
    }

    #[test]
    fn what_is_left_out_comes_from_the_defaults() {
        let defaults = std::collections::BTreeMap::from([("cards".to_owned(), 1), ("turns".to_owned(), 2)]);
        let read = options_over(&defaults, serde_json::json!({"turns": 5})).unwrap();
        assert_eq!(
            read,
            std::collections::BTreeMap::from([("cards".to_owned(), 1), ("turns".to_owned(), 5)])
        );
        assert!(options_over(&defaults, serde_json::json!([])).is_err());
    }
}
