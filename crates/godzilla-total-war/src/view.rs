//! All that a viewer may know: the table, the hands as far as they see them, and what is left unseen (KAIJU-33).
//!
//! A card counter's memory is part of it. What each deck held is open: the first is the whole box, every later one was made
//! of the played cards. So for every deck it is known which of its cards are still unseen, though not where each one is.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::{Back, Card, GodzillaTotalWar, HandCard, Table};

/// What one viewer sees and remembers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Everything open.
    pub table: Table,
    /// By seat: the sum of the damage beside each kaiju.
    pub damage: Vec<u16>,
    /// By seat: each hand, one's own with its faces.
    pub hands: Vec<Vec<SeenCard>>,
    /// KAIJU-06: so many points win.
    pub points_to_win: u8,
    /// How many cards the deck has.
    pub deck_count: usize,
    /// The cards this viewer does not see, by the deck they came from. The current deck's own cards are among the first.
    pub unseen: Vec<Unseen>,
    /// How many Building cards are still to come.
    pub building_count: usize,
    /// Which they are, in no order.
    pub unseen_buildings: Vec<Card>,
    /// The deck from top to bottom, when everything is face up.
    pub deck: Option<Vec<Card>>,
    /// The Building cards to come, the next first, when everything is face up.
    pub building_deck: Option<Vec<Card>>,
}

/// A card in a hand, from the front for its owner, from the back for the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SeenCard {
    /// What it is, if the viewer may know.
    pub card: Option<Card>,
    /// What everyone knows of it.
    pub back: Back,
}

/// The cards of one deck that a viewer does not see: in other hands, and in the deck itself if it is the current one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseen {
    /// Which deck: how often it was renewed since.
    pub decks_ago: u8,
    /// In the order of [`Card`].
    pub cards: Vec<Card>,
}

impl GodzillaTotalWar {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let open = viewer == Viewer::Open;
        let seats = Seat::all(self.table.players.len());
        View {
            damage: seats.clone().map(|seat| self.table.damage_of(seat)).collect(),
            hands: seats.map(|seat| self.hand_seen_by(seat, viewer)).collect(),
            points_to_win: self.table.points_to_win(),
            deck_count: self.deck.len(),
            unseen: if open { Vec::new() } else { self.unseen_by(viewer) },
            building_count: self.building_deck.len(),
            unseen_buildings: sorted(self.building_deck.to_vec()),
            deck: open.then(|| self.deck.iter().rev().copied().collect()),
            building_deck: open.then(|| self.building_deck.iter().rev().copied().collect()),
            table: self.table.clone(),
        }
    }

    /// Another's hand is in the order of its backs, so that no order tells anything.
    fn hand_seen_by(&self, seat: Seat, viewer: Viewer) -> Vec<SeenCard> {
        let is_owner = viewer.is(seat);
        let seen = |held: &HandCard| SeenCard { card: is_owner.then_some(held.card), back: held.back };
        let hand = self.hand(seat).iter().map(seen).collect();
        if is_owner { hand } else { sorted(hand) }
    }

    fn unseen_by(&self, viewer: Viewer) -> Vec<Unseen> {
        let hidden_seats = Seat::all(self.hands.len()).filter(|seat| !viewer.is(*seat));
        let hidden: Vec<HandCard> = hidden_seats.flat_map(|seat| self.hand(seat).iter().copied()).collect();
        let mut ages: Vec<u8> = hidden.iter().map(|held| held.back.decks_ago).chain([0]).collect();
        ages.sort_unstable();
        ages.dedup();
        let of_age = |decks_ago: u8| {
            let from_hands = hidden.iter().filter(|held| held.back.decks_ago == decks_ago);
            let mut cards: Vec<Card> = from_hands.map(|held| held.card).collect();
            if decks_ago == 0 {
                cards.extend(&self.deck);
            }
            Unseen { decks_ago, cards: sorted(cards) }
        };
        ages.into_iter().map(of_age).collect()
    }
}

fn sorted<T: Ord>(mut cards: Vec<T>) -> Vec<T> {
    cards.sort_unstable();
    cards
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::testing::{options, play, setup};

    const POSITION: &str = "answer b 7 from a | a: godzilla [1 9] | b: zilla [2{<5} 8 wound{ago1}] | c: mothra [4] | deck 5 6 rest";

    fn seen(viewer: Viewer) -> View {
        play(POSITION, "").unwrap().0.view(viewer)
    }

    /// KAIJU-05, KAIJU-33: one sees one's own faces, and only the backs of the others.
    #[test]
    fn one_sees_ones_own_hand() {
        let faces = |view: &View| -> Vec<usize> {
            view.hands.iter().map(|hand| hand.iter().filter(|seen| seen.card.is_some()).count()).collect()
        };
        assert_eq!(faces(&seen(Viewer::Seat(Seat::new(1)))), [0, 3, 0]);
        assert_eq!(faces(&seen(Viewer::Spectator)), [0, 0, 0]);
        assert_eq!(faces(&seen(Viewer::Open)), [2, 3, 1]);
        assert!(seen(Viewer::Seat(Seat::new(0))).deck.is_none());
    }

    /// KAIJU-33: the order of another's hand is that of what is known, and tells nothing of the faces.
    #[test]
    fn the_order_of_a_hand_tells_nothing() {
        let backs = |hand: &str| {
            let position = POSITION.replace("[2{<5} 8 wound{ago1}]", hand);
            play(&position, "").unwrap().0.view(Viewer::Spectator).hands[1].clone()
        };
        assert_eq!(backs("[2{<5} 8 wound{ago1}]"), backs("[reversal 3{<5} 0{ago1}]"));
    }

    /// KAIJU-33: what is unseen is known by the deck it came from, own cards excepted.
    #[test]
    fn what_is_unseen_is_counted() {
        let unseen = |viewer| -> Vec<(u8, usize)> {
            seen(viewer).unseen.iter().map(|unseen| (unseen.decks_ago, unseen.cards.len())).collect()
        };
        assert_eq!(unseen(Viewer::Spectator), [(0, 89), (1, 1)]);
        assert_eq!(unseen(Viewer::Seat(Seat::new(0))), [(0, 87), (1, 1)]);
        assert_eq!(unseen(Viewer::Seat(Seat::new(1))), [(0, 87)]);
        assert_eq!(setup(&options(), 3).view(Viewer::Spectator).unseen.len(), 1);
    }
}
