//! A table and its bots, whichever game they play: the game behind JSON and notation.

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    Bot, Chance, Decision, DecisionKind, Event, Forecast, Game, Log, NotDone, NotUndone, Outcome, Pending,
    Referee, Refusal, Seat, SeatSet, Seed, Snapshot, Staged, StateHash, Viewer,
};

/// A game being played, whichever it is.
pub trait AnyReferee: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> usize;
    /// Do its actions take long? See [`Game::SIMULATES`].
    fn simulates(&self) -> bool;
    /// Who is asked for what, or how it ended.
    fn status(&self) -> Status;
    /// What this seat can do.
    fn legal(&self, seat: Seat) -> Vec<Offer>;
    /// Does it, or says why not and changes nothing.
    fn act(&mut self, seat: Seat, deed: Said) -> Result<Played, Refused>;
    /// What this action looks like while it happens, or a live hand for a template; see [`Game::stage`]. Changes nothing.
    fn stage(&self, seat: Seat, deed: &Said) -> Result<Option<Box<dyn Staged>>, Refused>;
    /// Is this what a live hand did? See [`Game::is_record`]. What cannot be read is not.
    fn is_record(&self, deed: &Said) -> bool;
    /// A template that this seat is offered, filled in plainly by this seed; nothing if it is offered no such template.
    fn filled(&self, seat: Seat, deed: &Said, seed: Seed) -> Result<Option<Offer>, Refused>;
    /// What is played for a seat whose time is up.
    fn default_action(&self, seat: Seat) -> Option<Offer>;
    /// All that a bot at this seat is told.
    fn question(&self, seat: Seat) -> Question;
    /// What a bot answered, as it is written; nothing if it plays another game.
    fn offered(&self, answer: &Answer) -> Option<Offer>;
    /// What a viewer may know; nothing for [`Viewer::Open`] while the game goes on.
    fn view(&self, viewer: Viewer) -> Option<Value>;
    /// The same as text, for those who only pass it on.
    fn written_view(&self, viewer: Viewer) -> Option<String>;
    /// Everything face up. For finished games that are played again; never for anyone at a running one.
    fn face_up(&self) -> Value;
    /// Takes the seat's last action back.
    fn undo(&mut self, seat: Seat) -> Result<(), NotUndone>;
    /// Could it?
    fn can_undo(&self, seat: Seat) -> bool;
    /// The complete situation in notation, secrets included.
    fn position(&self) -> String;
    /// A picture of the situation, everything face up.
    fn draw(&self) -> Option<String>;
    /// A situation that this viewer could not tell from the present one, in notation: to try whether anything tells it.
    fn imagined(&self, viewer: Viewer, seed: Seed) -> String;
    /// The record so far, without the seed.
    fn log(&self) -> &Log;
    /// The record with the seed.
    fn open_log(&self) -> Log;
    /// The situation as bytes.
    fn snapshot(&self) -> Snapshot;
    /// The hash of the situation.
    fn hash(&self) -> StateHash;
    /// The options of the next game at this table.
    fn rematch(&self) -> Value;
    /// Does everything add up?
    fn audit(&self) -> Result<(), String>;
}

/// A bot, whichever game it plays.
pub trait AnyBot: Send {
    /// What it does; nothing if it lets a chance to act pass, or the question is of another game.
    fn answer(&mut self, question: &Question) -> Option<Answer>;
    /// Its advice, best first, each with the chance to win; [`AnyReferee::offered`] puts it into words.
    fn hints(&mut self, question: &Question) -> Vec<(Answer, f64)>;
}

/// What a bot is asked: a view and the legal actions, opaque here.
pub struct Question {
    seat: Seat,
    asked: Box<dyn Any + Send>,
}

/// What a bot answers, opaque here.
pub struct Answer(Box<dyn Any + Send>);

/// An action, however it came.
pub enum Said {
    /// In notation.
    Notation(String),
    /// As JSON.
    Json(Value),
    /// From a bot.
    Answer(Answer),
}

/// Who is asked, for any game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Status {
    /// The game goes on.
    Decision {
        /// A turn or an answer; for the clock, which is not the rules' business.
        #[serde(skip)]
        kind: DecisionKind,
        /// These must act.
        must: SeatSet,
        /// These may.
        may: SeatSet,
        /// What it is about.
        window: Value,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// Who won.
        winners: SeatSet,
    },
}

/// A legal action.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Offer {
    /// In notation.
    pub text: String,
    /// As JSON.
    pub action: Value,
    /// What would come of it, where the rules know more than the action says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Forecast>,
}

/// What came of an action.
pub struct Played {
    /// The number of its entry in the log.
    pub number: u32,
    events: Box<dyn Fn(Viewer) -> Vec<Value> + Send>,
}

impl Played {
    /// What this viewer sees happen.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        (self.events)(viewer)
    }
}

/// An action that was not done, as its sender is told.
#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    /// In English.
    pub message: String,
    /// The rule that forbids it, where it is a rule that does.
    pub rule: Option<&'static str>,
    /// As JSON with a `kind`, for words in other languages.
    pub reason: Value,
}

/// A bot of one game, at a seat.
pub(crate) struct Seated<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> AnyBot for Seated<G> {
    fn answer(&mut self, question: &Question) -> Option<Answer> {
        let (view, legal) = question.asked.downcast_ref::<(G::View, Vec<G::Action>)>()?;
        let action = self.0.decide(question.seat, view, legal)?;
        Some(Answer(Box::new(action)))
    }

