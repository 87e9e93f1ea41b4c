//! A full state that a view allows, made of the view alone: what the viewer cannot see is dealt at random from what is left.

use tabletop::Chance;

use crate::card::Card;
use crate::hand::{Hand, Watchers};
use crate::state::{GravityWarfare, Secret};
use crate::view::View;

pub(crate) fn imagine(view: &View, chance: &mut Chance) -> GravityWarfare {
    let seats = view.table.players.len();
    let secret = Secret { hands: vec![Hand::default(); seats], ..Secret::default() };
    let mut game = GravityWarfare { table: view.table.clone(), secret };
    let mut unseen = unseen_cards(&game, view);
    chance.shuffle(&mut unseen);
    let mut deal = |count: usize| unseen.split_off(unseen.len().saturating_sub(count));
    for (hand, seen) in game.secret.hands.iter_mut().zip(&view.hands) {
        seen.known.iter().for_each(|held| hand.add(held.card, held.known_to));
        let more = usize::from(seen.count).saturating_sub(seen.known.len());
        deal(more).into_iter().for_each(|card| hand.add(card, Watchers::NOBODY));
    }
    game.secret.drawn = view.drawn_cards.clone();
    let more = usize::from(view.drawn_count).saturating_sub(view.drawn_cards.len());
    game.secret.drawn.extend(deal(more));
    game.secret.drawn.sort_unstable();
    game.secret.piles = view.piles.map(|count| deal(usize::from(count)));
    game.secret.heroes = heroes(view, chance);
    game.secret.seed = std::array::from_fn(|_| chance.below(256) as u8);
    game
}

/// All cards but those that the viewer sees somewhere.
fn unseen_cards(game: &GravityWarfare, view: &View) -> Vec<Card> {
    let mut unseen = game.all_cards();
    let mut seen: Vec<Card> = game.open_cards();
    seen.extend(view.hands.iter().flat_map(|hand| hand.known.iter().map(|held| held.card)));
    seen.extend_from_slice(&view.drawn_cards);
    for card in seen {
        if let Some(at) = unseen.iter().position(|other| *other == card) {
            unseen.swap_remove(at);
        }
    }
    unseen.sort_unstable();
    unseen
}

/// Heroes that the viewer does not know are any of the others.
fn heroes(view: &View, chance: &mut Chance) -> Vec<u8> {
    let known: Vec<u8> = view.hero_of.iter().flatten().copied().collect();
    let mut others: Vec<u8> =
        (0..view.heroes.0.len() as u8).filter(|number| !known.contains(number)).collect();
    chance.shuffle(&mut others);
    view.hero_of.iter().map(|hero| hero.or_else(|| others.pop()).unwrap_or_default()).collect()
}
