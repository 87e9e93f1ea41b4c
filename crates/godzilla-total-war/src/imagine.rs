//! A whole situation out of what one viewer knows (KAIJU-33): every card that is not seen somewhere it can be.
//!
//! Cards are dealt within the deck they came from, and each to a place whose back allows it. All such dealings are meant
//! to be equally likely: a first one is found, and then places trade cards at random where both backs allow it.

use arrayvec::ArrayVec;
use tabletop::Chance;

use crate::state::Hand;
use crate::{Back, Card, GodzillaTotalWar, HandCard, Unseen, View};

/// How often each place in a hand tries to trade. More makes the dealings more equal, and slower.
const TRADES: usize = 8;

impl View {
    pub(crate) fn imagined(&self, chance: &mut Chance) -> GodzillaTotalWar {
        let mut hands: ArrayVec<Hand, _> = self.hands.iter().map(|_| Hand::new()).collect();
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            let known = seen.iter().filter_map(|seen| Some(HandCard { card: seen.card?, back: seen.back }));
            hand.extend(known);
        }
        let mut deck: ArrayVec<Card, _> = self.deck.iter().flatten().rev().copied().collect();
        for unseen in &self.unseen {
            deck.extend(self.deal(unseen, &mut hands, chance));
        }
        for (hand, _) in hands.iter_mut().zip(&self.hands).filter(|(_, seen)| is_hidden(seen)) {
            hand.sort_by_key(|held| held.card);
        }
        let building_deck = self.imagined_buildings(chance);
        GodzillaTotalWar { table: self.table.clone(), hands, deck, building_deck }
    }

    fn imagined_buildings<const N: usize>(&self, chance: &mut Chance) -> ArrayVec<Card, N> {
        if let Some(known) = &self.building_deck {
            return known.iter().rev().copied().collect();
        }
        let mut buildings: ArrayVec<Card, N> = self.unseen_buildings.iter().copied().collect();
        chance.shuffle(&mut buildings);
        buildings
    }

    /// Deals the unseen cards of one deck to the hands, and returns those that are left: the deck.
    fn deal(&self, unseen: &Unseen, hands: &mut [Hand], chance: &mut Chance) -> Vec<Card> {
        let mut places: Vec<(usize, Back)> = Vec::new();
        for (seat, hand) in self.hands.iter().enumerate().filter(|(_, hand)| is_hidden(hand)) {
            let of_deck = hand.iter().filter(|seen| seen.back.decks_ago == unseen.decks_ago);
            places.extend(of_deck.map(|seen| (seat, seen.back)));
        }
        let backs: Vec<Back> = places.iter().map(|(_, back)| *back).collect();
        let mut cards = unseen.cards.clone();
        chance.shuffle(&mut cards);
        let mut cards = first_dealing(&cards, &backs);
        trade(&mut cards, &backs, chance);
        let left = cards.split_off(places.len());
        for (&(seat, back), card) in places.iter().zip(cards) {
            hands[seat].push(HandCard { card, back });
        }
        left
    }
}

fn is_hidden(hand: &[crate::SeenCard]) -> bool {
    hand.iter().any(|seen| seen.card.is_none())
}

/// The cards in an order in which the first ones fit `backs`, one by one. The others follow as they were.
fn first_dealing(cards: &[Card], backs: &[Back]) -> Vec<Card> {
    let (mut owners, mut tried) = (vec![None; cards.len()], vec![false; cards.len()]);
    for place in 0..backs.len() {
        tried.fill(false);
        let found = find_card(place, cards, backs, &mut owners, &mut tried);
        assert!(found, "a view comes from a dealing that fits");
    }
    let mut dealt = vec![Card::KING_OF_MONSTERS; backs.len()];
    let mut left = Vec::with_capacity(cards.len());
    for (card, owner) in cards.iter().zip(owners) {
        match owner {
            Some(place) => dealt[place] = *card,
            None => left.push(*card),
        }
    }
    dealt.extend(left);
    dealt
}

/// Finds a card for a place, moving earlier places on to other cards where that helps (augmenting paths).
fn find_card(
    place: usize,
    cards: &[Card],
    backs: &[Back],
    owners: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for index in 0..cards.len() {
        if tried[index] || !backs[place].can_be(cards[index]) {
            continue;
        }
        tried[index] = true;
        let is_free = match owners[index] {
            None => true,
            Some(owner) => find_card(owner, cards, backs, owners, tried),
        };
        if is_free {
            owners[index] = Some(place);
            return true;
        }
    }
    false
}

