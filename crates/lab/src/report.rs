//! What came out of a trial.

use tabletop::EndedBy;
use tabletop::simulate::{Tally, interval};

/// How games went with one variant of the data, at one number of seats.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// How many sat at the table.
    pub seats: usize,
    /// Games played.
    pub games: u64,
    /// Games that did not end within the game's bound.
    pub unfinished: u64,
    /// The length of each finished game in actions, the shortest first.
    pub lengths: Vec<u32>,
    /// Why games ended, in the order of [`EndedBy::ALL`].
    pub endings: [u64; EndedBy::ALL.len()],
    /// Games won by several at once.
    pub shared: u64,
    /// By seat.
    pub by_seat: Vec<Share>,
    /// By place in the order of play.
    pub by_order: Vec<Share>,
    /// By role, where the game has such: a kaiju.
    pub by_role: Vec<Share>,
}

/// How often one seat, place or role won.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Share {
    /// Finished games in which it played.
    pub games: u64,
    /// Games won; a shared win counts its part.
    pub wins: f64,
    /// The games it would win if everyone won equally often.
    pub fair: f64,
}

impl Share {
    /// Wins a game.
    pub fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// Wins over what would be fair: 1 is fair.
    pub fn ratio(&self) -> f64 {
        if self.fair > 0.0 { self.wins / self.fair } else { 1.0 }
    }

    /// Wins a game less what would be fair.
    pub fn excess(&self) -> f64 {
        (self.wins - self.fair) / self.games.max(1) as f64
    }

    /// The 95 % interval of the share.
    pub fn interval(&self) -> (f64, f64) {
        interval(self.wins, self.games)
    }
}

impl Report {
    pub(crate) fn new(seats: usize, tally: &Tally, by_role: Vec<Share>) -> Report {
        let finished = tally.finished();
        let fair = finished as f64 / seats as f64;
        let shares =
            |wins: Vec<f64>| wins.into_iter().map(|wins| Share { games: finished, wins, fair }).collect();
        let mut lengths = tally.lengths.clone();
        lengths.sort_unstable();
        let mut endings = [0; EndedBy::ALL.len()];
        tally.endings().for_each(|(ended_by, games)| endings[ended_by as usize] = games);
        Report {
            seats,
            games: tally.games,
            unfinished: tally.unfinished,
            lengths,
            endings,
            shared: tally.shared,
            by_seat: shares(tally.wins_by_seat()),
            by_order: shares(tally.wins_by_order()),
            by_role,
        }
    }

    /// The length below which this part of the games lies: 0.5 for the median. 0 if no game ended.
    pub fn quantile(&self, part: f64) -> u32 {
        let last = self.lengths.len().saturating_sub(1);
        let index = (part * self.lengths.len() as f64) as usize;
        self.lengths.get(index.min(last)).copied().unwrap_or(0)
    }

    /// The longest game.
    pub fn longest(&self) -> u32 {
        self.quantile(1.0)
    }

    /// The part of the games that ended for this reason.
    pub fn ended(&self, ended_by: EndedBy) -> f64 {
        self.endings[ended_by as usize] as f64 / self.games.max(1) as f64
    }
}
