//! What everyone knows of a card in a hand, seen from its back (KAIJU-33): from which deck it was drawn, and what it
//! cannot be because its owner was hurt.
//!
//! A fact stays with the card as long as it is in that hand, and goes with it when it is played. Nothing here is secret:
//! it follows from what the whole table saw. [`crate::View`] shows it and `imagine` keeps to it.

use serde::{Deserialize, Serialize};

use crate::{Card, Facing};

/// No fact limits the numbers: all are below this.
const ANY_NUMBER: u8 = 11;

/// A card from behind, and what it still can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Back {
    /// How often the deck was renewed since this card was drawn. What each deck held is known.
    pub decks_ago: u8,
    /// If it is a number, it is below this.
    pub number_below: u8,
    /// Can it be a special card?
    pub special: bool,
    /// Can it be a minus three?
    pub minus_three: bool,
}

impl Default for Back {
    fn default() -> Back {
        Back::DRAWN
    }
}

impl Back {
    /// A card just drawn: it can be anything that was in the deck.
    pub const DRAWN: Back = Back { decks_ago: 0, number_below: ANY_NUMBER, special: true, minus_three: true };

    /// Can it be this card?
    pub fn can_be(self, card: Card) -> bool {
        match card.number() {
            Some(number) => number < self.number_below,
            None if card.is_special() => self.special,
            None => self.minus_three,
        }
    }

    /// KAIJU-19: its owner had no answer to this.
    pub(crate) fn does_not_answer(&mut self, blow: Facing) {
        match blow {
            Facing::Blow(value) => {
                self.number_below = self.number_below.min(value);
                self.special = false;
                self.minus_three = false;
            }
            Facing::Wound => self.special = false,
            Facing::DoubleWound => {}
        }
    }

    /// KAIJU-21: its owner had no number to take.
    pub(crate) fn is_no_number(&mut self) {
        self.number_below = 0;
    }

    /// KAIJU-24: the deck was renewed. After very many decks, older ones are no longer told apart.
    pub(crate) fn outlives_a_deck(&mut self) {
        self.decks_ago = self.decks_ago.saturating_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(blows: &str, can_be: &str) {
        let mut back = Back::DRAWN;
        for blow in blows.split_whitespace() {
            back.does_not_answer(Facing::read(blow).unwrap());
        }
        let possible = Card::all().filter(|card| card.is_playing_card() && back.can_be(*card));
        let plain =
            possible.filter(|card| !card.name().contains("extra") && !card.name().contains("building"));
        assert_eq!(plain.map(Card::name).collect::<Vec<_>>().join(" "), can_be, "after {blows}");
    }

    /// KAIJU-19, KAIJU-33: who was hurt had no answer, and that stays true of the cards they keep.
    #[test]
    fn who_was_hurt_had_no_answer() {
        check("", "0 1 2 3 4 5 6 7 8 9 10 minus-three reversal choose-target wound double-wound");
        check("8", "0 1 2 3 4 5 6 7");
        check("8 3 6", "0 1 2");
        check("14", "0 1 2 3 4 5 6 7 8 9 10");
        check("wound", "0 1 2 3 4 5 6 7 8 9 10 minus-three");
        check("wound 5", "0 1 2 3 4");
        check("double-wound", "0 1 2 3 4 5 6 7 8 9 10 minus-three reversal choose-target wound double-wound");
    }

    /// KAIJU-21, KAIJU-33: who had to show cards from the deck had no number, of whatever kind.
    #[test]
    fn who_showed_cards_had_no_number() {
        let mut back = Back::DRAWN;
        back.is_no_number();
        let possible: Vec<_> =
            Card::all().filter(|card| card.is_playing_card() && back.can_be(*card)).collect();
        let names: Vec<_> = possible.into_iter().map(Card::name).collect();
        assert_eq!(names, ["minus-three", "reversal", "choose-target", "wound", "double-wound"]);
    }
}
