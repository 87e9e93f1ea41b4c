//! Golden games: made anew with `make golden`, and read as a diff. A change to the physics changes them as well.

use gravity_warfare::{GravityWarfare, Mode, Options, Teams};
use tabletop::playthrough;

#[test]
fn golden_games_go_the_same_way() {
    let battle = Options::default();
    insta::assert_snapshot!("battle", playthrough::random::<GravityWarfare>(battle.clone(), 2, 8));
    let simple = Options { mode: Mode::Simple, ..battle.clone() };
    insta::assert_snapshot!("simple", playthrough::random::<GravityWarfare>(simple, 2, 5));
    let two = Options { mode: Mode::TwoPlayer, ..battle.clone() };
    insta::assert_snapshot!("two_player", playthrough::random::<GravityWarfare>(two, 2, 8));
    let teams = Options { teams: Teams::Pairs, ..battle };
    insta::assert_snapshot!("teams", playthrough::random::<GravityWarfare>(teams, 4, 5));
}
