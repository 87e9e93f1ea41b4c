//! A game for these tests, with all that can leak: hands, a choice that all make at once, and a glance that one may take.
//!
//! Each seat holds three cards of a pack of 4 a seat. In each round everyone chooses a card, face down (W-1); then all
//! are turned, and the highest scores. Once a game, whoever likes may look at the top of the pile (W-2).

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{
    BadNotation, BadSetup, Chance, Decision, DecisionKind, Event, Game, Outcome, Pending, Refusal, Seat,
    SeatSet, Tell, Viewer,
};

const HAND: usize = 3;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Whispers {
    hands: Vec<Vec<u8>>,
    chosen: Vec<Option<u8>>,
    glanced: Vec<Option<u8>>,
    points: Vec<i32>,
    shown: Vec<u8>,
    pile: Vec<u8>,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Setting up takes so long, as if something physical had to settle.
    pub settles_ms: u64,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    Choose {
        card: u8,
    },
    Glance {},
    /// A bug in the rules: never offered, and it panics.
    Faint {},
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happened {
    Chose { seat: Seat, card: Option<u8> },
    Glanced { seat: Seat, card: Option<u8> },
    Turned { cards: Vec<u8> },
}

impl Event for Happened {
    type Seen = Happened;

    fn seen_by(&self, viewer: Viewer) -> Happened {
        match self.clone() {
            Happened::Chose { seat, card } => {
                Happened::Chose { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Happened::Glanced { seat, card } => {
                Happened::Glanced { seat, card: card.filter(|_| viewer.is(seat)) }
            }
            Happened::Turned { cards } => Happened::Turned { cards },
        }
    }

    fn reveals(&self) -> bool {
        !matches!(self, Happened::Chose { .. })
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub hands: Vec<Vec<Option<u8>>>,
    /// 0 for a card that lies face down.
    pub chosen: Vec<Option<u8>>,
    pub glanced: Vec<Option<u8>>,
    pub points: Vec<i32>,
    pub shown: Vec<u8>,
    pub pile: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    Choose { round: usize },
}

#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Illegal {
    #[error("{card} is not in your hand")]
    NotInHand { card: u8 },
    #[error("you have chosen already")]
    ChosenAlready,
    #[error("you have looked already")]
    GlancedAlready,
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotInHand { .. } | Illegal::ChosenAlready => "W-1",
            Illegal::GlancedAlready => "W-2",
        }
    }
}

impl Whispers {
    fn seats_where(&self, wanted: impl Fn(usize) -> bool) -> SeatSet {
        Seat::all(self.hands.len()).filter(|seat| wanted(seat.index())).collect()
    }

    /// All have chosen: the cards are turned, and the highest scores.
    fn turn(&mut self) -> Happened {
        let cards: Vec<u8> = self.chosen.iter_mut().map(|card| card.take().unwrap()).collect();
        let best = cards.iter().max().and_then(|best| cards.iter().position(|card| card == best)).unwrap();
        self.points[best] += 1;
        self.shown.extend(&cards);
        Happened::Turned { cards }
    }
}

impl Game for Whispers {
    const ID: &'static str = "whispers";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const ACTIONS_MAX: u32 = 100;
    /// Nothing here takes long, but all of it is tried as if it did.
    const SIMULATES: bool = true;

    type Options = Options;
    type Action = Action;
    type Event = Happened;
    type View = View;
    type Window = Window;
    type Refusal = Illegal;

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<Whispers, BadSetup> {
        std::thread::sleep(Duration::from_millis(options.settles_ms));
        let mut pile: Vec<u8> = (1..=4 * seats as u8).collect();
        chance.shuffle(&mut pile);
        let hands = (0..seats).map(|_| pile.split_off(pile.len() - HAND)).collect();
        let (chosen, glanced, points) = (vec![None; seats], vec![None; seats], vec![0; seats]);
        Ok(Whispers { hands, chosen, glanced, points, shown: Vec::new(), pile })
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn pending(&self) -> Pending<Window> {
        if self.hands.iter().all(Vec::is_empty) {
            return Pending::Over(Outcome::by_score(self.points.iter().copied()));
        }
        let must = self.seats_where(|seat| self.chosen[seat].is_none());
        let may = self.seats_where(|seat| self.chosen[seat].is_some() && self.glanced[seat].is_none());
        Pending::Decision(Decision {
            kind: DecisionKind::Answer,
            must,
            may,
            window: Window::Choose { round: self.shown.len() / self.seats() },
        })
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let index = seat.index();
        if self.hands.iter().all(Vec::is_empty) {
            return;
        }
        if self.chosen[index].is_none() {
            actions.extend(self.hands[index].iter().map(|card| Action::Choose { card: *card }));
        }
        if self.glanced[index].is_none() {
            actions.push(Action::Glance {});
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        _: &mut Chance,
        tell: &mut Tell<'_, Happened>,
    ) -> Result<(), Illegal> {
        let index = seat.index();
        match action {
            Action::Choose { .. } if self.chosen[index].is_some() => Err(Illegal::ChosenAlready),
            Action::Choose { card } => {
                let at = self.hands[index].iter().position(|held| held == card);
                self.hands[index].remove(at.ok_or(Illegal::NotInHand { card: *card })?);
                self.chosen[index] = Some(*card);
                tell.tell(Happened::Chose { seat, card: Some(*card) });
                if self.chosen.iter().all(Option::is_some) {
                    let turned = self.turn();
                    tell.tell(turned);
                }
                Ok(())
            }
            Action::Faint {} => panic!("this is a test: a bug in the rules of whispers"),
            Action::Glance {} if self.glanced[index].is_some() => Err(Illegal::GlancedAlready),
            Action::Glance {} => {
                self.glanced[index] = self.pile.last().copied();
                tell.tell(Happened::Glanced { seat, card: self.glanced[index] });
                Ok(())
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let is = |index: usize| viewer.is(Seat::new(index));
        let hide = |index: usize, card: Option<u8>| card.map(|card| if is(index) { card } else { 0 });
        let hand =
            |(index, hand): (usize, &Vec<u8>)| hand.iter().map(|card| is(index).then_some(*card)).collect();
        View {
            hands: self.hands.iter().enumerate().map(hand).collect(),
            chosen: self.chosen.iter().enumerate().map(|(index, card)| hide(index, *card)).collect(),
            glanced: self.glanced.iter().enumerate().map(|(index, card)| hide(index, *card)).collect(),
            points: self.points.clone(),
            shown: self.shown.clone(),
            pile: self.pile.len(),
        }
    }

    fn imagine(view: &View, chance: &mut Chance) -> Whispers {
        let seats = view.hands.len();
        let open = |card: &&u8| **card != 0;
        let top = view.glanced.iter().flatten().find(open).copied();
        let known = view.hands.iter().flatten().flatten().chain(view.chosen.iter().flatten().filter(open));
        let seen: Vec<u8> = known.chain(&view.shown).copied().chain(top).collect();
        let mut unseen: Vec<u8> = (1..=4 * seats as u8).filter(|card| !seen.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let mut draw = |card: u8| if card == 0 { unseen.pop().unwrap() } else { card };
        let hand = |hand: &Vec<Option<u8>>| hand.iter().map(|card| draw(card.unwrap_or(0))).collect();
        let hands = view.hands.iter().map(hand).collect();
        let chosen = view.chosen.iter().map(|card| card.map(&mut draw)).collect();
        let pile: Vec<u8> = unseen.into_iter().chain(top).collect();
        let glanced = view.glanced.iter().map(|card| card.and(pile.last().copied())).collect();
        Whispers { hands, chosen, glanced, points: view.points.clone(), shown: view.shown.clone(), pile }
    }

    fn audit(&self) -> Result<(), String> {
        let held = self.hands.iter().flatten().chain(self.chosen.iter().flatten());
        let mut all: Vec<u8> = held.chain(&self.shown).chain(&self.pile).copied().collect();
        all.sort_unstable();
        let pack: Vec<u8> = (1..=4 * self.seats() as u8).collect();
        if all == pack { Ok(()) } else { Err(format!("the pack is {all:?}")) }
    }

    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Choose { card } => format!("choose {card}"),
            Action::Glance {} => "glance".to_owned(),
            Action::Faint {} => "faint".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        let bad = || BadNotation::new(text, "an action: choose 3 or glance");
        match text.split_once(' ') {
            None if text == "glance" => Ok(Action::Glance {}),
            None if text == "faint" => Ok(Action::Faint {}),
            Some(("choose", card)) => Ok(Action::Choose { card: card.parse().map_err(|_| bad())? }),
            _ => Err(bad()),
        }
    }

    fn write_position(&self) -> String {
        serde_json::to_string(self).unwrap()
    }

    fn read_position(_: &Options, text: &str) -> Result<Whispers, BadSetup> {
        serde_json::from_str(text).map_err(|error| BadSetup(error.to_string()))
    }
}

/// The game for the tests keeps the laws of all games.
#[test]
fn whispers_is_a_game() {
    tabletop::conformance::check::<Whispers>(20);
}
