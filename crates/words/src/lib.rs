//! What people read, in their language.
//!
//! Games speak in data: an action, an event, a window or a refusal is JSON with a `kind`. Its words are found by that name
//! in `locales/<language>/<game>.ftl` (Project Fluent): an event of kind `scored` is the message `event-scored`, and its
//! fields are the message's arguments. How a field becomes an argument is in [`arguments`]; the browser does the same.

mod arguments;
pub mod conformance;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::RustEmbed;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

/// The file that every game's words build on.
const COMMON: &str = "common";

/// A language that people can read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Spanish.
    Spanish,
    /// English.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::Spanish, Language::English];

    /// Its code, `es` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::Spanish => "es",
            Language::English => "en",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Language {
    /// The language of a setting like `es_ES.UTF-8`; English where it is none of ours.
    pub fn of_locale(locale: &str) -> Language {
        let speaks = |language: &Language| locale.starts_with(language.code());
        Language::ALL.into_iter().find(speaks).unwrap_or(Language::English)
    }
}

/// Not a language we speak.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language here; there are: es, en")]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

/// Which of a game's messages is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What can be done.
    Action,
    /// What happened.
    Event,
    /// What is asked.
    Window,
    /// Why not.
    Refusal,
    /// What would come of it.
    Forecast,
}

impl Part {
    fn prefix(self) -> &'static str {
        match self {
            Part::Action => "action",
            Part::Event => "event",
            Part::Window => "window",
            Part::Refusal => "refusal",
            Part::Forecast => "forecast",
        }
    }
}

/// Something that cannot be said.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsaid {
    /// There are no words for this game.
    #[error("{language}: there are no words for the game `{game}`")]
    Game {
        /// In this language.
        language: Language,
        /// Which.
        game: String,
    },
    /// There is no such message.
    #[error("{language}/{game}.ftl has no message `{id}`")]
    Message {
        /// In this language.
        language: Language,
        /// Of this game.
        game: String,
        /// Which.
        id: String,
    },
    /// The message asks for something the data does not have.
    #[error("{language}/{game}.ftl, message `{id}`: {reason}")]
    Arguments {
        /// In this language.
        language: Language,
        /// Of this game.
        game: String,
        /// Which.
        id: String,
        /// What is wrong.
        reason: String,
    },
    /// The data has no kind.
    #[error("this has no kind, so there are no words for it: {0}")]
    NoKind(String),
}

/// All words of all games in all languages.
pub struct Words {
    bundles: BTreeMap<(Language, String), FluentBundle<FluentResource>>,
}

impl Words {
    /// Reads the words that are built into the program. They are tested, so reading them cannot fail.
    pub fn load() -> Words {
        let mut bundles = BTreeMap::new();
        for language in Language::ALL {
            for game in files(language) {
                bundles.insert((language, game.clone()), bundle(language, &game));
            }
        }
        Words { bundles }
    }

    /// A message by its id, with no arguments: a title, a tagline.
    pub fn text(&self, language: Language, game: &str, id: &str) -> Result<String, Unsaid> {
        self.speaker(language, game)?.format(id, &FluentArgs::new())
    }

    /// A message by its id, with arguments that are said as they are; a number counts for plurals.
    pub fn tell(
        &self,
        language: Language,
        file: &str,
        id: &str,
        arguments: &[(&str, String)],
    ) -> Result<String, Unsaid> {
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, FluentValue::try_number(value))).collect();
        self.speaker(language, file)?.format(id, &arguments)
    }

    /// What an action, an event, a window or a refusal says, with the names of the players by seat.
    pub fn say(
        &self,
        language: Language,
        game: &str,
        part: Part,
        value: &Value,
        names: &[String],
    ) -> Result<String, Unsaid> {
        arguments::say(&self.speaker(language, game)?, part.prefix(), value, names)
    }

    /// What players are called who have given no name.
    pub fn default_names(&self, language: Language, seats: usize) -> Vec<String> {
        let speaker = self.speaker(language, COMMON).expect("the common words are there");
        let name = |seat: tabletop::Seat| {
            let mut args = FluentArgs::new();
            args.set("letter", FluentValue::from(seat.letter().to_uppercase().to_string()));
            speaker.format("player", &args).expect("the common words are complete")
        };
        tabletop::Seat::all(seats).map(name).collect()
    }

    fn speaker<'a>(&'a self, language: Language, game: &'a str) -> Result<Speaker<'a>, Unsaid> {
        let bundle = self.bundles.get(&(language, game.to_owned()));
        let bundle = bundle.ok_or_else(|| Unsaid::Game { language, game: game.to_owned() })?;
        Ok(Speaker { language, game, bundle })
    }
}

