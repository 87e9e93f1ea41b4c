//! What a table agrees on: the mode, the rulebook, the side, teams and house data.

use balance::{STANDARD_TOML, Side};
use serde::{Deserialize, Serialize};
use tabletop::{BadSetup, Choice, ChoiceValue, HouseData, Seat};

use crate::deck::DEFAULT_DECK;
use crate::heroes::DEFAULT_HEROES;
use crate::house::{House, Source};

/// The options of a table.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which game is played.
    pub mode: Mode,
    /// Which rulebook, where they differ.
    pub rulebook: Rulebook,
    /// GRAV-02: which side is up.
    pub side: PlatformSide,
    /// GRAV-49: who plays together.
    pub teams: Teams,
    /// GRAV-07: how a hand may be moved.
    pub attempts: Attempts,
    /// GRAV-38: Teleport it! is an event.
    pub teleport_as_event: bool,
    /// GRAV-10: who begins.
    pub first: First,
    /// GRAV-42: who gets the pieces when You do it! fails.
    pub failed_call: FailedCall,
    /// Another deck, in TOML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// Other heroes, in TOML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heroes: Option<String>,
    /// Another platform, in TOML.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub platform: Option<String>,
}

/// Which game is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Hands, heroes, challenges.
    #[default]
    Battle,
    /// GRAV-47: a card a turn.
    Simple,
    /// GRAV-50: two players, ten cards.
    TwoPlayer,
}

/// Whose rules count where the two differ.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rulebook {
    /// The English one.
    #[default]
    En,
    /// The Spanish one.
    Es,
}

/// The sides of the platform.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlatformSide {
    /// Regions of space.
    #[default]
    Universe,
    /// With two red tips.
    Mothership,
}

/// Who plays together: seats alternate between the teams.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teams {
    /// Everyone alone.
    #[default]
    None,
    /// Teams of two.
    Pairs,
    /// Teams of three.
    Trios,
}

/// How a hand may be moved.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attempts {
    /// Either way.
    #[default]
    Both,
    /// Only by plan.
    Planned,
    /// Only in real time.
    Live,
}

/// Who begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// Chance decides.
    #[default]
    Random,
    /// The first seat: the host.
    Host,
    /// The youngest, whom the first seat names.
    Youngest,
}

/// Who gets the pieces of a turn that another was made to do and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailedCall {
    /// The one who acted, "as if it was one of their own".
    #[default]
    Keep,
    /// The active player; in Simple mode the one who acted all the same.
    Return,
}

const fn words(key: &'static str, values: &'static [ChoiceValue]) -> Choice {
    Choice { key, values }
}

pub(crate) const CHOICES: &[Choice] = &[
    words(
        "mode",
        &[ChoiceValue::Word("battle"), ChoiceValue::Word("simple"), ChoiceValue::Word("two-player")],
    ),
    words("rulebook", &[ChoiceValue::Word("en"), ChoiceValue::Word("es")]),
    words("side", &[ChoiceValue::Word("universe"), ChoiceValue::Word("mothership")]),
    words("teams", &[ChoiceValue::Word("none"), ChoiceValue::Word("pairs"), ChoiceValue::Word("trios")]),
    words("attempts", &[ChoiceValue::Word("both"), ChoiceValue::Word("planned"), ChoiceValue::Word("live")]),
    Choice::off("teleport_as_event"),
    words("first", &[ChoiceValue::Word("random"), ChoiceValue::Word("host"), ChoiceValue::Word("youngest")]),
    words("failed_call", &[ChoiceValue::Word("keep"), ChoiceValue::Word("return")]),
];

pub(crate) const HOUSE_DATA: &[HouseData] = &[
    HouseData::new("deck", DEFAULT_DECK),
    HouseData::new("heroes", DEFAULT_HEROES),
    HouseData::new("platform", STANDARD_TOML),
];

impl Options {
    /// The contents of this table, checked.
    pub(crate) fn house(&self) -> Result<House, BadSetup> {
        Ok(House {
            deck: Source::from_text(self.deck.as_deref())?,
            heroes: Source::from_text(self.heroes.as_deref())?,
            platform: Source::from_text(self.platform.as_deref())?,
        })
    }

    /// GRAV-49, GRAV-50: does this mode fit so many players?
    pub(crate) fn check_seats(&self, seats: usize) -> Result<(), BadSetup> {
        if self.mode == Mode::TwoPlayer && seats != 2 {
            return Err(BadSetup(format!("the two-player mode is for 2 players, not {seats} (GRAV-50)")));
        }
        let size = self.teams.size();
        if size > 1 && (!seats.is_multiple_of(size) || seats == size) {
            return Err(BadSetup(format!("{seats} players do not make teams of {size} (GRAV-49)")));
        }
        Ok(())
    }
}

impl PlatformSide {
    pub(crate) fn side(self) -> Side {
        match self {
            PlatformSide::Universe => Side::Universe,
            PlatformSide::Mothership => Side::Mothership,
        }
    }
}

impl Teams {
    fn size(self) -> usize {
        match self {
            Teams::None => 1,
            Teams::Pairs => 2,
            Teams::Trios => 3,
        }
    }

    /// The number of this seat's team at a table of `seats`.
    pub(crate) fn team(self, seat: Seat, seats: usize) -> usize {
        seat.index() % (seats / self.size())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GRAV-49, GRAV-50: teams of two need four or six players, teams of three six; two-player mode needs two.
    #[test]
    fn a_mode_fits_a_number_of_players() {
        let fits = |mode, teams| {
            let options = Options { mode, teams, ..Options::default() };
            (2..=6).filter(|seats| options.check_seats(*seats).is_ok()).collect::<Vec<_>>()
        };
        assert_eq!(fits(Mode::Battle, Teams::None), [2, 3, 4, 5, 6]);
        assert_eq!(fits(Mode::TwoPlayer, Teams::None), [2]);
        assert_eq!(fits(Mode::Battle, Teams::Pairs), [4, 6]);
        assert_eq!(fits(Mode::Battle, Teams::Trios), [6]);
    }

    /// GRAV-49: team-mates do not sit side by side.
    #[test]
    fn teams_sit_alternately() {
        let teams =
            |teams: Teams, seats| Seat::all(seats).map(|seat| teams.team(seat, seats)).collect::<Vec<_>>();
        assert_eq!(teams(Teams::Pairs, 4), [0, 1, 0, 1]);
        assert_eq!(teams(Teams::Pairs, 6), [0, 1, 2, 0, 1, 2]);
        assert_eq!(teams(Teams::Trios, 6), [0, 1, 0, 1, 0, 1]);
        assert_eq!(teams(Teams::None, 3), [0, 1, 2]);
    }
}
