//! How likely each side wins, from points and troops left: for advice, not for play.

use gravity_warfare::{Phase, View};
use tabletop::Seat;

use super::cards::is_mate;

/// What a troop still to be placed costs, in points.
const TROOP: f64 = 1.2;
/// A lead of so many points makes a side e times as likely to win: in the last round, and for each round to come.
const SPREAD: f64 = 3.0;
const SPREAD_A_ROUND: f64 = 2.5;
const ROUNDS: f64 = 3.0;

/// The chance that this seat's side wins if it gains this much more than it would.
pub(super) fn chance_to_win(view: &View, seat: Seat, gain: f64) -> f64 {
    let table = &view.table;
    let seats = table.players.len();
    let points = |side: Seat| -> f64 {
        let mates = Seat::all(seats).filter(|mate| is_mate(view, *mate, side));
        mates.map(|mate| strength(view, mate)).sum()
    };
    let spread = SPREAD + SPREAD_A_ROUND * (ROUNDS - f64::from(table.round)).max(0.0);
    let mine = points(seat) + gain;
    let is_first_of_side = |side: &Seat| !Seat::all(side.index()).any(|other| is_mate(view, other, *side));
    let rivals = Seat::all(seats).filter(|side| !is_mate(view, *side, seat)).filter(is_first_of_side);
    let against: f64 = rivals.map(|rival| ((points(rival) - mine) / spread).exp()).sum();
    1.0 / (1.0 + against)
}

fn strength(view: &View, seat: Seat) -> f64 {
    let player = &view.table.players[seat.index()];
    let left = if view.table.phase == Phase::Over { 0 } else { player.pieces.len() };
    f64::from(player.gems.points()) - TROOP * left as f64
}
