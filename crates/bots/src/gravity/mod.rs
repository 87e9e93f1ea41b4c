//! Gravity Warfare: a planner for the hand, and habits for the cards. It sees the view alone; how its hand will shake is
//! a secret to it as to everyone.

mod cards;
mod chances;
mod hand;
mod odds;
mod scene;
mod spots;
mod trial;

use std::sync::Arc;
use std::time::Instant;

use gravity_warfare::{Action, Effect, GravityWarfare, TroopKind, View};
use tabletop::{Bot, BotMaker, Budget, Chance, Seat, Seed};

use cards::Moment;
use chances::chance_to_win;
use hand::Care;
use scene::Scene;
use spots::Place;
use trial::{Came, Candidate};

use crate::hint::HINTS;
use crate::policy::best;

/// How strong a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Careless with its hand and its cards.
    Rookie,
    /// A careful hand at the spot that looks best; sound habits with cards.
    Regular,
    /// The best spots are tried out first.
    Expert,
}

/// A player of Gravity Warfare.
#[derive(Debug)]
pub struct Gravity {
    level: Level,
    chance: Chance,
    budget: Budget,
}

/// Something a hand could do, and what came of rehearsing it.
#[derive(Debug, Clone, PartialEq)]
pub struct Rehearsed {
    /// The attempt.
    pub action: Action,
    /// How often it was tried.
    pub trials: u32,
    /// What it seems worth, in points.
    pub worth: f64,
}

/// A rookie thinks about its cards one time in this many.
const ROOKIE_THINKS_ONE_IN: u32 = 3;
/// It looks at so many places, and is careful with its hand one time in this many.
const ROOKIE_CARE_ONE_IN: u32 = 3;
/// By so much a regular wavers between cards, in points.
const WAVERING: f32 = 0.2;
/// What nobody needs to do is done if it gains this much.
const WORTH_A_WORD: f32 = 0.1;
/// A place that is no better than any other, in points.
const LAST_CHOICE: f64 = -50.0;
/// So many places are tried out.
const CANDIDATES_MAX: usize = 6;
/// Places nearer than this to a better one are as good as the same.
const APART_UM: i32 = 9_000;
/// What a troop on the platform is worth besides its points: who has placed six ends the round and gets five (GRAV-28).
pub const TROOP_WORTH: f64 = 0.9;
/// What a failure costs.
const FALL: f64 = 0.7;
const ROUND_LOST: f64 = 3.0;
/// A piece knocked over is to be put back, and may fall then.
const KNOCKED: f64 = 0.4;
/// A leaning platform will be harder next time.
const LEAN: f64 = 0.01;

impl Gravity {
    /// With randomness of its own; only an expert uses the budget.
    pub fn new(level: Level, seed: Seed, budget: Budget) -> Gravity {
        Gravity { level, chance: Chance::new(seed), budget }
    }

