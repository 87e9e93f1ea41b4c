//! Carrying an action out (QUBE-06 to QUBE-16).

use tabletop::{EndedBy, Open, Seat, Tell};

use crate::action::Action;
use crate::army::{Cube, Placed, Weapon};
use crate::event::Told;
use crate::options::{FirstPlayer, LostCubes, Reentry};
use crate::planet::{Kind, PlanetId};
use crate::refusal::Illegal;
use crate::state::{ACTIONS, Did, QubeAttack};

type Telling<'a, 'b> = &'a mut Tell<'b, Open<Told>>;

impl QubeAttack {
    /// One action of the mover, and whatever follows from it.
    pub(crate) fn act(&mut self, action: Action, tell: Telling<'_, '_>) -> Result<(), Illegal> {
        let tired = match action {
            Action::Move { cube, to_planet } => self.move_cube(cube, to_planet, tell)?,
            Action::Activate { cube } => Some((self.activate(cube, tell)?, Did::Activated)),
            Action::Attack { cube, target_seat, target_cube } => {
                Some((self.attack(cube, target_seat, target_cube, tell)?, Did::Attacked))
            }
            Action::Pass => return self.pass(tell),
        };
        if self.winner.is_some() {
            return Ok(());
        }
        self.tired = tired;
        self.actions_left -= 1;
        if self.actions_left == 0 {
            self.next_player(tell);
        }
        Ok(())
    }

    /// QUBE-06: to a connected planet, never into an entrance. A cube that moves is as tired as it was; at its first
    /// action that is not at all, so nothing is left to remember.
    fn move_cube(
        &mut self,
        cube: Cube,
        to_planet: PlanetId,
        tell: Telling<'_, '_>,
    ) -> Result<Option<(Placed, Did)>, Illegal> {
        let placed = self.own(cube)?;
        let to = self.number(to_planet)?;
        if self.board.connected(placed.planet) & (1 << to) == 0 {
            return Err(Illegal::NotConnected { from_planet: cube.planet, to_planet });
        }
        if self.board.kind(to) == Kind::Entrance {
            return Err(Illegal::IntoEntrance { planet: to_planet });
        }
        self.replace(placed, Placed { planet: to, ..placed });
        tell.tell(Told::Moved { seat: self.mover, cube, to_planet });
        Ok(None)
    }

    /// QUBE-07: the planet does what it does, if no opposing cube stands there. Gives the cube as it is afterwards.
    fn activate(&mut self, cube: Cube, tell: Telling<'_, '_>) -> Result<Placed, Illegal> {
        let placed = self.own(cube)?;
        let (seat, planet) = (self.mover, cube.planet);
        if !matches!(self.board.kind(placed.planet), Kind::Cube | Kind::Wound | Kind::Armory) {
            return Err(Illegal::NothingToActivate { planet });
        }
        if self.opposing(seat) & (1 << placed.planet) != 0 {
            return Err(Illegal::Contested { planet });
        }
        if self.is_tired(placed, self.army(seat).count(placed), Did::Activated) {
            return Err(Illegal::ActivatedAlready);
        }
        match self.board.kind(placed.planet) {
            Kind::Cube => self.reinforce(placed, tell),
            Kind::Wound => self.double(placed, tell),
            _ => self.arm(placed, tell),
        }
    }

    /// QUBE-08: one unarmed cube goes from the reserve to the own entrance.
    fn reinforce(&mut self, cube: Placed, tell: Telling<'_, '_>) -> Result<Placed, Illegal> {
        let (seat, entrance) = (self.mover, self.entrance(self.mover));
        if self.army(seat).reserve == 0 {
            return Err(Illegal::NoneToEnter);
        }
        self.army_mut(seat).enter(entrance);
        let entrance_planet = self.board.id(entrance);
        tell.tell(Told::Reinforced { seat, cube: self.named(cube), entrance_planet });
        Ok(cube)
    }

