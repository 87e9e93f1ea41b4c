//! The King of Monsters card and its four uses (KAIJU-30). Its use as Extra Damage is an ordinary play or addition of the
//! card itself (`blow`, `hurt`); the other three are here, and so is the way back to three cards.

use tabletop::{Chance, Seat, Tell};

use crate::card::KING_VALUE;
use crate::state::HAND;
use crate::{Card, Event, Facing, GodzillaTotalWar, Refusal};

impl GodzillaTotalWar {
    pub(crate) fn check_king(&self, seat: Seat) -> Result<(), Refusal> {
        if self.table.king_seat == Some(seat) { Ok(()) } else { Err(Refusal::NotKing) }
    }

    /// Any card of the hand can count as a Wound, whatever is faced.
    pub(crate) fn check_play_as_wound(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_king(seat)?;
        self.check_in_hand(seat, card)
    }

    /// One own damage card worth 4 or less.
    pub(crate) fn check_heal(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_king(seat)?;
        if !self.table.damage_cards(seat).any(|damage| damage == card) {
            return Err(Refusal::NotYourDamage { card });
        }
        if card.damage() > KING_VALUE { Err(Refusal::TooLargeToHeal { card }) } else { Ok(()) }
    }

    pub(crate) fn check_draw_three(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_king(seat)?;
        if self.deck.is_empty() { Err(Refusal::NothingToDraw) } else { Ok(()) }
    }

    /// Spent or lost, it is gone for good.
    pub(crate) fn spend_king(&mut self) {
        self.table.king_seat = None;
        self.table.discard(Card::KING_OF_MONSTERS);
    }

    /// The card is a Wound and nothing else: it raises no building and straightens nobody.
    pub(crate) fn play_as_wound(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        self.spend_king();
        if let Some(back) = self.lay(seat, card) {
            tell.tell(Event::PlayedAsWound { seat, card, back });
        }
        self.table.blow = Facing::Wound;
        self.draw_after_playing(seat, chance, tell);
        self.pass_to(self.table.next_after(seat), tell);
    }

    pub(crate) fn heal(&mut self, seat: Seat, card: Card, tell: &mut Tell<'_, Event>) {
        let damage = &mut self.table.damage;
        let place = damage.iter().position(|damage| damage.seat == seat && damage.card == card);
        damage.remove(place.expect("checked: it is there"));
        self.table.discard(card);
        self.spend_king();
        tell.tell(Event::Healed { seat, card });
    }

    pub(crate) fn draw_three(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        self.spend_king();
        tell.tell(Event::DrewThree { seat });
        for _ in 0..HAND {
            self.draw(seat, chance, tell);
        }
    }

