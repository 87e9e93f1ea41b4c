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
        let staging = self.check_hands_turn(seat, troops)?;
        self.check_hand(&staging, hand.ok_or(Illegal::NoHand)?)
    }

    /// Is a hand of this seat wanted now, with these troops in it?
    pub(crate) fn check_hands_turn(&self, seat: Seat, troops: &[TroopKind]) -> Result<Staging, Illegal> {
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
        self.staging(troops).ok_or(Illegal::NotNow)
    }

    /// GRAV-07: the way the table allows; GRAV-24: as a hand moves, and at what is asked for.
    pub(crate) fn check_hand(&self, staging: &Staging, hand: &HandWork) -> Result<(), Illegal> {
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

#[cfg(test)]
mod tests {
    use crate::options::{Attempts, Options};
    use crate::testing::{Case, case, case_with};

    const CARE: &str = "yaw 0 drop 0 speed 25000 spin 0";

    fn at_work(options: &Options, given: &str) -> Case {
        let position =
            format!("a: | b:; on bt1@-100,20; turn zone=comet troop=tank asked {given}; now defend");
        case_with(options, &position).play("a ready")
    }

    /// GRAV-07: the host chooses how a hand may be moved: by plan, live, or both.
    #[test]
    fn the_table_allows_plans_or_live_hands() {
        let table = |attempts| at_work(&Options { attempts, ..Options::default() }, "");
        let planned = format!("a attempt tank at -100000,-20000 {CARE}");
        let staging = table(Attempts::Both).game.staging(&[crate::TroopKind::Tank]).unwrap();
        let spot = balance::Spot::careful(-100.0, -20.0, 0);
        let record = staging.record(&crate::HandWork::at(spot, 0)).unwrap().write();
        let live = format!("a attempt tank live {record}");
        let reason = "this table does not allow the hand to be moved in this way";
        assert_eq!(table(Attempts::Planned).refused(&live), reason);
        assert_eq!(table(Attempts::Live).refused(&planned), reason);
        for (attempts, action) in [
            (Attempts::Both, &planned),
            (Attempts::Both, &live),
            (Attempts::Planned, &planned),
            (Attempts::Live, &live),
        ] {
            assert_eq!(
                table(attempts).play(action).points('a'),
                5,
                "it is not paid before Return it! is answered"
            );
        }
        assert_eq!(table(Attempts::Both).refused("a attempt tank live !!"), "this is no record of a hand");
        assert_eq!(table(Attempts::Both).refused("a attempt tank"), "say where and how the hand is to move");
    }

    /// GRAV-24: nobody fails on purpose: the aim is in the zone, and a plan moves as a hand does.
    #[test]
    fn nobody_fails_on_purpose() {
        let case = at_work(&Options::default(), "");
        let aim = |spot: &str| case.refused(&format!("a attempt tank at {spot} {CARE}"));
        let reason = "nobody fails on purpose: aim at the zone, on the platform, or at a piece to stack on";
        assert_eq!((aim("100000,0").as_str(), aim("-300000,0").as_str()), (reason, reason));
        assert_eq!(
            case.refused("a attempt tank at -100000,0 yaw 0 drop 90000 speed 25000 spin 0"),
            "a hand does not move like that"
        );
        assert_eq!(case.refused("a attempt tank lift spin 0"), "a hand does not move like that");
        assert_eq!(case.refused(&format!("a attempt ship at -100000,0 {CARE}")), "there is no ship to place");
        assert_eq!(
            case.refused(&format!("b attempt tank at -100000,0 {CARE}")),
            "it is not for seat b to do this now"
        );
    }

    /// GRAV-24, GRAV-36: under Stack it! the aim is a piece to stack on.
    #[test]
    fn stack_it_is_aimed_at_a_piece() {
        let case = at_work(&Options::default(), "given=b:stack-it");
        assert!(case.game.is_aimed_well([-100_000, 20_000]) && !case.game.is_aimed_well([-100_000, -20_000]));
    }

    /// GRAV-35: the platform is spun when the challenge asks for it, and only then.
    #[test]
    fn the_platform_is_spun_when_asked() {
        let reason = "the platform is spun when a challenge asks for it, and only then";
        let spun = "a attempt tank at -100000,-20000 yaw 0 drop 0 speed 25000 spin 900";
        let still = format!("a attempt tank at -100000,-20000 {CARE}");
        assert_eq!(at_work(&Options::default(), "").refused(spun), reason);
        assert_eq!(at_work(&Options::default(), "given=b:spin-it").refused(&still), reason);
    }

    /// GRAV-02: anywhere on the platform, where no zone is asked for.
    #[test]
    fn without_a_zone_the_whole_side_counts() {
        let case = case("a: [guardian!] | b:; turn zone=comet troop=tank asked; now defend").play("a guard");
        assert!(case.game.is_aimed_well([100_000, 0]) && !case.game.is_aimed_well([160_000, 0]));
    }
}
