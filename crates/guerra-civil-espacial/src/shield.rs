//! The Force Shield, and the cards it answers (GCE-16, GCE-20, GCE-21, GCE-26, GCE-27, GCE-36).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::event::{Cards, Event};
use crate::hands::Place;
use crate::refusal::Refusal;
use crate::state::{GuerraCivilEspacial, Phase, Threat};

impl GuerraCivilEspacial {
    /// GCE-26, GCE-36: out of turn a shield costs no turn, and who has passed has still passed.
    pub(crate) fn raise_shield(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        self.lay_from_hand(seat, Card::SHIELD)?;
        tell.tell(Event::Shielded { seat });
        match self.phase {
            Phase::Answer { .. } => self.answered(seat, chance, tell),
            Phase::TurnEnd { seat: turn } if turn == seat => self.end_turn_if_spent(seat, chance, tell),
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn let_be(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        tell.tell(Event::LetBe { seat });
        self.answered(seat, chance, tell);
    }

    /// GCE-27: the card takes effect when all who are asked have answered.
    fn answered(&mut self, seat: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let Phase::Answer { threat, asked } = self.phase else { return };
        let asked = asked.without(seat);
        self.phase = Phase::Answer { threat, asked };
        if asked.is_empty() {
            self.strike(threat, chance, tell);
        }
    }

    /// GCE-27: everyone it would touch is asked first, whether or not they hold a shield.
    pub(crate) fn threaten(&mut self, threat: Threat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let asked: SeatSet = self.everyone().filter(|seat| self.can_answer(threat, *seat)).collect();
        if asked.is_empty() {
            return self.strike(threat, chance, tell);
        }
        self.phase = Phase::Answer { threat, asked };
    }

    /// Would it be touched, and has it any card to answer with? Everyone can see both.
    pub(crate) fn can_answer(&self, threat: Threat, seat: Seat) -> bool {
        self.hands.count(seat) > 0 && self.is_touched(threat, seat)
    }

    pub(crate) fn is_touched(&self, threat: Threat, seat: Seat) -> bool {
        let zone = self.zone(seat);
        !zone.is_shielded()
            && match threat {
                Threat::Pirate { target, .. } => seat == target,
                // The storm itself stays, so its owner has something to lose only besides it.
                Threat::Storm { seat: owner } => zone.cards().len() > usize::from(seat == owner),
                Threat::DeusExMachina { seat: owner } => seat != owner && zone.has_fleet(),
            }
    }

    fn strike(&mut self, threat: Threat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match threat {
            Threat::Pirate { seat, target } => self.steal(seat, target, chance, tell),
            Threat::Storm { seat } => self.storm(seat, tell),
            Threat::DeusExMachina { seat } => self.lose_fleets(seat, tell),
        }
        self.end_turn_after_effect(threat.seat(), chance, tell);
    }

    /// GCE-16: one card at random goes face down to the pirate's zone. GCE-26: not from behind a shield.
    fn steal(&mut self, seat: Seat, target: Seat, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        if self.zone(target).is_shielded() {
            return tell.tell(Event::RaidFailed { seat, target_seat: target });
        }
        let nth = chance.index(self.hands.count(target));
        let card = self.hands.hand(target).nth(nth).expect("the lot is one of the hand");
        self.hands.hide(target, card, Place::StolenBy(seat)).expect("the card is in the hand");
        tell.tell(Event::Stolen { seat, target_seat: target, card: Some(card) });
    }

    /// GCE-20: every card played goes to the scrap pile, except the storm itself and the cards of shielded players.
    fn storm(&mut self, owner: Seat, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        for (seat, zone) in self.everyone().zip(&mut self.zones).filter(|(_, zone)| !zone.is_shielded()) {
            if seat == owner {
                zone.clear_but_last(Special::SolarStorm, |card| cards.push(card));
            } else {
                zone.clear(|card| cards.push(card));
            }
        }
        self.scrap.extend(cards.iter().copied());
        tell.tell(Event::StormScrapped { cards });
    }

    /// GCE-21: every fleet card is discarded, except those of its owner and of shielded players.
    fn lose_fleets(&mut self, owner: Seat, tell: &mut Tell<'_, Event>) {
        let mut cards = Cards::new();
        for (seat, zone) in self.everyone().zip(&mut self.zones) {
            if seat != owner && !zone.is_shielded() {
                zone.lose_fleet(|card| cards.push(card));
            }
        }
        self.discard.extend(cards.iter().copied());
        tell.tell(Event::FleetsLost { cards });
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use crate::testing::{check, play, table};

    /// GCE-20: all cards played go to the scrap pile but the storm; the disputed card stays and the round goes on.
    #[test]
    fn a_storm_scraps_what_was_played() {
        let position = "a*: 5 [1 storm] | b: 7 [2] | c-: 3 colony [2] | disputed colony";
        let all = "a play storm; a let be; c let be; b let be";
        check(
            position,
            all,
            "a*: storm [1] ; b: [2] ; c-: [2] ; scrap 5 7 3 colony ; disputed colony ; end a",
        );
        check(position, &format!("{all}; a done; b pass"), "b.: [2] ; turn a");
    }

    /// GCE-20, GCE-26, GCE-27: a shield raised in answer keeps its owner's cards, the one who played the storm included.
    #[test]
    fn a_shield_weathers_a_storm() {
        let position = "a*: 5 [1 storm shield] | b: 7 [2 shield] | c-: 3 [2] | disputed colony";
        check(
            position,
            "a play storm; b play shield; a let be; c let be",
            "a*: storm [1 shield] ; b: 7 shield [2] ; scrap 5 3",
        );
        check(
            position,
            "a play storm; b let be; a play shield; c let be",
            "a*: 5 storm shield [1] ; b: [2 shield] ; scrap 7 3",
        );
    }

    /// GCE-21: fleet cards are discarded, except those of who played it and of shielded players; other cards stay.
    #[test]
    fn deus_ex_machina_takes_the_fleets() {
        let position = "a*: 5 [1 deus] | b: 7 drone [2] | c: 9 shield [2] | d-: 4 [2] | disputed 8";
        check(position, "a play deus", "deus a asks b d");
        check(
            position,
            "a play deus; b let be; d let be",
            "a*: 5 deus [1] ; b: drone [2] ; c: 9 shield [2] ; d-: [2]",
        );
        check(position, "a play deus; d let be; b let be", "discard 7 4 ; disputed 8 ; end a");
    }

    /// GCE-25: the ships gained by doubling vanish with the fleet they doubled.
    #[test]
    fn doubling_vanishes_with_its_fleet() {
        let position = "a*: [1 deus] | b: 4 drone [2 3] | disputed 8";
        check(position, "a play deus; b let be; a done; b pass", "b.: drone [2 3] ; turn a");
        check(
            position,
            "a play deus; b let be; a done; b play 2; a play 1",
            "1 ships do not reach the bid of 2",
        );
        check(
            "a*: [1 2 storm] | b: 4 drone [2 3] | disputed 8",
            "a play storm; b let be; a done; b pass",
            "turn a",
        );
    }

    /// GCE-26: at any moment, in one's turn or not. Out of turn it costs no turn.
    #[test]
    fn a_shield_may_be_raised_at_any_moment() {
        let position = "a*: 3 [5 shield] | b-: 3 [2 shield] | c: 3 [5] | disputed 4";
        check(position, "b play shield", "b-: 3 shield [2] ; turn a");
        check(position, "a play shield", "a*: 3 shield [5] ; turn c");
        check(position, "a pass; a play shield", "a*.: 3 shield [5] ; turn c");
        check(position, "c play shield", "shield is not in your hand");
    }

    /// GCE-26: it lasts until the round ends, against all three.
    #[test]
    fn a_shield_lasts_for_the_round() {
        let position = "a*: [1 2 storm deus pirate] | b: 7 shield [3] | c: [9] | disputed 4";
        check(position, "a play storm", "b: 7 shield [3] ; end a");
        check(position, "a play deus", "b: 7 shield [3] ; end a");
        check(position, "a play pirate b", "b: 7 shield [3] ; end a");
        check(position, "a abandon; c play 9; b abandon", "discard 7 shield 9");
    }

    /// GCE-36: who has passed has still passed when a shield is raised out of turn, and not when it is a turn's action.
    #[test]
    fn a_shield_out_of_turn_reopens_nothing() {
        let position = "a*: 3 [5 shield] | b.: 3 [2 shield] | c.: 3 [5] | disputed 4";
        check(position, "b play shield", "b.: 3 shield [2] ; c.: 3 [5] ; turn a");
        check(position, "b play shield; a pass", "scrap 4");
        check(position, "a play shield", "b: 3 [2 shield] ; c: 3 [5] ; turn c");
    }

    /// GCE-27: who is asked, and who may act besides, never depends on who holds a shield.
    #[test]
    fn who_is_asked_tells_nothing() {
        let with = play("a*: 5 [1 storm] | b: 7 [2 shield] | c: 3 [2] | disputed 4", "a play storm").unwrap();
        let without =
            play("a*: 5 [1 storm] | b: 7 [2 2] | c: 3 [shield] | disputed 4", "a play storm").unwrap();
        assert_eq!(with.pending(), without.pending());
        let with = table("a*: 5 [1 storm] | b: 7 [2 shield] | c: 3 [2] | disputed 4");
        let without = table("a*: 5 [1 shield] | b: 7 [2 2] | c: 3 [2] | disputed 4");
        assert_eq!(with.pending(), without.pending());
    }

    /// GCE-27: asked are those it would touch who have a card to answer with; the shielded and the untouched are not.
    #[test]
    fn who_would_be_touched_is_asked() {
        let position = "a*: [1 2 storm] | b: 7 [] | c: 3 [2] | d: shield 4 [2] | e: [6] | disputed 4";
        check(position, "a play storm", "storm a asks c");
        check(position, "a play storm; c let be", "b: [] ; c: [2] ; d: shield 4 [2] ; scrap 7 3");
        check("a*: [1 storm] | b: [2] | disputed 4", "a play storm", "a*: storm [1] ; end a");
        check(position, "a play storm; c play 2", "first play a Force Shield or let it be");
        check(position, "a play storm; e play 6", "out of turn only a Force Shield may be played");
    }

    /// GCE-16, GCE-26, GCE-27: a shield keeps the pirate off, even as the last card of the hand.
    #[test]
    fn a_shield_keeps_the_pirate_off() {
        let position = "a*: [1 pirate] | b: [shield] | c: [2 shield] | disputed 4";
        check(position, "a play pirate b; b play shield", "a*: pirate [1] ; b: shield [] ; end a");
        check(position, "a play pirate b; c play shield; b let be", "b: [] stolen shield>a ; c: shield [2]");
    }
}
