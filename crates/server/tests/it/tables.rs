//! Seats, hosts, spectators, windows of one person, chat, undo, rematch, bots and clocks.

use std::time::Duration;

use protocol::{Arrange, Ask, Away, SeatPlan, Time, Told};
use serde_json::json;
use server::{Entropy, Span};
use tabletop::Seat;

use crate::chair::Chair;
use crate::gathering::two;
use crate::house::{Open, config, open, table_of};

fn bot(seat: usize, name: Option<&str>) -> Ask {
    Ask::Bot { seat: Seat::new(seat), bot: name.map(str::to_owned) }
}

fn sit(seat: usize) -> Ask {
    Ask::Sit { seat: Seat::new(seat), nonce: None }
}

async fn refused(chair: &mut Chair, ask: Ask) -> String {
    chair.try_ask(ask).await.unwrap_err().kind().to_owned()
}

#[tokio::test]
async fn a_table_is_gathered_by_its_host() {
    let (open, _folder) = open().await;
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let code = ana.make(&table_of("whispers", 3)).await;
    let mut host = ana.come(&code).await;
    let mut guest = beto.come(&code).await;
    assert_eq!((&host.you["host"], &guest.you["host"]), (&json!(true), &json!(false)));

    assert_eq!(refused(&mut guest, Ask::Start {}).await, "not-the-host");
    assert_eq!(refused(&mut host, Ask::Start {}).await, "seats-open");
    assert_eq!(refused(&mut guest, sit(9)).await, "no-such-seat");
    guest.sit(1).await;
    assert_eq!(guest.you["seat"], json!(1));
    assert_eq!(refused(&mut guest, sit(2)).await, "seated-already");
    assert_eq!(refused(&mut host, sit(1)).await, "seat-taken");
    assert_eq!(refused(&mut guest, bot(2, Some("random"))).await, "not-the-host");
    assert_eq!(refused(&mut host, bot(2, Some("deep thought"))).await, "unknown-bot");
    host.must(bot(2, Some("random"))).await;
    host.sit(0).await;
    assert_eq!(
        refused(&mut host, Ask::Act { text: Some("glance".into()), action: None, decision: None }).await,
        "wrong-phase"
    );
    host.must(Ask::Start {}).await;
    guest.until(|chair| chair.phase() == "playing").await;
    assert_eq!(guest.at("/table/seats/1/name"), "Beto");
    assert_eq!(guest.at("/table/seats/2/bot"), "random");
    open.close().await;
}

#[tokio::test]
async fn all_windows_of_a_person_show_the_same_and_a_spectator_sees_no_hand() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let code = ana.at("/table/code").as_str().unwrap().to_owned();
    let mut second_window = ana.guest().come(&code).await;
    let mut watching = open.guest("Clara").await.come(&code).await;
    assert_eq!(second_window.you["seat"], json!(0));
    assert_eq!(watching.at("/play/view/hands/0"), &json!([null, null, null]));
    assert_eq!(watching.at("/play/legal"), &json!([]));

    let choice = second_window.legal()[0].clone();
    second_window.act(&choice).await.unwrap();
    ana.until(|chair| !chair.at("/play/view/chosen/0").is_null()).await;
    beto.until(|chair| chair.at("/play/view/chosen/0") == 0).await;
    watching.until(|chair| chair.at("/play/view/chosen/0") == 0).await;
    assert_eq!(ana.at("/play"), second_window.at("/play"));
    assert_eq!(ana.at("/table/spectators"), 1);
    assert_eq!(watching.act("glance").await.unwrap_err().kind(), "not-seated");
    open.close().await;
}

#[tokio::test]
async fn what_is_said_is_heard_and_kept() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    ana.must(Ask::Say { text: "  hola,\nBeto ".to_owned() }).await;
    beto.until(|chair| !chair.chat.is_empty()).await;
    assert_eq!((&beto.chat[0]["text"], &beto.chat[0]["name"]), (&json!("hola, Beto"), &json!("Ana")));
    assert_eq!(refused(&mut ana, Ask::Say { text: "x".repeat(301) }).await, "long-text");
    assert_eq!(refused(&mut ana, Ask::Say { text: " ".to_owned() }).await, "empty-text");
    let code = ana.at("/table/code").as_str().unwrap().to_owned();
    let late = open.guest("Clara").await.come(&code).await;
    assert_eq!(late.chat, beto.chat);
    open.close().await;
}

