//! Whole games as text: what a change to the rules changes shows as a diff. `INSTA_UPDATE=always cargo test` makes them anew.

use godzilla_total_war::{GodzillaTotalWar, Mode, Options};
use tabletop::{Seat, playthrough};

#[track_caller]
fn check(name: &str, options: Options, seats: usize) {
    insta::assert_snapshot!(name, playthrough::random::<GodzillaTotalWar>(options, seats, 1));
}

#[test]
fn king_of_monsters() {
    for seats in [3, 6, 12] {
        check(&format!("king_of_monsters_{seats}"), Options::default(), seats);
    }
}

#[test]
fn immortals() {
    for seats in [3, 6, 12] {
        check(&format!("immortals_{seats}"), Options { mode: Mode::Immortals, ..Options::default() }, seats);
    }
}

/// KAIJU-30: the King of Monsters card is spent here.
#[test]
fn with_a_king() {
    check("with_a_king_4", Options { king: Some(Seat::new(0)), ..Options::default() }, 4);
}
