//! The game as the kernel knows it: what may be done in which phase, and what is done.

use std::ops::RangeInclusive;

use tabletop::{
    BadNotation, BadSetup, Chance, Choice, Forecast, Game, HouseData, Pending, Seat, Tell, Viewer,
};

use crate::card::CardSet;
use crate::table::SEATS_MAX;
use crate::{Action, Card, Event, GodzillaTotalWar, Options, Phase, Refusal, View, Window, options};

impl GodzillaTotalWar {
    /// May this seat do this now? The list of legal actions and the referee both ask here.
    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(actor) = self.actor() else { return Err(Refusal::Over) };
        if *action == Action::Draw {
            return if self.may_draw() == Some(seat) { Ok(()) } else { Err(Refusal::NotOwed) };
        }
        if seat != actor {
            return Err(Refusal::NotYourTurn { seat: actor });
        }
        match (self.table.phase, *action) {
            (Phase::Open | Phase::Answer, Action::Play { card, strength }) => {
                self.check_play(seat, card, strength)
            }
            (Phase::Open | Phase::Answer, Action::ChooseTarget { target_seat }) => {
                self.check_target(seat, target_seat)
            }
            (Phase::Open | Phase::Answer, Action::PlayAsWound { card }) => {
                self.check_play_as_wound(seat, card)
            }
            (Phase::Open | Phase::Answer, Action::Heal { card }) => self.check_heal(seat, card),
            (Phase::Open | Phase::Answer, Action::DrawThree) => self.check_draw_three(seat),
            (Phase::Answer, Action::Hurt) => self.check_hurt(seat),
            (Phase::Damage, Action::Take { card }) => self.check_take_number(seat, card),
            (Phase::Damage, Action::Show) => self.check_show(seat),
            (Phase::Building, Action::Take { card }) => self.check_take_building(card),
            (Phase::Extra, Action::Add { card }) => self.check_add(seat, card),
            (Phase::Extra, Action::AddNothing) => Ok(()),
            (Phase::Discard, Action::Discard { card }) => self.check_in_hand(seat, card),
            _ => Err(self.what_is_asked()),
        }
    }

    /// The refusal of an action of another moment.
    fn what_is_asked(&self) -> Refusal {
        match self.table.phase {
            Phase::Open => Refusal::OpenNow,
            Phase::Answer => Refusal::AnswerNow { blow: self.table.blow },
            Phase::Damage => Refusal::TakeNumberNow,
            Phase::Building => Refusal::TakeBuildingNow,
            Phase::Extra => Refusal::AddNow,
            Phase::Discard => Refusal::DiscardNow,
            Phase::Over | Phase::Stalemate => Refusal::Over,
        }
    }

    fn perform(&mut self, seat: Seat, action: Action, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match action {
            Action::Play { card, strength } => self.play(seat, card, strength, chance, tell),
            Action::ChooseTarget { target_seat } => self.choose_target(seat, target_seat, chance, tell),
            Action::PlayAsWound { card } => self.play_as_wound(seat, card, chance, tell),
            Action::Heal { card } => self.heal(seat, card, tell),
            Action::DrawThree => self.draw_three(seat, chance, tell),
            Action::Hurt => self.be_hurt(seat, tell),
            Action::Take { card } if card.is_building() => self.take_building(seat, card, chance, tell),
            Action::Take { card } => self.take_number(seat, card, tell),
            Action::Show => self.show(seat, chance, tell),
            Action::Add { card } => self.add(seat, card, chance, tell),
            Action::AddNothing => self.add_nothing(seat, chance, tell),
            Action::Discard { card } => self.discard_from_hand(seat, card, chance, tell),
            Action::Draw => {
                self.table.owed_seat = None;
                self.draw(seat, chance, tell);
            }
        }
        self.renew_if_empty(chance, tell);
        self.end_if_nobody_gets_on(tell);
    }

    /// What could be done in this phase, offered if it may be done: dull and safe first, the King of Monsters last.
    fn offer_all(&self, seat: Seat, offers: &mut Offers<'_>) {
        match self.table.phase {
            Phase::Open | Phase::Answer => self.offer_plays(seat, offers),
            Phase::Damage => {
                self.kinds_in_hand(seat).for_each(|card| offers.offer(Action::Take { card }));
                offers.offer(Action::Show);
            }
            Phase::Building => self.offer_buildings(offers),
            Phase::Extra => {
                offers.offer(Action::AddNothing);
                self.kinds_in_hand(seat).for_each(|card| offers.offer(Action::Add { card }));
                offers.offer(Action::Add { card: Card::KING_OF_MONSTERS });
            }
            Phase::Discard => {
                self.kinds_in_hand(seat).for_each(|card| offers.offer(Action::Discard { card }));
            }
            Phase::Over | Phase::Stalemate => {}
        }
    }

    fn offer_plays(&self, seat: Seat, offers: &mut Offers<'_>) {
        for card in self.kinds_in_hand(seat) {
            if card == Card::CHOOSE_TARGET {
                let targets = Seat::all(self.table.players.len());
                targets.for_each(|target_seat| offers.offer(Action::ChooseTarget { target_seat }));
            } else {
                offers.offer(Action::Play { card, strength: false });
                offers.offer(Action::Play { card, strength: true });
            }
        }
        offers.offer(Action::Hurt);
        if self.table.king_seat == Some(seat) {
            self.offer_king(seat, offers);
        }
    }

    fn offer_king(&self, seat: Seat, offers: &mut Offers<'_>) {
        let card = Card::KING_OF_MONSTERS;
        offers.offer(Action::Play { card, strength: false });
        offers.offer(Action::Play { card, strength: true });
        self.kinds_in_hand(seat).for_each(|card| offers.offer(Action::PlayAsWound { card }));
        let mut healed = CardSet::default();
        for card in self.table.damage_cards(seat).filter(|card| healed.adds(*card)) {
            offers.offer(Action::Heal { card });
        }
        offers.offer(Action::DrawThree);
    }

    fn offer_buildings(&self, offers: &mut Offers<'_>) {
        let mut seen = CardSet::default();
        for &card in self.table.centre.iter().filter(|card| seen.adds(**card)) {
            offers.offer(Action::Take { card });
        }
    }
}