/// Lets every place that cannot have just any card trade with one whose card it could have, if that one agrees.
///
/// How many cards a place could have never changes, so every trade is as likely as its reverse, and so in the end are all
/// dealings.
fn trade(cards: &mut [Card], backs: &[Back], chance: &mut Chance) {
    let fits = |place: usize, card: Card| backs.get(place).is_none_or(|back| back.can_be(card));
    let could_have = |place: usize| cards.iter().filter(|card| fits(place, **card)).count();
    let choosy: Vec<(usize, usize)> = (0..backs.len())
        .map(|place| (place, could_have(place)))
        .filter(|(_, count)| *count < cards.len())
        .collect();
    for _ in 0..TRADES {
        for &(place, count) in &choosy {
            let wanted = (0..cards.len()).filter(|other| fits(place, cards[*other]));
            let other = wanted.clone().nth(chance.index(count)).expect("as many as were counted");
            if fits(other, cards[place]) {
                cards.swap(place, other);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seat, Seed, Viewer};

    use super::*;
    use crate::Options;
    use crate::testing::{play, play_with};

    fn imagined(game: &GodzillaTotalWar, viewer: Viewer, times: u64) -> Vec<GodzillaTotalWar> {
        let view = game.view(viewer);
        let mut chance = Chance::new(Seed::from_number(9));
        (0..times).map(|_| GodzillaTotalWar::imagine(&view, &mut chance)).collect()
    }

    fn cards(hand: &Hand) -> Vec<&'static str> {
        hand.iter().map(|held| held.card.name()).collect()
    }

    /// KAIJU-19, KAIJU-33: who was hurt by a 5 has no answer to it among the cards they keep, but may among those they drew.
    #[test]
    fn who_was_hurt_is_not_imagined_with_an_answer() {
        let position = "answer b 5 from a | a: godzilla [1] | b: zilla [2 3 4] | c: mothra [9]";
        let (game, _) = play(position, "b hurt; b take 3; a add nothing").unwrap();
        let mut strongest = 0;
        for game in imagined(&game, Viewer::Seat(Seat::new(0)), 300) {
            let kept = game.hands[1].iter().filter(|held| held.back != Back::DRAWN);
            let kept: Vec<_> = kept.map(|held| held.card.number().unwrap()).collect();
            assert!(kept.len() == 2 && kept.iter().all(|number| *number < 5), "{kept:?}");
            let drawn = game.hands[1].iter().filter(|held| held.back == Back::DRAWN);
            strongest = strongest.max(drawn.filter_map(|held| held.card.number()).max().unwrap_or(0));
        }
        assert_eq!(strongest, 10);
    }

    /// KAIJU-19, KAIJU-33: with voluntary wounds nothing is known, and everything is imagined.
    #[test]
    fn after_a_voluntary_wound_everything_is_imagined() {
        let voluntary = Options { voluntary_wound: true, ..Options::default() };
        let position = "answer b 5 from a | a: godzilla [1] | b: zilla [2 3 4] | c: mothra [9]";
        let (game, _) = play_with(&voluntary, position, "b hurt; b take 3").unwrap();
        let hands: Vec<_> =
            imagined(&game, Viewer::Spectator, 300).iter().flat_map(|game| cards(&game.hands[1])).collect();
        assert!(["10", "wound", "minus-three"].iter().all(|name| hands.contains(name)));
    }

    /// KAIJU-21, KAIJU-33: who showed cards from the deck after a Double Wound is not imagined with a number.
    #[test]
    fn who_showed_cards_is_not_imagined_with_a_number() {
        let position =
            "damage b double-wound from a | a: godzilla [1] | b: zilla [wound minus-three] | c: mothra [9]";
        let (game, _) = play(position, "b show").unwrap();
        for game in imagined(&game, Viewer::Spectator, 100) {
            assert!(game.hands[1].iter().all(|held| held.card.number().is_none()));
        }
    }

    /// KAIJU-24, KAIJU-33: after the deck is renewed, what it holds is known, and so is what all hands hold together.
    #[test]
    fn a_renewed_deck_is_known_but_for_its_order() {
        let position = "answer b 7 from a | a: godzilla [1 2] | b: zilla [8 9] | c: mothra [3 wound] | last 7 | deck 5 | played rest";
        let (game, _) = play(position, "b play 8; c play wound").unwrap();
        let sorted = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort();
            cards
        };
        let mut orders = std::collections::HashSet::new();
        let mut drawn = std::collections::HashSet::new();
        for imagined in imagined(&game, Viewer::Seat(Seat::new(0)), 50) {
            let fresh = imagined.hands[2].iter().find(|held| held.back.decks_ago == 0).unwrap();
            drawn.insert(fresh.card);
            let real = game.hands[2].iter().find(|held| held.back.decks_ago == 0).unwrap();
            let with = |deck: &[Card], card: Card| sorted(&[deck, &[card]].concat());
            assert_eq!(with(&imagined.deck, fresh.card), with(&game.deck, real.card));
            let old = imagined.hands.iter().flatten().filter(|held| held.back.decks_ago == 1);
            let old: Vec<_> = old.map(|held| held.card).collect();
            assert_eq!(
                sorted(&old).iter().map(|card| card.name()).collect::<Vec<_>>(),
                ["1", "2", "3", "5", "9"]
            );
            orders.insert(imagined.deck.to_vec());
        }
        assert!(orders.len() == 50 && drawn.len() > 10);
    }

    /// KAIJU-33: what the facts allow is equally likely, also where hands compete for the same few cards.
    #[test]
    fn dealings_are_equally_likely() {
        // Of 0 0 0 1 1 1 1 extra-1 extra-1 extra-1: b's card is below 2, c's below 1.
        let position =
            "open a | a: godzilla [9] | b: zilla [1{<2,!special,!minus}] | c: mothra [0{<1,!special,!minus}]";
        let (game, _) = play(position, "").unwrap();
        let times = 6_000;
        let zeros = imagined(&game, Viewer::Spectator, times)
            .iter()
            .filter(|game| cards(&game.hands[1]) == ["0"])
            .count();
        // c takes one of three zeros; of the nine others that b can have, two are zeros.
        let expected = times as f64 * 2.0 / 9.0;
        assert!((zeros as f64 - expected).abs() < 150.0, "{zeros} of {times}, not {expected}");
    }

    /// KAIJU-33: an order of dealing that would leave someone without a card is mended.
    #[test]
    fn a_card_is_found_for_everyone() {
        let below = |number_below| Back { number_below, special: false, minus_three: false, ..Back::DRAWN };
        let named =
            |names: &str| -> Vec<Card> { names.split(' ').map(|name| name.parse().unwrap()).collect() };
        let dealt = first_dealing(&named("0 1 2 wound"), &[below(3), below(2), below(1)]);
        assert_eq!(dealt, named("2 1 0 wound"));
    }
}
