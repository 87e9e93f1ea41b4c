//! A copy of a house, made while the house may be open.

use std::path::{Path, PathBuf};

use sqlx::ConnectOptions;

use super::sqlite::{FILE, keep_private, reading, with_ending};
use super::{StoreError, is_there};

/// Copies the database of a data folder as it is at one moment, readable by its owner alone. The copy appears under its
/// name when it is whole and on disk.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let from = folder.join(FILE);
    is_there(&from)?;
    if to.exists() {
        return Err(StoreError::Exists { file: to.to_owned() });
    }
    let part: PathBuf = with_ending(to, ".part");
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(sqlx::Error::Io(error).into());
        }
        _ => keep_private(&part).map_err(sqlx::Error::Io)?,
    }
    let mut connection = reading(&from).connect().await?;
    let copy = sqlx::query("VACUUM INTO ?").bind(part.display().to_string());
    copy.execute(&mut connection).await?;
    let finish = || {
        std::fs::File::open(&part)?.sync_all()?;
        std::fs::rename(&part, to)
    };
    finish().map_err(|error| sqlx::Error::Io(error).into())
}
