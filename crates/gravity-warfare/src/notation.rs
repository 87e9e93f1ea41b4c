//! Actions in one line: a word for what is done, then what it is done with.
//!
//! `roll`, `skip`, `pay-skip tank`, `give stack-it`, `give anti-matter as stack-it`, `let-be`, `pick bt1`, `name c`, `take-back stack-it`,
//! `vote blind`, `guard`, `put-off stack-it`, `put-off stack-it with anti-matter`, `you-do-it c`, `ready`, `return`, `restock left`,
//! `buy right`, `keep stack-it`, `draw left`, `declare stack-it`; heroes: `reuse`, `climb`, `reroll both`, `draw-two left`, `steady`,
//! `swap c`, `cancel stack-it`, `try-again`. An attempt is `attempt tank fighter` with the lower troop first, and its hand:
//! `at 12000,-3500 yaw 785 drop 0 speed 25000 spin 0` (micrometres, thousandths of a radian), `lift spin 0`, or `live` and a record.

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::notation::{number, split};
use tabletop::{BadNotation, Seat};

use crate::action::{Action, Ballot, Dice, HandWork, Pile};
use crate::card::Card;
use crate::troop::TroopKind;

/// The word of a unit variant, as JSON would write it.
trait Word: Copy + PartialEq + Sized + Serialize + DeserializeOwned + 'static {
    const ALL: &'static [(Self, &'static str)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    fn read(text: &str, wanted: &str) -> Result<Self, BadNotation> {
        let known = Self::ALL.iter().find(|(_, word)| *word == text);
        known.map(|(value, _)| *value).ok_or_else(|| BadNotation::new(text, wanted))
    }
}

impl Word for Pile {
    const ALL: &'static [(Pile, &'static str)] = &[(Pile::Left, "left"), (Pile::Right, "right")];
}

impl Word for Ballot {
    const ALL: &'static [(Ballot, &'static str)] = &[(Ballot::Blind, "blind"), (Ballot::Others, "others")];
}

impl Word for Dice {
    const ALL: &'static [(Dice, &'static str)] =
        &[(Dice::Zone, "zone"), (Dice::Troop, "troop"), (Dice::Both, "both")];
}

pub(crate) fn write_action(action: &Action) -> String {
    let with = |card: Card, usual: Card| if card == usual { String::new() } else { format!(" with {card}") };
    match action {
        Action::Draw { pile } => format!("draw {}", pile.word()),
        Action::Declare { as_card } => format!("declare {as_card}"),
        Action::Roll => "roll".to_owned(),
        Action::Skip => "skip".to_owned(),
        Action::PaySkip { troop } => format!("pay-skip {troop}"),
        Action::Give { card, as_card } => format!("give {}", write_as(*card, *as_card)),
        Action::LetBe => "let-be".to_owned(),
        Action::Pick { piece } => format!("pick {piece}"),
        Action::Name { to_seat } => format!("name {to_seat}"),
        Action::TakeBack { card, as_card } => format!("take-back {}", write_as(*card, *as_card)),
        Action::Vote { choice } => format!("vote {}", choice.word()),
        Action::Guard => "guard".to_owned(),
        Action::PutOff { card, challenge_card } => {
            format!("put-off {challenge_card}{}", with(*card, Card::Wormhole))
        }
        Action::YouDoIt { card, to_seat } => format!("you-do-it {to_seat}{}", with(*card, Card::YouDoIt)),
        Action::Ready => "ready".to_owned(),
        Action::Attempt { troops, hand } => write_attempt(troops, hand.as_ref()),
        Action::Return { card } => format!("return{}", with(*card, Card::ReturnIt)),
        Action::Restock { pile } => format!("restock {}", pile.word()),
        Action::Buy { pile } => format!("buy {}", pile.word()),
        Action::Keep { card } => format!("keep {card}"),
        Action::Reuse { card } => format!("reuse {card}"),
        Action::Climb => "climb".to_owned(),
        Action::Reroll { dice } => format!("reroll {}", dice.word()),
        Action::DrawTwo { pile } => format!("draw-two {}", pile.word()),
        Action::Steady => "steady".to_owned(),
        Action::Swap { to_seat } => format!("swap {to_seat}"),
        Action::Cancel { challenge_card } => format!("cancel {challenge_card}"),
        Action::TryAgain => "try-again".to_owned(),
    }
}

