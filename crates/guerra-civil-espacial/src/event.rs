//! What happened, and who hears what of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{EndedBy, Seat, SeatSet, Viewer};

use crate::card::Card;
use crate::deck::CARDS;

/// Some cards.
pub type Cards = ArrayVec<Card, CARDS>;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named for what they are: who, which card, how many")]
pub enum Event {
    /// The Commander turned the disputed card (GCE-33).
    RoundBegan {
        seat: Seat,
        card: Card,
    },
    /// A card was played in its owner's turn.
    Played {
        seat: Seat,
        card: Card,
        ships: u32,
    },
    /// A Pirate Ship was played against someone.
    Raided {
        seat: Seat,
        target_seat: Seat,
    },
    /// A Force Shield was played out of turn.
    Shielded {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Abandoned {
        seat: Seat,
    },
    /// The Commander gave a Space Colony for this card.
    Exchanged {
        seat: Seat,
        taken_card: Card,
        ships: u32,
    },
    /// No Force Shield against what was played.
    LetBe {
        seat: Seat,
    },
    /// A card lies face down before the pirate. Only the robbed knows it.
    Stolen {
        seat: Seat,
        target_seat: Seat,
        card: Option<Card>,
    },
    /// A Force Shield kept the pirate off.
    RaidFailed {
        seat: Seat,
        target_seat: Seat,
    },
    /// The scrap pile was taken.
    Salvaged {
        seat: Seat,
        cards: Cards,
    },
    /// A Black Hole ended the round.
    Swallowed {
        cards: Cards,
    },
    /// A Ceasefire ended the round.
    Ceased {
        cards: Cards,
    },
    /// A Solar Storm sent these to the scrap pile.
    StormScrapped {
        cards: Cards,
    },
    /// Deus Ex-Machina had these discarded.
    FleetsLost {
        cards: Cards,
    },
    /// A Space Station replaced the disputed card.
    Replaced {
        discarded_card: Card,
        card: Card,
    },
    Doubled {
        seat: Seat,
        ships: u32,
    },
    /// A special card did nothing.
    NoEffect {
        seat: Seat,
        card: Card,
    },
    /// The discard pile was shuffled into a new deck.
    DeckRenewed {
        count: u8,
    },
    /// With nothing left to win, the scrap pile was shuffled into the deck (GCE-35).
    ScrapReturned {
        count: u8,
    },
    RoundWon {
        seat: Seat,
        card: Card,
        ships: u32,
    },
    ColonyClaimed {
        seat: Seat,
        colonies: u8,
        goal: u8,
    },
    /// Equal fleets: the disputed card goes to the scrap pile.
    RoundTied {
        card: Card,
    },
    /// Who drew sees the cards.
    Drew {
        seat: Seat,
        count: u8,
        cards: Cards,
    },
    /// Cards that everyone knows went to hand.
    TookToHand {
        seat: Seat,
        cards: Cards,
    },
    /// The pirate picks the booty up, and sees it.
    TookBooty {
        seat: Seat,
        target_seat: Seat,
        card: Option<Card>,
    },
    /// A card is laid aside to be discarded.
    LaidAside {
        seat: Seat,
        card: Option<Card>,
    },
    Discarded {
        seat: Seat,
        cards: Cards,
    },
    GameEnded {
        winner_seats: SeatSet,
        ended_by: EndedBy,
    },
}

impl tabletop::Event for Event {
    type Seen = Event;

    fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Stolen { seat, target_seat, card } => {
                let card = card.filter(|_| viewer.is(*target_seat));
                Event::Stolen { seat: *seat, target_seat: *target_seat, card }
            }
            Event::TookBooty { seat, target_seat, card } => {
                let card = card.filter(|_| viewer.is(*target_seat) || viewer.is(*seat));
                Event::TookBooty { seat: *seat, target_seat: *target_seat, card }
            }
            Event::LaidAside { seat, card } => {
                Event::LaidAside { seat: *seat, card: card.filter(|_| viewer.is(*seat)) }
            }
            Event::Drew { seat, count, .. } if !viewer.is(*seat) => {
                Event::Drew { seat: *seat, count: *count, cards: Cards::new() }
            }
            Event::Drew { .. }
            | Event::RoundBegan { .. }
            | Event::Played { .. }
            | Event::Raided { .. }
            | Event::Shielded { .. }
            | Event::Passed { .. }
            | Event::Abandoned { .. }
            | Event::Exchanged { .. }
            | Event::LetBe { .. }
            | Event::RaidFailed { .. }
            | Event::Salvaged { .. }
            | Event::Swallowed { .. }
            | Event::Ceased { .. }
            | Event::StormScrapped { .. }
            | Event::FleetsLost { .. }
            | Event::Replaced { .. }
            | Event::Doubled { .. }
            | Event::NoEffect { .. }
            | Event::DeckRenewed { .. }
            | Event::ScrapReturned { .. }
            | Event::RoundWon { .. }
            | Event::ColonyClaimed { .. }
            | Event::RoundTied { .. }
            | Event::TookToHand { .. }
            | Event::Discarded { .. }
            | Event::GameEnded { .. } => self.clone(),
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Event::RoundBegan { .. }
            | Event::Played { .. }
            | Event::Raided { .. }
            | Event::Shielded { .. }
            | Event::Exchanged { .. }
            | Event::Stolen { .. }
            | Event::Replaced { .. }
            | Event::DeckRenewed { .. }
            | Event::ScrapReturned { .. }
            | Event::Drew { .. }
            | Event::TookBooty { .. }
            | Event::Discarded { .. }
            // Once a game is over everything is laid open.
            | Event::GameEnded { .. } => true,
            Event::Passed { .. }
            | Event::Abandoned { .. }
            | Event::LetBe { .. }
            | Event::RaidFailed { .. }
            | Event::Salvaged { .. }
            | Event::Swallowed { .. }
            | Event::Ceased { .. }
            | Event::StormScrapped { .. }
            | Event::FleetsLost { .. }
            | Event::Doubled { .. }
            | Event::NoEffect { .. }
            | Event::RoundWon { .. }
            | Event::ColonyClaimed { .. }
            | Event::RoundTied { .. }
            | Event::TookToHand { .. }
            | Event::LaidAside { .. } => false,
        }
    }
}
