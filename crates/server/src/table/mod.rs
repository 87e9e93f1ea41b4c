//! A table: a stub that everyone has, and an actor that owns it all.
//!
//! Everything that happens at a table goes through its inbox, one message after another. What changes is saved first and
//! shown then; if it cannot be saved the actor ends, and the next guest takes the table up again from what was saved.

mod actor;
mod asks;
mod bots;
mod clock;
mod document;
mod evening;
mod film;
mod guests;
mod hints;
mod hosting;
mod live;
mod play;
mod publish;
mod room;
mod seating;
mod stream;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Bytes;
use futures_util::FutureExt;
use protocol::{Asked, Phase};
use tabletop::{AnyReferee, Log, Mismatch};
use tokio::sync::mpsc;

use crate::denied::Denied;
use crate::house::{House, trouble};
use crate::http::Source;
use crate::ids::{ConnectionId, StreamId, TableCode};
use crate::store::{Person, StoreError, WholeGame};
use crate::work::{Kind, Owner};
use actor::Table;
use bots::Thought;
use hints::Advice;
use room::Standing;

pub(crate) use film::written as film;
pub(crate) use guests::{Outbox, Parcel};
pub(crate) use room::make_room;
pub(crate) use seating::card;

/// What can happen to a table.
pub(crate) enum Message {
    /// Someone comes.
    Join(Joining),
    /// A connection is gone.
    Part(ConnectionId),
    /// Someone asks for something.
    Asked(ConnectionId, Asked),
    /// Someone tells a hand what to do.
    Hand(ConnectionId, Bytes),
    /// A bot has made up its mind.
    Thought(Thought),
    /// The adviser has.
    Advised(Advice),
    /// The house needs the room.
    Leave,
    /// Someone has logged out on all devices.
    Expel(Person, Forgotten),
}

/// Is someone who is expelled also forgotten?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Forgotten {
    /// Their seats stay theirs.
    No,
    /// Their name goes, and their seats.
    Yes,
}

/// Someone who comes.
pub(crate) struct Joining {
    pub(crate) connection: ConnectionId,
    pub(crate) person: Person,
    pub(crate) source: Source,
    pub(crate) outbox: Outbox,
    pub(crate) stream: Option<StreamId>,
    pub(crate) since: Option<u32>,
}

/// The way to a table.
#[derive(Clone)]
pub(crate) struct TableStub {
    inbox: mpsc::Sender<Message>,
    standing: Arc<Standing>,
}

/// The table has left memory: ask the house for it again.
#[derive(Debug)]
pub(crate) struct Gone;

impl TableStub {
    /// Has the table left memory, in order or by a panic of its rules?
    pub(crate) fn is_gone(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Leaves a message, waiting while the inbox is full.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Gone> {
        self.inbox.send(message).await.map_err(|_| Gone)
    }

    /// The same, but if the table is gone the message comes back.
    pub(crate) async fn try_join(&self, message: Message) -> Result<(), Message> {
        self.inbox.send(message).await.map_err(|back| back.0)
    }
}

/// Takes a table up from the store.
pub(crate) async fn load(house: Arc<House>, code: TableCode, owner: Owner) -> Result<TableStub, Denied> {
    let whole = house.store.whole_table(code).await.map_err(trouble)?.ok_or(Denied::UnknownTable)?;
    if whole.game.is_none() && whole.record.phase != Phase::Gathering {
        return Err(trouble(StoreError::Unreadable {
            what: "a table",
            reason: "its game is missing".to_owned(),
        }));
    }
    let game = Arc::clone(house.game(&whole.record.game)?);
    let table = whole.record.id.clone();
    let (kind, source) = (owner.source.map_or(Kind::Later, |_| Kind::Play), owner.source);
    let recovering = move || {
        let referee = whole.game.as_ref().map(|saved| recover(game.as_ref(), saved)).transpose();
        (whole, referee)
    };
    let (whole, referee) = house.work.run(kind, owner, recovering).await?;
    let referee = referee.map_err(|mismatch| {
        tracing::error!(%table, %mismatch, "the saved game cannot go on");
        Denied::CannotGoOn
    })?;
    let (sender, inbox) = mpsc::channel(house.config.limits.inbox_max);
    let standing = Arc::new(Standing::new(source));
    let table = Table::new(Arc::clone(&house), &sender, Arc::clone(&standing), whole, referee);
    house.tasks.spawn(watch_over(table, inbox));
    house.count_tables();
    Ok(TableStub { inbox: sender, standing })
}

/// A panic inside a game ends its table and nothing else. Its guests find their line to it cut, and are told so.
async fn watch_over(table: Table, inbox: mpsc::Receiver<Message>) {
    let (house, id, code) = (Arc::clone(&table.house), table.record.id.clone(), table.record.code.clone());
    if AssertUnwindSafe(table.run(inbox)).catch_unwind().await.is_err() {
        house.metrics.panics.inc();
        house.unload(&code, || true);
        tracing::error!(table = %id, "the rules of a game panicked: its table is closed, and goes on from what was saved");
    }
}

/// The game where it was: from its snapshot, or played again from the beginning.
fn recover(game: &dyn tabletop::AnyGame, saved: &WholeGame) -> Result<Box<dyn AnyReferee>, Mismatch> {
    if let Some(snapshot) = &saved.snapshot {
        let closed = Log { header: saved.record.header.clone(), entries: saved.entries.clone() };
        match game.resume(&closed, saved.record.seed, snapshot) {
            Ok(referee) => return Ok(referee),
            Err(mismatch) => tracing::warn!(%mismatch, "a snapshot is of no use"),
        }
    }
    game.replay(&saved.open_log())
}
