//! Turns a plan into the inputs a careful person would give: hover, lower, feel the ground, ease off, let go,
//! rise. It watches the platform as a player does, and follows it as it sways or spins. Bounded: every stretch
//! of the way has a limit of ticks.

use crate::attempt::{Attempt, Stage};
use crate::hand::HOME_M;
use crate::input::{Fingers, HandInput};
use crate::plan::{Deed, Plan, Spot};
use crate::pose::{Pose, Turn, about_z, yaw_rad};
use crate::rig::TICK_HZ;
use crate::standing::{PieceId, Placed};
use crate::tremor::Noise;
use crate::unsteady::AIM;
use rapier3d::math::{Pose as RapierPose, Vector};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

const STRETCH_TICKS_MAX: u32 = 240;
const FINGERS_M_PER_S: f32 = 0.6;
const STICKS_M_PER_S: f32 = 0.2;
/// Nothing holds the upper piece of a totem: who starts or stops faster leaves it behind.
const TOTEM_M_PER_S: f32 = 0.12;
/// The plan's own speed is for the last stretch above the ground.
const LAST_STRETCH_M: f32 = 0.01;
const CLEARANCE_M: f32 = 0.02;
const WHIRL_TICKS: u32 = 50;
const BRAKE_TICKS: u32 = 60;

/// A hand that follows a plan.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PlannedHand {
    goals: VecDeque<Goal>,
    spin_rad_per_s: f32,
    /// Ticks since this goal began.
    clock: u32,
    /// Where the hand goes next, in the platform's frame.
    carrot: Vector,
    yaw: f32,
    grip: Fingers,
    rim: Fingers,
    /// Where the platform was when a blind hand last saw it.
    blind: Option<Turn>,
    luck: Luck,
    /// Whether the hand follows a spot on the platform now; round the rim it goes by touch.
    by_eye: bool,
    /// By how much the spot is misjudged, in metres.
    aim: Vector,
}

/// What this hand gets wrong, in shares of what the rig says that hands do.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct Luck {
    aim: Vector,
    blind: Vector,
    drift: Vector,
    spin: f32,
}

impl Luck {
    fn new(attempt: &Attempt) -> Luck {
        let mut noise = Noise::new(attempt.own.seed, AIM);
        // The sum of three is a bell, and its root mean square is 1.
        let mut bell = || noise.draw() + noise.draw() + noise.draw();
        let flat = |v: Vector| Vector::new(v.x, v.y, 0.0);
        let (aim, blind, drift, spin) = (bell(), bell(), bell(), bell());
        Luck { aim: flat(aim), blind: flat(blind), drift: flat(drift), spin: spin.x }
    }
}

/// One stretch of the way. Points are in the platform's frame.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
enum Goal {
    /// Hover over a spot with what is held.
    OverSpot(Spot),
    /// Lower what is held, feel the ground, ease off.
    SetDown(Spot),
    Ease {
        from_z: f32,
        speed: f32,
    },
    Open,
    Rise,
    OverPiece(PieceId),
    ReachDown(PieceId),
    Close,
    /// Go where the platform can be taken, and take it.
    ToRim,
    TakeRim,
    Whirl,
    Brake {
        spin: f32,
    },
    LeaveRim,
    /// Set a piece down where it is now, once it is in the hand.
    BackDown(PieceId),
    /// Out of everybody's way.
    Aside,
}

impl PlannedHand {
    /// A hand about to carry out a plan.
    pub fn new(attempt: &Attempt, plan: &Plan) -> PlannedHand {
        let spin_rad_per_s = plan.spin_mrad_per_s.clamp(-8000, 8000) as f32 / 1000.0;
        let mut goals = VecDeque::new();
        if plan.spin_mrad_per_s != 0 {
            goals.extend([Goal::ToRim, Goal::TakeRim, Goal::Whirl, Goal::LeaveRim]);
        }
        goals.extend(stretches(plan.deed));
        if plan.spin_mrad_per_s != 0 {
            goals.extend([Goal::ToRim, Goal::TakeRim, Goal::Brake { spin: 0.0 }, Goal::LeaveRim]);
        }
        goals.push_back(Goal::Aside);
        let seen = Turn::quantised(attempt.world.platform_pose().rotation);
        PlannedHand {
            goals,
            spin_rad_per_s,
            clock: 0,
            carrot: attempt.world.platform_pose().inverse_transform_point(attempt.own.hand.at),
            yaw: 0.0,
            grip: Fingers::Closed,
            rim: Fingers::Open,
            blind: attempt.own.hand.setup.blind.then_some(seen),
            luck: Luck::new(attempt),
            aim: Vector::ZERO,
            by_eye: false,
        }
    }

