//! A bot has a view and nothing behind it: what the view does not show cannot change what it does.

use std::sync::Arc;

use bots::{Expert, Gce, Gravity, Kaiju, Level, Policy, Qube, Regular, Rookie};
use godzilla_total_war::GodzillaTotalWar;
use gravity_warfare::GravityWarfare;
use guerra_civil_espacial::{Action as Bid, GuerraCivilEspacial};
use proptest::prelude::*;
use qube_attack::{
    Action, ArmyView, Board, CLASSIC_BOARD, Cube, FirstPlayer, LostCubes, PlanetId, QubeAttack, Reentry,
    TurnLimit, View, Weapon,
};
use serde_json::{Value, json};
use tabletop::{Bot, Budget, Chance, Game, Seat, Seed, Viewer};

use crate::{after, legal};

fn levels<G: Game, P: Policy<G> + Default>(seed: u64) -> Vec<Box<dyn Bot<G>>> {
    let (seed, policy) = (Seed::from_number(seed), P::default);
    let budget = Budget { time_ms: None, iterations: Some(40), threads: 1 };
    vec![
        Box::new(Rookie::new(policy(), seed)),
        Box::new(Regular::new(policy(), seed)),
        Box::new(Expert::new(policy(), seed, budget)),
    ]
}

/// Those of Gravity Warfare, whose trials take their time.
fn platform_levels(seed: u64) -> Vec<Box<dyn Bot<GravityWarfare>>> {
    let budget = Budget { time_ms: None, iterations: Some(2), threads: 1 };
    let bot = |level| Box::new(Gravity::new(level, Seed::from_number(seed), budget)) as Box<dyn Bot<_>>;
    [Level::Rookie, Level::Regular, Level::Expert].map(bot).into()
}

fn cube(planet: &str, weapon: Weapon) -> Cube {
    Cube { planet: PlanetId::read(planet).unwrap(), weapon, double: false }
}

fn army(entrance: &str, cubes: Vec<Cube>) -> ArmyView {
    let reserve = 20 - cubes.len() as u8;
    ArmyView { entrance_planet: PlanetId::read(entrance).unwrap(), cubes, reserve, lost: 0, points: 0 }
}

/// A view that was never made from a state: an armed cube and a lone one beside it. Whoever is no rookie wins at once.
#[test]
fn a_view_made_by_hand_is_enough() {
    let (mine, prey) = (cube("F", Weapon::Short), cube("F", Weapon::Unarmed));
    let view = View {
        board: Arc::new(Board::read(CLASSIC_BOARD).unwrap()),
        lost_cubes: LostCubes::Removed,
        reentry: Reentry::Never,
        first_player: FirstPlayer::Stays,
        turn_limit: TurnLimit::Limited,
        armies: vec![army("E1", vec![mine]), army("E4", vec![prey])],
        first_seat: Seat::new(0),
        turn: 3,
        mover_seat: Seat::new(0),
        actions_left: 2,
        tired: None,
        winner_seat: None,
    };
    let kill = Action::Attack { cube: mine, target_seat: Seat::new(1), target_cube: prey };
    let away = Action::Move { cube: mine, to_planet: PlanetId::read("C1").unwrap() };
    for (level, mut bot) in levels::<QubeAttack, Qube>(1).into_iter().enumerate() {
        let decided = bot.decide(Seat::new(0), &view, &[away, kill]).unwrap();
        assert!(decided == kill || level == 0, "level {level} plays {decided:?}");
    }
}

/// The same for the games with secrets: the view is a text, changed by hand into one that no state has ever made.
#[track_caller]
fn plays_what_it_was_sent<G: Game>(
    seats: usize,
    levels: fn(u64) -> Vec<Box<dyn Bot<G>>>,
    change: impl Fn(&mut Value),
) {
    let (mut sent, actions, seat) = {
        let (state, seat) = after::<G>(seats, 8, 15).expect("no game is over so soon");
        let view = state.view(Viewer::Seat(seat));
        (serde_json::to_value(view).unwrap(), legal(&state, seat), seat)
    };
    let original = sent.clone();
    change(&mut sent);
    assert_ne!(sent, original);
    let view: G::View = serde_json::from_str(&sent.to_string()).unwrap();
    for mut bot in levels(2) {
        let decided = bot.decide(seat, &view, &actions);
        let fits = |action: &G::Action| actions.iter().any(|legal| G::fits(legal, action));
        assert!(decided.is_none_or(|action| fits(&action)));
    }
}

