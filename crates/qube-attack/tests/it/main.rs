//! The laws of the kernel, foreign input, golden games and words, for Qube Attack.

mod foreign;
mod older;

use qube_attack::{FirstPlayer, LostCubes, Options, QubeAttack, Reentry};
use tabletop::{conformance, playthrough};

#[test]
fn conforms_at_every_table() {
    conformance::check::<QubeAttack>(2);
}

#[test]
fn many_random_games_end() {
    conformance::check_that_games_end::<QubeAttack>(40);
}

#[test]
fn has_words_in_both_languages() {
    words::conformance::check::<QubeAttack>(1);
}

/// Golden games: made anew with `make golden`, and read as a diff.
#[test]
fn golden_games_go_the_same_way() {
    insta::assert_snapshot!("two_players", playthrough::random::<QubeAttack>(Options::default(), 2, 1));
    insta::assert_snapshot!("four_players", playthrough::random::<QubeAttack>(Options::default(), 4, 2));
    let house =
        Options { lost_cubes: LostCubes::ToReserve, first_player: FirstPlayer::Passes, ..Options::default() };
    insta::assert_snapshot!("six_players_first_passes", playthrough::random::<QubeAttack>(house, 6, 3));
    let out = Options { reentry: Reentry::Never, ..Options::default() };
    insta::assert_snapshot!("three_players_without_reentry", playthrough::random::<QubeAttack>(out, 3, 4));
}
