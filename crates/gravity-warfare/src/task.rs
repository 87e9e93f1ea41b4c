//! A hand's task from the decision what to move until all is put right, and what follows from it
//! (GRAV-17 to GRAV-19, GRAV-27, GRAV-33, GRAV-38, GRAV-42, GRAV-44, GRAV-45).

use balance::{Facts, Fate, Standing};
use tabletop::Seat;

use crate::action::HandWork;
use crate::effects::Effect;
use crate::event::Told;
use crate::judge::{Verdict, judge};
use crate::options::FailedCall;
use crate::play::Play;
use crate::state::{FALL_MAX, GravityWarfare, main_zone};
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::{Deed, Phase, Task};

impl GravityWarfare {
    pub(crate) fn task(&self) -> &Task {
        self.table.turn.task.as_ref().expect("a hand is at work")
    }

    pub(crate) fn task_mut(&mut self) -> &mut Task {
        self.table.turn.task.as_mut().expect("a hand is at work")
    }

    /// The pieces among which the one who acts must choose.
    pub(crate) fn pickable(&self) -> Troops {
        let Some(task) = &self.table.turn.task else { return Troops::NONE };
        match task.deed {
            Deed::Place => Troops::NONE,
            Deed::Keep | Deed::Shift => self.pieces_in(None),
            Deed::Teleport => self.teleportable(),
            Deed::Return => self.returnable(),
            Deed::CopyReturn => self.table.played.last().map(|played| played.piece).into_iter().collect(),
        }
    }

    /// GRAV-38: a piece of the zone rolled, else any; not one that is where it would go, as long as there is another.
    fn teleportable(&self) -> Troops {
        let turn = &self.table.turn;
        let there_already = turn.zone.map_or(Troops::NONE, |zone| self.pieces_in(Some(zone)));
        let (rolled, all) = (self.pieces_in(turn.from_zone), self.pieces_in(None));
        let choices = [rolled.minus(there_already), all.minus(there_already), all];
        choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or(Troops::NONE)
    }

    /// The pieces of the attempt. What was placed earlier in this turn is one's own as well: it comes back with the rest when the
    /// turn fails.
    pub(crate) fn own_pieces(&self) -> Troops {
        let own_turn = matches!(self.task().deed, Deed::Place | Deed::Teleport);
        let of_turn = if own_turn { self.table.turn.pieces } else { Troops::NONE };
        self.task().pieces.or(of_turn)
    }

    /// The zone that holds the most of a piece's footprint, if the piece is on the platform.
    pub(crate) fn zone_of(&self, piece: Troop) -> Option<u8> {
        let placed = self.table.standing.get(piece.id())?;
        Some(main_zone(&placed.zone_shares(self.rig(), self.table.standing.side)))
    }

    /// GRAV-45: the last piece of the turn; of a totem, either of the two. A totem for which there was only one troop is one piece.
    fn returnable(&self) -> Troops {
        let turn = &self.table.turn;
        let totem = turn.effects.has(Effect::Totem) && !turn.free;
        let of_turn = self.table.played.iter().rev().filter(|played| turn.pieces.contains(played.piece));
        of_turn.take(if totem { 2 } else { 1 }).map(|played| played.piece).collect()
    }

    /// GRAV-42: who gets the pieces of a failed attempt: the one who acted, unless the table wants them to go back.
    pub(crate) fn keeper(&self) -> Seat {
        let goes_back = self.table.failed_call == FailedCall::Return && !self.is_simple();
        if goes_back { self.table.active_seat } else { self.actor() }
    }
}

/// Where everything rests, as events show it.
fn poses(standing: &Standing) -> Vec<[i32; 8]> {
    let pose = |placed: &balance::Placed| {
        let ([x, y, z], [i, j, k, w]) = (placed.pose.at_um, placed.pose.turn.0);
        [i32::from(placed.piece.id.0), x, y, z, i, j, k, w]
    };
    standing.pieces.iter().map(pose).collect()
}

impl Play<'_, '_> {
    /// The turn's own task, once or once more.
    pub(crate) fn begin_own_task(&mut self) {
        let teleport = self.table.turn.effects.has(Effect::Teleport) && !self.table.turn.free;
        let deed = if teleport { Deed::Teleport } else { Deed::Place };
        self.begin(Task::new(self.actor(), deed));
    }

