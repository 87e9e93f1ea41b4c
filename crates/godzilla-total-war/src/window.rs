//! What is being asked, of whom: the same for every viewer, and made of open information only.

use serde::Serialize;
use tabletop::{Decision, DecisionKind, Pending, Seat, SeatSet};

use crate::{Facing, GodzillaTotalWar, Phase};

/// The prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    /// KAIJU-07: open the round.
    Open {
        /// Who.
        seat: Seat,
    },
    /// KAIJU-08: answer, or be hurt.
    Answer {
        /// Who.
        seat: Seat,
        /// Whose card it is.
        by_seat: Seat,
        /// What is faced.
        blow: Facing,
    },
    /// KAIJU-20: take a number as damage.
    Damage {
        /// Who.
        seat: Seat,
        /// How many are still to take.
        cards_left: u8,
    },
    /// KAIJU-22: take a Building card.
    Building {
        /// Who.
        seat: Seat,
    },
    /// KAIJU-23: add Extra Damage, or nothing.
    Extra {
        /// Who.
        seat: Seat,
        /// To whom.
        target_seat: Seat,
    },
    /// KAIJU-30: back to three cards.
    Discard {
        /// Who.
        seat: Seat,
    },
}

impl GodzillaTotalWar {
    #[inline]
    pub(crate) fn who_is_asked(&self) -> Pending<Window> {
        let Some(seat) = self.actor() else {
            return Pending::Over(self.table.outcome());
        };
        let may = self.may_draw().filter(|may| *may != seat).map_or(SeatSet::EMPTY, SeatSet::only);
        // KAIJU-08: to answer a blow is what a turn is here.
        let kind = DecisionKind::Turn;
        Pending::Decision(Decision { kind, must: SeatSet::only(seat), may, window: self.window(seat) })
    }

    fn window(&self, seat: Seat) -> Window {
        let table = &self.table;
        match table.phase {
            Phase::Open | Phase::Over | Phase::Stalemate => Window::Open { seat },
            Phase::Answer => {
                Window::Answer { seat, by_seat: table.last_seat.unwrap_or(seat), blow: table.blow }
            }
            Phase::Damage => Window::Damage { seat, cards_left: table.cards_left },
            Phase::Building => Window::Building { seat },
            Phase::Extra => Window::Extra { seat, target_seat: table.turn_seat },
            Phase::Discard => Window::Discard { seat },
        }
    }
}