#[tokio::test]
async fn an_own_action_is_taken_back_while_nothing_came_of_it() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let before = ana.at("/play/view").clone();
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    assert_eq!(ana.at("/play/undo"), true);
    ana.must(Ask::Undo { decision: None }).await;
    assert_eq!(ana.at("/play/view"), &before);
    assert_eq!(ana.notes, [json!({"kind": "undone", "seat": 0})]);
    ana.act(&choice).await.unwrap();
    beto.until(|chair| chair.notes.len() == 1 && chair.at("/play/view/chosen/0") == 0).await;
    beto.act("glance").await.unwrap();
    ana.until(|chair| chair.at("/play/undo") == false).await;
    assert_eq!(refused(&mut ana, Ask::Undo { decision: None }).await, "nothing-to-undo");
    open.close().await;
}

/// An answer that was meant for a decision that is past must not fall into the next one.
#[tokio::test]
async fn what_comes_too_late_is_refused() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let decision = ana.at("/play/decision").as_u64().map(|number| number as u32);
    for chair in [&mut ana, &mut beto] {
        let choice = chair.legal()[0].clone();
        chair.must(Ask::Act { text: Some(choice), action: None, decision }).await;
    }
    ana.until(|chair| chair.at("/play/view/shown/1").is_number()).await;
    let choice = ana.legal()[0].clone();
    let late = Ask::Act { text: Some(choice), action: None, decision };
    assert_eq!(refused(&mut ana, late).await, "too-late");
    open.close().await;
}

#[tokio::test]
async fn a_refusal_says_why_and_changes_nothing() {
    let (open, _folder) = open().await;
    let (mut ana, _beto) = two(&open, "whispers").await;
    let before = ana.document.clone();
    let refusal = ana.act("choose 99").await.unwrap_err();
    assert_eq!(refusal.rule.as_deref(), Some("W-1"));
    assert_eq!(refusal.reason, json!({"kind": "not-in-hand", "card": 99}));
    assert_eq!(refusal.message, "99 is not in your hand");
    assert_eq!(ana.act("dance").await.unwrap_err().kind(), "unreadable");
    let both =
        Ask::Act { text: Some("glance".into()), action: Some(json!({"kind": "glance"})), decision: None };
    assert_eq!(refused(&mut ana, both).await, "unreadable");
    assert_eq!(ana.document, before);
    open.close().await;
}

/// A seat that was left is played by a bot until its person comes back; nobody else can take it.
#[tokio::test]
async fn a_left_seat_is_given_to_a_bot_and_taken_back() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    assert_eq!(refused(&mut ana, bot(1, Some("random"))).await, "someone-is-here");
    beto.must(Ask::Stand {}).await;
    ana.until(|chair| chair.at("/table/seats/1/left") == true).await;
    ana.must(bot(1, Some("random"))).await;
    ana.until(|chair| chair.at("/play/view/chosen/1") == 0).await;
    beto.until(|chair| chair.at("/table/seats/1/bot") == "random").await;
    assert_eq!(beto.act("glance").await.unwrap_err().kind(), "bot-plays");
    beto.must(sit(1)).await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    beto.until(|chair| chair.must_act()).await;
    let choice = beto.legal()[0].clone();
    beto.act(&choice).await.unwrap();
    open.close().await;
}

#[tokio::test]
async fn a_rematch_keeps_those_who_stayed() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let mut new = table_of("whispers", 2);
    new.seats[1] = SeatPlan::Bot { bot: "random".to_owned() };
    let code = ana.make(&new).await;
    let mut chair = ana.come(&code).await;
    chair.sit(0).await;
    for round in 1..=2 {
        chair.must(Ask::Start {}).await;
        let promised = chair.at("/play/promise").clone();
        while chair.phase() == "playing" {
            chair.until(|chair| chair.must_act() || chair.phase() == "over").await;
            if let Some(choice) = chair.legal().first().filter(|_| chair.must_act()).cloned() {
                chair.act(&choice).await.unwrap();
            }
        }
        assert_eq!(chair.at("/table/round"), round);
        assert!(promised.is_string() && chair.at("/play/reveal/seed").is_string());
        assert_eq!(refused(&mut chair, Ask::Start {}).await, "wrong-phase");
        chair.must(Ask::Rematch {}).await;
        assert_eq!((chair.phase(), chair.at("/play")), ("gathering", &json!(null)));
        assert_eq!(chair.at("/table/seats/0/name"), "Ana");
    }
    let mine = ana.get("/api/replays?mine=true").await.json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    assert_eq!(ana.get("/api/replays").await.json(), json!([]), "a private table's games are not listed");
    open.close().await;
}

