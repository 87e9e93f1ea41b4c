//! Getting hurt: the card of the hand, the Extra Damage, the building, in that order, and what comes of it (KAIJU-16,
//! KAIJU-19 to KAIJU-29).

use arrayvec::ArrayVec;
use tabletop::{Chance, Seat, Tell};

use crate::data::PLAYING_CARDS;
use crate::{Card, Event, Facing, GodzillaTotalWar, Mode, Phase, Refusal, WoundOrder};

impl GodzillaTotalWar {
    /// KAIJU-19, KAIJU-33: to be hurt without a choice is to say that one has no answer.
    pub(crate) fn be_hurt(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        if !self.table.rules.voluntary_wound {
            for held in &mut self.hands[seat.index()] {
                held.back.does_not_answer(self.table.blow);
            }
        }
        self.begin_hurt(tell);
    }

    pub(crate) fn begin_hurt(&mut self, tell: &mut Tell<'_, Event>) {
        let table = &mut self.table;
        table.phase = Phase::Damage;
        // KAIJU-16.
        table.cards_left = if table.blow == Facing::DoubleWound { table.rules.double_wound_cards } else { 1 };
        let by_seat = table.last_seat.unwrap_or(table.turn_seat);
        tell.tell(Event::Hurt { seat: table.turn_seat, by_seat, blow: table.blow });
    }

    /// KAIJU-20: a number from 0 to 10 of the hand, never minus three.
    pub(crate) fn check_take_number(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.number().is_none() {
            return Err(Refusal::NotDamage { card });
        }
        self.check_in_hand(seat, card)
    }

    /// KAIJU-21: only who has no number in hand.
    pub(crate) fn check_show(&self, seat: Seat) -> Result<(), Refusal> {
        let number = self.hand(seat).iter().find(|held| held.card.number().is_some());
        number.map_or(Ok(()), |held| Err(Refusal::HasNumber { card: held.card }))
    }

    /// KAIJU-22: any of those in the centre.
    pub(crate) fn check_take_building(&self, card: Card) -> Result<(), Refusal> {
        if self.table.centre.contains(&card) { Ok(()) } else { Err(Refusal::NotInCentre { card }) }
    }

    /// KAIJU-23, KAIJU-30: an Extra Damage card of the hand, or the King of Monsters.
    pub(crate) fn check_add(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card == Card::KING_OF_MONSTERS {
            return self.check_king(seat);
        }
        if !card.is_extra_damage() {
            return Err(Refusal::NotExtraDamage { card });
        }
        self.check_in_hand(seat, card)
    }

    pub(crate) fn take_number(&mut self, seat: Seat, card: Card, tell: &mut Tell<'_, Event>) {
        let back = Some(self.take_from_hand(seat, card));
        self.table.lay_beside(seat, card);
        tell.tell(Event::Took { seat, card, back });
        self.one_card_less();
    }

    /// KAIJU-21: cards from the deck until a number comes. Those shown before it wait aside, and are discarded after it.
    pub(crate) fn show(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        for held in &mut self.hands[seat.index()] {
            held.back.is_no_number();
        }
        let mut aside = ArrayVec::<Card, PLAYING_CARDS>::new();
        loop {
            let Some(card) = self.top_card(chance, tell) else {
                tell.tell(Event::NothingCame { seat });
                break;
            };
            tell.tell(Event::Shown { seat, card });
            if card.number().is_some() {
                self.table.lay_beside(seat, card);
                tell.tell(Event::Took { seat, card, back: None });
                break;
            }
            aside.push(card);
        }
        self.table.discards.extend(aside);
        self.one_card_less();
    }

    /// KAIJU-23: after the own cards the attacker is asked. Under the old order a building came before that.
    fn one_card_less(&mut self) {
        self.table.cards_left -= 1;
        if self.table.cards_left == 0 {
            let building = self.table.rules.wound_order == WoundOrder::BuildingFirst && self.has_building();
            self.table.phase = if building { Phase::Building } else { Phase::Extra };
        }
    }

    fn has_building(&self) -> bool {
        !self.table.centre.is_empty()
    }

    pub(crate) fn take_building(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) {
        let centre = &mut self.table.centre;
        let place = centre.iter().position(|building| *building == card).expect("checked: it is there");
        centre.remove(place);
        self.table.lay_beside(seat, card);
        tell.tell(Event::Took { seat, card, back: None });
        match self.table.rules.wound_order {
            WoundOrder::BuildingFirst => self.table.phase = Phase::Extra,
            WoundOrder::BuildingLast => {
                let attacker = self.table.last_seat.expect("whoever is hurt was hurt by a card");
                self.settle(attacker, chance, tell);
            }
        }
    }

