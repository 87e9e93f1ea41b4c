//! A turn under way: its dice, the cards that were given, who acts, and what a hand is doing (GRAV-11 to GRAV-20).

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::effects::Effects;
use crate::troop::{COLOURS, Troop, TroopKind, Troops};

/// What is being decided. Every step of a turn that waits for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// GRAV-10: the first seat says who is the youngest.
    Youngest,
    /// GRAV-47: the active player draws the card of the turn.
    Draw,
    /// GRAV-48: a Guardian was drawn: use it now or keep it.
    Guardian,
    /// GRAV-47: an Anti-matter was drawn: what is it?
    Declare,
    /// GRAV-11: the dice are to be rolled.
    Roll,
    /// GRAV-12: no troop of the kind rolled, twice.
    Skip,
    /// GRAV-13: these still have to say whether they give a card.
    Challenge(SeatSet),
    /// GRAV-38, GRAV-44, GRAV-45: which piece is to be moved?
    Pick,
    /// GRAV-44: who gets it?
    Receiver,
    /// GRAV-15: these still have to say whether they take a challenge back.
    TakeBack(SeatSet),
    /// GRAV-15, GRAV-32: these still have to vote; so many have voted for Don't look!, so many for the rest.
    Vote(SeatSet, u8, u8),
    /// GRAV-39 to GRAV-43: the one who is to act may defend, and says when they are ready.
    Defend,
    /// GRAV-31: the turn before was done by somebody else: who is to do this one?
    Appoint,
    /// GRAV-13, GRAV-41: the one who acts is ready; these still have to say whether they have it done by somebody else.
    Call(SeatSet),
    /// GRAV-17: the hand is to do it.
    Attempt,
    /// GRAV-19: the hand is to put a piece back that it knocked over.
    Right,
    /// GRAV-25: it failed; is that the last word?
    Failed,
    /// GRAV-45: these still have to say whether they return the last piece.
    Return(SeatSet),
    /// GRAV-21: these may still restock.
    Restock(SeatSet),
    /// The game is over.
    Over,
}

/// A turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Who does it: the active player, or whom You do it! has named.
    pub actor_seat: Seat,
    /// The zone rolled; none: anywhere.
    pub zone: Option<u8>,
    /// The kind of troop rolled or chosen; none: any.
    pub troop: Option<TroopKind>,
    /// The kind that goes on top in a totem; none: any.
    pub upper_troop: Option<TroopKind>,
    /// Where Teleport it! takes a piece from; none: anywhere.
    pub from_zone: Option<u8>,
    /// The challenges of this turn.
    pub given: Vec<Given>,
    /// The events of this turn that are still to be carried out.
    pub events: Vec<Given>,
    /// How many cards each seat has given.
    pub gave: [u8; COLOURS],
    /// Has everyone been asked for cards?
    pub asked: bool,
    /// Cards that are done with and lie beside the platform until the turn ends.
    pub spent: Vec<Card>,
    /// GRAV-40: challenges put off in this turn, and to whose next one.
    pub put_off: Vec<(Seat, Carried)>,
    /// Who has played You do it!, in order.
    pub called_seats: Vec<Seat>,
    /// GRAV-39: a Guardian makes the turn free of challenges and dice.
    pub free: bool,
    /// GRAV-26: the Climber may stack on any piece.
    pub climbs: bool,
    /// GRAV-26: the Steady's hand.
    pub calm: bool,
    /// What all challenges together ask for; known once the one who acts is ready.
    pub effects: Effects,
    /// Was there a challenge to do?
    pub challenged: bool,
    /// How many more times the turn is to be done.
    pub again: u8,
    /// The kinds placed the first time, the lower one first.
    pub placed_troops: Vec<TroopKind>,
    /// Where the first of them came to lie.
    pub landed_zone: Option<u8>,
    /// The pieces placed so far in this turn.
    pub pieces: Troops,
    /// Points earned so far, for the active player.
    pub points: u8,
    /// Points for stacking by choice, for the one who acts.
    pub extra_points: u8,
    /// GRAV-45: has Return it! been done in this turn?
    pub returned: bool,
    /// What the hand is about.
    pub task: Option<Task>,
}

