//! What a player can do.

use balance::Spot;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::Card;
use crate::troop::{Troop, TroopKind};

/// One thing that somebody does. An attempt is offered without its hand, as a template to be filled in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// GRAV-47: the card of the turn, from one of the two piles.
    Draw { pile: Pile },
    /// GRAV-47: what a drawn Anti-matter is.
    Declare { as_card: Card },
    /// GRAV-11: both dice.
    Roll,
    /// GRAV-12: a skip gem, and the turn is over.
    Skip,
    /// GRAV-12: a skip gem for any own troop in the zone rolled.
    PaySkip { troop: TroopKind },
    /// GRAV-13: a challenge or an event for the active player.
    Give { card: Card, as_card: Card },
    /// Nothing, in every window where that is an answer.
    LetBe,
    /// Which piece is moved.
    Pick { piece: Troop },
    /// GRAV-44: who gets it.
    Name { to_seat: Seat },
    /// GRAV-15: a challenge back into the hand.
    TakeBack { card: Card, as_card: Card },
    /// GRAV-15, GRAV-32: Don't look!, or the others?
    Vote { choice: Ballot },
    /// GRAV-39
    Guard,
    /// GRAV-40: a challenge is put off.
    PutOff { card: Card, challenge_card: Card },
    /// GRAV-41
    YouDoIt { card: Card, to_seat: Seat },
    /// No more defence: let it be done.
    Ready,
    /// GRAV-06: what the hand does, with these troops in it, the lower one first.
    Attempt { troops: Vec<TroopKind>, hand: Option<HandWork> },
    /// GRAV-45
    Return { card: Card },
    /// GRAV-21
    Restock { pile: Pile },
    /// GRAV-22
    Buy { pile: Pile },
    /// GRAV-21: which of the drawn cards is kept.
    Keep { card: Card },
    /// GRAV-26, the Archivist.
    Reuse { card: Card },
    /// GRAV-26, the Climber.
    Climb,
    /// GRAV-26, the Gambler.
    Reroll { dice: Dice },
    /// GRAV-26, the Quartermaster.
    DrawTwo { pile: Pile },
    /// GRAV-26, the Steady.
    Steady,
    /// GRAV-26, the Smuggler.
    Swap { to_seat: Seat },
    /// GRAV-26, the Shieldbearer.
    Cancel { challenge_card: Card },
    /// GRAV-26, the Phoenix.
    TryAgain,
}

/// The two draw piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// On one side of the platform.
    Left,
    /// On the other.
    Right,
}

impl Pile {
    pub(crate) const BOTH: [Pile; 2] = [Pile::Left, Pile::Right];

    pub(crate) fn other(self) -> Pile {
        match self {
            Pile::Left => Pile::Right,
            Pile::Right => Pile::Left,
        }
    }
}

/// What a vote can be for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ballot {
    /// Don't look!, alone.
    Blind,
    /// All the others.
    Others,
}

/// Which dice are rolled again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dice {
    /// Where.
    Zone,
    /// What.
    Troop,
    /// Both.
    Both,
}

/// GRAV-07: what the hand does in an attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum HandWork {
    /// Planned: set down what is held, or what is taken first, at a spot of the platform.
    SetDown {
        /// The centre, in micrometres from the middle of the platform.
        x_um: i32,
        /// Likewise.
        y_um: i32,
        /// The heading, in thousandths of a radian.
        yaw_mrad: i32,
        /// Let go so far above, in micrometres; 0: with care.
        drop_um: u32,
        /// How fast the last stretch goes down.
        speed_um_per_s: u32,
        /// How fast the platform is spun first; 0: not at all.
        spin_mrad_per_s: i32,
    },
    /// Planned: lift a piece off, or put one upright; there is nothing to aim at.
    Lift {
        /// How fast the platform is spun first; 0: not at all.
        spin_mrad_per_s: i32,
    },
    /// Live: the recorded inputs, as text.
    Live {
        /// See [`crate::Record`].
        record: String,
    },
}

/// Bounds of a plan: nobody throws a piece, and nobody fails on purpose (GRAV-24).
pub(crate) const DROP_UM_MAX: u32 = 40_000;
pub(crate) const SPEED_UM_PER_S: std::ops::RangeInclusive<u32> = 5_000..=200_000;
pub(crate) const SPIN_MRAD_PER_S: std::ops::RangeInclusive<u32> = 500..=4_000;
pub(crate) const YAW_MRAD_MAX: u32 = 6_283;

impl HandWork {
    /// A spot, set down on with care.
    pub fn at(spot: Spot, spin_mrad_per_s: i32) -> HandWork {
        HandWork::SetDown {
            x_um: spot.at_um[0],
            y_um: spot.at_um[1],
            yaw_mrad: spot.yaw_mrad,
            drop_um: spot.drop_um,
            speed_um_per_s: spot.speed_um_per_s,
            spin_mrad_per_s,
        }
    }

    /// Where a plan sets down.
    pub(crate) fn spot(&self) -> Option<Spot> {
        let &HandWork::SetDown { x_um, y_um, yaw_mrad, drop_um, speed_um_per_s, .. } = self else {
            return None;
        };
        Some(Spot { at_um: [x_um, y_um], yaw_mrad, drop_um, speed_um_per_s })
    }

    /// Are the numbers of a plan within what a hand does? A record is judged by what comes of it.
    pub(crate) fn is_within_bounds(&self) -> bool {
        let spun = |spin: i32| spin == 0 || SPIN_MRAD_PER_S.contains(&spin.unsigned_abs());
        match *self {
            HandWork::SetDown { x_um, y_um, yaw_mrad, drop_um, speed_um_per_s, spin_mrad_per_s } => {
                x_um.unsigned_abs().max(y_um.unsigned_abs()) <= 400_000
                    && yaw_mrad.unsigned_abs() <= YAW_MRAD_MAX
                    && drop_um <= DROP_UM_MAX
                    && SPEED_UM_PER_S.contains(&speed_um_per_s)
                    && spun(spin_mrad_per_s)
            }
            HandWork::Lift { spin_mrad_per_s } => spun(spin_mrad_per_s),
            HandWork::Live { .. } => true,
        }
    }

    /// How fast a plan spins the platform.
    pub(crate) fn spin_mrad_per_s(&self) -> i32 {
        match *self {
            HandWork::SetDown { spin_mrad_per_s, .. } | HandWork::Lift { spin_mrad_per_s } => spin_mrad_per_s,
            HandWork::Live { .. } => 0,
        }
    }
}

impl Action {
    /// Is this the template, filled in?
    pub(crate) fn fits(&self, filled: &Action) -> bool {
        match (self, filled) {
            (
                Action::Attempt { troops, hand: None },
                Action::Attempt { troops: filled, hand: Some(hand) },
            ) => troops == filled && hand.is_within_bounds(),
            (template, action) => template == action,
        }
    }
}
