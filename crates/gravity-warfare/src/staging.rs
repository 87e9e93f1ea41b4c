//! Everything an attempt needs, from the rules to the physics: what is held and how, what is asked (GRAV-05 to GRAV-07).
//!
//! An attempt's outcome is part of the state; its frames are not. Whoever wants to show them takes the [`Staging`] before the action is
//! applied and runs it again: the same inputs give the same frames, bit for bit. A live hand is run from the same staging, tick by
//! tick, and its record is then the action.

use std::sync::Arc;

use balance::{
    Attempt, BadAttempt, Facts, HandInput, HandSetup, Plan, PlannedHand, Rig, Seed, Standing, Tool,
};
use tabletop::Seat;

use crate::action::HandWork;
use crate::effects::Effect;
use crate::judge::{Asked, Goal};
use crate::record::Record;
use crate::state::GravityWarfare;
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::{Deed, Phase};

/// A hand in front of the platform.
#[derive(Debug, Clone)]
pub struct Staging {
    /// Whose hand.
    pub seat: Seat,
    /// The platform's data.
    pub rig: Arc<Rig>,
    /// What stands there.
    pub standing: Standing,
    /// How the hand is set up.
    pub setup: HandSetup,
    /// What its tremor follows from. A secret until the attempt is over.
    pub seed: Seed,
    /// The pieces of the attempt, the lower one of a totem first.
    pub pieces: Vec<Troop>,
    deed: Handling,
}

/// What is done with the pieces.
#[derive(Debug, Clone, Copy)]
enum Handling {
    Place,
    Move,
    TakeAway,
    Right,
}

impl Staging {
    /// The hand in front of the platform: for a live hand to be run by hand.
    pub fn attempt(&self) -> Result<Attempt, BadAttempt> {
        Attempt::new(&self.rig, &self.standing, self.setup.clone(), self.seed)
    }

    /// What comes of this work.
    pub fn run(&self, hand: &HandWork) -> Result<Facts, BadAttempt> {
        let mut attempt = self.attempt()?;
        match hand {
            HandWork::Live { record } => {
                Record::read(record)
                    .into_iter()
                    .flat_map(|record| record.0)
                    .for_each(|input| attempt.tick(input));
                Ok(attempt.finish())
            }
            planned => Ok(attempt.follow(&self.plan(planned))),
        }
    }

    /// The plan that the physics follows.
    pub fn plan(&self, hand: &HandWork) -> Plan {
        let piece = self.pieces.first().map_or(balance::PieceId(0), |piece| piece.id());
        let spot = hand.spot().unwrap_or(balance::Spot::careful(0.0, 0.0, 0));
        let deed = match self.deed {
            Handling::Place => balance::Deed::Place(spot),
            Handling::Move => balance::Deed::Move { piece, to: spot },
            Handling::TakeAway => balance::Deed::TakeAway { piece },
            Handling::Right => balance::Deed::Right { piece },
        };
        Plan { deed, spin_mrad_per_s: hand.spin_mrad_per_s() }
    }

    /// A planned hand's inputs, as if they had been made live.
    pub fn record(&self, hand: &HandWork) -> Result<Record, BadAttempt> {
        let mut attempt = self.attempt()?;
        let mut planned = PlannedHand::new(&attempt, &self.plan(hand));
        let mut inputs: Vec<HandInput> = Vec::new();
        while let Some(input) = planned.next(&attempt) {
            inputs.push(input);
            attempt.tick(input);
        }
        Ok(Record(inputs))
    }

    /// Does the work aim at a spot?
    pub(crate) fn sets_down(&self) -> bool {
        matches!(self.deed, Handling::Place | Handling::Move)
    }
}

