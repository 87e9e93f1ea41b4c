//! The conformance suite catches what it is there to catch: the same game, each time with one bug.

use tabletop::conformance::check;

use crate::high_card::*;

#[test]
fn a_sound_game_conforms() {
    check::<HighCard<SOUND>>(20);
}

#[test]
#[should_panic(expected = "the audit holds")]
fn a_lost_card_is_caught() {
    check::<HighCard<LOSES_A_CARD>>(20);
}

#[test]
#[should_panic(expected = "a view changes only by what its viewer is told")]
fn a_card_that_shows_without_being_told_is_caught() {
    check::<HighCard<SHOWS_A_LAID_CARD>>(20);
}

#[test]
#[should_panic(expected = "who is waited for tells no secret")]
fn a_prompt_that_tells_who_holds_a_card_is_caught() {
    check::<HighCard<WAITS_FOR_THE_HOLDER>>(20);
}

#[test]
#[should_panic(expected = "a refused action changes nothing")]
fn a_refusal_that_changes_something_is_caught() {
    check::<HighCard<CHANGES_ON_REFUSAL>>(20);
}

#[test]
#[should_panic(expected = "what is not offered is refused")]
fn an_action_that_is_accepted_and_not_offered_is_caught() {
    check::<HighCard<ACCEPTS_A_CARD_TWICE>>(20);
}

#[test]
#[should_panic(expected = "a refusal tells no secret")]
fn a_refusal_that_tells_a_secret_is_caught() {
    check::<HighCard<TELLS_IN_A_REFUSAL>>(20);
}

#[test]
#[should_panic(expected = "the view of what a view allows is that view")]
fn imagining_against_what_is_known_is_caught() {
    check::<HighCard<IMAGINES_TOO_FREELY>>(20);
}

#[test]
#[should_panic(expected = "the same actions give the same state")]
fn a_state_that_does_not_save_everything_is_caught() {
    check::<HighCard<FORGETS_ON_SAVING>>(20);
}

#[test]
#[should_panic(expected = "a written action reads back")]
fn notation_that_reads_otherwise_is_caught() {
    check::<HighCard<MISREADS_NOTATION>>(20);
}

#[test]
#[should_panic(expected = "a game ends within ACTIONS_MAX")]
fn a_game_without_an_end_is_caught() {
    check::<HighCard<NEVER_ENDS>>(20);
}

#[test]
#[should_panic(expected = "a view changes only by what its viewer is told")]
fn a_card_drawn_without_a_word_is_caught() {
    check::<HighCard<DRAWS_SECRETLY>>(20);
}
