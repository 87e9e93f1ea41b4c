//! How a situation of Godzilla Total War between two rounds will end: points, how much life is left to whom, who is
//! next to fall, and what is in the hands.
//!
//! The weights come of games between regulars: `cargo run --release -p bots --example weigh` makes them anew.

use godzilla_total_war::{CardKind, GodzillaTotalWar, Mode, Player, Table};
use tabletop::{MAX_SEATS, Seat};

use crate::policy::{NEVER, Values, chances};

/// How many things count.
pub(super) const COUNTS: usize = 20;

/// What each of them adds to a seat's chances: 1 more makes it e times as likely to win. With few players and with many.
const FEW: [f32; COUNTS] = [
    0.452, 0.097, 0.031, -2.846, 0.997, 2.114, -0.234, 1.021, -0.529, -0.280, 0.620, 0.101, -0.004, 0.000,
    0.337, 0.262, 0.216, 0.188, -0.162, 0.145,
];
const MANY: [f32; COUNTS] = [
    2.152, 0.322, -0.031, -2.253, 0.970, 1.577, -0.158, 0.901, 0.911, 0.787, 0.823, 0.090, 0.020, 0.000,
    0.317, 0.296, 0.172, 0.170, -0.141, 0.194,
];
const FEW_SEATS: usize = 4;

pub(super) fn weights(seats: usize) -> &'static [f32; COUNTS] {
    if seats <= FEW_SEATS { &FEW } else { &MANY }
}

/// The chance to win of each seat.
pub(super) fn judge(state: &GodzillaTotalWar) -> Values {
    let seats = state.table().players.len();
    let mut strengths = [0.0; MAX_SEATS];
    for (strength, seat) in strengths.iter_mut().zip(Seat::all(seats)) {
        *strength = counts(state, seat).map_or(NEVER, |counts| {
            counts.iter().zip(weights(seats)).map(|(count, weight)| count * weight).sum()
        });
    }
    chances(&strengths[..seats], 1.0)
}

/// What counts for a seat; nothing if it is out.
pub(super) fn counts(state: &GodzillaTotalWar, seat: Seat) -> Option<[f32; COUNTS]> {
    let table = state.table();
    let player = &table.players[seat.index()];
    if player.out {
        return None;
    }
    let goal = f32::from(table.points_to_win());
    let points = f32::from(player.points) / goal;
    let left = life_left(table, seat, player);
    let is_last_life = table.rules.mode == Mode::KingOfMonsters && player.furious;
    let (next, before) = (beside(table, seat, table.clockwise), beside(table, seat, !table.clockwise));
    let flag = |holds: bool| if holds { 1.0 } else { 0.0 };
    let mut all = [0.0; COUNTS];
    all[..14].copy_from_slice(&[
        points,
        points * points,
        if is_last_life { 0.0 } else { left },
        flag(is_last_life),
        if is_last_life { left } else { 0.0 },
        left * f32::from(player.figures().life) / 15.0,
        flag(player.turned),
        f32::from(player.figures().strength) / 4.0,
        prey(table, next) / goal,
        prey(table, before) / goal,
        flag(player.points + table.players[next.index()].figures().points >= table.points_to_win())
            * near(table, next),
        flag(table.turn_seat == seat),
        flag(table.turn_seat == before),
        flag(table.king_seat == Some(seat)),
    ]);
    all[14..].copy_from_slice(&hand(state, seat));
    Some(all)
}

/// How much of its life a kaiju has left.
fn life_left(table: &Table, seat: Seat, player: &Player) -> f32 {
    let life = f32::from(player.figures().life);
    (life - f32::from(table.damage_of(seat))).max(0.0) / life
}

/// How near to its end a kaiju is: 1 when it is all but down.
fn near(table: &Table, seat: Seat) -> f32 {
    let hurt = 1.0 - life_left(table, seat, &table.players[seat.index()]);
    hurt * hurt
}

/// The points it would bring, the nearer to its end the more.
fn prey(table: &Table, seat: Seat) -> f32 {
    f32::from(table.players[seat.index()].figures().points) * near(table, seat)
}

/// What a hand is good for: to answer with, to strike with, to be hurt with.
fn hand(state: &GodzillaTotalWar, seat: Seat) -> [f32; 6] {
    let (mut specials, mut minus, mut high, mut wounds, mut extra, mut least) =
        (0.0, 0.0, 0.0, 0.0, 0.0, 10.0f32);
    for (card, _) in state.held(seat) {
        match card.kind() {
            CardKind::Reversal | CardKind::ChooseTarget => specials += 1.0,
            CardKind::Wound | CardKind::DoubleWound => wounds += 1.0,
            CardKind::MinusThree => minus += 1.0,
            CardKind::ExtraDamage(number) => extra += f32::from(number) / 4.0,
            _ => {}
        }
        if let Some(number) = card.number() {
            high += if number >= 8 { 1.0 } else { 0.0 };
            least = least.min(f32::from(number));
        }
    }
    [specials, wounds, minus, high, least / 10.0, extra]
}

/// The next one still in the game, one way or the other.
fn beside(table: &Table, seat: Seat, clockwise: bool) -> Seat {
    let seats = table.players.len();
    let mut next = seat;
    for _ in 0..seats {
        next = if clockwise { next.left(seats) } else { next.right(seats) };
        if !table.players[next.index()].out {
            break;
        }
    }
    next
}
