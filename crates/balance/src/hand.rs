//! The hand: a point that moves with limited speed and force, a fingertip that bumps what it touches, and a grip
//! that is a clamped spring on what it holds. It never moves a body by decree.

use crate::input::{Fingers, HandInput, HandSetup, Tool};
use crate::pose::{about_z, wrapped_rad};
use crate::rig::{Grip, HandData, TICK_HZ};
use crate::standing::PieceId;
use crate::tremor::Seed;
use crate::unsteady::{Strain, Unsteady};
use crate::world::{FINGER, World, group};
use rapier3d::math::{Pose as RapierPose, Rotation, Vector};
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

/// Where a hand waits before an attempt: in front of the platform and above it.
pub(crate) const HOME_M: Vector = Vector::new(0.0, -0.2, 0.12);
/// A piece that was taken is turned upright once it is this far off where it lay.
const CLEAR_M: f32 = 0.012;
/// From this height of its lower piece's middle, and over this stretch above, a totem is leant as the platform leans.
const TOTEM_LEANS_M: [f32; 2] = [0.014, 0.02];

/// The hand in an attempt.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Hand {
    pub(crate) setup: HandSetup,
    pub(crate) at: Vector,
    pub(crate) velocity: Vector,
    pub(crate) yaw: f32,
    yaw_rate: f32,
    unsteady: Unsteady,
    shake: Vector,
    shake_velocity: Vector,
    wobble: Vector,
    pub(crate) held: Vec<Held>,
    fingertip: RigidBodyHandle,
    fingertip_collider: ColliderHandle,
    grip: Fingers,
    pub(crate) rim: Option<Vector>,
    /// What slipped since it was last asked.
    pub(crate) slipped: Vec<usize>,
}

/// Something in the grip.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) index: usize,
    /// From the hand's point to the piece's centre, in the hand's frame.
    pub(crate) offset: Vector,
    /// The piece's rotation in the hand's frame.
    turn: Rotation,
    /// The height at which it was taken from the platform.
    taken_at_z: f32,
    /// The upper one of a totem: nothing holds it but the piece beneath.
    rides: bool,
}

impl Hand {
    /// A hand at home with what it holds, which is added to the world.
    pub(crate) fn new(world: &mut World, setup: HandSetup, seed: Seed) -> Hand {
        let data = world.rig.hand.clone();
        let radius = data.fingertip_radius_mm / 1000.0;
        let body = RigidBodyBuilder::dynamic()
            .translation(HOME_M + Vector::Z * radius)
            .gravity_scale(0.0)
            .lock_rotations()
            .can_sleep(false);
        let collider = ColliderBuilder::ball(radius)
            .mass(data.fingertip_mass_g / 1000.0)
            .friction(data.fingertip_friction)
            .collision_groups(group(FINGER));
        let (fingertip, fingertip_collider) = world.state.physics.insert(body, collider);
        let mut hand = Hand {
            unsteady: Unsteady::new(seed, &setup, &data),
            at: HOME_M,
            velocity: Vector::ZERO,
            yaw: 0.0,
            yaw_rate: 0.0,
            shake: Vector::ZERO,
            shake_velocity: Vector::ZERO,
            wobble: Vector::ZERO,
            held: Vec::new(),
            fingertip,
            fingertip_collider,
            grip: Fingers::Closed,
            rim: None,
            slipped: Vec::new(),
            setup,
        };
        hand.fill(world);
        hand
    }

    /// Puts what the set-up holds into the fingers: the first is held, the next one only stands on it.
    fn fill(&mut self, world: &mut World) {
        let mut below = -world.rig.hand.gap_mm / 1000.0;
        for (place, piece) in self.setup.holds.clone().into_iter().enumerate().rev() {
            let half = world.rig.shape(piece.kind).half_m()[2];
            let offset = Vector::new(0.0, 0.0, below - half);
            below -= 2.0 * half;
            let index = world.insert_piece(piece, RapierPose::from_translation(self.at + offset));
            world.mark_held(index, true);
            let rides = place > 0;
            self.held
                .insert(0, Held { index, offset, turn: Rotation::IDENTITY, taken_at_z: f32::MIN, rides });
        }
    }

