//! Invariant 4: whatever anyone was shown is on disk. The house is killed without warning, again and again, while its
//! tables play; what was acknowledged or seen is there, and every table goes on.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use protocol::{Ask, Told};
use serde_json::Value;
use server::{Entropy, House};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{ConnectOptions, Row};
use tabletop::{Chance, Deed, Entry, Header, Log, Seat, Seed, Viewer};
use tokio::net::TcpListener;

use crate::chair::Chair;
use crate::guest::Guest;
use crate::house::{catalog, config, table_of};

const FOLDER: &str = "SOBREMESA_CRASH_TEST_FOLDER";
const TABLES: usize = 8;
const KILLS: u64 = 20;

/// Not a test by itself: the house that the test below starts as another process, to be killed.
#[test]
fn the_house_to_be_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let config = config(Path::new(&folder));
        let listener = TcpListener::bind(config.listen).await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let house: Arc<House> = House::open(config, catalog(), Entropy::system()).await.unwrap();
        let (whole, part) = (Path::new(&folder).join("address"), Path::new(&folder).join("address.part"));
        std::fs::write(&part, address).unwrap();
        std::fs::rename(part, whole).unwrap();
        server::serve_on(listener, house, std::future::pending()).await.unwrap();
    });
}

/// Ends with the test, however that ends.
pub struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

pub async fn open(folder: &Path) -> (Killed, std::net::SocketAddr) {
    start(folder, Command::new(std::env::current_exe().unwrap())).await
}

