//! What a host may do about people, who is host meanwhile, and what people may do about themselves.

use std::time::Duration;

use protocol::{Arrange, Ask, Audience, Told, Who};
use serde_json::json;
use server::Entropy;
use tabletop::Seat;

use crate::chair::Chair;
use crate::gathering::two;
use crate::guest::{Guest, cookie, request};
use crate::house::{Open, config, open, table_of};

fn bot(seat: usize) -> Ask {
    Ask::Bot { seat: Seat::new(seat), bot: Some("random".to_owned()) }
}

fn say(text: &str) -> Ask {
    Ask::Say { text: text.to_owned() }
}

async fn refused(chair: &mut Chair, ask: Ask) -> String {
    chair.try_ask(ask).await.expect_err("it is refused").kind().to_owned()
}

/// The last message of a connection that the house ends says why.
async fn sent_away(chair: &mut Chair) -> String {
    let mut last = None;
    while let Some(told) = chair.try_hear().await {
        last = Some(told);
    }
    match last {
        Some(Told::Closing { reason }) => reason.kind().to_owned(),
        other => panic!("{other:?}"),
    }
}

/// Comes to a table that does not want them.
async fn not_welcome(guest: &Guest, code: &str) -> String {
    let socket = guest.socket(code).await.unwrap();
    let mut chair = Chair::at_socket(guest.clone(), code, socket);
    chair.ask(Ask::Hello { stream: None, since: None }).await;
    sent_away(&mut chair).await
}

fn code(chair: &Chair) -> String {
    chair.at("/table/code").as_str().unwrap().to_owned()
}

/// Issue 14.10: while the host's line blinked, any guest could evict others or give the host's seat to a bot.
#[tokio::test]
async fn a_host_whose_line_blinks_is_still_the_host() {
    let (open, _folder) = open().await;
    let (ana, mut beto) = two(&open, "whispers").await;
    let lost = ana.lose().await;
    beto.until(|chair| chair.at("/table/seats/0/present") == false).await;
    assert_eq!(beto.at("/table/host_present"), true);
    assert_eq!(refused(&mut beto, bot(0)).await, "not-the-host");
    let ana = lost.come_back().await;
    assert_eq!(ana.you["host"], true);
    open.close().await;
}

/// Once the host has been away for long, an evening can go on without them.
#[tokio::test]
async fn who_is_away_for_long_is_stood_in_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.host_away_wait = Duration::from_millis(50);
    let open = Open::with(config, Entropy::system()).await;
    let (ana, mut beto) = two(&open, "whispers").await;
    let lost = ana.lose().await;
    beto.until(|chair| chair.at("/table/host_present") == false).await;
    beto.must(bot(0)).await;
    // Who stands in does not send the host away.
    let who = Who::Seat { seat: Seat::new(0) };
    assert_eq!(refused(&mut beto, Ask::Remove { who }).await, "not-the-host");
    let _ana = lost.come_back().await;
    beto.until(|chair| chair.at("/table/host_present") == true).await;
    assert_eq!(refused(&mut beto, Ask::Readmit {}).await, "not-the-host");
    open.close().await;
}

/// Issue 14.10: who plays blind could watch as a second guest.
#[tokio::test]
async fn a_table_can_be_closed_to_spectators() {
    let (open, _folder) = open().await;
    let (ana, beto, clara) = (open.guest("Ana").await, open.guest("Beto").await, open.guest("Clara").await);
    let mut new = table_of("whispers", 2);
    new.audience = Audience::Closed;
    let code = ana.make(&new).await;
    let (mut first, mut second) = (ana.come(&code).await, beto.come(&code).await);
    first.sit(0).await;
    second.sit(1).await;
    let mut watching = clara.come(&code).await;
    first.must(Ask::Start {}).await;
    assert_eq!(sent_away(&mut watching).await, "no-spectators");
    assert_eq!(not_welcome(&clara, &code).await, "no-spectators");
    second.until(|chair| chair.at("/table/spectators") == 0).await;
    let arrange = |audience| Ask::Arrange(Arrange { audience: Some(audience), ..Arrange::default() });
    first.must(arrange(Audience::Welcome)).await;
    let mut watching = clara.come(&code).await;
    first.must(arrange(Audience::Closed)).await;
    assert_eq!(sent_away(&mut watching).await, "no-spectators");
    // Who plays comes back as often as they like.
    let lost = second.lose().await;
    lost.come_back().await;
    open.close().await;
}

