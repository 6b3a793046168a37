//! The live connection of a table: whoever looks is sent it again whenever something that he may see has changed, and nothing
//! otherwise, so that not even that something happened can be told from it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Query};
use axum::response::Response;
use openroom_tables::Viewer;
use serde::Deserialize;
use tokio::time::Instant;
use utoipa::IntoParams;

use super::{Guest, Link, Room, event, seen};
use crate::access::{Actor, check_origin};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::listen::Place;
use crate::problem::{Answer, Problem};
use crate::socket::{ALIVE, Connected, MOST_WORDS, SILENT, give, small};

/// What the client has seen.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// Which board he has before him.
    #[serde(default)]
    index: u32,
    /// The version of his sight.
    #[serde(default)]
    version: usize,
}

/// A WebSocket over which a table comes again whenever what its viewer may see has changed.
#[utoipa::path(get, path = "/play/{id}/live", tag = "play", params(("id" = String, Path, description = "The table"), Link, From), responses((status = 101, description = "Messages of the form `PlayMessage`", body = api::PlayMessage), (status = 426, description = "Not asked for as a WebSocket", body = api::Problem)))]
#[expect(clippy::too_many_arguments, reason = "a request has that many parts")]
pub async fn live(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Query(from): Query<From>,
    actor: Actor,
    Client(address): Client,
    place: Option<Extension<Place>>,
    headers: axum::http::HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    check_origin(&axum::http::Method::GET, &headers, &app.address)?;
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, address).await?;
    let counted = Connected::new(&app, address)?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        let done = talk(&app, &room, &guest, socket, &from).await;
        drop((counted, place));
        if let Err(problem) = done {
            tracing::debug!(?problem, "the live connection of a table ended");
        }
    }))
}

async fn talk(
    app: &App,
    room: &Arc<Room>,
    guest: &Guest,
    mut socket: WebSocket,
    from: &From,
) -> Result<(), Problem> {
    let seat = match guest.viewer {
        Some(Viewer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let _here = room.comes(seat);
    let mut changes = room.changes();
    // At a table of an event: rounds that are called, and the clock.
    let mut event = match room.at_event() {
        Some(at) => Some(app.event(&at.event).await?.versions_at(&at.table)),
        None => None,
    };
    if room.at_event().is_some() && room.boards().0 > 0 {
        // The server may have been ended between the last card and the result.
        event::settle(app, room, room.boards().0).await?;
    }
    let mut signals = room.signals().subscribe();
    let mut stopping = app.stopping.clone();
    let mut heard_at = Instant::now();
    let mut words = 0_u32;
    let mut alive = tokio::time::interval_at(Instant::now() + ALIVE, ALIVE);
    let (mut sent, mut first) = (0, true);
    loop {
        changes.borrow_and_update();
        let (index, _) = room.boards();
        let board = match index {
            0 => None,
            index => Some(room.board(&app.store, index).await?),
        };
        let mut versions = board.as_ref().map(|board| board.versions());
        if let Some(versions) = &mut versions {
            versions.borrow_and_update();
        }
        // Until there is another board, or somebody comes or goes.
        loop {
            let now = seen(app, room, guest).await?;
            let same = first && is_seen(&now, from);
            let text = serde_json::to_string(&now).unwrap_or_default();
            // Of what was sent last the mark is enough: the text of all sockets would be most of what a table takes.
            let mark = marked(&text);
            if first || mark != sent {
                let message = match same {
                    true => format!(r#"{{"now":{}}}"#, app.millis()),
                    false => format!(r#"{{"now":{},"table":{text}}}"#, app.millis()),
                };
                if !give(app, &mut socket, message).await {
                    return Ok(());
                }
                (sent, first) = (mark, false);
            }
            // The next board of a round comes by itself.
            let next = next_comes(app, room, index, board.as_deref()).await?;
            // What an onlooker sees later changes by itself.
            let due = match (&board, guest.viewer) {
                (Some(board), Some(Viewer::Later)) => {
                    let now = app.millis();
                    let due = board.fold().await.board.next_for_later(now);
                    due.map(|due| Duration::from_millis(due.saturating_sub(now) + 1))
                }
                _ => None,
            };
            tokio::select! {
                biased;
                heard = socket.recv() => {
                    heard_at = Instant::now();
                    match heard {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                        Some(Ok(Message::Pong(_))) => {}
                        Some(Ok(_)) => {
                            words += 1;
                            if words > MOST_WORDS {
                                return Ok(());
                            }
                        }
                    }
                }
                _ = stopping.changed() => {
                    let _ = socket.send(Message::Close(None)).await;
                    return Ok(());
                }
                _ = alive.tick() => {
                    if heard_at.elapsed() > SILENT
                        || socket.send(Message::Ping(Vec::new().into())).await.is_err()
                    {
                        return Ok(());
                    }
                }
                changed = changes.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    break;
                }
                () = went_on(versions.as_mut()) => {}
                () = went_on(event.as_mut()) => {}
                () = tokio::time::sleep(next.unwrap_or(Duration::MAX)), if next.is_some() => {
                    if index > 0 {
                        event::settle(app, room, index).await?;
                    }
                    if let Err(problem) = room.bring(app, index).await {
                        tracing::debug!(?problem, "no board comes by itself");
                        return Ok(());
                    }
                }
                heard = signals.recv() => {
                    let Ok(heard) = heard else { continue };
                    if guest.actor().ok() == Some(heard.to) {
                        let message = api::PlayMessage {
                            now: app.millis(),
                            table: None,
                            signal: Some(api::SignalHeard {
                                by: heard.by,
                                data: heard.data.to_string(),
                            }),
                        };
                        let message = serde_json::to_string(&message).unwrap_or_default();
                        if !give(app, &mut socket, message).await {
                            return Ok(());
                        }
                    }
                }
                () = tokio::time::sleep(due.unwrap_or(Duration::MAX)), if due.is_some() => {}
            }
        }
    }
}

/// A mark by which a text is known again.
fn marked(text: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// How long it is until the next board comes by itself, if it does.
async fn next_comes(
    app: &App,
    room: &Room,
    index: u32,
    board: Option<&super::board::LiveBoard>,
) -> Result<Option<Duration>, Problem> {
    let Some(at) = room.at_event() else {
        return Ok(None);
    };
    let millis = match board {
        None => event::next_comes(app, at, index, None).await?,
        Some(board) => {
            let fold = board.fold().await;
            event::next_comes(app, at, index, Some(&fold.board)).await?
        }
    };
    Ok(millis.map(Duration::from_millis))
}

/// The board has gone on; never, if there is none.
pub async fn went_on(versions: Option<&mut tokio::sync::watch::Receiver<u64>>) {
    match versions {
        Some(versions) => match versions.changed().await {
            Ok(()) => {}
            Err(_) => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

/// Whether a client has that before him already.
fn is_seen(now: &api::PlaySeen, from: &From) -> bool {
    let version = now.sight.as_ref().map_or(0, |sight| sight.version);
    // What is not of the board, such as where he goes now, has no version.
    let plain = now.round.is_none() && now.teams.is_none();
    plain && from.index > 0 && (now.index, version) == (from.index, from.version)
}
