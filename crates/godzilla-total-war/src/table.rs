//! What lies on the table for everyone to see, and how play goes round it (KAIJU-06, KAIJU-12).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{EndedBy, Outcome, Seat, SeatSet};

use crate::card::KINDS;
use crate::data::{BUILDINGS, PLAYING_CARDS};
use crate::{Card, Facing, Figures, Kaiju, Rules, Sides};

/// The largest table.
pub(crate) const SEATS_MAX: usize = 12;

/// Everything that is open. A viewer sees all of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was agreed.
    pub rules: Rules,
    /// What the box holds.
    pub contents: ArrayVec<Count, KINDS>,
    /// By seat.
    pub players: ArrayVec<Player, SEATS_MAX>,
    /// What is being decided.
    pub phase: Phase,
    /// Who opens, answers or is hurt; in the end, who won.
    pub turn_seat: Seat,
    /// What is faced: a blow, a Wound or a Double Wound.
    pub blow: Facing,
    /// Who played the last card of this round.
    pub last_seat: Option<Seat>,
    /// The last card played, in this round or before.
    pub last_card: Option<Card>,
    /// KAIJU-31: who may still draw for the last card.
    pub owed_seat: Option<Seat>,
    /// How many cards of their own the one who is hurt has still to take.
    pub cards_left: u8,
    /// KAIJU-35: how many cards were played since damage was last laid beside a kaiju.
    pub quiet_plays: u8,
    /// KAIJU-12: does play go to the left?
    pub clockwise: bool,
    /// All cards played or discarded, but the last one played.
    pub discards: ArrayVec<Card, PLAYING_CARDS>,
    /// The damage cards beside the kaijus, by seat, each seat's oldest first.
    pub damage: ArrayVec<Damage, { PLAYING_CARDS + BUILDINGS + 1 }>,
    /// The Building cards in the centre.
    pub centre: ArrayVec<Card, BUILDINGS>,
    /// What has left the game for good: Building cards and the King of Monsters.
    pub gone: ArrayVec<Card, { BUILDINGS + 1 }>,
    /// KAIJU-30: who can still spend the King of Monsters card.
    pub king_seat: Option<Seat>,
}

/// How many there are of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Count {
    pub card: Card,
    pub count: u8,
}

/// A damage card and whose kaiju it lies beside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Damage {
    pub seat: Seat,
    pub card: Card,
}

/// A player's kaiju and points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Which one.
    pub kaiju: Kaiju,
    /// Its figures.
    pub sides: Sides,
    /// On its furious side?
    pub furious: bool,
    /// KAIJU-10: turned, because its innate strength was used?
    pub turned: bool,
    /// KAIJU-27: out of the game?
    pub out: bool,
    /// Victory points won.
    pub points: u8,
}

impl Player {
    /// The figures of the side it is on.
    pub fn figures(&self) -> Figures {
        if self.furious { self.sides.furious } else { self.sides.normal }
    }
}

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first card of a round.
    Open,
    /// An answer to the blow.
    Answer,
    /// The number that the one who is hurt takes.
    Damage,
    /// The building that the one who is hurt takes.
    Building,
    /// The Extra Damage that the player of the last card adds.
    Extra,
    /// Which cards above three go, after the King of Monsters drew three more.
    Discard,
    /// Nothing: the game is won.
    Over,
    /// Nothing: the game ended because nobody got on (KAIJU-35).
    Stalemate,
}