    /// QUBE-09: one cube from the reserve goes beneath; two are the most.
    fn double(&mut self, cube: Placed, tell: Telling<'_, '_>) -> Result<Placed, Illegal> {
        let seat = self.mover;
        if cube.double {
            return Err(Illegal::AlreadyDouble { planet: self.board.id(cube.planet) });
        }
        if self.army(seat).reserve == 0 {
            return Err(Illegal::NoneToStack);
        }
        let doubled = Placed { double: true, ..cube };
        self.army_mut(seat).reserve -= 1;
        self.replace(cube, doubled);
        tell.tell(Told::Doubled { seat, cube: self.named(doubled) });
        Ok(doubled)
    }

    /// QUBE-10: from unarmed to short, from short to long.
    fn arm(&mut self, cube: Placed, tell: Telling<'_, '_>) -> Result<Placed, Illegal> {
        let weapon = match cube.weapon {
            Weapon::Unarmed => Weapon::Short,
            Weapon::Short => Weapon::Long,
            Weapon::Long => return Err(Illegal::AlreadyLong { planet: self.board.id(cube.planet) }),
        };
        let armed = Placed { weapon, ..cube };
        self.replace(cube, armed);
        tell.tell(Told::Armed { seat: self.mover, cube: self.named(armed) });
        Ok(armed)
    }

    /// QUBE-11, QUBE-12: an armed cube hits an opposing one within its reach, and not on an entrance.
    fn attack(
        &mut self,
        cube: Cube,
        target_seat: Seat,
        target_cube: Cube,
        tell: Telling<'_, '_>,
    ) -> Result<Placed, Illegal> {
        let placed = self.own(cube)?;
        let target = self.target(target_seat, target_cube)?;
        let (planet, target_planet) = (cube.planet, target_cube.planet);
        if self.board.kind(target.planet) == Kind::Entrance {
            return Err(Illegal::OnEntrance { planet: target_planet });
        }
        if self.reach(placed) & (1 << target.planet) == 0 {
            return Err(match placed.weapon {
                Weapon::Unarmed => Illegal::Unarmed { planet },
                Weapon::Short => Illegal::BeyondShort { planet, target_planet },
                Weapon::Long => Illegal::BeyondLong { planet, target_planet },
            });
        }
        if self.is_tired(placed, self.army(self.mover).count(placed), Did::Attacked) {
            return Err(Illegal::AttackedAlready);
        }
        self.hit(cube, target_seat, target, tell);
        Ok(placed)
    }

    /// QUBE-13: the target loses the cube beneath it or, being single, is lost.
    fn hit(&mut self, cube: Cube, target_seat: Seat, target: Placed, tell: Telling<'_, '_>) {
        let (seat, target_cube, goes) = (self.mover, self.named(target), self.rules.lost_cubes);
        let army = self.army_mut(target_seat);
        army.take(target);
        match goes {
            LostCubes::Removed => army.lost += 1,
            LostCubes::ToReserve => army.reserve += 1,
        }
        if target.double {
            army.put(Placed { double: false, ..target });
            tell.tell(Told::Hit { seat, cube, target_seat, target_cube });
        } else {
            tell.tell(Told::Destroyed { seat, cube, target_seat, target_cube });
            self.check_elimination(target_seat, tell);
        }
    }

    /// QUBE-16: without re-entry, who has no cube is out, and the last one who has any wins at once.
    fn check_elimination(&mut self, seat: Seat, tell: Telling<'_, '_>) {
        if self.rules.reentry != Reentry::Never || !self.army(seat).cubes.is_empty() {
            return;
        }
        tell.tell(Told::Eliminated { seat });
        let mut standing = Seat::all(self.armies.len()).filter(|seat| !self.army(*seat).cubes.is_empty());
        if let (Some(last), None) = (standing.next(), standing.next()) {
            self.win(last, tell);
        }
    }

    /// QUBE-15: only when there is nothing else to do; both actions are gone with it.
    fn pass(&mut self, tell: Telling<'_, '_>) -> Result<(), Illegal> {
        let mut actions = Vec::new();
        self.list(&mut actions);
        if actions != [Action::Pass] {
            return Err(Illegal::MustAct);
        }
        tell.tell(Told::Passed { seat: self.mover });
        self.next_player(tell);
        Ok(())
    }

