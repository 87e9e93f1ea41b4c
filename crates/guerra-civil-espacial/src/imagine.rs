//! A table that a view allows, at random: what the viewer knows stays, the rest is dealt anew.
//!
//! The others' own memory is imagined as what everyone knows; what they know in private, the viewer cannot tell.

use arrayvec::ArrayVec;
use tabletop::{Chance, Seat, SeatSet};

use crate::card::Card;
use crate::course::Course;
use crate::deck::{CARDS, Contents};
use crate::doubts::{Doubts, settle_all};
use crate::hands::{Hands, Place, SEATS_MAX, WATCHER, everyone_but};
use crate::state::{GuerraCivilEspacial, Phase, Pile, Salvaged, Threat, Window};
use crate::view::{OwnCard, PlayerView, View, observer};
use crate::zone::Zone;

impl View {
    pub(crate) fn imagine(&self, chance: &mut Chance) -> GuerraCivilEspacial {
        let mut table = self.public_table();
        self.give_own_cards(&mut table);
        let mut unseen = self.unseen(&table);
        let settled = self.settle_doubts(chance);
        settled.iter().for_each(|(_, card)| take(&mut unseen, *card));
        let mut unseen: Pile = unseen.cards().collect();
        chance.shuffle(&mut unseen);
        for seat in table.everyone().filter(|seat| self.player(*seat).own.is_none()) {
            let guesses = settled.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card);
            self.deal_to(seat, guesses, &mut unseen, &mut table.hands, chance);
        }
        table.deck = self.deck_cards.as_ref().map_or(unseen, |cards| cards.iter().copied().collect());
        if let Some(observer) = observer(self.viewer) {
            self.doubts.iter().for_each(|doubt| table.doubts.add(observer, *doubt));
        }
        table
    }

    fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// Everything that lies face up.
    fn public_table(&self) -> GuerraCivilEspacial {
        let mut table = GuerraCivilEspacial {
            contents: self.contents,
            seats: self.players.len() as u8,
            course: Course {
                turns: self.turns,
                colonies_to_win: self.colonies_to_win,
                last_in_contention: self.last_in_contention,
                scrap_pile: self.scrap_pile,
                round_limit: self.round_limit,
                round: self.round,
            },
            phase: self.phase(),
            commander: self.commander_seat,
            disputed: self.disputed_card,
            contention: self.contention_seats,
            passed: self.passed_seats,
            zones: Default::default(),
            colonies: Default::default(),
            hands: Hands::default(),
            salvage: ArrayVec::new(),
            deck: Pile::new(),
            discard: self.discard_cards.iter().copied().collect(),
            scrap: self.scrap_cards.iter().copied().collect(),
            doubts: Doubts::default(),
        };
        for (seat, player) in self.seats().zip(&self.players) {
            table.zones[seat.index()] = Zone::of(player.zone_cards.iter().copied(), table.doubler(seat));
            table.colonies[seat.index()] = player.colonies;
            table.salvage.extend(player.salvage_cards.iter().map(|card| Salvaged { seat, card: *card }));
        }
        table
    }

    fn phase(&self) -> Phase {
        let answer = |threat| Phase::Answer { threat, asked: self.asked_seats };
        match self.window {
            Some(Window::Turn { seat, .. }) => Phase::Turn { seat },
            Some(Window::TurnEnd { seat }) => Phase::TurnEnd { seat },
            Some(Window::AnswerPirate { seat, target_seat }) => {
                answer(Threat::Pirate { seat, target: target_seat })
            }
            Some(Window::AnswerStorm { seat }) => answer(Threat::Storm { seat }),
            Some(Window::AnswerDeus { seat }) => answer(Threat::DeusExMachina { seat }),
            Some(Window::Discard) => Phase::Discard,
            None => Phase::Over,
        }
    }

    fn give_own_cards(&self, table: &mut GuerraCivilEspacial) {
        for (seat, player) in self.seats().zip(&self.players) {
            for own in player.own.iter().flatten() {
                let watcher = if own.is_public { SeatSet::only(WATCHER) } else { SeatSet::EMPTY };
                table.hands.give(seat, own.card, place(own), own.known_to_seats.or(watcher));
            }
        }
    }

    /// All cards but those that lie face up, are the viewer's own, or are known to be in a certain hand.
    fn unseen(&self, table: &GuerraCivilEspacial) -> Contents {
        let mut unseen = table.contents;
        table.face_up().for_each(|card| take(&mut unseen, card));
        for player in &self.players {
            player.own.iter().flatten().for_each(|own| take(&mut unseen, own.card));
            player.known_cards.iter().for_each(|card| take(&mut unseen, *card));
        }
        unseen
    }

    fn settle_doubts(&self, chance: &mut Chance) -> ArrayVec<(Seat, Card), CARDS> {
        let mut room = [0; SEATS_MAX];
        for (seat, player) in self.seats().zip(&self.players).filter(|(_, player)| player.own.is_none()) {
            room[seat.index()] = (player.held_count() - player.known_cards.len()) as u8;
        }
        let owners = settle_all(&self.doubts, room, chance).unwrap_or_default();
        owners.into_iter().zip(self.doubts.iter().map(|doubt| doubt.card)).collect()
    }

    /// Another player's cards: the known ones, the guesses, and for the rest any that are unseen; then somewhere in their places.
    fn deal_to(
        &self,
        seat: Seat,
        guesses: impl Iterator<Item = Card>,
        unseen: &mut Pile,
        hands: &mut Hands,
        chance: &mut Chance,
    ) {
        let player = self.player(seat);
        let mut public: Contents = player.public_cards.iter().fold(Contents::EMPTY, |mut public, card| {
            public.add(*card);
            public
        });
        let knower = observer(self.viewer).map_or(SeatSet::EMPTY, SeatSet::only);
        let mut cards: ArrayVec<(Card, SeatSet), CARDS> = ArrayVec::new();
        for card in &player.known_cards {
            let is_public = public.remove(*card).is_some();
            cards.push((*card, if is_public { everyone_but(seat, self.players.len()) } else { knower }));
        }
        cards.extend(guesses.map(|card| (card, SeatSet::EMPTY)));
        let missing = player.held_count().saturating_sub(cards.len()).min(unseen.len());
        cards.extend(unseen.drain(unseen.len() - missing..).map(|card| (card, SeatSet::EMPTY)));
        chance.shuffle(&mut cards);
        for ((card, known_to), place) in cards.into_iter().zip(player.places()) {
            hands.give(seat, card, place, known_to);
        }
    }
}

