//! Guests who send garbage, send too much or do not read: they hurt only themselves.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Ask, Told};
use server::{Entropy, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

use crate::chair::Chair;
use crate::gathering::two;
use crate::guest::{Guest, Socket};
use crate::house::{Open, PATIENCE, config, open, table_of};

const HELLO: &str = r#"{"request":1,"ask":{"kind":"hello"}}"#;

/// Reads until the house ends the connection, and says why if it did.
pub async fn last_words(socket: &mut Socket) -> Option<String> {
    let mut last = None;
    loop {
        let frame = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the house ends it");
        match frame {
            Some(Ok(Message::Text(text))) => {
                if let Ok(Told::Closing { reason }) = serde_json::from_str(text.as_str()) {
                    last = Some(reason.kind().to_owned());
                }
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return last,
        }
    }
}

/// A house that counts, with two people at a table.
async fn strict() -> (Open, tempfile::TempDir, Chair, Chair) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.messages = Rate { per_second: 200.0, burst: 50.0 };
    config.limits.floods_max = 20;
    config.limits.outbox_max = 8;
    config.limits.hello_wait = Duration::from_millis(200);
    config.limits.write_wait = Duration::from_millis(500);
    let open = Open::with(config, Entropy::system()).await;
    let (first, second) = two(&open, "whispers").await;
    (open, folder, first, second)
}

fn code(chair: &Chair) -> String {
    chair.at("/table/code").as_str().unwrap().to_owned()
}

/// A socket of which the system keeps little that was not read.
async fn narrow(guest: &Guest, code: &str) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(guest.address).await.unwrap();
    let url = format!("ws://{}/api/tables/{code}/socket", guest.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("cookie", guest.cookie.parse().unwrap());
    tokio_tungstenite::client_async(request, stream).await.unwrap().0
}

/// The table goes on as if nothing had happened.
async fn still_plays(ana: &mut Chair, beto: &mut Chair) {
    for chair in [ana, beto] {
        chair.until(|chair| chair.must_act()).await;
        let choice = chair.legal()[0].clone();
        chair.act(&choice).await.unwrap();
    }
}

#[tokio::test]
async fn garbage_is_refused_and_then_dropped() {
    let (open, _folder, mut ana, mut beto) = strict().await;
    let mut socket = open.guest("Mallory").await.socket(&code(&ana)).await.unwrap();
    socket.send(Message::text(HELLO)).await.unwrap();
    for garbage in
        ["", "{", "null", "[]", r#"{"request":1}"#, r#"{"request":-1,"ask":{"kind":"start"}}"#, "\u{0}"]
    {
        socket.send(Message::text(garbage)).await.unwrap();
    }
    socket.send(Message::binary(vec![0xff; 100])).await.unwrap();
    for _ in 0..200 {
        if socket.send(Message::text("garbage")).await.is_err() {
            break;
        }
    }
    assert!(matches!(last_words(&mut socket).await.as_deref(), Some("flooding") | None));
    still_plays(&mut ana, &mut beto).await;
    open.close().await;
}

#[tokio::test]
async fn the_first_word_is_hello_and_soon() {
    let (open, _folder, ana, _beto) = strict().await;
    let mallory = open.guest("Mallory").await;
    let mut silent = mallory.socket(&code(&ana)).await.unwrap();
    assert_eq!(last_words(&mut silent).await.as_deref(), Some("silent"));
    let mut rude = mallory.socket(&code(&ana)).await.unwrap();
    rude.send(Message::text(r#"{"request":1,"ask":{"kind":"start"}}"#)).await.unwrap();
    assert_eq!(last_words(&mut rude).await.as_deref(), Some("unreadable"));
    let mut large = mallory.socket(&code(&ana)).await.unwrap();
    large.send(Message::text("x".repeat(20_000))).await.unwrap();
    assert_eq!(last_words(&mut large).await, None, "what is too large is not read");
    open.close().await;
}

/// The head of a frame of a guest: whether the message ends with it, what it is, and an empty mask.
fn fragment(opcode: u8) -> [u8; 6] {
    [opcode, 0x80, 0, 0, 0, 0]
}

/// A message that never ends is not read for ever, whether its fragments are empty or nothing more comes of it, and whether
/// or not something else comes in between.
#[tokio::test]
async fn a_message_that_never_ends_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.ping_every = Duration::from_millis(300);
    let bytes_max = 4 * config.limits.message_bytes_max;
    let open = Open::with(config, Entropy::system()).await;
    let (ana, _) = two(&open, "whispers").await;
    let mallory = open.guest("Mallory").await;
    let (text, more, ping, pong) = (0x01, 0x00, 0x89, 0x8a);
    for fragments in [vec![more], vec![more, ping], vec![pong]] {
        let mut socket = mallory.socket(&code(&ana)).await.unwrap();
        socket.send(Message::text(HELLO)).await.unwrap();
        socket.next().await.unwrap().unwrap();
        let (mut reads, mut writes) = into_stream(socket).into_split();
        writes.write_all(&fragment(text)).await.unwrap();
        let flood: Vec<u8> = fragments.iter().flat_map(|opcode| fragment(*opcode)).collect();
        let flooding = tokio::time::timeout(PATIENCE, async {
            let mut sent = 0;
            while writes.write_all(&flood).await.is_ok() {
                sent += fragments.iter().filter(|opcode| **opcode == more).count() * 6;
                assert!(sent < 100 * bytes_max, "it is read for ever");
                tokio::task::yield_now().await;
            }
        });
        let mut heard = Vec::new();
        let hearing = tokio::time::timeout(PATIENCE, reads.read_to_end(&mut heard));
        let (_, ended) = tokio::join!(flooding, hearing);
        assert!(ended.is_ok(), "the house ends it");
    }
    // Those who sat there did not answer the house's quick pings: two others see whether it still plays.
    let (mut carla, mut dora) = two(&open, "whispers").await;
    still_plays(&mut carla, &mut dora).await;
    open.close().await;
}

fn into_stream(socket: Socket) -> TcpStream {
    match socket.into_inner() {
        tokio_tungstenite::MaybeTlsStream::Plain(stream) => stream,
        _ => unreachable!("nothing here speaks TLS"),
    }
}

/// Connections that ask for nothing, and requests that never end, are ended by the house.
#[tokio::test]
async fn requests_that_never_come_or_end_are_ended() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.request_wait = Duration::from_millis(300);
    let open = Open::with(config, Entropy::system()).await;
    let ana = open.guest("Ana").await;
    let json = format!("Host: x\r\nCookie: {}\r\nContent-Type: application/json\r\n", ana.cookie);
    let begun = [
        String::new(),
        "GET /api/games HTTP/1.1\r\n".to_owned(),
        "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ".to_owned(),
        format!("PUT /api/people/me HTTP/1.1\r\n{json}Content-Length: 100\r\n\r\n{{"),
        format!("PUT /api/people/me HTTP/1.1\r\n{json}Transfer-Encoding: chunked\r\n\r\n"),
        "GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n".to_owned(),
        // Answered, and then nothing more.
        "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".to_owned(),
    ];
    for text in begun {
        let mut stream = TcpStream::connect(open.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut heard)).await;
        assert!(ended.is_ok(), "{text}");
    }
    // Headers, and a body in chunks, that go on for ever.
    let endless = [
        ("GET /api/games HTTP/1.1\r\nHost: x\r\n".to_owned(), "X-Long: aaaaaaaaaaaaaaaaaaaaaaaaa\r\n"),
        (format!("PUT /api/people/me HTTP/1.1\r\n{json}Transfer-Encoding: chunked\r\n\r\n"), "4\r\naaaa\r\n"),
    ];
    for (begun, more) in endless {
        let mut stream = TcpStream::connect(open.address).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        let more = more.repeat(100);
        let flooded = async { while stream.write_all(more.as_bytes()).await.is_ok() {} };
        assert!(tokio::time::timeout(PATIENCE, flooded).await.is_ok(), "{begun}");
    }
    assert_eq!(ana.get("/api/games").await.status, 200);
    open.close().await;
}

/// Slowed first, then dropped; those at the table do not notice.
#[tokio::test]
async fn a_flood_drowns_only_its_sender() {
    let (open, _folder, mut ana, mut beto) = strict().await;
    let mut flood = open.guest("Mallory").await.socket(&code(&ana)).await.unwrap();
    flood.send(Message::text(HELLO)).await.unwrap();
    let act = r#"{"request":2,"ask":{"kind":"act","text":"glance"}}"#;
    for _ in 0..3 {
        still_plays(&mut ana, &mut beto).await;
        for _ in 0..50 {
            drop(flood.feed(Message::text(act)).await);
        }
        drop(flood.flush().await);
    }
    let why = last_words(&mut flood).await;
    assert!(matches!(why.as_deref(), Some("flooding" | "too-slow") | None), "{why:?}");
    ana.until(|chair| chair.phase() == "over").await;
    open.close().await;
}

/// Who does not read is dropped when its queue is full; the others get everything at once.
#[tokio::test]
async fn a_slow_reader_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.outbox_max = 8;
    config.limits.write_wait = Duration::from_secs(60);
    let open = Open::with(config, Entropy::system()).await;
    let (mut ana, mut beto) = two(&open, "whispers").await;
    let mut slow = narrow(&open.guest("Mallory").await, &code(&ana)).await;
    slow.send(Message::text(HELLO)).await.unwrap();
    ana.until(|chair| chair.at("/table/spectators") == 1).await;
    // Answers that are never read fill all that lies between, until nothing more goes through.
    let act = r#"{"request":2,"ask":{"kind":"act","text":"glance"}}"#;
    let patience = Duration::from_millis(500);
    while let Ok(Ok(())) = tokio::time::timeout(patience, slow.send(Message::text(act))).await {}
    let mut lines = 0;
    while ana.at("/table/spectators") == 1 {
        ana.must(Ask::Say { text: format!("line {lines}") }).await;
        lines += 1;
        beto.until(|chair| chair.chat.len() >= lines).await;
        assert!(lines < 1000, "the slow reader is never dropped");
    }
    assert_eq!(beto.chat.len(), lines, "nobody else missed a line");
    still_plays(&mut ana, &mut beto).await;
    drop(slow);
    open.close().await;
}

