//! An evening is more than one game: who wants another, what is played next, and who has won how often.

use protocol::{Ending, Phase, SetUp};

use super::actor::{Table, Unable};
use super::seating;
use crate::denied::Denied;
use crate::house::TablePlan;
use crate::ids::PersonId;
use crate::store::{Person, SeatRecord, TableRecord, TallyRecord};

/// A table remembers so many; then those who have not been here for longest are forgotten.
const TALLY_MAX: usize = 64;

impl Table {
    /// Someone wants another game, or not. When all who are here do, nobody has to wait for the host.
    pub(super) async fn again(&mut self, person: &Person, wants: bool) -> Result<(), Unable> {
        self.check_phase(Phase::Over)?;
        let seat = seating::seat_of(&self.record, &person.id).ok_or(Denied::NotSeated)?;
        let mut record = self.record.clone();
        record.seats[seat.index()].again = wants;
        if all_want_more(&record, |person| self.guests.present(person)) {
            return self.gather_again(record).await;
        }
        self.keep(record).await?;
        self.publish(None, None);
        Ok(())
    }

    pub(super) async fn rematch(&mut self, person: &Person) -> Result<(), Unable> {
        self.check_host(person)?;
        self.check_phase(Phase::Over)?;
        self.gather_again(self.record.clone()).await
    }

    async fn gather_again(&mut self, mut record: TableRecord) -> Result<(), Unable> {
        if let Some(play) = &self.play {
            record.options = play.referee.rematch();
        }
        seating::gather_again(&mut record);
        self.play = None;
        self.reseat(record, None).await
    }

    /// Another game, other seats, other bots: at the same table, with the same people.
    pub(super) async fn set_up(&mut self, person: &Person, plan: SetUp) -> Result<(), Unable> {
        self.check_host(person)?;
        if self.record.phase == Phase::Playing {
            return Err(Denied::WrongPhase { phase: Phase::Playing }.into());
        }
        let mut record = self.record.clone();
        if record.phase == Phase::Over {
            if let Some(play) = &self.play {
                record.options = play.referee.rematch();
            }
            seating::gather_again(&mut record);
        }
        lay(&mut record, plan)?;
        let plan = TablePlan {
            game: record.game.clone(),
            options: record.options.clone(),
            seats: record.seats.iter().map(SeatRecord::plan).collect(),
            position: record.position.clone(),
        };
        self.house.try_plan(self.owner(None), plan).await?;
        self.play = None;
        self.reseat(record, None).await
    }
}

/// Lays the table as planned. Everyone who sits keeps their seat if it is open in the plan, or takes the first that is.
fn lay(record: &mut TableRecord, plan: SetUp) -> Result<(), Denied> {
    let SetUp { game, options, seats } = plan;
    let same = record.game == game;
    let fits = same && seats.len() == record.seats.len();
    let mut seats: Vec<SeatRecord> = seats.into_iter().map(SeatRecord::planned).collect();
    let open = |seat: &SeatRecord| seat.person.is_none() && seat.bot.is_none();
    let seated: Vec<(usize, SeatRecord)> = std::mem::take(&mut record.seats)
        .into_iter()
        .enumerate()
        .filter(|(_, seat)| seat.person.is_some())
        .collect();
    let people = seated.len();
    let (stay, move_on): (Vec<_>, Vec<_>) =
        seated.into_iter().partition(|(index, _)| seats.get(*index).is_some_and(open));
    for (index, seat) in stay {
        seats[index] = seat;
    }
    for (_, seat) in move_on {
        let free = seats.iter_mut().find(|seat| open(seat)).ok_or(Denied::PeopleSeated { people })?;
        *free = seat;
    }
    record.position = record.position.take().filter(|_| fits);
    record.options = match options {
        Some(options) => options,
        None if same => std::mem::take(&mut record.options),
        None => serde_json::Value::Null,
    };
    (record.game, record.seats) = (game, seats);
    Ok(())
}

/// Do all who sit here and have not left want another game?
fn all_want_more(record: &TableRecord, is_here: impl Fn(&PersonId) -> bool) -> bool {
    let here = |seat: &&SeatRecord| !seat.left && seat.person.as_ref().is_some_and(&is_here);
    record.seats.iter().filter(here).all(|seat| seat.again)
}

/// A game is over: who played it, and who won. All bots are one.
pub(super) fn count(record: &mut TableRecord, ending: &Ending) {
    let mut bots_played = None;
    for (index, seat) in record.seats.iter().enumerate() {
        let won = ending.places.get(index) == Some(&1);
        match &seat.person {
            Some(person) => add(&mut record.tally, Some(person), seat.name.clone(), won),
            None => bots_played = Some(bots_played == Some(true) || won),
        }
    }
    if let Some(won) = bots_played {
        add(&mut record.tally, None, None, won);
    }
    let seats = &record.seats;
    while record.tally.len() > TALLY_MAX {
        let gone = |line: &TallyRecord| !seats.iter().any(|seat| seat.person == line.person);
        let oldest = record.tally.iter().position(gone).unwrap_or(0);
        record.tally.remove(oldest);
    }
}

fn add(tally: &mut Vec<TallyRecord>, person: Option<&PersonId>, name: Option<String>, won: bool) {
    let known = tally.iter().position(|line| line.person.as_ref() == person);
    let index = known.unwrap_or_else(|| {
        tally.push(TallyRecord { person: person.cloned(), name: None, games: 0, wins: 0 });
        tally.len() - 1
    });
    let line = &mut tally[index];
    line.name = name;
    line.games += 1;
    line.wins += u32::from(won);
}
