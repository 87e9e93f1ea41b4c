//! Invariant 3 over complete games: every byte that a seat was sent, from the first to the last, is made of what the game
//! made for that seat and of what is open to all.
//!
//! Each game is played to its end over sockets and everything that reaches anyone is recorded. Then the finished game is
//! played again from its log, away from the house, and each viewer's recording is walked through beside it: an update for
//! every entry of which the rules show that viewer something, with just those events and just that view, offers and film;
//! for any other entry, nothing. That what the rules show a viewer does not depend on what it cannot see is for the
//! kernel's conformance and for `secrets`.

use std::collections::BTreeSet;

use protocol::{NewTable, Shown};
use serde_json::{Value, json};
use tabletop::{AnyReferee, Chance, Deed, Log, Said, Seat, Seed, Viewer};

use crate::chair::Chair;
use crate::games::act;
use crate::gathering::all_and_a_spectator;
use crate::house::{catalog, open, table_of};

/// Games that take longer than this are not recorded here.
const ACTIONS_MAX: usize = 3000;

/// What there is to see of a game beside its view, all of it accounted for below.
const PLAY: [&str; 10] =
    ["view", "status", "decision", "legal", "undo", "clock", "live", "commitment", "promise", "reveal"];

async fn check(game: &str, seats: usize, options: Value, seed: u64) {
    let (open, _folder) = open().await;
    let new = NewTable { options, ..table_of(game, seats) };
    let mut chairs = all_and_a_spectator(&open, &new).await;
    play(&mut chairs, seats, &mut Chance::new(Seed::from_number(seed))).await;
    let id = chairs[0].at("/play/reveal/replay").as_str().unwrap();
    let log = Log::from_text(&chairs[0].guest().get(&format!("/api/replays/{id}")).await.body).unwrap();
    let mut bytes = 0;
    for chair in &chairs {
        let viewer = chair.you["seat"]
            .as_u64()
            .map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat as usize)));
        bytes += chair.heard.iter().map(String::len).sum::<usize>();
        Recording::new(&chair.heard, viewer).compare(&log);
        assert_eq!(chair.at("/table"), chairs[0].at("/table"), "the table is open to all");
    }
    println!("{game}: {} entries, {} recordings, {bytes} bytes", log.entries.len(), chairs.len());
    open.close().await;
}

/// To the end, with whatever is legal; now and then with what one may do but need not.
pub async fn play(chairs: &mut [Chair], seats: usize, chance: &mut Chance) {
    for _ in 0..ACTIONS_MAX {
        for chair in chairs.iter_mut() {
            drop(chair.act("nonsense").await);
        }
        if chairs[0].phase() == "over" {
            return;
        }
        let asked: Vec<usize> = (0..seats).filter(|seat| chairs[*seat].must_act()).collect();
        let able: Vec<usize> = (0..seats).filter(|seat| !chairs[*seat].legal().is_empty()).collect();
        let pool = if chance.below(8) == 0 { &able } else { &asked };
        let seat = *chance.pick(pool).expect("someone can act");
        act(&mut chairs[seat], chance).await;
    }
    panic!("the game does not end");
}

/// What one viewer was sent.
struct Recording<'a> {
    left: std::slice::Iter<'a, String>,
    viewer: Viewer,
    play: Value,
}

