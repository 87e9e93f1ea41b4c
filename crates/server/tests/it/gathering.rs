//! People who sit down at a table and begin.

use protocol::{Ask, NewTable};

use crate::chair::Chair;
use crate::house::{Open, table_of};

/// Two people who have begun a game.
pub async fn two(open: &Open, game: &str) -> (Chair, Chair) {
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let code = ana.make(&table_of(game, 2)).await;
    let (mut first, mut second) = (ana.come(&code).await, beto.come(&code).await);
    first.sit(0).await;
    second.sit(1).await;
    first.must(Ask::Start {}).await;
    second.until(|chair| chair.phase() == "playing").await;
    (first, second)
}

/// Everyone at a table, a spectator last, and the game begun.
pub async fn all_and_a_spectator(open: &Open, new: &NewTable) -> Vec<Chair> {
    let host = open.guest("Ana").await;
    let code = host.make(new).await;
    let mut chairs = vec![host.come(&code).await];
    for name in 1..=new.seats.len() {
        chairs.push(open.guest(&format!("Guest {name}")).await.come(&code).await);
    }
    for (seat, chair) in chairs.iter_mut().enumerate().take(new.seats.len()) {
        chair.sit(seat).await;
    }
    chairs[0].must(Ask::Start {}).await;
    chairs
}
