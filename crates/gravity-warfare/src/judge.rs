//! The judgement: what an attempt's facts mean under the rules. Pure: facts and what was asked in, a verdict out
//! (GRAV-17 to GRAV-20, GRAV-24, GRAV-27, GRAV-30, GRAV-32, GRAV-34 to GRAV-38, GRAV-44, GRAV-51).

use balance::{Facts, Fate, LetGo, TICK_HZ};
use serde::{Deserialize, Serialize};

use crate::state::{FALL_MAX, main_zone};
use crate::troop::{Troop, Troops};

/// GRAV-17: half of the footprint, in millionths.
pub(crate) const HALF: u32 = 500_000;
/// GRAV-30: all of it, give or take the rounding.
pub(crate) const WHOLE: u32 = 999_500;
/// GRAV-35: slower than this is not spinning.
const SPINNING_MRAD_PER_S: i32 = 300;
/// GRAV-38: a piece that was lifted less than this, or slid further than that, was not lifted. A clean lift and set-down
/// by a hand that trembles makes up to 5 mm of way on the ground, and some more where the platform leans.
const LIFTED_UM_MIN: u32 = 3_000;
const SLID_UM_MAX: u32 = 12_000;
/// GRAV-19: what is put back further from where it lay was put elsewhere.
const PUT_BACK_UM_MAX: u32 = 40_000;

/// What kind of success is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The pieces in the hand stand on the platform.
    Placed,
    /// A piece of the platform stands elsewhere, lifted and not slid.
    Moved,
    /// A piece of the platform is in the hand.
    Taken,
    /// A piece that lay stands.
    Righted,
}

/// What was asked of the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// What it was to do.
    pub goal: Goal,
    /// With these; in a totem the lower one is named.
    pub pieces: Troops,
    /// The lower piece of a totem.
    pub lower: Option<Troop>,
    /// Where; none: anywhere.
    pub zone: Option<u8>,
    /// GRAV-38 ("es"): the zone that it must leave.
    pub left_zone: Option<u8>,
    /// All of the footprint, not half?
    pub whole: bool,
    /// GRAV-36: on top of one of these.
    pub bases: Option<Troops>,
    /// GRAV-26: on top of any piece, and then the zone does not matter.
    pub climbs: bool,
    /// While the platform spins, and it must be stopped.
    pub spinning: bool,
    /// Let go within so many seconds.
    pub seconds: Option<u8>,
    /// The pieces that stood upright before.
    pub upright: Troops,
}

/// What was wrong with an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The piece of the attempt is off the platform.
    Fell,
    /// Others fell.
    OthersFell,
    /// It was never let go of.
    NotLetGo,
    /// It was taken up again after it had been let go of: there is one try.
    TriedAgain,
    /// The hand took a piece that was not its business.
    TookOther,
    /// It does not stand upright.
    NotUpright,
    /// Less of it than asked for lies in the zone.
    OutsideZone,
    /// It stands on no piece it should stand on.
    NotStacked,
    /// The totem did not stay one.
    NotATotem,
    /// The platform did not spin.
    NotSpinning,
    /// The platform still spun when the hand left it.
    NotStopped,
    /// It took too long.
    TooSlow,
    /// It was pushed along, not lifted.
    Slid,
    /// It is not in the hand.
    NotTaken,
    /// A piece that was knocked over could not be put back.
    NotRighted,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// Nothing in it: it succeeded.
    pub faults: Vec<Fault>,
    /// All that fell.
    pub fallen: Troops,
    /// GRAV-19: pieces not of the attempt that stood before and lie now.
    pub knocked: Troops,
    /// GRAV-20: how many pieces are beneath what was placed.
    pub beneath: u8,
}

