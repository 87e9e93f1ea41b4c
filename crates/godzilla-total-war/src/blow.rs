//! Opening a round and answering the blow (KAIJU-07 to KAIJU-19, KAIJU-34).

use tabletop::{Chance, Seat, Tell};

use crate::{Back, Card, CardKind, Event, Facing, GodzillaTotalWar, Phase, Refusal};

impl GodzillaTotalWar {
    /// KAIJU-08, KAIJU-09, KAIJU-10, KAIJU-15: may this card be played now? In a round's opening the blow is 0, and any may.
    pub(crate) fn check_play(&self, seat: Seat, card: Card, strength: bool) -> Result<(), Refusal> {
        self.check_has(seat, card)?;
        if card == Card::CHOOSE_TARGET {
            return Err(Refusal::NeedsTarget);
        }
        if strength {
            self.check_strength(seat, card)?;
        }
        match self.table.blow {
            Facing::Blow(blow) => self.check_reaches(seat, card, strength, blow),
            blow if blow.is_answered_by(card) => Ok(()),
            _ => Err(Refusal::WoundNeedsSpecial { card }),
        }
    }

    /// In the hand; or the King of Monsters, beside it.
    fn check_has(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card == Card::KING_OF_MONSTERS {
            return self.check_king(seat);
        }
        self.check_in_hand(seat, card)
    }

    /// KAIJU-10: with a number, and not while turned.
    fn check_strength(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.blow_value().is_none() {
            return Err(Refusal::StrengthNeedsNumber { card });
        }
        if self.table.player(seat).turned { Err(Refusal::Turned) } else { Ok(()) }
    }

    /// KAIJU-08: equal to the blow or above. What has no value needs no comparison.
    fn check_reaches(&self, seat: Seat, card: Card, strength: bool, blow: u8) -> Result<(), Refusal> {
        let Some(value) = card.blow_value() else { return Ok(()) };
        let total = value + if strength { self.strength(seat) } else { 0 };
        if total < blow {
            return Err(Refusal::TooLow { card, total, blow });
        }
        Ok(())
    }

    /// KAIJU-13: another player who is still in the game.
    pub(crate) fn check_target(&self, seat: Seat, target_seat: Seat) -> Result<(), Refusal> {
        self.check_has(seat, Card::CHOOSE_TARGET)?;
        if target_seat == seat || !self.table.is_playing(target_seat) {
            return Err(Refusal::BadTarget { target_seat });
        }
        Ok(())
    }

    /// KAIJU-19: only who has no answer is hurt. Innate strength is nobody's duty, and neither is the King of Monsters.
    pub(crate) fn check_hurt(&self, seat: Seat) -> Result<(), Refusal> {
        if self.table.rules.voluntary_wound {
            return Ok(());
        }
        let blow = self.table.blow;
        let answer = self.hand(seat).iter().find(|held| blow.is_answered_by(held.card));
        answer.map_or(Ok(()), |held| Err(Refusal::CanAnswer { card: held.card }))
    }

    fn strength(&self, seat: Seat) -> u8 {
        self.table.player(seat).figures().strength
    }

