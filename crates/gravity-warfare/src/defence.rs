//! Defence: Guardian, Wormhole, You do it!, and what the challenges come to once nobody defends any more
//! (GRAV-16, GRAV-31 to GRAV-43, GRAV-48).

use balance::ZONES;
use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::effects::{Effect, Effects};
use crate::event::Told;
use crate::play::Play;
use crate::state::GravityWarfare;
use crate::troop::TroopKind;
use crate::turn::{Carried, Deed, Phase, Task};

/// So often is a die rolled that shows what it must not.
const ROLLS_MAX: u32 = 100;

impl GravityWarfare {
    /// GRAV-31 ("en"): the turn to be repeated was done by somebody else, and this one is not yet.
    pub(crate) fn copies_a_call(&self) -> bool {
        let called = self.table.last.as_ref().is_some_and(|last| last.called && !last.returned);
        let copies = self.challenges().any(|card| card == Card::CopyIt);
        self.is_english()
            && called
            && copies
            && self.table.turn.called_seats.is_empty()
            && !self.table.turn.free
    }

    /// GRAV-13, GRAV-41: everyone else with a card in hand is asked, whatever it is. In Simple mode cards lie open: those who have one
    /// for it and play with the one who acts.
    fn asked_for_calls(&self) -> SeatSet {
        let actor = self.actor();
        let asked = |seat: &Seat| match self.is_simple() {
            true => self.same_team(*seat, actor) && self.holds_call(*seat),
            false => !self.hand(*seat).is_empty(),
        };
        self.all_seats().filter(|seat| *seat != actor && asked(seat)).collect()
    }

    fn holds_call(&self, seat: Seat) -> bool {
        self.hand(seat).has(Card::YouDoIt) || self.player(seat).declared_cards.contains(&Card::YouDoIt)
    }
}

impl Play<'_, '_> {
    /// A card leaves a hand for good, as far as this turn goes.
    fn spend(&mut self, seat: Seat, card: Card, as_card: Card) {
        self.play_from_hand(seat, card, as_card);
        self.table.turn.spent.push(card);
    }

    /// GRAV-39: no challenges, no dice. GRAV-48: in Simple mode it sends a turn back that was not one's own.
    pub(crate) fn guard(&mut self, seat: Seat) {
        self.hand_mut(seat).remove(Card::Guardian);
        self.table.used_guardians += 1;
        let active = self.table.active_seat;
        if self.is_simple() && self.actor() != active {
            self.tell(Told::SentBack { seat, to_seat: active });
            self.hand_over_to(active);
            return;
        }
        self.tell(Told::Guarded { seat });
        self.table.turn.free = true;
        // GRAV-13: who has not been asked yet may still give an event; the Guardian is no help against those.
        self.ask_for_cards();
    }

    /// All cards are known: the one who acts may defend. A Guardian was the last word.
    pub(crate) fn ask_to_defend(&mut self) {
        self.table.phase = Phase::Defend;
        if self.table.turn.free {
            self.resolve();
        }
    }

    /// GRAV-40: off to the next turn of the one it covers, where it must be done.
    pub(crate) fn put_off(&mut self, seat: Seat, card: Card, challenge_card: Card) {
        self.hand_mut(seat).remove(card);
        let at = self.table.turn.given.iter().position(|given| given.as_card == challenge_card);
        let given = self.table.turn.given.remove(at.expect("only what was given is put off"));
        let carried = Carried { wormhole_card: card, card: given.card, as_card: given.as_card };
        let for_seat = self.actor();
        self.table.turn.put_off.push((for_seat, carried));
        self.tell(Told::PutOff { seat, for_seat, card, challenge_card });
    }

    /// GRAV-41: somebody else does this turn.
    pub(crate) fn you_do_it(&mut self, seat: Seat, card: Card, to_seat: Seat) {
        self.spend(seat, card, Card::YouDoIt);
        self.table.turn.called_seats.push(seat);
        self.tell(Told::Called { seat, to_seat, card });
        self.hand_over_to(to_seat);
    }

    /// What a hero did for the one who was to act does not help the next one.
    fn hand_over_to(&mut self, seat: Seat) {
        let turn = &mut self.table.turn;
        turn.actor_seat = seat;
        (turn.climbs, turn.calm) = (false, false);
        self.table.phase = Phase::Defend;
    }

