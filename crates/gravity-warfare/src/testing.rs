//! Help for tests: cases of the rulebook set up in notation, and hands whose facts are made up.
//!
//! A made-up hand is written like an action: `a hand tank@0,90 on=bt1 fell=ct1,cs1 lying=at2`. The troops stand upright where they are
//! put (`tank@0,90`, millimetres, `r45` turned), on top of what `on` names; `fell` and `lying` say what became of others or of them
//! (`own` stands for them); `took=bt1` takes a piece up, `spinning` leaves the platform turning; `held` keeps them in the hand, `spun` lets go while the platform turns, `late` lets go after half a minute.
//! Moving or taking a piece of the platform is `a hand moved@0,90`, `a hand taken` and `a hand missed`; putting one upright `a hand righted`.
//! `a go` is `a ready`, and everyone lets it be.

use balance::{Facts, Fate, Ground, LetGo, PieceFacts, Placed, Pose, Standing, Support, Taken};
use tabletop::{Chance, Event, Game, Pending, Seat, Seed, Tell, Viewer};

use crate::event::Told;
use crate::options::Options;
use crate::play::Play;
use crate::state::GravityWarfare;
use crate::troop::{Troop, TroopKind, Troops};
use crate::turn::Phase;

/// A case under way.
pub(crate) struct Case {
    pub(crate) game: GravityWarfare,
    chance: Chance,
    pub(crate) told: Vec<Told>,
}

/// A case with the default options.
#[track_caller]
pub(crate) fn case(position: &str) -> Case {
    case_with(&Options::default(), position)
}

#[track_caller]
pub(crate) fn case_with(options: &Options, position: &str) -> Case {
    let game =
        GravityWarfare::read_position(options, position).unwrap_or_else(|bad| panic!("{position}: {bad}"));
    game.audit().unwrap_or_else(|bad| panic!("{position}: {bad}"));
    Case { game, chance: Chance::new(Seed::from_number(0)), told: Vec::new() }
}

/// The seat with this letter.
pub(crate) fn seat(letter: char) -> Seat {
    Seat::new(letter as usize - 'a' as usize)
}

impl Case {
    /// The same case with other dice.
    pub(crate) fn seeded(mut self, seed: u64) -> Case {
        self.chance = Chance::new(Seed::from_number(seed));
        self
    }

    /// Plays `a roll, b give stack-it, …`, all of which must be allowed.
    #[track_caller]
    pub(crate) fn play(mut self, actions: &str) -> Case {
        for text in actions.split(", ") {
            if let Err(refusal) = self.act(text) {
                panic!("{text}: {refusal}\n{}", self.game.write_position());
            }
        }
        self
    }

    /// Why this is refused.
    #[track_caller]
    pub(crate) fn refused(&self, text: &str) -> String {
        let mut copy = Case { game: self.game.clone(), chance: self.chance.clone(), told: Vec::new() };
        match copy.act(text) {
            Ok(()) => panic!("{text} is allowed"),
            Err(refusal) => refusal,
        }
    }

    fn act(&mut self, text: &str) -> Result<(), String> {
        let (who, text) = text.split_once(' ').expect("a seat and an action");
        let who = seat(who.chars().next().expect("a seat"));
        match (text.strip_prefix("hand "), text) {
            (Some(deed), _) => self.hand(deed),
            (None, "go") => {
                self.perform(who, "ready")?;
                while let Phase::Call(asked) = self.game.table.phase {
                    self.perform(asked.iter().next().expect("somebody is asked"), "let-be")?;
                }
            }
            (None, text) => self.perform(who, text)?,
        }
        self.game.audit().unwrap_or_else(|bad| panic!("after {text}: {bad}\n{}", self.game.write_position()));
        Ok(())
    }

    fn perform(&mut self, who: Seat, text: &str) -> Result<(), String> {
        let action = self.game.read_action(text).map_err(|bad| bad.to_string())?;
        let mut tell = Tell::to(&mut self.told);
        let done = self.game.apply(who, &action, &mut self.chance, &mut tell);
        done.map_err(|refusal| refusal.to_string())
    }

