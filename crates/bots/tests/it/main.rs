//! Bots as programs meet them: through the catalog, and by hand with nothing but a view.

mod advice;
mod blind;
mod house_data;
mod levels;
mod platform;
mod search;
mod watch;

use tabletop::simulate::random_step;
use tabletop::{Catalog, Chance, Game, Pending, Seat, Seed};

/// All games with their bots.
fn all_games() -> Catalog {
    catalog().with(bots::gravity_warfare())
}

/// Those without physics, of which a game is over in no time.
fn catalog() -> Catalog {
    Catalog::default()
        .with(bots::qube_attack())
        .with(bots::guerra_civil_espacial())
        .with(bots::godzilla_total_war())
}

/// A game after some actions at random, and who must act; none if it is over by then.
fn after<G: Game>(seats: usize, seed: u64, actions: u32) -> Option<(G, Seat)> {
    let mut chance = Chance::new(Seed::from_number(seed));
    let mut whims = Chance::stream(Seed::from_number(seed), 1);
    let mut state = G::setup(&G::Options::default(), seats, &mut chance).expect("the defaults add up");
    let mut legal = Vec::new();
    for _ in 0..actions {
        random_step(&mut state, &mut chance, &mut whims, &mut legal);
    }
    match state.pending() {
        Pending::Decision(decision) => Some((state, decision.must.first()?)),
        Pending::Over(_) => None,
    }
}

/// What a seat can do.
fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}
