//! What many games came to: who won, from which seat and at which place in the order of play, how long they took and how
//! they ended.

use serde::Serialize;

use crate::simulate::Plan;
use crate::{EndedBy, Outcome, Seat};

/// A win, cut into pieces that every number of winners up to 16 divides: shared wins add up exactly.
const WHOLE_WIN: u64 = 720_720;

/// What came out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that did not end within the game's bound.
    pub unfinished: u64,
    /// Actions in all games.
    pub actions: u64,
    /// The length of each finished game in actions, in no order.
    pub lengths: Vec<u32>,
    /// By reason, in the order of [`EndedBy::ALL`]: how many games ended for it.
    endings: [u64; EndedBy::ALL.len()],
    /// Games won by several who do not play together.
    pub shared: u64,
    /// In pieces of a win, by seat.
    wins_by_seat: Vec<u64>,
    /// In pieces of a win, by place in the order of play.
    wins_by_order: Vec<u64>,
    /// By the bot's place in the plan.
    by_bot: Vec<BotTally>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct BotTally {
    games: u64,
    wins: u64,
    places: u64,
    decisions: u64,
}

/// How one side did: a seat, or a bot.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Score {
    /// Games finished.
    pub games: u64,
    /// Games won; a shared win counts its part.
    pub wins: f64,
    /// Wins a game.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The average place, 1 for first.
    pub mean_place: f64,
}

impl Tally {
    pub(crate) fn empty(plan: &Plan) -> Tally {
        Tally {
            wins_by_seat: vec![0; plan.seats],
            wins_by_order: vec![0; plan.seats],
            by_bot: vec![BotTally::default(); plan.bots.len()],
            ..Tally::default()
        }
    }

    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
        self.lengths.extend(other.lengths);
        self.shared += other.shared;
        add(&mut self.endings, &other.endings);
        add(&mut self.wins_by_seat, &other.wins_by_seat);
        add(&mut self.wins_by_order, &other.wins_by_order);
        for (mine, more) in self.by_bot.iter_mut().zip(other.by_bot) {
            mine.add(more);
        }
        self
    }

    /// A game that ended. `order` has the seats as they came to act; `players` the bot of each seat, if bots played.
    pub(crate) fn count(&mut self, outcome: &Outcome, actions: u32, order: &[Seat], players: &[usize]) {
        self.games += 1;
        self.actions += u64::from(actions);
        self.lengths.push(actions);
        self.endings[outcome.ended_by as usize] += 1;
        self.shared += u64::from(outcome.is_shared());
        let winners = outcome.winners();
        let piece = WHOLE_WIN / winners.len().max(1) as u64;
        winners.iter().for_each(|seat| self.wins_by_seat[seat.index()] += piece);
        for (wins, seat) in self.wins_by_order.iter_mut().zip(order) {
            *wins += if winners.contains(*seat) { piece } else { 0 };
        }
        for (seat, &bot) in Seat::all(players.len()).zip(players) {
            let by_bot = &mut self.by_bot[bot];
            by_bot.games += 1;
            by_bot.places += u64::from(outcome.place(seat));
            by_bot.wins += if winners.contains(seat) { piece } else { 0 };
        }
    }

    /// A game that did not end within the game's bound.
    pub(crate) fn give_up(&mut self, actions: u32) {
        self.games += 1;
        self.unfinished += 1;
        self.actions += u64::from(actions);
    }

    /// A bot was asked.
    pub(crate) fn decision(&mut self, bot: usize) {
        self.by_bot[bot].decisions += 1;
    }

    /// Games that ended.
    pub fn finished(&self) -> u64 {
        self.games - self.unfinished
    }

    /// How many games ended for each reason.
    pub fn endings(&self) -> impl Iterator<Item = (EndedBy, u64)> + '_ {
        EndedBy::ALL.into_iter().zip(self.endings)
    }

    /// Wins by seat; a shared win counts its part.
    pub fn wins_by_seat(&self) -> Vec<f64> {
        whole(&self.wins_by_seat)
    }

    /// Wins by place in the order of play: who acted first in the game, who second, and so on.
    pub fn wins_by_order(&self) -> Vec<f64> {
        whole(&self.wins_by_order)
    }

    /// How long finished games took: the shortest, the median and the longest.
    pub fn spread(&self) -> Option<[u32; 3]> {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        Some([*lengths.first()?, lengths[lengths.len() / 2], *lengths.last()?])
    }

    /// How each kind of bot did, in the order of the plan; equal names are one kind.
    pub fn by_bot(&self, plan: &Plan) -> Vec<(String, Score, u64)> {
        let mut kinds: Vec<(String, BotTally)> = Vec::new();
        for (name, tally) in plan.bots.iter().zip(&self.by_bot) {
            match kinds.iter_mut().find(|(known, _)| known == name) {
                Some((_, sum)) => sum.add(*tally),
                None => kinds.push((name.clone(), *tally)),
            }
        }
        kinds.into_iter().map(|(name, tally)| (name, tally.score(), tally.decisions)).collect()
    }
}

impl BotTally {
    fn add(&mut self, more: BotTally) {
        self.games += more.games;
        self.wins += more.wins;
        self.places += more.places;
        self.decisions += more.decisions;
    }

    fn score(&self) -> Score {
        let wins = self.wins as f64 / WHOLE_WIN as f64;
        let (low, high) = interval(wins, self.games);
        let games = self.games.max(1) as f64;
        Score {
            games: self.games,
            wins,
            share: wins / games,
            low,
            high,
            mean_place: self.places as f64 / games,
        }
    }
}

fn add(sums: &mut [u64], more: &[u64]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

fn whole(pieces: &[u64]) -> Vec<f64> {
    pieces.iter().map(|&pieces| pieces as f64 / WHOLE_WIN as f64).collect()
}

/// The 95 % interval of a share of `wins` in `games` (Wilson's, which stays honest near 0 and 1).
pub fn interval(wins: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964);
    let share = wins / n;
    let scale = 1.0 + z * z / n;
    let middle = (share + z * z / (2.0 * n)) / scale;
    let half = z / scale * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the worked values of the Wilson interval: 8 of 10, and 0 of 20.
    #[test]
    fn the_interval_is_wilsons() {
        let close = |(low, high): (f64, f64), wanted: (f64, f64)| {
            assert!((low - wanted.0).abs() < 5e-4 && (high - wanted.1).abs() < 5e-4, "{low} {high}");
        };
        close(interval(8.0, 10), (0.4902, 0.9433));
        close(interval(0.0, 20), (0.0, 0.1611));
        close(interval(0.0, 0), (0.0, 1.0));
    }
}
