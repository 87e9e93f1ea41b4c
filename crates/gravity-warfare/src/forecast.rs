//! What an action spends, told before it is done (GRAV-22).

use serde::Serialize;
use tabletop::{Forecast, Seat};

use crate::{Action, GravityWarfare};

/// What would come of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Comes {
    /// A point is spent; so many are left then.
    SpendsPoint { left: u16 },
}

impl GravityWarfare {
    pub(crate) fn foresee(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        let Action::Buy { .. } = action else { return None };
        let points = self.table.players[seat.index()].gems.points();
        Some(Forecast::warns(&Comes::SpendsPoint { left: points.saturating_sub(1) }))
    }
}
