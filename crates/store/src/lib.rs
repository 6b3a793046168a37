//! The store: logs that only grow, and who may sign in, in a file of SQLite or in PostgreSQL.
//!
//! A log is a stream of entries with versions 1, 2, 3... An entry is appended with the version that the writer has seen; if
//! somebody else was first, nothing is written and the writer decides again. What was acknowledged has been committed.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use openroom_store::{Append, Store};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let store = Store::open(&folder.path().join("club.db")).await.unwrap();
//! store.create("thursday", "Thursday Pairs", "2026-05-14T18:00:00Z").await.unwrap();
//! let entry = Append { stream: "thursday", seen: 0, key: "a1", bodies: &["{}"], summary: None };
//! assert_eq!(store.append(entry).await.unwrap(), 1);
//! // Sent again after a lost answer: written once.
//! assert_eq!(store.append(entry).await.unwrap(), 1);
//! // Somebody who has not seen the first entry.
//! let late = Append { key: "b1", ..entry };
//! assert!(store.append(late).await.is_err());
//! # });
//! ```

mod access;
mod chain;
mod clubs;
mod engine;
#[cfg(feature = "faults")]
pub mod faults;
mod limits;
mod nats;
mod nodes;
mod papers;
mod postgres;
mod proof;
mod seals;
mod sqlite;
mod streams;
mod transfer;
mod verify;

use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use access::{FirstStart, Lock, OneTime, Person, Session, TableCode, Token};
pub use chain::{Broken, START, link, short};
pub use clubs::{Club, Quota, Used};
use engine::Engine;
pub use nats::{Asked, Nats};
pub use nodes::{Decider, Node, Notice, Notices};
pub use papers::{Change, Paper};
pub use proof::Proof;
pub use seals::{Seal, Sealed, Signer, is_signed};
pub use streams::{Append, Entry, PLAYED, Stream};
pub use transfer::Moved;
pub use verify::{Verified, Wrong};

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first; the stream has that version now.
    #[error("somebody else wrote first; the version is now {version}")]
    Conflict {
        /// The version of the stream.
        version: u64,
    },
    /// There is no such stream.
    #[error("there is no event {0}")]
    NoStream(String),
    /// The file cannot be used.
    #[error("{path}: {problem}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it, and what to do.
        problem: String,
    },
    /// There is no room on the disk.
    #[error("the disk is full; make room on it")]
    Full,
    /// Another node decides for this stream.
    #[error("another node decides for this event")]
    Elsewhere,
    /// The database refused.
    #[error("the database: {0}")]
    Database(sqlx::Error),
    /// The writer has stopped, as it does when the server shuts down.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        // SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: no room for the file beside the journal.
        let code = error.as_database_error().and_then(|error| error.code());
        match code.as_deref() {
            Some("13" | "4874") => Self::Full,
            // The same of PostgreSQL.
            Some("53100") => Self::Full,
            // A sign that PostgreSQL does not keep in text is in nothing that it has.
            Some("22021") => Self::NoStream(String::new()),
            _ if matches!(error, sqlx::Error::PoolClosed) => Self::Closed,
            _ => Self::Database(error),
        }
    }
}

impl StoreError {
    /// The same once more, for another who asked.
    fn again(&self) -> Self {
        match self {
            Self::Conflict { version } => Self::Conflict { version: *version },
            Self::NoStream(id) => Self::NoStream(id.clone()),
            Self::File { path, problem } => Self::File {
                path: path.clone(),
                problem: problem.clone(),
            },
            Self::Full => Self::Full,
            Self::Elsewhere => Self::Elsewhere,
            Self::Database(error) => Self::Database(sqlx::Error::Protocol(error.to_string())),
            Self::Closed => Self::Closed,
        }
    }
}

/// The database, as one club sees it: all that it is asked and told is of that club, and what belongs to another is not there.
#[derive(Debug, Clone)]
pub struct Store {
    engine: Engine,
    club: Arc<str>,
    node: Option<Arc<str>>,
    nats: Option<Nats>,
    #[cfg(feature = "faults")]
    faults: Arc<std::sync::atomic::AtomicU32>,
}

/// The club of a laptop, where there is only one.
pub const ONLY_CLUB: &str = "";

impl Store {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// If it cannot be opened or is no file of ours.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let file = sqlite::Sqlite::open(path).await?;
        Ok(Self::on(Engine::Sqlite(file)))
    }

    /// Opens a database by its address: `postgres://...`, or else a file.
    ///
    /// # Errors
    /// If it cannot be reached or is not ours.
    pub async fn open_at(address: &str) -> Result<Self, StoreError> {
        match is_postgres(address) {
            true => {
                let cluster = postgres::Cluster::open(address).await?;
                Ok(Self::on(Engine::Postgres(cluster)))
            }
            false => Self::open(Path::new(address)).await,
        }
    }

    fn on(engine: Engine) -> Self {
        Self {
            engine,
            club: ONLY_CLUB.into(),
            node: None,
            nats: None,
            #[cfg(feature = "faults")]
            faults: Arc::default(),
        }
    }

    /// Whether several nodes can share it.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        matches!(self.engine, Engine::Postgres(_))
    }

    /// Writes something and takes it away again: an error if no entry could be written now.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn try_writer(&self) -> Result<(), StoreError> {
        let act = self.engine.act(None, |conn| Box::pin(streams::pulse(conn)));
        act.await
    }

    /// Lets the disk be full for the writer, or have room again.
    #[cfg(feature = "faults")]
    pub fn fill_disk(&self, full: bool) {
        match &self.engine {
            Engine::Sqlite(file) => file.fill_disk(full),
            Engine::Postgres(cluster) => cluster.fill_disk(full),
        }
    }

    /// Lets the next so many readings of a log fail.
    #[cfg(feature = "faults")]
    pub fn fail_reads(&self, count: u32) {
        self.faults
            .store(count, std::sync::atomic::Ordering::SeqCst);
    }

    #[cfg(feature = "faults")]
    fn fail_read(&self) -> Result<(), StoreError> {
        use std::sync::atomic::Ordering::SeqCst;
        let less = |left: u32| left.checked_sub(1);
        match self.faults.fetch_update(SeqCst, SeqCst, less) {
            Ok(_) => Err(StoreError::Database(sqlx::Error::WorkerCrashed)),
            Err(_) => Ok(()),
        }
    }

    /// Copies the whole database, as it is at this moment, to a new file. The server may go on meanwhile. A database of PostgreSQL is
    /// copied into a file of SQLite.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.engine {
            Engine::Sqlite(file) => file.backup(to).await,
            Engine::Postgres(_) => {
                if to.exists() {
                    return Err(StoreError::File {
                        path: to.to_owned(),
                        problem: "already exists; choose another name".to_owned(),
                    });
                }
                let copy = Self::open(to).await?;
                let copied = self.move_to(&copy).await;
                copy.close().await;
                copied.map(drop)
            }
        }
    }

    /// Puts a backup in place of the database; a database that is there is kept beside it under another name.
    ///
    /// # Errors
    /// If the backup is no sound database of ours, the database is in use, or a file cannot be written.
    pub async fn restore(from: &Path, to: &Path) -> Result<Option<PathBuf>, StoreError> {
        sqlite::Sqlite::restore(from, to).await
    }

    /// Waits until everything is written, and closes the database.
    pub async fn close(self) {
        match self.engine {
            Engine::Sqlite(file) => file.close().await,
            Engine::Postgres(cluster) => cluster.close().await,
        }
    }
}

/// Whether an address is one of PostgreSQL, and not the name of a file.
#[must_use]
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}
