//! Hints, for a program that does not know which game it is.

use tabletop::{Budget, Said, Seat, Seed, Status};

use crate::all_games;

#[test]
fn the_three_best_come_with_their_chances() {
    for game in all_games().games() {
        let seats = *game.seats().start();
        let mut referee = game.start(serde_json::Value::Null, seats, Seed::from_number(5)).unwrap();
        let Status::Decision { must, .. } = referee.status() else { panic!("a game begins with a decision") };
        let seat = must.first().unwrap();
        let budget = Budget { time_ms: None, iterations: Some(200), threads: 1 };
        let mut expert = game.bot("expert", Seed::from_number(1), budget).unwrap();
        let hints = expert.hints(&referee.question(seat));
        assert!((1..=3).contains(&hints.len()), "{}: {}", game.id(), hints.len());
        assert!(hints.iter().all(|(_, chance)| (0.0..=1.0).contains(chance)));
        let legal = referee.legal(seat);
        let offers: Vec<_> = hints.iter().map(|(answer, _)| referee.offered(answer).unwrap()).collect();
        let is_legal = |action: &serde_json::Value| legal.iter().any(|offer| offer.action == *action);
        assert!(offers.iter().all(|offer| is_legal(&offer.action)), "{}: {offers:?}", game.id());
        let (best, _) = hints.into_iter().next().unwrap();
        referee.act(seat, Said::Answer(best)).unwrap();
    }
}

#[test]
fn whoever_does_not_think_has_no_advice() {
    let catalog = all_games();
    let game = catalog.game("qube-attack").unwrap();
    let referee = game.start(serde_json::Value::Null, 2, Seed::from_number(5)).unwrap();
    for name in ["rookie", "regular", "random"] {
        let mut bot = game.bot(name, Seed::from_number(1), Budget::default()).unwrap();
        assert!(bot.hints(&referee.question(Seat::new(0))).is_empty(), "{name}");
    }
}
