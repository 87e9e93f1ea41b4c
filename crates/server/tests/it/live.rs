//! Hands at work: told what to do over the socket, seen by everyone who may, and in the end an action like any other.

use std::net::SocketAddr;
use std::time::Duration;

use balance::{Fingers, Frame, HandInput, Spot};
use gravity_warfare::{GravityWarfare, HandWork, Options, Record, TroopKind};
use protocol::{Arrange, Ask, HAND_LEAVES, HAND_VERSION, NewTable, Shown, Time};
use serde_json::{Value, json};
use server::{Entropy, Span};
use tabletop::{Chance, Game, Seat, Seed, Tell};

use crate::chair::{Chair, Watched};
use crate::guest::Guest;
use crate::house::{Open, config, open, table_of};

/// Ana is to set a tank down beside Beto's.
pub fn position(given: &str) -> String {
    format!("a: | b:; on bt1@-100,20; turn zone=comet troop=tank asked {given}; now defend")
}

const BLIND: &str = "given=b:dont-look";

/// What a careful hand would be told, tick by tick.
pub fn careful() -> Vec<HandInput> {
    let mut game = GravityWarfare::read_position(&Options::default(), &position("")).unwrap();
    let (ready, mut chance) = (game.read_action("ready").unwrap(), Chance::new(Seed::from_number(0)));
    game.apply(Seat::new(0), &ready, &mut chance, &mut Tell::nobody()).unwrap();
    let staging = game.staging(&[TroopKind::Tank]).unwrap();
    staging.record(&HandWork::at(Spot::careful(-95.0, -20.0, 0), 0)).unwrap().0
}

pub fn told(input: &HandInput) -> Vec<u8> {
    let fingers = u8::from(input.grip == Fingers::Closed) | u8::from(input.rim == Fingers::Closed) << 1;
    let [x, y, z] = input.at_um;
    let numbers = [x, y, z, input.yaw_mrad].into_iter().flat_map(i32::to_le_bytes);
    [HAND_VERSION, fingers].into_iter().chain(numbers).collect()
}

pub fn leaves() -> Vec<u8> {
    let mut bytes = told(&HandInput::home());
    bytes[1] |= HAND_LEAVES;
    bytes
}

/// Ana and Beto at the table, a spectator, and Ana about to use her hand.
pub struct Three {
    pub ana: Chair,
    pub beto: Chair,
    pub clara: Chair,
}

impl Three {
    pub async fn at(address: SocketAddr, given: &str, time: Time) -> Three {
        let [ana, beto, clara] = ["Ana", "Beto", "Clara"].map(|name| Guest::new(address, name));
        let (ana, beto, clara) = (ana.await, beto.await, clara.await);
        let new = NewTable { position: Some(position(given)), time, ..table_of("gravity-warfare", 2) };
        let code = ana.make(&new).await;
        let (mut ana, mut beto) = (ana.come(&code).await, beto.come(&code).await);
        let clara = clara.come(&code).await;
        ana.sit(0).await;
        beto.sit(1).await;
        ana.must(Ask::Start {}).await;
        ana.act("ready").await.unwrap();
        Three { ana, beto, clara }
    }

    /// Ana's hand begins; everyone is told so.
    pub async fn begin(&mut self) {
        self.ana.must(live(&self.ana)).await;
        for chair in [&mut self.ana, &mut self.beto, &mut self.clara] {
            chair.until(|chair| chair.at("/play/live") == 0).await;
        }
    }

    /// Until the hand is gone and what it did is shown.
    pub async fn end(&mut self) {
        for chair in [&mut self.ana, &mut self.beto, &mut self.clara] {
            chair.until(|chair| chair.at("/play/live").is_null()).await;
        }
    }
}

fn template(chair: &Chair) -> Value {
    let legal = chair.at("/play/legal").as_array().unwrap();
    let empty = |offer: &&Value| offer["action"].get("hand") == Some(&Value::Null);
    legal.iter().find(empty).expect("a hand is wanted")["action"].clone()
}

fn live(chair: &Chair) -> Ask {
    let decision = chair.at("/play/decision").as_u64().map(|number| number as u32);
    Ask::Live { action: template(chair), decision }
}

/// The frames of the live messages that came, in order.
fn live_frames(chair: &Chair) -> Vec<Frame> {
    let read = |watched: &Watched| match Shown::read(&watched.bytes) {
        Some((Shown::Live, frames)) => {
            frames.into_iter().map(|frame| Frame::decode(frame).unwrap()).collect()
        }
        Some((Shown::Film, _)) => Vec::new(),
        None => panic!("{:?}", watched.bytes),
    };
    chair.watched.iter().flat_map(|watched| -> Vec<Frame> { read(watched) }).collect()
}

