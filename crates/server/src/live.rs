//! An event in memory: the fold of its log, kept in step with the store; and its scores, worked out at most once a version.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use openroom_scoring::Scores;
use openroom_scoring::event::Event as ScoredEvent;
use openroom_store::{Append, Store, StoreError};
use openroom_tournament::{Entry, Event, Refused, Standings, Through, log};
use openroom_words::words::Message;
use tokio::sync::{Mutex, MutexGuard, watch};

use crate::problem::Problem;

/// The state and the version that it has.
#[derive(Debug, Default)]
pub struct Fold {
    /// The event.
    pub event: Event,
    /// Its version: the number of its entries.
    pub version: u64,
    keys: HashMap<String, u64>,
}

/// The scores of a version.
#[derive(Debug)]
pub struct Scored {
    /// Of which version.
    pub version: u64,
    /// The event as the scorer has it.
    pub event: ScoredEvent,
    /// Points of boards and matches.
    pub scores: Scores,
    /// The standings.
    pub standings: Standings,
}

/// What became of an entry.
#[derive(Debug)]
pub enum Written {
    /// It is in the log under this version.
    At(u64),
    /// The rules refuse it.
    Refused(Refused),
    /// The event has gone on since the version that the writer has seen.
    Behind(u64),
}

/// Scores by the round up to which they go, and when they were worked out.
type Kept = BTreeMap<Option<Through>, (Instant, Arc<Result<Scored, Refused>>)>;

/// An event that somebody looks at or writes to.
#[derive(Debug)]
pub struct Live {
    /// The id of its stream.
    pub id: String,
    fold: Mutex<Fold>,
    version: watch::Sender<u64>,
    scored: Mutex<Kept>,
}

impl Live {
    /// Folds the log of an event.
    pub async fn open(store: &Store, id: &str) -> Result<Self, Problem> {
        let fold = read(store, id).await?;
        if fold.version == 0 {
            return Err(Problem::missing(Message::ServeNoEvent));
        }
        Ok(Self {
            id: id.to_owned(),
            version: watch::Sender::new(fold.version),
            fold: Mutex::new(fold),
            scored: Mutex::default(),
        })
    }

    /// The event, for as long as nobody writes.
    pub async fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().await
    }

    /// Tells of new versions.
    pub fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Writes an entry that `make` makes from the event as it is. The answer is given once it is on the disk.
    pub async fn write(
        &self,
        store: &Store,
        key: &str,
        seen: Option<u64>,
        make: impl FnOnce(&Event) -> Result<Entry, Problem>,
    ) -> Result<Written, Problem> {
        let mut fold = self.fold.lock().await;
        if let Some(&version) = fold.keys.get(key) {
            return Ok(Written::At(version));
        }
        if let Some(seen) = seen
            && seen != fold.version
        {
            return Ok(Written::Behind(fold.version));
        }
        let entry = make(&fold.event)?;
        if let Err(refused) = fold.event.apply(&entry) {
            return Ok(Written::Refused(refused));
        }
        let body = entry.to_json();
        let append = Append {
            stream: &self.id,
            seen: fold.version,
            key,
            body: &body,
        };
        match store.append(append).await {
            Ok(version) => {
                fold.version = version;
                fold.keys.insert(key.to_owned(), version);
                drop(fold);
                self.version.send_replace(version);
                Ok(Written::At(version))
            }
            Err(error) => {
                // The fold has an entry that the log has not: what counts is the log.
                *fold = read(store, &self.id).await?;
                match error {
                    StoreError::Conflict { version } => Ok(Written::Behind(version)),
                    other => Err(other.into()),
                }
            }
        }
    }

    /// The scores up to a round, or as they are now; those of a moment ago if they are younger than `age`.
    pub async fn scored(
        &self,
        through: Option<Through>,
        age: Duration,
    ) -> Result<Arc<Result<Scored, Refused>>, Problem> {
        let mut cache = self.scored.lock().await;
        let (event, version) = {
            let fold = self.fold.lock().await;
            if let Some((at, scored)) = cache.get(&through)
                && (at.elapsed() < age
                    || matches!(&**scored, Ok(scored) if scored.version == fold.version))
            {
                return Ok(Arc::clone(scored));
            }
            (fold.event.clone(), fold.version)
        };
        let work = move || score(&event, version, through);
        let scored = Arc::new(
            tokio::task::spawn_blocking(work)
                .await
                .map_err(Problem::ours)?,
        );
        // Rounds that are over stay a while; they are few.
        if cache.len() > 64 {
            cache.clear();
        }
        cache.insert(through, (Instant::now(), Arc::clone(&scored)));
        Ok(scored)
    }
}

fn score(event: &Event, version: u64, through: Option<Through>) -> Result<Scored, Refused> {
    let standings = event.standings(through)?;
    let (event, scores) = event.scored(through)?;
    Ok(Scored {
        version,
        event,
        scores,
        standings,
    })
}

async fn read(store: &Store, id: &str) -> Result<Fold, Problem> {
    let entries = store.read(id, 0).await?;
    let work = move || {
        let mut fold = Fold::default();
        for stored in entries {
            let entry = log::read_entry(&stored.body).map_err(|error| error.to_string())?;
            let applied = fold.event.apply(&entry);
            applied.map_err(|refused| format!("entry {}: {refused}", stored.version))?;
            fold.version = stored.version;
            fold.keys.insert(stored.key, stored.version);
        }
        Ok::<_, String>(fold)
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Problem::ours)?.map_err(Problem::ours)
}
