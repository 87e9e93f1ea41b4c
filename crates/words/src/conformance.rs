//! The law that everything a game can say has words in every language, tried on random games.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Chance, Choice, Event, Game, Pending, Seat, Seed, Tell, Viewer};

use crate::{Language, Part, Words};

/// Plays `games` random games at each table size and says, in each language, everything that is offered, asked, told and refused.
pub fn check<G: Game>(games: u64) {
    let words = Words::load();
    for language in Language::ALL {
        for id in ["title", "tagline"] {
            words.text(language, G::ID, id).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        }
        options_have_names::<G>(&words, language);
    }
    for options in Choice::combinations(G::CHOICES) {
        let typed: G::Options = serde_json::from_value(options).expect("the described options can be read");
        for seats in [*G::SEATS.start(), *G::SEATS.end()] {
            (0..games).for_each(|number| say_a_game::<G>(&words, &typed, seats, Seed::from_number(number)));
        }
    }
}

fn options_have_names<G: Game>(words: &Words, language: Language) {
    let mut ids: Vec<String> = G::HOUSE_DATA.iter().map(|data| format!("option-{}", data.key)).collect();
    for choice in G::CHOICES {
        ids.push(format!("option-{}", choice.key));
        let values = choice.values.iter().map(|value| serde_json::to_value(value).expect("plain data"));
        ids.extend(values.map(|value| {
            format!("option-{}-{}", choice.key, value.as_str().map_or(value.to_string(), str::to_owned))
        }));
    }
    for id in ids {
        words.text(language, G::ID, &id).unwrap_or_else(|unsaid| panic!("{unsaid}"));
    }
}

fn say_a_game<G: Game>(words: &Words, options: &G::Options, seats: usize, seed: Seed) {
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut state = G::setup(options, seats, &mut chance).expect("the described options can be set up");
    let say = |part, value: &Value| {
        for language in Language::ALL {
            let names = words.default_names(language, seats);
            words
                .say(language, G::ID, part, value, &names)
                .unwrap_or_else(|unsaid| panic!("{unsaid}: {value}"));
        }
    };
    let (mut earlier, mut events) = (Vec::new(), Vec::new());
    for _ in 0..G::ACTIONS_MAX {
        let Pending::Decision(decision) = state.pending() else { return };
        say(Part::Window, &json(&decision.window));
        let actors: Vec<Seat> = decision.must.iter().chain(decision.may.iter()).collect();
        let seat = actors[whims.index(actors.len())];
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        legal.iter().for_each(|action| say(Part::Action, &json(action)));
        let forecasts = legal.iter().filter_map(|action| state.forecast(seat, action));
        forecasts.for_each(|forecast| say(Part::Forecast, &forecast.said));
        if let Some(action) = whims.pick::<G::Action>(&earlier) {
            let refused = state.clone().apply(seat, action, &mut chance.clone(), &mut Tell::nobody());
            refused.err().iter().for_each(|refusal| say(Part::Refusal, &json(refusal)));
        }
        let Some(template) = whims.pick(&legal) else { continue };
        let action = state.fill(template, &mut whims);
        state
            .apply(seat, &action, &mut chance, &mut Tell::to(&mut events))
            .expect("what is offered is accepted");
        for event in events.drain(..) {
            Viewer::all(seats).for_each(|viewer| say(Part::Event, &json(&event.seen_by(viewer))));
        }
        earlier.push(action);
        earlier.truncate(64);
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what travels is plain data")
}