/// A card, and what it stands for if that is another.
pub(crate) fn write_as(card: Card, as_card: Card) -> String {
    if card == as_card { card.to_string() } else { format!("{card} as {as_card}") }
}

fn write_attempt(troops: &[TroopKind], hand: Option<&HandWork>) -> String {
    let mut words = vec!["attempt".to_owned()];
    words.extend(troops.iter().map(TroopKind::to_string));
    match hand {
        None => {}
        Some(HandWork::SetDown { x_um, y_um, yaw_mrad, drop_um, speed_um_per_s, spin_mrad_per_s }) => {
            words.push(format!(
                "at {x_um},{y_um} yaw {yaw_mrad} drop {drop_um} speed {speed_um_per_s} spin {spin_mrad_per_s}"
            ));
        }
        Some(HandWork::Lift { spin_mrad_per_s }) => words.push(format!("lift spin {spin_mrad_per_s}")),
        Some(HandWork::Live { record }) => words.push(format!("live {record}")),
    }
    words.join(" ")
}

pub(crate) fn read_action(text: &str, seats: usize) -> Result<Action, BadNotation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (first, rest) = words.split_first().ok_or_else(|| BadNotation::new("", "an action"))?;
    let pile = |word: &str| Pile::read(word, "left or right");
    match (*first, rest) {
        ("draw", [word]) => Ok(Action::Draw { pile: pile(word)? }),
        ("declare", [card]) => Ok(Action::Declare { as_card: card.parse()? }),
        ("roll", []) => Ok(Action::Roll),
        ("skip", []) => Ok(Action::Skip),
        ("pay-skip", [troop]) => Ok(Action::PaySkip { troop: troop.parse()? }),
        ("give", rest) => read_as(rest).map(|(card, as_card)| Action::Give { card, as_card }),
        ("let-be", []) => Ok(Action::LetBe),
        ("pick", [piece]) => Ok(Action::Pick { piece: piece.parse()? }),
        ("name", [seat]) => Ok(Action::Name { to_seat: Seat::read(seat, seats)? }),
        ("take-back", rest) => read_as(rest).map(|(card, as_card)| Action::TakeBack { card, as_card }),
        ("vote", [choice]) => Ok(Action::Vote { choice: Ballot::read(choice, "blind or others")? }),
        ("guard", []) => Ok(Action::Guard),
        ("put-off", [challenge, with @ ..]) => {
            Ok(Action::PutOff { card: read_with(with, Card::Wormhole)?, challenge_card: challenge.parse()? })
        }
        ("you-do-it", [seat, with @ ..]) => {
            Ok(Action::YouDoIt { card: read_with(with, Card::YouDoIt)?, to_seat: Seat::read(seat, seats)? })
        }
        ("ready", []) => Ok(Action::Ready),
        ("attempt", rest) => read_attempt(rest),
        ("return", with) => Ok(Action::Return { card: read_with(with, Card::ReturnIt)? }),
        ("restock", [word]) => Ok(Action::Restock { pile: pile(word)? }),
        ("buy", [word]) => Ok(Action::Buy { pile: pile(word)? }),
        ("keep", [card]) => Ok(Action::Keep { card: card.parse()? }),
        _ => read_hero(first, rest, seats)
            .unwrap_or_else(|| Err(BadNotation::new(text, "an action, like roll, give stack-it or ready"))),
    }
}

fn read_hero(first: &str, rest: &[&str], seats: usize) -> Option<Result<Action, BadNotation>> {
    Some(match (first, rest) {
        ("reuse", [card]) => card.parse().map(|card| Action::Reuse { card }),
        ("climb", []) => Ok(Action::Climb),
        ("reroll", [dice]) => Dice::read(dice, "zone, troop or both").map(|dice| Action::Reroll { dice }),
        ("draw-two", [pile]) => Pile::read(pile, "left or right").map(|pile| Action::DrawTwo { pile }),
        ("steady", []) => Ok(Action::Steady),
        ("swap", [seat]) => Seat::read(seat, seats).map(|to_seat| Action::Swap { to_seat }),
        ("cancel", [card]) => card.parse().map(|challenge_card| Action::Cancel { challenge_card }),
        ("try-again", []) => Ok(Action::TryAgain),
        _ => return None,
    })
}

