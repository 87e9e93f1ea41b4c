//! Everything the game can say has words in both languages.

use godzilla_total_war::{Action, Back, Card, Event, Facing, GodzillaTotalWar, Kaiju, Refusal, Window};
use serde::Serialize;
use tabletop::{Game, Seat};
use words::{Language, Part, Words};

/// What comes up in random games.
#[test]
fn games_can_be_told() {
    words::conformance::check::<GodzillaTotalWar>(1);
}

fn say_all(part: Part, values: &[impl Serialize]) -> Vec<String> {
    let words = Words::load();
    let say = |language, value| {
        let names = words.default_names(language, 3);
        let json = serde_json::to_value(value).unwrap();
        words
            .say(language, GodzillaTotalWar::ID, part, &json, &names)
            .unwrap_or_else(|unsaid| panic!("{unsaid}"))
    };
    values.iter().flat_map(|value| [say(Language::Spanish, value), say(Language::English, value)]).collect()
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// What comes up only with a King of Monsters, or hardly ever.
#[test]
fn rare_things_can_be_told() {
    let (seat, by_seat, target_seat) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let (four, back) = (card("4"), Back::DRAWN);
    say_all(
        Part::Action,
        &[
            Action::Play { card: card("king-of-monsters"), strength: true },
            Action::PlayAsWound { card: four },
            Action::Heal { card: card("building-card-2") },
            Action::DrawThree,
            Action::Add { card: card("king-of-monsters") },
            Action::Discard { card: four },
            Action::Draw,
        ],
    );
    let told = say_all(
        Part::Event,
        &[
            Event::PlayedAsWound { seat, card: four, back },
            Event::NothingCame { seat },
            Event::Stalemate,
            Event::Healed { seat, card: card("extra-4") },
            Event::DrewThree { seat },
            Event::Discarded { seat, card: four, back },
            Event::Hurt { seat, by_seat, blow: Facing::DoubleWound },
            Event::Played { seat, card: four, strength: 3, blow: Facing::Blow(7), back: Some(back) },
        ],
    );
    assert_eq!(told[14], "Jugador A juega 4 con su fuerza de 3: ¡7!");
    assert_eq!(told[15], "Player A plays 4 with a strength of 3: 7!");
    say_all(Part::Window, &[Window::Discard { seat }, Window::Damage { seat, cards_left: 2 }]);
    let refusals = [
        Refusal::NotYourTurn { seat },
        Refusal::Over,
        Refusal::OpenNow,
        Refusal::AnswerNow { blow: Facing::Wound },
        Refusal::TakeNumberNow,
        Refusal::TakeBuildingNow,
        Refusal::AddNow,
        Refusal::DiscardNow,
        Refusal::NotInHand { card: four },
        Refusal::TooLow { card: four, total: 4, blow: 7 },
        Refusal::WoundNeedsSpecial { card: four },
        Refusal::Turned,
        Refusal::StrengthNeedsNumber { card: card("wound") },
        Refusal::NeedsTarget,
        Refusal::BadTarget { target_seat },
        Refusal::CanAnswer { card: four },
        Refusal::NotDamage { card: card("minus-three") },
        Refusal::HasNumber { card: four },
        Refusal::NotInCentre { card: four },
        Refusal::NotExtraDamage { card: four },
        Refusal::NotKing,
        Refusal::NotYourDamage { card: four },
        Refusal::TooLargeToHeal { card: card("7") },
        Refusal::NothingToDraw,
        Refusal::NotOwed,
    ];
    say_all(Part::Refusal, &refusals);
}

/// KAIJU-01, KAIJU-03: every kaiju and every card but a plain number has a name.
#[test]
fn kaijus_and_cards_have_names() {
    let words = Words::load();
    let named = Card::all().filter(|card| card.name().parse::<u8>().is_err());
    let cards = named.map(|card| format!("card-{card}"));
    let kaijus = Kaiju::ALL.into_iter().map(|kaiju| format!("kaiju-{kaiju}"));
    for id in cards.chain(kaijus) {
        for language in Language::ALL {
            words.text(language, GodzillaTotalWar::ID, &id).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        }
    }
}
