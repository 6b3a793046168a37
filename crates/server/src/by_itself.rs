//! Rounds that begin by themselves. The event says what comes and when (`Tournament::coming`); the server has the clock. Of several nodes
//! the one does it that decides for the event; when that one dies, another one finds what is overdue and decides from then on. After a
//! restart, or when nobody has looked for long, the summaries tell which events are to be woken. What fails because a database or a node
//! is away is tried again; only what the event itself refuses is left.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use openroom_store::{Decider, StoreError};
use openroom_tournament::{Action, Entry, Role, Tournament, Who};

use crate::app::App;
use crate::events::{outcome, stamp};
use crate::live::{Live, Written};
use crate::nodes;
use crate::problem::Problem;
use crate::secrets;
use crate::summary::Summary;

/// How often it is looked what is due.
const LOOK: Duration = match cfg!(test) {
    true => Duration::from_millis(50),
    false => Duration::from_millis(500),
};

/// After so many looks the database is asked which events nobody has in memory; among several nodes more often, as one may have died.
const WAKE: u32 = 60;
const WAKE_AMONG_NODES: u32 = 10;

/// What no node has done so many seconds after it was due, no node is there to do.
const OVERDUE: i64 = 2;

/// So long it may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of an event: at which version, and the second in which something is due.
type Known = HashMap<String, (u64, Option<i64>)>;

/// Does what is due until the server stops.
pub async fn keep_time(app: App) {
    let mut stopping = app.stopping.clone();
    let mut known = Known::new();
    let mut looks = 0;
    loop {
        let every = match &app.nodes {
            None => WAKE,
            Some(_) => WAKE_AMONG_NODES,
        };
        if looks % every == 0
            && let Err(error) = wake(&app).await
        {
            tracing::warn!(%error, "events that go on by themselves are not known");
        }
        looks = looks.wrapping_add(1);
        look(&app, &mut known).await;
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Looks at all events in memory.
async fn look(app: &App, known: &mut Known) {
    let events = app.all_in_memory();
    let now = app.now();
    for live in &events {
        let version = live.version();
        let kept = known.get(&live.id).filter(|(at, _)| *at == version);
        let due = match kept {
            Some((_, due)) => *due,
            None => {
                let coming = live.fold().await.event.coming();
                let due = coming.map(|coming| coming.at.seconds());
                known.insert(live.id.clone(), (version, due));
                due
            }
        };
        if due.is_none_or(|due| due > now) {
            continue;
        }
        let done = tokio::time::timeout(PATIENCE, act(app, live)).await;
        let Ok(done) = done else {
            tracing::warn!(event = %live.id, "what was due takes too long; it is tried again");
            continue;
        };
        if let Err(problem) = done {
            tracing::warn!(event = %live.id, ?problem, "what was due is not done");
            // What is refused once is refused again, until something else is written. A database or a node that was away comes back.
            if problem.is_refusal() {
                known.insert(live.id.clone(), (version, None));
            } else if let Some(nodes) = &app.nodes {
                nodes.forget(&live.id);
            }
        }
    }
    known.retain(|id, _| events.iter().any(|live| live.id == *id));
}

/// Does what is due in an event, if it is for this node to do.
async fn act(app: &App, live: &Arc<Live>) -> Result<(), Problem> {
    let app = app.of(&live.club);
    if !is_here(&app, &live.id).await? {
        return Ok(());
    }
    let make = |event: &Tournament| Ok(due(&app, event));
    // If another one was first, nothing is due any more.
    let key = secrets::secret()?;
    let written = live.write(&app.store, &key, None, make).await?;
    if let Written::At(version) = &written {
        tracing::info!(event = %live.id, version, "went on by itself");
    }
    outcome(&app, written, 1)?;
    // The session may have ended with it.
    let over = Action::SessionOver(openroom_tournament::entry::SessionOver {
        session: 1,
        by_itself: true,
    });
    app.record.note(&over);
    Ok(())
}

/// The entry that is due now: the Director in charge has said beforehand when.
fn due(app: &App, event: &Tournament) -> Option<Entry> {
    let coming = event.due(app.time())?;
    let action = coming.action();
    let at = stamp(app.time(), event, &action);
    Some(Entry::new(at, Who::new(Role::Chief), action))
}

/// Whether this node decides for an event.
pub async fn is_here(app: &App, id: &str) -> Result<bool, StoreError> {
    match &app.nodes {
        None => Ok(true),
        Some(nodes) => Ok(matches!(
            nodes::decider(app, nodes, id).await?,
            Decider::Here(_)
        )),
    }
}

/// Brings the events into memory in which something is due soon; those that another node may be about to do, once they are overdue.
async fn wake(app: &App) -> Result<(), StoreError> {
    let soon = match &app.nodes {
        None => app.now() + 60,
        Some(_) => app.now() - OVERDUE,
    };
    for (club, id, summary) in app.store.summed_up_with("\"by_itself\":").await? {
        let due = Summary::read(&summary).and_then(|summary| summary.by_itself);
        if due.is_none_or(|due| due > soon) || app.in_memory(&id).is_some() {
            continue;
        }
        let app = app.of(&club);
        if is_here(&app, &id).await?
            && let Err(problem) = app.event(&id).await
        {
            tracing::warn!(event = %id, ?problem, "an event that goes on by itself cannot be read");
        }
    }
    Ok(())
}
