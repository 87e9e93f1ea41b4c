//! The options that count during a game, and how a state writes them.

use serde::{Deserialize, Serialize};

use crate::options::{FirstPlayer, LostCubes, Options, Reentry, TurnLimit};

/// The options that count during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(crate) struct Rules {
    pub(crate) lost_cubes: LostCubes,
    pub(crate) reentry: Reentry,
    pub(crate) first_player: FirstPlayer,
    pub(crate) turn_limit: TurnLimit,
}

/// The same as a state is written. In rules version 1 re-entry was a yes or no, the first player always stayed and turns had
/// no limit: all three share the byte of that yes or no, so that a state of that version keeps its bytes and a record its hashes.
#[derive(Serialize, Deserialize)]
struct Written {
    lost_cubes: LostCubes,
    others: u8,
}

const REENTRIES: [Reentry; 3] = [Reentry::Never, Reentry::FromReserve, Reentry::Always];
const FIRSTS: [FirstPlayer; 2] = [FirstPlayer::Stays, FirstPlayer::Passes];
const LIMITS: [TurnLimit; 2] = [TurnLimit::Unlimited, TurnLimit::Limited];

impl From<Rules> for Written {
    fn from(rules: Rules) -> Written {
        let reentry = place(&REENTRIES, &rules.reentry);
        let first = place(&FIRSTS, &rules.first_player);
        let limit = place(&LIMITS, &rules.turn_limit);
        let others = reentry + REENTRIES.len() * (first + FIRSTS.len() * limit);
        Written { lost_cubes: rules.lost_cubes, others: others as u8 }
    }
}

impl TryFrom<Written> for Rules {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Rules, &'static str> {
        let others = usize::from(written.others);
        let (reentry, others) = (REENTRIES[others % REENTRIES.len()], others / REENTRIES.len());
        let (first_player, limit) = (FIRSTS[others % FIRSTS.len()], others / FIRSTS.len());
        let turn_limit = *LIMITS.get(limit).ok_or("there are no such rules")?;
        Ok(Rules { lost_cubes: written.lost_cubes, reentry, first_player, turn_limit })
    }
}

impl From<&Options> for Rules {
    fn from(options: &Options) -> Rules {
        let Options { lost_cubes, reentry, first_player, turn_limit, .. } = *options;
        Rules { lost_cubes, reentry, first_player, turn_limit }
    }
}

fn place<T: PartialEq>(all: &[T], one: &T) -> usize {
    all.iter().position(|other| other == one).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every combination is written as a byte of its own and read back; those of version 1 are the bytes of a no and a yes.
    #[test]
    fn rules_are_written_and_read_back() {
        let mut written = Vec::new();
        for turn_limit in LIMITS {
            for first_player in FIRSTS {
                for reentry in REENTRIES {
                    let rules = Rules { lost_cubes: LostCubes::Removed, reentry, first_player, turn_limit };
                    let all = Written::from(rules);
                    written.push(all.others);
                    assert_eq!(Rules::try_from(all), Ok(rules));
                }
            }
        }
        assert_eq!(written, (0..12).collect::<Vec<u8>>());
        assert!(Rules::try_from(Written { lost_cubes: LostCubes::Removed, others: 12 }).is_err());
    }
}
