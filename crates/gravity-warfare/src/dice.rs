//! The dice and the skip gems (GRAV-11, GRAV-12, GRAV-16).

use balance::ZONES;
use tabletop::{Seat, SeatSet};

use crate::card::{Card, Energy};
use crate::event::Told;
use crate::play::Play;
use crate::state::GravityWarfare;
use crate::troop::TroopKind;
use crate::turn::Phase;

impl GravityWarfare {
    /// GRAV-47: a drawn card that brings its own zone and piece needs no roll of the turn's own.
    pub(crate) fn needs_dice(&self) -> bool {
        !self.is_simple() || !self.challenges().any(|card| matches!(card, Card::CopyIt | Card::TeleportIt))
    }

    /// GRAV-13: everyone else is asked; in Simple mode those who openly hold an event.
    fn asked_for_cards(&self) -> SeatSet {
        let others = self.all_seats().filter(|seat| *seat != self.table.active_seat);
        if !self.is_simple() {
            return others.collect();
        }
        let holds = |card: Card| self.energy(card) == Energy::Event && self.check_giveable(card).is_ok();
        let declared = |seat: Seat| self.player(seat).declared_cards.iter().copied().any(holds);
        others.filter(|seat| self.hand(*seat).cards().any(holds) || declared(*seat)).collect()
    }
}

impl Play<'_, '_> {
    pub(crate) fn roll_zone_die(&mut self) -> u8 {
        self.chance.below(ZONES as u32) as u8
    }

    /// GRAV-03: each kind is twice on the six sides.
    pub(crate) fn roll_troop_die(&mut self) -> TroopKind {
        TroopKind::ALL[self.chance.below(6) as usize / 2]
    }

    /// GRAV-11: both dice.
    pub(crate) fn roll(&mut self) {
        if !self.needs_dice() {
            return self.ask_for_cards();
        }
        let seat = self.table.active_seat;
        let (zone, troop) = (self.roll_zone_die(), self.roll_troop_die());
        self.table.turn.zone = Some(zone);
        let name = self.zone_name(zone);
        self.tell(Told::Rolled { seat, zone: name, troop });
        self.settle_troop(troop);
    }

    /// GRAV-11, GRAV-12: a kind of which no troop is left is rolled once more; then it is a skip.
    pub(crate) fn settle_troop(&mut self, rolled: TroopKind) {
        let seat = self.table.active_seat;
        let mut troop = rolled;
        if self.player(seat).pieces.of_kind(troop).is_none() {
            troop = self.roll_troop_die();
            self.tell(Told::RolledTroop { seat, troop });
        }
        if self.player(seat).pieces.of_kind(troop).is_none() {
            self.table.turn.troop = None;
            self.table.phase = Phase::Skip;
            return;
        }
        self.table.turn.troop = Some(troop);
        if matches!(self.table.phase, Phase::Roll | Phase::Skip) {
            self.ask_for_cards();
        }
    }

    /// GRAV-13: now the others may give cards, once in a turn.
    pub(crate) fn ask_for_cards(&mut self) {
        if self.table.turn.asked {
            return self.ask_to_defend();
        }
        self.table.turn.asked = true;
        let asked = self.asked_for_cards();
        self.answered_challenge(asked);
    }

    /// GRAV-12: a skip gem instead of the turn.
    pub(crate) fn skip(&mut self) {
        let seat = self.table.active_seat;
        self.tell(Told::Skipped { seat });
        self.earn_skip_gem();
        self.end_turn();
    }

    /// A skip gem for the active player, if the bank has one.
    pub(crate) fn earn_skip_gem(&mut self) {
        let seat = self.table.active_seat;
        let table = &mut self.game.table;
        if table.players[seat.index()].gems.take_green(&mut table.bank) {
            self.tell(Told::GotSkipGem { seat });
        }
    }

    /// GRAV-12: a skip gem for any own troop.
    pub(crate) fn pay_skip(&mut self, troop: TroopKind) {
        let seat = self.table.active_seat;
        let table = &mut self.game.table;
        table.players[seat.index()].gems.return_green(&mut table.bank, 1);
        table.turn.troop = Some(troop);
        self.tell(Told::PaidSkip { seat, troop });
        self.ask_for_cards();
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Chance, Seed, Tell};