    /// The next tick's input; none when the plan is done.
    pub fn next(&mut self, attempt: &Attempt) -> Option<HandInput> {
        if attempt.stage() != Stage::Hand {
            return None;
        }
        let goal = *self.goals.front()?;
        self.by_eye = !matches!(
            goal,
            Goal::ToRim | Goal::TakeRim | Goal::Whirl | Goal::Brake { .. } | Goal::LeaveRim | Goal::Aside
        );
        let done = self.pursue(goal, attempt);
        self.clock += 1;
        if done || self.clock > STRETCH_TICKS_MAX {
            self.clock = 0;
            self.goals.pop_front();
        }
        Some(self.input(attempt))
    }

    /// Moves the carrot for one tick; whether the goal is reached.
    fn pursue(&mut self, goal: Goal, attempt: &Attempt) -> bool {
        match goal {
            Goal::OverSpot(spot) => {
                if self.clock == 0 {
                    self.aim = self.luck.aim * aim_m(attempt, spot);
                }
                let point = self.hand_over(attempt, spot);
                self.over(attempt, point)
            }
            Goal::SetDown(spot) => self.set_down(attempt, spot),
            Goal::Ease { from_z, speed } => self.ease(attempt, from_z, speed),
            Goal::Open => self.work_fingers(Fingers::Open),
            Goal::Close => self.work_fingers(Fingers::Closed),
            Goal::Rise => self.rise(attempt),
            Goal::OverPiece(piece) => self.over_piece(attempt, piece),
            Goal::ReachDown(piece) => self.reach_down(attempt, piece),
            Goal::ToRim => self.over(attempt, rim_point(attempt)),
            Goal::TakeRim => self.take_rim(attempt),
            Goal::Whirl => self.whirl(attempt),
            Goal::Brake { spin } => self.brake(attempt, spin),
            Goal::LeaveRim => {
                self.rim = Fingers::Open;
                self.rise(attempt)
            }
            Goal::BackDown(piece) => self.back_down(attempt, piece),
            Goal::Aside => self.aside(attempt),
        }
    }

    /// Where the hand must be so that what it holds is centred on the spot. Turns the hand for it.
    fn hand_over(&mut self, attempt: &Attempt, spot: Spot) -> Vector {
        let wanted_yaw = spot.yaw_mrad as f32 / 1000.0;
        let (offset, heading) = attempt.own.hand.hold();
        self.yaw = wanted_yaw - heading;
        let [x, y] = spot.at_um.map(|um| um as f32 * 1e-6);
        let centre = Vector::new(x, y, 0.0) + self.aim + self.blind_miss(attempt);
        let arm = about_z(self.yaw) * Vector::new(offset.x, offset.y, 0.0);
        centre - arm
    }

    /// Who does not look is off from the start, and drifts.
    fn blind_miss(&self, attempt: &Attempt) -> Vector {
        if self.blind.is_none() {
            return Vector::ZERO;
        }
        let data = &attempt.world.rig.hand;
        let drift_mm = data.blind_drift_mm_per_s * attempt.ticks() as f32 / TICK_HZ as f32;
        (self.luck.blind * data.blind_miss_mm + self.luck.drift * drift_mm) / 1000.0
    }

    /// Goes over a point, high enough to clear everything, and steadies there.
    fn over(&mut self, attempt: &Attempt, point: Vector) -> bool {
        let to = point.with_z(self.safe_z(attempt));
        self.go(attempt, to, travel_m_per_s(attempt))
    }

    fn set_down(&mut self, attempt: &Attempt, spot: Spot) -> bool {
        let ground = ground_m(attempt, spot);
        let speed = spot.speed_um_per_s.clamp(2_000, 800_000) as f32 * 1e-6;
        let floor = ground + attempt.held_depth_m() + spot.drop_um as f32 * 1e-6;
        let above = self.carrot.z - floor;
        let fast = travel_m_per_s(attempt).min(0.3).max(speed);
        let fall =
            if above > LAST_STRETCH_M { fast.min((above - LAST_STRETCH_M) * 60.0).max(speed) } else { speed };
        let over = self.hand_over(attempt, spot);
        self.carrot = over.with_z(self.carrot.z - fall / TICK_HZ as f32);
        if spot.drop_um > 0 {
            return self.carrot.z <= floor;
        }
        let hand = &attempt.own.hand;
        let touching = hand.held.iter().any(|held| attempt.world.touches_down(held.index, hand));
        let landed = touching && above < LAST_STRETCH_M || above < -0.006 || attempt.own.hand.held.is_empty();
        if landed {
            self.goals.insert(1, Goal::Ease { from_z: self.carrot.z, speed });
        }
        landed
    }

