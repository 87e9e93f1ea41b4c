//! What a game is.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{BadNotation, Chance, Choice, Forecast, HouseData, Outcome, Seat, SeatSet, Staged, Viewer};

/// A game: the complete situation on the table, and the rules that move it on.
///
/// Implementations are pure. They read no clock, do no I/O, start nothing, and have no randomness but the [`Chance`] they
/// are handed. The same options, seats, seed and actions give the same states, bit for bit.
///
/// A state is kept as bytes with `postcard`: derive `Serialize` and `Deserialize` plainly for what it is made of. Actions,
/// events, views, windows and refusals travel as JSON: enums among them carry `#[serde(tag = "kind", rename_all = "kebab-case")]`,
/// and a field that holds a seat has a name that ends in `seat`. Their words in each language are found by those names.
pub trait Game: Clone + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The name by which programs call it: `qube-attack`.
    const ID: &'static str;
    /// Goes up when recorded games would no longer replay the same.
    const RULES_VERSION: u32;
    /// The oldest version of the rules whose records this program still replays to the same hashes.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// No game takes more actions than this, however it is played at random: the bound of every loop over a game.
    const ACTIONS_MAX: u32;
    /// What a table can choose, for lobbies and tests. Each is a field of [`Game::Options`].
    const CHOICES: &'static [Choice] = &[];
    /// The contents that a table can replace. Each is a text field of [`Game::Options`].
    const HOUSE_DATA: &'static [HouseData] = &[];
    /// The options that only [`Game::setup`] reads. A position says these things itself.
    const SETUP_OPTIONS: &'static [&'static str] = &[];
    /// Does an action take long, because something physical is simulated? Servers do such actions off the threads that serve
    /// sockets.
    const SIMULATES: bool = Self::HAS_TEMPLATES;

    /// What is agreed before the game. Unknown fields are refused.
    type Options: Default + Clone + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a player does.
    type Action: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, told to the table.
    type Event: Event;
    /// All that one viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is being decided: the prompt, the same for every viewer.
    type Window: Clone + PartialEq + Debug + Serialize;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// Reads the options of a record that was made under these rules. A game whose defaults have changed since then gives
    /// an older record what was the default at its time.
    fn read_options(rules: u32, options: serde_json::Value) -> Result<Self::Options, serde_json::Error> {
        let _ = rules;
        serde_json::from_value(options)
    }

    /// The table before the first decision. What does not add up is refused with the reason.
    fn setup(options: &Self::Options, seats: usize, chance: &mut Chance) -> Result<Self, BadSetup>;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who must act, who may, and in which window; or the outcome.
    ///
    /// Never depends on what only one seat knows: a reaction window asks everyone who could be touched.
    fn pending(&self) -> Pending<Self::Window>;

    /// Adds what this seat can do now, in a stable order; nothing for a seat that is not pending.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// The only way a state changes: refused and unchanged, or done and told.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// All that this viewer may know, the public past that a good player would remember included.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that this view allows, at random, made of the view alone. Its view is that view.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Conservation: 75 cards are 75 cards. Says what does not add up.
    fn audit(&self) -> Result<(), String>;

    /// What is played for a seat whose time is up. By default the first legal action.
    fn default_action(&self, seat: Seat) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        (!actions.is_empty()).then(|| actions.swap_remove(0))
    }

    /// What would come of a legal action of this seat, where the rules know more than the action says.
    ///
    /// Never depends on what this seat does not know.
    fn forecast(&self, seat: Seat, action: &Self::Action) -> Option<Forecast> {
        let _ = (seat, action);
        None
    }

    /// Does [`Game::legal`] offer templates that [`Game::fill`] fills in? Only games with continuous actions do.
    const HAS_TEMPLATES: bool = false;

    /// Is `action` this template, filled in?
    fn fits(template: &Self::Action, action: &Self::Action) -> bool {
        template == action
    }

    /// A template filled in somehow, for players at random.
    fn fill(&self, template: &Self::Action, chance: &mut Chance) -> Self::Action {
        let _ = chance;
        template.clone()
    }

    /// An action that is seen while it happens, where the game has such: a template is a live hand's, to be told what to do
    /// tick by tick; what is filled in is shown as it will go. Refused where it would be refused as an action.
    fn stage(&self, seat: Seat, action: &Self::Action) -> Result<Option<Box<dyn Staged>>, Self::Refusal> {
        let _ = (seat, action);
        Ok(None)
    }

    /// Is this what a live hand did, told after the fact? A house that moves the hands takes it from nobody else: a record that
    /// someone wrote by themselves could be of a steadier hand than anyone has.
    fn is_record(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The options of the next game at the same table: what a winner carries over goes here.
    fn rematch(&self, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// A picture of the situation as SVG, with everything face up, where the game has one: for documents and for tests.
    fn draw(&self) -> Option<String> {
        None
    }

    /// An action in one line, for logs, tests and people.
    fn write_action(&self, action: &Self::Action) -> String;

    /// Reads what [`Game::write_action`] writes. Whether it is legal is another matter.
    fn read_action(&self, text: &str) -> Result<Self::Action, BadNotation>;

    /// The complete situation in one line, secrets included.
    fn write_position(&self) -> String;

    /// Reads what [`Game::write_position`] writes, or what a person wrote to set up a case of the rulebook.
    fn read_position(options: &Self::Options, text: &str) -> Result<Self, BadSetup>;
}

/// Who is asked for a decision, or how the game ended.
#[derive(Debug, Clone, PartialEq)]
pub enum Pending<W> {
    /// The game goes on.
    Decision(Decision<W>),
    /// The game is over.
    Over(Outcome),
}

/// Who is asked. At least one seat must act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Decision<W> {
    /// Is it someone's turn, or an answer to what someone else did? People get less time for an answer.
    pub kind: DecisionKind,
    /// The game waits for these.
    pub must: SeatSet,
    /// These may act as well, and the game does not wait for them.
    pub may: SeatSet,
    /// What it is about.
    pub window: W,
}