    use crate::options::{Options, PlatformSide};
    use crate::play::Play;
    use crate::testing::{case, case_with, seat};
    use crate::troop::TroopKind;

    /// GRAV-02, GRAV-11: the zone die has the eight zones of the side that is up, the troop die the three kinds.
    #[test]
    fn both_dice_are_rolled() {
        for (side, known) in [(PlatformSide::Universe, "nebula"), (PlatformSide::Mothership, "hatch")] {
            let options = Options { side, ..Options::default() };
            let mut seen = std::collections::BTreeSet::new();
            for seed in 0..80 {
                let case = case_with(&options, "a: | b:; now roll").seeded(seed).play("a roll");
                assert_eq!((case.heard().as_str(), case.waits().as_str()), ("rolled", "b challenge"));
                seen.insert(case.game.zone_name(case.game.table.turn.zone.unwrap()));
            }
            assert!(seen.len() == 8 && seen.contains(known), "{seen:?}");
        }
    }

    /// GRAV-03: each kind is on two of six sides.
    #[test]
    fn the_troop_die_is_fair() {
        let mut game = case("a: | b:").game;
        let (mut chance, mut nobody) = (Chance::new(Seed::from_number(1)), Tell::nobody());
        let mut play = Play::new(&mut game, &mut chance, &mut nobody);
        let mut counts = [0; 3];
        (0..3000).for_each(|_| counts[play.roll_troop_die() as usize] += 1);
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
    }

    /// GRAV-11: a kind of which no troop is left is rolled once more, and no more than once.
    #[test]
    fn a_missing_kind_is_rolled_once_more() {
        let mut ways = [0; 3];
        for seed in 0..60 {
            let case = case("a: troops at1 at2 | b:; out af1 af2 as1 as2").seeded(seed).play("a roll");
            let way = match (case.heard().as_str(), case.waits().as_str()) {
                ("rolled", "b challenge") => 0,
                ("rolled rolled-troop", "b challenge") => 1,
                ("rolled rolled-troop", "a skip") => 2,
                other => panic!("{other:?}"),
            };
            ways[way] += 1;
            let kept = (way < 2).then_some(TroopKind::Tank);
            assert_eq!(case.game.table.turn.troop, kept);
        }
        assert!(ways.iter().all(|count| *count > 5), "{ways:?}");
    }

    const SKIP: &str = "troops at1 | b:; out at2 af1 af2 as1 as2; turn zone=comet; now skip";

    /// GRAV-12: a skip gem and the turn is over; without one owned from before there is no other way.
    #[test]
    fn who_cannot_play_gets_a_skip_gem() {
        let case = case(&format!("a: [] {SKIP}"));
        assert_eq!(case.offers('a'), "skip");
        assert_eq!(case.refused("a pay-skip tank"), "there is no skip gem to pay with");
        let case = case.play("a skip");
        assert_eq!(case.game.player(seat('a')).gems.green, 1);
        assert_eq!((case.waits().as_str(), case.game.table.bank.green), ("b roll", 6));
    }

    /// GRAV-12: a gem owned from an earlier turn pays for any own troop in the zone rolled; or another one is taken.
    #[test]
    fn a_skip_gem_pays_for_any_troop() {
        let position = format!("a: gems 2/1/0/1 {SKIP}");
        let skip = || case(&position);
        assert_eq!(skip().offers('a'), "skip, pay-skip tank");
        assert_eq!(skip().refused("a pay-skip ship"), "there is no ship to place");
        let paid = skip().play("a pay-skip tank");
        assert_eq!((paid.waits().as_str(), paid.game.player(seat('a')).gems.green), ("b challenge", 0));
        assert_eq!(paid.game.table.turn.troop, Some(TroopKind::Tank));
        assert_eq!(paid.game.zone_name(paid.game.table.turn.zone.unwrap()), "comet");
        assert_eq!(skip().play("a skip").game.player(seat('a')).gems.green, 2);
    }
}
