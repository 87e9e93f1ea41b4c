//! What a hand's task comes to once all is put right: points, pieces, the next repetition or the next step of the turn
//! (GRAV-18, GRAV-20, GRAV-31, GRAV-33, GRAV-38, GRAV-42, GRAV-44, GRAV-45).

use balance::Fate;
use tabletop::Seat;

use crate::effects::Effect;
use crate::event::Told;
use crate::judge::points_lost;
use crate::play::Play;
use crate::state::Played;
use crate::troop::{Troop, Troops};
use crate::turn::{Deed, Phase, Task};

impl Play<'_, '_> {
    /// All is put right: what the task comes to.
    pub(crate) fn finish(&mut self) {
        let (deed, failed) = (self.task().deed, self.task().failed);
        match deed {
            Deed::Place | Deed::Teleport if failed && self.may_be_retried() => {
                self.table.phase = Phase::Failed;
            }
            Deed::Place | Deed::Teleport if failed => self.fail_turn(),
            Deed::Place => self.placed(),
            Deed::Teleport => self.teleported(),
            Deed::Shift | Deed::Keep => self.finish_event(),
            Deed::Return => self.finish_return(),
            Deed::CopyReturn => self.finish_copied_return(),
        }
    }

    /// GRAV-25: everyone whose hero has not been used is asked; nobody else knows which hero it is.
    fn may_be_retried(&self) -> bool {
        !self.is_simple() && !self.player(self.actor()).hero_used
    }

    /// GRAV-20, GRAV-33: a troop is on the platform; the turn may have to be done once more.
    fn placed(&mut self) {
        let active = self.table.active_seat;
        let (pieces, beneath) = (self.task().pieces, self.task().beneath);
        for piece in pieces.iter() {
            self.table.played.push(Played { piece, seat: active });
        }
        let turn = &mut self.table.turn;
        turn.pieces = turn.pieces.or(pieces);
        turn.points += pieces.len() as u8;
        // A Guardian sets the challenges aside, so stacking is by choice again.
        let by_choice = turn.free || !turn.effects.has(Effect::Stacked);
        if by_choice && !turn.climbs {
            turn.extra_points += beneath;
        }
        if turn.again > 0 && !self.player(active).pieces.is_empty() {
            self.table.turn.again -= 1;
            return self.begin_own_task();
        }
        self.succeed();
    }

    fn teleported(&mut self) {
        if self.table.turn.again > 0 {
            self.table.turn.again -= 1;
            return self.begin_own_task();
        }
        self.succeed();
    }

    /// GRAV-18: the pieces of the turn come back, and points are lost for what fell.
    pub(crate) fn fail_turn(&mut self) {
        let task = self.task().clone();
        let mine = task.pieces.or(self.table.turn.pieces);
        let keeper = self.keeper();
        self.take_off(mine);
        self.hand_pieces(keeper, mine);
        self.table.turn.pieces = Troops::NONE;
        self.charge();
        self.earn_teleport_gem();
        self.end_turn();
    }

    /// GRAV-38: Teleport it! always earns a skip gem.
    pub(crate) fn earn_teleport_gem(&mut self) {
        if self.table.turn.effects.has(Effect::Teleport) && !self.table.turn.free {
            self.earn_skip_gem();
        }
    }

    /// GRAV-18, GRAV-32: the one who acted pays for what fell.
    fn charge(&mut self) {
        let blind = self.table.turn.effects.has(Effect::Blind) && !self.table.turn.free;
        let task = self.task();
        let own = matches!(task.deed, Deed::Place | Deed::Teleport);
        let (seat, points) = (task.seat, points_lost(task.fallen, task.others_fell, blind && own));
        self.lose_points(seat, points);
    }

    /// Takes pieces off the platform. No hand is at work: what falls when it swings back is out, and nobody pays for it (GRAV-18).
    fn take_off(&mut self, pieces: Troops) {
        let mut standing = self.table.standing.clone();
        let there = pieces.iter().filter(|piece| standing.remove(piece.id()).is_some()).count();
        if there == 0 {
            return;
        }
        let facts = balance::settle(self.rig(), &standing).expect("fewer pieces still add up");
        let fallen: Troops = facts.with_fate(Fate::Fallen).map(Troop::of).collect();
        self.leave(facts.standing);
        self.put_out(fallen.minus(self.own_pieces()));
    }

    /// Pieces go to a player, wherever they were.
    fn hand_pieces(&mut self, seat: Seat, pieces: Troops) {
        for player in &mut self.table.players {
            player.pieces = player.pieces.minus(pieces);
        }
        let player = self.player_mut(seat);
        player.pieces = player.pieces.or(pieces);
        if !pieces.is_empty() {
            self.tell(Told::Got { seat, pieces });
        }
    }

    /// The piece of an event: to whom it was meant for, or to who failed (GRAV-44).
    fn hand_over_piece(&mut self) {
        let task = self.task().clone();
        let pieces: Troops = task.piece.into_iter().collect();
        self.take_off(pieces);
        let to = if task.failed { task.seat } else { task.to_seat.unwrap_or(task.seat) };
        self.hand_pieces(to, pieces);
        self.charge();
    }

    fn finish_event(&mut self) {
        let moved_well = self.task().deed == Deed::Shift && !self.task().failed;
        if !moved_well {
            self.hand_over_piece();
        }
        self.table.turn.task = None;
        // GRAV-47 ("es"): the event that was drawn was the turn.
        if self.is_simple() && !self.is_english() {
            return self.end_turn();
        }
        self.next_event();
    }

    fn finish_return(&mut self) {
        let failed = self.task().failed;
        self.hand_over_piece();
        self.table.turn.returned = !failed;
        self.table.turn.task = None;
        self.collect();
    }

    /// GRAV-31: the turn was to give the last piece back.
    fn finish_copied_return(&mut self) {
        let failed = self.task().failed;
        self.hand_over_piece();
        self.table.turn.task = None;
        if failed { self.end_turn() } else { self.succeed() }
    }

    /// GRAV-26, the Phoenix: the pieces of the failed attempt come back into the hand, what fell stays out and is paid for,
    /// and it is tried again.
    pub(crate) fn retry(&mut self) {
        let task = self.task().clone();
        if task.deed == Deed::Place {
            self.take_off(task.pieces);
            self.hand_pieces(self.table.active_seat, task.pieces);
        }
        self.charge();
        self.give_up_what_fell();
        self.begin(Task { piece: task.piece, ..Task::new(task.seat, task.deed) });
    }

    /// GRAV-26, GRAV-33: what the first of two attempts had placed and the second made fall is not placed any more.
    fn give_up_what_fell(&mut self) {
        let lost = self.table.turn.pieces.minus(self.pieces_in(None));
        let turn = &mut self.table.turn;
        turn.pieces = turn.pieces.minus(lost);
        turn.points -= lost.len() as u8;
        self.put_out(lost);
    }
}
