//! The laws that every game keeps, tried on random games: all seat counts, all values of all options.
//!
//! A game's tests call [`check`] once. A broken law panics with the law, the table and the position, so that the case can
//! be set up again by hand.

use serde_json::Value;

use crate::hash::state_bytes;
use crate::simulate::{RandomStep, random_step};
use crate::{
    Chance, Choice, Event, Game, Log, Outcome, Pending, Referee, Refusal, Replay, Seat, SeatSet, Seed,
    StateHash, Tell, Viewer,
};

/// The costly laws are tried at one step in this many.
const LOOK_EVERY: u32 = 7;
/// How many actions of earlier steps are kept to be tried where they may be illegal.
const POOL_MAX: usize = 48;

/// Plays `games` random games at every table the game allows, and tries every law on the way.
pub fn check<G: Game>(games: u64) {
    for options in Choice::combinations(G::CHOICES) {
        for seats in G::SEATS {
            check_table::<G>(&options, seats, games);
        }
    }
}

/// The same for one table: these options, which may name house data, and this many seats.
pub fn check_table<G: Game>(options: &Value, seats: usize, games: u64) {
    for number in 0..games {
        let typed: G::Options =
            serde_json::from_value(options.clone()).expect("the described options can be read");
        let seed = Seed::from_number(number);
        let table = format!("{} for {seats} with {options}, seed {number}", G::ID);
        Examined::<G>::play(table, typed, seats, seed);
    }
    refuses_other_seat_counts::<G>(options);
}

fn refuses_other_seat_counts<G: Game>(options: &Value) {
    let typed: G::Options =
        serde_json::from_value(options.clone()).expect("the described options can be read");
    for seats in [0, G::SEATS.start() - 1, G::SEATS.end() + 1, 1000] {
        let refused = Referee::<G>::new(typed.clone(), seats, Seed::from_number(0)).is_err();
        assert!(refused, "{} must refuse {seats} players", G::ID);
    }
}

/// One random game under examination.
struct Examined<G: Game> {
    table: String,
    options: G::Options,
    referee: Referee<G>,
    /// The same game, saved and loaded again at every look.
    reloaded: G,
    chance: Chance,
    whims: Chance,
    pool: Vec<G::Action>,
    step: u32,
}

impl<G: Game> Examined<G> {
    fn play(table: String, options: G::Options, seats: usize, seed: Seed) {
        let referee = Referee::<G>::new(options.clone(), seats, seed)
            .unwrap_or_else(|bad| panic!("{table}: cannot be set up: {bad}"));
        let mut chance = Chance::new(seed);
        let reloaded =
            G::setup(&options, seats, &mut chance).expect("what was set up once can be set up again");
        let whims = Chance::stream(seed, 1);
        let mut game =
            Examined { table, options, referee, reloaded, chance, whims, pool: Vec::new(), step: 0 };
        while game.advance() {}
        game.ends_well();
        game.replays_the_same();
    }

    /// One step, with the laws tried before it; false at the end.
    fn advance(&mut self) -> bool {
        let Pending::Decision(decision) = self.referee.state().pending() else { return false };
        self.require(self.step < G::ACTIONS_MAX, "a game ends within ACTIONS_MAX");
        self.someone_is_asked(decision.must, decision.may);
        self.conserves();
        if self.step < 4 || self.whims.below(LOOK_EVERY) == 0 {
            self.look(decision.must.or(decision.may));
        }
        let (seat, action) = self.choose(decision.must, decision.may);
        self.act_and_undo(seat, &action);
        self.step += 1;
        true
    }

    fn look(&mut self, actors: SeatSet) {
        self.saves_and_loads();
        self.position_reads_back();
        for seat in Seat::all(self.state().seats()) {
            self.offers_what_it_accepts(seat, actors);
            self.refuses_what_it_does_not_offer(seat);
        }
        let viewers: Vec<Viewer> = Viewer::all(self.state().seats()).collect();
        for viewer in viewers {
            self.keeps_secrets_from(viewer);
        }
    }

