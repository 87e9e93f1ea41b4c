//! Actions in one line: `play 7`, `play station`, `play pirate b`, `pass`, `abandon`, `exchange`, `done`, `let be`, `discard 3`.

use tabletop::{BadNotation, Seat};

use crate::action::Action;
use crate::card::{Card, Special};

const WANTED: &str = "an action: play and a card, play pirate and a seat, pass, abandon, exchange, done, let be, or discard and a card";

pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Play { card } => format!("play {card}"),
        Action::Rob { target_seat } => format!("play {} {target_seat}", Special::PirateShip),
        Action::Pass => "pass".to_owned(),
        Action::Abandon => "abandon".to_owned(),
        Action::Exchange => "exchange".to_owned(),
        Action::Done => "done".to_owned(),
        Action::LetBe => "let be".to_owned(),
        Action::Discard { card } => format!("discard {card}"),
    }
}

pub(crate) fn read_action(text: &str, seats: usize) -> Result<Action, BadNotation> {
    let mut words = text.split_whitespace();
    match [words.next(), words.next(), words.next(), words.next()] {
        [Some("play"), Some(card), None, _] => Ok(Action::Play { card: Card::read(card)? }),
        [Some("play"), Some(card), Some(target), None] if Card::read(card)? == Card::PIRATE => {
            Ok(Action::Rob { target_seat: Seat::read(target, seats)? })
        }
        [Some("shield"), None, ..] => Ok(Action::Play { card: Card::SHIELD }),
        [Some("discard"), Some(card), None, _] => Ok(Action::Discard { card: Card::read(card)? }),
        [Some("let"), Some("be"), None, _] => Ok(Action::LetBe),
        [Some("pass"), None, ..] => Ok(Action::Pass),
        [Some("abandon"), None, ..] => Ok(Action::Abandon),
        [Some("exchange"), None, ..] => Ok(Action::Exchange),
        [Some("done"), None, ..] => Ok(Action::Done),
        _ => Err(BadNotation::new(text.trim(), WANTED)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let read = read_action(text, 3).map(write_action);
        assert_eq!(read.unwrap_or_else(|bad| bad.to_string()), expected);
    }

    #[test]
    fn actions_read_back() {
        for text in
            ["play 7", "play station", "play pirate b", "play pirate", "pass", "abandon", "exchange", "done"]
        {
            check(text, text);
        }
        check("let be", "let be");
        check("discard colony", "discard colony");
        check("shield", "play shield");
        check(" play  space-station ", "play station");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        check("play 77", "`77` is not a card: a number of ships from 1 to 30, or colony, station, …");
        check("play pirate d", "`d` is not a seat of a table of 3");
        check("play 7 b", &format!("`play 7 b` is not {WANTED}"));
        assert!(read_action("", 3).is_err());
    }
}
