//! A table that plays over days: its clock runs on while nobody is there, out of memory, and while the house is closed.

use std::time::Duration;

use protocol::{Arrange, Ask, Time};
use server::{Config, Entropy, Span};

use crate::gathering::two;
use crate::house::{Open, config};

/// Days that pass quickly, in a house where nobody is kept in memory for long.
fn quick_days(folder: &std::path::Path) -> Config {
    let (mut config, ms) = (config(folder), Duration::from_millis);
    config.clocks.days = Span { turn: ms(150), answer: ms(150) };
    (config.limits.empty_table_wait, config.limits.sweep_every) = (ms(30), ms(30));
    config
}

#[tokio::test]
async fn a_game_over_days_goes_on_without_anyone() {
    let folder = tempfile::tempdir().unwrap();
    let open = Open::with(quick_days(folder.path()), Entropy::system()).await;
    let (mut ana, beto) = two(&open, "whispers").await;
    let code = ana.at("/table/code").as_str().unwrap().to_owned();
    ana.must(Ask::Arrange(Arrange { time: Some(Time::Days), ..Arrange::default() })).await;
    ana.until(|chair| chair.at("/play/clock/whole_ms") == 150).await;
    let cookie = ana.guest().cookie.clone();
    drop((ana.lose().await, beto.lose().await));
    open.close().await;

    let open = Open::with(quick_days(folder.path()), Entropy::system()).await;
    let guest = crate::guest::Guest { address: open.address, cookie };
    while guest.get(&format!("/api/tables/{code}")).await.json()["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let ana = guest.come(&code).await;
    assert_eq!(
        ana.at("/play/view/shown").as_array().unwrap().len(),
        6,
        "everyone's cards were played for them"
    );
    open.close().await;
}
