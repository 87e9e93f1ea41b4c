//! How likely a careful hand succeeds, by what the challenges ask for: counted over games between regulars.

use gravity_warfare::{Card, Effect, Effects, View};

/// With nothing asked.
const PLAIN: f32 = 0.93;

/// What is left of the chance to succeed when this is asked for.
fn share(effect: Effect) -> f32 {
    match effect {
        Effect::Whole => 0.9,
        Effect::Blind => 0.6,
        Effect::Twice => 0.9,
        Effect::Totem => 0.75,
        Effect::Spinning => 0.85,
        Effect::Stacked => 0.85,
        Effect::Sticks => 0.8,
        Effect::Teleport => 0.8,
        Effect::OtherKind => 1.0,
        Effect::Mirrored => 0.7,
    }
}

/// The chance that a turn with these challenges succeeds.
pub(super) fn success(effects: Effects) -> f32 {
    effects.iter().map(share).product::<f32>() * PLAIN
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