    /// A card above three goes when the round is over; with the last of them, the next round begins.
    pub(crate) fn discard_from_hand(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        let back = self.take_from_hand(seat, card);
        self.table.discard(card);
        tell.tell(Event::Discarded { seat, card, back });
        if self.hand(seat).len() == HAND {
            self.begin_round(chance, tell);
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seat};

    use crate::testing::{check, check_with, options, play};
    use crate::{Draw, GodzillaTotalWar, Options};

    /// KAIJU-30: the card that the King of Monsters plays counts as a Wound, whatever it is and whatever it answers.
    #[test]
    fn any_card_can_be_a_wound() {
        let position = |blow| {
            format!(
                "answer b {blow} from a | a: godzilla [1] | b: zilla turned [2 building-3 extra-1] | c: mothra [9 reversal] | king b"
            )
        };
        check(
            &position("9"),
            "b play 2 as wound",
            "answer c wound from b; last 2; gone king-of-monsters; no king b",
        );
        check(&position("wound"), "b play 2 as wound; c play 9", "9 does not answer a Wound");
        check(&position("9"), "b play building-3 as wound", "answer c wound from b; no centre");
        check(&position("9"), "b play extra-1 as wound", "b: zilla 0p turned");
        check(&position("9"), "b play 7 as wound", "7 is not in your hand");
        check(
            &position("9"),
            "b play 2 as wound; c play reversal; b play extra-1 as wound",
            "you do not have the King of Monsters card (KAIJU-30)",
        );
    }

    /// KAIJU-30: as an Extra Damage card worth 4: a blow of 4 that straightens, without a card of the hand.
    #[test]
    fn the_king_of_monsters_is_a_four() {
        let position = |blow| {
            format!(
                "answer b {blow} from a | a: godzilla [1] | b: zilla turned [2 3] | c: mothra [9] | king b"
            )
        };
        let play = "b play king-of-monsters";
        check(&position("4"), play, "answer c 4 from b; b: zilla 0p [2 3]; last king-of-monsters; no king b");
        check(&position("5"), play, "4 does not reach the blow of 5 (KAIJU-08)");
        check(&position("wound"), play, "king-of-monsters does not answer a Wound");
        check(&position("4"), &format!("{play}; c play 9"), "last 9; gone king-of-monsters");
        check(&position("4"), "b play king-of-monsters with strength", "your kaiju is turned");
        let straight = "answer b 5 from a | a: godzilla [1] | b: zilla [2 3] | c: mothra [9] | king b";
        check(straight, "b play king-of-monsters with strength", "answer c 5 from b; b: zilla 0p turned");
    }

    /// KAIJU-30, KAIJU-23: it can be added to a hurt as well, and the kaiju straightens.
    #[test]
    fn the_king_of_monsters_can_be_added_to_a_hurt() {
        let position = "extra b 7 from a | a: godzilla turned [1] | b: zilla (3) | c: mothra [9] | king a";
        check(
            position,
            "a add king-of-monsters",
            "open b; a: godzilla 0p [; b: zilla 0p (3 king-of-monsters); no king a",
        );
        let fatal = "extra b 7 from a | a: godzilla [1] | b: zilla (6) | c: mothra [9] | king a";
        check(fatal, "a add king-of-monsters", "a: godzilla 2p; b: zilla 0p furious; gone king-of-monsters");
        let other = "extra b 7 from a | a: godzilla [1] | b: zilla (3) | c: mothra [9] | king c";
        check(other, "a add king-of-monsters", "you do not have the King of Monsters card (KAIJU-30)");
    }

    /// KAIJU-30: it removes one own damage card worth 4 or less, Building cards included, and the turn goes on.
    #[test]
    fn the_king_of_monsters_heals() {
        let position = "answer b 7 from a | a: godzilla (2) [1] | b: mothra (4 5 building-card-2) [8] | c: zilla [9] | king b";
        check(
            position,
            "b heal 4",
            "answer b 7 from a; b: mothra 0p (5 building-card-2); played 4; gone king-of-monsters",
        );
        check(
            position,
            "b heal building-card-2",
            "b: mothra 0p (4 5); gone building-card-2 king-of-monsters",
        );
        check(position, "b heal 5", "5 is worth more than 4 (KAIJU-30)");
        check(position, "b heal 2", "2 is no damage of yours (KAIJU-30)");
        check(
            position,
            "b heal 4; b heal building-card-2",
            "you do not have the King of Monsters card (KAIJU-30)",
        );
        check(position, "b heal 4; b play 8", "answer c 8 from b");
    }

    /// KAIJU-30, KAIJU-26: three more cards until someone is hurt, then back to three of one's choice.
    #[test]
    fn six_cards_until_someone_is_hurt() {
        let position = "answer b 7 from a | a: godzilla [1 1 1] | b: zilla [2 3 4] | c: mothra [4 5 6] | deck 8 9 10 0 rest | king b";
        check(position, "b draw three", "answer b 7 from a; b: zilla 0p [2 3 4 8 9 10]; no king b");
        check(position, "b draw three; b play 8", "answer c 8 from b; b: zilla 0p [0 2 3 4 9 10]");
        let hurt = "b draw three; b play 8; c hurt; c take 4; b add nothing";
        check(position, hurt, "discard c; b: zilla 0p [0 2 3 4 9 10]");
        check(
            position,
            &format!("{hurt}; b play 2"),
            "the round is over: discard down to three cards (KAIJU-30)",
        );
        check(position, &format!("{hurt}; c play 5"), "it is not your turn");
        check(position, &format!("{hurt}; b discard 0; b discard 2"), "discard c; [3 4 9 10]");
        check(
            position,
            &format!("{hurt}; b discard 0; b discard 2; b discard 3"),
            "open c; b: zilla 0p [4 9 10]; played 0 2 3",
        );
    }

    /// KAIJU-30, KAIJU-31: three cards are drawn at once, by hand too; and where there is no card to draw it is not spent.
    #[test]
    fn three_cards_come_at_once() {
        let by_hand = Options { draw: Draw::ByHand, ..options() };
        let position = "answer b 7 from a | a: godzilla [1] | b: zilla [2] | c: mothra [4] | deck 8 9 10 0 rest | king b";
        check_with(&by_hand, position, "b draw three", "b: zilla 0p [2 8 9 10]");
        let mut game = GodzillaTotalWar::read_position(&options(), position).unwrap();
        game.deck.clear();
        let mut legal = Vec::new();
        game.legal(Seat::new(1), &mut legal);
        assert!(!legal.contains(&game.read_action("draw three").unwrap()));
    }

    /// KAIJU-30: only in one's own turn, and never a duty: who has no other answer may be hurt.
    #[test]
    fn the_king_of_monsters_is_free_to_wait() {
        let position = "answer b 7 from a | a: godzilla [1] | b: zilla [2] | c: mothra [9] | king b";
        check(position, "b hurt; b take 2", "extra b 7 from a; king b");
        let waiting = "answer b 7 from a | a: godzilla [1] | b: zilla [8] | c: mothra (2) [9] | king c";
        check(waiting, "c heal 2", "it is not your turn");
        check(waiting, "c draw three", "it is not your turn");
    }

    /// KAIJU-30: the winner has the card in the next game of the same table; until a game is won nothing changes.
    #[test]
    fn the_winner_is_king_of_the_next_game() {
        let position = "extra b 7 from a | a: godzilla 10p [1] | b: ebirah (10 1) [2] | c: mothra 11p [9]";
        let before = Options { king: Some(Seat::new(2)), ..options() };
        let (running, _) = play(position, "").unwrap();
        assert_eq!(running.rematch(&before), before);
        let (won, _) = play(position, "a add nothing").unwrap();
        let next = won.rematch(&before);
        assert_eq!(next.king, Some(Seat::new(0)));
        assert_eq!(crate::testing::setup(&next, 3).table.king_seat, Some(Seat::new(0)));
    }

    /// KAIJU-27, KAIJU-30: who leaves the game takes the card along.
    #[test]
    fn an_eliminated_king_is_no_king() {
        let position = "extra b 7 from a | a: godzilla [] | b: kumonga furious (9) [2] | c: mothra [9] | d: manda [8] | king b";
        check(position, "a add nothing", "open c; no king b; gone king-of-monsters");
    }
}
