//! All that the mover can do, in the order of the cubes and of the board (QUBE-06 to QUBE-15).

use tabletop::Seat;

use crate::action::Action;
use crate::army::{Placed, Weapon};
use crate::board::bits;
use crate::planet::Kind;
use crate::state::{Did, QubeAttack};

impl QubeAttack {
    /// Adds every legal action of the mover. QUBE-15: passing is one only if there is no other.
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        let listed = actions.len();
        let opposing = self.opposing(self.mover);
        for (cube, count) in self.army(self.mover).distinct() {
            let named = self.named(cube);
            let moves = bits(self.board.exits(cube.planet));
            actions
                .extend(moves.map(|planet| Action::Move { cube: named, to_planet: self.board.id(planet) }));
            if opposing & (1 << cube.planet) == 0
                && self.activates(cube)
                && !self.is_tired(cube, count, Did::Activated)
            {
                actions.push(Action::Activate { cube: named });
            }
            if self.reach(cube) & opposing != 0 && !self.is_tired(cube, count, Did::Attacked) {
                self.list_attacks(cube, actions);
            }
        }
        if actions.len() == listed {
            actions.push(Action::Pass);
        }
    }

    fn list_attacks(&self, cube: Placed, actions: &mut Vec<Action>) {
        let (reach, named) = (self.reach(cube), self.named(cube));
        for target_seat in Seat::all(self.armies.len()).filter(|seat| *seat != self.mover) {
            let within =
                self.army(target_seat).distinct().filter(|(target, _)| reach & (1 << target.planet) != 0);
            actions.extend(within.map(|(target, _)| Action::Attack {
                cube: named,
                target_seat,
                target_cube: self.named(target),
            }));
        }
    }

    /// QUBE-14: has every cube like this done it this turn? Of two that are alike, the other one still can.
    #[inline]
    pub(crate) fn is_tired(&self, cube: Placed, count: usize, did: Did) -> bool {
        count == 1 && self.tired == Some((cube, did))
    }

    /// QUBE-11, QUBE-12: the planets on which this cube can hit.
    #[inline]
    pub(crate) fn reach(&self, cube: Placed) -> u64 {
        let planets = match cube.weapon {
            Weapon::Unarmed => 0,
            Weapon::Short => 1 << cube.planet,
            Weapon::Long => self.board.connected(cube.planet),
        };
        planets & !self.board.entrance_set()
    }

    /// QUBE-08, QUBE-09, QUBE-10: would its planet do something for this cube?
    #[inline]
    fn activates(&self, cube: Placed) -> bool {
        match self.board.kind(cube.planet) {
            Kind::Cube => self.army(self.mover).reserve > 0,
            Kind::Wound => !cube.double && self.army(self.mover).reserve > 0,
            Kind::Armory => cube.weapon != Weapon::Long,
            Kind::Entrance | Kind::CrescentMoon | Kind::FullMoon => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::{Options, QubeAttack};

    #[track_caller]
    fn check(position: &str, expected: &str) {
        let game = QubeAttack::read_position(&Options::classic(), position).unwrap();
        let mut actions = Vec::new();
        game.legal(game.mover, &mut actions);
        let written: Vec<String> = actions.iter().map(|action| game.write_action(action)).collect();
        assert_eq!(written.join(", "), expected);
    }

    /// QUBE-06, QUBE-07: a lone cube on its entrance can only move out of it.
    #[test]
    fn an_entrance_is_only_left() {
        check("a: E1 | b: E4", "E1>W1, E1>A3");
    }

    /// QUBE-06 to QUBE-11: moves in the order of the board, then what the planet does, then whom it can hit.
    #[test]
    fn everything_a_cube_can_do_is_listed_once() {
        check("a: C1s C1s | b: C1 C1 M1+ E4", "C1s>W1, C1s>M1, C1s>M3, C1s>F, C1s x b:C1");
        check("a: W1l | b: C1 C1s+ W1", "W1l>C1, W1l x b:C1, W1l x b:C1s+");
        check("a: A1 | b: E4", "A1>M1, A1!");
    }

    /// QUBE-15: passing is offered when nothing else is. On this board that needs a player whose cubes cannot move.
    #[test]
    fn passing_is_the_last_resort() {
        let islands = crate::CLASSIC_BOARD
            .replacen("orbits = [", "orbits = [[\"E1\", \"D\"], [\"E2\", \"D\"], [\"E3\", \"D\"], [\"E4\", \"D\"], [\"E5\", \"D\"], [\"E6\", \"D\"],", 1)
            + "\n[[planet]]\nid = \"D\"\nkind = \"full-moon\"\nx = 5\ny = 5\n";
        let options = Options { board: Some(islands), ..Options::default() };
        let mut game = QubeAttack::read_position(&options, "a: D | b: F").unwrap();
        let mut actions = Vec::new();
        game.legal(game.mover, &mut actions);
        assert_eq!(actions, [crate::Action::Pass]);
        let mut chance = tabletop::Chance::new(tabletop::Seed::from_number(0));
        game.apply(game.mover, &actions[0], &mut chance, &mut tabletop::Tell::nobody()).unwrap();
        assert_eq!(game.write_position(), "a: D | b: F; first a; turn 1; b has 2");
    }
}