    /// Asks for what the task still needs to know; then the hand goes to work.
    pub(crate) fn begin(&mut self, task: Task) {
        self.table.turn.task = Some(task);
        self.go_on();
    }

    fn go_on(&mut self) {
        let task = self.task();
        if task.deed != Deed::Place && task.piece.is_none() {
            let choice = self.pickable();
            match (choice.len(), choice.iter().next()) {
                (1, Some(only)) => self.set_piece(only),
                _ => self.table.phase = Phase::Pick,
            }
        } else if task.deed == Deed::Keep && task.to_seat.is_none() {
            self.table.phase = Phase::Receiver;
        } else {
            self.prepare(Phase::Attempt);
        }
    }

    fn set_piece(&mut self, piece: Troop) {
        let owner = self.table.played.iter().rev().find(|played| played.piece == piece).map(|p| p.seat);
        let task = self.task_mut();
        task.piece = Some(piece);
        if matches!(task.deed, Deed::Return | Deed::CopyReturn) {
            task.to_seat = owner;
        }
        if task.deed == Deed::Teleport {
            self.choose_destination(piece);
        }
        self.go_on();
    }

    /// GRAV-38: "to a different zone": the die is rolled, or rolled again, until it shows one.
    fn choose_destination(&mut self, piece: Troop) {
        let from = self.zone_of(piece).unwrap_or_default();
        if self.table.turn.zone.is_none_or(|to| to == from) {
            let to = self.roll_other_zone(from);
            self.table.turn.zone = Some(to);
        }
    }

    pub(crate) fn pick(&mut self, seat: Seat, piece: Troop) {
        self.tell(Told::Picked { seat, piece });
        self.set_piece(piece);
    }

    pub(crate) fn name(&mut self, seat: Seat, to_seat: Seat) {
        match self.table.phase {
            Phase::Youngest => return self.begin_with(to_seat),
            Phase::Appoint => return self.appoint(seat, to_seat),
            _ => {}
        }
        self.tell(Told::Named { seat, to_seat });
        self.task_mut().to_seat = Some(to_seat);
        self.go_on();
    }

    /// Everything is ready for the hand; what its tremor follows from is drawn now, so that a live hand can be run and seen
    /// before it is an action.
    fn prepare(&mut self, phase: Phase) {
        let chance = &mut *self.chance;
        let seed = std::array::from_fn(|_| chance.below(256) as u8);
        self.secret.seed = seed;
        self.table.phase = phase;
    }

    /// GRAV-17: the hand does it, and what came of it is judged.
    pub(crate) fn attempt(&mut self, troops: &[TroopKind], hand: &HandWork) {
        let staging = self.staging(troops).expect("an attempt is wanted now");
        let facts = staging.run(hand).expect("what is on the platform adds up");
        self.conclude(&staging.pieces, &facts);
    }

    /// What the facts of an attempt with these pieces, the lower one first, come to.
    pub(crate) fn conclude(&mut self, pieces: &[Troop], facts: &Facts) {
        let verdict = judge(facts, &self.asked(pieces));
        self.leave(facts.standing.clone());
        if self.table.phase == Phase::Right {
            self.put_upright(facts, &verdict);
        } else {
            self.judged(facts, &verdict, pieces);
        }
    }

    fn judged(&mut self, facts: &Facts, verdict: &Verdict, order: &[Troop]) {
        let pieces: Troops = order.iter().copied().collect();
        let success = verdict.faults.is_empty();
        if self.task().deed == Deed::Place {
            let player = self.game.table.active_seat.index();
            let at_hand = &mut self.game.table.players[player].pieces;
            *at_hand = at_hand.minus(pieces);
        }
        let task = self.task_mut();
        task.pieces = pieces;
        task.failed = !success;
        task.beneath = verdict.beneath;
        task.knocked_pieces = verdict.knocked;
        let (seat, deed) = (task.seat, task.deed);
        self.tell(Told::Attempted {
            seat,
            deed,
            pieces,
            success,
            faults: verdict.faults.clone(),
            fallen_pieces: verdict.fallen,
            knocked_pieces: verdict.knocked,
            lean: facts.standing.platform.0,
            poses: poses(&facts.standing),
        });
        self.note_deed(facts, order);
        self.count_fallen(verdict.fallen);
        self.put_right();
    }

