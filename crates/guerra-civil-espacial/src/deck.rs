//! What the deck is made of (GCE-01, GCE-02): data, with a default, checked when it is read.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::BadSetup;
use toml::de::{DeTable, DeValue};

use crate::card::{Card, KINDS, SHIPS_MAX, Special};

/// The composition that is used when the table brings none of its own.
pub const DEFAULT_DECK: &str = include_str!("../data/deck.toml");
/// The deck of rules version 1: large tables take very long to end with it.
pub const CLASSIC_DECK: &str = include_str!("../data/deck-classic.toml");

/// All cards that are shuffled; the Commander card is apart.
pub const CARDS: usize = FLEETS + SPECIALS;
const FLEETS: usize = 50;
const SPECIALS: usize = 24;
/// The goal of the largest table: fewer colonies could never be enough (GCE-03).
const COLONIES_MIN: u8 = 3;
/// Longer texts are not read.
const TEXT_MAX_BYTES: usize = 16 * 1024;

/// How many there are of each card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents([u8; KINDS]);

impl Contents {
    /// No card at all.
    pub(crate) const EMPTY: Contents = Contents([0; KINDS]);

    /// How many of this card.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// One more of this card.
    pub(crate) fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// One fewer of this card; none where there is none.
    pub(crate) fn remove(&mut self, card: Card) -> Option<()> {
        let left = self.0[card.index()].checked_sub(1)?;
        self.0[card.index()] = left;
        Some(())
    }

    /// Every card, one by one, in the order of [`Card::all`].
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// Reads a composition in TOML, or says in which line what is wrong.
    pub fn read(text: &str) -> Result<Contents, BadSetup> {
        if text.len() > TEXT_MAX_BYTES {
            return Err(BadSetup(format!(
                "deck: {} bytes are too many; at most {TEXT_MAX_BYTES}",
                text.len()
            )));
        }
        let reader = Reader { text };
        let table = DeTable::parse(text)
            .map_err(|error| reader.bad(error.span().map_or(0, |span| span.start), error.message()))?;
        reader.contents(table.get_ref())
    }
}

/// A text being read, to name its lines.
struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn bad(&self, offset: usize, reason: &str) -> BadSetup {
        let before = &self.text.as_bytes()[..offset.min(self.text.len())];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        BadSetup(format!("deck, line {line}: {reason}"))
    }

    fn contents(&self, table: &DeTable<'_>) -> Result<Contents, BadSetup> {
        let mut contents = Contents::EMPTY;
        for (key, _) in table.iter() {
            if !["fleet", "special"].contains(&key.get_ref().as_ref()) {
                let reason = format!("`{}` is unknown: a deck has [fleet] and [special]", key.get_ref());
                return Err(self.bad(key.span().start, &reason));
            }
        }
        self.section(table, "fleet", FLEETS, read_fleet, &mut contents)?;
        self.section(table, "special", SPECIALS, read_special, &mut contents)?;
        self.check_colonies(table, &contents)?;
        Ok(contents)
    }

    /// One of the two lists, which must have `total` cards.
    fn section(
        &self,
        table: &DeTable<'_>,
        name: &str,
        total: usize,
        read: fn(&str) -> Result<Card, String>,
        contents: &mut Contents,
    ) -> Result<(), BadSetup> {
        let Some((key, value)) = table.get_key_value(name) else {
            return Err(self.bad(self.text.len(), &format!("[{name}] is missing")));
        };
        let DeValue::Table(cards) = value.get_ref() else {
            return Err(self.bad(key.span().start, &format!("`{name}` must be a list: [{name}]")));
        };
        let mut sum = 0;
        for (key, value) in cards.iter() {
            let card = read(key.get_ref()).map_err(|reason| self.bad(key.span().start, &reason))?;
            let count = read_count(value.get_ref());
            let count = count.map_err(|reason| self.bad(value.span().start, &format!("{card}: {reason}")))?;
            contents.0[card.index()] = count;
            sum += usize::from(count);
        }
        if sum != total {
            let reason = format!("[{name}] has {sum} cards and must have {total}");
            return Err(self.bad(key.span().start, &reason));
        }
        Ok(())
    }

    fn check_colonies(&self, table: &DeTable<'_>, contents: &Contents) -> Result<(), BadSetup> {
        let count = contents.count(Card::COLONY);
        if count >= COLONIES_MIN {
            return Ok(());
        }
        let at = table.get_key_value("special").map_or(0, |(key, _)| key.span().start);
        let reason = format!("[special] has {count} of space-colony and must have {COLONIES_MIN} or more");
        Err(self.bad(at, &reason))
    }
}

fn read_fleet(key: &str) -> Result<Card, String> {
    let ships = key.parse().ok().filter(|ships| (1..=SHIPS_MAX).contains(ships) && key == ships.to_string());
    ships.map(Card::fleet).ok_or_else(|| format!("`{key}` is not a number of ships from 1 to {SHIPS_MAX}"))
}

fn read_special(key: &str) -> Result<Card, String> {
    let special = Special::ALL.into_iter().find(|special| special.name() == key);
    special.map(Card::special).ok_or_else(|| {
        let names = Special::ALL.map(Special::name).join(", ");
        format!("`{key}` is not a special card; there are: {names}")
    })
}

