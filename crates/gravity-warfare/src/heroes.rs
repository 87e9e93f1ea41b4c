//! The heroes as data over a fixed set of effects (GRAV-26).

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::house::{BadHouse, FILE_BYTES_MAX, Replaceable};

/// The heroes that come with the program.
pub const DEFAULT_HEROES: &str = include_str!("../data/heroes.toml");

const HEROES_MAX: usize = 32;
const HEROES_MIN: usize = 6;
const NAME_MAX: usize = 24;

/// All the heroes that can be dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heroes(pub Vec<Hero>);

/// One hero.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hero {
    /// What it is called: lower case letters and hyphens.
    pub name: String,
    /// What it can do, once a round.
    pub effect: HeroEffect,
}

/// What a hero can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeroEffect {
    /// Use again one challenge used this round.
    ReuseChallenge,
    /// Stack on any piece whatever the zone die says, without the extra points.
    StackAnywhere,
    /// Roll either or both dice again.
    Reroll,
    /// Draw two and keep both, up to the limit.
    DrawTwo,
    /// A hand without tremor and a calmer platform.
    SteadyHand,
    /// Swap a random card with a player.
    SwapCard,
    /// Cancel one challenge.
    CancelChallenge,
    /// Try a failed placement once more.
    TryAgain,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroesFile {
    hero: Vec<Spanned<HeroFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroFile {
    name: Spanned<String>,
    effect: HeroEffect,
}

impl Heroes {
    /// Reads heroes, or says which line is wrong.
    pub fn from_toml(text: &str) -> Result<Heroes, BadHouse> {
        let bad = |byte: usize, reason: String| BadHouse::at("heroes", text, byte, reason);
        if text.len() > FILE_BYTES_MAX {
            return Err(bad(0, format!("the file has {} bytes; {FILE_BYTES_MAX} are enough", text.len())));
        }
        let file: HeroesFile = toml::from_str(text)
            .map_err(|error| bad(error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
        let mut heroes: Vec<Hero> = Vec::new();
        for hero in file.hero {
            let HeroFile { name, effect } = hero.into_inner();
            let at = name.span().start;
            let name = name.into_inner();
            let fits = (1..=NAME_MAX).contains(&name.len())
                && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            if !fits {
                return Err(bad(at, format!("a name is up to {NAME_MAX} lower case letters and hyphens")));
            }
            if heroes.iter().any(|other| other.name == name) {
                return Err(bad(at, format!("there is a hero called `{name}` already")));
            }
            heroes.push(Hero { name, effect });
        }
        if !(HEROES_MIN..=HEROES_MAX).contains(&heroes.len()) {
            let reason = format!("there must be {HEROES_MIN} to {HEROES_MAX} heroes, not {}", heroes.len());
            return Err(bad(0, reason));
        }
        Ok(Heroes(heroes))
    }

    /// The number of the hero with this name.
    pub(crate) fn find(&self, name: &str) -> Option<u8> {
        self.0.iter().position(|hero| hero.name == name).map(|number| number as u8)
    }
}

impl Replaceable for Heroes {
    fn read(text: &str) -> Result<Heroes, BadHouse> {
        Heroes::from_toml(text)
    }

    fn standard() -> Arc<Heroes> {
        static STANDARD: OnceLock<Arc<Heroes>> = OnceLock::new();
        let load = || Arc::new(Heroes::from_toml(DEFAULT_HEROES).expect("the embedded heroes are tested"));
        STANDARD.get_or_init(load).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GRAV-26: eight heroes by default, each with another effect; others can be written, or are refused with their line.
    #[test]
    fn heroes_are_data() {
        let heroes = Heroes::standard();
        let names: Vec<&str> = heroes.0.iter().map(|hero| hero.name.as_str()).collect();
        assert_eq!(
            names,
            [
                "archivist",
                "climber",
                "gambler",
                "quartermaster",
                "steady",
                "smuggler",
                "shieldbearer",
                "phoenix"
            ]
        );
        let twice = DEFAULT_HEROES.replace("\"climber\"", "\"archivist\"");
        let reason = Heroes::from_toml(&twice).unwrap_err().to_string();
        assert!(reason.ends_with("there is a hero called `archivist` already"), "{reason}");
        let bad = DEFAULT_HEROES.replace("\"reroll\"", "\"fly\"");
        let reason = Heroes::from_toml(&bad).unwrap_err().to_string();
        assert!(reason.starts_with("the heroes, line 15: unknown variant `fly`"), "{reason}");
        let few = Heroes::from_toml("[[hero]]\nname = \"one\"\neffect = \"reroll\"").unwrap_err().to_string();
        assert_eq!(few, "the heroes, line 1: there must be 6 to 32 heroes, not 1");
    }
}
