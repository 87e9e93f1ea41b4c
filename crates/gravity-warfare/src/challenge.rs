//! Cards given to the active player: challenges and events, taking back, and the vote (GRAV-13 to GRAV-15, GRAV-32).

use tabletop::{Seat, SeatSet};

use crate::action::Ballot;
use crate::card::{Card, Energy};
use crate::effects::Effect;
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;
use crate::refusal::Illegal;
use crate::state::GravityWarfare;
use crate::turn::{Deed, Given, Phase, Task};

impl GravityWarfare {
    /// Can this card, whatever stands for it, be given in the turn as it is?
    pub(crate) fn check_giveable(&self, card: Card) -> Result<(), Illegal> {
        let nothing_there = self.table.standing.pieces.is_empty();
        match self.energy(card) {
            Energy::Event if card == Card::ReturnIt => Err(Illegal::NotToBeGiven { card }),
            Energy::Event if nothing_there => Err(Illegal::EmptyPlatform { card }),
            Energy::Event => Ok(()),
            // GRAV-39: a Guardian has been played, and challenges mean nothing.
            Energy::Challenge if self.table.turn.free => Err(Illegal::NotToBeGiven { card }),
            Energy::Challenge => self.check_challenge(card),
            Energy::Defence | Energy::Wild => Err(Illegal::NotToBeGiven { card }),
        }
    }

    fn check_challenge(&self, card: Card) -> Result<(), Illegal> {
        let deck = self.table.house.deck.get();
        let effects = deck.effects(card);
        if card == Card::CopyIt && self.table.last.is_none() {
            return Err(Illegal::NothingToCopy);
        }
        let needs_piece = effects.has(Effect::Stacked) || effects.has(Effect::Teleport);
        if needs_piece && self.table.standing.pieces.is_empty() {
            return Err(Illegal::EmptyPlatform { card });
        }
        let there = |effect| self.challenges().any(|other| deck.effects(other).has(effect));
        let second_totem = effects.has(Effect::Totem) && (there(Effect::Totem) || there(Effect::Teleport));
        if second_totem || effects.has(Effect::Teleport) && there(Effect::Totem) {
            return Err(Illegal::OneTotem);
        }
        let blind = self.effects_of(card).has(Effect::Blind);
        let carried = &self.player(self.table.active_seat).carried;
        if carried.iter().any(|carried| self.effects_of(carried.as_card).has(Effect::Blind) != blind) {
            return Err(Illegal::DoesNotCombine { card });
        }
        Ok(())
    }

    /// GRAV-32: is there a Don't look! among the challenges given, and something else as well?
    fn is_vote_needed(&self) -> bool {
        let blind = |given: &Given| self.effects_of(given.as_card).has(Effect::Blind);
        self.table.turn.given.iter().any(blind) && !self.table.turn.given.iter().all(blind)
    }
}

impl Play<'_, '_> {
    /// GRAV-13: openly, and at once.
    pub(crate) fn give(&mut self, seat: Seat, card: Card, as_card: Card) {
        self.play_from_hand(seat, card, as_card);
        self.table.turn.gave[seat.index()] += 1;
        let given = Given { seat: Some(seat), card, as_card };
        if self.energy(as_card) == Energy::Event {
            self.table.turn.events.push(given);
        } else {
            self.table.turn.given.push(given);
            self.note_used(seat, card);
        }
        let to_seat = self.table.active_seat;
        self.tell(Told::Gave { seat, to_seat, card, as_card });
        let Phase::Challenge(asked) = self.table.phase else { return };
        let done = self.table.turn.gave[seat.index()] >= self.gifts_max();
        self.answered_challenge(if done { asked.without(seat) } else { asked });
    }

    /// GRAV-26: the Archivist may use it again.
    fn note_used(&mut self, seat: Seat, card: Card) {
        if self.energy(card) == Energy::Challenge {
            let used = &mut self.player_mut(seat).used_cards;
            used.push(card);
            used.sort_unstable();
        }
    }

    pub(crate) fn answered_challenge(&mut self, asked: SeatSet) {
        self.table.phase = Phase::Challenge(asked);
        if asked.is_empty() {
            self.next_event();
        }
    }

    /// GRAV-14: events go first, in the order in which they were given, by who gave them.
    pub(crate) fn next_event(&mut self) {
        if self.table.turn.events.is_empty() {
            return self.ask_to_take_back();
        }
        let event = self.table.turn.events.remove(0);
        self.table.turn.spent.push(event.card);
        if self.table.standing.pieces.is_empty() {
            return self.next_event();
        }
        let seat = event.seat.unwrap_or(self.table.active_seat);
        let deed = if event.as_card == Card::KeepThis { Deed::Keep } else { Deed::Shift };
        self.begin(Task::new(seat, deed));
    }

