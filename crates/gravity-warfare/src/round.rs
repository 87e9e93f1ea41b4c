//! Rounds: how they begin and the ways they end (GRAV-08 to GRAV-10, GRAV-27 to GRAV-29, GRAV-47, GRAV-49, GRAV-50, GRAV-52).

use balance::Standing;
use tabletop::{Chance, Seat};

use crate::card::{Card, Energy};
use crate::event::Told;
use crate::gems::Gems;
use crate::hand::{Hand, Watchers};
use crate::options::Mode;
use crate::play::Play;
use crate::state::{GravityWarfare, ROUNDS, TURNS_EACH_MAX};
use crate::troop::Troops;
use crate::turn::{Deed, Phase, Turn};

/// GRAV-28: for placing all troops.
const ROUND_POINTS: u16 = 5;

impl GravityWarfare {
    /// GRAV-08: points and heroes, dealt once.
    pub(crate) fn deal_game(&mut self, chance: &mut Chance) {
        for seat in self.all_seats() {
            self.player_mut(seat).gems = Gems::START;
            self.table.bank = self.table.bank.minus(Gems::START).expect("there are gems for six");
        }
        if !self.is_simple() {
            let mut heroes: Vec<u8> = (0..self.table.house.heroes.get().0.len() as u8).collect();
            chance.shuffle(&mut heroes);
            heroes.truncate(self.seat_count());
            self.secret.heroes = heroes;
        }
    }

    /// The cards of this mode, Guardians included, in a fixed order.
    pub(crate) fn all_cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.table.house.deck.get().cards().collect();
        if self.is_simple() {
            let mut take_out = |card: Card, count: usize| {
                for _ in 0..count {
                    if let Some(at) = cards.iter().position(|other| *other == card) {
                        cards.remove(at);
                    }
                }
            };
            take_out(Card::Wormhole, 400);
            take_out(Card::ReturnIt, 400);
            take_out(Card::KeepThis, 2);
            take_out(Card::TeleportIt, if self.is_english() { 2 } else { 0 });
        }
        cards.extend(std::iter::repeat_n(Card::Guardian, self.seat_count()));
        cards
    }

    /// GRAV-08, GRAV-29, GRAV-47: troops, hands and piles anew.
    pub(crate) fn deal_round(&mut self, chance: &mut Chance) {
        let mut cards = self.all_cards();
        let simple = self.is_simple();
        if !simple {
            cards.retain(|card| *card != Card::Guardian);
        }
        chance.shuffle(&mut cards);
        let dealt = if simple { 0 } else { self.hand_limit() - 1 };
        for seat in self.all_seats() {
            let mut hand = Hand::default();
            if !simple {
                hand.add(Card::Guardian, Watchers::ALL);
            }
            cards.drain(cards.len() - dealt..).for_each(|card| hand.add(card, Watchers::NOBODY));
            self.secret.hands[seat.index()] = hand;
            let player = self.player_mut(seat);
            player.pieces = Troops::of_colour(seat);
            player.carried.clear();
            player.used_cards.clear();
            player.hero_used = false;
        }
        let right = cards.split_off(cards.len() / 2);
        self.secret.piles = [cards, right];
        self.secret.drawn.clear();
        let table = &mut self.table;
        table.standing = Standing::empty(table.standing.side);
        table.played.clear();
        table.out_pieces = Troops::NONE;
        table.discard_cards.clear();
        table.last = None;
        table.turns = 0;
    }

    /// GRAV-49: the points of this seat's team.
    pub(crate) fn team_points(&self, seat: Seat) -> u16 {
        let mates = self.all_seats().filter(|other| self.same_team(*other, seat));
        mates.map(|mate| self.player(mate).gems.points()).sum()
    }
}

impl Play<'_, '_> {
    /// GRAV-29: a round begins with this player.
    pub(crate) fn start_round(&mut self, first: Seat) {
        let game = &mut *self.game;
        game.deal_round(self.chance);
        self.table.first_seat = first;
        let round = self.table.round;
        self.tell(Told::RoundBegan { round, seat: first });
        self.start_turn(first);
    }

