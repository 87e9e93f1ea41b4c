//! The three levels, the same for every game: what differs is what each game's habits and judgement know.

use std::marker::PhantomData;
use std::sync::Arc;

use tabletop::{Bot, BotMaker, Budget, Chance, Game, Seat, Seed};

use crate::hint::hint;
use crate::policy::{Habits, Policy, liked_best};
use crate::search::{Asked, Tried, search};

/// A rookie follows its habits one time in this many, and does anything that is legal the other times.
const ROOKIE_THINKS_ONE_IN: u32 = 3;
/// It uses a chance to act that it could let pass one time in this many.
const ROOKIE_WHIM: u32 = 6;

/// The bots of a game with this policy, for the catalog.
pub(crate) fn levels<G: Game, P: Policy<G> + Default>() -> Vec<(&'static str, BotMaker<G>)> {
    let rookie: BotMaker<G> = Arc::new(|seed, _| Box::new(Rookie::<G, P>::new(P::default(), seed)));
    let regular: BotMaker<G> = Arc::new(|seed, _| Box::new(Regular::<G, P>::new(P::default(), seed)));
    let expert: BotMaker<G> =
        Arc::new(|seed, budget| Box::new(Expert::<G, P>::new(P::default(), seed, budget)));
    vec![("rookie", rookie), ("regular", regular), ("expert", expert)]
}

/// Legal and a little silly.
#[derive(Debug)]
pub struct Rookie<G, H> {
    habits: H,
    chance: Chance,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, H: Habits<G>> Rookie<G, H> {
    /// With randomness of its own.
    pub fn new(habits: H, seed: Seed) -> Self {
        Rookie { habits, chance: Chance::new(seed), game: PhantomData }
    }
}

impl<G: Game, H: Habits<G>> Bot<G> for Rookie<G, H> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.habits.prepare(view);
        if self.habits.lets_pass(seat, view, legal) && self.chance.below(ROOKIE_WHIM) != 0 {
            return None;
        }
        if self.chance.below(ROOKIE_THINKS_ONE_IN) == 0 {
            return by_habit(&self.habits, seat, view, legal, &mut self.chance);
        }
        let template = self.chance.pick(legal)?;
        Some(if G::HAS_TEMPLATES {
            G::imagine(view, &mut self.chance).fill(template, &mut self.chance)
        } else {
            template.clone()
        })
    }
}

/// Sound habits, at once.
#[derive(Debug)]
pub struct Regular<G, H> {
    habits: H,
    chance: Chance,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, H: Habits<G>> Regular<G, H> {
    /// With randomness of its own, for choices between equals.
    pub fn new(habits: H, seed: Seed) -> Self {
        Regular { habits, chance: Chance::new(seed), game: PhantomData }
    }
}

impl<G: Game, H: Habits<G>> Bot<G> for Regular<G, H> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.habits.prepare(view);
        by_habit(&self.habits, seat, view, legal, &mut self.chance)
    }
}

/// What habit likes best, if anything.
fn by_habit<G: Game, H: Habits<G>>(
    habits: &H,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    chance: &mut Chance,
) -> Option<G::Action> {
    if legal.is_empty() || habits.lets_pass(seat, view, legal) {
        return None;
    }
    let mut scores = Vec::with_capacity(legal.len());
    habits.score(seat, view, legal, &mut scores);
    Some(legal[liked_best(&mut scores, chance)].clone())
}

/// Thinks as long as its budget says.
#[derive(Debug)]
pub struct Expert<G, P> {
    policy: P,
    chance: Chance,
    budget: Budget,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, P: Policy<G>> Expert<G, P> {
    /// With randomness of its own, and a budget for each decision.
    pub fn new(policy: P, seed: Seed, budget: Budget) -> Self {
        Expert { policy, chance: Chance::new(seed), budget, game: PhantomData }
    }

    /// All legal actions, the best first.
    pub fn think(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Tried<G::Action>> {
        self.policy.prepare(view);
        search(&self.policy, &Asked { seat, view, legal }, self.budget, self.chance.fork())
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for Expert<G, P> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.policy.prepare(view);
        // With fewer trials than there are actions a search knows less than habit does.
        let too_few = self.budget.iterations.is_some_and(|trials| (trials as usize) < legal.len());
        if legal.len() <= 1 || too_few || self.policy.answers_at_once(seat, view, legal) {
            return by_habit(&self.policy, seat, view, legal, &mut self.chance);
        }
        let tried = self.think(seat, view, legal);
        tried.into_iter().next().map(|best| best.action)
    }

    fn hints(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<(G::Action, f64)> {
        let hints = hint(self.policy.clone(), &Asked { seat, view, legal }, self.budget, self.chance.fork());
        hints.into_iter().map(|hint| (hint.action, hint.chance_to_win)).collect()
    }
}
