//! What a sound player of Guerra Civil Espacial likes to do: fight for colonies, give nothing for the rest, and spend the
//! smallest card that will do.

use guerra_civil_espacial::{Action, Card, Face, Special, View, Window};
use tabletop::Seat;

use super::judge::worth;

/// The ships that an unknown card brings, on average.
const UNKNOWN: f32 = 3.4;
/// How many ships ahead make a win e times as likely.
const SPREAD: f32 = 5.0;
/// What a colony is worth, in cards worth 1.
const COLONY: f32 = 6.0;

/// A Commander fights for a colony from hand unless the chance to win it is smaller: in hand it is of no use.
const EXCHANGES: f32 = 0.1;

/// A decision of one seat, with what it can count on.
pub(super) struct Moment<'a> {
    view: &'a View,
    seat: Seat,
    /// What the disputed card is worth to win, or to keep from others.
    stake: f32,
    /// The ships before this seat.
    own: f32,
    /// The ships in its hand.
    hand: f32,
    /// The largest fleet of another in contention, and the largest that another may come to.
    rival: f32,
    rival_most: f32,
}

impl<'a> Moment<'a> {
    pub(super) fn of(view: &'a View, seat: Seat) -> Moment<'a> {
        let me = &view.players[seat.index()];
        let cards = || me.own.iter().flatten().map(|own| own.card);
        let rivals = || view.contention_seats.iter().filter(|rival| *rival != seat);
        let ships = |rival: Seat| view.players[rival.index()].ships as f32;
        let most = |rival: Seat| {
            // Nobody plays every card of the hand.
            ships(rival) + UNKNOWN * 0.75 * f32::from(view.players[rival.index()].hand_count)
        };
        Moment {
            view,
            seat,
            stake: stake(view),
            own: me.ships as f32,
            hand: cards().filter_map(ships_on).map(f32::from).sum(),
            rival: rivals().map(ships).fold(0.0, f32::max),
            rival_most: rivals().map(most).fold(0.0, f32::max),
        }
    }

    pub(super) fn score(&self, action: &Action) -> f32 {
        match *action {
            Action::Play { card } => match card.face() {
                Face::Fleet(ships) => self.bid(f32::from(ships)),
                Face::Special(special) => self.special(special),
            },
            Action::Rob { target_seat } => self.rob(target_seat),
            Action::Pass => self.pass(),
            Action::Abandon => -self.stake * self.wins(self.own, self.hand) * 0.5,
            Action::Exchange => self.exchange(),
            Action::Done | Action::LetBe => 0.0,
            Action::Discard { card } => -3.0 * worth(card),
        }
    }

    /// GCE-08: could this seat play a card with so many ships?
    pub(super) fn reaches_the_bid(&self, ships: u8) -> bool {
        self.own + f32::from(ships) >= self.rival
    }

    /// How likely this seat wins with so many ships before it and in hand.
    fn wins(&self, own: f32, hand: f32) -> f32 {
        let ahead = (own + 0.85 * hand) - self.rival_most;
        1.0 / (1.0 + (-ahead / SPREAD).exp())
    }

    /// Ahead of the others, not level with them: equals win nothing. And with no more than it takes.
    fn bid(&self, ships: f32) -> f32 {
        let leads = self.own + ships > self.rival;
        let held = self.stake * self.wins(self.own + ships, self.hand - ships);
        held - 0.16 * ships + if leads { 0.35 } else { -0.4 }
    }

    /// To pass is free, and wins if nobody answers.
    fn pass(&self) -> f32 {
        if self.own > self.rival {
            return 0.6 + self.stake * self.wins(self.own, self.hand);
        }
        0.1 + 0.8 * self.stake * self.wins(self.own, self.hand) - 0.25 * self.stake
    }

    fn special(&self, special: Special) -> f32 {
        let now = self.wins(self.own, self.hand);
        let gain = |then: f32| self.stake * (then - now);
        match special {
            Special::SpaceColony => -4.0,
            Special::PirateShip => -0.5,
            Special::SpaceScrap => 0.12 * self.view.scrap_cards.len() as f32 - 0.6,
            Special::BlackHole | Special::Ceasefire => gain(self.nobody_wins()) - 0.7,
            Special::SolarStorm => gain(self.even(0.0, self.hand)) - 0.7,
            Special::DeusExMachina => gain(self.even(self.own, self.hand)) - 1.0,
            Special::SpaceStation => self.replace(now) - 0.5,
            Special::DroneAttack | Special::EyeInTheSky if self.doubles(special) => {
                gain(self.wins(2.0 * self.own, self.hand)) - 0.6
                    + if 2.0 * self.own > self.rival { 0.2 } else { -0.5 }
            }
            Special::DroneAttack | Special::EyeInTheSky => -2.0,
            Special::ForceShield => self.shield(),
        }
    }

    /// That nobody wins is as good as a small chance: half of what is fair, and more if the game would be lost otherwise.
    fn nobody_wins(&self) -> f32 {
        if self.is_match_point() { 0.35 } else { 0.7 / self.view.players.len() as f32 }
    }

    /// Would the game be over if the largest fleet of another won the card?
    fn is_match_point(&self) -> bool {
        let wins_game = |rival: Seat| {
            let player = &self.view.players[rival.index()];
            player.colonies + 1 >= self.view.goal && player.ships as f32 >= self.rival
        };
        let mut rivals = self.view.contention_seats.iter().filter(|rival| *rival != self.seat);
        self.view.disputed_card == Some(Card::COLONY) && rivals.any(wins_game)
    }

    /// The chance to win once the others' ships are gone.
    fn even(&self, own: f32, hand: f32) -> f32 {
        let ahead = own + 0.85 * hand - (self.rival_most - self.rival);
        1.0 / (1.0 + (-ahead / SPREAD).exp())
    }

    fn doubles(&self, special: Special) -> bool {
        let is_commander = self.seat == self.view.commander_seat;
        is_commander == (special == Special::EyeInTheSky)
    }

    /// GCE-22: away with a card that another will win; or, with a strong hand, on to the next one.
    fn replace(&self, now: f32) -> f32 {
        let average = 1.4;
        average * now - self.stake * (now - self.nobody_wins())
    }

    /// GCE-16: from whoever holds most, best of all a rival.
    fn rob(&self, target: Seat) -> f32 {
        let player = &self.view.players[target.index()];
        let is_rival = self.view.contention_seats.contains(target);
        0.2 + 0.12 * f32::from(player.hand_count)
            + 0.3 * f32::from(player.colonies)
            + if is_rival { 0.2 * self.stake / COLONY } else { 0.0 }
    }

    /// GCE-27: for a fleet that is worth keeping.
    fn shield(&self) -> f32 {
        match self.view.window {
            Some(Window::AnswerStorm { .. } | Window::AnswerDeus { .. }) => {
                let kept = self.stake * (self.wins(self.own, self.hand) - self.wins(0.0, self.hand));
                kept + 0.1 * self.own - 0.9
            }
            Some(Window::AnswerPirate { .. }) => -0.2,
            _ => -2.0,
        }
    }

    /// GCE-13: a colony from hand to fight for, if the fight looks won; a fleet card taken for it counts at once.
    fn exchange(&self) -> f32 {
        let Some(disputed) = self.view.disputed_card.filter(|card| *card != Card::COLONY) else {
            return -5.0;
        };
        let taken = ships_on(disputed).map_or(0.0, f32::from);
        COLONY * (self.wins(self.own + taken, self.hand) - EXCHANGES) * 2.0
    }
}

/// What the disputed card is worth. A colony that could end the game is worth any card.
fn stake(view: &View) -> f32 {
    match view.disputed_card {
        Some(Card::COLONY) => {
            let last = view.players.iter().any(|player| player.colonies + 1 >= view.goal);
            if last { 1.5 * COLONY } else { COLONY }
        }
        Some(card) => 0.8 * worth(card),
        None => 0.0,
    }
}

fn ships_on(card: Card) -> Option<u8> {
    match card.face() {
        Face::Fleet(ships) => Some(ships),
        Face::Special(_) => None,
    }
}
