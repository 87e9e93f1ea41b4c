//! The table before the first card (KAIJU-05).

use arrayvec::ArrayVec;
use tabletop::{BadSetup, Chance, Seat};

use crate::data::House;
use crate::state::{HAND, Hand};
use crate::{Card, Facing, GodzillaTotalWar, Kaiju, Options, Phase, Player, Table};

impl GodzillaTotalWar {
    pub(crate) fn set_up(
        options: &Options,
        seats: usize,
        chance: &mut Chance,
    ) -> Result<GodzillaTotalWar, BadSetup> {
        options.check(seats)?;
        let house = House::read(options)?;
        let mut game = GodzillaTotalWar::empty(options, &house);
        for kaiju in kaijus(options, seats, chance) {
            game.sit_down(kaiju, &house);
        }
        game.deck = cards_of(&house, Card::is_playing_card);
        chance.shuffle(&mut game.deck);
        game.building_deck = cards_of(&house, Card::is_building);
        chance.shuffle(&mut game.building_deck);
        for seat in Seat::all(seats) {
            for _ in 0..HAND {
                let card = game.deck.pop().expect("the deck is larger than all hands");
                game.put_in_hand(seat, card);
            }
        }
        game.table.turn_seat = options.first.unwrap_or_else(|| Seat::new(chance.index(seats)));
        game.table.king_seat = options.king;
        Ok(game)
    }

    /// A table without players or cards.
    pub(crate) fn empty(options: &Options, house: &House) -> GodzillaTotalWar {
        let table = Table {
            rules: options.rules(),
            contents: house.contents.clone(),
            players: ArrayVec::new(),
            phase: Phase::Open,
            turn_seat: Seat::new(0),
            blow: Facing::NOTHING,
            last_seat: None,
            last_card: None,
            owed_seat: None,
            cards_left: 0,
            quiet_plays: 0,
            clockwise: true,
            discards: ArrayVec::new(),
            damage: ArrayVec::new(),
            centre: ArrayVec::new(),
            gone: ArrayVec::new(),
            king_seat: None,
        };
        let (hands, deck, building_deck) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
        GodzillaTotalWar { table, hands, deck, building_deck }
    }

    /// One more player: normal side up, no points, no cards.
    pub(crate) fn sit_down(&mut self, kaiju: Kaiju, house: &House) {
        let sides = house.sides(kaiju);
        self.table.players.push(Player {
            kaiju,
            sides,
            furious: false,
            turned: false,
            out: false,
            points: 0,
        });
        self.hands.push(Hand::new());
    }
}

/// A different kaiju for everyone: the chosen ones first, the others at random.
fn kaijus(options: &Options, seats: usize, chance: &mut Chance) -> ArrayVec<Kaiju, { Kaiju::ALL.len() }> {
    let mut kaijus: ArrayVec<Kaiju, { Kaiju::ALL.len() }> = options.chosen.iter().copied().collect();
    let mut others: ArrayVec<Kaiju, { Kaiju::ALL.len() }> =
        Kaiju::ALL.into_iter().filter(|kaiju| !kaijus.contains(kaiju)).collect();
    chance.shuffle(&mut others);
    kaijus.extend(others);
    kaijus.truncate(seats);
    kaijus
}

/// All cards of the box that are of this sort, in order.
fn cards_of<const N: usize>(house: &House, is_one: impl Fn(Card) -> bool) -> ArrayVec<Card, N> {
    let those = house.contents.iter().filter(|count| is_one(count.card));
    those.flat_map(|count| std::iter::repeat_n(count.card, usize::from(count.count))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{options, setup};

    /// KAIJU-05: three cards each, a different kaiju for each, normal side up, no points.
    #[test]
    fn everyone_gets_three_cards_and_a_kaiju_of_their_own() {
        for seats in 3..=12 {
            let game = setup(&options(), seats);
            assert!(game.hands.iter().all(|hand| hand.len() == 3));
            assert_eq!(game.deck.len(), 90 - 3 * seats);
            let players = &game.table.players;
            assert!(players.iter().all(|player| !player.furious && !player.turned && player.points == 0));
            let mut kaijus: Vec<_> = players.iter().map(|player| player.kaiju).collect();
            kaijus.sort();
            kaijus.dedup();
            assert_eq!(kaijus.len(), seats);
        }
    }

    /// KAIJU-05, KAIJU-30: who plays whom, who begins and who is King of Monsters can be agreed.
    #[test]
    fn what_was_agreed_is_so() {
        let chosen = vec![Kaiju::Zilla, Kaiju::Godzilla];
        let (first, king) = (Some(Seat::new(2)), Some(Seat::new(1)));
        let game = setup(&Options { chosen, first, king, ..Options::default() }, 3);
        assert_eq!(game.table.players[0].kaiju, Kaiju::Zilla);
        assert_eq!(game.table.players[1].kaiju, Kaiju::Godzilla);
        assert_eq!((game.table.turn_seat, game.table.king_seat), (Seat::new(2), king));
    }

    /// KAIJU-05: without agreement chance decides, and everyone can be first.
    #[test]
    fn everyone_can_be_first() {
        let first = |seed| {
            let mut chance = Chance::new(tabletop::Seed::from_number(seed));
            GodzillaTotalWar::set_up(&options(), 4, &mut chance).unwrap().table.turn_seat.index()
        };
        let mut times = [0; 4];
        (0..400).for_each(|seed| times[first(seed)] += 1);
        assert!(times.iter().all(|times| (60..=140).contains(times)), "{times:?}");
    }
}
