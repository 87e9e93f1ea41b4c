//! What one table feels of an attack: so long in a quiet house, and as long while everything is tried against it at once.
//!
//! Each attacker has an address of its own, as a proxy would tell it, and does one thing without end: garbage, floods, reading
//! nothing, saying nothing, tables full of bots, hints, positions, house data at its bounds. All of it stays on this machine.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::*;

/// So many attack in each way.
const ATTACKERS: u8 = 4;
/// How long an attacker rests between two tries that the house answers at once.
const REST: Duration = Duration::from_millis(20);
/// How often the memory of the house is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// A position that has to settle.
const POSITION: &str = "a: | b:; on bt1@-100,20; turn zone=comet troop=tank asked ; now defend";

/// How the house is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Garbage,
    Flood,
    NotReading,
    Silent,
    Bots,
    Hints,
    Positions,
    DataAtItsBounds,
    Strangers,
}

const WAYS: [Way; 9] = [
    Way::Garbage,
    Way::Flood,
    Way::NotReading,
    Way::Silent,
    Way::Bots,
    Way::Hints,
    Way::Positions,
    Way::DataAtItsBounds,
    Way::Strangers,
];

/// How often each way was gone.
type Tries = Arc<Mutex<BTreeMap<Way, u64>>>;

pub(super) async fn measure(plan: &Plan) -> anyhow::Result<()> {
    let (kept, address, _folder) = open_house(plan).await?;
    let time = Duration::from_secs(plan.seconds);
    let quiet = victim(address, 1, plan, time).await?;
    let quiet_kb = resident_kb(kept.0.id())?;
    println!("quiet:    {} ({quiet_kb} KB resident)", told(&quiet));
    let (end, tries) = (Instant::now() + time + Duration::from_secs(5), Tries::default());
    let mut attackers = tokio::task::JoinSet::new();
    for (index, way) in WAYS.into_iter().enumerate() {
        for number in 1..=ATTACKERS {
            let from = From { house: address, address: format!("203.0.{}.{number}", index + 1) };
            attackers.spawn(attack(way, from, end, Arc::clone(&tries)));
        }
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    let most_kb = Arc::new(AtomicU64::new(0));
    let looking = tokio::spawn(look(kept.0.id(), Arc::clone(&most_kb)));
    let attacked = victim(address, 2, plan, time).await?;
    looking.abort();
    while attackers.join_next().await.is_some() {}
    let after_kb = resident_kb(kept.0.id())?;
    println!(
        "attacked: {} (at most {} KB, {after_kb} KB after it)",
        told(&attacked),
        most_kb.load(Ordering::Relaxed)
    );
    let ratio = f64::from(at(&attacked, 0.99)) / f64::from(at(&quiet, 0.99)).max(1.0);
    let panics = number(address, "sobremesa_panics_total").await?;
    println!("p99 attacked / quiet: {ratio:.2}; tables closed by a panic: {panics}");
    println!("tries: {:?}", tries.lock().expect("counting does not panic"));
    Ok(())
}

/// The memory of the house while it is attacked.
async fn look(process: u32, most_kb: Arc<AtomicU64>) {
    loop {
        let now_kb = resident_kb(process).unwrap_or_default();
        most_kb.fetch_max(now_kb, Ordering::Relaxed);
        println!("          {now_kb} KB");
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

/// Plays at one table after another for so long, from one address: the time of every action to every update, sorted.
async fn victim(house: SocketAddr, number: u8, plan: &Plan, time: Duration) -> anyhow::Result<Vec<u32>> {
    let (end, mut all, mut games) = (Instant::now() + time, Measured::default(), 0);
    while Instant::now() < end {
        games += 1;
        let from = From { house, address: format!("198.51.{number}.{}", games % 250 + 1) };
        let table = Table::open(from, &plan.game, 2, games).await?;
        all.add(table.play(end, Duration::from_millis(plan.pace_ms)).await?);
    }
    all.latencies_us.sort_unstable();
    Ok(all.latencies_us)
}

fn told(sorted: &[u32]) -> String {
    let ms = |part| f64::from(at(sorted, part)) / 1000.0;
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms of {} updates",
        ms(0.5),
        ms(0.99),
        ms(0.999),
        sorted.len()
    )
}

/// One attacker, until the end. What the house refuses or cuts off is begun again.
async fn attack(way: Way, from: From, end: Instant, tries: Tries) {
    while Instant::now() < end {
        let count = || *tries.lock().expect("counting does not panic").entry(way).or_default() += 1;
        let trying = try_once(way, &from, end, count);
        // Whoever is refused tries again; a try that hangs is given up at the end.
        drop(tokio::time::timeout_at(end.into(), trying).await);
        tokio::time::sleep(REST).await;
    }
}

async fn try_once(way: Way, from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    match way {
        Way::Garbage => garbage(from, end, count).await,
        Way::Flood => flood(from, end, count).await,
        Way::NotReading => read_nothing(from, end, count).await,
        Way::Silent => say_nothing(from, count).await,
        Way::Bots => watch_bots(from, end, count).await,
        Way::Hints => ask_for_hints(from, end, count).await,
        Way::Positions => set_up(from, &json!({}), count).await,
        Way::DataAtItsBounds => {
            let platform = balance::STANDARD_TOML.replace("settle_s_max = 8.0", "settle_s_max = 20.0");
            set_up(from, &json!({ "platform": platform }), count).await
        }
        Way::Strangers => come_and_go(from, count).await,
    }
}

/// A table of this game, its host's cookie and a socket to it.
async fn at_table(from: &From, game: &str, bots: &[Option<&str>]) -> anyhow::Result<(String, Socket)> {
    let host = from.guest().await?;
    let plan = |bot: &Option<&str>| match bot {
        None => json!({"kind": "open"}),
        Some(bot) => json!({"kind": "bot", "bot": bot}),
    };
    let seats: Vec<Value> = bots.iter().map(plan).collect();
    let code = from.make(&host, &json!({"game": game, "seats": seats, "time": "unlimited"})).await?;
    let mut socket = from.connect(&code, &host).await?;
    ask(&mut socket, &json!({"kind": "hello"})).await?;
    Ok((host, socket))
}

async fn garbage(from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    let (_, mut socket) = at_table(from, "qube-attack", &[None, None]).await?;
    let junk = [
        Message::text("{\"request\":1,"),
        Message::text("[".repeat(8_000)),
        Message::binary(vec![0xff; 8_000]),
    ];
    while Instant::now() < end {
        for message in &junk {
            count();
            socket.send(message.clone()).await?;
        }
    }
    Ok(())
}

async fn flood(from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    let (_, mut socket) = at_table(from, "qube-attack", &[None, None]).await?;
    let said = json!({"request": 2, "ask": {"kind": "say", "text": "x".repeat(300)}}).to_string();
    while Instant::now() < end {
        count();
        socket.send(Message::text(said.clone())).await?;
    }
    Ok(())
}

/// Asks for much and reads none of it, over sockets and over HTTP.
async fn read_nothing(from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    let (_, mut socket) = at_table(from, "qube-attack", &[Some("expert"), Some("expert")]).await?;
    ask(&mut socket, &json!({"kind": "start"})).await?;
    let mut held = Vec::new();
    for _ in 0..50 {
        count();
        let mut stream = TcpStream::connect(from.house).await?;
        let asked =
            format!("GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {}\r\n\r\n", from.address);
        stream.write_all(asked.repeat(20).as_bytes()).await?;
        held.push(stream);
    }
    tokio::time::sleep_until((Instant::now() + Duration::from_secs(20)).min(end).into()).await;
    Ok(())
}

/// Connections that never send a request, and requests that never end.
async fn say_nothing(from: &From, count: impl Fn()) -> anyhow::Result<()> {
    let mut held = Vec::new();
    for number in 0..100 {
        count();
        let mut stream = TcpStream::connect(from.house).await?;
        if number % 2 == 0 {
            stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-").await?;
        }
        held.push(stream);
    }
    tokio::time::sleep(Duration::from_secs(20)).await;
    Ok(())
}

/// Tables full of the strongest bots, watched so that they play.
async fn watch_bots(from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    let mut sockets = Vec::new();
    for game in ["qube-attack", "gravity-warfare", "qube-attack", "gravity-warfare"] {
        let (_, mut socket) = at_table(from, game, &[Some("expert"); 4]).await?;
        ask(&mut socket, &json!({"kind": "start"})).await?;
        count();
        sockets.push(socket);
    }
    let reading =
        sockets.into_iter().map(|mut socket| async move { while let Some(Ok(_)) = socket.next().await {} });
    drop(tokio::time::timeout_at(end.into(), futures_util::future::join_all(reading)).await);
    Ok(())
}

async fn ask_for_hints(from: &From, end: Instant, count: impl Fn()) -> anyhow::Result<()> {
    let (_, mut socket) = at_table(from, "qube-attack", &[None, Some("random")]).await?;
    ask(&mut socket, &json!({"kind": "sit", "seat": 0})).await?;
    ask(&mut socket, &json!({"kind": "start"})).await?;
    while Instant::now() < end {
        count();
        socket.send(Message::text(json!({"request": 3, "ask": {"kind": "hint"}}).to_string())).await?;
        while let Some(frame) = socket.next().await {
            let text = frame?.into_text()?;
            if text.contains("\"request\":3") {
                break;
            }
        }
    }
    Ok(())
}

/// Sets up a physical position, eight at a time.
async fn set_up(from: &From, options: &Value, count: impl Fn()) -> anyhow::Result<()> {
    let host = from.guest().await?;
    let seats = vec![json!({"kind": "open"}); 2];
    let new = json!({"game": "gravity-warfare", "seats": seats, "options": options, "position": POSITION})
        .to_string();
    for _ in 0..20 {
        let asked = (0..8).map(|_| {
            count();
            from.ask("POST", "/api/tables/try", &host, &new)
        });
        futures_util::future::join_all(asked).await;
    }
    Ok(())
}

/// Pages, replays and tables that are not there, one connection each.
async fn come_and_go(from: &From, count: impl Fn()) -> anyhow::Result<()> {
    for path in [
        "/",
        "/api/games",
        "/api/tables",
        "/api/replays",
        "/api/replays/zzzz/steps",
        "/api/tables/zzzzzzz",
        "/%2e%2e/",
    ] {
        count();
        from.ask("GET", path, "", "").await?;
    }
    Ok(())
}
