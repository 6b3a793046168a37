//! The one writer of logs. Entries that come while it is busy are committed together, so that many tables cost one wait for the
//! disk.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::{Append, StoreError};

/// At most so many entries in one commit.
const TOGETHER: usize = 256;

struct Wish {
    stream: String,
    seen: u64,
    key: String,
    body: String,
    answer: oneshot::Sender<Result<u64, StoreError>>,
}

/// A way to the writer.
#[derive(Debug, Clone)]
pub struct Writer {
    wishes: mpsc::Sender<Wish>,
    task: Arc<tokio::sync::Mutex<Option<JoinHandle<()>>>>,
}

impl Writer {
    pub fn start(file: SqliteConnection) -> Self {
        let (wishes, received) = mpsc::channel(1024);
        let task = tokio::spawn(work(file, received));
        Self {
            wishes,
            task: Arc::new(tokio::sync::Mutex::new(Some(task))),
        }
    }

    pub async fn append(&self, entry: Append<'_>) -> Result<u64, StoreError> {
        let (answer, answered) = oneshot::channel();
        let wish = Wish {
            stream: entry.stream.to_owned(),
            seen: entry.seen,
            key: entry.key.to_owned(),
            body: entry.body.to_owned(),
            answer,
        };
        self.wishes
            .send(wish)
            .await
            .map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits until all that was asked for is written.
    pub async fn stop(self) {
        let task = self.task.lock().await.take();
        drop(self.wishes);
        if let Some(task) = task {
            // Other ways to the writer may still be open; what they ask for comes too late.
            let _ = tokio::time::timeout(std::time::Duration::from_secs(5), task).await;
        }
    }
}

async fn work(mut file: SqliteConnection, mut wishes: mpsc::Receiver<Wish>) {
    let mut batch = Vec::new();
    while wishes.recv_many(&mut batch, TOGETHER).await > 0 {
        commit(&mut file, std::mem::take(&mut batch)).await;
    }
    let _ = file.close().await;
}

/// Writes the entries in one transaction, and answers only once it is committed.
async fn commit(file: &mut SqliteConnection, batch: Vec<Wish>) {
    let written = async {
        let mut change = file.begin_with("BEGIN IMMEDIATE").await?;
        let mut results = Vec::with_capacity(batch.len());
        for wish in &batch {
            results.push(write(&mut change, wish).await);
        }
        change.commit().await?;
        Ok::<_, sqlx::Error>(results)
    }
    .await;
    match written {
        Ok(results) => {
            for (wish, result) in batch.into_iter().zip(results) {
                let _ = wish.answer.send(result);
            }
        }
        Err(error) => {
            let text = error.to_string();
            for wish in batch {
                let error = StoreError::Database(sqlx::Error::Protocol(text.clone()));
                let _ = wish.answer.send(Err(error));
            }
        }
    }
}

async fn write(change: &mut SqliteConnection, wish: &Wish) -> Result<u64, StoreError> {
    let there: Option<i64> =
        sqlx::query_scalar("SELECT version FROM entries WHERE stream = ? AND key = ?")
            .bind(&wish.stream)
            .bind(&wish.key)
            .fetch_optional(&mut *change)
            .await?;
    if let Some(version) = there {
        return Ok(version.unsigned_abs());
    }
    let version: Option<i64> = sqlx::query_scalar("SELECT version FROM streams WHERE id = ?")
        .bind(&wish.stream)
        .fetch_optional(&mut *change)
        .await?;
    let version = version
        .ok_or_else(|| StoreError::NoStream(wish.stream.clone()))?
        .unsigned_abs();
    if version != wish.seen {
        return Err(StoreError::Conflict { version });
    }
    let next = i64::try_from(version + 1).unwrap_or(i64::MAX);
    sqlx::query("INSERT INTO entries (stream, version, key, body) VALUES (?, ?, ?, ?)")
        .bind(&wish.stream)
        .bind(next)
        .bind(&wish.key)
        .bind(&wish.body)
        .execute(&mut *change)
        .await?;
    sqlx::query("UPDATE streams SET version = ? WHERE id = ?")
        .bind(next)
        .bind(&wish.stream)
        .execute(&mut *change)
        .await?;
    Ok(next.unsigned_abs())
}
