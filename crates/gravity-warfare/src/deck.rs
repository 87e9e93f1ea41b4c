//! The deck as data: how many of each card, and blank cards (GRAV-08, GRAV-30 to GRAV-46, GRAV-51).

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::card::{BLANKS_MAX, Card};
use crate::effects::{Effect, Effects};
use crate::house::{BadHouse, FILE_BYTES_MAX, Replaceable};

/// The deck that comes with the program.
pub const DEFAULT_DECK: &str = include_str!("../data/deck.toml");

const COPIES_MAX: u8 = 40;
const NAME_MAX: usize = 40;
const TEXT_MAX: usize = 300;
/// Enough for the fullest table: five cards for each of six players, and some to draw.
const CARDS_MIN: usize = 40;
const CARDS_MAX: usize = 400;

/// How many of each card there are, the Guardians aside.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Deck {
    /// By card.
    pub copies: Vec<(Card, u8)>,
    /// The blank cards, by number.
    pub blanks: Vec<Blank>,
}

/// A card of the house: a challenge made of the printed challenges' effects.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Blank {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
    /// What it asks for.
    pub effects: Effects,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    copies: BTreeMap<Spanned<String>, Spanned<i64>>,
    #[serde(default)]
    blank: Vec<Spanned<BlankFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlankFile {
    name: Spanned<String>,
    text: Spanned<String>,
    copies: Spanned<i64>,
    effects: Vec<Spanned<String>>,
    attempt_s: Option<Spanned<i64>>,
}

impl Deck {
    /// Reads a deck, or says which line is wrong.
    pub fn from_toml(text: &str) -> Result<Deck, BadHouse> {
        let bad = |byte: usize, reason: String| BadHouse::at("deck", text, byte, reason);
        if text.len() > FILE_BYTES_MAX {
            return Err(bad(0, format!("it has {} bytes; {FILE_BYTES_MAX} are enough", text.len())));
        }
        let file: DeckFile = toml::from_str(text)
            .map_err(|error| bad(error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
        let found = read_copies(&file).and_then(|copies| read_blanks(&file, copies));
        let deck = found.map_err(|(byte, reason)| bad(byte, reason))?;
        deck.check_size().map_err(|reason| bad(0, reason))?;
        Ok(deck)
    }

    fn check_size(&self) -> Result<(), String> {
        let total: usize = self.copies.iter().map(|(_, count)| usize::from(*count)).sum();
        if !(CARDS_MIN..=CARDS_MAX).contains(&total) {
            return Err(format!(
                "the deck has {total} cards; it can have {CARDS_MIN} to {CARDS_MAX}, because six players are dealt five each \
                 and some must be left, and every view counts them"
            ));
        }
        Ok(())
    }

    /// All its cards, in a fixed order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.copies.iter().flat_map(|(card, count)| std::iter::repeat_n(*card, usize::from(*count)))
    }

    /// What a challenge asks for. Copy it! asks for what the turn before asked for, which is not written here.
    pub(crate) fn effects(&self, card: Card) -> Effects {
        match card {
            Card::Blank(number) => {
                self.blanks.get(usize::from(number)).map_or(Effects::default(), |b| b.effects)
            }
            printed => printed.printed_effects(),
        }
    }
}

type Found<T> = Result<T, (usize, String)>;

fn count(value: &Spanned<i64>, most: i64) -> Found<u8> {
    let number = *value.get_ref();
    if (0..=most).contains(&number) {
        return Ok(number as u8);
    }
    let reason =
        format!("{number} copies; it can be 0 to {most}, because every hand would be the same with more");
    Err((value.span().start, reason))
}

fn read_copies(file: &DeckFile) -> Found<Vec<(Card, u8)>> {
    let mut copies = Vec::new();
    for (name, number) in &file.copies {
        let card = match name.get_ref().parse() {
            Ok(Card::Guardian) => {
                return Err((name.span().start, "there is one guardian for each player, always".to_owned()));
            }
            Ok(Card::Blank(_)) => {
                return Err((name.span().start, "a blank card says its own copies".to_owned()));
            }
            Ok(card) => card,
            Err(_) => return Err((name.span().start, format!("there is no card `{}`", name.get_ref()))),
        };
        copies.push((card, count(number, i64::from(COPIES_MAX))?));
    }
    copies.sort_unstable();
    Ok(copies)
}

fn read_blanks(file: &DeckFile, mut copies: Vec<(Card, u8)>) -> Found<Deck> {
    let mut blanks = Vec::new();
    for (number, blank) in file.blank.iter().enumerate() {
        if number == BLANKS_MAX {
            return Err((blank.span().start, format!("{BLANKS_MAX} different blank cards are the most")));
        }
        let blank = blank.get_ref();
        copies.push((Card::Blank(number as u8), count(&blank.copies, i64::from(COPIES_MAX))?));
        blanks.push(read_blank(blank)?);
    }
    Ok(Deck { copies, blanks })
}

fn read_blank(file: &BlankFile) -> Found<Blank> {
    let line = |text: &Spanned<String>, most: usize| {
        let count = text.get_ref().chars().count();
        if count == 0 || count > most || text.get_ref().chars().any(char::is_control) {
            return Err((text.span().start, format!("this must be one line of 1 to {most} characters")));
        }
        Ok(text.get_ref().clone())
    };
    let (name, text) = (line(&file.name, NAME_MAX)?, line(&file.text, TEXT_MAX)?);
    let mut effects = Effects::default();
    for effect in &file.effects {
        effects = effects.and(read_effect(effect)?);
    }
    if let Some(seconds) = &file.attempt_s {
        let number = *seconds.get_ref();
        if !(3..=60).contains(&number) {
            let reason = format!(
                "attempt_s is {number}; it can be 3 to 60, because a hand needs a moment and the others wait for it"
            );
            return Err((seconds.span().start, reason));
        }
        effects.seconds = Some(number as u8);
    }
    if effects.is_empty() {
        return Err((file.name.span().start, "a challenge must ask for something".to_owned()));
    }
    Ok(Blank { name, text, effects })
}

fn read_effect(text: &Spanned<String>) -> Found<Effects> {
    match text.get_ref().parse() {
        Ok(Effect::Teleport) | Err(_) => {
            let known =
                Effect::ALL.into_iter().filter(|effect| *effect != Effect::Teleport).map(Effect::name);
            let known = known.collect::<Vec<_>>().join(", ");
            Err((text.span().start, format!("there is no effect `{}`; there are: {known}", text.get_ref())))
        }
        Ok(effect) => Ok(Effects::only(effect)),
    }
}

impl Replaceable for Deck {
    fn read(text: &str) -> Result<Deck, BadHouse> {
        Deck::from_toml(text)
    }

