//! People over HTTP: cookies, names, recovery codes, and what the pages say about themselves.

use serde_json::json;
use server::{Entropy, Rate};

use crate::guest::{Guest, Response, cookie, request};
use crate::house::{Open, config, open, table_of};

const JSON: &str = "Content-Type: application/json\r\n";

#[tokio::test]
async fn a_guest_is_a_cookie_and_a_name() {
    let (open, _folder) = open().await;
    let made = request(open.address, "POST", "/api/people", JSON, r#"{"name": " Ana  María "}"#).await;
    assert_eq!((made.status, made.json()), (201, json!({"name": "Ana María"})));
    let set = made.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie")).unwrap();
    assert!(set.contains("; HttpOnly; SameSite=Lax; Path=/"), "{set}");
    let guest = Guest { address: open.address, cookie: cookie(&made) };
    assert_eq!(guest.get("/api/people/me").await.json(), json!({"name": "Ana María"}));
    let renamed = guest.send("PUT", "/api/people/me", &json!({"name": "Ana"})).await;
    assert_eq!(renamed.json(), json!({"name": "Ana"}));

    let nobody = Guest { address: open.address, cookie: format!("sobremesa={}", "a".repeat(52)) };
    let unknown = nobody.get("/api/people/me").await;
    assert_eq!((unknown.status, unknown.json()), (200, json!(null)), "to be nobody yet is nothing wrong");
    let unknown = nobody.get("/api/me/tables").await;
    assert_eq!((unknown.status, unknown.kind()), (401, "unknown-person".to_owned()));
    let long =
        request(open.address, "POST", "/api/people", JSON, r#"{"name": "0123456789012345678901234"}"#).await;
    assert_eq!((long.status, long.kind()), (400, "long-text".to_owned()));
    open.close().await;
}

#[tokio::test]
async fn a_recovery_code_works_once_on_another_device() {
    let (open, _folder) = open().await;
    let phone = open.guest("Ana").await;
    let code = phone.send("POST", "/api/people/me/recovery", &json!({})).await.json();
    let recover = async |code: &serde_json::Value| recover(open.address, &code.to_string()).await;
    let wrong = recover(&json!({"code": "2222-2222-2222-2222"})).await;
    assert_eq!((wrong.status, wrong.kind()), (400, "wrong-code".to_owned()));
    let upper = json!({"code": code["code"].as_str().unwrap().to_uppercase()});
    let recovered = recover(&upper).await;
    assert_eq!((recovered.status, recovered.json()), (200, json!({"name": "Ana"})));
    assert_eq!(recover(&code).await.kind(), "wrong-code", "a code works once");

    let laptop = Guest { address: open.address, cookie: cookie(&recovered) };
    let table = phone.make(&table_of("whispers", 2)).await;
    let mut chair = phone.come(&table).await;
    chair.sit(1).await;
    assert_eq!(laptop.come(&table).await.you, json!({"seat": 1, "host": true}), "both are the same person");
    open.close().await;
}

/// The code is used up in the transaction that accepts it: of six devices at once, one is let in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_used_six_times_at_once_works_once() {
    let (open, _folder) = open().await;
    let phone = open.guest("Ana").await;
    for _ in 0..5 {
        let code = phone.send("POST", "/api/people/me/recovery", &json!({})).await.body;
        let address = open.address;
        let at_once: Vec<_> = (0..6)
            .map(|_| code.clone())
            .map(|code| tokio::spawn(async move { recover(address, &code).await.status }))
            .collect();
        let mut accepted = 0;
        for one in at_once {
            accepted += usize::from(one.await.unwrap() == 200);
        }
        assert_eq!(accepted, 1);
    }
    open.close().await;
}

async fn recover(address: std::net::SocketAddr, code: &str) -> Response {
    request(address, "POST", "/api/people/recover", JSON, code).await
}

#[tokio::test]
async fn the_lobby_shows_public_tables_only() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let private = ana.make(&table_of("whispers", 2)).await;
    let mut new = table_of("qube-attack", 3);
    new.public = true;
    let public = ana.make(&new).await;
    let lobby = ana.get("/api/tables").await.json();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    assert_eq!((&lobby[0]["code"], &lobby[0]["host"]), (&json!(public), &json!("Ana")));
    assert_eq!(ana.get(&format!("/api/tables/{private}")).await.json()["game"], "whispers");
    assert_eq!(ana.get("/api/tables/zzzzzzz").await.status, 404);
    assert_eq!(ana.get("/api/tables/%2e%2e").await.status, 404);
    open.close().await;
}

