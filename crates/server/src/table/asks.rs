//! What guests ask for, one function each.

use std::sync::Arc;

use protocol::{Arrange, Ask, Asked, ChatLine, Note, Phase, Told};
use tabletop::{Said, Seat, Seed, Viewer};

use super::actor::{Table, Unable};
use super::bots::BotSeat;
use super::play::Play;
use super::seating;
use crate::denied::Denied;
use crate::entropy::{hex, unhex};
use crate::house::{check_bot, now_ms};
use crate::ids::{ConnectionId, GameId, PersonId};
use crate::store::{Change, GameRecord, Person, StoreError, TableRecord};
use crate::texts::clean;
use crate::work::Kind;

impl Table {
    /// Answers to its sender, and to nobody else.
    pub(super) async fn take_asked(
        &mut self,
        connection: ConnectionId,
        asked: Asked,
    ) -> Result<(), StoreError> {
        let Some(guest) = self.guests.get(connection) else { return Ok(()) };
        let person = guest.person.clone();
        let request = asked.request;
        let answered = match asked.ask {
            // Answered when it has been thought about.
            Ask::Hint {} => match self.ask_hint(connection, &person, request).await {
                Ok(()) => return Ok(()),
                Err(unable) => Err(unable),
            },
            Ask::Live { action, decision } => {
                self.begin_live((connection, request), &person, action, decision)
            }
            ask => self.answer(&person, ask).await,
        };
        match answered {
            Ok(()) => self.guests.tell(connection, &Told::Done { request }),
            Err(Unable::Refused(refusal)) => {
                self.house.metrics.refusals.inc();
                self.guests.tell(connection, &Told::Refused { request, refusal });
            }
            Err(Unable::Broken(error)) => return Err(error),
        }
        Ok(())
    }

    async fn answer(&mut self, person: &Person, ask: Ask) -> Result<(), Unable> {
        match ask {
            Ask::Hello { .. } => {
                Err(Denied::Unreadable { text: "hello is only said once".to_owned() }.into())
            }
            Ask::Sit { seat, nonce } => self.sit(person, seat, nonce).await,
            Ask::Stand {} => self.stand(person).await,
            Ask::Bot { seat, bot } => self.give_seat(person, seat, bot).await,
            Ask::Arrange(wanted) => self.arrange(person, wanted).await,
            Ask::SetUp(plan) => self.set_up(person, plan).await,
            Ask::Start {} => self.start(person).await,
            Ask::Rematch {} => self.rematch(person).await,
            Ask::Again { wants } => self.again(person, wants).await,
            Ask::Act { text, action, decision } => {
                let said = match (text, action) {
                    (Some(text), None) => Said::Notation(text),
                    (None, Some(action)) => Said::Json(action),
                    _ => {
                        let text = "an act has either a text or an action".to_owned();
                        return Err(Denied::Unreadable { text }.into());
                    }
                };
                self.act(person, said, decision).await
            }
            Ask::Undo { decision } => self.undo(person, decision).await,
            Ask::Remove { who } => self.remove(person, &who).await,
            Ask::Readmit {} => self.readmit(person).await,
            Ask::Mute { who, muted } => self.mute(person, &who, muted).await,
            Ask::Say { text } => self.say(person, &text).await,
            Ask::Hint {} | Ask::Live { .. } => unreachable!("these need to know who asks"),
            Ask::Ping {} => Ok(()),
        }
    }

    async fn sit(&mut self, person: &Person, seat: Seat, nonce: Option<String>) -> Result<(), Unable> {
        let most = self.house.config.limits.nonce_chars_max;
        let nonce = nonce.unwrap_or_default();
        if nonce.chars().count() > most {
            return Err(Denied::LongText { most }.into());
        }
        let mut record = self.record.clone();
        seating::sit(&mut record, person, seat, nonce)?;
        let note = match self.record.phase == Phase::Playing {
            false => None,
            true => Some(self.play_on(person, seat).await?),
        };
        self.reseat(record, note).await
    }

    /// Someone sits down in the middle of a game: in the place of a bot, or on their own seat again.
    async fn play_on(&mut self, person: &Person, seat: Seat) -> Result<Note, Unable> {
        let takes_over = self.record.seats[seat.index()].person.is_none();
        let Some(play) = self.play.as_mut().filter(|_| takes_over) else {
            return Ok(Note::CameBack { seat });
        };
        play.record.names[seat.index()] = person.name.clone();
        play.record.people.push(person.id.clone());
        let player = Change::Player(play.record.id.clone(), person.id.clone(), play.record.names.clone());
        self.save(vec![player]).await?;
        Ok(Note::TookOver { seat })
    }

