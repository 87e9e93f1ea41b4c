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
    /// Why it ended.
    pub ended_by: EndedBy,
}

/// Why a game ended. That several won together is told by the places: see [`Outcome::is_shared`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// What the rulebook asks for was reached.
    #[default]
    Goal,
    /// Everyone else is out.
    LastStanding,
    /// A limit ended it before anyone reached the goal.
    Bound,
}

impl EndedBy {
    /// All there are.
    pub const ALL: [EndedBy; 3] = [EndedBy::Goal, EndedBy::LastStanding, EndedBy::Bound];
}

impl Outcome {
    /// The higher the score, the better the place.
    pub fn by_score(scores: impl IntoIterator<Item = i32>) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().collect();
        Outcome { places: places(&scores), scores, teams: ArrayVec::new(), ended_by: EndedBy::Goal }
    }

    /// These won, whatever the scores say; the others are placed behind them by score.
    pub fn won_by(winners: SeatSet, scores: impl IntoIterator<Item = i32>) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().collect();
        let rank = |(index, &score): (usize, &i32)| {
            if winners.contains(Seat::new(index)) { i64::MAX } else { i64::from(score) }
        };
        let ranks: ArrayVec<i64, MAX_SEATS> = scores.iter().enumerate().map(rank).collect();
        Outcome { places: places(&ranks), scores, teams: ArrayVec::new(), ended_by: EndedBy::Goal }
    }

    /// The same outcome, with who played with whom.
    #[must_use]
    pub fn in_teams(mut self, teams: impl IntoIterator<Item = u8>) -> Outcome {
        self.teams = teams.into_iter().collect();
        self
    }

    /// The same outcome, for this reason instead of the goal.
    #[must_use]
    pub fn ended_by(mut self, ended_by: EndedBy) -> Outcome {
        self.ended_by = ended_by;
        self
    }

    /// Did several win who do not play together?
    pub fn is_shared(&self) -> bool {
        let mut winners = self.winners().iter();
        let team = |seat: Seat| self.teams.get(seat.index());
        let Some(first) = winners.next() else { return false };
        winners.any(|other| team(first).is_none() || team(other) != team(first))
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

    #[test]
    fn a_win_is_shared_by_equals_and_not_by_a_team() {
        assert!(Outcome::by_score([9, 9, 1]).is_shared());
        assert!(!Outcome::by_score([9, 8, 1]).is_shared());
        assert!(!Outcome::by_score([9, 9, 1]).in_teams([0, 0, 1]).is_shared());
        assert!(Outcome::by_score([9, 9, 9]).in_teams([0, 0, 1]).is_shared());
    }
}
