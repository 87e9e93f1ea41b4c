//! An attempt: what one hand does from start to end. Runs tick by tick under inputs, live or planned; keeps a
//! record; ends with facts. The same standing, set-up, seed and inputs give the same facts, bit for bit.

use crate::facts::{Deeds, Facts, Fate, LetGo, PieceFacts, Taken, kept_where_still};
use crate::hand::Hand;
use crate::input::{HandInput, HandSetup};
use crate::pose::Pose;
use crate::rig::{Rig, TICK_HZ, ZONES};
use crate::standing::{BadStanding, PieceId, Standing};
use crate::tremor::Seed;
use crate::world::{State, World};
use rapier3d::math::Vector;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// An attempt takes at most this many ticks of the hand: a minute. Then the hand is taken away.
pub const TICKS_MAX: u32 = 60 * TICK_HZ;

/// An attempt takes at most this many steps of the engine, whatever its rig says: a minute of the hand and the longest
/// settling of the standard rig at its finest, and a fifth more. When they are spent the attempt is over and judged as it
/// is; so the time of an attempt does not come from a file.
pub const STEPS_MAX: u64 = 40_000;

/// An attempt under way.
pub struct Attempt {
    pub(crate) world: World,
    pub(crate) own: Own,
}

/// The attempt's own part of a snapshot.
#[derive(Serialize, Deserialize)]
pub(crate) struct Own {
    pub(crate) before: Standing,
    pub(crate) seed: Seed,
    pub(crate) hand: Hand,
    stage: Stage,
    pub(crate) ticks: u32,
    settled_ticks: u32,
    record: Vec<HandInput>,
    deeds: Deeds,
    /// Where taken pieces were a tick ago, in the platform's frame, and where they were taken.
    taken_from: Vec<(usize, Vector, Vector)>,
}

/// How far an attempt has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The hand is at work.
    Hand,
    /// The hand is gone; things settle.
    Settling,
    /// All is at rest, or time ran out.
    Over,
}

/// Why an attempt cannot begin or go on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadAttempt {
    /// The platform does not add up.
    #[error(transparent)]
    Standing(#[from] BadStanding),
    /// More than a totem of two.
    #[error("a hand holds at most two pieces, not {0}")]
    HandTooFull(usize),
    /// Bytes that are no snapshot.
    #[error("this is not a snapshot of an attempt")]
    BadSnapshot,
}

impl Attempt {
    /// Puts the hand in front of a platform at rest. A position made by hand goes through [`settle`] first.
    pub fn new(
        rig: &Arc<Rig>,
        before: &Standing,
        setup: HandSetup,
        seed: Seed,
    ) -> Result<Attempt, BadAttempt> {
        check(rig, before, &setup)?;
        Ok(Attempt::begin(World::asleep(rig, before), before, setup, seed))
    }

    fn begin(mut world: World, before: &Standing, setup: HandSetup, seed: Seed) -> Attempt {
        if setup.calm {
            world.state.calm_factor = world.rig.platform.calm_damping_factor;
        }
        let hand = Hand::new(&mut world, setup, seed);
        let own = Own {
            before: before.clone(),
            seed,
            hand,
            stage: Stage::Hand,
            ticks: 0,
            settled_ticks: 0,
            record: Vec::new(),
            deeds: Deeds::default(),
            taken_from: Vec::new(),
        };
        Attempt { world, own }
    }

    /// One tick of 1/60 s. Once the hand is gone the input is ignored; once the attempt is over nothing happens.
    pub fn tick(&mut self, input: HandInput) {
        if self.is_spent() {
            return self.stop();
        }
        match self.own.stage {
            Stage::Hand => self.hand_tick(input),
            Stage::Settling => self.settle_tick(),
            Stage::Over => {}
        }
    }

    /// Takes the hand away, with what it holds. What is on the platform settles by itself.
    pub fn leave(&mut self) {
        if self.own.stage == Stage::Hand {
            self.own.deeds.left_spin_mrad_per_s = self.spin_mrad_per_s();
            self.own.hand.leave(&mut self.world);
            self.own.stage = Stage::Settling;
        }
    }

    /// One tick without the hand; whether the attempt goes on.
    pub fn wait(&mut self) -> bool {
        self.leave();
        if self.is_spent() {
            self.stop();
        }
        self.settle_tick();
        self.own.stage != Stage::Over
    }

    /// Takes the hand away and lets everything settle at full speed.
    pub fn finish(&mut self) -> Facts {
        while self.wait() {}
        self.facts()
    }

    /// Whether another tick would take more steps than an attempt has.
    fn is_spent(&self) -> bool {
        let physics = &self.world.rig.physics;
        let most = physics.steps_per_tick.max(physics.spinning_steps_per_tick);
        self.world.state.steps + u64::from(most) > STEPS_MAX
    }