    /// QUBE-04: clockwise, to the next player who has something to play with; after the last one the moons pay.
    fn next_player(&mut self, tell: Telling<'_, '_>) {
        (self.actions_left, self.tired) = (ACTIONS, None);
        loop {
            self.mover = self.mover.left(self.armies.len());
            if self.mover == self.first {
                self.end_turn(tell);
                self.pass_first(tell);
            }
            if self.winner.is_some() || self.takes_part(tell) {
                return;
            }
        }
    }

    /// QUBE-04: where it is agreed, the next player clockwise is first in the turn that begins.
    fn pass_first(&mut self, tell: Telling<'_, '_>) {
        if self.winner.is_some() || self.rules.first_player == FirstPlayer::Stays {
            return;
        }
        self.first = self.first.left(self.armies.len());
        self.mover = self.first;
        tell.tell(Told::FirstPassed { seat: self.first });
    }

    /// QUBE-16: a player with no cube on the board gets one from the reserve or, with none there, one that was lost; or is
    /// passed over, where that is agreed.
    fn takes_part(&mut self, tell: Telling<'_, '_>) -> bool {
        let (seat, entrance) = (self.mover, self.entrance(self.mover));
        let reentry = self.rules.reentry;
        let army = self.army_mut(seat);
        if army.cubes.is_empty() && reentry == Reentry::Always && army.reserve == 0 {
            army.lost -= 1;
            army.reserve += 1;
        }
        if army.cubes.is_empty() && reentry != Reentry::Never && army.reserve > 0 {
            army.enter(entrance);
            let entrance_planet = self.board.id(entrance);
            tell.tell(Told::Reentered { seat, entrance_planet });
        }
        !self.army(seat).cubes.is_empty()
    }

    pub(crate) fn win(&mut self, seat: Seat, tell: Telling<'_, '_>) {
        self.winner = Some(seat);
        self.mover = seat;
        (self.actions_left, self.tired) = (0, None);
        match self.ended_by(seat) {
            EndedBy::Bound => tell.tell(Told::TurnsOver { winner_seats: self.winners(seat) }),
            ended_by => tell.tell(Told::Won { seat, ended_by }),
        }
    }

    fn replace(&mut self, old: Placed, new: Placed) {
        let army = self.army_mut(self.mover);
        army.take(old);
        army.put(new);
    }

    fn number(&self, planet: PlanetId) -> Result<u8, Illegal> {
        self.board.find(planet).ok_or(Illegal::NoSuchPlanet { planet })
    }

    fn own(&self, cube: Cube) -> Result<Placed, Illegal> {
        self.standing(self.mover, cube)
    }

    fn target(&self, seat: Seat, cube: Cube) -> Result<Placed, Illegal> {
        if seat == self.mover {
            return Err(Illegal::OwnCube);
        }
        if seat.index() >= self.armies.len() {
            return Err(Illegal::NoSuchCube { seat, cube });
        }
        self.standing(seat, cube)
    }

