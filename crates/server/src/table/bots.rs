//! The bots at a table. They think elsewhere, on what their seat is told, and their answer comes back as a message.
//!
//! How long an answer takes is drawn before the question is asked and counted from there, so that it tells nothing about what
//! the bot holds; also where many think at once and a bot waits for its turn ([`answered_at`]).

use std::sync::Arc;
use std::time::Duration;

use tabletop::{Answer, AnyBot, Budget, Said, Seat, Seed};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::Message;
use super::actor::{Table, Unable};
use crate::store::StoreError;
use crate::work::{Busy, Kind, Owner, Turn, Work};

/// The bot of every game that plays anything legal. It does not know what it may as well let pass, so it is offered such
/// chances one time in this many.
pub(super) const RANDOM: &str = "random";
const WHIM: u64 = 8;
/// So long a bot waits before it asks again for a place among those who think.
const BUSY_WAIT: Duration = Duration::from_secs(1);

/// A bot at its seat.
#[derive(Default)]
pub(super) struct BotSeat {
    kept: Option<(String, Box<dyn AnyBot>)>,
    /// A thought that is waited for; dropped, it is given up.
    thinking: Option<DropGuard>,
    /// The same for the adviser of the person who sits here.
    pub(super) advising: Option<DropGuard>,
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
            if place.thinking.is_some() || place.passed_at == Some(entries) {
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
        let given_up = CancellationToken::new();
        self.bots[seat.index()].thinking = Some(given_up.clone().drop_guard());
        let thought = Thought {
            seat,
            round: self.record.round,
            decision: play.decision(seat),
            name,
            bot: Some(bot),
            answer: None,
        };
        let (question, inbox) = (play.referee.question(seat), self.own.clone());
        let (wait, least) = (self.draw_wait(), self.house.config.bots.least);
        let kind = if self.guests.is_empty() { Kind::Later } else { Kind::Bot };
        let (work, owner) = (Arc::clone(&self.house.work), self.owner(None));
        let answering = async move {
            let turn = turn(&work, kind, &owner);
            let thought =
                answer_in_time(&RealClock, wait, least, turn, |turn| think(turn, thought, question));
            let thought = thought.await;
            // If the table is gone, so is the question.
            if let Some(inbox) = inbox.upgrade() {
                drop(inbox.send(Message::Thought(thought)).await);
            }
        };
        tokio::spawn(async move { given_up.run_until_cancelled_owned(answering).await });
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
        place.thinking = None;
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

/// Waits for a bot's turn to think, however long it takes.
async fn turn(work: &Arc<Work>, kind: Kind, owner: &Owner) -> Turn {
    loop {
        match work.enqueue(kind, owner.clone()) {
            Ok(place) => return place.turn().await,
            Err(Busy) => tokio::time::sleep(BUSY_WAIT).await,
        }
    }
}

/// Thinks where it keeps nobody waiting. A bot that panics has no answer.
async fn think(turn: Turn, mut thought: Thought, question: tabletop::Question) -> Thought {
    let Some(mut bot) = thought.bot.take() else { return thought };
    let thinking = turn.run(move || {
        let answer = bot.answer(&question);
        (bot, answer)
    });
    match thinking.await {
        Ok((bot, answer)) => (thought.bot, thought.answer) = (Some(bot), answer),
        Err(error) => tracing::error!(bot = thought.name, ?error, "a bot panicked"),
    }
    thought
}

/// The time, as the tests want it to be.
trait Clock: Sync {
    fn now(&self) -> Instant;
    fn until(&self, then: Instant) -> impl Future<Output = ()> + Send;
}

/// The time as it is.
struct RealClock;

impl Clock for RealClock {
    fn now(&self) -> Instant {
        Instant::now()
    }

    fn until(&self, then: Instant) -> impl Future<Output = ()> + Send {
        sleep_until(then)
    }
}

/// The answer to a question that is asked now, when it is time for it.
async fn answer_in_time<Turn, Answer, Thinking: Future<Output = Answer>>(
    clock: &impl Clock,
    wait: Duration,
    least: Duration,
    turn: impl Future<Output = Turn>,
    think: impl FnOnce(Turn) -> Thinking,
) -> Answer {
    let asked_at = clock.now();
    let turn = turn.await;
    let turn_at = clock.now();
    let answer = think(turn).await;
    clock.until(answered_at(asked_at, wait, turn_at, least)).await;
    answer
}

/// When a bot answers: so long after the question as was drawn. If its turn to think came so late that this leaves less than
/// the shortest wait, for which nobody thinks longer, then after the shortest wait from there: else a bot that has one thing
/// to do, which is thought soon, would answer before one that chooses.
fn answered_at(asked_at: Instant, wait: Duration, turn_at: Instant, least: Duration) -> Instant {
    (asked_at + wait).max(turn_at + least)
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    const MS: Duration = Duration::from_millis(1);

    /// A clock that stands still but for what is waited for: what is compared is exact.
    struct Virtual(Mutex<Instant>);

    impl Virtual {
        async fn pass(&self, time: Duration) {
            *self.0.lock().unwrap() += time;
        }
    }

    impl Clock for Virtual {
        fn now(&self) -> Instant {
            *self.0.lock().unwrap()
        }

        async fn until(&self, then: Instant) {
            let mut now = self.0.lock().unwrap();
            *now = then.max(*now);
        }
    }

    /// How long after the question the answer comes, if the turn comes and the thought takes so long.
    async fn answered_after(wait: u32, turn: u32, thought: u32) -> Duration {
        let asked_at = Instant::now();
        let clock = Virtual(Mutex::new(asked_at));
        let turn = clock.pass(turn * MS);
        answer_in_time(&clock, wait * MS, 700 * MS, turn, |()| clock.pass(thought * MS)).await;
        clock.now() - asked_at
    }

    /// Issue 14.9: while thinking was scarce, a bot with one thing to do answered 0.47 s before one that chooses.
    #[tokio::test]
    async fn a_delay_does_not_tell_how_long_a_bot_has_thought() {
        for wait in [700, 1_100, 1_500] {
            for turn in [0, 3, 199, 200, 600, 800, 1_499, 5_000] {
                let with_a_choice = answered_after(wait, turn, 500).await;
                for thought in [0, 1, 250, 499] {
                    let after = answered_after(wait, turn, thought).await;
                    assert_eq!(after, with_a_choice, "{wait} {turn} {thought}");
                }
            }
        }
    }

    /// Without load the delay is what was drawn, counted from the question.
    #[tokio::test]
    async fn a_delay_is_counted_from_the_question() {
        for wait in [700, 1_100, 1_500] {
            assert_eq!(answered_after(wait, 0, 500).await, wait * MS);
        }
        assert_eq!(answered_after(1_500, 800, 500).await, 1_500 * MS, "a late turn that still leaves time");
    }
}