#[tokio::test]
async fn a_host_sends_someone_away_and_lets_them_in_again() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let code = code(&ana);
    let clara = open.guest("Clara").await;
    let mut watching = clara.come(&code).await;
    let watcher = || Ask::Remove { who: Who::Watcher { name: "Clara".to_owned() } };
    assert_eq!(refused(&mut beto, watcher()).await, "not-the-host");
    ana.must(watcher()).await;
    assert_eq!(sent_away(&mut watching).await, "removed");
    assert_eq!(not_welcome(&clara, &code).await, "removed");
    assert_eq!(refused(&mut ana, watcher()).await, "nobody-there");
    ana.must(Ask::Remove { who: Who::Seat { seat: Seat::new(1) } }).await;
    assert_eq!(sent_away(&mut beto).await, "removed");
    assert_eq!(ana.at("/table/seats/1/left"), true);
    ana.must(bot(1)).await;
    // It is kept, and taken back.
    ana.must(Ask::Readmit {}).await;
    clara.come(&code).await;
    open.close().await;
}

#[tokio::test]
async fn a_host_mutes_someone() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let mute = |muted| Ask::Mute { who: Who::Seat { seat: Seat::new(1) }, muted };
    assert_eq!(refused(&mut beto, mute(true)).await, "not-the-host");
    ana.must(mute(true)).await;
    beto.until(|chair| chair.at("/table/seats/1/muted") == true).await;
    assert_eq!(refused(&mut beto, say("loud")).await, "muted");
    ana.must(say("quiet")).await;
    ana.must(mute(false)).await;
    beto.must(say("thank you")).await;
    assert_eq!(
        refused(&mut ana, Ask::Mute { who: Who::Seat { seat: Seat::new(0) }, muted: true }).await,
        "not-the-host"
    );
    open.close().await;
}

/// A device that was lost knows nobody any more, and neither does a code that was read from it.
#[tokio::test]
async fn a_person_logs_out_on_all_other_devices() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let code = ana.send("POST", "/api/people/me/recovery", &json!({})).await.json();
    let phone = ana.send("POST", "/api/people/recover", &code).await;
    let phone = Guest { address: open.address, cookie: cookie(&phone) };
    let stolen = ana.send("POST", "/api/people/me/recovery", &json!({})).await.json();
    let table = ana.make(&table_of("whispers", 2)).await;
    let mut on_phone = phone.come(&table).await;
    assert_eq!(ana.send("DELETE", "/api/people/me/devices", &json!({})).await.status, 204);
    assert_eq!(sent_away(&mut on_phone).await, "logged-out");
    assert!(phone.socket(&table).await.is_err());
    assert_eq!(phone.get("/api/people/me").await.body, "null");
    assert_eq!(phone.send("POST", "/api/people/recover", &stolen).await.status, 400);
    assert_eq!(ana.get("/api/people/me").await.json()["name"], "Ana");
    ana.come(&table).await;
    open.close().await;
}

/// All that is kept of someone can be taken along, and then be forgotten: at tables in memory, on disk and in replays.
#[tokio::test]
async fn a_person_takes_what_is_kept_and_is_forgotten() {
    let (open, folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let table = code(&ana);
    beto.must(say("I said this")).await;
    while ana.phase() != "over" {
        for chair in [&mut ana, &mut beto] {
            let choice = chair.legal().into_iter().find(|text| text.starts_with("choose"));
            if let Some(choice) = choice.filter(|_| chair.must_act()) {
                chair.act(&choice).await.unwrap();
            }
            chair.must(Ask::Ping {}).await;
        }
        // What one has done the other has heard of after saying something themselves.
        ana.must(say("next")).await;
        beto.must(say("next")).await;
    }
    let guest = beto.guest().clone();
    let data = guest.get("/api/people/me/data").await.json();
    assert_eq!((&data["name"], &data["recovery"]), (&json!("Beto"), &json!(false)));
    assert_eq!(data["said"][0], "I said this");
    assert_eq!(data["tables"][0]["code"], json!(table));
    assert_eq!(
        (data["games"].as_array().unwrap().len(), data["devices_at_ms"].as_array().unwrap().len()),
        (1, 1)
    );
    let id = data["games"][0]["id"].as_str().unwrap().to_owned();

    let gone = guest.send("DELETE", "/api/people/me", &json!({})).await;
    assert_eq!((gone.status, gone.head.contains("Max-Age=0")), (204, true), "{gone:?}");
    assert_eq!(sent_away(&mut beto).await, "logged-out");
    assert_eq!(guest.get("/api/people/me").await.body, "null");
    assert_eq!(guest.get("/api/people/me/data").await.status, 401);
    ana.until(|chair| chair.at("/table/seats/1/name") == "—").await;
    let steps = ana.guest().get(&format!("/api/replays/{id}/steps")).await.json();
    assert_eq!(steps["card"]["names"], json!(["Ana", "—"]));
    let again = ana.guest().come(&table).await;
    assert!(!again.chat.iter().any(|line| line["name"] == "Beto"), "{:?}", again.chat);
    open.close().await;
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    let card = request(open.address, "GET", &format!("/api/tables/{table}"), "", "").await.json();
    assert_eq!(card["seats"][1]["name"], "—");
    open.close().await;
}
