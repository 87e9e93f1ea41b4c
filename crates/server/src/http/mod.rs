//! What the house answers over HTTP.

mod again;
mod films;
mod games;
mod guard;
mod health;
mod openapi;
mod people;
mod replays;
mod rules;
mod source;
mod tables;
mod web;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};
use axum::{Json, Router, middleware};
use protocol::Refusal;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use crate::denied::Denied;
use crate::house::House;

pub(crate) use films::Films;
pub(crate) use health::Readiness;
pub use openapi::openapi;
pub(crate) use source::Source;

/// The whole house, as axum serves it.
pub fn app(house: Arc<House>) -> Router {
    let api = Router::new()
        .route("/people", post(people::make))
        .route("/people/me", get(people::me).put(people::rename).delete(people::forget))
        .route("/people/me/data", get(people::data))
        .route("/people/me/devices", delete(people::log_out_others))
        .route("/people/me/recovery", post(people::make_code))
        .route("/people/recover", post(people::recover))
        .route("/me/tables", get(tables::mine))
        .route("/games", get(games::list).layer(CompressionLayer::new()))
        .route("/tables", get(tables::lobby).post(tables::make))
        .route("/tables/try", post(tables::attempt))
        .route("/tables/{code}", get(tables::one))
        .route("/tables/{code}/socket", any(tables::socket))
        .route("/replays", get(replays::list))
        .route("/replays/{id}", get(replays::file))
        .route("/replays/{id}/steps", get(replays::steps))
        .route("/replays/{id}/films/{number}", get(films::film))
        .route("/rules/{game}", get(rules::rules))
        .route("/openapi.json", get(openapi::file))
        .fallback(async || Failure::from(Denied::UnknownPage))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), guard::bound))
        .layer(DefaultBodyLimit::max(house.config.limits.body_bytes_max));
    Router::new()
        .nest("/api", api)
        .route("/livez", get(async || "ok"))
        .route("/healthz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .merge(web::pages())
        .layer(middleware::from_fn(guard::headers))
        .with_state(house)
}

/// A refusal as a response. What went wrong inside stays inside.
pub(crate) struct Failure(Denied);

impl Failure {
    /// Is it only that the house does not know who asks?
    fn is_nobody(&self) -> bool {
        self.0 == Denied::UnknownPerson
    }
}

impl From<Denied> for Failure {
    fn from(denied: Denied) -> Failure {
        Failure(denied)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (status(&self.0), Json(Refusal::from(self.0))).into_response()
    }
}

fn status(denied: &Denied) -> StatusCode {
    match denied {
        Denied::UnknownPerson => StatusCode::UNAUTHORIZED,
        Denied::UnknownTable
        | Denied::UnknownReplay
        | Denied::UnknownFilm
        | Denied::UnknownPage
        | Denied::UnknownGame { .. } => StatusCode::NOT_FOUND,
        Denied::WrongOrigin => StatusCode::FORBIDDEN,
        Denied::NotTheKeeper => StatusCode::UNAUTHORIZED,
        Denied::Silent => StatusCode::REQUEST_TIMEOUT,
        Denied::TooFast | Denied::Busy | Denied::ManyTables { .. } => StatusCode::TOO_MANY_REQUESTS,
        Denied::HouseFull | Denied::HouseClosing | Denied::Disk { .. } => StatusCode::SERVICE_UNAVAILABLE,
        Denied::HouseTrouble | Denied::TableBroke | Denied::CannotGoOn => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// What stands in the path of a request.
pub(crate) struct InPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<House>> for InPath<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<InPath<T>, Failure> {
        let read = Path::from_request_parts(parts, house).await;
        let Path(path) = read.map_err(|rejected| Denied::Unreadable { text: rejected.body_text() })?;
        Ok(InPath(path))
    }
}

/// What stands behind the question mark.
pub(crate) struct InQuery<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<House>> for InQuery<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<InQuery<T>, Failure> {
        let read = Query::from_request_parts(parts, house).await;
        let Query(query) = read.map_err(|rejected| Denied::Unreadable { text: rejected.body_text() })?;
        Ok(InQuery(query))
    }
}

/// A body in JSON, said to be JSON: a form of another site cannot say that.
pub(crate) struct Read<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Read<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Read<T>, Failure> {
        let unreadable = |text: String| Failure(Denied::Unreadable { text });
        if !is_json(request.headers()) {
            return Err(unreadable("the content type is not application/json".to_owned()));
        }
        let bytes = axum::body::Bytes::from_request(request, house);
        let bytes = timeout(house.config.limits.request_wait, bytes).await.map_err(|_| Denied::Silent)?;
        let bytes = bytes.map_err(|rejected| unreadable(rejected.body_text()))?;
        serde_json::from_slice(&bytes).map(Read).map_err(|error| Failure(Denied::unreadable(&error)))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let said = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    said.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}