impl PlayerView {
    fn held_count(&self) -> usize {
        usize::from(self.hand_count) + usize::from(self.aside_count) + self.stolen_by_seats.len()
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        std::iter::repeat_n(Place::Hand, self.hand_count.into())
            .chain(std::iter::repeat_n(Place::Aside, self.aside_count.into()))
            .chain(self.stolen_by_seats.iter().map(|pirate| Place::StolenBy(*pirate)))
    }
}

fn place(own: &OwnCard) -> Place {
    match (own.stolen_by_seat, own.is_aside) {
        (Some(pirate), _) => Place::StolenBy(pirate),
        (None, true) => Place::Aside,
        (None, false) => Place::Hand,
    }
}

fn take(unseen: &mut Contents, card: Card) {
    unseen.remove(card).expect("a view shows no more cards than there are");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::{Game, Seed, Viewer};

    use super::*;
    use crate::testing::{table, view};

    /// Imagines many tables and says what `of` picks from each.
    fn imagined(view: &View, of: impl Fn(&GuerraCivilEspacial) -> String) -> BTreeSet<String> {
        let mut chance = Chance::new(Seed::from_number(3));
        let imagined = (0..400).map(|_| GuerraCivilEspacial::imagine(view, &mut chance));
        imagined
            .map(|table| {
                table.check_audit().unwrap();
                assert_eq!(table.seen_by(view.viewer), *view);
                of(&table)
            })
            .collect()
    }

    fn hand(table: &GuerraCivilEspacial, seat: usize) -> String {
        table.hands.hand(Seat::new(seat)).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// GCE-06, GCE-31: what was seen to go to a hand is imagined there, one's own hand as it is, and the rest as anything.
    #[test]
    fn what_is_known_is_kept() {
        let seen = view("a*: [1 2 colony] | b: [7! 8/a] | c: [9/b 3] | disputed 4", "", "a");
        let others = imagined(&seen, |table| hand(table, 1));
        assert_eq!(others.into_iter().collect::<Vec<_>>(), ["7 8"]);
        assert_eq!(imagined(&seen, |table| hand(table, 0)).len(), 1);
        assert!(imagined(&seen, |table| hand(table, 2)).len() > 100);
        assert!(imagined(&seen, |table| table.deck[0].to_string()).len() > 15);
    }

    /// GCE-16: a stolen card is imagined as any card of the robbed hand, the known ones too.
    #[test]
    fn booty_may_be_any_card_of_the_robbed_hand() {
        let seen = view("a*: pirate [1] | b: [7! 8!] stolen 9!>a | c: [3] | disputed 4", "", "a");
        let booty =
            imagined(&seen, |table| table.hands.hidden(Seat::new(1)).next().unwrap().card.to_string());
        assert_eq!(booty.into_iter().collect::<Vec<_>>(), ["7", "8", "9"]);
    }

    /// GCE-31: so is a card that someone else has laid aside.
    #[test]
    fn a_card_laid_aside_may_be_any() {
        let seen = view("a*: [1 2 3 4 5 6!] aside 7! | b: [1 2] | discarding", "", "b");
        let aside =
            imagined(&seen, |table| table.hands.hidden(Seat::new(0)).next().unwrap().card.to_string());
        assert!(aside.contains("6") && aside.contains("7") && aside.len() > 10, "{aside:?}");
    }

    /// GCE-16: a card in doubt is imagined with one of those who may have it, and with each of them.
    #[test]
    fn a_doubt_is_settled_either_way() {
        let seen = view("a*: [7 8] | b: [2 3] | c: [3] | disputed 4 | doubts c:7@ab^a c:8@ab^a", "", "c");
        let with = |table: &GuerraCivilEspacial, ships| {
            [0, 1].map(|seat| table.hands.has(Seat::new(seat), Card::fleet(ships)))
        };
        let either = imagined(&seen, |table| format!("{:?}", with(table, 7)));
        assert!(either.contains("[true, false]") && either.contains("[false, true]"), "{either:?}");
        assert!(!either.contains("[false, false]"));
    }

    /// Everything face up is imagined as it is.
    #[test]
    fn an_open_view_is_the_table() {
        let table = table(
            "a*: 7 [1! 2] took 6 | b: pirate [8/a] | c: [3] stolen 9!>b | disputed 4 | deck 10 3 rest | discard 5",
        );
        let open = table.seen_by(Viewer::Open);
        assert_eq!(GuerraCivilEspacial::imagine(&open, &mut Chance::new(Seed::from_number(1))), table);
    }
}
