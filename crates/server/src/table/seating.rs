//! Who sits where. Pure: each function changes a record, or says why not and leaves it.

use protocol::{Hinting, Latecomers, Phase, SeatView, TableCard, TableView, Tally};
use tabletop::Seat;

use super::guests::Guests;
use crate::denied::Denied;
use crate::entropy::{hash, hex, unhex};
use crate::ids::PersonId;
use crate::store::{Person, SeatRecord, TableRecord, TallyRecord};

/// So many of those who watch are told by name.
const WATCHERS_MAX: usize = 8;

/// Where this person sits.
pub(super) fn seat_of(record: &TableRecord, person: &PersonId) -> Option<Seat> {
    let index = record.seats.iter().position(|seat| seat.person.as_ref() == Some(person))?;
    Some(Seat::new(index))
}

/// Takes an open seat or, where latecomers are welcome, that of a bot; or comes back to one's own.
pub(super) fn sit(
    record: &mut TableRecord,
    person: &Person,
    seat: Seat,
    nonce: String,
) -> Result<(), Denied> {
    let (phase, welcome) = (record.phase, record.latecomers == Latecomers::Welcome);
    let own = seat_of(record, &person.id);
    let place = place(record, seat)?;
    if own == Some(seat) {
        place.left = false;
        place.bot = None;
        place.name = Some(person.name.clone());
        return Ok(());
    }
    let held_by_bot = place.person.is_none() && place.bot.is_some();
    if phase == Phase::Over || (phase == Phase::Playing && !held_by_bot) {
        return Err(Denied::WrongPhase { phase });
    }
    if place.person.is_some() || (held_by_bot && !welcome) {
        return Err(Denied::SeatTaken { seat });
    }
    if own.is_some() {
        return Err(Denied::SeatedAlready);
    }
    let (person, name) = (Some(person.id.clone()), Some(person.name.clone()));
    *place = SeatRecord { person, name, nonce, ..SeatRecord::default() };
    Ok(())
}

/// Gets up. Before a game the seat is free again; after that it is kept for its person, and a host who leaves hands the
/// table on to the first who stays.
pub(super) fn stand(
    record: &mut TableRecord,
    person: &PersonId,
    is_here: impl Fn(&PersonId) -> bool,
) -> Result<(), Denied> {
    let phase = record.phase;
    let seat = seat_of(record, person).ok_or(Denied::NotSeated)?;
    let place = place(record, seat)?;
    match phase {
        Phase::Gathering => *place = SeatRecord::default(),
        Phase::Playing | Phase::Over => place.left = true,
    }
    if phase != Phase::Gathering && record.host == *person {
        let stays = |seat: &&SeatRecord| !seat.left && seat.person.as_ref().is_some_and(&is_here);
        if let Some(SeatRecord { person: Some(next), name, .. }) = record.seats.iter().find(stays).cloned() {
            (record.host, record.host_name) = (next, name.unwrap_or_default());
        }
    }
    Ok(())
}

/// Gives a seat to a bot, or frees it. While a game goes on, only the seat of someone who is not here.
pub(super) fn give(
    record: &mut TableRecord,
    seat: Seat,
    bot: Option<String>,
    is_here: impl Fn(&PersonId) -> bool,
) -> Result<(), Denied> {
    let phase = record.phase;
    let place = place(record, seat)?;
    match phase {
        Phase::Gathering => *place = SeatRecord { bot, ..SeatRecord::default() },
        Phase::Over => return Err(Denied::WrongPhase { phase }),
        Phase::Playing => {
            if place.person.as_ref().is_some_and(|person| !place.left && is_here(person)) {
                return Err(Denied::SomeoneIsHere { seat });
            }
            if place.person.is_none() && bot.is_none() {
                return Err(Denied::WrongPhase { phase });
            }
            place.bot = bot;
        }
    }
    Ok(())
}

/// Another game at the same table: those who stayed keep their seats.
pub(super) fn gather_again(record: &mut TableRecord) {
    for seat in &mut record.seats {
        if seat.left {
            *seat = SeatRecord::default();
        } else if seat.person.is_some() {
            seat.bot = None;
        }
    }
    record.phase = Phase::Gathering;
}

/// Are hints allowed with those who sit here?
pub(super) fn allows_hints(record: &TableRecord) -> bool {
    match record.hinting {
        Hinting::Always => true,
        Hinting::Never => false,
        Hinting::AmongBots => record.seats.iter().filter(|seat| seat.person.is_some()).count() <= 1,
    }
}

/// Everyone at the table is here, or a bot.
pub(super) fn is_full(record: &TableRecord) -> bool {
    record.seats.iter().all(|seat| seat.person.is_some() || seat.bot.is_some())
}

fn place(record: &mut TableRecord, seat: Seat) -> Result<&mut SeatRecord, Denied> {
    let seats = record.seats.len();
    record.seats.get_mut(seat.index()).ok_or(Denied::NoSuchSeat { letter: seat.letter(), seats })
}

/// What everyone is shown of a table.
pub(super) fn view(record: &TableRecord, guests: &Guests, host_is_away: bool) -> TableView {
    let secret = unhex(&record.secret).unwrap_or_default();
    TableView {
        code: record.code.to_string(),
        game: record.game.clone(),
        phase: record.phase,
        round: record.round,
        options: record.options.clone(),
        position: record.position.clone(),
        time: record.time,
        away: record.away,
        public: record.public,
        hinting: record.hinting,
        hints_allowed: allows_hints(record),
        latecomers: record.latecomers,
        host: record.host_name.clone(),
        audience: record.audience,
        host_present: !host_is_away,
        seats: record
            .seats
            .iter()
            .map(|seat| seat_view(record, seat, |person| guests.present(person)))
            .collect(),
        spectators: guests.spectators(),
        watchers: guests.watchers(WATCHERS_MAX),
        tally: record.tally.iter().map(tally_view).collect(),
        promise: hex(&hash(&secret)),
    }
}

/// What the lobby shows of a table.
pub(crate) fn card(record: &TableRecord) -> TableCard {
    TableCard {
        code: record.code.to_string(),
        game: record.game.clone(),
        phase: record.phase,
        time: record.time,
        public: record.public,
        host: record.host_name.clone(),
        seats: record.seats.iter().map(|seat| seat_view(record, seat, |_| false)).collect(),
        your_turn: false,
    }
}

fn seat_view(record: &TableRecord, seat: &SeatRecord, present: impl Fn(&PersonId) -> bool) -> SeatView {
    SeatView {
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        present: seat.person.as_ref().is_some_and(present),
        left: seat.left,
        again: seat.again,
        hints: seat.hints,
        muted: seat.person.as_ref().is_some_and(|person| record.muted.contains(person)),
    }
}

fn tally_view(tally: &TallyRecord) -> Tally {
    Tally { name: tally.name.clone(), games: tally.games, wins: tally.wins }
}
