//! The complete situation in one line, secrets included. [`crate::setup_by_hand`] reads it and says what may be left out.
//!
//! Parts are separated by `;`. First the players, separated by `|`:
//! `a: gems 2/1/0/0 [guardian! stack-it spin-it?b] hero climber troops at1 at2 carries wormhole>stack-it did spin-it`.
//! Gems are blue/silver/gold/green. `!` after a card: everyone knows of it; `?b`: b does. `hero climber!`: it has been seen;
//! `hero climber used`: and used in this round.
//!
//! Then `round 1; first a; turns 3; active b; lean 0,0,0,1000000; on at1@0,90000,8000/0,0,0,1000000; played at1:a; out bt1;
//! left …; right …; discard …; used-guardians 1; drawn b 1: …; last …; seed …; turn …; task …; now roll`.

use std::fmt::Write;

use tabletop::{Seat, SeatSet};

use crate::card::Card;
use crate::effects::{Effect, Effects};
use crate::state::{GravityWarfare, Player};
use crate::troop::{TroopKind, Troops};
use crate::turn::{Carried, Given, Last, Phase, Task, Turn};

pub(crate) fn write(game: &GravityWarfare) -> String {
    let players: Vec<String> = game.all_seats().map(|seat| write_player(game, seat)).collect();
    let table = &game.table;
    let mut text = players.join(" | ");
    let _ = write!(
        text,
        "; round {}; first {}; turns {}; active {}; lean {}",
        table.round,
        table.first_seat,
        table.turns,
        table.active_seat,
        numbers(&table.standing.platform.0)
    );
    write_platform(game, &mut text);
    for (name, cards) in [("left", &game.secret.piles[0]), ("right", &game.secret.piles[1])] {
        let _ = write!(text, "; {name}{}", spaced(cards));
    }
    let _ = write!(text, "; discard{}", spaced(&table.discard_cards));
    if table.used_guardians > 0 {
        let _ = write!(text, "; used-guardians {}", table.used_guardians);
    }
    if let Some(drawing) = table.drawing {
        let _ = write!(text, "; drawn {} {}:{}", drawing.seat, drawing.keep, spaced(&game.secret.drawn));
    }
    if let Some(last) = &table.last {
        let _ = write!(text, "; last{}", write_last(game, last));
    }
    let _ = write!(text, "; seed {}", hex(&game.secret.seed));
    let _ = write!(text, "; turn{}", write_turn(game, &table.turn));
    if let Some(task) = &table.turn.task {
        let _ = write!(text, "; task{}", write_task(task));
    }
    let _ = write!(text, "; now {}", write_phase(table.phase));
    text
}

fn write_player(game: &GravityWarfare, seat: Seat) -> String {
    let Player { gems, pieces, carried, used_cards, declared_cards, hero_used, hero } = game.player(seat);
    let mut text = format!("{seat}: gems {}/{}/{}/{}", gems.blue, gems.silver, gems.gold, gems.green);
    let held: Vec<String> =
        game.hand(seat).held().iter().map(|held| format!("{}{}", held.card, held.known_to.write())).collect();
    let _ = write!(text, " [{}]", held.join(" "));
    if let Some(number) = game.secret.heroes.get(seat.index()) {
        let name = &game.table.house.heroes.get().0[usize::from(*number)].name;
        let seen = if hero.is_some() { "!" } else { "" };
        let _ = write!(text, " hero {name}{seen}{}", if *hero_used { " used" } else { "" });
    }
    let _ = write!(text, " troops{}", spaced(&pieces.iter().collect::<Vec<_>>()));
    if !carried.is_empty() {
        let _ = write!(text, " carries{}", spaced(&carried.iter().map(write_carried).collect::<Vec<_>>()));
    }
    if !used_cards.is_empty() {
        let _ = write!(text, " did{}", spaced(used_cards));
    }
    if !declared_cards.is_empty() {
        let _ = write!(text, " declared{}", spaced(declared_cards));
    }
    text
}

fn write_platform(game: &GravityWarfare, text: &mut String) {
    let table = &game.table;
    let pose = |placed: &balance::Placed| {
        let troop = crate::troop::Troop::of(placed.piece.id);
        format!("{troop}@{}/{}", numbers(&placed.pose.at_um), numbers(&placed.pose.turn.0))
    };
    let _ = write!(text, "; on{}", spaced(&table.standing.pieces.iter().map(pose).collect::<Vec<_>>()));
    let played: Vec<String> = table.played.iter().map(|p| format!("{}:{}", p.piece, p.seat)).collect();
    let _ = write!(
        text,
        "; played{}; out{}",
        spaced(&played),
        spaced(&table.out_pieces.iter().collect::<Vec<_>>())
    );
}

/// Each with a space before it.
fn spaced<T: ToString>(items: &[T]) -> String {
    items.iter().map(|item| format!(" {}", item.to_string())).collect()
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(",")
}

