//! Complete games over sockets, by guests who lose their connection on the way.

use protocol::Ask;
use tabletop::{Chance, Log, Seed};

use crate::house::{Chair, catalog, open, table_of};

/// Games that take longer than this are not played to the end here.
const ACTIONS_MAX: usize = 3000;

/// Everyone sits down, plays whatever is legal, and now and then loses the connection.
async fn play_to_the_end(game: &str, seats: usize, seed: u64) {
    let (open, _folder) = open().await;
    let mut chance = Chance::new(Seed::from_number(seed));
    let host = open.guest("Ana").await;
    let code = host.make(&table_of(game, seats)).await;
    let mut chairs = vec![host.come(&code).await];
    for seat in 1..seats {
        chairs.push(open.guest(&format!("Guest {seat}")).await.come(&code).await);
    }
    for (seat, chair) in chairs.iter_mut().enumerate() {
        chair.sit(seat).await;
    }
    chairs[0].must(Ask::Start {}).await;
    let (mut actions, mut losses) = (0, 0);
    loop {
        for chair in &mut chairs {
            settle(chair).await;
        }
        if chairs[0].phase() == "over" {
            break;
        }
        let asked: Vec<usize> = (0..seats).filter(|seat| chairs[*seat].must_act()).collect();
        let seat = *chance.pick(&asked).expect("someone must act");
        if chance.below(40) == 0 {
            let chair = chairs.remove(seat);
            chairs.insert(seat, chair.lose().await.come_back().await);
            losses += 1;
            continue;
        }
        let legal = chairs[seat].legal();
        chairs[seat].act(chance.pick(&legal).unwrap()).await.unwrap();
        actions += 1;
        assert!(actions < ACTIONS_MAX, "the game does not end");
    }
    println!("{game}: {actions} actions, {losses} connections lost");
    let id = chairs[0].at("/play/reveal/replay").as_str().unwrap().to_owned();
    let file = host.get(&format!("/api/replays/{id}")).await;
    let log = Log::from_text(&file.body).unwrap();
    assert_eq!(log.entries.len(), actions);
    catalog().game(game).unwrap().replay(&log).unwrap();
    open.close().await;
}

/// Takes in all that was sent so far: what is said to oneself comes last.
async fn settle(chair: &mut Chair) {
    let refused = chair.act("").await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn qube_attack_is_played_to_the_end() {
    play_to_the_end("qube-attack", 3, 1).await;
}

#[tokio::test]
async fn whispers_is_played_to_the_end() {
    for seed in 0..4 {
        play_to_the_end("whispers", 2 + seed % 3, seed as u64).await;
    }
}
