//! Films of finished games: what an entry looked like.
//!
//! To show one entry, all before it have to be played again. Those who watch a replay ask for one after the other, so the
//! games that were asked about last are kept where they were.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Refusal;
use tabletop::{AnyGame, Log};

use super::again::{Again, PART};
use super::people::Asking;
use super::replays::find;
use super::{Failure, InPath};
use crate::denied::Denied;
use crate::house::House;
use crate::table;
use crate::work::Kind;

/// So many games are kept.
const KEPT_MAX: usize = 8;
/// So many parts a film may take: more than any game has entries.
const PARTS_MAX: usize = 50_000;

/// Finished games that are being watched, latest last, each where its last film was made.
#[derive(Default)]
pub(crate) struct Films(Mutex<VecDeque<(String, Again)>>);

impl Films {
    /// A part of the work for the film of the entry with this number: the film, or nothing yet.
    fn film(&self, game: &dyn AnyGame, id: &str, log: &Log, number: usize) -> Result<Option<Bytes>, Denied> {
        let entry = number.checked_sub(1).and_then(|index| log.entries.get(index));
        let entry = entry.ok_or(Denied::UnknownFilm)?;
        let mut again = match self.take(id, number) {
            Some(again) => again,
            None => Again::begin(game, log)?,
        };
        let began = Instant::now();
        for before in &log.entries[again.entries()..number - 1] {
            if began.elapsed() >= PART {
                self.keep(id, again);
                return Ok(None);
            }
            again.play(before)?;
        }
        let staged = again.staged(entry);
        self.keep(id, again);
        staged.map(table::film).map(Some).ok_or(Denied::UnknownFilm)
    }

    /// The game, if it is kept and has not gone past the entry.
    fn take(&self, id: &str, number: usize) -> Option<Again> {
        let mut kept = self.0.lock().expect(CALM);
        let at = kept.iter().position(|(known, again)| known == id && again.entries() < number)?;
        kept.remove(at).map(|(_, again)| again)
    }

    fn keep(&self, id: &str, again: Again) {
        let mut kept = self.0.lock().expect(CALM);
        kept.retain(|(known, _)| known != id);
        kept.push_back((id.to_owned(), again));
        while kept.len() > KEPT_MAX {
            kept.pop_front();
        }
    }
}

const CALM: &str = "nothing panics while it holds the films";

/// What an entry of a finished game looked like, where it is something physical: the message that docs/protocol.md
/// describes as a film.
#[utoipa::path(get, path = "/api/replays/{id}/films/{number}", tag = "replays",
    params(("id" = String, Path), ("number" = usize, Path, description = "The entry's, from 1")),
    responses(
        (status = 200, description = "A film", body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 404, description = "No such game, or nothing to be seen there", body = Refusal),
    ))]
pub(super) async fn film(
    State(house): State<Arc<House>>,
    Asking(owner): Asking,
    InPath((id, number)): InPath<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let number: usize = number.parse().map_err(|_| Denied::UnknownFilm)?;
    let (card, log) = find(&house, &id).await?;
    let game = Arc::clone(house.game(&card.game)?);
    let log = Arc::new(log);
    // Each part but the last plays at least one entry, unless others ask for another place in the same game all the time.
    let mut parts = 0..=PARTS_MAX;
    let bytes = loop {
        parts.next().ok_or(Denied::Busy)?;
        let (keeper, game, id, log) = (Arc::clone(&house), Arc::clone(&game), id.clone(), Arc::clone(&log));
        let part = move || keeper.films.film(game.as_ref(), &id, &log, number);
        if let Some(bytes) =
            house.work.run(Kind::Later, owner.clone(), part).await.map_err(Denied::from)??
        {
            break bytes;
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes))
}
