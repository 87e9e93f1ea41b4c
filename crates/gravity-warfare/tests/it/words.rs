//! Everything the game can say has words in both languages.

use gravity_warfare::{Attempts, Card, GravityWarfare, Illegal, Mode, Options, Rulebook, TroopKind};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Chance, Event, Game, Pending, Seat, Seed, Tell, Viewer};
use words::{Language, Part, Words};

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what travels is plain data")
}

/// Says it in both languages, and never leaves a hole in it.
#[track_caller]
fn say(words: &Words, part: Part, value: &Value, seats: usize) {
    for language in Language::ALL {
        let names = words.default_names(language, seats);
        let said = words.say(language, GravityWarfare::ID, part, value, &names);
        let said = said.unwrap_or_else(|unsaid| panic!("{unsaid}: {value}"));
        assert!(!said.contains("{"), "{said}");
    }
}

/// Plays a random game and says all that is offered, asked, told and refused on the way.
fn say_a_game(options: &Options, seats: usize, seed: u64) {
    let words = Words::load();
    let seed = Seed::from_number(seed);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut game = GravityWarfare::setup(options, seats, &mut chance).unwrap();
    let (mut earlier, mut events, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    while let Pending::Decision(decision) = game.pending() {
        say(&words, Part::Window, &json(&decision.window), seats);
        let actors: Vec<Seat> = decision.must.iter().chain(decision.may.iter()).collect();
        let seat = actors[whims.index(actors.len())];
        legal.clear();
        game.legal(seat, &mut legal);
        legal.iter().for_each(|action| say(&words, Part::Action, &json(action), seats));
        if let Some(action) = whims.pick(&earlier) {
            let refused = game.clone().apply(seat, action, &mut chance.clone(), &mut Tell::nobody());
            refused.err().iter().for_each(|refusal| say(&words, Part::Refusal, &json(refusal), seats));
        }
        let Some(template) = whims.pick(&legal) else { continue };
        let action = game.fill(template, &mut whims);
        game.apply(seat, &action, &mut chance, &mut Tell::to(&mut events)).unwrap();
        for event in events.drain(..) {
            Viewer::all(seats)
                .for_each(|viewer| say(&words, Part::Event, &json(&event.seen_by(viewer)), seats));
        }
        if !matches!(action, gravity_warfare::Action::Attempt { .. }) {
            earlier.push(action);
        }
    }
}

#[test]
fn everything_in_a_battle_has_words() {
    say_a_game(&Options { teleport_as_event: true, ..Options::default() }, 3, 2);
}

#[test]
fn everything_in_simple_mode_has_words() {
    let spanish = Options { mode: Mode::Simple, rulebook: Rulebook::Es, ..Options::default() };
    say_a_game(&spanish, 4, 3);
    say_a_game(&Options { mode: Mode::Simple, attempts: Attempts::Live, ..Options::default() }, 2, 4);
}

#[test]
fn every_option_and_every_thing_has_a_name() {
    let words = Words::load();
    let mut ids: Vec<String> = ["title", "tagline"].map(str::to_owned).to_vec();
    ids.extend(GravityWarfare::HOUSE_DATA.iter().map(|data| format!("option-{}", data.key)));
    for choice in GravityWarfare::CHOICES {
        ids.push(format!("option-{}", choice.key));
        let values = choice.values.iter().map(json);
        ids.extend(values.map(|value| {
            format!("option-{}-{}", choice.key, value.as_str().map_or(value.to_string(), str::to_owned))
        }));
    }
    ids.extend(Card::all(gravity_warfare::BLANKS_MAX).map(|card| format!("card-{card}")));
    let heroes = gravity_warfare::Heroes::from_toml(gravity_warfare::DEFAULT_HEROES).unwrap();
    ids.extend(
        heroes.0.iter().flat_map(|hero| [format!("hero-{}", hero.name), format!("hero-text-{}", hero.name)]),
    );
    ids.extend(Card::all(0).map(|card| format!("card-text-{card}")));
    let rig = balance::Rig::standard();
    for side in balance::Side::ALL {
        ids.extend(rig.side(side).zones.iter().map(|zone| format!("zone-{}", zone.name)));
    }
    for id in ids {
        for language in Language::ALL {
            words.text(language, GravityWarfare::ID, &id).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        }
    }
}

/// Refusals that random play seldom meets.
#[test]
fn every_refusal_has_words() {
    let (seat, card, as_card, troop) = (Seat::new(1), Card::StackIt, Card::SpinIt, TroopKind::Ship);
    let all = [
        Illegal::Over,
        Illegal::NotNow,
        Illegal::NotYours { seat },
        Illegal::NotInHand { card },
        Illegal::CannotStandFor { card, as_card },
        Illegal::NoSkipGem,
        Illegal::NoSuchTroop { troop },
        Illegal::NotToBeGiven { card },
        Illegal::NothingToCopy,
        Illegal::EmptyPlatform { card },
        Illegal::OneTotem,
        Illegal::DoesNotCombine { card },
        Illegal::NotThatPiece,
        Illegal::NotThatSeat { seat },
        Illegal::NoSuchChallenge { card },
        Illegal::LastPiece,
        Illegal::CameBack,
        Illegal::NotYourTeam { seat },
        Illegal::NoHand,
        Illegal::NotThatWay,
        Illegal::BadRecord,
        Illegal::OutOfBounds,
        Illegal::OnPurpose,
        Illegal::SpinOrNot,
        Illegal::HandFull { limit: 6 },
        Illegal::NoPoint,
        Illegal::NoCards,
        Illegal::HeroUsed,
        Illegal::NotYourHero,
        Illegal::NothingToSwap,
    ];
    let words = Words::load();
    all.iter().for_each(|refusal| say(&words, Part::Refusal, &json(refusal), 2));
}