    /// What Copy it! will want to know.
    fn note_deed(&mut self, facts: &Facts, order: &[Troop]) {
        let (deed, piece) = (self.task().deed, order.first().copied());
        if deed == Deed::Place && self.table.turn.placed_troops.is_empty() {
            self.table.turn.placed_troops = order.iter().map(|troop| troop.kind()).collect();
        }
        let shares = piece.and_then(|piece| facts.piece(piece.id())).map(|facts| facts.shares);
        self.table.turn.landed_zone = shares.map(|shares| main_zone(&shares)).or(self.table.turn.landed_zone);
    }

    /// Pieces that fell: those of the attempt are dealt with where it ends; the others are out until the round ends.
    pub(crate) fn count_fallen(&mut self, fallen: Troops) {
        if fallen.is_empty() {
            return;
        }
        let others = fallen.minus(self.own_pieces());
        let task = self.task_mut();
        task.fallen += fallen.len() as u8;
        task.others_fell |= !others.is_empty();
        task.knocked_pieces = task.knocked_pieces.minus(fallen);
        self.put_out(others);
    }

    /// The platform is left like this. What is not on it any more does not count as played.
    pub(crate) fn leave(&mut self, standing: Standing) {
        self.table.standing = standing;
        let there = self.pieces_in(None);
        self.table.played.retain(|played| there.contains(played.piece));
    }

    pub(crate) fn put_out(&mut self, pieces: Troops) {
        if !pieces.is_empty() {
            self.table.out_pieces = self.table.out_pieces.or(pieces);
            self.tell(Told::Out { pieces });
        }
    }

    /// GRAV-19, GRAV-27: first what was knocked over; or the end of the round.
    fn put_right(&mut self) {
        let task = self.task();
        if task.fallen >= FALL_MAX {
            return self.lose_round(task.seat);
        }
        if task.knocked_pieces.is_empty() { self.finish() } else { self.prepare(Phase::Right) }
    }

