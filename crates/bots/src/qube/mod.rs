//! Qube Attack: everything is open, so an expert needs to look ahead and to judge, and nothing else.

mod habits;
mod judge;
mod map;

use qube_attack::{Action, QubeAttack, View};
use tabletop::{Game, Seat, Viewer};

use crate::policy::{Habits, Policy, Values};
use map::{Map, Scan};

/// What a bot knows of Qube Attack.
#[derive(Debug, Clone, Default)]
pub struct Qube {
    map: Map,
}

impl Habits<QubeAttack> for Qube {
    fn prepare(&mut self, view: &View) {
        if !self.map.is_of(&view.board) {
            self.map = Map::of(&view.board);
        }
    }

    fn score(&self, seat: Seat, view: &View, legal: &[Action], scores: &mut Vec<f32>) {
        let scan = Scan::of(&self.map, view);
        scores.extend(legal.iter().map(|action| habits::score(&scan, seat, action)));
    }
}

impl Policy<QubeAttack> for Qube {
    fn judge(&self, state: &QubeAttack) -> Values {
        judge::judge(&Scan::of(&self.map, &state.view(Viewer::Spectator)))
    }
}
