//! Films of finished games: what an entry looked like.
//!
//! To show one entry, all before it have to be played again. Those who watch a replay ask for one after the other, so the
//! games that were asked about last are kept where they were.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Refusal;
use tabletop::{AnyGame, AnyReferee, Deed, Log, Said};

use super::Failure;
use super::replays::find;
use crate::denied::Denied;
use crate::house::House;
use crate::table;

/// So many games are kept.
const KEPT_MAX: usize = 8;

/// Finished games that are being watched, latest last, each where its last film was made.
#[derive(Default)]
pub(crate) struct Films(Mutex<VecDeque<(String, Box<dyn AnyReferee>)>>);

impl Films {
    /// The film of the entry with this number.
    fn film(&self, game: &dyn AnyGame, id: &str, log: &Log, number: usize) -> Result<Bytes, Denied> {
        let entry = number.checked_sub(1).and_then(|index| log.entries.get(index));
        let Some(Deed::Action(text)) = entry.map(|entry| &entry.deed) else {
            return Err(Denied::UnknownFilm);
        };
        let mut referee = match self.take(id, number) {
            Some(referee) => referee,
            None => begin(game, log)?,
        };
        go_on(referee.as_mut(), log, number - 1)?;
        let staged = referee.stage(log.entries[number - 1].seat, Said::Notation(text.clone()));
        self.keep(id, referee);
        match staged {
            Ok(Some(staged)) => Ok(table::film(staged)),
            Ok(None) | Err(_) => Err(Denied::UnknownFilm),
        }
    }

    /// The game, if it is kept and has not gone past the entry.
    fn take(&self, id: &str, number: usize) -> Option<Box<dyn AnyReferee>> {
        let mut kept = self.0.lock().expect(CALM);
        let usable = |(known, referee): &(String, Box<dyn AnyReferee>)| {
            known == id && referee.log().entries.len() < number
        };
        let at = kept.iter().position(usable)?;
        kept.remove(at).map(|(_, referee)| referee)
    }

    fn keep(&self, id: &str, referee: Box<dyn AnyReferee>) {
        let mut kept = self.0.lock().expect(CALM);
        kept.retain(|(known, _)| known != id);
        kept.push_back((id.to_owned(), referee));
        while kept.len() > KEPT_MAX {
            kept.pop_front();
        }
    }
}

const CALM: &str = "nothing panics while it holds the films";

fn begin(game: &dyn AnyGame, log: &Log) -> Result<Box<dyn AnyReferee>, Denied> {
    let beginning = Log { header: log.header.clone(), entries: Vec::new() };
    game.replay(&beginning).map_err(|mismatch| other_rules(&mismatch))
}

/// Plays the entries up to so many again, and compares.
fn go_on(referee: &mut dyn AnyReferee, log: &Log, entries: usize) -> Result<(), Denied> {
    for entry in &log.entries[referee.log().entries.len()..entries] {
        let done = match &entry.deed {
            Deed::Action(text) => {
                let done = referee.act(entry.seat, Said::Notation(text.clone()));
                done.map(drop).map_err(|refused| other_rules(&refused))
            }
            Deed::Undo(_) => referee.undo(entry.seat).map_err(|not_undone| other_rules(&not_undone)),
        };
        done?;
        if referee.hash() != entry.hash {
            return Err(other_rules(&"another situation"));
        }
    }
    Ok(())
}

fn other_rules(why: &dyn std::fmt::Display) -> Denied {
    tracing::warn!(%why, "a finished game does not replay");
    Denied::CannotGoOn
}

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
    Path((id, number)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let number: usize = number.parse().map_err(|_| Denied::UnknownFilm)?;
    let (card, log) = find(&house, &id).await?;
    let game = Arc::clone(house.game(&card.game)?);
    let permit = Arc::clone(&house.thinkers).acquire_owned().await;
    let keeper = Arc::clone(&house);
    let made = tokio::task::spawn_blocking(move || keeper.films.film(game.as_ref(), &id, &log, number)).await;
    drop(permit);
    let bytes = made.map_err(|error| {
        tracing::error!(%error, "a film was not made");
        Denied::HouseTrouble
    })??;
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes))
}
