//! The complete situation in one line. Sections are separated by `|`; those that a person leaves out are empty.
//!
//! ```text
//! answer b 7 from a clockwise | a: godzilla 4p furious turned (3 building-card-2) [7 8 reversal] | b: mothra [5{<7}] | …
//!   | last 7 | played 3 4 | deck 5 6 rest | centre building-card-1 | buildings rest | gone building-card-3 | king a
//! ```
//!
//! First the phase (`open`, `answer`, `damage`, `building`, `extra`, `discard`, `over`, `stalemate`) with whose turn it is,
//! what is faced and from whom, `2 cards` if two are still to take, `owed` if the player of the last card may draw, the
//! direction, and `quiet 7` if seven cards were played since the last damage. Then the players: kaiju, points, `furious`, `turned`, `out`, damage in parentheses, the hand in brackets. A card in a
//! hand has in braces what everyone knows of it: `ago1` for a card of the deck before, `<7` for a number below 7, `!special`
//! and `!minus` for what it is not. In `played`, `deck` and `buildings`, `rest` stands for all cards that are named nowhere,
//! in the order of the cards. A deck is written from the top; one that is not given is `rest`.

use std::fmt::Write;

use tabletop::notation::number;
use tabletop::{BadNotation, BadSetup, Seat};

use crate::data::House;
use crate::notation::read_card;
use crate::state::{HAND_MAX, Hand};
use crate::{Back, Card, Count, Damage, Facing, GodzillaTotalWar, HandCard, Kaiju, Options, Phase};

const PHASES: [(&str, Phase); 8] = [
    ("open", Phase::Open),
    ("answer", Phase::Answer),
    ("damage", Phase::Damage),
    ("building", Phase::Building),
    ("extra", Phase::Extra),
    ("discard", Phase::Discard),
    ("over", Phase::Over),
    ("stalemate", Phase::Stalemate),
];
const CLOCKWISE: &str = "clockwise";
const COUNTER_CLOCKWISE: &str = "counter-clockwise";
const REST: &str = "rest";
/// No text of a position is longer.
const TEXT_BYTES_MAX: usize = 16 * 1024;

impl GodzillaTotalWar {
    pub(crate) fn position(&self) -> String {
        let mut text = self.written_head();
        for seat in Seat::all(self.table.players.len()) {
            let _ = write!(text, " | {}", self.written_player(seat));
        }
        let table = &self.table;
        let (last, deck, buildings) =
            (table.last_card.as_slice(), reversed(&self.deck), reversed(&self.building_deck));
        write_pile(&mut text, "last", last);
        write_pile(&mut text, "played", &table.discards);
        write_deck(&mut text, "deck", &deck);
        write_pile(&mut text, "centre", &table.centre);
        write_deck(&mut text, "buildings", &buildings);
        write_pile(&mut text, "gone", &table.gone);
        if let Some(king) = table.king_seat {
            let _ = write!(text, " | king {king}");
        }
        text
    }

    fn written_head(&self) -> String {
        let table = &self.table;
        let phase = PHASES.iter().find(|(_, phase)| *phase == table.phase).map_or("", |(name, _)| name);
        let mut text = format!("{phase} {}", table.turn_seat);
        if let Some(last) = table.last_seat {
            let _ = write!(text, " {} from {last}", table.blow);
        }
        if table.cards_left > 1 {
            let _ = write!(text, " {} cards", table.cards_left);
        }
        if table.owed_seat.is_some() {
            text.push_str(" owed");
        }
        text.push(' ');
        text.push_str(if table.clockwise { CLOCKWISE } else { COUNTER_CLOCKWISE });
        if table.quiet_plays > 0 {
            let _ = write!(text, " quiet {}", table.quiet_plays);
        }
        text
    }

    fn written_player(&self, seat: Seat) -> String {
        let player = self.table.player(seat);
        let mut text = format!("{seat}: {} {}p", player.kaiju, player.points);
        for (word, is_so) in [("furious", player.furious), ("turned", player.turned), ("out", player.out)] {
            if is_so {
                let _ = write!(text, " {word}");
            }
        }
        let damage: Vec<_> = self.table.damage_cards(seat).map(Card::name).collect();
        if !damage.is_empty() {
            let _ = write!(text, " ({})", damage.join(" "));
        }
        let hand: Vec<_> = self.hand(seat).iter().map(written_hand_card).collect();
        let _ = write!(text, " [{}]", hand.join(" "));
        text
    }

