//! More than one game at a table: who wants another, what is played next, who has won, and who comes late.

use protocol::{Arrange, Ask, Hinting, Latecomers, NewTable, SeatPlan, SetUp};
use serde_json::{Value, json};
use server::Entropy;
use tabletop::Seat;

use crate::chair::Chair;
use crate::gathering::two;
use crate::guest::Guest;
use crate::house::{Open, config, open, table_of};

fn bot() -> SeatPlan {
    SeatPlan::Bot { bot: "random".to_owned() }
}

fn sit(seat: usize) -> Ask {
    Ask::Sit { seat: Seat::new(seat), nonce: None }
}

async fn refused(chair: &mut Chair, ask: Ask) -> String {
    chair.try_ask(ask).await.unwrap_err().kind().to_owned()
}

/// Plays the first thing that can be done until the game is over for all of them.
async fn play_out(chairs: &mut [&mut Chair]) {
    while chairs[0].phase() == "playing" {
        for chair in chairs.iter_mut() {
            chair.until(|chair| chair.phase() != "playing" || chair.must_act()).await;
            if chair.phase() == "playing" {
                let choice = chair.legal()[0].clone();
                chair.act(&choice).await.unwrap();
            }
        }
    }
    for chair in chairs.iter_mut() {
        chair.until(|chair| chair.phase() == "over").await;
    }
}

/// Everyone sees who wants another game, and when all do the table gathers without its host.
#[tokio::test]
async fn everyone_sees_who_wants_another_game() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    assert_eq!(refused(&mut beto, Ask::Again { wants: true }).await, "wrong-phase");
    play_out(&mut [&mut ana, &mut beto]).await;
    ana.must(Ask::Again { wants: true }).await;
    beto.until(|chair| chair.at("/table/seats/0/again") == true).await;
    ana.must(Ask::Again { wants: false }).await;
    beto.until(|chair| chair.at("/table/seats/0/again") == false).await;
    beto.must(Ask::Again { wants: true }).await;
    ana.until(|chair| chair.at("/table/seats/1/again") == true).await;
    assert_eq!(ana.phase(), "over");
    let mut watching = open.guest("Clara").await.come(ana.at("/table/code").as_str().unwrap()).await;
    assert_eq!(refused(&mut watching, Ask::Again { wants: true }).await, "not-seated");
    ana.must(Ask::Again { wants: true }).await;
    beto.until(|chair| chair.phase() == "gathering").await;
    ana.must(Ask::Start {}).await;
    assert_eq!(ana.at("/table/seats/1/again"), false);
    open.close().await;
}

