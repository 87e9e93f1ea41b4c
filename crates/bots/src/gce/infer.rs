//! What a hand probably holds, from what its owner did (GCE-10, GCE-11): whoever passes or abandons had nothing that was
//! clearly better to do.

use guerra_civil_espacial::{Action, Face, GuerraCivilEspacial, View};
use tabletop::{Chance, Game, Seat, Viewer};

use super::moves::Moment;

/// So many situations are imagined until one is believed.
const TRIES_MAX: u32 = 3;
/// How strictly others are taken to do what is best by habit.
const STRICTNESS: f32 = 1.5;

/// A situation that this view allows, the likelier the better it explains what the others did.
pub(super) fn imagine(view: &View, chance: &mut Chance) -> GuerraCivilEspacial {
    let mut state = GuerraCivilEspacial::imagine(view, chance);
    if quiet_seats(view).next().is_none() {
        return state;
    }
    for _ in 1..TRIES_MAX {
        if chance.unit() < plausible(&state, view) {
            break;
        }
        state = GuerraCivilEspacial::imagine(view, chance);
    }
    state
}

/// The others who have passed or abandoned with cards in their hands.
fn quiet_seats(view: &View) -> impl Iterator<Item = Seat> {
    let is_quiet = |seat: &Seat| view.passed_seats.contains(*seat) || !view.contention_seats.contains(*seat);
    let is_hidden = |seat: &Seat| {
        let player = &view.players[seat.index()];
        player.own.is_none() && player.hand_count > 0
    };
    let in_round = view.disputed_card.is_some();
    Seat::all(view.players.len()).filter(move |seat| in_round && is_quiet(seat) && is_hidden(seat))
}

fn plausible(state: &GuerraCivilEspacial, view: &View) -> f32 {
    let open = state.view(Viewer::Open);
    quiet_seats(view).map(|seat| kept_quiet(&open, seat)).product()
}

/// How likely someone with this hand would have kept quiet, in a dispute like this one.
fn kept_quiet(open: &View, seat: Seat) -> f32 {
    let moment = Moment::of(open, seat);
    let quiet = if open.passed_seats.contains(seat) { Action::Pass } else { Action::Abandon };
    let could = |action: &Action| match action {
        Action::Play { card } => match card.face() {
            Face::Fleet(ships) => moment.reaches_the_bid(ships),
            Face::Special(_) => true,
        },
        _ => true,
    };
    let hand = open.players[seat.index()]
        .own
        .iter()
        .flatten()
        .filter(|own| !own.is_aside && own.stolen_by_seat.is_none());
    let plays = hand.map(|own| Action::Play { card: own.card }).filter(could);
    let best = plays.map(|action| moment.score(&action)).fold(f32::NEG_INFINITY, f32::max);
    let regret = (best - moment.score(&quiet)).max(0.0);
    2.0 / (1.0 + (STRICTNESS * regret).exp())
}

#[cfg(test)]
mod tests {
    use guerra_civil_espacial::Options;
    use tabletop::{Pending, Seed, Tell};

    use super::*;

    /// GCE-11: whoever abandons a colony to a small fleet has hardly the ships to fight for it.
    #[test]
    fn who_abandons_is_thought_weak() {
        let position = "a*: [2 3 4 5 6] | b: [1 1 2 2 3] | c: [1 2 3 3 4] | disputed colony";
        let mut game = GuerraCivilEspacial::read_position(&Options::default(), position).unwrap();
        let mut chance = Chance::new(Seed::from_number(1));
        let mut acted = Vec::new();
        for text in ["play 2", "abandon"] {
            let Pending::Decision(decision) = game.pending() else { panic!("the dispute goes on") };
            let seat = decision.must.first().unwrap();
            let action = game.read_action(text).unwrap();
            game.apply(seat, &action, &mut chance, &mut Tell::nobody()).unwrap();
            acted.push(seat);
        }
        let (weak, view) = (acted[1], game.view(Viewer::Seat(acted[0])));
        let mut ships = |imagine: fn(&View, &mut Chance) -> GuerraCivilEspacial| {
            let fleet = |card: guerra_civil_espacial::Card| match card.face() {
                Face::Fleet(ships) => u32::from(ships),
                Face::Special(_) => 0,
            };
            let hand = |state: GuerraCivilEspacial| {
                let open = state.view(Viewer::Open);
                let own = open.players[weak.index()].own.clone().unwrap_or_default();
                own.iter().map(|own| fleet(own.card)).sum::<u32>()
            };
            (0..600).map(|_| hand(imagine(&view, &mut chance))).sum::<u32>()
        };
        let (any, believed) = (ships(GuerraCivilEspacial::imagine), ships(imagine));
        assert!(believed * 20 < any * 19, "{believed} of {any}");
    }
}
