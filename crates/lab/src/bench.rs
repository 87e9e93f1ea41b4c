//! The three games whose data can be tried: their options, their aims and their tables of every number of seats and mode.

use godzilla_total_war::{GodzillaTotalWar, Mode};
use guerra_civil_espacial::GuerraCivilEspacial;
use qube_attack::QubeAttack;
use tabletop::simulate::Failed;
use tabletop::{BadSetup, Game};

use crate::aims::Aims;
use crate::report::Report;
use crate::trial::{Trial, kaiju_of, no_roles};

/// A game whose data can be tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// Its boards.
    QubeAttack,
    /// Its deck.
    GuerraCivilEspacial,
    /// Its kaijus.
    GodzillaTotalWar,
}

/// One table of a subject: how many sit there, and what is agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setting {
    /// How many.
    pub seats: usize,
    /// The mode, where the game has several.
    pub mode: Option<Mode>,
}

impl Subject {
    /// All of them.
    pub const ALL: [Subject; 3] =
        [Subject::QubeAttack, Subject::GuerraCivilEspacial, Subject::GodzillaTotalWar];

    /// The id of the game.
    pub fn id(self) -> &'static str {
        match self {
            Subject::QubeAttack => QubeAttack::ID,
            Subject::GuerraCivilEspacial => GuerraCivilEspacial::ID,
            Subject::GodzillaTotalWar => GodzillaTotalWar::ID,
        }
    }

    /// The game with this id.
    pub fn named(id: &str) -> Option<Subject> {
        Subject::ALL.into_iter().find(|subject| subject.id() == id)
    }

    /// Every number of seats in every mode.
    pub fn settings(self) -> Vec<Setting> {
        let modes: &[Option<Mode>] = match self {
            Subject::GodzillaTotalWar => &[Some(Mode::KingOfMonsters), Some(Mode::Immortals)],
            Subject::QubeAttack | Subject::GuerraCivilEspacial => &[None],
        };
        let seats = match self {
            Subject::QubeAttack => QubeAttack::SEATS,
            Subject::GuerraCivilEspacial => GuerraCivilEspacial::SEATS,
            Subject::GodzillaTotalWar => GodzillaTotalWar::SEATS,
        };
        let with = |mode: &Option<Mode>| {
            seats.clone().map(|seats| Setting { seats, mode: *mode }).collect::<Vec<_>>()
        };
        modes.iter().flat_map(with).collect()
    }

    /// What is wanted of its games. Lengths are in actions: 8 seconds each make 20 to 30 minutes of 150 to 225.
    pub fn aims(self) -> Aims {
        match self {
            Subject::QubeAttack => {
                Aims { median: 150..=225, goal: 0.9, seat_excess: 0.03, order_ratio: 1.5, ..Aims::default() }
            }
            Subject::GuerraCivilEspacial => {
                Aims { median: 1..=300, longest: 2000, goal: 0.9, ..Aims::default() }
            }
            Subject::GodzillaTotalWar => Aims { role_ratio: 0.75..=1.3, ..Aims::default() },
        }
    }

    /// Plays a trial. Without `data` it is played with what the game has by default.
    pub fn run(self, setting: Setting, data: Option<&str>, trial: &Trial) -> Result<Report, Failed> {
        let data = data.map(str::to_owned);
        match self {
            Subject::QubeAttack => {
                let options = qube_attack::Options { board: data, ..qube_attack::Options::default() };
                trial.run::<QubeAttack>(setting.seats, &options, &bots::qube_attack(), no_roles)
            }
            Subject::GuerraCivilEspacial => {
                let options = guerra_civil_espacial::Options {
                    deck: data,
                    ..guerra_civil_espacial::Options::default()
                };
                trial.run::<GuerraCivilEspacial>(
                    setting.seats,
                    &options,
                    &bots::guerra_civil_espacial(),
                    no_roles,
                )
            }
            Subject::GodzillaTotalWar => {
                let options = godzilla_total_war::Options {
                    kaijus: data,
                    mode: setting.mode.unwrap_or_default(),
                    ..godzilla_total_war::Options::default()
                };
                trial.run::<GodzillaTotalWar>(setting.seats, &options, &bots::godzilla_total_war(), kaiju_of)
            }
        }
    }
}

/// A file that cannot be searched from.
pub(crate) fn bad_data(reason: impl std::fmt::Display) -> Failed {
    Failed::Setup(BadSetup(reason.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Budget, Seed};

    fn trial(threads: usize) -> Trial {
        let budget = Budget::default();
        Trial { games: 24, seed: Seed::from_number(4), threads, bot: "regular".to_owned(), budget }
    }

    /// Whatever the number of threads, the same games are counted the same way; every win belongs to a seat, a place in the
    /// order of play and a kaiju.
    #[test]
    fn a_report_does_not_depend_on_threads() {
        let setting = Setting { seats: 4, mode: Some(Mode::Immortals) };
        let report = Subject::GodzillaTotalWar.run(setting, None, &trial(1)).unwrap();
        assert_eq!(report, Subject::GodzillaTotalWar.run(setting, None, &trial(3)).unwrap());
        for shares in [&report.by_seat, &report.by_order, &report.by_role] {
            let wins: f64 = shares.iter().map(|share| share.wins).sum();
            assert!((wins - 24.0).abs() < 1e-9, "{shares:?}");
        }
        assert_eq!(report.endings.iter().sum::<u64>(), 24);
    }

    #[test]
    fn bad_data_and_unknown_bots_are_refused() {
        let setting = Setting { seats: 2, mode: None };
        let run = |data: &str, trial: &Trial| {
            Subject::GuerraCivilEspacial.run(setting, Some(data), trial).unwrap_err()
        };
        assert_eq!(run("", &trial(1)).to_string(), "deck, line 1: [fleet] is missing");
        let unknown = Trial { bot: "genius".to_owned(), ..trial(1) };
        assert!(run("", &unknown).to_string().starts_with("there is no bot `genius`"));
    }
}
