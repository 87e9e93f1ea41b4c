//! The bots at a table. They think elsewhere, on what their seat is told, and their answer comes back as a message.
//!
//! How long an answer takes is drawn before the question is asked, so that it tells nothing about what the bot holds; also
//! where many think at once and a bot waits for its turn.

use std::sync::Arc;
use std::time::Duration;

use tabletop::{Answer, AnyBot, Budget, Said, Seat, Seed};
use tokio::time::Instant;

use super::Message;
use super::actor::{Table, Unable};
use crate::store::StoreError;

/// The bot of every game that plays anything legal. It does not know what it may as well let pass, so it is offered such
/// chances one time in this many.
pub(super) const RANDOM: &str = "random";
const WHIM: u64 = 8;

/// A bot at its seat.
#[derive(Default)]
pub(super) struct BotSeat {
    kept: Option<(String, Box<dyn AnyBot>)>,
    thinking: bool,
    /// Is the person who sits here being advised?
    pub(super) advising: bool,
    /// How many entries the log had when it let a chance pass.
    passed_at: Option<usize>,
}

/// What a bot has come to.
pub(crate) struct Thought {
    seat: Seat,
    round: u32,
    decision: u32,
    name: String,
    /// Gone if it panicked.
    bot: Option<Box<dyn AnyBot>>,
    answer: Option<Answer>,
}

impl Table {
    /// Asks every bot that can act and is not thinking already.
    pub(super) fn ask_bots(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| !play.is_over()) else { return };
        if !self.is_awake() || self.live.is_some() {
            return;
        }
        let (must, actors, entries) = (play.must(), play.actors(), play.entries());
        for seat in actors.iter() {
            let Some(name) = self.record.seats[seat.index()].bot.clone() else { continue };
            let place = &mut self.bots[seat.index()];
            if place.thinking || place.passed_at == Some(entries) {
                continue;
            }
            if name == RANDOM && !must.contains(seat) && self.house.entropy.below(WHIM) != 0 {
                place.passed_at = Some(entries);
                continue;
            }
            self.ask_bot(seat, name);
        }
    }

    fn ask_bot(&mut self, seat: Seat, name: String) {
        let (Some(play), time) = (&self.play, self.house.config.bots.think) else { return };
        let kept = self.bots[seat.index()].kept.take().filter(|(kept, _)| *kept == name);
        let Some(bot) = kept.map(|(_, bot)| bot).or_else(|| self.new_bot(&name, time)) else { return };
        self.bots[seat.index()].thinking = true;
        let thought = Thought {
            seat,
            round: self.record.round,
            decision: play.decision(seat),
            name,
            bot: Some(bot),
            answer: None,
        };
        let (question, inbox, wait) = (play.referee.question(seat), self.own.clone(), self.draw_wait());
        let thinkers = Arc::clone(&self.house.thinkers);
        tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await;
            // Counted from its turn to think: without load that is the question. Counted from the question alone, a bot
            // that waited long for its turn would answer as soon as it has thought, and one thing to do is thought soon.
            let answered_at = Instant::now() + wait;
            let thought = think(thought, question).await;
            drop(permit);
            tokio::time::sleep_until(answered_at).await;
            // If the table is gone, so is the question.
            if let Some(inbox) = inbox.upgrade() {
                drop(inbox.send(Message::Thought(thought)).await);
            }
        });
    }

    /// A bot that thinks so long about a decision.
    pub(super) fn new_bot(&self, name: &str, think: Duration) -> Option<Box<dyn AnyBot>> {
        let budget = Budget { time_ms: Some(think.as_millis() as u32), ..Budget::default() };
        let seed = Seed::from_bytes(self.house.entropy.bytes());
        let bot = self.house.catalog.game(&self.record.game).ok()?.bot(name, seed, budget);
        bot.inspect_err(|error| tracing::error!(%error, "no bot")).ok()
    }

    fn draw_wait(&self) -> Duration {
        let pace = self.house.config.bots;
        let between_ms = pace.most.saturating_sub(pace.least).as_millis() as u64;
        pace.least + Duration::from_millis(self.house.entropy.below(between_ms + 1))
    }

    /// A bot has answered: if the question still stands, it is done.
    pub(super) async fn take_thought(&mut self, thought: Thought) -> Result<(), StoreError> {
        let Thought { seat, round, decision, name, bot, answer } = thought;
        if round != self.record.round {
            return Ok(());
        }
        let place = &mut self.bots[seat.index()];
        place.thinking = false;
        place.kept = bot.map(|bot| (name.clone(), bot));
        let plays = self.record.seats[seat.index()].bot.as_ref() == Some(&name);
        let Some(play) = self.play.as_ref().filter(|play| plays && play.actors().contains(seat)) else {
            return Ok(());
        };
        if play.decision(seat) != decision || self.live.is_some() {
            return Ok(());
        }
        let (must, entries) = (play.must().contains(seat), play.entries());
        let done = match answer {
            Some(answer) => self.perform(seat, Said::Answer(answer), None).await,
            None if must => self.play_default(seat, None).await,
            None => {
                self.bots[seat.index()].passed_at = Some(entries);
                return Ok(());
            }
        };
        match done {
            Ok(()) => Ok(()),
            Err(Unable::Broken(error)) => Err(error),
            Err(Unable::Refused(refusal)) => {
                tracing::error!(table = %self.record.id, %seat, bot = name, refusal.message, "a bot was refused");
                self.bots[seat.index()].passed_at = Some(entries);
                if must { self.bot_gives_up(seat).await } else { Ok(()) }
            }
        }
    }

    async fn bot_gives_up(&mut self, seat: Seat) -> Result<(), StoreError> {
        match self.play_default(seat, None).await {
            Err(Unable::Broken(error)) => Err(error),
            Ok(()) | Err(Unable::Refused(_)) => Ok(()),
        }
    }
}

/// Thinks where it keeps nobody waiting. A bot that panics has no answer.
async fn think(mut thought: Thought, question: tabletop::Question) -> Thought {
    let Some(mut bot) = thought.bot.take() else { return thought };
    let thinking = tokio::task::spawn_blocking(move || {
        let answer = bot.answer(&question);
        (bot, answer)
    });
    match thinking.await {
        Ok((bot, answer)) => (thought.bot, thought.answer) = (Some(bot), answer),
        Err(error) => tracing::error!(bot = thought.name, %error, "a bot panicked"),
    }
    thought
}
