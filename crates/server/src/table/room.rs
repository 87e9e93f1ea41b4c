//! Room in memory. A house that is full makes room for who has less of it than others.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::{Message, TableStub};
use crate::denied::Denied;
use crate::house::now_ms;
use crate::http::Source;

/// How a table stands, as the house sees it without asking.
pub(super) struct Standing {
    /// From where it was taken up.
    source: Option<Source>,
    /// Since when nobody is there; 0 while someone is.
    empty_since_ms: AtomicU64,
    /// When something last happened there.
    used_at_ms: AtomicU64,
    /// Has it been asked to leave?
    leaving: AtomicBool,
}

impl Standing {
    /// Of a table that nobody has come to yet.
    pub(super) fn new(source: Option<Source>) -> Standing {
        let (empty_since_ms, used_at_ms) = (AtomicU64::new(now_ms()), AtomicU64::new(now_ms()));
        Standing { source, empty_since_ms, used_at_ms, leaving: AtomicBool::new(false) }
    }

    /// Something has happened, and now the table is like this.
    pub(super) fn note(&self, is_empty: bool) {
        let now_ms = now_ms();
        self.used_at_ms.store(now_ms, Ordering::Relaxed);
        if !is_empty {
            self.empty_since_ms.store(0, Ordering::Relaxed);
        } else if self.empty_since_ms.load(Ordering::Relaxed) == 0 {
            self.empty_since_ms.store(now_ms, Ordering::Relaxed);
        }
    }
}

/// A table that is found leaves the one that asked for it this long before it may be asked to leave.
const GRACE_MS: u64 = 5_000;

/// Asks a table to leave for one that is wanted from this address: the one where nobody has been for longest; if there is
/// someone at all of them, the least used one of the address that has most, unless that is not more than this one has.
pub(crate) fn make_room(loaded: &[&TableStub], wanted_from: Option<Source>) -> Result<(), Denied> {
    let staying = |stub: &&&TableStub| !stub.standing.leaving.load(Ordering::Relaxed);
    let staying: Vec<&TableStub> = loaded.iter().filter(staying).copied().collect();
    let candidates: Vec<Candidate> = staying.iter().map(|stub| Candidate::of(&stub.standing)).collect();
    let index = choose(&candidates, wanted_from, now_ms()).ok_or(Denied::HouseFull)?;
    let chosen = staying[index];
    // A table with a full inbox is not idle.
    chosen.inbox.try_send(Message::Leave).map_err(|_| Denied::HouseFull)?;
    chosen.standing.leaving.store(true, Ordering::Relaxed);
    Ok(())
}

/// What is known of a table that might leave.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    source: Option<Source>,
    empty_since_ms: u64,
    used_at_ms: u64,
}

impl Candidate {
    fn of(standing: &Standing) -> Candidate {
        Candidate {
            source: standing.source,
            empty_since_ms: standing.empty_since_ms.load(Ordering::Relaxed),
            used_at_ms: standing.used_at_ms.load(Ordering::Relaxed),
        }
    }
}

/// Which table makes room.
fn choose(candidates: &[Candidate], wanted_from: Option<Source>, now_ms: u64) -> Option<usize> {
    let all = || candidates.iter().enumerate();
    let idle = |candidate: &Candidate| {
        candidate.empty_since_ms != 0 && candidate.empty_since_ms + GRACE_MS <= now_ms
    };
    let empty = all().filter(|(_, candidate)| idle(candidate));
    if let Some((index, _)) = empty.min_by_key(|(_, candidate)| candidate.empty_since_ms) {
        return Some(index);
    }
    let mut counts: HashMap<Option<Source>, usize> = HashMap::new();
    candidates.iter().for_each(|candidate| *counts.entry(candidate.source).or_default() += 1);
    let own = counts.get(&wanted_from).copied().unwrap_or_default();
    let most = counts.values().copied().max().filter(|most| *most > own + 1)?;
    let crowded = all().filter(|(_, candidate)| counts[&candidate.source] == most);
    crowded.min_by_key(|(_, candidate)| candidate.used_at_ms).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const NOW_MS: u64 = 1_000_000;

    fn source(number: u8) -> Option<Source> {
        Some(IpAddr::V4(Ipv4Addr::new(203, 0, 113, number)).into())
    }

    fn table(from: u8, empty_since_ms: u64, used_at_ms: u64) -> Candidate {
        Candidate { source: source(from), empty_since_ms, used_at_ms }
    }

    #[track_caller]
    fn check(candidates: &[Candidate], from: u8, expected: Option<usize>) {
        assert_eq!(choose(candidates, source(from), NOW_MS), expected);
    }

    #[test]
    fn the_table_that_was_empty_for_longest_leaves() {
        check(&[table(1, 0, 1), table(1, 700, 5), table(2, 300, 9), table(3, 500, 1)], 1, Some(2));
        // Someone has just asked for it, and is about to come.
        check(&[table(1, NOW_MS - 1, 5), table(2, 300, 9)], 1, Some(1));
        check(&[table(1, NOW_MS - 1, 5)], 1, None);
    }

    #[test]
    fn who_has_most_tables_makes_room_for_who_has_fewer() {
        let crowd = [table(1, 0, 9), table(1, 0, 7), table(1, 0, 8), table(2, 0, 1)];
        check(&crowd, 3, Some(1));
        check(&crowd, 2, Some(1));
        check(&crowd, 1, None);
    }

    #[test]
    fn a_house_that_is_full_of_guests_alike_is_full() {
        check(&[table(1, 0, 9), table(2, 0, 7), table(3, 0, 8)], 4, None);
    }
}
