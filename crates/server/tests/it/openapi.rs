//! The description of the HTTP part is true: every operation is asked for in many ways, and whatever is answered is described.

use std::collections::BTreeSet;

use protocol::{Ask, SeatPlan};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::guest::Guest;
use crate::house::{Open, open, table_of};

/// An answer, whatever its body is.
struct Answer {
    status: String,
    content: String,
    body: Vec<u8>,
}

async fn ask(open: &Open, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(open.address).await.unwrap();
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}",
        open.address
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap().to_lowercase();
    let content = head.lines().find_map(|line| line.strip_prefix("content-type: ")).unwrap_or_default();
    let status = head.split(' ').nth(1).unwrap().to_owned();
    Answer { status, content: content.to_owned(), body: bytes[end + 4..].to_vec() }
}

/// What is wrong with a value, by a schema of the description.
fn fault(api: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let found = api.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("no {name}"));
        return fault(api, found, value);
    }
    for any in ["oneOf", "anyOf"] {
        if let Some(schemas) = schema[any].as_array() {
            let faults: Vec<String> = schemas.iter().filter_map(|schema| fault(api, schema, value)).collect();
            return (faults.len() == schemas.len()).then(|| faults.join(", "));
        }
    }
    for part in schema["allOf"].as_array().into_iter().flatten() {
        if let Some(fault) = fault(api, part, value) {
            return Some(fault);
        }
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is = |wanted: &Value| wanted == kind || (wanted == "number" && kind == "integer");
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(is),
        wanted => is(wanted),
    };
    if !fits || schema["enum"].as_array().is_some_and(|known| !known.contains(value)) {
        return Some(format!("{value} is not {schema}"));
    }
    let items = value.as_array().into_iter().flatten();
    if let Some(fault) =
        schema.get("items").and_then(|of| items.filter_map(|item| fault(api, of, item)).next())
    {
        return Some(fault);
    }
    let fields = value.as_object()?;
    for name in schema["required"].as_array().into_iter().flatten() {
        if !fields.contains_key(name.as_str().unwrap()) {
            return Some(format!("{name} is missing in {value}"));
        }
    }
    let known = schema.get("properties");
    let of = |name: &String| known.and_then(|known| known.get(name));
    fields.iter().find_map(|(name, field)| of(name).and_then(|schema| fault(api, schema, field)))
}

/// An answer that is described.
fn check(api: &Value, operation: &Value, asked: &str, answer: &Answer) {
    let Answer { status, content, body } = answer;
    let described = &operation["responses"][status];
    assert!(described.is_object(), "{asked}: {status} is not described: {}", String::from_utf8_lossy(body));
    let Some(contents) = described["content"].as_object() else {
        assert!(body.is_empty(), "{asked}: {status} has a body: {}", String::from_utf8_lossy(body));
        return;
    };
    let kind = content.split(';').next().unwrap_or_default();
    let found =
        contents.get(kind).unwrap_or_else(|| panic!("{asked}: {status} is {content}, not {contents:?}"));
    if kind == "application/json" {
        let value: Value = serde_json::from_slice(body).unwrap_or_else(|error| panic!("{asked}: {error}"));
        let fault = fault(api, &found["schema"], &value);
        assert!(fault.is_none(), "{asked}: {status}: {}", fault.unwrap_or_default());
    }
}

/// What a parameter may be, right and wrong.
fn values(name: &str, table: &str, replay: &str) -> Vec<String> {
    let words: &[&str] = match name {
        "code" => &[table, "zzzzzzz", "%00", "%ff"],
        "id" => &[replay, "zzzzzzzzzzzz", "%2e%2e", "%ff"],
        "number" => &["1", "2", "0", "99999999999999999999999", "x", "-1"],
        "game" => &["qube-attack", "chess", "%2e%2e%2fREADME", "%ff"],
        "mine" => &["true", "false", "maybe", ""],
        "seat" => &["a", "open", "zz", ""],
        "lang" => &["es", "xx"],
        other => panic!("the test has no values for {other}"),
    };
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Every way to fill a path and its query.
fn paths(path: &str, operation: &Value, table: &str, replay: &str) -> Vec<String> {
    let mut all = vec![path.to_owned()];
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap();
        let values = values(name, table, replay);
        all = match parameter["in"].as_str().unwrap() {
            "path" => {
                let fill = |path: &String| {
                    let hole = format!("{{{name}}}");
                    values.iter().map(|value| path.replace(&hole, value)).collect::<Vec<_>>()
                };
                all.iter().flat_map(fill).collect()
            }
            "query" => {
                let with = |path: &String| {
                    values.iter().map(|value| format!("{path}?{name}={value}")).collect::<Vec<_>>()
                };
                all.iter().chain(&all.iter().flat_map(with).collect::<Vec<_>>()).cloned().collect()
            }
            other => panic!("a parameter in {other}"),
        };
    }
    all
}

