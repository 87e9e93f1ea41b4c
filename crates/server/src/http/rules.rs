//! The rules of the games, as people read them.

use axum::http::header;
use axum::response::IntoResponse;
use protocol::Refusal;
use rust_embed::RustEmbed;
use serde::Deserialize;

use super::{Failure, InPath, InQuery};
use crate::denied::Denied;

#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
#[allow_missing = true]
struct Rules;

#[derive(Deserialize)]
pub(super) struct In {
    #[serde(default)]
    lang: Option<String>,
}

/// The rules of a game, in Spanish or English.
#[utoipa::path(get, path = "/api/rules/{game}", tag = "games",
    params(("game" = String, Path), ("lang" = Option<String>, Query, description = "es or en")),
    responses(
        (status = 200, description = "Markdown", body = String, content_type = "text/markdown"),
        (status = 404, description = "No such rules", body = Refusal),
    ))]
pub(super) async fn rules(
    InPath(game): InPath<String>,
    InQuery(wanted): InQuery<In>,
) -> Result<impl IntoResponse, Failure> {
    let language = wanted.lang.as_deref().unwrap_or("en");
    let file = Rules::get(&format!("{language}/{game}.md")).ok_or(Denied::UnknownPage)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], file.data))
}
