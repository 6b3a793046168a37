//! Clubs on one server. On a laptop there is one, without a name, and nobody notices.

use std::sync::Arc;

use crate::engine::{Conn, Row, each, values};
use crate::{ONLY_CLUB, Store, StoreError};

/// What a club may use; 0 is without a bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Quota {
    /// Events.
    pub events: u64,
    /// Entries in all of them.
    pub entries: u64,
    /// Bytes of these entries.
    pub bytes: u64,
}

/// What a club has used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Used {
    /// Events.
    pub events: u64,
    /// Entries.
    pub entries: u64,
    /// Bytes.
    pub bytes: u64,
}

impl Quota {
    /// What there is no room for, if there is none.
    ///
    /// ```
    /// use openroom_store::{Quota, Used};
    ///
    /// let quota = Quota { entries: 100, ..Quota::default() };
    /// assert_eq!(quota.full(Used { entries: 100, ..Used::default() }), Some("entries"));
    /// assert_eq!(Quota::default().full(Used { entries: 100, ..Used::default() }), None);
    /// ```
    #[must_use]
    pub fn full(self, used: Used) -> Option<&'static str> {
        let over = |most: u64, used: u64| most > 0 && used >= most;
        [
            (self.events, used.events, "events"),
            (self.entries, used.entries, "entries"),
            (self.bytes, used.bytes, "bytes"),
        ]
        .into_iter()
        .find(|&(most, used, _)| over(most, used))
        .map(|(_, _, what)| what)
    }
}

/// A club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// By what it is known, also in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The host name under which it is reached, if it has one of its own.
    pub host: Option<String>,
    /// When it was made.
    pub created: String,
    /// What it may use.
    pub quota: Quota,
}

const COLUMNS: &str =
    "SELECT id, name, host, created, most_events, most_entries, most_bytes FROM clubs";

fn club(row: &Row) -> Result<Club, StoreError> {
    Ok(Club {
        id: row.text(0)?,
        name: row.text(1)?,
        host: row.maybe_text(2)?,
        created: row.text(3)?,
        quota: Quota {
            events: row.count(4)?,
            entries: row.count(5)?,
            bytes: row.count(6)?,
        },
    })
}

/// Takes a club out with all that it has.
async fn remove(conn: &mut Conn, id: String) -> Result<bool, StoreError> {
    if conn.is_postgres() {
        // Whoever writes to one of them now is waited for, and nobody else begins.
        let all = "SELECT id FROM streams WHERE club = $1 ORDER BY id FOR UPDATE";
        conn.rows(all, values![&id]).await?;
    }
    for step in [
        "INSERT INTO deleting (stream) SELECT id FROM streams WHERE club = $1",
        "DELETE FROM codes WHERE club = $1",
        "DELETE FROM sessions WHERE club = $1",
        "DELETE FROM one_time WHERE club = $1",
        "DELETE FROM tokens WHERE club = $1",
        "DELETE FROM tries WHERE club = $1",
        "DELETE FROM people WHERE club = $1",
        "DELETE FROM papers WHERE club = $1",
        "DELETE FROM seals WHERE stream IN (SELECT id FROM streams WHERE club = $1)",
        "DELETE FROM entries WHERE stream IN (SELECT id FROM streams WHERE club = $1)",
        "DELETE FROM streams WHERE club = $1",
    ] {
        conn.execute(step, values![&id]).await?;
    }
    conn.execute("DELETE FROM deleting", Vec::new()).await?;
    let gone = conn
        .execute("DELETE FROM clubs WHERE id = $1", values![id])
        .await?;
    Ok(gone == 1)
}

impl Store {
    /// The same database, as a club sees it.
    #[must_use]
    pub fn of(&self, club: &str) -> Self {
        Self {
            club: club.into(),
            ..self.clone()
        }
    }

    /// The club that sees the database so.
    #[must_use]
    pub fn club(&self) -> &str {
        &self.club
    }

    /// All clubs, with that of a laptop, whose id is empty.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn clubs(&self) -> Result<Vec<Club>, StoreError> {
        let all = format!("{COLUMNS} ORDER BY id");
        each(&self.engine.rows(&all, Vec::new()).await?, club)
    }

    /// Adds a club; false if the id or the host name is taken.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn add_club(&self, club: &Club) -> Result<bool, StoreError> {
        let add = "INSERT INTO clubs (id, name, host, created, most_events, most_entries, most_bytes) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let quota = club.quota;
        let values = values![
            &club.id,
            &club.name,
            club.host.clone(),
            &club.created,
            quota.events,
            quota.entries,
            quota.bytes
        ];
        Ok(self.engine.execute(add, values).await? == 1)
    }

    /// Sets what a club may use, and its name; false if there is no such club.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn change_club(
        &self,
        id: &str,
        name: &str,
        quota: Quota,
    ) -> Result<bool, StoreError> {
        let change = "UPDATE clubs SET name = $2, most_events = $3, most_entries = $4, most_bytes = $5 WHERE id = $1";
        let values = values![id, name, quota.events, quota.entries, quota.bytes];
        Ok(self.engine.execute(change, values).await? == 1)
    }

    /// Takes a club out with all its people and events, for ever; false if there is none. That of a laptop stays.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn remove_club(&self, id: &str) -> Result<bool, StoreError> {
        if id == ONLY_CLUB {
            return Ok(false);
        }
        let id = id.to_owned();
        self.engine
            .long_act("deleting", move |conn| Box::pin(remove(conn, id)))
            .await
    }

    /// The club to which a stream belongs.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn club_of_stream(&self, id: &str) -> Result<Option<String>, StoreError> {
        let one = "SELECT club FROM streams WHERE id = $1 AND version > 0";
        let found = self.engine.rows(one, values![id]).await?;
        found.first().map(|row| row.text(0)).transpose()
    }

    /// The club to which the code of a table belongs, if it has not ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn club_of_code(&self, code: &str, now: i64) -> Result<Option<String>, StoreError> {
        let one = "SELECT club FROM codes WHERE code = $1 AND expires > $2";
        let found = self.engine.rows(one, values![code, now]).await?;
        found.first().map(|row| row.text(0)).transpose()
    }

    /// What the club has used.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn used(&self) -> Result<Used, StoreError> {
        let sum = "SELECT CAST(count(*) AS BIGINT), CAST(coalesce(sum(version), 0) AS BIGINT), CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM streams WHERE club = $1 AND version > 0";
        let found = self.engine.rows(sum, values![&*self.club]).await?;
        let Some(row) = found.first() else {
            return Ok(Used::default());
        };
        Ok(Used {
            events: row.count(0)?,
            entries: row.count(1)?,
            bytes: row.count(2)?,
        })
    }

    /// Keeps another value under a name, for all nodes and clubs.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn renew_key(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let set = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
        self.engine.execute(set, values![name, value]).await?;
        Ok(())
    }

    /// What is kept under a name for all nodes and clubs: made by the first who asks, the same for everybody after.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub async fn shared_key(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        let add = "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        // Read after the commit: whoever came first has it.
        let find = "SELECT value FROM keys WHERE name = $1";
        let found = self.engine.rows(find, values![name]).await?;
        if let Some(row) = found.first() {
            return row.text(0);
        }
        let engine = self.engine.clone();
        let (name, offered): (Arc<str>, String) = (name.into(), offered.to_owned());
        let values = values![&*name, offered];
        engine.execute(add, values).await?;
        let found = engine.rows(find, values![&*name]).await?;
        found
            .first()
            .map_or(Err(StoreError::Closed), |row| row.text(0))
    }
}
