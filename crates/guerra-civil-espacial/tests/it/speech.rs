//! Everything that can be offered, asked, told and refused has words in both languages.

use guerra_civil_espacial::{Action, Card, Cards, Event, GuerraCivilEspacial, Refusal, Special, Window};
use serde::Serialize;
use tabletop::{EndedBy, Game, Seat, SeatSet};
use words::{Language, Part, Words};

/// In random games.
#[test]
fn random_games_have_words() {
    words::conformance::check::<GuerraCivilEspacial>(2);
}

fn say(part: Part, values: &[impl Serialize]) {
    let words = Words::load();
    for language in Language::ALL {
        let names = words.default_names(language, 3);
        for value in values {
            let value = serde_json::to_value(value).unwrap();
            let said = words.say(language, GuerraCivilEspacial::ID, part, &value, &names);
            let said = said.unwrap_or_else(|unsaid| panic!("{unsaid}: {value}"));
            assert!(!said.is_empty() && !said.contains("none"), "{said}");
        }
    }
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const SEVEN: Card = Card::fleet(7);

fn some() -> Cards {
    [SEVEN, Card::COLONY].into_iter().collect()
}

#[test]
fn every_card_has_a_name() {
    let played: Vec<Action> = Card::all().map(|card| Action::Play { card }).collect();
    say(Part::Action, &played);
    let words = Words::load();
    for (language, special) in
        Language::ALL.into_iter().flat_map(|language| Special::ALL.map(|special| (language, special)))
    {
        let name = words.text(language, GuerraCivilEspacial::ID, &format!("card-{}", special.name()));
        assert!(name.is_ok(), "{language}: {special}");
    }
}

#[test]
fn every_action_and_window_has_words() {
    let actions = [
        Action::Play { card: SEVEN },
        Action::Rob { target_seat: B },
        Action::Pass,
        Action::Abandon,
        Action::Exchange,
        Action::Done,
        Action::LetBe,
        Action::Discard { card: SEVEN },
    ];
    say(Part::Action, &actions);
    let windows = [
        Window::Turn { seat: A, bid: 0 },
        Window::Turn { seat: A, bid: 9 },
        Window::TurnEnd { seat: A },
        Window::AnswerPirate { seat: A, target_seat: B },
        Window::AnswerStorm { seat: A },
        Window::AnswerDeus { seat: A },
        Window::Discard,
    ];
    say(Part::Window, &windows);
}

#[test]
fn every_event_has_words() {
    let events = [
        Event::RoundBegan { seat: A, card: SEVEN },
        Event::Played { seat: A, card: SEVEN, ships: 7 },
        Event::Raided { seat: A, target_seat: B },
        Event::Shielded { seat: A },
        Event::Passed { seat: A },
        Event::Abandoned { seat: A },
        Event::Exchanged { seat: A, taken_card: SEVEN, ships: 7 },
        Event::LetBe { seat: A },
        Event::Stolen { seat: A, target_seat: B, card: None },
        Event::Stolen { seat: A, target_seat: B, card: Some(SEVEN) },
        Event::RaidFailed { seat: A, target_seat: B },
        Event::Salvaged { seat: A, cards: Cards::new() },
        Event::Salvaged { seat: A, cards: some() },
        Event::Swallowed { cards: some() },
        Event::Ceased { cards: some() },
        Event::StormScrapped { cards: Cards::new() },
        Event::FleetsLost { cards: some() },
        Event::Replaced { discarded_card: SEVEN, card: Card::COLONY },
        Event::Doubled { seat: A, ships: 14 },
        Event::NoEffect { seat: A, card: Card::COLONY },
        Event::DeckRenewed { count: 1 },
        Event::RoundWon { seat: A, card: SEVEN, ships: 1 },
        Event::ColonyClaimed { seat: A, colonies: 1, goal: 2 },
        Event::RoundTied { card: SEVEN },
        Event::Drew { seat: A, count: 2, cards: Cards::new() },
        Event::Drew { seat: A, count: 2, cards: some() },
        Event::TookToHand { seat: A, cards: some() },
        Event::TookBooty { seat: A, target_seat: B, card: None },
        Event::LaidAside { seat: A, card: Some(SEVEN) },
        Event::Discarded { seat: A, cards: some() },
        Event::ScrapReturned { count: 9 },
        Event::GameEnded { winner_seats: SeatSet::only(A), ended_by: EndedBy::Goal },
        Event::GameEnded { winner_seats: SeatSet::only(A), ended_by: EndedBy::Bound },
        Event::GameEnded { winner_seats: SeatSet::all(2), ended_by: EndedBy::Bound },
    ];
    say(Part::Event, &events);
}

#[test]
fn every_refusal_has_words() {
    let refusals = [
        Refusal::Over,
        Refusal::NothingToDecide,
        Refusal::OutOfTurn,
        Refusal::NotInHand { card: SEVEN },
        Refusal::BelowBid { total: 1, bid: 9 },
        Refusal::PassBelowBid { total: 3, bid: 9 },
        Refusal::NameATarget,
        Refusal::RobsItself,
        Refusal::NothingToRob { target_seat: B },
        Refusal::NoSuchOpponent,
        Refusal::NotCommander,
        Refusal::NoColony,
        Refusal::HasActed,
        Refusal::HasNotActed,
        Refusal::AnswerFirst,
        Refusal::NothingToAnswer,
        Refusal::DiscardFirst,
        Refusal::NotDiscarding,
    ];
    say(Part::Refusal, &refusals);
}
