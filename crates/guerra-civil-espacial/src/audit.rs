//! What must hold at any moment (GCE-01): 75 cards are 75 cards, and nobody knows what is not so.

use arrayvec::ArrayVec;
use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::deck::Contents;
use crate::doubts::{Doubt, DoubtList, settle_somehow};
use crate::hands::{Held, Place, SEATS_MAX, WATCHER, everyone_but};
use crate::options::LastInContention;
use crate::state::{GuerraCivilEspacial, HAND_MAX, Phase};
use crate::zone::{ZONE_MAX, Zone};

impl GuerraCivilEspacial {
    pub(crate) fn check_audit(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_phase()?;
        for seat in self.everyone() {
            self.check_zone(seat)?;
            self.check_held(seat)?;
        }
        self.everyone().chain([WATCHER]).try_for_each(|observer| self.check_doubts(observer))
    }

    /// Every card that lies face up, claimed colonies and taken scrap included.
    pub(crate) fn face_up(&self) -> impl Iterator<Item = Card> + '_ {
        let zones = self.everyone().flat_map(|seat| self.zone(seat).cards()).map(|laid| laid.card);
        let claimed = self.colonies.iter().map(|count| usize::from(*count)).sum();
        let piles = self.discard.iter().chain(&self.scrap).copied();
        let salvage = self.salvage.iter().map(|taken| taken.card);
        zones
            .chain(piles)
            .chain(salvage)
            .chain(self.disputed)
            .chain(std::iter::repeat_n(Card::COLONY, claimed))
    }

    fn check_cards(&self) -> Result<(), String> {
        let held = self.everyone().flat_map(|seat| self.hands.held(seat)).map(|held| held.card);
        let mut found = Contents::EMPTY;
        self.face_up().chain(held).chain(self.deck.iter().copied()).for_each(|card| found.add(card));
        for card in Card::all() {
            let (is, should) = (found.count(card), self.contents.count(card));
            require(is == should, || format!("of {card} there are {is} instead of {should}"))?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Result<(), String> {
        let in_round =
            matches!(self.phase, Phase::Turn { .. } | Phase::TurnEnd { .. } | Phase::Answer { .. });
        require(in_round == self.disputed.is_some(), || {
            "a disputed card lies there during a round, and only then".into()
        })?;
        require(self.passed.iter().all(|seat| self.contention.contains(seat)), || {
            "who has passed is in contention".into()
        })?;
        require(self.commander.index() < self.seat_count(), || "the Commander sits at the table".into())?;
        let is_decided = self.at_goal().is_some() || self.all_colonies_claimed();
        require(!is_decided || self.phase == Phase::Over, || {
            "the game is over when its goal is reached".into()
        })?;
        match self.phase {
            Phase::Turn { seat } => self.check_turn(seat),
            Phase::TurnEnd { seat } => {
                require(seat == self.commander, || "only the Commander's turn has an end of its own".into())?;
                self.check_turn(seat)
            }
            Phase::Answer { threat, asked } => {
                let played = self.zone(threat.seat()).has_played(threat.special());
                require(played, || format!("{} lies before who played it", threat.special()))?;
                require(!asked.is_empty() && asked.iter().all(|seat| self.can_answer(threat, seat)), || {
                    "asked are some of those who are touched and have cards".into()
                })?;
                self.check_in_round()
            }
            Phase::Discard => self.check_between_rounds(),
            Phase::Over => {
                let is_exhausted = self.deck.is_empty() && self.discard.is_empty();
                let is_stuck = is_exhausted || self.is_out_of_colonies() || self.course.is_last_round();
                require(is_decided || is_stuck, || "a game is over only when it is decided".into())
            }
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), String> {
        let can_act =
            self.contention.contains(seat) && !self.passed.contains(seat) && self.hands.count(seat) > 0;
        require(can_act, || format!("{seat} has a turn, in contention, with cards and not having passed"))?;
        self.check_in_round()
    }

    fn check_in_round(&self) -> Result<(), String> {
        let fewest = match self.course.last_in_contention {
            LastInContention::WinsAtOnce => 2,
            LastInContention::PlaysOn => 1,
        };
        require(self.contention.len() >= fewest, || format!("{fewest} or more are in contention"))?;
        for seat in self.everyone() {
            require(self.hands.count(seat) <= HAND_MAX, || {
                format!("{seat} has at most five cards in a round")
            })?;
            let is_aside = self.hands.held(seat).iter().any(|held| held.place == Place::Aside);
            require(!is_aside, || format!("{seat} lays nothing aside during a round"))?;
        }
        Ok(())
    }

    fn check_between_rounds(&self) -> Result<(), String> {
        let too_many = self.everyone().any(|seat| self.hands.count(seat) > HAND_MAX);
        require(too_many, || "someone has more than five cards to discard from".into())?;
        let is_clear =
            self.everyone().all(|seat| self.zone(seat).cards().is_empty()) && self.salvage.is_empty();
        require(is_clear, || "between rounds the zones are empty".into())?;
        let is_open = self.contention == SeatSet::all(self.seat_count()) && self.passed.is_empty();
        require(is_open, || "between rounds everyone is in contention".into())?;
        let mut held = self.everyone().flat_map(|seat| self.hands.held(seat));
        let is_stolen = held.any(|held| matches!(held.place, Place::StolenBy(_)));
        require(!is_stolen, || "between rounds booty is in hand".into())
    }

    fn check_zone(&self, seat: Seat) -> Result<(), String> {
        let zone = self.zone(seat);
        let ships = Zone::of(zone.cards().iter().copied(), self.doubler(seat)).ships();
        require(ships == zone.ships(), || format!("{seat} has {ships} ships, not {}", zone.ships()))?;
        let room = zone.cards().len() + self.hands.count(seat) <= ZONE_MAX;
        require(room || self.phase == Phase::Discard, || format!("{seat} has too many cards to play"))
    }

    fn check_held(&self, seat: Seat) -> Result<(), String> {
        let (held, others) = (self.hands.held(seat), everyone_but(seat, self.seat_count()));
        let in_hand = held.iter().filter(|held| held.place == Place::Hand).count();
        require(in_hand == self.hands.count(seat), || format!("{seat} has {in_hand} cards in hand"))?;
        let is_sorted = held.is_sorted_by_key(|held| (held.card, held.place));
        require(is_sorted, || format!("what {seat} holds is in order"))?;
        let fits = |held: &Held| {
            let is_known_to_others = held.known_to.iter().all(|knower| others.contains(knower));
            let is_public = !held.known_to.contains(WATCHER) || held.known_to == others;
            is_known_to_others && is_public && held.place != Place::StolenBy(seat)
        };
        require(held.iter().all(fits), || format!("only others know what {seat} holds"))?;
        let is_stair = held.windows(2).all(|pair| {
            pair[0].card != pair[1].card
                || pair[1].known_to.iter().all(|knower| pair[0].known_to.contains(knower))
        });
        require(is_stair, || format!("who knows of two equal cards of {seat} knows of one"))
    }

    /// Nobody doubts what cannot be: there is a card for every doubt, besides those known for certain.
    fn check_doubts(&self, observer: Seat) -> Result<(), String> {
        let doubts = self.doubts.of(observer);
        for doubt in doubts {
            let others = everyone_but(observer, self.seat_count()).without(WATCHER);
            let fits = doubt.among.iter().all(|seat| others.contains(seat))
                && doubt.home.is_none_or(|home| doubt.among.contains(home) && doubt.among.len() == 2);
            require(fits, || format!("a doubt of {} is about others", observer_letter(observer)))?;
            let same: DoubtList = doubts.iter().filter(|other| other.card == doubt.card).copied().collect();
            require(self.can_be(observer, &same, doubt.card), || {
                format!("{} cannot be where {} believes it to be", doubt.card, observer_letter(observer))
            })?;
        }
        Ok(())
    }

    fn can_be(&self, observer: Seat, doubts: &[Doubt], card: Card) -> bool {
        let free = |seat: Seat| {
            let unknown = |held: &&Held| held.card == card && !held.known_to.contains(observer);
            self.hands.held(seat).iter().filter(unknown).count() as u8
        };
        let free: ArrayVec<u8, SEATS_MAX> = Seat::all(SEATS_MAX)
            .map(|seat| if seat.index() < self.seat_count() { free(seat) } else { 0 })
            .collect();
        settle_somehow(doubts, free.into_inner().expect("a count for every seat")).is_some()
    }
}

/// In notation and messages: a seat's letter, or `w` for whoever watches.
pub(crate) fn observer_letter(observer: Seat) -> char {
    if observer == WATCHER { 'w' } else { observer.letter() }
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
