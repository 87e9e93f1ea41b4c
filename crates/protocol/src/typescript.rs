//! The types of this crate for the browser, in one file.

use ts_rs::{Config, TS};

use crate::*;

macro_rules! declared {
    ($cfg:expr, $($type:ty),* $(,)?) => {
        [$(declaration::<$type>($cfg)),*]
    };
}

/// The text of `web/src/generated/protocol.ts`.
pub fn typescript() -> String {
    let cfg = &Config::new().with_large_int("number");
    let declarations = declared!(
        cfg,
        Refusal,
        NewPerson,
        Me,
        RecoveryCode,
        MyData,
        GameCard,
        ChoiceCard,
        HouseDataCard,
        NamedDataCard,
        ShorterCard,
        NewTable,
        MadeTable,
        SeatPlan,
        Time,
        Away,
        Hinting,
        Latecomers,
        Audience,
        Who,
        SetUp,
        Arrange,
        Phase,
        TableCard,
        SeatView,
        Tally,
        Asked,
        Ask,
        Told,
        Hint,
        Note,
        Operation,
        You,
        ChatLine,
        Document,
        TableView,
        PlayView,
        Status,
        Ending,
        Offer,
        Forecast,
        Clock,
        Reveal,
        ReplayCard,
        ReplaySteps,
        ReplayStep,
    );
    let first = "// Made from the Rust types of crates/protocol. To make it anew: cargo run -p server --example generate\n";
    format!("{first}\n{}", declarations.join("\n"))
}

fn declaration<T: TS>(cfg: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{docs}export {}\n", T::decl(cfg))
}

#[cfg(test)]
mod tests {
    /// Every message tells its kind apart, and what a game sends is unknown at this level.
    #[test]
    fn messages_are_discriminated_unions() {
        let text = super::typescript();
        assert!(text.contains(r#"{ "kind": "done""#), "{text}");
        assert!(text.contains("view: unknown"), "{text}");
        assert!(!text.contains("bigint"), "{text}");
    }
}
