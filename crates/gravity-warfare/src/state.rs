//! The complete situation: what lies open on the table, and what does not (GRAV-08, GRAV-09).

use std::sync::Arc;

use balance::{Rig, Standing};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Card, Energy};
use crate::effects::Effects;
use crate::gems::Gems;
use crate::hand::Hand;
use crate::heroes::HeroEffect;
use crate::house::House;
use crate::options::{Attempts, FailedCall, Mode, Options, Rulebook, Teams};
use crate::troop::{Troop, Troops};
use crate::turn::{Carried, Last, Phase, Turn};

/// Rounds in a game (GRAV-10).
pub(crate) const ROUNDS: u8 = 3;
/// A round ends after so many turns of each player (GRAV-52).
pub(crate) const TURNS_EACH_MAX: u16 = 25;
/// GRAV-27: so many fallen pieces end a round.
pub(crate) const FALL_MAX: u8 = 4;

/// A game of Gravity Warfare.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GravityWarfare {
    pub(crate) table: Table,
    pub(crate) secret: Secret,
}

/// All that everyone can see.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// What was replaced of the game's contents.
    pub house: House,
    /// Which game is played.
    pub mode: Mode,
    /// Which rulebook.
    pub rulebook: Rulebook,
    /// Who plays together.
    pub teams: Teams,
    /// How a hand may be moved.
    pub attempts: Attempts,
    /// GRAV-38
    pub teleport_as_event: bool,
    /// GRAV-42
    pub failed_call: FailedCall,
    /// From 1 to 3.
    pub round: u8,
    /// Who began the round.
    pub first_seat: Seat,
    /// Turns begun in this round, this one included.
    pub turns: u16,
    /// Whose turn it is.
    pub active_seat: Seat,
    /// The platform.
    pub standing: Standing,
    /// The pieces on it in the order in which they were played, and who played them.
    pub played: Vec<Played>,
    /// Pieces that fell and are out until the round ends.
    pub out_pieces: Troops,
    /// By seat.
    pub players: Vec<Player>,
    /// The gems that nobody has.
    pub bank: Gems,
    /// Face up.
    pub discard_cards: Vec<Card>,
    /// GRAV-39: Guardians that were used. They lie aside until the round ends.
    pub used_guardians: u8,
    /// What Copy it! would repeat.
    pub last: Option<Last>,
    /// The turn.
    pub turn: Turn,
    /// What is being decided.
    pub phase: Phase,
    /// Somebody looks at cards they drew; everyone waits.
    pub drawing: Option<Drawing>,
}

/// A piece that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Which.
    pub piece: Troop,
    /// Whose it was.
    pub seat: Seat,
}

/// What everyone sees of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Points and skips.
    pub gems: Gems,
    /// Troops still to be placed.
    pub pieces: Troops,
    /// Challenges put off to the next turn.
    pub carried: Vec<Carried>,
    /// Challenges used in this round.
    pub used_cards: Vec<Card>,
    /// GRAV-47: in Simple mode, what the Anti-matter cards in hand were declared to be.
    pub declared_cards: Vec<Card>,
    /// Has the hero been used in this round?
    pub hero_used: bool,
    /// The number of the hero, once it has been seen.
    pub hero: Option<u8>,
}

/// Who looks at drawn cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    /// Who.
    pub seat: Seat,
    /// How many of them may still be kept.
    pub keep: u8,
}

/// What not everyone can see.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Secret {
    /// By seat.
    pub(crate) hands: Vec<Hand>,
    /// By seat: the number of the hero. Empty in Simple mode.
    pub(crate) heroes: Vec<u8>,
    /// The next card last.
    pub(crate) piles: [Vec<Card>; 2],
    /// What the one who draws is looking at.
    pub(crate) drawn: Vec<Card>,
    /// What the tremor of the next attempt follows from.
    pub(crate) seed: [u8; 32],
}

impl GravityWarfare {
    /// A table with nothing on it yet.
    pub(crate) fn bare(options: &Options, house: House, seats: usize) -> GravityWarfare {
        let first = Seat::new(0);
        let table = Table {
            house,
            mode: options.mode,
            rulebook: options.rulebook,
            teams: options.teams,
            attempts: options.attempts,
            teleport_as_event: options.teleport_as_event,
            failed_call: options.failed_call,
            round: 1,
            first_seat: first,
            turns: 0,
            active_seat: first,
            standing: Standing::empty(options.side.side()),
            played: Vec::new(),
            out_pieces: Troops::NONE,
            players: vec![Player::default(); seats],
            bank: Gems::ALL,
            discard_cards: Vec::new(),
            used_guardians: 0,
            last: None,
            turn: Turn::new(first),
            phase: Phase::Roll,
            drawing: None,
        };
        let secret = Secret { hands: vec![Hand::default(); seats], ..Secret::default() };
        GravityWarfare { table, secret }
    }