/// A card that was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Given {
    /// By whom; nobody takes back what was drawn, or used again from the discard.
    pub seat: Option<Seat>,
    /// The card itself.
    pub card: Card,
    /// What it stands for: another card only for Anti-matter.
    pub as_card: Card,
}

/// GRAV-40: a challenge that was put off, with the Wormhole on top of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The Wormhole, or the Anti-matter that stands for one.
    pub wormhole_card: Card,
    /// The challenge.
    pub card: Card,
    /// What it stands for.
    pub as_card: Card,
}

/// What a hand is to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Place a troop, or a totem.
    Place,
    /// GRAV-38: move a piece from zone to zone.
    Teleport,
    /// GRAV-38: the same as an event, anywhere.
    Shift,
    /// GRAV-44: take a piece off for somebody.
    Keep,
    /// GRAV-45: take the last piece off and give it back.
    Return,
    /// GRAV-31: the same, because the turn before ended so.
    CopyReturn,
}

/// A hand at work, from the decision what to move until all is put right again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// Whose hand.
    pub seat: Seat,
    /// What it does.
    pub deed: Deed,
    /// The piece to be moved, once it is known.
    pub piece: Option<Troop>,
    /// Who gets it, once it is known.
    pub to_seat: Option<Seat>,
    /// What the hand held or moved in its attempt.
    pub pieces: Troops,
    /// Knocked over and still to be put back.
    pub knocked_pieces: Troops,
    /// Put back, or tried.
    pub righted_pieces: Troops,
    /// How many pieces have fallen.
    pub fallen: u8,
    /// Have others fallen than those of the attempt?
    pub others_fell: bool,
    /// How many pieces are beneath what was placed.
    pub beneath: u8,
    /// Did it fail?
    pub failed: bool,
}

/// GRAV-31: what there is to copy of the turn before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Last {
    /// What its challenges asked for.
    pub effects: Effects,
    /// The kinds that were placed, the lower one first.
    pub troops: Vec<TroopKind>,
    /// Where.
    pub zone: Option<u8>,
    /// Was Return it! the last thing that was done?
    pub returned: bool,
    /// Was it done by whom You do it! had named?
    pub called: bool,
}

impl Turn {
    /// A turn before its dice.
    pub(crate) fn new(active: Seat) -> Turn {
        Turn {
            actor_seat: active,
            zone: None,
            troop: None,
            upper_troop: None,
            from_zone: None,
            given: Vec::new(),
            events: Vec::new(),
            gave: [0; COLOURS],
            asked: false,
            spent: Vec::new(),
            put_off: Vec::new(),
            called_seats: Vec::new(),
            free: false,
            climbs: false,
            calm: false,
            effects: Effects::default(),
            challenged: false,
            again: 0,
            placed_troops: Vec::new(),
            landed_zone: None,
            pieces: Troops::NONE,
            points: 0,
            extra_points: 0,
            returned: false,
            task: None,
        }
    }

    /// The seats that gave a challenge that is still there.
    pub(crate) fn givers(&self) -> SeatSet {
        self.given.iter().filter_map(|given| given.seat).collect()
    }
}

impl Task {
    pub(crate) fn new(seat: Seat, deed: Deed) -> Task {
        Task {
            seat,
            deed,
            piece: None,
            to_seat: None,
            pieces: Troops::NONE,
            knocked_pieces: Troops::NONE,
            righted_pieces: Troops::NONE,
            fallen: 0,
            others_fell: false,
            beneath: 0,
            failed: false,
        }
    }
}

impl Deed {
    pub(crate) const ALL: [Deed; 6] =
        [Deed::Place, Deed::Teleport, Deed::Shift, Deed::Keep, Deed::Return, Deed::CopyReturn];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Deed::Place => "place",
            Deed::Teleport => "teleport",
            Deed::Shift => "shift",
            Deed::Keep => "keep",
            Deed::Return => "return",
            Deed::CopyReturn => "copy-return",
        }
    }
}
