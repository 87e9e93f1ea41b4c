//! Whole random games as text. After a change that is meant: `INSTA_UPDATE=always cargo test -p guerra-civil-espacial`, and read the diff.

use guerra_civil_espacial::{GuerraCivilEspacial, Options};
use tabletop::playthrough;

fn golden(seats: usize, seed: u64) {
    let text = playthrough::random::<GuerraCivilEspacial>(Options::default(), seats, seed);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{seats}_seats_seed_{seed}"), text);
    });
}

#[test]
fn two_seats() {
    golden(2, 697);
}

#[test]
fn three_seats() {
    golden(3, 647);
}

#[test]
fn five_seats() {
    golden(5, 522);
}

#[test]
fn eight_seats() {
    golden(8, 785);
}
