//! One file of SQLite: what a laptop needs, with nothing to set up.

mod schema;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, SqliteConnection, SqlitePool};

use crate::StoreError;
use crate::engine::{Act, Conn, Row, Value, of_sqlite};
use writer::Writer;

/// The file of a club.
#[derive(Debug, Clone)]
pub struct Sqlite {
    pool: SqlitePool,
    writer: Writer,
    /// Held for as long as the file is used, so that no backup is put in its place meanwhile.
    _in_use: Arc<File>,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let in_use = lock_file(path)?;
        in_use.try_lock_shared().map_err(|_| StoreError::File {
            path: path.to_owned(),
            problem: "is being restored; try again in a moment".to_owned(),
        })?;
        keep_private(path)?;
        let options = options(path).create_if_missing(true);
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            // A file does not hang up; to ask each time doubles the ways to its thread.
            .test_before_acquire(false)
            .connect_with(options.clone())
            .await
            .map_err(|error| unusable(path, &error))?;
        let mut writing = SqliteConnection::connect_with(&options)
            .await
            .map_err(|error| unusable(path, &error))?;
        schema::bring_up_to_date(&mut writing, path).await?;
        Ok(Self {
            pool,
            writer: Writer::start(options, path.to_owned(), writing).map_err(io(path))?,
            _in_use: Arc::new(in_use),
        })
    }

    /// What a statement finds now.
    pub async fn rows(&self, sql: &str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        of_sqlite(&self.pool, sql, values).await
    }

    /// A connection for reading, of its own.
    pub async fn connection(&self) -> Result<SqliteConnection, StoreError> {
        Ok(self.pool.acquire().await?.detach())
    }

    /// Gives the writer something to do.
    pub async fn submit(&self, act: Box<dyn Act>) -> Result<(), StoreError> {
        self.writer.submit(act).await
    }

    /// Lets the disk be full for the writer, or have room again.
    #[cfg(feature = "faults")]
    pub fn fill_disk(&self, full: bool) {
        self.writer.fill(full);
    }

    /// Copies the whole database, as it is at this moment, to a new file. The server may go on meanwhile.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let name = to.to_str().ok_or_else(|| StoreError::File {
            path: to.to_owned(),
            problem: "is not a valid name; choose another".to_owned(),
        })?;
        if to.exists() {
            return Err(StoreError::File {
                path: to.to_owned(),
                problem: "already exists; choose another name".to_owned(),
            });
        }
        // SQLite takes an empty file for a new one, and this one is only for us.
        private().create_new(true).open(to).map_err(io(to))?;
        let copied = sqlx::query("VACUUM INTO ?")
            .bind(name)
            .execute(&self.pool)
            .await;
        if copied.is_err() {
            let _ = std::fs::remove_file(to);
        }
        copied?;
        Ok(())
    }

    /// Puts a backup in place of the database; a database that is there is kept beside it under another name.
    ///
    /// # Errors
    /// If the backup is no sound database of ours, the database is in use, or a file cannot be written.
    pub async fn restore(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
        check(from).await?;
        let to = &real(to);
        let alone = lock_file(to)?;
        // A server that goes on would write into the file that was put aside, and its journal into the new one.
        alone.try_lock().map_err(|_| StoreError::File {
            path: to.to_owned(),
            problem: "is in use; stop the server first".to_owned(),
        })?;
        let fresh = beside(to, "restored");
        let mut read = File::open(from).map_err(io(from))?;
        let mut written = private()
            .create(true)
            .truncate(true)
            .open(&fresh)
            .map_err(io(&fresh))?;
        std::io::copy(&mut read, &mut written).map_err(io(&fresh))?;
        written.sync_all().map_err(io(&fresh))?;
        keep_private(&fresh)?;
        let kept = match to.exists() {
            true => {
                // What the journal still holds goes into the file first, so that the one file is all.
                let mut old = SqliteConnection::connect_with(&options(to)).await?;
                sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
                    .execute(&mut old)
                    .await?;
                old.close().await?;
                let mut number = 1;
                let kept = loop {
                    let name = beside(to, &format!("before-{number}"));
                    if !name.exists() {
                        break name;
                    }
                    number += 1;
                };
                std::fs::rename(to, &kept).map_err(io(to))?;
                Some(kept)
            }
            false => None,
        };
        for journal in ["-wal", "-shm"] {
            let left = added(to, journal);
            if left.exists() {
                std::fs::remove_file(&left).map_err(io(&left))?;
            }
        }
        std::fs::rename(&fresh, to).map_err(io(to))?;
        Ok(kept)
    }

    /// Waits until everything is written, and closes the file.
    pub async fn close(self) {
        self.writer.stop().await;
        self.pool.close().await;
    }
}