/// What these facts mean.
pub fn judge(facts: &Facts, asked: &Asked) -> Verdict {
    let with_fate = |fate| facts.with_fate(fate).map(Troop::of).collect::<Troops>();
    // A piece that the hand took by mistake is off the platform as well.
    let fallen = with_fate(Fate::Fallen).or(with_fate(Fate::Held).minus(asked.pieces));
    let mut faults = Vec::new();
    if !fallen.minus(asked.pieces).is_empty() {
        faults.push(Fault::OthersFell);
    }
    check_tries(facts, asked, &mut faults);
    match asked.goal {
        Goal::Placed => check_set_down(facts, asked, &mut faults),
        Goal::Moved => {
            check_set_down(facts, asked, &mut faults);
            check_lifted(facts, asked, &mut faults);
        }
        Goal::Taken => check_taken(facts, asked, &mut faults),
        Goal::Righted => {
            if !asked.pieces.iter().all(|piece| is_put_back(facts, piece)) {
                faults.push(Fault::NotRighted);
            }
        }
    }
    Verdict {
        faults,
        fallen,
        knocked: with_fate(Fate::Lying).and(asked.upright).minus(asked.pieces),
        beneath: beneath(facts, asked).len() as u8,
    }
}

/// GRAV-18, GRAV-27, GRAV-32: points lost by who made so many pieces fall. Who could not look loses none if and only if
/// their own piece is all that fell.
pub fn points_lost(fallen: u8, others_fell: bool, blind: bool) -> u16 {
    match fallen {
        0 => 0,
        FALL_MAX.. => 2,
        _ if blind && !others_fell => 0,
        _ => 1,
    }
}

/// GRAV-17: letting go is the try, so nothing is taken up twice. GRAV-19: the hand may bump what is not its business, but not take it.
fn check_tries(facts: &Facts, asked: &Asked, faults: &mut Vec<Fault>) {
    let times = |piece: Troop| facts.hand.taken.iter().filter(|taken| taken.piece == piece.id()).count();
    let in_hand_from_the_start = usize::from(asked.goal == Goal::Placed);
    if asked.pieces.iter().any(|piece| times(piece) + in_hand_from_the_start > 1) {
        faults.push(Fault::TriedAgain);
    }
    if facts.hand.taken.iter().any(|taken| !asked.pieces.contains(Troop::of(taken.piece))) {
        faults.push(Fault::TookOther);
    }
}

/// GRAV-19: on its base again, about where it lay.
fn is_put_back(facts: &Facts, piece: Troop) -> bool {
    facts.piece(piece.id()).is_some_and(|now| now.fate == Fate::Upright && now.moved_um <= PUT_BACK_UM_MAX)
}

/// GRAV-17: upright, in the zone, and as the challenges ask.
fn check_set_down(facts: &Facts, asked: &Asked, faults: &mut Vec<Fault>) {
    let mut fault = |wrong: bool, fault: Fault| {
        if wrong {
            faults.push(fault);
        }
    };
    let any = |fate| asked.pieces.iter().any(|piece| facts.fate(piece.id()) == Some(fate));
    fault(any(Fate::Fallen), Fault::Fell);
    fault(any(Fate::Held), Fault::NotLetGo);
    fault(any(Fate::Lying), Fault::NotUpright);
    let stands = !any(Fate::Fallen) && !any(Fate::Held);
    fault(stands && !is_in_zone(facts, asked), Fault::OutsideZone);
    fault(stands && !is_stacked(facts, asked), Fault::NotStacked);
    fault(stands && !is_totem(facts, asked), Fault::NotATotem);
    let leaving: Vec<&LetGo> = facts.hand.let_go.iter().chain(&facts.hand.slipped).collect();
    let own = || leaving.iter().filter(|left| asked.pieces.contains(Troop::of(left.piece)));
    let turning = own().all(|left| left.spin_mrad_per_s.abs() >= SPINNING_MRAD_PER_S);
    fault(asked.spinning && !turning, Fault::NotSpinning);
    fault(asked.spinning && !facts.stopped, Fault::NotStopped);
    let in_time = |seconds: u8| own().all(|left| left.tick <= u32::from(seconds) * TICK_HZ);
    fault(asked.seconds.is_some_and(|seconds| !in_time(seconds)), Fault::TooSlow);
}

/// GRAV-17, GRAV-30: half of each footprint, or all of it. On a base of the Climber's choice the zone does not matter.
fn is_in_zone(facts: &Facts, asked: &Asked) -> bool {
    let stays = |zone: u8, piece: Troop| {
        facts.piece(piece.id()).is_some_and(|facts| main_zone(&facts.shares) == zone)
    };
    if asked.left_zone.is_some_and(|zone| asked.pieces.iter().any(|piece| stays(zone, piece))) {
        return false;
    }
    let Some(zone) = asked.zone else { return true };
    if asked.climbs && !beneath(facts, asked).is_empty() {
        return true;
    }
    let least = if asked.whole { WHOLE } else { HALF };
    let share = |piece: Troop| facts.piece(piece.id()).map_or(0, |facts| facts.shares[usize::from(zone)]);
    asked.pieces.iter().all(|piece| share(piece) >= least)
}