    /// No more defence.
    pub(crate) fn ready(&mut self) {
        if self.copies_a_call() {
            self.table.phase = Phase::Appoint;
            return;
        }
        let challenge_cards = self.challenges().collect();
        let seat = self.actor();
        self.tell(Told::Ready { seat, challenge_cards });
        let asked = self.asked_for_calls();
        self.answered_call(asked);
    }

    /// GRAV-31: the copier names somebody, who does not have to be the one who was named before.
    pub(crate) fn appoint(&mut self, seat: Seat, to_seat: Seat) {
        self.table.turn.called_seats.push(seat);
        self.tell(Told::Called { seat, to_seat, card: Card::CopyIt });
        self.hand_over_to(to_seat);
    }

    /// GRAV-41: nobody has it done by somebody else.
    pub(crate) fn answered_call(&mut self, asked: SeatSet) {
        self.table.phase = Phase::Call(asked);
        if asked.is_empty() {
            self.resolve();
        }
    }

    /// GRAV-16: what all challenges ask for together; they go before the dice.
    pub(crate) fn resolve(&mut self) {
        if self.table.turn.free {
            (self.table.turn.zone, self.table.turn.troop) = (None, None);
            return self.begin_own_task();
        }
        let challenges: Vec<Card> = self.challenges().collect();
        let all = challenges.iter().fold(Effects::default(), |all, card| all.and(self.effects_of(*card)));
        self.table.turn.challenged = !challenges.is_empty();
        self.table.turn.effects = all;
        if challenges.contains(&Card::CopyIt) && self.copy_last_turn() {
            return;
        }
        self.drop_what_cannot_be_done();
        self.choose_troops();
        self.choose_zones();
        self.table.turn.again = u8::from(self.table.turn.effects.has(Effect::Twice));
        self.begin_own_task();
    }

    /// GRAV-31: same pieces, same zone. If the turn before ended with Return it!, it is that which is repeated ("en"):
    /// the last piece goes to its owner. Says whether it does.
    fn copy_last_turn(&mut self) -> bool {
        let Some(last) = self.table.last.clone() else { return false };
        if last.returned && self.is_english() && !self.table.played.is_empty() {
            self.begin(Task::new(self.actor(), Deed::CopyReturn));
            return true;
        }
        let turn = &mut self.table.turn;
        turn.zone = last.zone;
        turn.troop = last.troops.first().copied().or(turn.troop);
        turn.upper_troop = last.troops.get(1).copied();
        false
    }

    /// On a platform that has been emptied meanwhile there is nothing to stack on or to move.
    fn drop_what_cannot_be_done(&mut self) {
        let mut effects = self.table.turn.effects;
        if self.table.standing.pieces.is_empty() {
            effects = effects.without(Effect::Stacked).without(Effect::Teleport);
        }
        if effects.has(Effect::Teleport) {
            effects = effects.without(Effect::Totem).without(Effect::OtherKind);
        }
        self.table.turn.effects = effects;
    }

    /// GRAV-34: a second roll for the upper piece. GRAV-51: another kind than the die showed, if there is one.
    fn choose_troops(&mut self) {
        let active = self.table.active_seat;
        let effects = self.table.turn.effects;
        let at_hand = self.player(active).pieces;
        if effects.has(Effect::OtherKind)
            && let Some(shown) = self.table.turn.troop
        {
            let others: Vec<TroopKind> = at_hand.kinds().filter(|kind| *kind != shown).collect();
            if let Some(other) = self.chance.pick(&others) {
                self.table.turn.troop = Some(*other);
                self.tell(Told::RolledTroop { seat: active, troop: *other });
            }
        }
        if effects.has(Effect::Totem) && self.table.turn.upper_troop.is_none() && at_hand.len() > 1 {
            let troop = self.roll_troop_die();
            self.table.turn.upper_troop = Some(troop);
            self.tell(Told::RolledTroop { seat: active, troop });
        }
    }

    /// GRAV-36, GRAV-38: zones that the challenges need.
    fn choose_zones(&mut self) {
        let effects = self.table.turn.effects;
        if effects.has(Effect::Teleport) {
            let from = self.roll_for_pieces(None);
            self.table.turn.from_zone = from;
            let copied = self.challenges().any(|card| card == Card::CopyIt);
            let same = self.table.turn.zone.filter(|zone| copied && from != Some(*zone));
            // With a free choice the piece is chosen first, and then the die says where it goes.
            let to = same.or_else(|| from.map(|from| self.roll_other_zone(from)));
            self.table.turn.zone = to;
        } else if effects.has(Effect::Stacked) {
            let zone = self.table.turn.zone;
            self.table.turn.zone = if zone.is_some_and(|zone| !self.pieces_in(Some(zone)).is_empty()) {
                zone
            } else {
                self.roll_for_pieces(zone)
            };
        }
    }

