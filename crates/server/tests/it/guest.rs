//! A person as a browser is one: a cookie, requests, and sockets to tables.

use std::net::SocketAddr;

use protocol::NewTable;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::chair::Chair;

/// What a request came to.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Response {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn kind(&self) -> String {
        self.json()["reason"]["kind"].as_str().unwrap_or_default().to_owned()
    }
}

/// One request over a connection of its own.
pub async fn request(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Response {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Response { status, head: head.to_owned(), body: body.to_owned() }
}

/// A person with a cookie.
#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Guest {
    pub async fn new(address: SocketAddr, name: &str) -> Guest {
        let json = "Content-Type: application/json\r\n";
        let made = request(address, "POST", "/api/people", json, &json!({ "name": name }).to_string()).await;
        assert_eq!(made.status, 201, "{made:?}");
        Guest { address, cookie: cookie(&made) }
    }

    pub async fn get(&self, path: &str) -> Response {
        request(self.address, "GET", path, &format!("Cookie: {}\r\n", self.cookie), "").await
    }

    /// The head of what is not text.
    pub async fn head(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let text = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer).split("\r\n\r\n").next().unwrap_or_default().to_owned()
    }

    pub async fn send(&self, method: &str, path: &str, body: &Value) -> Response {
        let headers = format!("Cookie: {}\r\nContent-Type: application/json\r\n", self.cookie);
        request(self.address, method, path, &headers, &body.to_string()).await
    }

    /// Makes a table and returns its code.
    pub async fn make(&self, new: &NewTable) -> String {
        let made = self.send("POST", "/api/tables", &serde_json::to_value(new).unwrap()).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["code"].as_str().unwrap().to_owned()
    }

    /// Comes to a table.
    pub async fn come(&self, code: &str) -> Chair {
        Chair::connect(self.clone(), code, None).await
    }

    pub async fn socket(&self, code: &str) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}/api/tables/{code}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        // Like a browser, it does not wait to fill a packet.
        tokio_tungstenite::connect_async_with_config(request, None, true).await.map(|(socket, _)| socket)
    }
}

/// The cookie that a response sets.
pub fn cookie(response: &Response) -> String {
    let line = response.head.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).unwrap();
    let value = line.split_once(':').unwrap().1.trim();
    value.split(';').next().unwrap().to_owned()
}

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;
