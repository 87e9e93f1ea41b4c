//! Who is asked, and what about. Nothing here looks at what only one seat knows.

use serde::{Deserialize, Serialize};
use tabletop::{Decision, DecisionKind, Outcome, Pending, Seat, SeatSet};

use crate::effects::Effect;
use crate::state::GravityWarfare;
use crate::turn::{Deed, Phase};

/// What is being decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    /// GRAV-10: who is the youngest?
    Youngest { seat: Seat },
    /// GRAV-47: the card of the turn.
    Draw { seat: Seat },
    /// GRAV-48: now or later?
    Guardian { seat: Seat },
    /// GRAV-47: what is the Anti-matter?
    Declare { seat: Seat },
    /// GRAV-11
    Roll { seat: Seat },
    /// GRAV-12
    Skip { seat: Seat },
    /// GRAV-13: cards for the active player.
    Challenge { active_seat: Seat },
    /// Which piece?
    Pick { seat: Seat, deed: Deed },
    /// GRAV-44: for whom?
    Receiver { seat: Seat },
    /// GRAV-15
    TakeBack { active_seat: Seat },
    /// GRAV-15, GRAV-32
    Vote { active_seat: Seat },
    /// GRAV-39 to GRAV-43
    Defend { seat: Seat },
    /// GRAV-31: who is to do it?
    Appoint { seat: Seat },
    /// GRAV-41: shall somebody else do what this seat is ready for?
    Call { seat: Seat },
    /// GRAV-17: the zone, if it matters, and whether the one at work may look (GRAV-32).
    Attempt { seat: Seat, deed: Deed, zone: Option<String>, blind: bool },
    /// GRAV-19
    Right { seat: Seat },
    /// GRAV-25
    Failed { seat: Seat },
    /// GRAV-45
    Return { active_seat: Seat },
    /// GRAV-21
    Restock { active_seat: Seat },
    /// GRAV-21: which card is kept?
    Keep { seat: Seat },
}

impl Window {
    /// GRAV-13, GRAV-15, GRAV-32, GRAV-45: some windows ask others about what the active player does.
    fn kind(&self) -> DecisionKind {
        match self {
            Window::Challenge { .. }
            | Window::TakeBack { .. }
            | Window::Vote { .. }
            | Window::Call { .. }
            | Window::Return { .. } => DecisionKind::Answer,
            Window::Youngest { .. }
            | Window::Appoint { .. }
            | Window::Draw { .. }
            | Window::Guardian { .. }
            | Window::Declare { .. }
            | Window::Roll { .. }
            | Window::Skip { .. }
            | Window::Pick { .. }
            | Window::Receiver { .. }
            | Window::Defend { .. }
            | Window::Attempt { .. }
            | Window::Right { .. }
            | Window::Failed { .. }
            | Window::Restock { .. }
            | Window::Keep { .. } => DecisionKind::Turn,
        }
    }
}

impl GravityWarfare {
    pub(crate) fn ask(&self) -> Pending<Window> {
        if self.table.phase == Phase::Over {
            return Pending::Over(self.outcome());
        }
        let (must, window) = self.asked_now();
        let may =
            self.all_seats().filter(|seat| !must.contains(*seat) && self.may_interrupt(*seat)).collect();
        Pending::Decision(Decision { kind: window.kind(), must, may, window })
    }

    fn asked_now(&self) -> (SeatSet, Window) {
        let (active_seat, actor) = (self.table.active_seat, self.actor());
        if let Some(drawing) = self.table.drawing {
            return (SeatSet::only(drawing.seat), Window::Keep { seat: drawing.seat });
        }
        let own = |window: fn(Seat) -> Window| (SeatSet::only(active_seat), window(active_seat));
        match self.table.phase {
            Phase::Youngest => own(|seat| Window::Youngest { seat }),
            Phase::Draw => own(|seat| Window::Draw { seat }),
            Phase::Guardian => own(|seat| Window::Guardian { seat }),
            Phase::Declare => own(|seat| Window::Declare { seat }),
            Phase::Roll => own(|seat| Window::Roll { seat }),
            Phase::Skip => own(|seat| Window::Skip { seat }),
            Phase::Challenge(asked) => (asked, Window::Challenge { active_seat }),
            Phase::TakeBack(asked) => (asked, Window::TakeBack { active_seat }),
            Phase::Vote(asked, ..) => (asked, Window::Vote { active_seat }),
            Phase::Return(asked) => (asked, Window::Return { active_seat }),
            Phase::Restock(asked) => (asked, Window::Restock { active_seat }),
            Phase::Defend => (SeatSet::only(actor), Window::Defend { seat: actor }),
            Phase::Appoint => (SeatSet::only(actor), Window::Appoint { seat: actor }),
            Phase::Call(asked) => (asked, Window::Call { seat: actor }),
            Phase::Failed => (SeatSet::only(actor), Window::Failed { seat: actor }),
            Phase::Pick | Phase::Receiver | Phase::Attempt | Phase::Right | Phase::Over => {
                self.asked_of_hand()
            }
        }
    }

    fn asked_of_hand(&self) -> (SeatSet, Window) {
        let task = self.task();
        let (seat, deed) = (task.seat, task.deed);
        let window = match self.table.phase {
            Phase::Pick => Window::Pick { seat, deed },
            Phase::Receiver => Window::Receiver { seat },
            Phase::Right => Window::Right { seat },
            _ => {
                let zone = self.own_zone().map(|zone| self.zone_name(zone));
                Window::Attempt { seat, deed, zone, blind: self.own_effect(Effect::Blind) }
            }
        };
        (SeatSet::only(seat), window)
    }

    /// GRAV-22, GRAV-25, GRAV-41: who could do something between attempts, by what everyone can see: buy a card, use a hero,
    /// or play a defence card they may hold.
    fn may_interrupt(&self, seat: Seat) -> bool {
        if self.table.drawing.is_some() || !self.is_between_attempts() {
            return false;
        }
        let could_defend = self.table.phase == Phase::Defend && !self.hand(seat).is_empty();
        if self.is_simple() {
            return could_defend && self.same_team(seat, self.actor());
        }
        could_defend || self.can_buy(seat) || !self.player(seat).hero_used
    }

    /// GRAV-10, GRAV-49: the most points win, those of a team together.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::by_score(self.all_seats().map(|seat| i32::from(self.team_points(seat))))
            .in_teams(self.team_of())
    }
}
