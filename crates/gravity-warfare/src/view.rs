//! What each viewer may know: all that lies open, and of the rest what is theirs or was shown to them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::card::Card;
use crate::deck::Deck;
use crate::hand::{Held, Watchers};
use crate::heroes::Heroes;
use crate::house::Field;
use crate::state::{GravityWarfare, Table};

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies open.
    pub table: Table,
    /// The side that is up, to be drawn. A piece's id is 6 × its colour + 2 × its kind + 0 or 1.
    pub field: Arc<Field>,
    /// What the deck is made of.
    pub deck: Arc<Deck>,
    /// The heroes there are.
    pub heroes: Arc<Heroes>,
    /// By seat.
    pub hands: Vec<HandView>,
    /// By seat: the number of the hero, if the viewer may know it. Empty in Simple mode.
    pub hero_of: Vec<Option<u8>>,
    /// How many cards each pile has.
    pub piles: [u16; 2],
    /// What the one who draws is looking at; empty for the others.
    pub drawn_cards: Vec<Card>,
    /// How many those are.
    pub drawn_count: u8,
}

/// A hand as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards.
    pub count: u8,
    /// Those that the viewer knows of. Who else knows of them is told to their owner alone.
    pub known: Vec<Held>,
}

impl View {
    pub(crate) fn of(game: &GravityWarfare, viewer: Viewer) -> View {
        let house = &game.table.house;
        let secret = &game.secret;
        let draws = game.table.drawing.is_some_and(|drawing| viewer.is(drawing.seat));
        let hero = |(index, number): (usize, &u8)| {
            let seat = Seat::new(index);
            if viewer.is(seat) { Some(*number) } else { game.player(seat).hero }
        };
        View {
            viewer,
            table: game.table.clone(),
            field: house.platform.get().field(game.table.standing.side),
            deck: house.deck.get().clone(),
            heroes: house.heroes.get().clone(),
            hands: game.all_seats().map(|seat| HandView::of(game, seat, viewer)).collect(),
            hero_of: secret.heroes.iter().enumerate().map(hero).collect(),
            piles: [secret.piles[0].len() as u16, secret.piles[1].len() as u16],
            drawn_cards: if draws { secret.drawn.clone() } else { Vec::new() },
            drawn_count: secret.drawn.len() as u8,
        }
    }
}

impl HandView {
    fn of(game: &GravityWarfare, owner: Seat, viewer: Viewer) -> HandView {
        let hand = game.hand(owner);
        let known = if viewer.is(owner) {
            hand.held().to_vec()
        } else {
            let seen = hand.held().iter().filter(|held| held.known_to.includes(viewer));
            seen.map(|held| Held { card: held.card, known_to: Watchers::viewer(viewer) }).collect()
        };
        HandView { count: hand.len() as u8, known }
    }
}
