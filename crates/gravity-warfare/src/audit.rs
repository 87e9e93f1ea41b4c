//! Conservation: every card, every troop and every gem is somewhere, once (GRAV-03, GRAV-04, GRAV-08).

use crate::card::Card;
use crate::gems::Gems;
use crate::state::GravityWarfare;
use crate::troop::Troops;

impl GravityWarfare {
    pub(crate) fn check_conservation(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_hands()?;
        self.check_troops()?;
        self.check_gems()?;
        self.check_heroes()
    }

    /// The cards that lie open: the discard, Guardians that were used, those of this turn, those carried over.
    pub(crate) fn open_cards(&self) -> Vec<Card> {
        let turn = &self.table.turn;
        let mut cards = self.table.discard_cards.clone();
        cards.extend(std::iter::repeat_n(Card::Guardian, usize::from(self.table.used_guardians)));
        cards.extend_from_slice(&turn.spent);
        cards.extend(turn.given.iter().chain(&turn.events).map(|given| given.card));
        let put_off = turn.put_off.iter().map(|(_, carried)| carried);
        let carried = self.table.players.iter().flat_map(|player| &player.carried);
        cards.extend(put_off.chain(carried).flat_map(|carried| [carried.wormhole_card, carried.card]));
        cards
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards = self.open_cards();
        cards.extend(self.secret.hands.iter().flat_map(|hand| hand.cards()));
        cards.extend(self.secret.piles.iter().flatten());
        cards.extend(&self.secret.drawn);
        cards.sort_unstable();
        let mut all = self.all_cards();
        all.sort_unstable();
        if cards == all {
            return Ok(());
        }
        let count = |list: &[Card], card: Card| list.iter().filter(|other| **other == card).count();
        let wrong = Card::all(8).find(|card| count(&cards, *card) != count(&all, *card));
        match wrong {
            Some(card) => {
                Err(format!("there are {} of {card}, not {}", count(&all, card), count(&cards, card)))
            }
            None => Err("the cards do not add up".to_owned()),
        }
    }

    /// GRAV-08, GRAV-23: nobody has more cards than the limit. In Simple mode there is none (GRAV-47).
    fn check_hands(&self) -> Result<(), String> {
        if self.is_simple() {
            return Ok(());
        }
        let limit = self.hand_limit();
        match self.all_seats().find(|seat| self.counted_cards(*seat) > limit) {
            Some(seat) => Err(format!(
                "{seat} has more than {limit} cards, those that may come back included (GRAV-23)"
            )),
            None => Ok(()),
        }
    }

    fn check_troops(&self) -> Result<(), String> {
        let places: Vec<Troops> = self
            .table
            .players
            .iter()
            .map(|player| player.pieces)
            .chain([self.table.out_pieces, self.pieces_in(None)])
            .collect();
        let in_hand = self.table.turn.task.as_ref().map_or(Troops::NONE, |task| task.pieces);
        let in_hand = in_hand.or(self.table.turn.pieces);
        let all = self.all_seats().map(Troops::of_colour).fold(Troops::NONE, Troops::or);
        for troop in all.iter() {
            let found = places.iter().filter(|place| place.contains(troop)).count();
            if found > 1 {
                return Err(format!(
                    "{troop} is in {found} places: with one player (`troops`), on the platform (`on`) or `out`, but once"
                ));
            }
            if found == 0 && !in_hand.contains(troop) {
                return Err(format!(
                    "{troop} is nowhere: name it after `troops` of a player, after `on` or after `out`, or leave `troops` out"
                ));
            }
        }
        match places.iter().find(|place| !place.minus(all).is_empty()) {
            Some(strange) => Err(format!("{} pieces are of a colour nobody plays", strange.minus(all).len())),
            None => Ok(()),
        }
    }

    fn check_gems(&self) -> Result<(), String> {
        let all = self.table.players.iter().fold(self.table.bank, |sum, player| sum.plus(player.gems));
        if all == Gems::ALL { Ok(()) } else { Err(format!("there are 48 gems, and these are {all:?}")) }
    }

    fn check_heroes(&self) -> Result<(), String> {
        let heroes = &self.secret.heroes;
        let known = self.table.house.heroes.get().0.len();
        let wanted = if self.is_simple() { 0 } else { self.seat_count() };
        let twice = heroes.iter().enumerate().any(|(i, hero)| heroes[..i].contains(hero));
        let shown =
            |(player, hero): (&crate::state::Player, &u8)| player.hero.is_none_or(|seen| seen == *hero);
        let fits = heroes.len() == wanted
            && heroes.iter().all(|hero| usize::from(*hero) < known)
            && self.table.players.iter().zip(heroes).all(shown);
        if fits && !twice { Ok(()) } else { Err("everyone has one hero, each another".to_owned()) }
    }
}
