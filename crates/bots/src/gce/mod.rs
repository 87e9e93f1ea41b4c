//! Guerra Civil Espacial: what the disputed card is worth, who can win it, and which cards that should cost.

mod infer;
mod judge;
mod moves;

use guerra_civil_espacial::{Action, Event, GuerraCivilEspacial, View, Window};
use tabletop::{Chance, Game, Seat, Viewer};

use crate::policy::{Habits, Policy, Values, Weighed};
use moves::Moment;

/// What a bot knows of Guerra Civil Espacial.
#[derive(Debug, Clone, Default)]
pub struct Gce;

impl Habits<GuerraCivilEspacial> for Gce {
    fn score(&self, seat: Seat, view: &View, legal: &[Action], scores: &mut Vec<f32>) {
        let moment = Moment::of(view, seat);
        scores.extend(legal.iter().map(|action| moment.score(action)));
    }

    /// A Force Shield can wait until there is something to answer (GCE-27).
    fn lets_pass(&self, seat: Seat, view: &View, _: &[Action]) -> bool {
        match view.window {
            Some(Window::Turn { seat: turn, .. } | Window::TurnEnd { seat: turn }) => turn != seat,
            Some(Window::Discard) | None => false,
            Some(_) => !view.asked_seats.contains(seat),
        }
    }

    /// What was played waits for an answer: that is no time to think.
    fn answers_at_once(&self, seat: Seat, view: &View, legal: &[Action]) -> bool {
        view.asked_seats.contains(seat) || self.lets_pass(seat, view, legal)
    }
}

impl Policy<GuerraCivilEspacial> for Gce {
    fn exploration(&self) -> f32 {
        0.3
    }

    fn sharpness(&self) -> f32 {
        4.0
    }

    fn others_by_habit(&self) -> bool {
        true
    }

    fn rounds(&self) -> u32 {
        1
    }

    fn played_out_max(&self) -> u32 {
        60
    }

    fn ends_round(&self, event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn judge(&self, state: &GuerraCivilEspacial) -> Values {
        judge::judge(&state.view(Viewer::Open))
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> GuerraCivilEspacial {
        infer::imagine(view, chance)
    }
}

impl Weighed<GuerraCivilEspacial> for Gce {
    fn counts(&self, state: &GuerraCivilEspacial, seat: Seat) -> Option<Vec<f32>> {
        Some(judge::counts(&state.view(Viewer::Open), seat).to_vec())
    }

    fn weights(&self, seats: usize) -> Vec<f32> {
        judge::weights(seats).to_vec()
    }
}
