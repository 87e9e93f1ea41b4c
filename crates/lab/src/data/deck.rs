//! The deck of Guerra Civil Espacial: how many there are of each card (GCE-01, GCE-02).

use std::fmt::Write;

use guerra_civil_espacial::{Card, Contents, Special};
use tabletop::{BadSetup, Chance};

/// Fleets of more ships than this would make the others worthless.
const SHIPS_MAX: u8 = 12;
/// GCE-03: the largest tables need three, and more for a fight.
const COLONIES_MIN: u8 = 6;

/// A deck that can vary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckCounts {
    /// By number of ships, from 1.
    fleet: Vec<u8>,
    /// In the order of `Special::ALL`.
    special: Vec<u8>,
}

impl DeckCounts {
    /// Reads a data file.
    pub fn read(text: &str) -> Result<DeckCounts, BadSetup> {
        let contents = Contents::read(text)?;
        Ok(DeckCounts {
            fleet: (1..=SHIPS_MAX).map(|ships| contents.count(Card::fleet(ships))).collect(),
            special: Special::ALL.iter().map(|special| contents.count(Card::special(*special))).collect(),
        })
    }

    /// Another deck: one card, or a few, are of another kind. Every special card stays in the deck.
    #[must_use]
    pub fn vary(&self, chance: &mut Chance) -> DeckCounts {
        let mut deck = self.clone();
        for _ in 0..=chance.index(3) {
            if chance.index(3) == 0 {
                exchange(&mut deck.fleet, |_| 0, chance);
            } else {
                let least =
                    |index: usize| if Special::ALL[index] == Special::SpaceColony { COLONIES_MIN } else { 1 };
                exchange(&mut deck.special, least, chance);
            }
        }
        deck
    }

    /// The data file.
    pub fn text(&self) -> String {
        let mut text = String::from("[fleet]\n");
        for (ships, count) in (1..).zip(&self.fleet).filter(|(_, count)| **count > 0) {
            let _ = writeln!(text, "{ships} = {count}");
        }
        text += "\n[special]\n";
        for (special, count) in Special::ALL.iter().zip(&self.special) {
            let _ = writeln!(text, "{} = {count}", special.name());
        }
        text
    }
}

/// One fewer of a kind that has more than its least, one more of another.
fn exchange(counts: &mut [u8], least: impl Fn(usize) -> u8, chance: &mut Chance) {
    let (from, to) = (chance.index(counts.len()), chance.index(counts.len()));
    if counts[from] > least(from) {
        counts[from] -= 1;
        counts[to] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    /// GCE-01: a deck that varies stays a deck, and writes what it reads.
    #[test]
    fn decks_vary_and_stay_decks() {
        let mut chance = Chance::new(Seed::from_number(5));
        let mut deck = DeckCounts::read(guerra_civil_espacial::DEFAULT_DECK).unwrap();
        for _ in 0..300 {
            assert_eq!(DeckCounts::read(&deck.text()).unwrap(), deck);
            deck = deck.vary(&mut chance);
        }
    }
}
