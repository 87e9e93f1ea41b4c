//! Godzilla Total War: the view remembers what every hand cannot hold; a bot weighs who would be hurt, and by whom.

mod infer;
mod judge;
mod moves;
mod odds;

use godzilla_total_war::{Action, Event, GodzillaTotalWar, View};
use tabletop::{Chance, Game, Seat, SeatSet};

use crate::policy::{Habits, Policy, Values, Weighed};
use moves::Moment;
use odds::Odds;

/// What a bot knows of Godzilla Total War.
#[derive(Debug, Clone, Default)]
pub struct Kaiju {
    odds: Odds,
}

impl Habits<GodzillaTotalWar> for Kaiju {
    fn prepare(&mut self, view: &View) {
        self.odds = Odds::of(&view.table);
    }

    fn score(&self, seat: Seat, view: &View, legal: &[Action], scores: &mut Vec<f32>) {
        Moment { table: &view.table, odds: &self.odds, seat }.score_all(legal, scores);
    }
}

impl Policy<GodzillaTotalWar> for Kaiju {
    fn exploration(&self) -> f32 {
        0.4
    }

    fn sharpness(&self) -> f32 {
        3.0
    }

    fn others_by_habit(&self) -> bool {
        true
    }

    fn rounds(&self) -> u32 {
        2
    }

    fn played_out_max(&self) -> u32 {
        120
    }

    fn ends_round(&self, event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn judge(&self, state: &GodzillaTotalWar) -> Values {
        judge::judge(state)
    }

    fn score_in(&self, state: &GodzillaTotalWar, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        Moment { table: state.table(), odds: &self.odds, seat }.score_all(legal, scores);
    }

    /// KAIJU-31: nobody forgets to draw.
    fn interrupt(&self, state: &GodzillaTotalWar, may: SeatSet) -> Option<(Seat, Action)> {
        let mut legal = Vec::new();
        let seat = may.first()?;
        state.legal(seat, &mut legal);
        legal.contains(&Action::Draw).then_some((seat, Action::Draw))
    }

    fn imagine(&self, view: &View, chance: &mut Chance) -> GodzillaTotalWar {
        infer::imagine(view, chance)
    }
}

impl Weighed<GodzillaTotalWar> for Kaiju {
    fn counts(&self, state: &GodzillaTotalWar, seat: Seat) -> Option<Vec<f32>> {
        judge::counts(state, seat).map(|counts| counts.to_vec())
    }

    fn weights(&self, seats: usize) -> Vec<f32> {
        judge::weights(seats).to_vec()
    }
}