    /// GRAV-19: one try for each piece, without the challenges. What falls meanwhile counts; what cannot be righted fails the turn.
    fn put_upright(&mut self, facts: &Facts, verdict: &Verdict) {
        let piece = self.task().knocked_pieces.iter().next().expect("something is to be put upright");
        let success = verdict.faults.is_empty();
        let held = facts.fate(piece.id()) == Some(Fate::Held);
        let task = self.task_mut();
        let seat = task.seat;
        task.righted_pieces = task.righted_pieces.with(piece);
        task.knocked_pieces = task.knocked_pieces.or(verdict.knocked).minus(task.righted_pieces);
        task.failed |= !success;
        self.tell(Told::PutUpright {
            seat,
            piece,
            success,
            fallen_pieces: verdict.fallen,
            lean: facts.standing.platform.0,
            poses: poses(&facts.standing),
        });
        self.count_fallen(verdict.fallen);
        if held && !self.table.turn.pieces.contains(piece) {
            self.put_out(Troops::NONE.with(piece));
        }
        self.put_right();
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::event::Told;
    use crate::judge::Fault;
    use crate::options::{FailedCall, Mode, Options};
    use crate::state::GravityWarfare;
    use crate::testing::{Case, case, case_with, seat};

    /// a is to place a tank in the comet, where b's tank stands; b's and c's pieces are about. No hero is left to be asked about.
    fn ready(more: &str) -> Case {
        ready_with(&Options::default(), more)
    }

    fn ready_with(options: &Options, more: &str) -> Case {
        let heroes =
            ["a: hero archivist used", "b: hero climber used [return-it]", "c: hero gambler used []"];
        let players = if options.mode == Mode::Simple { ["a:", "b:", "c:"] } else { heroes };
        let text = format!(
            "{}; on bt1@-100,20 bs1@100,0 ct1@0,-100 cf1@40,-100 cs1@-60,-90; turn zone=comet troop=tank asked {more}; now defend",
            players.join(" | ")
        );
        let case = case_with(options, &text);
        let ready = format!("{} go", case.game.actor());
        case.play(&ready)
    }

    /// GRAV-20: one point for the troop; GRAV-17: it stands where it should.
    #[test]
    fn a_troop_well_placed_earns_a_point() {
        let case = ready("gave=0,1,1,0,0,0").play("a hand tank@-100,-20");
        assert_eq!((case.points('a'), case.waits().as_str()), (6, "b roll"));
        assert_eq!(case.troops('a'), "at2 af1 af2 as1 as2");
    }

    /// GRAV-18: a failure: the piece comes back, no points, and it is the next one's turn.
    #[test]
    fn a_failure_brings_the_piece_back() {
        let case = ready("").play("a hand tank@100,40");
        assert_eq!((case.points('a'), case.waits().as_str()), (5, "b roll"));
        assert_eq!(
            (case.troops('a').as_str(), case.platform().contains("at1")),
            ("at1 at2 af1 af2 as1 as2", false)
        );
    }

    /// GRAV-18: one to three fallen pieces cost the one who acted a point; those of others are out until the round ends.
    #[test]
    fn fallen_pieces_are_out_and_cost_a_point() {
        let case = ready("").play("a hand tank@-100,-20 fell=bs1,ct1");
        assert_eq!((case.points('a'), case.troops('a').as_str()), (4, "at1 at2 af1 af2 as1 as2"));
        assert_eq!(crate::testing::write(case.game.table.out_pieces), "bs1 ct1");
        assert_eq!((case.points('b'), case.points('c')), (5, 5));
        let own = ready("").play("a hand tank@-100,-20 fell=own");
        assert_eq!(
            (own.points('a'), own.game.table.out_pieces.is_empty()),
            (4, true),
            "one's own piece comes back"
        );
    }

    /// GRAV-27: four fallen pieces end the round and cost two points instead.
    #[test]
    fn four_fallen_pieces_end_the_round() {
        let case = ready("").play("a hand tank@-100,-20 fell=own,bs1,ct1,cf1");
        assert!(case.did_hear(&Told::RoundLost { round: 1, seat: seat('a') }));
        assert_eq!((case.points('a'), case.game.table.round, case.waits().as_str()), (3, 2, "a roll"));
        assert!(case.platform().is_empty() && case.game.table.out_pieces.is_empty(), "GRAV-29");
    }

    /// GRAV-19: what was knocked over is put back by who did it, without the challenges; then the turn goes on.
    #[test]
    fn what_was_knocked_over_is_put_back() {
        let case = ready("given=b:spin-it,c:with-chopsticks gave=0,1,1,0,0,0")
            .play("a hand tank@-100,-20 spun lying=bs1,ct1");
        assert_eq!(case.waits(), "a right");
        let staging = case.game.staging(&[]).unwrap();
        assert_eq!(
            (staging.setup.tool, staging.pieces[0].to_string().as_str()),
            (balance::Tool::Fingers, "bs1")
        );
        let case = case.play("a hand righted");
        assert_eq!(case.waits(), "a right");
        let case = case.play("a hand righted");
        assert_eq!((case.points('a'), case.waits().as_str()), (6, "a restock"));
    }

    /// GRAV-19: what falls or stays down while it is put back fails the turn, and counts with the rest.
    #[test]
    fn putting_back_is_part_of_the_turn() {
        let case = ready("").play("a hand tank@-100,-20 lying=bs1, a hand missed fell=ct1");
        assert_eq!((case.points('a'), case.waits().as_str()), (4, "b roll"));
        assert_eq!(case.troops('a'), "at1 at2 af1 af2 as1 as2");
        let case = ready("").play("a hand tank@-100,-20 fell=ct1,cf1 lying=bs1, a hand missed fell=bs1,bt1");
        assert!(case.heard().contains("round-lost"), "two and two are four");
    }

    /// GRAV-20: stacking by choice earns as many more as there are pieces beneath; not under Stack it!
    #[test]
    fn stacking_by_choice_earns_more() {
        let by_choice = ready("gave=0,1,1,0,0,0").play("a hand tank@-100,20 on=bt1");
        assert_eq!(by_choice.points('a'), 7);
        let told = ready("given=b:stack-it gave=0,1,1,0,0,0").play("a hand tank@-100,20 on=bt1");
        assert_eq!(told.points('a'), 6);
        let failed = ready("").play("a hand tank@-100,20 on=bt1 fell=ct1");
        assert_eq!(failed.points('a'), 4, "no points on a failure");
    }

    /// GRAV-32: blind, no point is lost if and only if one's own piece is all that fell.
    #[test]
    fn who_could_not_look_is_excused_for_their_own_piece() {
        let blind = || ready("given=b:dont-look");
        assert!(
            blind().game.is_blind() && blind().game.staging(&[crate::TroopKind::Tank]).unwrap().setup.blind
        );
        assert_eq!(blind().play("a hand tank@-100,-20 fell=own").points('a'), 5);
        assert_eq!(blind().play("a hand tank@-100,-20 fell=own,ct1").points('a'), 4);
        assert_eq!(blind().play("a hand tank@-100,-20 fell=ct1").points('a'), 4);
    }

    /// GRAV-32, GRAV-51: blind and twice: what was placed the first time is one's own as well.
    #[test]
    fn what_was_placed_blind_the_first_time_is_ones_own() {
        let blank = "\n[[blank]]\nname = \"Night\"\ntext = \"Twice.\"\ncopies = 1\neffects = [\"blind\", \"twice\"]\n";
        let deck = Some(format!("{}{blank}", crate::DEFAULT_DECK));
        let options = Options { deck, ..Options::default() };
        let blind = || ready_with(&options, "given=b:blank-1").play("a hand tank@-100,-20");
        assert_eq!(blind().play("a hand tank@-120,-20 fell=at1").points('a'), 5);
        assert_eq!(blind().play("a hand tank@-120,-20 fell=at1,own").points('a'), 5);
        assert_eq!(blind().play("a hand tank@-120,-20 fell=at1,ct1").points('a'), 4);
    }

    /// GRAV-18, GRAV-33: a second try that fails brings back what the first one placed; no points.
    #[test]
    fn a_failed_repetition_fails_the_turn() {
        let case = ready("given=b:double-it").play("a hand tank@-100,-20, a hand tank@100,50");
        assert_eq!((case.points('a'), case.troops('a').as_str()), (5, "at1 at2 af1 af2 as1 as2"));
        assert!(!case.platform().contains("at"));
        let fell = ready("given=b:double-it").play("a hand tank@-100,-20, a hand tank@-120,-20 fell=at1");
        assert_eq!((fell.points('a'), fell.troops('a').as_str()), (4, "at1 at2 af1 af2 as1 as2"));
    }

    fn teleport(options: &Options, place: &str) -> Case {
        let named = if options.mode == Mode::Simple {
            "a: | b:"
        } else {
            "a: hero archivist used [you-do-it] | b: hero climber used"
        };
        let text = format!(
            "{named}; on bt1@-100,20 bs1@100,0; turn zone=comet from=asteroids asked challenged effects=teleport {place}"
        );
        case_with(options, &text)
    }

    /// GRAV-38: no new piece is added, no point is earned, a green gem always is.
    #[test]
    fn a_teleported_piece_earns_a_skip_gem() {
        let task = "; task seat=a deed=teleport piece=bs1; now attempt";
        let case = teleport(&Options::default(), task).play("a hand moved@-100,-20");
        assert_eq!((case.points('a'), case.game.player(seat('a')).gems.green), (5, 1));
        assert_eq!((case.platform().as_str(), case.waits().as_str()), ("bt1 bs1", "a restock"));
    }

    /// GRAV-28, GRAV-38: a failed Teleport keeps a piece of another colour, which must then be placed too.
    #[test]
    fn a_failed_teleport_keeps_the_piece() {
        let task = "; task seat=a deed=teleport piece=bs1; now attempt";
        let case = teleport(&Options::default(), task).play("a hand moved@-100,-20 slid");
        assert_eq!(
            (case.troops('a').as_str(), case.game.player(seat('a')).gems.green),
            ("at1 at2 af1 af2 as1 as2 bs1", 1)
        );
        assert_eq!(case.troops('b'), "bt2 bf1 bf2 bs2");
        let last = "a: hero archivist used troops at1 bs1 | b:; out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked gave=0,1,0,0,0,0; \
                    task seat=a deed=place; now attempt";
        let goes_on = self::case(last).play("a hand tank@-100,0");
        assert_eq!((goes_on.troops('a').as_str(), goes_on.waits().as_str()), ("bs1", "b roll"));
    }

    /// GRAV-42: under You do it! the active player gets the points, the one who acted those of stacking by choice; both restock.
    #[test]
    fn points_of_a_turn_done_by_another() {
        let called = ready("actor=c called=a given=b:bound-it gave=0,1,0,0,0,0");
        assert_eq!(called.waits(), "c attempt");
        let case = called.play("c hand tank@-100,20 on=bt1");
        assert_eq!((case.points('a'), case.points('c'), case.waits().as_str()), (6, 6, "a c restock"));
    }

    /// GRAV-42: "keeps the piece as if it was one of their own", in every mode, and bears the lost points; by agreement it goes back,
    /// but not in Simple mode.
    #[test]
    fn a_failure_of_another() {
        let failed = |mode, failed_call| {
            let options = Options { mode, failed_call, ..Options::default() };
            ready_with(&options, "actor=c called=a").play("c hand tank@-100,-20 fell=own")
        };
        let case = failed(Mode::Battle, FailedCall::Keep);
        assert_eq!((case.points('a'), case.points('c')), (5, 4));
        let kept = ("at2 af1 af2 as1 as2".to_owned(), "at1 ct2 cf2 cs2".to_owned());
        assert_eq!((case.troops('a'), case.troops('c')), kept);
        assert_eq!(failed(Mode::Battle, FailedCall::Return).troops('a'), "at1 at2 af1 af2 as1 as2");
        let simple = failed(Mode::Simple, FailedCall::Return);
        assert_eq!((simple.troops('a'), simple.troops('c')), kept);
    }

    /// GRAV-21, GRAV-42: "if the appointed player is successful, then both … may restock": without a challenge as well.
    #[test]
    fn both_restock_without_a_challenge() {
        let case = ready("actor=c called=a gave=0,1,0,0,0,0").play("c hand tank@-100,-20");
        assert_eq!(case.waits(), "a c restock");
    }

    /// GRAV-17, GRAV-19: letting go is the try; other pieces are not taken.
    #[test]
    fn a_second_try_fails_the_turn() {
        for (hand, fault) in [("took=own", Fault::TriedAgain), ("took=bs1", Fault::TookOther)] {
            let case = ready("").play(&format!("a hand tank@-100,-20 {hand}"));
            let faults = |told: &Told| matches!(told, Told::Attempted { faults, .. } if *faults == [fault]);
            assert!(case.told.iter().any(faults) && case.points('a') == 5, "{:?}", case.told);
        }
    }

    /// GRAV-18: nobody pays for what falls while the program takes a failed piece away: no hand was at work.
    #[test]
    fn nobody_pays_for_what_is_taken_away() {
        let upright = "8000/0,0,0,1000000";
        let steep = format!(
            "a: hero archivist used | b: | c:; on bt1@0,153000,{upright} bt2@0,-153000,{upright} ct1@108000,-108000,{upright} \
             ct2@-108000,108000,{upright}; turn zone=red-planet troop=tank asked; task seat=a deed=place; now attempt"
        );
        let case = case(&steep).play("a hand tank@0,100 lying=own");
        assert_eq!((case.points('a'), case.game.table.round), (5, 1), "{}", case.heard());
        assert_eq!(crate::testing::write(case.game.table.out_pieces), "bt1 bt2 ct1 ct2");
        assert!(case.troops('a').contains("at1"));
    }

    fn keep(more: &str) -> Case {
        case(&format!(
            "a: | b: [keep-this] | c:; on at1@-100,20 bs1@100,0 ct1@0,-100 cf1@40,-100 cs1@-60,-90; \
             turn zone=comet troop=tank asked events=b:keep-this gave=0,1,0,0,0,0{more}; now challenge c"
        ))
        .play("c let-be")
    }

    /// GRAV-44: any piece to any player, by the giver's hand; GRAV-14: before the attempt.
    #[test]
    fn keep_this_gives_a_piece_to_anyone() {
        let case = keep("");
        assert_eq!((case.waits().as_str(), case.offers('b').contains("pick cs1")), ("b pick", true));
        let case = case.play("b pick at1, b name c, b hand taken");
        assert_eq!((case.troops('c').as_str(), case.waits().as_str()), ("at1 ct2 cf2 cs2", "a defend"));
    }

    /// GRAV-19, GRAV-44: while the hand puts right what it knocked over, the piece it took is in it and not on the platform.
    #[test]
    fn keep_this_is_not_done_until_all_is_put_right() {
        let case = keep("").play("b pick at1, b name c, b hand taken lying=cf1");
        let written = case.game.write_position();
        assert_eq!((case.waits().as_str(), written.contains("at1:")), ("b right", false), "{written}");
        assert_eq!(GravityWarfare::read_position(&Options::default(), &written), Ok(case.game.clone()));
        let case = case.play("b hand righted");
        assert_eq!((case.troops('c').as_str(), case.waits().as_str()), ("at1 ct2 cf2 cs2", "a defend"));
    }

    /// GRAV-44: who fails keeps the piece; pieces that fall are charged to who gave the event, not to the active player.
    #[test]
    fn a_failed_event_is_its_givers() {
        let case = keep("").play("b pick at1, b name c, b hand taken fell=cf1");
        assert_eq!(
            (case.troops('b').as_str(), case.points('a'), case.points('b')),
            ("at1 bt1 bt2 bf1 bf2 bs2", 5, 4)
        );
        assert_eq!(crate::testing::write(case.game.table.out_pieces), "cf1");
        assert_eq!(case.waits(), "a defend", "the turn goes on");
        let missed = keep("").play("b pick at1, b name c, b hand missed");
        assert_eq!((missed.troops('b').contains("at1"), missed.platform().contains("at1")), (true, false));
    }

    /// GRAV-27, GRAV-44: four pieces that fall by an event end the round of who gave it.
    #[test]
    fn an_event_can_end_the_round() {
        let case = keep("").play("b pick at1, b name c, b hand taken fell=bs1,ct1,cf1,cs1");
        assert!(case.did_hear(&Told::RoundLost { round: 1, seat: seat('b') }));
        assert_eq!((case.points('b'), case.points('a'), case.waits().as_str()), (3, 5, "b roll"));
    }

    /// GRAV-45: after the target has placed, who has given no card may return the last piece to its player.
    #[test]
    fn return_it_brings_the_last_piece_back() {
        let placed = || ready("gave=0,0,1,0,0,0").play("a hand tank@-100,-20");
        assert_eq!(
            (placed().waits().as_str(), placed().offers('b').as_str()),
            ("b return", "let-be, return")
        );
        let case = placed().play("b return, b hand taken");
        assert_eq!((case.troops('a').as_str(), case.points('a')), ("at1 at2 af1 af2 as1 as2", 6));
        assert_eq!(case.game.table.last.as_ref().map(|last| last.returned), Some(true));
        let failed = placed().play("b return, b hand taken fell=ct1");
        assert_eq!((failed.troops('b').as_str(), failed.points('b')), ("at1 bt2 bf1 bf2 bs2", 4));
    }

    /// GRAV-45: of a totem one of the two is returned.
    #[test]
    fn return_it_takes_one_of_a_pair() {
        let position = "a: hero archivist used | b: [return-it]; last effects=totem troops=tank,fighter zone=comet; turns 2; \
                        turn zone=comet troop=tank asked effects=totem given=b:copy-it; now defend";
        let case = case(position).play("a go, a hand tank@-100,0 fighter@-100,0");
        assert_eq!((case.waits().as_str(), case.points('a')), ("b return", 5));
        let case = case.play("b return");
        assert_eq!(case.offers('b'), "pick at1, pick af1");
        let case = case.play("b pick af1, b hand taken");
        assert_eq!((case.troops('a').as_str(), case.points('a')), ("at2 af1 af2 as1 as2", 7));
    }

    /// GRAV-34, GRAV-45: a last troop is placed alone, and then there is no pair of which an earlier piece could be the other half.
    #[test]
    fn return_it_takes_nothing_of_an_earlier_turn() {
        let position = "a: hero archivist used troops at1 | b: [return-it]; on bt1@-100,40; out at2 af1 af2 as1 as2; \
                        turn zone=comet troop=tank asked given=-:pair-it; now defend";
        let case = case(position).play("a go, a hand tank@-100,0, b return");
        assert_eq!(case.waits(), "b attempt", "there is nothing to choose");
        let case = case.play("b hand taken");
        assert_eq!((case.troops('a').as_str(), case.platform().as_str()), ("at1", "bt1"));
    }

    /// GRAV-28, GRAV-45: Return it! keeps the last troop from ending the round.
    #[test]
    fn return_it_saves_the_round() {
        let position = "a: hero archivist used troops at1 | b: [return-it]; out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked; \
                        task seat=a deed=place; now attempt";
        let placed = || case(position).play("a hand tank@-100,0");
        let case = placed().play("b return, b hand taken");
        assert_eq!((case.game.table.round, case.troops('a').as_str(), case.points('a')), (1, "at1", 6));
        let case = placed().play("b let-be");
        assert_eq!(
            (case.game.table.round, case.points('a')),
            (2, 11),
            "one for the troop, five for the round"
        );
    }
}
