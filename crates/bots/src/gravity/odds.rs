//! How likely a careful hand succeeds, by what the challenges ask for: as it was measured (docs/gravity-difficulty.md).

use gravity_warfare::{Card, Effect, Effects, View};

/// The share of turns without a challenge that succeed.
const PLAIN: f32 = 0.91;

/// The chance that a turn with these challenges succeeds. Double it! asks for the same twice.
pub(super) fn success(effects: Effects) -> f32 {
    let once = effects.iter().map(share).product::<f32>() * PLAIN;
    if effects.has(Effect::Twice) { once * once } else { once }
}

/// What is left of the chance to succeed when this is asked for: its row of the table over the first.
fn share(effect: Effect) -> f32 {
    match effect {
        Effect::Whole => 0.86,
        Effect::Blind => 0.55,
        Effect::Totem => 0.80,
        Effect::Spinning => 0.77,
        Effect::Stacked => 0.79,
        Effect::Sticks => 0.79,
        Effect::Teleport => 0.88,
        Effect::Mirrored => 0.80,
        Effect::Twice | Effect::OtherKind => 1.0,
    }
}

/// What it costs to part with a card: another is drawn for a challenge, and the rest are rarer.
pub(super) fn cost(card: Card) -> f32 {
    match card {
        Card::AntiMatter => 0.6,
        Card::TeleportIt | Card::KeepThis | Card::ReturnIt | Card::YouDoIt | Card::Wormhole => 0.2,
        _ => 0.08,
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