    /// GRAV-15: before the attempt, who gave a challenge may take it back.
    fn ask_to_take_back(&mut self) {
        let asked = self.table.turn.givers();
        self.answered_take_back(asked);
    }

    pub(crate) fn answered_take_back(&mut self, asked: SeatSet) {
        self.table.phase = Phase::TakeBack(asked);
        if !asked.is_empty() {
            return;
        }
        if self.is_vote_needed() {
            let asked = self.table.turn.givers();
            self.table.phase = Phase::Vote(asked, 0, 0);
            if asked.is_empty() {
                self.decide(Ballot::Others);
            }
        } else {
            self.ask_to_defend();
        }
    }

    /// GRAV-15: back into the hand, where everyone knows of it now.
    pub(crate) fn take_back(&mut self, seat: Seat, card: Card, as_card: Card) {
        let wanted = Given { seat: Some(seat), card, as_card };
        let at = self.table.turn.given.iter().position(|given| *given == wanted);
        let given = self.table.turn.given.remove(at.expect("only what was given is taken back"));
        self.give_back(given);
        let Phase::TakeBack(asked) = self.table.phase else { return };
        let more = self.table.turn.givers().contains(seat);
        self.answered_take_back(if more { asked } else { asked.without(seat) });
    }

    fn give_back(&mut self, given: Given) {
        let Some(seat) = given.seat else {
            // A card that came from the discard goes back there.
            self.table.turn.spent.push(given.card);
            return;
        };
        self.hand_mut(seat).add(given.card, Watchers::ALL);
        let used = &mut self.player_mut(seat).used_cards;
        if let Some(at) = used.iter().position(|card| *card == given.card) {
            used.remove(at);
        }
        self.tell(Told::TookBack { seat, card: given.card });
    }

    /// GRAV-15, GRAV-32: the majority of the givers; equal votes keep the cards that can combine.
    pub(crate) fn vote(&mut self, seat: Seat, choice: Ballot) {
        let Phase::Vote(asked, mut blind, mut others) = self.table.phase else { return };
        self.tell(Told::Voted { seat, choice });
        match choice {
            Ballot::Blind => blind += 1,
            Ballot::Others => others += 1,
        }
        let asked = asked.without(seat);
        self.table.phase = Phase::Vote(asked, blind, others);
        if asked.is_empty() {
            self.decide(if blind > others { Ballot::Blind } else { Ballot::Others });
        }
    }

    /// What was not chosen goes back to its givers.
    fn decide(&mut self, choice: Ballot) {
        self.tell(Told::Decided { choice });
        let given = std::mem::take(&mut self.table.turn.given);
        for given in given {
            let blind = self.effects_of(given.as_card).has(Effect::Blind);
            if blind == (choice == Ballot::Blind) {
                self.table.turn.given.push(given);
            } else {
                self.give_back(given);
            }
        }
        self.table.phase = Phase::Defend;
    }
}

#[cfg(test)]
mod tests {
    use crate::options::{Mode, Options, Rulebook};
    use crate::testing::{Case, case, case_with};

    const ROLLED: &str = "turn zone=red-planet troop=tank asked";

    /// Three players, some cards, a piece of a's on the platform; b and c are asked.
    fn asked(b: &str, c: &str) -> Case {
        case(&format!("a: | b: [{b}] | c: [{c}]; on at1@-5,35; {ROLLED}; now challenge bc"))
    }

    /// GRAV-13: each at most one card, in any order; everyone is asked, whatever they hold.
    #[test]
    fn each_gives_at_most_one_card() {
        let case = asked("stack-it spin-it", "");
        assert_eq!(case.waits(), "b c challenge");
        assert_eq!(case.offers('c'), "let-be");
        assert_eq!(case.offers('b'), "let-be, give spin-it, give stack-it");
        let case = case.play("b give stack-it");
        assert_eq!(case.waits(), "c challenge");
        assert_eq!(case.refused("b give spin-it"), "it is not for seat b to do this now");
        assert_eq!(case.refused("a give spin-it"), "it is not for seat a to do this now");
        assert_eq!(case.play("c let-be").waits(), "b take-back");
    }

    /// GRAV-13, GRAV-43: defence cards are not given, and nobody challenges themselves.
    #[test]
    fn defence_is_not_given() {
        let case = asked("wormhole guardian return-it", "");
        for card in ["wormhole", "guardian", "return-it"] {
            let reason = format!("{card} is neither a challenge nor an event to be given now");
            assert_eq!(case.refused(&format!("b give {card}")), reason);
        }
        assert_eq!(case.refused("b give stack-it"), "stack-it is not in your hand");
        assert_eq!(case.play("b let-be, c let-be").waits(), "a defend");
    }

