//! The end of a round and the beginning of the next (GCE-03, GCE-04, GCE-18, GCE-19, GCE-29 to GCE-33, GCE-35, GCE-37).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::event::{Cards, Event};
use crate::hands::{Place, everyone_but};
use crate::options::{LastInContention, ScrapPile};
use crate::refusal::Refusal;
use crate::state::{GuerraCivilEspacial, HAND_MAX, Phase};

/// How a round ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// GCE-29
    Fought,
    /// GCE-18
    BlackHole,
    /// GCE-19: played by this seat.
    Ceasefire { seat: Seat },
}

/// A card won that goes to hand.
type Won = Option<(Seat, Card)>;

impl GuerraCivilEspacial {
    /// GCE-29: everyone in contention has passed since the last card was played or holds no cards, or only one is left; where
    /// it is agreed, that one still has a turn.
    pub(crate) fn is_round_over(&self) -> bool {
        let is_out = |seat: Seat| self.passed.contains(seat) || self.hands.count(seat) == 0;
        let wins_at_once = self.course.last_in_contention == LastInContention::WinsAtOnce;
        (wins_at_once && self.contention.len() == 1) || self.contention.iter().all(is_out)
    }

    /// GCE-31: the steps, in their order.
    pub(crate) fn end_round(&mut self, ending: Ending, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let won = match ending {
            Ending::Fought => self.award(tell),
            Ending::BlackHole => {
                self.swallow(tell);
                None
            }
            Ending::Ceasefire { seat } => {
                self.cease(seat, tell);
                None
            }
        };
        if self.at_goal().is_some() || self.all_colonies_claimed() {
            return self.end_game(tell);
        }
        for zone in &mut self.zones[..self.seats.into()] {
            zone.clear(|card| self.discard.push(card));
        }
        self.contention = SeatSet::all(self.seat_count());
        self.passed = SeatSet::EMPTY;
        self.draw_up(chance, tell);
        self.take_booty(tell);
        self.take_to_hand(won, tell);
        self.phase = Phase::Discard;
        self.next_round_if_all_discarded(chance, tell);
    }

    /// GCE-30: the largest fleet in contention wins the disputed card, a colony for good. Equals: it goes to the scrap pile.
    fn award(&mut self, tell: &mut Tell<'_, Event>) -> Won {
        let card = self.disputed.take().expect("a round has a disputed card");
        let Some(seat) = self.largest_fleet() else {
            self.scrap.push(card);
            tell.tell(Event::RoundTied { card });
            return None;
        };
        tell.tell(Event::RoundWon { seat, card, ships: self.zone(seat).ships() });
        if card != Card::COLONY {
            return Some((seat, card));
        }
        self.colonies[seat.index()] += 1;
        let colonies = self.colonies[seat.index()];
        tell.tell(Event::ColonyClaimed { seat, colonies, goal: self.goal() });
        None
    }

    /// The one in contention with the largest fleet; none among equals.
    fn largest_fleet(&self) -> Option<Seat> {
        let bid = self.bid();
        let mut largest = self.contention.iter().filter(|seat| self.zone(*seat).ships() == bid);
        let first = largest.next();
        if largest.next().is_some() { None } else { first }
    }

    /// GCE-18: every card played and the disputed card are discarded.
    fn swallow(&mut self, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        self.zones.iter_mut().for_each(|zone| zone.clear(|card| cards.push(card)));
        cards.extend(self.disputed.take());
        self.discard.extend(cards.iter().copied());
        tell.tell(Event::Swallowed { cards });
    }

    /// GCE-19: every card played and the disputed card go to the scrap pile, the Ceasefire itself to the discard pile.
    fn cease(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        for (other, zone) in self.everyone().zip(&mut self.zones) {
            if other == seat {
                zone.clear_but_last(Special::Ceasefire, |card| cards.push(card));
            } else {
                zone.clear(|card| cards.push(card));
            }
        }
        cards.extend(self.disputed.take());
        self.scrap.extend(cards.iter().copied());
        tell.tell(Event::Ceased { cards });
    }