/// `stack-it`, or `anti-matter as stack-it`.
pub(crate) fn read_as(words: &[&str]) -> Result<(Card, Card), BadNotation> {
    match words {
        [card] => card.parse().map(|card| (card, card)),
        [card, "as", as_card] => Ok((card.parse()?, as_card.parse()?)),
        _ => Err(BadNotation::new(words.join(" "), "a card, like stack-it or anti-matter as stack-it")),
    }
}

fn read_with(words: &[&str], usual: Card) -> Result<Card, BadNotation> {
    match words {
        [] => Ok(usual),
        ["with", card] => card.parse(),
        _ => Err(BadNotation::new(words.join(" "), "with and a card")),
    }
}

fn read_attempt(words: &[&str]) -> Result<Action, BadNotation> {
    let count = words.iter().take_while(|word| word.parse::<TroopKind>().is_ok()).count();
    let (troops, hand) = words.split_at(count);
    if count > 2 {
        return Err(BadNotation::new(words.join(" "), "an attempt with at most two troops"));
    }
    let troops = troops.iter().map(|troop| troop.parse()).collect::<Result<_, _>>()?;
    let hand = if hand.is_empty() { None } else { Some(read_hand(hand)?) };
    Ok(Action::Attempt { troops, hand })
}

fn read_hand(words: &[&str]) -> Result<HandWork, BadNotation> {
    match words {
        ["at", at, "yaw", yaw, "drop", drop, "speed", speed, "spin", spin] => {
            let (x, y) = split(at, ",", "a spot, like 12000,-3500")?;
            Ok(HandWork::SetDown {
                x_um: number(x, "micrometres")?,
                y_um: number(y, "micrometres")?,
                yaw_mrad: number(yaw, "thousandths of a radian")?,
                drop_um: number(drop, "micrometres")?,
                speed_um_per_s: number(speed, "micrometres a second")?,
                spin_mrad_per_s: number(spin, "thousandths of a radian a second")?,
            })
        }
        ["lift", "spin", spin] => {
            Ok(HandWork::Lift { spin_mrad_per_s: number(spin, "thousandths of a radian a second")? })
        }
        ["live", record] => Ok(HandWork::Live { record: (*record).to_owned() }),
        _ => {
            let wanted =
                "a hand: at 0,0 yaw 0 drop 0 speed 25000 spin 0, or lift spin 0, or live and a record";
            Err(BadNotation::new(words.join(" "), wanted))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_reads_back() {
        for text in [
            "roll",
            "skip",
            "pay-skip tank",
            "give stack-it",
            "give anti-matter as blank-2",
            "let-be",
            "pick bt1",
            "name c",
            "take-back spin-it",
            "vote blind",
            "vote others",
            "guard",
            "put-off stack-it",
            "put-off stack-it with anti-matter",
            "you-do-it b",
            "you-do-it b with anti-matter",
            "ready",
            "attempt",
            "attempt tank",
            "attempt tank ship",
            "attempt fighter at 12000,-3500 yaw 785 drop 0 speed 25000 spin -900",
            "attempt lift spin 0",
            "attempt tank live AAAA",
            "return",
            "return with anti-matter",
            "restock left",
            "buy right",
            "keep wormhole",
            "draw left",
            "declare pair-it",
            "reuse stack-it",
            "climb",
            "reroll both",
            "draw-two right",
            "steady",
            "swap a",
            "cancel spin-it",
            "try-again",
        ] {
            let action = read_action(text, 3).unwrap_or_else(|bad| panic!("{bad}"));
            assert_eq!(write_action(&action), text);
        }
    }

    #[test]
    fn a_bad_action_says_what_is_wrong() {
        let bad = |text: &str| read_action(text, 2).unwrap_err().to_string();
        assert_eq!(bad("jump"), "`jump` is not an action, like roll, give stack-it or ready");
        assert_eq!(bad("give dance"), "`dance` is not a card, like stack-it");
        assert_eq!(bad("name c"), "`c` is not a seat of a table of 2");
        assert_eq!(
            bad("attempt tank tank tank"),
            "`tank tank tank` is not an attempt with at most two troops"
        );
        assert_eq!(
            bad("attempt tank gently"),
            "`gently` is not a hand: at 0,0 yaw 0 drop 0 speed 25000 spin 0, or lift spin 0, or live and a record"
        );
    }
}
