//! Whatever is typed, sent or uploaded gets an answer, never a panic.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use qube_attack::{Board, CLASSIC_BOARD, Options, QubeAttack};
use tabletop::{Chance, Game, Referee, Seat, Seed, Tell};

const POSITION: &str = "a: 12p 1x C1s+ F | b: E4 M1l; first a; turn 3; b has 1; M1l attacked";

fn classic() -> Options {
    Options { board: Some("classic".to_owned()), ..Options::default() }
}

/// A good text with a few bytes changed, cut or repeated.
fn mutated(good: &'static str) -> impl Strategy<Value = String> {
    let change = (any::<Index>(), select(b"a:E1>!xslpF|;+ 9\n\"[]=\x00\xff".to_vec()), 0..4u8);
    prop::collection::vec(change, 1..6).prop_map(move |changes| {
        let mut bytes = good.as_bytes().to_vec();
        for (index, byte, what) in changes {
            let at = index.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match what {
                _ if bytes.is_empty() => bytes.push(byte),
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => drop(bytes.remove(at)),
                _ => bytes.extend_from_within(at..),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

proptest! {
    #[test]
    fn any_position_is_read_or_refused(text in mutated(POSITION)) {
        if let Ok(game) = Referee::<QubeAttack>::from_position(classic(), &text, Seed::from_number(0)) {
            let written = game.state().write_position();
            let again = QubeAttack::read_position(&classic(), &written).unwrap();
            prop_assert_eq!(again.write_position(), written);
        }
    }

    #[test]
    fn any_action_is_done_or_refused(text in prop_oneof![mutated("M1l x a:C1s+"), mutated("M1l>F"), mutated("E4!"), ".{0,20}"]) {
        let mut game = QubeAttack::read_position(&classic(), POSITION).unwrap();
        if let Ok(action) = game.read_action(&text) {
            let mut chance = Chance::new(Seed::from_number(0));
            let done = game.apply(Seat::new(1), &action, &mut chance, &mut Tell::nobody());
            prop_assert!(done.is_err() || game.audit().is_ok());
        }
    }

    #[test]
    fn any_board_is_read_or_refused_in_one_line(text in mutated(CLASSIC_BOARD)) {
        if let Err(bad) = Board::read(&text) {
            prop_assert!(bad.to_string().starts_with("the board"), "{}", bad);
        }
    }
}

/// A hand-made board with a second full moon plays like the default one.
#[test]
fn another_board_conforms() {
    let board = CLASSIC_BOARD.replace("kind = \"crescent-moon\"\nx = 45.0", "kind = \"full-moon\"\nx = 45.0");
    assert_ne!(board, CLASSIC_BOARD);
    tabletop::conformance::check_table::<QubeAttack>(&serde_json::json!({ "board": board }), 3, 1);
}

#[test]
fn a_huge_board_file_is_refused_before_it_is_read() {
    let bad = Board::read(&"# stars\n".repeat(100_000)).unwrap_err();
    assert_eq!(bad.to_string(), "the board: its file has 800000 bytes; 65536 are enough");
}
