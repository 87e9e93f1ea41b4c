//! Whole games of four regulars: how often something falls, how rounds end, how long they take.

use gravity_warfare::{GravityWarfare, PlatformSide, Told};
use tabletop::{Chance, Game, Pending, Seed, Tell};

use crate::platforms::{decide, options, regulars, table_of};

const SEATS: usize = 4;

/// What games came to.
#[derive(Debug, Default)]
pub struct Table {
    pub turns: u32,
    /// Turns in which something fell.
    pub fell: u32,
    /// Cards given, hands at work, and those that succeeded.
    pub given: u32,
    pub attempts: u32,
    pub good: u32,
    pub rounds: u32,
    /// Rounds that ended by four fallen pieces, and those that nobody ended.
    pub lost: u32,
    pub stopped: u32,
    /// Rounds won by each place from who began it: 0 is who began.
    pub won_by_place: [u32; SEATS],
    /// Games won by each seat.
    pub games_won: [f64; SEATS],
}

/// Plays so many games, both sides in turn.
pub fn play(games: u32) -> Table {
    let mut table = Table::default();
    for number in 0..games {
        game(u64::from(number), &mut table);
    }
    table
}

fn game(number: u64, table: &mut Table) {
    let seed = Seed::from_number(300_000 + number);
    let mut chance = Chance::new(seed);
    let side = if number.is_multiple_of(2) { PlatformSide::Universe } else { PlatformSide::Mothership };
    let mut game = GravityWarfare::setup(&options(side), SEATS, &mut chance).expect("four can play");
    let mut bots = regulars(SEATS, 40_000 + number);
    let mut fell = false;
    loop {
        let Pending::Decision(decision) = game.pending() else { break };
        let seat = decision.must.first().expect("someone must act");
        let action = decide(&mut bots[seat.index()], &game, seat);
        let mut events = Vec::new();
        let before = table_of(&game);
        let began = before.first_seat.index();
        game.apply(seat, &action, &mut chance, &mut Tell::to(&mut events)).expect("a regular is legal");
        events.iter().for_each(|event| note(event, began, &mut fell, table));
        let over = matches!(game.pending(), Pending::Over(_));
        let after = table_of(&game);
        if over || (after.round, after.turns) != (before.round, before.turns) {
            table.turns += 1;
            table.fell += u32::from(std::mem::take(&mut fell));
        }
    }
}

fn note(event: &Told, began: usize, fell: &mut bool, table: &mut Table) {
    match event {
        Told::Gave { .. } => table.given += 1,
        Told::Attempted { fallen_pieces, success, .. } => {
            *fell |= !fallen_pieces.is_empty();
            table.attempts += 1;
            table.good += u32::from(*success);
        }
        Told::PutUpright { fallen_pieces, .. } => *fell |= !fallen_pieces.is_empty(),
        Told::RoundWon { seat, .. } => {
            table.rounds += 1;
            table.won_by_place[(seat.index() + SEATS - began) % SEATS] += 1;
        }
        Told::RoundLost { .. } => {
            table.rounds += 1;
            table.lost += 1;
        }
        Told::RoundStopped { .. } => {
            table.rounds += 1;
            table.stopped += 1;
        }
        Told::GameWon { seats } => {
            for seat in seats {
                table.games_won[seat.index()] += 1.0 / seats.len() as f64;
            }
        }
        _ => {}
    }
}