    /// Reads a position, checks that it makes sense, and says what does not.
    pub(crate) fn at_position(options: &Options, text: &str) -> Result<GodzillaTotalWar, BadSetup> {
        if text.len() > TEXT_BYTES_MAX {
            return Err(BadSetup(format!("a position has at most {TEXT_BYTES_MAX} bytes")));
        }
        let house = House::read(options)?;
        let mut game = GodzillaTotalWar::empty(options, &house);
        let mut sections = text.split('|').map(str::trim);
        let head = sections.next().unwrap_or_default();
        let (players, piles): (Vec<&str>, Vec<&str>) = sections.partition(|section| section.contains(':'));
        for player in players {
            game.read_player(player, &house)?;
        }
        options.check(game.table.players.len())?;
        game.read_head(head)?;
        game.read_piles(&piles)?;
        game.check_conservation().and_then(|()| game.check_sense()).map_err(BadSetup)?;
        Ok(game)
    }

    fn read_head(&mut self, head: &str) -> Result<(), BadNotation> {
        let seats = self.table.players.len();
        let mut words = head.split_whitespace();
        let phase = words.next().unwrap_or_default();
        let known = PHASES.iter().find(|(name, _)| *name == phase);
        self.table.phase = known.map(|(_, phase)| *phase).ok_or_else(|| {
            BadNotation::new(
                phase,
                "a phase: open, answer, damage, building, extra, discard, over or stalemate",
            )
        })?;
        self.table.turn_seat = Seat::read(words.next().unwrap_or_default(), seats)?;
        self.table.cards_left = u8::from(self.table.phase == Phase::Damage);
        let rest: Vec<&str> = words.collect();
        let mut rest = &rest[..];
        while let [word, more @ ..] = rest {
            rest = self.read_head_word(word, more)?;
        }
        Ok(())
    }