    /// Hands the weight over little by little: the spring that carries it is let down by what the weight presses
    /// it. Dropped all at once, a tank swings the platform half as far again as it will lean.
    fn ease(&mut self, attempt: &Attempt, from_z: f32, speed: f32) -> bool {
        let grip = attempt.own.hand.grip_data(&attempt.world.rig.hand);
        let pull = std::f32::consts::TAU * grip.spring_hz;
        let whole = attempt.world.rig.physics.gravity_m_per_s2 / (pull * pull);
        let depth = whole.min(grip.slip_lag_mm * 0.0005);
        self.carrot.z -= speed * 0.4 / TICK_HZ as f32;
        self.carrot.z <= from_z - depth
    }

    fn work_fingers(&mut self, fingers: Fingers) -> bool {
        self.grip = fingers;
        self.clock >= 2
    }

    fn rise(&mut self, attempt: &Attempt) -> bool {
        let to = self.safe_z(attempt);
        self.carrot.z = (self.carrot.z + 0.25 / TICK_HZ as f32).min(to);
        self.carrot.z >= to
    }

    fn over_piece(&mut self, attempt: &Attempt, piece: PieceId) -> bool {
        self.grip = Fingers::Open;
        let Some(top) = free_top(attempt, piece) else { return true };
        self.over(attempt, top)
    }

    fn reach_down(&mut self, attempt: &Attempt, piece: PieceId) -> bool {
        let Some(top) = free_top(attempt, piece) else { return true };
        let floor = top.z + attempt.world.rig.hand.pinch_reach_mm * 0.0005;
        let speed = if self.carrot.z - floor > LAST_STRETCH_M { 0.25 } else { 0.05 };
        self.carrot = top.with_z((self.carrot.z - speed / TICK_HZ as f32).max(floor));
        self.carrot.z <= floor && self.clock > 12 && self.off(attempt) < 0.002
    }

    fn take_rim(&mut self, attempt: &Attempt) -> bool {
        let floor = attempt.held_depth_m() + 0.012;
        let point = rim_point(attempt);
        self.carrot = point.with_z((self.carrot.z - 0.2 / TICK_HZ as f32).max(floor));
        if self.carrot.z <= floor && self.off(attempt) < 0.006 {
            self.rim = Fingers::Closed;
        }
        attempt.own.hand.rim.is_some()
    }

    /// Swings the hand round the axis, faster and faster, until the platform turns as it should.
    fn whirl(&mut self, attempt: &Attempt) -> bool {
        let share = (self.clock as f32 / WHIRL_TICKS as f32).min(1.0);
        let wanted = self.spin_rad_per_s * share;
        self.swing(attempt, wanted);
        let lost = self.clock > 3 && attempt.own.hand.rim.is_none();
        lost || attempt.world.spin_rad_per_s().abs() >= self.spin_rad_per_s.abs() * 0.97
    }

    /// Lets the hand go along, slower and slower.
    fn brake(&mut self, attempt: &Attempt, spin: f32) -> bool {
        if self.clock == 0 {
            self.goals[0] = Goal::Brake { spin: attempt.world.spin_rad_per_s() };
            return false;
        }
        let share = (1.0 - self.clock as f32 / BRAKE_TICKS as f32).max(0.0);
        self.swing(attempt, spin * share);
        share == 0.0 && attempt.world.spin_rad_per_s().abs() < 0.03
    }

    /// Moves on round the axis at a rate, relative to a platform that turns at its own.
    fn swing(&mut self, attempt: &Attempt, rate: f32) {
        let relative = rate - attempt.world.spin_rad_per_s();
        let lead = relative / attempt.world.rig.hand.eagerness_per_s;
        let at = attempt.world.platform_pose().inverse_transform_point(attempt.own.hand.at);
        let level = self.carrot.z;
        self.carrot = (about_z(relative / TICK_HZ as f32 + lead) * at).with_z(level);
    }