    /// A hand whose facts are made up.
    #[track_caller]
    fn hand(&mut self, deed: &str) {
        let words: Vec<&str> = deed.split_whitespace().collect();
        let kinds: Vec<TroopKind> =
            words.iter().filter_map(|word| word.split('@').next()?.parse().ok()).collect();
        let asked = if words[0] == "righted" || words[0] == "missed" { Vec::new() } else { kinds };
        let staging = self.game.staging(&asked).expect("a hand is wanted");
        let offered = self.game.troop_choices();
        assert!(offered.contains(&asked), "{asked:?} is not one of {offered:?}");
        let facts = facts(&self.game, &staging.pieces, &words);
        let mut tell = Tell::to(&mut self.told);
        Play::new(&mut self.game, &mut self.chance, &mut tell).conclude(&staging.pieces, &facts);
    }

    /// The kinds of what was told, in order.
    pub(crate) fn heard(&self) -> String {
        let kind = |told: &Told| {
            let json = serde_json::to_value(told.seen_by(Viewer::Open)).unwrap();
            json["kind"].as_str().unwrap().to_owned()
        };
        self.told.iter().map(kind).collect::<Vec<_>>().join(" ")
    }

    /// Did this happen?
    pub(crate) fn did_hear(&self, wanted: &Told) -> bool {
        self.told.contains(wanted)
    }

    /// What a seat is offered, in notation.
    pub(crate) fn offers(&self, letter: char) -> String {
        let mut actions = Vec::new();
        self.game.legal(seat(letter), &mut actions);
        let written = actions.iter().map(|action| self.game.write_action(action));
        written.filter(|text| !text.starts_with("buy")).collect::<Vec<_>>().join(", ")
    }

    /// Who must act, and in which window: `b c challenge`.
    pub(crate) fn waits(&self) -> String {
        match self.game.pending() {
            Pending::Over(_) => "over".to_owned(),
            Pending::Decision(decision) => {
                let window = serde_json::to_value(&decision.window).unwrap();
                let must: Vec<String> = decision.must.iter().map(|seat| seat.to_string()).collect();
                format!("{} {}", must.join(" "), window["kind"].as_str().unwrap())
            }
        }
    }

    pub(crate) fn points(&self, letter: char) -> u16 {
        self.game.player(seat(letter)).gems.points()
    }

    /// A player's troops to place.
    pub(crate) fn troops(&self, letter: char) -> String {
        write(self.game.player(seat(letter)).pieces)
    }

    /// What is on the platform.
    pub(crate) fn platform(&self) -> String {
        write(self.game.pieces_in(None))
    }

    pub(crate) fn hand_of(&self, letter: char) -> String {
        let held = self.game.hand(seat(letter)).held().iter();
        held.map(|held| format!("{}{}", held.card, held.known_to.write())).collect::<Vec<_>>().join(" ")
    }
}

pub(crate) fn write(troops: Troops) -> String {
    troops.iter().map(|troop| troop.to_string()).collect::<Vec<_>>().join(" ")
}

/// An attempt in which nothing happens, to be changed.
pub(crate) fn nothing_happens(game: &GravityWarfare) -> Facts {
    let empty = Standing::empty(game.table.standing.side);
    let mut facts = balance::settle(game.rig(), &empty).expect("an empty platform adds up");
    facts.standing = game.table.standing.clone();
    facts.standing.pieces.clear();
    for placed in &game.table.standing.pieces {
        put(game, &mut facts, *placed);
    }
    facts.supports = supports(game, &facts.standing);
    facts
}

/// What stands on what, by height: good enough for facts that are made up.
fn supports(game: &GravityWarfare, standing: &Standing) -> Vec<Support> {
    let rig = game.rig();
    let mut found = Vec::new();
    for upper in &standing.pieces {
        let half = (rig.shape(upper.piece.kind).size_mm[2] * 500.0) as i32;
        for lower in &standing.pieces {
            let touching = (upper.pose.at_um[2] - half - lower.top_um(rig)).abs() < 800;
            if lower.piece.id != upper.piece.id
                && touching
                && upper.footprint(rig).overlaps(&lower.footprint(rig))
            {
                found.push(Support { upper: upper.piece.id, on: Ground::Piece(lower.piece.id) });
            }
        }
    }
    found
}

/// A piece comes to stand somewhere.
pub(crate) fn put(game: &GravityWarfare, facts: &mut Facts, placed: Placed) {
    facts.standing.remove(placed.piece.id);
    facts.standing.put(placed);
    facts.pieces.retain(|piece| piece.piece.id != placed.piece.id);
    let fate = if placed.is_upright(game.rig()) { Fate::Upright } else { Fate::Lying };
    let shares = placed.zone_shares(game.rig(), facts.standing.side);
    let still = still_piece(game);
    facts.pieces.push(PieceFacts { piece: placed.piece, fate, pose: Some(placed.pose), shares, ..still });
}

