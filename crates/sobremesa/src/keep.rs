//! `sobremesa backup` and `sobremesa check`: a house's database, copied and looked after.

use std::path::PathBuf;

use server::{Fault, StoreError};
use words::Language;

use crate::voice::Voice;
use crate::{Failure, games};

#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file to make; it must not exist yet
    file: PathBuf,
    /// The folder of the house
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The language: es or en; by default that of your system
    #[arg(long)]
    lang: Option<Language>,
}

#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// The folder of the house, or a copy of its database
    #[arg(default_value = "data")]
    path: PathBuf,
    /// The language: es or en; by default that of your system
    #[arg(long)]
    lang: Option<Language>,
}

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Failure> {
    let voice = Voice::new(args.lang);
    let made = runtime()?.block_on(server::backup(&args.data, &args.file));
    made.map_err(|error| told(&voice, &error))?;
    println!("{}", voice.say("backup-made", &[("file", args.file.display().to_string())]));
    Ok(())
}

pub(crate) fn check(args: &CheckArgs) -> Result<(), Failure> {
    let voice = Voice::new(args.lang);
    let checked = runtime()?.block_on(server::check(&args.path, &games::catalog()));
    let checked = checked.map_err(|error| told(&voice, &error))?;
    let counts = [("running", checked.running.to_string()), ("finished", checked.finished.to_string())];
    println!("{}", voice.say("check-found", &counts));
    for fault in &checked.faults {
        println!("{}", tell_fault(&voice, fault));
    }
    let path = ("path", args.path.display().to_string());
    match checked.faults.len() {
        0 => println!("{}", voice.say("check-whole", &[path])),
        faults => {
            let faults = ("faults", faults.to_string());
            return Err(Failure::Check(voice.say("check-broken", &[path, faults])));
        }
    }
    Ok(())
}

fn tell_fault(voice: &Voice, fault: &Fault) -> String {
    match fault {
        Fault::Pages(said) => voice.say("check-pages", &[("said", said.clone())]),
        Fault::Game { table, reason } => {
            voice.say("check-game", &[("table", table.clone()), ("reason", reason.clone())])
        }
    }
}

/// What the keeper can do about it is said in their language; the rest is for who mends it.
fn told(voice: &Voice, error: &StoreError) -> Failure {
    match error {
        StoreError::Missing { file } => {
            Failure::Request(voice.say("keep-missing", &[("file", file.display().to_string())]))
        }
        StoreError::Exists { file } => {
            Failure::Request(voice.say("keep-exists", &[("file", file.display().to_string())]))
        }
        StoreError::Newer { .. } => Failure::Request(voice.say("keep-newer", &[])),
        other => Failure::Check(voice.say("keep-unreadable", &[("reason", other.to_string())])),
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(|error| Failure::Check(error.to_string()))
}