/// Nobody could choose the seed: the house promised its secret, the players gave their words, and both are shown.
#[tokio::test]
async fn the_seed_is_what_was_promised() {
    use sha2::{Digest, Sha256};
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    for _ in 0..3 {
        for chair in [&mut ana, &mut beto] {
            chair.until(|chair| chair.must_act()).await;
            let choice = chair.legal()[0].clone();
            chair.act(&choice).await.unwrap();
        }
    }
    ana.until(|chair| chair.phase() == "over").await;
    let text = |pointer: &str| ana.at(pointer).as_str().unwrap().to_owned();
    let unhex = |text: &str| -> Vec<u8> {
        (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap()).collect()
    };
    let hashed =
        |bytes: &[u8]| Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let secret = unhex(&text("/play/reveal/secret"));
    assert_eq!(hashed(&secret), text("/play/promise"));
    let mut mixed = secret;
    for nonce in ["word 0", "word 1"] {
        mixed.extend((nonce.len() as u64).to_le_bytes());
        mixed.extend(nonce.bytes());
    }
    assert_eq!(hashed(&mixed), text("/play/reveal/seed"));
    assert_eq!(hashed(&unhex(&text("/play/reveal/seed"))), text("/play/commitment"));
    open.close().await;
}

/// When time is up the house plays for who still must act, and says so.
#[tokio::test]
async fn when_time_is_up_the_house_plays() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    let short = Duration::from_millis(60);
    config.clocks.quick = Span { turn: short, answer: short };
    let open = Open::with(config, Entropy::system()).await;
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let mut new = table_of("whispers", 2);
    new.time = Time::Quick;
    let code = ana.make(&new).await;
    let (mut first, mut second) = (ana.come(&code).await, beto.come(&code).await);
    first.sit(0).await;
    second.sit(1).await;
    first.must(Ask::Start {}).await;
    assert_eq!(first.at("/play/clock/whole_ms"), 60);
    first.until(|chair| chair.phase() == "over").await;
    let late: Vec<_> = first.notes.iter().map(|note| note["seat"].as_u64().unwrap()).collect();
    assert_eq!(late, [0, 1, 0, 1, 0, 1], "{:?}", first.notes);
    open.close().await;
}

/// The host wants the absent waited for: the clock stands still until they are back.
#[tokio::test]
async fn the_absent_are_waited_for_if_the_host_wants_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    let short = Duration::from_millis(60);
    config.clocks.quick = Span { turn: short, answer: short };
    let open = Open::with(config, Entropy::system()).await;
    let (mut ana, beto) = two(&open, "whispers").await;
    let lost = beto.lose().await;
    ana.until(|chair| chair.at("/table/seats/1/present") == false).await;
    ana.must(Ask::Arrange(Arrange { time: Some(Time::Quick), away: Some(Away::Wait), ..Arrange::default() }))
        .await;
    ana.until(|chair| chair.notes == [json!({"kind": "time-up", "seat": 0})]).await;
    ana.until(|chair| chair.at("/play/clock").is_null()).await;
    assert_eq!(ana.at("/play/status/must"), &json!([1]));
    let mut beto = lost.come_back().await;
    ana.until(|chair| chair.notes.contains(&json!({"kind": "time-up", "seat": 1}))).await;
    beto.until(|chair| chair.at("/play/view/shown/1").is_number()).await;
    open.close().await;
}

/// A host who leaves hands the table on to who stays.
#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    ana.must(Ask::Stand {}).await;
    beto.until(|chair| chair.you["host"] == true).await;
    ana.until(|chair| chair.you["host"] == false).await;
    assert_eq!(beto.at("/table/host"), "Beto");
    beto.must(bot(0, Some("random"))).await;
    open.close().await;
}

/// A bug in the rules of one game: its table is taken up again where it was, and nobody else notices.
#[tokio::test]
async fn a_table_whose_rules_panic_goes_on_from_what_was_saved() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let (mut clara, _david) = two(&open, "whispers").await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    let seen = ana.at("/play/view").clone();
    ana.ask(Ask::Act { text: Some("faint".to_owned()), action: None, decision: None }).await;
    for chair in [&mut ana, &mut beto] {
        let mut last = None;
        while let Some(told) = chair.try_hear().await {
            last = Some(told);
        }
        let Some(Told::Closing { reason }) = last else { panic!("{last:?}") };
        assert_eq!(reason.kind(), "table-broke");
    }
    assert!(open.metrics().await.contains("sobremesa_panics_total 1"));
    let ana = ana.lose().await.come_back().await;
    assert_eq!(ana.at("/play/view"), &seen);
    let mut beto = beto.lose().await.come_back().await;
    let choice = beto.legal()[0].clone();
    beto.act(&choice).await.unwrap();
    clara.act("glance").await.unwrap();
    open.close().await;
}

