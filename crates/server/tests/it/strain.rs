//! A live hand when something goes wrong around it: the house is killed, or its owner sends far too much.

use std::time::Duration;

use futures_util::SinkExt;
use protocol::Time;
use server::Entropy;
use tokio_tungstenite::tungstenite::Message;

use crate::abuse::last_words;
use crate::chair::Chair;
use crate::crash::{self, come, deed, on_disk};
use crate::gathering::two;
use crate::guest::Guest;
use crate::house::{Open, config};
use crate::live::{Three, careful, leaves, told};

fn code(chair: &Chair) -> String {
    chair.at("/table/code").as_str().unwrap().to_owned()
}

/// Nothing of a live attempt is saved before its end. Who was in the middle of one when the house died is asked again, and
/// can do it again.
#[tokio::test]
async fn a_killed_house_gives_the_decision_back() {
    let folder = tempfile::tempdir().unwrap();
    let (house, address) = crash::open(folder.path()).await;
    let mut three = Three::at(address, "", Time::Unlimited).await;
    let code = code(&three.ana);
    let cookies = [&three.ana, &three.beto, &three.clara].map(|chair| chair.guest().cookie.clone());
    three.begin().await;
    let seen = three.beto.at("/play/view").clone();
    for input in careful().iter().take(60) {
        three.ana.tell_hand(&told(input)).await;
    }
    three.beto.until_watched(10).await;
    drop(house);
    let entries = on_disk(folder.path(), &code).await.entries;
    assert_eq!(entries.iter().map(deed).collect::<Vec<_>>(), ["ready"], "nothing of it was saved");

    let (house, address) = crash::open(folder.path()).await;
    let [ana, beto, clara] = cookies.map(|cookie| come(Guest { address, cookie }, &code));
    let mut three = Three { ana: ana.await.unwrap(), beto: beto.await.unwrap(), clara: clara.await.unwrap() };
    assert!(three.ana.at("/play/live").is_null() && three.ana.must_act(), "the decision is open again");
    assert_eq!(*three.beto.at("/play/view"), seen, "all is as it was before");
    three.begin().await;
    for input in careful() {
        three.ana.tell_hand(&told(&input)).await;
    }
    three.ana.tell_hand(&leaves()).await;
    three.end().await;
    let entries = on_disk(folder.path(), &code).await.entries;
    assert!(deed(&entries[1]).starts_with("attempt tank live "), "{entries:?}");
    drop(house);
}

/// Thousands of inputs a second, each of them right: the sender is slowed, then dropped, and its hand leaves. Those who watch
/// go on watching, and other tables go on playing.
#[tokio::test]
async fn a_flood_of_hand_inputs_drowns_only_its_sender() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.hand_away_wait = Duration::from_millis(200);
    let open = Open::with(config, Entropy::system()).await;
    let mut three = Three::at(open.address, "", Time::Unlimited).await;
    let (mut dora, mut ela) = two(&open, "qube-attack").await;
    three.begin().await;
    let mut flood = three.ana.guest().socket(&code(&three.ana)).await.unwrap();
    flood.send(Message::text(r#"{"request":1,"ask":{"kind":"hello"}}"#)).await.unwrap();
    drop(three.ana.lose().await);
    let flooding = tokio::spawn(async move {
        let (inputs, mut sent) = (careful(), 0);
        let mut endless = inputs.iter().cycle();
        while flood.send(Message::binary(told(endless.next().unwrap()))).await.is_ok() {
            sent += 1;
        }
        (last_words(&mut flood).await, sent)
    });
    let mut actions = 0;
    while !flooding.is_finished() {
        for chair in [&mut dora, &mut ela] {
            assert!(chair.act("nonsense").await.is_err(), "they are answered as ever");
            if chair.must_act() {
                chair.act(&chair.legal()[0].clone()).await.unwrap();
                actions += 1;
            }
        }
    }
    assert!(actions > 0, "they played meanwhile");
    three.beto.until(|chair| chair.at("/play/live").is_null()).await;
    let (why, sent) = flooding.await.unwrap();
    assert!(matches!(why.as_deref(), Some("flooding") | None), "{why:?}");
    assert!(sent > 250, "{sent} inputs were sent");
    let metrics = open.metrics().await;
    assert!(metrics.contains("sobremesa_dropped_flooding_total 1"), "{metrics}");
    assert!(three.beto.watched.len() > 10, "who watches goes on watching");
    open.close().await;
}
