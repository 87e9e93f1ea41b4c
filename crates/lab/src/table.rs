//! Reports as a table in Markdown, a row a setting.

use godzilla_total_war::Mode;
use tabletop::EndedBy;

use crate::bench::{Setting, Subject};
use crate::report::{Report, Share};

/// The head of the table.
pub const HEAD: &str = "\
| game | seats | games | median | 95 % under | longest | by the goal | one left | by a limit | by seat, % | by order of play, × share | by kaiju, × share | aims |
|---|---|---|---|---|---|---|---|---|---|---|---|---|";

/// One row.
pub fn row(subject: Subject, setting: Setting, report: &Report) -> String {
    let mode = match setting.mode {
        None => "",
        Some(Mode::KingOfMonsters) => ", King of Monsters",
        Some(Mode::Immortals) => ", Immortals",
    };
    let ended = |ended_by: EndedBy| format!("{:.1} %", 100.0 * report.ended(ended_by));
    let broken = subject.aims().broken(report);
    let columns = [
        format!("{}{mode}", subject.id()),
        setting.seats.to_string(),
        report.games.to_string(),
        report.quantile(0.5).to_string(),
        report.quantile(0.95).to_string(),
        report.longest().to_string(),
        ended(EndedBy::Goal),
        ended(EndedBy::LastStanding),
        ended(EndedBy::Bound),
        list(&report.by_seat, |share| format!("{:.1}", 100.0 * share.share())),
        list(&report.by_order, |share| format!("{:.2}", share.ratio())),
        extremes(&report.by_role),
        if broken.is_empty() { "met".to_owned() } else { broken.join("; ") },
    ];
    format!("| {} |", columns.join(" | "))
}

fn list(shares: &[Share], one: impl Fn(&Share) -> String) -> String {
    shares.iter().map(one).collect::<Vec<_>>().join(" / ")
}

/// The least and the most that any role wins.
fn extremes(roles: &[Share]) -> String {
    let ratios = || roles.iter().filter(|share| share.games > 0).map(Share::ratio);
    if ratios().next().is_none() {
        return "–".to_owned();
    }
    format!("{:.2} to {:.2}", ratios().fold(f64::INFINITY, f64::min), ratios().fold(0.0, f64::max))
}
