//! Streams: logs that only grow.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

use crate::{Store, StoreError};

/// An entry to be appended.
#[derive(Debug, Clone, Copy)]
pub struct Append<'a> {
    /// The stream.
    pub stream: &'a str,
    /// The version that the writer has seen; 0 for an empty stream.
    pub seen: u64,
    /// Made by the writer, and other for each entry: the same one again is the same entry sent again.
    pub key: &'a str,
    /// The entry.
    pub body: &'a str,
}

/// An entry of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub version: u64,
    /// The key that its writer made.
    pub key: String,
    /// The entry.
    pub body: String,
}

/// A stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stream {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created: String,
    /// Whether it is put away.
    pub away: bool,
}

impl FromRow<'_, SqliteRow> for Stream {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            away: row.try_get("away")?,
        })
    }
}

impl Store {
    /// Makes an empty stream.
    ///
    /// # Errors
    /// If there is one with this id.
    pub async fn create(&self, id: &str, name: &str, created: &str) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO streams (id, name, created) VALUES (?, ?, ?)")
            .bind(id)
            .bind(name)
            .bind(created)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Every stream, the newest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn streams(&self) -> Result<Vec<Stream>, StoreError> {
        let all = "SELECT id, name, created, away FROM streams WHERE version > 0 ORDER BY created DESC, id";
        Ok(sqlx::query_as(all).fetch_all(&self.pool).await?)
    }

    /// Puts a stream away, or brings it back; its entries stay as they are.
    ///
    /// # Errors
    /// If there is no such stream, or the database cannot be written.
    pub async fn put_away(&self, id: &str, away: bool) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE streams SET away = ? WHERE id = ?")
            .bind(away)
            .bind(id)
            .execute(&self.pool)
            .await?;
        match done.rows_affected() {
            0 => Err(StoreError::NoStream(id.to_owned())),
            _ => Ok(()),
        }
    }

    /// Appends an entry, and gives its version back once it is on the disk. An entry whose key is there already is not
    /// written again.
    ///
    /// # Errors
    /// If somebody else was first, there is no such stream, or the disk refuses.
    pub async fn append(&self, entry: Append<'_>) -> Result<u64, StoreError> {
        self.writer.append(entry).await
    }

    /// The entries after a version.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn read(&self, stream: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, String, String)> = sqlx::query_as(
            "SELECT version, key, body FROM entries WHERE stream = ? AND version > ? ORDER BY version",
        )
        .bind(stream)
        .bind(i64::try_from(after).unwrap_or(i64::MAX))
        .fetch_all(&self.pool)
        .await?;
        let entry = |(version, key, body): (i64, String, String)| Entry {
            version: version.unsigned_abs(),
            key,
            body,
        };
        Ok(rows.into_iter().map(entry).collect())
    }
}
