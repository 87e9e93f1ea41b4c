//! What the referee adds to the rules: the log, undo, snapshots, replay, and the door for everything face up.

use serde_json::json;
use tabletop::{
    Catalog, Game, Log, Mismatch, NotDone, NotUndone, Pending, Referee, Said, Seat, Seed, Status, Viewer,
};

use crate::connect_four::{Action, ConnectFour, Options};
use crate::high_card::{self, HighCard, SOUND};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn game() -> Referee<ConnectFour> {
    Referee::new(Options {}, 2, Seed::from_number(3)).unwrap()
}

fn drop_in(column: u8) -> Action {
    Action::Drop { column }
}

#[test]
fn an_undo_goes_back_while_nobody_else_has_acted() {
    let mut game = game();
    let start = game.hash();
    game.act(A, &drop_in(4)).unwrap();
    assert_eq!(game.undo(B), Err(NotUndone::Nothing));
    game.undo(A).unwrap();
    assert_eq!(game.hash(), start);
    assert_eq!(game.undo(A), Err(NotUndone::Nothing));
    game.act(A, &drop_in(4)).unwrap();
    game.act(B, &drop_in(4)).unwrap();
    assert_eq!(game.undo(A), Err(NotUndone::Nothing));
    assert!(game.can_undo(B));
}

/// An undo is an entry like any other: nothing that was on record disappears, and the replay takes it back too.
#[test]
fn an_undo_is_on_record() {
    let mut game = game();
    game.act(A, &drop_in(1)).unwrap();
    game.undo(A).unwrap();
    game.act(A, &drop_in(2)).unwrap();
    assert_eq!(game.log().entries.len(), 3);
    let replayed = Referee::<ConnectFour>::from_log(&game.open_log()).unwrap();
    assert_eq!(replayed.state().write_position(), "/x/////");
}

/// A snapshot in the middle of what can be taken back keeps it so.
#[test]
fn a_snapshot_keeps_the_right_to_undo() {
    let mut game = game();
    game.act(A, &drop_in(1)).unwrap();
    let (snapshot, seed) = (game.snapshot(), Seed::from_number(3));
    let mut resumed = Referee::<ConnectFour>::from_snapshot(game.log(), seed, &snapshot).unwrap();
    resumed.undo(A).unwrap();
    assert_eq!(resumed.state().write_position(), "//////");
}

#[test]
fn refused_actions_are_not_on_record() {
    let mut game = game();
    assert!(matches!(game.act(B, &drop_in(1)), Err(NotDone::Refused(_))));
    assert!(matches!(game.act(Seat::new(7), &drop_in(1)), Err(NotDone::NoSuchSeat { .. })));
    assert!(game.log().entries.is_empty());
}

/// The seed stays secret until it is opened, and without it there is no replay.
#[test]
fn a_running_game_keeps_its_seed() {
    let game = game();
    assert!(!game.log().to_text().contains("\"seed\""));
    assert_eq!(Referee::<ConnectFour>::from_log(game.log()).unwrap_err(), Mismatch::NoSeed);
    let other = Seed::from_number(4);
    let error = Referee::<ConnectFour>::from_snapshot(game.log(), other, &game.snapshot()).unwrap_err();
    assert_eq!(error, Mismatch::Seed);
}

#[test]
fn records_of_other_games_and_rules_are_told_apart() {
    let mut log = game().open_log();
    let error = Referee::<HighCard<SOUND>>::from_log(&log).unwrap_err();
    assert_eq!(error.to_string(), "this is a record of connect-four, not of high-card");
    log.header.rules = 2;
    let error = Referee::<ConnectFour>::from_log(&log).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the game was played with rules version 2; this program replays versions 1 to 1"
    );
}

/// A record of older rules is played with what was the default then, and its header stays as it was written.
#[test]
fn a_record_of_older_rules_keeps_its_rules() {
    let one_card = high_card::Options { hand_cards: 1 };
    let mut game = Referee::<HighCard<SOUND>>::new(one_card, 2, Seed::from_number(1)).unwrap();
    let mut legal = Vec::new();
    game.state().legal(A, &mut legal);
    game.act(A, &legal[0]).unwrap();
    let mut log = game.open_log();
    log.header.rules = 1;
    log.header.options = json!({});
    let replayed = Referee::<HighCard<SOUND>>::from_log(&log).unwrap();
    assert_eq!(replayed.open_log(), log);
    let seed = Seed::from_number(1);
    let resumed = Referee::<HighCard<SOUND>>::from_snapshot(&log, seed, &game.snapshot()).unwrap();
    assert_eq!(resumed.open_log(), log);
    log.header.rules = 2;
    assert!(matches!(
        Referee::<HighCard<SOUND>>::from_log(&log),
        Err(Mismatch::Refused { .. } | Mismatch::Hash { .. })
    ));
}

#[test]
fn a_file_that_is_no_record_says_where() {
    let bad = |text: &str| Log::from_text(text).unwrap_err().to_string();
    assert_eq!(bad(""), "the file is empty; its first line should be the header of a game");
    assert!(bad("hello").starts_with("line 1: expected value"));
    let mut log = game().open_log().to_text();
    log += "{\"number\":1,\"seat\":0,\"action\":\"1\"}\n";
    assert!(bad(&log).starts_with("line 2: missing field `hash`"), "{}", bad(&log));
    assert!(
        bad(&log.replace("\"sobremesa\":1", "\"sobremesa\":9"))
            .starts_with("line 1: this is form 9 of the file")
    );
}

/// Everything face up is for finished games: through the referee and through the catalog.
#[test]
fn the_open_view_waits_for_the_end() {
    let mut game = Referee::<HighCard<SOUND>>::new(Default::default(), 2, Seed::from_number(1)).unwrap();
    assert!(game.view(Viewer::Open).is_none());
    for seat in [A, B] {
        let mut legal = Vec::new();
        game.state().legal(seat, &mut legal);
        game.act(seat, &legal[0]).unwrap();
    }
    assert!(matches!(game.state().pending(), Pending::Over(_)));
    assert!(game.view(Viewer::Open).is_some());
}

/// The catalog plays a game to its end without knowing it: offers as text, data and a bot's answers.
#[test]
fn a_game_is_played_through_the_catalog() {
    let catalog = Catalog::default().with::<ConnectFour>(Vec::new()).with::<HighCard<SOUND>>(Vec::new());
    for game in catalog.games() {
        let seed = Seed::from_number(8);
        let mut table = game.start(serde_json::Value::Null, 2, seed).unwrap();
        let mut bot = game.bot("random", seed, Default::default()).unwrap();
        for turn in 0.. {
            let Status::Decision { must, .. } = table.status() else { break };
            let seat = must.first().unwrap();
            let said = match (turn % 3, table.legal(seat).remove(0)) {
                (0, offer) => Said::Notation(offer.text),
                (1, offer) => Said::Json(offer.action),
                _ => Said::Answer(bot.answer(&table.question(seat)).unwrap()),
            };
            let played = table.act(seat, said).unwrap();
            assert_eq!(played.number, turn + 1);
            assert!(!played.seen_by(Viewer::Spectator).is_empty());
        }
        let again = game.replay(&table.open_log()).unwrap();
        assert_eq!((again.hash(), again.position()), (table.hash(), table.position()));
    }
    assert_eq!(
        catalog.game("chess").map(|_| ()).unwrap_err().to_string(),
        "there is no game `chess`; there are: connect-four, high-card"
    );
}
