//! Actions in one line: `play 7`, `play 6 with strength`, `play choose-target d`, `play 3 as wound`, `hurt`, `take 3`,
//! `show`, `add extra-2`, `add nothing`, `heal 4`, `draw three`, `discard 5`, `draw`.

use std::fmt;

use tabletop::{BadNotation, Seat};

use crate::{Action, Card};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, strength: false } => write!(f, "play {card}"),
            Action::Play { card, strength: true } => write!(f, "play {card} with strength"),
            Action::ChooseTarget { target_seat } => write!(f, "play choose-target {target_seat}"),
            Action::PlayAsWound { card } => write!(f, "play {card} as wound"),
            Action::Heal { card } => write!(f, "heal {card}"),
            Action::DrawThree => f.write_str("draw three"),
            Action::Hurt => f.write_str("hurt"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Show => f.write_str("show"),
            Action::Add { card } => write!(f, "add {card}"),
            Action::AddNothing => f.write_str("add nothing"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Draw => f.write_str("draw"),
        }
    }
}

impl Action {
    /// Reads what is written by `Display`, at a table of `seats`.
    pub(crate) fn read(text: &str, seats: usize) -> Result<Action, BadNotation> {
        let words: Vec<&str> = text.split_whitespace().take(5).collect();
        Ok(match words[..] {
            ["play", "choose-target", target] => {
                Action::ChooseTarget { target_seat: Seat::read(target, seats)? }
            }
            ["play", card] => Action::Play { card: read_card(card)?, strength: false },
            ["play", card, "with", "strength"] => Action::Play { card: read_card(card)?, strength: true },
            ["play", card, "as", "wound"] => Action::PlayAsWound { card: read_card(card)? },
            ["heal", card] => Action::Heal { card: read_card(card)? },
            ["draw", "three"] => Action::DrawThree,
            ["hurt"] => Action::Hurt,
            ["take", card] => Action::Take { card: read_card(card)? },
            ["show"] => Action::Show,
            ["add", "nothing"] => Action::AddNothing,
            ["add", card] => Action::Add { card: read_card(card)? },
            ["discard", card] => Action::Discard { card: read_card(card)? },
            ["draw"] => Action::Draw,
            _ => {
                let wanted = "an action: play, hurt, take, show, add, heal, draw three, discard or draw";
                return Err(BadNotation::new(text, wanted));
            }
        })
    }
}

/// The card with this name.
pub(crate) fn read_card(name: &str) -> Result<Card, BadNotation> {
    name.parse().map_err(|_| BadNotation::new(name, "a card"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let read = Action::read(text, 4).map_or_else(|bad| bad.to_string(), |action| action.to_string());
        assert_eq!(read, expected);
    }

    #[test]
    fn actions_read_back() {
        for text in [
            "play 7",
            "play 6 with strength",
            "play king-of-monsters",
            "play choose-target d",
            "play choose-target as wound",
            "heal building-card-2",
            "draw three",
            "hurt",
            "take 3",
            "take building-card-2",
            "show",
            "add extra-2",
            "add nothing",
            "discard wound",
            "draw",
        ] {
            check(text, text);
        }
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        check(
            "play",
            "`play` is not an action: play, hurt, take, show, add, heal, draw three, discard or draw",
        );
        check("play eleven", "`eleven` is not a card");
        check("play choose-target e", "`e` is not a seat of a table of 4");
    }
}