    /// A zone with a piece in it, in two rolls of which the first may be made already; none: any piece will do.
    fn roll_for_pieces(&mut self, first: Option<u8>) -> Option<u8> {
        for _ in 0..if first.is_some() { 1 } else { 2 } {
            let zone = self.roll_one_zone();
            if !self.pieces_in(Some(zone)).is_empty() {
                return Some(zone);
            }
        }
        None
    }

    /// GRAV-38: it goes to another zone than it came from. A die that will not have it is turned on by one.
    pub(crate) fn roll_other_zone(&mut self, from: u8) -> u8 {
        for _ in 0..ROLLS_MAX {
            let zone = self.roll_one_zone();
            if from != zone {
                return zone;
            }
        }
        (from + 1) % ZONES as u8
    }

    fn roll_one_zone(&mut self) -> u8 {
        let zone = self.roll_zone_die();
        let (seat, name) = (self.actor(), self.zone_name(zone));
        self.tell(Told::RolledZone { seat, zone: name });
        zone
    }
}

#[cfg(test)]
mod tests {
    use crate::effects::Effect;
    use crate::options::{Mode, Options, Rulebook, Teams};
    use crate::testing::{Case, case, case_with, seat};
    use crate::troop::TroopKind;

    /// It is for a to defend against what b and c gave.
    fn defend(a: &str, given: &str) -> Case {
        defend_with(&Options::default(), a, given)
    }

    fn defend_with(options: &Options, a: &str, given: &str) -> Case {
        case_with(
            options,
            &format!(
                "a: [{a}] | b: [you-do-it you-do-it] | c: [you-do-it]; on at1@-30,100 bt1@-100,0; turns 4; \
                 last troops=tank zone=comet; turn zone=red-planet troop=tank asked given={given} gave=0,1,1,0,0,0; now defend"
            ),
        )
    }

    fn rolled(case: &Case) -> usize {
        case.heard().matches("rolled-zone").count()
    }

    /// GRAV-39: immune to all challenges and to the dice: any own piece, anywhere; the challenges are gone, and so is the card.
    #[test]
    fn a_guardian_makes_a_turn_free() {
        let case = defend("guardian!", "b:spin-it,c:bound-it").play("a guard");
        assert_eq!(case.offers('a'), "attempt tank, attempt fighter, attempt ship");
        assert_eq!((case.game.own_zone(), case.game.own_effect(Effect::Spinning)), (None, false));
        let case = case.play("a hand ship@70,-80");
        assert_eq!((case.points('a'), case.waits().as_str()), (6, "b roll"));
        assert_eq!(case.hand_of('a'), "", "once a round");
        assert!(!case.heard().contains("drew"), "no challenge was done, so nobody restocks (GRAV-21)");
    }

    /// GRAV-39: "it is a one-time use only and you only get it back for the next round": it does not come back with the discards.
    #[test]
    fn a_used_guardian_comes_back_in_the_next_round() {
        let case = defend("guardian!", "b:spin-it").play("a guard, a hand ship@70,-80");
        assert!(!case.game.table.discard_cards.contains(&crate::Card::Guardian));
        let piles = case.game.secret.piles.concat().len();
        assert!(piles > 0 && case.game.table.used_guardians == 3, "b and c have used theirs before");
        let last = "a: hero archivist used [] troops at1 | b: [] hero climber used; out at2 af1 af2 as1 as2; \
                    turn zone=comet troop=tank asked gave=0,1,0,0,0,0; task seat=a deed=place; now attempt";
        let next = self::case(last).play("a hand tank@-100,0");
        assert_eq!((next.game.table.round, next.game.table.used_guardians), (2, 0));
        assert!(next.hand_of('a').contains("guardian!") && next.hand_of('b').contains("guardian!"));
    }

    /// GRAV-39: never for the last piece.
    #[test]
    fn a_guardian_does_not_help_with_the_last_piece() {
        let last = "a: [guardian!] troops at2 | b:; out at1 af1 af2 as1 as2; turn zone=sun troop=tank asked; now defend";
        assert_eq!(case(last).refused("a guard"), "the Guardian does not help with the last piece");
        let two = last.replace("at2 |", "at2 at1 |").replace("out at1", "out");
        assert_eq!(case(&two).play("a guard").waits(), "a attempt");
    }

