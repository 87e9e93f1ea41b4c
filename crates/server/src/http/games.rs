//! The games on offer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::GameCard;
use tabletop::AnyGame;

use crate::house::House;
use crate::lengths::{self, Length};

/// All games, with what can be chosen and replaced, and their bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn list(State(house): State<Arc<House>>) -> Json<Vec<GameCard>> {
    let card = |game: &Arc<dyn AnyGame>| {
        let Length { minutes, shorter } = lengths::of(game.id());
        GameCard { minutes, shorter, ..GameCard::of(game.as_ref()) }
    };
    Json(house.catalog.games().iter().map(card).collect())
}