    pub(crate) fn add(&mut self, seat: Seat, card: Card, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let target_seat = self.table.turn_seat;
        let back = self.give_up(seat, card);
        self.table.lay_beside(target_seat, card);
        tell.tell(Event::Added { seat, target_seat, card, back });
        self.straighten_for_extra_damage(seat, tell);
        self.after_extra(seat, chance, tell);
    }

    pub(crate) fn add_nothing(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        tell.tell(Event::AddedNothing { seat });
        self.after_extra(seat, chance, tell);
    }

    /// KAIJU-22: the last card of a hurt is a building, if there is one.
    fn after_extra(&mut self, attacker: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.table.rules.wound_order == WoundOrder::BuildingLast && self.has_building() {
            self.table.phase = Phase::Building;
        } else {
            self.settle(attacker, chance, tell);
        }
    }

    /// KAIJU-25, KAIJU-29: with all damage taken, is the kaiju defeated, and is the game won?
    fn settle(&mut self, by_seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let hurt = self.table.turn_seat;
        if self.table.damage_of(hurt) >= u16::from(self.table.player(hurt).figures().life) {
            self.defeat(hurt, by_seat, tell);
        }
        let points = self.table.player(by_seat).points;
        if points >= self.table.points_to_win() || self.table.playing().len() == 1 {
            self.end_game(by_seat, tell);
        } else {
            self.end_round(chance, tell);
        }
    }

    /// KAIJU-25: the points are those of the side that was defeated.
    fn defeat(&mut self, seat: Seat, by_seat: Seat, tell: &mut Tell<'_, Event>) {
        let loser = *self.table.player(seat);
        let points = loser.figures().points;
        self.table.player_mut(by_seat).points += points;
        tell.tell(Event::Defeated { seat, by_seat, points, furious: loser.furious });
        self.discard_damage(seat);
        self.table.player_mut(seat).turned = false;
        if loser.furious && self.table.rules.mode == Mode::KingOfMonsters {
            self.eliminate(seat, tell);
        } else {
            let furious = !loser.furious;
            self.table.player_mut(seat).furious = furious;
            tell.tell(Event::Flipped { seat, furious });
        }
    }

    fn discard_damage(&mut self, seat: Seat) {
        let cards: ArrayVec<Card, { PLAYING_CARDS + 10 }> = self.table.damage_cards(seat).collect();
        self.table.damage.retain(|damage| damage.seat != seat);
        for card in cards {
            self.table.discard(card);
        }
    }

