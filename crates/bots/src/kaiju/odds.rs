//! How likely a hand has no answer to a blow, from what the box holds.

use godzilla_total_war::{CardKind, Facing, Player, Table};

/// Blows above this are all alike.
const BLOWS: usize = 24;
/// KAIJU-05.
const HAND: i32 = 3;

/// The chance that three cards hold no answer.
#[derive(Debug, Clone, Default)]
pub(super) struct Odds {
    /// By the value of the blow.
    blow: Vec<f32>,
    wound: f32,
}

impl Odds {
    pub(super) fn of(table: &Table) -> Odds {
        let playing = table
            .contents
            .iter()
            .filter(|count| !matches!(count.card.kind(), CardKind::Building(_) | CardKind::KingOfMonsters));
        let all: f32 = playing.clone().map(|count| f32::from(count.count)).sum();
        let none = |facing: Facing| {
            let answers = playing.clone().filter(|count| facing.is_answered_by(count.card));
            let answers: f32 = answers.map(|count| f32::from(count.count)).sum();
            (1.0 - answers / all.max(1.0)).powi(HAND)
        };
        Odds {
            blow: (0..BLOWS).map(|blow| none(Facing::Blow(blow as u8))).collect(),
            wound: none(Facing::Wound),
        }
    }

    /// The chance that this player is hurt by it. Whoever is straight can add strength.
    pub(super) fn hurt(&self, facing: Facing, player: &Player) -> f32 {
        match facing {
            Facing::Blow(blow) => {
                let help = if player.turned { 0 } else { player.figures().strength };
                let at = |blow: u8| self.blow.get(usize::from(blow).min(BLOWS - 1)).copied().unwrap_or(0.0);
                at(blow.saturating_sub(help))
            }
            Facing::Wound => self.wound,
            Facing::DoubleWound => 1.0,
        }
    }
}
