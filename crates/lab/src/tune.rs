//! Searching for better data of a game.

use godzilla_total_war::DEFAULT_KAIJUS;
use guerra_civil_espacial::DEFAULT_DECK;
use tabletop::simulate::Failed;
use tabletop::{Chance, Seed};

use crate::bench::{Setting, Subject, bad_data};
use crate::data::{BoardPlan, DeckCounts, KaijuFigures};
use crate::report::{Report, Share};
use crate::search::{Found, Search, Step, search};
use crate::trial::Trial;

/// What to search for.
#[derive(Debug, Clone)]
pub struct Tune {
    /// In which game.
    pub subject: Subject,
    /// At which tables: the data must serve all of them.
    pub settings: Vec<Setting>,
    /// The data file to start from; the game's own without one. Boards always start from a plain one.
    pub start: Option<String>,
    /// How each variant is tried: by regulars, by experts, by both. The seed is the search's.
    pub trials: Vec<Trial>,
    /// How long to search.
    pub search: Search,
}

/// What a search has come to: after a step, and at its end.
#[derive(Debug, Clone)]
pub struct Tuned {
    /// The data file.
    pub text: String,
    /// What it costs.
    pub cost: f64,
    /// What was measured, by setting and then by trial.
    pub reports: Vec<Report>,
}

impl Tune {
    /// Searches. `told` hears of every step: its number, what it cost and whether it was kept.
    pub fn run(&self, told: impl FnMut(u32, f64, bool)) -> Result<Tuned, Failed> {
        match self.subject {
            Subject::QubeAttack => {
                let [setting] = self.settings[..] else {
                    return Err(bad_data("a board is for one number of seats: name one"));
                };
                let start = BoardPlan::plain(setting.seats);
                self.search(start, |best, chance| best.variant.vary(chance), BoardPlan::text, told)
            }
            Subject::GuerraCivilEspacial => {
                let start = DeckCounts::read(self.start.as_deref().unwrap_or(DEFAULT_DECK))?;
                self.search(start, |best, chance| best.variant.vary(chance), DeckCounts::text, told)
            }
            Subject::GodzillaTotalWar => {
                let start =
                    KaijuFigures::read(self.start.as_deref().unwrap_or(DEFAULT_KAIJUS)).map_err(bad_data)?;
                let vary = |best: &Found<KaijuFigures, Vec<Report>>, chance: &mut Chance| {
                    best.variant.vary(&all_roles(&best.measured), chance)
                };
                self.search(start, vary, KaijuFigures::text, told)
            }
        }
    }

    fn search<V: Clone>(
        &self,
        start: V,
        vary: impl FnMut(&Found<V, Vec<Report>>, &mut Chance) -> V,
        text: impl Fn(&V) -> String,
        mut told: impl FnMut(u32, f64, bool),
    ) -> Result<Tuned, Failed> {
        let measure = |variant: &V, seed: Seed| self.measure(&text(variant), seed);
        let told = |step: &Step<'_, V, Vec<Report>>| told(step.number, step.tried.cost, step.is_kept);
        let best = search(start, &self.search, vary, measure, told)?;
        Ok(Tuned { text: text(&best.variant), cost: best.cost, reports: best.measured })
    }

    /// The tables that are measured, each with who plays there, in the order of the reports.
    pub fn measured(&self) -> impl Iterator<Item = (Setting, &Trial)> {
        self.settings.iter().flat_map(|setting| self.trials.iter().map(move |trial| (*setting, trial)))
    }

    /// The reports of all settings and trials, and their mean cost.
    fn measure(&self, data: &str, seed: Seed) -> Result<(Vec<Report>, f64), Failed> {
        let run = |(setting, trial): (Setting, &Trial)| {
            self.subject.run(setting, Some(data), &Trial { seed, ..trial.clone() })
        };
        let reports: Vec<Report> = self.measured().map(run).collect::<Result<_, _>>()?;
        let aims = self.subject.aims();
        let cost = reports.iter().map(|report| aims.cost(report)).sum::<f64>() / reports.len().max(1) as f64;
        Ok((reports, cost))
    }
}

/// The roles of all settings together.
fn all_roles(reports: &[Report]) -> Vec<Share> {
    let mut all: Vec<Share> = Vec::new();
    for (role, share) in reports.iter().flat_map(|report| report.by_role.iter().enumerate()) {
        if all.len() <= role {
            all.resize(role + 1, Share::default());
        }
        let sum = &mut all[role];
        *sum = Share {
            games: sum.games + share.games,
            wins: sum.wins + share.wins,
            fair: sum.fair + share.fair,
        };
    }
    all
}