    /// GRAV-40: one challenge is put off to the next turn, where it must be done; both cards are discarded then.
    #[test]
    fn a_wormhole_puts_a_challenge_off() {
        let case = defend("wormhole", "b:spin-it,c:bound-it").play("a put-off spin-it, a go");
        assert!(!case.game.own_effect(Effect::Spinning) && case.game.own_effect(Effect::Whole));
        let case = case.play("a hand tank@-30,100, a let-be");
        assert_eq!(
            case.game.table.discard_cards.iter().filter(|card| card.to_string() == "bound-it").count(),
            1
        );
        let carried = case.game.player(seat('a')).carried.clone();
        assert_eq!(carried.iter().map(|c| c.as_card.to_string()).collect::<Vec<_>>(), ["spin-it"]);
        let next = case_with(
            &Options::default(),
            "a: [wormhole] carries wormhole>spin-it | b:; turn zone=sun troop=tank asked; now defend",
        );
        assert_eq!(
            next.refused("a put-off spin-it"),
            "spin-it is not a challenge that can be taken away now"
        );
        let next = next.play("a go");
        assert!(next.game.own_effect(Effect::Spinning));
        let next = next.play("a hand tank@-5,35 spun, b let-be, a let-be");
        assert!(next.game.player(seat('a')).carried.is_empty());
        let discarded: Vec<String> =
            next.game.table.discard_cards.iter().map(|card| card.to_string()).collect();
        assert_eq!(discarded, ["wormhole", "spin-it"]);
    }

    /// GRAV-40: a turn that is skipped does not get rid of what was carried over.
    #[test]
    fn a_skip_does_not_do_a_carried_challenge() {
        let skip =
            "a: carries wormhole>spin-it troops at1 | b:; out at2 af1 af2 as1 as2; turn zone=sun; now skip";
        assert_eq!(case(skip).play("a skip").game.player(seat('a')).carried.len(), 1);
    }

    /// GRAV-13, GRAV-39: "No challenges, no dice" is no help against an event: who plays a Guardian at a skip waits for those.
    #[test]
    fn a_guardian_at_a_skip_waits_for_events() {
        let position = "a: [guardian!] troops at1 at2 | b: [keep-this spin-it] | c: []; on bt1@-100,0; \
                        out af1 af2 as1 as2; turn zone=comet; now skip";
        let case = case(position).play("a guard");
        assert_eq!(
            (case.waits().as_str(), case.offers('b').as_str()),
            ("b c challenge", "let-be, give keep-this")
        );
        assert_eq!(
            case.refused("b give spin-it"),
            "spin-it is neither a challenge nor an event to be given now"
        );
        let case = case.play("b give keep-this, c let-be, b name a, b hand taken");
        assert_eq!((case.waits().as_str(), case.game.own_zone()), ("a attempt", None));
        assert_eq!(case.offers('a'), "attempt tank");
    }

    /// GRAV-31: "They do not have to choose the same player (when a You Do it! card was used)": the copier names one, in "en" only.
    #[test]
    fn copy_it_of_a_you_do_it_names_a_player() {
        let position = "a: | b: [you-do-it] | c: [guardian!]; turns 3; last troops=fighter zone=galaxy called; \
                        turn zone=sun troop=tank asked given=c:copy-it; now defend";
        let case = case(position).play("a ready");
        assert_eq!((case.waits().as_str(), case.offers('a').as_str()), ("a appoint", "name b, name c"));
        assert_eq!(case.refused("a name a"), "seat a cannot be named");
        let case = case.play("a name b");
        assert_eq!(
            (case.waits().as_str(), case.offers('b').as_str()),
            ("b defend", "ready, you-do-it a, you-do-it c")
        );
        let done = case.play("b go, b hand fighter@-70,-100");
        assert_eq!(
            (done.points('a'), done.points('b')),
            (5, 5),
            "it is not paid before Return it! is answered"
        );
        let back = self::case(position).play("a ready, a name b, b you-do-it a");
        assert_eq!(
            back.play("a go").offers('a'),
            "attempt fighter",
            "it came back, and that is all that is repeated"
        );
        let es = Options { rulebook: Rulebook::Es, ..Options::default() };
        assert_eq!(case_with(&es, position).play("a go").offers('a'), "attempt fighter");
    }

