//! The end of a round, the beginning of the next, and the end of the game (KAIJU-26, KAIJU-27, KAIJU-29, KAIJU-30,
//! KAIJU-32, KAIJU-35).

use tabletop::{Chance, Seat, Tell};

use crate::state::HAND;
use crate::{Event, Facing, GodzillaTotalWar, Phase};

/// KAIJU-35: a game in which this many cards are played in a row without damage has come to a standstill.
pub(crate) const QUIET_PLAYS_MAX: u8 = 200;

impl GodzillaTotalWar {
    /// KAIJU-26, KAIJU-27: whoever was hurt opens the next round; if they are out, the next in the direction of play.
    pub(crate) fn end_round(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        self.clear_the_blow();
        let hurt = self.table.turn_seat;
        if !self.table.is_playing(hurt) {
            self.table.turn_seat = self.table.next_after(hurt);
        }
        if self.holder_of_too_many().is_some() {
            self.table.phase = Phase::Discard;
        } else {
            self.begin_round(chance, tell);
        }
    }

    /// KAIJU-26: everyone refills to three, the opener first. KAIJU-32: an opener left without a card passes it on.
    pub(crate) fn begin_round(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let order = self.table.round_from(self.table.turn_seat);
        for &seat in &order {
            for _ in self.hand(seat).len()..HAND {
                self.draw(seat, chance, tell);
            }
        }
        let Some(seat) = order.into_iter().find(|seat| !self.hand(*seat).is_empty()) else {
            return self.end_in_stalemate(tell);
        };
        self.table.turn_seat = seat;
        self.table.phase = Phase::Open;
        tell.tell(Event::RoundBegan { seat });
    }

    /// KAIJU-27, KAIJU-29.
    pub(crate) fn end_game(&mut self, winner: Seat, tell: &mut Tell<'_, Event>) {
        self.clear_the_blow();
        self.table.turn_seat = winner;
        self.table.phase = Phase::Over;
        let (points, ended_by) = (self.table.player(winner).points, self.table.ended_by());
        tell.tell(Event::Won { seat: winner, points, ended_by });
    }

    /// KAIJU-35: so many cards in a row and no damage.
    pub(crate) fn end_if_nobody_gets_on(&mut self, tell: &mut Tell<'_, Event>) {
        if self.table.quiet_plays >= QUIET_PLAYS_MAX && !self.table.is_over() {
            self.end_in_stalemate(tell);
        }
    }

    /// KAIJU-35: the most points win; equals share.
    fn end_in_stalemate(&mut self, tell: &mut Tell<'_, Event>) {
        self.clear_the_blow();
        self.table.phase = Phase::Stalemate;
        tell.tell(Event::Stalemate);
        for seat in self.table.winners().iter() {
            let (points, ended_by) = (self.table.player(seat).points, self.table.ended_by());
            tell.tell(Event::Won { seat, points, ended_by });
        }
    }

    fn clear_the_blow(&mut self) {
        self.table.blow = Facing::NOTHING;
        self.table.last_seat = None;
        self.table.owed_seat = None;
        self.table.cards_left = 0;
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seat};

    use crate::Options;
    use crate::testing::{check, check_with, options, play, play_with};

    /// KAIJU-26: everyone refills to three, and whoever was hurt opens; the blow starts again at 0.
    #[test]
    fn a_new_round() {
        let position = "extra b 9 from a | a: godzilla [1] | b: zilla (3) | c: mothra [4 5 6]";
        check(position, "a add nothing", "open b clockwise; c: mothra 0p [4 5 6]");
        let (game, _) = play(position, "a add nothing").unwrap();
        assert!(game.hands.iter().all(|hand| hand.len() == 3));
        check(position, "a add nothing; b play 0", "answer c 0 from b");
    }

    /// KAIJU-32, KAIJU-24: cards ran short: the one who was hurt draws first, and who has none to open with passes it on.
    #[test]
    fn an_opener_without_a_card_passes_it_on() {
        let cards = "0 = 74\n10 = 14\nreversal = 1\ndouble-wound = 1\nbuilding-card-1 = 9".to_owned();
        let options = Options { cards: Some(cards), ..options() };
        let zeros = |count: usize| vec!["0"; count].join(" ");
        let tens = "10 10 10";
        let position = |deck: &str, last: &str, more: usize| {
            format!(
                "extra b double-wound from a | a: godzilla ({}) [{tens}] | b: zilla ({}) | c: mothra [{tens}] | d: manda [{tens}] \
                 | e: gigan [10 10 10] | f: rodan [10 10] | last {last} | deck {deck}",
                zeros(40),
                zeros(34 - more)
            )
        };
        check_with(
            &options,
            &position("reversal 0", "double-wound", 1),
            "a add nothing",
            "open b; [0 reversal]",
        );
        let short = position("", "double-wound", 0).replace("[10 10] | last", "[10 10 reversal] | last");
        check_with(&options, &short, "a add nothing", "open c; b: zilla 0p; []");
    }

    /// KAIJU-35: two hundred cards in a row without damage end the game on points; equals share, and who is out has no part.
    #[test]
    fn a_game_that_does_not_get_on_ends_on_points() {
        let position = |quiet| {
            format!(
                "answer b 3 from a quiet {quiet} | a: godzilla 3p [1] | b: mothra 3p [4] | c: zilla 2p [9] | d: gigan 7p furious out"
            )
        };
        check(&position(198), "b play 4", "answer c 4 from b clockwise quiet 199");
        check(&position(199), "b play 4", "stalemate; no answer");
        let (game, _) = play(&position(199), "b play 4").unwrap();
        let winners: Vec<_> = game.table.winners().iter().map(|seat| seat.letter()).collect();
        assert_eq!(winners, ['a', 'b']);
        assert_eq!(game.rematch(&Options { king: Some(Seat::new(0)), ..options() }).king, None);
        check(&position(199), "b play 4; c play 9", "the game is over (KAIJU-29)");
        check(&position(200), "", "200 cards without damage are too many (KAIJU-35)");
    }

    /// KAIJU-35: damage is what counts: a hurt that lays a card beside a kaiju starts the count again.
    #[test]
    fn damage_starts_the_count_again() {
        let position = "damage b 9 from a quiet 150 | a: godzilla [1] | b: mothra [4] | c: zilla [9]";
        check(position, "b take 4", "extra b 9 from a clockwise | a");
    }

    /// KAIJU-35, KAIJU-32: where nobody has a card to open with, the game ends on points too.
    #[test]
    fn without_any_card_the_game_ends_on_points() {
        let cards = "0 = 89\ndouble-wound = 1\nbuilding-card-1 = 9".to_owned();
        let options = Options { cards: Some(cards), ..options() };
        let zeros = vec!["0"; 89].join(" ");
        let position = format!(
            "extra b double-wound from a | a: godzilla 2p | b: zilla ({zeros}) | c: mothra 5p | last double-wound | deck"
        );
        check_with(&options, &position, "a add nothing", "stalemate");
        let (game, _) = play_with(&options, &position, "a add nothing").unwrap();
        assert_eq!(game.pending().outcome().unwrap().places.as_slice(), [2, 3, 1]);
    }
}