    /// GRAV-14: events are carried out first, in the order given, by who gave them.
    #[test]
    fn events_go_before_challenges() {
        let case = asked("keep-this", "spin-it").play("b give keep-this, c give spin-it");
        assert_eq!(case.waits(), "b receiver", "there is one piece, so it is known which");
        let case = case.play("b name c, b hand taken");
        assert_eq!(
            (case.troops('c').as_str(), case.platform().as_str()),
            ("at1 ct1 ct2 cf1 cf2 cs1 cs2", "")
        );
        assert_eq!(case.waits(), "c take-back", "and then the challenges");
    }

    /// GRAV-15: who gave a challenge may take it back before the attempt; everyone knows of it then; it is never exchanged.
    #[test]
    fn a_challenge_can_be_taken_back() {
        let case = asked("stack-it spin-it", "spin-it").play("b give stack-it, c give spin-it");
        assert_eq!(
            (case.waits().as_str(), case.offers('b').as_str()),
            ("b c take-back", "let-be, take-back stack-it")
        );
        assert_eq!(
            case.refused("b take-back spin-it"),
            "spin-it is not a challenge that can be taken away now"
        );
        let case = case.play("b take-back stack-it, c let-be");
        assert_eq!((case.hand_of('b').as_str(), case.waits().as_str()), ("spin-it stack-it!", "a defend"));
        assert_eq!(case.refused("b give spin-it"), "this is not the moment for that");
        assert_eq!(case.game.challenges().map(|card| card.to_string()).collect::<Vec<_>>(), ["spin-it"]);
    }

    /// GRAV-15, GRAV-32: Don't look! never combines: the givers vote, the majority decides, what is not chosen goes back.
    #[test]
    fn the_givers_vote_over_dont_look() {
        let four = "a: | b: [dont-look] | c: [spin-it] | d: [double-it]; turn zone=sun troop=tank asked; now challenge bcd";
        let given = "b give dont-look, c give spin-it, d give double-it, b let-be, c let-be, d let-be";
        let vote = || case(four).play(given);
        assert_eq!(vote().waits(), "b c d vote");
        let blind = vote().play("b vote blind, c vote blind, d vote others");
        assert_eq!(blind.waits(), "a defend");
        assert_eq!(
            (blind.hand_of('b'), blind.hand_of('c'), blind.hand_of('d')),
            (String::new(), "spin-it!".into(), "double-it!".into())
        );
        let others = vote().play("b vote blind, c vote others, d vote others");
        assert_eq!((others.hand_of('b').as_str(), others.hand_of('c').as_str()), ("dont-look!", ""));
        assert_eq!(others.refused("b vote blind"), "this is not the moment for that");
    }

    /// GRAV-15: equal votes keep the cards that can combine.
    #[test]
    fn equal_votes_keep_what_combines() {
        let case = asked("dont-look", "spin-it").play("b give dont-look, c give spin-it, b let-be, c let-be");
        assert_eq!(case.waits(), "b c vote");
        let case = case.play("b vote blind, c vote others");
        assert_eq!((case.hand_of('b').as_str(), case.hand_of('c').as_str()), ("dont-look!", ""));
    }

    /// GRAV-32, GRAV-40: what is carried over must be done, so nothing is given that does not combine with it.
    #[test]
    fn dont_look_does_not_join_a_carried_challenge() {
        let carried = |challenge: &str| {
            case(&format!(
                "a: carries wormhole>{challenge} | b: [dont-look spin-it]; {ROLLED}; now challenge b"
            ))
        };
        let reason = "dont-look does not combine with the challenge that was carried over";
        assert_eq!(carried("spin-it").refused("b give dont-look"), reason);
        assert_eq!(carried("dont-look").offers('b'), "let-be, give dont-look");
    }

    /// GRAV-31, GRAV-36, GRAV-38, GRAV-44: what needs a piece or a turn before is not given without.
    #[test]
    fn some_cards_need_something_there() {
        let cards = "copy-it stack-it teleport-it keep-this anti-matter";
        let case = case(&format!("a: | b: [{cards}]; {ROLLED}; now challenge b"));
        assert_eq!(case.refused("b give copy-it"), "there is no turn before this one to repeat");
        for card in ["stack-it", "teleport-it", "keep-this"] {
            assert_eq!(
                case.refused(&format!("b give {card}")),
                format!("there is no piece on the platform for {card}")
            );
        }
        let asked = asked("copy-it stack-it teleport-it keep-this", "");
        assert_eq!(asked.offers('b'), "let-be, give stack-it, give teleport-it, give keep-this");
    }

    /// GRAV-34: one Pair it! a turn; a totem is not teleported.
    #[test]
    fn one_totem_a_turn() {
        let case = asked("pair-it", "pair-it teleport-it spin-it").play("b give pair-it");
        assert_eq!(case.refused("c give pair-it"), "one totem a turn is the most, and it is not teleported");
        assert_eq!(
            case.refused("c give teleport-it"),
            "one totem a turn is the most, and it is not teleported"
        );
        assert_eq!(case.offers('c'), "let-be, give spin-it");
    }