    /// Takes a tick's input: speeds up or slows down, opens or closes.
    pub(crate) fn steer(&mut self, world: &mut World, input: HandInput) {
        let data = world.rig.hand.clone();
        let dt = 1.0 / TICK_HZ as f32;
        let [x, y, z] = input.at_um.map(|um| um as f32 * 1e-6);
        let wanted = (Vector::new(x, y, z) - self.at) * data.eagerness_per_s;
        let wanted = wanted.clamp_length_max(data.speed_max_m_per_s);
        let change = (wanted - self.velocity).clamp_length_max(data.acceleration_max_m_per_s2 * dt);
        self.velocity += change;
        let turn = wrapped_rad(input.yaw_mrad as f32 / 1000.0 - self.yaw) * data.eagerness_per_s;
        self.yaw_rate = turn.clamp(-data.turn_max_rad_per_s, data.turn_max_rad_per_s);
        let strain = self.strain(world);
        let grip = self.grip_data(&data).clone();
        let (shake, wobble) = self.unsteady.next(&data, &grip, strain);
        self.shake_velocity = (shake - self.shake) / dt;
        self.wobble = wobble;
        self.use_fingers(world, input.grip);
        self.use_rim(world, input.rim, &data);
    }

    /// Closing an empty hand takes the nearest piece in reach; opening lets everything go.
    fn use_fingers(&mut self, world: &mut World, grip: Fingers) {
        if grip == self.grip {
            return;
        }
        self.grip = grip;
        match grip {
            Fingers::Open => self.let_go(world),
            Fingers::Closed => self.pinch(world),
        }
    }

    fn let_go(&mut self, world: &mut World) {
        let grip = self.grip_data(&world.rig.hand).clone();
        for held in std::mem::take(&mut self.held) {
            release(world, held.index);
            if !held.rides {
                let (push, twist) = self.unsteady.release(&grip);
                let body = world.piece_body(held.index);
                body.set_linvel(body.linvel() + push, true);
                body.set_angvel(body.angvel() + twist, true);
            }
        }
    }

    /// What makes the hand unsteady now.
    fn strain(&self, world: &World) -> Strain {
        let lowest = self.held.iter().map(|held| held.offset.z).fold(0.0, f32::min);
        let mass = |held: &Held| world.rig.shape(world.kind_of(held.index)).mass_g / 1000.0;
        Strain {
            speed_m_per_s: self.velocity.length(),
            height_m: world.platform_pose().inverse_transform_point(self.at).z + lowest,
            load_kg: self.held.iter().map(mass).sum(),
        }
    }

