//! The bodies: a platform on its point and the pieces on it. Builds a world from a [`Standing`], steps it, and
//! reads poses back. World frame: the centre of the level platform's face is the origin, z is up, metres.

use crate::pose::{Pose, Turn};
use crate::rig::{Rig, TICK_HZ};
use crate::shapes;
use crate::standing::{Kind, Piece, PieceId, Placed, Side, Standing};
use rapier3d::math::{Pose as RapierPose, Rotation, Vector};
use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Collision groups: what the fingertip may not touch is what it holds.
const PLATFORM: Group = Group::GROUP_1;
const LOOSE: Group = Group::GROUP_2;
const HELD: Group = Group::GROUP_3;
pub(crate) const FINGER: Group = Group::GROUP_4;

/// Enough steps for what is out of balance to pick up speed, and for what is at rest to be lulled.
const LULL_STEPS_MIN: u32 = 6;
const LULL_STEPS_MAX: u32 = 30;

/// A platform with its pieces, in motion or at rest.
pub struct World {
    pub(crate) rig: Arc<Rig>,
    pub(crate) state: State,
    /// The platform's axis is less upright than this only past its stop.
    stop_cos: f32,
}

/// All of a world that changes; what a snapshot keeps.
#[derive(Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) physics: PhysicsWorld,
    pub(crate) side: Side,
    pub(crate) platform: RigidBodyHandle,
    pub(crate) pieces: Vec<Body>,
    /// Tilt damping times this.
    pub(crate) calm_factor: f32,
    /// Steps since the start.
    pub(crate) steps: u64,
}

/// A piece in the world.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) piece: Piece,
    pub(crate) handle: RigidBodyHandle,
    pub(crate) collider: ColliderHandle,
    pub(crate) fallen: bool,
}

impl World {
    /// Builds what stood there at rest, and lulls it back to sleep: nothing moves until something touches it. What
    /// turns out not to be at rest stays awake.
    pub fn asleep(rig: &Arc<Rig>, standing: &Standing) -> World {
        let mut world = World::awake(rig, standing);
        for step in 0..LULL_STEPS_MAX {
            world.step();
            if step >= LULL_STEPS_MIN {
                world.lull();
            }
            if world.is_at_rest() {
                break;
            }
        }
        world
    }

    /// Spares the bodies the wait before they may sleep; they still have to be slow enough.
    fn lull(&mut self) {
        for body in self.state.pieces.iter().map(|body| body.handle).chain([self.state.platform]) {
            let activation = self.state.physics.bodies[body].activation_mut();
            activation.time_since_can_sleep = activation.time_until_sleep;
        }
    }

    /// Builds what stands there and lets gravity have it.
    pub fn awake(rig: &Arc<Rig>, standing: &Standing) -> World {
        let mut physics = PhysicsWorld::new();
        physics.gravity = Vector::new(0.0, 0.0, -rig.physics.gravity_m_per_s2);
        physics.integration_parameters = integration(rig);
        let platform = insert_platform(&mut physics, rig, standing);
        let state =
            State { physics, side: standing.side, platform, pieces: Vec::new(), calm_factor: 1.0, steps: 0 };
        let mut world = World::from_state(rig, state);
        for placed in &standing.pieces {
            let pose = world.platform_pose() * placed.pose.exact();
            world.insert_piece(placed.piece, pose);
        }
        world.detect_contacts();
        world
    }

    pub(crate) fn from_state(rig: &Arc<Rig>, state: State) -> World {
        World { rig: rig.clone(), state, stop_cos: libm::cosf(rig.platform.tilt_stop_deg.to_radians()) }
    }

    /// Adds a piece at a pose in the world.
    pub(crate) fn insert_piece(&mut self, piece: Piece, pose: RapierPose) -> usize {
        let shape = self.rig.shape(piece.kind);
        let [hx, hy, hz] = shape.half_m();
        let body = resting(RigidBodyBuilder::dynamic().pose(pose).ccd_enabled(true).build(), &self.rig);
        let collider = ColliderBuilder::cuboid(hx, hy, hz)
            .mass(shape.mass_g / 1000.0)
            .friction(shape.friction)
            .collision_groups(group(LOOSE));
        let (handle, collider) = self.state.physics.insert(body, collider);
        self.state.pieces.push(Body { piece, handle, collider, fallen: false });
        self.state.pieces.len() - 1
    }

    /// Updates contacts without letting time pass.
    pub(crate) fn detect_contacts(&mut self) {
        let dt = std::mem::take(&mut self.state.physics.integration_parameters.dt);
        self.state.physics.step();
        self.state.physics.integration_parameters.dt = dt;
    }

    /// One tick of 1/60 s in whole steps, finer while it spins. `each_step` may push before each of them.
    pub(crate) fn tick(&mut self, mut each_step: impl FnMut(&mut World, f32)) {
        let spinning = self.spin_rad_per_s().abs() > self.rig.physics.spinning_above_rad_per_s;
        let data = &self.rig.physics;
        let (steps, iterations) = match spinning {
            true => (data.spinning_steps_per_tick, data.spinning_solver_iterations),
            false => (data.steps_per_tick, data.solver_iterations),
        };
        let dt = 1.0 / (TICK_HZ * steps) as f32;
        let parameters = &mut self.state.physics.integration_parameters;
        parameters.dt = dt;
        parameters.num_solver_iterations = iterations as usize;
        for _ in 0..steps {
            each_step(self, dt);
            self.step();
        }
        self.drop_the_fallen();
    }

