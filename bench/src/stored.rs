//! A server with the events of many years: how soon it is there, and what a connection costs on which nothing happens.

use std::path::Path;
use std::time::Instant;

use openroom_client::Client;
use openroom_store::{Append, Store};

use crate::Outcome;
use crate::club::{Club, Size};
use crate::load::memory;
use crate::server::Server;

/// What came of it; times in milliseconds, memory in KiB.
#[derive(Debug, Default)]
pub struct Report {
    /// Entries of each event.
    pub entries: usize,
    /// Bytes of the file.
    pub file: u64,
    /// From the start of the program until it answers.
    pub start: f64,
    /// The first page of events.
    pub page: f64,
    /// One old event, which is folded for it.
    pub old: f64,
    /// Once it answers.
    pub memory_start: u64,
    /// Once the pages were asked for.
    pub memory: u64,
    /// Bytes of each idle live connection.
    pub idle: u64,
}

const SIZE: Size = Size {
    sections: 1,
    tables: 10,
    rounds: 5,
    boards: 2,
};

/// Runs it.
///
/// # Errors
/// If it cannot be set up, or the server does not answer.
pub async fn run(binary: &Path, events: u32, idle: u32) -> Outcome<Report> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let database = folder.path().join("stored.db").display().to_string();
    let mut server = Server::start(binary, &database).await?;
    let club = Club::found(&server, SIZE, "after-board").await?;
    server.kill().await?;
    let entries = fill(&database, &club.event, events).await?;
    let file = std::fs::metadata(&database).map_or(0, |file| file.len());
    let began = Instant::now();
    server.restart().await?;
    let millis = |began: Instant| began.elapsed().as_secs_f64() * 1000.0;
    let start = millis(began);
    let process = server.process().ok_or("the server is gone")?;
    let memory_start = memory(process);
    let away = |error: openroom_client::ClientError| error.to_string();
    let mut reader = Client::new(server.at);
    let began = Instant::now();
    reader.get("/api/events").await.map_err(away)?;
    let page = millis(began);
    let began = Instant::now();
    reader.get("/api/events/old00007").await.map_err(away)?;
    let old = millis(began);
    let before = memory(process);
    let mut open = Vec::new();
    for _ in 0..idle {
        let mut live = Client::new(server.at)
            .live("old00007", 0)
            .await
            .map_err(away)?;
        live.next().await.map_err(away)?;
        open.push(live);
    }
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let after = memory(process);
    let each = after.saturating_sub(before) * 1024 / u64::from(idle.max(1));
    Ok(Report {
        entries,
        file,
        start,
        page,
        old,
        memory_start,
        memory: before,
        idle: each,
    })
}

/// Writes the log of an event again and again under other names.
async fn fill(database: &str, event: &str, count: u32) -> Outcome<usize> {
    let wrong = |error: openroom_store::StoreError| error.to_string();
    let store = Store::open_at(database).await.map_err(wrong)?;
    let log = store.read(event, 0).await.map_err(wrong)?;
    let bodies: Vec<&str> = log.iter().map(|entry| entry.body.as_str()).collect();
    let page = store.page(None, true, 1).await.map_err(wrong)?;
    let summary = page.first().and_then(|first| first.summary.clone());
    for number in 0..count {
        let (id, key) = (format!("old{number:05}"), format!("{number}"));
        let created = format!("2020-01-01T{:02}:{:02}:00Z", number / 60 % 24, number % 60);
        store.create(&id, "Old", &created).await.map_err(wrong)?;
        let append = Append {
            stream: &id,
            seen: 0,
            key: &key,
            bodies: &bodies,
            summary: summary.as_deref(),
        };
        store.append(append).await.map_err(wrong)?;
    }
    store.close().await;
    Ok(bodies.len())
}
