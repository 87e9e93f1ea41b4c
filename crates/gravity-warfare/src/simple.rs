//! Simple mode: a card a turn (GRAV-47, GRAV-48).

use tabletop::Seat;

use crate::action::Pile;
use crate::card::{Card, Energy};
use crate::event::Told;
use crate::hand::Watchers;
use crate::play::Play;
use crate::turn::{Given, Phase};

impl Play<'_, '_> {
    /// The card of the turn, which everyone sees. Defence is kept for later, in "en" events as well, and another is drawn.
    pub(crate) fn draw_openly(&mut self, seat: Seat, pile: Pile) {
        let Some(card) = self.draw_card(pile) else {
            // Everything is in somebody's hands: the dice alone decide.
            self.table.phase = Phase::Roll;
            return;
        };
        self.tell(Told::DrewOpenly { seat, pile, card });
        if self.is_kept_for_later(card) {
            self.hand_mut(seat).add(card, Watchers::ALL);
            self.tell(Told::KeptOpenly { seat, card });
            self.table.phase = if card == Card::Guardian { Phase::Guardian } else { Phase::Draw };
        } else if card == Card::AntiMatter {
            self.table.turn.spent.push(card);
            self.table.phase = Phase::Declare;
        } else if self.check_giveable(card).is_err() {
            // What cannot be done now is put aside, and another is drawn.
            self.table.turn.spent.push(card);
            self.table.phase = Phase::Draw;
        } else {
            self.do_card(card, card);
        }
    }

    /// What a drawn Anti-matter is, before the dice. What is kept for later is kept like the card it stands for.
    pub(crate) fn declare(&mut self, seat: Seat, as_card: Card) {
        self.tell(Told::Declared { seat, as_card });
        self.table.turn.spent.retain(|card| *card != Card::AntiMatter);
        if self.is_kept_for_later(as_card) {
            self.hand_mut(seat).add(Card::AntiMatter, Watchers::ALL);
            let declared = &mut self.player_mut(seat).declared_cards;
            declared.push(as_card);
            declared.sort_unstable();
            self.table.phase = Phase::Draw;
        } else {
            self.do_card(Card::AntiMatter, as_card);
        }
    }

    /// A card leaves a hand to be played as itself or, an Anti-matter, as another.
    pub(crate) fn play_from_hand(&mut self, seat: Seat, card: Card, as_card: Card) {
        self.hand_mut(seat).remove(card);
        if card == Card::AntiMatter {
            let declared = &mut self.player_mut(seat).declared_cards;
            if let Some(at) = declared.iter().position(|declared| *declared == as_card) {
                declared.remove(at);
            }
        }
    }

    fn do_card(&mut self, card: Card, as_card: Card) {
        let given = Given { seat: None, card, as_card };
        if self.energy(as_card) == Energy::Event {
            self.table.turn.events.push(given);
            return self.next_event();
        }
        self.table.turn.given.push(given);
        self.table.phase = Phase::Roll;
    }
}

#[cfg(test)]
mod tests {
    use crate::options::{Mode, Options, Rulebook};
    use crate::testing::{Case, case_with, seat};

    /// a is to draw from a left pile with these cards, the next one last.
    fn draw(rulebook: Rulebook, left: &str, platform: &str) -> Case {
        let options = Options { mode: Mode::Simple, rulebook, ..Options::default() };
        let position = format!(
            "a: | b: | c:; turns 4; last troops=ship zone=sun; on {platform}; left rest {left}; now draw"
        );
        case_with(&options, &position)
    }

    /// GRAV-47: the card drawn is what is to be done, with the dice.
    #[test]
    fn the_card_drawn_is_the_challenge() {
        let case = draw(Rulebook::En, "spin-it", "").play("a draw left");
        assert_eq!((case.heard().as_str(), case.waits().as_str()), ("drew-openly", "a roll"));
        let case = case.play("a roll");
        assert_eq!(case.waits(), "a defend", "nobody is asked for cards");
        let case = case.play("a go");
        assert!(case.game.own_effect(crate::effects::Effect::Spinning));
        let kind = case.game.table.turn.troop.unwrap();
        let case = case.play(&format!("a hand {kind}@0,0 spun fell=own"));
        assert_eq!(
            case.game.table.discard_cards.iter().map(|card| card.to_string()).collect::<Vec<_>>(),
            ["spin-it"]
        );
        assert_eq!(case.waits(), "b draw");
    }

