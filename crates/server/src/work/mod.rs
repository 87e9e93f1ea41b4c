//! Work that takes long: bots that think, hints, replays, films, positions that are set up, physical actions.
//!
//! None of it is done where sockets are served. It waits in one queue that is fair to everyone ([`queue`]), and is done on
//! threads of its own. Who does not wait for it any more drops it: what waits is then never begun.

mod queue;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use tokio::sync::oneshot;
use tokio::task::JoinError;

use crate::denied::Denied;
use queue::Queue;

pub(crate) use queue::{Busy, Kind, Owner};

/// Why work was not done.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// Its owner has too much waiting.
    Busy,
    /// It panicked.
    Panicked(JoinError),
}

impl From<Busy> for NotDone {
    fn from(_: Busy) -> NotDone {
        NotDone::Busy
    }
}

impl From<Busy> for Denied {
    fn from(_: Busy) -> Denied {
        Denied::Busy
    }
}

impl From<NotDone> for Denied {
    fn from(not_done: NotDone) -> Denied {
        match not_done {
            NotDone::Busy => Denied::Busy,
            NotDone::Panicked(error) => {
                tracing::error!(%error, "work panicked");
                Denied::HouseTrouble
            }
        }
    }
}

/// All work of the house.
pub(crate) struct Work {
    state: Mutex<State>,
    opened_at: Instant,
}

struct State {
    queue: Queue,
    /// Those who wait for their turn.
    calls: HashMap<u64, oneshot::Sender<()>>,
}

const CALM: &str = "nothing panics while it holds the queue";

impl Work {
    /// So much is done at the same time.
    pub(crate) fn new(slots: usize) -> Arc<Work> {
        let state = State { queue: Queue::new(slots), calls: HashMap::new() };
        Arc::new(Work { state: Mutex::new(state), opened_at: Instant::now() })
    }

    /// Takes a place in the queue, or says at once that there is none.
    pub(crate) fn enqueue(self: &Arc<Work>, kind: Kind, owner: Owner) -> Result<Place, Busy> {
        let (call, called) = oneshot::channel();
        let id = {
            let mut state = self.state();
            let id = state.queue.push(kind, owner, self.now_ms())?;
            state.calls.insert(id, call);
            id
        };
        let place = Place { turn: Turn { work: Arc::clone(self), id }, called };
        self.begin();
        Ok(place)
    }

    /// Does something as soon as its owner has their turn.
    pub(crate) async fn run<T: Send + 'static>(
        self: &Arc<Work>,
        kind: Kind,
        owner: Owner,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        self.enqueue(kind, owner)?.turn().await.run(work).await
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.state().queue.waiting()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect(CALM)
    }

    fn now_ms(&self) -> f64 {
        self.opened_at.elapsed().as_secs_f64() * 1000.0
    }

    /// Calls everyone whose turn it is.
    fn begin(&self) {
        let (mut state, now_ms) = (self.state(), self.now_ms());
        while let Some(id) = state.queue.next(now_ms) {
            // Who does not wait any more is about to say so.
            state.calls.remove(&id).map(|call| call.send(()));
        }
    }
}

/// A place in the queue, left when it is dropped.
pub(crate) struct Place {
    turn: Turn,
    called: oneshot::Receiver<()>,
}

impl Place {
    /// Waits for one's turn.
    pub(crate) async fn turn(self) -> Turn {
        // Nobody is forgotten while their place is kept.
        let _ = self.called.await;
        self.turn
    }
}

/// A turn to do something, over when it is dropped.
pub(crate) struct Turn {
    work: Arc<Work>,
    id: u64,
}

impl Turn {
    /// Does it where nobody is kept waiting. The turn lasts until it is done, also if nobody waits for that any more.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let doing = tokio::task::spawn_blocking(move || {
            let turn = self;
            step_back();
            let done = work();
            drop(turn);
            done
        });
        doing.await.map_err(NotDone::Panicked)
    }
}

/// Where cores are scarce, the threads that serve sockets go first: on Linux each thread has a niceness of its own.
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        thread_local!(static STEPPED_BACK: bool = rustix::process::nice(NICENESS).is_ok());
        // A system that does not allow it is as fast as it was.
        STEPPED_BACK.with(|_| ());
    }
}

/// So much less than the threads that serve sockets.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut state = self.work.state();
            state.calls.remove(&self.id);
            state.queue.leave(self.id, self.work.now_ms());
        }
        self.work.begin();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn work() -> Arc<Work> {
        Work::new(1)
    }

    /// Who does not wait any more makes room for the next, and what waited is never done.
    #[tokio::test]
    async fn what_is_dropped_while_it_waits_is_never_begun() {
        let work = work();
        let first = work.enqueue(Kind::Bot, Owner::default()).unwrap().turn().await;
        let dropped = work.enqueue(Kind::Bot, Owner::default()).unwrap();
        let last = work.enqueue(Kind::Bot, Owner::default()).unwrap();
        assert_eq!(work.waiting(), 2);
        drop(dropped);
        assert_eq!(work.waiting(), 1);
        drop(first);
        assert_eq!(last.turn().await.run(|| 7).await.unwrap(), 7);
        assert_eq!(work.waiting(), 0);
    }

    /// A panic gives its place back.
    #[tokio::test]
    async fn a_panic_ends_one_piece_of_work() {
        let work = work();
        let panicked = work.run(Kind::Bot, Owner::default(), || panic!("this is a test")).await;
        assert!(matches!(panicked, Err::<(), _>(NotDone::Panicked(_))));
        assert_eq!(work.run(Kind::Bot, Owner::default(), || 7).await.unwrap(), 7);
    }

    /// A turn lasts until its work is done: who drops it again and again does not get more of them at once.
    #[tokio::test]
    async fn dropped_work_keeps_its_place_until_it_is_done() {
        let (work, (go_on, wait)) = (work(), std::sync::mpsc::channel::<()>());
        let (begun, has_begun) = oneshot::channel();
        let running = tokio::spawn({
            let work = Arc::clone(&work);
            async move {
                work.run(Kind::Bot, Owner::default(), move || {
                    let _ = begun.send(());
                    let _ = wait.recv();
                })
                .await
            }
        });
        has_begun.await.unwrap();
        running.abort();
        assert!(running.await.unwrap_err().is_cancelled());
        let next = work.enqueue(Kind::Bot, Owner::default()).unwrap();
        assert_eq!(work.waiting(), 1);
        drop(go_on);
        next.turn().await;
    }
}
