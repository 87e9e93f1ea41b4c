//! The complete situation in one line, secrets included. Parts are set apart by ` | `, first the players by seat:
//!
//! ```text
//! a*: 7 9 (eye) [2 5/bc station!] stolen 7>b took 2 colony colonies 1
//! ```
//!
//! After the letter `*` is for the Commander, `-` for who has abandoned, `.` for who has passed. Then come the zone in the order of
//! play (in round brackets what the exchange brought), the hand in square brackets, and where there are any, cards laid `aside`,
//! cards `stolen` with who has them, scrap they `took`, and colonies. A card that all know of has a `!`; one that some know of
//! has their letters after a `/`. Then, in any order and only where needed:
//!
//! ```text
//! disputed colony | turn a | round 7 | deck 3 station rest | discard 1 2 | scrap 9 | doubts b:7@ac^a w:7@ac^a
//! ```
//!
//! In place of `turn a`: `end a`, `pirate a on b`, `storm a asks b c`, `deus a asks b c`, `discarding`, `over`. The deck is given
//! from the top, the other piles from the bottom. At the end of one of the three, `rest` is all cards not named, in order; without
//! a deck and a `rest` they are the deck. Without a Commander it is `a`; without a phase it is the Commander's turn; without a
//! round it is the first.

use std::fmt::Write;

use tabletop::{BadNotation, BadSetup, Seat, SeatSet, notation};

use crate::audit::observer_letter;
use crate::card::{Card, Special};
use crate::course::ROUNDS_MAX;
use crate::deck::Contents;
use crate::doubts::{DOUBTS_MAX, Doubt};
use crate::hands::{Held, Place, SEATS_MAX, WATCHER, everyone_but};
use crate::options::{Options, RoundLimit};
use crate::setup::empty_table;
use crate::state::{GuerraCivilEspacial, Phase, Pile, Salvaged, Threat};
use crate::zone::{Laid, ZONE_MAX};

impl GuerraCivilEspacial {
    pub(crate) fn to_line(&self) -> String {
        let mut parts: Vec<String> = self.everyone().map(|seat| self.write_player(seat)).collect();
        parts.extend(self.disputed.map(|card| format!("disputed {card}")));
        parts.push(self.write_phase());
        parts.extend((self.course.round > 1).then(|| format!("round {}", self.course.round)));
        parts.push(join("deck", self.deck.iter().rev()));
        let piles = [("discard", &self.discard), ("scrap", &self.scrap)];
        parts.extend(piles.iter().filter(|(_, pile)| !pile.is_empty()).map(|(name, pile)| join(name, *pile)));
        parts.extend(self.write_doubts());
        parts.join(" | ")
    }

    fn write_player(&self, seat: Seat) -> String {
        let mut text = seat.to_string();
        let marks = [
            ('*', seat == self.commander),
            ('-', !self.contention.contains(seat)),
            ('.', self.passed.contains(seat)),
        ];
        text.extend(marks.iter().filter(|(_, has)| *has).map(|(mark, _)| mark));
        let zone = self.zone(seat).cards().iter();
        let zone =
            zone.map(|laid| if laid.taken { format!("({})", laid.card) } else { laid.card.to_string() });
        text = join(&format!("{text}:"), zone);
        let held = self.hands.held(seat).iter();
        let [hand, aside, stolen] = [0, 1, 2].map(|group| {
            let of_group = held.clone().filter(|held| place_group(held.place) == group);
            of_group.map(|held| self.write_held(seat, held)).collect::<Vec<_>>().join(" ")
        });
        let _ = write!(text, " [{hand}]");
        let took = self.salvage.iter().filter(|taken| taken.seat == seat).map(|taken| taken.card.to_string());
        let took = took.collect::<Vec<_>>().join(" ");
        for (name, cards) in [("aside", aside), ("stolen", stolen), ("took", took)] {
            if !cards.is_empty() {
                let _ = write!(text, " {name} {cards}");
            }
        }
        match self.colonies[seat.index()] {
            0 => text,
            colonies => format!("{text} colonies {colonies}"),
        }
    }

    fn write_held(&self, seat: Seat, held: &Held) -> String {
        let mut text = held.card.to_string();
        if held.known_to == everyone_but(seat, self.seat_count()) {
            text.push('!');
        } else if !held.known_to.is_empty() {
            text.push('/');
            text.extend(held.known_to.iter().map(Seat::letter));
        }
        if let Place::StolenBy(pirate) = held.place {
            let _ = write!(text, ">{pirate}");
        }
        text
    }

