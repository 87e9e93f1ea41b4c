//! What heroes do, once a round, at any moment between attempts (GRAV-25, GRAV-26).

use tabletop::Seat;

use crate::action::{Dice, Pile};
use crate::card::Card;
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;
use crate::turn::Given;

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

    /// A challenge used before is given once more, besides what may be given anyway. It cannot be taken back into the hand.
    pub(crate) fn reuse(&mut self, seat: Seat, card: Card) {
        self.show_hero(seat);
        let discard = &mut self.table.discard_cards;
        let at = discard.iter().position(|other| *other == card).expect("only what lies there is taken up");
        discard.remove(at);
        self.table.turn.given.push(Given { seat: None, card, as_card: card });
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
        let room = self.hand_limit() - self.counted_cards(seat);
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

#[cfg(test)]
mod tests {
    use tabletop::{Event, Game, Viewer};

    use crate::event::Told;
    use crate::testing::{Case, case, seat};

    /// b gave a card; a, with this hero, is to act.
    fn defend(hero: &str, more: &str) -> Case {
        case(&format!(
            "a: hero {hero} | b: [bound-it]; on bt1@100,0; turn zone=comet troop=tank asked given=b:spin-it gave=0,1,0,0,0,0 {more}; now defend"
        ))
    }

    fn faces(case: &Case, viewer: char) -> Option<u8> {
        case.game.view(Viewer::Seat(seat(viewer))).hero_of[0]
    }

    /// GRAV-25: secret until used, once a round, also in another's turn; then it lies face up.
    #[test]
    fn a_hero_is_secret_until_used() {
        let case = case("a: hero quartermaster [] | b:; active b; left rest spin-it bound-it; now roll");
        assert_eq!((faces(&case, 'a'), faces(&case, 'b')), (Some(3), None));
        assert_eq!(case.offers('b'), "roll", "nobody is offered another's hero");
        let case = case.play("a draw-two left");
        assert_eq!(faces(&case, 'b'), Some(3));
        assert!(case.did_hear(&Told::HeroUsed { seat: seat('a'), hero: "quartermaster".to_owned() }));
        assert_eq!(
            case.refused("a draw-two left"),
            "this hero has been used in this round, or there is none"
        );
        assert_eq!(case.waits(), "b roll", "and the game goes on");
    }

    /// GRAV-25: between attempts, not while a hand is at work; and only what one's own hero can do.
    #[test]
    fn a_hero_waits_for_the_hand() {
        let at_work = defend("smuggler", "").play("a go");
        assert_eq!(at_work.refused("a swap b"), "this is not the moment for that");
        assert_eq!(defend("smuggler", "").refused("a steady"), "your hero cannot do that");
    }

    /// GRAV-26, the Quartermaster: two cards, both kept, up to the limit.
    #[test]
    fn the_quartermaster_keeps_both() {
        let start = |hand: &str| {
            case(&format!("a: hero quartermaster [{hand}] | b:; left rest wormhole you-do-it; now roll"))
        };
        let case = start("spin-it").play("a draw-two left");
        assert_eq!(case.hand_of('a'), "spin-it wormhole you-do-it");
        let case =
            start("spin-it spin-it bound-it stack-it stack-it").play("a draw-two left, a keep wormhole");
        assert_eq!(case.hand_of('a'), "bound-it spin-it spin-it stack-it stack-it wormhole");
        let full = start("spin-it spin-it bound-it stack-it stack-it guardian!");
        assert_eq!(full.refused("a draw-two left"), "at 6 cards nobody draws");
    }

    /// GRAV-26, the Archivist: one challenge used this round is used again, besides what one gives anyway.
    #[test]
    fn the_archivist_uses_a_challenge_again() {
        let position = "a: | b: hero archivist [bound-it] did spin-it | c:; turn zone=comet troop=tank asked; discard spin-it; \
                        now challenge bc";
        let case = case(position);
        assert_eq!(case.offers('b'), "let-be, give bound-it, reuse spin-it");
        assert_eq!(
            case.refused("b reuse bound-it"),
            "bound-it is not a challenge that can be taken away now"
        );
        let case = case.play("b reuse spin-it, b give bound-it, c let-be");
        let given: Vec<String> = case.game.challenges().map(|card| card.to_string()).collect();
        assert_eq!(given, ["spin-it", "bound-it"]);
        assert_eq!(
            case.offers('b'),
            "let-be, take-back bound-it",
            "what came from the discard does not come back"
        );
    }

    /// GRAV-26, the Climber: on any piece whatever the zone die says, without the extra points.
    #[test]
    fn the_climber_stacks_anywhere() {
        let position = "a: hero climber | b:; on bt1@100,0; turn zone=comet troop=tank asked gave=0,1,0,0,0,0; now defend";
        let case = case(position).play("a climb, a go");
        let staging = case.game.staging(&[crate::TroopKind::Tank]).unwrap();
        let may_aim = |at_um| case.game.may_aim(&staging, at_um, 0);
        assert!(may_aim([100_000, 0]) && !may_aim([100_000, 40_000]));
        let case = case.play("a hand tank@100,0 on=bt1");
        assert_eq!(case.points('a'), 6);
    }

    /// GRAV-26, the Gambler: either or both dice again.
    #[test]
    fn the_gambler_rolls_again() {
        let zone = defend("gambler", "").play("a reroll zone");
        assert_eq!((zone.heard().as_str(), zone.waits().as_str()), ("hero-used rolled-zone", "a defend"));
        let both = defend("gambler", "").play("a reroll both");
        assert_eq!(both.heard(), "hero-used rolled-zone rolled-troop");
        let skip = "a: hero gambler troops at1 | b:; out at2 af1 af2 as1 as2; turn zone=sun; now skip";
        let ways: Vec<String> =
            (0..20).map(|seed| case(skip).seeded(seed).play("a reroll troop").waits()).collect();
        assert!(
            ways.iter().any(|way| way == "b challenge") && ways.iter().any(|way| way == "a skip"),
            "{ways:?}"
        );
    }

    /// GRAV-26, the Steady: no tremor and a calmer platform, for this attempt.
    #[test]
    fn the_steady_has_a_calm_hand() {
        let calm = |case: &Case| case.game.staging(&[crate::TroopKind::Tank]).unwrap().setup.calm;
        assert!(!calm(&defend("steady", "").play("a go")));
        assert!(calm(&defend("steady", "").play("a steady, a go")));
    }

    /// GRAV-26, the Smuggler: a random card for a random card, never the Guardian; only the two of them see which.
    #[test]
    fn the_smuggler_swaps_a_card() {
        let position =
            "a: hero smuggler [guardian! spin-it] | b: [guardian! bound-it] | c: [guardian!]; now roll";
        let case = case(position);
        assert_eq!(case.refused("a swap c"), "there is no card to swap");
        let case = case.play("a swap b");
        assert_eq!(
            (case.hand_of('a').as_str(), case.hand_of('b').as_str()),
            ("bound-it?b guardian!", "spin-it?a guardian!")
        );
        let swapped = case.told.iter().find(|told| matches!(told, Told::Swapped { .. })).unwrap();
        assert_eq!(swapped.seen_by(Viewer::Seat(seat('b'))), *swapped);
        let hidden = Told::Swapped { seat: seat('a'), to_seat: seat('b'), gave_card: None, got_card: None };
        assert_eq!(swapped.seen_by(Viewer::Seat(seat('c'))), hidden);
        assert_eq!(swapped.seen_by(Viewer::Spectator), hidden);
    }

    /// GRAV-26, the Shieldbearer: one challenge is cancelled.
    #[test]
    fn the_shieldbearer_cancels_a_challenge() {
        let case = defend("shieldbearer", "");
        assert_eq!(
            case.refused("a cancel bound-it"),
            "bound-it is not a challenge that can be taken away now"
        );
        let case = case.play("a cancel spin-it, a go");
        assert!(case.game.table.turn.effects.is_empty() && !case.game.table.turn.challenged);
    }

    /// GRAV-26, the Phoenix: a failed placement is tried once more; what fell stays out and is paid for.
    #[test]
    fn the_phoenix_tries_again() {
        let position = "a: hero phoenix | b: | c:; on bt1@100,0; turn zone=comet troop=tank asked gave=0,1,1,0,0,0; now defend";
        let failed = || case(position).play("a go, a hand tank@-100,0 fell=bt1");
        assert_eq!(
            (failed().waits().as_str(), failed().offers('a').as_str()),
            ("a failed", "let-be, try-again")
        );
        let case = failed().play("a try-again");
        assert_eq!(
            (case.waits().as_str(), case.troops('a').as_str()),
            ("a attempt", "at1 at2 af1 af2 as1 as2")
        );
        let case = case.play("a hand tank@-100,0");
        assert_eq!((case.points('a'), case.platform().as_str()), (5, "at1"), "one lost, one won");
        assert_eq!(failed().play("a let-be").waits(), "b roll");
    }

    /// GRAV-26, GRAV-33: the Phoenix in the second half of a Double it!: the first piece, if it fell, stays out and earns nothing.
    #[test]
    fn the_phoenix_does_not_bring_back_what_fell() {
        let position = "a: hero phoenix | b: | c:; turn zone=comet troop=tank asked given=b:double-it gave=0,1,1,0,0,0; now defend";
        let case = case(position).play("a go, a hand tank@-100,0, a hand tank@-120,0 fell=at1");
        let case = case.play("a try-again, a hand tank@-100,0");
        assert_eq!((case.points('a'), case.platform().as_str()), (5, "at2"), "one lost, one won");
        assert_eq!(crate::testing::write(case.game.table.out_pieces), "at1");
    }

    /// GRAV-25: whoever has an unused hero is asked after a failure, whichever hero it is.
    #[test]
    fn a_failure_tells_nothing_about_the_hero() {
        let position = "a: hero steady | b: | c:; turn zone=comet troop=tank asked; now defend";
        let case = case(position).play("a go, a hand tank@100,0");
        assert_eq!((case.waits().as_str(), case.offers('a').as_str()), ("a failed", "let-be"));
    }
}