    /// One statement about the round; returns the words after it.
    fn read_head_word<'w, 't>(
        &mut self,
        word: &str,
        more: &'w [&'t str],
    ) -> Result<&'w [&'t str], BadNotation> {
        let table = &mut self.table;
        match (word, more) {
            (CLOCKWISE, _) => table.clockwise = true,
            (COUNTER_CLOCKWISE, _) => table.clockwise = false,
            ("owed", _) => table.owed_seat = table.last_seat,
            ("quiet", [count, more @ ..]) => {
                table.quiet_plays = number(count, "a number of cards played without damage")?;
                return Ok(more);
            }
            (count, ["cards", more @ ..]) => {
                table.cards_left = number(count, "a number of cards")?;
                return Ok(more);
            }
            (blow, ["from", last, more @ ..]) => {
                let wanted = "a blow: a number up to 30, wound or double-wound";
                table.blow = Facing::read(blow).ok_or_else(|| BadNotation::new(blow, wanted))?;
                table.last_seat = Some(Seat::read(last, table.players.len())?);
                return Ok(more);
            }
            _ => {
                let wanted = "part of the round: a blow `from` a seat, `2 cards`, owed, quiet 7, clockwise or counter-clockwise";
                return Err(BadNotation::new(word, wanted));
            }
        }
        Ok(more)
    }

    fn read_player(&mut self, text: &str, house: &House) -> Result<(), BadNotation> {
        let (letter, text) = tabletop::notation::split(text, ":", "a player")?;
        let index = self.table.players.len();
        if index >= Kaiju::ALL.len() {
            return Err(BadNotation::new(letter, "one of at most twelve players"));
        }
        let seat = Seat::new(index);
        if letter != seat.letter().to_string() {
            return Err(BadNotation::new(letter, format!("the next player, {seat}")));
        }
        let (damage, text) = bracketed(text, '(', ')')?;
        let (hand, text) = bracketed(&text, '[', ']')?;
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let kaiju = Kaiju::named(name).ok_or_else(|| BadNotation::new(name, "a kaiju"))?;
        self.sit_down(kaiju, house);
        self.read_hand(seat, &hand)?;
        for name in damage.split_whitespace() {
            let damage = Damage { seat, card: read_card(name)? };
            self.table
                .damage
                .try_push(damage)
                .map_err(|_| BadNotation::new(name, "a card there is room for"))?;
        }
        words.try_for_each(|word| self.read_player_word(seat, word))
    }

    fn read_player_word(&mut self, seat: Seat, word: &str) -> Result<(), BadNotation> {
        let player = self.table.player_mut(seat);
        match word {
            "furious" => player.furious = true,
            "turned" => player.turned = true,
            "out" => player.out = true,
            _ => {
                let wanted = "points like 3p, furious, turned or out";
                let points = word.strip_suffix('p').ok_or_else(|| BadNotation::new(word, wanted))?;
                player.points = number(points, wanted)?;
            }
        }
        Ok(())
    }

    fn read_hand(&mut self, seat: Seat, text: &str) -> Result<(), BadNotation> {
        let mut hand = Hand::new();
        for word in text.split_whitespace() {
            let held = read_hand_card(word)?;
            hand.try_push(held)
                .map_err(|_| BadNotation::new(text, format!("a hand of at most {HAND_MAX}")))?;
        }
        hand.sort_by_key(|held| held.card);
        self.hands[seat.index()] = hand;
        Ok(())
    }

    fn read_piles(&mut self, piles: &[&str]) -> Result<(), BadNotation> {
        let (mut played, mut deck, mut buildings) = ("", REST, REST);
        for pile in piles {
            let (name, cards) = pile.split_once(char::is_whitespace).unwrap_or((pile, ""));
            let table = &mut self.table;
            match name {
                "last" => {
                    table.last_card = if cards.is_empty() { None } else { Some(read_card(cards.trim())?) }
                }
                "centre" => read_pile(cards, &mut table.centre)?,
                "gone" => read_pile(cards, &mut table.gone)?,
                "king" => table.king_seat = Some(Seat::read(cards.trim(), table.players.len())?),
                "played" => played = cards,
                "deck" => deck = cards,
                "buildings" => buildings = cards,
                _ => {
                    let wanted = "a player or a pile: last, played, deck, centre, buildings, gone, king";
                    return Err(BadNotation::new(name, wanted));
                }
            }
        }
        self.read_decks(played, deck, buildings)
    }

    /// The piles that `rest` can stand in. What is named is read before what is not.
    fn read_decks(&mut self, played: &str, deck: &str, buildings: &str) -> Result<(), BadNotation> {
        let (played, played_rest) = without_rest(played);
        let (deck, deck_rest) = without_rest(deck);
        let (buildings, buildings_rest) = without_rest(buildings);
        read_pile(played, &mut self.table.discards)?;
        read_pile(deck, &mut self.deck)?;
        read_pile(buildings, &mut self.building_deck)?;
        if played_rest {
            push_all(&self.named_nowhere(Card::is_playing_card), &mut self.table.discards)?;
        }
        if deck_rest {
            push_all(&self.named_nowhere(Card::is_playing_card), &mut self.deck)?;
        }
        if buildings_rest {
            push_all(&self.named_nowhere(Card::is_building), &mut self.building_deck)?;
        }
        self.deck.reverse();
        self.building_deck.reverse();
        Ok(())
    }

    /// All cards of this sort that the position does not name, in order.
    fn named_nowhere(&self, is_one: impl Fn(Card) -> bool) -> Vec<Card> {
        let named = self.tally();
        let missing = |count: &Count| {
            let missing = u16::from(count.count).saturating_sub(named[count.card.index()]);
            std::iter::repeat_n(count.card, usize::from(missing))
        };
        self.table.contents.iter().filter(|count| is_one(count.card)).flat_map(missing).collect()
    }
}

/// A pile is written if there is one; a deck always, because one that is not given is `rest`.
fn write_pile(text: &mut String, name: &str, cards: &[Card]) {
    if !cards.is_empty() {
        write_deck(text, name, cards);
    }
}

