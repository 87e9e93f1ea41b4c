//! Rules and physics together: hands that really move, and what the rules make of it.

use gravity_warfare::{GravityWarfare, Options, Told};
use tabletop::{Referee, Seat, Seed};

fn referee(position: &str) -> Referee<GravityWarfare> {
    Referee::from_position(Options::default(), position, Seed::from_number(1))
        .unwrap_or_else(|bad| panic!("{bad}"))
}

/// a acts, and what came of the last attempt is returned.
fn attempt(position: &str, actions: &[&str]) -> (Referee<GravityWarfare>, Told) {
    use tabletop::Game;
    let mut referee = referee(position);
    let mut last = None;
    for text in actions {
        let action = referee.state().read_action(text).unwrap();
        let events = referee.act(Seat::new(0), &action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
        last = events.into_iter().find(|event| matches!(event, Told::Attempted { .. })).or(last);
    }
    (referee, last.expect("a hand was at work"))
}

fn success(told: &Told) -> bool {
    matches!(told, Told::Attempted { success: true, .. })
}

const READY: &str = "a: hero archivist used | b: hero climber used; ";

/// GRAV-17, GRAV-24: half of the footprint, not of the centre: in a corner of the zone a ship has its centre inside and most of it
/// outside, and nobody may aim there.
#[test]
fn the_footprint_counts_and_not_the_centre() {
    use tabletop::Game;
    let position = format!("{READY}turn zone=comet troop=ship asked; task seat=a deed=place; now attempt");
    let ship = |at: &str| format!("attempt ship at {at} yaw 1571 drop 0 speed 25000 spin 0");
    let (_, told) = attempt(&position, &[&ship("-95000,30000")]);
    assert!(success(&told), "{told:?}");
    let mut referee = referee(&position);
    let action = referee.state().read_action(&ship("-44000,50000")).unwrap();
    let refused = referee.act(Seat::new(0), &action).unwrap_err().to_string();
    assert!(refused.starts_with("nobody fails on purpose"), "{refused}");
}

/// GRAV-17: a piece that slides after it was dropped but stays in its zone is good.
#[test]
fn a_dropped_piece_may_slide() {
    let position = format!(
        "{READY}on bt1@-120,0 bt2@-120,30; turn zone=comet troop=tank asked; task seat=a deed=place; now attempt"
    );
    let (_, told) = attempt(&position, &["attempt tank at -90000,0 yaw 0 drop 12000 speed 60000 spin 0"]);
    assert!(success(&told), "{told:?}");
}

/// GRAV-20: a tower on two pieces: both are beneath it, and both are paid for.
#[test]
fn a_ship_across_two_tanks_earns_two_more() {
    let position = format!(
        "{READY}on bt1@-100,-18 bt2@-100,18; turn zone=comet troop=ship asked gave=0,1,0,0,0,0; task seat=a deed=place; now attempt"
    );
    let (referee, told) =
        attempt(&position, &["attempt ship at -100000,0 yaw 1571 drop 0 speed 20000 spin 0"]);
    assert!(success(&told), "{told:?}");
    let points = referee.view(tabletop::Viewer::Spectator).unwrap().table.players[0].gems.points();
    assert_eq!(points, 5 + 1 + 2);
}

/// GRAV-38: a planned Teleport lifts a piece and sets it down elsewhere.
#[test]
fn a_piece_is_teleported() {
    let position = format!(
        "{READY}on bt1@100,0 at1@-60,-60; turn zone=comet from=asteroids asked challenged effects=teleport; \
         task seat=a deed=teleport piece=bt1; now attempt"
    );
    let (_, told) = attempt(&position, &["attempt at -95000,0 yaw 0 drop 0 speed 25000 spin 0"]);
    assert!(success(&told), "{told:?}");
}

/// GRAV-44: a planned hand takes a piece off for somebody.
#[test]
fn a_piece_is_taken_off() {
    let position = format!(
        "{READY}on bt1@60,0 bs1@-60,0; active b; turn zone=comet troop=tank asked gave=1,0,0,0,0,0; task seat=a deed=keep piece=bt1 to=b; now attempt"
    );
    let (referee, told) = attempt(&position, &["attempt lift spin 0"]);
    assert!(success(&told), "{told:?}");
    assert_eq!(referee.view(tabletop::Viewer::Spectator).unwrap().table.players[1].pieces.len(), 5);
}

/// GRAV-35: a planned hand spins the platform, places and stops it, mostly.
#[test]
fn a_piece_is_placed_on_a_spinning_platform() {
    let position = format!(
        "{READY}turn zone=comet troop=tank asked challenged effects=spinning; task seat=a deed=place; now attempt"
    );
    let (_, told) = attempt(&position, &["attempt tank at -85000,0 yaw 0 drop 0 speed 60000 spin 1800"]);
    assert!(success(&told), "{told:?}");
}