/// A list that takes only what may be done.
struct Offers<'a> {
    game: &'a GodzillaTotalWar,
    seat: Seat,
    actions: &'a mut Vec<Action>,
}

impl Offers<'_> {
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.game.check(self.seat, &action).is_ok() {
            self.actions.push(action);
        }
    }
}

impl Game for GodzillaTotalWar {
    const ID: &'static str = "godzilla-total-war";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=SEATS_MAX;
    /// The longest of two million random games of the default box took 579 actions, and of odd boxes (hardly any numbers, or
    /// nothing but zeros and tens) 2,324: this is far beyond. KAIJU-35 sees to it that every game ends.
    const ACTIONS_MAX: u32 = 50_000;
    const CHOICES: &'static [Choice] = options::CHOICES;
    const HOUSE_DATA: &'static [HouseData] = options::HOUSE_DATA;
    const SETUP_OPTIONS: &'static [&'static str] = &["chosen", "first", "king"];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Window = Window;
    type Refusal = Refusal;

    fn read_options(rules: u32, options: serde_json::Value) -> Result<Options, serde_json::Error> {
        let options: Options = serde_json::from_value(options)?;
        Ok(match rules {
            ..=1 => options.of_version_1(),
            2 => options.of_version_2(),
            3.. => options,
        })
    }

    fn setup(options: &Options, seats: usize, chance: &mut Chance) -> Result<Self, BadSetup> {
        GodzillaTotalWar::set_up(options, seats, chance)
    }

    fn seats(&self) -> usize {
        self.table.players.len()
    }

    #[inline]
    fn pending(&self) -> Pending<Window> {
        self.who_is_asked()
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let mut offers = Offers { game: self, seat, actions };
        if self.actor() == Some(seat) {
            self.offer_all(seat, &mut offers);
        }
        offers.offer(Action::Draw);
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.perform(seat, *action, chance, tell);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> Self {
        view.imagined(chance)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_conservation()?;
        self.check_sense()
    }

    /// KAIJU-30: the winner keeps the King of Monsters card for the next game; if several share the win, nobody does.
    fn rematch(&self, options: &Options) -> Options {
        let winners = self.table.winners();
        let alone = winners.first().filter(|_| winners.len() == 1);
        let king = if self.table.is_over() { alone } else { options.king };
        Options { king, ..options.clone() }
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Option<Forecast> {
        self.foresee(seat, *action)
    }

    fn write_action(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str) -> Result<Action, BadNotation> {
        Action::read(text, self.seats())
    }

    fn write_position(&self) -> String {
        self.position()
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, BadSetup> {
        GodzillaTotalWar::at_position(options, text)
    }
}
