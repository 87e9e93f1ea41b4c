//! What the house refuses, and why. The rules of a game have their own refusals; these are the rules of the house.

use protocol::{Phase, Refusal};
use serde::Serialize;
use tabletop::Seat;

use crate::store::{DiskFault, StoreError};

/// Why the house does not do what a guest asks for. Its words are in `locales/*/server.ftl`, by its kind.
#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Denied {
    /// Nobody with this cookie.
    #[error("the house does not know you: ask for a name first")]
    UnknownPerson,
    /// No such code.
    #[error("there is no table with this code")]
    UnknownTable,
    /// No such game.
    #[error("there is no game `{game}`")]
    UnknownGame {
        /// What was asked for.
        game: String,
    },
    /// No such replay, or a game that still goes on.
    #[error("there is no finished game with this id")]
    UnknownReplay,
    /// No such page.
    #[error("there is nothing here")]
    UnknownPage,
    /// Not a recovery code, or one that was used.
    #[error("this recovery code is not known, or was used already")]
    WrongCode,
    /// Without the keeper's token.
    #[error("only who keeps the house may see this")]
    NotTheKeeper,
    /// From another site.
    #[error("this came from a page of another site")]
    WrongOrigin,
    /// Options that do not add up.
    #[error("{text}")]
    BadSetup {
        /// What is wrong with them.
        text: String,
    },
    /// Not the message or request that it should be.
    #[error("this cannot be read: {text}")]
    Unreadable {
        /// What is wrong with it.
        text: String,
    },
    /// A text with nothing in it.
    #[error("this text is empty")]
    EmptyText,
    /// A text that is too long.
    #[error("this text is too long: at most {most} letters")]
    LongText {
        /// How many are allowed.
        most: usize,
    },
    /// The number of seats is not one the game can have.
    #[error("this game is for {least} to {most} players")]
    WrongSeats {
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The game has no such bot.
    #[error("there is no bot `{bot}` for this game")]
    UnknownBot {
        /// What was asked for.
        bot: String,
    },
    /// There is no such seat.
    #[error("there is no seat {letter} at a table of {seats}")]
    NoSuchSeat {
        /// The seat.
        letter: char,
        /// How many there are.
        seats: usize,
    },
    /// Someone sits there.
    #[error("that seat is taken")]
    SeatTaken {
        /// Which.
        seat: Seat,
    },
    /// The person sits nowhere.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The person sits already.
    #[error("you have a seat already: get up first")]
    SeatedAlready,
    /// Only the host may.
    #[error("only the host of the table may do that")]
    NotTheHost,
    /// Not now.
    #[error("that cannot be done while the table is {}", phase_word(.phase))]
    WrongPhase {
        /// Where the table is.
        phase: Phase,
    },
    /// Someone is missing.
    #[error("there are open seats: wait for someone, or give them to bots")]
    SeatsOpen,
    /// The person is at the table.
    #[error("that player is here: only an open seat, or that of someone who left, can be given to a bot")]
    SomeoneIsHere {
        /// Whose seat.
        seat: Seat,
    },
    /// More people sit here than the plan has open seats.
    #[error("{people} people sit at this table: leave an open seat for each of them")]
    PeopleSeated {
        /// How many.
        people: usize,
    },
    /// The table plays without hints.
    #[error("this table plays without hints")]
    HintsOff,
    /// A bot plays for this person.
    #[error("a bot is playing for you: sit down again first")]
    BotPlays,
    /// The decision it was meant for is past.
    #[error("that comes too late: something else is being decided now")]
    TooLate,
    /// A live hand is over the table.
    #[error("a hand is at work: wait until it is done")]
    HandAtWork {
        /// Whose.
        seat: Seat,
    },
    /// Not something that is done by a live hand.
    #[error("this is not done by hand")]
    NotByHand,
    /// The record of a live hand that no live hand made here.
    #[error("what a live hand did is taken from the hand itself: move it at the table, or plan it")]
    MadeUpHand,
    /// A finished game shows nothing there.
    #[error("there is nothing to be seen there")]
    UnknownFilm,
    /// Nobody asks this seat for anything.
    #[error("you are not asked for anything now")]
    NotAsked,
    /// No bot of the game gives advice, or none here.
    #[error("nobody has advice for this")]
    NoHints,
    /// Advice was asked for and has not come yet.
    #[error("your adviser is still thinking")]
    StillThinking,
    /// Nothing to take back.
    #[error(
        "there is nothing to take back: someone else has acted, chance was drawn or something was revealed"
    )]
    NothingToUndo,
    /// Too much in too little time.
    #[error("that was too fast: try again in a moment")]
    TooFast,
    /// Slowed down, and still too much.
    #[error("too many messages: this connection is closed")]
    Flooding,
    /// Does not read what it is sent.
    #[error("this connection does not keep up and is closed")]
    TooSlow,
    /// Was silent.
    #[error("nothing was heard from this connection")]
    Silent,
    /// Another window of the same person took its place.
    #[error("this table was opened in too many windows: the oldest is closed")]
    ManyWindows,
    /// Too many watch.
    #[error("there is no room for more spectators at this table")]
    ManySpectators,
    /// Too many tables of one person.
    #[error("you have {most} tables open: finish one first, or come back tomorrow")]
    ManyTables {
        /// How many are allowed.
        most: usize,
    },
    /// The house is full.
    #[error("the house is full: try again later")]
    HouseFull,
    /// The house is closing.
    #[error("the house is closing for a moment: the game is saved")]
    HouseClosing,
    /// Something is wrong with the disk of the house.
    #[error("{fault}: tell who keeps it; nothing that you were shown is lost")]
    Disk {
        /// What it is.
        fault: DiskFault,
    },
    /// The host sent this person away.
    #[error("the host of this table has sent you away")]
    Removed,
    /// The host muted this person.
    #[error("the host of this table has muted you")]
    Muted,
    /// Only those who play are here.
    #[error("this table plays without spectators: come back when the game is over")]
    NoSpectators,
    /// There is nobody like that at the table.
    #[error("there is nobody like that at this table")]
    NobodyThere,
    /// The person has logged out on all devices, or is forgotten.
    #[error("you have logged out on this device")]
    LoggedOut,
    /// So much of this guest, or of their address, waits already.
    #[error("the house is still busy with what you asked for before: wait a moment")]
    Busy,
    /// The rules of the game panicked.
    #[error("something went wrong at this table: it is closed, and goes on from what you were shown")]
    TableBroke,
    /// Something went wrong here; what, is in the log of the house.
    #[error("something went wrong in the house: nothing that you were shown is lost")]
    HouseTrouble,
    /// A saved game that these rules cannot go on with.
    #[error("this game was saved under other rules and cannot go on here")]
    CannotGoOn,
}

