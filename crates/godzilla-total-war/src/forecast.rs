//! What would come of an action, told before it is done: the blow it makes, and what it spends (KAIJU-09, KAIJU-10, KAIJU-30).

use serde::Serialize;
use tabletop::{Forecast, Seat};

use crate::{Action, Card, GodzillaTotalWar};

/// What would come of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Comes {
    /// KAIJU-10: a number and the kaiju's strength, which turns the kaiju.
    Strength { number: u8, strength: u8, total: u8 },
    /// KAIJU-30: the King of Monsters card is spent.
    SpendsKing,
}

impl GodzillaTotalWar {
    pub(crate) fn foresee(&self, seat: Seat, action: Action) -> Option<Forecast> {
        match action {
            Action::Play { card: Card::KING_OF_MONSTERS, .. }
            | Action::Add { card: Card::KING_OF_MONSTERS }
            | Action::PlayAsWound { .. }
            | Action::Heal { .. }
            | Action::DrawThree => Some(Forecast::warns(&Comes::SpendsKing)),
            Action::Play { card, strength: true } => {
                let (number, strength) = (card.blow_value()?, self.table.player(seat).figures().strength);
                Some(Forecast::says(&Comes::Strength { number, strength, total: number + strength }))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tabletop::{Game, Seat};

    use crate::GodzillaTotalWar;

    /// KAIJU-10: a number with innate strength says what it adds up to; without, it says all by itself.
    #[test]
    fn strength_is_added_up() {
        let position = "open a | a: godzilla [4 9 wound] | b: mothra [8] | c: zilla [9]";
        let game = GodzillaTotalWar::read_position(&crate::testing::options(), position).expect("a position");
        let forecast = |text: &str| game.forecast(Seat::new(0), &game.read_action(text).expect("an action"));
        let strong = forecast("play 4 with strength").expect("a forecast");
        assert_eq!(strong.said, json!({"kind": "strength", "number": 4, "strength": 3, "total": 7}));
        assert!(!strong.caution);
        assert_eq!(forecast("play 4"), None);
        assert_eq!(forecast("play wound"), None);
        assert!(forecast("draw three").is_some_and(|spends| spends.caution));
    }
}
