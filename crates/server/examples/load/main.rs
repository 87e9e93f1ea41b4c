//! How fast the house is: many sockets at many tables, played by scripted guests on this machine alone.
//!
//! `cargo run --release -p server --example load -- --sockets 2000 --tables 500 --seconds 20`
//!
//! The house runs as a process of its own, with its database on disk and every action saved before it is shown. Each
//! table acts once every `--pace-ms`; the time from sending an action to its update at each socket of the table is
//! measured where it arrives. The tool shares the machine with the house.
//!
//! `… --example load -- --attack --seconds 120` measures one table in a quiet house, and then the same table while the house
//! is attacked from many addresses at once ([`attack`]).

mod attack;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Parser;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Entropy, House, Rate};
use tabletop::{Catalog, Chance, Seed};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// What to try.
#[derive(Parser, Clone)]
struct Plan {
    /// How many sockets in all.
    #[arg(long, default_value_t = 2000)]
    sockets: usize,
    /// How many tables; the sockets are spread evenly over them, two to six at each.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Which game: any whose actions can be chosen from the list.
    #[arg(long, default_value = "qube-attack")]
    game: String,
    /// How long to measure.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How long a table waits between two actions; 0 for no wait at all.
    #[arg(long, default_value_t = 500)]
    pace_ms: u64,
    /// Attack the house, and measure what one table feels of it: so long quiet, so long attacked.
    #[arg(long)]
    attack: bool,
    /// Be the house, in this folder.
    #[arg(long, hide = true)]
    house: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let plan = Plan::parse();
    match &plan.house {
        Some(folder) => keep_house(folder, plan.attack).await,
        None if plan.attack => attack::measure(&plan).await,
        None => measure(&plan).await,
    }
}

/// A house that counts nothing, to see how fast it is; under attack, one as it is kept behind a proxy.
async fn keep_house(folder: &Path, attacked: bool) -> anyhow::Result<()> {
    let plenty = Rate { per_second: 1e9, burst: 1e9 };
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder);
    config.keeper_token = Some(KEEPER.to_owned());
    match attacked {
        true => config.proxies = Some(1),
        false => {
            (config.limits.makings, config.limits.requests, config.limits.messages) =
                (plenty, plenty, plenty);
        }
    }
    let listener = TcpListener::bind(config.listen).await?;
    let address = listener.local_addr()?;
    let catalog = Catalog::default()
        .with::<qube_attack::QubeAttack>(bots::qube_attack())
        .with::<guerra_civil_espacial::GuerraCivilEspacial>(Vec::new())
        .with::<godzilla_total_war::GodzillaTotalWar>(Vec::new())
        .with::<gravity_warfare::GravityWarfare>(bots::gravity_warfare());
    let house = House::open(config, catalog, Entropy::system()).await?;
    std::fs::write(folder.join("address.part"), address.to_string())?;
    std::fs::rename(folder.join("address.part"), folder.join("address"))?;
    server::serve_on(listener, house, std::future::pending()).await
}

/// The house as a process, ended with this one.
struct Kept(Child);

impl Drop for Kept {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

async fn measure(plan: &Plan) -> anyhow::Result<()> {
    let seats = plan.sockets / plan.tables.max(1);
    ensure!(
        (2..=6).contains(&seats),
        "{} sockets at {} tables are {seats} at each",
        plan.sockets,
        plan.tables
    );
    let (kept, address, _folder) = open_house(plan).await?;
    let before_kb = resident_kb(kept.0.id())?;
    println!(
        "{}: {} tables with {seats} sockets each, an action every {} ms",
        plan.game, plan.tables, plan.pace_ms
    );
    let mut tables = Vec::new();
    for number in 0..plan.tables {
        tables.push(Table::open(From::local(address), &plan.game, seats, number as u64).await?);
    }
    println!("all seated; {before_kb} KB resident before the first table");
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    let pace = Duration::from_millis(plan.pace_ms);
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(end, pace))).collect();
    tokio::time::sleep_until((end - Duration::from_millis(500)).into()).await;
    let during_kb = resident_kb(kept.0.id())?;
    let mut measured = Measured::default();
    for table in playing {
        measured.add(table.await??);
    }
    measured.print(plan, during_kb.saturating_sub(before_kb));
    print_saves(address).await
}

