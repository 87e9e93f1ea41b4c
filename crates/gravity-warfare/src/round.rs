//! Rounds: how they begin and the ways they end (GRAV-08 to GRAV-10, GRAV-27 to GRAV-29, GRAV-47, GRAV-49, GRAV-50, GRAV-52).

use balance::Standing;
use tabletop::{Chance, Seat};

use crate::card::{Card, Energy};
use crate::event::{Told, WonFor};
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
            player.declared_cards.clear();
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
        table.used_guardians = 0;
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

    /// GRAV-10: the youngest begins.
    pub(crate) fn begin_with(&mut self, youngest: Seat) {
        self.table.turns = 0;
        self.table.first_seat = youngest;
        let round = self.table.round;
        self.tell(Told::RoundBegan { round, seat: youngest });
        self.start_turn(youngest);
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
            self.earn_points(other, ROUND_POINTS, WonFor::Round);
        }
        self.end_round(seat);
    }

    /// GRAV-28: who has placed everything gets five points.
    pub(crate) fn end_round_by_success(&mut self, seat: Seat) {
        let round = self.table.round;
        self.tell(Told::RoundWon { round, seat });
        self.earn_points(seat, ROUND_POINTS, WonFor::Round);
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

#[cfg(test)]
mod tests {
    use tabletop::{Chance, Game, Pending, Seed};

    use super::*;
    use crate::options::{First, Options, Rulebook, Teams};
    use crate::testing::{case, case_with, seat};

    fn set_up(options: &Options, seats: usize, seed: u64) -> GravityWarfare {
        GravityWarfare::setup(options, seats, &mut Chance::new(Seed::from_number(seed))).unwrap()
    }

    fn count(cards: &[Card], card: Card) -> usize {
        cards.iter().filter(|other| **other == card).count()
    }

    /// GRAV-08: six troops, five points, a secret hero and a Guardian each; five cards dealt: six in hand, which is the limit.
    #[test]
    fn everyone_begins_alike() {
        for seats in 2..=6 {
            let game = set_up(&Options::default(), seats, 1);
            assert_eq!(game.hand_limit(), 6);
            for seat in game.all_seats() {
                let (player, hand) = (game.player(seat), game.hand(seat));
                assert_eq!((player.pieces, player.gems), (Troops::of_colour(seat), Gems::START));
                assert_eq!((hand.len(), hand.cards().filter(|card| *card == Card::Guardian).count()), (6, 1));
                assert!(player.hero.is_none() && !player.hero_used && game.hero_effect(seat).is_some());
            }
            assert_eq!(game.all_cards().len(), 61 + seats, "the rest of the Guardians leave the game");
            let [left, right] = &game.secret.piles;
            assert_eq!(left.len() + right.len(), 61 - 5 * seats);
            assert!(left.len().abs_diff(right.len()) <= 1, "GRAV-09: two piles");
        }
    }

    /// GRAV-10: chance says who begins, or the host does.
    #[test]
    fn who_begins() {
        let first = |options: &Options| -> Vec<usize> {
            (0..20).map(|seed| set_up(options, 4, seed).table.first_seat.index()).collect()
        };
        let random = first(&Options::default());
        assert!((0..4).all(|seat| random.contains(&seat)), "{random:?}");
        assert_eq!(first(&Options { first: First::Host, ..Options::default() }), [0; 20]);
    }

    const LAST: &str = "hero archivist used troops at1 | b: hero climber used [stack-it] carries wormhole>spin-it | c:; \
                        on bt1@100,0; out at2 af1 af2 as1 as2 cs1; turn zone=comet troop=tank asked gave=0,1,1,0,0,0; \
                        task seat=a deed=place; now attempt";

    /// GRAV-28: all troops placed: the round ends with five points; the others get nothing.
    #[test]
    fn placing_everything_wins_the_round() {
        let case = case(&format!("a: {LAST}")).play("a hand tank@-100,0");
        assert!(case.did_hear(&Told::RoundWon { round: 1, seat: seat('a') }));
        assert_eq!((case.points('a'), case.points('b'), case.points('c')), (5 + 1 + 5, 5, 5));
    }

    /// GRAV-29: everything comes back, cards are dealt anew, green gems are returned, who ended the round begins the next.
    #[test]
    fn a_new_round_begins() {
        let case = case(&format!("a: gems 2/1/0/2 {LAST}")).play("a hand tank@-100,0");
        let game = &case.game;
        assert_eq!((game.table.round, game.table.turns, case.waits().as_str()), (2, 1, "a roll"));
        for seat in game.all_seats() {
            let player = game.player(seat);
            assert_eq!(
                (player.pieces, game.hand(seat).len(), player.gems.green),
                (Troops::of_colour(seat), 6, 0)
            );
            assert!(!player.hero_used && player.carried.is_empty() && game.hand(seat).has(Card::Guardian));
        }
        assert!(case.platform().is_empty() && game.table.out_pieces.is_empty() && game.table.last.is_none());
        assert_eq!(game.player(seat('a')).hero, Some(0), "a hero that was seen stays known");
    }

    /// GRAV-10: after three rounds the most points win; equal leaders share the win.
    #[test]
    fn the_most_points_win_after_three_rounds() {
        let last = LAST.replace("; turn zone", "; round 3; turn zone");
        let case = case(&format!("a: points 3 {}", last.replace("| c:", "| c: points 9")));
        let case = case.play("a hand tank@-100,0");
        let Pending::Over(outcome) = case.game.pending() else { panic!("{}", case.waits()) };
        assert_eq!((outcome.scores.to_vec(), outcome.places.to_vec()), (vec![9, 5, 9], vec![1, 3, 1]));
        assert!(case.did_hear(&Told::GameWon { seats: vec![seat('a'), seat('c')] }));
        assert_eq!(case.refused("a roll"), "the game is over");
    }

    /// GRAV-47: in Simple mode no hands and no heroes; Wormholes, Return it! and some others are taken out; a Guardian each is in the piles.
    #[test]
    fn simple_mode_takes_cards_out() {
        let cards = |rulebook| {
            let game = set_up(&Options { mode: Mode::Simple, rulebook, ..Options::default() }, 3, 1);
            assert!(game.secret.hands.iter().all(Hand::is_empty) && game.secret.heroes.is_empty());
            let [left, right] = &game.secret.piles;
            assert!(left.len().abs_diff(right.len()) <= 1);
            [left.as_slice(), right].concat()
        };
        let (english, spanish) = (cards(Rulebook::En), cards(Rulebook::Es));
        for cards in [&english, &spanish] {
            let counts = [Card::Wormhole, Card::ReturnIt, Card::KeepThis, Card::Guardian]
                .map(|card| count(cards, card));
            assert_eq!(counts, [0, 0, 3, 3]);
        }
        assert_eq!((count(&english, Card::TeleportIt), count(&spanish, Card::TeleportIt)), (3, 5));
    }

    /// GRAV-47: the first turn is dice only: of the game in "en", of each round in "es".
    #[test]
    fn the_first_turn_of_simple_mode_is_dice_only() {
        let end = "on bt1@100,0; out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked; task seat=a deed=place; now attempt";
        for (rulebook, next) in [(Rulebook::En, "a draw"), (Rulebook::Es, "a roll")] {
            let options = Options { mode: Mode::Simple, rulebook, first: First::Host, ..Options::default() };
            assert_eq!(set_up(&options, 2, 0).table.phase, Phase::Roll);
            let case = case_with(&options, &format!("a: troops at1 | b:; {end}")).play("a hand tank@-100,0");
            assert_eq!((case.waits().as_str(), case.game.table.round), (next, 2));
            let second = case_with(
                &options,
                "a: | b:; turn zone=comet troop=tank asked; task seat=a deed=place; now attempt",
            );
            assert_eq!(second.play("a hand tank@-100,0").waits(), "b draw");
        }
    }

    /// GRAV-49: a team's points are counted together at the end of each round, and in the end.
    #[test]
    fn a_team_counts_its_points_together() {
        let options = Options { teams: Teams::Pairs, ..Options::default() };
        let position = "a: hero archivist used points 2 troops at1 | b: points 7 | c: points 3 | d: points 4; round 3; \
                        out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked gave=0,1,1,1,0,0; task seat=a deed=place; now attempt";
        let case = case_with(&options, position).play("a hand tank@-100,0");
        let both = |one: char, other: char| vec![seat(one), seat(other)];
        assert!(case.did_hear(&Told::Pooled { seats: both('a', 'c'), points: 2 + 1 + 5 + 3 }));
        assert!(case.did_hear(&Told::Pooled { seats: both('b', 'd'), points: 11 }));
        let outcome = case.game.outcome();
        assert_eq!((outcome.scores.to_vec(), outcome.teams.to_vec()), (vec![11; 4], vec![0, 1, 0, 1]));
        assert_eq!(outcome.winners().len(), 4, "eleven each: both teams share the win");
    }

    /// GRAV-50: ten cards, the Guardian included, and that as hand limit; the winner of a round gets five points, however it ended.
    #[test]
    fn two_players_have_ten_cards() {
        let options = Options { mode: Mode::TwoPlayer, ..Options::default() };
        let game = set_up(&options, 2, 5);
        assert!(
            game.all_seats().all(|seat| game.hand(seat).len() == 10 && game.hand(seat).has(Card::Guardian))
        );
        assert_eq!(game.hand_limit(), 10);
        let position = "a: | b:; on bt1@100,0 bt2@100,40 bf1@70,0; turn zone=comet troop=tank asked; task seat=a deed=place; now attempt";
        let case = case_with(&options, position).play("a hand tank@-100,0 fell=own,bt1,bt2,bf1");
        assert_eq!((case.points('a'), case.points('b')), (3, 10));
    }

    /// GRAV-52: a round that nobody brings to an end is stopped; no points either way, and the next player begins.
    #[test]
    fn a_round_does_not_go_on_for_ever() {
        let position = |turns: u16| {
            format!(
                "a: troops at1 | b:; turns {turns}; active a; out at2 af1 af2 as1 as2; turn zone=comet; now skip"
            )
        };
        let before = case(&position(49)).play("a skip");
        assert_eq!((before.waits().as_str(), before.game.table.round), ("b roll", 1));
        let case = case(&position(50)).play("a skip");
        assert!(case.did_hear(&Told::RoundStopped { round: 1 }));
        assert_eq!((case.waits().as_str(), case.points('a'), case.points('b')), ("b roll", 5, 5));
    }
}
