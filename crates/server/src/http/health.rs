//! How the house is, for those who keep it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use tokio::sync::Mutex;

use super::Failure;
use crate::denied::Denied;
use crate::entropy::hash;
use crate::house::{House, now_ms};
use crate::store::StoreError;

/// So long an answer holds: whoever asks more often does not make the disk work.
const HOLDS: Duration = Duration::from_millis(500);

/// The last answer to whether the house can save, and when it was found.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    async fn ask(&self, house: &House) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((_, answer)) = last.as_ref().filter(|(at, _)| at.elapsed() < HOLDS) {
            return answer.clone();
        }
        let answer = house.store.probe(now_ms()).await.map_err(|error| told(&error));
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

fn told(error: &StoreError) -> String {
    match error.disk_fault() {
        Some(fault) => format!("{fault}: {}", fault.advice()),
        None => error.to_string(),
    }
}

/// Can the house save what guests do? It is tried, not guessed.
pub(super) async fn ready(State(house): State<Arc<House>>) -> impl IntoResponse {
    match house.readiness.ask(&house).await {
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        Err(told) => (StatusCode::SERVICE_UNAVAILABLE, told),
    }
}

/// Numbers about the house, for who has the keeper's token. Without one there is no such page.
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    check_keeper(&house, &headers)?;
    let form = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    house.metrics.work_waiting.set(house.work.waiting() as i64);
    Ok(([(header::CONTENT_TYPE, form)], house.metrics.text()))
}

/// Is this the keeper of the house? The token is compared by its hash, so that no time tells how much of it was right.
pub(super) fn check_keeper(house: &House, headers: &HeaderMap) -> Result<(), Denied> {
    let token = house.config.keeper_token.as_deref().ok_or(Denied::UnknownPage)?;
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    if hash(given.as_bytes()) == hash(token.as_bytes()) { Ok(()) } else { Err(Denied::NotTheKeeper) }
}
