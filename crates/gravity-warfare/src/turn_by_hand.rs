//! Reads the part of a position that is about the turn: `key=value` words, and words that are only there or not.

use tabletop::notation::{number, split};
use tabletop::{BadNotation, Seat};

use crate::card::Card;
use crate::effects::Effects;
use crate::setup_by_hand::{read_cards, read_troops};
use crate::state::GravityWarfare;
use crate::troop::TroopKind;
use crate::turn::{Carried, Deed, Given, Last, Task};

fn parts(text: &str) -> Vec<&str> {
    text.split(',').collect()
}

/// `stack-it`, or `anti-matter=stack-it`.
fn read_short_as(text: &str) -> Result<(Card, Card), BadNotation> {
    match text.split_once('=') {
        None => text.parse().map(|card| (card, card)),
        Some((card, as_card)) => Ok((card.parse()?, as_card.parse()?)),
    }
}

pub(crate) fn read_carried(text: &str) -> Result<Carried, BadNotation> {
    let (wormhole, challenge) = split(text, ">", "a challenge that was put off, like wormhole>stack-it")?;
    let (card, as_card) = read_short_as(challenge)?;
    Ok(Carried { wormhole_card: wormhole.parse()?, card, as_card })
}

fn read_given(text: &str, seats: usize) -> Result<Given, BadNotation> {
    let (seat, card) = split(text, ":", "a card that was given, like b:stack-it")?;
    let seat = if seat == "-" { None } else { Some(Seat::read(seat, seats)?) };
    let (card, as_card) = read_short_as(card)?;
    Ok(Given { seat, card, as_card })
}

fn read_all<T>(text: &str, read: impl Fn(&str) -> Result<T, BadNotation>) -> Result<Vec<T>, BadNotation> {
    text.split(',').map(read).collect()
}

fn read_zone(game: &GravityWarfare, text: &str) -> Result<u8, BadNotation> {
    let zones = &game.rig().side(game.table.standing.side).zones;
    let named = zones.iter().position(|zone| zone.name == text);
    let zone = named.or_else(|| text.parse().ok().filter(|zone: &usize| *zone < zones.len()));
    zone.map(|zone| zone as u8).ok_or_else(|| BadNotation::new(text, "a zone of this side"))
}

fn read_effects(text: &str) -> Result<Effects, BadNotation> {
    let (names, seconds) = text.split_once('/').map_or((text, None), |(names, s)| (names, Some(s)));
    let mut effects = Effects::default();
    for name in names.split('+').filter(|name| !name.is_empty()) {
        effects = effects.and(Effects::only(name.parse()?));
    }
    effects.seconds = seconds.map(|seconds| number(seconds, "a number of seconds")).transpose()?;
    Ok(effects)
}

fn read_kinds(text: &str) -> Result<Vec<TroopKind>, BadNotation> {
    read_all(text, |word| word.parse())
}

pub(crate) fn read_last(game: &GravityWarfare, words: &[&str]) -> Result<Last, BadNotation> {
    let mut last =
        Last { effects: Effects::default(), troops: Vec::new(), zone: None, returned: false, called: false };
    for word in words {
        match word.split_once('=') {
            Some(("effects", text)) => last.effects = read_effects(text)?,
            Some(("troops", text)) => last.troops = read_kinds(text)?,
            Some(("zone", text)) => last.zone = Some(read_zone(game, text)?),
            None if *word == "returned" => last.returned = true,
            None if *word == "called" => last.called = true,
            _ => return Err(BadNotation::new(*word, "one of effects=, troops=, zone=, returned, called")),
        }
    }
    Ok(last)
}

pub(crate) fn read_turn(game: &mut GravityWarfare, words: &[&str]) -> Result<(), BadNotation> {
    for word in words {
        match word.split_once('=') {
            Some((key, value)) => read_turn_pair(game, key, value)?,
            None => read_turn_flag(game, word)?,
        }
    }
    Ok(())
}

fn read_turn_flag(game: &mut GravityWarfare, word: &str) -> Result<(), BadNotation> {
    let turn = &mut game.table.turn;
    let flag = match word {
        "asked" => &mut turn.asked,
        "free" => &mut turn.free,
        "climbs" => &mut turn.climbs,
        "calm" => &mut turn.calm,
        "challenged" => &mut turn.challenged,
        "returned" => &mut turn.returned,
        _ => {
            let wanted = "one of asked, free, climbs, calm, challenged, returned";
            return Err(BadNotation::new(word, wanted));
        }
    };
    *flag = true;
    Ok(())
}

