//! The game as the kernel knows it.

use std::ops::RangeInclusive;

use tabletop::{
    BadNotation, BadSetup, Chance, Choice, Forecast, Game, HouseData, Pending, Seat, Seed, Staged, Tell,
    Viewer,
};

use crate::action::{Action, HandWork};
use crate::event::Told;
use crate::imagine::imagine;
use crate::options::{self, First, Options};
use crate::play::Play;
use crate::refusal::Illegal;
use crate::state::GravityWarfare;
use crate::turn::Phase;
use crate::view::View;
use crate::window::Window;
use crate::{notation, position};

impl Game for GravityWarfare {
    const ID: &'static str = "gravity-warfare";
    const RULES_VERSION: u32 = 3;
    const SEATS: RangeInclusive<usize> = 2..=6;
    /// Three rounds of at most 25 turns for each of six (GRAV-52), and a turn of some dozens of actions at most.
    const ACTIONS_MAX: u32 = 40_000;
    const CHOICES: &'static [Choice] = options::CHOICES;
    const HOUSE_DATA: &'static [HouseData] = options::HOUSE_DATA;
    const HAS_TEMPLATES: bool = true;

    type Options = Options;
    type Action = Action;
    type Event = Told;
    type View = View;
    type Window = Window;
    type Refusal = Illegal;

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<GravityWarfare, BadSetup> {
        options.check_seats(seats)?;
        let mut game = GravityWarfare::bare(options, options.house()?, seats);
        game.deal_game(chance);
        let first = match options.first {
            First::Random => Seat::new(chance.index(seats)),
            First::Host | First::Youngest => Seat::new(0),
        };
        Play::new(&mut game, chance, &mut Tell::nobody()).start_round(first);
        if options.first == First::Youngest {
            game.table.phase = Phase::Youngest;
        }
        Ok(game)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn pending(&self) -> Pending<Window> {
        self.ask()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.ask().actors().contains(seat) {
            self.list(seat, actions);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Told>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        Play::new(self, chance, tell).perform(seat, action);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> GravityWarfare {
        imagine(view, chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_conservation()
    }

    /// The first thing offered; an attempt is filled in, always in the same way.
    fn default_action(&self, seat: Seat) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let first = actions.into_iter().next()?;
        Some(self.fill_in(&first, &mut Chance::new(Seed::from_number(0))))
    }

    fn fits(template: &Action, action: &Action) -> bool {
        template.fits(action)
    }

    fn fill(&self, template: &Action, chance: &mut Chance) -> Action {
        self.fill_in(template, chance)
    }

    fn is_record(action: &Action) -> bool {
        matches!(action, Action::Attempt { hand: Some(HandWork::Live { .. }), .. })
    }

    fn stage(&self, seat: Seat, action: &Action) -> Result<Option<Box<dyn Staged>>, Illegal> {
        self.stage_attempt(seat, action)
    }

    fn draw(&self) -> Option<String> {
        Some(crate::draw::draw(self))
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        self.foresee(seat, action)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        notation::read_action(text, self.seat_count())
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<GravityWarfare, BadSetup> {
        crate::setup_by_hand::read(options, text)
    }
}
