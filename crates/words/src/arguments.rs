//! How data becomes the arguments of a message.
//!
//! A field is an argument of the same name; what it is, is the last word of that name:
//! - a number called `…seat` is the player's name;
//! - a text called `…card` is the message `card-<text>` where there is one, else itself; `…_is` keeps the text for selectors;
//! - a list is its items, joined; `…_count` is how many;
//! - an object is its fields, each called `…_field`; one with a `kind` is also a message of its own;
//! - yes and no are `true` and `false`; nothing is `none`.

use fluent_bundle::{FluentArgs, FluentValue};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::locale;
use serde_json::{Map, Value};

use crate::{Language, Speaker, Unsaid};

/// The words of a value with a kind: `prefix-kind`, with its fields.
pub(crate) fn say(
    speaker: &Speaker<'_>,
    prefix: &str,
    value: &Value,
    names: &[String],
) -> Result<String, Unsaid> {
    let fields = value.as_object().filter(|fields| fields.get("kind").is_some_and(Value::is_string));
    let Some(fields) = fields else {
        return Err(Unsaid::NoKind(value.to_string().chars().take(120).collect()));
    };
    let kind = fields["kind"].as_str().unwrap_or_default();
    let mut args = FluentArgs::new();
    add_fields(speaker, &mut args, "", fields, names)?;
    speaker.format(&format!("{prefix}-{kind}"), &args)
}

fn add_fields(
    speaker: &Speaker<'_>,
    args: &mut FluentArgs<'_>,
    path: &str,
    fields: &Map<String, Value>,
    names: &[String],
) -> Result<(), Unsaid> {
    for (key, value) in fields.iter().filter(|(key, _)| *key != "kind") {
        let name = if path.is_empty() { key.clone() } else { format!("{path}_{key}") };
        add_field(speaker, args, &name, value, names)?;
    }
    Ok(())
}

fn add_field(
    speaker: &Speaker<'_>,
    args: &mut FluentArgs<'_>,
    name: &str,
    value: &Value,
    names: &[String],
) -> Result<(), Unsaid> {
    match value {
        Value::Number(number) if thing(name) != "seat" => {
            args.set(name.to_owned(), FluentValue::from(number.as_f64().unwrap_or_default()));
        }
        Value::Array(items) => {
            args.set(format!("{name}_count"), FluentValue::from(items.len() as f64));
            args.set(name.to_owned(), list(speaker, name, items, names)?);
        }
        Value::Object(fields) => {
            add_fields(speaker, args, name, fields, names)?;
            if fields.contains_key("kind") {
                args.set(name.to_owned(), say(speaker, thing(name), value, names)?);
            }
        }
        _ => {
            args.set(format!("{name}_is"), plain(value));
            args.set(name.to_owned(), item(speaker, thing(name), value, names)?);
        }
    }
    Ok(())
}

/// The last word of a field's name, in the singular: what the field is.
fn thing(name: &str) -> &str {
    let last = name.rsplit('_').next().unwrap_or(name);
    last.strip_suffix('s').unwrap_or(last)
}

fn item(speaker: &Speaker<'_>, thing: &str, value: &Value, names: &[String]) -> Result<String, Unsaid> {
    if thing == "seat"
        && let Some(name) = value.as_u64().and_then(|seat| names.get(seat as usize))
    {
        return Ok(name.clone());
    }
    if value.is_object() {
        return say(speaker, thing, value, names);
    }
    let text = plain(value);
    let id = format!("{thing}-{text}");
    if speaker.has(&id) { speaker.format(&id, &FluentArgs::new()) } else { Ok(text) }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn list(speaker: &Speaker<'_>, name: &str, items: &[Value], names: &[String]) -> Result<String, Unsaid> {
    let said: Vec<String> =
        items.iter().map(|value| item(speaker, thing(name), value, names)).collect::<Result<_, _>>()?;
    Ok(joined(speaker.language, &said))
}

/// `Ana, Beto and Clara`; `Ana e Inés`. The browser joins with the same data.
fn joined(language: Language, items: &[String]) -> String {
    let locale = match language {
        Language::Spanish => locale!("es"),
        Language::English => locale!("en-GB"),
    };
    let formatter = ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default());
    formatter.expect("both languages are in the compiled data").format(items.iter()).to_string()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::{Language, Part, Words};

    #[track_caller]
    fn check(value: &serde_json::Value, spanish: &str, english: &str) {
        let (words, names) = (Words::load(), ["Ana".to_owned(), "Beto".to_owned(), "Clara".to_owned()]);
        let say = |language| words.say(language, "qube-attack", Part::Event, value, &names).unwrap();
        assert_eq!((say(Language::Spanish).as_str(), say(Language::English).as_str()), (spanish, english));
    }

    #[test]
    fn lists_are_joined_as_each_language_does() {
        let said = |language, items: &[&str]| {
            super::joined(language, &items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(said(Language::Spanish, &["Ana", "Inés"]), "Ana e Inés");
        assert_eq!(said(Language::Spanish, &["Ana", "Beto", "Hilda"]), "Ana, Beto e Hilda");
        assert_eq!(said(Language::Spanish, &["agua", "hielo"]), "agua y hielo");
        assert_eq!(said(Language::English, &["Ana", "Beto", "Inés"]), "Ana, Beto and Inés");
        assert_eq!(said(Language::English, &["Ana"]), "Ana");
        assert_eq!(said(Language::English, &[]), "");
    }

    #[test]
    fn seats_are_names_and_lists_are_joined() {
        check(
            &json!({"kind": "paid", "planet": "F", "seats": [0, 1, 2], "points": 2}),
            "F da 2 puntos a Ana, Beto y Clara, a cada quien.",
            "F pays 2 points to Ana, Beto and Clara each.",
        );
        check(
            &json!({"kind": "paid", "planet": "M1", "seats": [1], "points": 1}),
            "M1 da 1 punto a Beto.",
            "M1 pays 1 point to Beto.",
        );
    }

    #[test]
    fn fields_within_fields_and_words_of_the_game_are_found() {
        let cube = json!({"planet": "A1", "weapon": "short", "double": false});
        check(
            &json!({"kind": "armed", "seat": 0, "cube": cube}),
            "Ana activa A1: su cubo es ahora de corto alcance.",
            "Ana activates A1: its cube is short-range now.",
        );
    }

    #[test]
    fn a_missing_field_or_kind_is_an_error() {
        let words = Words::load();
        let say =
            |value| words.say(Language::English, crate::COMMON, Part::Refusal, &value, &[]).unwrap_err();
        assert!(say(json!({"kind": "no-such-seat"})).to_string().contains("message `refusal-no-such-seat`"));
        assert!(say(json!({"text": 1})).to_string().starts_with("this has no kind"));
    }
}