    fn hints(&mut self, question: &Question) -> Vec<(Answer, f64)> {
        let asked = question.asked.downcast_ref::<(G::View, Vec<G::Action>)>();
        let Some((view, legal)) = asked else { return Vec::new() };
        let hints = self.0.hints(question.seat, view, legal).into_iter();
        hints.map(|(action, chance_to_win)| (Answer(Box::new(action)), chance_to_win)).collect()
    }
}

impl<G: Game> AnyReferee for Referee<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn simulates(&self) -> bool {
        G::SIMULATES
    }

    fn status(&self) -> Status {
        match self.state().pending() {
            Pending::Decision(Decision { kind, must, may, window }) => {
                Status::Decision { kind, must, may, window: to_json(&window) }
            }
            Pending::Over(outcome) => Status::Over { winners: outcome.winners(), outcome },
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Offer> {
        if seat.index() >= self.state().seats() {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.state().legal(seat, &mut actions);
        let offer = |action| Offer { forecast: self.state().forecast(seat, action), ..self.offer(action) };
        actions.iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, deed: Said) -> Result<Played, Refused> {
        let action = self.read(&deed)?;
        let events = Referee::act(self, seat, &action)?;
        let number = self.log().entries.len() as u32;
        let seen = move |viewer| events.iter().map(|event| to_json(&event.seen_by(viewer))).collect();
        Ok(Played { number, events: Box::new(seen) })
    }

    fn stage(&self, seat: Seat, deed: &Said) -> Result<Option<Box<dyn Staged>>, Refused> {
        let action = self.read(deed)?;
        self.state().stage(seat, &action).map_err(|refusal| NotDone::Refused(refusal).into())
    }

    fn is_record(&self, deed: &Said) -> bool {
        self.read(deed).is_ok_and(|action| G::is_record(&action))
    }

    fn filled(&self, seat: Seat, deed: &Said, seed: Seed) -> Result<Option<Offer>, Refused> {
        let template = self.read(deed)?;
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        let filled = self.state().fill(&template, &mut Chance::new(seed));
        let offered = legal.contains(&template) && G::fits(&template, &filled) && filled != template;
        Ok(offered.then(|| self.offer(&filled)))
    }

    fn default_action(&self, seat: Seat) -> Option<Offer> {
        self.state().default_action(seat).map(|action| self.offer(&action))
    }

    fn question(&self, seat: Seat) -> Question {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        Question { seat, asked: Box::new((self.state().view(Viewer::Seat(seat)), legal)) }
    }

    fn offered(&self, answer: &Answer) -> Option<Offer> {
        answer.0.downcast_ref::<G::Action>().map(|action| self.offer(action))
    }

    fn view(&self, viewer: Viewer) -> Option<Value> {
        self.seen(viewer).map(|view| to_json(&view))
    }

    fn written_view(&self, viewer: Viewer) -> Option<String> {
        self.seen(viewer).map(|view| serde_json::to_string(&view).expect("what travels is plain data"))
    }

    fn face_up(&self) -> Value {
        to_json(&self.state().view(Viewer::Open))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NotUndone> {
        Referee::undo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Referee::can_undo(self, seat)
    }

    fn position(&self) -> String {
        self.state().write_position()
    }

    fn draw(&self) -> Option<String> {
        self.state().draw()
    }

    fn imagined(&self, viewer: Viewer, seed: Seed) -> String {
        G::imagine(&self.state().view(viewer), &mut Chance::new(seed)).write_position()
    }

    fn log(&self) -> &Log {
        Referee::log(self)
    }

    fn open_log(&self) -> Log {
        Referee::open_log(self)
    }

    fn snapshot(&self) -> Snapshot {
        Referee::snapshot(self)
    }

    fn hash(&self) -> StateHash {
        Referee::hash(self)
    }

    fn rematch(&self) -> Value {
        to_json(&self.state().rematch(self.options()))
    }

    fn audit(&self) -> Result<(), String> {
        self.state().audit()
    }
}

impl<G: Game> Referee<G> {
    fn seen(&self, viewer: Viewer) -> Option<G::View> {
        let stranger = matches!(viewer, Viewer::Seat(seat) if seat.index() >= self.state().seats());
        if stranger { None } else { Referee::view(self, viewer) }
    }

    fn offer(&self, action: &G::Action) -> Offer {
        Offer { text: self.state().write_action(action), action: to_json(action), forecast: None }
    }

    fn read(&self, deed: &Said) -> Result<G::Action, Refused> {
        let unreadable = |message: String| Refused {
            reason: json!({"kind": "unreadable", "text": message}),
            rule: None,
            message,
        };
        match deed {
            Said::Notation(text) => self.state().read_action(text).map_err(|bad| unreadable(bad.to_string())),
            Said::Json(value) => G::Action::deserialize(value).map_err(|bad| unreadable(bad.to_string())),
            Said::Answer(Answer(action)) => {
                let action = action.downcast_ref::<G::Action>();
                action.cloned().ok_or_else(|| unreadable("an answer to another game".to_owned()))
            }
        }
    }
}

impl<R: Refusal> From<NotDone<R>> for Refused {
    fn from(not_done: NotDone<R>) -> Refused {
        let message = not_done.to_string();
        match not_done {
            NotDone::Refused(refusal) => {
                Refused { message, rule: Some(refusal.rule()), reason: to_json(&refusal) }
            }
            NotDone::NoSuchSeat { seat, seats } => Refused {
                message,
                rule: None,
                reason: json!({"kind": "no-such-seat", "letter": seat.letter().to_string(), "table_size": seats}),
            },
        }
    }
}

fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what travels is plain data")
}
