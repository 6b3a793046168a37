//! The tables of the database, and the steps from one form of it to the next.

use std::cmp::Ordering;
use std::path::Path;

use sqlx::{Connection as _, SqliteConnection};

use crate::StoreError;
use crate::chain::{START, link};

/// Marks the file as ours: `orom`.
const APPLICATION: i64 = 0x6f72_6f6d;

/// Each step brings the database from its number to the next; a step is never changed once it has been used.
const STEPS: &[&str] = &[FIRST, AWAY, SITTINGS, SUMMARIES, CLUBS, PAPERS];

const FIRST: &str = "
CREATE TABLE streams (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE entries (
    stream TEXT NOT NULL REFERENCES streams (id),
    version INTEGER NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream, version),
    UNIQUE (stream, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
CREATE TABLE people (
    name TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    hash TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    locked_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT REFERENCES people (name) ON DELETE CASCADE,
    stream TEXT REFERENCES streams (id),
    place TEXT,
    seat TEXT,
    expires INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    created TEXT NOT NULL
) STRICT;
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    stream TEXT NOT NULL REFERENCES streams (id),
    place TEXT NOT NULL,
    UNIQUE (stream, place)
) STRICT;
CREATE TABLE one_time (
    hash TEXT PRIMARY KEY,
    person TEXT,
    expires INTEGER NOT NULL
) STRICT;
";

/// Streams that are put away: kept whole, and not listed for everybody.
const AWAY: &str = "ALTER TABLE streams ADD COLUMN away INTEGER NOT NULL DEFAULT 0;";

/// Where the device of a session has sat, as whoever keeps it writes it.
const SITTINGS: &str = "ALTER TABLE sessions ADD COLUMN sat TEXT NOT NULL DEFAULT '';";

/// What a list shows of a stream, written with each entry, and an order in which it is listed; a place in which the writer is tried;
/// codes that end; wrong passwords by name and address, where the name alone let anybody lock anybody out.
const SUMMARIES: &str = "
ALTER TABLE streams ADD COLUMN summary TEXT;
CREATE INDEX streams_listed ON streams (created DESC, id) WHERE version > 0;
CREATE TABLE pulse (room BLOB NOT NULL) STRICT;
ALTER TABLE codes ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
UPDATE codes SET expires = unixepoch() + 14 * 24 * 3600;
CREATE INDEX sessions_at ON sessions (stream, place);
CREATE INDEX sessions_until ON sessions (expires);
CREATE TABLE tries (
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    failures INTEGER NOT NULL,
    until INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (name, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX tries_at ON tries (at);
ALTER TABLE people DROP COLUMN failures;
ALTER TABLE people DROP COLUMN locked_until;
";

/// Clubs, each with people, events and codes of its own; the chain of hashes over the entries of a stream; what a club may use, and
/// turns of whoever tries codes. Entries can go only with the whole club.
const CLUBS: &str = "
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT UNIQUE,
    created TEXT NOT NULL,
    most_events INTEGER NOT NULL DEFAULT 0,
    most_entries INTEGER NOT NULL DEFAULT 0,
    most_bytes INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO clubs (id, name, created) VALUES ('', '', '');
CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE deleting (stream TEXT PRIMARY KEY) STRICT;
ALTER TABLE streams ADD COLUMN club TEXT NOT NULL DEFAULT '' REFERENCES clubs (id);
ALTER TABLE streams ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE streams ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE streams ADD COLUMN holder TEXT;
DROP INDEX streams_listed;
CREATE INDEX streams_listed ON streams (club, created DESC, id) WHERE version > 0;
ALTER TABLE entries ADD COLUMN hash TEXT NOT NULL DEFAULT '';
CREATE TABLE seals (
    stream TEXT NOT NULL REFERENCES streams (id),
    version INTEGER NOT NULL,
    hash TEXT NOT NULL,
    at TEXT NOT NULL,
    signer TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (stream, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE people_of_clubs (
    club TEXT NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (club, name)
) STRICT;
INSERT INTO people_of_clubs (club, name, role, hash) SELECT '', name, role, hash FROM people;
CREATE TABLE sessions_of_clubs (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id),
    person TEXT,
    stream TEXT REFERENCES streams (id),
    place TEXT,
    seat TEXT,
    sat TEXT NOT NULL DEFAULT '',
    expires INTEGER NOT NULL,
    FOREIGN KEY (club, person) REFERENCES people_of_clubs (club, name) ON DELETE CASCADE
) STRICT;
INSERT INTO sessions_of_clubs (id, club, person, stream, place, seat, sat, expires) SELECT id, '', person, stream, place, seat, sat, expires FROM sessions;
DROP TABLE sessions;
DROP TABLE people;
ALTER TABLE people_of_clubs RENAME TO people;
ALTER TABLE sessions_of_clubs RENAME TO sessions;
CREATE INDEX sessions_at ON sessions (stream, place);
CREATE INDEX sessions_until ON sessions (expires);
CREATE INDEX sessions_of ON sessions (club, person);
ALTER TABLE tokens ADD COLUMN club TEXT NOT NULL DEFAULT '' REFERENCES clubs (id);
ALTER TABLE codes ADD COLUMN club TEXT NOT NULL DEFAULT '' REFERENCES clubs (id);
ALTER TABLE one_time ADD COLUMN club TEXT NOT NULL DEFAULT '' REFERENCES clubs (id);
DROP TABLE tries;
CREATE TABLE tries (
    club TEXT NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    failures INTEGER NOT NULL,
    until INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (club, name, address)
) STRICT, WITHOUT ROWID;
CREATE INDEX tries_at ON tries (at);
CREATE TABLE turns (
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    minute INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (kind, address)
) STRICT, WITHOUT ROWID;
DROP TRIGGER entries_stay;
DROP TRIGGER entries_last;
";

/// What a club keeps beside its logs: members, calendar, how it looks.
const PAPERS: &str = "
CREATE TABLE papers (
    club TEXT NOT NULL REFERENCES clubs (id),
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (club, kind, id)
) STRICT;
CREATE INDEX papers_by_id ON papers (kind, id);
";

/// What guards the entries once they are linked.
const GUARDS: &str = "
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries WHEN NOT EXISTS (SELECT 1 FROM deleting WHERE stream = OLD.stream)
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;
UPDATE streams SET bytes = (SELECT coalesce(sum(length(CAST(body AS BLOB))), 0) FROM entries WHERE stream = id);
";

/// Links the entries of logs that were written before there was a chain.
async fn link_all(file: &mut SqliteConnection) -> Result<(), StoreError> {
    let streams: Vec<String> = sqlx::query_scalar("SELECT id FROM streams")
        .fetch_all(&mut *file)
        .await?;
    for stream in streams {
        let mut head = START.to_owned();
        let entries: Vec<(i64, String, String)> = sqlx::query_as(
            "SELECT version, key, body FROM entries WHERE stream = ? ORDER BY version",
        )
        .bind(&stream)
        .fetch_all(&mut *file)
        .await?;
        for (version, key, body) in entries {
            head = link(&head, version.unsigned_abs(), &key, &body);
            sqlx::query("UPDATE entries SET hash = ? WHERE stream = ? AND version = ?")
                .bind(&head)
                .bind(&stream)
                .bind(version)
                .execute(&mut *file)
                .await?;
        }
        sqlx::query("UPDATE streams SET hash = ? WHERE id = ?")
            .bind(&head)
            .bind(&stream)
            .execute(&mut *file)
            .await?;
    }
    sqlx::raw_sql(GUARDS).execute(file).await?;
    Ok(())
}

pub async fn is_ours(file: &mut SqliteConnection) -> Result<bool, StoreError> {
    let id: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(file)
        .await?;
    Ok(id == APPLICATION)
}

/// Whether the file has had all steps that we know, and no other.
pub async fn is_of_today(file: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let refused = |problem: &str| StoreError::File {
        path: path.to_owned(),
        problem: problem.to_owned(),
    };
    if !is_ours(file).await.map_err(|_| refused(NOT_OURS))? {
        return Err(refused(NOT_OURS));
    }
    let done: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(file)
        .await?;
    match usize::try_from(done)
        .unwrap_or(usize::MAX)
        .cmp(&STEPS.len())
    {
        Ordering::Less => Err(refused(
            "was written by an older Openroom; start the server with it once, which brings it up to date",
        )),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(refused(
            "was written by a newer version of Openroom; use that version",
        )),
    }
}

const NOT_OURS: &str = "is no database of Openroom";

/// Keeps the database as it is beside it, before it gets another form: the older Openroom reads only that.
async fn keep(file: &mut SqliteConnection, path: &Path, form: usize) -> Result<(), StoreError> {
    let kept = super::beside(path, &format!("form-{form}"));
    if kept.exists() {
        return Ok(());
    }
    let unfinished = super::beside(&kept, "unfinished");
    let _ = std::fs::remove_file(&unfinished);
    super::private()
        .create_new(true)
        .open(&unfinished)
        .map_err(super::io(&unfinished))?;
    sqlx::query("VACUUM INTO ?")
        .bind(unfinished.display().to_string())
        .execute(file)
        .await?;
    std::fs::rename(&unfinished, &kept).map_err(super::io(&kept))
}

/// Takes the steps that the file has not had.
pub async fn bring_up_to_date(file: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let refused = |problem: &str| StoreError::File {
        path: path.to_owned(),
        problem: problem.to_owned(),
    };
    let done: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *file)
        .await?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_master")
        .fetch_one(&mut *file)
        .await?;
    if tables > 0 && !is_ours(file).await? {
        return Err(refused(
            "is a database of another program; choose another file",
        ));
    }
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        return Err(refused(
            "was written by a newer version of Openroom; use that version, or restore a backup",
        ));
    }
    if (1..STEPS.len()).contains(&done) {
        keep(file, path, done).await?;
    }
    // A table that others refer to is made anew, and columns that refer to another get a value in rows that are there: in between nothing
    // fits. What came of it is looked at before each step is done.
    sqlx::raw_sql("PRAGMA foreign_keys = OFF")
        .execute(&mut *file)
        .await?;
    let stepped = take_steps(file, path, done).await;
    sqlx::raw_sql("PRAGMA foreign_keys = ON")
        .execute(&mut *file)
        .await?;
    stepped
}

async fn take_steps(
    file: &mut SqliteConnection,
    path: &Path,
    done: usize,
) -> Result<(), StoreError> {
    for (number, step) in STEPS.iter().enumerate().skip(done) {
        let mut change = file.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *change).await?;
        if *step == CLUBS {
            link_all(&mut change).await?;
        }
        let loose = sqlx::query("PRAGMA foreign_key_check")
            .fetch_all(&mut *change)
            .await?;
        if !loose.is_empty() {
            return Err(StoreError::File {
                path: path.to_owned(),
                problem: "cannot be updated: parts of it refer to things that are not there"
                    .to_owned(),
            });
        }
        let mark = format!(
            "PRAGMA user_version = {}; PRAGMA application_id = {APPLICATION};",
            number + 1
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(mark))
            .execute(&mut *change)
            .await?;
        change.commit().await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;
    use crate::Store;

    async fn opened(path: &Path) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(path);
        let options = options.create_if_missing(true);
        SqliteConnection::connect_with(&options).await.unwrap()
    }

    #[tokio::test]
    async fn a_database_of_an_older_form_is_kept_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.db");
        let mut file = opened(&path).await;
        for step in &STEPS[..4] {
            sqlx::raw_sql(*step).execute(&mut file).await.unwrap();
        }
        let filled = format!(
            "PRAGMA user_version = 4; PRAGMA application_id = {APPLICATION};
             INSERT INTO streams (id, name, created, version) VALUES ('e', 'e', '2026', 1);
             INSERT INTO entries (stream, version, key, body) VALUES ('e', 1, 'k', '{{}}');"
        );
        let filled = sqlx::raw_sql(sqlx::AssertSqlSafe(filled));
        filled.execute(&mut file).await.unwrap();
        file.close().await.unwrap();

        let store = Store::open(&path).await.unwrap();
        assert_eq!(store.read("e", 0).await.unwrap().len(), 1);
        store.close().await;
        let verified = Store::verify_at(path.to_str().unwrap(), None, None).await;
        assert_eq!(verified.unwrap().wrong, []);
        let kept = folder.path().join("club.db.form-4");
        let mut old = opened(&kept).await;
        let form: i64 = sqlx::query_scalar("PRAGMA user_version")
            .fetch_one(&mut old)
            .await
            .unwrap();
        assert_eq!(form, 4);
        let bodies: i64 = sqlx::query_scalar("SELECT count(*) FROM entries")
            .fetch_one(&mut old)
            .await
            .unwrap();
        assert_eq!(bodies, 1);
        // Nothing is kept of what has the newest form.
        Store::open(&path).await.unwrap().close().await;
        let forms = std::fs::read_dir(folder.path()).unwrap().flatten();
        let forms = forms.filter(|file| file.file_name().to_string_lossy().contains("form-"));
        assert_eq!(forms.count(), 1);
    }
}