/// GRAV-36: on one of the pieces it should stand on.
fn is_stacked(facts: &Facts, asked: &Asked) -> bool {
    asked.bases.is_none_or(|bases| !beneath(facts, asked).and(bases).is_empty())
}

/// GRAV-34: the upper one stands on the lower one.
fn is_totem(facts: &Facts, asked: &Asked) -> bool {
    let Some(lower) = asked.lower else { return true };
    let stands_on_it = |upper: Troop| facts.beneath(upper.id()).contains(&lower.id());
    asked.pieces.without(lower).iter().all(stands_on_it)
}

/// The pieces beneath those of the attempt, which are not counted themselves.
fn beneath(facts: &Facts, asked: &Asked) -> Troops {
    let under = |piece: Troop| facts.beneath(piece.id()).into_iter().map(Troop::of).collect::<Troops>();
    asked.pieces.iter().map(under).fold(Troops::NONE, Troops::or).minus(asked.pieces)
}

/// GRAV-38: the piece left the platform; it was not pushed.
fn check_lifted(facts: &Facts, asked: &Asked, faults: &mut Vec<Fault>) {
    let lifted = |piece: Troop| {
        let taken = facts.hand.taken.iter().filter(|taken| taken.piece == piece.id());
        let (mut up, mut along) = (0, 0);
        taken.for_each(|taken| (up, along) = (taken.lifted_um.max(up), taken.slid_um + along));
        up >= LIFTED_UM_MIN && along <= SLID_UM_MAX
    };
    if !asked.pieces.iter().all(lifted) {
        faults.push(Fault::Slid);
    }
}

/// GRAV-44: off the platform and in the hand.
fn check_taken(facts: &Facts, asked: &Asked, faults: &mut Vec<Fault>) {
    let held = asked.pieces.iter().all(|piece| facts.fate(piece.id()) == Some(Fate::Held));
    if !held {
        faults.push(Fault::NotTaken);
    }
    if asked.spinning && facts.hand.spin_max_mrad_per_s < SPINNING_MRAD_PER_S {
        faults.push(Fault::NotSpinning);
    }
    if asked.spinning && !facts.stopped {
        faults.push(Fault::NotStopped);
    }
}

#[cfg(test)]
mod tests {
    use balance::{Ground, Placed, Pose, Support};

    use super::*;
    use crate::state::GravityWarfare;
    use crate::testing::{case, gone, lay, nothing_happens, put};

    const COMET: u8 = 4;

    fn troop(name: &str) -> Troop {
        name.parse().unwrap()
    }

    /// b's tank and ship stand there; a's first tank and fighter are placed.
    fn table() -> GravityWarfare {
        case("a: | b:; on bt1@-100,20 bs1@100,0").game
    }

    fn asked(pieces: &[&str]) -> Asked {
        Asked {
            goal: Goal::Placed,
            pieces: pieces.iter().map(|name| troop(name)).collect(),
            lower: None,
            zone: Some(COMET),
            left_zone: None,
            whole: false,
            bases: None,
            climbs: false,
            spinning: false,
            seconds: None,
            upright: ["bt1", "bs1"].map(troop).into_iter().collect(),
        }
    }

    /// The facts after this piece was set down here, on the face or at a height, with so much of it in the comet.
    fn placed(game: &GravityWarfare, name: &str, z_um: i32, share: u32) -> Facts {
        let mut facts = nothing_happens(game);
        set_down(game, &mut facts, name, z_um, share);
        facts
    }

    fn set_down(game: &GravityWarfare, facts: &mut Facts, name: &str, z_um: i32, share: u32) {
        let pose = Pose::upright([-100_000, -20_000, z_um], 0);
        put(game, facts, Placed { piece: troop(name).piece(), pose });
        let piece = facts.pieces.iter_mut().find(|piece| piece.piece.id == troop(name).id()).unwrap();
        piece.shares = [0; 8];
        piece.shares[usize::from(COMET)] = share;
        facts.hand.let_go.push(LetGo { piece: troop(name).id(), pose, spin_mrad_per_s: 0, tick: 200 });
    }