impl Table {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn is_playing(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| !player.out)
    }

    /// Who is still in the game.
    pub(crate) fn playing(&self) -> SeatSet {
        Seat::all(self.players.len()).filter(|seat| self.is_playing(*seat)).collect()
    }

    /// KAIJU-12: who comes after this seat in the direction of play.
    pub(crate) fn next_after(&self, seat: Seat) -> Seat {
        let seats = self.players.len();
        let mut next = seat;
        for _ in 0..seats {
            next = if self.clockwise { next.left(seats) } else { next.right(seats) };
            if self.is_playing(next) {
                break;
            }
        }
        next
    }

    /// Everyone in the game in the order of play, `first` first.
    pub(crate) fn round_from(&self, first: Seat) -> ArrayVec<Seat, SEATS_MAX> {
        let mut order = ArrayVec::new();
        let mut seat = first;
        for _ in 0..self.players.len() {
            if order.contains(&seat) {
                break;
            }
            order.push(seat);
            seat = self.next_after(seat);
        }
        order
    }

    /// The sum of the damage beside a kaiju.
    pub fn damage_of(&self, seat: Seat) -> u16 {
        self.damage_cards(seat).map(|card| u16::from(card.damage())).sum()
    }

    /// The damage cards beside a kaiju.
    pub fn damage_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.damage.iter().filter(move |damage| damage.seat == seat).map(|damage| damage.card)
    }

    /// KAIJU-06: the points that win.
    pub fn points_to_win(&self) -> u8 {
        match self.players.len() {
            ..=4 => 12,
            5 | 6 => 10,
            7 | 8 => 8,
            _ => 6,
        }
    }

    /// A damage card beside a kaiju.
    pub(crate) fn lay_beside(&mut self, seat: Seat, card: Card) {
        let place = self.damage.iter().position(|damage| damage.seat > seat).unwrap_or(self.damage.len());
        self.damage.insert(place, Damage { seat, card });
        self.quiet_plays = 0;
    }

    /// A card that is out of play until the deck is renewed, or for good (KAIJU-25).
    pub(crate) fn discard(&mut self, card: Card) {
        if card.is_playing_card() {
            self.discards.push(card);
        } else {
            self.gone.push(card);
        }
    }

    /// The winners first, the others by their points.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.players.iter().map(|player| i32::from(player.points));
        Outcome::won_by(self.winners(), scores).ended_by(self.ended_by())
    }

    /// KAIJU-27, KAIJU-29, KAIJU-35: by points, as the last one standing, or because nobody gets on.
    pub(crate) fn ended_by(&self) -> EndedBy {
        match self.phase {
            Phase::Over if self.player(self.turn_seat).points >= self.points_to_win() => EndedBy::Goal,
            Phase::Over => EndedBy::LastStanding,
            _ => EndedBy::Bound,
        }
    }

    /// KAIJU-27, KAIJU-29, KAIJU-35: who won, or in a stalemate all who lead in points among those still in the game.
    pub(crate) fn winners(&self) -> SeatSet {
        if self.phase == Phase::Over {
            return SeatSet::only(self.turn_seat);
        }
        let points = |seat: &Seat| self.player(*seat).points;
        let most = self.playing().iter().map(|seat| points(&seat)).max();
        self.playing().iter().filter(|seat| Some(points(seat)) == most).collect()
    }

    /// Is there nothing more to decide?
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Stalemate)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{options, setup};
    use tabletop::Seat;

    /// KAIJU-06: the points needed, for every number of players.
    #[test]
    fn fewer_points_win_at_larger_tables() {
        let points = (3..=12).map(|seats| setup(&options(), seats).table.points_to_win());
        assert_eq!(points.collect::<Vec<_>>(), [12, 12, 10, 10, 8, 8, 6, 6, 6, 6]);
    }

    /// KAIJU-12, KAIJU-27: play goes round in its direction, past those who are out.
    #[test]
    fn play_goes_round_past_those_who_are_out() {
        let mut table = setup(&options(), 5).table;
        table.player_mut(Seat::new(1)).out = true;
        let order = |table: &crate::Table| {
            table.round_from(Seat::new(0)).iter().map(|seat| seat.letter()).collect::<String>()
        };
        assert_eq!(order(&table), "acde");
        table.clockwise = false;
        assert_eq!(order(&table), "aedc");
    }
}