/// The house as a process of its own, its address and its folder.
async fn open_house(plan: &Plan) -> anyhow::Result<(Kept, SocketAddr, tempfile::TempDir)> {
    let folder = tempfile::tempdir()?;
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("--house").arg(folder.path()).stdout(Stdio::null());
    if plan.attack {
        command.arg("--attack");
    }
    let kept = Kept(command.spawn().context("the house does not start")?);
    let address = wait_for_address(folder.path()).await?;
    Ok((kept, address, folder))
}

async fn wait_for_address(folder: &Path) -> anyhow::Result<SocketAddr> {
    for _ in 0..1000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return Ok(text.parse()?);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    bail!("the house does not open")
}

/// The memory of a process that is in use, as Linux says.
fn resident_kb(process: u32) -> anyhow::Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("no VmRSS")?;
    Ok(line.split_whitespace().nth(1).context("no number")?.parse()?)
}

/// What the house wants to be shown before it tells its numbers.
const KEEPER: &str = "the load tool keeps this house";

/// A number that the house has counted.
async fn number(address: SocketAddr, name: &str) -> anyhow::Result<f64> {
    let (_, _, text) =
        request(address, "GET", "/metrics", &format!("Authorization: Bearer {KEEPER}\r\n"), "").await?;
    let line = text.lines().find(|line| line.starts_with(name));
    Ok(line.and_then(|line| line.rsplit(' ').next()).and_then(|text| text.parse().ok()).unwrap_or_default())
}

/// How many actions were written at once, as the house counted.
async fn print_saves(address: SocketAddr) -> anyhow::Result<()> {
    let sum = number(address, "sobremesa_save_seconds_sum").await?;
    let count = number(address, "sobremesa_save_seconds_count").await?;
    println!("to disk: {:.2} ms on average over {count} saves", 1000.0 * sum / count.max(1.0));
    Ok(())
}

#[derive(Default)]
struct Measured {
    actions: usize,
    refused: usize,
    /// In microseconds, one for each update.
    latencies_us: Vec<u32>,
    sizes: Vec<u32>,
}

impl Measured {
    fn count(&mut self, arrived: &Arrived, sent: Instant) {
        if arrived.is_update() {
            self.latencies_us.push(arrived.at.duration_since(sent).as_micros() as u32);
            self.sizes.push(arrived.text.len() as u32);
        }
    }

    fn add(&mut self, other: Measured) {
        self.actions += other.actions;
        self.refused += other.refused;
        self.latencies_us.extend(other.latencies_us);
        self.sizes.extend(other.sizes);
    }

    fn print(&mut self, plan: &Plan, grown_kb: u64) {
        self.latencies_us.sort_unstable();
        self.sizes.sort_unstable();
        let ms = |part: f64| f64::from(at(&self.latencies_us, part)) / 1000.0;
        println!(
            "{:.0} actions a second, {} updates, {} came too late",
            self.actions as f64 / plan.seconds as f64,
            self.sizes.len(),
            self.refused
        );
        println!(
            "action to update: p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms",
            ms(0.5),
            ms(0.99),
            ms(0.999)
        );
        println!("update: median {} bytes, p99 {} bytes", at(&self.sizes, 0.5), at(&self.sizes, 0.99));
        println!("memory: {} KB a table with its sockets", grown_kb / plan.tables as u64);
    }
}