    fn choose(&mut self, must: SeatSet, may: SeatSet) -> (Seat, G::Action) {
        let whim = if self.whims.below(4) == 0 { self.any_of(may) } else { None };
        let seat = whim.filter(|seat| !self.legal(*seat).is_empty()).or_else(|| self.any_of(must));
        let seat = seat.expect("someone must act");
        let legal = self.legal(seat);
        let template = &legal[self.whims.index(legal.len())];
        let action = self.referee.state().fill(template, &mut self.whims);
        self.require(G::fits(template, &action), "a filled template fits its template");
        if self.pool.len() < POOL_MAX {
            self.pool.push(action.clone());
        } else {
            let old = self.whims.index(POOL_MAX);
            self.pool[old] = action.clone();
        }
        (seat, action)
    }

    fn any_of(&mut self, seats: SeatSet) -> Option<Seat> {
        if seats.is_empty() { None } else { seats.iter().nth(self.whims.index(seats.len())) }
    }

    // The laws.

    fn someone_is_asked(&self, must: SeatSet, may: SeatSet) {
        let seats = self.state().seats();
        self.require(!must.is_empty(), "while a game goes on someone must act");
        self.require(
            must.or(may).iter().all(|seat| seat.index() < seats),
            "only seats of the table are asked",
        );
        self.require(must.iter().all(|seat| !may.contains(seat)), "nobody both must and may act");
        for seat in Seat::all(seats) {
            let count = self.legal(seat).len();
            self.require(!must.contains(seat) || count > 0, "who must act can");
            self.require(must.or(may).contains(seat) || count == 0, "who is not asked is offered nothing");
            if must.contains(seat) {
                self.the_default_is_legal(seat);
            }
        }
    }

    fn the_default_is_legal(&self, seat: Seat) {
        let Some(default) = self.state().default_action(seat) else {
            return self.require(false, "who must act has a default action");
        };
        self.require(offers::<G>(&self.legal(seat), &default), "the default action is legal");
    }

    fn conserves(&self) {
        if let Err(reason) = self.state().audit() {
            self.require(false, &format!("the audit holds ({reason})"));
        }
    }

    fn saves_and_loads(&mut self) {
        let bytes = state_bytes(self.state());
        let loaded: G = match postcard::from_bytes(&bytes) {
            Ok(loaded) => loaded,
            Err(error) => return self.require(false, &format!("a saved state loads ({error})")),
        };
        self.require(state_bytes(&loaded) == bytes, "a loaded state is the saved one");
        self.require(
            state_bytes(&self.reloaded) == bytes,
            "a game saved and loaded on its way goes the same way",
        );
        self.reloaded = loaded;
    }

    fn position_reads_back(&self) {
        let text = self.state().write_position();
        self.require(!text.contains('\n'), "a position is one line");
        match G::read_position(&self.options, &text) {
            Ok(read) => {
                self.require(
                    state_bytes(&read) == state_bytes(self.state()),
                    "a written position reads back",
                );
            }
            Err(bad) => self.require(false, &format!("a written position reads back ({bad})")),
        }
    }

    fn offers_what_it_accepts(&mut self, seat: Seat, actors: SeatSet) {
        let legal = self.legal(seat);
        if !actors.contains(seat) {
            return;
        }
        for (index, template) in legal.iter().enumerate() {
            self.require(!legal[..index].contains(template), "no action is offered twice");
            self.action_reads_back(template);
            let action = self.referee.state().fill(template, &mut self.whims);
            self.action_reads_back(&action);
            let mut copy = self.state().clone();
            if let Err(refusal) = copy.apply(seat, &action, &mut self.chance.clone(), &mut Tell::nobody()) {
                let text = self.state().write_action(&action);
                self.require(false, &format!("what is offered is accepted ({seat}: {text}: {refusal})"));
            }
        }
    }

    fn action_reads_back(&self, action: &G::Action) {
        let text = self.state().write_action(action);
        self.require(!text.contains('\n'), "an action is one line");
        let read = self.state().read_action(&text);
        self.require(
            read.as_ref() == Ok(action),
            &format!("a written action reads back (`{text}`: {read:?})"),
        );
        let json = serde_json::to_value(action).expect("an action is plain data");
        let read = serde_json::from_value::<G::Action>(json.clone());
        self.require(
            read.is_ok_and(|read| read == *action),
            &format!("an action reads back from JSON ({json})"),
        );
    }