    /// One step of the engine, with the platform's own damping and stop.
    pub fn step(&mut self) {
        self.damp_platform();
        self.state.physics.step();
        self.state.steps += 1;
    }

    /// Tilt and yaw are damped apart: tilt strongly, or the platform sways for ever; yaw hardly, or it will not
    /// spin. Past its stop the platform is pushed back by the collar under it.
    fn damp_platform(&mut self) {
        let platform = &self.state.physics.bodies[self.state.platform];
        let (up, angular) = (platform.rotation() * Vector::Z, platform.angvel());
        // Writing to a body costs the engine a round of checks: not when there is nothing to damp.
        if platform.is_sleeping() || angular.length_squared() < 1e-12 {
            return;
        }
        let dt = self.state.physics.integration_parameters.dt;
        let data = &self.rig.platform;
        let tilt_damping = data.tilt_damping_per_s * self.state.calm_factor;
        let spin = angular.dot(up);
        let tilt = angular - up * spin;
        let slower = spin / (1.0 + data.yaw_damping_per_s * dt);
        let friction = (data.yaw_friction_rad_per_s2 * dt).min(slower.abs());
        let damped = up * (slower - friction.copysign(slower)) + tilt / (1.0 + tilt_damping * dt);
        let pushed_back =
            if up.z < self.stop_cos { stop(up, damped, data.tilt_stop_deg) } else { Vector::ZERO };
        self.state.physics.bodies[self.state.platform].set_angvel(damped + pushed_back, false);
    }

    /// Takes out what has fallen: it goes on falling out of sight.
    fn drop_the_fallen(&mut self) {
        let floor = -self.rig.platform.fallen_below_mm / 1000.0;
        for body in self.state.pieces.iter_mut().filter(|body| !body.fallen) {
            let pose = self.state.physics.bodies.get(body.handle).map(|piece| *piece.position());
            if pose.is_none_or(|pose| pose.translation.z < floor || !pose.is_finite()) {
                body.fallen = true;
                self.state.physics.bodies[body.handle].set_enabled(false);
            }
        }
    }

    /// Whether nothing moves any more.
    pub fn is_at_rest(&self) -> bool {
        self.state.physics.islands.active_bodies().next().is_none()
    }

    /// Lets time pass until all is at rest, or for so many seconds; whether it came to rest.
    pub fn settle(&mut self, seconds_max: f32) -> bool {
        let ticks_max = (seconds_max * TICK_HZ as f32) as u32;
        for _ in 0..ticks_max {
            if self.is_at_rest() {
                return true;
            }
            self.tick(|_, _| {});
        }
        self.is_at_rest()
    }

    /// Lets nothing fall asleep any more: for endurance tests and measurements.
    pub fn keep_awake(&mut self) {
        for handle in self.state.pieces.iter().map(|body| body.handle).chain([self.state.platform]) {
            let body = &mut self.state.physics.bodies[handle];
            body.activation_mut().normalized_linear_threshold = -1.0;
            body.wake_up(true);
        }
    }

    /// Gives a piece a velocity, as if it had been thrown.
    pub fn throw(&mut self, id: PieceId, velocity_mm_per_s: [f32; 3], turning_rad_per_s: [f32; 3]) {
        let thrown = self.state.pieces.iter().position(|body| body.piece.id == id);
        let Some(index) = thrown else { return };
        let body = self.piece_body(index);
        body.set_linvel(Vector::from_array(velocity_mm_per_s) / 1000.0, true);
        body.set_angvel(Vector::from_array(turning_rad_per_s), true);
    }

    /// A copy of the engine's own world, to be stepped bare: what this crate adds is measured against it.
    pub fn engine_copy(&self) -> PhysicsWorld {
        let bytes = postcard::to_allocvec(&self.state.physics).expect("the engine's world is plain data");
        postcard::from_bytes(&bytes).expect("and reads back")
    }

    /// What is on the platform now, wherever it is: the fallen are left out.
    pub fn standing(&self) -> Standing {
        let platform = self.platform_pose();
        let mut standing = Standing::empty(self.state.side);
        standing.platform = Turn::quantised(platform.rotation);
        for body in self.state.pieces.iter().filter(|body| !body.fallen) {
            let pose = platform.inv_mul(self.state.physics.bodies[body.handle].position());
            standing.put(Placed { piece: body.piece, pose: Pose::quantised(&pose) });
        }
        standing
    }

    /// The pieces that fell, in the order of their ids.
    pub fn fallen(&self) -> Vec<PieceId> {
        let mut fallen: Vec<_> = self.state.pieces.iter().filter(|b| b.fallen).map(|b| b.piece.id).collect();
        fallen.sort();
        fallen
    }

