//! The data folder: who may read it, what it is worth by itself, and what becomes of a house whose disk fails.

use std::path::{Path, PathBuf};
use std::time::Duration;

use protocol::{Ask, Told};
use server::{Checked, Entropy, Fault, House};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use crate::chair::Chair;
use crate::crash;
use crate::gathering::two;
use crate::guest::{Guest, request};
use crate::house::{Open, catalog, config, open, table_of};

const FILE: &str = "sobremesa.sqlite";

fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// Secrets of games and people are in there, whoever made the folder.
#[tokio::test]
async fn the_files_are_readable_by_their_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    set_mode(folder.path(), 0o755);
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    open.guest("Ana").await;
    let made = files(folder.path());
    assert!(made.len() >= 3, "{made:?}");
    made.iter().for_each(|file| assert_eq!(mode(file), 0o600, "{}", file.display()));
    open.close().await;
    // One that an older program made.
    set_mode(&folder.path().join(FILE), 0o644);
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    files(folder.path()).iter().for_each(|file| assert_eq!(mode(file), 0o600, "{}", file.display()));
    open.close().await;
}

/// A table at which two people have acted, and what the first of them sees.
async fn played(open: &Open) -> (Chair, Chair) {
    let (mut ana, beto) = two(open, "whispers").await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    (ana, beto)
}

async fn goes_on_with(file: &Path, ana: &Chair) {
    let folder = tempfile::tempdir().unwrap();
    std::fs::copy(file, folder.path().join(FILE)).unwrap();
    let elsewhere = Open::with(config(folder.path()), Entropy::system()).await;
    let guest = Guest { address: elsewhere.address, cookie: ana.guest().cookie.clone() };
    let again = guest.come(ana.at("/table/code").as_str().unwrap()).await;
    assert_eq!(again.at("/play/view"), ana.at("/play/view"));
    elsewhere.close().await;
}