    /// The best of the cards and words, and how much it gains.
    fn talk(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Option<(Action, f32)> {
        let moment = Moment { view, seat };
        let mut scores: Vec<f32> = legal.iter().map(|action| moment.score(action)).collect();
        if self.level == Level::Regular {
            scores.iter_mut().for_each(|score| *score += WAVERING * (self.chance.unit() - 0.5));
        }
        if legal.is_empty() {
            return None;
        }
        let index = best(&scores, &mut self.chance);
        Some((legal[index].clone(), scores[index]))
    }

    /// What the hand does, with which troops.
    fn work(&mut self, view: &View, templates: &[Vec<TroopKind>], start: Instant) -> Option<Action> {
        if !hand::sets_down(view) {
            let troops = templates.first()?;
            let (_, staging) = hand::staging(view, troops, &mut self.chance)?;
            return Some(hand::attempt(view, &staging, troops, hand::lift(view)));
        }
        let best = self.ranked(view, templates, start).into_iter().next()?;
        Some(hand::attempt(view, &best.staging, &best.troops, best.hand))
    }

    /// The plans for a spot, the best first.
    fn ranked(&mut self, view: &View, templates: &[Vec<TroopKind>], start: Instant) -> Vec<Candidate> {
        let mut candidates = self.candidates(view, templates, &|_| true);
        if self.level == Level::Expert {
            self.try_out(view, &mut candidates, start);
        }
        candidates.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
        candidates
    }

    /// Actions with what each gains, the best first.
    fn advice(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<(Action, f64)> {
        let attempts = templates(legal);
        if attempts.is_empty() {
            let moment = Moment { view, seat };
            let score = |action: &Action| (action.clone(), f64::from(moment.score(action)));
            let mut scored: Vec<(Action, f64)> = legal.iter().map(score).collect();
            scored.sort_by(|one, other| other.1.total_cmp(&one.1));
            return scored;
        }
        self.rehearse(view, legal).into_iter().map(|plan| (plan.action, plan.worth)).collect()
    }

    /// What the hand could do, the best first; an expert has tried it out for as long as its budget says.
    pub fn rehearse(&mut self, view: &View, legal: &[Action]) -> Vec<Rehearsed> {
        let (start, attempts) = (Instant::now(), templates(legal));
        if !hand::sets_down(view) {
            let only = self.work(view, &attempts, start).into_iter();
            return only.map(|action| Rehearsed { action, trials: 0, worth: 0.0 }).collect();
        }
        let rehearsed = |plan: Candidate| Rehearsed {
            trials: plan.trials,
            worth: plan.worth(),
            action: hand::attempt(view, &plan.staging, &plan.troops, plan.hand),
        };
        self.ranked(view, &attempts, start).into_iter().map(rehearsed).collect()
    }

    /// The best plan that stacks by choice, if something in reach can be stacked on: for measuring what that is worth (GRAV-20).
    pub fn stack(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let troops = templates(legal);
        let towers = |place: &Place| place.bonus > 0;
        let best = self.candidates(view, &troops, &towers).into_iter().next()?;
        Some(hand::attempt(view, &best.staging, &best.troops, best.hand))
    }

    fn try_out(&mut self, view: &View, candidates: &mut [Candidate], start: Instant) {
        if candidates.len() < 2 {
            return;
        }
        let game = <GravityWarfare as tabletop::Game>::imagine(view, &mut self.chance);
        let turn = &view.table.turn;
        let by_choice = (turn.free || !turn.effects.has(Effect::Stacked)) && !turn.climbs;
        let pieces = candidates[0].staging.pieces.len();
        let worth = |came: Came| worth(came, pieces, by_choice);
        trial::try_out(&game, candidates, self.budget, start, &mut self.chance, &worth);
    }

    /// The most promising plans, the best by eye first; one at least.
    fn candidates(
        &mut self,
        view: &View,
        templates: &[Vec<TroopKind>],
        is_wanted: &dyn Fn(&Place) -> bool,
    ) -> Vec<Candidate> {
        let mut found: Vec<(usize, Place, f64)> = Vec::new();
        let mut scenes = Vec::new();
        for (index, troops) in templates.iter().enumerate() {
            let Some((game, staging)) = hand::staging(view, troops, &mut self.chance) else { continue };
            let scene = Scene::of(view, staging);
            let places = self.places(&scene).into_iter().filter(is_wanted);
            found.extend(places.map(|place| (scenes.len(), place, self.by_eye(&scene, &place))));
            // GRAV-24: nobody aims where nothing can come of it; so here is a place where something can.
            let last = game
                .good_spot(&scene.staging.pieces)
                .map(|spot| spots::plain(&scene, spot))
                .filter(is_wanted);
            found.extend(last.map(|place| (scenes.len(), place, LAST_CHOICE)));
            scenes.push((index, game, scene));
        }
        found.sort_by(|one, other| other.2.total_cmp(&one.2));
        let mut chosen: Vec<(usize, Place, f64)> = Vec::new();
        for next in found {
            let (_, game, scene) = &scenes[next.0];
            let may_aim = || game.may_aim(&scene.staging, next.1.at_um, next.1.yaw_mrad);
            if chosen.len() < CANDIDATES_MAX && chosen.iter().all(|other| is_apart(other, &next)) && may_aim()
            {
                chosen.push(next);
            }
        }
        let candidate = |(at, place, by_eye): (usize, Place, f64)| {
            let (index, _, scene) = &scenes[at];
            let care = self.care();
            let hand = hand::plan(view, &place, care, &mut self.chance);
            Candidate::new(templates[*index].clone(), scene.staging.clone(), hand, by_eye)
        };
        chosen.into_iter().map(candidate).collect()
    }

    fn care(&mut self) -> Care {
        match self.level {
            Level::Rookie if self.chance.below(ROOKIE_CARE_ONE_IN) != 0 => Care::Little,
            _ => Care::Full,
        }
    }

    fn places(&mut self, scene: &Scene) -> Vec<Place> {
        let mut places = match self.level {
            Level::Rookie => Vec::new(),
            _ => spots::places(scene, &mut self.chance),
        };
        if places.is_empty() {
            places.push(spots::anywhere(scene, &mut self.chance));
        }
        places
    }

    /// What a place seems worth, in points.
    fn by_eye(&self, scene: &Scene, place: &Place) -> f64 {
        let likely = place.likely;
        // A tower by choice is a gamble (GRAV-20): only an expert, who tries it out first, takes it.
        let bonus = if self.level == Level::Expert { f64::from(place.bonus) } else { 0.0 };
        let points = scene.staging.pieces.len() as f64 + bonus;
        likely * (points + TROOP_WORTH) - (1.0 - likely) * FALL - LEAN * place.lean_deg
    }
}

/// What a trial came to, in points.
fn worth(came: Came, pieces: usize, by_choice: bool) -> f64 {
    let knocked = KNOCKED * f64::from(came.knocked);
    if came.success {
        let bonus = if by_choice { f64::from(came.beneath) } else { 0.0 };
        return pieces as f64 + bonus + TROOP_WORTH - knocked;
    }
    match came.fallen {
        0 => -knocked,
        1..=3 => -1.0 - knocked,
        _ => -ROUND_LOST,
    }
}

fn is_apart(one: &(usize, Place, f64), other: &(usize, Place, f64)) -> bool {
    let far = |axis: usize| (one.1.at_um[axis] - other.1.at_um[axis]).abs() >= APART_UM;
    one.0 != other.0 || one.1.beneath != other.1.beneath || far(0) || far(1)
}

/// The templates among what can be done: an attempt's troops, and no hand yet.
fn templates(legal: &[Action]) -> Vec<Vec<TroopKind>> {
    let troops = |action: &Action| match action {
        Action::Attempt { troops, hand: None } => Some(troops.clone()),
        _ => None,
    };
    legal.iter().filter_map(troops).collect()
}

/// Need this seat act? Those who need not are offered buying and heroes alone.
fn must_act(seat: Seat, view: &View, legal: &[Action]) -> bool {
    let free = |action: &Action| {
        let out_of_turn = matches!(action, Action::YouDoIt { .. } | Action::Guard | Action::PutOff { .. });
        let at_any_time = matches!(
            action,
            Action::Buy { .. }
                | Action::Reuse { .. }
                | Action::DrawTwo { .. }
                | Action::Swap { .. }
                | Action::Cancel { .. }
        );
        at_any_time || (out_of_turn && view.table.turn.actor_seat != seat)
    };
    legal.iter().any(|action| !free(action))
}

impl Bot<GravityWarfare> for Gravity {
    fn decide(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Option<Action> {
        let start = Instant::now();
        let attempts = templates(legal);
        if !attempts.is_empty() {
            return self.work(view, &attempts, start);
        }
        let must = must_act(seat, view, legal);
        if self.level == Level::Rookie && self.chance.below(ROOKIE_THINKS_ONE_IN) != 0 {
            return if must { self.chance.pick(legal).cloned() } else { None };
        }
        let (action, gain) = self.talk(seat, view, legal)?;
        (must || gain > WORTH_A_WORD).then_some(action)
    }

    fn hints(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Vec<(Action, f64)> {
        if self.level != Level::Expert {
            return Vec::new();
        }
        let mut best = self.advice(seat, view, legal);
        best.truncate(HINTS);
        best.into_iter().map(|(action, gain)| (action, chance_to_win(view, seat, gain))).collect()
    }
}

/// The bots of Gravity Warfare, for the catalog.
pub fn gravity_warfare() -> Vec<(&'static str, BotMaker<GravityWarfare>)> {
    let maker = |level: Level| -> BotMaker<GravityWarfare> {
        Arc::new(move |seed, budget| Box::new(Gravity::new(level, seed, budget)))
    };
    vec![
        ("rookie", maker(Level::Rookie)),
        ("regular", maker(Level::Regular)),
        ("expert", maker(Level::Expert)),
    ]
}
