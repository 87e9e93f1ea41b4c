//! All that one viewer may know, with what a careful player remembers.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

use crate::card::Card;
use crate::deck::Contents;
use crate::doubts::Doubt;
use crate::hands::{Held, Place, WATCHER};
use crate::options::{LastInContention, RoundLimit, ScrapPile, Turns};
use crate::state::{GuerraCivilEspacial, Phase, Window};
use crate::zone::Laid;

/// The table as one viewer knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What is being decided; nothing when the game is over.
    pub window: Option<Window>,
    /// Who is still asked for an answer.
    pub asked_seats: SeatSet,
    /// Which way turns go.
    pub turns: Turns,
    /// GCE-03: what the table agreed on, if it is not the rulebook's number.
    pub colonies_to_win: Option<u8>,
    /// GCE-29
    pub last_in_contention: LastInContention,
    /// GCE-35
    pub scrap_pile: ScrapPile,
    /// GCE-37
    pub round_limit: RoundLimit,
    /// Counted from 1 where rounds are limited, else 0.
    pub round: u16,
    /// What the deck was made of.
    pub contents: Contents,
    /// Who has the Commander card.
    pub commander_seat: Seat,
    /// What the round is about.
    pub disputed_card: Option<Card>,
    /// Who has not abandoned.
    pub contention_seats: SeatSet,
    /// Who has passed since the last card was played.
    pub passed_seats: SeatSet,
    /// Colonies needed to win.
    pub goal: u8,
    /// How many cards are left to draw.
    pub deck_count: u8,
    /// The deck from the bottom up, when everything is face up.
    pub deck_cards: Option<Vec<Card>>,
    /// The discard pile, its top last.
    pub discard_cards: Vec<Card>,
    /// The scrap pile, its top last.
    pub scrap_cards: Vec<Card>,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Cards that are with one of some players.
    pub doubts: Vec<Doubt>,
}

/// A player as the viewer knows them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The cards before them, in the order in which they came.
    pub zone_cards: Vec<Laid>,
    /// What these add up to.
    pub ships: u32,
    /// Are they behind a Force Shield?
    pub is_shielded: bool,
    /// Won for good.
    pub colonies: u8,
    /// How many cards are in hand.
    pub hand_count: u8,
    /// How many are laid aside to be discarded.
    pub aside_count: u8,
    /// Who has stolen a card from them this round: once for each card.
    pub stolen_by_seats: Vec<Seat>,
    /// The scrap they have taken this round.
    pub salvage_cards: Vec<Card>,
    /// Of another player: the cards the viewer knows to be in their hand, laid aside or stolen from them.
    pub known_cards: Vec<Card>,
    /// Of these, the ones that everyone knows.
    pub public_cards: Vec<Card>,
    /// The viewer's own cards; those of everyone when everything is face up.
    pub own: Option<Vec<OwnCard>>,
}

/// A card of one's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnCard {
    /// Which.
    pub card: Card,
    /// Is it laid aside to be discarded?
    pub is_aside: bool,
    /// Who has stolen it and will take it when the round ends.
    pub stolen_by_seat: Option<Seat>,
    /// The other players who know of it.
    pub known_to_seats: SeatSet,
    /// Does everyone know of it?
    pub is_public: bool,
}