    /// A card of any kind but Choose Target, with all it does.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        strength: bool,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        let back = self.lay(seat, card);
        let strength = if strength { self.strength(seat) } else { 0 };
        self.table.blow = blow_after(self.table.blow, card, strength);
        tell.tell(Event::Played { seat, card, strength, blow: self.table.blow, back });
        // KAIJU-34: the card straightens what was turned before it; strength used with it turns the kaiju again.
        if card.is_extra_damage() {
            self.straighten_for_extra_damage(seat, tell);
        }
        self.table.player_mut(seat).turned |= strength > 0;
        match card.kind() {
            CardKind::BuildingNumber(_) => self.raise_building(seat, tell),
            CardKind::Reversal => self.reverse(tell),
            _ => {}
        }
        if card.is_playing_card() {
            self.draw_after_playing(seat, chance, tell);
        }
        self.pass_to(self.table.next_after(seat), tell);
    }

    /// KAIJU-13, KAIJU-14: the target faces the same blow, and the direction stays.
    pub(crate) fn choose_target(
        &mut self,
        seat: Seat,
        target_seat: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        let back = self.lay(seat, Card::CHOOSE_TARGET);
        let blow = self.table.blow;
        tell.tell(Event::Played { seat, card: Card::CHOOSE_TARGET, strength: 0, blow, back });
        tell.tell(Event::Targeted { seat, target_seat });
        self.draw_after_playing(seat, chance, tell);
        self.pass_to(target_seat, tell);
    }

    /// Lays a card on the table as the last one, and says what was known of it.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) -> Option<Back> {
        let back = self.give_up(seat, card);
        if let Some(covered) = self.table.last_card.replace(card) {
            self.table.discard(covered);
        }
        self.table.last_seat = Some(seat);
        self.table.quiet_plays += 1;
        // KAIJU-31: whoever has not drawn before the next one plays, draws no more.
        self.table.owed_seat = None;
        back
    }

    /// KAIJU-17: the top Building card to the centre, if there is one.
    fn raise_building(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        if let Some(card) = self.building_deck.pop() {
            self.table.centre.push(card);
            tell.tell(Event::BuildingRaised { seat, card });
        }
    }

    /// KAIJU-12.
    fn reverse(&mut self, tell: &mut Tell<'_, Event>) {
        self.table.clockwise = !self.table.clockwise;
        tell.tell(Event::Reversed { clockwise: self.table.clockwise });
    }

    /// KAIJU-08, KAIJU-16: the next one answers; a Double Wound hurts at once.
    pub(crate) fn pass_to(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        self.table.turn_seat = seat;
        self.table.phase = Phase::Answer;
        if self.table.blow == Facing::DoubleWound {
            self.begin_hurt(tell);
        }
    }
}