    /// GRAV-10: clockwise. GRAV-52: but not for ever.
    pub(crate) fn start_turn(&mut self, seat: Seat) {
        self.table.active_seat = seat;
        self.table.turn = Turn::new(seat);
        if self.table.turns == TURNS_EACH_MAX * self.seat_count() as u16 {
            return self.stop_round();
        }
        self.table.turns += 1;
        self.table.phase = if self.draws_a_card() { Phase::Draw } else { Phase::Roll };
    }

    /// GRAV-47: in Simple mode everyone draws, but for the first turn of the game ("en") or of each round ("es").
    fn draws_a_card(&self) -> bool {
        let dice_only = self.table.turns == 1 && (self.table.round == 1 || !self.is_english());
        self.is_simple() && !dice_only
    }

    /// GRAV-27: who made too many fall loses two points. GRAV-50: of two players the other one has won the round.
    pub(crate) fn lose_round(&mut self, seat: Seat) {
        // Who placed well is paid even if the hand of who returns the piece ends the round.
        if self.task().deed == Deed::Return {
            self.pay();
        }
        let round = self.table.round;
        self.tell(Told::RoundLost { round, seat });
        self.lose_points(seat, 2);
        if self.table.mode == Mode::TwoPlayer {
            let other = seat.left(self.seat_count());
            self.earn_points(other, ROUND_POINTS);
        }
        self.end_round(seat);
    }

    /// GRAV-28: who has placed everything gets five points.
    pub(crate) fn end_round_by_success(&mut self, seat: Seat) {
        let round = self.table.round;
        self.tell(Told::RoundWon { round, seat });
        self.earn_points(seat, ROUND_POINTS);
        self.end_round(seat);
    }

    /// GRAV-52: no points either way; the next player begins.
    fn stop_round(&mut self) {
        let round = self.table.round;
        self.tell(Told::RoundStopped { round });
        let next = self.table.active_seat;
        self.end_round(next);
    }

    /// GRAV-29: green gems go back; who ended the round begins the next one.
    fn end_round(&mut self, next_first: Seat) {
        for seat in self.all_seats() {
            let table = &mut self.game.table;
            let gems = &mut table.players[seat.index()].gems;
            gems.return_green(&mut table.bank, gems.green);
        }
        self.tell_pools();
        self.clear_turn();
        self.table.turn = Turn::new(next_first);
        self.table.active_seat = next_first;
        if self.table.round < ROUNDS {
            self.table.round += 1;
            return self.start_round(next_first);
        }
        self.table.phase = Phase::Over;
        let seats = self.leaders();
        self.tell(Told::GameWon { seats });
    }

    /// GRAV-49: a team's points are counted together at the end of each round.
    fn tell_pools(&mut self) {
        let seats: Vec<Seat> = self.all_seats().collect();
        for seat in &seats {
            let mates: Vec<Seat> =
                seats.iter().copied().filter(|mate| self.same_team(*mate, *seat)).collect();
            if mates.len() > 1 && mates[0] == *seat {
                let points = self.team_points(*seat);
                self.tell(Told::Pooled { seats: mates, points });
            }
        }
    }

    /// The cards of a turn that was cut short are discarded; pieces that are neither here nor there are out.
    fn clear_turn(&mut self) {
        let after = Turn::new(self.table.active_seat);
        let turn = std::mem::replace(&mut self.table.turn, after);
        let mut cards = turn.spent;
        cards.extend(turn.given.iter().chain(&turn.events).map(|given| given.card));
        cards.extend(turn.put_off.iter().flat_map(|(_, carried)| [carried.wormhole_card, carried.card]));
        self.discard(&cards);
        let mut lost = turn.pieces.or(turn.task.map_or(Troops::NONE, |task| task.pieces));
        lost = lost.minus(self.pieces_in(None));
        for player in &self.game.table.players {
            lost = lost.minus(player.pieces);
        }
        self.table.out_pieces = self.table.out_pieces.or(lost);
    }

    /// GRAV-10: the most points win; equal leaders share the win.
    fn leaders(&self) -> Vec<Seat> {
        let best = self.all_seats().map(|seat| self.team_points(seat)).max();
        self.all_seats().filter(|seat| Some(self.team_points(*seat)) == best).collect()
    }

    pub(crate) fn is_kept_for_later(&self, card: Card) -> bool {
        match self.energy(card) {
            Energy::Defence => true,
            Energy::Event => self.is_english(),
            Energy::Challenge | Energy::Wild => false,
        }
    }
}
