//! Reads a position, whole or with parts left out, to set up any situation by hand.
//!
//! What may be left out: the gems (`points 7` will do, or nothing for five points), the hero (any), `troops` (all of one's colour that are
//! nowhere else), `played` (what is on the platform, in order), the piles (all cards that are nowhere else, in a fixed order; Guardians that are
//! nowhere else have been used; `left rest spin-it` puts a card on top of them), and everything that is as at the beginning. A piece may be given as `at1@12.5,-30` in millimetres, with
//! `r90` for its heading in degrees and `+16` for the height of its base; then all is let come to rest first.

use balance::{Placed, Pose, Turn as Rotation};
use tabletop::notation::{number, split};
use tabletop::{BadNotation, BadSetup, Seat, SeatSet};

use crate::card::Card;
use crate::gems::Gems;
use crate::hand::{Hand, Watchers};
use crate::left_out::fill_in;
use crate::options::Options;
use crate::state::{Drawing, GravityWarfare, Played};
use crate::troop::{COLOURS, Troop, Troops};
use crate::turn::Phase;
use crate::turn_by_hand::{read_carried, read_last, read_task, read_turn};

/// Longer than any position that is written.
const TEXT_MAX: usize = 64 * 1024;

/// What was said, and what is still to be filled in.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) piles: bool,
    pub(crate) rest: [bool; 2],
    pub(crate) played: bool,
    pub(crate) heroes: Vec<Option<u8>>,
    pub(crate) troops: Vec<bool>,
    pub(crate) settles: bool,
}

pub(crate) fn read(options: &Options, text: &str) -> Result<GravityWarfare, BadSetup> {
    if text.len() > TEXT_MAX {
        return Err(BadSetup("a position is not that long".to_owned()));
    }
    let mut parts = text.split(';').map(str::trim);
    let players: Vec<&str> = parts.next().unwrap_or_default().split('|').map(str::trim).collect();
    if !(2..=COLOURS).contains(&players.len()) {
        return Err(BadSetup(format!("gravity-warfare is for 2 to 6 players, not {}", players.len())));
    }
    options.check_seats(players.len())?;
    let mut game = GravityWarfare::bare(options, options.house()?, players.len());
    game.table.turns = 1;
    let mut said = Said::default();
    for (index, text) in players.iter().enumerate() {
        read_player(&mut game, &mut said, Seat::new(index), text)?;
    }
    for part in parts.filter(|part| !part.is_empty()) {
        read_part(&mut game, &mut said, part)?;
    }
    fill_in(&mut game, &said)?;
    crate::plausible::check(&game)?;
    Ok(game)
}

fn read_player(game: &mut GravityWarfare, said: &mut Said, seat: Seat, text: &str) -> Result<(), BadSetup> {
    let (letter, rest) = split(text, ":", "a seat, a colon and what it has, like a: [guardian! stack-it]")?;
    if letter != seat.to_string() {
        return Err(BadNotation::new(letter, format!("seat {seat}, which comes next")).into());
    }
    let (before, hand, after) = match rest.split_once('[') {
        None => (rest, "", ""),
        Some((before, rest)) => {
            let (hand, after) = split(rest, "]", "a hand, closed with ]")?;
            (before, hand, after)
        }
    };
    game.secret.hands[seat.index()] = read_hand(hand)?;
    said.heroes.push(None);
    said.troops.push(false);
    game.player_mut(seat).gems = Gems::START;
    let words: Vec<&str> = before.split_whitespace().chain(after.split_whitespace()).collect();
    read_belongings(game, said, seat, &words)
}

fn read_hand(text: &str) -> Result<Hand, BadNotation> {
    let mut hand = Hand::default();
    for word in text.split_whitespace() {
        let end = word.find(['!', '?']).unwrap_or(word.len());
        let known = Watchers::read(&word[end..])
            .ok_or_else(|| BadNotation::new(word, "a card, with ! or ?ab for who knows of it"))?;
        hand.add(word[..end].parse()?, known);
    }
    Ok(hand)
}

