//! A guest's connection to a table, and what they know from it.

use futures_util::{SinkExt, StreamExt};
use protocol::{Ask, Asked, Told};
use serde_json::Value;
use tabletop::Seat;
use tokio_tungstenite::tungstenite::Message;

use crate::guest::{Guest, Socket};
use crate::house::PATIENCE;

/// A connection to a table: keeps the document up to date as a browser would.
pub struct Chair {
    guest: Guest,
    code: String,
    socket: Socket,
    request: u32,
    pub stream: String,
    pub number: u32,
    pub you: Value,
    pub document: Value,
    pub chat: Vec<Value>,
    pub events: Vec<Value>,
    pub notes: Vec<Value>,
    /// Every byte that came, message by message; what is not text, as digits.
    pub heard: Vec<String>,
    /// What was shown.
    pub watched: Vec<Watched>,
}

/// A binary message of the house.
pub struct Watched {
    pub bytes: Vec<u8>,
    /// So many messages had come, itself included.
    pub after: usize,
}

impl Chair {
    pub async fn connect(guest: Guest, code: &str, left_at: Option<(String, u32)>) -> Chair {
        let socket = guest.socket(code).await.unwrap();
        let mut chair = Chair::at_socket(guest, code, socket);
        chair.greet(left_at).await;
        chair
    }

    /// A connection that the house may break at any moment.
    pub async fn try_greet(guest: Guest, code: &str, socket: Socket) -> Option<Chair> {
        let mut chair = Chair::at_socket(guest, code, socket);
        chair.try_ask_once(Ask::Hello { stream: None, since: None }).await?;
        chair.try_hear().await.map(|_| chair)
    }

    /// Asks, if the connection is still there.
    pub async fn try_ask_once(&mut self, ask: Ask) -> Option<u32> {
        self.request += 1;
        let asked = Asked { request: self.request, ask };
        let text = Message::text(serde_json::to_string(&asked).unwrap());
        self.socket.send(text).await.ok().map(|()| self.request)
    }

    pub fn at_socket(guest: Guest, code: &str, socket: Socket) -> Chair {
        Chair {
            guest,
            code: code.to_owned(),
            socket,
            request: 0,
            stream: String::new(),
            number: 0,
            you: Value::Null,
            document: Value::Null,
            chat: Vec::new(),
            events: Vec::new(),
            notes: Vec::new(),
            heard: Vec::new(),
            watched: Vec::new(),
        }
    }