    /// KAIJU-27: out of the game, the hand discarded.
    fn eliminate(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        self.table.player_mut(seat).out = true;
        tell.tell(Event::Eliminated { seat });
        for held in std::mem::take(&mut self.hands[seat.index()]) {
            self.table.discard(held.card);
            tell.tell(Event::Discarded { seat, card: held.card, back: held.back });
        }
        if self.table.king_seat == Some(seat) {
            self.spend_king();
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::testing::{check, check_with, options, play};
    use crate::{DoubleWoundCards, Event, GodzillaTotalWar, Mode, Options};

    /// KAIJU-19, KAIJU-20, KAIJU-23, KAIJU-11, KAIJU-26: the rulebook's Zilla: hurt by Godzilla's 7, takes a 3, Godzilla adds 2
    /// and straightens, everyone refills.
    #[test]
    fn the_rulebooks_zilla() {
        let position =
            "answer b 7 from a | a: godzilla turned [1 extra-2] | b: zilla [3 4 5] | c: mothra [9]";
        check(position, "b hurt; b take 3", "extra b 7 from a; a: godzilla 0p turned; b: zilla 0p (3)");
        let done = "b hurt; b take 3; a add extra-2";
        check(position, done, "open b clockwise; a: godzilla 0p [; b: zilla 0p (3 extra-2)");
        let (game, _) = play(position, done).unwrap();
        assert!(game.hands.iter().all(|hand| hand.len() == 3));
    }

    /// KAIJU-17, KAIJU-22: the rulebook's Kumonga, who takes a card of the hand and the building that Rodan raised.
    #[test]
    fn the_rulebooks_kumonga() {
        let position = "answer b 5 from a | a: mothra [1] | b: rodan [building-5] | c: kumonga [2 3] | buildings building-card-2 rest";
        let actions = "b play building-5; c hurt; c take 2; b add nothing; c take building-card-2";
        check(position, actions, "open c; c: kumonga 0p (2 building-card-2); no centre");
    }

    /// Two buildings lie in the centre, and whoever attacks has Extra Damage.
    const THREE_WOUNDS: &str = "answer b 7 from a | a: godzilla [1 extra-2] | b: zilla [3 4] | c: mothra [9] \
                                | centre building-card-1 building-card-3";

    /// KAIJU-20, KAIJU-22, KAIJU-23: "up to three wound cards": the hand's, the attacker's Extra Damage, a building, in that
    /// order, three decisions of two players.
    #[test]
    fn three_decisions_in_order() {
        let position = THREE_WOUNDS;
        check(position, "b hurt", "damage b 7 from a");
        check(position, "b hurt; a add extra-2", "it is not your turn");
        check(position, "b hurt; b take building-card-1", "building-card-1 cannot be taken as damage");
        check(position, "b hurt; b take 4", "extra b 7 from a");
        check(position, "b hurt; b take 4; b take building-card-1", "it is not your turn");
        let added = "b hurt; b take 4; a add extra-2";
        check(position, added, "building b 7 from a; b: zilla 0p (4 extra-2) [");
        check(position, &format!("{added}; a add nothing"), "it is not your turn");
        check(position, &format!("{added}; b take 3"), "3 is not in the centre (KAIJU-22)");
        check(
            position,
            &format!("{added}; b show"),
            "you are hurt: take a Building card from the centre as well (KAIJU-22)",
        );
        check(
            position,
            &format!("{added}; b take building-card-3"),
            "open b; (4 extra-2 building-card-3); centre building-card-1",
        );
        check(position, "b hurt; b take 4; a add nothing", "building b 7 from a; (4) [");
    }

    /// KAIJU-22, KAIJU-25: whether the kaiju falls is seen when the building has been taken, and the attacker scores.
    #[test]
    fn a_building_can_be_the_last_straw() {
        let position = "extra b 7 from a | a: godzilla [extra-2] | b: zilla (8) | c: mothra [9] | centre building-card-2";
        check(position, "a add nothing", "building b 7 from a; a: godzilla 0p; b: zilla 0p (8)");
        let fallen = "a add nothing; b take building-card-2";
        check(position, fallen, "open b; a: godzilla 2p; b: zilla 0p furious; gone building-card-2");
    }

    /// KAIJU-22: records of rules version 1 go on with the order of their time, the building before the Extra Damage.
    #[test]
    fn old_records_take_the_building_first() {
        let old = GodzillaTotalWar::read_options(1, serde_json::json!({})).unwrap();
        let position = THREE_WOUNDS;
        check_with(&old, position, "b hurt; b take 4", "building b 7 from a");
        let taken = "b hurt; b take 4; b take building-card-3";
        check_with(&old, position, taken, "extra b 7 from a; (4 building-card-3) [; centre building-card-1");
        let added = format!("{taken}; a add extra-2");
        check_with(&old, position, &added, "open b; (4 building-card-3 extra-2); centre building-card-1");
    }

    /// KAIJU-20: numbers of the three kinds serve, of the victim's choice; minus three and special cards never do.
    #[test]
    fn any_number_of_the_hand_serves() {
        let position = "damage b double-wound from a | a: godzilla [1] | b: zilla [9 extra-2 building-5 minus-three wound] | c: mothra [9]";
        for card in ["9", "extra-2", "building-5"] {
            check(position, &format!("b take {card}"), &format!("b: zilla 0p ({card})"));
        }
        check(
            position,
            "b take minus-three",
            "minus-three cannot be taken as damage: only a number from 0 to 10 can (KAIJU-20)",
        );
        check(position, "b take wound", "wound cannot be taken as damage");
        check(position, "b take 4", "4 is not in your hand");
        check(position, "b show", "you have a number to take: 9 (KAIJU-21)");
        check(
            position,
            "b hurt",
            "you are hurt: take a number from 0 to 10 of your hand as damage (KAIJU-20)",
        );
    }

    /// KAIJU-21: with no number in hand, cards are shown from the deck until one comes; the others are discarded.
    #[test]
    fn without_a_number_the_deck_gives_one() {
        let position = "damage b wound from a | a: godzilla [1] | b: zilla [minus-three] | c: mothra [9] \
                        | last wound | deck minus-three reversal extra-4 6 rest";
        check(
            position,
            "b show",
            "extra b wound from a; b: zilla 0p (extra-4) [minus-three; played minus-three reversal | deck 6",
        );
        let numberless = "damage b wound from a | a: godzilla [1] | b: zilla | c: mothra [9] | deck 6 rest";
        check(numberless, "b take 6", "6 is not in your hand");
        check(numberless, "b show", "b: zilla 0p (6) []");
    }

    /// KAIJU-21, KAIJU-24: the deck runs out in the middle of a hurt: it is renewed without the cards just shown and without
    /// the last card, everyone straightens, and the showing goes on.
    #[test]
    fn the_deck_can_run_out_in_the_middle_of_a_hurt() {
        let position = "damage b wound from a | a: godzilla turned [1] | b: zilla [] | c: mothra turned [9] \
                        | last double-wound | deck reversal minus-three | played rest";
        let (game, events) = play(position, "b show").unwrap();
        assert_eq!(game.table.damage_cards(tabletop::Seat::new(1)).count(), 1);
        assert!(events.contains(&Event::DeckRenewed { count: 90 - 2 - 1 - 2 }));
        assert!(game.table.players.iter().all(|player| !player.turned));
        check(position, "b show", "last double-wound | played reversal minus-three");
    }

    /// KAIJU-21: if no number can come, no card is taken, and the hurt goes on.
    #[test]
    fn if_no_number_can_come_none_is_taken() {
        let cards = "10 = 14\nreversal = 75\ndouble-wound = 1\nbuilding-card-1 = 9".to_owned();
        let options = Options { cards: Some(cards), ..options() };
        let position = "damage e double-wound from d | a: godzilla (10) [10 10 10] | b: mothra (10) [10 10] | c: gigan (10) \
                        [10 10] | d: rodan (10) [10 10 10] | e: manda [reversal] | last double-wound | deck reversal | played rest";
        check_with(
            &options,
            position,
            "e show",
            "extra e double-wound from d; e: manda 0p [reversal; no (10) [reversal",
        );
        check_with(&options, position, "e show; d add nothing", "open e");
    }

    /// KAIJU-16: by agreement a Double Wound costs two cards, the second from the deck if need be.
    #[test]
    fn a_double_wound_may_cost_two_cards() {
        let options = Options { double_wound_cards: DoubleWoundCards::try_from(2).unwrap(), ..options() };
        let position = "answer b 3 from a | a: godzilla [1] | b: manda [double-wound] | c: zilla [2 wound] | deck 0 1 rest";
        let actions = "b play double-wound; c take 2";
        check_with(&options, position, "b play double-wound", "damage c double-wound from b 2 cards");
        check_with(&options, position, actions, "damage c double-wound from b clockwise; c: zilla 0p (2)");
        check_with(
            &options,
            position,
            &format!("{actions}; c show"),
            "extra c double-wound from b; c: zilla 0p (2 1)",
        );
        let wound = "answer b 3 from a | a: godzilla [1] | b: manda [wound] | c: zilla [2 4]";
        check_with(&options, wound, "b play wound; c hurt; c take 2", "extra c wound from b");
    }

    /// KAIJU-23: one Extra Damage card of the attacker's hand, or nothing; they are asked whatever they hold.
    #[test]
    fn the_attacker_may_add_extra_damage() {
        let position =
            "extra b 7 from a | a: godzilla [1 extra-2 extra-4] | b: zilla (3) | c: mothra [extra-3 9]";
        check(position, "a add extra-4", "open b; b: zilla 0p (3 extra-4)");
        check(position, "a add nothing", "open b; b: zilla 0p (3)");
        check(position, "a add 1", "1 is no Extra Damage card (KAIJU-23)");
        check(position, "a add extra-3", "extra-3 is not in your hand");
        check(position, "c add extra-3", "it is not your turn");
        check(position, "a play 1", "add one Extra Damage card, or nothing (KAIJU-23)");
        let without = "damage b 7 from a | a: godzilla [1] | b: zilla [3] | c: mothra [9]";
        check(without, "b take 3", "extra b 7 from a");
    }

    /// KAIJU-25: damage equal to the life defeats: it is discarded, the kaiju flips and straightens, the attacker gets the points
    /// of the side that was defeated; Building cards are gone for good.
    #[test]
    fn a_defeated_kaiju_flips_and_pays() {
        let position = "extra b 7 from a | a: godzilla 1p [extra-1] | b: ebirah turned (4 5 building-card-1) | c: mothra [9] | deck 8 8 8 7 7 7 6 6 6 rest";
        check(position, "a add nothing", "open b; a: godzilla 1p; b: ebirah 0p turned (4 5 building-card-1)");
        check(
            position,
            "a add extra-1",
            "open b; a: godzilla 3p; b: ebirah 0p furious [; played 4 5 extra-1; gone building-card-1",
        );
        let more = "extra b 7 from a | a: godzilla [] | b: ebirah (10 9) | c: mothra [9]";
        check(more, "a add nothing", "a: godzilla 2p; b: ebirah 0p furious");
        let bears = "extra b 7 from a | a: godzilla [] | b: ebirah (10) | c: mothra [9]";
        check(bears, "a add nothing", "a: godzilla 0p; b: ebirah 0p (10)");
    }

    /// KAIJU-25, KAIJU-27: the furious side has figures of its own: Kumonga's 9 of life and 2 points, then it leaves, its hand
    /// is discarded and the next in the direction of play opens.
    #[test]
    fn a_second_defeat_is_the_end() {
        let position = |direction| {
            format!(
                "extra b 7 from a {direction} | a: godzilla [] | b: kumonga 3p furious (9) [2 wound] | c: mothra [9] | d: manda [8]"
            )
        };
        check(
            &position(""),
            "a add nothing",
            "open c; a: godzilla 2p; b: kumonga 3p furious out []; played 9 2 wound",
        );
        check(
            &position("counter-clockwise"),
            "a add nothing",
            "open a counter-clockwise; b: kumonga 3p furious out []",
        );
        let next = "a add nothing; c play 9";
        check(&position(""), next, "answer d 9 from c");
        check(
            &position("counter-clockwise"),
            "a add nothing; a play 0",
            "answer d 0 from a counter-clockwise",
        );
    }

    /// KAIJU-27: the last one standing wins.
    #[test]
    fn the_last_one_standing_wins() {
        let position =
            "extra b 7 from a | a: godzilla 5p [1] | b: kumonga furious (9) [2] | c: mothra 9p furious out";
        check(position, "a add nothing", "over a; a: godzilla 7p");
    }

    /// KAIJU-28: immortals flip back and play on.
    #[test]
    fn immortals_flip_back() {
        let immortals = Options { mode: Mode::Immortals, ..options() };
        let position = "extra b 7 from a | a: godzilla [] | b: kumonga furious (9) [2 wound] | c: mothra [9]";
        check_with(
            &immortals,
            position,
            "a add nothing",
            "open b; a: godzilla 2p; b: kumonga 0p [; played 9",
        );
        check_with(
            &immortals,
            "open a | a: zilla [1] | b: manda out | c: mothra",
            "",
            "immortals are never out (KAIJU-28)",
        );
    }

    /// KAIJU-29, KAIJU-06: the points win at once; one less does not.
    #[test]
    fn the_points_win_at_once() {
        let position = |points| {
            format!("extra b 7 from a | a: godzilla {points} [1] | b: ebirah (10 1) [2] | c: mothra 11p [9]")
        };
        check(&position("10p"), "a add nothing", "over a; a: godzilla 12p");
        check(&position("9p"), "a add nothing", "open b; a: godzilla 11p");
        check(&position("10p"), "a add nothing; b play 2", "the game is over (KAIJU-29)");
    }

    /// KAIJU-21, KAIJU-33: to show cards is to tell that one has no number; to be hurt, that one has no answer.
    #[test]
    fn a_hurt_tells_of_the_hand() {
        let blow =
            "answer b 7 from a | a: godzilla [1] | b: zilla [2 3 6] | c: mothra [9] | deck 10 10 10 rest";
        check(blow, "b hurt; b take 3", "b: zilla 0p (3) [2{<7,!special,!minus} 6{<7,!special,!minus}]");
        let refilled = "b hurt; b take 3; a add nothing; b play 2";
        check(blow, refilled, "[0 6{<7,!special,!minus} 10]");
        let wound =
            "answer b wound from a | a: godzilla [1] | b: zilla [minus-three] | c: mothra [9] | deck 0 rest";
        check(wound, "b hurt; b show", "[minus-three{<0,!special}]");
        let double =
            "damage b double-wound from a | a: godzilla [1] | b: zilla [wound minus-three] | c: mothra [9]";
        check(double, "b show", "[minus-three{<0} wound{<0}]");
    }

    /// KAIJU-19, KAIJU-33: where being hurt is a free choice it tells nothing.
    #[test]
    fn a_voluntary_hurt_tells_nothing() {
        let voluntary = Options { voluntary_wound: true, ..options() };
        let position = "answer b 7 from a | a: godzilla [1] | b: zilla [2 3 6] | c: mothra [9]";
        check_with(&voluntary, position, "b hurt; b take 3", "b: zilla 0p (3) [2 6]");
    }
}