impl<'a> Recording<'a> {
    /// From the beginning of the game on.
    fn new(heard: &'a [String], viewer: Viewer) -> Recording<'a> {
        let mut recording = Recording { left: heard.iter(), viewer, play: Value::Null };
        while recording.play.is_null() {
            let Next::Update(update) = recording.next().expect("the game begins") else { continue };
            recording.take(&update);
        }
        recording
    }

    /// Beside the finished game, entry by entry.
    fn compare(mut self, log: &Log) {
        let game = catalog().game(&log.header.game).unwrap().clone();
        let beginning = Log { header: log.header.clone(), entries: Vec::new() };
        let mut referee = game.replay(&beginning).unwrap();
        self.check_play(referee.as_ref());
        for entry in &log.entries {
            let before = made_for(referee.as_ref(), self.viewer);
            let (film, events) = match &entry.deed {
                Deed::Undo(_) => {
                    referee.undo(entry.seat).unwrap();
                    (None, Vec::new())
                }
                Deed::Action(text) => {
                    let said = || Said::Notation(text.clone());
                    let film = self.film(referee.as_ref(), entry.seat, &said());
                    (film, referee.act(entry.seat, said()).unwrap().seen_by(self.viewer))
                }
            };
            if let Some(film) = film {
                let Some(Next::Shown(bytes)) = self.next() else { panic!("{entry:?} has no film") };
                assert_eq!(bytes, film, "{entry:?}");
            }
            if made_for(referee.as_ref(), self.viewer) == before && events.is_empty() {
                continue;
            }
            let Some(Next::Update(update)) = self.next() else { panic!("{entry:?} is not shown") };
            assert_eq!(update.get("events").unwrap_or(&json!([])), &json!(events), "{entry:?}");
            self.take(&update);
            self.check_play(referee.as_ref());
        }
        assert!(self.next().is_none(), "more was sent than there is to see");
    }

    /// The document is what the game made for this viewer, and what is open to all.
    fn check_play(&self, referee: &dyn AnyReferee) {
        let keys: BTreeSet<&str> = self.play.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, BTreeSet::from(PLAY));
        for (key, value) in made_for(referee, self.viewer).as_object().unwrap() {
            assert_eq!(&self.play[key], value, "{key} of {:?}", self.viewer);
        }
        assert_eq!((&self.play["clock"], &self.play["live"]), (&Value::Null, &Value::Null));
        let over = matches!(referee.status(), tabletop::Status::Over { .. });
        assert_eq!(self.play["reveal"].is_null(), !over, "secrets are shown at the end");
        let open = json!(referee.log().header.commitment);
        assert_eq!(self.play["commitment"], open);
    }

    fn film(&self, referee: &dyn AnyReferee, seat: Seat, said: &Said) -> Option<Vec<u8>> {
        let mut staged = referee.stage(seat, said).unwrap()?;
        let hidden = matches!(self.viewer, Viewer::Seat(seat) if staged.hidden_from().contains(seat));
        (!hidden).then(|| Shown::Film.write(&staged.film()))
    }

    fn take(&mut self, update: &Value) {
        let mut document = json!({ "play": self.play });
        let about_play = |operation: &&Value| operation["path"].as_str().unwrap().starts_with("/play");
        let operations = update["patch"].as_array().unwrap().iter().filter(about_play);
        let patch: json_patch::Patch = serde_json::from_value(operations.cloned().collect()).unwrap();
        json_patch::patch(&mut document, &patch).unwrap();
        self.play = document["play"].take();
    }

    /// The next message of the stream; answers to what one asked oneself are not part of it.
    fn next(&mut self) -> Option<Next> {
        for text in self.left.by_ref() {
            let Ok(told) = serde_json::from_str::<Value>(text).map(|told| told.as_object().cloned()) else {
                return Some(Next::Shown(unhex(text)));
            };
            let Some(told) = told else { return Some(Next::Shown(unhex(text))) };
            match told["kind"].as_str().unwrap() {
                "update" => return Some(Next::Update(Value::Object(told))),
                "done" | "refused" | "welcome" | "you" => {}
                other => panic!("{other} was not asked for"),
            }
        }
        None
    }
}

enum Next {
    Update(Value),
    Shown(Vec<u8>),
}

/// All that the rules make for a viewer.
fn made_for(referee: &dyn AnyReferee, viewer: Viewer) -> Value {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Open => None,
    };
    let offer = |offer: tabletop::Offer| {
        let mut shown = json!({ "text": offer.text, "action": offer.action });
        if let Some(forecast) = offer.forecast {
            shown["forecast"] = json!({ "said": forecast.said, "caution": forecast.caution });
        }
        shown
    };
    let legal: Vec<Value> =
        seat.map_or_else(Vec::new, |seat| referee.legal(seat)).into_iter().map(offer).collect();
    json!({
        "view": referee.view(viewer),
        "status": protocol::Status::from(referee.status()),
        "legal": legal,
        "undo": seat.is_some_and(|seat| referee.can_undo(seat)),
    })
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap()).collect()
}

#[tokio::test]
async fn recorded_qube_attack() {
    check("qube-attack", 3, Value::Null, 11).await;
}

#[tokio::test]
async fn recorded_guerra_civil_espacial() {
    check("guerra-civil-espacial", 4, Value::Null, 12).await;
}

#[tokio::test]
async fn recorded_godzilla_total_war() {
    check("godzilla-total-war", 4, Value::Null, 13).await;
}

#[tokio::test]
async fn recorded_gravity_warfare() {
    check("gravity-warfare", 2, json!({"mode": "simple"}), 14).await;
}

#[tokio::test]
async fn recorded_whispers() {
    for seed in 0..4 {
        check("whispers", 3, Value::Null, seed).await;
    }
}