/// Those one hosts or sits at, those that are not over first; nobody else's.
#[tokio::test]
async fn own_tables_are_found_again() {
    let (open, _folder) = open().await;
    let (ana, beto, clara) = (open.guest("Ana").await, open.guest("Beto").await, open.guest("Clara").await);
    let first = ana.make(&table_of("whispers", 2)).await;
    let second = beto.make(&table_of("qube-attack", 2)).await;
    let mut chair = ana.come(&second).await;
    chair.sit(0).await;
    let codes = async |guest: &Guest| -> Vec<String> {
        let list = guest.get("/api/me/tables").await.json();
        list.as_array().unwrap().iter().map(|card| card["code"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(codes(&ana).await, [second.clone(), first.clone()]);
    assert_eq!(codes(&beto).await, [second.as_str()]);
    assert_eq!(codes(&clara).await, [""; 0]);
    chair.must(protocol::Ask::Stand {}).await;
    assert_eq!(codes(&ana).await, [first]);
    let nobody = request(open.address, "GET", "/api/me/tables", "", "").await;
    assert_eq!((nobody.status, nobody.kind()), (401, "unknown-person".to_owned()));
    open.close().await;
}

#[tokio::test]
async fn a_table_that_does_not_add_up_is_refused() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let refused = async |new: serde_json::Value| ana.send("POST", "/api/tables", &new).await.kind();
    let seat = json!({"kind": "open"});
    assert_eq!(refused(json!({"game": "chess", "seats": [seat, seat]})).await, "unknown-game");
    assert_eq!(refused(json!({"game": "whispers", "seats": [seat]})).await, "wrong-seats");
    let bot = json!({"kind": "bot", "bot": "hal"});
    assert_eq!(refused(json!({"game": "whispers", "seats": [seat, bot]})).await, "unknown-bot");
    let options = json!({"lost_cubes": "eaten"});
    assert_eq!(
        refused(json!({"game": "qube-attack", "seats": [seat, seat], "options": options})).await,
        "bad-setup"
    );
    assert_eq!(
        refused(json!({"game": "whispers", "seats": [seat, seat], "colour": "red"})).await,
        "unreadable"
    );
    open.close().await;
}

#[tokio::test]
async fn games_rules_and_pages_are_served() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let games = ana.get("/api/games").await.json();
    assert_eq!((&games[0]["id"], &games[0]["seats_max"]), (&json!("qube-attack"), &json!(6)));
    assert_eq!(games[0]["house_data"][0]["key"], "board");
    assert!(ana.get("/api/rules/qube-attack?lang=es").await.body.contains("QUBE-01"));
    assert_eq!(ana.get("/api/rules/chess").await.status, 404);
    assert_eq!(ana.get("/healthz").await.body, "ok");
    assert_eq!(
        (ana.get("/livez").await.status, ana.get("/metrics").await.kind()),
        (200, "not-the-keeper".to_owned())
    );
    assert!(open.metrics().await.contains("sobremesa_connections 0"));
    assert_eq!(ana.get("/api/nothing").await.kind(), "unknown-page");
    assert_eq!(ana.get("/api/replays/2222222222222222").await.kind(), "unknown-replay");
    let page = ana.get("/table/abcdefg").await;
    assert_eq!(page.status, 200);
    assert!(
        page.head.contains("content-security-policy: default-src 'none'; script-src 'self'"),
        "{}",
        page.head
    );
    assert!(page.head.contains("x-content-type-options: nosniff"));
    open.close().await;
}

/// Nothing can be changed from a page of another site, and no table can be joined from one.
#[tokio::test]
async fn pages_of_other_sites_can_do_nothing() {
    let (open, _folder) = open().await;
    let ana = open.guest("Ana").await;
    let evil = format!("Origin: https://evil.example\r\nCookie: {}\r\n{JSON}", ana.cookie);
    let refused = request(open.address, "POST", "/api/people/me/recovery", &evil, "{}").await;
    assert_eq!((refused.status, refused.kind()), (403, "wrong-origin".to_owned()));
    let form = format!("Cookie: {}\r\nContent-Type: text/plain\r\n", ana.cookie);
    assert_eq!(request(open.address, "PUT", "/api/people/me", &form, r#"{"name": "x"}"#).await.status, 400);

    let code = ana.make(&table_of("whispers", 2)).await;
    let upgrade = |origin: &str, cookie: &str| {
        format!(
            "Origin: {origin}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
            Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        )
    };
    let path = format!("/api/tables/{code}/socket");
    let refused =
        request(open.address, "GET", &path, &upgrade("https://evil.example", &ana.cookie), "").await;
    assert_eq!((refused.status, refused.kind()), (403, "wrong-origin".to_owned()));
    let own = format!("http://{}", open.address);
    let refused = request(open.address, "GET", &path, &upgrade(&own, "sobremesa=no"), "").await;
    assert_eq!((refused.status, refused.kind()), (401, "unknown-person".to_owned()));
    open.close().await;
}

#[tokio::test]
async fn what_one_address_asks_for_is_bounded() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.makings = Rate { per_second: 0.001, burst: 3.0 };
    config.limits.tables_per_person_max = 1;
    let open = Open::with(config, Entropy::system()).await;
    let ana = open.guest("Ana").await;
    ana.make(&table_of("whispers", 2)).await;
    let again =
        ana.send("POST", "/api/tables", &serde_json::to_value(table_of("whispers", 2)).unwrap()).await;
    assert_eq!((again.status, again.kind()), (429, "many-tables".to_owned()));
    let fast = ana.send("POST", "/api/people/me/recovery", &json!({})).await;
    assert_eq!((fast.status, fast.kind()), (429, "too-fast".to_owned()));
    let large = ana.get(&format!("/api/tables/{}", "x".repeat(5000))).await;
    assert_eq!(large.status, 404);
    open.close().await;
}

/// Behind a proxy, only the address that the proxy added counts: a guest who writes others before it stays one guest.
#[tokio::test]
async fn forged_addresses_do_not_dodge_the_limits() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.makings = Rate { per_second: 1e-6, burst: 3.0 };
    config.proxies = Some(1);
    let open = Open::with(config, Entropy::system()).await;
    let make = async |forwarded: String| {
        let headers = format!("{JSON}{forwarded}");
        request(open.address, "POST", "/api/people", &headers, r#"{"name": "Ana"}"#).await.status
    };
    let mut made = 0;
    for number in 0..30 {
        let forged = format!("X-Forwarded-For: 198.51.100.{number}\r\n");
        let line = match number % 3 {
            0 => format!("{forged}X-Forwarded-For: 203.0.113.7\r\n"),
            1 => format!("X-Forwarded-For: 198.51.100.{number}, 203.0.113.7\r\n"),
            _ => format!("{forged}{forged}x-forwarded-for: 203.0.113.7\r\n"),
        };
        made += usize::from(make(line).await == 201);
    }
    assert_eq!(made, 3);
    let network = async |number: u32| make(format!("X-Forwarded-For: 2001:db8::{number}:1\r\n")).await;
    let mut statuses = Vec::new();
    for number in 1..=4 {
        statuses.push(network(number).await);
    }
    assert_eq!(statuses, [201, 201, 201, 429], "a network of IPv6 is one guest");
    open.close().await;
}
