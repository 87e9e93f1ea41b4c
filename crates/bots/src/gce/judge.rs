//! How a situation of Guerra Civil Espacial between two rounds will end: colonies first, then what each hand can do.
//!
//! The weights come of games between regulars: `cargo run --release -p bots --example weigh` makes them anew.

use guerra_civil_espacial::{Card, Face, Special, Turns, View};
use tabletop::{MAX_SEATS, Seat};

use crate::policy::{Values, chances};

/// How many things count.
pub(super) const COUNTS: usize = 19;

/// What each of them adds to a seat's chances: 1 more makes it e times as likely to win. With few players and with many.
const FEW: [f32; COUNTS] = [
    0.636, 0.728, 1.785, 0.242, 0.569, 0.259, 0.000, -0.268, 0.025, 0.334, 0.528, 0.561, 0.625, 0.390, 0.796,
    0.389, 0.448, 0.187, 0.386,
];
const MANY: [f32; COUNTS] = [
    1.039, 1.143, 1.151, -0.254, 0.325, 0.287, -0.287, -0.199, -0.064, 0.208, 0.493, 0.289, 0.317, 0.196,
    0.557, 0.233, 0.271, -0.073, 0.460,
];
const FEW_SEATS: usize = 3;

pub(super) fn weights(seats: usize) -> &'static [f32; COUNTS] {
    if seats <= FEW_SEATS { &FEW } else { &MANY }
}

/// The chance to win of each seat. Every hand is face up.
pub(super) fn judge(view: &View) -> Values {
    let seats = view.players.len();
    let mut strengths = [0.0; MAX_SEATS];
    for (strength, seat) in strengths.iter_mut().zip(Seat::all(seats)) {
        *strength = counts(view, seat).iter().zip(weights(seats)).map(|(count, weight)| count * weight).sum();
    }
    chances(&strengths[..seats], 1.0)
}

/// What counts for a seat.
pub(super) fn counts(view: &View, seat: Seat) -> [f32; COUNTS] {
    let player = &view.players[seat.index()];
    let goal = f32::from(view.goal.max(1));
    let is_near = player.colonies + 1 >= view.goal;
    let hand = || player.own.iter().flatten().map(|own| own.card);
    let fleets = || hand().filter_map(ships_on);
    let ships = fleets().sum::<f32>() / 30.0;
    let mut all = [0.0; COUNTS];
    all[0] = f32::from(player.colonies) / goal;
    all[1] = if is_near { 1.0 } else { 0.0 };
    all[2] = ships;
    all[3] = if is_near { ships } else { 0.0 };
    all[4] = fleets().fold(0.0, f32::max) / 10.0;
    all[5] = fleets().filter(|ships| *ships >= 8.0).count() as f32 / 3.0;
    all[6] = hand().count() as f32 / 5.0;
    all[7] = turns_after_commander(view, seat);
    for card in hand() {
        if let Face::Special(special) = card.face() {
            all[8 + special as usize] += 1.0;
        }
    }
    all
}

/// How late in a round this seat plays: 0 for the Commander, nearly 1 for the last.
fn turns_after_commander(view: &View, seat: Seat) -> f32 {
    let seats = view.players.len();
    let (from, to) = (view.commander_seat.index(), seat.index());
    let after = match view.turns {
        Turns::Left => (seats + to - from) % seats,
        Turns::Right => (seats + from - to) % seats,
    };
    after as f32 / seats as f32
}

fn ships_on(card: Card) -> Option<f32> {
    match card.face() {
        Face::Fleet(ships) => Some(f32::from(ships)),
        Face::Special(_) => None,
    }
}

/// What a card in hand is worth for the rounds to come, as a player by habit sees it.
pub(super) fn worth(card: Card) -> f32 {
    match card.face() {
        Face::Fleet(ships) => 0.1 * f32::from(ships),
        Face::Special(special) => match special {
            Special::SpaceColony => 0.9,
            Special::DeusExMachina => 1.0,
            Special::DroneAttack => 0.8,
            Special::SolarStorm => 0.7,
            Special::PirateShip | Special::BlackHole | Special::Ceasefire => 0.6,
            Special::ForceShield | Special::EyeInTheSky | Special::SpaceStation => 0.5,
            Special::SpaceScrap => 0.4,
        },
    }
}