    /// GRAV-46: Anti-matter is any card but the Guardian, declared when used.
    #[test]
    fn anti_matter_is_any_card_but_the_guardian() {
        let case = asked("anti-matter", "spin-it");
        assert_eq!(case.refused("b give anti-matter as guardian"), "anti-matter cannot be used as guardian");
        assert_eq!(
            case.refused("b give anti-matter"),
            "anti-matter is neither a challenge nor an event to be given now"
        );
        assert_eq!(case.refused("c give spin-it as stack-it"), "spin-it cannot be used as stack-it");
        let case = case.play("b give anti-matter as with-chopsticks, c let-be");
        assert_eq!(case.offers('b'), "let-be, take-back anti-matter as with-chopsticks");
        let case = case.play("b let-be, a go");
        assert!(case.game.table.turn.effects.has(crate::effects::Effect::Sticks));
    }

    /// GRAV-50: of two players each may give two cards a turn.
    #[test]
    fn two_players_give_two_cards() {
        let options = Options { mode: Mode::TwoPlayer, ..Options::default() };
        let case =
            case_with(&options, &format!("a: | b: [spin-it bound-it double-it]; {ROLLED}; now challenge b"));
        let case = case.play("b give spin-it");
        assert_eq!(case.waits(), "b challenge");
        let case = case.play("b give bound-it");
        assert_eq!(case.waits(), "b take-back");
        assert_eq!(
            case.play("b take-back spin-it").waits(),
            "b take-back",
            "the other may come back as well"
        );
    }

    /// GRAV-15, GRAV-23: "No player may draw new cards if they are at their hand limit": what may still come back counts.
    #[test]
    fn a_challenge_that_may_come_back_counts() {
        let six = "stack-it spin-it bound-it bound-it wormhole guardian!";
        let case = asked(six, "").play("b give stack-it");
        assert_eq!(case.refused("b buy left"), "at 6 cards nobody draws");
        let case = case.play("c let-be");
        assert_eq!(
            (case.waits().as_str(), case.refused("b buy left").as_str()),
            ("b take-back", "at 6 cards nobody draws")
        );
        let kept = case.play("b let-be");
        assert_eq!(kept.play("b buy left").waits(), "b keep", "now it does not come back any more");
    }

    /// GRAV-33: two Double it! ask for twice as well.
    #[test]
    fn two_double_its_are_twice() {
        let case = asked("double-it", "double-it")
            .play("b give double-it, c give double-it, b let-be, c let-be, a go");
        assert_eq!(case.game.table.turn.again, 1);
    }

    /// GRAV-38: "de una zona a otra": as an event of the Spanish book it leaves its zone; in English it goes "anywhere else on the board".
    #[test]
    fn as_an_event_teleport_leaves_the_zone_in_spanish() {
        for (rulebook, fails) in [(Rulebook::En, false), (Rulebook::Es, true)] {
            let options = Options { teleport_as_event: true, rulebook, ..Options::default() };
            let position =
                format!("a: | b: [teleport-it]; on at1@-100,20 bt1@60,60; {ROLLED}; now challenge b");
            let case = case_with(&options, &position).play("b give teleport-it, b pick at1");
            let near = case.refused("b attempt at -100000,400000 yaw 0 drop 0 speed 25000 spin 0");
            assert!(near.starts_with("nobody fails on purpose") || near.starts_with("a hand"), "{near}");
            let within = "b attempt at -100000,-20000 yaw 0 drop 0 speed 25000 spin 0";
            if fails {
                assert!(case.refused(within).starts_with("nobody fails on purpose"));
            }
            let case = case.play("b hand moved@-100,-20");
            assert_eq!(case.troops('b').contains("at1"), fails, "{rulebook:?}");
        }
    }

    /// GRAV-38: by agreement Teleport it! is an event: any piece, anywhere, by the giver's hand, without dice.
    #[test]
    fn teleport_can_be_an_event() {
        let options = Options { teleport_as_event: true, ..Options::default() };
        let position = format!("a: | b: [teleport-it]; on at1@-5,35 bt1@60,60; {ROLLED}; now challenge b");
        let case = case_with(&options, &position).play("b give teleport-it");
        assert_eq!((case.waits().as_str(), case.offers('b').as_str()), ("b pick", "pick at1, pick bt1"));
        let case = case.play("b pick at1");
        assert_eq!(case.waits(), "b attempt");
        let case = case.play("b hand moved@-100,0");
        assert_eq!((case.waits().as_str(), case.platform().as_str()), ("a defend", "at1 bt1"));
        assert!(!case.heard().contains("rolled"), "no dice: {}", case.heard());
    }
}