    /// GCE-31: from the Commander on, everyone draws up to five.
    fn draw_up(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let mut seat = self.commander;
        for _ in 0..self.seat_count() {
            let mut cards = Cards::new();
            while self.hands.count(seat) < HAND_MAX {
                let Some(card) = self.draw(chance, tell) else { break };
                self.hands.give(seat, card, Place::Hand, SeatSet::EMPTY);
                cards.push(card);
            }
            if !cards.is_empty() {
                tell.tell(Event::Drew { seat, count: cards.len() as u8, cards });
            }
            seat = self.course.turns.next(seat, self.seat_count());
        }
    }

    /// GCE-32: an empty deck is renewed from the discard pile; the scrap pile is not used.
    pub(crate) fn draw(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            chance.shuffle(&mut self.deck);
            tell.tell(Event::DeckRenewed { count: self.deck.len() as u8 });
        }
        self.deck.pop()
    }

    /// GCE-31: a card won and scrap go to hand.
    fn take_to_hand(&mut self, won: Won, tell: &mut Tell<'_, Event>) {
        for seat in self.everyone() {
            let mut cards: Cards = won.iter().filter(|won| won.0 == seat).map(|won| won.1).collect();
            cards.extend(self.salvage.iter().filter(|taken| taken.seat == seat).map(|taken| taken.card));
            if cards.is_empty() {
                continue;
            }
            for card in &cards {
                self.hands.give(seat, *card, Place::Hand, everyone_but(seat, self.seat_count()));
            }
            tell.tell(Event::TookToHand { seat, cards });
        }
        self.salvage.clear();
    }

    /// GCE-31: one card too many is laid aside, face down until everyone has chosen.
    pub(crate) fn lay_aside(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        self.hands.hide(seat, card, Place::Aside).ok_or(Refusal::NotInHand { card })?;
        tell.tell(Event::LaidAside { seat, card: Some(card) });
        self.next_round_if_all_discarded(chance, tell);
        Ok(())
    }

    /// GCE-33: only when everyone has discarded does the next round begin.
    fn next_round_if_all_discarded(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.everyone().any(|seat| self.hands.count(seat) > HAND_MAX) {
            return;
        }
        self.turn_up_discards(tell);
        if self.is_out_of_colonies() {
            self.return_scrap(chance, tell);
        }
        if self.is_out_of_colonies() || self.course.is_last_round() {
            return self.end_game(tell);
        }
        self.course.count_round();
        self.commander = self.commander.right(self.seat_count());
        if self.deck.is_empty() && self.discard.is_empty() {
            self.return_scrap(chance, tell);
        }
        self.disputed = self.draw(chance, tell);
        let Some(card) = self.disputed else { return self.end_game(tell) };
        tell.tell(Event::RoundBegan { seat: self.commander, card });
        // Everyone has drawn up before, so when there was a card to turn, the Commander at least has some.
        let first = self.first_with_cards(self.commander).expect("whoever could draw has cards");
        self.phase = Phase::Turn { seat: first };
    }

    /// GCE-35: every colony that is not claimed lies in the scrap pile, and so does every card that could bring it back.
    pub(crate) fn is_out_of_colonies(&self) -> bool {
        let lies_there = |card: Card, claimed: u8| {
            let in_scrap = self.scrap.iter().filter(|other| **other == card).count();
            in_scrap == usize::from(self.contents.count(card) - claimed)
        };
        let claimed = self.colonies.iter().sum();
        lies_there(Card::COLONY, claimed) && lies_there(Card::special(Special::SpaceScrap), 0)
    }

    /// GCE-35: with nothing left to win, the scrap pile is shuffled into the deck where that is agreed.
    fn return_scrap(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.course.scrap_pile == ScrapPile::Stays || self.scrap.is_empty() {
            return;
        }
        let count = self.scrap.len() as u8;
        self.deck.extend(self.scrap.drain(..));
        chance.shuffle(&mut self.deck);
        tell.tell(Event::ScrapReturned { count });
    }

    /// GCE-31: all at the same time.
    fn turn_up_discards(&mut self, tell: &mut Tell<'_, Event>) {
        for seat in self.everyone() {
            let cards: Cards = self.hands.hidden(seat).map(|held| held.card).collect();
            for card in &cards {
                let knew = self.hands.take(seat, *card, Place::Aside).expect("it was laid aside");
                self.seen_leaving(seat, *card, knew);
            }
            if !cards.is_empty() {
                self.discard.extend(cards.iter().copied());
                tell.tell(Event::Discarded { seat, cards });
            }
        }
    }

    /// GCE-03, GCE-04, GCE-35, GCE-37
    fn end_game(&mut self, tell: &mut Tell<'_, Event>) {
        self.phase = Phase::Over;
        let outcome = self.outcome();
        tell.tell(Event::GameEnded { winner_seats: outcome.winners(), ended_by: outcome.ended_by });
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{EndedBy, Game, Pending};

    use super::*;
    use crate::options::{Options, RoundLimit};
    use crate::testing::{check, play, play_with};

    /// How the game ended, if it did.
    fn over(options: &Options, position: &str, actions: &str) -> Option<(EndedBy, SeatSet)> {
        let (table, _) = play_with(options, position, actions).unwrap();
        match table.pending() {
            Pending::Over(outcome) => Some((outcome.ended_by, outcome.winners())),
            Pending::Decision(_) => None,
        }
    }

    /// GCE-03: the table can agree on how many colonies win.
    #[test]
    fn the_goal_can_be_agreed_on() {
        let position = "a*: 5 [1] | b-: [2] | c: 4 [2] | disputed colony | turn c";
        let one: Options = serde_json::from_str(r#"{"colonies_to_win": 1, "deck": "classic"}"#).unwrap();
        let winner = SeatSet::only(Seat::new(0));
        assert_eq!(over(&one, position, "c abandon"), Some((EndedBy::Goal, winner)));
        assert_eq!(over(&Options::classic(), position, "c abandon"), None);
    }

    /// GCE-29: where it is agreed, the last one in contention still has a turn: a Commander exchanges, and wins by passing.
    #[test]
    fn the_last_in_contention_can_play_on() {
        let options = Options { last_in_contention: LastInContention::PlaysOn, ..Options::classic() };
        let position = "a*: 5 [colony 1] | b: 4 [2] | disputed 9 | turn b";
        let line = |actions: &str| play_with(&options, position, actions).unwrap().0.to_line();
        assert!(line("b abandon").contains("turn a"), "{}", line("b abandon"));
        let won = over(&options, position, "b abandon; a exchange; a pass");
        assert_eq!(won, Some((EndedBy::Goal, SeatSet::only(Seat::new(0)))));
        assert_eq!(over(&Options::classic(), position, "b abandon"), None, "the 9 is won at once");
    }

    /// GCE-37: the eightieth round is the last, and then the most colonies win; without the limit play goes on.
    #[test]
    fn the_last_round_ends_the_game() {
        let position = "a*: 5 [1] | b-: [2] colonies 1 | c: 4 [2] | disputed colony | turn c";
        let at = |round: u8| format!("{position} | round {round}");
        let shared = [0, 1].map(Seat::new).into_iter().collect();
        assert_eq!(over(&Options::classic(), &at(80), "c abandon"), Some((EndedBy::Bound, shared)));
        assert_eq!(over(&Options::classic(), &at(79), "c abandon"), None);
        let unlimited = Options { round_limit: RoundLimit::Unlimited, ..Options::classic() };
        assert_eq!(over(&unlimited, position, "c abandon"), None);
    }

    /// GCE-35: with nothing left to win the scrap pile is shuffled into the deck, and everyone hears of it.
    #[test]
    fn the_scrap_pile_returns() {
        let options = Options { scrap_pile: ScrapPile::Returns, ..Options::classic() };
        let scrap = "colony colony colony colony colony colony colony scrap scrap";
        let position =
            format!("a*: 9 [1 2 3 4 5] | b: [1 2 3 4 5] | c-: [1] | disputed colony | scrap {scrap}");
        let (table, events) = play_with(&options, &position, "a play 1; b abandon").unwrap();
        assert!(table.scrap.is_empty() && matches!(table.pending(), Pending::Decision(_)));
        assert!(events.contains(&Event::ScrapReturned { count: 9 }));
    }

    /// GCE-29: the round ends when everyone in contention has passed since the last card, or holds no cards.
    #[test]
    fn a_round_ends_when_everyone_has_passed() {
        check("a*: 5 [1] | b: 5 [2] | disputed 4", "a pass", "turn b ; disputed 4");
        check("a*: 5 [1] | b: 5 [2] | disputed 4", "a pass; b pass", "scrap 4 ; discard 5 5");
        check("a*: 5 [6] | b: 6 [] | disputed 4", "a play 6", "discard 5 6 6");
        check("a*: 5 [6] | b: 5 [7] | c-: 9 [8] | disputed 4", "a play 6; b play 7", "discard 5 6 5 7 9");
    }

    /// GCE-29: who alone is left in contention wins, even with no ships.
    #[test]
    fn who_alone_is_left_wins() {
        check("a*: 9 [1] | b: [2] | disputed colony", "a abandon", "b: [2] colonies 1 ; over");
    }

    /// GCE-30: equal largest fleets: nobody wins, and even a colony goes to the scrap pile. Who abandoned does not count.
    #[test]
    fn equals_win_nothing() {
        check(
            "a*: 5 [1] | b.: 5 [2] | c-: 9 [3] | disputed colony",
            "a pass",
            "scrap colony ; discard 5 5 9",
        );
        check("a*: 5 [1] | b: 4 [] | c-: 5 [3] | disputed colony", "a pass", "a: [1 1 1 1 1] colonies 1");
    }

    /// GCE-03: two players need one colony, three to five two, six to eight three; and win at once.
    #[test]
    fn the_goal_depends_on_the_table() {
        check("a*: 5 [1] | b: 4 [2] | disputed colony | turn b", "b abandon", "a*: 5 [1] colonies 1 ; over");
        check(
            "a*: 5 [1] | b-: [2] | c: 4 [2] | disputed colony | turn c",
            "c abandon",
            "a: [1 1 1 1 1] colonies 1 ; turn c",
        );
        check(
            "a*: 5 [1] colonies 1 | b-: [2] | c: [2] | disputed colony | turn c",
            "c abandon",
            "a*: 5 [1] colonies 2 ; over",
        );
        let goals =
            (2..=8).map(|seats| crate::setup::empty_table(&crate::Options::default(), seats).unwrap().goal());
        assert_eq!(goals.collect::<Vec<_>>(), [1, 2, 2, 2, 3, 3, 3]);
    }

    /// GCE-04: all colonies claimed and nobody at the goal: the most colonies win, and equal leaders share it.
    #[test]
    fn when_all_colonies_are_claimed_the_most_win() {
        let position = "a-: [1] colonies 2 | b-: [1] colonies 2 | c-: [1] colonies 2 | d-: [1] colonies 1 | e*: 9 [1] | f: [2] | disputed colony | turn f";
        let table = play(position, "f abandon").unwrap();
        let Pending::Over(outcome) = table.pending() else { panic!("the game is over") };
        assert_eq!(outcome.winners(), [0, 1, 2].map(Seat::new).into_iter().collect());
        assert_eq!(outcome.places.as_slice(), [1, 1, 1, 4, 4, 6]);
        check(&position.replace("colonies 1", ""), "f abandon", "turn d");
    }

    /// GCE-31: cards played are discarded, everyone draws up to five, then what was won goes to hand, then one discards to five.
    #[test]
    fn the_steps_have_an_order() {
        let position = "a*: 9 pirate [1 2 3] took 8 | b: 3 [4] stolen 5>a | disputed 10 | deck 6 6 7 7 7 7 3 rest | turn b";
        check(
            position,
            "b abandon",
            "a*: [1 2 3 5/b 6 6 8! 10!] ; b: [4 7 7 7 7] ; discard 9 pirate 3 ; discarding",
        );
        let discards = "b abandon; a discard 1; a discard 2; a discard 10";
        check(position, discards, "a: [3 5/b 6 6 8!] ; discard 9 pirate 3 1 2 10 ; disputed 3 ; turn b");
        check(position, "b abandon; a play 3", "first discard down to five cards");
        check(position, "b abandon; a discard 9", "9 is not in your hand");
        check(position, "b abandon; b discard 4", "there is nothing for you to decide now");
    }

    /// GCE-31: a colony won stays in the zone for good and is nobody's hand.
    #[test]
    fn a_colony_won_stays_before_its_owner() {
        let position = "a*: 9 [1 2 3 4 5] | b: [1 2 3 4 5] | c-: [1 2 3 4 5] | disputed colony | turn b";
        check(position, "b abandon", "a: [1 2 3 4 5] colonies 1 ; turn c");
    }

    /// GCE-31: everyone discards at the same time: nothing is turned up before the last has chosen.
    #[test]
    fn discards_are_turned_up_together() {
        let position = "a*: [1 2 3 4 5 6] | b: [1 2 3 4 5 6/a] | c: [7] | discarding | deck 9 rest";
        check(position, "a discard 2", "a*: [1 3 4 5 6] aside 2 ; discarding");
        check(
            position,
            "a discard 2; b discard 6",
            "a: [1 3 4 5 6] ; b: [1 2 3 4 5] ; c*: [7] ; discard 2 6 ; disputed 9",
        );
        let table = play(position, "a discard 2").unwrap();
        assert_eq!(table.seen_by(tabletop::Viewer::Spectator).players[0].aside_count, 1);
    }

    /// GCE-31: from the Commander on everyone draws up to five, in the order of turns.
    #[test]
    fn the_commander_draws_first() {
        let position =
            "a: [1] | b*: 9 [2 3 4 5] | c-: [6] | disputed colony | deck 10 8 8 8 8 7 7 7 7 rest | turn a";
        check(position, "a abandon", "b: [2 3 4 5 10] colonies 1 ; a*: [1 8 8 8 8] ; c: [6 7 7 7 7]");
    }

    /// GCE-32: a deck that runs out in the middle of drawing is renewed from the discard pile, not from the scrap pile.
    #[test]
    fn the_deck_is_renewed_in_the_middle_of_drawing() {
        let position = "a*: 9 [1 2 3] | b: [1 2 3 4 5] | c-: [1 2 3 scrap] | disputed colony | deck 10 | discard 8 8 | scrap rest | turn b";
        // The Commander takes the 10 and one of 8, 8 and 9; c another, and the third is disputed.
        let table = play(position, "b abandon").unwrap();
        assert!(table.deck.is_empty() && table.discard.is_empty() && table.scrap.len() == 74 - 17);
        let (held, eight) = (table.hands.held(Seat::new(0)), Card::fleet(8));
        assert!(held.iter().any(|held| held.card == Card::fleet(10)));
        assert!(held.iter().any(|held| held.card == eight || held.card == Card::fleet(9)));
    }

    /// GCE-32: with both piles empty nobody draws.
    #[test]
    fn with_both_piles_empty_nobody_draws() {
        let position = "a*: [1] | b: 3 [2 4] | c-: [3 scrap] | disputed colony | deck | scrap rest";
        check(position, "a abandon", "a: [1 3] ; b: [2 4] colonies 1 ; c*: [3 scrap] ; over");
    }

    /// GCE-33: the Commander card passes to the right, and the next disputed card is turned when all have discarded.
    #[test]
    fn the_commander_card_passes_to_the_right() {
        let position = "a*: 2 [1 3 4 5 6] | b: [1 3 4 5 6] | c: [1 3 4 5 6] | disputed 9 | deck 10 7 rest";
        check(position, "a abandon; c abandon", "b: [1 3 4 5 6 9!] ; discarding");
        check(position, "a abandon; c abandon; b discard 9", "c*: [1 3 4 5 6] ; disputed 10 ; turn c");
        let waiting = play(position, "a abandon; c abandon").unwrap();
        assert!(waiting.disputed.is_none() && waiting.commander == Seat::new(0));
    }

    /// GCE-35: with no card left to dispute the game ends, and the most colonies win.
    #[test]
    fn with_nothing_left_to_dispute_the_game_ends() {
        let position = "a*: [1 2 3 4 5] | b: [1 2 3 4 5] | c-: [1 2 3 4 scrap] colonies 1 | disputed 9 | deck | scrap rest";
        let table = play(position, "a pass; b pass").unwrap();
        let Pending::Over(outcome) = table.pending() else { panic!("{}", table.to_line()) };
        assert_eq!(outcome.winners(), SeatSet::only(Seat::new(2)));
    }

    /// GCE-35: when neither a colony nor a Space Scrap can come back from the scrap pile, nothing is left to win.
    #[test]
    fn without_a_colony_to_win_the_game_ends() {
        let scrap = "colony colony colony colony colony colony colony";
        let position =
            format!("a*: 9 [1 2 3 4 5] | b: [1 2 3 4 5] | c-: [1] | disputed colony | scrap {scrap}");
        check(&format!("{position} scrap scrap"), "a play 1; b abandon", "a*: [1 2 3 4 5] colonies 1 ; over");
        check(&format!("{position} scrap"), "a play 1; b abandon", "turn c");
    }
}