/// Words that begin a list; what follows belongs to it.
fn read_belongings(
    game: &mut GravityWarfare,
    said: &mut Said,
    seat: Seat,
    words: &[&str],
) -> Result<(), BadSetup> {
    const KEYS: [&str; 7] = ["gems", "points", "hero", "troops", "carries", "did", "declared"];
    let mut at = 0;
    while at < words.len() {
        let end = (at + 1..words.len()).find(|i| KEYS.contains(&words[*i])).unwrap_or(words.len());
        let (key, values) = (words[at], &words[at + 1..end]);
        at = end;
        match (key, values) {
            ("gems", [gems]) => game.player_mut(seat).gems = read_gems(gems)?,
            ("points", [points]) => read_points(game, seat, number(points, "a number of points")?)?,
            ("hero", [name, used @ ..]) => read_hero(game, said, seat, name, used)?,
            ("troops", troops) => {
                said.troops[seat.index()] = true;
                game.player_mut(seat).pieces = read_troops(troops)?;
            }
            ("carries", carried) => {
                let carried = carried.iter().map(|word| read_carried(word)).collect::<Result<_, _>>()?;
                game.player_mut(seat).carried = carried;
            }
            ("did", cards) => game.player_mut(seat).used_cards = read_cards(cards)?,
            ("declared", cards) => game.player_mut(seat).declared_cards = read_cards(cards)?,
            _ => {
                let wanted =
                    "one of gems, points, hero, troops, carries, did, declared, with what belongs to it";
                return Err(BadNotation::new(key, wanted).into());
            }
        }
    }
    Ok(())
}

fn read_gems(text: &str) -> Result<Gems, BadNotation> {
    let counts: Vec<u8> =
        text.split('/').map(|count| number(count, "a number of gems")).collect::<Result<_, _>>()?;
    match *counts.as_slice() {
        [blue, silver, gold, green] if counts.iter().all(|count| *count <= 18) => {
            Ok(Gems { blue, silver, gold, green })
        }
        _ => Err(BadNotation::new(text, "gems: blue/silver/gold/green, like 2/1/0/0")),
    }
}

fn read_points(game: &mut GravityWarfare, seat: Seat, points: u16) -> Result<(), BadSetup> {
    let (mut purse, mut bank) = (Gems::default(), Gems::ALL);
    if purse.earn(&mut bank, points) != points {
        return Err(BadSetup(format!("there are no gems for {points} points")));
    }
    game.player_mut(seat).gems = purse;
    Ok(())
}

fn read_hero(
    game: &mut GravityWarfare,
    said: &mut Said,
    seat: Seat,
    name: &str,
    used: &[&str],
) -> Result<(), BadSetup> {
    let seen = name.ends_with('!');
    let name = name.trim_end_matches('!');
    let number = game.table.house.heroes.get().find(name);
    let number = number.ok_or_else(|| BadNotation::new(name, "a hero of this table"))?;
    if !(used.is_empty() || used == ["used"]) {
        return Err(BadNotation::new(used.join(" "), "used, or nothing").into());
    }
    said.heroes[seat.index()] = Some(number);
    let player = game.player_mut(seat);
    player.hero_used = !used.is_empty();
    player.hero = (seen || player.hero_used).then_some(number);
    Ok(())
}

pub(crate) fn read_troops(words: &[&str]) -> Result<Troops, BadNotation> {
    words.iter().map(|word| word.parse::<Troop>()).collect()
}

pub(crate) fn read_cards(words: &[&str]) -> Result<Vec<Card>, BadNotation> {
    words.iter().map(|word| word.parse()).collect()
}

