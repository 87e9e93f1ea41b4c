//! What several commands share: fresh seeds, and words for the command line.

use tabletop::Seed;
use words::{Language, Words};

/// A seed from the system's entropy.
pub(crate) fn random_seed() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system gives no entropy: {error}"))?;
    Ok(Seed::from_bytes(bytes))
}

/// The command line's own words, in one language.
pub(crate) struct Voice {
    pub(crate) words: Words,
    pub(crate) language: Language,
}

impl Voice {
    /// In the language asked for, or else in that of the environment.
    pub(crate) fn new(asked: Option<Language>) -> Voice {
        Voice { words: Words::load(), language: asked.unwrap_or_else(environment_language) }
    }

    /// A message of `locales/<language>/sobremesa.ftl`. They are tested to be there.
    pub(crate) fn say(&self, id: &str, arguments: &[(&str, String)]) -> String {
        let said = self.words.tell(self.language, "sobremesa", id, arguments);
        said.unwrap_or_else(|unsaid| panic!("{unsaid}"))
    }
}

/// What `LC_ALL`, `LC_MESSAGES` or `LANG` ask for, the first that is set.
pub(crate) fn environment_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    Language::of_locale(&set.into_iter().find(|value| !value.is_empty()).unwrap_or_default())
}
