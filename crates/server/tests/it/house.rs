//! A real house on a real port.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use protocol::{NewTable, SeatPlan, Time};
use serde_json::Value;
use server::{BotPace, Config, Entropy, House, Rate};
use tabletop::{Catalog, Seed};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::guest::{Guest, request};
use crate::whispers::Whispers;

/// Nothing here takes nearly this long; what does has gone wrong.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// What the keeper of the house shows.
pub const KEEPER: &str = "Authorization: Bearer the keeper of this house\r\n";

/// The games that are tried.
pub fn catalog() -> Catalog {
    Catalog::default()
        .with::<qube_attack::QubeAttack>(bots::qube_attack())
        .with::<guerra_civil_espacial::GuerraCivilEspacial>(Vec::new())
        .with::<godzilla_total_war::GodzillaTotalWar>(Vec::new())
        .with::<gravity_warfare::GravityWarfare>(bots::gravity_warfare())
        .with::<Whispers>(Vec::new())
}

/// A house that is quick with its bots and does not count requests.
pub fn config(data: &Path) -> Config {
    let plenty = Rate { per_second: 1e6, burst: 1e6 };
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data);
    config.keeper_token = Some("the keeper of this house".to_owned());
    config.limits.makings = plenty;
    config.limits.requests = plenty;
    config.limits.messages = plenty;
    let ms = Duration::from_millis;
    config.bots = BotPace { least: ms(1), most: ms(1), think: ms(5) };
    // On a busy machine a guest may be kept from reading for longer than quick bots take to fill the usual queue.
    config.limits.outbox_max = 4096;
    config
}

/// A house that is open.
pub struct Open {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<anyhow::Result<()>>,
}

impl Open {
    pub async fn with(config: Config, entropy: Entropy) -> Open {
        let listener = TcpListener::bind(config.listen).await.unwrap();
        let address = listener.local_addr().unwrap();
        let house = House::open(config, catalog(), entropy).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async { drop(stopped.await) };
        let served = tokio::spawn(server::serve_on(listener, house, stopped));
        Open { address, stop, served }
    }

    pub async fn close(self) {
        drop(self.stop);
        tokio::time::timeout(PATIENCE, self.served).await.expect("the house closes").unwrap().unwrap();
    }

    /// The numbers of the house.
    pub async fn metrics(&self) -> String {
        request(self.address, "GET", "/metrics", KEEPER, "").await.body
    }

    pub async fn guest(&self, name: &str) -> Guest {
        Guest::new(self.address, name).await
    }
}

/// A house in a folder of its own, gone when the test is.
pub async fn open() -> (Open, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Open::with(config(folder.path()), Entropy::system()).await, folder)
}

/// A house whose every secret follows from a number. Tables are set up in it by the hundred, so its disk is memory where the
/// system has such.
pub async fn open_fixed(number: u64) -> (Open, TempDir) {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let entropy = Entropy::fixed(Seed::from_number(number));
    (Open::with(config(folder.path()), entropy).await, folder)
}

/// A table with so many open seats, where hints are allowed.
pub fn table_of(game: &str, seats: usize) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Value::Null,
        seats: vec![SeatPlan::Open; seats],
        time: Time::Unlimited,
        away: protocol::Away::Play,
        public: false,
        hinting: protocol::Hinting::Always,
        latecomers: protocol::Latecomers::Welcome,
        audience: protocol::Audience::Welcome,
        position: None,
    }
}
