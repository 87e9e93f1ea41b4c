//! Does it add up? Every card is somewhere and nowhere twice (KAIJU-03, KAIJU-04), and no situation is nonsense.

use tabletop::Seat;

use crate::card::KINDS;
use crate::round::QUIET_PLAYS_MAX;
use crate::state::{HAND, HAND_MAX};
use crate::{Card, Count, Draw, Facing, GodzillaTotalWar, Mode, Phase};

impl GodzillaTotalWar {
    /// How many there are of each card, wherever they are.
    pub(crate) fn tally(&self) -> [u16; KINDS] {
        let table = &self.table;
        let in_hands = self.hands.iter().flatten().map(|held| held.card);
        let on_kaijus = table.damage.iter().map(|damage| damage.card);
        let piles = [&self.deck[..], &self.building_deck, &table.discards, &table.centre, &table.gone];
        let in_piles = piles.into_iter().flatten().copied();
        let mut tally = [0; KINDS];
        for card in in_hands.chain(on_kaijus).chain(in_piles).chain(table.last_card) {
            tally[card.index()] += 1;
        }
        tally[Card::KING_OF_MONSTERS.index()] += u16::from(table.king_seat.is_some());
        tally
    }

    /// 90 cards are 90 cards.
    pub(crate) fn check_conservation(&self) -> Result<(), String> {
        let tally = self.tally();
        for card in Card::all() {
            let is_it = |count: &&Count| count.card == card;
            let (found, is_king) = (tally[card.index()], card == Card::KING_OF_MONSTERS);
            let wanted = self.table.contents.iter().find(is_it).map_or(0, |count| u16::from(count.count));
            if found != wanted && !(is_king && found == 1) {
                return Err(format!("there are {wanted} of `{card}`, and {found} are placed"));
            }
        }
        Ok(())
    }

    pub(crate) fn check_sense(&self) -> Result<(), String> {
        self.check_places()?;
        self.check_players()?;
        self.check_round()?;
        self.check_phase()
    }

    /// Is each card where such a card can be?
    fn check_places(&self) -> Result<(), String> {
        let table = &self.table;
        for held in self.hands.iter().flatten() {
            ensure(held.card.is_playing_card(), || format!("`{}` cannot be in a hand", held.card))?;
            ensure(held.back.can_be(held.card), || format!("`{}` is known not to be that", held.card))?;
        }
        let mut playing = self.deck.iter().chain(&table.discards);
        ensure(playing.all(|card| card.is_playing_card()), || {
            "only playing cards are played and drawn".into()
        })?;
        let mut buildings = self.building_deck.iter().chain(&table.centre);
        ensure(buildings.all(|card| card.is_building()), || "only Building cards are buildings".into())?;
        ensure(table.last_card.is_none_or(|card| !card.is_building()), || "a Building is not played".into())?;
        ensure(table.gone.iter().all(|card| !card.is_playing_card()), || {
            "playing cards are never gone".into()
        })?;
        let damages = |card: Card| card.blow_value().is_some() || card.is_building();
        ensure(table.damage.iter().all(|damage| damages(damage.card)), || "only numbers are damage".into())?;
        ensure(!self.deck.is_empty() || table.discards.is_empty(), || {
            "the deck ran out and the played cards were not shuffled (KAIJU-24)".into()
        })
    }

    fn check_players(&self) -> Result<(), String> {
        let table = &self.table;
        for seat in Seat::all(table.players.len()) {
            let player = table.player(seat);
            let twice = table.players.iter().filter(|other| other.kaiju == player.kaiju).count() > 1;
            ensure(!twice, || format!("{} is there twice (KAIJU-05)", player.kaiju))?;
            let is_hurt = seat == table.turn_seat
                && matches!(table.phase, Phase::Damage | Phase::Building | Phase::Extra);
            let falls = table.damage_of(seat) >= u16::from(player.figures().life);
            ensure(is_hurt || !falls, || format!("{seat} bears more damage than its life (KAIJU-25)"))?;
            let has_won = table.phase == Phase::Over && seat == table.turn_seat;
            ensure(has_won || player.points < table.points_to_win(), || {
                format!("{seat} has the points that win (KAIJU-29)")
            })?;
            if player.out {
                self.check_out(seat)?;
            }
        }
        Ok(())
    }

