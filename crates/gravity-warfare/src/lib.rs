//! Gravity Warfare: troops on a platform that balances on one point, and cards that make it hard.
//!
//! Rulebooks: *Gravity Warfare*, 2 to 6 players, in English and in Spanish; where they differ, the option `rulebook` decides. Rules,
//! numbered GRAV-01 to GRAV-53, and where we had to choose: `docs/rules`. Decks, heroes and the platform are data, because their
//! pictures are lost.
//!
//! The physics is another crate's (`balance`): an attempt of a hand in, facts out. What the facts mean is decided here, in [`judge`](judge())
//! alone. What is asked of a hand and how it is set up is [`Staging`]; run it to see an attempt's frames, or to let a live hand play.

mod action;
mod aftermath;
mod aim;
mod audit;
mod card;
mod challenge;
mod check;
mod collect;
mod deck;
mod defence;
mod dice;
mod draw;
mod effects;
mod event;
mod fill;
mod forecast;
mod game;
mod gems;
mod hand;
mod hero;
mod heroes;
mod house;
mod imagine;
mod judge;
mod left_out;
mod legal;
mod notation;
mod options;
mod piles;
mod plausible;
mod play;
mod position;
mod record;
mod refusal;
mod round;
mod setup_by_hand;
mod simple;
mod stage;
mod staging;
mod state;
mod task;
#[cfg(test)]
mod testing;
mod troop;
mod turn;
mod turn_by_hand;
mod view;
mod window;

pub use action::{Action, Ballot, Dice, HandWork, Pile};
pub use card::{BLANKS_MAX, Card, Energy};
pub use deck::{Blank, DEFAULT_DECK, Deck};
pub use effects::{Effect, EffectSet, Effects};
pub use event::{Told, WonFor};
pub use gems::Gems;
pub use hand::{Held, Watchers};
pub use heroes::{DEFAULT_HEROES, Hero, HeroEffect, Heroes};
pub use house::{BadHouse, Field, FieldHand, FieldZone, House};
pub use judge::{Asked, Fault, Goal, Verdict, judge, points_lost};
pub use options::{Attempts, FailedCall, First, Mode, Options, PlatformSide, Rulebook, Teams};
pub use record::Record;
pub use refusal::Illegal;
pub use staging::Staging;
pub use state::{Drawing, GravityWarfare, Played, Player, Table};
pub use troop::{COLOURS, Colour, TROOPS_EACH, Troop, TroopKind, Troops};
pub use turn::{Carried, Deed, Given, Last, Phase, Task, Turn};
pub use view::{HandView, View};
pub use window::Window;
