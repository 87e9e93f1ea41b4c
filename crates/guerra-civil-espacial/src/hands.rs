//! The cards that players hold, and who knows which of them.
//!
//! A card that everyone saw go into a hand is known to be there until such a card leaves it. Two cards of the same kind
//! are the same to everyone, so what an observer knows of a hand is how many of each kind it has at least: `known_to`
//! of the first card of a kind holds everyone who knows of one, that of the second everyone who knows of two, and so on.
//!
//! A card stolen from a hand, or laid aside to be discarded, lies face down: which one it is, the others do not know. So
//! their knowledge is of the hand and those cards together, and both are kept together here, as what a seat *holds*.

use std::ops::Range;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::deck::CARDS;

/// The largest table.
pub(crate) const SEATS_MAX: usize = 8;
/// Stands among those who know for whoever watches, and so for what is known to all.
pub(crate) const WATCHER: Seat = Seat::new(SEATS_MAX);

/// A card that a seat holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: Card,
    pub(crate) place: Place,
    pub(crate) known_to: SeatSet,
}

/// Where a held card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Place {
    Hand,
    /// Face down, to be discarded when everyone has chosen (GCE-31).
    Aside,
    /// Face down in the zone of this pirate until the round ends (GCE-16).
    StolenBy(Seat),
}

/// What all seats hold: by seat, then by card, then by place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hands {
    held: ArrayVec<Held, CARDS>,
    /// Where the cards of each seat begin, and at last where they end.
    bounds: [u8; SEATS_MAX + 1],
    hand_count: [u8; SEATS_MAX],
    /// Who has cards in hand.
    holders: SeatSet,
}

/// Everyone who can know of a card that `seat` holds, besides itself.
pub(crate) const fn everyone_but(seat: Seat, seats: usize) -> SeatSet {
    SeatSet::all(seats).without(seat).with(WATCHER)
}

impl Hands {
    /// How many cards are in the hand itself.
    #[inline]
    pub(crate) fn count(&self, seat: Seat) -> usize {
        self.hand_count[seat.index()].into()
    }

    /// Everyone with cards in hand.
    #[inline]
    pub(crate) fn holders(&self) -> SeatSet {
        self.holders
    }

    /// Everything this seat holds.
    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> &[Held] {
        &self.held[self.range(seat)]
    }