    fn write_phase(&self) -> String {
        match self.phase {
            Phase::Turn { seat } => format!("turn {seat}"),
            Phase::TurnEnd { seat } => format!("end {seat}"),
            Phase::Answer { threat: Threat::Pirate { seat, target }, .. } => {
                format!("pirate {seat} on {target}")
            }
            Phase::Answer { threat, asked } => {
                join(&format!("{} {} asks", threat.special(), threat.seat()), asked.iter())
            }
            Phase::Discard => "discarding".to_owned(),
            Phase::Over => "over".to_owned(),
        }
    }

    fn write_doubts(&self) -> Option<String> {
        let write = |observer: Seat, doubt: &Doubt| {
            let among: String = doubt.among.iter().map(Seat::letter).collect();
            let home = doubt.home.map_or(String::new(), |home| format!("^{home}"));
            format!("{}:{}@{among}{home}", observer_letter(observer), doubt.card)
        };
        let observers = self.everyone().chain([WATCHER]);
        let doubts: Vec<String> = observers
            .flat_map(|observer| self.doubts.of(observer).iter().map(move |doubt| write(observer, doubt)))
            .collect();
        (!doubts.is_empty()).then(|| join("doubts", doubts))
    }
}

fn place_group(place: Place) -> usize {
    match place {
        Place::Hand => 0,
        Place::Aside => 1,
        Place::StolenBy(_) => 2,
    }
}

fn join(first: &str, rest: impl IntoIterator<Item = impl ToString>) -> String {
    rest.into_iter().fold(first.to_owned(), |text, item| text + " " + &item.to_string())
}

/// Reads a line and checks that everything adds up.
pub(crate) fn read_line(options: &Options, text: &str) -> Result<GuerraCivilEspacial, BadSetup> {
    let parts: Vec<&str> = text.split('|').map(str::trim).collect();
    let seats = parts.iter().take_while(|part| is_player(part)).count();
    if !(2..=SEATS_MAX).contains(&seats) {
        return Err(BadSetup(format!("a position begins with 2 to 8 players, `a: … | b: …`, not {seats}")));
    }
    let table = empty_table(options, seats)?;
    let mut reader = Reader { left: table.contents, table, has_phase: false, rest: Rest::Nowhere };
    let (players, others) = parts.split_at(seats);
    // The Commander decides which card doubles in which zone, so it comes first.
    let is_commander = |part: &&str| part.split(':').next().is_some_and(|name| name.contains('*'));
    reader.table.commander = Seat::new(players.iter().position(is_commander).unwrap_or(0));
    for (seat, part) in Seat::all(seats).zip(players) {
        reader.player(seat, part)?;
    }
    others.iter().try_for_each(|part| reader.part(part))?;
    reader.finish()
}

fn is_player(part: &str) -> bool {
    let name = part.split_once(':').map(|(name, _)| name);
    name.is_some_and(|name| name.len() <= 4 && name.starts_with(|first: char| first.is_ascii_lowercase()))
}

/// A table being read, and the cards that are not on it yet.
struct Reader {
    table: GuerraCivilEspacial,
    left: Contents,
    has_phase: bool,
    rest: Rest,
}

/// Where the cards go that are not named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    /// Nothing is said, so they are the deck.
    Nowhere,
    /// A deck is given, so all must be named.
    Named,
    Deck,
    Discard,
    Scrap,
}

impl Reader {
    fn seats(&self) -> usize {
        self.table.seat_count()
    }

    fn seat(&self, text: &str) -> Result<Seat, BadSetup> {
        Ok(Seat::read(text, self.seats())?)
    }

    fn seat_set(&self, letters: &str) -> Result<SeatSet, BadSetup> {
        letters.chars().map(|letter| self.seat(letter.encode_utf8(&mut [0; 4]))).collect()
    }

    /// Reads a card, which must still be left of the deck's contents.
    fn card(&mut self, text: &str) -> Result<Card, BadSetup> {
        let card = Card::read(text)?;
        let count = self.table.contents.count(card);
        let left = self.left.remove(card);
        left.ok_or_else(|| BadSetup(format!("{card} is named more often than there are: {count}")))?;
        Ok(card)
    }

