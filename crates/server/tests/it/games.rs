//! Complete games over sockets, by guests who lose their connection on the way.

use std::time::Duration;

use protocol::{Ask, NewTable, SeatPlan};
use serde_json::{Value, json};
use tabletop::{Chance, Log, Seed, Status};

use crate::chair::Chair;
use crate::gathering::all_and_a_spectator;
use crate::house::{catalog, open, open_fixed, table_of};
use crate::recordings;

/// Games that take longer than this are not played to the end here.
const ACTIONS_MAX: usize = 3000;

/// Everyone sits down, plays whatever is legal, and now and then loses the connection; bots fill the last seats.
async fn play_to_the_end(game: &str, people: usize, bots: usize, options: Value, seed: u64) {
    let (open, _folder) = open().await;
    let mut chance = Chance::new(Seed::from_number(seed));
    let host = open.guest("Ana").await;
    let mut new = NewTable { options, ..table_of(game, people) };
    new.seats.extend((0..bots).map(|_| SeatPlan::Bot { bot: "random".to_owned() }));
    let code = host.make(&new).await;
    let mut chairs = vec![host.come(&code).await];
    for seat in 1..people {
        chairs.push(open.guest(&format!("Guest {seat}")).await.come(&code).await);
    }
    for (seat, chair) in chairs.iter_mut().enumerate() {
        chair.sit(seat).await;
    }
    chairs[0].must(Ask::Start {}).await;
    let (mut actions, mut losses) = (0, 0);
    'game: loop {
        for seat in 0..people {
            settle(&mut chairs[seat]).await;
            if chairs[seat].phase() == "over" {
                break 'game;
            }
            if !chairs[seat].must_act() {
                continue;
            }
            if chance.below(40) == 0 {
                let chair = chairs.remove(seat);
                chairs.insert(seat, chair.lose().await.come_back().await);
                losses += 1;
                continue;
            }
            act(&mut chairs[seat], &mut chance).await;
            actions += 1;
            assert!(actions < ACTIONS_MAX, "the game does not end");
        }
        if bots > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    for chair in &mut chairs {
        settle(chair).await;
    }
    println!("{game}: {actions} actions by people, {losses} connections lost");
    check_replay(&chairs[0], actions).await;
    open.close().await;
}

/// So many spots are aimed at before one is where the rules want it.
const AIMS_MAX: usize = 1_500;

/// Does something legal; what has to be filled in first is aimed somewhere.
pub async fn act(chair: &mut Chair, chance: &mut Chance) {
    let legal = chair.at("/play/legal").as_array().unwrap().clone();
    let offer = chance.pick(&legal).unwrap();
    if offer["action"].get("hand") != Some(&Value::Null) {
        return chair.act(offer["text"].as_str().unwrap()).await.unwrap();
    }
    let (mut refusals, mut middles) = (Vec::new(), Vec::new());
    find_middles(chair.at("/play/view"), &mut middles);
    middles.extend(zone_middles(chair.at("/play/view/field/zones")));
    for aim in 0..AIMS_MAX {
        let spin = if aim % 6 < 3 { 0 } else { 1500 };
        let yaw = chance.below(6_283);
        let mut action = offer["action"].clone();
        action["hand"] = match aim % 3 {
            0 => aimed(spin, yaw, [(); 2].map(|()| i64::from(chance.below(280_000)) - 140_000)),
            1 => aimed(spin, yaw, near(*chance.pick(&middles).unwrap_or(&[0, 0]), chance)),
            _ => json!({"kind": "lift", "spin_mrad_per_s": spin}),
        };
        match chair.try_ask(Ask::Act { text: None, action: Some(action), decision: None }).await {
            Ok(()) => return,
            Err(refusal) => refusals.push(refusal.message),
        }
    }
    // There may be no room for it on a platform where little stands as it should: then something else is done.
    let simple = |other: &&Value| other["action"].get("hand") != Some(&Value::Null);
    let others: Vec<&Value> = legal.iter().filter(simple).collect();
    if let Some(other) = chance.pick(&others) {
        return chair.act(other["text"].as_str().unwrap()).await.unwrap();
    }
    refusals.sort();
    refusals.dedup();
    panic!("nothing fits {offer}: {refusals:?}\n{}", chair.at("/play/view/table"));
}

/// Somewhere within a centimetre.
fn near(at: [i64; 2], chance: &mut Chance) -> [i64; 2] {
    at.map(|um| um + i64::from(chance.below(20_000)) - 10_000)
}

/// The middles of the zones: what has to lie in one whole fits best there.
fn zone_middles(zones: &Value) -> Vec<[i64; 2]> {
    let middle = |zone: &Value| {
        let corners = zone["border_um"].as_array().unwrap();
        let mean = |axis: usize| {
            corners.iter().map(|corner| corner[axis].as_i64().unwrap()).sum::<i64>() / corners.len() as i64
        };
        [mean(0), mean(1)]
    };
    zones.as_array().into_iter().flatten().map(middle).collect()
}