impl GuerraCivilEspacial {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let asked = if let Phase::Answer { asked, .. } = self.phase { asked } else { SeatSet::EMPTY };
        View {
            viewer,
            window: self.window(),
            asked_seats: asked,
            turns: self.course.turns,
            colonies_to_win: self.course.colonies_to_win,
            last_in_contention: self.course.last_in_contention,
            scrap_pile: self.course.scrap_pile,
            round_limit: self.course.round_limit,
            round: self.course.round,
            contents: self.contents,
            commander_seat: self.commander,
            disputed_card: self.disputed,
            contention_seats: self.contention,
            passed_seats: self.passed,
            goal: self.goal(),
            deck_count: self.deck.len() as u8,
            deck_cards: (viewer == Viewer::Open).then(|| self.deck.to_vec()),
            discard_cards: self.discard.to_vec(),
            scrap_cards: self.scrap.to_vec(),
            players: self.everyone().map(|seat| self.player_seen_by(seat, viewer)).collect(),
            doubts: observer(viewer).map_or(Vec::new(), |observer| self.doubts.of(observer).to_vec()),
        }
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let (zone, held) = (self.zone(seat), self.hands.held(seat));
        let known_to = |knower: Seat| {
            held.iter().filter(move |held| held.known_to.contains(knower)).map(|held| held.card)
        };
        let mut stolen_by_seats: Vec<Seat> = held.iter().filter_map(|held| stolen_by(held.place)).collect();
        // By seat: the order of the cards would tell which is higher.
        stolen_by_seats.sort();
        let salvage = self.salvage.iter().filter(|taken| taken.seat == seat);
        PlayerView {
            zone_cards: zone.cards().to_vec(),
            ships: zone.ships(),
            is_shielded: zone.is_shielded(),
            colonies: self.colonies[seat.index()],
            hand_count: self.hands.count(seat) as u8,
            aside_count: held.iter().filter(|held| held.place == Place::Aside).count() as u8,
            stolen_by_seats,
            salvage_cards: salvage.map(|taken| taken.card).collect(),
            known_cards: observer(viewer).into_iter().flat_map(known_to).collect(),
            public_cards: known_to(WATCHER).collect(),
            own: viewer.is(seat).then(|| held.iter().map(|held| self.own_card(seat, held)).collect()),
        }
    }

    fn own_card(&self, seat: Seat, held: &Held) -> OwnCard {
        let others = self.everyone().filter(|other| *other != seat);
        OwnCard {
            card: held.card,
            is_aside: held.place == Place::Aside,
            stolen_by_seat: stolen_by(held.place),
            known_to_seats: others.filter(|other| held.known_to.contains(*other)).collect(),
            is_public: held.known_to.contains(WATCHER),
        }
    }
}

/// Whose knowledge a viewer has; nobody's when everything is face up.
pub(crate) fn observer(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => Some(WATCHER),
        Viewer::Open => None,
    }
}

fn stolen_by(place: Place) -> Option<Seat> {
    match place {
        Place::StolenBy(pirate) => Some(pirate),
        Place::Hand | Place::Aside => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{table, view};

    /// GCE-06: the piles lie face up, hands do not.
    #[test]
    fn piles_are_public_and_hands_are_not() {
        let position = "a*: 7 [1 2] | b: [3 4] | disputed 5 | discard 8 9 | scrap 10";
        let seen = view(position, "", "b");
        assert_eq!((seen.discard_cards.len(), seen.scrap_cards.len(), seen.deck_cards), (2, 1, None));
        assert_eq!(
            (seen.players[0].hand_count, seen.players[0].own.is_none(), seen.players[0].ships),
            (2, true, 7)
        );
        let own = seen.players[1].own.as_ref().unwrap();
        assert_eq!(own.iter().map(|own| own.card.to_string()).collect::<Vec<_>>(), ["3", "4"]);
        assert!(view(position, "", "w").players.iter().all(|player| player.own.is_none()));
    }

    /// GCE-16: who has stolen is told by seat, not by card; and only the robbed sees which.
    #[test]
    fn the_order_of_booty_tells_nothing() {
        let position = |first, second| {
            format!("a*: pirate [1] | b: pirate [1] | c: [3] stolen {first}>b {second}>a | disputed 5")
        };
        let (one, other) = (view(&position(8, 9), "", "a"), view(&position(9, 8), "", "a"));
        assert_eq!(one, other);
        assert_ne!(view(&position(8, 9), "", "c"), view(&position(9, 8), "", "c"));
    }

    /// GCE-31: of one's own cards one knows who else knows them.
    #[test]
    fn own_cards_say_who_knows_them() {
        let table = table("a*: [1 7! 8/b] | b: [3 4] | c: [5] | disputed 5");
        let own = table.seen_by(Viewer::Seat(Seat::new(0))).players[0].own.clone().unwrap();
        let known: Vec<(usize, bool)> =
            own.iter().map(|own| (own.known_to_seats.len(), own.is_public)).collect();
        assert_eq!(known, [(0, false), (2, true), (1, false)]);
    }
}
