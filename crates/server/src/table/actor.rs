//! The actor: owns one table, does one thing after another, saves it, then shows it.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Instant as Moment;

use protocol::{ChatLine, Note, Phase, Refusal, Told, You};
use tabletop::{AnyReferee, Played, Said, Seat, Staged, Viewer};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::bots::BotSeat;
use super::clock::Ticking;
use super::evening;
use super::film::Film;
use super::guests::{Guest, Guests};
use super::live::Live;
use super::play::Play;
use super::room::Standing;
use super::seating;
use super::stream::Stream;
use super::{Joining, Message};
use crate::denied::Denied;
use crate::house::{House, now_ms};
use crate::ids::{ConnectionId, PersonId, StreamId};
use crate::store::{Change, DiskFault, StoreError, TableRecord, WholeTable};
use crate::work::{Kind, Owner};

/// One table.
pub(super) struct Table {
    pub(super) house: Arc<House>,
    pub(super) own: mpsc::WeakSender<Message>,
    standing: Arc<Standing>,
    pub(super) record: TableRecord,
    pub(super) play: Option<Play>,
    pub(super) guests: Guests,
    pub(super) bots: Vec<BotSeat>,
    pub(super) clock: Ticking,
    pub(super) live: Option<Live>,
    /// Who has taken something back lasts on the same clock: else it could be wound for ever.
    pub(super) undone: Option<Seat>,
    pub(super) chat: VecDeque<ChatLine>,
    pub(super) chat_next: u32,
    pub(super) streams: HashMap<Viewer, Stream>,
    /// Since when the host is not here, and whether all know that others may do what a host may.
    pub(super) host_gone_at: Option<Instant>,
    pub(super) host_away_told: bool,
    /// Whom the table waits for, as it is saved.
    asked: Vec<PersonId>,
    empty_since: Instant,
}

/// Why something was not done.
pub(super) enum Unable {
    /// Its sender is told why, and nothing has changed.
    Refused(Refusal),
    /// It could not be saved: what is in memory is ahead of the disk and must not be shown.
    Broken(StoreError),
}

impl From<Denied> for Unable {
    fn from(denied: Denied) -> Unable {
        Unable::Refused(denied.into())
    }
}

impl From<StoreError> for Unable {
    fn from(error: StoreError) -> Unable {
        Unable::Broken(error)
    }
}

impl Table {
    pub(super) fn new(
        house: Arc<House>,
        own: &mpsc::Sender<Message>,
        standing: Arc<Standing>,
        whole: WholeTable,
        referee: Option<Box<dyn AnyReferee>>,
    ) -> Table {
        let WholeTable { record, game, chat } = whole;
        let last_at_ms = game.as_ref().map_or(0, |game| game.last_at_ms);
        let play = game.zip(referee);
        let play = play.map(|(game, referee)| Play::going_on(game.record, referee, game.decisions));
        let mut table = Table {
            house,
            own: own.downgrade(),
            standing,
            bots: record.seats.iter().map(|_| BotSeat::default()).collect(),
            clock: Ticking::Off,
            live: None,
            undone: None,
            chat_next: chat.last().map_or(1, |(number, _)| number + 1),
            chat: chat.into_iter().map(|(_, line)| line).collect(),
            streams: HashMap::new(),
            asked: Vec::new(),
            host_gone_at: Some(Instant::now()),
            host_away_told: false,
            empty_since: Instant::now(),
            guests: Guests::default(),
            record,
            play,
        };
        table.wind_from(last_at_ms);
        table
    }

