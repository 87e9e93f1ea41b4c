//! One connection: between a guest's socket and a table's inbox.
//!
//! Nothing a guest does here keeps anyone else waiting. Who sends too fast is not read from until it has paid for it, and
//! is dropped if it goes on; who does not read is dropped when its queue is full or a write takes too long.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use protocol::{Ask, Asked, HAND_BYTES, HAND_VERSION, Refusal, Told};
use tokio::sync::mpsc;
use tokio::time::{Interval, MissedTickBehavior, interval, sleep_until, timeout};
use tokio_util::sync::CancellationToken;

use crate::bucket::Bucket;
use crate::config::Limits;
use crate::denied::Denied;
use crate::house::House;
use crate::http::Source;
use crate::ids::{ConnectionId, StreamId, TableCode};
use crate::listen::Allowance;
use crate::store::Person;
use crate::table::{Joining, Message, Outbox, Parcel, TableStub};
use crate::work::Owner;

/// What cannot be read costs as much as this many messages.
const GARBAGE_COST: f64 = 5.0;
/// After so many pings without an answer nobody is there.
const PINGS_MAX: u32 = 3;

/// What surrounds the bytes of a ping or its answer.
const CONTROL_BYTES: usize = 6;

/// Serves a socket until one side ends it.
pub(crate) async fn serve(
    socket: WebSocket,
    house: Arc<House>,
    code: TableCode,
    person: Person,
    source: Source,
    allowance: Arc<Allowance>,
) {
    house.metrics.connections.inc();
    let connection = Connection::new(socket, Arc::clone(&house), code, source, allowance);
    connection.run(person).await;
    house.metrics.connections.dec();
}

struct Connection {
    socket: WebSocket,
    house: Arc<House>,
    code: TableCode,
    source: Source,
    id: ConnectionId,
    bucket: Bucket,
    hand_bucket: Bucket,
    /// When it is read from again.
    read_at: tokio::time::Instant,
    floods: u32,
    pings: u32,
    /// Bytes that may be read before a message is whole.
    allowance: Arc<Allowance>,
    /// Was a message begun when it was last asked whether it is there?
    begun: bool,
}

/// What a guest sends.
enum Taken {
    /// Something asked for.
    Asked(Asked),
    /// What a hand is told.
    Hand(Bytes),
    /// Nothing that matters.
    Nothing,
}

/// Why a connection ends.
enum End {
    /// The guest is gone.
    Gone,
    /// The house ends it, and says why.
    Because(Denied),
    /// The table has said why.
    Told,
}

impl Connection {
    fn new(
        socket: WebSocket,
        house: Arc<House>,
        code: TableCode,
        source: Source,
        allowance: Arc<Allowance>,
    ) -> Connection {
        let limits = &house.config.limits;
        let [bucket, hand_bucket] =
            [limits.messages, limits.hands].map(|rate| Bucket::full(rate, Instant::now()));
        let (id, read_at) = (house.next_connection(), tokio::time::Instant::now());
        let (floods, pings, begun) = (0, 0, false);
        allowance.refill(message_allowance(limits));
        Connection {
            socket,
            house,
            code,
            source,
            id,
            bucket,
            hand_bucket,
            read_at,
            floods,
            pings,
            allowance,
            begun,
        }
    }

    async fn run(mut self, person: Person) {
        let closing = self.house.closing.clone();
        let hello = tokio::select! {
            hello = self.hello() => hello,
            () = closing.cancelled() => Err(End::Because(Denied::HouseClosing)),
        };
        let end = match hello {
            Ok((stream, since)) => self.sit_in(person, stream, since).await,
            Err(end) => end,
        };
        if let End::Because(denied) = end {
            if denied == Denied::Flooding {
                self.house.metrics.dropped_flooding.inc();
            }
            let told = Told::Closing { reason: Refusal::from(denied) };
            drop(self.write(Frame::text(text(&told))).await);
        }
        drop(self.write(close_frame()).await);
    }