/// Bodies, right and wrong.
fn bodies(operation: &Value) -> Vec<String> {
    if operation.get("requestBody").is_none() {
        return vec![String::new()];
    }
    let table = serde_json::to_value(table_of("qube-attack", 2)).unwrap();
    let with = |name: &str, value: Value| {
        let mut table = table.clone();
        table[name] = value;
        table.to_string()
    };
    let long = "x".repeat(300_000);
    vec![
        json!({ "name": "Ana" }).to_string(),
        json!({ "name": "  " }).to_string(),
        json!({ "name": 7 }).to_string(),
        json!({ "name": "Ana", "more": 1 }).to_string(),
        json!({ "code": "aaaa-bbbb-cccc-dddd" }).to_string(),
        table.to_string(),
        with("game", json!("chess")),
        with("options", json!([1])),
        with("options", json!("x")),
        with("seats", json!([{ "kind": "bot", "bot": "nobody" }, { "kind": "open" }])),
        with("position", json!("nonsense")),
        with("time", json!("never")),
        "{".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        format!("\"{long}\""),
    ]
}

/// A finished game.
async fn finished(open: &Open, guest: &Guest) -> String {
    let mut new = table_of("qube-attack", 2);
    new.seats = vec![SeatPlan::Bot { bot: "random".to_owned() }; 2];
    let mut chair = guest.come(&guest.make(&new).await).await;
    chair.must(Ask::Start {}).await;
    chair.until(|chair| chair.phase() == "over").await;
    assert!(open.metrics().await.contains("sobremesa_panics_total 0"));
    chair.at("/play/reveal/replay").as_str().unwrap().to_owned()
}

/// Issue 14.12: the description typed free values as objects, left eight status codes out and had no security scheme.
#[tokio::test]
async fn whatever_is_answered_is_described() {
    let (open, _folder) = open().await;
    let api: Value = serde_json::from_str(&server::openapi()).unwrap();
    let guest = open.guest("Ana").await;
    let (table, replay) = (guest.make(&table_of("qube-attack", 2)).await, finished(&open, &guest).await);
    let mut seen = BTreeSet::new();
    for (path, operations) in api["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let method = method.to_uppercase();
            for path in paths(path, operation, &table, &replay) {
                for body in bodies(operation) {
                    // Whoever is forgotten or logged out is somebody else's business.
                    let fresh = if method == "DELETE" { open.guest("Gone").await } else { guest.clone() };
                    let cookie = format!("Cookie: {}\r\n", fresh.cookie);
                    for who in ["", &cookie, "Cookie: sobremesa=nonsense\r\n"] {
                        for kind in
                            ["", "Content-Type: application/json\r\n", "Origin: https://evil.example\r\n"]
                        {
                            let headers = format!("{who}{kind}");
                            let answer = ask(&open, &method, &path, &headers, &body).await;
                            let asked = format!("{method} {path} {headers:?} {body:.80}");
                            check(&api, operation, &asked, &answer);
                            seen.insert(format!("{method} {} {}", operation["operationId"], answer.status));
                        }
                    }
                }
            }
        }
    }
    // The test asks for what is right, too: every operation but the socket was done once.
    for (_, operations) in api["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let id = &operation["operationId"];
            let done = |status: &str| seen.contains(&format!("{} {id} {status}", method.to_uppercase()));
            let does = ["200", "201", "204"].into_iter().any(done);
            assert!(
                does || id == "socket" || id == "film" || id == "recover",
                "{id} was never done: {seen:?}"
            );
            assert_eq!(
                operation.get("security").is_some(),
                operation["responses"].get("401").is_some(),
                "{id}"
            );
        }
    }
    open.close().await;
}