    fn stands_on(facts: &mut Facts, upper: &str, lower: &[&str]) {
        let on = |name: &&str| Support { upper: troop(upper).id(), on: Ground::Piece(troop(name).id()) };
        facts.supports.extend(lower.iter().map(on));
    }

    fn faults(facts: &Facts, asked: &Asked) -> Vec<Fault> {
        judge(facts, asked).faults
    }

    /// GRAV-17: upright, and at least half of the footprint in the zone.
    #[test]
    fn half_of_the_footprint_is_enough() {
        let game = table();
        let share = |share| faults(&placed(&game, "at1", 8_000, share), &asked(&["at1"]));
        assert_eq!(share(1_000_000), []);
        assert_eq!(share(500_000), []);
        assert_eq!(share(499_999), [Fault::OutsideZone]);
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        lay(&game, &mut facts, troop("at1"));
        facts.pieces.last_mut().unwrap().shares[usize::from(COMET)] = 1_000_000;
        assert_eq!(faults(&facts, &asked(&["at1"])), [Fault::NotUpright]);
    }

    /// GRAV-17: it is the footprint that counts, not the centre: a ship across a corner of the zone has its centre in and most of it out.
    #[test]
    fn the_centre_is_not_what_counts() {
        let game = table();
        let rig = game.rig();
        let side = game.table.standing.side;
        let zone = &rig.side(side).zones[usize::from(COMET)];
        let ship = |x: i32, y: i32, yaw: i32| Placed {
            piece: troop("as1").piece(),
            pose: Pose::upright([x * 1000, y * 1000, 5_000], yaw),
        };
        let inside = |ship: &Placed| {
            zone.polygon
                .contains([f64::from(ship.pose.at_um[0]) / 1000.0, f64::from(ship.pose.at_um[1]) / 1000.0])
        };
        let spots = (-140..-30).flat_map(|x| (-70..70).map(move |y| (x, y))).map(|(x, y)| ship(x, y, 1571));
        let corner = spots
            .into_iter()
            .find(|ship| inside(ship) && ship.zone_shares(rig, side)[usize::from(COMET)] < 450_000);
        let corner = corner.expect("near a corner of the zone there is such a spot");
        let mut facts = nothing_happens(&game);
        put(&game, &mut facts, corner);
        assert_eq!(faults(&facts, &asked(&["as1"])), [Fault::OutsideZone]);
    }

    /// GRAV-17: what slides after it was let go of but stays in the zone is good.
    #[test]
    fn sliding_within_the_zone_is_good() {
        let game = table();
        let mut facts = placed(&game, "at1", 8_000, 700_000);
        facts.hand.let_go[0].pose.at_um[0] += 25_000;
        assert_eq!(faults(&facts, &asked(&["at1"])), []);
    }

    /// GRAV-17, GRAV-18: nothing may fall, and all that fell is counted.
    #[test]
    fn nothing_may_fall() {
        let game = table();
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        gone(&game, &mut facts, troop("bs1"), Fate::Fallen);
        let verdict = judge(&facts, &asked(&["at1"]));
        assert_eq!((verdict.faults, verdict.fallen.len()), (vec![Fault::OthersFell], 1));
        gone(&game, &mut facts, troop("at1"), Fate::Fallen);
        let verdict = judge(&facts, &asked(&["at1"]));
        assert_eq!((verdict.faults, verdict.fallen.len()), (vec![Fault::OthersFell, Fault::Fell], 2));
    }

    /// GRAV-24: who never lets go has failed.
    #[test]
    fn what_is_not_let_go_of_is_not_placed() {
        let game = table();
        let mut facts = nothing_happens(&game);
        gone(&game, &mut facts, troop("at1"), Fate::Held);
        assert_eq!(faults(&facts, &asked(&["at1"])), [Fault::NotLetGo]);
    }

    /// GRAV-19: what stood and lies now was knocked over; what lay before was not.
    #[test]
    fn what_was_knocked_over_is_known() {
        let game = table();
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        lay(&game, &mut facts, troop("bt1"));
        lay(&game, &mut facts, troop("bs1"));
        let lay_before = Asked { upright: [troop("bt1")].into_iter().collect(), ..asked(&["at1"]) };
        let verdict = judge(&facts, &lay_before);
        assert_eq!(verdict.knocked.iter().collect::<Vec<_>>(), [troop("bt1")]);
        assert_eq!(verdict.faults, [], "that alone is no failure");
    }

