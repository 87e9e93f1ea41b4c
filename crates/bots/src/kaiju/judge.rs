//! How a situation of Godzilla Total War between two rounds will end: points, and how much life is left to whom.

use godzilla_total_war::{Mode, Player, Table};
use tabletop::{MAX_SEATS, Seat};

use crate::policy::{NEVER, Values, chances};

/// What a whole life is worth, in points.
const HEALTH: f32 = 6.0;
/// What part of the next one's points one can count on when it is nearly down.
const PREY: f32 = 0.5;

/// The chance to win of each seat.
pub(super) fn judge(table: &Table) -> Values {
    let seats = table.players.len();
    let goal = f32::from(table.points_to_win());
    let most = table.players.iter().map(|player| f32::from(player.points)).fold(0.0, f32::max);
    let mut strengths = [0.0; MAX_SEATS];
    for (strength, seat) in strengths.iter_mut().zip(Seat::all(seats)) {
        *strength = strength_of(table, seat);
    }
    // The nearer the end, the more a point decides.
    chances(&strengths[..seats], 1.2 + 0.22 * (goal - most).max(0.0))
}

fn strength_of(table: &Table, seat: Seat) -> f32 {
    let player = &table.players[seat.index()];
    if player.out {
        return NEVER;
    }
    let health = health(table, seat, player);
    let turned = if player.turned { 0.15 } else { 0.0 };
    f32::from(player.points) + HEALTH * health - turned + PREY * prey(table, seat)
}

/// How much of its lives a kaiju has left. Where a second fall is the end, the second life counts for more.
fn health(table: &Table, seat: Seat, player: &Player) -> f32 {
    let damage = f32::from(table.damage_of(seat));
    let left = (f32::from(player.figures().life) - damage).max(0.0) / f32::from(player.figures().life);
    match (table.rules.mode, player.furious) {
        (Mode::KingOfMonsters, false) => 1.0 + 0.5 * left,
        (Mode::KingOfMonsters, true) => left,
        (Mode::Immortals, _) => 0.5 * left,
    }
}

/// What the next one in the direction of play would bring, the nearer it is to its end.
fn prey(table: &Table, seat: Seat) -> f32 {
    let seats = table.players.len();
    let mut next = seat;
    for _ in 0..seats {
        next = if table.clockwise { next.left(seats) } else { next.right(seats) };
        if !table.players[next.index()].out {
            break;
        }
    }
    let figures = table.players[next.index()].figures();
    let hurt = f32::from(table.damage_of(next)) / f32::from(figures.life);
    f32::from(figures.points) * hurt.min(1.0).powi(2)
}