    /// The cards in the hand, in order.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        self.held(seat).iter().filter(|held| held.place == Place::Hand).map(|held| held.card)
    }

    #[inline]
    pub(crate) fn has(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).any(|held| held == card)
    }

    /// Puts a card there, known to these.
    pub(crate) fn give(&mut self, seat: Seat, card: Card, place: Place, known_to: SeatSet) {
        let comes_after = |held: &Held| (held.card, held.place) > (card, place);
        let (range, held) = (self.range(seat), self.held(seat));
        let index = range.start + held.iter().position(comes_after).unwrap_or(held.len());
        self.held.insert(index, Held { card, place, known_to: SeatSet::EMPTY });
        self.bounds[seat.index() + 1..].iter_mut().for_each(|bound| *bound += 1);
        if place == Place::Hand {
            self.hand_count[seat.index()] += 1;
            self.holders = self.holders.with(seat);
        }
        let kind = self.kind_at(seat, index);
        for later in index + 1..kind.1 {
            self.held[later - 1].known_to = self.held[later].known_to;
        }
        self.held[kind.1 - 1].known_to = SeatSet::EMPTY;
        if !known_to.is_empty() {
            self.know_one_more(kind, known_to);
        }
    }

    /// Takes a card away for all to see, and says who knew that one was there. None if there is none.
    pub(crate) fn take(&mut self, seat: Seat, card: Card, place: Place) -> Option<SeatSet> {
        let index = self.find(seat, card, place)?;
        let (first, _) = self.kind_at(seat, index);
        let knew = self.held[first].known_to;
        for earlier in first..index {
            self.held[earlier].known_to = self.held[earlier + 1].known_to;
        }
        self.remove(seat, index);
        Some(knew)
    }

    /// Takes a card away unseen: what the others know must have been forgotten before.
    pub(crate) fn slip_away(&mut self, seat: Seat, card: Card, place: Place) -> Option<()> {
        let index = self.find(seat, card, place)?;
        let (_, end) = self.kind_at(seat, index);
        for later in (index + 1..end).rev() {
            self.held[later].known_to = self.held[later - 1].known_to;
        }
        self.remove(seat, index);
        Some(())
    }

    /// Moves a card of the hand to another place, face down. Nobody learns which.
    pub(crate) fn hide(&mut self, seat: Seat, card: Card, place: Place) -> Option<()> {
        let mut index = self.find(seat, card, Place::Hand)?;
        let (_, end) = self.kind_at(seat, index);
        // The last of its kind in the hand, then on past those that lie in places before the new one.
        while index + 1 < end && self.held[index + 1].place < place {
            self.held[index].place = self.held[index + 1].place;
            index += 1;
        }
        self.held[index].place = place;
        self.left_hand(seat);
        Some(())
    }

    /// One such card fewer is known to `observer`; false if none was.
    pub(crate) fn forget_one(&mut self, seat: Seat, card: Card, observer: Seat) -> bool {
        let range = self.range(seat);
        let knows = |held: &&mut Held| held.card == card && held.known_to.contains(observer);
        let last = self.held[range].iter_mut().rfind(knows);
        last.map(|held| held.known_to = held.known_to.without(observer)).is_some()
    }

    /// Everything that `observer` knows of these cards is forgotten, one by one.
    pub(crate) fn forget_all(&mut self, seat: Seat, observer: Seat, mut each: impl FnMut(Card)) {
        let range = self.range(seat);
        for held in &mut self.held[range] {
            if held.known_to.contains(observer) {
                held.known_to = held.known_to.without(observer);
                each(held.card);
            }
        }
    }

    /// The held cards that do not lie in the hand.
    pub(crate) fn hidden(&self, seat: Seat) -> impl Iterator<Item = Held> {
        let held = self.held(seat);
        let held = if held.len() == self.count(seat) { &[] } else { held };
        held.iter().filter(|held| held.place != Place::Hand).copied()
    }

    #[inline]
    fn range(&self, seat: Seat) -> Range<usize> {
        self.bounds[seat.index()].into()..self.bounds[seat.index() + 1].into()
    }

    /// Where the cards of the same kind as this one begin and end.
    fn kind_at(&self, seat: Seat, index: usize) -> (usize, usize) {
        let (Range { start, end }, card) = (self.range(seat), self.held[index].card);
        let is_same = |held: &&Held| held.card == card;
        let before = self.held[start..index].iter().rev().take_while(is_same).count();
        let after = self.held[index..end].iter().take_while(is_same).count();
        (index - before, index + after)
    }

    /// The last one of this kind in this place.
    fn find(&self, seat: Seat, card: Card, place: Place) -> Option<usize> {
        let is_it = |held: &Held| held.card == card && held.place == place;
        self.held(seat).iter().rposition(is_it).map(|index| self.range(seat).start + index)
    }

    fn remove(&mut self, seat: Seat, index: usize) {
        let gone = self.held.remove(index);
        self.bounds[seat.index() + 1..].iter_mut().for_each(|bound| *bound -= 1);
        if gone.place == Place::Hand {
            self.left_hand(seat);
        }
    }

    fn left_hand(&mut self, seat: Seat) {
        self.hand_count[seat.index()] -= 1;
        if self.hand_count[seat.index()] == 0 {
            self.holders = self.holders.without(seat);
        }
    }

    /// These know of one more card of this kind.
    fn know_one_more(&mut self, (first, end): (usize, usize), mut who: SeatSet) {
        for held in &mut self.held[first..end] {
            let knew = held.known_to;
            held.known_to = knew.or(who);
            who = who.iter().filter(|seat| knew.contains(*seat)).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, view};

    fn known(position: &str, actions: &str, viewer: &str, of: usize) -> String {
        let known = view(position, actions, viewer).players[of].known_cards.clone();
        known.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// GCE-06, GCE-31: a card that all saw go to hand is known to be there, by those who watch too, until one like it is seen to leave.
    #[test]
    fn a_card_seen_going_to_hand_is_remembered() {
        let position = "a*: 9 [1 2 3 4] | b: [1 2 3 4 5] | disputed 7 | deck 7 6 rest | turn b";
        let won = "b abandon; a discard 1";
        check(position, won, "a: [2 3 4 7! 7]");
        assert_eq!(known(position, won, "b", 0), "7");
        assert_eq!(known(position, won, "w", 0), "7");
        assert_eq!(known(position, won, "a", 0), "");
        // Which of two equal cards it was, nobody can tell.
        let played = format!("{won}; b play 2; a play 7");
        check(position, &played, "a: 7 [2 3 4 7]");
        assert_eq!(known(position, &played, "b", 0), "");
    }

    /// GCE-17, GCE-31: scrap taken to hand is known to all, and what is discarded is no longer there.
    #[test]
    fn scrap_taken_is_known() {
        let position = "a*: 9 scrap [1 2 3 4] took 6 6 8 | b: [1 2 3 4 5] | c-: [1 2 3 4 5] | disputed colony | deck 9 6 rest | turn b";
        check(position, "b abandon", "a*: [1 2 3 4 6! 6! 8! 9] colonies 1 ; discarding");
        let discards = "b abandon; a discard 1; a discard 6; a discard 9";
        check(position, discards, "a: [2 3 4 6! 8!] colonies 1");
    }

    /// GCE-16, GCE-31: a card stolen or laid aside may be any of the hand, so what is known of the hand does not change.
    #[test]
    fn a_hidden_card_changes_nothing_that_is_known() {
        let position = "a*: [1 2 pirate] | b: [4! 5!] | c: [6] | disputed 7";
        let stolen = "a play pirate b; b let be";
        assert_eq!(known(position, stolen, "c", 1), "4 5");
        assert_eq!(known(position, stolen, "a", 1), "4 5");
        let position = "a*: [1 2 3 4! 5! 6! 7!] | b: [1] | discarding";
        assert_eq!(known(position, "a discard 5", "b", 0), "4 5 6 7");
        check(position, "a discard 5; a discard 1", "a: [2 3 4! 6! 7!] ; discard 1 5");
    }

    /// GCE-16: two observers who each know of one equal card both lose it when one is played.
    #[test]
    fn what_each_knows_is_counted_apart() {
        check("a*: [7/b 7/c 8] | b: [1] | c: [1] | disputed 4", "a pass", "a*.: [7/bc 7 8]");
        check("a*: [7/b 7/c 8] | b: [1] | c: [1] | disputed 4", "a play 7", "a*: 7 [7 8]");
        check("a*: [7! 7/c 8] | b: [1] | c: [1] | disputed 4", "a play 7", "a*: 7 [7/c 8]");
    }
}