impl GravityWarfare {
    /// The attempt that is wanted now, with these troops in the hand; none if no attempt is.
    pub fn staging(&self, troops: &[TroopKind]) -> Option<Staging> {
        let task = self.table.turn.task.as_ref()?;
        let (deed, pieces) = match (self.table.phase, task.deed) {
            (Phase::Right, _) => (Handling::Right, vec![task.knocked_pieces.iter().next()?]),
            (Phase::Attempt, Deed::Place) => (Handling::Place, self.troops_for(troops)?),
            (Phase::Attempt, Deed::Teleport | Deed::Shift) => (Handling::Move, vec![task.piece?]),
            (Phase::Attempt, _) => (Handling::TakeAway, vec![task.piece?]),
            _ => return None,
        };
        Some(Staging {
            seat: task.seat,
            rig: self.rig().clone(),
            standing: self.table.standing.clone(),
            setup: self.hand_setup(deed, &pieces),
            seed: Seed(self.secret.seed),
            pieces,
            deed,
        })
    }

    /// GRAV-32: is the one at work not to see the platform?
    pub fn is_blind(&self) -> bool {
        self.table.phase == Phase::Attempt && self.own_effect(Effect::Blind)
    }

    /// The troops of these kinds from the active player's, the lower one first.
    fn troops_for(&self, kinds: &[TroopKind]) -> Option<Vec<Troop>> {
        let mut left = self.player(self.table.active_seat).pieces;
        kinds
            .iter()
            .map(|kind| {
                let troop = left.of_kind(*kind)?;
                left = left.without(troop);
                Some(troop)
            })
            .collect()
    }

    /// Do the challenges of the turn ask for this, and are they what the hand is about?
    pub(crate) fn own_effect(&self, effect: Effect) -> bool {
        let own = self
            .table
            .turn
            .task
            .as_ref()
            .is_some_and(|task| matches!(task.deed, Deed::Place | Deed::Teleport | Deed::CopyReturn));
        own && !self.table.turn.free && self.table.turn.effects.has(effect)
    }

    /// GRAV-19: what is put back is put back without the challenges.
    fn hand_setup(&self, deed: Handling, pieces: &[Troop]) -> HandSetup {
        if matches!(deed, Handling::Right) {
            return HandSetup::empty();
        }
        let held: Vec<balance::Piece> = match deed {
            Handling::Place => pieces.iter().map(|piece| piece.piece()).collect(),
            _ => Vec::new(),
        };
        HandSetup {
            holds: held,
            tool: if self.own_effect(Effect::Sticks) { Tool::Chopsticks } else { Tool::Fingers },
            calm: self.table.turn.calm && self.is_own_task(),
            mirrored: self.own_effect(Effect::Mirrored),
            blind: self.own_effect(Effect::Blind),
        }
    }

    fn is_own_task(&self) -> bool {
        self.table.turn.task.as_ref().is_some_and(|task| task.seat == self.actor())
    }

    /// What the hand is asked for now, with these pieces in it: what [`judge`](crate::judge()) needs to know.
    pub fn asked(&self, pieces: &[Troop]) -> Asked {
        let (rig, standing) = (self.rig(), &self.table.standing);
        let upright = standing.pieces.iter().filter(|placed| placed.is_upright(rig));
        let plain = Asked {
            goal: Goal::Righted,
            pieces: pieces.iter().copied().collect(),
            lower: None,
            zone: None,
            left_zone: None,
            whole: false,
            bases: None,
            climbs: false,
            spinning: false,
            seconds: None,
            upright: upright.map(|placed| Troop::of(placed.piece.id)).collect(),
        };
        if self.table.phase == Phase::Right {
            return plain;
        }
        match self.task().deed {
            Deed::Keep | Deed::Return => Asked { goal: Goal::Taken, ..plain },
            Deed::CopyReturn => {
                Asked { goal: Goal::Taken, spinning: self.own_effect(Effect::Spinning), ..plain }
            }
            Deed::Shift => Asked { goal: Goal::Moved, left_zone: self.zone_to_leave(), ..plain },
            Deed::Teleport => Asked { goal: Goal::Moved, ..self.asked_by_challenges(pieces, plain) },
            Deed::Place => Asked { goal: Goal::Placed, ..self.asked_by_challenges(pieces, plain) },
        }
    }

    fn asked_by_challenges(&self, pieces: &[Troop], plain: Asked) -> Asked {
        let turn = &self.table.turn;
        Asked {
            lower: pieces.first().copied().filter(|_| pieces.len() > 1),
            zone: turn.zone,
            whole: self.own_effect(Effect::Whole),
            bases: self.bases(),
            climbs: turn.climbs,
            spinning: self.own_effect(Effect::Spinning),
            seconds: turn.effects.seconds.filter(|_| !turn.free),
            ..plain
        }
    }

