//! Gems: points and skips, and a bank that can run out (GRAV-04).

use serde::{Deserialize, Serialize};

/// Gems that lie together: in the bank, or before a player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gems {
    /// 1 point each.
    pub blue: u8,
    /// 3 points each.
    pub silver: u8,
    /// 5 points each.
    pub gold: u8,
    /// Skip gems, worth no points.
    pub green: u8,
}

impl Gems {
    /// All there are.
    pub const ALL: Gems = Gems { blue: 18, silver: 12, gold: 11, green: 7 };
    /// GRAV-08: what everyone begins with: 5 points.
    pub const START: Gems = Gems { blue: 2, silver: 1, gold: 0, green: 0 };

    /// What they are worth.
    pub fn points(&self) -> u16 {
        u16::from(self.blue) + 3 * u16::from(self.silver) + 5 * u16::from(self.gold)
    }

    /// Both together.
    pub(crate) fn plus(self, other: Gems) -> Gems {
        Gems {
            blue: self.blue + other.blue,
            silver: self.silver + other.silver,
            gold: self.gold + other.gold,
            green: self.green + other.green,
        }
    }

    /// What is left when the other is taken out, if it is all there.
    pub(crate) fn minus(self, other: Gems) -> Option<Gems> {
        Some(Gems {
            blue: self.blue.checked_sub(other.blue)?,
            silver: self.silver.checked_sub(other.silver)?,
            gold: self.gold.checked_sub(other.gold)?,
            green: self.green.checked_sub(other.green)?,
        })
    }

    /// How many gems change hands between this and that.
    fn moved(&self, to: &Gems) -> u8 {
        self.blue.abs_diff(to.blue) + self.silver.abs_diff(to.silver) + self.gold.abs_diff(to.gold)
    }

    /// What this purse becomes when it is worth exactly `points`, changing gems with the bank: with as few gems moved as can be.
    fn changed_to(&self, bank: &Gems, points: u16) -> Option<Gems> {
        let pool = self.plus(*bank);
        let mut best: Option<Gems> = None;
        for gold in (0..=pool.gold).rev() {
            for silver in (0..=pool.silver).rev() {
                let heavy = 5 * u16::from(gold) + 3 * u16::from(silver);
                let Some(blue) = points.checked_sub(heavy).filter(|blue| *blue <= u16::from(pool.blue))
                else {
                    continue;
                };
                let candidate = Gems { blue: blue as u8, silver, gold, green: self.green };
                if best.is_none_or(|best| self.moved(&candidate) < self.moved(&best)) {
                    best = Some(candidate);
                }
            }
        }
        best
    }

    /// Makes the purse worth this much, if the change can be made; says whether it could.
    fn exchange(&mut self, bank: &mut Gems, points: u16) -> bool {
        let Some(changed) = self.changed_to(bank, points) else { return false };
        let pool = self.plus(*bank);
        *self = changed;
        *bank = pool.minus(changed).expect("gems only change hands");
        true
    }

    /// The bank pays points, or what it has of them. Says how many.
    pub(crate) fn earn(&mut self, bank: &mut Gems, points: u16) -> u16 {
        let before = self.points();
        (0..=points).rev().find(|paid| self.exchange(bank, before + paid)).unwrap_or(0)
    }

    /// The bank takes points, never more than there are. Says how many.
    pub(crate) fn lose(&mut self, bank: &mut Gems, points: u16) -> u16 {
        let before = self.points();
        let most = points.min(before);
        (0..=most).rev().find(|paid| self.exchange(bank, before - paid)).unwrap_or(0)
    }

    /// Can exactly one point be paid to the bank?
    pub(crate) fn can_pay_one(&self, bank: &Gems) -> bool {
        self.points().checked_sub(1).is_some_and(|left| self.changed_to(bank, left).is_some())
    }

    /// A skip gem from the bank, if it has one. Says whether it had.
    pub(crate) fn take_green(&mut self, bank: &mut Gems) -> bool {
        let some = bank.green > 0;
        bank.green -= u8::from(some);
        self.green += u8::from(some);
        some
    }

    /// Skip gems back to the bank.
    pub(crate) fn return_green(&mut self, bank: &mut Gems, count: u8) {
        self.green -= count;
        bank.green += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gems(blue: u8, silver: u8, gold: u8) -> Gems {
        Gems { blue, silver, gold, green: 0 }
    }

    /// GRAV-04: 48 gems: 7 skip, 18 of 1, 12 of 3 and 11 of 5 points; everyone begins with a silver and two blue.
    #[test]
    fn there_are_48_gems() {
        let Gems { blue, silver, gold, green } = Gems::ALL;
        assert_eq!(blue + silver + gold + green, 48);
        assert_eq!((Gems::ALL.points(), Gems::START.points()), (18 + 36 + 55, 5));
    }

    /// GRAV-04: change is made freely: without a blue gem in the bank, one point is a silver for two blue.
    #[test]
    fn change_is_made_freely() {
        let (mut purse, mut bank) = (gems(2, 0, 0), gems(0, 3, 3));
        assert_eq!(purse.earn(&mut bank, 1), 1);
        assert_eq!((purse, bank), (gems(0, 1, 0), gems(2, 2, 3)));
        assert_eq!(purse.lose(&mut bank, 1), 1);
        assert_eq!((purse, bank), (gems(2, 0, 0), gems(0, 3, 3)));
    }

    /// GRAV-04, GRAV-28: with no gold left five points are paid in silver and blue; an empty bank pays what it has.
    #[test]
    fn a_bank_with_no_gold_pays_what_it_has() {
        let (mut purse, mut bank) = (gems(0, 0, 0), gems(9, 2, 0));
        assert_eq!(purse.earn(&mut bank, 5), 5);
        assert_eq!((purse, bank), (gems(2, 1, 0), gems(7, 1, 0)));
        let (mut purse, mut bank) = (gems(1, 0, 1), gems(2, 0, 0));
        assert_eq!(purse.earn(&mut bank, 5), 2);
        assert_eq!((purse, bank), (gems(3, 0, 1), gems(0, 0, 0)));
        assert_eq!(purse.earn(&mut bank, 5), 0);
        let (mut purse, mut bank) = (gems(0, 0, 0), gems(0, 0, 1));
        assert_eq!(purse.earn(&mut bank, 2), 0, "a gold gem cannot be broken");
    }

    /// GRAV-04: nobody goes below 0.
    #[test]
    fn nobody_goes_below_nothing() {
        let (mut purse, mut bank) = (gems(1, 0, 0), gems(5, 5, 5));
        assert_eq!(purse.lose(&mut bank, 2), 1);
        assert_eq!(purse.points(), 0);
        assert!(!purse.can_pay_one(&bank));
        assert!(gems(0, 0, 1).can_pay_one(&bank) && !gems(0, 0, 1).can_pay_one(&gems(0, 0, 4)));
    }

    /// GRAV-04, GRAV-12: skip gems run out as well.
    #[test]
    fn skip_gems_run_out() {
        let (mut purse, mut bank) = (Gems::default(), Gems { green: 1, ..Gems::default() });
        assert!(purse.take_green(&mut bank));
        assert!(!purse.take_green(&mut bank));
        assert_eq!((purse.green, bank.green), (1, 0));
        purse.return_green(&mut bank, 1);
        assert_eq!((purse.green, bank.green), (0, 1));
    }
}
