//! What a hand probably holds, from what its owner did (KAIJU-20, KAIJU-33).
//!
//! That a card answers nothing its owner was hurt by is certain, and the view knows it. That whoever is hurt lays down the
//! least number they have is a habit: the cards they kept are hardly smaller than the one they took.

use godzilla_total_war::{Back, GodzillaTotalWar, View};
use tabletop::{Chance, Game, Seat};

/// So many situations are imagined until one is believed.
const TRIES_MAX: u32 = 4;
/// How likely someone has kept a number that is smaller than the one they took, for each step between them.
const KEPT_A_SMALLER: f32 = 0.45;

/// A situation that this view allows, the likelier the better it explains what the others did.
pub(super) fn imagine(view: &View, chance: &mut Chance) -> GodzillaTotalWar {
    let mut state = GodzillaTotalWar::imagine(view, chance);
    for _ in 1..TRIES_MAX {
        if chance.unit() < plausible(&state, view) {
            break;
        }
        state = GodzillaTotalWar::imagine(view, chance);
    }
    state
}

fn plausible(state: &GodzillaTotalWar, view: &View) -> f32 {
    let hidden = |seat: &Seat| view.hands[seat.index()].iter().any(|seen| seen.card.is_none());
    Seat::all(view.hands.len()).filter(hidden).map(|seat| kept(state, seat)).product()
}

/// How likely the owner of this hand has kept these cards when they were last hurt.
fn kept(state: &GodzillaTotalWar, seat: Seat) -> f32 {
    let table = state.table();
    let taken = table.damage_cards(seat).filter_map(|card| card.number()).last();
    let Some(taken) = taken else { return 1.0 };
    let smaller = |number: u8| KEPT_A_SMALLER.powi(i32::from(taken.saturating_sub(number)));
    let was_there = |back: &Back| back.number_below < Back::DRAWN.number_below;
    let numbers = state.held(seat).filter(|(_, back)| was_there(back)).filter_map(|(card, _)| card.number());
    numbers.map(smaller).product()
}
