//! Backups that make themselves: every night, each of them put back into a scratch file and verified before it counts.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _, Zoned};
use openroom_store::Store;

use crate::app::App;
use crate::live::held;

/// Where backups go, how many are kept, and when they are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backups {
    /// The folder; made if it is not there.
    pub folder: PathBuf,
    /// So many are kept.
    pub keep: usize,
    /// The hour of the day by the clock of the machine, 0 to 23.
    pub hour: u8,
}

/// What became of the last one.
#[derive(Debug, Default)]
pub struct Kept(Mutex<State>);

#[derive(Debug, Default, Clone)]
struct State {
    /// Seconds since 1970 of the newest good one.
    last: Option<u64>,
    failed: Option<String>,
}

impl Kept {
    /// The second in which the newest good one was made.
    pub fn last(&self) -> Option<u64> {
        held(&self.0).last
    }

    /// Why the last try failed, if it did.
    pub fn failed(&self) -> Option<String> {
        held(&self.0).failed.clone()
    }
}

/// How often it is looked whether one is due: a laptop may have been asleep in the night.
const LOOK: Duration = Duration::from_secs(60);

/// After a failure it is tried again so much later.
const AGAIN: Duration = Duration::from_secs(15 * 60);

/// Makes backups until the server stops.
pub async fn keep_backing_up(app: App, backups: Backups) {
    let mut stopping = app.stopping.clone();
    loop {
        let newest = newest(&backups.folder);
        held(&app.backups.0).last = newest.map(seconds);
        let mut wait = LOOK;
        if due(newest, &Zoned::now(), backups.hour) {
            match back_up(&app.store, &backups).await {
                Ok(file) => {
                    tracing::info!(file = %file.display(), "backed up");
                    *held(&app.backups.0) = State {
                        last: Some(seconds(SystemTime::now())),
                        failed: None,
                    };
                }
                Err(why) => {
                    tracing::error!(%why, folder = %backups.folder.display(), "THE BACKUP FAILED");
                    held(&app.backups.0).failed = Some(why);
                    wait = AGAIN;
                }
            }
        }
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Whether one is due: there is none, or none since the hour last struck.
fn due(newest: Option<SystemTime>, now: &Zoned, hour: u8) -> bool {
    let Some(newest) = newest.and_then(|newest| Timestamp::try_from(newest).ok()) else {
        return true;
    };
    struck(now, hour).is_none_or(|struck| newest < struck.timestamp())
}

/// When the hour last struck.
fn struck(now: &Zoned, hour: u8) -> Option<Zoned> {
    let hour = i8::try_from(hour).ok()?;
    let on = |day: jiff::civil::Date| day.at(hour, 0, 0, 0).to_zoned(now.time_zone().clone());
    let today = on(now.date()).ok()?;
    match today <= *now {
        true => Some(today),
        false => on(now.date().checked_sub(1.day()).ok()?).ok(),
    }
}

/// The name of a backup made now: `openroom-20261116-040000.db`, in the time of the whole world, so that no hour comes twice.
fn name() -> String {
    let now = Timestamp::now().to_zoned(TimeZone::UTC);
    now.strftime("openroom-%Y%m%d-%H%M%S.db").to_string()
}

fn is_name(name: &str) -> bool {
    let inner = name
        .strip_prefix("openroom-")
        .and_then(|rest| rest.strip_suffix(".db"));
    inner.is_some_and(|inner| {
        inner.len() == 15 && inner.bytes().all(|b| b.is_ascii_digit() || b == b'-')
    })
}

/// The backups in a folder, the oldest first.
fn all(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let ours = |file: &PathBuf| {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(is_name)
    };
    let mut files: Vec<PathBuf> = files
        .flatten()
        .map(|file| file.path())
        .filter(ours)
        .collect();
    files.sort();
    files
}

fn newest(folder: &Path) -> Option<SystemTime> {
    let file = all(folder).pop()?;
    file.metadata().ok()?.modified().ok()
}

/// Makes one: copied, put back into a scratch file, verified there; only then it gets its name, and the oldest go.
///
/// # Errors
/// Why there is none, in words.
pub async fn back_up(store: &Store, backups: &Backups) -> Result<PathBuf, String> {
    let folder = &backups.folder;
    let in_folder = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(in_folder)?;
    let (copy, scratch) = (folder.join("unfinished.db"), folder.join("scratch.db"));
    clear(&copy);
    clear(&scratch);
    let tried = tried(store, &copy, &scratch).await;
    clear(&scratch);
    let target = match &tried {
        Ok(()) => folder.join(name()),
        // The database itself is not what it was. What there is of it is kept, but no good backup goes for it.
        Err(Failed::Altered(_)) => folder.join("altered.db"),
        Err(Failed::Not(why)) => {
            clear(&copy);
            return Err(why.clone());
        }
    };
    std::fs::rename(&copy, &target).map_err(in_folder)?;
    clear(&copy);
    if let Err(Failed::Altered(why)) = tried {
        return Err(why);
    }
    let mut there = all(folder);
    while there.len() > backups.keep.max(1) {
        let oldest = there.remove(0);
        std::fs::remove_file(&oldest).map_err(in_folder)?;
    }
    Ok(target)
}

enum Failed {
    Not(String),
    Altered(String),
}

async fn tried(store: &Store, copy: &Path, scratch: &Path) -> Result<(), Failed> {
    let not = |error: openroom_store::StoreError| Failed::Not(error.to_string());
    store.backup(copy).await.map_err(not)?;
    Store::restore(copy, scratch).await.map_err(not)?;
    let address = scratch.to_str();
    let address =
        address.ok_or_else(|| Failed::Not("the name of the folder is not valid".into()))?;
    let verified = Store::verify_at(address, None, None).await.map_err(not)?;
    match verified.wrong.first() {
        None => Ok(()),
        Some(wrong) => Err(Failed::Altered(format!(
            "the record was altered ({wrong:?}); run openroom verify, and keep the older backups"
        ))),
    }
}

/// Removes a file that is not needed, with what SQLite and we lay beside it.
fn clear(file: &Path) {
    for end in ["", "-wal", "-shm", "-journal", ".lock"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(PathBuf::from(name));
    }
}

#[cfg(test)]
mod tests {
    use openroom_store::Append;

    use super::*;

    fn at(text: &str) -> Zoned {
        text.parse().unwrap()
    }

    fn is_due(newest: &str, now: &str) -> bool {
        let newest: SystemTime = at(newest).timestamp().into();
        due(Some(newest), &at(now), 4)
    }

    #[test]
    fn one_is_due_when_the_hour_has_struck_since_the_last() {
        let lisbon = |text: &str| format!("{text}[Europe/Lisbon]");
        let check = |newest: &str, now: &str| is_due(&lisbon(newest), &lisbon(now));
        assert!(!check("2026-11-16T04:00:01", "2026-11-16T23:59:00"));
        assert!(!check("2026-11-16T04:00:01", "2026-11-17T03:59:00"));
        assert!(check("2026-11-16T04:00:01", "2026-11-17T04:00:00"));
        // Made by hand or at a start in the evening: the night has its own.
        assert!(check("2026-11-16T20:00:00", "2026-11-17T04:00:00"));
        // Asleep in the night: as soon as it wakes.
        assert!(check("2026-11-15T04:00:01", "2026-11-16T18:00:00"));
        assert!(due(None, &at("2026-11-16T18:00:00[UTC]"), 4));
    }

    async fn club() -> (tempfile::TempDir, Store, Backups) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("club.db")).await.unwrap();
        store
            .create("e", "e", "2026-05-14T18:00:00Z")
            .await
            .unwrap();
        let append = Append {
            stream: "e",
            seen: 0,
            key: "a",
            bodies: &["{}"],
            summary: None,
        };
        store.append(append).await.unwrap();
        let backups = Backups {
            folder: folder.path().join("backups"),
            keep: 2,
            hour: 4,
        };
        (folder, store, backups)
    }

    #[tokio::test]
    async fn a_backup_is_checked_and_the_oldest_go() {
        let (_folder, store, backups) = club().await;
        std::fs::create_dir_all(&backups.folder).unwrap();
        for old in ["openroom-20200101-040000.db", "openroom-20200102-040000.db"] {
            std::fs::write(backups.folder.join(old), "old").unwrap();
        }
        // What others lay there stays.
        let other = backups.folder.join("openroom-notes.db");
        std::fs::write(&other, "ours").unwrap();
        let made = back_up(&store, &backups).await.unwrap();
        let there = all(&backups.folder);
        assert_eq!(there.len(), 2);
        assert_eq!(there[1], made);
        assert!(other.exists());
        let names = std::fs::read_dir(&backups.folder).unwrap().count();
        assert_eq!(names, 3, "nothing unfinished is left");
        let found = Store::verify_at(made.to_str().unwrap(), None, None).await;
        assert_eq!(found.unwrap().entries, 1);
    }

    #[tokio::test]
    async fn an_altered_database_takes_no_good_backup_away() {
        let (folder, store, backups) = club().await;
        let good = back_up(&store, &backups).await.unwrap();
        let database = folder.path().join("club.db");
        let done = std::process::Command::new("python3")
            .arg("-c")
            .arg("import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(\"DROP TRIGGER entries_stay; UPDATE entries SET body = '[]';\")")
            .arg(&database)
            .status();
        if !done.is_ok_and(|status| status.success()) {
            println!("NOT tested: Python 3 is not installed");
            return;
        }
        let why = back_up(&store, &backups).await.unwrap_err();
        assert!(why.contains("altered"), "{why}");
        assert_eq!(all(&backups.folder), [good]);
        assert!(backups.folder.join("altered.db").exists());
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_used_is_told() {
        let (folder, store, mut backups) = club().await;
        backups.folder = folder.path().join("club.db").join("backups");
        assert!(back_up(&store, &backups).await.is_err());
    }
}