    pub(crate) fn seat_count(&self) -> usize {
        self.table.players.len()
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.players.len())
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.secret.hands[seat.index()]
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.secret.hands[seat.index()]
    }

    pub(crate) fn rig(&self) -> &Arc<Rig> {
        &self.table.house.platform.get().rig
    }

    /// The one who acts in this turn.
    pub(crate) fn actor(&self) -> Seat {
        self.table.turn.actor_seat
    }

    pub(crate) fn is_simple(&self) -> bool {
        self.table.mode == Mode::Simple
    }

    /// GRAV-08, GRAV-50: the hand limit, the Guardian included.
    pub(crate) fn hand_limit(&self) -> usize {
        if self.table.mode == Mode::TwoPlayer { 10 } else { 6 }
    }

    /// GRAV-13, GRAV-50: how many cards one may give in a turn.
    pub(crate) fn gifts_max(&self) -> u8 {
        if self.table.mode == Mode::TwoPlayer { 2 } else { 1 }
    }

    pub(crate) fn is_english(&self) -> bool {
        self.table.rulebook == Rulebook::En
    }

    /// GRAV-49: by seat, the number of its team; empty where everyone plays alone.
    pub(crate) fn team_of(&self) -> Vec<u8> {
        let (teams, seats) = (self.table.teams, self.seat_count());
        if teams == Teams::None {
            return Vec::new();
        }
        self.all_seats().map(|seat| teams.team(seat, seats) as u8).collect()
    }

    /// GRAV-49: do these play together? Everyone plays with themselves.
    pub(crate) fn same_team(&self, one: Seat, other: Seat) -> bool {
        let seats = self.seat_count();
        self.table.teams.team(one, seats) == self.table.teams.team(other, seats)
    }

    pub(crate) fn energy(&self, card: Card) -> Energy {
        card.energy(self.table.teleport_as_event)
    }

    /// What the hero of this seat can do; nothing in Simple mode.
    pub(crate) fn hero_effect(&self, seat: Seat) -> Option<HeroEffect> {
        let number = *self.secret.heroes.get(seat.index())?;
        Some(self.table.house.heroes.get().0[usize::from(number)].effect)
    }

    /// GRAV-36, GRAV-38: the pieces that lie in a zone; in every zone if none is named. A piece lies in the zone that
    /// holds the most of its footprint.
    pub(crate) fn pieces_in(&self, zone: Option<u8>) -> Troops {
        let standing = &self.table.standing;
        let within = |placed: &&balance::Placed| match zone {
            None => true,
            Some(zone) => main_zone(&placed.zone_shares(self.rig(), standing.side)) == zone,
        };
        standing.pieces.iter().filter(within).map(|placed| Troop::of(placed.piece.id)).collect()
    }

    /// The name of a zone of the side that is up.
    pub(crate) fn zone_name(&self, zone: u8) -> String {
        self.rig().side(self.table.standing.side).zones[usize::from(zone)].name.clone()
    }

    /// What the challenges of this turn ask for, those carried over included; Copy it! stands for the turn before.
    pub(crate) fn effects_of(&self, card: Card) -> Effects {
        match (card, &self.table.last) {
            (Card::CopyIt, Some(last)) => last.effects,
            _ => self.table.house.deck.get().effects(card),
        }
    }

    /// The challenges of this turn by what they stand for: those given, then those carried over.
    pub(crate) fn challenges(&self) -> impl Iterator<Item = Card> + '_ {
        let carried = self.player(self.table.active_seat).carried.iter().map(|carried| carried.as_card);
        self.table.turn.given.iter().map(|given| given.as_card).chain(carried)
    }
}

/// The zone with the largest share; the first of equals.
pub(crate) fn main_zone(shares: &[u32]) -> u8 {
    let largest = shares.iter().max().copied().unwrap_or_default();
    shares.iter().position(|share| *share == largest).unwrap_or_default() as u8
}
