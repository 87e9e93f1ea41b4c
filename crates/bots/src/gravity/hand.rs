//! From a place to what a hand does: with care, or without.

use balance::Spot;
use gravity_warfare::{
    Action, Attempts, Deed, Effect, GravityWarfare, HandWork, Phase, Staging, TroopKind, View,
};
use tabletop::Chance;

use super::spots::Place;

const CARE_UM_PER_S: u32 = 25_000;
const STICKS_UM_PER_S: u32 = 15_000;
/// GRAV-35: fast enough to turn still when the piece is let go, slow enough that nothing slides.
const SPIN_MRAD_PER_S: i32 = 1_500;

/// How a piece is set down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// Slowly, down to the ground.
    Full,
    /// From a little above, and in a hurry.
    Little,
}

/// Is there a spot to choose? Else something is lifted off or put upright.
pub(super) fn sets_down(view: &View) -> bool {
    let deed = view.table.turn.task.as_ref().map(|task| task.deed);
    view.table.phase == Phase::Attempt && matches!(deed, Some(Deed::Place | Deed::Teleport | Deed::Shift))
}

/// The plan for this place.
pub(super) fn plan(view: &View, place: &Place, care: Care, chance: &mut Chance) -> HandWork {
    let sticks = asks(view, Effect::Sticks);
    let careful = if sticks { STICKS_UM_PER_S } else { CARE_UM_PER_S };
    let (drop_um, speed_um_per_s) = match care {
        Care::Full => (0, careful),
        Care::Little => (4_000 + chance.below(24_000), 60_000 + chance.below(120_000)),
    };
    let spot = Spot { at_um: place.at_um, yaw_mrad: place.yaw_mrad, drop_um, speed_um_per_s };
    HandWork::at(spot, spin(view))
}

/// What there is to do where no spot is chosen.
pub(super) fn lift(view: &View) -> HandWork {
    HandWork::Lift { spin_mrad_per_s: spin(view) }
}

/// The action, in the way that the table allows (GRAV-07). A hand that must be live is rehearsed first.
pub(super) fn attempt(view: &View, staging: &Staging, troops: &[TroopKind], planned: HandWork) -> Action {
    let hand = if view.table.attempts == Attempts::Live {
        let record = staging.record(&planned).expect("what is on the platform adds up");
        HandWork::Live { record: record.write() }
    } else {
        planned
    };
    Action::Attempt { troops: troops.to_vec(), hand: Some(hand) }
}

/// The hand in front of an imagined table, with a tremor of its own.
pub(super) fn staging(
    view: &View,
    troops: &[TroopKind],
    chance: &mut Chance,
) -> Option<(GravityWarfare, Staging)> {
    let game = <GravityWarfare as tabletop::Game>::imagine(view, chance);
    let staging = game.staging(troops)?;
    Some((game, staging))
}

/// Do the challenges ask this of the hand that is at work?
fn asks(view: &View, effect: Effect) -> bool {
    let turn = &view.table.turn;
    let deed = turn.task.as_ref().map(|task| task.deed);
    let own = matches!(deed, Some(Deed::Place | Deed::Teleport | Deed::CopyReturn));
    own && !turn.free && view.table.phase == Phase::Attempt && turn.effects.has(effect)
}

fn spin(view: &View) -> i32 {
    if asks(view, Effect::Spinning) { SPIN_MRAD_PER_S } else { 0 }
}
