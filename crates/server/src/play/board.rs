//! A board at a table in memory: the fold of its stream, kept in step with the store.

use std::collections::HashSet;
use std::sync::Arc;

use openroom_store::{Append, Store, StoreError};
use openroom_tables::{InPlay, Timed};
use openroom_words::words::Message;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::problem::Problem;

/// The board and the version that it has.
#[derive(Debug)]
pub struct Fold {
    /// The board.
    pub board: InPlay,
    version: u64,
    /// Under which keys something was written: there are as many as entries, at every table.
    keys: HashSet<Box<str>>,
}

/// A board that somebody looks at or plays.
#[derive(Debug)]
pub struct LiveBoard {
    stream: String,
    fold: Arc<Mutex<Fold>>,
    version: watch::Sender<u64>,
}

impl LiveBoard {
    /// Folds a board from its stream.
    pub async fn open(store: &Store, stream: &str) -> Result<Self, Problem> {
        let fold = read(store, stream).await?;
        Ok(Self {
            stream: stream.to_owned(),
            version: watch::Sender::new(fold.version),
            fold: Arc::new(Mutex::new(fold)),
        })
    }

    /// The board, for as long as nobody writes.
    pub async fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().await
    }

    /// Tells of new versions.
    pub fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Reads what others have written, up to a version at least.
    pub async fn follow(&self, store: &Store, version: u64) -> Result<(), Problem> {
        let mut fold = self.fold.lock().await;
        if fold.version < version {
            *fold = read(store, &self.stream).await?;
            self.version.send_replace(fold.version);
        }
        Ok(())
    }

    /// Writes what `make` makes of the board as it is. The answer is given once it is on the disk; what was written under that key
    /// before is not written again.
    pub async fn write(
        self: &Arc<Self>,
        store: &Store,
        key: &str,
        make: impl Fn(&InPlay) -> Result<Vec<Timed>, Problem>,
    ) -> Result<(), Problem> {
        // More often nobody is first by chance.
        const ROUNDS: u32 = 20;
        for _ in 0..ROUNDS {
            let fold = Arc::clone(&self.fold).lock_owned().await;
            if fold.keys.contains(key) {
                return Ok(());
            }
            let made = make(&fold.board)?;
            if made.is_empty() {
                return Ok(());
            }
            // On its own: whoever asked may be gone before it is on the disk, and then nobody would finish it.
            let (board, store, key) = (Arc::clone(self), store.clone(), key.to_owned());
            let finishing =
                tokio::spawn(async move { board.commit(fold, &store, key, made).await });
            if finishing.await.map_err(Problem::ours)?? {
                return Ok(());
            }
        }
        Err(StoreError::Elsewhere.into())
    }

    /// The same where there may be nothing to write any more.
    pub async fn write_some(
        self: &Arc<Self>,
        store: &Store,
        key: &str,
        make: impl Fn(&InPlay) -> Result<Vec<Timed>, Problem>,
    ) -> Result<(), Problem> {
        let nothing = make(&self.fold().await.board)?.is_empty();
        match nothing {
            true => Ok(()),
            false => self.write(store, key, make).await,
        }
    }

    /// Puts entries on the disk and then into the fold. False if somebody else was first: then it is decided again.
    async fn commit(
        &self,
        mut fold: tokio::sync::OwnedMutexGuard<Fold>,
        store: &Store,
        key: String,
        made: Vec<Timed>,
    ) -> Result<bool, Problem> {
        let bodies: Result<Vec<String>, _> = made.iter().map(serde_json::to_string).collect();
        let bodies = bodies.map_err(Problem::ours)?;
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let append = Append {
            stream: &self.stream,
            seen: fold.version,
            key: &key,
            bodies: &bodies,
            summary: None,
        };
        match store.append_once(append).await {
            Ok((version, true)) => {
                for timed in made {
                    fold.board.apply(timed).map_err(Problem::ours)?;
                }
                fold.version = version;
                fold.keys.insert(key.into_boxed_str());
                self.version.send_replace(version);
                Ok(true)
            }
            // It was there already, written by another node.
            Ok((_, false)) => {
                *fold = read(store, &self.stream).await?;
                self.version.send_replace(fold.version);
                Ok(true)
            }
            Err(StoreError::Conflict { .. }) => {
                *fold = read(store, &self.stream).await?;
                self.version.send_replace(fold.version);
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }
}

async fn read(store: &Store, stream: &str) -> Result<Fold, Problem> {
    let stored = store.read(stream, 0).await?;
    let mut keys = HashSet::with_capacity(stored.len());
    let mut record = Vec::with_capacity(stored.len());
    let mut version = 0;
    for entry in stored {
        let timed: Timed = serde_json::from_str(&entry.body).map_err(Problem::ours)?;
        record.push(timed);
        version = entry.version;
        keys.insert(entry.key.into_boxed_str());
    }
    if record.is_empty() {
        return Err(Problem::missing(Message::ServeNoTableOpened));
    }
    let board = InPlay::replay(record).map_err(Problem::ours)?;
    Ok(Fold {
        board,
        version,
        keys,
    })
}
