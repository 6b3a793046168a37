//! The record of what happened: sealed by the server from time to time, and shown entry by entry to those who run the event.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use openroom_store::{Sealed, Signer, StoreError, short};
use openroom_tournament::{Action, log};
use openroom_words::record;
use openroom_words::words::Message;
use serde::Deserialize;
use tokio::sync::OnceCell;
use utoipa::IntoParams;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::live::Live;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, in_words};
use crate::veil::Sight;

/// While an event goes on it is sealed so often.
const EVERY: Duration = Duration::from_secs(60);

/// Who seals, and when besides.
#[derive(Debug, Default)]
pub struct Record {
    signer: OnceCell<Arc<Signer>>,
    soon: tokio::sync::Notify,
}

impl Record {
    async fn signer(&self, app: &App) -> Result<Arc<Signer>, StoreError> {
        let made = async || app.store.signer().await.map(Arc::new);
        self.signer.get_or_try_init(made).await.cloned()
    }

    /// Seals at once what ends something: nobody waits for the minute.
    pub fn note(&self, action: &Action) {
        let ends = matches!(
            action,
            Action::SessionOver(_) | Action::Official(_) | Action::Final(_) | Action::Ruling(_)
        );
        if ends {
            self.soon.notify_one();
        }
    }
}

/// Seals all that has gone on. What does not follow from what was sealed before is told aloud, and left as it is.
pub async fn seal(app: &App) -> Result<Sealed, StoreError> {
    let signer = app.record.signer(app).await?;
    let now = app.time().to_string();
    let sealed = app.store.seal_all(&signer, &now).await?;
    for broken in &sealed.broken {
        tracing::error!(event = %broken.stream, entry = broken.version, "THE RECORD WAS CHANGED: this entry does not follow from what was sealed; run openroom verify");
    }
    let count = u64::try_from(sealed.broken.len()).unwrap_or(u64::MAX);
    app.metrics
        .broken
        .store(count, std::sync::atomic::Ordering::Relaxed);
    Ok(sealed)
}

/// Seals from time to time until the server stops.
pub async fn keep_sealing(app: App) {
    let mut stopping = app.stopping.clone();
    loop {
        if let Err(error) = seal(&app).await {
            tracing::warn!(%error, "the record is not sealed");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = app.record.soon.notified() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// The key with which the record of this server is sealed.
#[utoipa::path(get, path = "/record/key", tag = "exports", responses((status = 200, body = api::RecordKey)), security(()))]
pub async fn key(State(app): State<App>) -> Answer<Json<api::RecordKey>> {
    let signer = app.record.signer(&app).await?;
    Ok(Json(api::RecordKey {
        algorithm: "ed25519".to_owned(),
        key: signer.public(),
    }))
}

/// Which entries.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Those before this entry; the newest without it.
    #[serde(default)]
    before: Option<u64>,
    /// So many at most, up to 500; 100 if nothing is said.
    #[serde(default)]
    limit: Option<u64>,
}

/// What was written into the log of an event, by whom and when, the newest first, in the language that the request asks for.
#[utoipa::path(get, path = "/events/{id}/record", tag = "events", params(("id" = String, Path, description = "The event"), Which), responses((status = 200, body = api::EventRecord)), security(("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    reader: Reader,
    actor: Actor,
) -> Answer<Json<api::EventRecord>> {
    actor.must_be(Rank::Scorer)?;
    let live = app.event(&id).await?;
    let version = live.version();
    let sight = Sight::of(&app, &live, &actor, Some(reader.language)).await?;
    let (event, _) = live.now().await;
    let before = which.before.unwrap_or(version + 1).min(version + 1);
    let limit = which.limit.unwrap_or(100).min(500);
    let first = before.saturating_sub(limit).max(1);
    let stored = app.store.read_some(&id, first, before).await?;
    let hash = app.store.hash_at(&id, version).await?;
    let hash = hash.ok_or_else(|| Problem::missing(Message::ServeNoEvent))?;
    let sealed = app.store.newest_seal(&id).await?;
    let mut entries = Vec::with_capacity(stored.len());
    for stored in stored.iter().rev() {
        let entry = log::read_entry(&stored.body).map_err(Problem::ours)?;
        let (by, what) = in_words(reader.language, |words| {
            (record::who(&entry.by, words), record::what(&entry, words))
        });
        entries.push(api::RecordEntry {
            entry: stored.version,
            at: entry.at,
            by,
            what: sight.text(&event, what),
        });
    }
    Ok(Json(api::EventRecord {
        version,
        head: short(&hash),
        hash,
        sealed: sealed.map(|seal| api::RecordSeal {
            entry: seal.version,
            at: seal.at,
        }),
        key: app.record.signer(&app).await?.public(),
        entries,
    }))
}

/// How far the record of an event is, for paper: the short form of the head, and the entry that it is of.
pub async fn head(app: &App, id: &str, version: u64) -> Result<(String, u64), Problem> {
    let hash = app.store.hash_at(id, version).await?.unwrap_or_default();
    Ok((short(&hash), version))
}

/// The log of an event with all that proves it, sealed up to its last entry. Who was forgotten has no name in it.
pub async fn proof(app: &App, live: &Live, sight: &Sight) -> Result<String, Problem> {
    seal(app).await?;
    let mut proof = app.store.proof(&live.id).await?;
    let (event, _) = live.now().await;
    let signer = app.record.signer(app).await?;
    proof.hide(&signer, &app.time().to_string(), |body| {
        let shown = sight.text(&event, body.to_owned());
        (shown != body).then_some(shown)
    });
    Ok(proof.write())
}
