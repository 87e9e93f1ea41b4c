//! How a situation of Guerra Civil Espacial between two rounds will end: colonies first, then what each hand can do.

use guerra_civil_espacial::{Card, Face, PlayerView, Special, View};
use tabletop::MAX_SEATS;

use crate::policy::{Values, chances};

/// How much it counts to have all the colonies one needs, and a card of worth 1 in hand.
const COLONIES: f32 = 2.4;
const HAND: f32 = 0.35;

/// The chance to win of each seat. Every hand is face up.
pub(super) fn judge(view: &View) -> Values {
    let mut strengths = [0.0; MAX_SEATS];
    for (strength, player) in strengths.iter_mut().zip(&view.players) {
        *strength = strength_of(view, player);
    }
    chances(&strengths[..view.players.len()], 1.0)
}

fn strength_of(view: &View, player: &PlayerView) -> f32 {
    let share = f32::from(player.colonies) / f32::from(view.goal.max(1));
    let hand: f32 = player.own.iter().flatten().map(|own| worth(own.card)).sum();
    COLONIES * share + HAND * hand
}

/// What a card in hand is worth for the rounds to come.
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
