//! An event in memory: the fold of its log, kept in step with the store.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use openroom_store::{Append, Store, StoreError};
use openroom_tournament::state::Sitting;
use openroom_tournament::{Action, Entry, Refused, Tournament, log};
use openroom_words::words::{Language, Message};
use tokio::sync::{Mutex, MutexGuard, OwnedMutexGuard, watch};

use crate::access::Actor;
use crate::api::{PublicState, ResultText};
use crate::app::App;
use crate::aside::by_turns;
use crate::problem::Problem;
use crate::ranking::Rankings;
use crate::summary::Summary;
use crate::veil::Sight;

/// The state and the version that it has.
#[derive(Debug, Default)]
pub struct Fold {
    /// The event. Who looks at all of it takes a share and lets the lock go; who writes meanwhile writes to a copy.
    pub event: Arc<Tournament>,
    /// Its version: the number of its entries.
    pub version: u64,
    keys: HashMap<String, u64>,
}

impl Fold {
    /// Takes in an entry that is in the log; the table that alone is changed by it.
    fn recall(&mut self, stored: openroom_store::Entry) -> Result<Option<String>, String> {
        let entry = log::read_entry(&stored.body).map_err(|error| error.to_string())?;
        let applied = Arc::make_mut(&mut self.event).recall(&entry);
        applied.map_err(|refused| format!("entry {}: {refused}", stored.version))?;
        self.version = stored.version;
        self.keys.insert(stored.key, stored.version);
        Ok(at_table(&entry).map(str::to_owned))
    }
}

/// How long to wait before a log that could not be read is read again.
const AGAIN: Duration = Duration::from_millis(250);

/// What is to be written; the fold has it already.
enum Made {
    Entries(Vec<Entry>),
    Nothing,
    Refused(Refused),
}

/// What became of an entry.
#[derive(Debug)]
pub enum Written {
    /// It is in the log under this version.
    At(u64),
    /// Nothing was to be written: it is so already, at this version.
    Standing(u64),
    /// The rules refuse it.
    Refused(Refused),
    /// The event has gone on since the version that the writer has seen.
    Behind(u64),
}

/// The event as everybody may see it.
#[derive(Debug, Clone)]
pub struct Public {
    /// Of which version.
    pub version: u64,
    /// The JSON.
    pub text: Arc<str>,
}

/// An event that somebody looks at or writes to.
#[derive(Debug)]
pub struct Live {
    /// The id of its stream.
    pub id: String,
    /// The club that it belongs to.
    pub club: String,
    fold: Arc<Mutex<Fold>>,
    version: watch::Sender<u64>,
    tables: std::sync::Mutex<HashMap<String, watch::Sender<u64>>>,
    /// As everybody sees it, and as those do who sit there.
    public: [Mutex<Option<Shown>>; 2],
    /// As those who run it see it, by what they see of the hands.
    staff: [Mutex<Option<Shown>>; 3],
    travellers: std::sync::Mutex<HashMap<(u16, u32), Arc<Traveller>>>,
    /// The version of the last entry that concerned all tables.
    everybody: AtomicU64,
    /// Turns true when its club is deleted.
    pub(crate) gone: watch::Sender<bool>,
    pub(crate) rankings: Rankings,
    /// Who has looked at hands before they were public: of a board of a session, or of all of it.
    looks: std::sync::Mutex<BTreeSet<(String, u16, Option<u32>)>>,
}

/// What somebody who runs an event sees of the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandsSeen {
    /// A scorer, who may have to play them: nothing.
    Scorer,
    /// A Director who plays: rulings without them.
    Plays,
    /// A Director who does not play: all of them.
    Rules,
}

impl Live {
    /// Whether this is somebody's first look at these hands.
    pub fn looks(&self, name: &str, session: u16, board: Option<u32>) -> bool {
        let mut looks = held(&self.looks);
        // Who has seen all of a session has seen each board of it.
        let all = looks.contains(&(name.to_owned(), session, None));
        !all && looks.insert((name.to_owned(), session, board))
    }