/// What a decision is to those who make it. It follows from what everyone knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// Something of one's own: a turn, a part of it, cards to give up.
    Turn,
    /// An answer to what someone else does.
    Answer,
}

impl<W> Pending<W> {
    /// One player's turn.
    #[inline]
    pub fn turn(seat: Seat, window: W) -> Pending<W> {
        let (must, may) = (SeatSet::only(seat), SeatSet::EMPTY);
        Pending::Decision(Decision { kind: DecisionKind::Turn, must, may, window })
    }

    /// Everyone who can act now.
    #[inline]
    pub fn actors(&self) -> SeatSet {
        match self {
            Pending::Decision(decision) => decision.must.or(decision.may),
            Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The end, if this is it.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Pending::Over(outcome) => Some(outcome),
            Pending::Decision(_) => None,
        }
    }
}

/// Something that happened. Everyone hears that it did; who hears what of it is decided in one place.
pub trait Event: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The event as one viewer sees it.
    type Seen: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The one door through which secrets leave. No `_` arm: a new event has to choose.
    fn seen_by(&self, viewer: Viewer) -> Self::Seen;

    /// Did anyone learn what they could not know before? Then what led to it cannot be undone.
    fn reveals(&self) -> bool;
}

/// An event of a game without secrets: everyone sees all of it, and nothing is ever revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open<E>(pub E);

impl<E> Event for Open<E>
where
    E: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    type Seen = E;

    fn seen_by(&self, _: Viewer) -> E {
        self.0.clone()
    }

    fn reveals(&self) -> bool {
        false
    }
}

/// Why an action is not allowed, as its sender is told. Its message is in English; `words` has the other languages.
pub trait Refusal: std::error::Error + Clone + PartialEq + Serialize + Send + Sync + 'static {
    /// The number of the rule that forbids it: `QUBE-07`.
    fn rule(&self) -> &'static str;
}

/// Options, house data or a position that do not add up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadSetup(pub String);

impl From<BadNotation> for BadSetup {
    fn from(bad: BadNotation) -> BadSetup {
        BadSetup(bad.to_string())
    }
}

/// Where a game tells its events. In simulations nobody listens, and telling costs nothing.
#[derive(Debug)]
pub struct Tell<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Tell<'a, E> {
    /// Nobody listens.
    #[inline]
    pub fn nobody() -> Tell<'a, E> {
        Tell(None)
    }

    /// Events are added to `events`.
    #[inline]
    pub fn to(events: &'a mut Vec<E>) -> Tell<'a, E> {
        Tell(Some(events))
    }

    /// This happened.
    #[inline]
    pub fn tell(&mut self, event: impl Into<E>) {
        if let Some(events) = &mut self.0 {
            events.push(event.into());
        }
    }
}

impl<E> From<E> for Open<E> {
    fn from(event: E) -> Open<E> {
        Open(event)
    }
}
