//! The kernel's laws, on random games of every kind of table.

use godzilla_total_war::GodzillaTotalWar;
use serde_json::{Value, json};
use tabletop::conformance::check_table;

fn check(options: &Value, seats: impl IntoIterator<Item = usize>, games: u64) {
    for seats in seats {
        check_table::<GodzillaTotalWar>(options, seats, games);
    }
}

#[test]
fn small_tables() {
    check(&json!({}), 3..=5, 2);
}
