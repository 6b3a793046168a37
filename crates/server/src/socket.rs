//! Live connections: whoever looks at an event is sent it again whenever something that he may see has changed.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::IntoParams;

use crate::access::{Actor, check_origin};
use crate::api;
use crate::app::App;
use crate::events::{Seen, as_seen};
use crate::live::Live;
use crate::problem::{Answer, Problem};

/// How often at most an onlooker is sent the event.
const ONLOOKER: Duration = Duration::from_secs(2);
/// How often at most those who run it are.
const STAFF: Duration = Duration::from_millis(300);
/// A sign of life, so that a phone notices a connection that has gone.
const ALIVE: Duration = Duration::from_secs(20);

/// What the client has seen.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// The version that the client has.
    #[serde(default)]
    version: u64,
}

/// A WebSocket over which the event comes again whenever something that the role sees has changed.
#[utoipa::path(get, path = "/events/{id}/live", tag = "events", params(("id" = String, Path, description = "The event"), From, Seen), responses((status = 101, description = "Messages of the form `LiveMessage`", body = api::LiveMessage), (status = 426, description = "Not asked for as a WebSocket", body = api::Problem)), security((), ("cookie" = []), ("token" = [])))]
pub async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(from): Query<From>,
    Query(view): Query<Seen>,
    actor: Actor,
    headers: axum::http::HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    check_origin(&axum::http::Method::GET, &headers)?;
    let event = app.event(&id).await?;
    let actor = view.of(actor);
    let upgrade = upgrade.max_message_size(4096).max_frame_size(4096);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.live.fetch_add(1, Relaxed);
        let done = talk(&app, &event, &actor, socket, from.version).await;
        app.metrics.live.fetch_sub(1, Relaxed);
        if let Err(problem) = done {
            tracing::debug!(?problem, "a live connection ended");
        }
    }))
}

async fn talk(
    app: &App,
    event: &Arc<Live>,
    actor: &Actor,
    mut socket: WebSocket,
    seen: u64,
) -> Result<(), Problem> {
    let mut versions = event.versions();
    let mut stopping = app.stopping.clone();
    let pause = match actor {
        Actor { table: Some(_), .. } => Duration::ZERO,
        actor if actor.is_staff() => STAFF,
        _ => ONLOOKER,
    };
    let mut sent = String::new();
    let current = *versions.borrow_and_update();
    if current == seen {
        // Nothing has happened since: that is worth a word, so that the client knows that it is up to date.
        let word = json!({"version": current, "now": app.time()}).to_string();
        if socket.send(Message::text(word)).await.is_err() {
            return Ok(());
        }
        sent = unchanging(&message(app, event, actor).await?);
    } else if !send(app, event, actor, &mut socket, &mut sent).await? {
        return Ok(());
    }
    loop {
        tokio::select! {
            changed = versions.changed() => {
                if changed.is_err() {
                    return Ok(());
                }
                tokio::time::sleep(pause).await;
                versions.borrow_and_update();
                if !send(app, event, actor, &mut socket, &mut sent).await? {
                    return Ok(());
                }
            }
            heard = socket.recv() => match heard {
                // Clients have nothing to say here; they write over HTTP.
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                Some(Ok(_)) => {}
            },
            () = tokio::time::sleep(ALIVE) => {
                if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return Ok(());
                }
            }
            _ = stopping.changed() => {
                let _ = socket.send(Message::Close(None)).await;
                return Ok(());
            }
        }
    }
}

async fn message(app: &App, event: &Arc<Live>, actor: &Actor) -> Result<Value, Problem> {
    // The seat may have been chosen since the connection was made.
    let mut actor = actor.clone();
    if let (Some(table), Some(id)) = (&mut actor.table, &actor.session) {
        let session = app.store.session(id, app.now()).await?;
        let session = session.ok_or_else(|| Problem::stranger("signed out"))?;
        table.seat = session.seat.and_then(|seat| seat.chars().next());
    }
    as_seen(app, event, &actor).await
}

/// Sends the event if it looks other than what was sent last. False if nobody listens any more.
async fn send(
    app: &App,
    event: &Arc<Live>,
    actor: &Actor,
    socket: &mut WebSocket,
    sent: &mut String,
) -> Result<bool, Problem> {
    let message = message(app, event, actor).await?;
    let content = unchanging(&message);
    let text = match content == *sent {
        false => message.to_string(),
        true => json!({"version": message["version"], "now": message["now"]}).to_string(),
    };
    *sent = content;
    app.metrics.messages.fetch_add(1, Relaxed);
    Ok(socket.send(Message::text(text)).await.is_ok())
}

/// A message without what is other each time.
fn unchanging(message: &Value) -> String {
    let mut message = message.clone();
    for key in ["version", "now"] {
        if let Some(map) = message.as_object_mut() {
            map.remove(key);
        }
        if let Some(map) = message["table"].as_object_mut() {
            map.remove(key);
        }
    }
    message.to_string()
}
