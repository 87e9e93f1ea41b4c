//! After the attempt: Return it!, points, restocking, discarding, the next player (GRAV-20, GRAV-21, GRAV-23, GRAV-42, GRAV-45).

use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::effects::Effect;
use crate::event::{Told, WonFor};
use crate::play::Play;
use crate::turn::{Deed, Last, Phase, Task};

impl Play<'_, '_> {
    /// GRAV-45: the turn succeeded. Who may still give a card may now return the last piece.
    pub(crate) fn succeed(&mut self) {
        self.table.turn.task = None;
        let turn = &self.table.turn;
        let free_to_give = |seat: &Seat| {
            *seat != self.table.active_seat
                && *seat != turn.actor_seat
                && turn.gave[seat.index()] < self.gifts_max()
        };
        let nothing_placed = turn.pieces.is_empty() || self.is_simple();
        let asked =
            if nothing_placed { SeatSet::EMPTY } else { self.all_seats().filter(free_to_give).collect() };
        self.answered_return(asked);
    }

    pub(crate) fn answered_return(&mut self, asked: SeatSet) {
        self.table.phase = Phase::Return(asked);
        if asked.is_empty() {
            self.collect();
        }
    }

    /// GRAV-45: one Return it! a turn; of a totem, one of the two.
    pub(crate) fn return_it(&mut self, seat: Seat, card: Card) {
        self.hand_mut(seat).remove(card);
        self.table.turn.spent.push(card);
        self.table.turn.gave[seat.index()] += 1;
        let to_seat = self.table.active_seat;
        self.tell(Told::Gave { seat, to_seat, card, as_card: Card::ReturnIt });
        self.begin(Task::new(seat, Deed::Return));
    }

    /// GRAV-20, GRAV-42: points for the active player, those of stacking by choice for the one who acted.
    pub(crate) fn collect(&mut self) {
        self.pay();
        self.earn_teleport_gem();
        self.ask_to_restock();
    }

    pub(crate) fn pay(&mut self) {
        let (active, actor) = (self.table.active_seat, self.actor());
        let (points, extra) = (self.table.turn.points, self.table.turn.extra_points);
        self.earn_points(active, u16::from(points), WonFor::Placed);
        self.earn_points(actor, u16::from(extra), WonFor::Stacked);
    }

    /// GRAV-21, GRAV-42: after a success with a challenge, or in a turn that another had to do, for who is below the hand limit.
    fn ask_to_restock(&mut self) {
        let (active, actor) = (self.table.active_seat, self.actor());
        let room = |seat: &Seat| self.hand(*seat).len() < self.hand_limit();
        let earned = self.table.turn.challenged || actor != active;
        let allowed = earned && !self.is_simple() && self.has_cards();
        let asked = [active, actor].into_iter().filter(|seat| allowed && room(seat)).collect();
        self.answered_restock(asked);
    }

    pub(crate) fn answered_restock(&mut self, asked: SeatSet) {
        // What was drawn last may have been the last: then there is nothing to ask for.
        let asked = if self.has_cards() { asked } else { SeatSet::EMPTY };
        self.table.phase = Phase::Restock(asked);
        if asked.is_empty() && self.table.drawing.is_none() {
            self.end_turn();
        }
    }

    /// GRAV-23, GRAV-28, GRAV-40: cards used are discarded, challenges put off wait for the next turn of whom they were put off.
    pub(crate) fn end_turn(&mut self) {
        let active = self.table.active_seat;
        let done = self.table.turn.challenged || self.table.turn.free;
        let mut cards = std::mem::take(&mut self.table.turn.spent);
        cards.extend(std::mem::take(&mut self.table.turn.given).iter().map(|given| given.card));
        if done {
            let carried = std::mem::take(&mut self.player_mut(active).carried);
            cards.extend(carried.iter().flat_map(|carried| [carried.wormhole_card, carried.card]));
        }
        for (seat, carried) in std::mem::take(&mut self.table.turn.put_off) {
            self.player_mut(seat).carried.push(carried);
        }
        self.discard(&cards);
        self.table.last = self.remembered();
        if self.player(active).pieces.is_empty() {
            return self.end_round_by_success(active);
        }
        self.start_turn(active.left(self.seat_count()));
    }

    /// GRAV-31: what Copy it! would repeat; nothing of a turn that was skipped.
    fn remembered(&self) -> Option<Last> {
        let turn = &self.table.turn;
        if turn.placed_troops.is_empty() && !turn.effects.has(Effect::Teleport) {
            return None;
        }
        Some(Last {
            effects: if turn.free { Default::default() } else { turn.effects },
            troops: turn.placed_troops.clone(),
            zone: turn.zone.or(turn.landed_zone),
            returned: turn.returned,
            called: !turn.called_seats.is_empty(),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{Case, case, seat};

    /// a has done what b's card asked for, with so many cards in hand.
    fn done(a: &str, given: &str) -> Case {
        let position = format!(
            "a: hero archivist used [{a}] | b: hero climber used; turn zone=comet troop=tank asked given={given} gave=0,1,0,0,0,0; now defend"
        );
        case(&position.replace("given= ", "")).play("a go, a hand tank@-100,0")
    }

    /// GRAV-21: after a success with at least one challenge, below the hand limit: draw two, keep one, discard the other.
    #[test]
    fn a_challenge_well_done_restocks_the_hand() {
        let case = done("spin-it", "b:bound-it");
        assert_eq!(case.waits(), "a restock");
        assert_eq!(case.offers('a'), "restock left, restock right, let-be");
        let case = case.play("a restock left");
        assert_eq!(case.waits(), "a keep");
        let drawn = case.game.secret.drawn.clone();
        assert_eq!(drawn.len(), 2);
        let case = case.play(&format!("a keep {}", drawn[0]));
        assert_eq!(case.game.hand(seat('a')).len(), 2);
        assert!(case.game.hand(seat('a')).has(drawn[0]) && case.game.table.discard_cards.contains(&drawn[1]));
        assert_eq!(case.waits(), "b roll");
    }

    /// GRAV-21, GRAV-23: not without a challenge, and nobody at the hand limit draws.
    #[test]
    fn without_a_challenge_or_room_nobody_restocks() {
        assert_eq!(done("spin-it", "").waits(), "b roll");
        let six = "spin-it spin-it bound-it stack-it stack-it wormhole";
        assert_eq!(done(six, "b:bound-it").waits(), "b roll");
    }

    /// GRAV-21: one may also let it be.
    #[test]
    fn restocking_is_a_choice() {
        let case = done("", "b:bound-it").play("a let-be");
        assert_eq!((case.waits().as_str(), case.game.hand(seat('a')).len()), ("b roll", 0));
    }

    /// GRAV-23: the cards used in the turn are discarded face up.
    #[test]
    fn used_cards_are_discarded() {
        let case = done("", "b:bound-it").play("a let-be");
        let discarded: Vec<String> =
            case.game.table.discard_cards.iter().map(|card| card.to_string()).collect();
        assert_eq!(discarded, ["bound-it"]);
        assert!(case.heard().ends_with("discarded"), "{}", case.heard());
    }

    /// GRAV-10: turns go clockwise, and round again.
    #[test]
    fn turns_go_clockwise() {
        let case = case(
            "a: | b: | c: hero gambler used; active c; turn zone=comet troop=tank asked gave=1,1,0,0,0,0; now defend",
        );
        assert_eq!(case.play("c go, c hand tank@-100,0").waits(), "a roll");
    }
}
