//! Input from outside: whatever it is, it is read or refused with a reason, and never breaks anything.

use guerra_civil_espacial::{Contents, DEFAULT_DECK, GuerraCivilEspacial, Options};
use proptest::prelude::*;
use tabletop::{Chance, Game, Pending, Seed, Tell};

const POSITIONS: &[&str] = &[
    "a*.: 7 (eye) [2 5/bc station!] | b-: [] stolen 7>a colonies 1 | c: [1 1/a] took 2 colony | disputed colony | turn c | deck 3 rest | discard 1 2 | scrap 9 | doubts w:2@ac",
    "a: storm 7 [2] | b*: 9 [1] | disputed 3 | storm a asks a b",
    "a: pirate [2] | b*: 9 [1 shield] | disputed 3 | pirate a on b",
    "a*: [2 3 4 5 6 7] aside 8/b | b: [1] | discarding",
    "a*: [2] colonies 1 | b: 9 [1] | over",
];
const ACTIONS: &[&str] = &[
    "play 7",
    "play station",
    "play pirate b",
    "pass",
    "abandon",
    "exchange",
    "done",
    "let be",
    "discard 3",
];
const WORDS: &[&str] = &[
    "play",
    "discard",
    "7",
    "30",
    "31",
    "-1",
    "colony",
    "shield",
    "a",
    "b",
    "h",
    "z",
    "|",
    ":",
    "[",
    "]",
    "!",
    "/ab",
    ">b",
    "*",
    "rest",
    "deck",
    "scrap",
    "turn",
    "doubts",
    "a:7@bc^b",
    "took",
    "aside",
    "stolen",
    "colonies",
    "9999999999",
    "ñ",
    "\u{0}",
    "(eye)",
    "()",
    " ",
];

/// A text with some of its words replaced, dropped, doubled or swapped.
fn mutated(texts: &'static [&'static str]) -> impl Strategy<Value = String> {
    let change = (any::<prop::sample::Index>(), 0..4u8, prop::sample::select(WORDS));
    (prop::sample::select(texts), prop::collection::vec(change, 0..5)).prop_map(|(text, changes)| {
        let mut words: Vec<&str> = text.split(' ').collect();
        for (at, change, word) in changes {
            if words.is_empty() {
                break;
            }
            let at = at.index(words.len());
            match change {
                0 => words[at] = word,
                1 => words.insert(at, word),
                2 => drop(words.remove(at)),
                _ => words.swap(at, 0),
            }
        }
        words.join(" ")
    })
}

fn scrambled_deck() -> impl Strategy<Value = String> {
    let change = (
        any::<prop::sample::Index>(),
        prop::sample::select(vec!["", "0", "9", "=", "[", "]", "\"", "x", "\n", "-", "ñ", "."]),
    );
    prop::collection::vec(change, 1..4).prop_map(|changes| {
        let mut text: Vec<char> = DEFAULT_DECK.chars().collect();
        for (at, with) in changes {
            let at = at.index(text.len());
            text.splice(at..=at, with.chars());
        }
        text.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    /// GCE-01: what is read as a position can be played, and reads back.
    #[test]
    fn positions(text in mutated(POSITIONS)) {
        match GuerraCivilEspacial::read_position(&Options::default(), &text) {
            Err(bad) => prop_assert!(!bad.to_string().is_empty()),
            Ok(table) => {
                let line = table.write_position();
                let again = GuerraCivilEspacial::read_position(&Options::default(), &line).unwrap();
                prop_assert_eq!(again.write_position(), line);
                play_on(table);
            }
        }
    }

    #[test]
    fn actions(text in mutated(ACTIONS)) {
        let table = GuerraCivilEspacial::setup(&Options::default(), 3, &mut Chance::new(Seed::from_number(1))).unwrap();
        if let Ok(action) = table.read_action(&text) {
            let written = table.write_action(&action);
            prop_assert_eq!(table.read_action(&written), Ok(action));
        }
    }

    #[test]
    fn any_text(text in "\\PC{0,60}") {
        let table = GuerraCivilEspacial::setup(&Options::default(), 3, &mut Chance::new(Seed::from_number(1))).unwrap();
        let _ = table.read_action(&text);
        let _ = GuerraCivilEspacial::read_position(&Options::default(), &text);
        let _ = Contents::read(&text);
    }

    /// GCE-02: a deck is fine, or its fault is named.
    #[test]
    fn decks(text in scrambled_deck()) {
        match Contents::read(&text) {
            Ok(contents) => prop_assert_eq!(contents.cards().count(), 74),
            Err(bad) => prop_assert!(bad.to_string().starts_with("deck, line "), "{}", bad),
        }
    }
}

/// Some random actions from here, audited.
fn play_on(mut table: GuerraCivilEspacial) {
    let (mut chance, mut whims) = (Chance::new(Seed::from_number(2)), Chance::new(Seed::from_number(3)));
    for _ in 0..60 {
        let Pending::Decision(decision) = table.pending() else { return };
        let mut legal = Vec::new();
        let seat = decision.must.first().expect("someone must act");
        table.legal(seat, &mut legal);
        let action = whims.pick(&legal).expect("who must act can");
        table.apply(seat, action, &mut chance, &mut Tell::nobody()).expect("what is offered is accepted");
        table.audit().unwrap();
    }
}
