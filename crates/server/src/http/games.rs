//! The games on offer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::GameCard;

use crate::house::House;

/// All games, with what can be chosen and replaced, and their bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn list(State(house): State<Arc<House>>) -> Json<Vec<GameCard>> {
    Json(house.catalog.games().iter().map(|game| GameCard::of(game.as_ref())).collect())
}
