//! What a bot knows of a game beside its rules: habits, and a judgement of a situation.
//!
//! A score says how much a sound player would like an action: any number, higher is better, and one more means that the
//! action is chosen about e times as often.

use tabletop::{Chance, Game, MAX_SEATS, Outcome, Seat, SeatSet, Viewer};

/// By so much a player of habit wavers between actions: four of a kind would else wait for each other for ever.
const WAVERING: f32 = 0.2;

/// The chance to win, by seat.
pub type Values = [f32; MAX_SEATS];

/// An action that is not worth a thought.
pub const NEVER: f32 = f32::NEG_INFINITY;

/// Sound habits: what a player who does not calculate likes to do.
pub trait Habits<G: Game>: Clone + Send + Sync + 'static {
    /// Called before each decision with what the player sees.
    fn prepare(&mut self, view: &G::View) {
        let _ = view;
    }

    /// Adds a score for each of `legal`, in its order.
    fn score(&self, seat: Seat, view: &G::View, legal: &[G::Action], scores: &mut Vec<f32>);

    /// Does it let this chance to act go by? Only asked where it may act and need not.
    fn lets_pass(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> bool {
        let _ = (seat, view, legal);
        false
    }

    /// Is this a moment to react rather than to think?
    fn answers_at_once(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> bool {
        self.lets_pass(seat, view, legal)
    }
}

/// What a search needs besides. States that come here are imagined, never the table's.
pub trait Policy<G: Game>: Habits<G> {
    /// How strongly the search trusts the habits before it has tried anything.
    fn exploration(&self) -> f32 {
        1.0
    }

    /// After how many rounds a trial is judged.
    fn rounds(&self) -> u32 {
        u32::MAX
    }

    /// How many actions a trial plays out by habit, at most, before it is judged.
    fn played_out_max(&self) -> u32 {
        0
    }

    /// How strictly everyone is taken to follow the habits when a trial is played out: 1 as scores say, more is stricter.
    fn sharpness(&self) -> f32 {
        1.0
    }

    /// Are the others taken to follow their habits where the tree knows better? Where cards are hidden they should be: one's
    /// own are the same in every imagined situation, so others who learn in the tree come to know them.
    fn others_by_habit(&self) -> bool {
        false
    }

    /// The chance to win of each seat in this situation. The game is not over.
    fn judge(&self, state: &G) -> Values;

    /// Did a round end with this?
    fn ends_round(&self, event: &G::Event) -> bool {
        let _ = event;
        false
    }

    /// The scores of the habits in an imagined state. Games that can do it without a view do it faster.
    fn score_in(&self, state: &G, seat: Seat, legal: &[G::Action], scores: &mut Vec<f32>) {
        self.score(seat, &state.view(Viewer::Seat(seat)), legal, scores);
    }

    /// What someone who need not act does all the same.
    fn interrupt(&self, state: &G, may: SeatSet) -> Option<(Seat, G::Action)> {
        let _ = (state, may);
        None
    }

    /// A situation that this view allows, as likely as the player takes it to be after all that was seen.
    fn imagine(&self, view: &G::View, chance: &mut Chance) -> G {
        G::imagine(view, chance)
    }
}

/// A judgement that adds up what counts for each seat. Games between regulars say how much each of it counts.
pub trait Weighed<G: Game>: Policy<G> {
    /// What counts for a seat; nothing if it is out of the game.
    fn counts(&self, state: &G, seat: Seat) -> Option<Vec<f32>>;

    /// How much each of it counts at a table of so many: what is judged with now.
    fn weights(&self, seats: usize) -> Vec<f32>;
}

/// Who won, as chances. A win in a team is a whole one, a win shared among equals is not.
pub fn values_of(outcome: &Outcome) -> Values {
    let winners = outcome.winners();
    let each = if outcome.teams.is_empty() { 1.0 / winners.len().max(1) as f32 } else { 1.0 };
    let mut values = [0.0; MAX_SEATS];
    winners.iter().for_each(|seat| values[seat.index()] = each);
    values
}

/// Strengths as chances: `warmth` more strength makes a seat e times as likely to win. A seat that is out has [`NEVER`].
pub fn chances(strengths: &[f32], warmth: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    values[..strengths.len()].copy_from_slice(strengths);
    let best = strengths.iter().copied().fold(NEVER, f32::max);
    let mut sum = 0.0;
    for value in &mut values[..strengths.len()] {
        *value = ((*value - best) / warmth).exp();
        sum += *value;
    }
    values[..strengths.len()].iter_mut().for_each(|value| *value /= sum);
    values
}

/// Scores as shares of 1, in place.
pub fn shares(scores: &mut [f32]) {
    let best = scores.iter().copied().fold(NEVER, f32::max);
    if best == NEVER {
        let even = 1.0 / scores.len().max(1) as f32;
        return scores.fill(even);
    }
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - best).exp();
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// One of the indices of `shares`, as often as its share says.
pub fn draw(shares: &[f32], chance: &mut Chance) -> usize {
    let mut left = chance.unit();
    for (index, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return index;
        }
    }
    shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// The index of what a player of habit takes: the highest, give or take a little.
pub fn liked_best(scores: &mut [f32], chance: &mut Chance) -> usize {
    scores.iter_mut().for_each(|score| *score += WAVERING * chance.unit());
    best(scores, chance)
}

/// The index of the highest, one of them at random if there are several.
pub fn best(scores: &[f32], chance: &mut Chance) -> usize {
    let highest = scores.iter().copied().fold(NEVER, f32::max);
    let equals = || (0..scores.len()).filter(|index| scores[*index] >= highest);
    let nth = chance.index(equals().count().max(1));
    equals().nth(nth).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    #[test]
    fn scores_become_shares() {
        let mut scores = [0.0, NEVER, 2.0_f32.ln()];
        shares(&mut scores);
        let wanted = [1.0 / 3.0, 0.0, 2.0 / 3.0];
        assert!(scores.iter().zip(wanted).all(|(share, wanted)| (share - wanted).abs() < 1e-6), "{scores:?}");
        let mut hopeless = [NEVER, NEVER];
        shares(&mut hopeless);
        assert_eq!(hopeless, [0.5, 0.5]);
    }

    #[test]
    fn what_has_no_share_is_never_drawn() {
        let mut chance = Chance::new(Seed::from_number(1));
        assert!((0..500).all(|_| draw(&[0.3, 0.0, 0.7], &mut chance) != 1));
        assert!((0..50).all(|_| best(&[1.0, 5.0, 5.0], &mut chance) != 0));
    }

    /// A team wins together; equals share.
    #[test]
    fn a_shared_win_is_worth_its_part() {
        let equals = Outcome::by_score([9, 9, 1]);
        assert_eq!(values_of(&equals)[..3], [0.5, 0.5, 0.0]);
        assert_eq!(values_of(&equals.in_teams([0, 0, 1]))[..3], [1.0, 1.0, 0.0]);
    }
}