    /// The first message says where the guest was.
    async fn hello(&mut self) -> Result<(Option<StreamId>, Option<u32>), End> {
        let asked = timeout(self.house.config.limits.hello_wait, self.first()).await;
        match asked.map_err(|_| End::Because(Denied::Silent))?? {
            Asked { ask: Ask::Hello { stream, since }, .. } => {
                Ok((stream.as_deref().and_then(StreamId::read), since))
            }
            _ => Err(End::Because(Denied::Unreadable { text: "the first message is hello".to_owned() })),
        }
    }

    async fn first(&mut self) -> Result<Asked, End> {
        loop {
            let frame = self.socket.recv().await;
            if let Taken::Asked(asked) = self.take(frame).await? {
                return Ok(asked);
            }
        }
    }

    /// At the table, until the end.
    async fn sit_in(&mut self, person: Person, stream: Option<StreamId>, since: Option<u32>) -> End {
        let (queue, mut parcels) = mpsc::channel(self.house.config.limits.outbox_max);
        let outbox = Outbox { queue, cut: CancellationToken::new() };
        let cut = outbox.cut.clone();
        let source = self.source;
        let joining = Joining { connection: self.id, person, source, outbox, stream, since };
        let table = match self.join(joining).await {
            Ok(table) => table,
            Err(denied) => return End::Because(denied),
        };
        let end = tokio::select! {
            biased;
            () = cut.cancelled() => End::Because(Denied::TooSlow),
            end = self.converse(&table, &mut parcels) => end,
        };
        drop(table.send(Message::Part(self.id)).await);
        end
    }

    /// A table may leave memory between being found and being joined: then it is found again.
    async fn join(&mut self, joining: Joining) -> Result<TableStub, Denied> {
        let owner = Owner { source: Some(self.source), person: Some(joining.person.id.clone()) };
        let mut message = Message::Join(joining);
        for _ in 0..3 {
            let table = self.house.table(&self.code, owner.clone()).await?;
            match table.try_join(message).await {
                Ok(()) => return Ok(table),
                Err(back) => message = back,
            }
        }
        Err(Denied::HouseTrouble)
    }