impl Denied {
    /// What is wrong with a message, in few words: an error may repeat all that it could not read.
    pub(crate) fn unreadable(error: &serde_json::Error) -> Denied {
        Denied::Unreadable { text: error.to_string().chars().take(200).collect() }
    }
}

impl From<&StoreError> for Denied {
    fn from(error: &StoreError) -> Denied {
        error.disk_fault().map_or(Denied::HouseTrouble, |fault| Denied::Disk { fault })
    }
}

impl From<Denied> for Refusal {
    fn from(denied: Denied) -> Refusal {
        let message = denied.to_string();
        let reason = serde_json::to_value(&denied).expect("a reason is plain data");
        Refusal { message, rule: None, reason }
    }
}

impl From<tabletop::NotUndone> for Denied {
    fn from(_: tabletop::NotUndone) -> Denied {
        Denied::NothingToUndo
    }
}

fn phase_word(phase: &Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

#[cfg(test)]
pub(crate) fn one_of_each() -> Vec<Denied> {
    let (text, seat) = ("x".to_owned(), Seat::new(1));
    vec![
        Denied::UnknownPerson,
        Denied::UnknownTable,
        Denied::UnknownGame { game: text.clone() },
        Denied::UnknownReplay,
        Denied::UnknownPage,
        Denied::WrongCode,
        Denied::NotTheKeeper,
        Denied::WrongOrigin,
        Denied::BadSetup { text: text.clone() },
        Denied::Unreadable { text: text.clone() },
        Denied::EmptyText,
        Denied::LongText { most: 24 },
        Denied::WrongSeats { least: 2, most: 6 },
        Denied::UnknownBot { bot: text },
        Denied::NoSuchSeat { letter: 'q', seats: 2 },
        Denied::SeatTaken { seat },
        Denied::NotSeated,
        Denied::SeatedAlready,
        Denied::NotTheHost,
        Denied::WrongPhase { phase: Phase::Playing },
        Denied::SeatsOpen,
        Denied::SomeoneIsHere { seat },
        Denied::PeopleSeated { people: 3 },
        Denied::HintsOff,
        Denied::BotPlays,
        Denied::TooLate,
        Denied::HandAtWork { seat },
        Denied::NotByHand,
        Denied::MadeUpHand,
        Denied::UnknownFilm,
        Denied::NotAsked,
        Denied::NoHints,
        Denied::StillThinking,
        Denied::NothingToUndo,
        Denied::TooFast,
        Denied::Flooding,
        Denied::TooSlow,
        Denied::Silent,
        Denied::ManyWindows,
        Denied::ManySpectators,
        Denied::ManyTables { most: 20 },
        Denied::HouseFull,
        Denied::HouseClosing,
        Denied::Disk { fault: DiskFault::Full },
        Denied::Disk { fault: DiskFault::ReadOnly },
        Denied::Disk { fault: DiskFault::Damaged },
        Denied::Disk { fault: DiskFault::Gone },
        Denied::Disk { fault: DiskFault::Failing },
        Denied::Removed,
        Denied::Muted,
        Denied::NoSpectators,
        Denied::NobodyThere,
        Denied::LoggedOut,
        Denied::Busy,
        Denied::TableBroke,
        Denied::HouseTrouble,
        Denied::CannotGoOn,
    ]
}

#[cfg(test)]
mod tests {
    use words::{Language, Part, Words};

    use super::*;

    /// Invariant 5: every refusal says why, in the reader's language.
    #[test]
    fn every_refusal_of_the_house_has_words_in_both_languages() {
        let (words, names) = (Words::load(), ["Ana".to_owned(), "Beto".to_owned()]);
        for denied in one_of_each() {
            let refusal = Refusal::from(denied);
            let say =
                |language| words.say(language, "server", Part::Refusal, &refusal.reason, &names).unwrap();
            assert_ne!(say(Language::Spanish), say(Language::English), "{}", refusal.message);
        }
    }
}