    /// Reads a pile, the last word of which may be `rest`.
    fn pile(&mut self, text: &str, rest: Rest) -> Result<Pile, BadSetup> {
        let named = text.strip_suffix("rest");
        match (named, self.rest) {
            (None, _) => {}
            (Some(_), Rest::Nowhere | Rest::Named) => self.rest = rest,
            (Some(_), _) => return Err(BadSetup("the rest can be in one place only".to_owned())),
        }
        named.unwrap_or(text).split_whitespace().map(|card| self.card(card)).collect()
    }

    fn player(&mut self, seat: Seat, text: &str) -> Result<(), BadSetup> {
        let (name, rest) = notation::split(text, ":", "a player: a letter, a colon and cards")?;
        self.marks(seat, name)?;
        let (zone, rest) = notation::split(rest, "[", "a zone and a hand in square brackets")?;
        let (hand, rest) = notation::split(rest, "]", "a hand in square brackets")?;
        self.zone(seat, zone)?;
        hand.split_whitespace().try_for_each(|card| self.held(seat, card, Place::Hand))?;
        let mut section = "";
        for word in rest.split_whitespace() {
            match (section, word) {
                (_, "aside" | "stolen" | "took" | "colonies") => section = word,
                ("aside", card) => self.held(seat, card, Place::Aside)?,
                ("stolen", card) => self.stolen(seat, card)?,
                ("took", card) => {
                    let card = self.card(card)?;
                    self.table.salvage.push(Salvaged { seat, card });
                }
                ("colonies", count) => self.colonies(seat, count)?,
                _ => return Err(BadNotation::new(word, "aside, stolen, took or colonies").into()),
            }
        }
        Ok(())
    }

    fn marks(&mut self, seat: Seat, name: &str) -> Result<(), BadSetup> {
        let marks = name.strip_prefix(seat.letter());
        let marks = marks.ok_or_else(|| BadNotation::new(name, format!("player {seat}, who is next")))?;
        for mark in marks.chars() {
            match mark {
                '*' if self.table.commander == seat => {}
                '*' => return Err(BadSetup("there are two Commanders".to_owned())),
                '-' => self.table.contention = self.table.contention.without(seat),
                '.' => self.table.passed = self.table.passed.with(seat),
                _ => return Err(BadNotation::new(mark, "a mark of a player: * - or .").into()),
            }
        }
        Ok(())
    }

    fn zone(&mut self, seat: Seat, text: &str) -> Result<(), BadSetup> {
        if text.split_whitespace().count() > ZONE_MAX {
            return Err(BadSetup(format!("{seat} has more than {ZONE_MAX} cards in the zone")));
        }
        for word in text.split_whitespace() {
            let inner = word.strip_prefix('(').and_then(|inner| inner.strip_suffix(')'));
            let laid = Laid { card: self.card(inner.unwrap_or(word))?, taken: inner.is_some() };
            let doubler = self.table.doubler(seat);
            self.table.zones[seat.index()].lay(laid, doubler);
        }
        Ok(())
    }

    fn held(&mut self, seat: Seat, text: &str, place: Place) -> Result<(), BadSetup> {
        let (card, known_to) = match (text.strip_suffix('!'), text.split_once('/')) {
            (Some(card), _) => (card, everyone_but(seat, self.seats())),
            (None, Some((card, letters))) => (card, self.seat_set(letters)?),
            (None, None) => (text, SeatSet::EMPTY),
        };
        let card = self.card(card)?;
        self.table.hands.give(seat, card, place, known_to);
        Ok(())
    }

    fn stolen(&mut self, seat: Seat, text: &str) -> Result<(), BadSetup> {
        let (card, pirate) = notation::split(text, ">", "a stolen card, `>` and who has it")?;
        let pirate = self.seat(pirate)?;
        self.held(seat, card, Place::StolenBy(pirate))
    }

    fn colonies(&mut self, seat: Seat, text: &str) -> Result<(), BadSetup> {
        let count: u8 = notation::number(text, "a number of colonies")?;
        (0..count).try_for_each(|_| self.card(Special::SpaceColony.short_name()).map(drop))?;
        self.table.colonies[seat.index()] = count;
        Ok(())
    }

