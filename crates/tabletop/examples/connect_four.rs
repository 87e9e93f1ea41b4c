//! Connect Four: a complete game, as small as one can be. `docs/adding-a-game.md` walks through it.
//!
//! Two players drop discs into seven columns of six; four in a line win; a full board is a draw.
//! Run it: `cargo run --example connect_four` plays a random game and draws its end.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{
    BadNotation, BadSetup, Chance, Game, Open, Outcome, Pending, Refusal, Seat, SeatSet, Seed, Tell, Viewer,
    simulate,
};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// A column takes seven bits, the top one always empty, so that lines do not run on into the next column.
const HEIGHT: u8 = ROWS + 1;

/// The board: a bit for every disc. Column c, row r is bit `7c + r`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConnectFour {
    discs: [u64; 2],
}

/// There is nothing to agree on.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A disc into a column, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    /// The only thing one does.
    Drop { column: u8 },
}

/// A disc fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Told {
    /// Whose, and where.
    Dropped { seat: Seat, column: u8 },
}

/// What is asked: always the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    /// Drop a disc.
    Turn,
}

/// Why a disc cannot be dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NoDrop {
    /// C4-01
    #[error("it is not seat {seat}'s turn")]
    NotYourTurn { seat: Seat },
    /// C4-02
    #[error("column {column} is full, or there is none")]
    NoRoom { column: u8 },
}

impl Refusal for NoDrop {
    fn rule(&self) -> &'static str {
        match self {
            NoDrop::NotYourTurn { .. } => "C4-01",
            NoDrop::NoRoom { .. } => "C4-02",
        }
    }
}