    /// Ends the attempt here, with everything as it is.
    fn stop(&mut self) {
        self.leave();
        self.own.stage = Stage::Over;
    }

    /// Steps of the engine so far: at most [`STEPS_MAX`].
    pub fn steps(&self) -> u64 {
        self.world.state.steps
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.own.stage
    }

    /// The inputs so far: with the standing, the set-up and the seed, all there is to know.
    pub fn record(&self) -> &[HandInput] {
        &self.own.record
    }

    /// Ticks so far.
    pub fn ticks(&self) -> u32 {
        self.own.ticks
    }

    /// What the hand has done so far.
    pub fn deeds(&self) -> &Deeds {
        &self.own.deeds
    }

    /// The platform and its pieces, to look at.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// How far what is held hangs below the fingertip, in micrometres; 0 for an empty hand.
    pub fn held_depth_um(&self) -> i32 {
        libm::roundf(self.held_depth_m() * 1e6) as i32
    }

    fn hand_tick(&mut self, input: HandInput) {
        self.own.record.push(input);
        let input = input.taken_by(&self.own.hand.setup, &self.world.rig.hand);
        let held: Vec<usize> = self.own.hand.held.iter().map(|held| held.index).collect();
        self.own.hand.steer(&mut self.world, input);
        self.note_grip(&held);
        let hand = &mut self.own.hand;
        self.world.tick(|world, dt| hand.push(world, dt));
        self.note_slips();
        self.note_touch();
        self.own.ticks += 1;
        if self.own.ticks >= TICKS_MAX {
            self.leave();
        }
    }

    fn settle_tick(&mut self) {
        let bound = (self.world.rig.physics.settle_s_max * TICK_HZ as f32) as u32;
        if self.own.stage == Stage::Over {
            return;
        }
        if self.world.is_at_rest() || self.own.settled_ticks >= bound {
            self.own.stage = Stage::Over;
            return;
        }
        self.world.tick(|_, _| {});
        self.own.ticks += 1;
        self.own.settled_ticks += 1;
    }

    /// What the fingers took or let go of in this tick.
    fn note_grip(&mut self, held_before: &[usize]) {
        for &index in held_before {
            if !self.own.hand.holds(index) {
                let let_go = self.leaving(index);
                self.own.deeds.let_go.push(let_go);
            }
        }
        let now: Vec<usize> = self.own.hand.held.iter().map(|held| held.index).collect();
        for index in now.into_iter().filter(|index| !held_before.contains(index)) {
            let at = self.in_platform_frame(index);
            self.own.taken_from.push((index, at, at));
            let piece = self.world.state.pieces[index].piece.id;
            self.own.deeds.taken.push(Taken { piece, slid_um: 0, lifted_um: 0 });
        }
    }

    fn note_slips(&mut self) {
        for index in std::mem::take(&mut self.own.hand.slipped) {
            let slip = self.leaving(index);
            self.own.deeds.slipped.push(slip);
        }
    }

    fn leaving(&self, index: usize) -> LetGo {
        let pose = self.world.platform_pose().inv_mul(&self.world.piece_pose(index));
        LetGo {
            piece: self.world.state.pieces[index].piece.id,
            pose: Pose::quantised(&pose),
            spin_mrad_per_s: self.spin_mrad_per_s(),
            tick: self.own.ticks,
        }
    }

    fn note_touch(&mut self) {
        let touching = self.own.hand.touching(&self.world);
        let holds = self.own.hand.setup.holds.iter().map(|piece| piece.id);
        let taken = self.own.deeds.taken.iter().map(|taken| taken.piece);
        let handled: Vec<PieceId> = holds.chain(taken).collect();
        self.own.deeds.touched.extend(touching.into_iter().filter(|id| !handled.contains(id)));
        self.note_spin_and_slides();
    }

    fn note_spin_and_slides(&mut self) {
        let spin = self.spin_mrad_per_s().abs();
        self.own.deeds.spin_max_mrad_per_s = self.own.deeds.spin_max_mrad_per_s.max(spin);
        for i in 0..self.own.taken_from.len() {
            let (index, last, first) = self.own.taken_from[i];
            if !self.own.hand.holds(index) {
                continue;
            }
            let now = self.in_platform_frame(index);
            self.own.taken_from[i].1 = now;
            let touching = self.world.touches_down(index, &self.own.hand);
            let taken = &mut self.own.deeds.taken[i];
            if touching {
                taken.slid_um += ((now - last).truncate().length() * 1e6) as u32;
            }
            taken.lifted_um = taken.lifted_um.max(((now.z - first.z).max(0.0) * 1e6) as u32);
        }
    }

    fn in_platform_frame(&self, index: usize) -> Vector {
        self.world.platform_pose().inverse_transform_point(self.world.piece_pose(index).translation)
    }