fn read_turn_pair(game: &mut GravityWarfare, key: &str, value: &str) -> Result<(), BadNotation> {
    let seats = game.seat_count();
    let zone = matches!(key, "zone" | "from" | "landed").then(|| read_zone(game, value)).transpose()?;
    let given = |text: &str| read_given(text, seats);
    let turn = &mut game.table.turn;
    match key {
        "actor" => turn.actor_seat = Seat::read(value, seats)?,
        "zone" => turn.zone = zone,
        "from" => turn.from_zone = zone,
        "landed" => turn.landed_zone = zone,
        "troop" => turn.troop = Some(value.parse()?),
        "upper" => turn.upper_troop = Some(value.parse()?),
        "given" => turn.given = read_all(value, given)?,
        "events" => turn.events = read_all(value, given)?,
        "gave" => {
            let gave = read_all(value, |count| number(count, "a number of cards"))?;
            let wanted = "six numbers of cards, like 0,1,0,0,0,0";
            turn.gave = gave.try_into().map_err(|_| BadNotation::new(value, wanted))?;
        }
        "spent" => turn.spent = read_cards(&parts(value))?,
        "put-off" => turn.put_off = read_all(value, |word| read_put_off(word, seats))?,
        "called" => {
            let seat = |letter: char| Seat::read(&letter.to_string(), seats);
            turn.called_seats = value.chars().map(seat).collect::<Result<_, _>>()?;
        }
        "effects" => turn.effects = read_effects(value)?,
        "again" => turn.again = number(value, "how many more times")?,
        "placed" => turn.placed_troops = read_kinds(value)?,
        "pieces" => turn.pieces = read_troops(&parts(value))?,
        "points" => turn.points = number(value, "a number of points")?,
        "extra" => turn.extra_points = number(value, "a number of points")?,
        _ => {
            let wanted = "one of actor, zone, troop, upper, from, given, events, gave, spent, put-off, called, effects, again, \
                          placed, landed, pieces, points, extra";
            return Err(BadNotation::new(key, wanted));
        }
    }
    Ok(())
}

fn read_put_off(text: &str, seats: usize) -> Result<(Seat, Carried), BadNotation> {
    let (seat, carried) = split(text, ":", "whose next turn, and what, like b:wormhole>stack-it")?;
    Ok((Seat::read(seat, seats)?, read_carried(carried)?))
}

pub(crate) fn read_task(words: &[&str], seats: usize) -> Result<Task, BadNotation> {
    let mut task = Task::new(Seat::new(0), Deed::Place);
    for word in words {
        match word.split_once('=') {
            Some(("seat", seat)) => task.seat = Seat::read(seat, seats)?,
            Some(("deed", name)) => {
                let deed = Deed::ALL.into_iter().find(|deed| deed.name() == name);
                let wanted = "one of place, teleport, shift, keep, return, copy-return";
                task.deed = deed.ok_or_else(|| BadNotation::new(name, wanted))?;
            }
            Some(("piece", piece)) => task.piece = Some(piece.parse()?),
            Some(("to", seat)) => task.to_seat = Some(Seat::read(seat, seats)?),
            Some(("pieces", pieces)) => task.pieces = read_troops(&parts(pieces))?,
            Some(("knocked", pieces)) => task.knocked_pieces = read_troops(&parts(pieces))?,
            Some(("righted", pieces)) => task.righted_pieces = read_troops(&parts(pieces))?,
            Some(("fallen", count)) => task.fallen = number(count, "a number of pieces")?,
            Some(("beneath", count)) => task.beneath = number(count, "a number of pieces")?,
            None if *word == "others-fell" => task.others_fell = true,
            None if *word == "failed" => task.failed = true,
            _ => {
                let wanted = "one of seat=, deed=, piece=, to=, pieces=, knocked=, righted=, fallen=, beneath=, \
                              others-fell, failed";
                return Err(BadNotation::new(*word, wanted));
            }
        }
    }
    Ok(task)
}
