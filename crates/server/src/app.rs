//! What all requests share: the store, the events in memory, the limits, the counters.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use openroom_store::Store;
use openroom_tournament::Time;
use openroom_words::words::Language;
use tokio::sync::{OnceCell, Semaphore, watch};

use crate::backups::Kept as Backed;
use crate::client::Net;
use crate::limits::{Counted, Limits};
use crate::live::{Live, held};
use crate::metrics::Metrics;
use crate::prints::Printed;
use crate::problem::Problem;
use crate::record::Record;
use crate::solver::Solver;

/// So many events are folded at once: each takes a core and, while it is read, its log in memory.
const FOLDING: usize = 2;

/// So many events that nobody looks at stay in memory.
const IDLE: usize = 32;

/// An event that nobody has asked for in this time does not.
const FORGOTTEN: Duration = Duration::from_secs(15 * 60);

/// How the server is reached, and what it may rely on.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Whether the pages come over HTTPS, so that the cookie goes over nothing else.
    pub secure: bool,
    /// The address that table codes lead to.
    pub address: String,
    /// The proxies that say from where a request comes.
    pub proxies: Vec<Net>,
    /// The language of the club.
    pub language: Option<Language>,
    /// Deals a board at random, as PBN writes the hands.
    pub deal: fn() -> Result<String, String>,
}

/// The server, as every request sees it.
#[derive(Debug, Clone)]
pub struct App(Arc<Shared>);

/// What is shared.
#[derive(Debug)]
pub struct Shared {
    /// The database.
    pub store: Store,
    /// Wrong tries and entries.
    pub limits: Limits,
    /// Live connections by address.
    pub live: Counted<IpAddr>,
    /// Double dummy.
    pub solver: Solver,
    /// Documents that were printed lately.
    pub printed: Printed,
    /// Counters.
    pub metrics: Metrics,
    /// Who seals the record.
    pub record: Record,
    /// What became of the last backup.
    pub backups: Backed,
    /// Tells whoever is connected to look whether he still may be.
    pub revoked: watch::Sender<()>,
    /// Turns true when the server stops.
    pub stopping: watch::Receiver<bool>,
    settings: Settings,
    events: Mutex<HashMap<String, Kept>>,
    folding: Semaphore,
    pulse: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

/// An event in memory, or on its way there.
#[derive(Debug)]
struct Kept {
    live: Arc<OnceCell<Arc<Live>>>,
    used: Instant,
}

impl Kept {
    /// Whether nobody has anything of it but us.
    fn is_idle(&self) -> bool {
        let alone = |live: &Arc<Live>| Arc::strong_count(live) == 1;
        Arc::strong_count(&self.live) == 1 && self.live.get().is_none_or(alone)
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Deref for Shared {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}

impl App {
    /// The server on a store.
    pub fn new(store: Store, settings: Settings, stopping: watch::Receiver<bool>) -> Self {
        Self(Arc::new(Shared {
            store,
            limits: Limits::default(),
            live: Counted::default(),
            solver: Solver::default(),
            printed: Printed::default(),
            metrics: Metrics::default(),
            record: Record::default(),
            backups: Backed::default(),
            revoked: watch::Sender::new(()),
            stopping,
            settings,
            events: Mutex::default(),
            folding: Semaphore::new(FOLDING),
            pulse: tokio::sync::Mutex::default(),
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

    /// An event, folded from its log when it is first asked for. Who asks for another one does not wait for it.
    pub async fn event(&self, id: &str) -> Result<Arc<Live>, Problem> {
        let cell = self.place(id);
        let fold = async {
            let _turn = self.folding.acquire().await.map_err(Problem::ours)?;
            Live::open(&self.store, id).await.map(Arc::new)
        };
        let found = cell.get_or_try_init(|| fold).await.cloned();
        if found.is_err() {
            // What is not there takes no room.
            drop(cell);
            let mut events = held(&self.events);
            // Unless somebody else is folding it at this moment.
            let unused = |kept: &Kept| kept.live.get().is_none() && kept.is_idle();
            if events.get(id).is_some_and(unused) {
                events.remove(id);
            }
        }
        found
    }

    /// The place of an event in memory; those that nobody has used for long make room.
    fn place(&self, id: &str) -> Arc<OnceCell<Arc<Live>>> {
        let now = Instant::now();
        let mut events = held(&self.events);
        if let Some(kept) = events.get_mut(id) {
            kept.used = now;
            return Arc::clone(&kept.live);
        }
        events.retain(|_, kept| now.duration_since(kept.used) < FORGOTTEN || !kept.is_idle());
        let mut idle: Vec<(Instant, String)> = events
            .iter()
            .filter(|(_, kept)| kept.is_idle())
            .map(|(id, kept)| (kept.used, id.clone()))
            .collect();
        if idle.len() >= IDLE {
            idle.sort_unstable();
            for (_, id) in &idle[..=idle.len() - IDLE] {
                events.remove(id);
            }
        }
        let live = Arc::new(OnceCell::new());
        let kept = Kept {
            live: Arc::clone(&live),
            used: now,
        };
        events.insert(id.to_owned(), kept);
        live
    }

    /// How many events are in memory.
    #[cfg(test)]
    pub fn folded(&self) -> usize {
        held(&self.events).len()
    }

    /// Whether an entry could be written now; asked of the disk every other second at most.
    pub async fn writes(&self) -> bool {
        const OLD: Duration = Duration::from_secs(2);
        const PATIENCE: Duration = Duration::from_secs(5);
        let mut pulse = self.pulse.lock().await;
        if let Some((at, good)) = *pulse
            && at.elapsed() < OLD
        {
            return good;
        }
        let tried = tokio::time::timeout(PATIENCE, self.store.try_writer()).await;
        if let Ok(Err(error)) = &tried {
            tracing::error!(%error, "nothing can be written");
        }
        let good = matches!(tried, Ok(Ok(())));
        *pulse = Some((Instant::now(), good));
        good
    }

    /// Lets everybody who is connected look whether he still may be.
    pub fn tell_revoked(&self) {
        self.revoked.send_replace(());
    }
}
