//! Connect Four through the `Game` trait, next to the fastest loop we can write by hand: the limit.

use tabletop::simulate::{RandomStep, random_step};
use tabletop::{Chance, Game, Seed};

use crate::measure::{Figures, rate};

#[allow(dead_code)]
#[path = "../../tabletop/examples/connect_four.rs"]
mod game;
use game::{ConnectFour, Options};

const GAMES: u32 = 200_000;

/// Complete random games a second, both ways, and what share of the limit the trait reaches.
pub fn run(figures: &mut Figures) {
    let (limit, through_trait) = rate::side_by_side(GAMES, by_hand, through_the_trait);
    figures.add("connect_four.limit_games_per_s", limit);
    figures.add("connect_four.games_per_s", through_trait);
    figures.add("connect_four.share_of_limit", through_trait / limit);
}

fn through_the_trait(games: u32) -> u64 {
    let (mut chance, mut whims) = (Chance::new(Seed::from_number(1)), Chance::new(Seed::from_number(2)));
    let (mut legal, mut first_wins) = (Vec::new(), 0);
    for _ in 0..games {
        let mut game =
            ConnectFour::setup(&Options {}, 2, &mut chance).expect("there is nothing to get wrong");
        let outcome = loop {
            if let RandomStep::Over(outcome) = random_step(&mut game, &mut chance, &mut whims, &mut legal) {
                break outcome;
            }
        };
        first_wins += u64::from(outcome.places[0]);
    }
    first_wins
}

/// No trait, no list, no log: bits, and the same stream of chance.
fn by_hand(games: u32) -> u64 {
    let (mut whims, mut sum) = (Chance::new(Seed::from_number(2)), 0);
    for _ in 0..games {
        sum += u64::from(one_game_by_hand(&mut whims));
    }
    sum
}

fn one_game_by_hand(whims: &mut Chance) -> u32 {
    const BOTTOM: u64 = 0x0000_0408_1020_4081;
    const FULL: u64 = BOTTOM * 0b11_1111;
    let (mut mine, mut all) = (0u64, 0u64);
    for turn in 0..42 {
        let mut free = (all + BOTTOM) & FULL;
        for _ in 0..whims.below(free.count_ones()) {
            free &= free - 1;
        }
        let disc = free & free.wrapping_neg();
        mine |= disc;
        all |= disc;
        let four = [1, 6, 7, 8].into_iter().any(|step| {
            let pairs = mine & (mine >> step);
            pairs & (pairs >> (2 * step)) != 0
        });
        if four {
            return 1 + turn % 2;
        }
        mine ^= all;
    }
    0
}