    /// Folds the log of an event.
    pub async fn open(store: &Store, id: &str) -> Result<Self, Problem> {
        let fold = read(store, id).await?;
        if fold.version == 0 {
            return Err(Problem::missing(Message::ServeNoEvent));
        }
        Ok(Self {
            id: id.to_owned(),
            club: store.club().to_owned(),
            version: watch::Sender::new(fold.version),
            fold: Arc::new(Mutex::new(fold)),
            tables: std::sync::Mutex::default(),
            public: Default::default(),
            staff: Default::default(),
            travellers: std::sync::Mutex::default(),
            everybody: AtomicU64::new(0),
            gone: watch::Sender::new(false),
            rankings: Rankings::default(),
            looks: std::sync::Mutex::default(),
        })
    }

    /// The event, for as long as nobody writes.
    pub async fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().await
    }

    /// The event as it is now and its version; writers do not wait for whoever looks at it.
    pub async fn now(&self) -> (Arc<Tournament>, u64) {
        let fold = self.fold.lock().await;
        (Arc::clone(&fold.event), fold.version)
    }

    /// The event as somebody sees who plays there, and its version.
    pub async fn seen(
        &self,
        app: &App,
        actor: &Actor,
        language: Option<Language>,
    ) -> Result<(Arc<Tournament>, u64), Problem> {
        let sight = Sight::of(app, self, actor, language).await?;
        let (event, version) = self.now().await;
        Ok((sight.over(event), version))
    }

    /// When it was made.
    pub async fn created(&self) -> String {
        let fold = self.fold.lock().await;
        let first = fold.event.state().first;
        first.map_or_else(String::new, |first| first.to_string())
    }

    /// The version that it has.
    pub fn version(&self) -> u64 {
        *self.version.borrow()
    }

    /// Tells of new versions.
    pub fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Tells of new versions that change something at a table: what other tables enter does not.
    pub fn versions_at(&self, table: &str) -> watch::Receiver<u64> {
        let mut tables = held(&self.tables);
        let new = || watch::Sender::new(*self.version.borrow());
        tables
            .entry(table.to_owned())
            .or_insert_with(new)
            .subscribe()
    }

    /// The version of the last entry that concerned all tables.
    pub fn for_everybody(&self) -> u64 {
        self.everybody.load(Relaxed)
    }

    /// The time over which the phones of all tables are told what concerns them all, one after the other: those of 2,000 tables would
    /// otherwise all be served before the next result.
    pub fn spread(&self) -> Duration {
        let tables = held(&self.tables).len();
        let millis = u64::try_from(tables).unwrap_or(u64::MAX);
        match tables {
            0..AT_ONCE => Duration::ZERO,
            _ => Duration::from_millis(millis * 2),
        }
    }

    fn tell(&self, version: u64, table: Option<&str>) {
        self.version.send_replace(version);
        let tables = held(&self.tables);
        if table.is_none() {
            self.everybody.store(version, Relaxed);
        }
        match table {
            Some(table) => {
                if let Some(sender) = tables.get(table) {
                    sender.send_replace(version);
                }
            }
            None => {
                for sender in tables.values() {
                    sender.send_replace(version);
                }
            }
        }
    }

    /// Reads what others have written, up to a version at least. It is there: whoever speaks of a version has it from the log.
    pub async fn follow(&self, store: &Store, version: u64) -> Result<(), Problem> {
        if self.version() >= version {
            return Ok(());
        }
        let mut fold = Arc::clone(&self.fold).lock_owned().await;
        if fold.version >= version {
            return Ok(());
        }
        let entries = store.read(&self.id, fold.version).await?;
        let mut tables = Vec::new();
        for stored in entries {
            match fold.recall(stored) {
                Ok(table) => tables.push(table),
                Err(error) => {
                    // What counts is the log, from its beginning.
                    *fold = read(store, &self.id).await?;
                    tracing::warn!(event = %self.id, error, "an entry of another node was folded anew");
                    tables.push(None);
                    break;
                }
            }
        }
        let now = fold.version;
        match tables.iter().all(Option::is_some) {
            true => tables
                .iter()
                .for_each(|table| self.tell(now, table.as_deref())),
            false => self.tell(now, None),
        }
        drop(fold);
        Ok(())
    }

    /// Writes an entry that `make` makes from the event as it is, if there is anything to write. The answer is given once it is on the disk.
    pub async fn write(
        self: &Arc<Self>,
        store: &Store,
        key: &str,
        seen: Option<u64>,
        make: impl Fn(&Tournament) -> Result<Option<Entry>, Problem>,
    ) -> Result<Written, Problem> {
        let one = |fold: &mut Fold| {
            let Some(entry) = make(&fold.event)? else {
                return Ok(Made::Nothing);
            };
            Ok(match Arc::make_mut(&mut fold.event).apply(&entry) {
                Ok(_) => Made::Entries(vec![entry]),
                Err(refused) => Made::Refused(refused),
            })
        };
        self.write_made(store, key, seen, one).await
    }

    /// Writes `count` entries, all of them or none; `make` makes each from the event as it is after those before.
    pub async fn write_all(
        self: &Arc<Self>,
        store: &Store,
        key: &str,
        count: usize,
        make: impl Fn(&Tournament, usize) -> Result<Entry, Problem>,
    ) -> Result<Written, Problem> {
        let all = |fold: &mut Fold| {
            // To a copy: if a later one is refused, those before have not happened.
            let mut event = Tournament::clone(&fold.event);
            let mut entries = Vec::with_capacity(count);
            for number in 0..count {
                let entry = make(&event, number)?;
                if let Err(refused) = event.apply(&entry) {
                    return Ok(Made::Refused(refused));
                }
                entries.push(entry);
            }
            fold.event = Arc::new(event);
            Ok(Made::Entries(entries))
        };
        self.write_made(store, key, None, all).await
    }

    async fn write_made(
        self: &Arc<Self>,
        store: &Store,
        key: &str,
        seen: Option<u64>,
        make: impl Fn(&mut Fold) -> Result<Made, Problem>,
    ) -> Result<Written, Problem> {
        // More often nobody is first by chance: something is wrong, and whoever asked is told.
        const ROUNDS: u32 = 20;
        for _ in 0..ROUNDS {
            let mut fold = Arc::clone(&self.fold).lock_owned().await;
            if let Some(&version) = fold.keys.get(key) {
                return Ok(Written::At(version));
            }
            if let Some(seen) = seen
                && seen != fold.version
            {
                return Ok(Written::Behind(fold.version));
            }
            let entries = match make(&mut fold)? {
                Made::Entries(entries) => entries,
                Made::Nothing => return Ok(Written::Standing(fold.version)),
                Made::Refused(refused) => return Ok(Written::Refused(refused)),
            };
            // On its own: whoever asked may be gone before it is on the disk, and then nobody would finish it.
            let (live, store, key) = (Arc::clone(self), store.clone(), key.to_owned());
            let finishing =
                tokio::spawn(async move { live.commit(fold, &store, key, &entries).await });
            match finishing.await.map_err(Problem::ours)?? {
                // Another process has written to the file. Who has not said what he has seen decides again.
                Written::Behind(_) if seen.is_none() => {}
                written => return Ok(written),
            }
        }
        Err(StoreError::Elsewhere.into())
    }

    /// Puts on the disk what the fold has already.
    async fn commit(
        &self,
        mut fold: OwnedMutexGuard<Fold>,
        store: &Store,
        key: String,
        entries: &[Entry],
    ) -> Result<Written, Problem> {
        let bodies: Vec<String> = entries.iter().map(Entry::to_json).collect();
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let summary = Summary::of(&fold.event).text();
        let append = Append {
            stream: &self.id,
            seen: fold.version,
            key: &key,
            bodies: &bodies,
            summary: Some(&summary),
        };
        match store.append_once(append).await {
            Ok((version, true)) => {
                fold.version = version;
                fold.keys.insert(key, version);
                let table = match entries {
                    [one] => at_table(one),
                    _ => None,
                };
                self.tell(version, table);
                drop(fold);
                Ok(Written::At(version))
            }
            // It was there already, written by another node; between what this one has seen and that there may be more.
            Ok((version, false)) => {
                *fold = read(store, &self.id).await?;
                self.tell(fold.version, None);
                Ok(Written::At(version))
            }
            Err(error) => {
                // The fold has an entry that the log has not: what counts is the log. Until it can be read, nobody is shown anything.
                *fold = loop {
                    match read(store, &self.id).await {
                        Ok(read) => break read,
                        Err(Unfolded::Store(StoreError::Closed)) => return Err(error.into()),
                        Err(Unfolded::Store(why)) => {
                            tracing::warn!(event = %self.id, %why, "the log cannot be read again yet");
                            tokio::time::sleep(AGAIN).await;
                        }
                        // Another process has written what we cannot fold: trying again would not help, and nobody is to wait for it.
                        Err(log) => return Err(log.into()),
                    }
                };
                self.tell(fold.version, None);
                match error {
                    StoreError::Conflict { version } => Ok(Written::Behind(version)),
                    other => Err(other.into()),
                }
            }
        }
    }
}

