//! What is wanted of games, and how far a report is from it.

use std::ops::RangeInclusive;

use tabletop::EndedBy;

use crate::report::{Report, Share};

/// Breaking an aim costs this much more than drifting towards its edge.
const BROKEN: f64 = 25.0;

/// What is wanted.
#[derive(Debug, Clone, PartialEq)]
pub struct Aims {
    /// The median length, in actions.
    pub median: RangeInclusive<u32>,
    /// No game is longer.
    pub longest: u32,
    /// At least this part of the games is decided by the rulebook's goal.
    pub goal: f64,
    /// No seat is further from its share than this part of all games.
    pub seat_excess: f64,
    /// No place in the order of play wins more than this many times its share.
    pub order_ratio: f64,
    /// Every role wins this many times its share.
    pub role_ratio: RangeInclusive<f64>,
}

impl Default for Aims {
    fn default() -> Aims {
        Aims {
            median: 1..=u32::MAX,
            longest: u32::MAX,
            goal: 0.0,
            seat_excess: 1.0,
            order_ratio: f64::INFINITY,
            role_ratio: 0.0..=f64::INFINITY,
        }
    }
}

impl Aims {
    /// What is not as it should be, each in a few words. Empty: every aim is met.
    pub fn broken(&self, report: &Report) -> Vec<String> {
        let mut broken = Vec::new();
        let median = report.quantile(0.5);
        if !self.median.contains(&median) {
            broken.push(format!("median {median}"));
        }
        if report.longest() > self.longest || report.unfinished > 0 {
            broken.push(format!("longest {}, {} unfinished", report.longest(), report.unfinished));
        }
        let goal = report.ended(EndedBy::Goal);
        if goal < self.goal {
            broken.push(format!("goal {:.1} %", 100.0 * goal));
        }
        for (seat, share) in report.by_seat.iter().enumerate() {
            if share.excess().abs() > self.seat_excess {
                broken.push(format!("seat {} {:+.1} points", seat + 1, 100.0 * share.excess()));
            }
        }
        for (place, share) in report.by_order.iter().enumerate() {
            if share.ratio() > self.order_ratio {
                broken.push(format!("place {} wins {:.2} times its share", place + 1, share.ratio()));
            }
        }
        for (role, share) in report.by_role.iter().enumerate() {
            if share.games > 0 && !self.role_ratio.contains(&share.ratio()) {
                broken.push(format!("role {} wins {:.2} times its share", role + 1, share.ratio()));
            }
        }
        broken
    }

    /// How far the report is from the aims: the less the better, and a little even within them, so that a search moves
    /// towards their middle.
    pub fn cost(&self, report: &Report) -> f64 {
        let length = self.length_cost(f64::from(report.quantile(0.5).max(1)));
        let tail = (f64::from(report.longest()) / f64::from(self.longest)).max(report.unfinished as f64);
        let goal = ((self.goal - report.ended(EndedBy::Goal)) / 0.1).max(0.0);
        let seats = worst(&report.by_seat, |share| share.excess().abs() / self.seat_excess);
        let order = worst(&report.by_order, |share| (share.ratio() - 1.0) / (self.order_ratio - 1.0));
        length
            + hinge(tail)
            + BROKEN * goal * goal
            + hinge(seats)
            + hinge(order)
            + self.role_cost(&report.by_role)
    }

    /// Nothing in the middle of the range, 1 at its edges.
    fn length_cost(&self, median: f64) -> f64 {
        let (low, high) = (f64::from(*self.median.start()), f64::from(*self.median.end()));
        if *self.median.end() == u32::MAX {
            return hinge((low / median).max(0.0));
        }
        hinge(((median - (low + high) / 2.0) / ((high - low) / 2.0).max(1.0)).abs())
    }

    /// The mean over the roles, in logarithms, so that half as often and twice as often are alike.
    fn role_cost(&self, roles: &[Share]) -> f64 {
        let played: Vec<f64> = roles.iter().filter(|share| share.games > 0).map(Share::ratio).collect();
        let (low, high) = (self.role_ratio.start().ln(), self.role_ratio.end().ln());
        let one = |ratio: &f64| {
            let off = ratio.max(0.01).ln();
            hinge(if off < 0.0 { off / low } else { off / high })
        };
        let sum: f64 = played.iter().map(one).sum();
        if played.is_empty() { 0.0 } else { 4.0 * sum / played.len() as f64 }
    }
}

/// An aim as a fraction of its edge: squared within, steep beyond.
fn hinge(fraction: f64) -> f64 {
    if !fraction.is_finite() {
        return 0.0;
    }
    let beyond = (fraction - 1.0).max(0.0);
    fraction.clamp(0.0, 1.0).powi(2) + BROKEN * beyond * beyond + 4.0 * beyond
}

fn worst(shares: &[Share], of: impl Fn(&Share) -> f64) -> f64 {
    shares.iter().map(of).fold(0.0, f64::max)
}
