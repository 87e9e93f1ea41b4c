//! Invariant 3 at the end of the wire, over complete games: two games that differ only in what a viewer cannot see send that
//! viewer the same bytes.
//!
//! A game is played to its end in stretches. At the beginning of each, another situation is imagined that one viewer could
//! not tell from the real one, as another seed would have dealt it. Two houses that share all their randomness set up one
//! each, and both are played on with the same actions for as long as the rules themselves show that viewer the same in
//! both. Every message that reached the viewer must be the same, byte for byte, but for the time of day. The action that
//! shows the viewer a difference, as it may, is made in the real game alone; from there the next stretch is imagined.

use protocol::NewTable;
use serde_json::Value;
use tabletop::{AnyReferee, Budget, Chance, Choice, Said, Seat, Seed, Status, Viewer};
use tempfile::TempDir;

use crate::chair::Chair;
use crate::crash::on_disk;
use crate::gathering::all_and_a_spectator;
use crate::house::{Open, catalog, open_fixed, table_of};

/// Games that take longer than this are not followed to the end here.
const STRETCHES_MAX: usize = 1000;

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    actions: usize,
    stretches: usize,
    /// Stretches whose two situations were not the same.
    differing: usize,
    messages: usize,
}

/// A complete game for each viewer, each with options of its own.
async fn check(game: &str, wanted: impl Fn(&Value) -> bool) -> Compared {
    let game = catalog().game(game).unwrap().clone();
    let (seats, mut compared) = (*game.seats().start(), Compared::default());
    for (number, viewer) in (0..).zip(Viewer::all(seats)) {
        let seed = Seed::from_number(number);
        let mut all = Choice::combinations(game.choices());
        all.retain(|options| wanted(options) && game.start(options.clone(), seats, seed).is_ok());
        let options = Chance::stream(seed, 1).pick(&all).unwrap().clone();
        let mut real = game.start(options.clone(), seats, seed).unwrap();
        let houses = [open_fixed(number).await, open_fixed(number).await];
        let mut follower = Follower { viewer, options, houses, chance: Chance::stream(seed, 2), compared };
        for stretch in 0.. {
            if matches!(real.status(), Status::Over { .. }) {
                break;
            }
            assert!(stretch < STRETCHES_MAX, "the game does not end");
            real = follower.stretch(real.as_ref()).await;
        }
        compared = follower.compared;
        for (open, _) in follower.houses {
            open.close().await;
        }
    }
    println!("{}: {compared:?}", game.id());
    compared
}

/// Follows a game in two houses for one viewer.
struct Follower {
    viewer: Viewer,
    options: Value,
    houses: [(Open, TempDir); 2],
    chance: Chance,
    compared: Compared,
}

impl Follower {
    /// From here on for as long as two games look the same, and one action further in the real one: that is returned.
    async fn stretch(&mut self, real: &dyn AnyReferee) -> Box<dyn AnyReferee> {
        let game = catalog().game(real.game()).unwrap().clone();
        let positions = [real.position(), real.imagined(self.viewer, self.chance.fork())];
        let [first, second] = &self.houses;
        let mut tables = [
            self.set_up(&first.0, game.id(), &positions[0]).await,
            self.set_up(&second.0, game.id(), &positions[1]).await,
        ];
        // Both houses have drawn the same seed: with it the rules alone do what the houses do.
        let code = tables[0][0].at("/table/code").as_str().unwrap();
        let seed = on_disk(first.1.path(), code).await.header.seed.unwrap();
        let begin = |text: &String| game.start_at(self.options.clone(), text, seed).unwrap();
        let mut pair = Pair { viewer: self.viewer, referees: positions.each_ref().map(begin) };
        assert!(pair.looks_the_same(), "what is imagined looks the same");
        self.compared.actions += pair.play(&mut tables, &mut self.chance).await;
        let [a, b] = tables;
        let heard = [self.heard(a, &positions[0]).await, self.heard(b, &positions[1]).await];
        let differs = heard[0].iter().zip(&heard[1]).find(|(a, b)| a != b);
        assert!(differs.is_none(), "{} shows {:?} a secret:\n{differs:#?}", game.id(), self.viewer);
        assert_eq!(heard[0].len(), heard[1].len(), "{}: {:?} can count", game.id(), self.viewer);
        self.compared.messages += heard[0].len();
        self.compared.stretches += 1;
        self.compared.differing += usize::from(positions[0] != positions[1]);
        let [mut real, _] = pair.referees;
        if real.log().entries.is_empty() {
            // Nothing that can be done in both.
            play_on(real.as_mut(), &mut self.chance);
        }
        real
    }

    /// Everyone at a table in a house, the spectator last, and the game begun.
    async fn set_up(&self, open: &Open, game: &str, position: &str) -> Vec<Chair> {
        let seats = *catalog().game(game).unwrap().seats().start();
        let (options, position) = (self.options.clone(), Some(position.to_owned()));
        all_and_a_spectator(open, &NewTable { options, position, ..table_of(game, seats) }).await
    }

    /// All that reached the viewer, a lost connection and what was sent again included, without the time of day and the
    /// text that set the situation up.
    async fn heard(&self, mut chairs: Vec<Chair>, position: &str) -> Vec<String> {
        let index = match self.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator | Viewer::Open => chairs.len() - 1,
        };
        let mut chair = chairs.swap_remove(index);
        drop(chair.act("nonsense").await);
        let mut chair = chair.lose().await.come_back().await;
        drop(chair.act("nonsense").await);
        let position = serde_json::to_string(position).unwrap();
        chair.heard.iter().map(|text| without_time(&text.replace(&position, "\"\""))).collect()
    }
}