    /// One of the parts after the players.
    fn part(&mut self, text: &str) -> Result<(), BadSetup> {
        let (name, rest) = text.split_once(' ').map_or((text, ""), |(name, rest)| (name, rest.trim()));
        match name {
            "disputed" => self.table.disputed = Some(self.card(rest)?),
            "deck" => {
                self.rest = if self.rest == Rest::Nowhere { Rest::Named } else { self.rest };
                self.table.deck = self.pile(rest, Rest::Deck)?;
                self.table.deck.reverse();
            }
            "round" => self.table.course.round = self.round(rest)?,
            "discard" => self.table.discard = self.pile(rest, Rest::Discard)?,
            "scrap" => self.table.scrap = self.pile(rest, Rest::Scrap)?,
            "doubts" => rest.split_whitespace().try_for_each(|doubt| self.doubt(doubt))?,
            _ => {
                self.table.phase = self.phase(name, rest)?;
                self.has_phase = true;
            }
        }
        Ok(())
    }

    /// GCE-37: rounds are counted where there is a last one.
    fn round(&self, text: &str) -> Result<u16, BadSetup> {
        let round = notation::number(text, "the number of a round")?;
        if self.table.course.round_limit == RoundLimit::Unlimited {
            return Err(BadSetup("rounds are not counted where there is no last one (GCE-37)".to_owned()));
        }
        match round {
            1..=ROUNDS_MAX => Ok(round),
            _ => Err(BadSetup(format!("there are rounds 1 to {ROUNDS_MAX}, not {round} (GCE-37)"))),
        }
    }

    fn phase(&self, name: &str, rest: &str) -> Result<Phase, BadSetup> {
        let asked = |rest: &str| -> Result<(Seat, SeatSet), BadSetup> {
            let (seat, asked) = notation::split(rest, "asks", "who played it, `asks` and who is asked")?;
            let asked = asked.split_whitespace().map(|letter| self.seat(letter)).collect::<Result<_, _>>()?;
            Ok((self.seat(seat)?, asked))
        };
        match name {
            "turn" => Ok(Phase::Turn { seat: self.seat(rest)? }),
            "end" => Ok(Phase::TurnEnd { seat: self.seat(rest)? }),
            "pirate" => {
                let (seat, target) = notation::split(rest, " on ", "the pirate, `on` and the robbed")?;
                let (seat, target) = (self.seat(seat)?, self.seat(target)?);
                Ok(Phase::Answer { threat: Threat::Pirate { seat, target }, asked: SeatSet::only(target) })
            }
            "storm" => {
                asked(rest).map(|(seat, asked)| Phase::Answer { threat: Threat::Storm { seat }, asked })
            }
            "deus" => asked(rest)
                .map(|(seat, asked)| Phase::Answer { threat: Threat::DeusExMachina { seat }, asked }),
            "discarding" if rest.is_empty() => Ok(Phase::Discard),
            "over" if rest.is_empty() => Ok(Phase::Over),
            _ => {
                let wanted = "a part of a position: disputed, deck, discard, scrap, doubts, round, turn, end, pirate, storm, deus, discarding or over";
                Err(BadNotation::new(format!("{name} {rest}"), wanted).into())
            }
        }
    }

    fn doubt(&mut self, text: &str) -> Result<(), BadSetup> {
        let wanted = "a doubt: who, `:`, a card, `@` and the seats that may have it";
        let (observer, rest) = notation::split(text, ":", wanted)?;
        let (card, rest) = notation::split(rest, "@", wanted)?;
        let observer = if observer == "w" { WATCHER } else { self.seat(observer)? };
        let (among, home) = rest.split_once('^').map_or((rest, None), |(among, home)| (among, Some(home)));
        let home = home.map(|home| self.seat(home)).transpose()?;
        if self.table.doubts.of(observer).len() == DOUBTS_MAX {
            return Err(BadSetup(format!("nobody has more than {DOUBTS_MAX} doubts")));
        }
        let doubt = Doubt { card: Card::read(card)?, among: self.seat_set(among)?, home };
        self.table.doubts.add(observer, doubt);
        Ok(())
    }

