//! A whole random game: as readable text, which shows as a diff what a change to the rules changes, and as a record, which
//! shows that later programs still replay it.

use std::fmt::Write;

use crate::{Chance, Event, Game, Log, Pending, Referee, Seed, Viewer};

/// A position is written out after this many actions, besides the first and the last.
const POSITION_EVERY: usize = 10;

/// The game that follows from this seed, played at random: every action, what came of it, positions and the end.
pub fn random<G: Game>(options: G::Options, seats: usize, seed: u64) -> String {
    let mut text = format!("{} for {seats}, rules {}\n", G::ID, G::RULES_VERSION);
    let referee = play::<G>(options, seats, seed, &mut text);
    let outcome = serde_json::to_string(&referee.outcome()).expect("an outcome is plain data");
    let _ = writeln!(text, "{}\n{outcome}\n{}", referee.state().write_position(), referee.hash());
    text
}

/// The record of that same game, with its seed.
pub fn record<G: Game>(options: G::Options, seats: usize, seed: u64) -> Log {
    play::<G>(options, seats, seed, &mut String::new()).open_log()
}

fn play<G: Game>(options: G::Options, seats: usize, seed: u64, text: &mut String) -> Referee<G> {
    let seed = Seed::from_number(seed);
    let mut referee = Referee::<G>::new(options, seats, seed).expect("a golden game can be set up");
    let mut whims = Chance::stream(seed, 1);
    let mut legal = Vec::new();
    for step in 0.. {
        if step % POSITION_EVERY == 0 {
            let _ = writeln!(text, "{}", referee.state().write_position());
        }
        let Pending::Decision(decision) = referee.state().pending() else { break };
        let actors: Vec<_> = decision.must.iter().chain(decision.may.iter()).collect();
        let seat = actors[whims.index(actors.len())];
        legal.clear();
        referee.state().legal(seat, &mut legal);
        let Some(template) = whims.pick(&legal) else { continue };
        let action = referee.state().fill(template, &mut whims);
        let _ = writeln!(text, "{seat} {}", referee.state().write_action(&action));
        let events = referee.act(seat, &action).expect("what is offered is accepted");
        for event in events {
            let seen = serde_json::to_string(&event.seen_by(Viewer::Open)).expect("an event is plain data");
            let _ = writeln!(text, "    {seen}");
        }
    }
    referee
}