    /// GRAV-36: the pieces to stack on, if that is asked for; not the one that is moved itself.
    pub(crate) fn bases(&self) -> Option<Troops> {
        if !self.own_effect(Effect::Stacked) {
            return None;
        }
        let moved: Troops = self.task().piece.into_iter().collect();
        let zone = if self.table.turn.climbs { None } else { self.table.turn.zone };
        let there = self.pieces_in(zone).minus(moved);
        let any = self.pieces_in(None).minus(moved);
        match (there.is_empty(), any.is_empty()) {
            (false, _) => Some(there),
            (true, false) => Some(any),
            (true, true) => None,
        }
    }

    /// The choices of troops for this attempt, the lower one first: what the dice and the challenges want, or any where there is
    /// none of that (GRAV-31, GRAV-33, GRAV-34). No troops where a piece of the platform is moved.
    pub(crate) fn troop_choices(&self) -> Vec<Vec<TroopKind>> {
        let place = self.table.phase == Phase::Attempt && self.task().deed == Deed::Place;
        if !place {
            return vec![Vec::new()];
        }
        let at_hand = self.player(self.table.active_seat).pieces;
        let totem = self.own_effect(Effect::Totem) && at_hand.len() > 1;
        let mut choices = Vec::new();
        for lower in wanted(at_hand, self.table.turn.troop) {
            let left = at_hand.of_kind(lower).map_or(at_hand, |troop| at_hand.without(troop));
            if totem {
                choices.extend(wanted(left, self.table.turn.upper_troop).map(|upper| vec![lower, upper]));
            } else {
                choices.push(vec![lower]);
            }
        }
        choices
    }
}

/// The kind that is wanted, or every kind at hand where there is none of it.
fn wanted(at_hand: Troops, wanted: Option<TroopKind>) -> impl Iterator<Item = TroopKind> {
    let there = wanted.filter(|kind| at_hand.of_kind(*kind).is_some());
    at_hand.kinds().filter(move |kind| there.is_none_or(|wanted| wanted == *kind))
}

#[cfg(test)]
mod tests {
    use balance::Spot;

    use super::*;
    use crate::testing::{Case, case};

    fn at_work(given: &str) -> Case {
        let position =
            format!("a: hero archivist used | b: | c:; turn zone=comet troop=tank asked {given}; now defend");
        case(&position).play("a go")
    }

    fn careful(x_mm: f32, y_mm: f32) -> HandWork {
        HandWork::at(Spot::careful(x_mm, y_mm, 0), 0)
    }

    /// GRAV-05, GRAV-35, GRAV-37: one hand does it all: it holds the piece in its sticks, spins the platform, places and stops it.
    #[test]
    fn one_hand_does_everything() {
        let case = at_work("given=b:spin-it,c:with-chopsticks");
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        assert_eq!((staging.setup.tool, staging.setup.holds.len()), (Tool::Chopsticks, 1));
        let facts = staging.run(&HandWork::at(Spot::careful(-90.0, 0.0, 0), 900)).unwrap();
        assert!(facts.hand.spin_max_mrad_per_s > 500 && facts.stopped, "{facts:?}");
    }

    /// GRAV-37: sticks are a looser grip; GRAV-51: a mirrored hand is set up as one.
    #[test]
    fn the_hand_is_set_up_as_the_challenges_ask() {
        let setup = |given: &str| at_work(given).game.staging(&[TroopKind::Tank]).unwrap().setup;
        assert_eq!(setup("").tool, Tool::Fingers);
        assert_eq!(setup("given=b:with-chopsticks").tool, Tool::Chopsticks);
        assert!(setup("given=b:dont-look").blind && !setup("given=b:bound-it").blind);
    }