    /// GRAV-20: a tower that stands on two pieces has both beneath it, and what these stand on.
    #[test]
    fn a_tower_on_two_pieces_has_both_beneath() {
        let game = table();
        let mut facts = placed(&game, "at1", 24_000, 1_000_000);
        stands_on(&mut facts, "at1", &["bt1", "bs1"]);
        assert_eq!(judge(&facts, &asked(&["at1"])).beneath, 2);
        stands_on(&mut facts, "bt1", &["bf1"]);
        assert_eq!(judge(&facts, &asked(&["at1"])).beneath, 3);
    }

    /// GRAV-30: the whole piece, give or take a two-thousandth of it.
    #[test]
    fn bound_it_wants_all_of_it() {
        let game = table();
        let bound = Asked { whole: true, ..asked(&["at1"]) };
        assert_eq!(faults(&placed(&game, "at1", 8_000, 1_000_000), &bound), []);
        assert_eq!(faults(&placed(&game, "at1", 8_000, 990_000), &bound), [Fault::OutsideZone]);
    }

    /// GRAV-34: both in the zone, and the upper one on the lower one.
    #[test]
    fn a_totem_stays_a_totem() {
        let game = table();
        let totem = Asked { lower: Some(troop("at1")), ..asked(&["at1", "af1"]) };
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        set_down(&game, &mut facts, "af1", 20_000, 1_000_000);
        assert_eq!(faults(&facts, &totem), [Fault::NotATotem]);
        stands_on(&mut facts, "af1", &["at1"]);
        assert_eq!(faults(&facts, &totem), []);
        assert_eq!(judge(&facts, &totem).beneath, 0, "its own pieces are not beneath it");
        set_down(&game, &mut facts, "af1", 20_000, 300_000);
        assert_eq!(faults(&facts, &totem), [Fault::OutsideZone]);
    }

    /// GRAV-35: let go while it spins, and stopped in the end.
    #[test]
    fn spin_it_wants_a_spin_and_a_stop() {
        let game = table();
        let spin = Asked { spinning: true, ..asked(&["at1"]) };
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        assert_eq!(faults(&facts, &spin), [Fault::NotSpinning]);
        facts.hand.let_go[0].spin_mrad_per_s = -900;
        assert_eq!(faults(&facts, &spin), []);
        facts.stopped = false;
        assert_eq!(faults(&facts, &spin), [Fault::NotStopped]);
    }

    /// GRAV-17: "You only have one opportunity to do it": letting go is the try, and nothing is taken up again.
    #[test]
    fn nothing_is_taken_up_again() {
        let game = table();
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        let take = |facts: &mut Facts, name| {
            facts.hand.taken.push(balance::Taken { piece: troop(name).id(), slid_um: 0, lifted_um: 30_000 });
        };
        take(&mut facts, "at1");
        assert_eq!(faults(&facts, &asked(&["at1"])), [Fault::TriedAgain]);
        let mut facts = placed(&game, "bt1", 8_000, 1_000_000);
        take(&mut facts, "bt1");
        let moved = Asked { goal: Goal::Moved, ..asked(&["bt1"]) };
        assert_eq!(faults(&facts, &moved), [], "what is moved is taken once");
        take(&mut facts, "bt1");
        assert_eq!(faults(&facts, &moved), [Fault::TriedAgain]);
    }

    /// GRAV-19: "accidentally bumps pieces": only that is forgiven; taking a piece that is not one's business is a fault.
    #[test]
    fn other_pieces_are_not_taken() {
        let game = table();
        let mut facts = placed(&game, "at1", 8_000, 1_000_000);
        facts.hand.touched.insert(troop("bs1").id());
        assert_eq!(faults(&facts, &asked(&["at1"])), []);
        facts.hand.taken.push(balance::Taken { piece: troop("bs1").id(), slid_um: 0, lifted_um: 30_000 });
        assert_eq!(faults(&facts, &asked(&["at1"])), [Fault::TookOther]);
    }

