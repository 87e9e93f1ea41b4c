//! Whether an attempt may be made at all, before any physics: cheap, and never on purpose off the mark (GRAV-07, GRAV-24, GRAV-35).

use balance::{Placed, Point, Polygon, Pose};
use tabletop::Seat;

use crate::action::HandWork;
use crate::effects::Effect;
use crate::judge::{HALF, WHOLE};
use crate::options::Attempts;
use crate::record::Record;
use crate::refusal::Illegal;
use crate::staging::Staging;
use crate::state::{GravityWarfare, main_zone};
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::{Deed, Phase};

/// What only touches with its border is not beneath.
const EDGE_MM: f64 = 0.5;
/// Pieces of which the tops differ by less carry together.
const LEVEL_UM: i32 = 2_000;
/// How finely a good spot is looked for.
const GRID_MM: f64 = 10.0;
const HEADINGS_MRAD: [i32; 4] = [0, 1571, 785, 2356];

fn mm(at_um: [i32; 2]) -> Point {
    at_um.map(|um| f64::from(um) / 1000.0)
}

/// Points of an area, in rows.
fn grid(area: &Polygon) -> impl Iterator<Item = Point> + '_ {
    let [xs, ys] = [0, 1].map(|axis| {
        let values = area.points().iter().map(|point| point[axis]);
        let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
        let steps = ((high - low) / GRID_MM) as u32;
        (0..=steps).map(move |step| low + GRID_MM * (f64::from(step) + 0.5))
    });
    ys.flat_map(move |y| xs.clone().map(move |x| [x, y])).filter(|at| area.contains(*at))
}

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
            Some(spot) if !self.may_aim(staging, spot.at_um, spot.yaw_mrad) => Err(Illegal::OnPurpose),
            _ => Ok(()),
        }
    }

    /// GRAV-24: may a hand aim there? What is aimed must be able to succeed; where nothing can, the middle must lie in the zone, or
    /// over a piece to stack on.
    pub fn may_aim(&self, staging: &Staging, at_um: [i32; 2], yaw_mrad: i32) -> bool {
        let spot = (mm(at_um), yaw_mrad);
        self.can_succeed(&staging.pieces, spot)
            || self.is_aimed_at(mm(at_um)) && self.good_spot(&staging.pieces).is_none()
    }

    /// Some spot where these pieces, the lower one first, can succeed; none if there is none, as far as a coarse look can tell.
    pub fn good_spot(&self, pieces: &[Troop]) -> Option<(Point, i32)> {
        let tops = self.table.standing.pieces.iter().map(|placed| {
            let [x, y, _] = placed.pose.at_um;
            (mm([x, y]), placed.pose.turn.yaw_mrad())
        });
        let spots = grid(self.area()).flat_map(|at| HEADINGS_MRAD.map(|yaw| (at, yaw)));
        tops.chain(spots).find(|spot| self.can_succeed(pieces, *spot))
    }

    /// GRAV-17, GRAV-30, GRAV-36: with no tremor and no slip it would stand: enough of it in the zone, on what is asked for, and carried.
    pub(crate) fn can_succeed(&self, pieces: &[Troop], (at, yaw_mrad): (Point, i32)) -> bool {
        let side = self.rig().side(self.table.standing.side);
        let stacked = || self.bases().is_none_or(|bases| self.is_over_one_of(bases, at));
        let climbs = self.table.turn.climbs && self.is_over_one_of(self.unmoved(), at);
        let in_zone = |piece: &Troop| climbs || self.would_be_in_zone(&self.footprint(*piece, at, yaw_mrad));
        side.outline.polygon().contains(at)
            && stacked()
            && pieces.first().is_none_or(|lowest| self.is_carried(&self.footprint(*lowest, at, yaw_mrad), at))
            && pieces.iter().all(in_zone)
    }

    fn footprint(&self, piece: Troop, at: Point, yaw_mrad: i32) -> Polygon {
        let [x, y] = at.map(|mm| (mm * 1000.0).round() as i32);
        Placed { piece: piece.piece(), pose: Pose::upright([x, y, 0], yaw_mrad) }.footprint(self.rig())
    }

    /// Half of it, or all of it; of a piece that must leave a zone, the most of it elsewhere.
    fn would_be_in_zone(&self, footprint: &Polygon) -> bool {
        let zones = &self.rig().side(self.table.standing.side).zones;
        let share = |zone: u8| {
            let common = zones[usize::from(zone)].polygon.common_area_mm2(footprint);
            (common / footprint.area_mm2() * 1e6).round() as u32
        };
        let least = if self.own_effect(Effect::Whole) { WHOLE } else { HALF };
        let leaves = |from: u8| main_zone(&(0..zones.len() as u8).map(share).collect::<Vec<_>>()) != from;
        self.own_zone().is_none_or(|zone| share(zone) >= least) && self.zone_to_leave().is_none_or(leaves)
    }

    /// What is beneath reaches under its middle: the face, or those pieces on which it would come to rest.
    fn is_carried(&self, footprint: &Polygon, at: Point) -> bool {
        let rig = self.rig();
        let inner = footprint.shrunk_by(EDGE_MM);
        let beneath: Vec<(i32, Polygon)> = self
            .unmoved()
            .iter()
            .filter_map(|piece| self.table.standing.get(piece.id()))
            .map(|placed| (placed.top_um(rig), placed.footprint(rig)))
            .filter(|(_, other)| other.overlaps(&inner))
            .collect();
        let Some(top) = beneath.iter().map(|(top, _)| *top).max() else { return true };
        let carriers = beneath.iter().filter(|(height, _)| top - height <= LEVEL_UM);
        let corners: Vec<Point> = carriers.flat_map(|(_, other)| other.points().iter().copied()).collect();
        Polygon::hull(&corners).contains(at)
    }

    /// The middle is in the zone, on the platform, over a piece to stack on.
    fn is_aimed_at(&self, at: Point) -> bool {
        match self.bases() {
            Some(bases) => self.is_over_one_of(bases, at),
            None if self.table.turn.climbs && self.is_over_one_of(self.unmoved(), at) => true,
            None => self.area().contains(at),
        }
    }

    /// The zone that counts, or the whole side.
    pub(crate) fn area(&self) -> &Polygon {
        let side = self.rig().side(self.table.standing.side);
        match self.own_zone() {
            Some(zone) => &side.zones[usize::from(zone)].polygon,
            None => side.outline.polygon(),
        }
    }

    /// What stays where it is while the hand is at work.
    fn unmoved(&self) -> Troops {
        self.pieces_in(None).minus(self.task().piece.into_iter().collect())
    }

    /// GRAV-38 ("es"): as an event Teleport it! brings a piece "de una zona a otra".
    pub(crate) fn zone_to_leave(&self) -> Option<u8> {
        let task = self.task();
        let leaves = task.deed == Deed::Shift && !self.is_english();
        task.piece.filter(|_| leaves).and_then(|piece| self.zone_of(piece))
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
        case_with(options, &position).play("a go")
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

    const ON_PURPOSE: &str = "nobody fails on purpose: aim where it can stand, with enough of it in the zone and something under its middle";

    /// GRAV-24: "You can't purposefully fail": the aim is in the zone, and a plan moves as a hand does.
    #[test]
    fn nobody_fails_on_purpose() {
        let case = at_work(&Options::default(), "");
        let aim = |spot: &str| case.refused(&format!("a attempt tank at {spot} {CARE}"));
        assert_eq!((aim("100000,0").as_str(), aim("-300000,0").as_str()), (ON_PURPOSE, ON_PURPOSE));
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

    /// May the piece of this kind be aimed here, turned by so much?
    fn may_aim(case: &Case, kind: crate::TroopKind, at_mm: [i32; 2], yaw_mrad: i32) -> bool {
        let staging = case.game.staging(&[kind]).unwrap();
        case.game.may_aim(&staging, at_mm.map(|mm| mm * 1000), yaw_mrad)
    }

    fn tank_at(case: &Case, at_mm: [i32; 2]) -> bool {
        may_aim(case, crate::TroopKind::Tank, at_mm, 0)
    }

    /// GRAV-17, GRAV-24: "At least 50% of the piece must be inside the rolled zone": the centre in the zone is not enough.
    #[test]
    fn half_of_the_piece_must_be_able_to_lie_in_the_zone() {
        let position = "a: | b:; turn zone=comet troop=ship asked; task seat=a deed=place; now attempt";
        let ship = |at, yaw| may_aim(&case(position), crate::TroopKind::Ship, at, yaw);
        assert!(ship([-95, 30], 1571));
        assert!(!ship([-44, 50], 1571), "in the corner of the zone most of a ship is outside");
    }

    /// GRAV-24, GRAV-30: under Bound it! all of it must be able to.
    #[test]
    fn bound_it_is_aimed_with_all_of_the_piece() {
        let free = at_work(&Options::default(), "");
        let bound = at_work(&Options::default(), "given=b:bound-it");
        assert!(tank_at(&free, [-66, 0]) && !tank_at(&bound, [-66, 0]) && tank_at(&bound, [-90, 0]));
    }

    /// GRAV-24: and something must carry it: on the edge of another piece it would tip over.
    #[test]
    fn what_is_aimed_is_carried() {
        let case = at_work(&Options::default(), "");
        assert!(tank_at(&case, [-100, 20]), "on top of the other tank");
        assert!(!tank_at(&case, [-85, 20]) && tank_at(&case, [-75, 20]));
    }

    /// GRAV-24, GRAV-36: under Stack it! the aim is a piece to stack on.
    #[test]
    fn stack_it_is_aimed_at_a_piece() {
        let case = at_work(&Options::default(), "given=b:stack-it");
        assert!(tank_at(&case, [-100, 20]) && !tank_at(&case, [-100, -20]));
    }

    /// GRAV-24: where nothing can succeed, the middle in the zone is enough: somebody has to act.
    #[test]
    fn where_nothing_can_succeed_the_middle_will_do() {
        let position = "a: | b:; on bf1@-50,49; turn zone=comet troop=ship asked effects=stacked+whole challenged; \
                        task seat=a deed=place; now attempt";
        let case = case(position);
        let staging = case.game.staging(&[crate::TroopKind::Ship]).unwrap();
        assert_eq!(case.game.good_spot(&staging.pieces), None);
        assert!(case.game.may_aim(&staging, [-50_000, 49_000], 0));
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
        assert!(tank_at(&case, [100, 0]) && !tank_at(&case, [0, 160]));
    }
}
