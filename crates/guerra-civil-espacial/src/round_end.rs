//! The end of a round and the beginning of the next (GCE-03, GCE-04, GCE-18, GCE-19, GCE-29 to GCE-33, GCE-35).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::doubts::Doubt;
use crate::event::{Cards, Event};
use crate::hands::{Place, WATCHER, everyone_but};
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
    /// GCE-29: everyone in contention has passed since the last card was played or holds no cards, or only one is left.
    pub(crate) fn is_round_over(&self) -> bool {
        let is_out = |seat: Seat| self.passed.contains(seat) || self.hands.count(seat) == 0;
        self.contention.len() == 1 || self.contention.iter().all(is_out)
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
            seat = self.turns.next(seat, self.seat_count());
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

    /// GCE-31: a card won, scrap and booty go to hand.
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
        for robbed in self.everyone() {
            while let Some(held) = self.hands.first_hidden(robbed) {
                let Place::StolenBy(pirate) = held.place else { unreachable!("nothing is laid aside yet") };
                self.take_booty(robbed, pirate, held.card);
                tell.tell(Event::TookBooty { seat: pirate, target_seat: robbed, card: Some(held.card) });
            }
        }
    }

    /// GCE-16: the pirate sees the booty, the robbed knows it. The others know of the robbed hand only that one card of it,
    /// they cannot tell which, is now in the pirate's.
    fn take_booty(&mut self, robbed: Seat, pirate: Seat, card: Card) {
        let others = SeatSet::all(self.seat_count()).without(robbed).without(pirate).with(WATCHER);
        for observer in others.iter() {
            self.doubts.widen(observer, robbed, pirate);
            let among = SeatSet::only(robbed).with(pirate);
            let doubt = |card| Doubt { card, among, home: Some(robbed) };
            self.hands.forget_all(robbed, observer, |card| self.doubts.add(observer, doubt(card)));
        }
        if !self.hands.forget_one(robbed, card, pirate) {
            self.doubts.seen_leaving(SeatSet::only(pirate), card, robbed);
        }
        self.hands.slip_away(robbed, card, Place::StolenBy(pirate)).expect("the booty lies there");
        self.hands.give(pirate, card, Place::Hand, SeatSet::only(robbed));
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
        self.commander = self.commander.right(self.seat_count());
        self.disputed = self.draw(chance, tell);
        let Some(card) = self.disputed else { return self.end_game(tell) };
        tell.tell(Event::RoundBegan { seat: self.commander, card });
        // Everyone has drawn up before, so when there was a card to turn, the Commander at least has some.
        let first = self.first_with_cards(self.commander).expect("whoever could draw has cards");
        self.phase = Phase::Turn { seat: first };
    }

    /// GCE-31: all at the same time.
    fn turn_up_discards(&mut self, tell: &mut Tell<'_, Event>) {
        for seat in self.everyone() {
            let mut cards = Cards::new();
            while let Some(held) = self.hands.first_hidden(seat) {
                let knew = self.hands.take(seat, held.card, held.place).expect("it lies there");
                self.seen_leaving(seat, held.card, knew);
                cards.push(held.card);
            }
            if !cards.is_empty() {
                self.discard.extend(cards.iter().copied());
                tell.tell(Event::Discarded { seat, cards });
            }
        }
    }

    /// GCE-03, GCE-04, GCE-35
    fn end_game(&mut self, tell: &mut Tell<'_, Event>) {
        self.phase = Phase::Over;
        let most = self.colonies[..self.seats.into()].iter().max().copied();
        let winners = self.everyone().filter(|seat| Some(self.colonies[seat.index()]) == most);
        tell.tell(Event::GameEnded { winner_seats: winners.collect() });
    }
}