    fn refuses_what_it_does_not_offer(&self, seat: Seat) {
        let (legal, before) = (self.legal(seat), state_bytes(self.state()));
        for action in self.pool.iter().filter(|action| !offers::<G>(&legal, action)) {
            let (mut copy, mut chance, mut events) = (self.state().clone(), self.chance.clone(), Vec::new());
            let refused = copy.apply(seat, action, &mut chance, &mut Tell::to(&mut events));
            let text = || self.state().write_action(action);
            let Err(refusal) = refused else {
                return self.require(false, &format!("what is not offered is refused ({seat}: {})", text()));
            };
            self.require(
                state_bytes(&copy) == before,
                &format!("a refused action changes nothing ({})", text()),
            );
            self.require(events.is_empty(), "of a refused action nothing is told");
            self.require(chance.drawn() == self.chance.drawn(), "a refused action draws no chance");
            self.require(!refusal.rule().is_empty(), "a refusal names its rule");
        }
    }

    /// Invariant 3, by paired states: the real one, and one that differs only in what this viewer cannot see.
    fn keeps_secrets_from(&mut self, viewer: Viewer) {
        let view = self.state().view(viewer);
        let json = serde_json::to_value(&view).expect("a view is plain data");
        let read: G::View = serde_json::from_value(json)
            .unwrap_or_else(|bad| panic!("{}: a view reads back ({bad})", self.table));
        self.require(read == view, "a view reads back");
        let paired = G::imagine(&view, &mut self.whims);
        self.require(
            paired.view(viewer) == view,
            &format!("the view of what a view allows is that view ({viewer:?})"),
        );
        if let Err(reason) = paired.audit() {
            self.require(
                false,
                &format!("what a view allows adds up ({viewer:?}: {reason}; {})", paired.write_position()),
            );
        }
        self.require(paired.pending() == self.state().pending(), "who is waited for tells no secret");
        if let Viewer::Seat(seat) = viewer {
            self.offers_the_same(seat, &paired);
        }
        self.events_explain_the_view(viewer, &paired);
    }

    fn offers_the_same(&self, seat: Seat, paired: &G) {
        let mut legal = Vec::new();
        paired.legal(seat, &mut legal);
        self.require(legal == self.legal(seat), "what a seat is offered follows from what it sees");
        let alike = |action| paired.forecast(seat, action) == self.state().forecast(seat, action);
        self.require(legal.iter().all(alike), "what a seat is told of an action follows from what it sees");
        for action in &self.pool {
            let refusal = |state: &G| {
                let done = state.clone().apply(seat, action, &mut self.chance.clone(), &mut Tell::nobody());
                done.err().map(|refusal| refusal.to_string())
            };
            self.require(refusal(paired) == refusal(self.state()), "a refusal tells no secret");
        }
    }

    /// Someone acts in both states: as long as the viewer sees the same happen, it knows the same afterwards.
    fn events_explain_the_view(&mut self, viewer: Viewer, paired: &G) {
        let Some(seat) = self.any_of(self.state().pending().actors()) else { return };
        let Some(action) = self.any_action(&self.state().clone(), seat) else { return };
        let Some(other) = self.any_action(paired, seat) else { return };
        for other in [&action, &other] {
            self.looks_the_same(viewer, seat, &action, paired, other);
        }
    }

    fn looks_the_same(&self, viewer: Viewer, seat: Seat, action: &G::Action, paired: &G, other: &G::Action) {
        let seen = |state: &G, action: &G::Action| {
            let (mut copy, mut events) = (state.clone(), Vec::new());
            let done = copy.apply(seat, action, &mut self.chance.clone(), &mut Tell::to(&mut events));
            done.ok().map(|()| {
                let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
                (seen, copy.view(viewer), copy.pending())
            })
        };
        let (Some(real), Some(paired)) = (seen(self.state(), action), seen(paired, other)) else { return };
        if real.0 == paired.0 {
            let text = format!(
                "{viewer:?}, {seat}: {} or {}",
                self.state().write_action(action),
                self.state().write_action(other)
            );
            self.require(
                real.1 == paired.1,
                &format!("a view changes only by what its viewer is told ({text})"),
            );
            self.require(real.2 == paired.2, &format!("who is asked next tells no secret ({text})"));
        }
    }