impl Live {
    /// The event as everybody may see it, as JSON, at least of the version that is now; `make` writes it.
    pub async fn public(
        &self,
        there: bool,
        sight: Sight,
        make: fn(&Tournament) -> PublicState,
    ) -> Result<Public, Problem> {
        let make = move |event: &Tournament| serde_json::to_string(&make(event));
        let shown = &self.public[usize::from(there)];
        self.shown(shown, ONLOOKERS, sight, move |event| {
            make(event).unwrap_or_default()
        })
        .await
    }

    /// The event as those who run it see it, by what they see of the hands.
    pub async fn for_staff(
        &self,
        hands: HandsSeen,
        sight: Sight,
        make: impl FnOnce(&Tournament) -> String + Send + 'static,
    ) -> Result<Public, Problem> {
        self.shown(&self.staff[hands as usize], STAFF, sight, make)
            .await
    }

    /// What many see: written once for all of them, and then not again for so many times as long as it took. Whoever asks gets it at least
    /// of the version that he has been told of.
    async fn shown(
        &self,
        shown: &Mutex<Option<Shown>>,
        rests: u32,
        sight: Sight,
        make: impl FnOnce(&Tournament) -> String + Send + 'static,
    ) -> Result<Public, Problem> {
        let wanted = self.version();
        let tag = sight.tag();
        let mut kept = shown.lock().await;
        if let Some(kept) = &*kept {
            if kept.public.version >= wanted && kept.tag == tag {
                return Ok(kept.public.clone());
            }
            let rest = (kept.took * rests).min(LONGEST_REST);
            tokio::time::sleep(rest.saturating_sub(kept.at.elapsed())).await;
        }
        let began = Instant::now();
        let (event, version) = self.now().await;
        let text = by_turns(move || make(&sight.over(event))).await?;
        // Most entries change nothing that everybody sees: then it stays the same piece of memory.
        let same = kept.take().map(|kept| kept.public.text);
        let same = same.filter(|same| **same == *text);
        let public = Public {
            version,
            text: same.unwrap_or_else(|| text.into()),
        };
        *kept = Some(Shown {
            public: public.clone(),
            tag,
            at: Instant::now(),
            took: began.elapsed(),
        });
        Ok(public)
    }