#[test]
fn a_view_that_was_written_is_enough() {
    plays_what_it_was_sent::<QubeAttack>(3, levels::<QubeAttack, Qube>, |view| view["turn"] = json!(17));
    plays_what_it_was_sent::<GuerraCivilEspacial>(4, levels::<GuerraCivilEspacial, Gce>, |view| {
        view["players"][0]["colonies"] = json!(1);
    });
    plays_what_it_was_sent::<GodzillaTotalWar>(5, levels::<GodzillaTotalWar, Kaiju>, |view| {
        view["table"]["players"][1]["points"] = json!(9);
        view["table"]["players"][2]["furious"] = json!(true);
    });
    plays_what_it_was_sent::<GravityWarfare>(3, platform_levels, |view| {
        view["table"]["players"][1]["gems"]["gold"] = json!(3);
        view["table"]["round"] = json!(2);
    });
}

/// Two states that look the same to a seat: the same bot does the same in both.
fn decides_alike<G: Game>(levels: fn(u64) -> Vec<Box<dyn Bot<G>>>, seats: usize, seed: u64, actions: u32) {
    let Some((state, seat)) = after::<G>(seats, seed, actions) else { return };
    let view = state.view(Viewer::Seat(seat));
    let other = G::imagine(&view, &mut Chance::stream(Seed::from_number(seed), 2));
    let pairs = levels(seed).into_iter().zip(levels(seed));
    for (mut one, mut same) in pairs {
        let decided = one.decide(seat, &view, &legal(&state, seat));
        let again = same.decide(seat, &other.view(Viewer::Seat(seat)), &legal(&other, seat));
        assert_eq!(decided, again, "{} after {actions} actions", G::ID);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_hidden_changes_nothing(seed in 0u64..1_000_000, actions in 0u32..120, more in 0usize..4) {
        decides_alike::<QubeAttack>(levels::<QubeAttack, Qube>, 2 + more, seed, actions);
        decides_alike::<GuerraCivilEspacial>(levels::<GuerraCivilEspacial, Gce>, 2 + more, seed, actions);
        decides_alike::<GodzillaTotalWar>(levels::<GodzillaTotalWar, Kaiju>, 3 + more, seed, actions);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    /// Of Gravity Warfare the hidden part is hands, piles, heroes and how the next hand will shake.
    #[test]
    fn how_the_hand_will_shake_changes_nothing(seed in 0u64..1_000_000, actions in 0u32..60, more in 0usize..3) {
        decides_alike::<GravityWarfare>(platform_levels, 2 + more, seed, actions);
    }
}

/// GCE-26, GCE-27: a Force Shield is kept until there is something to answer, and kept from a pirate.
#[test]
fn a_shield_waits() {
    let read = |text: &str| GuerraCivilEspacial::read_position(&Default::default(), text).unwrap();
    let calm = read("a*: 9 [1] | b: 8 [3 shield] | c: [5] | disputed colony");
    let storm = {
        let mut game = read("a*: 3 [storm] | b: 9 9 9 [3 shield] | c: [1 2] | disputed colony");
        let played = game.read_action("play storm").unwrap();
        let mut chance = Chance::new(Seed::from_number(1));
        game.apply(Seat::new(0), &played, &mut chance, &mut tabletop::Tell::nobody()).unwrap();
        game
    };
    let seat = Seat::new(1);
    for mut bot in levels::<GuerraCivilEspacial, Gce>(3).into_iter().skip(1) {
        assert_eq!(bot.decide(seat, &calm.view(Viewer::Seat(seat)), &legal(&calm, seat)), None);
        let answer = bot.decide(seat, &storm.view(Viewer::Seat(seat)), &legal(&storm, seat));
        assert_eq!(answer, Some(Bid::Play { card: guerra_civil_espacial::Card::SHIELD }));
    }
}