    async fn stand(&mut self, person: &Person) -> Result<(), Unable> {
        let mut record = self.record.clone();
        seating::stand(&mut record, &person.id, |person| self.guests.present(person))?;
        let playing = self.record.phase == Phase::Playing;
        let seat = seating::seat_of(&self.record, &person.id).filter(|_| playing);
        self.reseat(record, seat.map(|seat| Note::GotUp { seat })).await
    }

    async fn give_seat(&mut self, person: &Person, seat: Seat, bot: Option<String>) -> Result<(), Unable> {
        self.check_host(person)?;
        if let Some(bot) = &bot {
            check_bot(self.house.game(&self.record.game)?.as_ref(), bot)?;
        }
        let mut record = self.record.clone();
        let plays = bot.is_some() && record.phase == Phase::Playing;
        seating::give(&mut record, seat, bot, |person| self.guests.present(person))?;
        self.reseat(record, plays.then_some(Note::BotPlays { seat })).await
    }

    /// Saves who sits where now, shows it, and turns everyone to what they may see from there.
    pub(super) async fn reseat(&mut self, record: TableRecord, note: Option<Note>) -> Result<(), Unable> {
        let person =
            |record: &TableRecord, index: usize| record.seats.get(index).and_then(|seat| seat.person.clone());
        let seats = record.seats.len().max(self.record.seats.len());
        let moved = |index: &usize| person(&self.record, *index) != person(&record, *index);
        let moved: Vec<usize> = (0..seats).filter(moved).collect();
        let hosts = [self.record.host.clone(), record.host.clone()];
        self.keep(record).await?;
        self.note_host();
        self.save_asked().await?;
        self.wind(false);
        // A seat's stream is its person's: the next one begins anew.
        for index in moved {
            self.streams.remove(&Viewer::Seat(Seat::new(index)));
        }
        let turned = self.turn_guests();
        self.publish_but(&turned, None, note);
        turned.into_iter().for_each(|connection| self.meet(connection, None));
        if hosts[0] != hosts[1] {
            hosts.iter().for_each(|person| self.tell_who(person));
        }
        Ok(())
    }

    /// Tells a person who they are now.
    fn tell_who(&mut self, person: &PersonId) {
        let you = self.you(person);
        for connection in self.guests.of_person(person) {
            self.guests.tell(connection, &Told::You { you });
        }
    }

    /// Those who now look from somewhere else.
    fn turn_guests(&mut self) -> Vec<ConnectionId> {
        let mut turned = Vec::new();
        for connection in self.guests.ids() {
            let Some(guest) = self.guests.get(connection) else { continue };
            let viewer = self.viewer_of(&guest.person.id);
            if guest.viewer != viewer {
                self.guests.turn_to(connection, viewer);
                turned.push(connection);
            }
        }
        turned
    }

    async fn arrange(&mut self, person: &Person, wanted: Arrange) -> Result<(), Unable> {
        self.check_host(person)?;
        let mut record = self.record.clone();
        record.time = wanted.time.unwrap_or(record.time);
        record.away = wanted.away.unwrap_or(record.away);
        record.public = wanted.public.unwrap_or(record.public);
        record.hinting = wanted.hinting.unwrap_or(record.hinting);
        record.latecomers = wanted.latecomers.unwrap_or(record.latecomers);
        record.audience = wanted.audience.unwrap_or(record.audience);
        let other_time = record.time != self.record.time;
        self.keep(record).await?;
        self.close_audience();
        self.set_wake().await?;
        self.wind(other_time);
        self.publish(None, None);
        Ok(())
    }

    /// A table that plays over days is looked after even if nobody is there and the house was closed in between.
    async fn set_wake(&mut self) -> Result<(), StoreError> {
        let wake = self.plays_over_days().then(now_ms);
        self.save(vec![Change::Wake(self.record.id.clone(), wake)]).await
    }

    async fn start(&mut self, person: &Person) -> Result<(), Unable> {
        self.check_host(person)?;
        self.check_phase(Phase::Gathering)?;
        if !seating::is_full(&self.record) {
            return Err(Denied::SeatsOpen.into());
        }
        let mut record = self.record.clone();
        record.round += 1;
        record.seats.iter_mut().for_each(|seat| (seat.again, seat.hints) = (false, 0));
        record.phase = Phase::Playing;
        let secret = std::mem::replace(&mut record.secret, hex(&self.house.entropy.bytes()));
        let play = self.new_play(&record, secret).await?;
        let changes = vec![
            Change::Table(Box::new(record.clone()), now_ms()),
            Change::Game(Box::new(play.record.clone())),
        ];
        self.save(changes).await?;
        tracing::info!(table = %record.id, game = record.game, round = record.round, "game started");
        self.record = record;
        self.play = Some(play);
        self.bots = self.record.seats.iter().map(|_| BotSeat::default()).collect();
        self.undone = None;
        self.close_audience();
        self.set_wake().await?;
        self.save_asked().await?;
        self.wind(true);
        self.publish(None, None);
        Ok(())
    }

