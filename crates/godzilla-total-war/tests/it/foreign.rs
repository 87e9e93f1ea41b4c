//! Whatever is typed, sent or uploaded gets an answer, never a panic.

use godzilla_total_war::{GodzillaTotalWar, Options};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabletop::{Chance, Game, Referee, Seat, Seed, Tell};

const POSITION: &str = "answer b 7 from a counter-clockwise | a: godzilla 4p furious turned (3 building-card-2) [7 8{ago2,<9} \
                        minus-three{!special}] | b: mothra 0p (4 1) [extra-2 choose-target 9] | c: zilla 11p out | last 7 \
                        | played 3 4 | deck 5 rest | centre building-card-1 | buildings rest | gone building-card-3 | king b";
const CARDS: &str = include_str!("../../data/cards.toml");
const KAIJUS: &str = include_str!("../../data/kaijus.toml");
/// Words that mean something somewhere, to be put where they do not.
const WORDS: &[&str] = &[
    "open",
    "damage",
    "extra",
    "discard",
    "over",
    "owed",
    "2 cards",
    "rest",
    "|",
    "a:",
    "[",
    "]",
    "(",
    ")",
    "{<3}",
    "-1",
    "999",
    "=",
    "double-wound",
    "king-of-monsters",
    "king a",
    "b",
    "from",
    "\n",
    "ñ",
    "\0",
];

/// A good text with a few pieces put in, cut out or moved.
fn mutated(good: &'static str) -> impl Strategy<Value = String> {
    let change = (any::<Index>(), any::<Index>(), select(WORDS), 0..3u8);
    prop::collection::vec(change, 1..5).prop_map(move |changes| {
        let mut letters: Vec<char> = good.chars().collect();
        for (one, other, word, what) in changes {
            let (one, other) = (one.index(letters.len() + 1), other.index(letters.len() + 1));
            let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 12));
            match what {
                0 => drop(letters.splice(from..from, word.chars())),
                1 => drop(letters.drain(from..to)),
                _ => letters.extend_from_within(from..to),
            }
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_position_is_read_or_refused(text in mutated(POSITION)) {
        match Referee::<GodzillaTotalWar>::from_position(Options::default(), &text, Seed::from_number(0)) {
            Ok(game) => {
                let written = game.state().write_position();
                let again = GodzillaTotalWar::read_position(&Options::default(), &written).unwrap();
                prop_assert_eq!(&again, game.state());
            }
            Err(bad) => prop_assert!(!bad.to_string().is_empty()),
        }
    }

    #[test]
    fn any_action_is_done_or_refused(
        text in prop_oneof![mutated("play choose-target d"), mutated("play 6 with strength"), mutated("heal 4"), ".{0,20}"]
    ) {
        let mut game = GodzillaTotalWar::read_position(&Options::default(), POSITION).unwrap();
        if let Ok(action) = game.read_action(&text) {
            let mut chance = Chance::new(Seed::from_number(0));
            let done = game.apply(Seat::new(1), &action, &mut chance, &mut Tell::nobody());
            prop_assert!(done.is_err() || game.audit().is_ok());
        }
    }

    #[test]
    fn any_data_is_read_or_refused_with_its_line(cards in mutated(CARDS), kaijus in mutated(KAIJUS)) {
        let files = [(Some(cards), None), (None, Some(kaijus))];
        for (cards, kaijus) in files {
            let options = Options { cards, kaijus, ..Options::default() };
            if let Err(bad) = GodzillaTotalWar::setup(&options, 3, &mut Chance::new(Seed::from_number(0))) {
                prop_assert!(bad.to_string().contains("line") || bad.to_string().contains("add up"), "{}", bad);
            }
        }
    }
}

/// Anything at all instead of a file: refused at once if it is huge.
#[test]
fn a_huge_file_is_refused() {
    let options = Options { cards: Some("# cards\n".repeat(100_000)), ..Options::default() };
    let bad = GodzillaTotalWar::setup(&options, 3, &mut Chance::new(Seed::from_number(0))).unwrap_err();
    assert_eq!(bad.to_string(), "cards: longer than 16384 bytes");
}
