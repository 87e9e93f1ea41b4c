//! The house: what all tables share, and which tables are in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::{NewTable, Phase, SeatPlan};
use serde_json::Value;
use tabletop::{AnyGame, Catalog, Seed};
use tokio::sync::OnceCell;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bucket::Buckets;
use crate::config::Config;
use crate::denied::Denied;
use crate::entropy::{Entropy, hex};
use crate::http::{Films, Readiness, Source};
use crate::ids::{ConnectionId, TableCode, TableId};
use crate::metrics::Metrics;
use crate::store::{Change, DiskFault, Person, SeatRecord, Sqlite, Store, StoreError, TableRecord};
use crate::table::{Forgotten, Message, TableStub, load, make_room};
use crate::work::{Kind, Owner, Work};

/// After so many sweeps old tables are forgotten.
const FORGET_EVERY: u32 = 100;
/// How many tables one sweep wakes.
const WAKE_MAX: usize = 100;
/// How long closing may take.
const CLOSE_WAIT: Duration = Duration::from_secs(10);
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// What all tables share.
pub struct House {
    pub(crate) config: Config,
    pub(crate) catalog: Catalog,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) entropy: Entropy,
    pub(crate) metrics: Metrics,
    /// Everything that takes long.
    pub(crate) work: Arc<Work>,
    /// Connections and tables, to be waited for at the end.
    pub(crate) tasks: TaskTracker,
    pub(crate) films: Films,
    pub(crate) readiness: Readiness,
    pub(crate) closing: CancellationToken,
    pub(crate) makings: Buckets<Source>,
    pub(crate) requests: Buckets<Source>,
    tables: Mutex<HashMap<TableCode, Arc<OnceCell<TableStub>>>>,
    connections: AtomicU64,
}

impl House {
    /// Opens the house in its data folder.
    pub async fn open(config: Config, catalog: Catalog, entropy: Entropy) -> Result<Arc<House>, StoreError> {
        let store = Arc::new(Sqlite::open(&config.data).await?);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let house = Arc::new(House {
            store,
            entropy,
            metrics: Metrics::new(),
            work: Work::new(cores),
            tasks: TaskTracker::new(),
            films: Films::default(),
            readiness: Readiness::default(),
            closing: CancellationToken::new(),
            makings: Buckets::new(config.limits.makings),
            requests: Buckets::new(config.limits.requests),
            tables: Mutex::default(),
            connections: AtomicU64::new(0),
            config,
            catalog,
        });
        house.tasks.spawn(Arc::clone(&house).sweep());
        Ok(house)
    }

    /// Tells everyone, finishes what is being written, and closes.
    pub async fn close(&self) {
        self.closing.cancel();
        self.tasks.close();
        if tokio::time::timeout(CLOSE_WAIT, self.tasks.wait()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the store was not closed properly");
        }
    }

    /// A new table of this person, on disk.
    pub(crate) async fn make_table(
        &self,
        host: &Person,
        owner: Owner,
        new: NewTable,
    ) -> Result<TableCode, Denied> {
        self.try_plan(owner, TablePlan::from(&new)).await?;
        let most = self.config.limits.tables_per_person_max;
        let open = self.store.tables_of(host.id.clone(), now_ms().saturating_sub(DAY_MS)).await;
        if open.map_err(trouble)? >= most {
            return Err(Denied::ManyTables { most });
        }
        let record = self.new_record(host, new);
        let code = record.code.clone();
        tracing::info!(table = %record.id, game = record.game, "table made");
        self.store.save(vec![Change::Table(Box::new(record), now_ms())]).await.map_err(trouble)?;
        Ok(code)
    }

    /// Could this be played? A position may have to settle first, so that has its place among all work.
    pub(crate) async fn try_plan(&self, owner: Owner, plan: TablePlan) -> Result<(), Denied> {
        let game = Arc::clone(self.game(&plan.game)?);
        self.work.run(Kind::Asked, owner, move || check_plan(game.as_ref(), plan)).await?
    }

    fn new_record(&self, host: &Person, new: NewTable) -> TableRecord {
        TableRecord {
            id: TableId::draw(&self.entropy),
            code: TableCode::draw(&self.entropy),
            host: host.id.clone(),
            host_name: host.name.clone(),
            game: new.game,
            options: new.options,
            position: new.position,
            seats: new.seats.into_iter().map(SeatRecord::planned).collect(),
            public: new.public,
            time: new.time,
            away: new.away,
            hinting: new.hinting,
            latecomers: new.latecomers,
            audience: new.audience,
            removed: Vec::new(),
            muted: Vec::new(),
            tally: Vec::new(),
            phase: Phase::Gathering,
            round: 0,
            secret: hex(&self.entropy.bytes()),
        }
    }

    /// A game of the catalog.
    pub(crate) fn game(&self, id: &str) -> Result<&Arc<dyn AnyGame>, Denied> {
        self.catalog.game(id).map_err(|_| Denied::UnknownGame { game: id.chars().take(60).collect() })
    }

