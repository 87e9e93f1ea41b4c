//! The cards in a player's hand, and who knows of them.
//!
//! Everyone knows of the Guardians, and of a card that was given openly and taken back. Two who swapped a card know of it.
//! For each kind of card a hand keeps how many of it each watcher knows of: the first copy is the best known one. When one
//! is played, everyone who knew of one knows of one less, which is just what they can tell.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use tabletop::{Seat, Viewer};

use crate::card::Card;

/// Those who know of a card, its owner aside: seats, and the public that only watches.
///
/// In JSON and in notation nothing for nobody, `!` for everybody, `?bc~` for some seats and the public.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Watchers(u8);

const PUBLIC: u8 = 1 << 7;

impl Watchers {
    /// Nobody.
    pub const NOBODY: Watchers = Watchers(0);
    /// Everybody, whoever plays.
    pub const ALL: Watchers = Watchers(0b1011_1111);

    /// Just this one.
    pub fn only(seat: Seat) -> Watchers {
        Watchers(1 << seat.index())
    }

    /// Is this seat among them?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Those in both.
    fn and(self, other: Watchers) -> Watchers {
        Watchers(self.0 & other.0)
    }

    fn or(self, other: Watchers) -> Watchers {
        Watchers(self.0 | other.0)
    }

    /// May this viewer, who does not own the card, see it?
    pub(crate) fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.contains(seat),
            Viewer::Spectator => self.0 & PUBLIC != 0,
            Viewer::Open => true,
        }
    }

    /// Just this viewer.
    pub(crate) fn viewer(viewer: Viewer) -> Watchers {
        match viewer {
            Viewer::Seat(seat) => Watchers::only(seat),
            Viewer::Spectator => Watchers(PUBLIC),
            Viewer::Open => Watchers::NOBODY,
        }
    }

    /// In notation: `!` for everybody, `?bc~` for these seats and the public.
    pub(crate) fn write(self) -> String {
        match self {
            Watchers::NOBODY => String::new(),
            Watchers::ALL => "!".to_owned(),
            some => {
                let seats = Seat::all(6).filter(|seat| some.contains(*seat)).map(Seat::letter);
                let public = (some.0 & PUBLIC != 0).then_some('~');
                std::iter::once('?').chain(seats).chain(public).collect()
            }
        }
    }

    pub(crate) fn read(text: &str) -> Option<Watchers> {
        match text {
            "" => Some(Watchers::NOBODY),
            "!" => Some(Watchers::ALL),
            some => some.strip_prefix('?')?.chars().try_fold(Watchers::NOBODY, |all, letter| match letter {
                'a'..='f' => Some(all.or(Watchers(1 << (letter as u8 - b'a')))),
                '~' => Some(all.or(Watchers(PUBLIC))),
                _ => None,
            }),
        }
    }
}

impl Serialize for Watchers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&self.write())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Watchers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Watchers, D::Error> {
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Watchers);
        }
        let text = String::deserialize(deserializer)?;
        Watchers::read(&text).ok_or_else(|| D::Error::custom("watchers are !, or ? and some seats"))
    }
}

/// A card in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Who else knows of it.
    pub known_to: Watchers,
}

/// A hand, in the order of the cards: the order in which they came is nobody's business.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hand(Vec<Held>);

impl Hand {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.0.iter().any(|held| held.card == card)
    }

    pub(crate) fn held(&self) -> &[Held] {
        &self.0
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().map(|held| held.card)
    }

    /// One of each card.
    pub(crate) fn different(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = self.0.iter().enumerate();
        cards.filter(|(i, held)| *i == 0 || self.0[i - 1].card != held.card).map(|(_, held)| held.card)
    }

    /// Adds a card that these know of.
    pub(crate) fn add(&mut self, card: Card, known_to: Watchers) {
        let at = self.0.partition_point(|held| held.card < card);
        let mut carried = known_to;
        let mut end = at;
        // Who knows of the new card knows of one more: of the first copy that was unknown to them.
        while end < self.0.len() && self.0[end].card == card {
            let known = self.0[end].known_to;
            self.0[end].known_to = known.or(carried);
            carried = known.and(carried);
            end += 1;
        }
        self.0.insert(end, Held { card, known_to: carried });
    }

    /// Takes a card out, if it is there: the best known copy.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.0.iter().position(|held| held.card == card) else { return false };
        self.0.remove(at);
        true
    }

    /// A card leaves that only `involved` see: everyone who knew of one of its kind knows of one less, and so do the others of every
    /// other kind, because it may have been that. The Guardian never leaves unseen.
    pub(crate) fn remove_unseen(&mut self, card: Card, involved: [Seat; 2]) {
        let insiders = involved.iter().fold(Watchers::NOBODY, |all, seat| all.or(Watchers::only(*seat)));
        self.remove(card);
        for at in 0..self.0.len() {
            let Held { card: kind, known_to } = self.0[at];
            if kind == Card::Guardian || kind == card {
                continue;
            }
            let next = self.0.get(at + 1).filter(|next| next.card == kind);
            let one_less = next.map_or(Watchers::NOBODY, |next| next.known_to);
            self.0[at].known_to = known_to.and(insiders).or(one_less);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &[(Card, &str)]) -> Hand {
        let mut hand = Hand::default();
        for (card, known) in cards {
            hand.add(*card, Watchers::read(known).unwrap());
        }
        hand
    }

    fn write(hand: &Hand) -> String {
        let words: Vec<String> =
            hand.0.iter().map(|held| format!("{}{}", held.card, held.known_to.write())).collect();
        words.join(" ")
    }

    #[test]
    fn the_order_of_a_hand_tells_nothing() {
        let one = hand(&[(Card::StackIt, ""), (Card::BoundIt, ""), (Card::StackIt, "!")]);
        let other = hand(&[(Card::StackIt, "!"), (Card::StackIt, ""), (Card::BoundIt, "")]);
        assert_eq!(write(&one), "bound-it stack-it! stack-it");
        assert_eq!(one, other);
    }

    /// GRAV-15: who knew of one copy knows of none when one is played, whichever it was.
    #[test]
    fn knowledge_is_counted_for_each_watcher() {
        let mut one = hand(&[(Card::StackIt, "?a"), (Card::StackIt, "?c"), (Card::StackIt, "?ac")]);
        assert_eq!(write(&one), "stack-it?ac stack-it?ac stack-it");
        one.remove(Card::StackIt);
        assert_eq!(write(&one), "stack-it?ac stack-it");
    }

    /// GRAV-26: after an unseen swap the others know of no card for certain but the Guardian.
    #[test]
    fn an_unseen_swap_blurs_what_is_known() {
        let mut one =
            hand(&[(Card::Guardian, "!"), (Card::StackIt, "!"), (Card::SpinIt, "!"), (Card::SpinIt, "!")]);
        one.remove_unseen(Card::SpinIt, [Seat::new(0), Seat::new(1)]);
        assert_eq!(write(&one), "spin-it! stack-it?ab guardian!");
    }

    #[test]
    fn watchers_read_back() {
        for text in ["", "!", "?a", "?bf~", "?~"] {
            assert_eq!(Watchers::read(text).unwrap().write(), text);
        }
        assert_eq!(Watchers::read("?z"), None);
    }
}