/// The same, where no file can be longer than two megabytes: writing fails as on a disk without room.
pub async fn open_narrow(folder: &Path) -> (Killed, std::net::SocketAddr) {
    let mut shell = Command::new("bash");
    shell
        .args(["-c", "trap '' XFSZ; ulimit -f 2048; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap());
    start(folder, shell).await
}

async fn start(folder: &Path, mut command: Command) -> (Killed, std::net::SocketAddr) {
    let file = folder.join("address");
    drop(std::fs::remove_file(&file));
    let child = command
        .args(["crash::the_house_to_be_killed", "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let child = Killed(child);
    for _ in 0..3000 {
        if let Ok(address) = std::fs::read_to_string(&file) {
            return (child, address.parse().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the house does not open");
}

/// What two players at a table know of it.
struct Memory {
    code: String,
    cookies: [String; 2],
    /// Actions that the house said were done, in order.
    acknowledged: Vec<(Seat, String)>,
    /// The last view each was shown.
    seen: [Value; 2],
    chance: Chance,
}

impl Memory {
    async fn new(address: std::net::SocketAddr, number: u64) -> Memory {
        let (ana, beto) = (Guest::new(address, "Ana").await, Guest::new(address, "Beto").await);
        let code = ana.make(&table_of("qube-attack", 2)).await;
        let (mut first, mut second) = (ana.come(&code).await, beto.come(&code).await);
        first.sit(0).await;
        second.sit(1).await;
        first.must(Ask::Start {}).await;
        second.until(|chair| chair.phase() == "playing").await;
        let seen = [first.at("/play/view").clone(), second.at("/play/view").clone()];
        let chance = Chance::new(Seed::from_number(number));
        Memory { code, cookies: [ana.cookie, beto.cookie], acknowledged: Vec::new(), seen, chance }
    }

    /// Plays until the house is gone, or the game over.
    async fn play(mut self, address: std::net::SocketAddr) -> Memory {
        let mut chairs = Vec::new();
        for cookie in self.cookies.clone() {
            let Some(chair) = come(Guest { address, cookie }, &self.code).await else { return self };
            chairs.push(chair);
        }
        while self.step(&mut chairs).await.is_some() {}
        self.seen = [0, 1].map(|seat| chairs[seat].at("/play/view").clone());
        self
    }

    /// Nothing when the house is gone or there is nothing left to do.
    async fn step(&mut self, chairs: &mut [Chair]) -> Option<()> {
        let asked = chairs.iter().position(Chair::must_act);
        let Some(seat) = asked else {
            for chair in chairs.iter_mut() {
                chair.try_hear().await?;
            }
            return (chairs[0].phase() == "playing").then_some(());
        };
        let text = self.chance.pick(&chairs[seat].legal())?.clone();
        let ask = Ask::Act { text: Some(text.clone()), action: None, decision: None };
        let asked = chairs[seat].try_ask_once(ask).await?;
        loop {
            match chairs[seat].try_hear().await? {
                Told::Done { request } if request == asked => break,
                Told::Refused { refusal, .. } => panic!("{refusal:?}"),
                _ => {}
            }
        }
        self.acknowledged.push((Seat::new(seat), text));
        chairs[1 - seat].try_hear().await.map(drop)
    }

    /// What is on disk holds all of it, and no more than what was on its way. From here on, that is what counts.
    fn compare(&mut self, log: &Log) {
        let on_disk: Vec<(Seat, String)> =
            log.entries.iter().map(|entry| (entry.seat, deed(entry))).collect();
        let known = self.acknowledged.len();
        assert!(on_disk.len() >= known, "{} of {known} acknowledged actions are on disk", on_disk.len());
        assert_eq!(on_disk[..known], self.acknowledged, "what was acknowledged is what is on disk");
        assert!(on_disk.len() <= known + 1, "only one action was on its way");
        for (seat, seen) in self.seen.iter().enumerate() {
            let mut views = Vec::new();
            let viewer = Viewer::Seat(Seat::new(seat));
            let game = catalog().game("qube-attack").unwrap().clone();
            game.replay_each(log, &mut |referee| views.extend(referee.view(viewer))).unwrap();
            assert!(views.contains(seen), "what was shown to seat {seat} is on disk");
        }
        self.acknowledged = on_disk;
    }
}

/// A retry after a crash is not done twice: an action that was done before it is not taken for the next decision.
#[tokio::test]
async fn an_action_sent_again_after_a_crash_comes_too_late() {
    let folder = tempfile::tempdir().unwrap();
    let (house, address) = open(folder.path()).await;
    let mut table = Memory::new(address, 1).await;
    let mut chairs = Vec::new();
    for cookie in table.cookies.clone() {
        chairs.push(come(Guest { address, cookie }, &table.code).await.unwrap());
    }
    let seat = chairs.iter().position(Chair::must_act).unwrap();
    let answered = decision(&chairs[seat]);
    table.step(&mut chairs).await.unwrap();
    while !chairs[seat].must_act() {
        table.step(&mut chairs).await.unwrap();
    }
    let numbers = [0, 1].map(|seat| decision(&chairs[seat]));
    assert_ne!(numbers[seat], answered);
    drop(house);

    let (_house, address) = open(folder.path()).await;
    let mut chairs = Vec::new();
    for cookie in table.cookies.clone() {
        chairs.push(come(Guest { address, cookie }, &table.code).await.unwrap());
    }
    assert_eq!([0, 1].map(|seat| decision(&chairs[seat])), numbers, "the numbers go on");
    let again = |chair: &Chair, decision| Ask::Act {
        text: Some(chair.legal()[0].clone()),
        action: None,
        decision: Some(decision),
    };
    let retry = again(&chairs[seat], answered);
    assert_eq!(chairs[seat].try_ask(retry).await.unwrap_err().kind(), "too-late");
    let answer = again(&chairs[seat], numbers[seat]);
    chairs[seat].must(answer).await;
}

/// Two houses in one folder would give away the same seat twice: the second says who has the folder, and ends.
#[tokio::test]
async fn a_folder_has_one_house() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _address) = open(folder.path()).await;
    let second = House::open(config(folder.path()), catalog(), Entropy::system()).await;
    let error = second.err().expect("the folder is taken").to_string();
    assert!(error.contains(&format!("(process {})", house.0.id())), "{error}");
    drop(house);
    let third = House::open(config(folder.path()), catalog(), Entropy::system()).await.unwrap();
    third.close().await;
    House::open(config(folder.path()), catalog(), Entropy::system()).await.unwrap().close().await;
}

fn decision(chair: &Chair) -> u32 {
    chair.at("/play/decision").as_u64().unwrap() as u32
}

pub async fn come(guest: Guest, code: &str) -> Option<Chair> {
    let socket = guest.socket(code).await.ok()?;
    Chair::try_greet(guest, code, socket).await
}

pub fn deed(entry: &Entry) -> String {
    match &entry.deed {
        Deed::Action(text) => text.clone(),
        Deed::Undo(number) => format!("undo {number}"),
    }
}

/// The game of a table, read from the file.
pub async fn on_disk(folder: &Path, code: &str) -> Log {
    let options =
        SqliteConnectOptions::new().filename(folder.join("sobremesa.sqlite")).disable_statement_logging();
    let pool = SqlitePool::connect_with(options).await.unwrap();
    let game = "SELECT games.id, header, seed FROM games JOIN tables ON tables.id = table_id WHERE code = ?";
    let row = sqlx::query(game).bind(code.to_owned()).fetch_one(&pool).await.unwrap();
    let mut header: Header = serde_json::from_str(row.get("header")).unwrap();
    header.seed = Some(serde_json::from_str(row.get("seed")).unwrap());
    let entries = sqlx::query("SELECT entry FROM entries WHERE game = ? ORDER BY number");
    let rows = entries.bind(row.get::<String, _>("id")).fetch_all(&pool).await.unwrap();
    let entries = rows.iter().map(|row| serde_json::from_str(row.get("entry")).unwrap()).collect();
    pool.close().await;
    Log { header, entries }
}

#[tokio::test]
async fn killed_at_any_moment_nothing_that_was_shown_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, mut address) = open(folder.path()).await;
    let mut tables = Vec::new();
    for number in 0..TABLES as u64 {
        tables.push(Memory::new(address, number).await);
    }
    let mut chance = Chance::new(Seed::from_number(99));
    for kill in 0..KILLS {
        let playing: Vec<_> = tables.drain(..).map(|table| tokio::spawn(table.play(address))).collect();
        tokio::time::sleep(Duration::from_millis(100 + u64::from(chance.below(400)))).await;
        drop(house);
        for table in playing {
            tables.push(table.await.unwrap());
        }
        for table in &mut tables {
            table.compare(&on_disk(folder.path(), &table.code).await);
        }
        let actions: usize = tables.iter().map(|table| table.acknowledged.len()).sum();
        println!("kill {kill}: {actions} actions so far, all there");
        (house, address) = open(folder.path()).await;
    }
    let before: Vec<usize> = tables.iter().map(|table| table.acknowledged.len()).collect();
    assert!(before.iter().sum::<usize>() > TABLES, "hardly anything was played");
    for table in &mut tables {
        let mut chairs = Vec::new();
        for cookie in table.cookies.clone() {
            chairs.push(come(Guest { address, cookie }, &table.code).await.unwrap());
        }
        if chairs[0].phase() == "playing" {
            table.step(&mut chairs).await.expect("every table goes on");
        }
    }
    drop(house);
}
