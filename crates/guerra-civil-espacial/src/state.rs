//! The complete situation on the table, and who is asked for what (GCE-03, GCE-12, GCE-26, GCE-27).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Decision, DecisionKind, EndedBy, Outcome, Pending, Seat, SeatSet};

use crate::card::{Card, Special};
use crate::course::Course;
use crate::deck::{CARDS, Contents};
use crate::doubts::Doubts;
use crate::hands::{Hands, SEATS_MAX};
use crate::zone::Zone;

/// A hand at the start of a round (GCE-06, GCE-31).
pub(crate) const HAND_MAX: usize = 5;

/// Cards one upon another; the top is the last.
pub(crate) type Pile = ArrayVec<Card, CARDS>;

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuerraCivilEspacial {
    /// What the deck was made of.
    pub(crate) contents: Contents,
    pub(crate) seats: u8,
    pub(crate) course: Course,
    pub(crate) phase: Phase,
    pub(crate) commander: Seat,
    /// There is one while a round is played.
    pub(crate) disputed: Option<Card>,
    /// Who has not abandoned (GCE-11).
    pub(crate) contention: SeatSet,
    /// Who has passed since the last card was played (GCE-29).
    pub(crate) passed: SeatSet,
    pub(crate) zones: [Zone; SEATS_MAX],
    /// Colonies won for good (GCE-31).
    pub(crate) colonies: [u8; SEATS_MAX],
    pub(crate) hands: Hands,
    /// Scrap taken face down this round (GCE-17), by seat. It lay face up before, so everyone knows it.
    pub(crate) salvage: ArrayVec<Salvaged, CARDS>,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) scrap: Pile,
    pub(crate) doubts: Doubts,
}

/// A card of the scrap pile, taken by a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Salvaged {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// This seat's action.
    Turn {
        seat: Seat,
    },
    /// The Commander has acted and may still exchange (GCE-34).
    TurnEnd {
        seat: Seat,
    },
    /// These may answer with a Force Shield before the card takes effect.
    Answer {
        threat: Threat,
        asked: SeatSet,
    },
    /// Everyone with too many cards lays some aside.
    Discard,
    Over,
}

/// A card that a Force Shield answers (GCE-27).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Threat {
    Pirate { seat: Seat, target: Seat },
    Storm { seat: Seat },
    DeusExMachina { seat: Seat },
}

impl Threat {
    pub(crate) fn seat(self) -> Seat {
        match self {
            Threat::Pirate { seat, .. } | Threat::Storm { seat } | Threat::DeusExMachina { seat } => seat,
        }
    }

    pub(crate) fn special(self) -> Special {
        match self {
            Threat::Pirate { .. } => Special::PirateShip,
            Threat::Storm { .. } => Special::SolarStorm,
            Threat::DeusExMachina { .. } => Special::DeusExMachina,
        }
    }
}

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Window {
    /// One action.
    Turn {
        /// Whose.
        seat: Seat,
        /// The largest fleet in contention (GCE-08).
        bid: u32,
    },
    /// The Commander may still exchange before the turn ends (GCE-34).
    TurnEnd {
        /// The Commander.
        seat: Seat,
    },
    /// A Pirate Ship may be answered.
    AnswerPirate {
        /// Who played it.
        seat: Seat,
        /// Who is to be robbed.
        target_seat: Seat,
    },
    /// A Solar Storm may be answered.
    AnswerStorm {
        /// Who played it.
        seat: Seat,
    },
    /// A Deus Ex-Machina may be answered.
    AnswerDeus {
        /// Who played it.
        seat: Seat,
    },
    /// Everyone with more than five cards discards.
    Discard,
}

/// What a seat can do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stance {
    Turn,
    TurnEnd,
    Answer,
    /// Nothing but a Force Shield (GCE-26).
    OutOfTurn,
    Discard,
    Idle,
    Over,
}