/// How a file is made that only its owner may read: the database knows passwords, codes and who everybody is.
fn private() -> std::fs::OpenOptions {
    let mut open = File::options();
    open.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open
}

/// Makes the database if it is not there, and takes what everybody might read from everybody. Who gave it to a group meant it so.
fn keep_private(path: &Path) -> Result<(), StoreError> {
    if !path.exists() {
        // SQLite takes an empty file for a new one, and makes its journals like it. A folder that is not there it reports better.
        let _ = private().create_new(true).open(path);
        return Ok(());
    }
    #[cfg(unix)]
    for file in [path.to_owned(), added(path, "-wal"), added(path, "-shm")] {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(known) = file.metadata() else { continue };
        let mut permissions = known.permissions();
        if permissions.mode() & 0o007 != 0 {
            permissions.set_mode(0o600);
            // A file of another owner stays as it is, and can be used all the same.
            let _ = std::fs::set_permissions(&file, permissions);
        }
    }
    Ok(())
}

/// The file itself, whatever links lead to it.
fn real(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// The file with a word added to its name.
fn beside(path: &Path, what: &str) -> PathBuf {
    added(path, &format!(".{what}"))
}

fn added(path: &Path, what: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(what);
    path.with_file_name(name)
}

/// The file that says whether a database is in use: whoever opens the database shares it, whoever replaces it has it alone. The system
/// lets go of it when a process ends, in whatever manner.
fn lock_file(path: &Path) -> Result<File, StoreError> {
    let name = beside(&real(path), "lock");
    let opened = private().create(true).truncate(false).open(&name);
    opened.map_err(io(&name))
}

fn io(path: &Path) -> impl Fn(std::io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| StoreError::File {
        path: path.clone(),
        problem: error.to_string(),
    }
}

/// Whether a file is a sound database of ours.
async fn check(path: &Path) -> Result<(), StoreError> {
    // Nothing of ours is set here: a file that is only looked at is not changed.
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut file = SqliteConnection::connect_with(&options)
        .await
        .map_err(|error| unusable(path, &error))?;
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut file)
        .await
        .map_err(|error| unusable(path, &error))?;
    let ours = schema::is_ours(&mut file).await?;
    match sound == "ok" && ours {
        true => Ok(()),
        false => Err(StoreError::File {
            path: path.to_owned(),
            problem: "is not a sound Openroom database".to_owned(),
        }),
    }
}

/// A connection that changes nothing, to a file of the form that we know.
pub async fn to_read(path: &Path) -> Result<Conn, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut file = SqliteConnection::connect_with(&options)
        .await
        .map_err(|error| unusable(path, &error))?;
    schema::is_of_today(&mut file, path).await?;
    Ok(Conn::Sqlite(file))
}

fn unusable(path: &Path, error: &sqlx::Error) -> StoreError {
    StoreError::File {
        path: path.to_owned(),
        problem: format!("cannot be used as a database ({error}); choose another file"),
    }
}

/// A commit is on the disk before it is acknowledged (`FULL`); readers go on while somebody writes (WAL).
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(std::time::Duration::from_secs(10))
}