    /// GRAV-13, GRAV-41, GRAV-53: "count to 5-Mississippi": a third player has a moment for a You do it! after the last challenge.
    #[test]
    fn a_third_player_has_a_moment() {
        let position = "a: | b: [spin-it] | c: [bound-it] | d: []; turn zone=sun troop=tank asked given=b:spin-it; now defend";
        let case = case(position).play("a ready");
        assert_eq!(case.waits(), "b c call", "whoever has a card in hand, whatever it is");
        assert_eq!((case.offers('b').as_str(), case.offers('c').as_str()), ("let-be", "let-be"));
        assert_eq!(case.refused("a attempt tank"), "this is not the moment for that");
        assert_eq!(case.play("b let-be, c let-be").waits(), "a attempt");
        let third = position.replace("[bound-it]", "[you-do-it]");
        let case = self::case(&third).play("a ready, b let-be, c you-do-it d");
        assert_eq!(case.waits(), "d defend");
        assert_eq!(case.play("d ready").waits(), "b call", "and then again");
    }

    /// GRAV-41: You do it! passes a turn on, three times round: to anyone, also back, as long as there are cards for it.
    #[test]
    fn a_turn_is_passed_three_times_round() {
        let position = "a: [you-do-it you-do-it anti-matter] | b: [you-do-it you-do-it anti-matter] | c: hero gambler used [you-do-it anti-matter]; \
                        turn zone=sun troop=tank asked; now defend";
        let passing = "a you-do-it b, b you-do-it c, c you-do-it a, a you-do-it b, b you-do-it c, c you-do-it a with anti-matter, \
                       a you-do-it b with anti-matter, b you-do-it c with anti-matter";
        let case = case(position).play(passing);
        assert_eq!((case.waits().as_str(), case.offers('c').as_str()), ("c defend", "ready"));
        let case = case.play("c go");
        assert_eq!(case.offers('c'), "attempt tank", "with the active player's pieces");
        let case = case.play("c hand tank@-5,35, b let-be");
        assert_eq!(
            (case.points('a'), case.points('c')),
            (6, 5),
            "GRAV-42: the points are the active player's"
        );
        let case = case.play("a let-be, c let-be");
        assert_eq!(case.waits(), "b roll", "and turn order stays");
        assert_eq!(case.troops('a'), "at2 af1 af2 as1 as2");
    }

    /// GRAV-41: anyone may play it, not only who is to act; the named one cannot be the one who is named already.
    #[test]
    fn anyone_may_pass_a_turn_on() {
        let case = defend("", "b:spin-it");
        assert_eq!(case.refused("b you-do-it a"), "seat a cannot be named");
        let case = case.play("b you-do-it c");
        assert_eq!(case.waits(), "c defend");
        let case = case.play("c you-do-it a");
        assert_eq!((case.waits().as_str(), case.offers('a').as_str()), ("a defend", "ready"));
    }

    /// GRAV-41: when it comes back to the first, they act, bounce, use a Guardian or, in "en" only, a Wormhole.
    #[test]
    fn a_turn_that_comes_back() {
        let passing = "a you-do-it b, b you-do-it a";
        let back = |rulebook| {
            let options = Options { rulebook, ..Options::default() };
            defend_with(&options, "guardian! wormhole you-do-it you-do-it", "c:spin-it").play(passing)
        };
        let all = "ready, guard, put-off spin-it, you-do-it b, you-do-it c";
        assert_eq!(back(Rulebook::En).offers('a'), all);
        assert_eq!(back(Rulebook::Es).offers('a'), all.replace("put-off spin-it, ", ""));
        assert_eq!(
            back(Rulebook::Es).refused("a put-off spin-it"),
            "the turn has come back, and a Wormhole does not help"
        );
        let es = Options { rulebook: Rulebook::Es, ..Options::default() };
        let named = defend_with(&es, "you-do-it", "c:spin-it").play("a you-do-it b");
        assert_eq!(
            named.refused("b put-off spin-it"),
            "wormhole is not in your hand",
            "the others may use one"
        );
    }

    /// GRAV-41: the named one gives no cards that turn, not even Return it!
    #[test]
    fn the_named_one_gives_no_cards() {
        let position =
            "a: [you-do-it] | b: [return-it] | c: [return-it]; turn zone=sun troop=tank asked; now defend";
        let case = case(position).play("a you-do-it b, b go, b hand tank@-5,35");
        assert_eq!(case.waits(), "c return");
    }