fn read_part(game: &mut GravityWarfare, said: &mut Said, part: &str) -> Result<(), BadSetup> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let seats = game.seat_count();
    let (key, rest) = words.split_first().map_or(("", &[] as &[&str]), |(key, rest)| (*key, rest));
    match (key, rest) {
        ("round", [round]) => game.table.round = number(round, "the number of a round")?,
        ("first", [seat]) => game.table.first_seat = Seat::read(seat, seats)?,
        ("turns", [turns]) => game.table.turns = number(turns, "a number of turns")?,
        ("active", [seat]) => {
            game.table.active_seat = Seat::read(seat, seats)?;
            game.table.turn.actor_seat = game.table.active_seat;
        }
        ("lean", [turn]) => game.table.standing.platform = read_rotation(turn)?,
        ("on", pieces) => read_platform(game, said, pieces)?,
        ("played", played) => {
            said.played = true;
            game.table.played =
                played.iter().map(|word| read_played(word, seats)).collect::<Result<_, _>>()?;
        }
        ("out", pieces) => game.table.out_pieces = read_troops(pieces)?,
        ("left", cards) => read_pile(game, said, 0, cards)?,
        ("right", cards) => read_pile(game, said, 1, cards)?,
        ("discard", cards) => game.table.discard_cards = read_cards(cards)?,
        ("used-guardians", [count]) => {
            game.table.used_guardians = number(count, "a number of Guardians")?;
        }
        ("drawn", [seat, keep, cards @ ..]) => {
            let keep = keep.strip_suffix(':').unwrap_or(keep);
            let keep = number(keep, "how many may be kept, like 1:")?;
            game.table.drawing = Some(Drawing { seat: Seat::read(seat, seats)?, keep });
            game.secret.drawn = read_cards(cards)?;
        }
        ("seed", [seed]) => game.secret.seed = read_seed(seed)?,
        ("last", words) => game.table.last = Some(read_last(game, words)?),
        ("turn", words) => read_turn(game, words)?,
        ("task", words) => game.table.turn.task = Some(read_task(words, seats)?),
        ("now", words) => game.table.phase = read_phase(words, seats)?,
        _ => {
            let wanted = "one of round, first, turns, active, lean, on, played, out, left, right, discard, \
                          used-guardians, drawn, last, seed, turn, task, now";
            return Err(BadNotation::new(part, wanted).into());
        }
    }
    Ok(())
}

/// The next card last; `rest` first for all that is nowhere else.
fn read_pile(
    game: &mut GravityWarfare,
    said: &mut Said,
    pile: usize,
    words: &[&str],
) -> Result<(), BadNotation> {
    let words = match words.split_first() {
        Some((&"rest", cards)) => {
            said.rest[pile] = true;
            cards
        }
        _ => words,
    };
    said.piles = true;
    game.secret.piles[pile] = read_cards(words)?;
    Ok(())
}

fn read_played(text: &str, seats: usize) -> Result<Played, BadNotation> {
    let (piece, seat) = split(text, ":", "a piece and who played it, like at1:a")?;
    Ok(Played { piece: piece.parse()?, seat: Seat::read(seat, seats)? })
}

fn read_numbers<const N: usize>(text: &str, wanted: &str) -> Result<[i32; N], BadNotation> {
    let numbers: Vec<i32> = text.split(',').map(|word| number(word, wanted)).collect::<Result<_, _>>()?;
    numbers.try_into().map_err(|_| BadNotation::new(text, wanted))
}

fn read_rotation(text: &str) -> Result<Rotation, BadNotation> {
    read_numbers(text, "a rotation: a quaternion in millionths, like 0,0,0,1000000").map(Rotation)
}

fn read_seed(text: &str) -> Result<[u8; 32], BadNotation> {
    let bad = || BadNotation::new(text, "a seed: 64 hexadecimal digits");
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>().ok_or_else(bad)?;
    let digits: [u8; 64] = digits.try_into().map_err(|_| bad())?;
    Ok(std::array::from_fn(|i| digits[2 * i] * 16 + digits[2 * i + 1]))
}

