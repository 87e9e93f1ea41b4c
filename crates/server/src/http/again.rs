//! A finished game, played again entry by entry and compared with what was saved.

use std::time::Duration;

use tabletop::{AnyGame, AnyReferee, Deed, Entry, Log, Played, Said, Staged};

use crate::denied::Denied;

/// A game is played again in parts that take about this long, each with its turn among all work: a long one keeps nobody
/// waiting, and is given up when nobody waits for it.
pub(super) const PART: Duration = Duration::from_millis(50);

/// As far as it was played again.
pub(super) struct Again(Box<dyn AnyReferee>);

impl Again {
    /// Before the first entry. The log has its seed.
    pub(super) fn begin(game: &dyn AnyGame, log: &Log) -> Result<Again, Denied> {
        let beginning = Log { header: log.header.clone(), entries: Vec::new() };
        game.replay(&beginning).map(Again).map_err(|mismatch| other_rules(&mismatch))
    }

    /// How many entries were played.
    pub(super) fn entries(&self) -> usize {
        self.0.log().entries.len()
    }

    pub(super) fn referee(&self) -> &dyn AnyReferee {
        self.0.as_ref()
    }

    /// What the next entry looks like, where it is something physical.
    pub(super) fn staged(&self, next: &Entry) -> Option<Box<dyn Staged>> {
        let Deed::Action(text) = &next.deed else { return None };
        self.0.stage(next.seat, &Said::Notation(text.clone())).ok().flatten()
    }

    /// The next entry. Says what came of it, unless something was taken back.
    pub(super) fn play(&mut self, next: &Entry) -> Result<Option<Played>, Denied> {
        let played = match &next.deed {
            Deed::Action(text) => {
                let played = self.0.act(next.seat, Said::Notation(text.clone()));
                Some(played.map_err(|refused| other_rules(&refused))?)
            }
            Deed::Undo(_) => {
                self.0.undo(next.seat).map_err(|not_undone| other_rules(&not_undone))?;
                None
            }
        };
        if self.0.hash() == next.hash {
            Ok(played)
        } else {
            Err(other_rules(&"it comes to another situation"))
        }
    }
}

fn other_rules(why: &dyn std::fmt::Display) -> Denied {
    tracing::warn!(%why, "a finished game does not replay");
    Denied::CannotGoOn
}
