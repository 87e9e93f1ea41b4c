//! The end of a round, the beginning of the next, and the end of the game (KAIJU-26, KAIJU-27, KAIJU-29, KAIJU-30,
//! KAIJU-32).

use tabletop::{Chance, Seat, Tell};

use crate::state::HAND;
use crate::{Event, Facing, GodzillaTotalWar, Phase};

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
        let opener = order.into_iter().find(|seat| !self.hand(*seat).is_empty());
        self.table.turn_seat = opener.unwrap_or(self.table.turn_seat);
        self.table.phase = Phase::Open;
        tell.tell(Event::RoundBegan { seat: self.table.turn_seat });
    }

    /// KAIJU-27, KAIJU-29.
    pub(crate) fn end_game(&mut self, winner: Seat, tell: &mut Tell<'_, Event>) {
        self.clear_the_blow();
        self.table.turn_seat = winner;
        self.table.phase = Phase::Over;
        tell.tell(Event::Won { seat: winner, points: self.table.player(winner).points });
    }

    fn clear_the_blow(&mut self) {
        self.table.blow = Facing::NOTHING;
        self.table.last_seat = None;
        self.table.owed_seat = None;
    }
}

#[cfg(test)]
mod tests {
    use crate::Options;
    use crate::testing::{check, check_with, options, play};

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
}