    /// GRAV-43, GRAV-49: a team-mate's defence helps, a stranger's does not.
    #[test]
    fn defence_protects_a_team_mate() {
        let position =
            "a: | b: [wormhole guardian!] | c: [wormhole guardian!] | d: [cancelled]; on bt1@-100,0; \
                        turn zone=sun troop=tank asked given=b:spin-it; now defend"
                .replace("[cancelled]", "[]");
        let pairs = Options { teams: Teams::Pairs, ..Options::default() };
        let case = case_with(&pairs, &position);
        let reason = "seat a does not play with you, so your defence does not cover them";
        assert_eq!(
            (case.refused("b guard").as_str(), case.refused("b put-off spin-it").as_str()),
            (reason, reason)
        );
        let case = case.play("c put-off spin-it");
        assert_eq!(
            case.game.table.turn.put_off[0].0,
            seat('a'),
            "it is put off to the next turn of whom it covers"
        );
        assert_eq!(case.play("c guard").waits(), "a attempt");
        let alone = case_with(&Options::default(), &position);
        assert_eq!(alone.refused("c guard"), reason);
    }

    /// GRAV-16, GRAV-36: challenges go before dice: with no piece in the zone it is rolled again, once; then any piece will do.
    #[test]
    fn stack_it_rolls_for_a_zone_with_a_piece() {
        assert_eq!(rolled(&defend("", "b:stack-it").play("a go")), 0, "there is a piece in the zone rolled");
        let mut ways = [0; 2];
        for seed in 0..40 {
            let position =
                "a: | b:; on bt1@-100,0; turn zone=sun troop=tank asked given=b:stack-it; now defend";
            let case = case(position).seeded(seed).play("a go");
            assert_eq!(rolled(&case), 1);
            let found = case.game.own_zone().map(|zone| case.game.zone_name(zone));
            ways[usize::from(found.is_none())] += 1;
            assert!(found.is_none_or(|zone| zone == "comet"));
        }
        assert!(ways[0] > 0 && ways[1] > ways[0], "{ways:?}");
    }

    /// GRAV-38: a zone to take from, rolled twice at most; then a zone to bring it to, which is another one.
    #[test]
    fn teleport_rolls_two_zones() {
        let mut from_anywhere = 0;
        for seed in 0..30 {
            let position = "a: | b:; on bt1@-100,0 at1@-30,100; turn zone=sun troop=tank asked given=b:teleport-it; now defend";
            let case = case(position).seeded(seed).play("a go");
            let turn = &case.game.table.turn;
            assert_eq!(
                turn.zone.is_none(),
                turn.from_zone.is_none(),
                "with a free choice the piece comes first"
            );
            assert!(turn.zone.is_none() || turn.zone != turn.from_zone);
            match turn.from_zone {
                None => from_anywhere += 1,
                Some(zone) => assert!(["comet", "red-planet"].contains(&case.game.zone_name(zone).as_str())),
            }
            let wanted = if turn.from_zone.is_none() { "a pick" } else { "a attempt" };
            assert_eq!(case.waits(), wanted, "one piece in a zone needs no choice");
        }
        assert!((5..25).contains(&from_anywhere), "{from_anywhere}");
    }

    /// GRAV-38: "choose any piece from the platform to move to the destination zone (new die roll)", and "to a different zone".
    #[test]
    fn a_freely_chosen_piece_goes_to_a_different_zone() {
        for seed in 0..30 {
            let position = "a: | b:; on bt1@-100,0 at1@-30,100; turn zone=sun troop=tank asked effects=teleport challenged; \
                            task seat=a deed=teleport; now pick";
            let case = case(position).seeded(seed).play("a pick bt1");
            let zone = case.game.zone_name(case.game.table.turn.zone.unwrap());
            assert!(zone != "comet", "{zone}");
        }
        let stays = "a: | b:; on bt1@-100,0 at1@-100,40; turn zone=comet from=sun asked effects=teleport challenged; \
                     task seat=a deed=teleport; now pick";
        let case = case(stays).play("a pick at1");
        assert_ne!(case.game.zone_name(case.game.table.turn.zone.unwrap()), "comet", "rolled again");
    }