    /// GRAV-47: Copy it! and Teleport it! bring their own piece and zone; nobody skips for want of a kind.
    #[test]
    fn some_cards_need_no_dice() {
        let case = draw(Rulebook::En, "copy-it", "").play("a draw left, a roll");
        assert_eq!(case.heard(), "drew-openly");
        assert_eq!(case.play("a go").offers('a'), "attempt ship");
        let case = draw(Rulebook::En, "teleport-it", "bt1@0,0").play("a draw left, a roll, a go");
        assert_eq!(case.waits(), "a attempt");
    }

    /// GRAV-47: a defence card is kept for later and another is drawn; in "en" an event card as well.
    #[test]
    fn defence_is_kept_for_later() {
        let case = draw(Rulebook::En, "spin-it you-do-it", "").play("a draw left");
        assert_eq!((case.hand_of('a').as_str(), case.waits().as_str()), ("you-do-it!", "a draw"));
        let case = draw(Rulebook::En, "spin-it keep-this", "bt1@0,0").play("a draw left");
        assert_eq!((case.hand_of('a').as_str(), case.waits().as_str()), ("keep-this!", "a draw"));
    }

    /// GRAV-47: a kept event is used in another's turn.
    #[test]
    fn a_kept_event_is_used_in_anothers_turn() {
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let case = case_with(
            &options,
            "a: | b: [keep-this! you-do-it!] | c:; on at1@0,0; turns 4; turn given=-:spin-it; now roll",
        );
        let case = case.play("a roll");
        assert_eq!(
            (case.waits().as_str(), case.offers('b').as_str()),
            ("b challenge", "let-be, give keep-this")
        );
        let case = case.play("b give keep-this, b name c, b hand taken");
        assert_eq!((case.waits().as_str(), case.troops('c').contains("at1")), ("a defend", true));
    }

    /// GRAV-46, GRAV-47: "you may choose which card you want it to be": Keep this! as well, which is kept for later in "en".
    #[test]
    fn anti_matter_may_be_keep_this() {
        let case = draw(Rulebook::En, "spin-it anti-matter", "").play("a draw left, a declare keep-this");
        assert_eq!((case.hand_of('a').as_str(), case.waits().as_str()), ("anti-matter!", "a draw"));
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let position = "a: | b: [anti-matter!] declared keep-this | c:; on at1@0,0; turns 4; turn given=-:spin-it; now roll";
        let case = case_with(&options, position).play("a roll");
        assert_eq!(case.offers('b'), "let-be, give anti-matter as keep-this");
        let case = case.play("b give anti-matter as keep-this, b name c, b hand taken");
        assert_eq!((case.troops('c').contains("at1"), case.hand_of('b').as_str()), (true, ""));
        let spanish =
            draw(Rulebook::Es, "anti-matter", "bt1@0,0 ct1@50,0").play("a draw left, a declare keep-this");
        assert_eq!(spanish.waits(), "a pick", "in \"es\" it is the turn");
    }

    /// GRAV-39, GRAV-48: that a Guardian is no help with the last piece stands in the paragraph of Battle mode alone.
    #[test]
    fn a_guardian_helps_with_the_last_piece() {
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let last = "a: [guardian!] troops at2 | b:; out at1 af1 af2 as1 as2; turn zone=sun troop=tank asked given=-:spin-it; now defend";
        let case = case_with(&options, last).play("a guard, a hand tank@100,0");
        assert!(case.heard().contains("round-won"), "{}", case.heard());
    }

