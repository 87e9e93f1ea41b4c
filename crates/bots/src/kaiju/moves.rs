//! What a sound player of Godzilla Total War likes to do: hurt the next one, above all one who would fall, with the
//! cards that are missed least.

use godzilla_total_war::{Action, Card, CardKind, Facing, Player, Table};
use tabletop::Seat;

use super::odds::Odds;

/// What someone who is hurt loses, on average: the least of the hand.
const LOST: f32 = 2.5;

/// A decision of one seat.
pub(super) struct Moment<'a> {
    pub(super) table: &'a Table,
    pub(super) odds: &'a Odds,
    pub(super) seat: Seat,
}

impl Moment<'_> {
    pub(super) fn score_all(&self, legal: &[Action], scores: &mut Vec<f32>) {
        scores.extend(legal.iter().map(|action| self.score(action)));
    }

    fn score(&self, action: &Action) -> f32 {
        match *action {
            Action::Play { card, strength } => self.play(card, strength),
            Action::ChooseTarget { target_seat } => self.hurts(target_seat, self.table.blow) - 1.0,
            Action::PlayAsWound { card } => self.hurts(self.next(), Facing::Wound) - 1.6 + 0.2 * worth(card),
            Action::Heal { card } => f32::from(card.damage()) * 0.25 * self.peril() - 0.8,
            Action::DrawThree => -0.4,
            Action::Hurt => -1.0 - 3.0 * self.falls(self.seat, LOST),
            Action::Take { card } => -0.6 * f32::from(card.damage()),
            Action::Show => 0.0,
            Action::Add { card } => self.add(card),
            Action::AddNothing => 0.0,
            Action::Discard { card } => -worth(card),
            Action::Draw => 1.0,
        }
    }

    /// What the next one makes of it, less what the card would be worth later.
    fn play(&self, card: Card, strength: bool) -> f32 {
        let player = self.player(self.seat);
        let added = if strength { player.figures().strength } else { 0 };
        let blow = blow_after(self.table.blow, card, added);
        let target = match card.kind() {
            CardKind::Reversal => self.beside(!self.table.clockwise),
            _ => self.next(),
        };
        let straightens = card.is_extra_damage() && player.turned;
        self.hurts(target, blow) - worth(card) - if strength { 0.5 } else { 0.0 }
            + if straightens { 0.5 } else { 0.0 }
    }

    /// What it is worth to have this seat face this: the chance that it is hurt, and the points if it would fall.
    fn hurts(&self, target: Seat, facing: Facing) -> f32 {
        let player = self.player(target);
        let falls = self.falls(target, LOST + self.centre());
        self.odds.hurt(facing, player) * (0.9 + 0.9 * falls * f32::from(player.figures().points))
    }

    /// How nearly this much more damage fells a kaiju: 1 if it does for sure.
    fn falls(&self, seat: Seat, more: f32) -> f32 {
        (more / self.life_left(seat).max(0.5)).min(1.0).powi(2)
    }

    fn life_left(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).figures().life) - f32::from(self.table.damage_of(seat))
    }

    /// How near one's own kaiju is to its end.
    fn peril(&self) -> f32 {
        1.0 - self.life_left(self.seat) / f32::from(self.player(self.seat).figures().life)
    }

    /// The least building that lies in the centre.
    fn centre(&self) -> f32 {
        self.table.centre.iter().map(|card| f32::from(card.damage())).fold(None, least).unwrap_or(0.0)
    }

    /// KAIJU-23: to fell it, with as little as it takes; else only what is hardly missed.
    fn add(&self, card: Card) -> f32 {
        let damage = f32::from(card.damage());
        let fells = damage >= self.life_left(self.table.turn_seat);
        let is_king = card.kind() == CardKind::KingOfMonsters;
        let straightens = if self.player(self.seat).turned { 0.6 } else { 0.0 };
        match (fells, is_king) {
            (true, false) => 6.0 - 0.2 * damage,
            (true, true) => 4.0,
            (false, true) => -3.0,
            (false, false) => straightens + 0.1 * damage - 0.35,
        }
    }

    fn next(&self) -> Seat {
        self.beside(self.table.clockwise)
    }

    /// The next one still in the game, one way or the other.
    fn beside(&self, clockwise: bool) -> Seat {
        let seats = self.table.players.len();
        let step = |seat: Seat| if clockwise { seat.left(seats) } else { seat.right(seats) };
        let mut next = step(self.seat);
        for _ in 0..seats {
            if !self.player(next).out {
                break;
            }
            next = step(next);
        }
        next
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }
}

fn least(least: Option<f32>, value: f32) -> Option<f32> {
    Some(least.map_or(value, |least| least.min(value)))
}

/// What a card would be worth later. The lowest numbers are kept to be hurt with.
fn worth(card: Card) -> f32 {
    match card.kind() {
        CardKind::Number(number) | CardKind::BuildingNumber(number) => match number {
            0 => 0.9,
            1 => 0.7,
            2 => 0.45,
            number => 0.07 * f32::from(number),
        },
        CardKind::ExtraDamage(number) => 0.5 + 0.1 * f32::from(number),
        CardKind::MinusThree => 0.7,
        CardKind::Reversal => 0.8,
        CardKind::ChooseTarget => 1.0,
        CardKind::Wound => 0.9,
        CardKind::DoubleWound => 1.2,
        CardKind::Building(_) => 0.0,
        CardKind::KingOfMonsters => 1.6,
    }
}

/// What the next one faces.
fn blow_after(before: Facing, card: Card, added: u8) -> Facing {
    match (card.kind(), before) {
        (CardKind::Wound, _) => Facing::Wound,
        (CardKind::DoubleWound, _) => Facing::DoubleWound,
        (CardKind::MinusThree, Facing::Blow(blow)) => Facing::Blow(blow.saturating_sub(3)),
        _ => card.number().map_or(before, |number| Facing::Blow(number + added)),
    }
}
