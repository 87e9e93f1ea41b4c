//! Finished games. A game that still goes on is not found here, whoever asks.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Refusal, ReplayCard, ReplayStep, ReplaySteps, patch};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{AnyGame, AnyReferee, Deed, Entry, Log, Mismatch, Said, Seat, Viewer};

use super::Failure;
use super::people::Someone;
use crate::denied::Denied;
use crate::house::{House, trouble};
use crate::ids::GameId;

/// A list shows this many.
const LIST_MAX: usize = 100;

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    mine: bool,
}

#[derive(Deserialize)]
pub(super) struct Seen {
    /// A seat's letter; nothing for a spectator.
    seat: Option<String>,
}

/// The latest finished games: of public tables, or one's own.
#[utoipa::path(get, path = "/api/replays", tag = "replays",
    params(("mine" = Option<bool>, Query, description = "Only those one has played, private ones included")),
    responses(
        (status = 200, body = Vec<ReplayCard>),
        (status = 401, description = "Nobody yet", body = Refusal),
    ))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Query(which): Query<Which>,
    someone: Result<Someone, Failure>,
) -> Result<Json<Vec<ReplayCard>>, Failure> {
    let of = if which.mine { Some(someone?.0.id) } else { None };
    Ok(Json(house.store.replays(of, LIST_MAX).await.map_err(trouble)?))
}

/// The record of a finished game with its seed: a file that `sobremesa replay --verify` accepts.
#[utoipa::path(get, path = "/api/replays/{id}", tag = "replays", params(("id" = String, Path)), responses(
    (status = 200, description = "JSON lines: the header, then a line for each entry", body = String, content_type = "application/jsonl"),
    (status = 404, description = "No such game, or not over", body = Refusal),
))]
pub(super) async fn file(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failure> {
    let (card, log) = find(&house, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", card.game, card.id);
    let headers =
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, log.to_text()))
}

/// A finished game step by step, as a seat or a spectator saw it, for those who have no rules at hand.
#[utoipa::path(get, path = "/api/replays/{id}/steps", tag = "replays",
    params(("id" = String, Path), ("seat" = Option<String>, Query, description = "A seat's letter")),
    responses(
        (status = 200, body = ReplaySteps),
        (status = 404, description = "No such game, or not over", body = Refusal),
    ))]
pub(super) async fn steps(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
) -> Result<Json<ReplaySteps>, Failure> {
    let (card, log) = find(&house, &id).await?;
    let viewer = viewer(seen.seat.as_deref(), log.header.seats)?;
    let game = Arc::clone(house.game(&card.game)?);
    // Playing a game again takes as long as a thought of a bot, and has its place among them.
    let permit = Arc::clone(&house.thinkers).acquire_owned().await;
    let played = tokio::task::spawn_blocking(move || play_again(game.as_ref(), &log, viewer)).await;
    drop(permit);
    match played {
        Ok(Ok((view, steps))) => Ok(Json(ReplaySteps { card, view, steps })),
        Ok(Err(mismatch)) => {
            tracing::warn!(%mismatch, "a finished game does not replay");
            Err(Denied::CannotGoOn.into())
        }
        Err(error) => {
            tracing::error!(%error, "a replay panicked");
            Err(Denied::HouseTrouble.into())
        }
    }
}

pub(super) async fn find(house: &House, id: &str) -> Result<(ReplayCard, Log), Failure> {
    let id = GameId::read(id).ok_or(Denied::UnknownReplay)?;
    Ok(house.store.replay(id).await.map_err(trouble)?.ok_or(Denied::UnknownReplay)?)
}

fn viewer(seat: Option<&str>, seats: usize) -> Result<Viewer, Denied> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(letter) => Seat::read(letter, seats)
            .map(Viewer::Seat)
            .map_err(|bad| Denied::Unreadable { text: bad.to_string() }),
    }
}

fn play_again(game: &dyn AnyGame, log: &Log, viewer: Viewer) -> Result<(Value, Vec<ReplayStep>), Mismatch> {
    let mut views = Vec::with_capacity(log.entries.len() + 1);
    let mut steps: Vec<ReplayStep> = Vec::with_capacity(log.entries.len());
    let mut film = false;
    game.replay_each(log, &mut |referee| {
        let view = referee.view(viewer).unwrap_or_default();
        if let Some(last) = views.pop() {
            let entry = &log.entries[steps.len()];
            let text = match &entry.deed {
                Deed::Action(text) => text.clone(),
                Deed::Undo(_) => "undo".to_owned(),
            };
            steps.push(ReplayStep { seat: entry.seat, text, film, patch: patch::diff("", &last, &view) });
        } else {
            views.push(view.clone());
        }
        views.push(view);
        film = log.entries.get(steps.len()).is_some_and(|next| is_seen(referee, next));
    })?;
    Ok((views.swap_remove(0), steps))
}

/// Is there a film of this entry, the next one?
fn is_seen(referee: &dyn AnyReferee, next: &Entry) -> bool {
    let Deed::Action(text) = &next.deed else { return false };
    referee.stage(next.seat, Said::Notation(text.clone())).is_ok_and(|staged| staged.is_some())
}