/// A table of bots plays while someone watches.
#[tokio::test]
async fn bots_play_by_themselves() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let mut new = table_of("qube-attack", 2);
    new.seats = vec![SeatPlan::Bot { bot: "random".to_owned() }; 2];
    let code = ana.make(&new).await;
    let mut chair = ana.come(&code).await;
    chair.must(Ask::Start {}).await;
    // By chance a game may be over sooner.
    chair.until(|chair| chair.events.len() > 20 || chair.phase() == "over").await;
    assert!(!chair.events.is_empty());
    open.close().await;
}

/// A table leaves memory when nobody is there, and is as it was when someone comes.
#[tokio::test]
async fn an_empty_table_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.empty_table_wait = Duration::from_millis(50);
    let open = Open::with(config, Entropy::system()).await;
    let (mut ana, beto) = two(&open, "whispers").await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    let seen = ana.at("/play/view").clone();
    let (lost, _beto) = (ana.lose().await, beto.lose().await);
    while !open.metrics().await.contains("sobremesa_tables 0\n") {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut ana = lost.come_back().await;
    assert!(ana.heard.last().unwrap().contains("welcome"), "another stream begins");
    assert_eq!(ana.at("/play/view"), &seen);
    assert_eq!(ana.act(&choice).await.unwrap_err().kind(), "chosen-already");
    open.close().await;
}

/// What was missed is sent again; who was away too long, or comes with another stream's number, gets everything.
#[tokio::test]
async fn who_comes_back_resumes() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let lost = beto.lose().await;
    ana.must(Ask::Say { text: "where are you?".to_owned() }).await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    beto = lost.come_back().await;
    assert!(beto.heard.last().unwrap().contains("resumed"));
    beto.until(|chair| chair.chat.len() == 1 && chair.at("/play/view/chosen/0") == 0).await;
    let mut lost = beto.lose().await;
    lost.number += 1000;
    let beto = lost.come_back().await;
    assert!(beto.heard.last().unwrap().contains("welcome"));
    assert_eq!(beto.at("/play/view/chosen/0"), 0);
    open.close().await;
}

/// When the house closes, guests are told, and the game goes on when it opens again.
#[tokio::test]
async fn the_house_closes_and_opens_again() {
    let (open, folder) = open().await;
    let (mut ana, _beto) = two(&open, "whispers").await;
    let choice = ana.legal()[0].clone();
    ana.act(&choice).await.unwrap();
    let seen = ana.at("/play/view").clone();
    let (cookie, code) = (ana.guest().cookie.clone(), ana.at("/table/code").as_str().unwrap().to_owned());
    let closing = tokio::spawn(open.close());
    let last = loop {
        match ana.try_hear().await {
            Some(Told::Closing { reason }) => break reason,
            Some(_) => {}
            None => panic!("nothing was said"),
        }
    };
    assert_eq!(last.kind(), "house-closing");
    closing.await.unwrap();
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    let guest = crate::guest::Guest { address: open.address, cookie };
    let ana = guest.come(&code).await;
    assert_eq!(ana.at("/play/view"), &seen);
    open.close().await;
}

/// A window that answers someone else's action has an answer's time, also where only one is asked; a turn has a turn's.
#[tokio::test]
async fn an_answer_of_one_player_has_the_time_of_an_answer() {
    let (open, _folder) = open().await;
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let mut new = table_of("gravity-warfare", 2);
    new.time = protocol::Time::Normal;
    let code = ana.make(&new).await;
    let mut chairs = [ana.come(&code).await, beto.come(&code).await];
    chairs[0].sit(0).await;
    chairs[1].sit(1).await;
    chairs[0].must(Ask::Start {}).await;
    chairs[1].until(|chair| chair.phase() == "playing").await;
    for _ in 0..10 {
        let window = chairs[0].at("/play/status/window").clone();
        let asked = chairs[0].at("/play/status/must").as_array().unwrap().clone();
        let whole_ms = chairs[0].at("/play/clock/whole_ms").as_u64().unwrap();
        if window["kind"] == "challenge" {
            assert_eq!(asked.len(), 1, "with two players one is asked");
            assert!(!asked.contains(&window["active_seat"]));
            assert_eq!(whole_ms, 10_000, "{window}");
            return open.close().await;
        }
        assert_eq!(whole_ms, 90_000, "{window}");
        let (actor, other) = (asked[0].as_u64().unwrap() as usize, 1 - asked[0].as_u64().unwrap() as usize);
        let text = chairs[actor].legal()[0].clone();
        chairs[actor].act(&text).await.unwrap();
        chairs[other].until(|chair| *chair.at("/play/status/window") != window).await;
    }
    panic!("nobody was challenged: {}", chairs[0].at("/play/status"));
}
