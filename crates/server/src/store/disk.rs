//! What can become of the disk under an open house, and the watch over it.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::sqlite::with_ending;

/// What is wrong with the disk, as far as it can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum DiskFault {
    /// There is no room.
    #[error("the disk of the house is full")]
    Full,
    /// Nothing can be written.
    #[error("the data folder of the house can only be read")]
    ReadOnly,
    /// What was read makes no sense.
    #[error("a part of the house's database is damaged")]
    Damaged,
    /// The folder, or a file in it, is not where it was.
    #[error("the data folder of the house is gone")]
    Gone,
    /// Something else.
    #[error("the disk of the house fails")]
    Failing,
}

impl DiskFault {
    /// What the keeper of the house can do about it.
    pub fn advice(self) -> &'static str {
        match self {
            DiskFault::Full => "make room on the disk: tables go on as soon as there is some",
            DiskFault::ReadOnly => {
                "let the house write to its data folder again: tables go on as soon as it can"
            }
            DiskFault::Damaged => {
                "close the house, run `sobremesa check`, and put the latest backup in the place of the database"
            }
            DiskFault::Gone => {
                "bring the data folder back (a disk that was taken out?) or put the latest backup there, and start again"
            }
            DiskFault::Failing => {
                "look at the disk and at the system's log; make a backup while it can be read"
            }
        }
    }

    /// The fault behind an error of the database, if it is one of the disk. The numbers are SQLite's.
    pub(super) fn of(error: &sqlx::Error) -> Option<DiskFault> {
        if matches!(error, sqlx::Error::Io(_)) {
            return Some(DiskFault::Failing);
        }
        let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
        const READ_ONLY_SINCE_MOVED: i32 = 1032;
        match (code, code & 0xff) {
            (READ_ONLY_SINCE_MOVED, _) | (_, 14) => Some(DiskFault::Gone),
            (_, 8) => Some(DiskFault::ReadOnly),
            (_, 10) => Some(DiskFault::Failing),
            (_, 11 | 26) => Some(DiskFault::Damaged),
            (_, 13) => Some(DiskFault::Full),
            _ => None,
        }
    }
}

/// Where the database was when it was opened. The system goes on writing to files that were deleted or moved away, and so
/// does SQLite: what it says it has saved then is saved nowhere.
pub(super) struct Premises {
    folder: PathBuf,
    file: PathBuf,
    log: PathBuf,
    opened: FileId,
}

impl Premises {
    /// The database is open, and its write-ahead log is there.
    pub(super) fn new(folder: &Path, file: &Path) -> std::io::Result<Premises> {
        let opened = FileId::of(&std::fs::metadata(file)?);
        let (folder, file, log) = (folder.to_owned(), file.to_owned(), with_ending(file, "-wal"));
        Ok(Premises { folder, file, log, opened })
    }

    /// Is everything still where it was, and may it be written to?
    pub(super) fn check(&self) -> Result<(), DiskFault> {
        let found = |path: &Path| std::fs::metadata(path).map_err(|_| DiskFault::Gone);
        let (folder, file, log) = (found(&self.folder)?, found(&self.file)?, found(&self.log)?);
        if FileId::of(&file) != self.opened {
            return Err(DiskFault::Gone);
        }
        let read_only = |metadata: &Metadata| metadata.permissions().readonly();
        if [folder, file, log].iter().any(read_only) { Err(DiskFault::ReadOnly) } else { Ok(()) }
    }
}

/// A file, whatever it is called.
#[derive(PartialEq)]
struct FileId {
    #[cfg(unix)]
    device_and_inode: (u64, u64),
}

impl FileId {
    #[cfg(unix)]
    fn of(metadata: &Metadata) -> FileId {
        use std::os::unix::fs::MetadataExt;
        FileId { device_and_inode: (metadata.dev(), metadata.ino()) }
    }

    #[cfg(not(unix))]
    fn of(_: &Metadata) -> FileId {
        FileId {}
    }
}
