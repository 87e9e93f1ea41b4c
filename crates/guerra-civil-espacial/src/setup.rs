//! Before the first round (GCE-05, GCE-06).

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use tabletop::{BadSetup, Chance, Game, Seat, SeatSet};

use crate::card::{Card, Face};
use crate::course::Course;
use crate::deck::{Contents, DEFAULT_DECK};
use crate::doubts::Doubts;
use crate::hands::{Hands, Place};
use crate::options::{DECK, Options};
use crate::state::{GuerraCivilEspacial, HAND_MAX, Phase, Pile};

impl Options {
    /// GCE-02: the deck of the table, or the default.
    pub(crate) fn contents(&self) -> Result<Contents, BadSetup> {
        // Read once: a simulation sets up many tables with the same deck.
        static DEFAULT: LazyLock<Contents> =
            LazyLock::new(|| Contents::read(DEFAULT_DECK).expect("the default deck adds up"));
        self.deck.as_deref().map_or_else(|| Ok(*DEFAULT), |deck| Contents::read(DECK.text(Some(deck))))
    }
}

pub(crate) fn set_up(
    options: &Options,
    seats: usize,
    chance: &mut Chance,
) -> Result<GuerraCivilEspacial, BadSetup> {
    if !GuerraCivilEspacial::SEATS.contains(&seats) {
        return Err(BadSetup(format!("2 to 8 can play, not {seats}")));
    }
    let mut table = empty_table(options, seats)?;
    table.deck.extend(table.contents.cards());
    chance.shuffle(&mut table.deck);
    table.commander = draw_for_commander(&table.deck, seats, chance);
    chance.shuffle(&mut table.deck);
    table.deal();
    Ok(table)
}

/// A table with no card on it.
pub(crate) fn empty_table(options: &Options, seats: usize) -> Result<GuerraCivilEspacial, BadSetup> {
    let commander = Seat::new(0);
    Ok(GuerraCivilEspacial {
        contents: options.contents()?,
        seats: seats as u8,
        course: Course::at_start(options),
        phase: Phase::Turn { seat: commander },
        commander,
        disputed: None,
        contention: SeatSet::all(seats),
        passed: SeatSet::EMPTY,
        zones: Default::default(),
        colonies: Default::default(),
        hands: Hands::default(),
        salvage: ArrayVec::new(),
        deck: Pile::new(),
        discard: Pile::new(),
        scrap: Pile::new(),
        doubts: Doubts::default(),
    })
}

/// GCE-05: everyone draws until they have a fleet card, and equal highest draw again among themselves. Should the deck
/// run out over it, the lot decides.
fn draw_for_commander(deck: &[Card], seats: usize, chance: &mut Chance) -> Seat {
    let mut fleets = deck.iter().rev().filter_map(|card| match card.face() {
        Face::Fleet(ships) => Some(ships),
        Face::Special(_) => None,
    });
    let mut best = SeatSet::all(seats);
    while best.len() > 1 {
        let drawn: ArrayVec<(Seat, u8), { crate::hands::SEATS_MAX }> = best.iter().zip(&mut fleets).collect();
        if drawn.len() < best.len() {
            let lot = chance.index(best.len());
            return best.iter().nth(lot).expect("the lot is one of them");
        }
        let highest = drawn.iter().map(|(_, ships)| *ships).max();
        best = drawn.iter().filter(|(_, ships)| Some(*ships) == highest).map(|(seat, _)| *seat).collect();
    }
    best.first().expect("the highest card is someone's")
}

impl GuerraCivilEspacial {
    /// GCE-06: five cards each, and one face up.
    fn deal(&mut self) {
        for seat in self.everyone() {
            for _ in 0..HAND_MAX {
                let card = self.deck.pop().expect("74 cards are enough for 8 hands");
                self.hands.give(seat, card, Place::Hand, SeatSet::EMPTY);
            }
        }
        self.disputed = self.deck.pop();
        self.phase = Phase::Turn { seat: self.commander };
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn commander_of(deck: &str, seats: usize) -> char {
        let deck: Vec<Card> = deck.split(' ').rev().map(|card| Card::read(card).unwrap()).collect();
        draw_for_commander(&deck, seats, &mut Chance::new(Seed::from_number(1))).letter()
    }

    /// GCE-05: cards without a number are drawn over; the highest becomes Commander; equals draw again among themselves.
    #[test]
    fn the_highest_fleet_card_makes_the_commander() {
        assert_eq!(commander_of("3 colony storm 7 5", 3), 'b');
        assert_eq!(commander_of("9 2 9 1 10", 3), 'c');
        assert_eq!(commander_of("9 2 9 4 4 10 3", 3), 'a');
    }

    /// GCE-05: a deck in which all ships are equal still gets a Commander.
    #[test]
    fn an_endless_tie_is_left_to_the_lot() {
        let options = Options {
            deck: Some("[fleet]\n4 = 50\n[special]\nspace-colony = 24".to_owned()),
            ..Options::default()
        };
        let commanders: SeatSet = (0..40)
            .map(|seed| set_up(&options, 3, &mut Chance::new(Seed::from_number(seed))).unwrap().commander)
            .collect();
        assert_eq!(commanders, SeatSet::all(3));
    }

    /// GCE-06, GCE-07: five cards each, one disputed card, both piles empty, and the Commander plays first.
    #[test]
    fn everyone_gets_five_cards() {
        for seats in 2..=8 {
            let table = set_up(&Options::default(), seats, &mut Chance::new(Seed::from_number(4))).unwrap();
            assert!(table.everyone().all(|seat| table.hands.count(seat) == 5));
            assert!(table.disputed.is_some() && table.discard.is_empty() && table.scrap.is_empty());
            assert_eq!(table.deck.len(), 74 - 5 * seats - 1);
            assert_eq!(table.phase, Phase::Turn { seat: table.commander });
            table.check_audit().unwrap();
        }
        assert!(set_up(&Options::default(), 9, &mut Chance::new(Seed::from_number(4))).is_err());
    }

    /// GCE-01, GCE-02: the decks that come by name add up.
    #[test]
    fn decks_come_by_name() {
        let colonies = |name: &str| {
            let options = Options { deck: Some(name.to_owned()), ..Options::default() };
            options.contents().unwrap().count(Card::COLONY)
        };
        assert_eq!((colonies("classic"), colonies("quick")), (8, 14));
    }
}