    /// The results of a board at all tables, made by `make`; those of a large field may be some seconds old, but have the result of whoever
    /// asks.
    pub fn traveller(
        &self,
        (session, board): (u16, u32),
        version: u64,
        own: Sitting,
        make: impl FnOnce() -> Vec<TravellerAt>,
    ) -> Arc<Traveller> {
        let key = (session, board);
        let kept = held(&self.travellers).get(&key).cloned();
        let serves = |kept: &Arc<Traveller>| {
            let young = kept.at.elapsed() < TRAVELLER;
            kept.version == version || young && kept.lines.iter().any(|line| line.sitting == own)
        };
        if let Some(kept) = kept.filter(serves) {
            return kept;
        }
        let made = Arc::new(Traveller {
            version,
            at: Instant::now(),
            lines: make(),
        });
        // Of a few lines there is nothing to keep.
        if made.lines.len() > MANY_LINES {
            held(&self.travellers).insert(key, Arc::clone(&made));
        }
        made
    }
}

/// From so many tables on not all are told at once.
const AT_ONCE: usize = 50;

/// Writing the event for those who run it, and for all others, rests so many times as long as it took, and so long at most.
const STAFF: u32 = 4;
const ONLOOKERS: u32 = 20;
const LONGEST_REST: Duration = Duration::from_secs(2);

