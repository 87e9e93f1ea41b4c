//! Drawing cards, and what happens when there are none (KAIJU-08, KAIJU-11, KAIJU-24, KAIJU-31).

use tabletop::{Chance, Seat, Tell};

use crate::{Card, Draw, Event, GodzillaTotalWar, Straightens};

impl GodzillaTotalWar {
    /// The top card of the deck, which is renewed first if it ran out.
    pub(crate) fn top_card(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) -> Option<Card> {
        self.renew_if_empty(chance, tell);
        self.deck.pop()
    }

    /// One card into a hand, as long as there are any.
    pub(crate) fn draw(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if let Some(card) = self.top_card(chance, tell) {
            self.put_in_hand(seat, card);
            tell.tell(Event::Drew { seat, card: Some(card) });
        }
    }

    /// KAIJU-08, KAIJU-31: the card that follows one played from the hand.
    pub(crate) fn draw_after_playing(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match self.table.rules.draw {
            Draw::Automatic => self.draw(seat, chance, tell),
            Draw::ByHand => self.table.owed_seat = Some(seat),
        }
    }

    /// KAIJU-24: when the deck runs out, all played cards but the last are the new one. The blow stays what it was.
    pub(crate) fn renew_if_empty(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if !self.deck.is_empty() || self.table.discards.is_empty() {
            return;
        }
        self.deck = std::mem::take(&mut self.table.discards);
        chance.shuffle(&mut self.deck);
        for held in self.hands.iter_mut().flatten() {
            held.back.outlives_a_deck();
        }
        tell.tell(Event::DeckRenewed { count: self.deck.len() as u8 });
        self.straighten_everyone(tell);
    }

    /// KAIJU-11: an Extra Damage card straightens, either way it is played.
    pub(crate) fn straighten_for_extra_damage(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        match self.table.rules.extra_damage_straightens {
            Straightens::Player => self.straighten(seat, tell),
            Straightens::Everyone => self.straighten_everyone(tell),
        }
    }

    fn straighten_everyone(&mut self, tell: &mut Tell<'_, Event>) {
        for seat in Seat::all(self.table.players.len()) {
            self.straighten(seat, tell);
        }
    }

    fn straighten(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        if std::mem::take(&mut self.table.player_mut(seat).turned) {
            tell.tell(Event::Straightened { seat });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_with, options, play, play_with};
    use crate::{Draw, Options};

    /// KAIJU-24, KAIJU-11: the last card is drawn: all played cards but the last are the new deck, all kaijus straighten, and
    /// the blow is what it was.
    #[test]
    fn the_deck_is_renewed_when_it_runs_out() {
        let position = "answer b 7 from a | a: godzilla turned [1 2] | b: zilla turned [8 9] | c: mothra turned [3 4] \
                        | last 7 | deck 5 | played rest";
        let (game, _) = play(position, "b play 8").unwrap();
        assert_eq!(game.deck.len(), 90 - 6 - 1);
        assert!(game.table.discards.is_empty());
        check(position, "b play 8", "answer c 8 from b; last 8; no played; no turned");
        check(position, "b play 8", "a: godzilla 0p [1{ago1} 2{ago1}]; b: zilla 0p [5{ago1} 9{ago1}]");
        let not_yet = "answer b 7 from a | a: godzilla turned [1] | b: zilla [8] | c: mothra [3] | last 7 | deck 5 6 | played rest";
        check(not_yet, "b play 8", "a: godzilla 0p turned; played; deck 6 |");
    }

    /// KAIJU-24: if nothing is left to shuffle, players go on with fewer cards.
    #[test]
    fn with_nothing_to_shuffle_hands_shrink() {
        let cards = "0 = 89\ndouble-wound = 1\nbuilding-card-1 = 9".to_owned();
        let options = Options { cards: Some(cards), ..options() };
        let zeros = vec!["0"; 85].join(" ");
        let position = format!(
            "open a | a: zilla turned [0 0 0] | b: godzilla ({zeros}) | c: mothra [0 double-wound] | deck"
        );
        check_with(
            &options,
            &position,
            "a play 0",
            "answer b 0 from a; a: zilla 0p turned [0 0]; last 0 | deck |",
        );
    }

    /// KAIJU-31: by hand, the player of the last card may draw until the next one plays, and then no more in this round.
    #[test]
    fn by_hand_one_has_to_think_of_drawing() {
        let by_hand = Options { draw: Draw::ByHand, ..options() };
        let position = "open a | a: godzilla [5 6 7] | b: mothra [6 7 8] | c: zilla [8 9 10] | deck 0 0 rest";
        let check = |actions: &str, expected: &str| check_with(&by_hand, position, actions, expected);
        check("a play 5", "answer b 5 from a owed clockwise; a: godzilla 0p [6 7]");
        check("a play 5; a draw", "answer b 5 from a clockwise; a: godzilla 0p [0 6 7]");
        check("a play 5; a draw; a draw", "you have no card to draw now (KAIJU-31)");
        check("a play 5; b play 6; a draw", "you have no card to draw now (KAIJU-31)");
        check("a play 5; b play 6; b draw; c play 8; a play 7", "7 does not reach the blow of 8");
        check("a play 5; b play 6", "a: godzilla 0p [6 7]; b: mothra 0p [7 8]");
    }

    /// KAIJU-31, KAIJU-26: a player who forgot refills with the others when the round ends; until then the attacker may draw.
    #[test]
    fn by_hand_the_round_ends_with_three_cards_for_all() {
        let by_hand = Options { draw: Draw::ByHand, ..options() };
        let position =
            "open a | a: godzilla [5 6 7] | b: mothra [6 7 8] | c: zilla [1 2 3] | deck extra-4 rest";
        let actions = "a play 5; b play 8; c hurt; c take 1; b draw; b add extra-4";
        check_with(&by_hand, position, actions, "open c; c: zilla 0p (1 extra-4)");
        let (game, _) = play_with(&by_hand, position, actions).unwrap();
        assert!(game.hands.iter().all(|hand| hand.len() == 3));
        check(
            "open a | a: zilla [1 2] | b: manda [3] | c: mothra [4]",
            "a play 1; a draw",
            "you have no card to draw now (KAIJU-31)",
        );
    }
}