    async fn converse(&mut self, table: &TableStub, parcels: &mut mpsc::Receiver<Parcel>) -> End {
        let mut pinging = ping_every(&self.house);
        loop {
            let may_read = self.read_at <= tokio::time::Instant::now();
            let step = tokio::select! {
                parcel = parcels.recv() => self.deliver(parcel).await,
                frame = self.socket.recv(), if may_read => match self.take(frame).await {
                    Ok(Taken::Asked(Asked { request, ask: Ask::Ping {} })) => self.pong(request).await,
                    Ok(Taken::Asked(asked)) => self.pass_on(table, Message::Asked(self.id, asked)).await,
                    Ok(Taken::Hand(told)) => self.pass_on(table, Message::Hand(self.id, told)).await,
                    Ok(Taken::Nothing) => Ok(()),
                    Err(end) => Err(end),
                },
                () = sleep_until(self.read_at), if !may_read => Ok(()),
                _ = pinging.tick() => self.ping().await,
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn pass_on(&mut self, table: &TableStub, message: Message) -> Result<(), End> {
        self.house.metrics.messages_in.inc();
        table.send(message).await.map_err(|_| End::Because(Denied::TableBroke))
    }

    /// The line holds: said from here, without waiting for the table.
    async fn pong(&mut self, request: u32) -> Result<(), End> {
        self.write(Frame::text(text(&Told::Done { request }))).await
    }

    async fn deliver(&mut self, parcel: Option<Parcel>) -> Result<(), End> {
        match parcel {
            Some(Parcel::Told(text)) => self.write(Frame::Text(text)).await,
            Some(Parcel::Last(text)) => {
                self.write(Frame::Text(text)).await?;
                Err(End::Told)
            }
            Some(Parcel::Shown(bytes)) => self.write(Frame::Binary(bytes)).await,
            None => Err(End::Because(Denied::TableBroke)),
        }
    }

    /// A frame of the guest, paid for.
    async fn take(&mut self, frame: Option<Result<Frame, axum::Error>>) -> Result<Taken, End> {
        let Some(Ok(frame)) = frame else {
            let endless = self.allowance.left() == 0;
            return Err(if endless { End::Because(Denied::Flooding) } else { End::Gone });
        };
        self.pings = 0;
        let whole = message_allowance(&self.house.config.limits);
        match &frame {
            Frame::Ping(bytes) | Frame::Pong(bytes) => {
                self.allowance.give_back(CONTROL_BYTES + bytes.len(), whole);
            }
            _ => {
                self.allowance.refill(whole);
                self.begun = false;
            }
        }
        let read = match frame {
            Frame::Text(text) => {
                let asked = serde_json::from_str(text.as_str());
                asked.map(Taken::Asked).map_err(|error| Denied::unreadable(&error))
            }
            Frame::Binary(told) if told.len() == HAND_BYTES && told[0] == HAND_VERSION => {
                Ok(Taken::Hand(told))
            }
            Frame::Binary(_) => Err(Denied::Unreadable { text: "not what a hand is told".to_owned() }),
            Frame::Ping(_) | Frame::Pong(_) => Ok(Taken::Nothing),
            Frame::Close(_) => return Err(End::Gone),
        };
        match read {
            Ok(Taken::Hand(told)) => {
                let paid = self.hand_bucket.take(self.house.config.limits.hands, 1.0, Instant::now());
                self.paid(paid)?;
                Ok(Taken::Hand(told))
            }
            Ok(taken) => {
                self.pay(1.0)?;
                Ok(taken)
            }
            Err(denied) => {
                self.pay(GARBAGE_COST)?;
                self.write(Frame::text(text(&Told::Refused { request: 0, refusal: denied.into() }))).await?;
                Ok(Taken::Nothing)
            }
        }
    }

    fn pay(&mut self, cost: f64) -> Result<(), End> {
        let paid = self.bucket.take(self.house.config.limits.messages, cost, Instant::now());
        self.paid(paid)
    }

    /// Who has spent too much is not read from for a while; who has done so too often is dropped.
    fn paid(&mut self, wait: Option<Duration>) -> Result<(), End> {
        match wait {
            None => self.floods = self.floods.saturating_sub(1),
            Some(wait) => {
                self.read_at = tokio::time::Instant::now() + wait;
                self.floods += 1;
            }
        }
        if self.floods > self.house.config.limits.floods_max {
            Err(End::Because(Denied::Flooding))
        } else {
            Ok(())
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.pings >= PINGS_MAX {
            return Err(End::Because(Denied::Silent));
        }
        self.pings += 1;
        let begun = self.allowance.left() < message_allowance(&self.house.config.limits);
        if std::mem::replace(&mut self.begun, begun) && begun {
            return Err(End::Because(Denied::Silent));
        }
        self.write(Frame::Ping(axum::body::Bytes::new())).await
    }

    async fn write(&mut self, frame: Frame) -> Result<(), End> {
        let written = timeout(self.house.config.limits.write_wait, self.socket.send(frame)).await;
        if written.is_err() {
            self.house.metrics.dropped_slow.inc();
        }
        if matches!(written, Ok(Ok(()))) { Ok(()) } else { Err(End::Gone) }
    }
}

/// A message as long as they may be, cut into fragments, and the beginning of the next one.
fn message_allowance(limits: &Limits) -> usize {
    4 * limits.message_bytes_max
}

fn ping_every(house: &House) -> Interval {
    let mut every = interval(house.config.limits.ping_every);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    every.reset();
    every
}

fn close_frame() -> Frame {
    Frame::Close(Some(CloseFrame { code: close_code::NORMAL, reason: "".into() }))
}

fn text(told: &Told) -> String {
    serde_json::to_string(told).expect("what is told is plain data")
}
