//! One guest does not keep the others waiting, and does not take their room.

use protocol::{Ask, NewTable, Told};
use serde_json::json;
use server::Entropy;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::chair::Chair;
use crate::gathering::two;
use crate::guest::{Guest, request};
use crate::house::{Open, config, open, table_of};

/// A table that takes so long to be set up.
fn slow(ms: u64) -> NewTable {
    NewTable { options: json!({ "settles_ms": ms }), ..table_of("whispers", 2) }
}

/// Issue 14.6: eight who set up physical positions without end brought everyone's actions to a second. What one guest has
/// waiting is bounded, and neither another's requests nor anyone's play is behind it.
#[tokio::test]
async fn positions_without_end_are_refused_to_who_asks_and_nobody_waits_for_them() {
    let (open, _folder) = open().await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let greedy = open.guest("Greedy").await;
    let plan = serde_json::to_value(slow(1500)).unwrap();
    let mut asking = JoinSet::new();
    for _ in 0..40 {
        let (greedy, plan) = (greedy.clone(), plan.clone());
        asking.spawn(async move { greedy.send("POST", "/api/tables/try", &plan).await });
    }
    // The first that are answered are those that are refused: the others have not settled.
    let refused = asking.join_next().await.unwrap().unwrap();
    assert_eq!((refused.status, refused.kind().as_str()), (429, "busy"), "{refused:?}");
    let choices = [ana.legal()[0].clone(), beto.legal()[0].clone()];
    ana.act(&choices[0]).await.unwrap();
    beto.act(&choices[1]).await.unwrap();
    let other = open.guest("Other").await.send("POST", "/api/tables/try", &json!(slow(1))).await;
    assert_eq!(other.status, 204, "{other:?}");
    let mut settled = 0;
    while let Some(answer) = asking.join_next().await {
        let answer = answer.unwrap();
        assert!(answer.status == 204 || answer.kind() == "busy", "{answer:?}");
        settled += usize::from(answer.status == 204);
    }
    assert!((1..30).contains(&settled), "{settled}");
    open.close().await;
}

/// What nobody waits for any more is not done: a guest who hangs up makes room, and the house closes without it.
#[tokio::test]
async fn a_position_that_nobody_waits_for_is_not_set_up() {
    let (open, _folder) = open().await;
    let greedy = open.guest("Greedy").await;
    let plan = serde_json::to_value(slow(1500)).unwrap();
    for _ in 0..5 {
        let mut asking = JoinSet::new();
        for _ in 0..6 {
            let (greedy, plan) = (greedy.clone(), plan.clone());
            asking.spawn(async move { greedy.send("POST", "/api/tables/try", &plan).await });
        }
        while !open.metrics().await.contains("sobremesa_work_waiting 4") {}
        asking.shutdown().await;
        while !open.metrics().await.contains("sobremesa_work_waiting 0") {}
    }
    open.close().await;
}

/// A guest who comes from this address, through a proxy.
struct From(&'static str);

impl From {
    fn header(&self) -> String {
        format!("X-Forwarded-For: {}\r\n", self.0)
    }

    async fn guest(&self, open: &Open) -> Guest {
        let headers = format!("Content-Type: application/json\r\n{}", self.header());
        let made = request(open.address, "POST", "/api/people", &headers, r#"{"name":"Guest"}"#).await;
        Guest { address: open.address, cookie: crate::guest::cookie(&made) }
    }

    async fn come(&self, guest: &Guest, code: &str) -> Option<Chair> {
        let url = format!("ws://{}/api/tables/{code}/socket", guest.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
        request.headers_mut().insert("x-forwarded-for", self.0.parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        Chair::try_greet(guest.clone(), code, socket).await
    }
}

/// Issue 14.6: 5,000 tables opened by few answered 503 to everyone else. A full house makes room for who has less of it.
#[tokio::test]
async fn a_crowd_from_one_address_does_not_fill_the_house_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    (config.limits.tables_max, config.proxies) = (4, Some(1));
    let open = Open::with(config, Entropy::system()).await;
    let (crowd, other) = (From("203.0.113.1"), From("203.0.113.2"));
    let crowder = crowd.guest(&open).await;
    let mut chairs = Vec::new();
    for _ in 0..4 {
        let code = crowder.make(&table_of("whispers", 2)).await;
        chairs.push(crowd.come(&crowder, &code).await.expect("there is room"));
    }
    let late = crowder.make(&table_of("whispers", 2)).await;
    assert!(crowd.come(&crowder, &late).await.is_none(), "the house is full for who has filled it");
    let guest = other.guest(&open).await;
    let code = guest.make(&table_of("whispers", 2)).await;
    let mut chair = other.come(&guest, &code).await.expect("there is room for others");
    chair.must(Ask::Say { text: "good evening".to_owned() }).await;
    // The least used table has made room, and its guests know why; the others go on.
    let told = chairs[0].try_hear().await;
    assert!(matches!(&told, Some(Told::Closing { reason }) if reason.kind() == "house-full"), "{told:?}");
    chairs[3].must(Ask::Say { text: "still here".to_owned() }).await;
    open.close().await;
}
