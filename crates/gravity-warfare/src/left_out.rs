//! What a position made by hand leaves out: the bank, troops, heroes and piles.

use balance::{Fate, Placed};
use tabletop::BadSetup;

use crate::card::Card;
use crate::gems::Gems;
use crate::setup_by_hand::Said;
use crate::state::{GravityWarfare, Played};
use crate::troop::{Troop, Troops};

/// Pieces that are so far in each other are in one place; what rests on another is less.
const INTO_MM: f64 = 2.0;
/// Of a quaternion in millionths, what a piece may lean to count as standing flat: about three degrees.
const FLAT: i32 = 26_000;

/// What was left out.
pub(crate) fn fill_in(game: &mut GravityWarfare, said: &Said) -> Result<(), BadSetup> {
    let purses = game.table.players.iter().map(|player| player.gems);
    let bank = purses.into_iter().try_fold(Gems::ALL, Gems::minus);
    game.table.bank = bank.ok_or_else(|| BadSetup("there are not that many gems (GRAV-04)".to_owned()))?;
    check_places(game)?;
    if said.settles {
        let rig = game.rig().clone();
        let facts = balance::settle(&rig, &game.table.standing).map_err(|bad| BadSetup(bad.to_string()))?;
        if let Some(fallen) = facts.with_fate(Fate::Fallen).next() {
            return Err(BadSetup(format!("{} does not stay on the platform", Troop::of(fallen))));
        }
        game.table.standing = facts.standing;
    }
    fill_in_troops(game, said);
    fill_in_heroes(game, said)?;
    if !said.piles || said.rest.contains(&true) {
        fill_in_piles(game, said);
    }
    Ok(())
}

/// No two pieces are in one place. What leans may well reach over another.
fn check_places(game: &GravityWarfare) -> Result<(), BadSetup> {
    let rig = game.rig();
    let flat = |placed: &&Placed| placed.pose.turn.0[..2].iter().all(|part| part.abs() < FLAT);
    let half_um = |placed: &Placed| (rig.shape(placed.piece.kind).size_mm[2] * 500.0) as i32;
    let pieces: Vec<&Placed> = game.table.standing.pieces.iter().filter(flat).collect();
    for (index, one) in pieces.iter().enumerate() {
        for other in &pieces[..index] {
            let apart_um = (one.pose.at_um[2] - other.pose.at_um[2]).abs();
            let into_um = half_um(one) + half_um(other) - apart_um;
            let [mine, theirs] = [one, other].map(|placed| placed.footprint(rig).shrunk_by(INTO_MM));
            if f64::from(into_um) > INTO_MM * 1000.0 && mine.overlaps(&theirs) {
                let (upper, lower) = (Troop::of(one.piece.id), Troop::of(other.piece.id));
                let [x, y, _] = other.pose.at_um.map(|um| f64::from(um) / 1000.0);
                let top = f64::from(other.top_um(rig)) / 1000.0;
                return Err(BadSetup(format!(
                    "{lower} and {upper} are in one place; on top of it would be {upper}@{x},{y}+{top}"
                )));
            }
        }
    }
    Ok(())
}

fn fill_in_troops(game: &mut GravityWarfare, said: &Said) {
    let task = game.table.turn.task.as_ref().map_or(Troops::NONE, |task| task.pieces);
    let mut elsewhere = game.pieces_in(None).or(game.table.out_pieces).or(game.table.turn.pieces).or(task);
    for player in &game.table.players {
        elsewhere = elsewhere.or(player.pieces);
    }
    for seat in game.all_seats() {
        if !said.troops[seat.index()] {
            game.player_mut(seat).pieces = Troops::of_colour(seat).minus(elsewhere);
        }
    }
    if !said.played {
        let there = game.pieces_in(None);
        game.table.played = there.iter().map(|piece| Played { piece, seat: piece.colour_of() }).collect();
    }
}

fn fill_in_heroes(game: &mut GravityWarfare, said: &Said) -> Result<(), BadSetup> {
    if game.is_simple() {
        let none = said.heroes.iter().all(Option::is_none);
        return if none {
            Ok(())
        } else {
            Err(BadSetup("there are no heroes in Simple mode (GRAV-47)".to_owned()))
        };
    }
    let mut others = (0..game.table.house.heroes.get().0.len() as u8)
        .filter(|number| !said.heroes.contains(&Some(*number)))
        .collect::<Vec<_>>()
        .into_iter();
    let heroes = said.heroes.iter().map(|hero| hero.or_else(|| others.next()));
    game.secret.heroes = heroes.collect::<Option<_>>().unwrap_or_default();
    Ok(())
}

/// All that is nowhere else, in a fixed order: beneath the piles; Guardians have been used.
fn fill_in_piles(game: &mut GravityWarfare, said: &Said) {
    let mut rest = game.all_cards();
    let mut seen = game.open_cards();
    seen.extend(game.secret.hands.iter().flat_map(|hand| hand.cards()));
    seen.extend(game.secret.piles.iter().flatten());
    seen.extend(&game.secret.drawn);
    for card in seen {
        if let Some(at) = rest.iter().position(|other| *other == card) {
            rest.remove(at);
        }
    }
    if !game.is_simple() {
        let guardians = rest.iter().filter(|card| **card == Card::Guardian).count();
        game.table.used_guardians += guardians as u8;
        rest.retain(|card| *card != Card::Guardian);
    }
    let left = match said.rest {
        [true, false] => rest.len(),
        [false, true] => 0,
        _ => rest.len() / 2,
    };
    let right = rest.split_off(left);
    for (pile, beneath) in game.secret.piles.iter_mut().zip([rest, right]) {
        pile.splice(0..0, beneath);
    }
}