fn at(sorted: &[u32], part: f64) -> u32 {
    let index = (sorted.len().saturating_sub(1) as f64 * part).round() as usize;
    sorted.get(index).copied().unwrap_or_default()
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// An update or an answer that has come: at which seat, when, and what it was.
struct Arrived {
    seat: usize,
    at: Instant,
    text: String,
}

impl Arrived {
    fn is_update(&self) -> bool {
        self.text.starts_with("{\"kind\":\"update\"")
    }
}

/// A table with all its guests.
struct Table {
    writers: Vec<SplitSink<Socket, Message>>,
    arrived: mpsc::Receiver<Arrived>,
    /// By seat: what its guest knows about whose turn it is and what is legal.
    known: Vec<Value>,
    chance: Chance,
    /// When the last action was sent.
    sent: Instant,
}

impl Table {
    async fn open(from: From, game: &str, seats: usize, number: u64) -> anyhow::Result<Table> {
        let host = from.guest().await?;
        let open = vec![json!({"kind": "open"}); seats];
        let new = json!({"game": game, "seats": open, "time": "unlimited"});
        let code = from.make(&host, &new).await?;
        let (sender, arrived) = mpsc::channel(256);
        let (mut writers, mut known) = (Vec::new(), Vec::new());
        for seat in 0..seats {
            let cookie = if seat == 0 { host.clone() } else { from.guest().await? };
            let mut socket = from.connect(&code, &cookie).await?;
            ask(&mut socket, &json!({"kind": "hello"})).await?;
            ask(&mut socket, &json!({"kind": "sit", "seat": seat})).await?;
            let (writer, reader) = socket.split();
            writers.push(writer);
            known.push(json!({"play": null}));
            tokio::spawn(listen(seat, reader, sender.clone()));
        }
        let start = json!({"request": 3, "ask": {"kind": "start"}}).to_string();
        writers[0].send(Message::text(start)).await?;
        let chance = Chance::new(Seed::from_number(number));
        let mut table = Table { writers, arrived, known, chance, sent: Instant::now() };
        while table.known.iter().any(|known| known["play"].is_null()) {
            table.take_in().await?;
        }
        Ok(table)
    }

    /// Takes in one message.
    async fn take_in(&mut self) -> anyhow::Result<Arrived> {
        let arrived = self.arrived.recv().await.context("all sockets are closed")?;
        self.learn(&arrived)?;
        Ok(arrived)
    }

    fn learn(&mut self, arrived: &Arrived) -> anyhow::Result<()> {
        if !arrived.is_update() {
            return Ok(());
        }
        let told: Value = serde_json::from_str(&arrived.text)?;
        let about = |operation: &&Value| {
            let path = operation["path"].as_str().unwrap_or_default();
            path == "/play" || path.starts_with("/play/legal") || path.starts_with("/play/status")
        };
        let operations: Vec<&Value> =
            told["patch"].as_array().context("no patch")?.iter().filter(about).collect();
        let patch: json_patch::Patch = serde_json::from_value(json!(operations))?;
        Ok(json_patch::patch(&mut self.known[arrived.seat], &patch)?)
    }

    async fn play(mut self, end: Instant, pace: Duration) -> anyhow::Result<Measured> {
        let mut measured = Measured::default();
        // Tables do not act in step.
        let offset = u64::from(self.chance.below(1000)) * pace.as_millis() as u64 / 1000;
        let mut next = Instant::now() + Duration::from_millis(offset);
        while Instant::now() < end {
            tokio::time::sleep_until(next.into()).await;
            next = (next + pace).max(Instant::now());
            if !self.act(&mut measured).await? {
                break;
            }
        }
        Ok(measured)
    }

    /// One action, until its answer; the updates of others that come after it are counted before the next one. False when
    /// the game is over.
    async fn act(&mut self, measured: &mut Measured) -> anyhow::Result<bool> {
        while let Ok(arrived) = self.arrived.try_recv() {
            self.learn(&arrived)?;
            measured.count(&arrived, self.sent);
        }
        let Some((seat, text)) = self.choose(measured).await? else { return Ok(false) };
        let act = json!({"request": 4, "ask": {"kind": "act", "text": text}}).to_string();
        self.sent = Instant::now();
        self.writers[seat].send(Message::text(act)).await?;
        loop {
            let arrived = self.take_in().await?;
            measured.count(&arrived, self.sent);
            if arrived.seat == seat && !arrived.is_update() {
                // Where several are asked at once, someone else may have been quicker.
                let refused = arrived.text.starts_with("{\"kind\":\"refused\"");
                *(if refused { &mut measured.refused } else { &mut measured.actions }) += 1;
                return Ok(true);
            }
        }
    }

    /// Someone who is asked, and knows it already: an update reaches one seat before another. None when the game is over.
    async fn choose(&mut self, measured: &mut Measured) -> anyhow::Result<Option<(usize, Value)>> {
        loop {
            if self.known.iter().any(|known| known["play"]["status"]["kind"] == "over") {
                return Ok(None);
            }
            for (seat, known) in self.known.iter().enumerate() {
                let must = known["play"]["status"]["must"].as_array();
                let is_asked = must.is_some_and(|must| must.contains(&json!(seat)));
                let legal = known["play"]["legal"].as_array().filter(|_| is_asked);
                if let Some(offer) = legal.and_then(|legal| self.chance.pick(legal)) {
                    return Ok(Some((seat, offer["text"].clone())));
                }
            }
            let arrived = self.take_in().await?;
            measured.count(&arrived, self.sent);
        }
    }
}

/// Passes on every update that is about the game, and every answer to an action.
async fn listen(seat: usize, mut reader: SplitStream<Socket>, to: mpsc::Sender<Arrived>) {
    while let Some(Ok(frame)) = reader.next().await {
        let at = Instant::now();
        let Message::Text(text) = frame else { continue };
        let answers = text.contains("\"request\":4");
        let updates = text.starts_with("{\"kind\":\"update\"") && text.contains("\"/play");
        if !answers && !updates {
            continue;
        }
        if to.send(Arrived { seat, at, text: text.to_string() }).await.is_err() {
            return;
        }
    }
}

async fn ask(socket: &mut Socket, ask: &Value) -> anyhow::Result<()> {
    socket.send(Message::text(json!({"request": 1, "ask": ask}).to_string())).await?;
    // A seat's welcome comes before the answer to sitting down.
    while let Some(frame) = socket.next().await {
        let text = frame?.into_text()?;
        ensure!(!text.contains("\"refused\""), "{text}");
        if text.starts_with("{\"kind\":\"done\"") || (text.contains("\"welcome\"") && ask["kind"] == "hello")
        {
            return Ok(());
        }
    }
    bail!("closed")
}

/// Where requests come from, as the proxy before the house would say.
#[derive(Clone)]
struct From {
    house: SocketAddr,
    address: String,
}

impl From {
    fn local(house: SocketAddr) -> From {
        From { house, address: "127.0.0.1".to_owned() }
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> anyhow::Result<(u16, String, String)> {
        let kind = if body.is_empty() { "" } else { "Content-Type: application/json\r\n" };
        let headers = format!("X-Forwarded-For: {}\r\nCookie: {cookie}\r\n{kind}", self.address);
        request(self.house, method, path, &headers, body).await
    }

    async fn connect(&self, code: &str, cookie: &str) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{code}/socket", self.house).into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        request.headers_mut().insert("x-forwarded-for", self.address.parse()?);
        // Like a browser, it does not wait to fill a packet.
        Ok(tokio_tungstenite::connect_async_with_config(request, None, true).await?.0)
    }

    /// A new guest's cookie.
    async fn guest(&self) -> anyhow::Result<String> {
        let (status, head, body) = self.ask("POST", "/api/people", "", r#"{"name":"Guest"}"#).await?;
        ensure!(status == 201, "{body}");
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).context("no cookie")?;
        Ok(line.split(';').next().unwrap_or_default().to_owned())
    }

    /// A new table's code.
    async fn make(&self, host: &str, new: &Value) -> anyhow::Result<String> {
        let (status, _, made) = self.ask("POST", "/api/tables", host, &new.to_string()).await?;
        ensure!(status == 201, "{made}");
        Ok(serde_json::from_str::<Value>(&made)?["code"].as_str().context("no code")?.to_owned())
    }
}

async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> anyhow::Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(address).await?;
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).context("no status")?.parse()?;
    Ok((status, head.to_owned(), body.to_owned()))
}