/// Another game, other seats and bots: the link, the people, the chat and the tally stay, and survive a restart.
#[tokio::test]
async fn a_table_changes_its_game_and_keeps_its_evening() {
    let (open, folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let code = ana.at("/table/code").as_str().unwrap().to_owned();
    ana.must(Ask::Say { text: "¡Otra!".to_owned() }).await;
    let other =
        |seats: Vec<SeatPlan>| Ask::SetUp(SetUp { game: "qube-attack".to_owned(), options: None, seats });
    assert_eq!(refused(&mut ana, other(vec![SeatPlan::Open; 3])).await, "wrong-phase");
    play_out(&mut [&mut ana, &mut beto]).await;
    let places = ana.at("/play/status/ending/places").clone();
    let wins: Vec<u64> = [0, 1].map(|seat| u64::from(places[seat] == 1)).to_vec();
    let tally = |chair: &Chair| -> Vec<(Value, u64, u64)> {
        let lines = chair.at("/table/tally").as_array().unwrap().clone();
        let number = |line: &Value, key: &str| line[key].as_u64().unwrap();
        lines.iter().map(|line| (line["name"].clone(), number(line, "games"), number(line, "wins"))).collect()
    };
    let expected = vec![(json!("Ana"), 1, wins[0]), (json!("Beto"), 1, wins[1])];
    assert_eq!(tally(&ana), expected);

    assert_eq!(refused(&mut beto, other(vec![SeatPlan::Open; 3])).await, "not-the-host");
    assert_eq!(refused(&mut ana, other(vec![SeatPlan::Open, bot()])).await, "people-seated");
    assert_eq!(refused(&mut ana, other(vec![SeatPlan::Open; 9])).await, "wrong-seats");
    assert_eq!(ana.phase(), "over", "what is refused changes nothing");
    ana.must(other(vec![bot(), SeatPlan::Open, SeatPlan::Open])).await;
    beto.until(|chair| chair.at("/table/game") == "qube-attack").await;
    let names: Vec<Value> =
        (0..3).map(|seat| beto.at(&format!("/table/seats/{seat}/name")).clone()).collect();
    assert_eq!(names, [Value::Null, json!("Beto"), json!("Ana")], "who can keeps the seat");
    assert_eq!((ana.phase(), &ana.you["seat"]), ("gathering", &json!(2)));
    assert_eq!(ana.at("/table/round"), 1);

    let guests = [ana.guest().clone(), beto.guest().clone()];
    open.close().await;
    let open = Open::with(config(folder.path()), Entropy::system()).await;
    let [ana, beto] = guests.map(|guest| Guest { address: open.address, ..guest });
    let (mut ana, mut beto) = (ana.come(&code).await, beto.come(&code).await);
    assert_eq!((tally(&ana), ana.chat.len()), (expected, 1));
    ana.must(Ask::Start {}).await;
    beto.until(|chair| chair.phase() == "playing").await;
    assert_eq!(beto.at("/play/view/armies").as_array().unwrap().len(), 3);
    open.close().await;
}

/// Bots are one line in the tally; what comes of a second game is added.
#[tokio::test]
async fn the_tally_counts_games_and_wins() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let new = NewTable { seats: vec![SeatPlan::Open, bot(), bot()], ..table_of("whispers", 3) };
    let mut chair = ana.come(&ana.make(&new).await).await;
    chair.sit(0).await;
    let mut won = [0, 0];
    for _ in 0..2 {
        chair.must(Ask::Start {}).await;
        play_out(&mut [&mut chair]).await;
        let places = chair.at("/play/status/ending/places").clone();
        won[0] += u64::from(places[0] == 1);
        won[1] += u64::from(places[1] == 1 || places[2] == 1);
        chair.must(Ask::Rematch {}).await;
    }
    let expected =
        json!([{"name": "Ana", "games": 2, "wins": won[0]}, {"name": null, "games": 2, "wins": won[1]}]);
    assert_eq!(chair.at("/table/tally"), &expected);
    open.close().await;
}

/// A latecomer takes over from a bot in the middle of a game, if the host allows it, and sees what that seat sees.
#[tokio::test]
async fn a_latecomer_takes_over_from_a_bot() {
    let (open, _folder) = open().await;
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let new = NewTable { seats: vec![SeatPlan::Open, bot()], ..table_of("whispers", 2) };
    let code = ana.make(&new).await;
    let mut ana = ana.come(&code).await;
    ana.sit(0).await;
    ana.must(Ask::Start {}).await;
    let mut beto = beto.come(&code).await;
    assert_eq!(beto.at("/table/watchers"), &json!(["Beto"]));
    ana.until(|chair| chair.at("/table/watchers") == &json!(["Beto"])).await;
    ana.must(Ask::Arrange(Arrange { latecomers: Some(Latecomers::Closed), ..Arrange::default() })).await;
    assert_eq!(refused(&mut beto, sit(1)).await, "seat-taken");
    ana.must(Ask::Arrange(Arrange { latecomers: Some(Latecomers::Welcome), ..Arrange::default() })).await;
    assert_eq!(refused(&mut beto, sit(0)).await, "wrong-phase");
    assert_eq!(refused(&mut ana, sit(1)).await, "seated-already");
    beto.must(sit(1)).await;
    assert_eq!(beto.you["seat"], json!(1));
    assert!(beto.at("/play/view/hand").is_array() || beto.at("/play/view/hands/1").is_array());
    ana.until(|chair| chair.at("/table/seats/1/name") == "Beto").await;
    assert_eq!(ana.notes.last().unwrap(), &json!({"kind": "took-over", "seat": 1}));
    play_out(&mut [&mut ana, &mut beto]).await;
    let mine = beto.guest().get("/api/replays?mine=true").await.json();
    assert_eq!(mine[0]["names"], json!(["Ana", "Beto"]), "the record knows who played to the end");
    open.close().await;
}

