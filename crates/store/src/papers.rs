//! What a club keeps beside its logs: its members, its calendar, how it looks. A paper is a text of a kind with an id; unlike an entry it can be
//! changed and taken away, as what is known of a person must be.

use crate::engine::{Conn, Row, each, values};
use crate::{Store, StoreError};

/// Something that a club keeps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paper {
    /// By what it is known among those of its kind.
    pub id: String,
    /// What it says.
    pub body: String,
    /// How often it was written.
    pub version: u64,
}

/// A change of what a club keeps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Written, whether it was there or not; with `seen` only if it still has that version, 0 for one that is not there.
    Put {
        /// The kind.
        kind: &'static str,
        /// By what it is known.
        id: String,
        /// What it says.
        body: String,
        /// The version that the writer has seen.
        seen: Option<u64>,
    },
    /// Taken away, if it is there.
    Take {
        /// The kind.
        kind: &'static str,
        /// By what it is known.
        id: String,
    },
    /// All of a kind are taken away.
    TakeAll {
        /// The kind.
        kind: &'static str,
    },
}

fn paper(row: &Row) -> Result<Paper, StoreError> {
    Ok(Paper {
        id: row.text(0)?,
        body: row.text(1)?,
        version: row.count(2)?,
    })
}

async fn change(conn: &mut Conn, club: String, changes: Vec<Change>) -> Result<(), StoreError> {
    for change in changes {
        match change {
            Change::Put {
                kind,
                id,
                body,
                seen,
            } => put(conn, &club, kind, &id, &body, seen).await?,
            Change::Take { kind, id } => {
                let take = "DELETE FROM papers WHERE club = $1 AND kind = $2 AND id = $3";
                conn.execute(take, values![&club, kind, id]).await?;
            }
            Change::TakeAll { kind } => {
                let take = "DELETE FROM papers WHERE club = $1 AND kind = $2";
                conn.execute(take, values![&club, kind]).await?;
            }
        }
    }
    Ok(())
}

async fn put(
    conn: &mut Conn,
    club: &str,
    kind: &str,
    id: &str,
    body: &str,
    seen: Option<u64>,
) -> Result<(), StoreError> {
    let now = "SELECT version FROM papers WHERE club = $1 AND kind = $2 AND id = $3";
    let now = conn.first(now, values![club, kind, id]).await?;
    let version = now.map(|row| row.count(0)).transpose()?.unwrap_or(0);
    if seen.is_some_and(|seen| seen != version) {
        return Err(StoreError::Conflict { version });
    }
    let write = "INSERT INTO papers (club, kind, id, body, version) VALUES ($1, $2, $3, $4, 1) ON CONFLICT (club, kind, id) DO UPDATE SET body = excluded.body, version = papers.version + 1";
    conn.execute(write, values![club, kind, id, body]).await?;
    Ok(())
}

impl Store {
    /// All that the club keeps of a kind, in the order of their ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn papers(&self, kind: &str) -> Result<Vec<Paper>, StoreError> {
        let all = "SELECT id, body, version FROM papers WHERE club = $1 AND kind = $2 ORDER BY id";
        each(
            &self.engine.rows(all, values![&*self.club, kind]).await?,
            paper,
        )
    }

    /// One of them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn paper(&self, kind: &str, id: &str) -> Result<Option<Paper>, StoreError> {
        let one = "SELECT id, body, version FROM papers WHERE club = $1 AND kind = $2 AND id = $3";
        let found = self
            .engine
            .rows(one, values![&*self.club, kind, id])
            .await?;
        found.first().map(paper).transpose()
    }

    /// Changes what the club keeps: all of it or nothing.
    ///
    /// # Errors
    /// `Conflict` if somebody else has changed one of them since; if the database cannot be written.
    pub async fn change_papers(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let club = self.club.to_string();
        let turn = format!("papers {club}");
        self.engine
            .act(Some(turn), move |conn| {
                Box::pin(change(conn, club, changes))
            })
            .await
    }

    /// The club that keeps a paper whose id nobody can guess: whoever has the link of one has never heard of clubs.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn club_of_paper(&self, kind: &str, id: &str) -> Result<Option<String>, StoreError> {
        let one = "SELECT club FROM papers WHERE kind = $1 AND id = $2";
        let found = self.engine.rows(one, values![kind, id]).await?;
        found.first().map(|row| row.text(0)).transpose()
    }
}
