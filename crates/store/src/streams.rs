//! Streams: logs that only grow.

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, Row as _, Sqlite, SqliteConnection};

use crate::{Store, StoreError};

/// Entries to be appended, all of them or none.
#[derive(Debug, Clone, Copy)]
pub struct Append<'a> {
    /// The stream.
    pub stream: &'a str,
    /// The version that the writer has seen; 0 for an empty stream.
    pub seen: u64,
    /// Made by the writer, and other each time: the same one again is the same entries sent again.
    pub key: &'a str,
    /// The entries, mostly one.
    pub bodies: &'a [&'a str],
    /// What a list of streams shows of the stream once they are in it, in the words of whoever keeps it.
    pub summary: Option<&'a str>,
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
    /// Its version: the number of its entries.
    pub version: u64,
    /// What its writer last said of it; nothing if its last entry was written without a word of it.
    pub summary: Option<String>,
}

impl FromRow<'_, SqliteRow> for Stream {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            away: row.try_get("away")?,
            version: row.try_get::<i64, _>("version")?.unsigned_abs(),
            summary: row.try_get("summary")?,
        })
    }
}

/// The same, owned: the writer does it when it comes to it.
struct Wish {
    stream: String,
    seen: u64,
    key: String,
    bodies: Vec<String>,
    summary: Option<String>,
}

impl Wish {
    fn of(entries: Append<'_>) -> Self {
        Self {
            stream: entries.stream.to_owned(),
            seen: entries.seen,
            key: entries.key.to_owned(),
            bodies: entries.bodies.iter().map(|&body| body.to_owned()).collect(),
            summary: entries.summary.map(str::to_owned),
        }
    }

    /// The last entry has the key as it is, so that it leads to the version that was answered.
    fn key_of(&self, index: usize) -> String {
        match index + 1 == self.bodies.len() {
            true => self.key.clone(),
            false => format!("{}#{}", self.key, index + 1),
        }
    }
}

async fn append(file: &mut SqliteConnection, wish: Wish) -> Result<u64, StoreError> {
    let there: Option<i64> =
        sqlx::query_scalar("SELECT version FROM entries WHERE stream = ? AND key = ?")
            .bind(&wish.stream)
            .bind(&wish.key)
            .fetch_optional(&mut *file)
            .await?;
    if let Some(version) = there {
        return Ok(version.unsigned_abs());
    }
    let version: Option<i64> = sqlx::query_scalar("SELECT version FROM streams WHERE id = ?")
        .bind(&wish.stream)
        .fetch_optional(&mut *file)
        .await?;
    let mut version = version.ok_or_else(|| StoreError::NoStream(wish.stream.clone()))?;
    if version.unsigned_abs() != wish.seen {
        return Err(StoreError::Conflict {
            version: version.unsigned_abs(),
        });
    }
    for (index, body) in wish.bodies.iter().enumerate() {
        version += 1;
        sqlx::query("INSERT INTO entries (stream, version, key, body) VALUES (?, ?, ?, ?)")
            .bind(&wish.stream)
            .bind(version)
            .bind(wish.key_of(index))
            .bind(body)
            .execute(&mut *file)
            .await?;
    }
    sqlx::query("UPDATE streams SET version = ?, summary = ? WHERE id = ?")
        .bind(version)
        .bind(&wish.summary)
        .bind(&wish.stream)
        .execute(&mut *file)
        .await?;
    Ok(version.unsigned_abs())
}

/// Needs room on the disk, and gives it back.
pub async fn pulse(file: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO pulse (room) VALUES (zeroblob(16384))")
        .execute(&mut *file)
        .await?;
    sqlx::query("DELETE FROM pulse").execute(file).await?;
    Ok(())
}

impl Store {
    /// Does one statement whole; how many rows it changed.
    pub(crate) async fn execute(
        &self,
        statement: Query<'static, Sqlite, SqliteArguments>,
    ) -> Result<u64, StoreError> {
        self.writer
            .act(move |file| {
                Box::pin(async move { Ok(statement.execute(file).await?.rows_affected()) })
            })
            .await
    }

    /// Makes an empty stream.
    ///
    /// # Errors
    /// If there is one with this id.
    pub async fn create(&self, id: &str, name: &str, created: &str) -> Result<(), StoreError> {
        let [id, name, created] = [id, name, created].map(str::to_owned);
        let add = "INSERT INTO streams (id, name, created) VALUES (?, ?, ?)";
        let add = sqlx::query(add).bind(id).bind(name).bind(created);
        self.execute(add).await?;
        Ok(())
    }

    /// A page of the streams that have entries, the newest first: after a stream, or from the beginning; those that are put away only
    /// if they are wanted.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn page(
        &self,
        after: Option<&str>,
        with_away: bool,
        most: u32,
    ) -> Result<Vec<Stream>, StoreError> {
        let columns = "SELECT id, name, created, away, version, summary FROM streams";
        let which = "version > 0 AND (away = 0 OR ?1)";
        let order = "ORDER BY created DESC, id LIMIT ?2";
        let text = match after {
            None => format!("{columns} WHERE {which} {order}"),
            Some(_) => format!(
                "{columns} WHERE {which} AND (created < (SELECT created FROM streams WHERE id = ?3) OR (created = (SELECT created FROM streams WHERE id = ?3) AND id > ?3)) {order}"
            ),
        };
        let mut page = sqlx::query_as(sqlx::AssertSqlSafe(text))
            .bind(with_away)
            .bind(most);
        if let Some(after) = after {
            page = page.bind(after.to_owned());
        }
        Ok(page.fetch_all(&self.pool).await?)
    }

    /// Notes what a list shows of a stream that was written without it; not if the stream has gone on.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn sum_up(&self, id: &str, version: u64, summary: &str) -> Result<(), StoreError> {
        let change = sqlx::query("UPDATE streams SET summary = ? WHERE id = ? AND version = ?")
            .bind(summary.to_owned())
            .bind(id.to_owned())
            .bind(i64::try_from(version).unwrap_or(i64::MAX));
        self.execute(change).await?;
        Ok(())
    }

    /// Puts a stream away, or brings it back; its entries stay as they are.
    ///
    /// # Errors
    /// If there is no such stream, or the database cannot be written.
    pub async fn put_away(&self, id: &str, away: bool) -> Result<(), StoreError> {
        let change = sqlx::query("UPDATE streams SET away = ? WHERE id = ?");
        match self.execute(change.bind(away).bind(id.to_owned())).await? {
            0 => Err(StoreError::NoStream(id.to_owned())),
            _ => Ok(()),
        }
    }

    /// Appends entries, and gives the version of the last back once they are on the disk. Those whose key is there already are not
    /// written again.
    ///
    /// # Errors
    /// If somebody else was first, there is no such stream, or the disk refuses.
    pub async fn append(&self, entries: Append<'_>) -> Result<u64, StoreError> {
        let wish = Wish::of(entries);
        self.writer
            .act(move |file| Box::pin(append(file, wish)))
            .await
    }

    /// The entries after a version.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn read(&self, stream: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        #[cfg(feature = "faults")]
        self.fail_read()?;
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