/// Two games that one viewer cannot tell apart, as the rules alone play them.
struct Pair {
    viewer: Viewer,
    referees: [Box<dyn AnyReferee>; 2],
}

impl Pair {
    /// Plays on in both houses until the viewer may see a difference, nothing can be done in both, or the game is over. Says
    /// how many actions that were.
    async fn play(&mut self, tables: &mut [Vec<Chair>; 2], chance: &mut Chance) -> usize {
        let mut actions = 0;
        loop {
            let [a, b] = &self.referees;
            let Some((seat, texts)) = choices(&[a.as_ref(), b.as_ref()], chance) else { return actions };
            let text = chance.pick(&texts).unwrap();
            let Some(text) = self.act(seat, text, chance) else { return actions };
            for chairs in tables.iter_mut() {
                chairs[seat.index()].act(&text).await.unwrap();
            }
            actions += 1;
        }
    }

    fn looks_the_same(&self) -> bool {
        let [a, b] = &self.referees;
        let legal = |referee: &dyn AnyReferee| match self.viewer {
            Viewer::Seat(seat) => referee.legal(seat),
            Viewer::Spectator | Viewer::Open => Vec::new(),
        };
        a.view(self.viewer) == b.view(self.viewer)
            && a.status() == b.status()
            && legal(a.as_ref()) == legal(b.as_ref())
    }

    /// In both, if the viewer sees the same in both. Says what was done: a template is filled in by a bot.
    fn act(&mut self, seat: Seat, text: &str, chance: &mut Chance) -> Option<String> {
        let mut text = text.to_owned();
        let mut first = self.referees[0].act(seat, Said::Notation(text.clone()));
        if first.is_err() {
            text = filled(self.referees[0].as_ref(), seat, chance)?;
            first = self.referees[0].act(seat, Said::Notation(text.clone()));
        }
        let second = self.referees[1].act(seat, Said::Notation(text.clone()));
        let same = first.ok()?.seen_by(self.viewer) == second.ok()?.seen_by(self.viewer);
        (same && self.looks_the_same()).then_some(text)
    }
}

/// One action at random.
fn play_on(referee: &mut dyn AnyReferee, chance: &mut Chance) {
    let (seat, texts) = choices(&[&*referee], chance).expect("someone can act");
    let text = chance.pick(&texts).unwrap().clone();
    if referee.act(seat, Said::Notation(text)).is_err() {
        let text = filled(&*referee, seat, chance).expect("what is offered can be done");
        referee.act(seat, Said::Notation(text)).unwrap();
    }
}

/// What a bot would do here, in notation.
fn filled(referee: &dyn AnyReferee, seat: Seat, chance: &mut Chance) -> Option<String> {
    let game = catalog().game(referee.game()).unwrap().clone();
    let answer =
        game.bot("random", chance.fork(), Budget::default()).unwrap().answer(&referee.question(seat))?;
    referee.offered(&answer).map(|offer| offer.text)
}

/// Someone who can act, and what they can do in all of these.
fn choices(referees: &[&dyn AnyReferee], chance: &mut Chance) -> Option<(Seat, Vec<String>)> {
    let Status::Decision { must, may, .. } = referees[0].status() else { return None };
    let mut seats: Vec<Seat> = must.or(may).iter().collect();
    chance.shuffle(&mut seats);
    let texts = |referee: &dyn AnyReferee, seat| -> Vec<String> {
        referee.legal(seat).into_iter().map(|offer| offer.text).collect()
    };
    seats.into_iter().find_map(|seat| {
        let mut common = texts(referees[0], seat);
        for other in &referees[1..] {
            let theirs = texts(*other, seat);
            common.retain(|text| theirs.contains(text));
        }
        (!common.is_empty()).then_some((seat, common))
    })
}

fn without_time(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("\"at_ms\":") {
        let (head, tail) = rest.split_at(at + "\"at_ms\":".len());
        out.push_str(head);
        rest = tail.trim_start_matches(|char: char| char.is_ascii_digit());
    }
    out + rest
}

/// Hands, piles and dice are hidden: pairs differ, and a game has many of them.
#[tokio::test]
async fn pairs_of_guerra_civil_espacial() {
    let compared = check("guerra-civil-espacial", |_| true).await;
    assert!(compared.differing * 2 > compared.stretches, "{compared:?}");
}

#[tokio::test]
async fn pairs_of_godzilla_total_war() {
    let compared = check("godzilla-total-war", |_| true).await;
    assert!(compared.differing * 2 > compared.stretches, "{compared:?}");
}

#[tokio::test]
async fn pairs_of_gravity_warfare() {
    // What a live hand did cannot be done again by asking for it, so everyone plans.
    let short = |options: &Value| options["mode"] == "simple" && options["attempts"] == "planned";
    let compared = check("gravity-warfare", short).await;
    assert!(compared.differing * 2 > compared.stretches, "{compared:?}");
}

#[tokio::test]
async fn pairs_of_whispers() {
    let compared = check("whispers", |_| true).await;
    assert!(compared.differing * 2 > compared.stretches, "{compared:?}");
}

/// Nothing is hidden here: one stretch to the end.
#[tokio::test]
async fn pairs_of_qube_attack() {
    let compared = check("qube-attack", |_| true).await;
    assert_eq!((compared.differing, compared.stretches), (0, Viewer::all(2).count()), "{compared:?}");
}