/// How old the results of a board may be in a large field.
const TRAVELLER: Duration = Duration::from_secs(5);

/// What is more than a player reads of a board.
pub const MANY_LINES: usize = 60;

#[derive(Debug)]
struct Shown {
    public: Public,
    /// Who was named in it to whom.
    tag: u64,
    at: Instant,
    took: Duration,
}

/// The results of a board.
#[derive(Debug)]
pub struct Traveller {
    version: u64,
    at: Instant,
    /// Each of them.
    pub lines: Vec<TravellerAt>,
}

/// A result of a board.
#[derive(Debug)]
pub struct TravellerAt {
    /// The section.
    pub section: Option<String>,
    /// Who played.
    pub sitting: Sitting,
    /// The result.
    pub shown: ResultText,
}

/// The table that alone is changed by an entry, if there is one.
fn at_table(entry: &Entry) -> Option<&str> {
    match &entry.action {
        Action::Result(at) => Some(&at.table),
        Action::Agreed(at) | Action::Disputed(at) => Some(&at.table),
        Action::Removed(at) => Some(&at.table),
        Action::Called(at) => Some(&at.table),
        _ => None,
    }
}

/// A lock that is held for a moment only; what it guards is sound even if somebody broke off.
pub fn held<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// Why an event is not in memory.
#[derive(Debug)]
enum Unfolded {
    /// The store does not give its log.
    Store(StoreError),
    /// Its log does not say what happened.
    Log(String),
}

impl From<Unfolded> for Problem {
    fn from(unfolded: Unfolded) -> Self {
        match unfolded {
            Unfolded::Store(error) => error.into(),
            Unfolded::Log(error) => Self::ours(error),
        }
    }
}