#[tokio::test]
async fn a_live_placement_is_seen_by_all_and_becomes_an_action() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    three.begin().await;
    assert_eq!(three.beto.try_ask(Ask::Undo { decision: None }).await.unwrap_err().kind(), "hand-at-work");
    assert_eq!(three.ana.try_ask(live(&three.ana)).await.unwrap_err().kind(), "hand-at-work");
    let mut ticking = tokio::time::interval(Duration::from_micros(16_667));
    for input in careful() {
        ticking.tick().await;
        three.ana.tell_hand(&told(&input)).await;
        // A hand of one who is not at work is not listened to.
        three.beto.tell_hand(&leaves()).await;
    }
    three.ana.tell_hand(&leaves()).await;
    three.end().await;
    for chair in [&three.ana, &three.beto, &three.clara] {
        let frames = live_frames(chair);
        assert!(frames.len() > 10, "{} frames", frames.len());
        assert_eq!(frames[0].pieces.len(), 2, "the first is whole");
        assert!(frames.iter().any(|frame| frame.pieces.len() < 2), "what rests is left out");
        assert!(frames.is_sorted_by_key(|frame| frame.tick), "time goes on");
        assert!(frames.iter().any(|frame| frame.hand_there) && !frames.last().unwrap().hand_there);
        assert!(frames.last().unwrap().at_rest, "it ends when all is at rest");
        assert!(
            chair.watched.iter().all(|watched| watched.bytes[0] == 0),
            "what was seen live needs no film"
        );
    }
    assert_eq!(live_frames(&three.beto), live_frames(&three.clara));
    assert_eq!(three.ana.try_ask(live_again()).await.unwrap_err().kind(), "not-now");
    open.close().await;
}

fn live_again() -> Ask {
    Ask::Live { action: json!({"kind": "attempt", "troops": ["tank"], "hand": null}), decision: None }
}

/// Who comes in the middle gets a whole moment first.
#[tokio::test]
async fn a_latecomer_sees_everything_at_once() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    three.begin().await;
    three.beto.until_watched(10).await;
    let code = three.ana.at("/table/code").as_str().unwrap().to_owned();
    let mut late = open.guest("David").await.come(&code).await;
    assert_eq!(late.at("/play/live"), 0);
    late.until_watched(3).await;
    assert_eq!(live_frames(&late)[0].pieces.len(), 2);
    three.ana.tell_hand(&leaves()).await;
    three.end().await;
    open.close().await;
}

/// GRAV-32: who plays blind is shown nothing while it happens, nor after.
#[tokio::test]
async fn who_plays_blind_gets_no_frame() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, BLIND, Time::Unlimited).await;
    let mut window = three.ana.guest().come(three.ana.at("/table/code").as_str().unwrap()).await;
    three.begin().await;
    for input in careful().iter().take(60) {
        three.ana.tell_hand(&told(input)).await;
    }
    three.beto.until_watched(5).await;
    three.ana.tell_hand(&leaves()).await;
    three.end().await;
    window.until(|chair| chair.at("/play/live").is_null()).await;
    assert!(live_frames(&three.clara).len() > 5);
    assert_eq!((three.ana.watched.len(), window.watched.len()), (0, 0));
    open.close().await;
}

/// A hand whose owner is gone leaves after a while, and the game goes on.
#[tokio::test]
async fn a_lost_connection_takes_the_hand_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.hand_away_wait = Duration::from_millis(200);
    let open = Open::with(config, Entropy::system()).await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    three.begin().await;
    let lost = three.ana.lose().await;
    three.beto.until(|chair| chair.at("/table/seats/0/present") == false).await;
    three.beto.until(|chair| chair.at("/play/live").is_null()).await;
    let mut ana = lost.come_back().await;
    ana.until(|chair| chair.at("/play/live").is_null()).await;
    three.clara.until(|chair| chair.at("/play/live").is_null()).await;
    let last = live_frames(&three.clara).pop().unwrap();
    assert!(last.at_rest && !last.hand_there);
    open.close().await;
}

/// A hand whose owner comes back in time is still theirs.
#[tokio::test]
async fn a_hand_waits_for_who_comes_back() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    three.begin().await;
    let Three { ana, mut beto, mut clara } = three;
    let lost = ana.lose().await;
    beto.until(|chair| chair.at("/table/seats/0/present") == false).await;
    let mut ana = lost.come_back().await;
    assert_eq!(ana.at("/play/live"), 0);
    ana.until_watched(3).await;
    ana.tell_hand(&leaves()).await;
    for chair in [&mut ana, &mut beto, &mut clara] {
        chair.until(|chair| chair.at("/play/live").is_null()).await;
    }
    open.close().await;
}