    /// Puts what was taken back on the ground it came from.
    fn back_down(&mut self, attempt: &Attempt, piece: PieceId) -> bool {
        let Some(before) = attempt.own.before.get(piece) else { return true };
        let [x, y, _] = before.pose.at_um;
        let (_, heading) = attempt.own.hand.hold();
        let yaw_mrad = libm::roundf((self.yaw + heading) * 1000.0) as i32;
        let spot = Spot { at_um: [x, y], yaw_mrad, drop_um: 0, speed_um_per_s: 25_000 };
        self.goals[0] = Goal::OverSpot(spot);
        self.goals.insert(1, Goal::SetDown(spot));
        false
    }

    fn aside(&mut self, attempt: &Attempt) -> bool {
        let home = Vector::new(0.0, -0.22, 0.12);
        let to = attempt.world.platform_pose().inverse_transform_point(home);
        // An empty hand may as well leave at once.
        attempt.own.hand.held.is_empty() || self.go(attempt, to, travel_m_per_s(attempt))
    }

    /// Moves the carrot towards a point, no faster than this; whether the hand is there and steady.
    fn go(&mut self, attempt: &Attempt, to: Vector, speed: f32) -> bool {
        let way = to - self.carrot;
        // Up first, then across: nobody sweeps a table with what they carry.
        let way = if way.z > 0.01 { Vector::new(0.0, 0.0, way.z) } else { way };
        self.carrot += way.clamp_length_max(speed / TICK_HZ as f32);
        // On a platform that turns, the hand cuts the corner a little at every tick.
        let spin = attempt.world.spin_rad_per_s();
        (to - self.carrot).length() < 1e-4 && self.off(attempt) < 0.0015 + 0.0004 * spin * spin
    }

    /// How far the hand is from the carrot.
    fn off(&self, attempt: &Attempt) -> f32 {
        (self.seen(attempt).transform_point(self.carrot) - attempt.own.hand.at).length()
    }

    /// The platform as this hand sees it: what turns is seen late, and the way it has made since is misjudged.
    fn seen(&self, attempt: &Attempt) -> RapierPose {
        let now = attempt.world.platform_pose();
        let rotation = match self.blind {
            Some(turn) => turn.rotation(),
            None => about_z(self.spin_misjudged_rad(attempt)) * now.rotation,
        };
        RapierPose::from_parts(now.translation, rotation)
    }

    /// Lag times spin, times how badly this hand judges it.
    fn spin_misjudged_rad(&self, attempt: &Attempt) -> f32 {
        if !self.by_eye {
            return 0.0;
        }
        let data = &attempt.world.rig.hand;
        attempt.world.spin_rad_per_s() * data.eye_lag_s * data.eye_misjudges * self.luck.spin
    }

    /// Above all that stands there, whatever is in the hand.
    fn safe_z(&self, attempt: &Attempt) -> f32 {
        let tallest = loose(attempt).map(|placed| placed.top_um(&attempt.world.rig)).max().unwrap_or(0);
        (tallest as f32 * 1e-6 + attempt.held_depth_m() + CLEARANCE_M).max(0.05)
    }

    fn input(&self, attempt: &Attempt) -> HandInput {
        let platform = self.seen(attempt);
        let spin = if self.blind.is_some() { 0.0 } else { attempt.world.spin_rad_per_s() };
        let eagerness = attempt.world.rig.hand.eagerness_per_s;
        let at = platform.transform_point(self.carrot);
        // The hand trails a moving target by its speed over its eagerness: aim that much ahead.
        let lead = Vector::Z.cross(at) * (spin / eagerness);
        let yaw = self.yaw + yaw_rad(platform.rotation) + spin / eagerness;
        let mut at_um = (at + lead).to_array().map(|m| libm::roundf(m * 1e6) as i32);
        let mut yaw_mrad = libm::roundf(yaw * 1000.0) as i32;
        if attempt.own.hand.setup.mirrored {
            at_um[0] = -at_um[0];
            yaw_mrad = -yaw_mrad;
        }
        HandInput { at_um, yaw_mrad, grip: self.grip, rim: self.rim }
    }
}

fn stretches(deed: Deed) -> Vec<Goal> {
    let take = |piece| [Goal::OverPiece(piece), Goal::ReachDown(piece), Goal::Close, Goal::Rise];
    let drop = [Goal::Open, Goal::Rise];
    let place = |spot| [Goal::OverSpot(spot), Goal::SetDown(spot)].into_iter().chain(drop);
    match deed {
        Deed::Place(spot) => place(spot).collect(),
        Deed::Move { piece, to } => take(piece).into_iter().chain(place(to)).collect(),
        Deed::TakeAway { piece } => take(piece).to_vec(),
        Deed::Right { piece } => take(piece).into_iter().chain([Goal::BackDown(piece)]).chain(drop).collect(),
    }
}