async fn read(store: &Store, id: &str) -> Result<Fold, Unfolded> {
    let entries = store.read(id, 0).await.map_err(Unfolded::Store)?;
    let work = move || {
        let mut fold = Fold::default();
        for stored in entries {
            fold.recall(stored)?;
        }
        Ok::<_, String>(fold)
    };
    let done = tokio::task::spawn_blocking(work).await;
    let broken = |error: tokio::task::JoinError| Unfolded::Log(error.to_string());
    done.map_err(broken)?.map_err(Unfolded::Log)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::Arc;
    use std::task::{Context, Waker};

    use openroom_store::{Append, Store};
    use openroom_tournament::{Entry, Tournament, log};

    use super::{Live, Written};
    use crate::problem::Problem;

    fn entry(act: &str) -> Entry {
        let text = format!(r#"{{"at": "2026-05-14T18:00:00Z", "by": "organiser", {act}}}"#);
        log::read_entry(&text).unwrap()
    }

    fn entered(contestant: u32) -> impl Fn(&Tournament) -> Result<Option<Entry>, Problem> {
        let players = format!(r#"["North {contestant}", "South {contestant}"]"#);
        let act = format!(r#""entered": {{"contestant": {contestant}, "players": {players}}}"#);
        move |_| Ok(Some(entry(&act)))
    }

    async fn club() -> (tempfile::TempDir, Store, Arc<Live>) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("club.db")).await.unwrap();
        store
            .create("e", "e", "2026-05-14T18:00:00Z")
            .await
            .unwrap();
        let body = entry(r#""created": {"name": "e", "kind": "pairs"}"#).to_json();
        let first = Append {
            stream: "e",
            seen: 0,
            key: "created",
            bodies: &[&body],
            summary: None,
        };
        store.append(first).await.unwrap();
        let live = Arc::new(Live::open(&store, "e").await.unwrap());
        (folder, store, live)
    }

    #[tokio::test]
    async fn who_goes_away_while_his_entry_is_written_leaves_nothing_half_done() {
        let (_folder, store, live) = club().await;
        {
            let mut gone = pin!(live.write(&store, "a", None, entered(1)));
            let mut context = Context::from_waker(Waker::noop());
            assert!(gone.as_mut().poll(&mut context).is_pending());
        }
        let second = live.write(&store, "b", None, entered(2)).await.unwrap();
        assert!(matches!(second, Written::At(3)), "{second:?}");
        let again = live.write(&store, "a", None, entered(1)).await.unwrap();
        assert!(matches!(again, Written::At(2)), "{again:?}");
        assert_eq!(store.read("e", 0).await.unwrap().len(), 3);
    }

    #[tokio::test]
    async fn what_was_not_written_is_not_shown_even_if_the_log_cannot_be_read_at_once() {
        let (_folder, store, live) = club().await;
        store.fill_disk(true);
        store.fail_reads(2);
        let large = "x".repeat(100_000);
        let players = format!(r#"["North {large}", "South"]"#);
        let act = format!(r#""entered": {{"contestant": 1, "players": {players}}}"#);
        let refused = live
            .write(&store, "a", None, |_| Ok(Some(entry(&act))))
            .await;
        assert!(refused.is_err());
        assert!(live.fold().await.event.state().contestants.is_empty());
        store.fill_disk(false);
        let written = live.write(&store, "b", None, entered(1)).await.unwrap();
        assert!(matches!(written, Written::At(2)), "{written:?}");
    }

    #[tokio::test]
    async fn of_several_entries_none_stays_if_one_is_refused() {
        let (_folder, store, live) = club().await;
        // The third has a number that the first one has.
        let numbers = [1, 2, 1];
        let make = |event: &Tournament, at: usize| Ok(entered(numbers[at])(event)?.unwrap());
        let refused = live.write_all(&store, "file", 3, make).await.unwrap();
        assert!(matches!(refused, Written::Refused(_)), "{refused:?}");
        assert!(live.fold().await.event.state().contestants.is_empty());
        let written = live.write_all(&store, "two", 2, make).await.unwrap();
        assert!(matches!(written, Written::At(3)), "{written:?}");
        let again = live.write_all(&store, "two", 2, make).await.unwrap();
        assert!(matches!(again, Written::At(3)), "{again:?}");
        let listed = store.page(None, false, 1).await.unwrap();
        assert!(listed[0].summary.is_some());
    }

    #[tokio::test]
    async fn an_entry_of_another_process_is_no_conflict_for_who_has_seen_nothing() {
        let (_folder, store, live) = club().await;
        let body = entered(1)(&Tournament::new()).unwrap().unwrap().to_json();
        let other = Append {
            stream: "e",
            seen: 1,
            key: "other",
            bodies: &[&body],
            summary: None,
        };
        store.append(other).await.unwrap();
        let written = live.write(&store, "a", None, entered(2)).await.unwrap();
        assert!(matches!(written, Written::At(3)), "{written:?}");
        let behind = live.write(&store, "b", Some(2), entered(3)).await.unwrap();
        assert!(matches!(behind, Written::Behind(3)), "{behind:?}");
    }

    #[tokio::test]
    async fn two_nodes_and_one_that_starts_fold_to_the_same_state_at_each_version() {
        let (_folder, store, live) = club().await;
        let other = Arc::new(Live::open(&store, "e").await.unwrap());
        for number in 1..=20 {
            let (writer, reader) = match number % 3 {
                0 => (&other, &live),
                _ => (&live, &other),
            };
            let key = number.to_string();
            let written = writer.write(&store, &key, None, entered(number)).await;
            let Ok(Written::At(version)) = written else {
                panic!("{written:?}")
            };
            reader.follow(&store, version).await.unwrap();
            let fresh = Live::open(&store, "e").await.unwrap();
            for node in [reader, &Arc::new(fresh)] {
                let (mine, theirs) = (node.now().await, writer.now().await);
                assert_eq!(mine, theirs, "version {version}");
                assert_eq!(mine.1, version);
            }
        }
    }
}