    /// Lives until nobody has come for a while, the house closes, or something cannot be saved.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        self.ask_bots();
        let closing = self.house.closing.clone();
        loop {
            let result = tokio::select! {
                message = inbox.recv() => match message {
                    Some(Message::Leave) => {
                        self.leave(&mut inbox);
                        break;
                    }
                    Some(message) => self.take(message).await,
                    None => break,
                },
                () = sleep_until(self.next_alarm()) => match self.alarm(&mut inbox).await {
                    Ok(true) => break,
                    Ok(false) => Ok(()),
                    Err(error) => Err(error),
                },
                () = closing.cancelled() => {
                    self.dismiss_all(&Denied::HouseClosing);
                    break;
                }
            };
            if let Err(error) = result {
                let advice = error.disk_fault().map(DiskFault::advice);
                tracing::error!(table = %self.record.id, %error, advice, "a table could not be saved and is closed");
                self.dismiss_all(&Denied::from(&error));
                self.house.unload(&self.record.code, || true);
                break;
            }
        }
    }

    async fn take(&mut self, message: Message) -> Result<(), StoreError> {
        let began = Moment::now();
        match message {
            // Sixty a second, and nothing comes of it before the next tick.
            Message::Hand(connection, told) => {
                self.take_hand(connection, told);
                return Ok(());
            }
            Message::Join(joining) => self.join(joining).await?,
            Message::Part(connection) => self.part(connection),
            Message::Asked(connection, asked) => self.take_asked(connection, asked).await?,
            Message::Thought(thought) => self.take_thought(thought).await?,
            Message::Advised(advice) => self.take_advice(advice),
            Message::Expel(person, forgotten) => self.expel(&person, forgotten).await?,
            Message::Leave => unreachable!("the actor has left"),
        }
        self.settle();
        self.standing.note(self.guests.is_empty());
        self.house.metrics.step_seconds.observe(began.elapsed().as_secs_f64());
        Ok(())
    }

    /// After everything: those who did not keep up are gone, and bots are asked.
    fn settle(&mut self) {
        // Bounded by the number of guests: each turn has one fewer.
        loop {
            let slow = self.guests.take_slow();
            if slow == 0 {
                break;
            }
            self.house.metrics.dropped_slow.inc_by(slow as u64);
            self.gone();
        }
        self.ask_bots();
    }

    fn next_alarm(&self) -> Instant {
        let empty = self.empty_since + self.house.config.limits.empty_table_wait;
        let far = Instant::now() + std::time::Duration::from_secs(3600);
        let unload = if self.guests.is_empty() { empty } else { far };
        let moves = self.live.as_ref().map(Live::alarm);
        [self.clock.alarm(), moves, self.host_alarm()].into_iter().flatten().fold(unload, Instant::min)
    }

    /// Time is up for someone, or for the table in memory. Says whether the table goes.
    async fn alarm(&mut self, inbox: &mut mpsc::Receiver<Message>) -> Result<bool, StoreError> {
        if self.clock.alarm().is_some_and(|at| at <= Instant::now()) {
            self.time_is_up().await?;
            self.settle();
            return Ok(false);
        }
        if self.live.as_ref().is_some_and(|live| live.alarm() <= Instant::now()) {
            self.move_hand().await?;
            self.settle();
            return Ok(false);
        }
        if self.host_alarm().is_some_and(|at| at <= Instant::now()) {
            self.note_host();
            self.publish(None, None);
            self.settle();
            return Ok(false);
        }
        let empty = self.empty_since + self.house.config.limits.empty_table_wait;
        if !self.guests.is_empty() || Instant::now() < empty || self.live.is_some() {
            return Ok(false);
        }
        self.empty_since = Instant::now();
        if self.plays_over_days() {
            let wake = self.clock.shown().map(|clock| clock.ends_at_ms);
            self.save(vec![Change::Wake(self.record.id.clone(), wake)]).await?;
        }
        let code = self.record.code.clone();
        let goes = self.house.unload(&code, || inbox.is_empty());
        if goes {
            // Who still has the stub finds it closed, and asks the house again.
            inbox.close();
        }
        Ok(goes)
    }

    /// The house needs the room. Who is here can come back when there is some.
    fn leave(&mut self, inbox: &mut mpsc::Receiver<Message>) {
        tracing::info!(table = %self.record.id, "a table leaves memory for another");
        self.house.unload(&self.record.code, || true);
        inbox.close();
        while let Ok(message) = inbox.try_recv() {
            if let Message::Join(Joining { connection, person, source, outbox, .. }) = message {
                let viewer = Viewer::Spectator;
                self.guests.add(connection, Guest { person, source, viewer, outbox });
            }
        }
        self.dismiss_all(&Denied::HouseFull);
    }

    fn dismiss_all(&mut self, why: &Denied) {
        for connection in self.guests.ids() {
            self.guests.dismiss(connection, why.clone());
        }
    }

    /// On disk when it returns.
    pub(super) async fn save(&mut self, changes: Vec<Change>) -> Result<(), StoreError> {
        let began = Moment::now();
        self.house.store.save(changes).await?;
        self.house.metrics.save_seconds.observe(began.elapsed().as_secs_f64());
        Ok(())
    }

    /// The table is now like this: saved, then so.
    pub(super) async fn keep(&mut self, record: TableRecord) -> Result<(), StoreError> {
        self.save(vec![Change::Table(Box::new(record.clone()), now_ms())]).await?;
        self.record = record;
        Ok(())
    }

    /// A seat does something: done, saved, shown; or refused. What is physical is shown as a film first.
    pub(super) async fn perform(&mut self, seat: Seat, said: Said, note: Option<Note>) -> Result<(), Unable> {
        let (played, staged) = self.act_out(seat, said, !self.guests.is_empty()).await?;
        let film = staged.map(|staged| Film::begin(&self.house, self.owner(Some(seat)), staged));
        self.done(seat, Some(played), note, film).await
    }

    /// The same for what everyone has seen already.
    pub(super) async fn perform_seen(
        &mut self,
        seat: Seat,
        said: Said,
        note: Option<Note>,
    ) -> Result<(), Unable> {
        let (played, _) = self.act_out(seat, said, false).await?;
        self.done(seat, Some(played), note, None).await
    }

    async fn act_out(
        &mut self,
        seat: Seat,
        said: Said,
        watched: bool,
    ) -> Result<(Played, Option<Box<dyn Staged>>), Unable> {
        let play = self.play.as_ref().ok_or(Denied::WrongPhase { phase: self.record.phase })?;
        let turn = match play.referee.simulates() {
            false => None,
            true => {
                let kind = if self.guests.is_empty() { Kind::Later } else { Kind::Play };
                let place = self.house.work.enqueue(kind, self.owner(Some(seat))).map_err(Denied::from)?;
                Some(place.turn().await)
            }
        };
        let Some(play) = self.play.take() else {
            unreachable!("nothing else happens at this table meanwhile")
        };
        let (play, (played, staged)) = play.act_in_turn(turn, seat, said, watched).await;
        self.play = Some(play);
        let played = played.map_err(|refused| Unable::Refused(refused.into()))?;
        self.house.metrics.actions.inc();
        Ok((played, staged))
    }

    /// For whom work is done: the one who plays this seat, if they are here; otherwise the host.
    pub(super) fn owner(&self, seat: Option<Seat>) -> Owner {
        let place = seat.and_then(|seat| self.record.seats.get(seat.index()));
        let player = place.filter(|place| place.bot.is_none()).and_then(|place| place.person.as_ref());
        let here = player.filter(|person| self.guests.present(person));
        let person = here.unwrap_or(&self.record.host);
        Owner { source: self.guests.source(person), person: Some(person.clone()) }
    }

    /// The log has a new entry of this seat: it is saved, then shown.
    pub(super) async fn done(
        &mut self,
        seat: Seat,
        played: Option<Played>,
        note: Option<Note>,
        film: Option<Film>,
    ) -> Result<(), Unable> {
        let Some(play) = &mut self.play else { return Ok(()) };
        let at_ms = now_ms();
        let anew = play.step(seat);
        let mut changes = play.changes(at_ms);
        let (ending, must) = (play.ending(), play.must());
        if let Some(ending) = ending {
            self.record.phase = Phase::Over;
            evening::count(&mut self.record, &ending);
            changes.push(Change::Table(Box::new(self.record.clone()), at_ms));
            changes.push(Change::Wake(self.record.id.clone(), None));
        }
        changes.extend(self.asked_now());
        self.save(changes).await?;
        let still_undoing = self.undone.is_some_and(|undone| must.iter().eq([undone]));
        if !still_undoing {
            self.undone = None;
        }
        if let Some(film) = film {
            self.show_film(film).await;
        }
        self.wind(anew && !still_undoing);
        self.publish(played.as_ref(), note);
        Ok(())
    }

    /// Whom the table waits for now, if that is not what was saved last: people see it in their list of tables.
    pub(super) fn asked_now(&mut self) -> Option<Change> {
        let must = self.play.as_ref().map(Play::must).unwrap_or_default();
        let seats = must.iter().filter_map(|seat| self.record.seats.get(seat.index()));
        let asked: Vec<PersonId> =
            seats.filter(|seat| seat.bot.is_none()).filter_map(|seat| seat.person.clone()).collect();
        if asked == self.asked {
            return None;
        }
        self.asked.clone_from(&asked);
        Some(Change::Asked(self.record.id.clone(), asked))
    }

    async fn join(&mut self, joining: Joining) -> Result<(), StoreError> {
        let Joining { connection, person, source, outbox, stream, since } = joining;
        let viewer = self.viewer_of(&person.id);
        let limits = self.house.config.limits.clone();
        let welcome = self.check_welcome(&person.id);
        self.guests.add(connection, Guest { person: person.clone(), source, viewer, outbox });
        if let Err(why) = welcome {
            self.guests.dismiss(connection, why);
            return Ok(());
        }
        self.note_host();
        let own = self.guests.of_person(&person.id);
        if viewer == Viewer::Spectator && own.len() == 1 && self.guests.spectators() > limits.spectators_max {
            self.guests.dismiss(connection, Denied::ManySpectators);
            return Ok(());
        }
        if own.len() > limits.connections_per_person_max {
            self.guests.dismiss(own[0], Denied::ManyWindows);
        }
        self.rename(&person.id, &person.name).await?;
        // The newcomer is met with the table as it is with them in it; the others see who came.
        self.wind(false);
        self.publish_but(&[connection], None, None);
        self.meet(connection, stream.zip(since));
        Ok(())
    }

    /// People may have changed their name since they sat down.
    async fn rename(&mut self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let Some(seat) = seating::seat_of(&self.record, person) else { return Ok(()) };
        if self.record.seats[seat.index()].name.as_deref() == Some(name) {
            return Ok(());
        }
        let mut record = self.record.clone();
        record.seats[seat.index()].name = Some(name.to_owned());
        self.keep(record).await
    }

    /// Shows a connection everything, or what it has missed.
    pub(super) fn meet(&mut self, connection: ConnectionId, left_at: Option<(StreamId, u32)>) {
        let Some(guest) = self.guests.get(connection) else { return };
        let (viewer, you) = (guest.viewer, self.you(&guest.person.id));
        if !self.streams.contains_key(&viewer) {
            let shown = self.look(viewer, self.look_at_table(), &mut Vec::new());
            let id = StreamId::draw(&self.house.entropy);
            let stream = Stream::new(id, shown, self.house.config.limits.recent_bytes_max);
            self.streams.insert(viewer, stream);
        }
        let stream = &self.streams[&viewer];
        let (number, at_ms) = (stream.number, now_ms());
        if let Some(missed) = left_at.and_then(|(id, since)| stream.missed(&id, since)) {
            self.guests.tell(connection, &Told::Resumed { number, at_ms, you });
            missed.into_iter().for_each(|text| self.guests.pass_on(connection, text));
            return;
        }
        let welcome = serde_json::json!({
            "kind": "welcome",
            "stream": stream.id,
            "number": number,
            "at_ms": at_ms,
            "you": you,
            "document": stream.shown.document(),
            "chat": self.chat,
        });
        self.guests.pass_on(connection, welcome.to_string().into());
    }

    fn part(&mut self, connection: ConnectionId) {
        if self.guests.remove(connection) {
            self.gone();
        }
    }

    /// Someone is not here any more.
    pub(super) fn gone(&mut self) {
        self.note_host();
        if self.guests.is_empty() {
            self.empty_since = Instant::now();
        }
        if !self.guests.sees(Viewer::Spectator) {
            self.streams.remove(&Viewer::Spectator);
        }
        self.wind(false);
        self.publish(None, None);
    }

    pub(super) fn viewer_of(&self, person: &PersonId) -> Viewer {
        seating::seat_of(&self.record, person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn you(&self, person: &PersonId) -> You {
        You { seat: seating::seat_of(&self.record, person), host: self.record.host == *person }
    }
}
