//! Gravity Warfare: what the planner does with its hand and its time.

use bots::{Gravity, Level};
use gravity_warfare::{Action, GravityWarfare, HandWork, View};
use tabletop::{Bot, Budget, Chance, Game, Seat, Seed, Tell, Viewer};

const SEAT: Seat = Seat::new(0);

/// a is about to place a tank in the comet, where two towers stand.
fn at_work(given: &str) -> GravityWarfare {
    let text = format!(
        "a: | b:; on bt1@-100,20 bs1@100,0 bf1@-90,-20; turn zone=comet troop=tank asked {given} gave=0,1,0,0,0,0; now defend"
    );
    let mut game = GravityWarfare::read_position(&Default::default(), &text).unwrap();
    let mut chance = Chance::new(Seed::from_number(1));
    game.apply(SEAT, &Action::Ready, &mut chance, &mut Tell::nobody()).unwrap();
    game
}

fn asked(game: &GravityWarfare) -> (View, Vec<Action>) {
    let mut legal = Vec::new();
    game.legal(SEAT, &mut legal);
    (game.view(Viewer::Seat(SEAT)), legal)
}

fn budget(time_ms: Option<u32>, iterations: Option<u32>) -> Budget {
    Budget { time_ms, iterations, threads: 1 }
}

fn trials(expert: &mut Gravity, game: &GravityWarfare) -> u32 {
    let (view, legal) = asked(game);
    expert.rehearse(&view, &legal).iter().map(|plan| plan.trials).sum()
}

/// A budget is a promise: without time nothing is tried, and there is an answer all the same.
#[test]
fn without_time_the_hand_goes_by_eye() {
    let game = at_work("");
    let mut hurried = Gravity::new(Level::Expert, Seed::from_number(1), budget(Some(0), None));
    assert_eq!(trials(&mut hurried, &game), 0);
    let (view, legal) = asked(&game);
    assert!(matches!(hurried.decide(SEAT, &view, &legal), Some(Action::Attempt { hand: Some(_), .. })));
    let mut counted = Gravity::new(Level::Expert, Seed::from_number(1), budget(None, Some(3)));
    assert_eq!(trials(&mut counted, &game), 3);
}

/// The same with several threads, and the same decision again from the same seed.
#[test]
fn rehearsals_repeat() {
    let game = at_work("given=b:spin-it");
    let (view, legal) = asked(&game);
    for threads in [1, 2] {
        let budget = Budget { threads, ..budget(None, Some(9)) };
        let rehearsed = || Gravity::new(Level::Expert, Seed::from_number(5), budget).rehearse(&view, &legal);
        let once = rehearsed();
        assert_eq!(once.iter().map(|plan| plan.trials).sum::<u32>(), 9);
        assert_eq!(once, rehearsed());
    }
}

/// GRAV-17, GRAV-35, GRAV-36, GRAV-37: whoever is no rookie does what is asked, with care, and mostly succeeds.
#[test]
fn a_careful_hand_does_what_is_asked() {
    for given in ["", "given=b:spin-it", "given=b:stack-it", "given=b:with-chopsticks", "given=b:bound-it"] {
        for level in [Level::Regular, Level::Expert] {
            let stands = (0..TURNS).filter(|turn| places_with_care(level, given, *turn)).count();
            assert!(stands as u64 * 2 > TURNS, "{level:?} {given}: {stands} of {TURNS}");
        }
    }
}

/// So many turns are played: hands are unsteady, and each may fail.
const TURNS: u64 = 9;

/// Places the tank without dropping it; does it stand?
fn places_with_care(level: Level, given: &str, turn: u64) -> bool {
    let mut game = at_work(given);
    let (view, legal) = asked(&game);
    let mut bot = Gravity::new(level, Seed::from_number(turn), budget(None, Some(2)));
    let action = bot.decide(SEAT, &view, &legal).unwrap();
    let Action::Attempt { hand: Some(HandWork::SetDown { drop_um, .. }), .. } = &action else {
        panic!("{action:?}")
    };
    assert_eq!(*drop_um, 0);
    let before = game.view(Viewer::Spectator).table.standing.pieces.len();
    game.apply(SEAT, &action, &mut Chance::new(Seed::from_number(100 + turn)), &mut Tell::nobody()).unwrap();
    game.view(Viewer::Spectator).table.standing.pieces.len() == before + 1
}

/// GRAV-20: a tower is a gamble. An expert does what its own trials promise most of, on a tower or beside it; a regular,
/// who tries nothing, keeps to the ground.
#[test]
fn an_expert_goes_by_its_trials_and_a_regular_keeps_to_the_ground() {
    let game = at_work("");
    let (view, legal) = asked(&game);
    let decides = |level| {
        let mut bot = Gravity::new(level, Seed::from_number(4), budget(None, Some(12)));
        bot.decide(SEAT, &view, &legal).expect("a spot is chosen")
    };
    let rehearsed =
        Gravity::new(Level::Expert, Seed::from_number(4), budget(None, Some(12))).rehearse(&view, &legal);
    let most = rehearsed.iter().map(|plan| plan.worth).fold(f64::MIN, f64::max);
    let expert = decides(Level::Expert);
    assert!(
        rehearsed.iter().any(|plan| plan.action == expert && plan.worth >= most),
        "{expert:?} {rehearsed:?}"
    );
    assert!(!stands_on_one(&view, &decides(Level::Regular)));
}

fn stands_on_one(view: &View, action: &Action) -> bool {
    let Action::Attempt { hand: Some(HandWork::SetDown { x_um, y_um, .. }), .. } = action else {
        panic!("a spot is chosen")
    };
    view.table.standing.pieces.iter().any(|placed| {
        let [x, y, _] = placed.pose.at_um;
        (x - x_um).abs() < 1_000 && (y - y_um).abs() < 1_000
    })
}