    /// The table with this code: the one in memory, or taken up from the store.
    pub(crate) async fn table(
        self: &Arc<House>,
        code: &TableCode,
        owner: Owner,
    ) -> Result<TableStub, Denied> {
        let place = self.place(code, owner.source)?;
        let loaded = place.get_or_try_init(|| load(Arc::clone(self), code.clone(), owner)).await;
        if loaded.is_err() {
            self.tables.lock().expect(CALM).retain(|known, place| known != code || place.initialized());
        }
        loaded.cloned()
    }

    fn place(&self, code: &TableCode, source: Option<Source>) -> Result<Arc<OnceCell<TableStub>>, Denied> {
        let mut tables = self.tables.lock().expect(CALM);
        let here = |place: &&Arc<OnceCell<TableStub>>| !place.get().is_some_and(TableStub::is_gone);
        if let Some(place) = tables.get(code).filter(here) {
            return Ok(Arc::clone(place));
        }
        tables.remove(code);
        if tables.len() >= self.config.limits.tables_max {
            let loaded: Vec<&TableStub> = tables.values().filter_map(|place| place.get()).collect();
            make_room(&loaded, source)?;
        }
        Ok(Arc::clone(tables.entry(code.clone()).or_default()))
    }

    /// Takes a table out of memory if `may_go` still says so: asked under the lock, so that nobody finds it in between.
    pub(crate) fn unload(&self, code: &TableCode, may_go: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables.lock().expect(CALM);
        let goes = may_go();
        if goes {
            tables.remove(code);
            self.metrics.tables.set(tables.len() as i64);
        }
        goes
    }

    /// Ends all connections of a person, who has logged out or is forgotten.
    pub(crate) async fn expel(&self, person: &Person, forgotten: Forgotten) {
        let loaded: Vec<TableStub> = {
            let tables = self.tables.lock().expect(CALM);
            tables.values().filter_map(|place| place.get().cloned()).collect()
        };
        for table in loaded {
            // A table that has left memory meanwhile has no connections.
            drop(table.send(Message::Expel(person.clone(), forgotten)).await);
        }
    }

    pub(crate) fn count_tables(&self) {
        self.metrics.tables.set(self.tables.lock().expect(CALM).len() as i64);
    }

    pub(crate) fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }

    /// Wakes tables whose clock runs while nobody is there, and forgets those that nobody came back to.
    async fn sweep(self: Arc<House>) {
        let mut sweeps = 0u32;
        while self
            .closing
            .run_until_cancelled(tokio::time::sleep(self.config.limits.sweep_every))
            .await
            .is_some()
        {
            let forgets = sweeps.is_multiple_of(FORGET_EVERY);
            sweeps = sweeps.wrapping_add(1);
            let woken = self.wake().await;
            let forgotten = if forgets { self.forget().await } else { Ok(()) };
            if let Err(error) = woken.and(forgotten) {
                tracing::error!(%error, "the sweep failed");
            }
        }
    }

    async fn wake(self: &Arc<House>) -> Result<(), StoreError> {
        for code in self.store.waking(now_ms(), WAKE_MAX).await? {
            if let Err(denied) = self.table(&code, Owner::default()).await {
                tracing::warn!(%denied, "a table could not be woken");
            }
        }
        Ok(())
    }

    async fn forget(&self) -> Result<(), StoreError> {
        let old_ms = self.config.limits.old_table_wait.as_millis() as u64;
        self.store.save(vec![Change::Forget(now_ms().saturating_sub(old_ms))]).await
    }
}

const CALM: &str = "nothing panics while it holds the list of tables";

/// What is to be played.
pub(crate) struct TablePlan {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) position: Option<String>,
}

impl From<&NewTable> for TablePlan {
    fn from(new: &NewTable) -> TablePlan {
        let (game, options) = (new.game.clone(), new.options.clone());
        TablePlan { game, options, seats: new.seats.clone(), position: new.position.clone() }
    }
}

/// The options must be playable: a game is set up with them, and thrown away.
fn check_plan(game: &dyn AnyGame, plan: TablePlan) -> Result<(), Denied> {
    let TablePlan { options, seats, position, .. } = plan;
    let (least, most) = (*game.seats().start(), *game.seats().end());
    if !game.seats().contains(&seats.len()) {
        return Err(Denied::WrongSeats { least, most });
    }
    for plan in &seats {
        if let SeatPlan::Bot { bot } = plan {
            check_bot(game, bot)?;
        }
    }
    let seed = Seed::from_number(0);
    let tried = match position {
        None => game.start(options, seats.len(), seed),
        Some(position) => game.start_at(options, &position, seed),
    };
    let tried = tried.map_err(|bad| Denied::BadSetup { text: bad.to_string() })?;
    if tried.seats() == seats.len() {
        return Ok(());
    }
    let text = format!("the position is for {} players, not {}", tried.seats(), seats.len());
    Err(Denied::BadSetup { text })
}

/// Does the game have this bot?
pub(crate) fn check_bot(game: &dyn AnyGame, bot: &str) -> Result<(), Denied> {
    if game.bots().contains(&bot) {
        return Ok(());
    }
    Err(Denied::UnknownBot { bot: bot.chars().take(40).collect() })
}

/// What a guest is told of an error of the house; the rest is for the log.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn trouble(error: StoreError) -> Denied {
    let advice = error.disk_fault().map(DiskFault::advice);
    tracing::error!(%error, advice, "the store failed");
    Denied::from(&error)
}

/// The time by the clock of the house, in milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
