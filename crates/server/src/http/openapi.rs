//! The description of the HTTP part, for programs.

use axum::Json;
use utoipa::OpenApi;

use super::{films, games, people, replays, rules, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sobremesa",
        description = "The HTTP part of the house. What happens at a table goes over its socket: docs/protocol.md."
    ),
    paths(
        people::make,
        people::me,
        people::rename,
        people::data,
        people::log_out_others,
        people::forget,
        people::make_code,
        people::recover,
        games::list,
        rules::rules,
        tables::mine,
        tables::lobby,
        tables::make,
        tables::attempt,
        tables::one,
        tables::socket,
        replays::list,
        replays::file,
        replays::steps,
        films::film,
    )
)]
struct Api;

/// The text of `docs/openapi.json`.
pub fn openapi() -> String {
    let mut text = Api::openapi().to_pretty_json().expect("the description is plain data");
    text.push('\n');
    text
}

pub(super) async fn file() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
