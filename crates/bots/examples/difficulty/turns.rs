//! One turn at a time: the dice roll, the challenges of a row are given, and a regular's hand does it. The others hold the cards
//! of the row and nothing else, so nobody interferes.

use std::collections::BTreeMap;

use bots::Gravity;
use gravity_warfare::{Action, Card, GravityWarfare, HandWork, Phase, PlatformSide, Told};
use tabletop::{Chance, Game, Pending, Seat, Seed, Tell};

use crate::platforms::{decide, options, regulars, table_of};

const SEATS: usize = 6;
/// A careless hand lets go from this high, and goes down this fast, as a rookie does.
const CARELESS_DROP_UM: std::ops::Range<u32> = 4_000..28_000;
const CARELESS_UM_PER_S: std::ops::Range<u32> = 60_000..180_000;

/// What is asked for, and how often it should succeed.
pub struct Row {
    pub name: &'static str,
    pub cards: &'static [Card],
    /// In percent, for a careful regular hand; none where it follows from another row.
    pub aim: Option<[u32; 2]>,
}

/// How the hand goes about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Care {
    Full,
    /// The same spots, but dropped from above and in a hurry.
    Little,
    /// Full care, on top of a piece of the zone, by choice (GRAV-20).
    Stacking,
}

/// What came of turns.
#[derive(Debug, Clone, Default)]
pub struct Count {
    pub turns: u32,
    pub good: u32,
    /// Turns in which something fell, and pieces that fell.
    pub fell: u32,
    pub pieces_fell: u32,
    /// Points won and lost by the one at work.
    pub points: i32,
    pub faults: BTreeMap<String, u32>,
}

impl Count {
    pub fn add(&mut self, other: &Count) {
        self.turns += other.turns;
        self.good += other.good;
        self.fell += other.fell;
        self.pieces_fell += other.pieces_fell;
        self.points += other.points;
        for (fault, count) in &other.faults {
            *self.faults.entry(fault.clone()).or_default() += count;
        }
    }

    pub fn percent(&self) -> f64 {
        100.0 * f64::from(self.good) / f64::from(self.turns.max(1))
    }
}

/// A cell of the table: so many turns, each with dice and a tremor of its own, over these platforms in turn.
pub fn cell(side: PlatformSide, platforms: &[String], row: &Row, care: Care, turns: u32) -> Count {
    let mut count = Count::default();
    let mut number = 0;
    while count.turns < turns && number < 4 * u64::from(turns) {
        let platform = &platforms[number as usize % platforms.len()];
        if let Some(events) = turn(side, platform, row, care, number) {
            note(&events, &mut count);
        }
        number += 1;
    }
    count
}

/// What the table was told in one turn; nothing if there was no attempt to make.
fn turn(side: PlatformSide, platform: &str, row: &Row, care: Care, number: u64) -> Option<Vec<Told>> {
    let seed = Seed::from_number(900_000 + number);
    let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
    let mut game = position(side, platform, row, number);
    let mut bot = regulars(1, 5_000 + number).remove(0);
    let (mut events, turns) = (Vec::new(), table_of(&game).turns);
    while table_of(&game).turns == turns {
        let Pending::Decision(decision) = game.pending() else { break };
        let seat = decision.must.first().expect("someone must act");
        let action = action(&game, seat, row, care, &mut bot, &mut whims)?;
        game.apply(seat, &action, &mut chance, &mut Tell::to(&mut events)).expect("it is legal");
    }
    events.iter().any(|event| matches!(event, Told::Attempted { .. })).then_some(events)
}

/// The platform, with the cards of the row in the hands of the others. The one at work has at least two troops.
fn position(side: PlatformSide, platform: &str, row: &Row, number: u64) -> GravityWarfare {
    let options = options(side);
    let first = (number / 7) as usize % SEATS;
    let candidates = (0..SEATS).map(|shift| (first + shift) % SEATS);
    // A seat that has placed all its troops is not at work any more.
    let mut games = candidates.filter_map(|active| {
        let hand = |seat: usize| {
            let given = (seat + SEATS - active) % SEATS;
            row.cards.get(given.wrapping_sub(1)).map_or(String::new(), Card::to_string)
        };
        let player = |seat: usize| {
            let letter = Seat::new(seat).letter();
            format!("{letter}: [{}] hero {} used", hand(seat), HEROES[seat])
        };
        let players: Vec<String> = (0..SEATS).map(player).collect();
        let active = Seat::new(active).letter();
        let text = format!("{}; {platform}; turns 30; active {active}; now roll", players.join(" | "));
        GravityWarfare::read_position(&options, &text).ok()
    });
    games
        .find(|game| {
            let table = table_of(game);
            table.players[table.active_seat.index()].pieces.len() >= 2
        })
        .expect("somebody has two troops left")
}

const HEROES: [&str; SEATS] = ["archivist", "climber", "gambler", "quartermaster", "steady", "smuggler"];

fn action(
    game: &GravityWarfare,
    seat: Seat,
    row: &Row,
    care: Care,
    bot: &mut Gravity,
    whims: &mut Chance,
) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let is_given =
        |action: &&Action| matches!(action, Action::Give { as_card, .. } if row.cards.contains(as_card));
    if let Some(give) = legal.iter().find(is_given) {
        return Some(give.clone());
    }
    let plain = |action: &&Action| matches!(action, Action::Roll | Action::LetBe | Action::Ready);
    if let Some(plain) = legal.iter().find(plain) {
        return Some(plain.clone());
    }
    if legal.contains(&Action::Skip) {
        return None;
    }
    let planned = match care {
        Care::Stacking if table_of(game).phase == Phase::Attempt => {
            bot.stack(&game.view(tabletop::Viewer::Seat(seat)), &legal)?
        }
        _ => decide(bot, game, seat),
    };
    Some(if care == Care::Little { careless(planned, whims) } else { planned })
}

/// The same spot, without care.
fn careless(action: Action, whims: &mut Chance) -> Action {
    let between =
        |range: std::ops::Range<u32>, whims: &mut Chance| range.start + whims.below(range.end - range.start);
    match action {
        Action::Attempt {
            troops,
            hand: Some(HandWork::SetDown { x_um, y_um, yaw_mrad, spin_mrad_per_s, .. }),
        } => {
            let drop_um = between(CARELESS_DROP_UM, whims);
            let speed_um_per_s = between(CARELESS_UM_PER_S, whims);
            let hand = HandWork::SetDown { x_um, y_um, yaw_mrad, drop_um, speed_um_per_s, spin_mrad_per_s };
            Action::Attempt { troops, hand: Some(hand) }
        }
        other => other,
    }
}

fn note(events: &[Told], count: &mut Count) {
    let (mut good, mut fell) = (true, 0);
    for event in events {
        match event {
            Told::Attempted { success, faults, fallen_pieces, .. } => {
                good &= success;
                fell += fallen_pieces.len() as u32;
                faults.iter().for_each(|fault| *count.faults.entry(format!("{fault:?}")).or_default() += 1);
            }
            Told::PutUpright { success, fallen_pieces, .. } => {
                good &= success;
                fell += fallen_pieces.len() as u32;
                if !success {
                    *count.faults.entry("NotPutUpright".to_owned()).or_default() += 1;
                }
            }
            Told::Won { points, .. } => count.points += i32::from(*points),
            Told::Lost { points, .. } => count.points -= i32::from(*points),
            _ => {}
        }
    }
    count.turns += 1;
    count.good += u32::from(good);
    count.fell += u32::from(fell > 0);
    count.pieces_fell += fell;
}
