//! `sobremesa replay`: a recorded game, played again and compared.

use std::path::PathBuf;

use tabletop::{Deed, Log, Status};
use words::{Language, Part};

use crate::voice::Voice;
use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record of a game, as saved by the referee or downloaded from a table
    file: PathBuf,
    /// Only check that the game goes the same way, and say so
    #[arg(long)]
    verify: bool,
    /// The language: es or en; by default that of your system
    #[arg(long)]
    lang: Option<Language>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = games::read_text(&args.file)?;
    let at = |error: String| format!("{}: {error}", args.file.display());
    let log = Log::from_text(&text).map_err(|bad| Failure::Request(at(bad.to_string())))?;
    let catalog = games::catalog();
    let game = catalog.game(&log.header.game).map_err(|bad| Failure::Request(at(bad.to_string())))?;
    let teller = Teller { voice: Voice::new(args.lang), log: &log };
    let mut entry = 0;
    let replayed = game.replay_each(&log, &mut |referee| {
        if !args.verify {
            teller.tell(entry, referee);
        }
        entry += 1;
    });
    replayed.map_err(|mismatch| Failure::Check(at(mismatch.to_string())))?;
    if args.verify {
        let (file, entries) = (args.file.display().to_string(), log.entries.len().to_string());
        println!("{}", teller.voice.say("replay-verified", &[("file", file), ("entries", entries)]));
    }
    Ok(())
}

struct Teller<'a> {
    voice: Voice,
    log: &'a Log,
}

impl Teller<'_> {
    /// The entry that led here, and the end if this is it. Number 0 is the beginning.
    fn tell(&self, entry: usize, referee: &dyn tabletop::AnyReferee) {
        match entry.checked_sub(1).map(|index| &self.log.entries[index]) {
            None => println!("{}", referee.position()),
            Some(entry) => match &entry.deed {
                Deed::Action(text) => println!("{:>4} {} {text}", entry.number, entry.seat),
                Deed::Undo(number) => {
                    let undone = self.voice.say("replay-takes-back", &[("number", number.to_string())]);
                    println!("{:>4} {} {undone}", entry.number, entry.seat);
                }
            },
        }
        if entry == self.log.entries.len() {
            println!("{}\n{}", referee.position(), self.ending(referee));
        }
    }

    fn ending(&self, referee: &dyn tabletop::AnyReferee) -> String {
        let Voice { words, language } = &self.voice;
        let names = words.default_names(*language, referee.seats());
        match referee.status() {
            Status::Over { winners, .. } => {
                let won: Vec<&str> = winners.iter().map(|seat| names[seat.index()].as_str()).collect();
                self.voice.say("replay-won", &[("winners", won.join(", "))])
            }
            Status::Decision { window, .. } => {
                let said = words.say(*language, referee.game(), Part::Window, &window, &names);
                said.unwrap_or_else(|unsaid| unsaid.to_string())
            }
        }
    }
}
