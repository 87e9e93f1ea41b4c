//! The house: tables served, saved and safe.
//!
//! One actor a table ([`table`]) owns its game through the catalog, and knows none of them. Whatever happens is saved
//! ([`Store`]) before anyone is shown it, and each viewer is shown only what the game made for that viewer. HTTP is for
//! people, lobby and replays ([`app`]); all that happens at a table goes over its socket. Everything is bounded
//! ([`Limits`]). `docs/protocol.md` is what guests may rely on, `docs/running.md` how to keep a house.

#![warn(missing_docs)]

mod bucket;
mod config;
mod denied;
mod entropy;
mod house;
mod http;
mod ids;
mod lengths;
mod listen;
mod metrics;
mod open_house;
mod socket;
mod store;
mod table;
mod texts;
mod work;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use tabletop::Catalog;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing::level_filters::LevelFilter;

pub use config::{BotPace, Clocks, Config, Limits, LogFormat, Rate, Span, UnknownBotPace, UnknownLogFormat};
pub use denied::Denied;
pub use entropy::Entropy;
pub use house::House;
pub use http::{app, openapi};
pub use store::{Checked, DiskFault, Fault, Sqlite, Store, StoreError, backup, check};

/// How long requests that are being answered may take when the house closes.
const LAST_REQUESTS_WAIT: Duration = Duration::from_secs(3);

/// Keeps house until the system asks to stop, then finishes what is being written.
pub async fn serve(config: Config, catalog: Catalog) -> anyhow::Result<()> {
    start_log(config.log);
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("cannot listen on {}", config.listen))?;
    let listening = listener.local_addr()?;
    let data = config.data.display().to_string();
    let house = House::open(config, catalog, Entropy::system())
        .await
        .with_context(|| format!("cannot open the data folder {data}"))?;
    greet(&house, listening);
    serve_on(listener, house, stop_asked()).await
}

/// Serves on a socket that is already listening, until `stop`.
pub async fn serve_on(
    listener: TcpListener,
    house: Arc<House>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let closed = CancellationToken::new();
    let serving = listen::serve(listener, app(Arc::clone(&house)), &house.config.limits, closed.clone());
    let patience = async {
        stop.await;
        tracing::info!("closing");
        house.close().await;
        closed.cancel();
        tokio::time::sleep(LAST_REQUESTS_WAIT).await;
    };
    tokio::select! {
        () = serving => {}
        // Everything is saved; a request that is never finished does not keep the house open.
        () = patience => {}
    }
    Ok(())
}

fn greet(house: &House, listening: SocketAddr) {
    let address = open_house::address(listening, house.config.public_url.as_deref());
    tracing::info!(%listening, address, "the house is open");
    println!("\nSobremesa: {address}\n");
    if let Some(picture) = open_house::picture(&address) {
        println!("{picture}\n");
    }
}

/// Ctrl-C, or what a service manager sends.
async fn stop_asked() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            },
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

/// If another log was started in this program, that one stays.
fn start_log(format: LogFormat) {
    let lines = tracing_subscriber::fmt().with_max_level(LevelFilter::INFO).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => drop(lines.compact().try_init()),
        LogFormat::Json => drop(lines.json().try_init()),
        LogFormat::Off => {}
    }
}
