//! High Card: a tiny game with secrets, to try the kernel on. It can be built with one bug, to try the laws on.
//!
//! Nine cards, two in each hand. In turn everyone lays one card face down; then all are turned, and the highest wins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{
    BadNotation, BadSetup, Chance, Decision, DecisionKind, Event, Game, Outcome, Pending, Refusal, Seat,
    SeatSet, Tell, Viewer,
};

pub(crate) const SOUND: u8 = 0;
pub(crate) const LOSES_A_CARD: u8 = 1;
pub(crate) const SHOWS_A_LAID_CARD: u8 = 3;
pub(crate) const WAITS_FOR_THE_HOLDER: u8 = 4;
pub(crate) const CHANGES_ON_REFUSAL: u8 = 5;
pub(crate) const ACCEPTS_A_CARD_TWICE: u8 = 6;
pub(crate) const TELLS_IN_A_REFUSAL: u8 = 7;
pub(crate) const IMAGINES_TOO_FREELY: u8 = 8;
pub(crate) const FORGETS_ON_SAVING: u8 = 9;
pub(crate) const MISREADS_NOTATION: u8 = 10;
pub(crate) const NEVER_ENDS: u8 = 11;
pub(crate) const DRAWS_SECRETLY: u8 = 12;

const CARDS: u8 = 9;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HighCard<const BUG: u8> {
    hands: Vec<Vec<u8>>,
    laid: Vec<Option<u8>>,
    deck: Vec<u8>,
    /// Only the buggy game uses it: something that a save forgets.
    #[serde(skip)]
    fuel: u32,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    /// Two since version 2 of the rules, one before.
    pub(crate) hand_cards: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { hand_cards: 2 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Action {
    Lay { card: u8 },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Told {
    Laid { seat: Seat, card: u8 },
    Turned { cards: Vec<u8> },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Seen {
    Laid { seat: Seat, card: Option<u8> },
    Turned { cards: Vec<u8> },
}

impl Event for Told {
    type Seen = Seen;

    fn seen_by(&self, viewer: Viewer) -> Seen {
        match self {
            Told::Laid { seat, card } => Seen::Laid { seat: *seat, card: viewer.is(*seat).then_some(*card) },
            Told::Turned { cards } => Seen::Turned { cards: cards.clone() },
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Told::Turned { .. })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Window {
    Lay,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{why}")]
pub(crate) struct NotLaid {
    kind: &'static str,
    why: String,
}

impl Refusal for NotLaid {
    fn rule(&self) -> &'static str {
        "HIGH-01"
    }
}

/// What a seat knows: its own cards, who has laid one, how many cards lie in the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    hands: Vec<Vec<Option<u8>>>,
    /// Whether one was laid, and which, if that is known.
    laid: Vec<(bool, Option<u8>)>,
    deck: usize,
}

impl<const BUG: u8> HighCard<BUG> {
    fn mover(&self) -> Option<Seat> {
        self.laid.iter().position(Option::is_none).map(Seat::new)
    }

    fn over(&self) -> bool {
        self.mover().is_none()
    }

    fn refuse(&self, seat: Seat, card: u8) -> Result<(), NotLaid> {
        let refuse = |why: String| Err(NotLaid { kind: "no", why });
        if BUG == ACCEPTS_A_CARD_TWICE && self.laid[seat.index()] == Some(card) {
            return Ok(());
        }
        if self.mover() != Some(seat) {
            return refuse("not now".to_owned());
        }
        let held = self.hands[seat.index()].contains(&card);
        if !held && BUG == TELLS_IN_A_REFUSAL {
            let holder = self.hands.iter().position(|hand| hand.contains(&card));
            return refuse(format!("{holder:?} has it"));
        }
        if !held {
            return refuse("not held".to_owned());
        }
        Ok(())
    }
}

impl<const BUG: u8> Game for HighCard<BUG> {
    const ID: &'static str = "high-card";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const ACTIONS_MAX: u32 = 8;

    type Options = Options;
    type Action = Action;
    type Event = Told;
    type View = View;
    type Window = Window;
    type Refusal = NotLaid;

    fn read_options(rules: u32, mut options: Value) -> Result<Options, serde_json::Error> {
        if rules == 1 && options.get("hand_cards").is_none() {
            options["hand_cards"] = json!(1);
        }
        serde_json::from_value(options)
    }

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<Self, BadSetup> {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.shuffle(&mut deck);
        let mut deal = || {
            let mut hand = deck.split_off(deck.len() - options.hand_cards);
            hand.sort_unstable();
            hand
        };
        let hands = (0..seats).map(|_| deal()).collect();
        Ok(HighCard { hands, laid: vec![None; seats], deck, fuel: 0 })
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn pending(&self) -> Pending<Window> {
        if BUG == WAITS_FOR_THE_HOLDER && !self.over() {
            let holds = |seat: &Seat| self.hands[seat.index()].iter().any(|card| *card > 4);
            let may =
                Seat::all(self.seats()).filter(|seat| Some(*seat) != self.mover()).filter(holds).collect();
            let must = SeatSet::only(self.mover().unwrap());
            let kind = DecisionKind::Turn;
            return Pending::Decision(Decision { kind, must, may, window: Window::Lay });
        }
        match self.mover() {
            Some(seat) => Pending::turn(seat, Window::Lay),
            None => {
                Pending::Over(Outcome::by_score(self.laid.iter().map(|card| i32::from(card.unwrap_or(0)))))
            }
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.mover() == Some(seat) {
            actions.extend(self.hands[seat.index()].iter().map(|&card| Action::Lay { card }));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Told>,
    ) -> Result<(), NotLaid> {
        let &Action::Lay { card } = action;
        if BUG == CHANGES_ON_REFUSAL && self.mover() != Some(seat) {
            self.deck.reverse();
        }
        self.refuse(seat, card)?;
        if BUG == NEVER_ENDS {
            return Ok(());
        }
        if BUG == FORGETS_ON_SAVING {
            self.fuel += 1;
            if self.fuel == 2 {
                self.deck.reverse();
            }
        }
        if BUG == DRAWS_SECRETLY {
            let drawn = self.deck.remove(chance.index(self.deck.len()));
            self.hands[seat.index()].push(drawn);
        }
        self.hands[seat.index()].retain(|held| *held != card);
        self.laid[seat.index()] = if BUG == LOSES_A_CARD { Some(card / 2) } else { Some(card) };
        tell.tell(Told::Laid { seat, card });
        if self.over() {
            tell.tell(Told::Turned { cards: self.laid.iter().flatten().copied().collect() });
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let open = self.over();
        let sees = |index: usize| viewer.is(Seat::new(index));
        let sees_laid =
            |index: usize| open || viewer.is(Seat::new(index)) || (BUG == SHOWS_A_LAID_CARD && index == 0);
        let hand =
            |(index, hand): (usize, &Vec<u8>)| hand.iter().map(|card| sees(index).then_some(*card)).collect();
        let laid = |(index, laid): (usize, &Option<u8>)| (laid.is_some(), laid.filter(|_| sees_laid(index)));
        View {
            hands: self.hands.iter().enumerate().map(hand).collect(),
            laid: self.laid.iter().enumerate().map(laid).collect(),
            deck: self.deck.len(),
        }
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        let known = view.hands.iter().flatten().chain(view.laid.iter().map(|(_, card)| card)).flatten();
        let known: Vec<u8> = if BUG == IMAGINES_TOO_FREELY { Vec::new() } else { known.copied().collect() };
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !known.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let mut fill = |card: &Option<u8>| match card {
            Some(card) if BUG != IMAGINES_TOO_FREELY => *card,
            _ => unseen.pop().expect("there are as many cards as places"),
        };
        let mut hands: Vec<Vec<u8>> =
            view.hands.iter().map(|hand| hand.iter().map(&mut fill).collect()).collect();
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        let laid = view.laid.iter().map(|(laid, card)| laid.then(|| fill(card))).collect();
        HighCard { hands, laid, deck: unseen, fuel: 0 }
    }

    fn audit(&self) -> Result<(), String> {
        let mut all: Vec<u8> = self
            .hands
            .iter()
            .flatten()
            .chain(self.laid.iter().flatten())
            .chain(&self.deck)
            .copied()
            .collect();
        all.sort_unstable();
        if all == (0..CARDS).collect::<Vec<_>>() { Ok(()) } else { Err(format!("{all:?}")) }
    }

    fn write_action(&self, action: &Action) -> String {
        let Action::Lay { card } = action;
        card.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        let card: u8 = tabletop::notation::number(text, "a card")?;
        Ok(Action::Lay { card: if BUG == MISREADS_NOTATION { card ^ 1 } else { card } })
    }

    fn write_position(&self) -> String {
        let cards = |cards: &[u8]| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        let hands: Vec<String> = self.hands.iter().map(|hand| cards(hand)).collect();
        let laid: Vec<String> =
            self.laid.iter().map(|card| card.map_or("-".to_owned(), |card| card.to_string())).collect();
        format!("{}; {}; {}", hands.join(" | "), laid.join(" "), cards(&self.deck))
    }

    fn read_position(_: &Options, text: &str) -> Result<Self, BadSetup> {
        let cards = |text: &str| -> Result<Vec<u8>, BadSetup> {
            text.split_whitespace().map(|card| Ok(tabletop::notation::number(card, "a card")?)).collect()
        };
        let (hands, rest) = tabletop::notation::split(text, ";", "hands; laid; deck")?;
        let (laid, deck) = tabletop::notation::split(rest, ";", "laid; deck")?;
        let laid = laid
            .split_whitespace()
            .map(|card| Ok((card != "-").then(|| cards(card)).transpose()?.map(|one| one[0])));
        Ok(HighCard {
            hands: hands.split('|').map(cards).collect::<Result<_, _>>()?,
            laid: laid.collect::<Result<_, BadSetup>>()?,
            deck: cards(deck)?,
            fuel: 0,
        })
    }
}