#[tokio::test]
async fn spectators_and_windows_are_bounded() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.spectators_max = 1;
    config.limits.connections_per_person_max = 2;
    let open = Open::with(config, Entropy::system()).await;
    let ana = open.guest("Ana").await;
    let code = ana.make(&table_of("whispers", 2)).await;
    let mut oldest = ana.come(&code).await;
    let mut refused = open.guest("Beto").await.socket(&code).await.unwrap();
    refused.send(Message::text(HELLO)).await.unwrap();
    assert_eq!(last_words(&mut refused).await.as_deref(), Some("many-spectators"));
    let _second = ana.come(&code).await;
    let _third = ana.come(&code).await;
    let last = loop {
        match oldest.try_hear().await {
            Some(Told::Closing { reason }) => break reason.kind().to_owned(),
            Some(_) => {}
            None => panic!("nothing was said"),
        }
    };
    assert_eq!(last, "many-windows");
    open.close().await;
}

#[tokio::test]
async fn a_seat_acts_only_for_its_person() {
    let (open, _folder) = open().await;
    let (ana, beto) = (open.guest("Ana").await, open.guest("Beto").await);
    let code = ana.make(&table_of("qube-attack", 2)).await;
    let (mut first, mut second) = (ana.come(&code).await, beto.come(&code).await);
    first.sit(0).await;
    second.sit(1).await;
    first.must(Ask::Start {}).await;
    second.until(|chair| chair.phase() == "playing").await;
    let (mover, other) = if first.must_act() { (first, second) } else { (second, first) };
    let (mut other, choice) = (other, mover.legal()[0].clone());
    let refusal = other.act(&choice).await.unwrap_err();
    assert!(!refusal.message.is_empty() && !refusal.kind().is_empty(), "{refusal:?}");
    let named = r#"{"request":77,"ask":{"kind":"act","text":"pass","seat":0}}"#;
    other.write(named).await;
    assert!(matches!(other.hear().await, Told::Refused { request: 0, .. }), "nobody names a seat to act for");
    open.close().await;
}
