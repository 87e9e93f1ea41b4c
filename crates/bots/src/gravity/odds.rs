//! How likely a hand succeeds, by what the challenges ask for: as most people believe, or as it was counted.

use gravity_warfare::{Card, Effect, Effects, View};

/// What someone thinks of challenges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Odds {
    /// What a challenge looks like.
    Believed,
    /// What careful hands came to in games between regulars: a planned hand minds little but not seeing.
    Counted,
}

impl Odds {
    /// The chance that a turn with these challenges succeeds.
    pub(super) fn success(self, effects: Effects) -> f32 {
        let plain = match self {
            Odds::Believed => 0.93,
            Odds::Counted => 0.98,
        };
        effects.iter().map(|effect| self.share(effect)).product::<f32>() * plain
    }

    /// What is left of the chance to succeed when this is asked for.
    fn share(self, effect: Effect) -> f32 {
        let (believed, counted) = match effect {
            Effect::Whole => (0.9, 0.98),
            Effect::Blind => (0.6, 0.82),
            Effect::Twice => (0.8, 0.97),
            Effect::Totem => (0.75, 0.97),
            Effect::Spinning => (0.85, 0.98),
            Effect::Stacked => (0.85, 0.97),
            Effect::Sticks => (0.8, 0.98),
            Effect::Teleport => (0.8, 0.98),
            Effect::OtherKind => (1.0, 1.0),
            Effect::Mirrored => (0.7, 0.9),
        };
        match self {
            Odds::Believed => believed,
            Odds::Counted => counted,
        }
    }

    /// What it costs to part with a card. Whoever knows that most challenges are harmless gives them away to draw better ones.
    pub(super) fn cost(self, card: Card) -> f32 {
        match (self, card) {
            (_, Card::AntiMatter) => 0.6,
            (Odds::Believed, _) => 0.25,
            (
                Odds::Counted,
                Card::TeleportIt | Card::KeepThis | Card::ReturnIt | Card::YouDoIt | Card::Wormhole,
            ) => 0.2,
            (Odds::Counted, _) => -0.05,
        }
    }
}

/// What a challenge asks for. Copy it! asks for what the turn before asked for (GRAV-31).
pub(super) fn effects(view: &View, card: Card) -> Effects {
    match (card, &view.table.last) {
        (Card::CopyIt, Some(last)) => last.effects,
        (Card::Blank(number), _) => {
            view.deck.blanks.get(usize::from(number)).map_or(Effects::default(), |blank| blank.effects)
        }
        _ => card.printed_effects(),
    }
}

/// What the turn asks for so far: challenges given, and those carried over.
pub(super) fn asked(view: &View) -> Effects {
    let table = &view.table;
    let given = table.turn.given.iter().map(|given| given.as_card);
    let carried = table.players[table.active_seat.index()].carried.iter().map(|carried| carried.as_card);
    given.chain(carried).fold(Effects::default(), |all, card| all.and(effects(view, card)))
}