/// The facts of a piece to which nothing happened, to be changed.
fn still_piece(game: &GravityWarfare) -> PieceFacts {
    let mut one = Standing::empty(game.table.standing.side);
    let tank = Troop::new(0, TroopKind::Tank, 0);
    one.stand(game.rig(), tank.piece(), [0, 0, 0], 0);
    let facts = balance::settle(game.rig(), &one).expect("one piece adds up");
    PieceFacts { moved_um: 0, ..facts.pieces[0].clone() }
}

/// A piece goes: it fell, or it is in the hand.
pub(crate) fn gone(game: &GravityWarfare, facts: &mut Facts, troop: Troop, fate: Fate) {
    facts.standing.remove(troop.id());
    facts.pieces.retain(|piece| piece.piece.id != troop.id());
    let still = still_piece(game);
    facts.pieces.push(PieceFacts {
        piece: troop.piece(),
        fate,
        pose: None,
        shares: Default::default(),
        ..still
    });
}

/// Lays a piece that is on the platform on its side.
pub(crate) fn lay(game: &GravityWarfare, facts: &mut Facts, troop: Troop) {
    let mut placed = *facts.standing.get(troop.id()).expect("it is on the platform");
    placed.pose.turn = balance::Turn([707_107, 0, 0, 707_107]);
    put(game, facts, placed);
}

fn facts(game: &GravityWarfare, pieces: &[Troop], words: &[&str]) -> Facts {
    let mut facts = nothing_happens(game);
    let list = |key: &str| -> Vec<Troop> {
        let value = words.iter().find_map(|word| word.strip_prefix(key));
        let names = value.into_iter().flat_map(|value| value.split(','));
        names
            .flat_map(|name| if name == "own" { pieces.to_vec() } else { vec![name.parse().unwrap()] })
            .collect()
    };
    let base =
        list("on=").first().map_or(0, |base| game.table.standing.get(base.id()).unwrap().top_um(game.rig()));
    let mut height = base;
    let spots = words.iter().filter_map(|word| word.split_once('@').map(|(_, spot)| spot));
    for (troop, spot) in pieces.iter().zip(spots) {
        let (spot, turned) = spot.split_once('r').unwrap_or((spot, "0"));
        let (x, y) = spot.split_once(',').unwrap();
        let um = |text: &str| (text.parse::<f64>().unwrap() * 1000.0) as i32;
        let half = (game.rig().shape(troop.kind().shape()).size_mm[2] * 500.0) as i32;
        let yaw = (turned.parse::<f64>().unwrap().to_radians() * 1000.0) as i32;
        let pose = Pose::upright([um(x), um(y), height + half], yaw);
        height += 2 * half;
        put(game, &mut facts, Placed { piece: troop.piece(), pose });
        let tick = if words.contains(&"late") { 1800 } else { 60 };
        let spin_mrad_per_s = if words.contains(&"spun") { 800 } else { 0 };
        facts.hand.let_go.push(LetGo { piece: troop.id(), pose, spin_mrad_per_s, tick });
        let slid_um = if words.contains(&"slid") { 20_000 } else { 500 };
        if words[0].starts_with("moved") {
            facts.hand.taken.push(Taken { piece: troop.id(), slid_um, lifted_um: 30_000 });
        }
    }
    facts.supports = supports(game, &facts.standing);
    match words[0] {
        "taken" => pieces.iter().for_each(|troop| gone(game, &mut facts, *troop, Fate::Held)),
        "righted" => pieces.iter().for_each(|troop| {
            let [x, y, z] = facts.standing.get(troop.id()).unwrap().pose.at_um;
            put(game, &mut facts, Placed { piece: troop.piece(), pose: Pose::upright([x, y, z], 0) });
        }),
        _ => {}
    }
    list("took=").into_iter().for_each(|troop| {
        facts.hand.taken.push(Taken { piece: troop.id(), slid_um: 0, lifted_um: 30_000 });
    });
    list("lying=").into_iter().for_each(|troop| lay(game, &mut facts, troop));
    list("fell=").into_iter().for_each(|troop| gone(game, &mut facts, troop, Fate::Fallen));
    list("held=").into_iter().for_each(|troop| gone(game, &mut facts, troop, Fate::Held));
    facts.stopped = !words.contains(&"spinning");
    facts.hand.spin_max_mrad_per_s = if words.contains(&"spun") { 800 } else { 0 };
    facts
}