/// Where the pieces on the platform are.
fn find_middles(view: &Value, middles: &mut Vec<[i64; 2]>) {
    if let Some(at_um) = view.get("at_um") {
        middles.extend(at_um[0].as_i64().zip(at_um[1].as_i64()).map(|(x, y)| [x, y]));
    }
    match view {
        Value::Array(items) => items.iter().for_each(|item| find_middles(item, middles)),
        Value::Object(fields) => fields.values().for_each(|field| find_middles(field, middles)),
        _ => {}
    }
}

fn aimed(spin_mrad_per_s: i32, yaw_mrad: u32, [x_um, y_um]: [i64; 2]) -> Value {
    json!({"kind": "set-down", "x_um": x_um, "y_um": y_um, "yaw_mrad": yaw_mrad, "drop_um": 0, "speed_um_per_s": 25_000,
        "spin_mrad_per_s": spin_mrad_per_s})
}

/// The game is on file, with its seed, and plays again to the same end.
async fn check_replay(chair: &Chair, actions: usize) {
    let id = chair.at("/play/reveal/replay").as_str().unwrap();
    let file = chair.guest().get(&format!("/api/replays/{id}")).await;
    let log = Log::from_text(&file.body).unwrap();
    assert!(log.entries.len() >= actions);
    let referee = catalog().game(&log.header.game).unwrap().replay(&log).unwrap();
    assert!(matches!(referee.status(), Status::Over { .. }));
    for seat in ["?seat=a", "?seat=open", ""] {
        let steps = chair.guest().get(&format!("/api/replays/{id}/steps{seat}")).await.json();
        check_steps(chair, id, &steps, &log).await;
    }
}

/// Step by step: to the last view, with something to be seen where it says so.
async fn check_steps(chair: &Chair, id: &str, steps: &Value, log: &Log) {
    let (mut view, steps) = (steps["view"].clone(), steps["steps"].as_array().unwrap());
    assert_eq!(steps.len(), log.entries.len());
    for step in steps {
        let patch: json_patch::Patch = serde_json::from_value(step["patch"].clone()).unwrap();
        json_patch::patch(&mut view, &patch).unwrap();
    }
    assert!(steps.iter().any(|step| step["events"].is_array()));
    let film = steps.iter().position(|step| step["film"] == true);
    for (number, status) in [(0, 404), (steps.len() + 1, 404), (film.map_or(1, |at| at + 1), 200)] {
        let status = if film.is_none() { 404 } else { status };
        let head = chair.guest().head(&format!("/api/replays/{id}/films/{number}")).await;
        assert!(head.starts_with(&format!("HTTP/1.1 {status}")), "{number}: {head}");
        assert_eq!(head.contains("immutable"), status == 200, "{head}");
    }
}

/// Takes in all that was sent so far: what is said to oneself comes last.
async fn settle(chair: &mut Chair) {
    let refused = chair.act("").await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn qube_attack_is_played_to_the_end() {
    play_to_the_end("qube-attack", 3, 0, Value::Null, 1).await;
}

#[tokio::test]
async fn guerra_civil_espacial_is_played_to_the_end() {
    play_to_the_end("guerra-civil-espacial", 3, 0, Value::Null, 2).await;
}

#[tokio::test]
async fn godzilla_total_war_is_played_to_the_end() {
    play_to_the_end("godzilla-total-war", 3, 1, Value::Null, 3).await;
}

#[tokio::test]
async fn gravity_warfare_is_played_to_the_end() {
    play_to_the_end("gravity-warfare", 1, 1, json!({"mode": "simple"}), 4).await;
}

/// KAIJU-30: who won the last game at the table alone is King of Monsters in the next.
#[tokio::test]
async fn a_rematch_carries_the_king_of_monsters() {
    let (open, _folder) = open_fixed(5).await;
    let mut chairs = all_and_a_spectator(&open, &table_of("godzilla-total-war", 3)).await;
    assert!(chairs[0].at("/play/view/table/king_seat").is_null());
    recordings::play(&mut chairs, 3, &mut Chance::new(Seed::from_number(5))).await;
    let places = chairs[0].at("/play/status/ending/places").as_array().unwrap().clone();
    let first: Vec<usize> = (0..3).filter(|seat| places[*seat] == 1).collect();
    let [king] = first[..] else { panic!("the seed is chosen so that one wins alone: {places:?}") };
    chairs[0].must(Ask::Rematch {}).await;
    assert_eq!(chairs[0].at("/table/options/king"), king);
    chairs[0].must(Ask::Start {}).await;
    assert_eq!(chairs[0].at("/play/view/table/king_seat"), king);
    open.close().await;
}

#[tokio::test]
async fn whispers_is_played_to_the_end() {
    for seed in 0..4 {
        play_to_the_end("whispers", 2 + seed % 3, 0, Value::Null, seed as u64).await;
    }
}
