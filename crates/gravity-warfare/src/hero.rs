//! What heroes do, once a round, at any moment between attempts (GRAV-25, GRAV-26).

use tabletop::Seat;

use crate::action::{Dice, Pile};
use crate::card::Card;
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;

impl Play<'_, '_> {
    /// Face up, until the round ends; from then on everyone knows who it is.
    fn show_hero(&mut self, seat: Seat) {
        let number = self.secret.heroes[seat.index()];
        let hero = self.table.house.heroes.get().0[usize::from(number)].name.clone();
        let player = self.player_mut(seat);
        player.hero_used = true;
        player.hero = Some(number);
        self.tell(Told::HeroUsed { seat, hero });
    }

    /// A challenge used before is given once more, besides what may be given anyway.
    pub(crate) fn reuse(&mut self, seat: Seat, card: Card) {
        self.show_hero(seat);
        let discard = &mut self.table.discard_cards;
        let at = discard.iter().position(|other| *other == card).expect("only what lies there is taken up");
        discard.remove(at);
        self.table.turn.given.push(crate::turn::Given { seat: Some(seat), card, as_card: card });
        let to_seat = self.table.active_seat;
        self.tell(Told::Gave { seat, to_seat, card, as_card: card });
    }

    pub(crate) fn climb(&mut self, seat: Seat) {
        self.show_hero(seat);
        self.table.turn.climbs = true;
    }

    pub(crate) fn steady(&mut self, seat: Seat) {
        self.show_hero(seat);
        self.table.turn.calm = true;
    }

    /// Either die or both again; a troop that is not there is rolled once more, as always (GRAV-11).
    pub(crate) fn reroll(&mut self, seat: Seat, dice: Dice) {
        self.show_hero(seat);
        if dice != Dice::Troop {
            let zone = self.roll_zone_die();
            self.table.turn.zone = Some(zone);
            let zone = self.zone_name(zone);
            self.tell(Told::RolledZone { seat, zone });
        }
        if dice != Dice::Zone {
            let troop = self.roll_troop_die();
            self.tell(Told::RolledTroop { seat, troop });
            self.settle_troop(troop);
        }
    }

    /// Two cards, both kept as far as the limit allows.
    pub(crate) fn draw_two(&mut self, seat: Seat, pile: Pile) {
        self.show_hero(seat);
        let room = self.hand_limit() - self.hand(seat).len();
        self.draw_two_cards(seat, pile, room.min(2) as u8);
    }

    /// A random card for a random card. Guardians stay with their owners.
    pub(crate) fn swap(&mut self, seat: Seat, to_seat: Seat) {
        self.show_hero(seat);
        let mut random = |from: Seat| {
            let cards: Vec<Card> =
                self.game.hand(from).cards().filter(|card| *card != Card::Guardian).collect();
            *self.chance.pick(&cards).expect("both have a card to swap")
        };
        let (gave, got) = (random(seat), random(to_seat));
        let both = [seat, to_seat];
        self.hand_mut(seat).remove_unseen(gave, both);
        self.hand_mut(to_seat).remove_unseen(got, both);
        self.hand_mut(seat).add(got, Watchers::only(to_seat));
        self.hand_mut(to_seat).add(gave, Watchers::only(seat));
        self.tell(Told::Swapped { seat, to_seat, gave_card: Some(gave), got_card: Some(got) });
    }

    pub(crate) fn cancel(&mut self, seat: Seat, challenge_card: Card) {
        self.show_hero(seat);
        let given = &mut self.table.turn.given;
        let at = given.iter().position(|given| given.as_card == challenge_card);
        let cancelled = given.remove(at.expect("only what was given is cancelled"));
        self.table.turn.spent.push(cancelled.card);
        self.tell(Told::Cancelled { seat, challenge_card });
    }

    pub(crate) fn try_again(&mut self, seat: Seat) {
        self.show_hero(seat);
        self.retry();
    }
}