    fn standard() -> Arc<Deck> {
        static STANDARD: OnceLock<Arc<Deck>> = OnceLock::new();
        let load = || Arc::new(Deck::from_toml(DEFAULT_DECK).expect("the embedded deck is tested"));
        STANDARD.get_or_init(load).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_bad(text: &str, expected: &str) {
        assert_eq!(Deck::from_toml(text).unwrap_err().to_string(), expected);
    }

    /// GRAV-30, GRAV-31, GRAV-32, GRAV-33, GRAV-34, GRAV-35, GRAV-36, GRAV-37, GRAV-38, GRAV-40, GRAV-41, GRAV-44,
    /// GRAV-45, GRAV-46: the default copies.
    #[test]
    fn the_default_deck_has_61_cards() {
        let deck = Deck::standard();
        assert_eq!(deck.cards().count(), 61);
        let copies: Vec<String> = deck.copies.iter().map(|(card, count)| format!("{count} {card}")).collect();
        assert_eq!(
            copies.join(", "),
            "5 bound-it, 3 copy-it, 4 dont-look, 4 double-it, 4 pair-it, 5 spin-it, 5 stack-it, 5 with-chopsticks, \
             5 teleport-it, 4 wormhole, 5 you-do-it, 5 keep-this, 4 return-it, 3 anti-matter"
        );
    }

    /// GRAV-51: a blank card is a name, a text, effects and a number of copies.
    #[test]
    fn blank_cards_join_the_deck() {
        let text = format!(
            "{DEFAULT_DECK}\n[[blank]]\nname = \"Juggler\"\ntext = \"Left is right.\"\ncopies = 2\n\
             effects = [\"totem\", \"mirrored\"]\nattempt_s = 20\n"
        );
        let deck = Deck::from_toml(&text).unwrap();
        assert_eq!(deck.cards().filter(|card| *card == Card::Blank(0)).count(), 2);
        let effects = deck.effects(Card::Blank(0));
        assert!(effects.has(Effect::Totem) && effects.has(Effect::Mirrored) && effects.seconds == Some(20));
        assert_eq!(deck.blanks[0].name, "Juggler");
    }

    /// GRAV-51: what does not add up is refused, with its line.
    #[test]
    fn a_bad_deck_names_its_line() {
        check_bad("[copies]\nsplit-it = 3", "the deck, line 2: there is no card `split-it`");
        check_bad(
            "[copies]\nstack-it = -1",
            "the deck, line 2: -1 copies; it can be 0 to 40, because every hand would be the same with more",
        );
        check_bad(
            "[copies]\nguardian = 6",
            "the deck, line 2: there is one guardian for each player, always",
        );
        check_bad(
            "[copies]\nstack-it = 30",
            "the deck, line 1: the deck has 30 cards; it can have 40 to 400, because six players are dealt five each and \
             some must be left, and every view counts them",
        );
        let blank =
            |rest: &str| format!("[copies]\nstack-it = 40\n[[blank]]\nname = \"X\"\ntext = \"Y\"\n{rest}");
        check_bad(
            &blank("copies = 1\neffects = [\"dance\"]"),
            "the deck, line 7: there is no effect `dance`; there are: whole, blind, twice, totem, spinning, stacked, \
             sticks, other-kind, mirrored",
        );
        check_bad(&blank("copies = 1\neffects = []"), "the deck, line 4: a challenge must ask for something");
        check_bad(
            &blank("copies = 1\neffects = []\nattempt_s = 1"),
            "the deck, line 8: attempt_s is 1; it can be 3 to 60, because a hand needs a moment and the others wait for it",
        );
    }
}