/// The clock goes on over a hand at work: when it is up the hand leaves, and that was the attempt.
#[tokio::test]
async fn when_time_is_up_the_hand_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    let short = Duration::from_millis(700);
    config.clocks.quick = Span { turn: short, answer: Duration::from_secs(60) };
    let open = Open::with(config, Entropy::system()).await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    three.begin().await;
    three.ana.must(Ask::Arrange(Arrange { time: Some(Time::Quick), ..Arrange::default() })).await;
    three.end().await;
    assert_eq!(three.beto.notes, [json!({"kind": "time-up", "seat": 0})]);
    open.close().await;
}

/// A plan is shown as a film before the update that holds its outcome; and again in the replay of the finished game.
#[tokio::test]
async fn a_film_comes_before_its_update() {
    let (open, _folder) = open().await;
    for (given, seen_by_ana) in [("", 1), (BLIND, 0)] {
        let mut three = Three::at(open.address, given, Time::Unlimited).await;
        let mut action = template(&three.ana);
        action["hand"] = json!({"kind": "set-down", "x_um": -95_000, "y_um": -20_000, "yaw_mrad": 0, "drop_um": 0,
            "speed_um_per_s": 25_000, "spin_mrad_per_s": 0});
        three.ana.must(Ask::Act { text: None, action: Some(action), decision: None }).await;
        assert_eq!(three.ana.watched.len(), seen_by_ana);
        for chair in [&mut three.beto, &mut three.clara] {
            chair.until_watched(1).await;
            let Watched { bytes, after } = &chair.watched[0];
            let (Some((Shown::Film, frames)), after) = (Shown::read(bytes), *after) else { panic!() };
            let frames: Vec<Frame> = frames.into_iter().map(|frame| Frame::decode(frame).unwrap()).collect();
            assert!(frames.len() > 10 && frames[0].pieces.len() == 2);
            assert!(frames.last().unwrap().at_rest);
            chair.until(|chair| chair.heard.len() > after).await;
            assert!(chair.heard[after].contains("\"events\":"), "{}", chair.heard[after]);
        }
    }
    open.close().await;
}

/// A hand steadier than anyone's could be written down: the house takes a record from its own stage alone, in whatever form
/// and through whichever door it comes. A plan is anybody's.
#[tokio::test]
async fn a_made_up_record_is_refused() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    let record = Record(careful()).write();
    let mut made_up = template(&three.ana);
    made_up["hand"] = json!({"kind": "live", "record": record});
    let asks = [
        Ask::Act { text: None, action: Some(made_up.clone()), decision: None },
        Ask::Act { text: Some(format!("attempt tank live {record}")), action: None, decision: None },
        Ask::Live { action: made_up, decision: None },
    ];
    for ask in asks {
        let refusal = three.ana.try_ask(ask).await.unwrap_err();
        assert_eq!(refusal.kind(), "made-up-hand", "{refusal:?}");
    }
    assert!(three.ana.at("/play/live").is_null() && three.ana.must_act(), "nothing has changed");
    let plan = "attempt tank at -95000,-20000 yaw 0 drop 0 speed 25000 spin 0";
    three.ana.act(plan).await.unwrap();
    open.close().await;
}

#[tokio::test]
async fn what_is_not_done_by_hand_is_refused() {
    let (open, _folder) = open().await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    let theirs = Ask::Live { action: template(&three.ana), decision: None };
    let refused = three.beto.try_ask(theirs).await.unwrap_err();
    assert!(refused.rule.is_some(), "{refused:?}");
    let not_by_hand = Ask::Live { action: json!({"kind": "ready"}), decision: None };
    assert_eq!(three.ana.try_ask(not_by_hand).await.unwrap_err().kind(), "not-by-hand");
    let late = Ask::Live { action: template(&three.ana), decision: Some(77) };
    assert_eq!(three.ana.try_ask(late).await.unwrap_err().kind(), "too-late");
    // What cannot be told to a hand is refused like any other garbage.
    three.ana.tell_hand(&[2; 18]).await;
    assert_eq!(three.ana.try_ask(Ask::Undo { decision: None }).await.unwrap_err().kind(), "unreadable");
    assert_eq!(three.clara.watched.len(), 0);
    open.close().await;
}
