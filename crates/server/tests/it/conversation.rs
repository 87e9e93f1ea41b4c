//! The conversation in docs/protocol.md, held for real, line by line.
//!
//! A line is `name POST /path {…}` or `name GET /path` and then `name 201 {…}`; `name connects`; `name loses the
//! connection`; `name > {…}` for what is sent, and `name < {…}` for what comes. `"…"` stands for anything, at the end of
//! a list for the rest of it. The house's randomness is fixed, so names of things are the same every time.
//!
//! `SOBREMESA_UPDATE=1 cargo test -p server --test it conversation` writes anew what the house says.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::guest::{Guest, Socket, cookie, request};
use crate::house::{Open, PATIENCE, open_fixed};

const BEGIN: &str = "```conversation\n";
const END: &str = "```";
const ANYTHING: &str = "…";
/// When writing: who is silent for so long has said everything.
const SILENCE: Duration = Duration::from_millis(300);

/// Those who talk to the house.
struct Talk {
    open: Open,
    guests: BTreeMap<String, Guest>,
    sockets: BTreeMap<String, Socket>,
    code: String,
}

#[tokio::test]
async fn the_conversation_in_the_docs_is_true() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let start = text.find(BEGIN).expect("docs/protocol.md has a conversation") + BEGIN.len();
    let end = start + text[start..].find(END).unwrap();
    let (open, _folder) = open_fixed(2026).await;
    let mut talk = Talk { open, guests: BTreeMap::new(), sockets: BTreeMap::new(), code: String::new() };
    if std::env::var_os("SOBREMESA_UPDATE").is_some() {
        let written = talk.write(&text[start..end]).await;
        std::fs::write(&path, format!("{}{written}{}", &text[..start], &text[end..])).unwrap();
    } else {
        for line in text[start..end].lines().filter(|line| !line.trim().is_empty()) {
            talk.check(line).await;
        }
    }
    talk.open.close().await;
}

impl Talk {
    /// One line: what is sent is sent, what comes is compared.
    async fn check(&mut self, line: &str) {
        let (name, rest) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        match rest.split_once(' ') {
            Some(("<", expected)) => {
                let heard =
                    self.hear(name, PATIENCE).await.unwrap_or_else(|| panic!("nothing came for: {line}"));
                let expected: Value =
                    serde_json::from_str(expected).unwrap_or_else(|error| panic!("{error}: {line}"));
                assert!(matches(&expected, &heard), "the docs say:\n{line}\nthe house says:\n{heard}");
            }
            Some((number, expected)) if number.parse::<u16>().is_ok() => {
                // Checked together with its request, where it was remembered.
                let (status, body) = self.answer(name);
                let expected: Value = serde_json::from_str(expected).unwrap();
                assert_eq!(status.to_string(), number, "{body}");
                assert!(matches(&expected, &body), "the docs say:\n{line}\nthe house says:\n{body}");
            }
            _ => self.send(name, rest).await,
        }
    }

    async fn send(&mut self, name: &str, rest: &str) {
        match rest.split_once(' ') {
            None if rest == "connects" => {
                let socket = self.guests[name].socket(&self.code).await.unwrap();
                self.sockets.insert(name.to_owned(), socket);
            }
            Some(("loses", _)) => drop(self.sockets.remove(name)),
            Some((">", text)) => {
                self.sockets.get_mut(name).unwrap().send(Message::text(text)).await.unwrap();
            }
            Some((method, rest)) => self.request(name, method, rest).await,
            None => panic!("what is `{name} {rest}`?"),
        }
    }

    async fn request(&mut self, name: &str, method: &str, rest: &str) {
        let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
        let address = self.open.address;
        let known = self.guests.get(name).map(|guest| guest.cookie.clone()).unwrap_or_default();
        let headers = format!("Cookie: {known}\r\nContent-Type: application/json\r\n");
        let answer = request(address, method, path, &headers, body).await;
        if answer.head.to_lowercase().contains("set-cookie") {
            self.guests.insert(name.to_owned(), Guest { address, cookie: cookie(&answer) });
        }
        let body: Value = serde_json::from_str(&answer.body).unwrap_or(json!(answer.body));
        if let Some(code) = body["code"].as_str() {
            self.code = code.to_owned();
        }
        ANSWERS.with_borrow_mut(|answers| answers.insert(name.to_owned(), (answer.status, body)));
    }

    fn answer(&self, name: &str) -> (u16, Value) {
        ANSWERS
            .with_borrow_mut(|answers| answers.remove(name))
            .unwrap_or_else(|| panic!("{name} asked nothing"))
    }

    async fn hear(&mut self, name: &str, patience: Duration) -> Option<Value> {
        let socket = self.sockets.get_mut(name)?;
        loop {
            match tokio::time::timeout(patience, socket.next()).await.ok()?? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(text.as_str()).unwrap()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The same conversation with what the house says now.
    async fn write(&mut self, old: &str) -> String {
        let mut text = String::new();
        for line in old.lines() {
            let Some((name, rest)) = line.split_once(' ') else {
                text += "\n";
                continue;
            };
            let first = rest.split(' ').next().unwrap_or_default();
            if first == "<" || first.parse::<u16>().is_ok() {
                continue;
            }
            text += &format!("{line}\n");
            self.send(name, rest).await;
            if matches!(first, "GET" | "POST" | "PUT") {
                let (status, body) = self.answer(name);
                text += &format!("{name} {status} {}\n", shortened("", &body));
            }
            let names: Vec<String> = self.sockets.keys().cloned().collect();
            for name in names {
                while let Some(heard) = self.hear(&name, SILENCE).await {
                    text += &format!("{name} < {}\n", shortened("", &heard));
                }
            }
        }
        text
    }
}

thread_local! {
    static ANSWERS: std::cell::RefCell<BTreeMap<String, (u16, Value)>> = const { std::cell::RefCell::new(BTreeMap::new()) };
}

fn matches(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(anything), _) if anything == ANYTHING => true,
        (Value::Array(expected), Value::Array(found)) => match expected.split_last() {
            Some((last, first)) if last == ANYTHING => {
                found.len() >= first.len() && first.iter().zip(found).all(|(a, b)| matches(a, b))
            }
            _ => expected.len() == found.len() && expected.iter().zip(found).all(|(a, b)| matches(a, b)),
        },
        (Value::Object(expected), Value::Object(found)) => {
            expected.len() == found.len()
                && expected.iter().all(|(key, a)| found.get(key).is_some_and(|b| matches(a, b)))
        }
        _ => expected == found,
    }
}

/// What a reader wants to see of it.
fn shortened(key: &str, value: &Value) -> Value {
    match value {
        Value::Number(_) if key == "at_ms" || key.ends_with("_at_ms") => json!(ANYTHING),
        Value::Object(_) if key == "board" => json!(ANYTHING),
        Value::String(text) if text.len() > 60 => json!(ANYTHING),
        Value::Array(items) => {
            let is_legal = key == "legal" || items.first().is_some_and(|item| item.get("text").is_some());
            let keep = if is_legal { 1 } else { items.len() };
            let mut short: Vec<Value> = items.iter().take(keep).map(|item| shortened("", item)).collect();
            if items.len() > keep {
                short.push(json!(ANYTHING));
            }
            Value::Array(short)
        }
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (key.clone(), shortened(key, value))).collect()
        }
        other => other.clone(),
    }
}