fn travel_m_per_s(attempt: &Attempt) -> f32 {
    let carried = if attempt.own.hand.held.len() > 1 { TOTEM_M_PER_S } else { FINGERS_M_PER_S };
    carried.min(match attempt.own.hand.setup.tool {
        crate::input::Tool::Fingers => FINGERS_M_PER_S,
        crate::input::Tool::Chopsticks => STICKS_M_PER_S,
    })
}

/// How far from the spot a hand aims, root mean square, in metres: the further, the higher and the hastier, the more.
fn aim_m(attempt: &Attempt, spot: Spot) -> f32 {
    let data = &attempt.world.rig.hand;
    let [x, y] = spot.at_um.map(|um| um as f32 * 1e-6);
    let away = (Vector::new(x, y, 0.0) - HOME_M).truncate().length();
    let up = ground_m(attempt, spot) + spot.drop_um as f32 * 1e-6;
    let speed = spot.speed_um_per_s as f32 * 1e-6;
    let sure = (data.aim_mm + data.aim_mm_per_m * away + data.aim_mm_per_m_up * up) / 1000.0;
    (sure + data.aim_s * speed) * attempt.own.hand.grip_data(data).shake_factor
}

/// The pieces on the platform that are not in the hand.
fn loose(attempt: &Attempt) -> impl Iterator<Item = Placed> + '_ {
    let held: Vec<PieceId> =
        attempt.own.hand.held.iter().map(|held| attempt.world.state.pieces[held.index].piece.id).collect();
    attempt.world.standing().pieces.into_iter().filter(move |placed| !held.contains(&placed.piece.id))
}

/// How high the ground is where the lowest held piece would be set down: the face, or what stands there.
fn ground_m(attempt: &Attempt, spot: Spot) -> f32 {
    let Some(held) = attempt.own.hand.held.first() else { return 0.0 };
    let rig = &attempt.world.rig;
    let piece = attempt.world.state.pieces[held.index].piece;
    let [x, y] = spot.at_um;
    let footprint =
        Placed { piece, pose: Pose::upright([x, y, 0], spot.yaw_mrad) }.footprint(rig).shrunk_by(1.0);
    let beneath = loose(attempt).filter(|placed| placed.footprint(rig).overlaps(&footprint));
    beneath.map(|placed| placed.top_um(rig)).max().unwrap_or(0) as f32 * 1e-6
}

/// A point on top of a piece that nothing covers: its middle if that is free.
fn free_top(attempt: &Attempt, id: PieceId) -> Option<Vector> {
    let rig = &attempt.world.rig;
    let all: Vec<Placed> = loose(attempt).collect();
    let piece = all.iter().find(|placed| placed.piece.id == id)?;
    let top = piece.top_um(rig);
    let above: Vec<_> =
        all.iter().filter(|p| p.piece.id != id && p.top_um(rig) > top).map(|p| p.footprint(rig)).collect();
    let footprint = piece.footprint(rig);
    let [cx, cy] = footprint.centroid();
    let corners = footprint.points().iter().map(|&[x, y]| [cx + (x - cx) * 0.7, cy + (y - cy) * 0.7]);
    let free = |p: &[f64; 2]| !above.iter().any(|cover| cover.contains(*p));
    let [x, y] = [[cx, cy]].into_iter().chain(corners).find(free).unwrap_or([cx, cy]);
    Some(Vector::new(x as f32 / 1000.0, y as f32 / 1000.0, top as f32 * 1e-6))
}

/// Where the hand takes the platform: a little outside the nearest tip, where spinning is recommended, or the nearest rim.
fn rim_point(attempt: &Attempt) -> Vector {
    let side = attempt.world.rig.side(attempt.world.state.side);
    let hand = attempt.world.platform_pose().inverse_transform_point(attempt.own.hand.at);
    let here = [f64::from(hand.x) * 1000.0, f64::from(hand.y) * 1000.0];
    let away = |p: &[f64; 2]| (p[0] - here[0]).powi(2) + (p[1] - here[1]).powi(2);
    let tips = side.tips.iter().map(|tip| tip.centroid());
    let nearest =
        tips.min_by(|a, b| away(a).total_cmp(&away(b))).unwrap_or_else(|| side.outline.nearest(here));
    let point = Vector::new(nearest[0] as f32, nearest[1] as f32, 0.0) / 1000.0;
    point + point.normalize_or_zero() * 0.012
}
