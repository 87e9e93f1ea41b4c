//! What a table agrees on before the game (GCE-02, GCE-03, GCE-07, GCE-29, GCE-37).

use serde::{Deserialize, Serialize};
use tabletop::{Choice, ChoiceValue, HouseData, NamedData, Seat, options_over};

use crate::deck::{CLASSIC_DECK, DEFAULT_DECK};

/// What a table agrees on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// GCE-02: the composition of the deck, by its name or in TOML, in place of the default.
    pub deck: Option<String>,
    /// GCE-07: which way turns go.
    pub turns: Turns,
    /// GCE-03: how many colonies win.
    pub colonies_to_win: ColoniesToWin,
    /// GCE-29: what becomes of the only player left in contention.
    pub last_in_contention: LastInContention,
    /// GCE-35: what happens when there is nothing left to win.
    pub scrap_pile: ScrapPile,
    /// GCE-37: is there a last round?
    pub round_limit: RoundLimit,
}

/// GCE-07: which way turns go. The Commander card passes to the right in any case (GCE-33).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    /// As the Commander card goes.
    #[default]
    Right,
    /// Clockwise.
    Left,
}

impl Turns {
    /// Whose turn comes after this seat's.
    #[inline]
    pub(crate) const fn next(self, seat: Seat, seats: usize) -> Seat {
        match self {
            Turns::Right => seat.right(seats),
            Turns::Left => seat.left(seats),
        }
    }
}

/// GCE-03: how many colonies win: the rulebook's number for so many players, or one that the table agrees on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Given", into = "Given")]
pub struct ColoniesToWin(Option<u8>);

/// No deck needs to have more.
const COLONIES_TO_WIN_MAX: u8 = 3;

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "colonies_to_win is `by-table`, 1, 2 or 3")]
enum Given {
    Number(u8),
    Word(ByTable),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ByTable {
    ByTable,
}

impl TryFrom<Given> for ColoniesToWin {
    type Error = String;

    fn try_from(given: Given) -> Result<ColoniesToWin, String> {
        match given {
            Given::Word(ByTable::ByTable) => Ok(ColoniesToWin(None)),
            Given::Number(colonies @ 1..=COLONIES_TO_WIN_MAX) => Ok(ColoniesToWin(Some(colonies))),
            Given::Number(colonies) => Err(format!("1, 2 or 3 colonies can win, not {colonies} (GCE-03)")),
        }
    }
}

impl From<ColoniesToWin> for Given {
    fn from(colonies: ColoniesToWin) -> Given {
        colonies.0.map_or(Given::Word(ByTable::ByTable), Given::Number)
    }
}

impl From<ColoniesToWin> for Option<u8> {
    fn from(colonies: ColoniesToWin) -> Option<u8> {
        colonies.0
    }
}

/// GCE-29: what becomes of the only player left in contention.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastInContention {
    /// The round is theirs at once.
    #[default]
    WinsAtOnce,
    /// They have their turn like anyone else, and win when they pass: a Commander can still exchange.
    PlaysOn,
}

/// GCE-35: what becomes of the scrap pile when there is nothing left to win.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScrapPile {
    /// It is shuffled into the deck, and the game goes on.
    #[default]
    Returns,
    /// It stays, and the game ends.
    Stays,
}

/// GCE-37: is there a last round?
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundLimit {
    /// The eightieth is the last.
    #[default]
    Limited,
    /// As many as it takes.
    Unlimited,
}

pub(crate) const CHOICES: &[Choice] = &[
    Choice { key: "turns", values: &[ChoiceValue::Word("right"), ChoiceValue::Word("left")] },
    Choice {
        key: "colonies_to_win",
        values: &[
            ChoiceValue::Word("by-table"),
            ChoiceValue::Number(1),
            ChoiceValue::Number(2),
            ChoiceValue::Number(3),
        ],
    },
    Choice {
        key: "last_in_contention",
        values: &[ChoiceValue::Word("wins-at-once"), ChoiceValue::Word("plays-on")],
    },
];

pub(crate) const HOUSE_DATA: &[HouseData] = &[DECK];

/// GCE-02
pub(crate) const DECK: HouseData = HouseData {
    key: "deck",
    default: DEFAULT_DECK,
    named: &[
        NamedData { name: "classic", text: CLASSIC_DECK },
        NamedData { name: "quick", text: DEFAULT_DECK },
    ],
};

impl Options {
    /// The options of a record of rules version 1: what it does not say is what was the default then.
    pub(crate) fn read_version_1(options: serde_json::Value) -> Result<Options, serde_json::Error> {
        let defaults = Options {
            scrap_pile: ScrapPile::Stays,
            round_limit: RoundLimit::Unlimited,
            ..Options::default()
        };
        let options = options_over(&defaults, options)?;
        Ok(Options { deck: options.deck.or_else(|| Some("classic".to_owned())), ..options })
    }

    /// The deck that the tests of the rules are written for, and scrap stays.
    #[cfg(test)]
    pub(crate) fn classic() -> Options {
        Options { deck: Some("classic".to_owned()), scrap_pile: ScrapPile::Stays, ..Options::default() }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::GuerraCivilEspacial;

    /// GCE-03: a number that the table agrees on, or the rulebook's; anything else is refused with the reason.
    #[test]
    fn the_colonies_to_win_are_agreed_on() {
        let read = |json: &str| serde_json::from_str::<Options>(json).map(|options| options.colonies_to_win);
        assert_eq!(read(r#"{"colonies_to_win": 2}"#).unwrap(), ColoniesToWin(Some(2)));
        assert_eq!(read(r#"{"colonies_to_win": "by-table"}"#).unwrap(), ColoniesToWin(None));
        let refused = read(r#"{"colonies_to_win": 4}"#).unwrap_err().to_string();
        assert!(refused.contains("1, 2 or 3 colonies can win, not 4"), "{refused}");
    }

    /// The defaults of an old record are those of its time, and what it says goes before them.
    #[test]
    fn an_old_record_keeps_its_defaults() {
        let read = |json| GuerraCivilEspacial::read_options(1, json).unwrap();
        let old = read(serde_json::json!({"deck": null, "turns": "left"}));
        assert_eq!((old.deck.as_deref(), old.turns), (Some("classic"), Turns::Left));
        assert_eq!((old.round_limit, old.scrap_pile), (RoundLimit::Unlimited, ScrapPile::Stays));
        assert_eq!(read(serde_json::json!({"deck": "quick"})).deck.as_deref(), Some("quick"));
        let new = GuerraCivilEspacial::read_options(2, serde_json::json!({})).unwrap();
        assert_eq!(new, Options::default());
    }

    /// The defaults are the first of each choice.
    #[test]
    fn the_defaults_are_the_first_of_each_choice() {
        let options = serde_json::to_value(Options::default()).unwrap();
        for choice in CHOICES {
            assert_eq!(
                options[choice.key],
                serde_json::to_value(choice.values[0]).unwrap(),
                "{}",
                choice.key
            );
        }
    }
}