fn numbers(numbers: &[i32]) -> String {
    joined(numbers)
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn write_carried(carried: &Carried) -> String {
    format!("{}>{}", carried.wormhole_card, short_as(carried.card, carried.as_card))
}

/// `stack-it`, or `anti-matter=stack-it`: one word.
fn short_as(card: Card, as_card: Card) -> String {
    if card == as_card { card.to_string() } else { format!("{card}={as_card}") }
}

fn write_given(given: &Given) -> String {
    let seat = given.seat.map_or('-', Seat::letter);
    format!("{seat}:{}", short_as(given.card, given.as_card))
}

fn zone(game: &GravityWarfare, zone: u8) -> String {
    let name = game.zone_name(zone);
    let plain = name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') && !name.is_empty();
    if plain { name } else { zone.to_string() }
}

fn write_effects(effects: Effects) -> String {
    let mut text = effects.iter().map(Effect::name).collect::<Vec<_>>().join("+");
    if let Some(seconds) = effects.seconds {
        let _ = write!(text, "/{seconds}");
    }
    text
}

fn seats(seats: SeatSet) -> String {
    seats.iter().map(Seat::letter).collect()
}

/// `key=value` words, only for what is not as it is at the beginning.
struct Words(String);

impl Words {
    fn pair(&mut self, key: &str, value: &str) {
        if !value.is_empty() {
            let _ = write!(self.0, " {key}={value}");
        }
    }

    fn count(&mut self, key: &str, count: u8) {
        if count > 0 {
            self.pair(key, &count.to_string());
        }
    }

    fn flag(&mut self, key: &str, set: bool) {
        if set {
            let _ = write!(self.0, " {key}");
        }
    }

    fn kind(&mut self, key: &str, kind: Option<TroopKind>) {
        self.pair(key, kind.map_or("", TroopKind::name));
    }

    fn troops(&mut self, key: &str, troops: Troops) {
        self.pair(key, &joined(troops.iter()));
    }
}

fn write_last(game: &GravityWarfare, last: &Last) -> String {
    let mut words = Words(String::new());
    words.pair("effects", &write_effects(last.effects));
    words.pair("troops", &joined(&last.troops));
    words.pair("zone", &last.zone.map_or(String::new(), |z| zone(game, z)));
    words.flag("returned", last.returned);
    words.flag("called", last.called);
    words.0
}

fn write_turn(game: &GravityWarfare, turn: &Turn) -> String {
    let mut words = Words(String::new());
    let name = |number: Option<u8>| number.map_or(String::new(), |number| zone(game, number));
    words.pair("actor", &turn.actor_seat.to_string());
    words.pair("zone", &name(turn.zone));
    words.kind("troop", turn.troop);
    words.kind("upper", turn.upper_troop);
    words.pair("from", &name(turn.from_zone));
    words.pair("given", &joined(turn.given.iter().map(write_given)));
    words.pair("events", &joined(turn.events.iter().map(write_given)));
    if turn.gave != [0; 6] {
        words.pair("gave", &joined(turn.gave));
    }
    words.flag("asked", turn.asked);
    words.pair("spent", &joined(&turn.spent));
    let put_off = turn.put_off.iter().map(|(seat, carried)| format!("{seat}:{}", write_carried(carried)));
    words.pair("put-off", &joined(put_off));
    words.pair("called", &turn.called_seats.iter().map(|seat| seat.letter()).collect::<String>());
    words.flag("free", turn.free);
    words.flag("climbs", turn.climbs);
    words.flag("calm", turn.calm);
    words.pair("effects", &write_effects(turn.effects));
    words.flag("challenged", turn.challenged);
    words.count("again", turn.again);
    words.pair("placed", &joined(&turn.placed_troops));
    words.pair("landed", &name(turn.landed_zone));
    words.troops("pieces", turn.pieces);
    words.count("points", turn.points);
    words.count("extra", turn.extra_points);
    words.flag("returned", turn.returned);
    words.0
}

fn write_task(task: &Task) -> String {
    let mut words = Words(String::new());
    words.pair("seat", &task.seat.to_string());
    words.pair("deed", task.deed.name());
    words.pair("piece", &joined(task.piece));
    words.pair("to", &joined(task.to_seat));
    words.troops("pieces", task.pieces);
    words.troops("knocked", task.knocked_pieces);
    words.troops("righted", task.righted_pieces);
    words.count("fallen", task.fallen);
    words.flag("others-fell", task.others_fell);
    words.count("beneath", task.beneath);
    words.flag("failed", task.failed);
    words.0
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Youngest => "youngest".to_owned(),
        Phase::Draw => "draw".to_owned(),
        Phase::Guardian => "guardian".to_owned(),
        Phase::Declare => "declare".to_owned(),
        Phase::Roll => "roll".to_owned(),
        Phase::Skip => "skip".to_owned(),
        Phase::Challenge(asked) => format!("challenge {}", seats(asked)),
        Phase::Pick => "pick".to_owned(),
        Phase::Receiver => "receiver".to_owned(),
        Phase::TakeBack(asked) => format!("take-back {}", seats(asked)),
        Phase::Vote(asked, blind, others) => format!("vote {} {blind} {others}", seats(asked)),
        Phase::Defend => "defend".to_owned(),
        Phase::Appoint => "appoint".to_owned(),
        Phase::Call(asked) => format!("call {}", seats(asked)),
        Phase::Attempt => "attempt".to_owned(),
        Phase::Right => "right".to_owned(),
        Phase::Failed => "failed".to_owned(),
        Phase::Return(asked) => format!("return {}", seats(asked)),
        Phase::Restock(asked) => format!("restock {}", seats(asked)),
        Phase::Over => "over".to_owned(),
    }
}
