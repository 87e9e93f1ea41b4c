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

#[cfg(test)]
mod tests {
    use godzilla_total_war::Options;
    use tabletop::{Seed, Tell, Viewer};

    use super::*;

    /// KAIJU-20: b was hurt by a 5 and laid down a 3. What b kept is below 5; that it is below 3 is hard to believe.
    #[test]
    fn who_laid_down_a_three_has_hardly_kept_less() {
        let position = "answer b 5 from a | a: godzilla [1] | b: zilla [3 4 4] | c: mothra [9]";
        let mut game = GodzillaTotalWar::read_position(&Options::default(), position).unwrap();
        let mut chance = Chance::new(Seed::from_number(1));
        for (seat, text) in [(1, "hurt"), (1, "take 3"), (0, "add nothing")] {
            let action = game.read_action(text).unwrap();
            game.apply(Seat::new(seat), &action, &mut chance, &mut Tell::nobody()).unwrap();
        }
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let mut kept_less = |imagine: fn(&View, &mut Chance) -> GodzillaTotalWar| {
            let kept = |state: &GodzillaTotalWar| {
                let old = state.held(Seat::new(1)).filter(|(_, back)| *back != Back::DRAWN);
                old.filter(|(card, _)| card.number().is_some_and(|number| number < 3)).count()
            };
            (0..400).map(|_| kept(&imagine(&view, &mut chance))).sum::<usize>()
        };
        let (any, believed) = (kept_less(GodzillaTotalWar::imagine), kept_less(imagine));
        assert!(believed * 4 < any * 3, "{believed} of {any}");
    }
}
