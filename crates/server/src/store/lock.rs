//! The lock of a data folder: one house at a time.
//!
//! The system lifts it when the program ends, however that is. The file stays; only the lock on it counts.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use super::StoreError;

/// The file in the data folder.
const FILE: &str = "sobremesa.lock";
/// A number of a process is not longer than this.
const PID_DIGITS_MAX: u64 = 20;

/// Locks a folder as long as the file is open, and leaves the number of this process in it; or says whose it is.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(folder.join(FILE)).map_err(sqlx::Error::Io)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { pid: holder(&file) }),
        Err(TryLockError::Error(error)) => return Err(sqlx::Error::Io(error).into()),
    }
    let write = |file: &mut File| {
        file.set_len(0)?;
        file.rewind()?;
        write!(file, "{}", std::process::id())
    };
    write(&mut file).map_err(sqlx::Error::Io)?;
    Ok(file)
}

/// Where the system keeps others from reading a locked file, nobody knows.
fn holder(file: &File) -> Option<u32> {
    let mut text = String::new();
    file.take(PID_DIGITS_MAX).read_to_string(&mut text).ok()?;
    text.parse().ok()
}
