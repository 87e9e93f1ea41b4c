//! Everything that is not a hand at work: what to give, how to defend, what to keep. A score is what an action gains, in
//! points, against letting it be.

use gravity_warfare::{
    Action, Ballot, Card, Deed, Dice, Effect, Effects, Mode, Phase, Pile, Troop, TroopKind, View,
};
use tabletop::Seat;

use super::odds;

/// What it is worth to have one troop less to place, besides its point.
const TEMPO: f32 = 0.9;
/// What comes on top for the last one (GRAV-28).
const LAST: f32 = 5.0;
/// What a failure costs beyond the turn.
const FALL: f32 = 0.4;
const GUARDIAN: f32 = 0.8;

/// A decision of one seat.
pub(super) struct Moment<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
}

impl Moment<'_> {
    pub(super) fn score(&self, action: &Action) -> f32 {
        match action {
            Action::Give { card, as_card } => self.give(*as_card) - odds::cost(*card),
            Action::Reuse { card } => self.give(*card) - 0.1,
            Action::Pick { piece } => self.pick(*piece),
            Action::Name { to_seat } => self.name(*to_seat),
            Action::Vote { choice } => self.vote(*choice),
            Action::Guard => self.guard(),
            Action::PutOff { card, challenge_card } => {
                self.relief(*challenge_card)
                    - 0.3 * self.own_turn() * self.harm(*challenge_card)
                    - odds::cost(*card)
            }
            Action::Cancel { challenge_card } => self.relief(*challenge_card) - 0.15,
            Action::YouDoIt { card, to_seat } => self.you_do_it(*to_seat) - odds::cost(*card),
            Action::Steady => 0.35 * self.peril() - 0.15,
            Action::Climb => self.climb(),
            Action::Reroll { dice } => self.reroll(*dice),
            Action::DrawTwo { .. } => self.draw_two(),
            Action::Swap { .. } => -0.1,
            Action::TryAgain => 2.0,
            Action::Return { card } => self.return_it() - odds::cost(*card),
            Action::Restock { pile } => 0.5 + self.fuller(*pile),
            Action::Draw { pile } => self.fuller(*pile),
            Action::Buy { .. } => -0.6,
            Action::Keep { card } => self.kept(*card),
            Action::PaySkip { troop } => 1.5 + self.spare(*troop),
            Action::Declare { as_card } => self.declare(*as_card),
            Action::Roll | Action::Skip | Action::LetBe | Action::Ready => 0.0,
            Action::TakeBack { .. } => -0.3,
            Action::Attempt { .. } => 0.0,
        }
    }

    fn left(&self, seat: Seat) -> usize {
        self.view.table.players[seat.index()].pieces.len()
    }

    fn active(&self) -> Seat {
        self.view.table.active_seat
    }

    fn is_mate(&self, one: Seat, other: Seat) -> bool {
        is_mate(self.view, one, other)
    }

    /// What a successful turn with these challenges is worth to whose turn it is.
    fn turn_worth(&self, seat: Seat, effects: Effects) -> f32 {
        if effects.has(Effect::Teleport) {
            return 0.3;
        }
        let left = self.left(seat);
        let two = effects.has(Effect::Totem) || effects.has(Effect::Twice);
        let placed = if two { left.min(2) } else { left.min(1) };
        let last = if placed == left { LAST } else { 0.0 };
        placed as f32 * (1.0 + TEMPO) + last
    }

    /// What the turn as it is asked for is worth to the active player.
    fn expected(&self, effects: Effects) -> f32 {
        let success = odds::success(effects);
        success * self.turn_worth(self.active(), effects) - (1.0 - success) * FALL
    }

    /// To hurt one of several rivals is worth less, unless that one is ahead.
    fn rivalry(&self, rival: Seat) -> f32 {
        if self.is_mate(rival, self.seat) {
            return -1.0;
        }
        let players = &self.view.table.players;
        if players.len() == 2 {
            return 1.0;
        }
        let standing =
            |seat: Seat| f32::from(players[seat.index()].gems.points()) - 1.5 * self.left(seat) as f32;
        let rivals = Seat::all(players.len()).filter(|seat| !self.is_mate(*seat, self.seat));
        let best = rivals.map(standing).fold(f32::MIN, f32::max);
        if standing(rival) >= best - 2.0 || self.left(rival) <= 2 { 0.8 } else { 0.35 }
    }

    /// GRAV-13: what the active player loses by it.
    fn give(&self, card: Card) -> f32 {
        let active = self.active();
        match card {
            Card::KeepThis => self.take_away(active) - 0.15,
            Card::TeleportIt if self.view.table.teleport_as_event => -0.5,
            _ => {
                let before = odds::asked(self.view);
                let after = before.and(odds::effects(self.view, card));
                (self.expected(before) - self.expected(after)) * self.rivalry(active)
            }
        }
    }

    /// What it does to a player to get a piece back.
    fn take_away(&self, from: Seat) -> f32 {
        let urgent = if self.left(from) <= 2 { 0.6 } else { 0.0 };
        (TEMPO + urgent) * self.rivalry(from)
    }

    /// GRAV-45: the active player has just placed it.
    fn return_it(&self) -> f32 {
        self.take_away(self.active()) - 0.15
    }

    /// Whoever stands free is lifted easily; what holds others up, or holds the balance, stays.
    fn pick(&self, piece: Troop) -> f32 {
        let standing = &self.view.table.standing;
        let Some(placed) = standing.get(piece.id()) else { return -5.0 };
        let [x, y, z] = placed.pose.at_um;
        let near = |other: &balance::Placed| {
            let [ox, oy, oz] = other.pose.at_um;
            oz > z + 2_000 && (ox - x).abs() < 35_000 && (oy - y).abs() < 35_000
        };
        let beneath_something = standing.pieces.iter().any(near);
        let lightness = match piece.kind() {
            TroopKind::Fighter => 0.3,
            TroopKind::Ship => 0.15,
            TroopKind::Tank => 0.0,
        };
        let is_own_gain =
            matches!(self.view.table.turn.task.as_ref().map(|task| task.deed), Some(Deed::Keep));
        let tall = if is_own_gain { 0.0 } else { -0.1 * z as f32 / 10_000.0 };
        lightness + tall - if beneath_something { 2.0 } else { 0.0 }
    }

    /// GRAV-44: to the rival who is nearest to the end.
    fn name(&self, to: Seat) -> f32 {
        self.take_away(to) + if self.left(to) == 0 { 0.2 } else { 0.5 / self.left(to) as f32 }
    }

    /// GRAV-32: whatever is harder.
    fn vote(&self, choice: Ballot) -> f32 {
        let given = self.view.table.turn.given.iter().map(|given| odds::effects(self.view, given.as_card));
        let is_chosen = |effects: &Effects| effects.has(Effect::Blind) == (choice == Ballot::Blind);
        let all = given.filter(is_chosen).fold(Effects::default(), Effects::and);
        -self.expected(all) * self.rivalry(self.active())
    }

    /// What one's own turn is worth if it succeeds.
    fn own_turn(&self) -> f32 {
        self.turn_worth(self.active(), odds::asked(self.view)) + FALL
    }

    /// What stands to be lost in it.
    fn peril(&self) -> f32 {
        (1.0 - odds::success(odds::asked(self.view))) * self.own_turn()
    }

    /// By how much this challenge lessens the chance to succeed.
    fn harm(&self, card: Card) -> f32 {
        odds::success(self.without(card)) - odds::success(odds::asked(self.view))
    }

    fn without(&self, card: Card) -> Effects {
        let mut gone = false;
        let others = self.view.table.turn.given.iter().filter(|given| {
            let is_it = !gone && given.as_card == card;
            gone |= is_it;
            !is_it
        });
        others.fold(Effects::default(), |all, given| all.and(odds::effects(self.view, given.as_card)))
    }

    /// What it gains to be rid of a challenge.
    fn relief(&self, card: Card) -> f32 {
        if !self.is_mate(self.seat, self.active()) {
            return -1.0;
        }
        self.expected(self.without(card)) - self.expected(odds::asked(self.view))
    }

    /// GRAV-39: any piece, anywhere. It cannot be kept for the last one.
    fn guard(&self) -> f32 {
        let kept = if self.left(self.active()) <= 2 { 0.0 } else { GUARDIAN };
        let tallest = self.view.table.standing.pieces.iter().map(|placed| placed.pose.at_um[2]).max();
        let stack = tallest.map_or(0.0, |um| (um as f32 / 12_000.0).min(3.0));
        let free = Effects::default();
        match self.view.table.phase {
            Phase::Guardian => 0.5,
            Phase::Skip => self.expected(free) + 0.5 * stack - kept,
            _ if self.seat != self.active() => 0.3,
            _ => self.expected(free) + 0.5 * stack - self.expected(odds::asked(self.view)) - kept,
        }
    }

    /// GRAV-41, GRAV-42: a rival's hand may as well fail.
    fn you_do_it(&self, to: Seat) -> f32 {
        let turn = &self.view.table.turn;
        if turn.actor_seat != self.seat || self.is_mate(to, self.seat) {
            return -1.0;
        }
        let fails = 1.0 - odds::success(odds::asked(self.view));
        if self.active() == self.seat {
            // Somebody else pays for what falls; stacking by choice is theirs as well.
            return fails * 2.0 * FALL + 0.8 * fails - 0.4;
        }
        // It is another's turn, and another's points: better not to pay for it.
        fails * 2.0 * FALL + 0.1 * self.rivalry(to)
    }

    /// GRAV-26: where the zone is hard, or the challenge is to stack anyway.
    fn climb(&self) -> f32 {
        let stacked = odds::asked(self.view).has(Effect::Stacked);
        if stacked { 0.1 } else { -0.3 }
    }

    fn reroll(&self, dice: Dice) -> f32 {
        match (self.view.table.phase, dice) {
            (Phase::Skip, Dice::Troop) => 0.8,
            (Phase::Skip, _) => 0.5,
            _ => -0.5,
        }
    }

    fn draw_two(&self) -> f32 {
        let limit = if self.view.table.mode == Mode::TwoPlayer { 10 } else { 6 };
        let hand = self.view.hands[self.seat.index()].count;
        if hand + 2 <= limit { 0.6 } else { -0.2 }
    }

    fn fuller(&self, pile: Pile) -> f32 {
        let [left, right] = self.view.piles;
        let is_fuller = match pile {
            Pile::Left => left >= right,
            Pile::Right => right > left,
        };
        if is_fuller { 0.05 } else { 0.0 }
    }

    /// What a card is worth in the hand: what it would do to a rival in a plain turn.
    fn kept(&self, card: Card) -> f32 {
        match card {
            Card::AntiMatter => 1.6,
            Card::YouDoIt => 0.5,
            Card::Wormhole => 0.4,
            Card::ReturnIt | Card::KeepThis => TEMPO,
            Card::Guardian => GUARDIAN,
            Card::CopyIt => 0.3,
            challenge => {
                let effects = odds::effects(self.view, challenge);
                let plain = odds::success(Effects::default()) * (1.0 + TEMPO);
                let placed = match effects {
                    effects if effects.has(Effect::Teleport) => 0.0,
                    effects if effects.has(Effect::Totem) || effects.has(Effect::Twice) => 2.0,
                    _ => 1.0,
                };
                plain - odds::success(effects) * placed * (1.0 + TEMPO)
            }
        }
    }

    /// Which troop to place for a gem: one whose like is still there is easier to come by later.
    fn spare(&self, troop: TroopKind) -> f32 {
        let pieces = self.view.table.players[self.seat.index()].pieces;
        let like = pieces.iter().filter(|piece| piece.kind() == troop).count();
        if like == 1 { 0.2 } else { 0.0 }
    }

    /// GRAV-47: You do it! for later; else whatever is easiest.
    fn declare(&self, as_card: Card) -> f32 {
        match as_card {
            Card::YouDoIt => 1.2,
            card => odds::success(odds::effects(self.view, card)),
        }
    }
}

/// GRAV-49: do these play together?
pub(super) fn is_mate(view: &View, one: Seat, other: Seat) -> bool {
    let team = |seat: Seat| view.team_of.get(seat.index());
    one == other || (team(one).is_some() && team(one) == team(other))
}
