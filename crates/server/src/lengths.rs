//! How long games take, as it was measured: `make lengths` makes the data anew.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use protocol::ShorterCard;
use serde::Deserialize;

/// What is known of a game.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct Length {
    /// By number of seats, from the fewest on.
    pub(crate) minutes: Vec<u32>,
    /// What makes it shorter where it is long.
    pub(crate) shorter: Vec<ShorterCard>,
}

static LENGTHS: LazyLock<BTreeMap<String, Length>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/lengths.json")).expect("the data was made by a program")
});

/// Of this game; nothing where it was not measured.
pub(crate) fn of(game: &str) -> Length {
    LENGTHS.get(game).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every game that comes with the house is measured for every number of seats.
    #[test]
    fn the_data_can_be_read_and_is_plausible() {
        let seats = [
            ("qube-attack", 5),
            ("guerra-civil-espacial", 7),
            ("godzilla-total-war", 10),
            ("gravity-warfare", 5),
        ];
        for (game, counts) in seats {
            let minutes = of(game).minutes;
            assert_eq!(minutes.len(), counts, "{game}: run `make lengths`");
            assert!(minutes.iter().all(|minutes| (1..1000).contains(minutes)), "{game}: {minutes:?}");
        }
        assert!(of("nothing").minutes.is_empty());
    }
}
