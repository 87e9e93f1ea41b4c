//! Advice from the game's strongest bot.

use protocol::{Ask, NewTable, Told};
use serde_json::json;

use crate::chair::Chair;
use crate::gathering::{all_and_a_spectator, two};
use crate::house::{Open, open, table_of};
use crate::live::position;

async fn hints(chair: &mut Chair) -> Result<Vec<protocol::Hint>, String> {
    let asked = chair.ask(Ask::Hint {}).await;
    loop {
        match chair.hear().await {
            Told::Hints { request, hints } if request == asked => return Ok(hints),
            Told::Refused { request, refusal } if request == asked => {
                return Err(refusal.kind().to_owned());
            }
            _ => {}
        }
    }
}

/// Two who play, the one whose turn it is first.
async fn mover_and_other(open: &Open, game: &str) -> (Chair, Chair) {
    let (first, second) = two(open, game).await;
    if first.must_act() { (first, second) } else { (second, first) }
}

#[tokio::test]
async fn advice_is_legal_and_comes_to_who_asked_for_it() {
    let (open, _folder) = open().await;
    let (mut mover, mut other) = mover_and_other(&open, "qube-attack").await;
    let code = mover.at("/table/code").as_str().unwrap().to_owned();
    let hints_of_mover = hints(&mut mover).await.unwrap();
    let legal = mover.legal();
    assert!(!hints_of_mover.is_empty());
    for hint in &hints_of_mover {
        assert!(legal.contains(&hint.offer.text), "{hint:?}");
        assert!((0.0..=1.0).contains(&hint.chance), "{hint:?}");
    }
    assert!(hints_of_mover.is_sorted_by(|a, b| a.chance >= b.chance), "{hints_of_mover:?}");
    assert_eq!(hints(&mut other).await.unwrap_err(), "not-asked");
    let mut watching = open.guest("Clara").await.come(&code).await;
    assert_eq!(hints(&mut watching).await.unwrap_err(), "not-seated");
    mover.act(&hints_of_mover[0].offer.text).await.unwrap();
    let heard = |chair: &Chair| chair.heard.iter().filter(|text| text.contains("\"kind\":\"hints\"")).count();
    assert_eq!((heard(&mover), heard(&other)), (1, 0));
    open.close().await;
}

#[tokio::test]
async fn a_game_without_a_thinking_bot_has_no_advice() {
    let (open, _folder) = open().await;
    let (mut mover, _other) = mover_and_other(&open, "whispers").await;
    assert_eq!(hints(&mut mover).await.unwrap_err(), "no-hints");
    open.close().await;
}

/// A bot moves its hand in its own way: where only live hands count, that is no advice for anyone else's.
#[tokio::test]
async fn what_only_a_live_hand_can_do_is_not_advised() {
    let (open, _folder) = open().await;
    let (options, position) = (json!({"attempts": "live"}), Some(position("")));
    let new = NewTable { options, position, ..table_of("gravity-warfare", 2) };
    let mut chairs = all_and_a_spectator(&open, &new).await;
    chairs[0].act("ready").await.unwrap();
    assert_eq!(hints(&mut chairs[0]).await.unwrap_err(), "no-hints");
    open.close().await;
}

/// One question at a time, and an answer to a question that is past is not given.
#[tokio::test]
async fn advice_that_comes_too_late_is_not_told() {
    let (open, _folder) = open().await;
    let (mut mover, _other) = mover_and_other(&open, "qube-attack").await;
    let first = mover.ask(Ask::Hint {}).await;
    assert_eq!(hints(&mut mover).await.unwrap_err(), "still-thinking");
    let choice = mover.legal()[0].clone();
    mover.act(&choice).await.unwrap();
    loop {
        match mover.hear().await {
            Told::Refused { request, refusal } if request == first => {
                break assert_eq!(refusal.kind(), "too-late");
            }
            Told::Hints { .. } => panic!("the question was past"),
            _ => {}
        }
    }
    open.close().await;
}
