//! What all requests share: the store, the events in memory, the limits, the counters.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use openroom_store::Store;
use openroom_tournament::Time;
use tokio::sync::{Mutex, watch};

use crate::limits::Limits;
use crate::live::Live;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::solver::Solver;

/// The server, as every request sees it.
#[derive(Debug, Clone)]
pub struct App(Arc<Shared>);

/// What is shared.
#[derive(Debug)]
pub struct Shared {
    /// The database.
    pub store: Store,
    /// Wrong tries by address.
    pub limits: Limits,
    /// Double dummy.
    pub solver: Solver,
    /// Counters.
    pub metrics: Metrics,
    /// Whether the pages come over HTTPS, so that the cookie goes over nothing else.
    pub secure: bool,
    /// The address that table codes lead to.
    pub address: String,
    /// Deals a board at random, as PBN writes the hands.
    pub deal: fn() -> Result<String, String>,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
    events: Mutex<HashMap<String, Arc<Live>>>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// The server on a store.
    pub fn new(
        store: Store,
        address: String,
        secure: bool,
        deal: fn() -> Result<String, String>,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        Self(Arc::new(Shared {
            store,
            limits: Limits::default(),
            solver: Solver::default(),
            metrics: Metrics::default(),
            secure,
            address,
            deal,
            stopping,
            events: Mutex::default(),
        }))
    }

    /// The second that it is.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
        })
    }

    /// The time that it is, as logs write it.
    pub fn time(&self) -> Time {
        Time::of_utc(self.now())
    }

    /// An event, folded from its log when it is first asked for.
    pub async fn event(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let mut events = self.events.lock().await;
        if let Some(live) = events.get(id) {
            return Ok(Arc::clone(live));
        }
        let live = Arc::new(Live::open(&self.store, id).await?);
        events.insert(id.to_owned(), Arc::clone(&live));
        Ok(live)
    }
}