fn read_platform(game: &mut GravityWarfare, said: &mut Said, words: &[&str]) -> Result<(), BadSetup> {
    for word in words {
        let (piece, place) = split(word, "@", "a piece on the platform, like at1@12.5,-30")?;
        let troop: Troop = piece.parse()?;
        if game.table.standing.get(troop.id()).is_some() {
            return Err(BadSetup(format!("{troop} is on the platform twice")));
        }
        if let Some((at, turn)) = place.split_once('/') {
            let at_um = read_numbers(at, "a place: x,y,z in micrometres")?;
            let pose = Pose { at_um, turn: read_rotation(turn)? };
            game.table.standing.put(Placed { piece: troop.piece(), pose });
        } else {
            said.settles = true;
            let (base_um, yaw_mrad) = read_spot(place)?;
            let rig = game.rig().clone();
            game.table.standing.stand(&rig, troop.piece(), base_um, yaw_mrad);
        }
    }
    Ok(())
}

/// `12.5,-30`, `12.5,-30r90`, `12.5,-30+16`, `12.5,-30r90+16`: millimetres and degrees.
fn read_spot(text: &str) -> Result<([i32; 3], i32), BadNotation> {
    let wanted = "a spot in millimetres, like 12.5,-30 or 12.5,-30r90+16";
    let (text, base) = text.split_once('+').unwrap_or((text, "0"));
    let (text, yaw) = text.split_once('r').unwrap_or((text, "0"));
    let (x, y) = split(text, ",", wanted)?;
    let um = |text: &str| {
        let mm: f64 = number(text, wanted)?;
        if mm.abs() <= 400.0 { Ok((mm * 1000.0).round() as i32) } else { Err(BadNotation::new(text, wanted)) }
    };
    let yaw: f64 = number(yaw, wanted)?;
    let yaw_mrad = if yaw.abs() <= 360.0 { (yaw.to_radians() * 1000.0).round() as i32 } else { 0 };
    Ok(([um(x)?, um(y)?, um(base)?], yaw_mrad))
}

