//! Whether an attempt may be made at all, before any physics: cheap, and never on purpose off the mark (GRAV-07, GRAV-24, GRAV-35).

use balance::Point;
use tabletop::Seat;

use crate::action::HandWork;
use crate::effects::Effect;
use crate::options::Attempts;
use crate::record::Record;
use crate::refusal::Illegal;
use crate::staging::Staging;
use crate::state::GravityWarfare;
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::{Deed, Phase};

impl GravityWarfare {
    pub(crate) fn check_attempt(
        &self,
        seat: Seat,
        troops: &[TroopKind],
        hand: Option<&HandWork>,
    ) -> Result<(), Illegal> {
        if !matches!(self.table.phase, Phase::Attempt | Phase::Right) {
            return Err(Illegal::NotNow);
        }
        if seat != self.task().seat {
            return Err(Illegal::NotYours { seat });
        }
        if !self.troop_choices().iter().any(|choice| choice == troops) {
            let troop = troops.first().copied().unwrap_or(TroopKind::Tank);
            return Err(Illegal::NoSuchTroop { troop });
        }
        let staging = self.staging(troops).ok_or(Illegal::NotNow)?;
        self.check_hand(&staging, hand.ok_or(Illegal::NoHand)?)
    }

    /// GRAV-07: the way the table allows; GRAV-24: as a hand moves, and at what is asked for.
    fn check_hand(&self, staging: &Staging, hand: &HandWork) -> Result<(), Illegal> {
        if let HandWork::Live { record } = hand {
            if self.table.attempts == Attempts::Planned {
                return Err(Illegal::NotThatWay);
            }
            return Record::read(record).map(|_| ()).ok_or(Illegal::BadRecord);
        }
        if self.table.attempts == Attempts::Live {
            return Err(Illegal::NotThatWay);
        }
        if !hand.is_within_bounds() || staging.sets_down() != hand.spot().is_some() {
            return Err(Illegal::OutOfBounds);
        }
        let spins = self.table.phase == Phase::Attempt && self.own_effect(Effect::Spinning);
        if spins != (hand.spin_mrad_per_s() != 0) {
            return Err(Illegal::SpinOrNot);
        }
        match hand.spot() {
            Some(spot) if !self.is_aimed_well(spot.at_um) => Err(Illegal::OnPurpose),
            _ => Ok(()),
        }
    }

    /// GRAV-24: the centre of the aim is where it may succeed: in the zone, on the platform, over a piece to stack on.
    pub(crate) fn is_aimed_well(&self, at_um: [i32; 2]) -> bool {
        let at = at_um.map(|um| f64::from(um) / 1000.0);
        let side = self.rig().side(self.table.standing.side);
        let aimed = match self.own_zone() {
            Some(zone) => side.zones[usize::from(zone)].polygon.contains(at),
            None => side.outline.polygon().contains(at),
        };
        match self.bases() {
            Some(bases) => self.is_over_one_of(bases, at),
            None if self.table.turn.climbs => aimed || self.is_over_one_of(self.pieces_in(None), at),
            None => aimed,
        }
    }

    /// The zone that the hand must hit, if any.
    pub(crate) fn own_zone(&self) -> Option<u8> {
        let task = self.task();
        matches!(task.deed, Deed::Place | Deed::Teleport).then_some(self.table.turn.zone).flatten()
    }

    fn is_over_one_of(&self, bases: Troops, at: Point) -> bool {
        let over = |piece: Troop| {
            let placed = self.table.standing.get(piece.id());
            placed.is_some_and(|placed| placed.footprint(self.rig()).contains(at))
        };
        bases.iter().any(over)
    }
}