    async fn save_asked(&mut self) -> Result<(), StoreError> {
        match self.asked_now() {
            Some(asked) => self.save(vec![asked]).await,
            None => Ok(()),
        }
    }

    /// A game whose seed nobody could choose: the house promised its secret before the players gave their words.
    async fn new_play(&mut self, record: &TableRecord, secret: String) -> Result<Play, Denied> {
        let nonces: Vec<String> = record.seats.iter().map(|seat| seat.nonce.clone()).collect();
        let seed = Seed::mixed(
            unhex(&secret).ok_or(Denied::HouseTrouble)?,
            nonces.iter().map(|nonce| nonce.as_bytes()),
        );
        let game = Arc::clone(self.house.game(&record.game)?);
        let (options, seats, position) =
            (record.options.clone(), record.seats.len(), record.position.clone());
        let starting = move || match position {
            None => game.start(options, seats, seed),
            Some(position) => game.start_at(options, &position, seed),
        };
        let referee = self.house.work.run(Kind::Asked, self.owner(None), starting).await?;
        let referee = referee.map_err(|bad| Denied::BadSetup { text: bad.to_string() })?;
        let name = |seat: &crate::store::SeatRecord| {
            seat.name.clone().or_else(|| seat.bot.clone()).unwrap_or_default()
        };
        let game = GameRecord {
            id: GameId::draw(&self.house.entropy),
            table: record.id.clone(),
            round: record.round,
            public: record.public,
            header: referee.log().header.clone(),
            seed,
            secret,
            nonces,
            names: record.seats.iter().map(name).collect(),
            people: record.seats.iter().filter_map(|seat| seat.person.clone()).collect(),
            started_at_ms: now_ms(),
        };
        Ok(Play::new(game, referee))
    }

    async fn act(&mut self, person: &Person, said: Said, decision: Option<u32>) -> Result<(), Unable> {
        let seat = self.own_seat(person)?;
        self.check_phase(Phase::Playing)?;
        self.check_no_hand()?;
        self.check_decision(seat, decision)?;
        self.check_not_made_up(&said)?;
        self.perform(seat, said, None).await
    }

    /// What is meant for another decision than the present one comes too late.
    pub(super) fn check_decision(&self, seat: Seat, decision: Option<u32>) -> Result<(), Denied> {
        let asked = self.play.as_ref().map(|play| play.decision(seat));
        if decision.is_some() && decision != asked { Err(Denied::TooLate) } else { Ok(()) }
    }

    async fn undo(&mut self, person: &Person, decision: Option<u32>) -> Result<(), Unable> {
        let seat = self.own_seat(person)?;
        self.check_phase(Phase::Playing)?;
        self.check_no_hand()?;
        self.check_decision(seat, decision)?;
        let Some(play) = &mut self.play else { return Err(Denied::NothingToUndo.into()) };
        play.referee.undo(seat).map_err(Denied::from)?;
        self.undone = Some(seat);
        self.done(seat, None, Some(Note::Undone { seat }), None).await
    }

    async fn say(&mut self, person: &Person, text: &str) -> Result<(), Unable> {
        let limits = &self.house.config.limits;
        let text = clean(text, limits.chat_chars_max)?;
        if self.record.muted.contains(&person.id) {
            return Err(Denied::Muted.into());
        }
        let seat = seating::seat_of(&self.record, &person.id);
        let line = ChatLine { name: person.name.clone(), seat, text, at_ms: now_ms() };
        let (number, lines_max) = (self.chat_next, limits.chat_lines_max);
        let forget_below = (number + 1).saturating_sub(lines_max as u32);
        let (table, sayer) = (self.record.id.clone(), person.id.clone());
        self.save(vec![Change::Chat(table, sayer, number, line.clone(), forget_below)]).await?;
        self.chat_next += 1;
        self.chat.push_back(line.clone());
        while self.chat.len() > lines_max {
            self.chat.pop_front();
        }
        self.publish_line(&line);
        Ok(())
    }

    /// The seat that this person plays. Nobody ever names a seat to act for.
    pub(super) fn own_seat(&self, person: &Person) -> Result<Seat, Denied> {
        let seat = seating::seat_of(&self.record, &person.id).ok_or(Denied::NotSeated)?;
        if self.record.seats[seat.index()].bot.is_some() {
            return Err(Denied::BotPlays);
        }
        Ok(seat)
    }

    pub(super) fn check_phase(&self, wanted: Phase) -> Result<(), Denied> {
        let phase = self.record.phase;
        if phase == wanted { Ok(()) } else { Err(Denied::WrongPhase { phase }) }
    }
}
