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
//! disputed colony | turn a | deck 3 station rest | discard 1 2 | scrap 9 | doubts b:7@ac^a w:7@ac^a
//! ```
//!
//! In place of `turn a`: `end a`, `pirate a on b`, `storm a asks b c`, `deus a asks b c`, `discarding`, `over`. The deck is given
//! from the top; `rest` is all cards not named, in order, and is what a position without a deck has. Without a Commander it is
//! `a`; without a phase it is the Commander's turn.

use std::fmt::Write;

use tabletop::{BadNotation, BadSetup, Seat, SeatSet, notation};

use crate::audit::observer_letter;
use crate::card::{Card, Special};
use crate::deck::Contents;
use crate::doubts::{DOUBTS_MAX, Doubt};
use crate::hands::{Held, Place, SEATS_MAX, WATCHER, everyone_but};
use crate::options::Options;
use crate::setup::empty_table;
use crate::state::{GuerraCivilEspacial, Phase, Pile, Salvaged, Threat};
use crate::zone::{Laid, ZONE_MAX};

impl GuerraCivilEspacial {
    pub(crate) fn to_line(&self) -> String {
        let mut parts: Vec<String> = self.everyone().map(|seat| self.write_player(seat)).collect();
        parts.extend(self.disputed.map(|card| format!("disputed {card}")));
        parts.push(self.write_phase());
        let piles =
            [("deck", true, &self.deck), ("discard", false, &self.discard), ("scrap", false, &self.scrap)];
        for (name, from_top, pile) in piles {
            let cards: Vec<Card> =
                if from_top { pile.iter().rev().copied().collect() } else { pile.iter().copied().collect() };
            if !cards.is_empty() || name == "deck" {
                parts.push(join(name, cards));
            }
        }
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
    let mut reader = Reader { left: table.contents, table, has_phase: false, deck: None };
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
    /// From the top, and whether the rest lies beneath.
    deck: Option<(Vec<Card>, bool)>,
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

    fn cards(&mut self, text: &str) -> Result<Pile, BadSetup> {
        text.split_whitespace().map(|card| self.card(card)).collect()
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
                let named = rest.strip_suffix("rest").unwrap_or(rest);
                self.deck = Some((self.cards(named)?.to_vec(), named.len() < rest.len()));
            }
            "discard" => self.table.discard = self.cards(rest)?,
            "scrap" => self.table.scrap = self.cards(rest)?,
            "doubts" => rest.split_whitespace().try_for_each(|doubt| self.doubt(doubt))?,
            _ => {
                self.table.phase = self.phase(name, rest)?;
                self.has_phase = true;
            }
        }
        Ok(())
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
                let wanted = "a part of a position: disputed, deck, discard, scrap, doubts, turn, end, pirate, storm, deus, discarding or over";
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
        let (top, with_rest) = self.deck.unwrap_or((Vec::new(), true));
        if with_rest {
            let rest: Pile = self.left.cards().collect();
            self.table.deck.extend(rest.into_iter().rev());
        }
        self.table.deck.extend(top.into_iter().rev());
        if !self.has_phase {
            self.table.phase = Phase::Turn { seat: self.table.commander };
        }
        self.table.check_audit().map_err(BadSetup)?;
        Ok(self.table)
    }
}