    fn finish(mut self) -> Result<GuerraCivilEspacial, BadSetup> {
        let rest: Pile = self.left.cards().collect();
        match self.rest {
            Rest::Nowhere | Rest::Deck => {
                let top = std::mem::take(&mut self.table.deck);
                self.table.deck.extend(rest.into_iter().rev().chain(top));
            }
            Rest::Discard => self.table.discard.extend(rest),
            Rest::Scrap => self.table.scrap.extend(rest),
            Rest::Named => {}
        }
        if !self.has_phase {
            self.table.phase = Phase::Turn { seat: self.table.commander };
        }
        self.table.check_audit().map_err(BadSetup)?;
        Ok(self.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::table;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let read = read_line(&Options::classic(), text);
        assert_eq!(read.map_or_else(|bad| bad.to_string(), |table| table.to_line()), expected);
    }

    /// GCE-01: what is not named is the deck, so that a case of the rulebook is short to write.
    #[test]
    fn the_rest_is_the_deck() {
        let table =
            table("a: 9 [1 2] | b*: 3 drone (eye) [5/a station!] took 4 colonies 0 | disputed colony");
        assert_eq!((table.deck.len(), table.deck.last()), (74 - 10, Some(&Card::fleet(1))));
        assert_eq!((table.zone(Seat::new(1)).ships(), table.commander.letter()), (3, 'b'));
    }

    #[test]
    fn every_part_reads_back() {
        for text in [
            "a*.: 7 (eye) [2 5/b station!] | b-: [] stolen 7>a colonies 1 | c: [1/a 1] took 2 colony | disputed colony | turn c | deck 3 rest | discard 1 2 | scrap 9 | doubts c:5@ab^a w:2@ac",
            "a: storm 7 [2] | b*: 9 [1] | disputed 3 | storm a asks a b",
            "a: deus [2] | b*: 9 [1] | disputed 3 | deus a asks b",
            "a: pirate [2] | b*: 9 [1] | disputed 3 | pirate a on b",
            "a*: station [2] | b: 9 [1] | disputed 3 | end a",
            "a*: [2 3 4 5 6 7] aside 8/b | b: [1] | discarding",
            "a*: [2] colonies 1 | b: 9 [1] | over",
        ] {
            let line = table(text).to_line();
            check(&line, &line);
            for part in text.split(" | ").filter(|part| !part.starts_with("deck")) {
                assert!(line.split(" | ").any(|written| written == part), "`{part}` in {line}");
            }
        }
    }

    /// GCE-01, GCE-03, GCE-29: what does not add up is told.
    #[test]
    fn what_does_not_add_up_is_refused() {
        check("a: [1]", "a position begins with 2 to 8 players, `a: … | b: …`, not 1");
        check("a: [hole] | b: [hole]", "hole is named more often than there are: 1");
        check("a: [1] | b: [2] | disputed 3 | deck 4", "of 1 there are 1 instead of 5");
        check("a: [1] | b: [2] | deck rest | scrap rest", "the rest can be in one place only");
        check("a: [1] | b: [2]", "a disputed card lies there during a round, and only then");
        check("a*: [1] | b*: [2] | disputed 3", "there are two Commanders");
        check("a: [1] | c: [2] | disputed 3", "`c` is not player b, who is next");
        check("a?: [1] | b: [2] | disputed 3", "`?` is not a mark of a player: * - or .");
        check("a: [] | b: [2] | disputed 3", "a has a turn, in contention, with cards and not having passed");
        check("a: [1] | b-: [2] | disputed 3", "2 or more are in contention");
        check("a: [1] colonies 1 | b: [2] | disputed 3", "the game is over when its goal is reached");
        check("a: [1] | b: [2] | over", "a game is over only when it is decided");
        check("a: [1 2 3 4 5 6] | b: [2] | disputed 3", "a has at most five cards in a round");
        check("a: [1] | b: [2] | disputed 3 | end b", "only the Commander's turn has an end of its own");
        check("a: [1] | b: 2 [2] | disputed 3 | storm a asks b", "storm lies before who played it");
        check(
            "a: storm [1] | b: [2] | disputed 3 | storm a asks b",
            "asked are some of those who are touched and have cards",
        );
        check("a: [1] | b: [2/b] | disputed 3", "only others know what b holds");
        check("a: [1] | b: [2] | disputed 3 | doubts a:9@b", "9 cannot be where a believes it to be");
        check("a: [1] | b: [2] | disputed 3 | doubts a:1@a", "a doubt of a is about others");
    }
}
