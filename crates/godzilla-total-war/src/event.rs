//! What happened, as the table is told. Every play says the value of the blow aloud (KAIJU-18).

use serde::{Deserialize, Serialize};
use tabletop::{EndedBy, Seat, Viewer};

use crate::{Back, Card, Facing};

/// Something that happened. Seats and cards are named as in the rules; `back` is what was known of a card before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// KAIJU-07, KAIJU-08, KAIJU-18: a card was played. `strength` is 0 where none was added.
    Played { seat: Seat, card: Card, strength: u8, blow: Facing, back: Option<Back> },
    /// KAIJU-30: a card was played as a Wound.
    PlayedAsWound { seat: Seat, card: Card, back: Back },
    /// KAIJU-12: the direction of play changed.
    Reversed { clockwise: bool },
    /// KAIJU-13: who answers next was chosen.
    Targeted { seat: Seat, target_seat: Seat },
    /// KAIJU-17: a Building card came to the centre.
    BuildingRaised { seat: Seat, card: Card },
    /// KAIJU-11: a turned kaiju straightened.
    Straightened { seat: Seat },
    /// KAIJU-08, KAIJU-26: a card was drawn; only its owner sees it.
    Drew { seat: Seat, card: Option<Card> },
    /// KAIJU-24: the played cards are the deck again.
    DeckRenewed { count: u8 },
    /// KAIJU-19: someone has no answer.
    Hurt { seat: Seat, by_seat: Seat, blow: Facing },
    /// KAIJU-21: a card was shown from the deck.
    Shown { seat: Seat, card: Card },
    /// KAIJU-21: no number could come.
    NothingCame { seat: Seat },
    /// KAIJU-20, KAIJU-21, KAIJU-22: a card was taken as damage.
    Took { seat: Seat, card: Card, back: Option<Back> },
    /// KAIJU-23: Extra Damage was added.
    Added { seat: Seat, target_seat: Seat, card: Card, back: Option<Back> },
    /// KAIJU-23: none was.
    AddedNothing { seat: Seat },
    /// KAIJU-30: the King of Monsters removed a damage card.
    Healed { seat: Seat, card: Card },
    /// KAIJU-30: the King of Monsters draws three.
    DrewThree { seat: Seat },
    /// KAIJU-26, KAIJU-27, KAIJU-30: a card left a hand for the played cards.
    Discarded { seat: Seat, card: Card, back: Back },
    /// KAIJU-25: a kaiju was defeated on this side.
    Defeated { seat: Seat, by_seat: Seat, points: u8, furious: bool },
    /// KAIJU-25, KAIJU-28: it goes on with its other side.
    Flipped { seat: Seat, furious: bool },
    /// KAIJU-27: it is out.
    Eliminated { seat: Seat },
    /// KAIJU-26: a new round.
    RoundBegan { seat: Seat },
    /// KAIJU-35: nobody gets on.
    Stalemate,
    /// KAIJU-27, KAIJU-29, KAIJU-35: the game is won.
    Won { seat: Seat, points: u8, ended_by: EndedBy },
}

impl tabletop::Event for Event {
    type Seen = Event;

    fn seen_by(&self, viewer: Viewer) -> Event {
        match *self {
            Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) },
            Event::Played { .. }
            | Event::PlayedAsWound { .. }
            | Event::Reversed { .. }
            | Event::Targeted { .. }
            | Event::BuildingRaised { .. }
            | Event::Straightened { .. }
            | Event::DeckRenewed { .. }
            | Event::Hurt { .. }
            | Event::Shown { .. }
            | Event::NothingCame { .. }
            | Event::Took { .. }
            | Event::Added { .. }
            | Event::AddedNothing { .. }
            | Event::Healed { .. }
            | Event::DrewThree { .. }
            | Event::Discarded { .. }
            | Event::Defeated { .. }
            | Event::Flipped { .. }
            | Event::Eliminated { .. }
            | Event::RoundBegan { .. }
            | Event::Stalemate
            | Event::Won { .. } => *self,
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Event::Played { .. }
            | Event::PlayedAsWound { .. }
            | Event::BuildingRaised { .. }
            | Event::Drew { .. }
            | Event::DeckRenewed { .. }
            | Event::Hurt { .. }
            | Event::Shown { .. }
            | Event::NothingCame { .. }
            | Event::Took { back: Some(_), .. }
            | Event::Added { back: Some(_), .. }
            | Event::Discarded { .. } => true,
            Event::Reversed { .. }
            | Event::Targeted { .. }
            | Event::Straightened { .. }
            | Event::Took { back: None, .. }
            | Event::Added { back: None, .. }
            | Event::AddedNothing { .. }
            | Event::Healed { .. }
            | Event::DrewThree { .. }
            | Event::Defeated { .. }
            | Event::Flipped { .. }
            | Event::Eliminated { .. }
            | Event::RoundBegan { .. }
            | Event::Stalemate
            | Event::Won { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Event as _;

    use super::*;
    use crate::testing::play;

    /// KAIJU-05, KAIJU-08: what is drawn is seen by its owner alone; that it is drawn, by all.
    #[test]
    fn a_drawn_card_is_its_owners_secret() {
        let card: Card = "7".parse().unwrap();
        let drew = Event::Drew { seat: Seat::new(1), card: Some(card) };
        let hidden = Event::Drew { seat: Seat::new(1), card: None };
        assert_eq!(drew.seen_by(Viewer::Seat(Seat::new(1))), drew);
        assert_eq!(drew.seen_by(Viewer::Open), drew);
        assert_eq!(drew.seen_by(Viewer::Seat(Seat::new(0))), hidden);
        assert_eq!(drew.seen_by(Viewer::Spectator), hidden);
    }

    /// KAIJU-18: whatever is played, the value of the blow is announced.
    #[test]
    fn every_play_announces_the_blow() {
        let position =
            "answer a 6 from c | a: ebirah [6 reversal minus-three] | b: mothra [7] | c: rodan [8]";
        let announced = |action: &str| {
            let (_, events) = play(position, action).unwrap();
            let blow = |event: &Event| match event {
                Event::Played { blow, .. } => Some(blow.to_string()),
                _ => None,
            };
            events.iter().find_map(blow).unwrap()
        };
        assert_eq!(announced("a play 6"), "6");
        assert_eq!(announced("a play 6 with strength"), "8");
        assert_eq!(announced("a play reversal"), "6");
        assert_eq!(announced("a play minus-three"), "3");
    }
}
