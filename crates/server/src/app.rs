//! What all requests share: the store, the events in memory, the limits, the counters.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use openroom_store::{Notice, Store};
use openroom_tournament::Time;
use openroom_words::words::{Language, Message};
use tokio::sync::{OnceCell, Semaphore, broadcast, watch};

use crate::backups::Kept as Backed;
use crate::client::Net;
use crate::clubs::Clubs;
use crate::limits::{Counted, Limits};
use crate::listen::Most;
use crate::live::{Live, held};
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::prints::Printed;
use crate::problem::Problem;
use crate::record::Record;
use crate::solver::Solver;
use crate::veil::Veils;

/// So many events are folded at once: each takes a core and, while it is read, its log in memory.
const FOLDING: usize = 2;

/// So many words that somebody is revoked may wait for a connection; whoever misses one looks for himself.
const REVOKED: usize = 64;

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
    /// How many connections there are at once.
    pub most: Most,
    /// The language of the club.
    pub language: Option<Language>,
    /// Deals a board at random, as PBN writes the hands.
    pub deal: fn() -> Result<String, String>,
    /// Who may open a table to play at.
    pub opens: crate::play::Opens,
    /// The servers by whose help browsers find each other for picture and voice.
    pub ice: Vec<String>,
    /// Who may play with robots.
    pub robots: crate::play::Opens,
}

/// The server, as every request sees it: what all share, and the database as the club of the request sees it.
#[derive(Debug, Clone)]
pub struct App {
    shared: Arc<Shared>,
    /// The database, for one club.
    pub store: Store,
}

/// The club that a request is for; whoever takes the request in writes it down.
#[derive(Debug, Clone)]
pub struct OfClub(pub String);

impl FromRequestParts<App> for App {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(app.for_request(parts))
    }
}