/// KAIJU-07, KAIJU-09, KAIJU-14: a number sets the blow, minus three lowers it to no less than 0, the rest leave it.
fn blow_after(before: Facing, card: Card, strength: u8) -> Facing {
    match (card.kind(), before) {
        (CardKind::Wound, _) => Facing::Wound,
        (CardKind::DoubleWound, _) => Facing::DoubleWound,
        (CardKind::MinusThree, Facing::Blow(blow)) => Facing::Blow(blow.saturating_sub(3)),
        _ => card.blow_value().map_or(before, |value| Facing::Blow(value + strength)),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, check_with, options};
    use crate::{Mode, Options, Straightens};

    /// KAIJU-07: any card opens; before it the blow is 0, and minus three, Reversal and Choose Target leave it there.
    #[test]
    fn any_card_opens() {
        let open = |action, expected| {
            let hand = "0 5 minus-three reversal choose-target wound";
            let position = format!("open a | a: godzilla [{hand}] | b: mothra [8] | c: zilla [9]");
            check(&position, action, expected);
        };
        open("a play 0", "answer b 0 from a clockwise");
        open("a play 5", "answer b 5 from a clockwise");
        open("a play 5 with strength", "answer b 8 from a clockwise; a: godzilla 0p turned");
        open("a play minus-three", "answer b 0 from a clockwise");
        open("a play reversal", "answer c 0 from a counter-clockwise");
        open("a play choose-target c", "answer c 0 from a clockwise");
        open("a play wound", "answer b wound from a clockwise");
        open("a hurt", "you open the round: play any card (KAIJU-07)");
    }

    /// KAIJU-08: the next player answers with a number equal or above and draws one; nobody else, and nothing lower.
    #[test]
    fn the_next_player_answers_and_draws() {
        let position = "answer b 7 from a | a: godzilla [1] | b: mothra [6 7 9] | c: zilla [9] | deck 2 rest";
        check(position, "b play 7", "answer c 7 from b clockwise; [2 6 9]; last 7");
        check(position, "b play 9", "answer c 9 from b; [2 6 7]");
        check(position, "b play 6", "6 does not reach the blow of 7 (KAIJU-08)");
        check(position, "b play 10", "10 is not in your hand (KAIJU-08)");
        check(position, "c play 9", "it is not your turn (KAIJU-08)");
        check(position, "b play 9; c play 9; a play 1", "1 does not reach the blow of 9 (KAIJU-08)");
        check(position, "b take 6", "you face 7: answer it, or be hurt if you cannot (KAIJU-08)");
    }

    /// KAIJU-09: the rulebook's Mothra and Godzilla: ten, minus three, seven. And never below 0.
    #[test]
    fn minus_three_lowers_the_blow() {
        let position = |blow| {
            format!("answer b {blow} from a | a: mothra [1] | b: godzilla [minus-three] | c: zilla [7]")
        };
        check(&position(10), "b play minus-three; c play 7", "answer a 7 from c");
        check(&position(14), "b play minus-three", "answer c 11 from b");
        check(&position(2), "b play minus-three", "answer c 0 from b");
    }

    /// KAIJU-10, KAIJU-18: the rulebook's Ebirah: 6 + 2 = 8, and the kaiju is turned.
    #[test]
    fn innate_strength_is_added_and_turns_the_kaiju() {
        let position = "answer b 8 from a | a: mothra [1] | b: ebirah [6] | c: zilla [7]";
        check(position, "b play 6", "6 does not reach the blow of 8 (KAIJU-08)");
        check(position, "b play 6 with strength", "answer c 8 from b; b: ebirah 0p turned");
        let furious = "answer b 9 from a | a: mothra [1] | b: ebirah furious [6] | c: zilla [7]";
        check(furious, "b play 6 with strength", "answer c 9 from b");
        let weak = "answer b 9 from a | a: mothra [1] | b: ebirah [6] | c: zilla [7]";
        check(weak, "b play 6 with strength", "8 does not reach the blow of 9 (KAIJU-08)");
    }

    /// KAIJU-10: not while turned, not with a special card, not with minus three; with any number, needed or not.
    #[test]
    fn innate_strength_has_its_limits() {
        let position = |turned| {
            let hand = "5 extra-3 building-4 minus-three reversal wound";
            format!("answer b 3 from a | a: mothra [1] | b: ebirah {turned} [{hand}] | c: zilla [7]")
        };
        check(
            &position("turned"),
            "b play 5 with strength",
            "your kaiju is turned: its strength is used (KAIJU-10)",
        );
        check(
            &position(""),
            "b play reversal with strength",
            "innate strength goes with a number, not with reversal (KAIJU-10)",
        );
        check(&position(""), "b play wound with strength", "not with wound (KAIJU-10)");
        check(&position(""), "b play minus-three with strength", "not with minus-three (KAIJU-10)");
        check(&position(""), "b play 5 with strength", "answer c 7 from b");
        check(&position(""), "b play extra-3 with strength", "answer c 5 from b");
        check(&position(""), "b play building-4 with strength", "answer c 6 from b; centre building-card");
    }

    /// KAIJU-11: an Extra Damage card played as an answer straightens its player's kaiju, or everyone's by agreement.
    #[test]
    fn extra_damage_straightens() {
        let position =
            "answer b 2 from a | a: mothra turned [1] | b: ebirah turned [5 extra-3] | c: zilla turned [7]";
        check(position, "b play extra-3", "a: mothra 0p turned; b: ebirah 0p [; c: zilla 0p turned");
        check(position, "b play 5", "a: mothra 0p turned; b: ebirah 0p turned; c: zilla 0p turned");
        let everyone = Options { extra_damage_straightens: Straightens::Everyone, ..options() };
        check_with(&everyone, position, "b play extra-3", "no turned");
    }

    /// KAIJU-34: strength used together with an Extra Damage card leaves the kaiju turned; a turned one has none to use.
    #[test]
    fn extra_damage_does_not_straighten_what_it_turns_itself() {
        let position = |turned| {
            format!("answer b 5 from a | a: mothra [1] | b: ebirah {turned} [extra-3] | c: zilla [7]")
        };
        check(&position(""), "b play extra-3 with strength", "answer c 5 from b; b: ebirah 0p turned");
        check(&position("turned"), "b play extra-3 with strength", "your kaiju is turned");
    }

    /// KAIJU-12, KAIJU-14: the rulebook's Anguirus and King Ghidorah: the 8 comes back, and play goes on the other way.
    #[test]
    fn a_reversal_turns_play_round() {
        let position = "open a | a: anguirus [8 9] | b: king-ghidorah [reversal] | c: zilla [9 reversal]";
        check(position, "a play 8; b play reversal", "answer a 8 from b counter-clockwise");
        check(position, "a play 8; b play reversal; a play 9", "answer c 9 from a counter-clockwise");
        check(
            position,
            "a play 8; b play reversal; a play 9; c play reversal",
            "answer a 9 from c clockwise",
        );
    }

    /// KAIJU-12: the direction lasts beyond the round.
    #[test]
    fn the_direction_lasts_across_rounds() {
        let position = "open a | a: anguirus [8 9] | b: king-ghidorah [reversal] | c: zilla [3 4] | deck 1 1 1 1 2 2 2 rest";
        let actions = "a play 8; b play reversal; a play 9; c hurt; c take 3; a add nothing";
        check(position, actions, "open c counter-clockwise");
        check(position, &format!("{actions}; c play 4"), "answer b 4 from c counter-clockwise");
    }

    /// KAIJU-13: the rulebook's Rodan, who cannot answer the 9 and passes it to Godzilla, four seats away.
    #[test]
    fn choose_target_passes_the_blow_to_anyone() {
        let position = "answer a 9 from f | a: rodan turned [2 choose-target] | b: manda [1] | c: mothra [1] | d: zilla [1] \
                        | e: godzilla [10] | f: gigan [1]";
        check(position, "a play choose-target e", "answer e 9 from a clockwise");
        check(position, "a play choose-target e; e play 10", "answer f 10 from e clockwise");
        check(
            position,
            "a play choose-target a",
            "the target must be another player who is still in the game (KAIJU-13)",
        );
        check(position, "a play choose-target", "say who is the target (KAIJU-13)");
        check(position, "a play 2", "2 does not reach the blow of 9");
        let out = "answer a 9 from c | a: rodan [choose-target] | b: manda out | c: mothra [1]";
        check(
            out,
            "a play choose-target b",
            "the target must be another player who is still in the game (KAIJU-13)",
        );
    }

    /// KAIJU-14: the rulebook's Manda, Mothra and King Ghidorah: 7, Reversal, Choose Target, and still a 7 to answer.
    #[test]
    fn the_blow_survives_reversal_and_choose_target() {
        let position = "open a | a: manda [7 choose-target] | b: mothra [reversal] | c: king-ghidorah [6 7] | d: zilla [1]";
        let actions = "a play 7; b play reversal; a play choose-target c";
        check(position, actions, "answer c 7 from a counter-clockwise");
        check(position, &format!("{actions}; c play 7"), "answer b 7 from c counter-clockwise");
        check(position, &format!("{actions}; c play 6"), "6 does not reach the blow of 7");
    }

    /// KAIJU-14, KAIJU-18: the rulebook's golden rule: six, a Reversal that is still six, minus three makes three.
    #[test]
    fn the_golden_rule() {
        let position = "open a | a: mothra [6 minus-three] | b: rodan [reversal] | c: zilla [1]";
        check(
            position,
            "a play 6; b play reversal; a play minus-three",
            "answer c 3 from a counter-clockwise",
        );
    }

    /// KAIJU-15: a Wound bars numbers, minus three included; special cards answer it.
    #[test]
    fn a_wound_bars_numbers() {
        let position = "answer b wound from a | a: mothra [1] | b: ebirah [10 minus-three reversal choose-target wound] | c: zilla [7]";
        check(position, "b play 10", "10 does not answer a Wound: only special cards do (KAIJU-15)");
        check(position, "b play 10 with strength", "only special cards do (KAIJU-15)");
        check(
            position,
            "b play minus-three",
            "minus-three does not answer a Wound: only special cards do (KAIJU-15)",
        );
        check(position, "b play wound", "answer c wound from b");
    }

    /// KAIJU-14, KAIJU-15: a Wound survives Reversal and Choose Target, and still bars numbers.
    #[test]
    fn a_wound_survives_reversal_and_choose_target() {
        let position =
            "answer b wound from a | a: mothra [10] | b: ebirah [reversal choose-target] | c: zilla [10]";
        check(position, "b play reversal", "answer a wound from b counter-clockwise");
        check(position, "b play reversal; a play 10", "10 does not answer a Wound");
        check(position, "b play choose-target c", "answer c wound from b clockwise");
        check(position, "b play choose-target c; c play 10", "10 does not answer a Wound");
    }

    /// KAIJU-16: after a Double Wound the next player is hurt at once, whatever they hold.
    #[test]
    fn a_double_wound_cannot_be_answered() {
        let position =
            "answer b wound from a | a: mothra [1] | b: ebirah [double-wound] | c: zilla [4 reversal wound]";
        check(position, "b play double-wound", "damage c double-wound from b");
        check(
            position,
            "b play double-wound; c play reversal",
            "you are hurt: take a number from 0 to 10 of your hand as damage (KAIJU-20)",
        );
        check(position, "b play double-wound; c take 4", "extra c double-wound from b; c: zilla 0p (4)");
    }

    /// KAIJU-17: the rulebook's Rodan: a building number brings the top Building card face up; with none left, nothing.
    #[test]
    fn a_building_number_raises_a_building() {
        let position = |buildings| {
            format!("answer b 5 from a | a: mothra [1] | b: rodan [building-5] | c: zilla [4] {buildings}")
        };
        let play = "b play building-5";
        check(
            &position("| buildings building-card-2 rest"),
            play,
            "answer c 5 from b; centre building-card-2",
        );
        let two = "| centre building-card-3 | buildings building-card-2 rest";
        check(&position(two), play, "centre building-card-3 building-card-2");
        let all = "building-card-1 building-card-1 building-card-1 building-card-2 building-card-2 building-card-2 \
                   building-card-3 building-card-3 building-card-3";
        check(&position(&format!("| gone {all} | buildings")), play, "answer c 5 from b; no centre");
    }

    /// KAIJU-19: only who has no answer is hurt.
    #[test]
    fn who_can_answer_is_not_hurt() {
        let position =
            |hand| format!("answer b 8 from a | a: mothra [1] | b: ebirah [{hand}] | c: zilla [7]");
        check(&position("3 5 7"), "b hurt", "damage b 8 from a");
        check(&position(""), "b hurt", "damage b 8 from a");
        check(&position("3 8"), "b hurt", "you can answer with 8, so you are not hurt (KAIJU-19)");
        check(
            &position("3 minus-three"),
            "b hurt",
            "you can answer with minus-three, so you are not hurt (KAIJU-19)",
        );
        check(&position("3 wound"), "b hurt", "you can answer with wound");
        let wound = "answer b wound from a | a: mothra [1] | b: ebirah [10 minus-three] | c: zilla [7]";
        check(wound, "b hurt", "damage b wound from a");
    }

    /// KAIJU-19: who could answer only with innate strength may be hurt instead; with the option, anyone may.
    #[test]
    fn innate_strength_is_nobodys_duty() {
        let strong = "answer b 8 from a | a: mothra [1] | b: ebirah [6] | c: zilla [7]";
        check(strong, "b hurt", "damage b 8 from a");
        check(strong, "b play 6 with strength", "answer c 8 from b");
        let able = "answer b 8 from a | a: mothra [1] | b: ebirah [9] | c: zilla [7]";
        let voluntary = Options { voluntary_wound: true, mode: Mode::Immortals, ..options() };
        check_with(&voluntary, able, "b hurt", "damage b 8 from a; b: ebirah 0p [9]");
    }
}
