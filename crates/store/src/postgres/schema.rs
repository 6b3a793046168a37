//! The tables in PostgreSQL, and the steps from one form to the next.

use std::path::PathBuf;

use sqlx::{Connection as _, PgPool};

use crate::StoreError;

/// Each step brings the database from its number to the next; a step is never changed once it has been used.
const STEPS: &[&str] = &[FIRST, PAPERS];

// Text is compared by its bytes, as SQLite does, whatever the language of the database.
const FIRST: &str = r#"
CREATE TABLE clubs (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT COLLATE "C" UNIQUE,
    created TEXT NOT NULL,
    most_events BIGINT NOT NULL DEFAULT 0,
    most_entries BIGINT NOT NULL DEFAULT 0,
    most_bytes BIGINT NOT NULL DEFAULT 0
);
INSERT INTO clubs (id, name, created) VALUES ('', '', '');
CREATE TABLE nodes (id TEXT COLLATE "C" PRIMARY KEY, address TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE keys (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE deleting (stream TEXT COLLATE "C" PRIMARY KEY);
CREATE TABLE streams (
    id TEXT COLLATE "C" PRIMARY KEY,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    created TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL DEFAULT 0,
    away BIGINT NOT NULL DEFAULT 0,
    summary TEXT,
    hash TEXT NOT NULL DEFAULT '',
    bytes BIGINT NOT NULL DEFAULT 0,
    holder TEXT COLLATE "C"
) WITH (fillfactor = 50);
CREATE INDEX streams_listed ON streams (club, created DESC, id) WHERE version > 0;
CREATE INDEX streams_held ON streams (holder) WHERE holder IS NOT NULL;
CREATE TABLE entries (
    stream TEXT COLLATE "C" NOT NULL REFERENCES streams (id),
    version BIGINT NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (stream, version),
    UNIQUE (stream, key)
);
CREATE FUNCTION openroom_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM deleting WHERE stream = OLD.stream) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries are never changed';
END
$$;
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION openroom_entries_stay();
CREATE TABLE seals (
    stream TEXT COLLATE "C" NOT NULL REFERENCES streams (id),
    version BIGINT NOT NULL,
    hash TEXT NOT NULL,
    at TEXT NOT NULL,
    signer TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (stream, version)
);
CREATE TABLE people (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    name TEXT COLLATE "C" NOT NULL,
    role TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (club, name)
);
CREATE TABLE sessions (
    id TEXT COLLATE "C" PRIMARY KEY,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    person TEXT COLLATE "C",
    stream TEXT COLLATE "C" REFERENCES streams (id),
    place TEXT COLLATE "C",
    seat TEXT,
    sat TEXT NOT NULL DEFAULT '',
    expires BIGINT NOT NULL,
    FOREIGN KEY (club, person) REFERENCES people (club, name) ON DELETE CASCADE
);
CREATE INDEX sessions_at ON sessions (stream, place);
CREATE INDEX sessions_until ON sessions (expires);
CREATE INDEX sessions_of ON sessions (club, person);
CREATE TABLE tokens (
    id TEXT COLLATE "C" PRIMARY KEY,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    hash TEXT COLLATE "C" NOT NULL UNIQUE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    created TEXT COLLATE "C" NOT NULL
);
CREATE TABLE codes (
    code TEXT COLLATE "C" PRIMARY KEY,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    stream TEXT COLLATE "C" NOT NULL REFERENCES streams (id),
    place TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL,
    UNIQUE (stream, place)
);
CREATE TABLE one_time (
    hash TEXT COLLATE "C" PRIMARY KEY,
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    person TEXT,
    expires BIGINT NOT NULL
);
CREATE TABLE tries (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    name TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    failures BIGINT NOT NULL,
    until BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (club, name, address)
);
CREATE INDEX tries_at ON tries (at);
CREATE TABLE turns (
    kind TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL,
    minute BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (kind, address)
);
CREATE TABLE pulse (room TEXT NOT NULL);
"#;

/// What a club keeps beside its logs: members, calendar, how it looks.
const PAPERS: &str = r#"
CREATE TABLE papers (
    club TEXT COLLATE "C" NOT NULL REFERENCES clubs (id),
    kind TEXT COLLATE "C" NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (club, kind, id)
);
CREATE INDEX papers_by_id ON papers (kind, id);
"#;

/// Whether the database has had all steps that we know, and no other.
pub async fn is_of_today(pool: &PgPool, place: PathBuf) -> Result<(), StoreError> {
    let done = sqlx::query_scalar("SELECT max(version) FROM openroom_schema")
        .fetch_one(pool)
        .await;
    let done: Option<i64> = done.unwrap_or(None);
    match done.and_then(|done| usize::try_from(done).ok()) {
        Some(done) if done == STEPS.len() => Ok(()),
        done => Err(StoreError::File {
            path: place,
            problem: match done {
                None => "is no database of Openroom",
                Some(done) if done > STEPS.len() => "was written by a newer version of Openroom; use that version",
                Some(_) => "was written by an older Openroom; start the server with it once, which brings it up to date",
            }
            .to_owned(),
        }),
    }
}

/// Takes the steps that the database has not had. Of several nodes that start at once one does it, and the others wait.
pub async fn bring_up_to_date(pool: &PgPool, place: PathBuf) -> Result<(), StoreError> {
    let mut conn = pool.acquire().await?;
    let mut change = conn.begin().await?;
    sqlx::raw_sql("SELECT pg_advisory_xact_lock(7237117)")
        .execute(&mut *change)
        .await?;
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS openroom_schema (version BIGINT NOT NULL)")
        .execute(&mut *change)
        .await?;
    let done: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM openroom_schema")
        .fetch_one(&mut *change)
        .await?;
    let done = usize::try_from(done.unwrap_or(0)).unwrap_or(usize::MAX);
    if done > STEPS.len() {
        return Err(StoreError::File {
            path: place,
            problem: "was written by a newer version of Openroom; use that version".to_owned(),
        });
    }
    for (number, step) in STEPS.iter().enumerate().skip(done) {
        sqlx::raw_sql(*step).execute(&mut *change).await?;
        sqlx::query("INSERT INTO openroom_schema (version) VALUES ($1)")
            .bind(i64::try_from(number + 1).unwrap_or(i64::MAX))
            .execute(&mut *change)
            .await?;
    }
    change.commit().await?;
    Ok(())
}