fn write_deck(text: &mut String, name: &str, cards: &[Card]) {
    let _ = write!(text, " | {name}");
    for card in cards {
        let _ = write!(text, " {card}");
    }
}

fn reversed(cards: &[Card]) -> Vec<Card> {
    cards.iter().rev().copied().collect()
}

fn written_hand_card(held: &HandCard) -> String {
    let Back { decks_ago, number_below, special, minus_three } = held.back;
    let mut facts = Vec::new();
    if decks_ago > 0 {
        facts.push(format!("ago{decks_ago}"));
    }
    if number_below < Back::DRAWN.number_below {
        facts.push(format!("<{number_below}"));
    }
    if !special {
        facts.push("!special".to_owned());
    }
    if !minus_three {
        facts.push("!minus".to_owned());
    }
    if facts.is_empty() { held.card.to_string() } else { format!("{}{{{}}}", held.card, facts.join(",")) }
}

fn read_hand_card(word: &str) -> Result<HandCard, BadNotation> {
    let Some((name, facts)) = word.split_once('{') else {
        return Ok(HandCard { card: read_card(word)?, back: Back::DRAWN });
    };
    let facts = facts.strip_suffix('}').ok_or_else(|| BadNotation::new(word, "a card with a closing }"))?;
    let mut back = Back::DRAWN;
    for fact in facts.split(',') {
        let wanted = "what is known of a card: ago1, <7, !special or !minus";
        match fact {
            "!special" => back.special = false,
            "!minus" => back.minus_three = false,
            _ if fact.starts_with('<') => {
                let below: u8 = number(&fact[1..], wanted)?;
                back.number_below = below.min(back.number_below);
            }
            _ => {
                let decks = fact.strip_prefix("ago").ok_or_else(|| BadNotation::new(fact, wanted))?;
                back.decks_ago = number(decks, wanted)?;
            }
        }
    }
    Ok(HandCard { card: read_card(name)?, back })
}

/// What stands between the brackets, if there are any, and the text without them.
fn bracketed(text: &str, open: char, close: char) -> Result<(String, String), BadNotation> {
    let Some((before, inside)) = text.split_once(open) else {
        return Ok((String::new(), text.to_owned()));
    };
    let wanted = || BadNotation::new(text, format!("closed by {close}"));
    let (inside, after) = inside.split_once(close).ok_or_else(wanted)?;
    Ok((inside.to_owned(), format!("{before} {after}")))
}

/// The cards that are named, and whether `rest` follows them.
fn without_rest(cards: &str) -> (&str, bool) {
    match cards.trim().strip_suffix(REST) {
        Some(named) => (named, true),
        None => (cards, false),
    }
}

fn read_pile<const N: usize>(text: &str, pile: &mut arrayvec::ArrayVec<Card, N>) -> Result<(), BadNotation> {
    for name in text.split_whitespace() {
        push_all(&[read_card(name)?], pile)?;
    }
    Ok(())
}