    fn pinch(&mut self, world: &mut World) {
        let data = &world.rig.hand;
        let radius = data.fingertip_radius_mm / 1000.0;
        let reach = radius + data.pinch_reach_mm / 1000.0;
        let finger = self.at + self.shake + Vector::Z * radius;
        let loose = (0..world.state.pieces.len()).filter(|&i| !world.state.pieces[i].fallen);
        let nearest = loose.map(|i| (distance(world, i, finger), i)).min_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, index)) = nearest.filter(|&(distance, _)| distance <= reach) else { return };
        let frame = self.frame(world);
        let held_frame = Rotation::from_scaled_axis(self.wobble) * frame;
        let pose = world.piece_pose(index);
        world.mark_held(index, true);
        self.held.push(Held {
            index,
            offset: frame.inverse() * (pose.translation - self.at - self.shake),
            turn: held_frame.inverse() * pose.rotation,
            taken_at_z: pose.translation.z,
            rides: false,
        });
    }

    /// The rim is held by the point of the platform that was under the fingers when they closed on it.
    fn use_rim(&mut self, world: &World, rim: Fingers, data: &HandData) {
        match (rim, self.rim) {
            (Fingers::Open, _) => self.rim = None,
            (Fingers::Closed, None) => self.rim = rim_in_reach(world, self.at, data),
            (Fingers::Closed, Some(anchor)) => {
                let away = (world.platform_pose().transform_point(anchor) - self.at).truncate().length();
                if away > data.rim_lost_mm / 1000.0 {
                    self.rim = None;
                }
            }
        }
    }

    /// Pushes on everything for one step.
    pub(crate) fn push(&mut self, world: &mut World, dt: f32) {
        self.at += self.velocity * dt;
        self.yaw += self.yaw_rate * dt;
        self.shake += self.shake_velocity * dt;
        self.push_fingertip(world);
        self.push_held(world);
        self.keep_riders(world);
        self.push_rim(world, dt);
    }

    fn push_fingertip(&self, world: &mut World) {
        let data = &world.rig.hand;
        let (radius, mass) = (data.fingertip_radius_mm / 1000.0, data.fingertip_mass_g / 1000.0);
        let grip = data.fingers.clone();
        let body = &mut world.state.physics.bodies[self.fingertip];
        let lag = self.at + self.shake + Vector::Z * radius - body.translation();
        let slower = self.velocity + self.shake_velocity - body.linvel();
        body.reset_forces(false);
        body.add_force((spring(&grip, lag, slower) * mass).clamp_length_max(grip.force_max_n), true);
    }

    fn push_held(&mut self, world: &mut World) {
        let frame = self.frame(world);
        let gravity = Vector::Z * world.rig.physics.gravity_m_per_s2;
        let grip = self.grip_data(&world.rig.hand).clone();
        let wobble = Rotation::from_scaled_axis(self.wobble);
        let (ridden, ridden_inertia) = self.ridden(world);
        let mut kept = Vec::with_capacity(self.held.len());
        for mut held in std::mem::take(&mut self.held) {
            if held.rides {
                kept.push(held);
                continue;
            }
            held.turn_upright(self.at.z, world);
            let arm = frame * held.offset;
            let turning = Vector::Z * self.yaw_rate;
            let body = world.piece_body(held.index);
            let lag = self.at + self.shake + arm - body.translation();
            let slower = self.velocity + self.shake_velocity + turning.cross(arm) - body.linvel();
            // Who carries a totem feels the weight of both.
            let force = (spring(&grip, lag, slower) + gravity) * (body.mass() + ridden);
            let torque = torque(body, wobble * frame * held.turn, turning, &grip, ridden_inertia);
            body.reset_forces(false);
            body.reset_torques(false);
            body.add_force(force.clamp_length_max(grip.force_max_n), true);
            body.add_torque(torque.clamp_length_max(grip.torque_max_n_mm / 1000.0), true);
            if lag.length() > grip.slip_lag_mm / 1000.0 {
                release(world, held.index);
                self.slipped.push(held.index);
            } else {
                kept.push(held);
            }
        }
        self.held = kept;
    }

    /// What rides on what is held, and has not slid off it yet.
    fn keep_riders(&mut self, world: &mut World) {
        let Some(rider) = self.held.iter().copied().find(|held| held.rides) else { return };
        let lower = self.held.iter().copied().find(|held| !held.rides);
        let stays = lower.is_some_and(|lower| {
            let apart = world
                .piece_pose(lower.index)
                .inverse_transform_point(world.piece_pose(rider.index).translation);
            let meant = rider.offset - lower.offset;
            (apart - meant).length() <= world.rig.hand.totem_slip_mm / 1000.0
        });
        if !stays {
            self.held.retain(|held| !held.rides);
            release(world, rider.index);
            self.slipped.push(rider.index);
        }
    }

    /// The mass of what rides on what is held, and what it adds to the inertia against tipping.
    fn ridden(&self, world: &World) -> (f32, f32) {
        let lower = self.held.first().map_or(0.0, |held| held.offset.z);
        let one = |held: &Held| {
            let kg = world.rig.shape(world.kind_of(held.index)).mass_g / 1000.0;
            (kg, kg * (held.offset.z - lower) * (held.offset.z - lower))
        };
        let riders = self.held.iter().filter(|held| held.rides).map(one);
        riders.fold((0.0, 0.0), |(kg, inertia), (more_kg, more)| (kg + more_kg, inertia + more))
    }

    /// The rim follows the fingers round the axis, with no more force than fingers have there.
    fn push_rim(&mut self, world: &mut World, dt: f32) {
        let Some(anchor) = self.rim else { return };
        let data = world.rig.hand.clone();
        let platform = world.platform_body();
        let up = platform.rotation() * Vector::Z;
        let at = platform.position().transform_point(anchor);
        let radius = at.truncate().length().max(1e-3);
        let along = Vector::Z.cross(at).normalize_or_zero();
        let lag = (self.at - at).dot(along);
        let slower = self.velocity.dot(along) - platform.angvel().dot(up) * radius;
        let force = lag * data.rim_stiffness_n_per_m + slower * data.rim_damping_n_s_per_m;
        let force = force.clamp(-data.rim_force_max_n, data.rim_force_max_n);
        platform.apply_torque_impulse(up * (force * radius * dt), true);
    }

    /// The hand's frame: upright like the platform's face, for a person holds a piece level with where it goes,
    /// and turned by the hand's heading. A totem is held upright until it is nearly there, or the upper one slides off.
    pub(crate) fn frame(&self, world: &World) -> Rotation {
        let up = world.platform_pose().rotation * Vector::Z;
        let lean = Rotation::from_rotation_arc(Vector::Z, up);
        let lean = if self.held.iter().any(|held| held.rides) {
            let height = self.strain(world).height_m - TOTEM_LEANS_M[0];
            Rotation::IDENTITY.slerp(lean, 1.0 - (height / TOTEM_LEANS_M[1]).clamp(0.0, 1.0))
        } else {
            lean
        };
        lean * about_z(self.yaw)
    }

    /// How firmly it holds.
    pub(crate) fn grip_data<'a>(&self, data: &'a HandData) -> &'a Grip {
        match self.setup.tool {
            Tool::Fingers => &data.fingers,
            Tool::Chopsticks => &data.chopsticks,
        }
    }

    /// Takes the hand away, with what it still holds.
    pub(crate) fn leave(&mut self, world: &mut World) {
        self.rim = None;
        world.state.physics.bodies[self.fingertip].set_enabled(false);
        for held in &self.held {
            world.piece_body(held.index).set_enabled(false);
        }
    }

    /// From the hand's point to the centre of what it holds lowest, and that piece's heading in the hand's frame.
    pub(crate) fn hold(&self) -> (Vector, f32) {
        let Some(held) = self.held.first() else { return (Vector::ZERO, 0.0) };
        let along = held.turn * Vector::X;
        (held.offset, libm::atan2f(along.y, along.x))
    }

    pub(crate) fn holds(&self, index: usize) -> bool {
        self.held.iter().any(|held| held.index == index)
    }

    /// The pieces that the fingertip, or something held, touches now.
    pub(crate) fn touching(&self, world: &World) -> Vec<PieceId> {
        let held = self.held.iter().map(|held| world.state.pieces[held.index].collider);
        let mut touched = Vec::new();
        for collider in held.chain([self.fingertip_collider]) {
            for other in world.touched_by(collider) {
                if !self.holds(other) {
                    touched.push(world.state.pieces[other].piece.id);
                }
            }
        }
        touched
    }
}

