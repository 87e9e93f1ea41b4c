//! What happened, as the table is told. Secrets leave through [`Event::seen_by`] alone.

use serde::{Deserialize, Serialize};
use tabletop::{Event, Seat, Viewer};

use crate::action::{Ballot, Pile};
use crate::card::Card;
use crate::judge::Fault;
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::Deed;

/// One thing that happened. Fields that not everyone may see are empty for the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Told {
    /// A round begins with this player.
    RoundBegan { round: u8, seat: Seat },
    /// Both dice.
    Rolled { seat: Seat, zone: String, troop: TroopKind },
    /// The troop die alone.
    RolledTroop { seat: Seat, troop: TroopKind },
    /// The zone die alone.
    RolledZone { seat: Seat, zone: String },
    /// GRAV-12: a turn was skipped, for a gem if there was one.
    Skipped { seat: Seat },
    /// A skip gem from the bank.
    GotSkipGem { seat: Seat },
    /// GRAV-12: a skip gem was paid for this troop.
    PaidSkip { seat: Seat, troop: TroopKind },
    /// A card was given to the active player.
    Gave { seat: Seat, to_seat: Seat, card: Card, as_card: Card },
    /// Nothing was done where something could have been.
    LetBe { seat: Seat },
    /// A challenge went back into the hand of who gave it.
    TookBack { seat: Seat, card: Card },
    /// A vote was cast.
    Voted { seat: Seat, choice: Ballot },
    /// The vote is over.
    Decided { choice: Ballot },
    /// A piece was chosen.
    Picked { seat: Seat, piece: Troop },
    /// Who is to get it.
    Named { seat: Seat, to_seat: Seat },
    /// A Guardian: no challenges, no dice.
    Guarded { seat: Seat },
    /// A Guardian sends the action back (GRAV-48).
    SentBack { seat: Seat, to_seat: Seat },
    /// A Wormhole.
    PutOff { seat: Seat, for_seat: Seat, card: Card, challenge_card: Card },
    /// You do it!
    Called { seat: Seat, to_seat: Seat, card: Card },
    /// No more defence.
    Ready { seat: Seat, challenge_cards: Vec<Card> },
    /// A hand was at work. The poses are where everything rests: id, x, y, z in micrometres and a quaternion in
    /// millionths for each piece, and the platform's own quaternion; the frames in between come of running the attempt again ([`crate::Staging`]).
    Attempted {
        seat: Seat,
        deed: Deed,
        pieces: Troops,
        success: bool,
        faults: Vec<Fault>,
        fallen_pieces: Troops,
        knocked_pieces: Troops,
        lean: [i32; 4],
        poses: Vec<[i32; 8]>,
    },
    /// GRAV-19: a piece was put back, or not.
    PutUpright {
        seat: Seat,
        piece: Troop,
        success: bool,
        fallen_pieces: Troops,
        lean: [i32; 4],
        poses: Vec<[i32; 8]>,
    },
    /// Pieces went to a player.
    Got { seat: Seat, pieces: Troops },
    /// Pieces are out until the round ends.
    Out { pieces: Troops },
    /// Points won, and for what.
    Won { seat: Seat, points: u16, reason: WonFor },
    /// Points lost.
    Lost { seat: Seat, points: u16 },
    /// A card was bought.
    Bought { seat: Seat, pile: Pile },
    /// Cards were drawn; only who drew them sees them.
    Drew { seat: Seat, pile: Pile, count: u8, cards: Vec<Card> },
    /// A card was kept; only who keeps it sees it.
    Kept { seat: Seat, card: Option<Card> },
    /// Cards went to the discard, face up.
    Discarded { cards: Vec<Card> },
    /// A spent pile was made anew of the discard.
    Renewed { pile: Pile },
    /// A hero was shown and used.
    HeroUsed { seat: Seat, hero: String },
    /// GRAV-26: a random card was swapped; the two of them see which.
    Swapped { seat: Seat, to_seat: Seat, gave_card: Option<Card>, got_card: Option<Card> },
    /// GRAV-26: a challenge was cancelled.
    Cancelled { seat: Seat, challenge_card: Card },
    /// GRAV-47: the card of the turn.
    DrewOpenly { seat: Seat, pile: Pile, card: Card },
    /// GRAV-47: a drawn card is kept for later.
    KeptOpenly { seat: Seat, card: Card },
    /// GRAV-47: what an Anti-matter is.
    Declared { seat: Seat, as_card: Card },
    /// GRAV-28: all troops placed.
    RoundWon { round: u8, seat: Seat },
    /// GRAV-27: too many fell.
    RoundLost { round: u8, seat: Seat },
    /// GRAV-52: nobody came to an end.
    RoundStopped { round: u8 },
    /// GRAV-49: what a team has together.
    Pooled { seats: Vec<Seat>, points: u16 },
    /// GRAV-10
    GameWon { seats: Vec<Seat> },
}

/// What points are won for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WonFor {
    /// GRAV-20: troops placed.
    Placed,
    /// GRAV-20: stacking by choice.
    Stacked,
    /// GRAV-28, GRAV-50: the round.
    Round,
}

impl Event for Told {
    type Seen = Told;

    fn seen_by(&self, viewer: Viewer) -> Told {
        let mut seen = self.clone();
        match &mut seen {
            Told::Drew { seat, cards, .. } => {
                if !viewer.is(*seat) {
                    cards.clear();
                }
            }
            Told::Kept { seat, card } => {
                if !viewer.is(*seat) {
                    *card = None;
                }
            }
            Told::Swapped { seat, to_seat, gave_card, got_card } => {
                if !viewer.is(*seat) && !viewer.is(*to_seat) {
                    (*gave_card, *got_card) = (None, None);
                }
            }
            Told::RoundBegan { .. }
            | Told::Rolled { .. }
            | Told::RolledTroop { .. }
            | Told::RolledZone { .. }
            | Told::Skipped { .. }
            | Told::GotSkipGem { .. }
            | Told::PaidSkip { .. }
            | Told::Gave { .. }
            | Told::LetBe { .. }
            | Told::TookBack { .. }
            | Told::Voted { .. }
            | Told::Decided { .. }
            | Told::Picked { .. }
            | Told::Named { .. }
            | Told::Guarded { .. }
            | Told::SentBack { .. }
            | Told::PutOff { .. }
            | Told::Called { .. }
            | Told::Ready { .. }
            | Told::Attempted { .. }
            | Told::PutUpright { .. }
            | Told::Got { .. }
            | Told::Out { .. }
            | Told::Won { .. }
            | Told::Lost { .. }
            | Told::Bought { .. }
            | Told::Discarded { .. }
            | Told::Renewed { .. }
            | Told::HeroUsed { .. }
            | Told::Cancelled { .. }
            | Told::DrewOpenly { .. }
            | Told::KeptOpenly { .. }
            | Told::Declared { .. }
            | Told::RoundWon { .. }
            | Told::RoundLost { .. }
            | Told::RoundStopped { .. }
            | Told::Pooled { .. }
            | Told::GameWon { .. } => {}
        }
        seen
    }

    /// A card shown, a die cast or a hand at work cannot be undone; what is said can.
    fn reveals(&self) -> bool {
        !matches!(
            self,
            Told::LetBe { .. }
                | Told::Picked { .. }
                | Told::Named { .. }
                | Told::Voted { .. }
                | Told::TookBack { .. }
        )
    }
}
