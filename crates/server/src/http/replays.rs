//! Finished games. A game that still goes on is not found here, whoever asks.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::{Refusal, ReplayCard, ReplayStep, ReplaySteps, patch};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{AnyGame, AnyReferee, Deed, Entry, Log, Seat, Viewer};

use super::again::{Again, PART};
use super::people::{Asking, Someone};
use super::{Failure, InPath, InQuery};
use crate::denied::Denied;
use crate::house::{House, trouble};
use crate::ids::GameId;
use crate::work::Kind;

/// A list shows this many.
const LIST_MAX: usize = 100;

/// Instead of a seat's letter: everything face up.
const OPEN: &str = "open";

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    mine: bool,
}

#[derive(Deserialize)]
pub(super) struct Seen {
    /// A seat's letter, or `open`; nothing for a spectator.
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
    InQuery(which): InQuery<Which>,
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
    InPath(id): InPath<String>,
) -> Result<impl IntoResponse, Failure> {
    let (card, log) = find(&house, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", card.game, card.id);
    let headers =
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, log.to_text()))
}

/// A finished game step by step, as a seat or a spectator saw it or with everything face up, for those who have no rules at hand.
#[utoipa::path(get, path = "/api/replays/{id}/steps", tag = "replays",
    params(("id" = String, Path), ("seat" = Option<String>, Query, description = "A seat's letter, or `open` for everything face up; without it, what a spectator saw")),
    responses(
        (status = 200, body = ReplaySteps),
        (status = 404, description = "No such game, or not over", body = Refusal),
    ))]
pub(super) async fn steps(
    State(house): State<Arc<House>>,
    Asking(owner): Asking,
    InPath(id): InPath<String>,
    InQuery(seen): InQuery<Seen>,
) -> Result<Json<ReplaySteps>, Failure> {
    let (card, log) = find(&house, &id).await?;
    let viewer = viewer(seen.seat.as_deref(), log.header.seats)?;
    let game = Arc::clone(house.game(&card.game)?);
    let log = Arc::new(log);
    let mut watching = {
        let log = Arc::clone(&log);
        let begin = move || Watching::begin(game.as_ref(), &log, viewer);
        house.work.run(Kind::Later, owner.clone(), begin).await.map_err(Denied::from)??
    };
    // Each part plays at least one entry.
    while watching.steps.len() < log.entries.len() {
        let log = Arc::clone(&log);
        let part = move || watching.go_on(&log);
        watching = house.work.run(Kind::Later, owner.clone(), part).await.map_err(Denied::from)??;
    }
    Ok(Json(ReplaySteps { card, view: watching.first, steps: watching.steps }))
}

pub(super) async fn find(house: &House, id: &str) -> Result<(ReplayCard, Log), Failure> {
    let id = GameId::read(id).ok_or(Denied::UnknownReplay)?;
    Ok(house.store.replay(id).await.map_err(trouble)?.ok_or(Denied::UnknownReplay)?)
}

fn viewer(seat: Option<&str>, seats: usize) -> Result<Viewer, Denied> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(OPEN) => Ok(Viewer::Open),
        Some(letter) => Seat::read(letter, seats)
            .map(Viewer::Seat)
            .map_err(|bad| Denied::Unreadable { text: bad.to_string() }),
    }
}

/// A game that is played again before the eyes of a viewer.
struct Watching {
    again: Again,
    viewer: Viewer,
    first: Value,
    last: String,
    steps: Vec<ReplayStep>,
}

impl Watching {
    fn begin(game: &dyn AnyGame, log: &Log, viewer: Viewer) -> Result<Watching, Denied> {
        let again = Again::begin(game, log)?;
        let first = seen(again.referee(), viewer);
        let (last, steps) = (first.to_string(), Vec::with_capacity(log.entries.len()));
        Ok(Watching { again, viewer, first, last, steps })
    }

    /// The next part.
    fn go_on(mut self, log: &Log) -> Result<Watching, Denied> {
        let began = Instant::now();
        for entry in &log.entries[self.steps.len()..] {
            self.step(entry)?;
            if began.elapsed() >= PART {
                break;
            }
        }
        Ok(self)
    }

    fn step(&mut self, entry: &Entry) -> Result<(), Denied> {
        let (film, text) = match &entry.deed {
            Deed::Action(text) => (self.again.staged(entry).is_some(), text.clone()),
            Deed::Undo(_) => (false, "undo".to_owned()),
        };
        let events = self.again.play(entry)?.map_or_else(Vec::new, |played| played.seen_by(self.viewer));
        let view = seen(self.again.referee(), self.viewer).to_string();
        let patch = patch::diff("", &self.last, &view);
        self.steps.push(ReplayStep { seat: entry.seat, text, film, events, patch });
        self.last = view;
        Ok(())
    }
}

fn seen(referee: &dyn AnyReferee, viewer: Viewer) -> Value {
    match viewer {
        Viewer::Open => referee.face_up(),
        Viewer::Seat(_) | Viewer::Spectator => referee.view(viewer).unwrap_or_default(),
    }
}