/// Hints are for games against bots, unless the table says otherwise; everyone sees who has asked.
#[tokio::test]
async fn a_table_says_whether_hints_are_allowed() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let new = NewTable {
        seats: vec![SeatPlan::Open, bot()],
        hinting: Hinting::AmongBots,
        position: Some("a: E1 | b: E4; first a".to_owned()),
        ..table_of("qube-attack", 2)
    };
    let code = ana.make(&new).await;
    let mut ana = ana.come(&code).await;
    ana.sit(0).await;
    ana.must(Ask::Start {}).await;
    let mut clara = open.guest("Clara").await.come(&code).await;
    assert_eq!(ana.at("/table/hints_allowed"), true);
    ana.ask(Ask::Hint {}).await;
    clara.until(|chair| chair.at("/table/seats/0/hints") == 1).await;
    assert_eq!(clara.notes.last().unwrap(), &json!({"kind": "hinted", "seat": 0}));
    clara.must(sit(1)).await;
    ana.until(|chair| chair.at("/table/hints_allowed") == false).await;
    assert_eq!(refused(&mut ana, Ask::Hint {}).await, "hints-off");
    ana.must(Ask::Arrange(Arrange { hinting: Some(Hinting::Always), ..Arrange::default() })).await;
    clara.until(|chair| chair.at("/table/hints_allowed") == true).await;
    ana.must(Ask::Arrange(Arrange { hinting: Some(Hinting::Never), ..Arrange::default() })).await;
    assert_eq!(refused(&mut ana, Ask::Hint {}).await, "hints-off");
    open.close().await;
}

/// Who gets up in the middle of a game, and who comes back, is told to everyone.
#[tokio::test]
async fn getting_up_and_coming_back_is_told() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    beto.must(Ask::Stand {}).await;
    ana.until(|chair| chair.at("/table/seats/1/left") == true).await;
    ana.must(Ask::Bot { seat: Seat::new(1), bot: Some("random".to_owned()) }).await;
    beto.must(sit(1)).await;
    ana.until(|chair| chair.at("/table/seats/1/left") == false).await;
    let kinds: Vec<&Value> = ana.notes.iter().map(|note| &note["kind"]).collect();
    assert_eq!(kinds, ["got-up", "bot-plays", "came-back"]);
    open.close().await;
}

/// The house answers at once that it is there, to whoever is connected.
#[tokio::test]
async fn a_ping_is_answered_while_a_table_gathers_and_plays() {
    let (open, _folder) = open().await;
    let (mut ana, _beto) = two(&open, "whispers").await;
    let before = ana.number;
    for _ in 0..3 {
        ana.must(Ask::Ping {}).await;
    }
    assert_eq!(ana.number, before, "it is no part of the stream");
    open.close().await;
}

/// Asked twice with its decision's number, an undo takes one thing back.
#[tokio::test]
async fn an_undo_that_is_asked_again_comes_too_late() {
    let (open, _folder) = open().await;
    let new = NewTable { position: Some("a: E1 | b: E4; first a".to_owned()), ..table_of("qube-attack", 2) };
    let mut chairs = crate::gathering::all_and_a_spectator(&open, &new).await;
    let ana = &mut chairs[0];
    ana.act("E1>W1").await.unwrap();
    let decision = ana.at("/play/decision").as_u64().map(|number| number as u32);
    ana.must(Ask::Undo { decision }).await;
    assert_eq!(refused(ana, Ask::Undo { decision }).await, "too-late");
    open.close().await;
}