    /// GRAV-33, GRAV-38: the second half of a Double it! goes "to a different zone" as well: not with the piece that is there now.
    #[test]
    fn the_second_teleport_goes_to_a_different_zone_too() {
        let position = "a: | b:; on bt1@100,0 at1@-30,100; turn zone=comet from=asteroids asked effects=teleport+twice challenged \
                        again=1; task seat=a deed=teleport piece=bt1; now attempt";
        let case = case(position).play("a hand moved@-100,-20");
        assert_eq!(case.waits(), "a attempt");
        assert_eq!(case.game.task().piece.map(|piece| piece.to_string()).as_deref(), Some("at1"));
        assert_eq!(case.game.zone_name(case.game.own_zone().unwrap()), "comet");
    }

    /// GRAV-31: same challenges, same kind of piece, same zone; the dice do not count.
    #[test]
    fn copy_it_repeats_the_turn_before() {
        let position = "a: | b:; turns 2; last effects=spinning+whole troops=fighter zone=galaxy; \
                        turn zone=sun troop=tank asked given=b:copy-it; now defend";
        let case = case(position).play("a go");
        assert_eq!(case.offers('a'), "attempt fighter");
        assert_eq!(case.game.zone_name(case.game.own_zone().unwrap()), "galaxy");
        assert!(case.game.own_effect(Effect::Spinning) && case.game.own_effect(Effect::Whole));
    }

    /// GRAV-31, GRAV-38: a copied Teleport it! brings a piece to the same zone, from one that is rolled; not to where it came from.
    #[test]
    fn copy_it_repeats_a_teleport() {
        let mut same = 0;
        for seed in 0..30 {
            let position = "a: | b:; on bt1@-100,0 at1@-30,100; turns 2; last effects=teleport zone=comet; \
                            turn zone=sun troop=tank asked given=b:copy-it; now defend";
            let case = case(position).seeded(seed).play("a go");
            let zone = |zone: Option<u8>| zone.map(|zone| case.game.zone_name(zone)).unwrap_or_default();
            let (from, to) = (zone(case.game.table.turn.from_zone), zone(case.game.table.turn.zone));
            assert!(if from == "comet" { to != "comet" } else { to == "comet" }, "{from} to {to}");
            same += usize::from(to == "comet");
        }
        assert!((15..30).contains(&same), "{same}");
    }

    /// GRAV-31, GRAV-40: a carried Copy it! that comes to a turn after a skipped one has nothing to repeat; such a position reads back.
    #[test]
    fn a_carried_copy_may_find_nothing_to_repeat() {
        let position = "a: carries wormhole>copy-it | b:; turn zone=sun troop=tank asked; now defend";
        let case = case(position);
        let written = tabletop::Game::write_position(&case.game);
        assert_eq!(case_with(&Options::default(), &written).game, case.game);
        assert_eq!(case.play("a go").offers('a'), "attempt tank");
    }

    /// GRAV-31: without a piece of that kind, any other.
    #[test]
    fn copy_it_without_the_piece_takes_any() {
        let position = "a: troops at1 as1 | b:; out at2 af1 af2 as2; turns 2; last troops=fighter zone=galaxy; \
                        turn zone=sun troop=tank asked given=b:copy-it; now defend";
        assert_eq!(case(position).play("a go").offers('a'), "attempt tank, attempt ship");
    }

    /// GRAV-31, GRAV-34: Copy it! of a turn that had a Pair it! is a totem of the same kinds; with Pair it! it is still one totem.
    #[test]
    fn copy_it_repeats_a_pair() {
        let position = "a: | b: | c:; turns 2; last effects=totem troops=ship,fighter zone=galaxy; \
                        turn zone=sun troop=tank asked given=b:copy-it; now defend";
        assert_eq!(case(position).play("a go").offers('a'), "attempt ship fighter");
        let both = position.replace("b:copy-it", "b:copy-it,c:pair-it");
        assert_eq!(case(&both).play("a go").offers('a'), "attempt ship fighter", "never four at once");
        let twice = position.replace("b:copy-it", "b:copy-it,c:double-it");
        let case = case(&twice).play("a go, a hand ship@-70,-80 fighter@-70,-80");
        assert_eq!(case.offers('a'), "attempt ship fighter", "GRAV-33: and then once more");
    }

