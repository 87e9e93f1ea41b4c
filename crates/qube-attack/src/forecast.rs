//! What would come of an action, told before it is done (QUBE-08 to QUBE-10, QUBE-13).

use serde::Serialize;
use tabletop::{Forecast, Seat};

use crate::action::Action;
use crate::army::Weapon;
use crate::planet::{Kind, PlanetId};
use crate::state::QubeAttack;

/// What would come of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Comes {
    /// A new cube enters here.
    Enters { entrance_planet: PlanetId },
    /// A second cube goes beneath.
    Doubles,
    /// The cube has this weapon then.
    Arms { weapon: Weapon },
    /// The target loses the cube beneath it.
    Wounds,
    /// The target is lost.
    Destroys,
}

impl QubeAttack {
    pub(crate) fn foresee(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        let comes = match action {
            Action::Activate { cube } => {
                match (self.board.kind(self.board.find(cube.planet)?), cube.weapon) {
                    (Kind::Cube, _) => Comes::Enters { entrance_planet: self.board.id(self.entrance(seat)) },
                    (Kind::Wound, _) => Comes::Doubles,
                    (Kind::Armory, Weapon::Unarmed) => Comes::Arms { weapon: Weapon::Short },
                    (Kind::Armory, _) => Comes::Arms { weapon: Weapon::Long },
                    _ => return None,
                }
            }
            Action::Attack { target_cube, .. } if target_cube.double => Comes::Wounds,
            Action::Attack { .. } => Comes::Destroys,
            Action::Move { .. } | Action::Pass => return None,
        };
        Some(Forecast::says(&comes))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::{Action, Options, QubeAttack};

    /// QUBE-08 to QUBE-10, QUBE-13: every activation and every attack says what it brings.
    #[test]
    fn activations_and_attacks_say_what_they_bring() {
        let game = QubeAttack::read_position(&Options::classic(), "a: C1 W1 A1 A2s F+ | b: A2 F+")
            .expect("a position");
        let mover = game.pending().actors().iter().next().expect("somebody moves");
        let mut legal = Vec::new();
        game.legal(mover, &mut legal);
        let said = |action| game.forecast(mover, action).map(|forecast| forecast.said["kind"].clone());
        for action in &legal {
            let moves = matches!(action, Action::Move { .. });
            assert_eq!(said(action).is_some(), !moves, "{}", game.write_action(action));
        }
        assert!(legal.iter().any(|action| said(action).is_some_and(|kind| kind == "enters")));
        assert!(legal.iter().any(|action| said(action).is_some_and(|kind| kind == "doubles")));
        assert!(legal.iter().any(|action| said(action).is_some_and(|kind| kind == "arms")));
        assert!(legal.iter().any(|action| said(action).is_some_and(|kind| kind == "destroys")));
    }
}