/// What is shared.
#[derive(Debug)]
pub struct Shared {
    /// This node among others, if there are others.
    pub nodes: Option<Nodes>,
    /// Wrong tries and entries.
    pub limits: Limits,
    /// Live connections by address.
    pub live: Counted<IpAddr>,
    /// Double dummy.
    pub solver: Solver,
    /// Documents that were printed lately.
    pub printed: Printed,
    /// Tables at which boards are played.
    pub played: crate::play::Tables,
    /// Counters.
    pub metrics: Metrics,
    /// The clubs of this server.
    pub clubs: Clubs,
    /// Who is named to whom.
    pub veils: Veils,
    /// Who seals the record.
    pub record: Record,
    /// What became of the last backup.
    pub backups: Backed,
    /// Tells whoever is connected to look whether he still may be.
    pub revoked: broadcast::Sender<Arc<str>>,
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
        &self.shared
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
        Self::among(store, None, settings, stopping)
    }

    /// The server as one node of several.
    pub fn among(
        store: Store,
        nodes: Option<Nodes>,
        settings: Settings,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let shared = Arc::new(Shared {
            nodes,
            limits: Limits::default(),
            live: Counted::default(),
            solver: Solver::default(),
            printed: Printed::default(),
            played: crate::play::Tables::default(),
            metrics: Metrics::default(),
            clubs: Clubs::default(),
            veils: Veils::default(),
            record: Record::default(),
            backups: Backed::default(),
            revoked: broadcast::Sender::new(REVOKED),
            stopping,
            settings,
            events: Mutex::default(),
            folding: Semaphore::new(FOLDING),
            pulse: tokio::sync::Mutex::default(),
        });
        Self { shared, store }
    }

    /// As the club of a request sees it.
    pub fn for_request(&self, parts: &Parts) -> Self {
        match parts.extensions.get::<OfClub>() {
            Some(OfClub(club)) => self.of(club),
            None => self.clone(),
        }
    }

    /// As a club sees it.
    pub fn of(&self, club: &str) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
            store: self.store.of(club),
        }
    }

    /// The second that it is.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
        })
    }

    /// The millisecond that it is.
    pub fn millis(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
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
        // What another club has is not there.
        match found {
            Ok(live) if live.club != self.store.club() => {
                Err(Problem::missing(Message::ServeNoEvent))
            }
            found => found,
        }
    }

    /// This node decides for an event that it has made.
    pub async fn decides(&self, id: &str) -> Result<(), Problem> {
        if let Some(nodes) = &self.nodes {
            crate::nodes::decider(self, nodes, id).await?;
        }
        Ok(())
    }

    /// Forgets an event that is not in the database any more: its club was deleted.
    fn drop_event(&self, id: &str) {
        let mut events = held(&self.events);
        // One that is being folded is not there yet.
        if let Some(live) = events.get(id).and_then(|kept| kept.live.get()) {
            live.gone.send_replace(true);
            events.remove(id);
        }
        if let Some(nodes) = &self.nodes {
            nodes.forget(id);
        }
    }

    /// How many events are in memory.
    pub fn events_in_memory(&self) -> u64 {
        let events = held(&self.events);
        let there = events.values().filter(|event| event.live.get().is_some());
        u64::try_from(there.count()).unwrap_or(u64::MAX)
    }

    /// All events in memory.
    pub fn all_in_memory(&self) -> Vec<Arc<Live>> {
        let events = held(&self.events);
        events
            .values()
            .filter_map(|kept| kept.live.get().cloned())
            .collect()
    }

    /// An event that is in memory.
    pub fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        held(&self.events).get(id)?.live.get().cloned()
    }

    /// An event at a version at least: whoever has written it on another node, or has seen it there, sees it here too.
    pub async fn event_at(&self, id: &str, version: u64) -> Result<Arc<Live>, Problem> {
        let live = self.event(id).await?;
        live.follow(&self.store, version).await?;
        Ok(live)
    }

    /// What another node, or another process on the same file, has done.
    pub async fn noticed(&self, notice: Notice) {
        match notice {
            Notice::Version { stream, version } if stream.starts_with(crate::play::STREAMS) => {
                self.played.follow(self, &stream, version).await;
            }
            Notice::Version { stream, version } => {
                if let Some(live) = self.in_memory(&stream) {
                    self.catch_up(live, version);
                }
            }
            Notice::Revoked { club } => {
                let _ = self.revoked.send(club.into());
            }
            Notice::Word(word) => self.played.hear(self, &word),
            // Whoever was revoked meanwhile is asked again before he is sent anything, and at the next sign of life.
            Notice::Missed => {
                self.look_at_heads().await;
                self.played.ask_again(self);
            }
        }
    }

    /// Looks whether events in memory have gone on: notices may be lost.
    pub async fn look_at_heads(&self) {
        self.played.look_at_heads(self).await;
        let ids: Vec<String> = held(&self.events).keys().cloned().collect();
        if ids.is_empty() {
            return;
        }
        match self.store.heads(&ids).await {
            Ok(heads) => {
                for id in ids
                    .iter()
                    .filter(|id| heads.iter().all(|(one, _)| one != *id))
                {
                    self.drop_event(id);
                }
                for (id, version) in heads {
                    if let Some(live) = self.in_memory(&id) {
                        self.catch_up(live, version);
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the versions of the events cannot be read"),
        }
    }

    /// Reads on in the background.
    fn catch_up(&self, live: Arc<Live>, version: u64) {
        if live.version() >= version {
            return;
        }
        let store = self.store.of(&live.club);
        tokio::spawn(async move {
            if let Err(problem) = live.follow(&store, version).await {
                tracing::warn!(event = %live.id, ?problem, "an event cannot be followed");
            }
        });
    }

    /// The place of an event in memory; those that nobody has used for long make room.
    fn place(&self, id: &str) -> Arc<OnceCell<Arc<Live>>> {
        let now = Instant::now();
        let mut events = held(&self.events);
        if let Some(kept) = events.get_mut(id) {
            kept.used = now;
            return Arc::clone(&kept.live);
        }
        let mut gone = Vec::new();
        events.retain(|id, kept| {
            let stays = now.duration_since(kept.used) < FORGOTTEN || !kept.is_idle();
            if !stays {
                gone.push(id.clone());
            }
            stays
        });
        let mut idle: Vec<(Instant, String)> = events
            .iter()
            .filter(|(_, kept)| kept.is_idle())
            .map(|(id, kept)| (kept.used, id.clone()))
            .collect();
        if idle.len() >= IDLE {
            idle.sort_unstable();
            for (_, id) in &idle[..=idle.len() - IDLE] {
                events.remove(id);
                gone.push(id.clone());
            }
        }
        if let Some(nodes) = &self.nodes {
            nodes.let_go(&self.store, gone);
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
    pub async fn tell_revoked(&self) {
        let _ = self.revoked.send(self.store.club().into());
        // If it is not told now, each is asked again before he is sent anything.
        if let Err(error) = self.store.tell_revoked().await {
            tracing::warn!(%error, "other nodes were not told");
        }
    }
}
