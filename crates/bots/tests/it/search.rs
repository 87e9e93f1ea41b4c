//! The search keeps its budget in trials, and comes to the same again.

use bots::{Asked, Gce, Kaiju, Policy, Qube, search};
use godzilla_total_war::GodzillaTotalWar;
use guerra_civil_espacial::GuerraCivilEspacial;
use qube_attack::QubeAttack;
use tabletop::{Budget, Game, Seed, Viewer};

use crate::{after, legal};

fn check<G: Game, P: Policy<G>>(mut policy: P, seats: usize) {
    let (state, seat) = after::<G>(seats, 3, 12).expect("no game is over so soon");
    let (view, legal) = (state.view(Viewer::Seat(seat)), legal(&state, seat));
    policy.prepare(&view);
    let asked = Asked { seat, view: &view, legal: &legal };
    for threads in [1, 3] {
        let budget = Budget { time_ms: None, iterations: Some(100), threads };
        let tried = search(&policy, &asked, budget, Seed::from_number(9));
        assert_eq!(tried.iter().map(|tried| tried.trials).sum::<u32>(), 100, "{} on {threads}", G::ID);
        assert_eq!(tried.len(), legal.len());
        assert!(tried.is_sorted_by_key(|tried| std::cmp::Reverse(tried.trials)));
        assert_eq!(tried, search(&policy, &asked, budget, Seed::from_number(9)), "{} on {threads}", G::ID);
    }
}

#[test]
fn a_budget_in_trials_is_kept_and_repeats() {
    check::<QubeAttack, _>(Qube::default(), 4);
    check::<GuerraCivilEspacial, _>(Gce, 5);
    check::<GodzillaTotalWar, _>(Kaiju::default(), 12);
}

/// A budget is a promise: the clock is read before every trial, and with no time at all one trial is made.
#[test]
fn a_budget_that_is_over_ends_the_search() {
    fn trials<G: Game, P: Policy<G>>(mut policy: P, seats: usize) -> u32 {
        let (state, seat) = after::<G>(seats, 3, 12).expect("no game is over so soon");
        let (view, legal) = (state.view(Viewer::Seat(seat)), legal(&state, seat));
        policy.prepare(&view);
        let budget = Budget { time_ms: Some(0), iterations: Some(1000), threads: 1 };
        let asked = Asked { seat, view: &view, legal: &legal };
        search(&policy, &asked, budget, Seed::from_number(9)).iter().map(|tried| tried.trials).sum()
    }
    assert_eq!(trials::<QubeAttack, _>(Qube::default(), 6), 1);
    assert_eq!(trials::<GuerraCivilEspacial, _>(Gce, 8), 1);
    assert_eq!(trials::<GodzillaTotalWar, _>(Kaiju::default(), 12), 1);
}