    fn standing(&self, seat: Seat, cube: Cube) -> Result<Placed, Illegal> {
        let placed = Placed { planet: self.number(cube.planet)?, weapon: cube.weapon, double: cube.double };
        if self.army(seat).count(placed) == 0 {
            return Err(Illegal::NoSuchCube { seat, cube });
        }
        Ok(placed)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use tabletop::{Chance, Game, Seat, Seed, Tell};

    use crate::{FirstPlayer, LostCubes, Options, QubeAttack, Reentry};

    /// Plays the actions, given as `a C1>F, a C1!`, and shows where they lead: a position, or why the last one is refused.
    fn play(options: &Options, position: &str, actions: &str) -> String {
        let mut game =
            QubeAttack::read_position(options, position).unwrap_or_else(|bad| panic!("{position}: {bad}"));
        let mut chance = Chance::new(Seed::from_number(0));
        for text in actions.split(", ") {
            let (seat, text) = text.split_once(' ').expect("a seat and an action");
            let seat = Seat::read(seat, game.seats()).unwrap();
            let action = game.read_action(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
            if let Err(refusal) = game.apply(seat, &action, &mut chance, &mut Tell::nobody()) {
                return refusal.to_string();
            }
        }
        game.write_position()
    }

    #[track_caller]
    pub(crate) fn check(position: &str, actions: &str, expected: &str) {
        assert_eq!(play(&Options::classic(), position, actions), expected);
    }

    #[track_caller]
    fn check_with(options: &Options, position: &str, actions: &str, expected: &str) {
        assert_eq!(play(options, position, actions), expected);
    }

    /// QUBE-06: one own cube to a connected planet; never into an entrance; planets hold any number of cubes.
    #[test]
    fn a_cube_moves_along_an_orbit() {
        check("a: E1 | b: E4", "a E1>W1", "a: W1 | b: E4; first a; turn 1; a has 1");
        check("a: E1 | b: E4", "a E1>W1, a W1>C1", "a: C1 | b: E4; first a; turn 1; b has 2");
        check("a: E1 | b: E4", "a E1>C1", "C1 is not connected to E1");
        check("a: W1 | b: E4", "a W1>E1", "E1 is an entrance, and no cube moves into one");
        check("a: W1 | b: E4", "a W1>E2", "E2 is an entrance, and no cube moves into one");
        check("a: C1 | b: F F+ Fs", "a C1>F", "a: F | b: F F+ Fs; first a; turn 1; a has 1");
        check("a: C1 | b: F", "a C1s>F", "seat a has no cube C1s");
        check("a: C1 | b: F", "a F>C1", "seat a has no cube F");
        check("a: C1 | b: F", "a C1>Q7", "there is no planet Q7 on this board");
    }

    /// QUBE-07: only Cube, Wound and Armory planets are activated, and only with no opposing cube there.
    #[test]
    fn a_planet_is_activated_only_when_nobody_else_is_there() {
        check("a: F | b: E4", "a F!", "F does nothing: only Cube, Wound and Armory planets are activated");
        check("a: M1 | b: E4", "a M1!", "M1 does nothing: only Cube, Wound and Armory planets are activated");
        check("a: E1 | b: E4", "a E1!", "E1 does nothing: only Cube, Wound and Armory planets are activated");
        check("a: C1 | b: C1", "a C1!", "an opposing cube stands on C1, so it cannot be activated");
        check("a: C1 C1 | b: M1", "a C1!", "a: E1 C1 C1 | b: M1; first a; turn 1; a has 1; C1 activated");
    }

    /// QUBE-08: one unarmed cube goes from the reserve to the own entrance; not with an empty reserve.
    #[test]
    fn a_cube_planet_gives_a_cube() {
        check("a: C1 | b: C2; b has 2", "b C2!", "a: C1 | b: E4 C2; first a; turn 1; b has 1; C2 activated");
        check("a: 19x C1 | b: E4", "a C1!", "the reserve is empty, so no cube can enter");
    }

    /// QUBE-01, QUBE-09: one cube goes beneath the one that activates; two are the most; not with an empty reserve.
    #[test]
    fn a_wound_planet_doubles_a_cube() {
        check("a: W1s W1 | b: E4", "a W1s!", "a: W1 W1s+ | b: E4; first a; turn 1; a has 1; W1s+ activated");
        check("a: W1+ | b: E4", "a W1+!", "the cube on W1 has one beneath it already, and two are the most");
        check("a: 19x W1 | b: E4", "a W1!", "the reserve is empty, so no cube can go beneath");
        check("a: 18x W1 | b: E4", "a W1!", "a: 18x W1+ | b: E4; first a; turn 1; a has 1; W1+ activated");
    }

    /// QUBE-10: from unarmed to short, from short to long, and no further; an empty reserve does not matter.
    #[test]
    fn an_armory_arms_a_cube() {
        check("a: 19x A1 | b: E4", "a A1!", "a: 19x A1s | b: E4; first a; turn 1; a has 1; A1s activated");
        check("a: A1s+ | b: E4", "a A1s+!", "a: A1l+ | b: E4; first a; turn 1; a has 1; A1l+ activated");
        check("a: A1l | b: E4", "a A1l!", "the cube on A1 has the long weapon already");
    }

    /// QUBE-11: an unarmed cube cannot attack; short hits on the same planet, long on a connected one and not on the same.
    #[test]
    fn a_weapon_has_its_reach() {
        check("a: C1 | b: C1 F", "a C1 x b:C1", "the cube on C1 is unarmed");
        check("a: C1s | b: C1 F", "a C1s x b:C1", "a: C1s | b: 1x F; first a; turn 1; a has 1; C1s attacked");
        check("a: C1s | b: C1 F", "a C1s x b:F", "the short weapon hits on the same planet: F is not C1");
        check("a: C1l | b: C1 F", "a C1l x b:F", "a: C1l | b: 1x C1; first a; turn 1; a has 1; C1l attacked");
        check(
            "a: C1l | b: C1 F",
            "a C1l x b:C1",
            "the long weapon hits on a connected planet: C1 is none from C1",
        );
        check(
            "a: C1l | b: M2",
            "a C1l x b:M2",
            "the long weapon hits on a connected planet: M2 is none from C1",
        );
        check("a: C1s C1 | b: F", "a C1s x a:C1", "a cube does not attack its own side");
        check("a: C1s | b: C1", "a C1s x b:C1s", "seat b has no cube C1s");
    }

    /// QUBE-12: cubes on entrances cannot be attacked, from next to them or from among them.
    #[test]
    fn an_entrance_is_safe() {
        check("a: W2l | b: E4", "a W2l x b:E4", "cubes on an entrance cannot be attacked, and E4 is one");
    }

    /// QUBE-13: a double cube loses the one beneath and keeps its weapon; a single one is lost; lost cubes leave the game.
    #[test]
    fn a_hit_takes_a_wound() {
        check(
            "a: Fs | b: Fl+ E4",
            "a Fs x b:Fl+",
            "a: Fs | b: 1x E4 Fl; first a; turn 1; a has 1; Fs attacked",
        );
        check("a: Fs | b: Fl E4", "a Fs x b:Fl", "a: Fs | b: 1x E4; first a; turn 1; a has 1; Fs attacked");
    }

    /// QUBE-13: with `lost_cubes = "to_reserve"` they come back to their owner's reserve.
    #[test]
    fn lost_cubes_can_return_to_the_reserve() {
        let options = Options { lost_cubes: LostCubes::ToReserve, ..Options::classic() };
        check_with(
            &options,
            "a: Fs | b: Fl+ E4",
            "a Fs x b:Fl+",
            "a: Fs | b: E4 Fl; first a; turn 1; a has 1; Fs attacked",
        );
        check_with(
            &options,
            "a: Fs | b: F E4",
            "a Fs x b:F",
            "a: Fs | b: E4; first a; turn 1; a has 1; Fs attacked",
        );
    }

    /// QUBE-14: the same cube cannot activate twice nor attack twice in a turn, and may do one of each, or move twice.
    #[test]
    fn the_same_cube_does_not_do_the_same_twice() {
        check("a: A1 | b: E4", "a A1!, a A1s!", "this cube has activated a planet this turn already");
        check("a: Fs | b: F F E4", "a Fs x b:F, a Fs x b:F", "this cube has attacked this turn already");
        check(
            "a: A1l | b: M1 M1 E4",
            "a A1l x b:M1, a A1l x b:M1",
            "this cube has attacked this turn already",
        );
        check("a: A1 | b: A1 E4", "a A1!", "an opposing cube stands on A1, so it cannot be activated");
        check("a: A1s | b: A1 E4", "a A1s x b:A1, a A1s!", "a: A1l | b: 1x E4; first a; turn 1; b has 2");
        check("a: A1s | b: M1 E4", "a A1s!, a A1l x b:M1", "a: A1l | b: 1x E4; first a; turn 1; b has 2");
        check("a: E1 | b: E4", "a E1>A3, a A3>M3", "a: M3 | b: E4; first a; turn 1; b has 2");
    }

    /// QUBE-14: of two cubes that look alike the second may do what the first did, also in the same place.
    #[test]
    fn another_cube_that_looks_the_same_is_not_tired() {
        check(
            "a: Fs Fs | b: F F E4",
            "a Fs x b:F, a Fs x b:F",
            "a: Fs Fs | b: 2x E4; first a; turn 1; b has 2",
        );
        check("a: A1 A1s | b: E4", "a A1!, a A1s!", "a: A1s A1l | b: E4; first a; turn 1; b has 2");
    }

    /// QUBE-14: a cube that has activated is still the same after a new turn has begun.
    #[test]
    fn a_new_turn_rests_every_cube() {
        check(
            "a: A1 | b: E4",
            "a A1!, a A1s>M1, b E4>W2, b W2>C2, a M1s>A1, a A1s!",
            "a: 2p A1l | b: C2; first a; turn 2; b has 2",
        );
    }

    /// QUBE-15: both actions must be played while any is legal.
    #[test]
    fn nobody_passes_who_can_act() {
        check("a: E1 | b: E4", "a pass", "there is still something to do, so nobody passes");
        check("a: E1 | b: E4", "a E1>W1, a pass", "there is still something to do, so nobody passes");
    }

    /// QUBE-04: play goes clockwise from the first player, two actions each, and only the mover acts.
    #[test]
    fn turns_go_clockwise_from_the_first_player() {
        let start = "a: E1 | b: E3 | c: E5; first b";
        check(start, "a E1>W1", "it is not seat a's turn");
        check(start, "b E3>W2, b W2>C2", "a: E1 | b: C2 | c: E5; first b; turn 1; c has 2");
        check(
            start,
            "b E3>W2, b W2>C2, c E5>W3, c W3>C3, a E1>W1, a W1>C1",
            "a: C1 | b: C2 | c: C3; first b; turn 2; b has 2",
        );
    }

    /// QUBE-16: a player with no cube on the board does nothing more, even with a full reserve; the last one left wins at once.
    #[test]
    fn without_reentry_who_has_no_cube_is_out() {
        check(
            "a: Fs | b: F | c: E5",
            "a Fs x b:F, a Fs>C1",
            "a: C1s | b: 1x | c: E5; first a; turn 1; c has 2",
        );
        check("a: Fs | b: F", "a Fs x b:F", "a: Fs | b: 1x; first a; turn 1; won a");
        check("a: Fs | b: F", "a Fs x b:F, a Fs>C1", "the game is over");
        check(
            "a: 3p Fs | b: 60p F+",
            "a Fs x b:F+",
            "a: 3p Fs | b: 60p 1x F; first a; turn 1; a has 1; Fs attacked",
        );
    }

    /// QUBE-16: with an empty reserve one of the lost cubes enters, so that nobody sits out.
    #[test]
    fn nobody_sits_out() {
        let options = Options { reentry: Reentry::Always, ..Options::classic() };
        check_with(
            &options,
            "a: Fs | b: 19x F",
            "a Fs x b:F, a Fs>C1",
            "a: C1s | b: 19x E4; first a; turn 1; b has 2",
        );
        assert_eq!(Options::default().reentry, Reentry::Always);
    }

    /// QUBE-04: where it is agreed, the next player clockwise is first in the next turn, and the last one now acts again at once.
    #[test]
    fn the_first_player_can_pass_on() {
        let options = Options { first_player: FirstPlayer::Passes, ..Options::classic() };
        let start = "a: E1 | b: E3 | c: E5; first b";
        let turn = "b E3>W2, b W2>C2, c E5>W3, c W3>C3, a E1>W1, a W1>C1";
        check_with(&options, start, turn, "a: C1 | b: C2 | c: C3; first c; turn 2; c has 2");
        let next = format!("{turn}, c C3>W3, c W3>C3, a C1>W1, a W1>C1, b C2>W2, b W2>C2");
        check_with(&options, start, &next, "a: C1 | b: C2 | c: C3; first a; turn 3; a has 2");
    }

    /// QUBE-16: with re-entry a cube enters free at the start of such a player's actions, while there are any in reserve.
    #[test]
    fn with_reentry_a_cube_comes_back() {
        let options = Options { reentry: Reentry::FromReserve, ..Options::classic() };
        check_with(
            &options,
            "a: Fs | b: F",
            "a Fs x b:F, a Fs>C1",
            "a: C1s | b: 1x E4; first a; turn 1; b has 2",
        );
        check_with(
            &options,
            "a: Fs | b: 19x F",
            "a Fs x b:F, a Fs>C1",
            "a: C1s | b: 20x; first a; turn 2; a has 2",
        );
    }
}