impl Held {
    /// Once clear of where it lay, a piece is turned upright in the fingers, keeping its heading.
    fn turn_upright(&mut self, hand_z: f32, world: &World) {
        let centre_z = hand_z + self.offset.z;
        if centre_z < self.taken_at_z + CLEAR_M {
            return;
        }
        let along = self.turn * Vector::X;
        let heading = if along.z.abs() < 0.7 { libm::atan2f(along.y, along.x) } else { 0.0 };
        let upright = about_z(heading);
        let step = world.rig.hand.turn_max_rad_per_s * world.state.physics.integration_parameters.dt;
        let apart = self.turn.angle_between(upright);
        self.turn = if apart <= step { upright } else { self.turn.slerp(upright, step / apart).normalize() };
    }
}

/// The acceleration of a critically damped spring.
fn spring(grip: &Grip, lag: Vector, slower: Vector) -> Vector {
    let pull = std::f32::consts::TAU * grip.spring_hz;
    lag * (pull * pull) + slower * (2.0 * pull)
}

/// The same spring for the rotation.
fn torque(body: &RigidBody, wanted: Rotation, turning: Vector, grip: &Grip, ridden: f32) -> Vector {
    let current = *body.rotation();
    let off = wanted * current.inverse();
    let off = if off.w < 0.0 { -off } else { off };
    let acceleration = spring(grip, off.to_scaled_axis(), turning - body.angvel());
    let inertia = body.mass_properties().local_mprops.principal_inertia() + Vector::new(ridden, ridden, 0.0);
    current * ((current.inverse() * acceleration) * inertia)
}

fn release(world: &mut World, index: usize) {
    world.mark_held(index, false);
    let body = world.piece_body(index);
    body.reset_forces(true);
    body.reset_torques(true);
}

/// The distance from a point to a piece's surface; 0 inside.
fn distance(world: &World, index: usize, point: Vector) -> f32 {
    let local = world.piece_pose(index).inverse_transform_point(point);
    let half = Vector::from_array(world.rig.shape(world.kind_of(index)).half_m());
    (local.abs() - half).max(Vector::ZERO).length()
}

/// The point of the rim that the fingers close on.
fn rim_in_reach(world: &World, at: Vector, data: &HandData) -> Option<Vector> {
    let local = world.platform_pose().inverse_transform_point(at);
    let here = [f64::from(local.x) * 1000.0, f64::from(local.y) * 1000.0];
    let side = world.rig.side(world.state.side);
    let nearest = side.outline.nearest(here);
    let away = ((nearest[0] - here[0]).powi(2) + (nearest[1] - here[1]).powi(2)).sqrt();
    let reach = f64::from(data.rim_reach_mm);
    let low = f64::from(local.z) * 1000.0 <= 2.0 * reach;
    (away <= reach && low).then(|| Vector::new(nearest[0] as f32, nearest[1] as f32, 0.0) / 1000.0)
}
