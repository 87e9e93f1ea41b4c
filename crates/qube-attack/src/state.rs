//! The complete situation, and the game as the kernel knows it (QUBE-01, QUBE-04, QUBE-05).

use std::ops::RangeInclusive;
use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{
    BadNotation, BadSetup, Chance, Choice, Forecast, Game, HouseData, Open, Outcome, Pending, Seat, Tell,
    Viewer,
};

use crate::action::Action;
use crate::army::{Army, CUBES, Cube, Placed};
use crate::board::{Board, ENTRANCES};
use crate::event::Told;
use crate::options::{self, LostCubes, Options};
use crate::refusal::Illegal;
use crate::rules::Rules;
use crate::view::View;

/// Actions of each player in each turn of the table.
pub(crate) const ACTIONS: u8 = 2;

/// A game of Qube Attack.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct QubeAttack {
    pub(crate) board: Arc<Board>,
    pub(crate) rules: Rules,
    pub(crate) armies: ArrayVec<Army, ENTRANCES>,
    /// QUBE-04: first in this turn.
    pub(crate) first: Seat,
    /// Turns of the table, counted from 1.
    pub(crate) turn: u16,
    pub(crate) mover: Seat,
    pub(crate) actions_left: u8,
    /// QUBE-14: the cube of the mover's first action, if that was more than a move.
    pub(crate) tired: Option<(Placed, Did)>,
    pub(crate) winner: Option<Seat>,
}

/// What a cube cannot do twice in a turn (QUBE-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// It activated a planet.
    Activated,
    /// It attacked.
    Attacked,
}

/// A cube that has done something in this turn that it cannot do again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tired {
    /// The cube as it is now.
    pub cube: Cube,
    /// What it did.
    pub did: Did,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    /// One of the two actions.
    Turn { seat: Seat, actions_left: u8 },
}

impl QubeAttack {
    /// A table before the first action, with this player first.
    pub(crate) fn at_start(options: &Options, seats: usize, first: Seat) -> Result<QubeAttack, BadSetup> {
        let board = options.board(seats)?;
        let armies = Seat::all(seats).map(|seat| Army::at_start(board.entrance(seat, seats))).collect();
        Ok(QubeAttack {
            board,
            rules: Rules::from(options),
            armies,
            first,
            turn: 1,
            mover: first,
            actions_left: ACTIONS,
            tired: None,
            winner: None,
        })
    }

    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    #[inline]
    pub(crate) fn army_mut(&mut self, seat: Seat) -> &mut Army {
        &mut self.armies[seat.index()]
    }

    pub(crate) fn entrance(&self, seat: Seat) -> u8 {
        self.board.entrance(seat, self.armies.len())
    }

    /// The planets on which someone else than this seat has a cube.
    #[inline]
    pub(crate) fn opposing(&self, seat: Seat) -> u64 {
        let others = Seat::all(self.armies.len()).filter(|other| *other != seat);
        others.fold(0, |set, other| set | self.army(other).planets())
    }

    #[inline]
    pub(crate) fn named(&self, cube: Placed) -> Cube {
        Cube { planet: self.board.id(cube.planet), weapon: cube.weapon, double: cube.double }
    }
}

impl Game for QubeAttack {
    const ID: &'static str = "qube-attack";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=ENTRANCES;
    /// The longest of 600,000 random games took under 2,000 actions; this is far beyond it.
    const ACTIONS_MAX: u32 = 50_000;
    const CHOICES: &'static [Choice] = options::CHOICES;
    const HOUSE_DATA: &'static [HouseData] = options::HOUSE_DATA;

    type Options = Options;
    type Action = Action;
    type Event = Open<Told>;
    type View = View;
    type Window = Window;
    type Refusal = Illegal;

    fn read_options(rules: u32, options: serde_json::Value) -> Result<Options, serde_json::Error> {
        if rules < 2 { Options::read_version_1(options) } else { serde_json::from_value(options) }
    }

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<QubeAttack, BadSetup> {
        QubeAttack::at_start(options, seats, Seat::new(chance.index(seats)))
    }

    fn seats(&self) -> usize {
        self.armies.len()
    }

    #[inline]
    fn pending(&self) -> Pending<Window> {
        match self.winner {
            None => {
                Pending::turn(self.mover, Window::Turn { seat: self.mover, actions_left: self.actions_left })
            }
            Some(winner) => {
                let points = self.armies.iter().map(|army| i32::from(army.points));
                let outcome = Outcome::won_by(self.winners(winner), points);
                Pending::Over(outcome.ended_by(self.ended_by(winner)))
            }
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.winner.is_none() && seat == self.mover {
            self.list(actions);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut Chance,
        tell: &mut Tell<'_, Open<Told>>,
    ) -> Result<(), Illegal> {
        if self.winner.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.mover {
            return Err(Illegal::NotYourTurn { seat });
        }
        self.act(*action, tell)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn imagine(view: &View, _: &mut Chance) -> QubeAttack {
        view.state()
    }

    fn audit(&self) -> Result<(), String> {
        for (seat, army) in Seat::all(self.seats()).zip(&self.armies) {
            let standing: u8 = army.cubes.iter().map(|cube| cube.wood()).sum();
            let all = u16::from(standing) + u16::from(army.reserve) + u16::from(army.lost);
            if all != u16::from(CUBES) {
                return Err(format!(
                    "seat {seat} has {all} cubes: {standing} on the board, {} in reserve, {} lost",
                    army.reserve, army.lost
                ));
            }
            if self.rules.lost_cubes == LostCubes::ToReserve && army.lost != 0 {
                return Err(format!(
                    "seat {seat} has lost cubes for good, and they return to the reserve here"
                ));
            }
            if !army.cubes.is_sorted() {
                return Err(format!("the cubes of seat {seat} are out of order"));
            }
        }
        Ok(())
    }

    fn draw(&self) -> Option<String> {
        Some(crate::draw::draw(self))
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        self.foresee(seat, action)
    }

    fn write_action(&self, action: &Action) -> String {
        crate::notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        crate::notation::read_action(text, self.seats())
    }

    fn write_position(&self) -> String {
        crate::notation::write_position(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<QubeAttack, BadSetup> {
        crate::notation::read_position(options, text)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    /// QUBE-01, QUBE-05: one unarmed cube on the own entrance, 19 in reserve, no points.
    #[test]
    fn everyone_starts_with_one_cube_on_their_entrance() {
        let game = QubeAttack::at_start(&Options::default(), 3, Seat::new(0)).unwrap();
        assert_eq!(game.write_position(), "a: E1 | b: E3 | c: E5; first a; turn 1; a has 2");
        assert!(game.armies.iter().all(|army| (army.reserve, army.lost, army.points) == (19, 0, 0)));
    }

    /// QUBE-04: the first player is drawn, each about equally often.
    #[test]
    fn the_first_player_is_drawn() {
        let mut drawn = [0; 6];
        for seed in 0..600 {
            let game =
                QubeAttack::setup(&Options::default(), 6, &mut Chance::new(Seed::from_number(seed))).unwrap();
            drawn[game.first.index()] += 1;
            assert_eq!(game.mover, game.first);
        }
        assert!(drawn.iter().all(|times| (60..140).contains(times)), "{drawn:?}");
    }
}