impl ConnectFour {
    fn all(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// Who is to move: the one with fewer discs, the first player when equal.
    fn mover(&self) -> Seat {
        Seat::new((self.all().count_ones() % 2) as usize)
    }

    fn has_room(&self, column: u8) -> bool {
        self.all() & (1 << (column * HEIGHT + ROWS - 1)) == 0
    }

    fn won(discs: u64) -> bool {
        [1, HEIGHT - 1, HEIGHT, HEIGHT + 1].into_iter().any(|step| {
            let pairs = discs & (discs >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }
}

impl Game for ConnectFour {
    const ID: &'static str = "connect-four";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const ACTIONS_MAX: u32 = (COLUMNS * ROWS) as u32;

    type Options = Options;
    type Action = Action;
    type Event = Open<Told>;
    type View = ConnectFour;
    type Window = Window;
    type Refusal = NoDrop;

    fn setup(_: &Options, _: usize, _: &mut Chance) -> Result<Self, BadSetup> {
        Ok(ConnectFour::default())
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn pending(&self) -> Pending<Window> {
        let mover = self.mover();
        let last = mover.right(2);
        if Self::won(self.discs[last.index()]) {
            return Pending::Over(Outcome::won_by(SeatSet::only(last), [0, 0]));
        }
        if self.all().count_ones() == u32::from(COLUMNS * ROWS) {
            return Pending::Over(Outcome::by_score([0, 0]));
        }
        Pending::turn(mover, Window::Turn)
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.pending().actors().contains(seat) {
            let columns = (0..COLUMNS).filter(|&column| self.has_room(column));
            actions.extend(columns.map(|column| Action::Drop { column: column + 1 }));
        }
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut Chance,
        tell: &mut Tell<'_, Open<Told>>,
    ) -> Result<(), NoDrop> {
        let &Action::Drop { column } = action;
        if !self.pending().actors().contains(seat) {
            return Err(NoDrop::NotYourTurn { seat });
        }
        if !(1..=COLUMNS).contains(&column) || !self.has_room(column - 1) {
            return Err(NoDrop::NoRoom { column });
        }
        let bottom = 1 << ((column - 1) * HEIGHT);
        let column_bits = bottom * ((1 << ROWS) - 1);
        self.discs[seat.index()] |= (self.all() + bottom) & column_bits;
        tell.tell(Told::Dropped { seat, column });
        Ok(())
    }

    fn view(&self, _: Viewer) -> ConnectFour {
        *self
    }

    fn imagine(view: &ConnectFour, _: &mut Chance) -> Self {
        *view
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.discs.map(u64::count_ones);
        let apart = self.discs[0] & self.discs[1] == 0;
        let turns = first == second || first == second + 1;
        if apart && turns { Ok(()) } else { Err(format!("{first} and {second} discs")) }
    }

    fn write_action(&self, action: &Action) -> String {
        let Action::Drop { column } = action;
        column.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        tabletop::notation::number(text, "a column from 1 to 7").map(|column| Action::Drop { column })
    }

    /// The columns from left to right, each from the bottom up: `x` for the first player, `o` for the second.
    fn write_position(&self) -> String {
        let disc = |bit: u8| match self.discs.map(|discs| discs & (1 << bit) != 0) {
            [true, _] => "x",
            [_, true] => "o",
            _ => "",
        };
        let column = |column: u8| (0..ROWS).map(|row| disc(column * HEIGHT + row)).collect::<String>();
        (0..COLUMNS).map(column).collect::<Vec<_>>().join("/")
    }

    fn read_position(_: &Options, text: &str) -> Result<Self, BadSetup> {
        let mut board = ConnectFour::default();
        let columns: Vec<&str> = text.trim().split('/').collect();
        if columns.len() != COLUMNS as usize || columns.iter().any(|column| column.len() > ROWS as usize) {
            return Err(
                BadNotation::new(text, "seven columns of up to six discs, with / between them").into()
            );
        }
        for (column, discs) in columns.into_iter().enumerate() {
            for (row, disc) in discs.chars().enumerate() {
                let owner = "xo".find(disc).ok_or_else(|| BadNotation::new(disc, "a disc: x or o"))?;
                board.discs[owner] |= 1 << (column * HEIGHT as usize + row);
            }
        }
        Ok(board)
    }
}

fn main() {
    let (mut chance, mut whims) = (Chance::new(Seed::from_number(1)), Chance::new(Seed::from_number(2)));
    let mut game = ConnectFour::setup(&Options {}, 2, &mut chance).expect("there is nothing to get wrong");
    let mut legal = Vec::new();
    let outcome = loop {
        if let simulate::RandomStep::Over(outcome) =
            simulate::random_step(&mut game, &mut chance, &mut whims, &mut legal)
        {
            break outcome;
        }
    };
    let winners: Vec<String> = outcome.winners().iter().map(|seat| seat.to_string()).collect();
    println!("{}\nwon by {}", game.write_position(), winners.join(" and "));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All the laws of the kernel: the one test that every game has.
    #[test]
    fn conforms() {
        tabletop::conformance::check::<ConnectFour>(50);
    }

    #[track_caller]
    fn check(position: &str, seat: usize, column: u8, expected: &str) {
        let mut game = ConnectFour::read_position(&Options {}, position).unwrap();
        let mut chance = Chance::new(Seed::from_number(0));
        let done = game.apply(Seat::new(seat), &Action::Drop { column }, &mut chance, &mut Tell::nobody());
        assert_eq!(done.map_or_else(|refusal| refusal.to_string(), |()| game.write_position()), expected);
    }

    #[test]
    fn a_disc_falls_to_the_lowest_free_place() {
        check("x//////", 1, 1, "xo//////");
        check("x/o/////", 0, 3, "x/o/x////");
    }

    #[test]
    fn refusals_say_why() {
        check("x//////", 0, 1, "it is not seat a's turn");
        check("xoxoxo//////", 0, 1, "column 1 is full, or there is none");
        check("//////", 0, 8, "column 8 is full, or there is none");
    }

    #[test]
    fn four_in_a_line_win_each_way() {
        for won in ["xxxx/ooo/////", "x/x/x/x/o/o/o", "x/ox/oox/xoox///", "ooox/oox/ox/x//x/x"] {
            let game = ConnectFour::read_position(&Options {}, won).unwrap();
            assert!(ConnectFour::won(game.discs[0]) && !ConnectFour::won(game.discs[1]), "{won}");
        }
        // Lines do not run over the top of a column into the next.
        let game = ConnectFour::read_position(&Options {}, "oooxxx/x/////").unwrap();
        assert!(!ConnectFour::won(game.discs[0]));
    }
}
