//! What a player can do.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::Card;

/// An action. In notation: `play 7`, `play 6 with strength`, `play choose-target d`, `hurt`, `take 3`, …
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    /// KAIJU-07, KAIJU-08: a card from the hand, or the King of Monsters as Extra Damage (KAIJU-30).
    Play {
        /// Which.
        card: Card,
        /// KAIJU-10: with the kaiju's innate strength?
        strength: bool,
    },
    /// KAIJU-13: Choose Target.
    ChooseTarget {
        /// Who answers next.
        target_seat: Seat,
    },
    /// KAIJU-30: the King of Monsters makes this card a Wound.
    PlayAsWound {
        /// Which.
        card: Card,
    },
    /// KAIJU-30: the King of Monsters removes this damage card.
    Heal {
        /// Which.
        card: Card,
    },
    /// KAIJU-30: the King of Monsters draws three.
    DrawThree,
    /// KAIJU-19: no answer.
    Hurt,
    /// KAIJU-20, KAIJU-22: a number from the hand, or a Building card from the centre, as damage.
    Take {
        /// Which.
        card: Card,
    },
    /// KAIJU-21: no number in hand, so one from the deck.
    Show,
    /// KAIJU-23: an Extra Damage card from the hand, or the King of Monsters, to the one who is hurt.
    Add {
        /// Which.
        card: Card,
    },
    /// KAIJU-23: nothing.
    AddNothing,
    /// KAIJU-30: a card above three, when the round is over.
    Discard {
        /// Which.
        card: Card,
    },
    /// KAIJU-31: the card that follows one played.
    Draw,
}