/// After an orderly end the one file is the house.
#[tokio::test]
async fn a_closed_house_is_one_file() {
    let (open, folder) = open().await;
    let (ana, _beto) = played(&open).await;
    open.close().await;
    let left: Vec<String> = files(folder.path())
        .iter()
        .map(|file| file.file_name().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(left, ["sobremesa.lock", FILE]);
    goes_on_with(&folder.path().join(FILE), &ana).await;
}

/// The copy of an open house, with what is still in its write-ahead log.
#[tokio::test]
async fn a_backup_is_made_while_people_play() {
    let (open, folder) = open().await;
    let (ana, mut beto) = played(&open).await;
    let copy = folder.path().join("copy.sqlite");
    server::backup(folder.path(), &copy).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    let whole = Checked { running: 1, finished: 0, faults: Vec::new() };
    assert_eq!(server::check(&copy, &catalog()).await.unwrap(), whole);
    assert_eq!(server::check(folder.path(), &catalog()).await.unwrap(), whole, "the open one as well");
    let again = server::backup(folder.path(), &copy).await.unwrap_err();
    assert!(again.to_string().contains("exists already"), "{again}");
    let choice = beto.legal()[0].clone();
    beto.act(&choice).await.unwrap();
    goes_on_with(&copy, &ana).await;
    open.close().await;
    let nowhere = server::check(&folder.path().join("nowhere"), &catalog()).await.unwrap_err();
    assert!(nowhere.to_string().contains("nowhere"), "{nowhere}");
}

async fn change(folder: &Path, script: &str) {
    let mut database = SqliteConnectOptions::new().filename(folder.join(FILE)).connect().await.unwrap();
    database.execute(AssertSqlSafe(script.to_owned())).await.unwrap();
    database.close().await.unwrap();
}

/// Every fault of what is kept is found; and what is not touched by it is still served.
#[tokio::test]
async fn a_check_finds_what_is_lost() {
    let (open, folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    for chair in [&mut ana, &mut beto] {
        let choice = chair.legal()[0].clone();
        chair.act(&choice).await.unwrap();
    }
    let (code, cookie) = (ana.at("/table/code").as_str().unwrap().to_owned(), ana.guest().cookie.clone());
    let (clara, _dora) = played(&open).await;
    open.close().await;
    change(
        folder.path(),
        &format!(
            "DELETE FROM entries WHERE number = 1 AND game IN
        (SELECT games.id FROM games JOIN tables ON tables.id = table_id WHERE code = '{code}')"
        ),
    )
    .await;
    let checked = server::check(folder.path(), &catalog()).await.unwrap();
    assert_eq!(checked.running, 2);
    let [Fault::Game { reason, .. }] = &checked.faults[..] else { panic!("{checked:?}") };
    assert!(reason.contains("entry 1 is missing"), "{reason}");

    let open = Open::with(config(folder.path()), Entropy::system()).await;
    let refused = Guest { address: open.address, cookie: cookie.clone() }.socket(&code).await.unwrap_err();
    let tokio_tungstenite::tungstenite::Error::Http(response) = refused else { panic!("{refused}") };
    assert_eq!(response.status(), 503);
    let said: serde_json::Value = serde_json::from_slice(response.body().as_ref().unwrap()).unwrap();
    assert_eq!(said["reason"], serde_json::json!({ "kind": "disk", "fault": "damaged" }));
    let other = Guest { address: open.address, cookie: clara.guest().cookie.clone() };
    let other = other.come(clara.at("/table/code").as_str().unwrap()).await;
    assert_eq!(other.at("/play/view"), clara.at("/play/view"), "the others play on");
    open.close().await;

    change(folder.path(), "DELETE FROM games").await;
    let checked = server::check(folder.path(), &catalog()).await.unwrap();
    assert_eq!(checked.faults.len(), 2, "{checked:?}");
}

/// Pages of the file that hold something else than SQLite wrote.
#[tokio::test]
async fn a_damaged_file_is_told_and_what_can_be_read_is_served() {
    let (open, folder) = open().await;
    let (ana, _beto) = played(&open).await;
    open.close().await;
    let file = folder.path().join(FILE);
    let mut database = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'entries'";
    let page: i64 = sqlx::Row::get(&database.fetch_one(root).await.unwrap(), 0);
    database.close().await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let from = (page as usize - 1) * 4096;
    bytes[from..from + 4096].fill(0xab);
    std::fs::write(&file, bytes).unwrap();

    let checked = server::check(folder.path(), &catalog()).await.unwrap();
    assert!(checked.faults.iter().any(|fault| matches!(fault, Fault::Pages(_))), "{checked:?}");
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    let guest = Guest { address: open.address, cookie: ana.guest().cookie.clone() };
    let response = guest.get("/api/people/me").await;
    assert_eq!(response.status, 200, "people can be read");
    let code = ana.at("/table/code").as_str().unwrap();
    let refused = guest.socket(code).await.unwrap_err().to_string();
    assert!(refused.contains("503"), "{refused}");
    let another = guest.make(&table_of("whispers", 2)).await;
    guest.come(&another).await.sit(0).await;
    open.close().await;

    std::fs::write(&file, b"not a database at all, but long enough to be taken for something").unwrap();
    let error = House::open(config(folder.path()), catalog(), Entropy::system()).await.err().unwrap();
    assert_eq!(error.disk_fault(), Some(server::DiskFault::Damaged), "{error}");
}

/// Acts and hears the answer, or the last words of the house.
async fn act_or_hear_why(chair: &mut Chair) -> Result<(), String> {
    let text = chair.legal()[0].clone();
    let asked = chair.ask(Ask::Act { text: Some(text), action: None, decision: None }).await;
    loop {
        match chair.try_hear().await {
            Some(Told::Done { request }) if request == asked => return Ok(()),
            Some(Told::Closing { reason }) => return Err(reason.reason.to_string()),
            Some(_) => {}
            None => return Err("nothing was said".to_owned()),
        }
    }
}

/// SQLite goes on writing to files that are gone. Nothing is acknowledged then, and the keeper is told.
#[tokio::test]
async fn a_folder_that_vanishes_stops_acknowledgements() {
    let root = tempfile::tempdir().unwrap();
    let (folder, aside) = (root.path().join("data"), root.path().join("aside"));
    let open = Open::with(config(&folder), Entropy::system()).await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    assert_eq!(request(open.address, "GET", "/healthz", "", "").await.body, "ok");
    std::fs::rename(&folder, &aside).unwrap();
    let why = act_or_hear_why(&mut ana).await.unwrap_err();
    assert_eq!(why, r#"{"kind":"disk","fault":"gone"}"#);
    until_health(&open, 503, "the data folder of the house is gone: bring").await;
    let made = request(
        open.address,
        "POST",
        "/api/people",
        "Content-Type: application/json\r\n",
        r#"{"name":"Eva"}"#,
    )
    .await;
    assert_eq!((made.status, made.kind()), (503, "disk".to_owned()));
    // It comes back, and everyone plays on.
    std::fs::rename(&aside, &folder).unwrap();
    until_health(&open, 200, "ok").await;
    while beto.try_hear().await.is_some() {}
    let mut ana = ana.lose().await.come_back().await;
    act_or_hear_why(&mut ana).await.unwrap();

    set_mode(&folder, 0o500);
    let mut beto = beto.lose().await.come_back().await;
    let why = act_or_hear_why(&mut beto).await.unwrap_err();
    assert_eq!(why, r#"{"kind":"disk","fault":"read-only"}"#);
    until_health(&open, 503, "the data folder of the house can only be read: let").await;
    set_mode(&folder, 0o700);
    until_health(&open, 200, "ok").await;
    open.close().await;
}

async fn until_health(open: &Open, status: u16, said: &str) {
    let mut last = String::new();
    for _ in 0..200 {
        let health = request(open.address, "GET", "/healthz", "", "").await;
        if health.status == status && health.body.starts_with(said) {
            return;
        }
        last = format!("{} {}", health.status, health.body);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{last}");
}

/// A disk on which there is no more room: those at the table are told, what was acknowledged is there, and with room again
/// they play on.
#[tokio::test]
async fn a_full_disk_is_told_and_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (house, address) = crash::open_narrow(folder.path()).await;
    let ana = Guest::new(address, "Ana").await;
    let code = ana.make(&table_of("whispers", 2)).await;
    let mut chair = ana.come(&code).await;
    let mut said = 0;
    let why = loop {
        let asked = chair.ask(Ask::Say { text: format!("line {said} {}", "x".repeat(250)) }).await;
        let answer = loop {
            match chair.try_hear().await {
                Some(Told::Done { request }) if request == asked => break Ok(()),
                Some(Told::Closing { reason }) => break Err(reason.reason.to_string()),
                Some(_) => {}
                None => break Err("nothing was said".to_owned()),
            }
        };
        match answer {
            Ok(()) => said += 1,
            Err(why) => break why,
        }
        assert!(said < 20_000, "the disk is never full");
    };
    assert!(
        why == r#"{"kind":"disk","fault":"failing"}"# || why == r#"{"kind":"disk","fault":"full"}"#,
        "{why}"
    );
    assert_eq!(ana.get("/api/people/me").await.status, 200, "what can be read is served");
    drop(house);
    let (_house, address) = crash::open(folder.path()).await;
    let back = Guest { address, cookie: ana.cookie }.come(&code).await;
    let last = back.chat.last().unwrap()["text"].as_str().unwrap();
    assert!(last.starts_with(&format!("line {} ", said - 1)), "{last} is not the last of {said}");
}
