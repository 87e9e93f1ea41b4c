//! How a game ended.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// The end of a game: a place and a score for every seat. First place may be shared, by a team or by equals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// By seat: 1 for who won. Equals share a place, and the next one counts them (1, 1, 3).
    pub places: ArrayVec<u8, MAX_SEATS>,
    /// By seat, in whatever the game counts.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// By seat: the number of its team. Empty where everyone plays alone.
    pub teams: ArrayVec<u8, MAX_SEATS>,
}

impl Outcome {
    /// The higher the score, the better the place.
    pub fn by_score(scores: impl IntoIterator<Item = i32>) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().collect();
        Outcome { places: places(&scores), scores, teams: ArrayVec::new() }
    }

    /// These won, whatever the scores say; the others are placed behind them by score.
    pub fn won_by(winners: SeatSet, scores: impl IntoIterator<Item = i32>) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().collect();
        let rank = |(index, &score): (usize, &i32)| {
            if winners.contains(Seat::new(index)) { i64::MAX } else { i64::from(score) }
        };
        let ranks: ArrayVec<i64, MAX_SEATS> = scores.iter().enumerate().map(rank).collect();
        Outcome { places: places(&ranks), scores, teams: ArrayVec::new() }
    }

    /// The same outcome, with who played with whom.
    #[must_use]
    pub fn in_teams(mut self, teams: impl IntoIterator<Item = u8>) -> Outcome {
        self.teams = teams.into_iter().collect();
        self
    }

    /// Who won: one seat, a team, or all who share the win.
    pub fn winners(&self) -> SeatSet {
        let firsts = self.places.iter().enumerate().filter(|(_, place)| **place == 1);
        firsts.map(|(index, _)| Seat::new(index)).collect()
    }

    /// The place of this seat.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }
}

/// A place is one more than the number of those ahead.
fn places<T: Ord>(ranks: &[T]) -> ArrayVec<u8, MAX_SEATS> {
    ranks.iter().map(|rank| 1 + ranks.iter().filter(|other| *other > rank).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place() {
        let outcome = Outcome::by_score([5, 9, 9, 1]);
        assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners(), [Seat::new(1), Seat::new(2)].into_iter().collect());
    }

    #[test]
    fn a_winner_need_not_have_the_highest_score() {
        let outcome = Outcome::won_by(SeatSet::only(Seat::new(2)), [5, 9, 0]);
        assert_eq!(outcome.places.as_slice(), [3, 2, 1]);
    }
}
