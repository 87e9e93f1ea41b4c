//! Advice for a guest: what the strongest bot of the game would do in their place. It is told what their seat is told,
//! and nothing else.

use std::time::Duration;

use protocol::{Hint, Note, Told};
use tabletop::{Answer, AnyBot, Said, Seat};
use tokio_util::sync::CancellationToken;

use super::Message;
use super::actor::{Table, Unable};
use super::bots::RANDOM;
use super::seating;
use crate::denied::Denied;
use crate::ids::ConnectionId;
use crate::store::Person;
use crate::work::Kind;

/// How long the adviser thinks.
const THINK: Duration = Duration::from_millis(300);

/// Advice, and what it is an answer to.
pub(crate) struct Advice {
    connection: ConnectionId,
    request: u32,
    seat: Seat,
    round: u32,
    decision: u32,
    hints: Vec<(Answer, f64)>,
}

impl Table {
    /// Asks the adviser; the answer comes as a message. One question a seat at a time, and everyone sees that it was asked.
    pub(super) async fn ask_hint(
        &mut self,
        connection: ConnectionId,
        person: &Person,
        request: u32,
    ) -> Result<(), Unable> {
        if !seating::allows_hints(&self.record) {
            return Err(Denied::HintsOff.into());
        }
        let seat = seating::seat_of(&self.record, &person.id).ok_or(Denied::NotSeated)?;
        let play = self.play.as_ref().filter(|play| play.actors().contains(seat)).ok_or(Denied::NotAsked)?;
        if self.bots[seat.index()].advising.is_some() {
            return Err(Denied::StillThinking.into());
        }
        let (question, decision) = (play.referee.question(seat), play.decision(seat));
        let mut adviser = self.adviser()?;
        let place = self.house.work.enqueue(Kind::Asked, self.owner(Some(seat))).map_err(Denied::from)?;
        self.tell_hinted(seat).await?;
        let given_up = CancellationToken::new();
        self.bots[seat.index()].advising = Some(given_up.clone().drop_guard());
        let (inbox, round) = (self.own.clone(), self.record.round);
        let advising = async move {
            let thinking = place.turn().await.run(move || adviser.hints(&question));
            let hints = thinking.await.unwrap_or_else(|error| {
                tracing::error!(?error, "the adviser panicked");
                Vec::new()
            });
            let advice = Advice { connection, request, seat, round, decision, hints };
            // If the table is gone, so is the one who asked.
            if let Some(inbox) = inbox.upgrade() {
                drop(inbox.send(Message::Advised(advice)).await);
            }
        };
        tokio::spawn(async move { given_up.run_until_cancelled_owned(advising).await });
        Ok(())
    }

    async fn tell_hinted(&mut self, seat: Seat) -> Result<(), Unable> {
        let mut record = self.record.clone();
        record.seats[seat.index()].hints += 1;
        self.keep(record).await?;
        self.publish(None, Some(Note::Hinted { seat }));
        Ok(())
    }

    /// The strongest bot that thinks: games name theirs from weak to strong.
    fn adviser(&self) -> Result<Box<dyn AnyBot>, Denied> {
        let names = self.house.game(&self.record.game)?.bots();
        let name = names.into_iter().rfind(|name| *name != RANDOM).ok_or(Denied::NoHints)?;
        self.new_bot(name, THINK).ok_or(Denied::NoHints)
    }

    /// The adviser has an answer: if the question still stands, it is told to who asked.
    pub(super) fn take_advice(&mut self, advice: Advice) {
        let Advice { connection, request, seat, round, decision, hints } = advice;
        if round == self.record.round {
            self.bots[seat.index()].advising = None;
        }
        let stands = |play: &&super::play::Play| {
            round == self.record.round && play.actors().contains(seat) && play.decision(seat) == decision
        };
        let told = match self.play.as_ref().filter(stands) {
            None => Err(Denied::TooLate),
            Some(play) => {
                let put = |(answer, chance): &(Answer, f64)| {
                    let offer = play.referee.offered(answer)?;
                    // What a live hand would do cannot be taken as advice: one's own hand has to do it.
                    let by_hand = play.referee.is_record(&Said::Json(offer.action.clone()));
                    let chance = (chance * 1000.0).round() / 1000.0;
                    (!by_hand).then(|| Hint { offer: offer.into(), chance })
                };
                let hints: Vec<Hint> = hints.iter().filter_map(put).collect();
                if hints.is_empty() { Err(Denied::NoHints) } else { Ok(hints) }
            }
        };
        let told = match told {
            Ok(hints) => Told::Hints { request, hints },
            Err(denied) => Told::Refused { request, refusal: denied.into() },
        };
        self.guests.tell(connection, &told);
    }
}
