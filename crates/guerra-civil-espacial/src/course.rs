//! What is agreed for the whole game, and which round it is (GCE-03, GCE-07, GCE-29, GCE-35, GCE-37).

use serde::{Deserialize, Serialize};

use crate::options::{LastInContention, Options, RoundLimit, ScrapPile, Turns};

/// GCE-37: no game has more rounds.
pub(crate) const ROUNDS_MAX: u16 = 80;

/// What is agreed for the whole game, and which round it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub(crate) struct Course {
    /// GCE-07
    pub(crate) turns: Turns,
    /// GCE-03: the colonies that win, if it is not what the rulebook says for so many players.
    pub(crate) colonies_to_win: Option<u8>,
    /// GCE-29
    pub(crate) last_in_contention: LastInContention,
    /// GCE-35
    pub(crate) scrap_pile: ScrapPile,
    /// GCE-37
    pub(crate) round_limit: RoundLimit,
    /// Counted from 1 where rounds are limited, else 0.
    pub(crate) round: u16,
}

/// The same as a state is written. In rules version 1 there was nothing to agree on but the way turns go; such a table is
/// written as it was then, so that a record of that time keeps its hashes.
#[derive(Serialize, Deserialize)]
enum Written {
    Right,
    Left,
    Agreed(Agreed),
}

#[derive(Serialize, Deserialize)]
struct Agreed {
    turns: Turns,
    colonies_to_win: Option<u8>,
    last_in_contention: LastInContention,
    scrap_pile: ScrapPile,
    round_limit: RoundLimit,
    round: u16,
}

impl Course {
    /// The first round of a table with these options.
    pub(crate) fn at_start(options: &Options) -> Course {
        let Options { turns, last_in_contention, scrap_pile, round_limit, .. } = *options;
        let round = if round_limit == RoundLimit::Limited { 1 } else { 0 };
        let colonies_to_win = options.colonies_to_win.into();
        Course { turns, colonies_to_win, last_in_contention, scrap_pile, round_limit, round }
    }

    /// As in rules version 1.
    fn plain(turns: Turns) -> Course {
        Course {
            turns,
            colonies_to_win: None,
            last_in_contention: LastInContention::WinsAtOnce,
            scrap_pile: ScrapPile::Stays,
            round_limit: RoundLimit::Unlimited,
            round: 0,
        }
    }

    /// GCE-03: the colonies that win at a table of so many.
    pub(crate) fn goal(self, seats: u8) -> u8 {
        self.colonies_to_win.unwrap_or(match seats {
            ..=2 => 1,
            3..=5 => 2,
            6.. => 3,
        })
    }

    /// GCE-37: was this the last round?
    pub(crate) fn is_last_round(self) -> bool {
        self.round_limit == RoundLimit::Limited && self.round >= ROUNDS_MAX
    }

    /// The next round begins.
    pub(crate) fn count_round(&mut self) {
        self.round += u16::from(self.round_limit == RoundLimit::Limited);
    }
}

impl From<Course> for Written {
    fn from(course: Course) -> Written {
        let Course { turns, colonies_to_win, last_in_contention, scrap_pile, round_limit, round } = course;
        match turns {
            _ if course != Course::plain(turns) => Written::Agreed(Agreed {
                turns,
                colonies_to_win,
                last_in_contention,
                scrap_pile,
                round_limit,
                round,
            }),
            Turns::Right => Written::Right,
            Turns::Left => Written::Left,
        }
    }
}

impl From<Written> for Course {
    fn from(written: Written) -> Course {
        match written {
            Written::Right => Course::plain(Turns::Right),
            Written::Left => Course::plain(Turns::Left),
            Written::Agreed(Agreed {
                turns,
                colonies_to_win,
                last_in_contention,
                scrap_pile,
                round_limit,
                round,
            }) => Course { turns, colonies_to_win, last_in_contention, scrap_pile, round_limit, round },
        }
    }
}