    /// GRAV-06, GRAV-07: a plan run again gives the same facts, and so does its record when it is played live.
    #[test]
    fn an_attempt_runs_the_same_again() {
        let case = at_work("");
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let plan = careful(-95.0, 10.0);
        let facts = staging.run(&plan).unwrap();
        assert_eq!(staging.run(&plan).unwrap(), facts);
        let live = HandWork::Live { record: staging.record(&plan).unwrap().write() };
        assert_eq!(staging.run(&live).unwrap(), facts);
    }

    /// A live hand that carries out these plans one after the other and then leaves.
    fn live(staging: &Staging, plans: &[Plan]) -> HandWork {
        let mut attempt = staging.attempt().unwrap();
        for plan in plans {
            let mut hand = PlannedHand::new(&attempt, plan);
            while let Some(input) = hand.next(&attempt) {
                attempt.tick(input);
            }
        }
        HandWork::Live { record: Record(attempt.record().to_vec()).write() }
    }

    #[track_caller]
    fn faults_of(case: &Case, hand: &HandWork) -> Vec<crate::Fault> {
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let facts = staging.run(hand).unwrap();
        crate::judge(&facts, &case.game.asked(&staging.pieces)).faults
    }

    /// GRAV-17, GRAV-19: "You only have one opportunity": a live hand that takes its piece up again, or another's, has failed.
    #[test]
    fn a_live_hand_has_one_try() {
        let position =
            "a: | b:; on bt1@-100,40; turn zone=comet troop=tank asked; task seat=a deed=place; now attempt";
        let case = case(position);
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let place = staging.plan(&careful(-95.0, -20.0));
        assert_eq!(faults_of(&case, &live(&staging, &[place])), []);
        let elsewhere = |name: &str| {
            let piece = name.parse::<Troop>().unwrap().id();
            Plan::still(balance::Deed::Move { piece, to: Spot::careful(-95.0, 10.0, 0) })
        };
        assert_eq!(faults_of(&case, &live(&staging, &[place, elsewhere("at1")])), [crate::Fault::TriedAgain]);
        assert_eq!(faults_of(&case, &live(&staging, &[place, elsewhere("bt1")])), [crate::Fault::TookOther]);
    }

    /// GRAV-35: "you must also stop the spinning movement": what stops by itself after the hand has left was not stopped.
    #[test]
    fn the_hand_stops_the_platform_before_it_leaves() {
        let position = "a: | b:; turn zone=comet troop=tank asked effects=spinning challenged; task seat=a deed=place; now attempt";
        let case = case(position);
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let whole = staging.record(&HandWork::at(Spot::careful(-80.0, 0.0, 0), 900)).unwrap();
        let facts = staging.run(&HandWork::Live { record: whole.write() }).unwrap();
        let let_go = facts.hand.let_go[0].tick as usize;
        assert!(facts.stopped, "the whole of it brakes");
        let early = HandWork::Live { record: Record(whole.0[..let_go + 30].to_vec()).write() };
        let facts = staging.run(&early).unwrap();
        assert!(
            facts.spin_mrad_per_s.abs() < 150,
            "a gentle spin stops by itself: {}",
            facts.spin_mrad_per_s
        );
        assert!(!facts.stopped && faults_of(&case, &early).contains(&crate::Fault::NotStopped));
    }

    /// GRAV-01: the platform leans under its load, and steadies itself when it is gone.
    #[test]
    fn the_platform_leans_and_levels_itself() {
        let case = at_work("");
        let staging = case.game.staging(&[TroopKind::Tank]).unwrap();
        let mut standing = staging.run(&careful(-100.0, 0.0)).unwrap().standing;
        assert!(standing.tilt_deg() > 3.0);
        standing.remove(staging.pieces[0].id());
        assert!(balance::settle(case.game.rig(), &standing).unwrap().standing.tilt_deg() < 0.7);
    }

    /// GRAV-17, GRAV-20: a real hand, from the plan to the points.
    #[test]
    fn a_careful_hand_places_a_tank() {
        let action = "a attempt tank at -95000,5000 yaw 0 drop 0 speed 25000 spin 0";
        let case = at_work("gave=0,1,1,0,0,0").play(action);
        assert_eq!((case.points('a'), case.platform().as_str(), case.waits().as_str()), (6, "at1", "b roll"));
    }
}