    /// GRAV-19: "must put them all back the way they were": on its base, and not somewhere else.
    #[test]
    fn what_is_put_back_is_put_back_there() {
        let game = table();
        let righted = Asked { goal: Goal::Righted, ..asked(&["bt1"]) };
        let mut facts = nothing_happens(&game);
        assert_eq!(faults(&facts, &righted), []);
        let moved = facts.pieces.iter_mut().find(|facts| facts.piece.id == troop("bt1").id()).unwrap();
        moved.moved_um = 90_000;
        assert_eq!(faults(&facts, &righted), [Fault::NotRighted]);
    }

    /// GRAV-36: on one of the pieces that count, and nowhere else.
    #[test]
    fn stack_it_wants_a_piece_beneath() {
        let game = table();
        let stack = Asked { bases: Some([troop("bt1")].into_iter().collect()), ..asked(&["at1"]) };
        let mut facts = placed(&game, "at1", 24_000, 1_000_000);
        assert_eq!(faults(&facts, &stack), [Fault::NotStacked]);
        stands_on(&mut facts, "at1", &["bs1"]);
        assert_eq!(faults(&facts, &stack), [Fault::NotStacked], "that one is in another zone");
        stands_on(&mut facts, "at1", &["bt1"]);
        assert_eq!(faults(&facts, &stack), []);
    }

    /// GRAV-26: the Climber stands on any piece, whatever the zone; on the face the zone counts.
    #[test]
    fn the_climber_needs_no_zone() {
        let game = table();
        let climb = Asked { climbs: true, ..asked(&["at1"]) };
        let mut facts = placed(&game, "at1", 24_000, 0);
        assert_eq!(faults(&facts, &climb), [Fault::OutsideZone]);
        stands_on(&mut facts, "at1", &["bs1"]);
        assert_eq!(faults(&facts, &climb), []);
    }

    /// GRAV-38: lifted, never slid.
    #[test]
    fn a_teleported_piece_is_lifted() {
        let game = table();
        let moved = Asked { goal: Goal::Moved, ..asked(&["bt1"]) };
        let with = |slid_um, lifted_um| {
            let mut facts = placed(&game, "bt1", 8_000, 1_000_000);
            facts.hand.taken.push(balance::Taken { piece: troop("bt1").id(), slid_um, lifted_um });
            faults(&facts, &moved)
        };
        assert_eq!(with(1_500, 40_000), []);
        assert_eq!(with(30_000, 40_000), [Fault::Slid]);
        assert_eq!(with(0, 500), [Fault::Slid]);
        assert_eq!(faults(&placed(&game, "bt1", 8_000, 1_000_000), &moved), [Fault::Slid], "never taken");
    }

    /// GRAV-44, GRAV-45: an event succeeds with the piece in the hand and nothing fallen.
    #[test]
    fn a_taken_piece_is_in_the_hand() {
        let game = table();
        let taken = Asked { goal: Goal::Taken, ..asked(&["bt1"]) };
        let mut facts = nothing_happens(&game);
        assert_eq!(faults(&facts, &taken), [Fault::NotTaken]);
        gone(&game, &mut facts, troop("bt1"), Fate::Held);
        assert_eq!(faults(&facts, &taken), []);
        gone(&game, &mut facts, troop("bs1"), Fate::Fallen);
        assert_eq!(faults(&facts, &taken), [Fault::OthersFell]);
    }

    /// GRAV-51: an attempt time counts until the piece is let go of.
    #[test]
    fn an_attempt_time_counts_to_the_letting_go() {
        let game = table();
        let timed = |seconds| Asked { seconds: Some(seconds), ..asked(&["at1"]) };
        let facts = placed(&game, "at1", 8_000, 1_000_000);
        assert_eq!(faults(&facts, &timed(4)), []);
        assert_eq!(faults(&facts, &timed(3)), [Fault::TooSlow], "200 ticks are more than three seconds");
    }

    /// GRAV-18, GRAV-27, GRAV-32: one point for one to three, two for four; who could not look is excused for their own piece alone.
    #[test]
    fn what_falls_costs_points() {
        assert_eq!([0, 1, 2, 3, 4, 9].map(|fallen| points_lost(fallen, true, false)), [0, 1, 1, 1, 2, 2]);
        assert_eq!(points_lost(1, false, false), 1);
        assert_eq!((points_lost(1, false, true), points_lost(2, true, true)), (0, 1));
    }
}
