//! Films: all moments of something physical that has just been decided and saved, for those who did not see it live.

use std::sync::Arc;

use axum::body::Bytes;
use protocol::Shown;
use tabletop::{SeatSet, Staged, Viewer};
use tokio::task::JoinHandle;

use super::actor::Table;
use crate::house::House;
use crate::work::{Kind, NotDone, Owner};

/// A film in the making, and who is not shown it.
pub(super) struct Film {
    hidden_from: SeatSet,
    making: JoinHandle<Result<Bytes, NotDone>>,
}

impl Film {
    /// Made where it keeps nobody waiting.
    pub(super) fn begin(house: &House, owner: Owner, staged: Box<dyn Staged>) -> Film {
        let (hidden_from, work) = (staged.hidden_from(), Arc::clone(&house.work));
        let making = async move { work.run(Kind::Play, owner, move || written(staged)).await };
        Film { hidden_from, making: tokio::spawn(making) }
    }
}

/// The whole film as a message.
pub(crate) fn written(mut staged: Box<dyn Staged>) -> Bytes {
    Shown::Film.write(&staged.film()).into()
}

impl Table {
    /// Shows it to everyone who may see it and keeps up.
    pub(super) async fn show_film(&mut self, film: Film) {
        let Film { hidden_from, making } = film;
        let bytes = match making.await {
            Ok(Ok(bytes)) => bytes,
            not_made => {
                tracing::error!(table = %self.record.id, ?not_made, "a film was not made");
                return;
            }
        };
        for (connection, viewer) in self.guests.viewers() {
            let hidden = matches!(viewer, Viewer::Seat(seat) if hidden_from.contains(seat));
            if !hidden && !self.guests.show(connection, &bytes) {
                self.house.metrics.frames_lost.inc();
            }
        }
    }
}