    fn any_action(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let template = self.whims.pick(&legal)?;
        Some(state.fill(template, &mut self.whims))
    }

    fn act_and_undo(&mut self, seat: Seat, action: &G::Action) {
        let before = self.referee.hash();
        self.act(seat, action);
        if self.referee.can_undo(seat) && self.whims.below(LOOK_EVERY) == 0 {
            self.referee.undo(seat).expect("what can be undone is undone");
            self.require(self.referee.hash() == before, "an undo goes back to where it was");
            self.act(seat, action);
        }
        let done = self.reloaded.apply(seat, action, &mut self.chance, &mut Tell::nobody());
        self.require(done.is_ok(), "a loaded game accepts what the saved one accepts");
        let same = StateHash::of(&self.reloaded, self.chance.drawn()) == self.referee.hash();
        self.require(same, "the same actions give the same state, told or not");
    }

    fn act(&mut self, seat: Seat, action: &G::Action) {
        if let Err(not_done) = self.referee.act(seat, action) {
            self.require(false, &format!("what is offered is accepted ({not_done})"));
        }
    }

    fn ends_well(&self) {
        let outcome: Outcome = self.referee.outcome().expect("the game is over");
        self.conserves();
        self.position_reads_back();
        self.require(!outcome.winners().is_empty(), "someone wins");
        let seats = self.state().seats();
        self.require(
            outcome.places.len() == seats && outcome.scores.len() == seats,
            "everyone has a place and a score",
        );
        for seat in Seat::all(seats) {
            self.require(self.legal(seat).is_empty(), "after the end nothing is offered");
        }
    }

    fn replays_the_same(&self) {
        let text = self.referee.open_log().to_text();
        let log = Log::from_text(&text)
            .unwrap_or_else(|bad| panic!("{}: a written log reads back ({bad})", self.table));
        let half = log.entries.len() / 2;
        let mut replay = Replay::<G>::new(&log).unwrap_or_else(|bad| panic!("{}: {bad}", self.table));
        let mut snapshot = replay.referee().snapshot();
        for entry in 0..log.entries.len() {
            if entry == half {
                snapshot = replay.referee().snapshot();
            }
            replay
                .step()
                .unwrap_or_else(|bad| panic!("{}: a replay equals the live game ({bad})", self.table));
        }
        self.require(
            replay.referee().hash() == self.referee.hash(),
            "a replay ends where the live game ended",
        );
        let seed = log.header.seed.expect("the open log has its seed");
        let resumed = Referee::<G>::from_snapshot(&log, seed, &snapshot);
        let resumed = resumed.unwrap_or_else(|bad| panic!("{}: a snapshot goes on ({bad})", self.table));
        self.require(
            resumed.hash() == self.referee.hash(),
            "a game taken up at a snapshot ends where the live game ended",
        );
    }

    fn state(&self) -> &G {
        self.referee.state()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        legal
    }

    fn require(&self, holds: bool, law: &str) {
        if !holds {
            panic!(
                "{law}\n  table: {}\n  step: {}\n  position: {}",
                self.table,
                self.step,
                self.state().write_position()
            );
        }
    }
}

fn offers<G: Game>(legal: &[G::Action], action: &G::Action) -> bool {
    legal.iter().any(|template| G::fits(template, action))
}

/// Plays `games` random games at every table with nothing but the audit and the bound: quick, for many games.
pub fn check_that_games_end<G: Game>(games: u64) {
    for options in Choice::combinations(G::CHOICES) {
        let typed: G::Options =
            serde_json::from_value(options.clone()).expect("the described options can be read");
        for seats in G::SEATS {
            for number in 0..games {
                let (seed, mut legal) = (Seed::from_number(number), Vec::new());
                let (mut chance, mut whims) = (Chance::new(seed), Chance::stream(seed, 1));
                let mut state =
                    G::setup(&typed, seats, &mut chance).expect("the described options can be set up");
                let over = (0..=G::ACTIONS_MAX).any(|_| {
                    random_step(&mut state, &mut chance, &mut whims, &mut legal) != RandomStep::Played
                });
                assert!(over, "{} for {seats} with {options}, seed {number}: no end", G::ID);
                state.audit().unwrap_or_else(|bad| panic!("{} for {seats}, seed {number}: {bad}", G::ID));
            }
        }
    }
}