    fn spin_mrad_per_s(&self) -> i32 {
        libm::roundf(self.world.spin_rad_per_s() * 1000.0) as i32
    }

    pub(crate) fn held_depth_m(&self) -> f32 {
        let lowest = |held: &crate::hand::Held| {
            held.offset.z - self.world.rig.shape(self.world.kind_of(held.index)).half_m()[2]
        };
        -self.own.hand.held.iter().map(lowest).fold(0.0, f32::min)
    }

    /// The facts as they are now; final once the attempt is over.
    pub fn facts(&self) -> Facts {
        let rig = &self.world.rig;
        let mut standing = self.world.standing();
        let held: Vec<PieceId> =
            self.own.hand.held.iter().map(|held| self.world.state.pieces[held.index].piece.id).collect();
        standing.pieces.retain(|placed| !held.contains(&placed.piece.id));
        let standing = kept_where_still(&self.own.before, standing);
        let mut pieces: Vec<PieceFacts> = self
            .world
            .state
            .pieces
            .iter()
            .map(|body| self.piece_facts(body.piece, &standing, &held))
            .collect();
        pieces.sort_by_key(|facts| facts.piece.id);
        let spin_mrad_per_s = self.spin_mrad_per_s();
        let left_spin = match self.own.stage {
            Stage::Hand => spin_mrad_per_s,
            Stage::Settling | Stage::Over => self.own.deeds.left_spin_mrad_per_s,
        };
        Facts {
            supports: self.world.supports(),
            standing,
            pieces,
            spin_mrad_per_s,
            stopped: left_spin.abs() as f32 <= rig.judging.stopped_below_rad_per_s * 1000.0,
            at_rest: self.world.is_at_rest(),
            ticks: self.own.ticks,
            hand: self.own.deeds.clone(),
        }
    }

    fn piece_facts(&self, piece: crate::standing::Piece, now: &Standing, held: &[PieceId]) -> PieceFacts {
        let rig = &self.world.rig;
        let Some(placed) = now.get(piece.id) else {
            let fate = if held.contains(&piece.id) { Fate::Held } else { Fate::Fallen };
            return PieceFacts { piece, fate, pose: None, moved_um: 0, turned_mrad: 0, shares: [0; ZONES] };
        };
        let before = self.own.before.get(piece.id);
        PieceFacts {
            piece,
            fate: if placed.is_upright(rig) { Fate::Upright } else { Fate::Lying },
            pose: Some(placed.pose),
            moved_um: before.map_or(0, |before| before.pose.distance_um(&placed.pose)),
            turned_mrad: before.map_or(0, |before| before.pose.turn.angle_mrad(placed.pose.turn)),
            shares: placed.zone_shares(rig, now.side),
        }
    }

    /// Everything, to go on from later, here or elsewhere, as if there had been no break.
    pub fn snapshot(&self) -> Vec<u8> {
        postcard::to_allocvec(&(&self.world.state, &self.own)).expect("an attempt is plain data")
    }

    /// Goes on from a snapshot of one's own, with the same rig; bytes from strangers are not checked any deeper.
    pub fn restore(rig: &Arc<Rig>, snapshot: &[u8]) -> Result<Attempt, BadAttempt> {
        let (state, own): (State, Own) =
            postcard::from_bytes(snapshot).map_err(|_| BadAttempt::BadSnapshot)?;
        Ok(Attempt { world: World::from_state(rig, state), own })
    }
}

/// Lets a position that was made by hand come to rest: the facts of an attempt in which no hand does anything.
pub fn settle(rig: &Arc<Rig>, standing: &Standing) -> Result<Facts, BadAttempt> {
    let setup = HandSetup::empty();
    check(rig, standing, &setup)?;
    Ok(Attempt::begin(World::awake(rig, standing), standing, setup, Seed::from(0)).finish())
}

/// Replays a record: the same start and the same inputs give the same facts.
pub fn replay(
    rig: &Arc<Rig>,
    before: &Standing,
    setup: HandSetup,
    seed: Seed,
    record: &[HandInput],
) -> Result<Facts, BadAttempt> {
    let mut attempt = Attempt::new(rig, before, setup, seed)?;
    for &input in record {
        attempt.tick(input);
    }
    Ok(attempt.finish())
}

fn check(rig: &Rig, before: &Standing, setup: &HandSetup) -> Result<(), BadAttempt> {
    before.check(rig)?;
    if setup.holds.len() > 2 {
        return Err(BadAttempt::HandTooFull(setup.holds.len()));
    }
    for (i, piece) in setup.holds.iter().enumerate() {
        let twice = setup.holds[..i].iter().any(|other| other.id == piece.id);
        if twice || before.get(piece.id).is_some() {
            return Err(BadStanding::Twice(piece.id).into());
        }
    }
    Ok(())
}
