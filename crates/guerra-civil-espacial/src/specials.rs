//! Special cards in one's turn and what they do at once (GCE-09, GCE-14 to GCE-19, GCE-22 to GCE-24).

use tabletop::{Chance, Seat, SeatSet, Tell};

use crate::card::{Card, Special};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::round_end::Ending;
use crate::state::{GuerraCivilEspacial, Salvaged, Threat};

impl GuerraCivilEspacial {
    /// GCE-09: whatever the totals are.
    pub(crate) fn play_special(
        &mut self,
        seat: Seat,
        special: Special,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        let card = Card::special(special);
        if card == Card::PIRATE && self.has_target(seat) && self.hands.has(seat, card) {
            return Err(Refusal::NameATarget);
        }
        self.lay_from_hand(seat, card)?;
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Played { seat, card, ships: self.zone(seat).ships() });
        self.take_effect(seat, special, chance, tell);
        Ok(())
    }

    /// GCE-16: an opponent who has cards.
    pub(crate) fn rob(
        &mut self,
        seat: Seat,
        target: Seat,
        chance: &mut Chance,
        tell: &mut Tell<'_, Event>,
    ) -> Result<(), Refusal> {
        if !self.hands.has(seat, Card::PIRATE) {
            return Err(Refusal::NotInHand { card: Card::PIRATE });
        }
        if target.index() >= self.seat_count() {
            return Err(Refusal::NoSuchOpponent);
        }
        if target == seat {
            return Err(Refusal::RobsItself);
        }
        if !self.can_be_robbed(seat, target) {
            return Err(Refusal::NothingToRob { target_seat: target });
        }
        self.lay_from_hand(seat, Card::PIRATE)?;
        self.passed = SeatSet::EMPTY;
        tell.tell(Event::Raided { seat, target_seat: target });
        self.threaten(Threat::Pirate { seat, target }, chance, tell);
        Ok(())
    }

    pub(crate) fn can_be_robbed(&self, seat: Seat, target: Seat) -> bool {
        target != seat && self.hands.count(target) > 0
    }

    pub(crate) fn has_target(&self, seat: Seat) -> bool {
        self.everyone().any(|target| self.can_be_robbed(seat, target))
    }

    fn take_effect(&mut self, seat: Seat, special: Special, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        match special {
            Special::BlackHole => return self.end_round(Ending::BlackHole, chance, tell),
            Special::Ceasefire => return self.end_round(Ending::Ceasefire { seat }, chance, tell),
            Special::SolarStorm => return self.threaten(Threat::Storm { seat }, chance, tell),
            Special::DeusExMachina => return self.threaten(Threat::DeusExMachina { seat }, chance, tell),
            Special::SpaceStation => {
                self.replace_disputed(chance, tell);
                return self.end_turn_after_effect(seat, chance, tell);
            }
            Special::SpaceScrap => self.salvage(seat, tell),
            Special::DroneAttack | Special::EyeInTheSky => self.tell_doubling(seat, special, tell),
            Special::ForceShield => {}
            // GCE-15; GCE-16: a pirate whom nobody is there to rob.
            Special::SpaceColony | Special::PirateShip => {
                tell.tell(Event::NoEffect { seat, card: Card::special(special) });
            }
        }
        self.next_turn(seat, chance, tell);
    }

    /// GCE-17: the whole scrap pile, face down until the round ends.
    fn salvage(&mut self, seat: Seat, tell: &mut Tell<'_, Event>) {
        tell.tell(Event::Salvaged { seat, cards: self.scrap.clone() });
        // By seat, so that equal situations are equal whoever took first.
        let at = self.salvage.iter().position(|taken| taken.seat > seat).unwrap_or(self.salvage.len());
        for (later, card) in self.scrap.drain(..).enumerate() {
            self.salvage.insert(at + later, Salvaged { seat, card });
        }
    }

    /// GCE-22: the disputed card is discarded, and the top card of the deck takes its place.
    fn replace_disputed(&mut self, chance: &mut Chance, tell: &mut Tell<'_, Event>) {
        let old = self.disputed.take().expect("a round has a disputed card");
        self.discard.push(old);
        let new = self.draw(chance, tell).expect("there is at least the card just discarded");
        self.disputed = Some(new);
        tell.tell(Event::Replaced { discarded_card: old, card: new });
    }

    /// GCE-23, GCE-24: the zone has doubled its ships if this is the card that doubles them.
    fn tell_doubling(&self, seat: Seat, special: Special, tell: &mut Tell<'_, Event>) {
        if special == self.doubler(seat) {
            tell.tell(Event::Doubled { seat, ships: self.zone(seat).ships() });
        } else {
            tell.tell(Event::NoEffect { seat, card: Card::special(special) });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, play};

    /// GCE-09, GCE-14, GCE-15: a special card has no ships and stays in the zone until the round ends; a colony does nothing.
    #[test]
    fn a_special_card_lies_in_the_zone() {
        let position = "a*: 4 [5 colony] | b: 4 [1 2] | disputed 3";
        check(position, "a play colony; b pass", "a*: 4 colony [5] ; b.: 4 [1 2] ; turn a");
        check(position, "a play colony; b play 1; a abandon", "discard 4 colony 4 1");
    }

    /// GCE-09, GCE-29: a special card with no effect is a card played all the same.
    #[test]
    fn a_special_card_reopens_the_dispute() {
        check("a*: 4 [5 colony] | b.: 4 [1 2] | disputed 3", "a play colony", "b: 4 [1 2] ; turn b");
    }

    /// GCE-16: an opponent who has cards; with none such it may be played with no effect.
    #[test]
    fn a_pirate_needs_a_target_with_cards() {
        let position = "a*: [2 pirate] | b: 3 [] | c: [4] | disputed 5";
        check(position, "a play pirate", "the Pirate Ship needs an opponent to rob");
        check(position, "a play pirate a", "you cannot rob yourself");
        check(position, "a play pirate b", "b has no cards to rob");
        check(position, "a play pirate c", "a*: pirate [2] ; pirate a on c");
        check("a*: [2 pirate] | b: 3 [] | disputed 5", "a play pirate", "a*: pirate [2] ; turn a");
        check("a*: [2] | b: [4] | disputed 5", "a play pirate b", "pirate is not in your hand");
    }

    /// GCE-16: one card goes face down to the pirate's zone, and to the pirate's hand when the round ends.
    #[test]
    fn a_pirate_steals_a_card() {
        let position = "a*: 6 [2] | b: [3 pirate] | c: [4] | disputed 5 | turn b";
        check(position, "b play pirate c; c let be", "b: pirate [3] ; c: [] stolen 4>b ; turn a");
        check(
            position,
            "b play pirate c; c let be; a pass; b abandon",
            "b: [3 3 3 3 3 4/c] ; c: [1 2 2 2 2]",
        );
    }

    /// GCE-16: an abandoned opponent can be robbed too, and the Pirate Ship can be played in vain on a shield.
    #[test]
    fn anyone_with_cards_can_be_robbed() {
        let position = "a*: [2 pirate] | b-: [4] | c: shield [7] | disputed 5";
        check(position, "a play pirate b; b let be", "b-: [] stolen 4>a ; end a");
        check(position, "a play pirate c", "c: shield [7] ; end a");
    }

    /// GCE-17: the scrap pile is taken whole, face down; with an empty pile the card may be played all the same.
    #[test]
    fn scrap_is_taken_whole() {
        let position = "a*: 4 [2 scrap] | b: 4 [1] | disputed 5";
        check(
            &format!("{position} | scrap 9 10 colony"),
            "a play scrap",
            "a*: 4 scrap [2] took 9 10 colony ; turn b",
        );
        check(position, "a play scrap", "a*: 4 scrap [2] ; turn b");
        // To hand only when the round ends, after drawing up to five.
        let over = "a play scrap; b abandon";
        check(&format!("{position} | scrap 9 10"), over, "a*: [1 1 1 1 2 5! 9! 10!] ; discarding");
    }

    /// GCE-17: two players can take scrap in one round.
    #[test]
    fn scrap_can_be_taken_twice() {
        let position = "a*: 4 [2 scrap] | b: scrap [1] took 9 10 | disputed 5 | scrap 7 8";
        let table = play(position, "a play scrap").unwrap();
        assert!(table.to_line().starts_with("a*: 4 scrap [2] took 7 8 | b: scrap [1] took 9 10 | "));
        assert_eq!(crate::testing::table(&table.to_line()), table);
    }

    /// GCE-18: a Black Hole discards all cards played and the disputed card, shields or not, and nobody wins.
    #[test]
    fn a_black_hole_ends_the_round() {
        let position = "a*: 3 [1 hole] | b: 9 shield [1] | c-: 2 [1] | disputed colony";
        check(position, "a play hole", "discard 3 hole 9 shield 2 colony ; turn c");
    }

    /// GCE-19: a Ceasefire sends all that to the scrap pile, and itself to the discard pile.
    #[test]
    fn a_ceasefire_ends_the_round() {
        let position =
            "a*: 3 (colony) [1 ceasefire] | b: 9 shield [1] | c-: 2 [1] | disputed colony | scrap 7";
        check(
            position,
            "a play ceasefire",
            "scrap 7 3 colony 9 shield 2 colony ; discard ceasefire ; turn c",
        );
    }

    /// GCE-18, GCE-28: booty and scrap lying face down are not cards played.
    #[test]
    fn what_lies_face_down_is_not_touched() {
        let position = "a*: 3 [1 hole storm] took 8 | b: 9 pirate [2 6] | c: [] stolen 7>b | disputed colony";
        check(position, "a play hole", "a*: [1 1 1 1 8! storm] ; b: [2 3 3 3 6 7/c] ; discarding");
        check(
            position,
            "a play storm; a let be; b let be",
            "a*: storm [1 hole] took 8 ; b: [2 6] ; c: [] stolen 7>b ; scrap 3 9 pirate",
        );
    }

    /// GCE-22: the disputed card is discarded, and the top card of the deck takes its place.
    #[test]
    fn a_station_replaces_the_disputed_card() {
        let position = "a*: 3 [1] | b: 9 [2 station] | disputed colony | turn b | deck 8 rest";
        check(position, "b play station", "b: 9 station [2] ; disputed 8 ; discard colony ; turn a");
    }

    /// GCE-22, GCE-32: with an empty deck the discard pile is shuffled first, the card just discarded among it.
    #[test]
    fn a_station_renews_the_deck() {
        let position = "a*: 3 [1] | b: 9 [2 station] | disputed colony | turn b | deck | scrap rest";
        check(position, "b play station", "disputed colony ; deck ; turn a");
    }

    /// GCE-23, GCE-25: Drone Attack doubles the ships so far of who is not the Commander; later ones count once.
    #[test]
    fn drones_double_for_the_others() {
        let position = "a*: 6 [1 drone] | b: 4 2 [3 drone] | disputed 5";
        check(
            &format!("{position} | turn b"),
            "b play drone; a play 1",
            "7 ships do not reach the bid of 12",
        );
        check(position, "a play drone; b pass", "b.: 4 2 [3 drone] ; turn a");
        check("a*: 10 [1] | b: 4 drone [3] | disputed 5 | turn b", "b play 3; a play 1", "turn b");
        check(
            "a*: 10 [1] | b: 4 drone 3 [2] | disputed 5",
            "a pass",
            "with 10 ships you cannot pass a bid of 11",
        );
    }

    /// GCE-24: Eye in the Sky doubles for the Commander only.
    #[test]
    fn the_eye_doubles_for_the_commander() {
        let position = "a*: 4 2 [1 eye] | b: 6 [3] | disputed 5";
        check(position, "a play eye; b play 3", "9 ships do not reach the bid of 12");
        check("a*: 6 [3] | b: 6 [1 eye] | disputed 5 | turn b", "b play eye; a pass", "a*.: 6 [3] ; turn b");
    }
}
