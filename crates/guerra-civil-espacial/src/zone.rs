//! The cards before a player, and the ships they add up to (GCE-14, GCE-23 to GCE-25).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Face, Special};

/// In play a zone has at most 5 cards, one for each card of the hand. Positions set up by hand get some room.
pub(crate) const ZONE_MAX: usize = 16;

/// A card in a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Which.
    pub card: Card,
    /// Was it taken by the Commander's exchange (GCE-13)? Then a special card lies there with no effect.
    pub taken: bool,
}

/// The cards before a player, in the order in which they came.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Zone {
    cards: ArrayVec<Laid, ZONE_MAX>,
    ships: u32,
}

impl Zone {
    /// The zone with these cards. `doubler` is the special card that doubles the owner's ships.
    pub(crate) fn of(cards: impl IntoIterator<Item = Laid>, doubler: Special) -> Zone {
        cards.into_iter().fold(Zone::default(), |mut zone, laid| {
            zone.lay(laid, doubler);
            zone
        })
    }

    /// One more card. GCE-23, GCE-24: a doubling card doubles the ships so far, and those that come later count once.
    pub(crate) fn lay(&mut self, laid: Laid, doubler: Special) {
        match laid.card.face() {
            Face::Fleet(ships) => self.ships += u32::from(ships),
            Face::Special(special) if special == doubler && !laid.taken => self.ships *= 2,
            Face::Special(_) => {}
        }
        self.cards.push(laid);
    }

    #[inline]
    pub(crate) fn ships(&self) -> u32 {
        self.ships
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Laid] {
        &self.cards
    }

    /// GCE-26: a Force Shield played (not taken) protects until the round ends.
    pub(crate) fn is_shielded(&self) -> bool {
        self.has_played(Special::ForceShield)
    }

    pub(crate) fn has_played(&self, special: Special) -> bool {
        self.cards.contains(&Laid { card: Card::special(special), taken: false })
    }

    pub(crate) fn has_fleet(&self) -> bool {
        self.cards.iter().any(|laid| laid.card.is_fleet())
    }

    /// Takes everything away.
    pub(crate) fn clear(&mut self, mut each: impl FnMut(Card)) {
        self.cards.drain(..).for_each(|laid| each(laid.card));
        self.ships = 0;
    }

    /// Takes everything away but the last card played of this kind.
    pub(crate) fn clear_but_last(&mut self, kept: Special, each: impl FnMut(Card)) {
        let kept = Laid { card: Card::special(kept), taken: false };
        let last = self.cards.iter().rposition(|laid| *laid == kept);
        let kept = last.map(|index| self.cards.remove(index));
        self.clear(each);
        self.cards.extend(kept);
    }

    /// GCE-21, GCE-25: takes the fleet cards away, and with them all ships, those gained by doubling too.
    pub(crate) fn lose_fleet(&mut self, mut each: impl FnMut(Card)) {
        self.cards.retain(|laid| {
            let stays = !laid.card.is_fleet();
            if !stays {
                each(laid.card);
            }
            stays
        });
        self.ships = 0;
    }
}
