//! Invariant 3 at the end of the wire: two games that differ only in what a viewer cannot see send that viewer the same
//! bytes.
//!
//! A game is played for a while; then another situation is imagined that one viewer could not tell from it. Two houses
//! that share all their randomness set up one each, and both games are played on with the same actions for as long as
//! the rules themselves show that viewer the same in both. Every message that reached the viewer must be the same, byte
//! for byte, but for the time of day.

use protocol::NewTable;
use serde_json::Value;
use tabletop::{AnyGame, AnyReferee, Budget, Chance, Choice, Said, Seat, Seed, Status, Viewer};

use crate::crash::on_disk;
use crate::gathering::all_and_a_spectator;
use crate::house::{Chair, Open, catalog, open_fixed, table_of};

/// Every game here, every viewer of it, so many times.
const PAIRS: u64 = 4;
/// Situations are taken from the first half of a game, or of so many actions.
const STEPS_MAX: usize = 100;
/// A pair is followed for at most so many actions.
const ACTIONS_MAX: usize = 20;

#[tokio::test]
async fn what_a_viewer_cannot_see_changes_no_byte() {
    for game in catalog().games() {
        let (mut actions, mut pairs, mut differing) = (0, 0, 0);
        let seats = *game.seats().start();
        for viewer in Viewer::all(seats) {
            for number in 0..PAIRS {
                let pair = Pair::imagine(game.as_ref(), seats, viewer, number);
                differing += usize::from(pair.positions[0] != pair.positions[1]);
                actions += pair.compare(number).await;
                pairs += 1;
            }
        }
        println!("{}: {actions} actions over {pairs} pairs, {differing} of them different", game.id());
        assert!(actions >= pairs, "{}: hardly anything was compared", game.id());
    }
}

/// Two situations that one viewer cannot tell apart.
struct Pair {
    game: String,
    options: Value,
    viewer: Viewer,
    positions: [String; 2],
    /// The games as the rules alone play them.
    referees: [Box<dyn AnyReferee>; 2],
}

impl Pair {
    fn imagine(game: &dyn AnyGame, seats: usize, viewer: Viewer, number: u64) -> Pair {
        let seed = Seed::from_number(number);
        let mut chance = Chance::stream(seed, 1);
        let mut all = Choice::combinations(game.choices());
        all.retain(|options| game.start(options.clone(), seats, seed).is_ok());
        let options = chance.pick(&all).unwrap().clone();
        let whole =
            play_on(game.start(options.clone(), seats, seed).unwrap().as_mut(), STEPS_MAX, &mut chance);
        let mut referee = game.start(options.clone(), seats, seed).unwrap();
        play_on(referee.as_mut(), chance.index(1 + whole / 2), &mut chance);
        let positions = [referee.position(), referee.imagined(viewer, chance.fork())];
        let referees = begin(game, &options, &positions, seed);
        Pair { game: game.id().to_owned(), options, viewer, positions, referees }
    }

    /// Plays both games in two houses. Says how many actions were the same for the viewer.
    async fn compare(mut self, number: u64) -> usize {
        if matches!(self.referees[0].status(), Status::Over { .. }) || !self.looks_the_same() {
            return 0;
        }
        let (first, folder) = open_fixed(number).await;
        let (second, _other) = open_fixed(number).await;
        let mut tables = [self.set_up(&first, 0).await, self.set_up(&second, 1).await];
        // Both houses have drawn the same seed: with it the rules alone do what the houses do.
        let code = tables[0][0].at("/table/code").as_str().unwrap();
        let seed = on_disk(folder.path(), code).await.header.seed.unwrap();
        self.referees =
            begin(catalog().game(&self.game).unwrap().as_ref(), &self.options, &self.positions, seed);
        let mut chance = Chance::stream(Seed::from_number(number), 2);
        let mut actions = 0;
        while actions < ACTIONS_MAX {
            let [a, b] = &self.referees;
            let Some((seat, texts)) = choices(&[a.as_ref(), b.as_ref()], &mut chance) else { break };
            let text = chance.pick(&texts).unwrap();
            let Some(text) = self.act(seat, text, &mut chance) else { break };
            for chairs in &mut tables {
                chairs[seat.index()].act(&text).await.unwrap();
            }
            actions += 1;
        }
        let [a, b] = tables;
        let heard = [self.heard(a, 0).await, self.heard(b, 1).await];
        let differs = heard[0].iter().zip(&heard[1]).find(|(a, b)| a != b);
        assert!(differs.is_none(), "{} shows {:?} a secret:\n{differs:#?}", self.game, self.viewer);
        assert_eq!(heard[0].len(), heard[1].len(), "{}: {:?} can count", self.game, self.viewer);
        first.close().await;
        second.close().await;
        actions
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
            text = filled(&self.game, self.referees[0].as_ref(), seat, chance)?;
            first = self.referees[0].act(seat, Said::Notation(text.clone()));
        }
        let second = self.referees[1].act(seat, Said::Notation(text.clone()));
        let same = first.ok()?.seen_by(self.viewer) == second.ok()?.seen_by(self.viewer);
        (same && self.looks_the_same()).then_some(text)
    }

    /// Everyone at a table in a house, the spectator last, and the game begun.
    async fn set_up(&self, open: &Open, which: usize) -> Vec<Chair> {
        let seats = self.referees[which].seats();
        let position = Some(self.positions[which].clone());
        let new = NewTable { options: self.options.clone(), position, ..table_of(&self.game, seats) };
        all_and_a_spectator(open, &new).await
    }

    /// All that reached the viewer, a lost connection and what was sent again included, without the time of day and the
    /// text that set the situation up.
    async fn heard(&self, mut chairs: Vec<Chair>, which: usize) -> Vec<String> {
        let index = match self.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator | Viewer::Open => chairs.len() - 1,
        };
        let mut chair = chairs.swap_remove(index);
        drop(chair.act("nonsense").await);
        let mut chair = chair.lose().await.come_back().await;
        drop(chair.act("nonsense").await);
        let position = serde_json::to_string(&self.positions[which]).unwrap();
        chair.heard.iter().map(|text| without_time(&text.replace(&position, "\"\""))).collect()
    }
}

fn begin(
    game: &dyn AnyGame,
    options: &Value,
    positions: &[String; 2],
    seed: Seed,
) -> [Box<dyn AnyReferee>; 2] {
    positions.each_ref().map(|text| game.start_at(options.clone(), text, seed).unwrap())
}

/// Plays at random for at most so many actions, and says how many.
fn play_on(referee: &mut dyn AnyReferee, most: usize, chance: &mut Chance) -> usize {
    for played in 0..most {
        let Some((seat, texts)) = choices(&[&*referee], chance) else { return played };
        let text = chance.pick(&texts).unwrap().clone();
        if referee.act(seat, Said::Notation(text)).is_err() {
            let Some(text) = filled(referee.game(), &*referee, seat, chance) else { return played };
            drop(referee.act(seat, Said::Notation(text)));
        }
    }
    most
}

/// What a bot would do here, in notation.
fn filled(game: &str, referee: &dyn AnyReferee, seat: Seat, chance: &mut Chance) -> Option<String> {
    let mut bot = catalog().game(game).unwrap().bot("random", chance.fork(), Budget::default()).unwrap();
    let answer = bot.answer(&referee.question(seat))?;
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
