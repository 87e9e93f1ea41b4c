//! Guerra Civil Espacial, for 2 to 8: everyone adds ships to a fleet to win the one face-up card; space colonies won that way
//! win the game. By Gonzalo Costa Fuerte, published by Mesa Games.
//!
//! The rules are numbered GCE-01 and on in `docs/rules`; each file here names those it holds. Where the rulebook is silent
//! the reference has a ruling: above all GCE-02 (the deck), GCE-25 (doubling goes with its fleet), GCE-34 (when the Commander may
//! still exchange), GCE-35 (when no card is left to dispute) and GCE-36 (what reopens a dispute).
//!
//! This crate does no I/O and has no randomness but the `Chance` it is handed.

#![warn(missing_docs)]

mod action;
mod audit;
mod bid;
mod booty;
mod card;
mod commander;
mod course;
mod deck;
mod doubts;
mod event;
mod forecast;
mod hands;
mod imagine;
mod notation;
mod options;
mod position;
mod refusal;
mod round_end;
mod setup;
mod shield;
mod specials;
mod state;
#[cfg(test)]
mod testing;
mod turn;
mod view;
mod zone;

use std::ops::RangeInclusive;

use tabletop::{
    BadNotation, BadSetup, Chance, Choice, Forecast, Game, HouseData, Pending, Seat, Tell, Viewer,
};

pub use action::Action;
pub use card::{Card, Face, KINDS, SHIPS_MAX, Special};
pub use deck::{CARDS, CLASSIC_DECK, Contents, DEFAULT_DECK};
pub use doubts::Doubt;
pub use event::{Cards, Event};
pub use options::{ColoniesToWin, LastInContention, Options, RoundLimit, ScrapPile, Turns};
pub use refusal::Refusal;
pub use state::{GuerraCivilEspacial, Window};
pub use view::{OwnCard, PlayerView, View};
pub use zone::Laid;

impl Game for GuerraCivilEspacial {
    const ID: &'static str = "guerra-civil-espacial";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=8;
    /// The longest of 700,000 random games, 100,000 at each table size, took 8,189 actions: twelve times that.
    const ACTIONS_MAX: u32 = 100_000;
    const CHOICES: &'static [Choice] = options::CHOICES;
    const HOUSE_DATA: &'static [HouseData] = options::HOUSE_DATA;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Window = Window;
    type Refusal = Refusal;

    fn read_options(rules: u32, options: serde_json::Value) -> Result<Options, serde_json::Error> {
        if rules < 2 { Options::read_version_1(options) } else { serde_json::from_value(options) }
    }

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<Self, BadSetup> {
        setup::set_up(options, seats, chance)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn pending(&self) -> Pending<Window> {
        self.ask()
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        self.act(seat, *action, chance, tell)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagine(chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_audit()
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        self.foresee(seat, *action)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(*action)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        notation::read_action(text, self.seat_count())
    }

    fn write_position(&self) -> String {
        self.to_line()
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, BadSetup> {
        position::read_line(options, text)
    }
}