    /// GRAV-13, GRAV-48: a Guardian that is drawn and used leaves the others a moment to give an event.
    #[test]
    fn a_drawn_guardian_waits_for_events() {
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let position = "a: | b: [keep-this!] | c:; on at1@0,0; turns 4; left rest guardian; now draw";
        let case = case_with(&options, position).play("a draw left, a guard");
        assert_eq!(
            (case.waits().as_str(), case.offers('b').as_str()),
            ("b challenge", "let-be, give keep-this")
        );
        assert_eq!(case.play("b let-be").waits(), "a attempt");
    }

    /// GRAV-46, GRAV-47: an Anti-matter that was kept as You do it! is nothing else later on.
    #[test]
    fn what_was_declared_is_not_taken_back() {
        let options = Options { mode: Mode::Simple, ..Options::default() };
        let position = "a: | b: [keep-this! anti-matter!] declared you-do-it | c:; on at1@0,0; turns 4; turn given=-:spin-it; now roll";
        let case = case_with(&options, position).play("a roll");
        assert_eq!(case.offers('b'), "let-be, give keep-this");
        assert_eq!(
            case.refused("b give anti-matter as keep-this"),
            "anti-matter cannot be used as keep-this"
        );
    }

    /// GRAV-47: in "es" an event that is drawn is done at once, by who drew it, and that is the turn.
    #[test]
    fn in_spanish_a_drawn_event_is_the_turn() {
        let case = draw(Rulebook::Es, "keep-this", "bt1@0,0 ct1@50,0").play("a draw left");
        assert_eq!(case.waits(), "a pick");
        let case = case.play("a pick bt1, a name b, a hand taken");
        assert_eq!((case.waits().as_str(), case.troops('b').contains("bt1")), ("b draw", true));
    }

    /// GRAV-47: what cannot be done now is put aside, and another is drawn.
    #[test]
    fn what_cannot_be_done_is_drawn_again() {
        let case = draw(Rulebook::En, "spin-it stack-it", "").play("a draw left");
        assert_eq!(case.waits(), "a draw");
        assert_eq!(case.play("a draw left").waits(), "a roll");
    }

    /// GRAV-46, GRAV-47: an Anti-matter is declared before rolling.
    #[test]
    fn anti_matter_is_declared_before_rolling() {
        let case = draw(Rulebook::En, "spin-it anti-matter", "").play("a draw left");
        assert_eq!(case.waits(), "a declare");
        assert_eq!(case.refused("a roll"), "this is not the moment for that");
        assert_eq!(case.refused("a declare guardian"), "anti-matter cannot be used as guardian");
        assert_eq!(case.refused("a declare stack-it"), "there is no piece on the platform for stack-it");
        let offered = "declare bound-it, declare copy-it, declare dont-look, declare double-it, declare pair-it, declare spin-it, \
                       declare with-chopsticks, declare you-do-it, declare keep-this";
        assert_eq!(case.offers('a'), offered);
        let case = case.play("a declare pair-it");
        assert_eq!(
            (case.waits().as_str(), case.game.challenges().next().unwrap().to_string().as_str()),
            ("a roll", "pair-it")
        );
        let kept = draw(Rulebook::En, "spin-it anti-matter", "").play("a draw left, a declare you-do-it");
        assert_eq!((kept.hand_of('a').as_str(), kept.waits().as_str()), ("anti-matter!", "a draw"));
        let used = kept.play("a draw left, a roll, a you-do-it b with anti-matter");
        assert_eq!(used.waits(), "b defend");
    }

    /// GRAV-48: a Guardian drawn is used at once, any own piece in any zone, or kept.
    #[test]
    fn a_guardian_is_used_at_once_or_kept() {
        let case = || draw(Rulebook::En, "spin-it guardian", "").play("a draw left");
        assert_eq!((case().waits().as_str(), case().offers('a').as_str()), ("a guardian", "let-be, guard"));
        let used = case().play("a guard");
        assert_eq!(used.offers('a'), "attempt tank, attempt fighter, attempt ship");
        assert_eq!((used.game.own_zone(), used.game.hand(seat('a')).is_empty()), (None, true));
        let kept = case().play("a let-be");
        assert_eq!((kept.waits().as_str(), kept.hand_of('a').as_str()), ("a draw", "guardian!"));
    }
}