fn push_all<const N: usize>(
    cards: &[Card],
    pile: &mut arrayvec::ArrayVec<Card, N>,
) -> Result<(), BadNotation> {
    for card in cards {
        pile.try_push(*card).map_err(|_| BadNotation::new(card.name(), "a card there is room for"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::testing::{check, options, setup};

    const THREE: &str = "| a: godzilla [7] | b: mothra [8] | c: zilla [9]";

    /// KAIJU-03, KAIJU-33: everything there is reads back, written by hand or by the game.
    #[test]
    fn a_position_reads_back() {
        let whole = "damage b double-wound from a counter-clockwise | a: godzilla 4p furious turned (3 building-card-2) \
                     [7 8{ago2,<9} minus-three{<0,!special}] | b: mothra 0p [] | c: zilla 11p out [] | last double-wound \
                     | played 3 4 | deck 5 rest | centre building-card-1 | buildings rest | gone building-card-3 | king a";
        let game = GodzillaTotalWar::read_position(&options(), whole).unwrap();
        let again = GodzillaTotalWar::read_position(&options(), &game.write_position()).unwrap();
        assert_eq!(game, again);
        check(
            whole,
            "",
            "8{ago2,<9} minus-three{<0,!special}] | b; deck 5 0 0 0 1; gone building-card-3 | king a",
        );
        let fresh = setup(&options(), 12);
        assert_eq!(GodzillaTotalWar::read_position(&options(), &fresh.write_position()).unwrap(), fresh);
    }

    /// KAIJU-03: what is named nowhere is the rest.
    #[test]
    fn the_rest_is_what_is_named_nowhere() {
        check(
            &format!("open a {THREE}"),
            "",
            "deck 0 0 0 1 1 1 1 2; buildings building-card-1 building-card-1",
        );
        check(&format!("open a {THREE} | deck 5 | played rest"), "", "deck 5 |; played 0 0 0 1");
        check(&format!("open a {THREE} | deck 5"), "", "there are 3 of `0`, and 0 are placed");
    }

    /// Text that makes no sense is refused with what is wrong.
    #[test]
    fn what_is_wrong_is_told() {
        let wrong =
            |head: &str, more: &str, expected: &str| check(&format!("{head} {THREE} {more}"), "", expected);
        wrong("", "", "a phase: open, answer, damage, building, extra, discard, over or stalemate");
        wrong("sleep a", "", "`sleep` is not a phase");
        wrong("open d", "", "`d` is not a seat of a table of 3");
        wrong("open a sideways", "", "`sideways` is not part of the round");
        wrong("answer a", "", "it must be said what is faced, and from whom");
        wrong("answer a 7 from a", "", "a cannot have played the last card");
        wrong("answer a 77 from b", "", "`77` is not a blow");
        wrong("answer a double-wound from b", "", "nobody answers a Double Wound (KAIJU-16)");
        wrong("open a 7 from b", "", "b cannot have played in this phase");
        wrong("building a 7 from b", "", "there is no building in the centre (KAIJU-22)");
        wrong("discard a", "", "nobody has more than three cards (KAIJU-30)");
        wrong("damage a 7 from b 2 cards", "", "2 cards cannot be left to take (KAIJU-16)");
        wrong("answer a 7 from b owed", "", "nobody is owed a card (KAIJU-31)");
        wrong("open a", "| d: zilla", "zilla is there twice (KAIJU-05)");
        wrong("open a", "| e: manda", "`e` is not the next player, d");
        wrong("open a", "| d: gamera", "`gamera` is not a kaiju");
        wrong("open a", "| d: manda sleepy", "`sleepy` is not points like 3p, furious, turned or out");
        wrong("open a", "| d: manda 12p", "d has the points that win (KAIJU-29)");
        wrong("open a", "| d: manda (6 5)", "d bears more damage than its life (KAIJU-25)");
        wrong("open a", "| d: manda (minus-three)", "only numbers are damage");
        wrong("open a", "| d: manda out [5]", "d is out and has cards (KAIJU-27)");
        wrong("open a", "| d: manda [5{<5}]", "`5` is known not to be that");
        wrong("open a", "| d: manda [5{loud}]", "`loud` is not what is known of a card");
        wrong("open a", "| d: manda [1 2 3 4 5 6 7]", "a hand of at most 6");
        wrong("open a", "| d: manda [building-card-1]", "`building-card-1` cannot be in a hand");
        wrong(
            "open a",
            "| d: manda [double-wound double-wound]",
            "there are 1 of `double-wound`, and 2 are placed",
        );
        wrong("open a", "| d: manda | pile 4", "`pile` is not a player or a pile");
        let zeros = "0 ".repeat(90);
        wrong(
            "open a",
            &format!("| played {zeros} | deck {zeros}"),
            "there are 3 of `0`, and 180 are placed",
        );
        wrong("open a", "| centre 4", "only Building cards are buildings");
        check("open a | a: manda [1] | b: zilla", "", "3 to 12 can play, not 2");
        check("open a | a: manda | b: zilla | c: mothra [1]", "", "a opens and has no card (KAIJU-32)");
        check(
            &format!("open a {THREE} | deck | played rest"),
            "",
            "the deck ran out and the played cards were not shuffled",
        );
    }
}
