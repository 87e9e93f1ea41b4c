//! What is agreed before a game: the mode, the house rules, who is who (KAIJU-05, KAIJU-11, KAIJU-16, KAIJU-19,
//! KAIJU-27, KAIJU-28, KAIJU-30, KAIJU-31).

use serde::{Deserialize, Serialize};
use tabletop::{BadSetup, Choice, ChoiceValue, Game, HouseData, NamedData, Seat};

use crate::{GodzillaTotalWar, Kaiju, Rules, data};

/// The options of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// What becomes of a kaiju defeated on its furious side.
    pub mode: Mode,
    /// Whom an Extra Damage card straightens.
    pub extra_damage_straightens: Straightens,
    /// How many cards a Double Wound costs.
    pub double_wound_cards: DoubleWoundCards,
    /// May one be hurt though one could answer?
    pub voluntary_wound: bool,
    /// Who sees to it that a card is drawn after each one played.
    pub draw: Draw,
    /// When a building is taken.
    pub wound_order: WoundOrder,
    /// The kaijus of the first seats. The others are drawn at random.
    pub chosen: Vec<Kaiju>,
    /// Who opens the first round. At random if it is nobody.
    pub first: Option<Seat>,
    /// Who has the King of Monsters card from the last game.
    pub king: Option<Seat>,
    /// Other cards than the default: a text like `data/cards.toml`.
    pub cards: Option<String>,
    /// Other figures than the default: a text like `data/kaijus.toml`.
    pub kaijus: Option<String>,
}

/// KAIJU-27, KAIJU-28.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A second defeat is the end of a kaiju.
    #[default]
    KingOfMonsters,
    /// Nobody ever leaves.
    Immortals,
}

/// KAIJU-11.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Straightens {
    /// The kaiju of the one who plays it.
    #[default]
    Player,
    /// Every kaiju.
    Everyone,
}

/// KAIJU-22: when the one who is hurt takes a building.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WoundOrder {
    /// After the attacker has added Extra Damage, or nothing: the order in which the rulebook lists the wounds.
    #[default]
    BuildingLast,
    /// Before that: the order of rules version 1.
    BuildingFirst,
}

/// KAIJU-31.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// The referee draws.
    #[default]
    Automatic,
    /// Each player has to think of it.
    ByHand,
}

/// KAIJU-16: one card, or two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct DoubleWoundCards(u8);

impl Default for DoubleWoundCards {
    fn default() -> DoubleWoundCards {
        DoubleWoundCards(1)
    }
}

impl TryFrom<u8> for DoubleWoundCards {
    type Error = String;

    fn try_from(cards: u8) -> Result<DoubleWoundCards, String> {
        match cards {
            1 | 2 => Ok(DoubleWoundCards(cards)),
            _ => Err(format!("a Double Wound costs 1 card or 2, not {cards} (KAIJU-16)")),
        }
    }
}

impl From<DoubleWoundCards> for u8 {
    fn from(cards: DoubleWoundCards) -> u8 {
        cards.0
    }
}

/// What a lobby can ask.
pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "mode", values: &[ChoiceValue::Word("king-of-monsters"), ChoiceValue::Word("immortals")] },
    Choice {
        key: "extra_damage_straightens",
        values: &[ChoiceValue::Word("player"), ChoiceValue::Word("everyone")],
    },
    Choice { key: "double_wound_cards", values: &[ChoiceValue::Number(1), ChoiceValue::Number(2)] },
    Choice::off("voluntary_wound"),
    Choice { key: "draw", values: &[ChoiceValue::Word("automatic"), ChoiceValue::Word("by-hand")] },
];

/// What a table can replace.
pub(crate) const HOUSE_DATA: &[HouseData] = &[HouseData::new("cards", data::DEFAULT_CARDS), KAIJUS];

/// KAIJU-02
pub(crate) const KAIJUS: HouseData = HouseData {
    key: "kaijus",
    default: data::DEFAULT_KAIJUS,
    named: &[
        NamedData { name: "classic", text: data::CLASSIC_KAIJUS },
        NamedData { name: "even", text: data::DEFAULT_KAIJUS },
    ],
};

impl Options {
    /// The part of it that the rules ask for during a game.
    pub(crate) fn rules(&self) -> Rules {
        Rules {
            mode: self.mode,
            extra_damage_straightens: self.extra_damage_straightens,
            double_wound_cards: self.double_wound_cards.into(),
            voluntary_wound: self.voluntary_wound,
            draw: self.draw,
            wound_order: self.wound_order,
        }
    }

    /// The same options as a record of rules version 1 meant them.
    pub(crate) fn of_version_1(self) -> Options {
        Options { wound_order: WoundOrder::BuildingFirst, ..self.of_version_2() }
    }

    /// The same options as a record of rules version 2 meant them: nothing said, the classic kaijus.
    pub(crate) fn of_version_2(self) -> Options {
        Options { kaijus: self.kaijus.or_else(|| Some("classic".to_owned())), ..self }
    }

    /// Do the seats and kaijus named here fit a table of `seats`?
    pub(crate) fn check(&self, seats: usize) -> Result<(), BadSetup> {
        if !GodzillaTotalWar::SEATS.contains(&seats) {
            return Err(BadSetup(format!("3 to 12 can play, not {seats}")));
        }
        if self.chosen.len() > seats {
            return Err(BadSetup(format!("{} kaijus are chosen for {seats} players", self.chosen.len())));
        }
        for (index, kaiju) in self.chosen.iter().enumerate() {
            if self.chosen[..index].contains(kaiju) {
                return Err(BadSetup(format!("{kaiju} is chosen twice (KAIJU-05)")));
            }
        }
        for (what, seat) in [("first player", self.first), ("King of Monsters", self.king)] {
            if let Some(seat) = seat.filter(|seat| seat.index() >= seats) {
                return Err(BadSetup(format!("the {what} cannot be {seat} at a table of {seats}")));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<Options, String> {
        serde_json::from_str(json).map_err(|bad| bad.to_string())
    }

    #[track_caller]
    fn check(json: &str, expected: &str) {
        let refused = match read(json) {
            Ok(options) => options.check(3).map_err(|bad| bad.to_string()).unwrap_err(),
            Err(bad) => bad,
        };
        assert!(refused.contains(expected), "{refused}");
    }

    /// KAIJU-05, KAIJU-16, KAIJU-30: what does not fit the table is refused with the reason.
    #[test]
    fn what_does_not_fit_is_refused() {
        check(r#"{"chosen": ["mothra", "mothra"]}"#, "mothra is chosen twice");
        check(r#"{"chosen": ["mothra", "manda", "zilla", "gigan"]}"#, "4 kaijus are chosen for 3 players");
        check(r#"{"chosen": ["gamera"]}"#, "unknown variant `gamera`");
        check(r#"{"first": 3}"#, "the first player cannot be d at a table of 3");
        check(r#"{"king": 7}"#, "the King of Monsters cannot be h at a table of 3");
        check(r#"{"double_wound_cards": 3}"#, "a Double Wound costs 1 card or 2, not 3");
        check(r#"{"colour": "red"}"#, "unknown field `colour`");
    }

    /// KAIJU-11, KAIJU-16, KAIJU-19, KAIJU-27, KAIJU-31: the defaults are the first of each choice.
    #[test]
    fn the_defaults_are_the_first_of_each_choice() {
        let firsts =
            CHOICES.iter().map(|choice| (choice.key, serde_json::to_value(choice.values[0]).unwrap()));
        let options = serde_json::to_value(Options::default()).unwrap();
        for (key, value) in firsts {
            assert_eq!(options[key], value, "{key}");
        }
    }
}
