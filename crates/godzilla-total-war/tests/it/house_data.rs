//! Other boxes than the default one.

use godzilla_total_war::GodzillaTotalWar;
use serde_json::json;
use tabletop::conformance::check_table;

/// KAIJU-03, KAIJU-24: almost all cards are damage, and twelve players hold most of them.
#[test]
fn twelve_players_when_almost_all_cards_are_damage() {
    let cards = "0 = 20\n1 = 20\n2 = 14\n5 = 20\n10 = 15\ndouble-wound = 1\nbuilding-card-1 = 9";
    for mode in ["king-of-monsters", "immortals"] {
        check_table::<GodzillaTotalWar>(&json!({"cards": cards, "mode": mode}), 12, 1);
    }
}

/// KAIJU-24, KAIJU-32: so many cards lie beside the kaijus that hands run empty and openers have nothing to open with.
#[test]
fn cards_run_short() {
    let cards = "0 = 74\n10 = 14\nreversal = 1\ndouble-wound = 1\nbuilding-card-10 = 9";
    for draw in ["automatic", "by-hand"] {
        check_table::<GodzillaTotalWar>(&json!({"cards": cards, "draw": draw}), 12, 1);
        check_table::<GodzillaTotalWar>(&json!({"cards": cards, "draw": draw}), 4, 1);
    }
}

/// KAIJU-35: with nothing but special cards no damage is ever laid, and the game still ends.
#[test]
fn there_are_no_numbers_at_all() {
    let cards = "reversal = 80\nwound = 9\ndouble-wound = 1\nbuilding-card-1 = 9";
    for mode in ["king-of-monsters", "immortals"] {
        check_table::<GodzillaTotalWar>(&json!({"cards": cards, "mode": mode}), 3, 2);
    }
}

/// KAIJU-21: numbers are so rare that sometimes none can come.
#[test]
fn numbers_are_rare() {
    let cards = "10 = 14\nreversal = 75\ndouble-wound = 1\nbuilding-card-1 = 9";
    for seats in [3, 12] {
        check_table::<GodzillaTotalWar>(&json!({"cards": cards}), seats, 2);
    }
}

/// KAIJU-02: other figures are the ones that are played with.
#[test]
fn other_kaijus() {
    let kaijus = include_str!("../../data/kaijus.toml").replace("strength = 3", "strength = 20");
    check_table::<GodzillaTotalWar>(&json!({"kaijus": kaijus, "king": 1}), 4, 2);
}