    async fn greet(&mut self, left_at: Option<(String, u32)>) {
        let (stream, since) = left_at.unzip();
        self.ask(Ask::Hello { stream, since }).await;
        let told = self.hear().await;
        assert!(matches!(told, Told::Welcome { .. } | Told::Resumed { .. }), "{told:?}");
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// The connection is lost, as by a dead battery: nothing is said.
    pub async fn lose(self) -> Lost {
        let Chair { guest, code, stream, number, document, heard, you, .. } = self;
        Lost { guest, code, stream, number, document, heard, you }
    }

    pub async fn ask(&mut self, ask: Ask) -> u32 {
        self.request += 1;
        let asked = Asked { request: self.request, ask };
        self.write(&serde_json::to_string(&asked).unwrap()).await;
        self.request
    }

    pub async fn write(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// What a hand is told.
    pub async fn tell_hand(&mut self, bytes: &[u8]) {
        self.socket.send(Message::binary(bytes.to_vec())).await.unwrap();
    }

    /// The next message, taken in.
    pub async fn hear(&mut self) -> Told {
        let told = self.try_hear().await.expect("the connection stays open");
        match &told {
            Told::Closing { reason } => panic!("closed: {reason:?}"),
            _ => told,
        }
    }

    /// The next message; nothing when the connection ends.
    pub async fn try_hear(&mut self) -> Option<Told> {
        loop {
            if let Some(told) = self.listen().await? {
                return Some(told);
            }
        }
    }

    /// Listens until so much was shown.
    pub async fn until_watched(&mut self, count: usize) {
        while self.watched.len() < count {
            self.listen().await.expect("the connection stays open");
        }
    }

    /// Whatever comes next: what was told, if it is that. Nothing when the connection ends.
    async fn listen(&mut self) -> Option<Option<Told>> {
        let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the house answers");
        match frame? {
            Ok(Message::Text(text)) => {
                let told = self.take_in(text.as_str());
                self.heard.push(text.to_string());
                Some(Some(told))
            }
            Ok(Message::Binary(bytes)) => {
                self.heard.push(bytes.iter().map(|byte| format!("{byte:02x}")).collect());
                self.watched.push(Watched { bytes: bytes.to_vec(), after: self.heard.len() });
                Some(None)
            }
            Ok(Message::Close(_)) | Err(_) => None,
            Ok(_) => Some(None),
        }
    }

    fn take_in(&mut self, text: &str) -> Told {
        let told: Told = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let json: Value = serde_json::from_str(text).unwrap();
        match &told {
            Told::Welcome { stream, number, .. } => {
                (self.stream, self.number) = (stream.clone(), *number);
                self.document = json["document"].clone();
                self.chat = json["chat"].as_array().unwrap().clone();
                self.you = json["you"].clone();
            }
            Told::Resumed { .. } | Told::You { .. } => self.you = json["you"].clone(),
            Told::Update { number, .. } => {
                self.count(*number);
                let patch: json_patch::Patch = serde_json::from_value(json["patch"].clone()).unwrap();
                json_patch::patch(&mut self.document, &patch)
                    .unwrap_or_else(|error| panic!("{error}: {text}"));
                self.events.extend(json["events"].as_array().cloned().unwrap_or_default());
                self.notes.extend(json.get("note").cloned());
            }
            Told::Said { number, .. } => {
                self.count(*number);
                self.chat.push(json["line"].clone());
            }
            Told::Done { .. } | Told::Refused { .. } | Told::Hints { .. } | Told::Closing { .. } => {}
        }
        told
    }

    fn count(&mut self, number: u32) {
        assert_eq!(number, self.number + 1, "the stream has no gaps");
        self.number = number;
    }

    /// Asks and waits for the answer: done, or the refusal.
    pub async fn try_ask(&mut self, ask: Ask) -> Result<(), protocol::Refusal> {
        let asked = self.ask(ask).await;
        loop {
            match self.hear().await {
                Told::Done { request } if request == asked => return Ok(()),
                Told::Refused { request, refusal } if request == asked || request == 0 => {
                    return Err(refusal);
                }
                _ => {}
            }
        }
    }

    #[track_caller]
    pub fn must<'a>(&'a mut self, ask: Ask) -> impl Future<Output = ()> + 'a {
        let at = std::panic::Location::caller();
        async move { self.try_ask(ask).await.unwrap_or_else(|refusal| panic!("{at}: {refusal:?}")) }
    }

    pub async fn sit(&mut self, seat: usize) {
        let nonce = Some(format!("word {seat}"));
        self.must(Ask::Sit { seat: Seat::new(seat), nonce }).await;
    }

    pub async fn act(&mut self, text: &str) -> Result<(), protocol::Refusal> {
        self.try_ask(Ask::Act { text: Some(text.to_owned()), action: None, decision: None }).await
    }

    pub fn at(&self, pointer: &str) -> &Value {
        self.document.pointer(pointer).unwrap_or(&Value::Null)
    }

    pub fn phase(&self) -> &str {
        self.at("/table/phase").as_str().unwrap_or_default()
    }

    pub fn legal(&self) -> Vec<String> {
        let offers = self.at("/play/legal").as_array().cloned().unwrap_or_default();
        offers.iter().map(|offer| offer["text"].as_str().unwrap().to_owned()).collect()
    }

    pub fn must_act(&self) -> bool {
        let must = self.at("/play/status/must").as_array();
        must.is_some_and(|must| must.contains(&self.you["seat"]))
    }

    /// Listens until the document is as wanted.
    #[track_caller]
    pub fn until<'a>(&'a mut self, wanted: impl Fn(&Chair) -> bool + 'a) -> impl Future<Output = ()> + 'a {
        let at = std::panic::Location::caller();
        async move {
            while !wanted(self) {
                let told = tokio::time::timeout(PATIENCE, self.hear()).await;
                told.unwrap_or_else(|_| panic!("{at}: waited in vain: {:#}", self.document));
            }
        }
    }
}

/// What is left of a lost connection.
pub struct Lost {
    guest: Guest,
    code: String,
    stream: String,
    pub number: u32,
    document: Value,
    heard: Vec<String>,
    you: Value,
}

impl Lost {
    /// The same guest comes back and asks for what was missed.
    pub async fn come_back(self) -> Chair {
        let socket = self.guest.socket(&self.code).await.unwrap();
        let mut chair = Chair {
            guest: self.guest,
            code: self.code,
            socket,
            request: 1000,
            stream: self.stream.clone(),
            number: self.number,
            you: self.you,
            document: self.document,
            chat: Vec::new(),
            events: Vec::new(),
            notes: Vec::new(),
            heard: self.heard,
            watched: Vec::new(),
        };
        chair.greet(Some((self.stream, self.number))).await;
        chair
    }
}