    /// How fast the platform turns about its own axis.
    pub fn spin_rad_per_s(&self) -> f32 {
        let platform = &self.state.physics.bodies[self.state.platform];
        platform.angvel().dot(platform.rotation() * Vector::Z)
    }

    /// How far the platform leans now, in degrees.
    pub fn tilt_deg(&self) -> f32 {
        let up = self.platform_pose().rotation * Vector::Z;
        libm::acosf(up.z.clamp(-1.0, 1.0)).to_degrees()
    }

    /// The platform's frame: origin at the centre of its face.
    pub(crate) fn platform_pose(&self) -> RapierPose {
        *self.state.physics.bodies[self.state.platform].position()
    }

    pub(crate) fn platform_body(&mut self) -> &mut RigidBody {
        &mut self.state.physics.bodies[self.state.platform]
    }

    pub(crate) fn piece_body(&mut self, index: usize) -> &mut RigidBody {
        let handle = self.state.pieces[index].handle;
        &mut self.state.physics.bodies[handle]
    }

    pub(crate) fn piece_pose(&self, index: usize) -> RapierPose {
        *self.state.physics.bodies[self.state.pieces[index].handle].position()
    }

    pub(crate) fn kind_of(&self, index: usize) -> Kind {
        self.state.pieces[index].piece.kind
    }

    /// Marks a piece as in the fingers, or out of them: the fingertip passes through what it holds.
    pub(crate) fn mark_held(&mut self, index: usize, held: bool) {
        let collider = self.state.pieces[index].collider;
        let membership = if held { HELD } else { LOOSE };
        self.state.physics.colliders[collider].set_collision_groups(group(membership));
    }
}

/// The engine's settings. See the data file for the reasons.
fn integration(rig: &Rig) -> IntegrationParameters {
    let data = &rig.physics;
    IntegrationParameters {
        dt: 1.0 / (TICK_HZ * data.steps_per_tick) as f32,
        num_solver_iterations: data.solver_iterations as usize,
        length_unit: data.length_unit_m,
        contact_softness: SpringCoefficients::new(data.contact_hz, data.contact_damping_ratio),
        static_contact_softness: SpringCoefficients::new(data.fixed_contact_hz, data.contact_damping_ratio),
        // Recycled contacts are stale by up to a millimetre here: tilts come out wrong.
        contact_recycling: false,
        normalized_prediction_distance: data.prediction_share,
        normalized_max_linear_velocity: data.speed_max_m_per_s / data.length_unit_m,
        ..IntegrationParameters::default()
    }
}

/// A spherical impulse joint holds the platform's underside on the point; reduced coordinates tilt wrongly.
fn insert_platform(physics: &mut PhysicsWorld, rig: &Rig, standing: &Standing) -> RigidBodyHandle {
    let pivot = Vector::new(0.0, 0.0, -rig.platform.thickness_mm / 1000.0);
    let base = physics.insert_body(RigidBodyBuilder::fixed().translation(pivot));
    let rotation: Rotation = standing.platform.rotation();
    let pose = RapierPose::from_parts(pivot - rotation * pivot, rotation);
    let builder = RigidBodyBuilder::dynamic()
        .pose(pose)
        .additional_mass_properties(shapes::platform_mass(rig, standing.side));
    let collider = ColliderBuilder::new(shapes::platform_mesh(rig, standing.side))
        .density(0.0)
        .friction(rig.platform.friction)
        .collision_groups(group(PLATFORM));
    let (platform, _) = physics.insert(resting(builder.build(), rig), collider);
    let joint = SphericalJointBuilder::new().local_anchor1(Vector::ZERO).local_anchor2(pivot);
    physics.insert_impulse_joint(base, platform, joint);
    platform
}

/// When the engine may put a body to sleep.
fn resting(mut body: RigidBody, rig: &Rig) -> RigidBody {
    let data = &rig.physics;
    let activation = body.activation_mut();
    activation.normalized_linear_threshold = data.rest_below_m_per_s / data.length_unit_m;
    activation.time_until_sleep = data.rest_after_s;
    body
}

/// Who collides with whom: everything with everything, but the fingertip not with what it holds.
pub(crate) fn group(membership: Group) -> InteractionGroups {
    let filter = match membership {
        HELD => PLATFORM | LOOSE | HELD,
        FINGER => PLATFORM | LOOSE,
        _ => Group::ALL,
    };
    InteractionGroups::new(membership, filter, InteractionTestMode::And)
}

/// How fast the collar takes back what leans past it: in about a sixtieth of a second.
const COLLAR_PER_S: f32 = 60.0;

/// The change of angular velocity by the collar: what leans further out past the stop is turned back.
fn stop(up: Vector, angular: Vector, stop_deg: f32) -> Vector {
    let lean = libm::acosf(up.z.clamp(-1.0, 1.0));
    let past = lean - stop_deg.to_radians();
    // Turning about this axis leans the platform further.
    let Some(axis) = Vector::Z.cross(up).try_normalize() else { return Vector::ZERO };
    let outward = angular.dot(axis).max(0.0);
    -axis * (outward + past * COLLAR_PER_S)
}