/// One game in one language.
struct Speaker<'a> {
    language: Language,
    game: &'a str,
    bundle: &'a FluentBundle<FluentResource>,
}

impl Speaker<'_> {
    fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Result<String, Unsaid> {
        let (language, game, id) = (self.language, self.game.to_owned(), id.to_owned());
        let Some(pattern) = self.bundle.get_message(&id).and_then(|message| message.value()) else {
            return Err(Unsaid::Message { language, game, id });
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(Unsaid::Arguments { language, game, id, reason: error.to_string() }),
        }
    }
}

/// The names of a language's files, without their ending.
fn files(language: Language) -> Vec<String> {
    let folder = format!("{}/", language.code());
    let name = |path: std::borrow::Cow<'static, str>| {
        path.strip_prefix(&folder).and_then(|file| file.strip_suffix(".ftl")).map(str::to_owned)
    };
    Locales::iter().filter_map(name).collect()
}

fn resource(language: Language, file: &str) -> FluentResource {
    let path = format!("{}/{file}.ftl", language.code());
    let bytes = Locales::get(&path).unwrap_or_else(|| panic!("{path} is built in")).data;
    let text = String::from_utf8(bytes.into_owned()).unwrap_or_else(|_| panic!("{path} is UTF-8"));
    FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {}", errors[0]))
}

fn bundle(language: Language, game: &str) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().expect("our codes are language codes");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("nothing else is called NUMBER");
    if game != COMMON {
        bundle.add_resource(resource(language, COMMON)).expect("a new bundle is empty");
    }
    bundle.add_resource_overriding(resource(language, game));
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Both languages have the same files with the same messages: what is said in one can be said in the other.
    #[test]
    fn both_languages_are_complete() {
        let ids = |language: Language| -> BTreeMap<String, BTreeSet<String>> {
            let of = |file: &String| resource(language, file).entries().filter_map(message_id).collect();
            files(language).iter().map(|file| (file.clone(), of(file))).collect()
        };
        let (spanish, english) = (ids(Language::Spanish), ids(Language::English));
        assert_eq!(spanish.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
        for (file, messages) in &spanish {
            let missing: Vec<_> = messages.symmetric_difference(&english[file]).collect();
            assert!(missing.is_empty(), "{file}.ftl: only in one language: {missing:?}");
        }
    }

    fn message_id(entry: &fluent_syntax::ast::Entry<&str>) -> Option<String> {
        match entry {
            fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        }
    }

    #[test]
    fn what_cannot_be_said_is_named() {
        let words = Words::load();
        let unsaid = words.text(Language::English, "chess", "title").unwrap_err();
        assert_eq!(unsaid.to_string(), "en: there are no words for the game `chess`");
        let unsaid = words.text(Language::Spanish, COMMON, "no-such").unwrap_err();
        assert_eq!(unsaid.to_string(), "es/common.ftl has no message `no-such`");
        assert_eq!(
            "fr".parse::<Language>().unwrap_err().to_string(),
            "`fr` is not a language here; there are: es, en"
        );
    }

    #[test]
    fn players_have_names_in_each_language() {
        let words = Words::load();
        assert_eq!(words.default_names(Language::Spanish, 2), ["Jugador A", "Jugador B"]);
        assert_eq!(words.default_names(Language::English, 1), ["Player A"]);
    }
}
