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
    /// By seat, the number of its team; empty where everyone plays alone (GRAV-49).
    pub team_of: Vec<u8>,
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
            team_of: game.team_of(),
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

#[cfg(test)]
mod tests {
    use tabletop::{Chance, Game, Seed, Viewer};

    use super::View;
    use crate::options::{Options, Teams};
    use crate::state::GravityWarfare;
    use crate::testing::{case, seat};

    const SECRETS: &str = "a: hero climber [guardian! spin-it] | b: hero steady! [guardian! bound-it?a stack-it! wormhole] | c: hero phoenix [guardian!]; now roll";

    fn seen(view: &View, letter: char) -> String {
        let known = view.hands[seat(letter).index()].known.iter();
        known.map(|held| held.card.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// GRAV-08, GRAV-15, GRAV-25: one's own cards and hero, what was shown to one, and what everyone knows.
    #[test]
    fn everyone_sees_what_they_may() {
        let game = case(SECRETS).game;
        let view = |viewer| game.view(viewer);
        let (a, c) = (view(Viewer::Seat(seat('a'))), view(Viewer::Seat(seat('c'))));
        assert_eq!(
            (seen(&a, 'a').as_str(), seen(&a, 'b').as_str()),
            ("spin-it guardian", "bound-it stack-it guardian")
        );
        assert_eq!((seen(&c, 'a').as_str(), seen(&c, 'b').as_str()), ("guardian", "stack-it guardian"));
        let public = view(Viewer::Spectator);
        assert_eq!((seen(&public, 'b').as_str(), public.hands[1].count), ("stack-it guardian", 4));
        assert_eq!((a.hero_of, public.hero_of), (vec![Some(1), Some(4), None], vec![None, Some(4), None]));
        assert_eq!(seen(&view(Viewer::Open), 'b'), "bound-it stack-it guardian wormhole");
    }

    /// GRAV-49: everyone sees who plays with whom.
    #[test]
    fn teams_are_seen() {
        let team_of = |teams| {
            let options = Options { teams, ..Options::default() };
            let game = GravityWarfare::setup(&options, 6, &mut Chance::new(Seed::from_number(1))).unwrap();
            game.view(Viewer::Spectator).team_of
        };
        assert_eq!(team_of(Teams::Trios), [0, 1, 0, 1, 0, 1]);
        assert!(team_of(Teams::None).is_empty());
    }

    /// What is imagined fits the view and is not always the same.
    #[test]
    fn what_is_imagined_looks_the_same() {
        let view = case(SECRETS).game.view(Viewer::Seat(seat('c')));
        let mut chance = Chance::new(Seed::from_number(3));
        let imagined: Vec<GravityWarfare> =
            (0..5).map(|_| GravityWarfare::imagine(&view, &mut chance)).collect();
        for game in &imagined {
            assert_eq!(game.view(Viewer::Seat(seat('c'))), view);
            game.audit().unwrap();
        }
        assert!(imagined.iter().any(|game| game.secret.hands != imagined[0].secret.hands));
    }
}