impl GuerraCivilEspacial {
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        self.seats.into()
    }

    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seat_count())
    }

    #[inline]
    pub(crate) fn zone(&self, seat: Seat) -> &Zone {
        &self.zones[seat.index()]
    }

    /// The special card that doubles this seat's ships: GCE-24 for the Commander, GCE-23 for the others.
    pub(crate) fn doubler(&self, seat: Seat) -> Special {
        if seat == self.commander { Special::EyeInTheSky } else { Special::DroneAttack }
    }

    /// GCE-08: the largest fleet in contention.
    pub(crate) fn bid(&self) -> u32 {
        self.contention.iter().map(|seat| self.zone(seat).ships()).max().unwrap_or(0)
    }

    /// GCE-03: the colonies needed to win.
    pub(crate) fn goal(&self) -> u8 {
        self.course.goal(self.seats)
    }

    /// GCE-03: who has reached the goal.
    pub(crate) fn at_goal(&self) -> Option<Seat> {
        self.everyone().find(|seat| self.colonies[seat.index()] >= self.goal())
    }

    /// GCE-04: no colony is left to win.
    pub(crate) fn all_colonies_claimed(&self) -> bool {
        self.colonies.iter().sum::<u8>() == self.contents.count(Card::COLONY)
    }

    #[inline]
    pub(crate) fn stance(&self, seat: Seat) -> Stance {
        if seat.index() >= self.seat_count() {
            return Stance::Idle;
        }
        let holds_cards = self.hands.holders().contains(seat);
        match self.phase {
            Phase::Turn { seat: turn } if turn == seat => Stance::Turn,
            Phase::TurnEnd { seat: turn } if turn == seat => Stance::TurnEnd,
            Phase::Answer { asked, .. } if asked.contains(seat) => Stance::Answer,
            Phase::Turn { .. } | Phase::TurnEnd { .. } | Phase::Answer { .. } if holds_cards => {
                Stance::OutOfTurn
            }
            Phase::Discard if self.hands.count(seat) > HAND_MAX => Stance::Discard,
            Phase::Over => Stance::Over,
            _ => Stance::Idle,
        }
    }

    pub(crate) fn window(&self) -> Option<Window> {
        match self.phase {
            Phase::Turn { seat } => Some(Window::Turn { seat, bid: self.bid() }),
            Phase::TurnEnd { seat } => Some(Window::TurnEnd { seat }),
            Phase::Answer { threat: Threat::Pirate { seat, target }, .. } => {
                Some(Window::AnswerPirate { seat, target_seat: target })
            }
            Phase::Answer { threat: Threat::Storm { seat }, .. } => Some(Window::AnswerStorm { seat }),
            Phase::Answer { threat: Threat::DeusExMachina { seat }, .. } => Some(Window::AnswerDeus { seat }),
            Phase::Discard => Some(Window::Discard),
            Phase::Over => None,
        }
    }

    #[inline]
    pub(crate) fn ask(&self) -> Pending<Window> {
        let Some(window) = self.window() else { return Pending::Over(self.outcome()) };
        // GCE-26: who might hold a Force Shield, which is everyone with cards, may play one.
        let besides = |must: SeatSet| must.iter().fold(self.hands.holders(), SeatSet::without);
        let (kind, must, may) = match self.phase {
            Phase::Turn { seat } | Phase::TurnEnd { seat } => {
                (DecisionKind::Turn, SeatSet::only(seat), self.hands.holders().without(seat))
            }
            Phase::Answer { asked, .. } => (DecisionKind::Answer, asked, besides(asked)),
            Phase::Discard => (DecisionKind::Turn, self.discarders(), SeatSet::EMPTY),
            Phase::Over => (DecisionKind::Turn, SeatSet::EMPTY, SeatSet::EMPTY),
        };
        Pending::Decision(Decision { kind, must, may, window })
    }

    /// GCE-31: who has more than five cards.
    fn discarders(&self) -> SeatSet {
        self.everyone().filter(|seat| self.hands.count(*seat) > HAND_MAX).collect()
    }

    /// GCE-03: who reached the goal has won. GCE-04, GCE-35, GCE-37: else the most colonies win, and equal leaders share it.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores = self.everyone().map(|seat| i32::from(self.colonies[seat.index()]));
        match self.at_goal() {
            Some(winner) => Outcome::won_by(SeatSet::only(winner), scores),
            None => Outcome::by_score(scores).ended_by(EndedBy::Bound),
        }
    }
}