fn read_phase(words: &[&str], seats: usize) -> Result<Phase, BadNotation> {
    let set = |letters: &[&str]| -> Result<SeatSet, BadNotation> {
        letters.concat().chars().map(|letter| Seat::read(&letter.to_string(), seats)).collect()
    };
    let count = |text: &str| number(text, "a number of votes");
    Ok(match words {
        ["youngest"] => Phase::Youngest,
        ["draw"] => Phase::Draw,
        ["guardian"] => Phase::Guardian,
        ["declare"] => Phase::Declare,
        ["roll"] => Phase::Roll,
        ["skip"] => Phase::Skip,
        ["challenge", asked @ ..] => Phase::Challenge(set(asked)?),
        ["pick"] => Phase::Pick,
        ["receiver"] => Phase::Receiver,
        ["take-back", asked @ ..] => Phase::TakeBack(set(asked)?),
        ["vote", asked, blind, others] => Phase::Vote(set(&[asked])?, count(blind)?, count(others)?),
        ["defend"] => Phase::Defend,
        ["appoint"] => Phase::Appoint,
        ["call", asked @ ..] => Phase::Call(set(asked)?),
        ["attempt"] => Phase::Attempt,
        ["right"] => Phase::Right,
        ["failed"] => Phase::Failed,
        ["return", asked @ ..] => Phase::Return(set(asked)?),
        ["restock", asked @ ..] => Phase::Restock(set(asked)?),
        ["over"] => Phase::Over,
        _ => return Err(BadNotation::new(words.join(" "), "a step of a turn, like roll or challenge bc")),
    })
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;
    use crate::testing::case;

    #[track_caller]
    fn check_bad(text: &str, expected: &str) {
        assert_eq!(read(&Options::default(), text).unwrap_err().to_string(), expected);
    }

    #[test]
    fn what_is_left_out_is_filled_in() {
        let case = case("a: points 7 [stack-it] | b: hero climber; on bt1@-100,0r90 at1@-100,0+16; now roll");
        assert_eq!((case.points('a'), case.points('b')), (7, 5));
        assert_eq!((case.troops('a').as_str(), case.platform().as_str()), ("at2 af1 af2 as1 as2", "at1 bt1"));
        assert_eq!(case.game.secret.heroes, [0, 1]);
        let text = case.game.write_position();
        let again = GravityWarfare::read_position(&Options::default(), &text).unwrap();
        assert_eq!((again.write_position(), again), (text, case.game));
    }

    /// What is nowhere or in two places is said, with what to write.
    #[test]
    fn a_lost_troop_is_named() {
        let lost = |text: &str| read(&Options::default(), text).unwrap().audit().unwrap_err();
        assert_eq!(
            lost("a: troops at1 | b:; now roll"),
            "at2 is nowhere: name it after `troops` of a player, after `on` or after `out`, or leave `troops` out"
        );
        assert_eq!(
            lost("a: troops at1 at2 af1 af2 as1 as2 | b: troops at1 bt1 bt2 bf1 bf2 bs1 bs2; now roll"),
            "at1 is in 2 places: with one player (`troops`), on the platform (`on`) or `out`, but once"
        );
    }

    #[test]
    fn a_bad_position_says_what_is_wrong() {
        check_bad("a:", "gravity-warfare is for 2 to 6 players, not 1");
        check_bad("a: | c:", "`c` is not seat b, which comes next");
        check_bad("a: [split-it] | b:", "`split-it` is not a card, like stack-it");
        check_bad("a: hero nobody | b:", "`nobody` is not a hero of this table");
        check_bad("a: gems 9/9 | b:", "`9/9` is not gems: blue/silver/gold/green, like 2/1/0/0");
        check_bad("a: gems 18/0/0/0 | b: gems 18/0/0/0", "there are not that many gems (GRAV-04)");
        check_bad(
            "a: troops xt1 | b:",
            "`xt1` is not a troop: a seat's letter, t, f or s, and 1 or 2, like bt2",
        );
        check_bad(
            "a: | b:; on at1@500,0",
            "`500` is not a spot in millimetres, like 12.5,-30 or 12.5,-30r90+16",
        );
        check_bad("a: | b:; on at1@0,170", "at1 does not stay on the platform");
        check_bad("a: | b:; on at1@0,0 at1@50,0", "at1 is on the platform twice");
        check_bad(
            "a: | b:; on at1@0,0 bt1@5,0",
            "at1 and bt1 are in one place; on top of it would be bt1@0,0+16",
        );
        check_bad(
            "a: [guardian! guardian!] | b:; now roll",
            "everyone has one Guardian, and nobody has another's (GRAV-08)",
        );
        check_bad(
            "a: | b: [spin-it spin-it bound-it stack-it wormhole guardian!]; turn zone=sun troop=tank asked given=b:bound-it; now take-back b",
            "b has 7 cards, and 6 is the limit; challenges that may still be taken back count (GRAV-23)",
        );
        check_bad(
            "a: | b:; turn zone=sun troop=tank asked given=a:spin-it; now defend",
            "nobody gives a card to themselves: `given=b:…` is what b gave the active player (GRAV-13)",
        );
        check_bad(
            "a: | b: | c:; turn zone=sun troop=tank asked given=b:spin-it,c:dont-look; now defend",
            "Don't look! does not combine: leave the others out, or let the vote come first, with `now take-back …` (GRAV-32)",
        );
        check_bad("a: | b:; now dance", "`dance` is not a step of a turn, like roll or challenge bc");
        check_bad("a: | b:; now attempt", "a hand at work needs a task");
        check_bad("a: | b:; now challenge a", "the active player is not asked for cards (GRAV-13)");
        check_bad("a: | b:; now draw", "that is a step of Simple mode (GRAV-47)");
        check_bad("a: | b:; turn zone=moon; now roll", "`moon` is not a zone of this side");
        check_bad("a: | b:; task seat=a deed=keep piece=at1; now attempt", "that piece is not there");
        check_bad(
            "a: troops | b:; out at1 at2 af1 af2 as1 as2; now roll",
            "the active player has no troop left, so the round is over (GRAV-28)",
        );
    }
}