    fn check_out(&self, seat: Seat) -> Result<(), String> {
        ensure(self.table.rules.mode == Mode::KingOfMonsters, || {
            "immortals are never out (KAIJU-28)".into()
        })?;
        let has_nothing = self.hand(seat).is_empty() && self.table.damage_cards(seat).next().is_none();
        ensure(has_nothing, || format!("{seat} is out and has cards (KAIJU-27)"))?;
        ensure(self.table.king_seat != Some(seat), || format!("{seat} is out and King of Monsters"))
    }

    /// Does the round hang together: whose turn, whose card, what is faced?
    fn check_round(&self) -> Result<(), String> {
        let table = &self.table;
        let quiet = table.quiet_plays;
        ensure(table.is_over() || quiet < QUIET_PLAYS_MAX, || {
            format!("{quiet} cards without damage are too many (KAIJU-35)")
        })?;
        ensure(table.is_playing(table.turn_seat), || format!("{} is out of the game", table.turn_seat))?;
        ensure(table.is_over() || table.playing().len() > 1, || {
            "only one is left, who wins (KAIJU-27)".into()
        })?;
        let in_round = matches!(table.phase, Phase::Answer | Phase::Damage | Phase::Building | Phase::Extra);
        match table.last_seat {
            Some(last) if in_round => {
                let is_other = last != table.turn_seat && table.is_playing(last);
                ensure(is_other, || format!("{last} cannot have played the last card"))?;
            }
            None if !in_round => {
                ensure(table.blow == Facing::NOTHING, || "before a round there is no blow".into())?;
            }
            Some(last) => return Err(format!("{last} cannot have played in this phase")),
            None => return Err("it must be said what is faced, and from whom".into()),
        }
        let may_owe = table.owed_seat.is_none() || table.rules.draw == Draw::ByHand && in_round;
        ensure(may_owe && table.owed_seat.is_none_or(|seat| Some(seat) == table.last_seat), || {
            "nobody is owed a card (KAIJU-31)".into()
        })
    }

    fn check_phase(&self) -> Result<(), String> {
        let table = &self.table;
        let (is_damage, left) = (table.phase == Phase::Damage, table.cards_left);
        let most = if table.blow == Facing::DoubleWound { table.rules.double_wound_cards } else { 1 };
        let range = if is_damage { 1..=most } else { 0..=0 };
        ensure(range.contains(&left), || format!("{left} cards cannot be left to take (KAIJU-16)"))?;
        let too_many = self.hands.iter().filter(|hand| hand.len() > HAND).count();
        ensure(too_many <= 1 && self.hands.iter().all(|hand| hand.len() <= HAND_MAX), || {
            "only one can have more than three cards (KAIJU-30)".into()
        })?;
        match table.phase {
            Phase::Open => {
                let has_card = !self.hand(table.turn_seat).is_empty();
                ensure(has_card, || format!("{} opens and has no card (KAIJU-32)", table.turn_seat))
            }
            Phase::Answer => ensure(table.blow != Facing::DoubleWound, || {
                "nobody answers a Double Wound (KAIJU-16)".into()
            }),
            Phase::Building => {
                ensure(!table.centre.is_empty(), || "there is no building in the centre (KAIJU-22)".into())
            }
            Phase::Discard => ensure(too_many == 1, || "nobody has more than three cards (KAIJU-30)".into()),
            Phase::Damage | Phase::Extra | Phase::Over | Phase::Stalemate => Ok(()),
        }
    }
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
