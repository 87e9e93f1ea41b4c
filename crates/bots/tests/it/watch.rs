//! The stopwatch counts what bots decide, and does not change it.

use bots::Stopwatch;
use qube_attack::QubeAttack;
use tabletop::{Budget, Game, Seed, Viewer};

use crate::{after, legal};

#[test]
fn a_watched_bot_decides_the_same() {
    let stopwatch = Stopwatch::default();
    let (state, seat) = after::<QubeAttack>(3, 8, 15).expect("no game is over so soon");
    let (view, actions) = (state.view(Viewer::Seat(seat)), legal(&state, seat));
    let budget = Budget { time_ms: None, iterations: Some(50), threads: 1 };
    for ((name, maker), (_, watched)) in
        bots::qube_attack().into_iter().zip(stopwatch.watch(bots::qube_attack()))
    {
        let decide = |bot: &mut dyn tabletop::Bot<QubeAttack>| bot.decide(seat, &view, &actions);
        let seed = Seed::from_number(4);
        assert_eq!(decide(maker(seed, budget).as_mut()), decide(watched(seed, budget).as_mut()), "{name}");
        let laps = stopwatch.laps(name).unwrap();
        assert_eq!(laps.decisions, 1);
        assert_eq!(laps.time, laps.longest);
    }
    assert_eq!(stopwatch.laps("random"), None);
}
