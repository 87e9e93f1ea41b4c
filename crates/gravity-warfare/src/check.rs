//! Whether an action is allowed now: the one place where the rules refuse. Everything that is offered passes here.

use tabletop::Seat;

use crate::action::{Action, Dice};
use crate::card::{Card, Energy};
use crate::heroes::HeroEffect;
use crate::refusal::Illegal;
use crate::state::GravityWarfare;
use crate::troop::{Troop, TroopKind};
use crate::turn::{Deed, Given, Phase};

type Checked = Result<(), Illegal>;

fn require(holds: bool, otherwise: Illegal) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl GravityWarfare {
    /// May this seat do this now?
    pub(crate) fn check(&self, seat: Seat, action: &Action) -> Checked {
        require(self.table.phase != Phase::Over, Illegal::Over)?;
        if seat.index() >= self.seat_count() {
            return Err(Illegal::NotYours { seat });
        }
        if let Some(drawing) = self.table.drawing {
            return self.check_keep(seat, drawing.seat, action);
        }
        match action {
            Action::Draw { .. } => self.check_own(seat, Phase::Draw),
            Action::Declare { as_card } => self.check_declare(seat, *as_card),
            Action::Roll => self.check_own(seat, Phase::Roll),
            Action::Skip => self.check_own(seat, Phase::Skip),
            Action::PaySkip { troop } => self.check_pay_skip(seat, *troop),
            Action::Give { card, as_card } => self.check_give(seat, *card, *as_card),
            Action::LetBe => self.check_let_be(seat),
            Action::Pick { piece } => self.check_pick(seat, *piece),
            Action::Name { to_seat } => self.check_name(seat, *to_seat),
            Action::TakeBack { card, as_card } => self.check_take_back(seat, *card, *as_card),
            Action::Vote { .. } => self.check_vote(seat),
            Action::Guard => self.check_guard(seat),
            Action::PutOff { card, challenge_card } => self.check_put_off(seat, *card, *challenge_card),
            Action::YouDoIt { card, to_seat } => self.check_you_do_it(seat, *card, *to_seat),
            Action::Ready => self.check_actor(seat, Phase::Defend),
            Action::Attempt { troops, hand } => self.check_attempt(seat, troops, hand.as_ref()),
            Action::Return { card } => self.check_return(seat, *card),
            Action::Restock { .. } => self.check_restock(seat),
            Action::Buy { .. } => self.check_buy(seat),
            Action::Keep { .. } => Err(Illegal::NotNow),
            Action::Reuse { .. }
            | Action::Climb
            | Action::Reroll { .. }
            | Action::DrawTwo { .. }
            | Action::Steady
            | Action::Swap { .. }
            | Action::Cancel { .. }
            | Action::TryAgain => self.check_hero(seat, action),
        }
    }

    fn check_own(&self, seat: Seat, phase: Phase) -> Checked {
        require(self.table.phase == phase, Illegal::NotNow)?;
        require(seat == self.table.active_seat, Illegal::NotYours { seat })
    }

    fn check_actor(&self, seat: Seat, phase: Phase) -> Checked {
        require(self.table.phase == phase, Illegal::NotNow)?;
        require(seat == self.actor(), Illegal::NotYours { seat })
    }

    fn check_in_hand(&self, seat: Seat, card: Card) -> Checked {
        require(self.hand(seat).has(card), Illegal::NotInHand { card })
    }

    /// GRAV-46: a card stands for itself; Anti-matter for any but the Guardian.
    fn check_stands_for(&self, card: Card, as_card: Card) -> Checked {
        let known = |card: Card| match card {
            Card::Blank(number) => usize::from(number) < self.table.house.deck.get().blanks.len(),
            _ => true,
        };
        let wild = card == Card::AntiMatter && !matches!(as_card, Card::Guardian | Card::AntiMatter);
        require(known(as_card) && (card == as_card || wild), Illegal::CannotStandFor { card, as_card })
    }

    fn check_keep(&self, seat: Seat, drawing: Seat, action: &Action) -> Checked {
        let Action::Keep { card } = action else { return Err(Illegal::NotNow) };
        require(seat == drawing, Illegal::NotYours { seat })?;
        require(self.secret.drawn.contains(card), Illegal::NotInHand { card: *card })
    }

    /// GRAV-47: a challenge or an event that can be done, or You do it! for later.
    fn check_declare(&self, seat: Seat, as_card: Card) -> Checked {
        self.check_own(seat, Phase::Declare)?;
        self.check_stands_for(Card::AntiMatter, as_card)?;
        match self.energy(as_card) {
            Energy::Defence => require(as_card == Card::YouDoIt, Illegal::NotToBeGiven { card: as_card }),
            // It is kept for later, when there may be a piece to take.
            Energy::Event if self.is_english() && as_card != Card::ReturnIt => Ok(()),
            _ => self.check_giveable(as_card),
        }
    }

    /// GRAV-12
    fn check_pay_skip(&self, seat: Seat, troop: TroopKind) -> Checked {
        self.check_own(seat, Phase::Skip)?;
        require(self.player(seat).gems.green > 0, Illegal::NoSkipGem)?;
        require(self.player(seat).pieces.of_kind(troop).is_some(), Illegal::NoSuchTroop { troop })
    }

    /// GRAV-13
    fn check_give(&self, seat: Seat, card: Card, as_card: Card) -> Checked {
        let Phase::Challenge(asked) = self.table.phase else { return Err(Illegal::NotNow) };
        require(asked.contains(seat), Illegal::NotYours { seat })?;
        self.check_in_hand(seat, card)?;
        self.check_stands_for(card, as_card)?;
        self.check_declared(seat, card, as_card)?;
        let kept_for_own_turn = self.is_simple() && self.energy(as_card) != Energy::Event;
        require(!kept_for_own_turn, Illegal::NotToBeGiven { card: as_card })?;
        self.check_giveable(as_card)
    }

    fn check_let_be(&self, seat: Seat) -> Checked {
        let asked = match self.table.phase {
            Phase::Challenge(asked)
            | Phase::TakeBack(asked)
            | Phase::Call(asked)
            | Phase::Return(asked)
            | Phase::Restock(asked) => asked.contains(seat),
            Phase::Failed => seat == self.actor(),
            Phase::Guardian => seat == self.table.active_seat,
            _ => return Err(Illegal::NotNow),
        };
        require(asked, Illegal::NotYours { seat })
    }

    fn check_task(&self, seat: Seat, phase: Phase) -> Checked {
        require(self.table.phase == phase, Illegal::NotNow)?;
        require(seat == self.task().seat, Illegal::NotYours { seat })
    }

    fn check_pick(&self, seat: Seat, piece: Troop) -> Checked {
        self.check_task(seat, Phase::Pick)?;
        require(self.pickable().contains(piece), Illegal::NotThatPiece)
    }

    /// GRAV-44: any player, oneself included. GRAV-31: somebody else, for a turn that another had done.
    fn check_name(&self, seat: Seat, to_seat: Seat) -> Checked {
        if self.table.phase == Phase::Youngest {
            self.check_own(seat, Phase::Youngest)?;
            return require(to_seat.index() < self.seat_count(), Illegal::NotThatSeat { seat: to_seat });
        }
        if self.table.phase == Phase::Appoint {
            self.check_actor(seat, Phase::Appoint)?;
            return self.check_callable(to_seat);
        }
        self.check_task(seat, Phase::Receiver)?;
        require(to_seat.index() < self.seat_count(), Illegal::NotThatSeat { seat: to_seat })
    }

    /// GRAV-15
    fn check_take_back(&self, seat: Seat, card: Card, as_card: Card) -> Checked {
        let Phase::TakeBack(asked) = self.table.phase else { return Err(Illegal::NotNow) };
        require(asked.contains(seat), Illegal::NotYours { seat })?;
        let wanted = Given { seat: Some(seat), card, as_card };
        require(self.table.turn.given.contains(&wanted), Illegal::NoSuchChallenge { card: as_card })
    }

    fn check_vote(&self, seat: Seat) -> Checked {
        let Phase::Vote(asked, ..) = self.table.phase else { return Err(Illegal::NotNow) };
        require(asked.contains(seat), Illegal::NotYours { seat })
    }

    /// GRAV-43: one defends oneself, or a team-mate.
    fn check_defends(&self, seat: Seat) -> Checked {
        require(self.table.phase == Phase::Defend, Illegal::NotNow)?;
        require(self.same_team(seat, self.actor()), Illegal::NotYourTeam { seat: self.actor() })
    }

    /// GRAV-39: not for the last piece, in Battle; GRAV-48: in Simple mode also at once when drawn, and against You do it!
    fn check_guard(&self, seat: Seat) -> Checked {
        require(!self.table.turn.free, Illegal::NotNow)?;
        match self.table.phase {
            Phase::Skip | Phase::Guardian => {
                require(seat == self.table.active_seat, Illegal::NotYours { seat })?;
            }
            _ => self.check_defends(seat)?,
        }
        self.check_in_hand(seat, Card::Guardian)?;
        let last = self.player(self.table.active_seat).pieces.len() <= 1;
        require(self.is_simple() || !last, Illegal::LastPiece)
    }

    /// GRAV-40; GRAV-41 ("es"): not for the first one who passed the turn on and has it back.
    fn check_put_off(&self, seat: Seat, card: Card, challenge_card: Card) -> Checked {
        self.check_defends(seat)?;
        self.check_in_hand(seat, card)?;
        require(!self.is_simple(), Illegal::NotNow)?;
        self.check_stands_for(card, Card::Wormhole)?;
        let there = self.table.turn.given.iter().any(|given| given.as_card == challenge_card);
        require(there, Illegal::NoSuchChallenge { card: challenge_card })?;
        let came_back = self.table.turn.called_seats.first() == Some(&self.actor());
        require(self.is_english() || !came_back, Illegal::CameBack)
    }

    /// GRAV-41: anyone, at any moment before the hand goes to work; in Simple mode who is to act, and their team.
    fn check_you_do_it(&self, seat: Seat, card: Card, to_seat: Seat) -> Checked {
        match self.table.phase {
            Phase::Call(asked) => require(asked.contains(seat), Illegal::NotYours { seat })?,
            phase => require(phase == Phase::Defend, Illegal::NotNow)?,
        }
        if self.is_simple() {
            require(self.same_team(seat, self.actor()), Illegal::NotYourTeam { seat: self.actor() })?;
        }
        self.check_in_hand(seat, card)?;
        self.check_stands_for(card, Card::YouDoIt)?;
        self.check_declared(seat, card, Card::YouDoIt)?;
        self.check_callable(to_seat)
    }

    fn check_callable(&self, to_seat: Seat) -> Checked {
        let possible = to_seat.index() < self.seat_count() && to_seat != self.actor();
        require(possible, Illegal::NotThatSeat { seat: to_seat })
    }

    /// GRAV-47: in Simple mode an Anti-matter was declared when it was drawn, and that is not taken back.
    fn check_declared(&self, seat: Seat, card: Card, as_card: Card) -> Checked {
        let free = !self.is_simple() || card != Card::AntiMatter;
        require(
            free || self.player(seat).declared_cards.contains(&as_card),
            Illegal::CannotStandFor { card, as_card },
        )
    }

    /// GRAV-45
    fn check_return(&self, seat: Seat, card: Card) -> Checked {
        let Phase::Return(asked) = self.table.phase else { return Err(Illegal::NotNow) };
        require(asked.contains(seat), Illegal::NotYours { seat })?;
        self.check_in_hand(seat, card)?;
        self.check_stands_for(card, Card::ReturnIt)
    }

    fn check_room(&self, seat: Seat) -> Checked {
        let limit = self.hand_limit();
        require(self.counted_cards(seat) < limit, Illegal::HandFull { limit: limit as u8 })
    }

    /// GRAV-21
    fn check_restock(&self, seat: Seat) -> Checked {
        let Phase::Restock(asked) = self.table.phase else { return Err(Illegal::NotNow) };
        require(asked.contains(seat), Illegal::NotYours { seat })?;
        self.check_room(seat)?;
        require(self.has_cards(), Illegal::NoCards)
    }

    /// GRAV-22: at any moment between attempts.
    fn check_buy(&self, seat: Seat) -> Checked {
        require(!self.is_simple() && self.is_between_attempts(), Illegal::NotNow)?;
        self.check_room(seat)?;
        require(self.player(seat).gems.can_pay_one(&self.table.bank), Illegal::NoPoint)?;
        require(self.has_cards(), Illegal::NoCards)
    }

    /// The round has begun, and no hand is at work.
    pub(crate) fn is_between_attempts(&self) -> bool {
        !matches!(self.table.phase, Phase::Youngest | Phase::Attempt | Phase::Right | Phase::Over)
    }

    /// GRAV-25, GRAV-26: once a round, and each effect where it means something.
    fn check_hero(&self, seat: Seat, action: &Action) -> Checked {
        require(self.is_between_attempts(), Illegal::NotNow)?;
        let effect = self.hero_effect(seat).filter(|_| !self.player(seat).hero_used);
        let effect = effect.ok_or(Illegal::HeroUsed)?;
        let yours = |wanted: HeroEffect| require(effect == wanted, Illegal::NotYourHero);
        match action {
            Action::Reuse { card } => {
                yours(HeroEffect::ReuseChallenge).and_then(|()| self.check_reuse(seat, *card))
            }
            Action::Climb => {
                yours(HeroEffect::StackAnywhere)?;
                self.check_actor(seat, Phase::Defend)?;
                require(!self.table.standing.pieces.is_empty(), Illegal::NotNow)
            }
            Action::Reroll { dice } => {
                yours(HeroEffect::Reroll).and_then(|()| self.check_reroll(seat, *dice))
            }
            Action::DrawTwo { .. } => {
                yours(HeroEffect::DrawTwo)?;
                self.check_room(seat)?;
                require(self.has_cards(), Illegal::NoCards)
            }
            Action::Steady => {
                yours(HeroEffect::SteadyHand).and_then(|()| self.check_actor(seat, Phase::Defend))
            }
            Action::Swap { to_seat } => {
                yours(HeroEffect::SwapCard).and_then(|()| self.check_swap(seat, *to_seat))
            }
            Action::Cancel { challenge_card } => {
                yours(HeroEffect::CancelChallenge)?;
                self.check_defends(seat)?;
                let there = self.table.turn.given.iter().any(|given| given.as_card == *challenge_card);
                require(there, Illegal::NoSuchChallenge { card: *challenge_card })
            }
            _ => yours(HeroEffect::TryAgain).and_then(|()| self.check_try_again(seat)),
        }
    }

    fn check_reuse(&self, seat: Seat, card: Card) -> Checked {
        require(matches!(self.table.phase, Phase::Challenge(_)), Illegal::NotNow)?;
        require(seat != self.table.active_seat, Illegal::NotYours { seat })?;
        let at_hand =
            self.player(seat).used_cards.contains(&card) && self.table.discard_cards.contains(&card);
        require(at_hand, Illegal::NoSuchChallenge { card })?;
        self.check_giveable(card)
    }

    /// The dice of one's own turn, once they have been rolled.
    fn check_reroll(&self, seat: Seat, dice: Dice) -> Checked {
        require(matches!(self.table.phase, Phase::Skip | Phase::Defend), Illegal::NotNow)?;
        require(seat == self.actor(), Illegal::NotYours { seat })?;
        let rolled = self.table.turn.zone.is_some() || dice == Dice::Troop;
        require(rolled, Illegal::NotNow)
    }

    fn check_swap(&self, seat: Seat, to_seat: Seat) -> Checked {
        let other = to_seat.index() < self.seat_count() && to_seat != seat;
        require(other, Illegal::NotThatSeat { seat: to_seat })?;
        let some = |seat: Seat| self.hand(seat).cards().any(|card| card != Card::Guardian);
        require(some(seat) && some(to_seat), Illegal::NothingToSwap)
    }

    /// What is no longer on the platform cannot be moved again.
    fn check_try_again(&self, seat: Seat) -> Checked {
        self.check_actor(seat, Phase::Failed)?;
        let task = self.task();
        let there = task.piece.is_none_or(|piece| self.table.standing.get(piece.id()).is_some());
        require(task.deed == Deed::Place || there, Illegal::NotThatPiece)
    }
}