fn read_count(value: &DeValue<'_>) -> Result<u8, String> {
    let digits = match value {
        DeValue::Integer(number) => u8::from_str_radix(number.as_str(), number.radix()).ok(),
        _ => None,
    };
    digits
        .filter(|count| usize::from(*count) <= FLEETS)
        .ok_or_else(|| "it can be 0 to 50, because that is how many fleet cards there are in all".to_owned())
}

/// In JSON an object of how many by card; in a saved state a byte for each card there can be.
impl Serialize for Contents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return self.0.as_slice().serialize(serializer);
        }
        let present = Card::all().filter(|card| self.count(*card) > 0);
        serializer.collect_map(present.map(|card| (card, self.count(card))))
    }
}

impl<'de> Deserialize<'de> for Contents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Contents, D::Error> {
        if deserializer.is_human_readable() {
            let counts = std::collections::BTreeMap::<Card, u8>::deserialize(deserializer)?;
            let mut contents = Contents::EMPTY;
            counts.into_iter().for_each(|(card, count)| contents.0[card.index()] = count);
            return Ok(contents);
        }
        let counts = arrayvec::ArrayVec::<u8, KINDS>::deserialize(deserializer)?;
        counts
            .into_inner()
            .map(Contents)
            .map_err(|_| D::Error::custom("a count for every card is wanted here"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(change: (&str, &str), expected: &str) {
        assert!(CLASSIC_DECK.contains(change.0), "the classic deck has `{}`", change.0);
        let text = CLASSIC_DECK.replacen(change.0, change.1, 1);
        let read = Contents::read(&text);
        assert_eq!(read.map_or_else(|bad| bad.to_string(), |_| "fine".to_owned()), expected);
    }

    /// GCE-01, GCE-02: 50 fleet cards, 1 to 10 five times, and 24 special cards: 14 colonies and one of every other kind, or
    /// as in the classic deck.
    #[test]
    fn the_decks_add_up() {
        let specials = |deck: &str| {
            let contents = Contents::read(deck).unwrap();
            assert_eq!(contents.cards().count() + 1, 75, "with the Commander card");
            assert!((1..=10).all(|ships| contents.count(Card::fleet(ships)) == 5));
            Special::ALL.map(|special| contents.count(Card::special(special)))
        };
        assert_eq!(specials(super::DEFAULT_DECK), [14, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(specials(CLASSIC_DECK), [8, 2, 2, 1, 1, 2, 1, 2, 2, 1, 2]);
    }

    /// GCE-02: a replacement has 50 and 24 cards, only these kinds, and enough colonies; else the line and the fault are named.
    #[test]
    fn a_deck_that_does_not_add_up_is_refused() {
        check(("1 = 5\n2 = 5", "1 = 4\n30 = 6"), "fine");
        check(("1 = 5", "1 = 4"), "deck, line 5: [fleet] has 49 cards and must have 50");
        check(("3 = 5", "31 = 5"), "deck, line 8: `31` is not a number of ships from 1 to 30");
        check(("3 = 5", "03 = 5"), "deck, line 8: `03` is not a number of ships from 1 to 30");
        check(
            ("4 = 5", "4 = -5"),
            "deck, line 9: 4: it can be 0 to 50, because that is how many fleet cards there are in all",
        );
        check(
            ("4 = 5", "4 = \"five\""),
            "deck, line 9: 4: it can be 0 to 50, because that is how many fleet cards there are in all",
        );
        check(("black-hole = 1", "black-hole = 2"), "deck, line 18: [special] has 25 cards and must have 24");
        check(
            ("space-colony = 8\npirate-ship = 2", "space-colony = 2\npirate-ship = 8"),
            "deck, line 18: [special] has 2 of space-colony and must have 3 or more",
        );
        check(
            ("[special]", "[event]"),
            "deck, line 18: `event` is unknown: a deck has [fleet] and [special]",
        );
        check(("black-hole = 1", "ceasefire = 1"), "deck, line 23: duplicate key");
    }

    /// GCE-02: an unknown card is named, with the cards there are.
    #[test]
    fn an_unknown_card_is_named() {
        let bad = Contents::read(&CLASSIC_DECK.replace("ceasefire", "space-squid")).unwrap_err().to_string();
        assert!(
            bad.starts_with("deck, line 23: `space-squid` is not a special card; there are: space-colony,"),
            "{bad}"
        );
        let bad = Contents::read("fleet = 3\n[special]").unwrap_err().to_string();
        assert_eq!(bad, "deck, line 1: `fleet` must be a list: [fleet]");
        let bad = Contents::read("[fleet]\n1 = 50\n").unwrap_err().to_string();
        assert_eq!(bad, "deck, line 3: [special] is missing");
        assert!(Contents::read(&"#".repeat(20_000)).unwrap_err().to_string().contains("too many"));
    }

    #[test]
    fn contents_read_back() {
        let contents = Contents::read(CLASSIC_DECK).unwrap();
        let json = serde_json::to_value(contents).unwrap();
        assert_eq!((&json["10"], &json["space-colony"]), (&5.into(), &8.into()));
        assert_eq!(serde_json::from_value::<Contents>(json).unwrap(), contents);
        let bytes = postcard::to_allocvec(&contents).unwrap();
        assert_eq!(postcard::from_bytes::<Contents>(&bytes).unwrap(), contents);
    }
}
