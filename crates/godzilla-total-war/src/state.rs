//! The complete situation: the table that everyone sees, and the three things that not everyone does.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::data::{BUILDINGS, PLAYING_CARDS};
use crate::table::SEATS_MAX;
use crate::{Back, Card, Phase, Refusal, Table};

/// KAIJU-05: how many cards one has in hand.
pub(crate) const HAND: usize = 3;
/// KAIJU-30: how many one can have with the help of the King of Monsters.
pub(crate) const HAND_MAX: usize = 2 * HAND;

/// A game of Godzilla Total War.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GodzillaTotalWar {
    /// Open to all.
    pub(crate) table: Table,
    /// By seat; each known to its owner.
    pub(crate) hands: ArrayVec<Hand, SEATS_MAX>,
    /// Known to nobody; the top is the last.
    pub(crate) deck: ArrayVec<Card, PLAYING_CARDS>,
    /// Known to nobody; the top is the last.
    pub(crate) building_deck: ArrayVec<Card, BUILDINGS>,
}

/// The cards in a hand, in the order of [`Card`], so that their order tells nothing.
pub(crate) type Hand = ArrayVec<HandCard, HAND_MAX>;

/// A card in a hand: its face for its owner, its back for everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HandCard {
    pub(crate) card: Card,
    pub(crate) back: Back,
}

impl GodzillaTotalWar {
    /// The open part of the situation.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards in a hand, each with what everyone knows of it. For those who may see them: in an imagined situation.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = (Card, Back)> {
        self.hand(seat).iter().map(|held| (held.card, held.back))
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The kinds of cards in a hand, each once, in order.
    pub(crate) fn kinds_in_hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let hand = self.hand(seat);
        let is_first = |index: usize| index == 0 || hand[index - 1].card != hand[index].card;
        (0..hand.len()).filter(move |index| is_first(*index)).map(|index| hand[index].card)
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        let holds = self.hand(seat).iter().any(|held| held.card == card);
        if holds { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    /// Takes a card out of a hand and says what was known of it. Of equal cards, the one held longest.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) -> Back {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|held| held.card == card).expect("checked: it is in the hand");
        hand.remove(place).back
    }

    /// The same for what is laid on the table or beside a kaiju: the King of Monsters comes from no hand, and is spent.
    pub(crate) fn give_up(&mut self, seat: Seat, card: Card) -> Option<Back> {
        if card == Card::KING_OF_MONSTERS {
            self.table.king_seat = None;
            return None;
        }
        Some(self.take_from_hand(seat, card))
    }

    pub(crate) fn put_in_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let place = hand.iter().position(|held| held.card > card).unwrap_or(hand.len());
        hand.insert(place, HandCard { card, back: Back::DRAWN });
    }

    /// Who must decide now.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.table.phase {
            Phase::Open | Phase::Answer | Phase::Damage | Phase::Building => Some(self.table.turn_seat),
            Phase::Extra => self.table.last_seat,
            Phase::Discard => self.holder_of_too_many(),
            Phase::Over | Phase::Stalemate => None,
        }
    }

    /// KAIJU-31: who may draw now, besides.
    pub(crate) fn may_draw(&self) -> Option<Seat> {
        self.table.owed_seat.filter(|_| !self.deck.is_empty())
    }

    /// KAIJU-30: who has more than three cards. Only the King of Monsters can.
    pub(crate) fn holder_of_too_many(&self) -> Option<Seat> {
        self.hands.iter().position(|hand| hand.len() > HAND).map(Seat::new)
    }
}