    /// GRAV-31: after Return it! the last piece goes to its owner, in "en" only.
    #[test]
    fn copy_it_after_return_it() {
        let position = "a: | b: | c:; on bt1@-100,0 ct1@-30,100; played ct1:c bt1:b; turns 3; \
                        last troops=fighter zone=galaxy returned; turn zone=sun troop=tank asked given=c:copy-it; now defend";
        let english = case(position).play("a go");
        assert_eq!(english.game.task().piece.map(|piece| piece.to_string()).as_deref(), Some("bt1"));
        let english = english.play("a hand taken");
        assert_eq!((english.troops('b').as_str(), english.points('a')), ("bt1 bt2 bf1 bf2 bs1 bs2", 5));
        let spanish = Options { rulebook: Rulebook::Es, ..Options::default() };
        assert_eq!(case_with(&spanish, position).play("a go").offers('a'), "attempt fighter");
    }

    /// GRAV-33: the turn is done twice, same kind, same zone; without a second of the kind, another of one's choice.
    #[test]
    fn double_it_is_done_twice() {
        let two = "a: | b:; turn zone=comet troop=ship asked given=b:double-it; now defend";
        assert_eq!(case(two).play("a go, a hand ship@-100,0").offers('a'), "attempt ship");
        let one = defend("", "b:double-it").play("a go, a hand tank@-30,100");
        assert_eq!(
            one.offers('a'),
            "attempt fighter, attempt ship",
            "the other tank is on the platform already"
        );
        assert_eq!(one.play("a hand ship@-60,100").points('a'), 7);
    }

    /// GRAV-33: with one troop left it is done once.
    #[test]
    fn double_it_with_one_troop_left() {
        let position = "a: troops at1 | b:; out at2 af1 af2 as1 as2; turn zone=comet troop=tank asked given=b:double-it; now defend";
        let case = case(position).play("a go, a hand tank@-100,0, b let-be, a let-be");
        assert!(case.heard().contains("round-won"), "{}", case.heard());
    }

    /// GRAV-34: a second roll says what goes on top; if that is not at hand, any; the first goes below.
    #[test]
    fn pair_it_rolls_for_the_upper_piece() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..30 {
            let position = "a: troops at1 at2 as1 | b:; out af1 af2 as2; turn zone=comet troop=tank asked given=b:pair-it; now defend";
            let case = case(position).seeded(seed).play("a go");
            let wanted = match case.game.table.turn.upper_troop.unwrap() {
                TroopKind::Tank => "attempt tank tank",
                TroopKind::Ship => "attempt tank ship",
                TroopKind::Fighter => "attempt tank tank, attempt tank ship",
            };
            assert_eq!(case.offers('a'), wanted);
            seen.insert(wanted);
        }
        assert_eq!(seen.len(), 3);
    }

    /// GRAV-51: another kind of piece than the die showed, a mirrored hand, an attempt time: effects of blank cards.
    #[test]
    fn blank_cards_ask_for_their_effects() {
        let blank = "\n[[blank]]\nname = \"Odd\"\ntext = \"Odd.\"\ncopies = 3\neffects = [\"other-kind\", \"mirrored\"]\nattempt_s = 9\n";
        let options = Options { deck: Some(format!("{}{blank}", crate::DEFAULT_DECK)), ..Options::default() };
        let position = "a: | b: [blank-1]; turn zone=comet troop=tank asked; now challenge b";
        let case = case_with(&options, position).play("b give blank-1, b let-be, a go");
        assert!(case.game.own_effect(Effect::Mirrored));
        assert_ne!(case.game.table.turn.troop, Some(TroopKind::Tank));
        assert_eq!(case.game.asked(&[]).seconds, Some(9));
        let kind = case.game.table.turn.troop.unwrap();
        let slow = case.play(&format!("a hand {kind}@-100,0 late"));
        assert!(slow.waits() == "a failed", "too slow: {}", slow.waits());
    }

    /// GRAV-48: in Simple mode a Guardian against You do it! sends the action back; the first one then defends or does it.
    #[test]
    fn a_guardian_sends_a_turn_back() {
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let position = "a: [you-do-it! guardian!] | b: [guardian!] | c: [you-do-it!]; turn zone=sun troop=tank asked given=-:spin-it; now defend";
        let case = case_with(&options, position).play("a you-do-it b");
        assert_eq!(
            case.refused("c you-do-it a"),
            "seat b does not play with you, so your defence does not cover them"
        );
        assert_eq!(case.offers('b'), "ready, guard");
        let case = case.play("b guard");
        assert_eq!((case.waits().as_str(), case.offers('a').as_str()), ("a defend", "ready, guard"));
        assert_eq!(case.play("a guard").offers('a'), "attempt tank, attempt fighter, attempt ship");
    }
}
