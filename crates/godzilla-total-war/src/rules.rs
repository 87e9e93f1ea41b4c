//! The options that count during a game, and how a state writes them.

use serde::{Deserialize, Serialize};

use crate::{Draw, Mode, Straightens, WoundOrder};

/// The options that count during a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
#[allow(missing_docs)]
pub struct Rules {
    pub mode: Mode,
    pub extra_damage_straightens: Straightens,
    pub double_wound_cards: u8,
    pub voluntary_wound: bool,
    pub draw: Draw,
    pub wound_order: WoundOrder,
}

/// The same as a state is written. The order of wounds came with rules version 2: it shares a field, so that a state of
/// version 1 keeps its bytes and a record of that time its hashes.
#[derive(Serialize, Deserialize)]
struct Written {
    mode: Mode,
    extra_damage_straightens: Straightens,
    double_wound_cards: u8,
    voluntary_wound: bool,
    draw: DrawAndOrder,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DrawAndOrder {
    AutomaticBuildingFirst,
    ByHandBuildingFirst,
    Automatic,
    ByHand,
}

impl From<Rules> for Written {
    fn from(rules: Rules) -> Written {
        let Rules { mode, extra_damage_straightens, double_wound_cards, voluntary_wound, .. } = rules;
        let draw = match (rules.draw, rules.wound_order) {
            (Draw::Automatic, WoundOrder::BuildingFirst) => DrawAndOrder::AutomaticBuildingFirst,
            (Draw::ByHand, WoundOrder::BuildingFirst) => DrawAndOrder::ByHandBuildingFirst,
            (Draw::Automatic, WoundOrder::BuildingLast) => DrawAndOrder::Automatic,
            (Draw::ByHand, WoundOrder::BuildingLast) => DrawAndOrder::ByHand,
        };
        Written { mode, extra_damage_straightens, double_wound_cards, voluntary_wound, draw }
    }
}

impl From<Written> for Rules {
    fn from(written: Written) -> Rules {
        let Written { mode, extra_damage_straightens, double_wound_cards, voluntary_wound, draw } = written;
        let (draw, wound_order) = match draw {
            DrawAndOrder::AutomaticBuildingFirst => (Draw::Automatic, WoundOrder::BuildingFirst),
            DrawAndOrder::ByHandBuildingFirst => (Draw::ByHand, WoundOrder::BuildingFirst),
            DrawAndOrder::Automatic => (Draw::Automatic, WoundOrder::BuildingLast),
            DrawAndOrder::ByHand => (Draw::ByHand, WoundOrder::BuildingLast),
        };
        Rules { mode, extra_damage_straightens, double_wound_cards, voluntary_wound, draw, wound_order }
    }
}
