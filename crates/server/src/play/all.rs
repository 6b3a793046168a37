//! All tables of an event as they are played, over one connection: those of the round that is on, and those of earlier rounds at which a
//! board waits.

use std::collections::{HashMap, HashSet};

use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path};
use axum::response::Response;
use openroom_tournament::Tournament;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::socket::{From, Looking, Still};
use super::{AtEvent, Guest, Link};
use crate::access::{Actor, Rank, check_origin};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::listen::Place;
use crate::problem::{Answer, Problem};
use crate::socket::{Connected, give, small};

/// So many messages of tables wait for the connection.
const WAITING: usize = 64;

/// Before a table that could not be told of is tried again.
const AGAIN: std::time::Duration = std::time::Duration::from_secs(2);

/// A WebSocket over which each table of an event comes again whenever it has changed, for those who run it.
#[utoipa::path(get, path = "/events/{id}/tables/live", tag = "play", params(("id" = String, Path, description = "The event")), responses((status = 101, description = "Messages of the form `PlayMessage`, each of one table", body = api::PlayMessage), (status = 426, description = "Not asked for as a WebSocket", body = api::Problem)), security(("cookie" = []), ("token" = [])))]
pub async fn live(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Client(address): Client,
    place: Option<Extension<Place>>,
    headers: axum::http::HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    check_origin(&axum::http::Method::GET, &headers, &app.address)?;
    actor.must_be(Rank::Assistant)?;
    // It is there, in this club.
    app.event(&id).await?;
    let counted = Connected::new(&app, address)?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        let done = talk(&app, &id, &actor, address, socket).await;
        drop((counted, place));
        if let Err(problem) = done {
            tracing::debug!(?problem, "the live connection of all tables ended");
        }
    }))
}

/// The tables that are told of.
fn tables(event: &Tournament, id: &str) -> HashSet<String> {
    let name = |session: u16, round: u32, table: &str| {
        let at = AtEvent {
            event: id.to_owned(),
            session,
            round,
            table: table.to_owned(),
        };
        at.id()
    };
    let on = event.current_round();
    let on = on.into_iter().flat_map(|(session, round)| {
        let tables = event.state().round(session, round);
        let tables = tables.into_iter().flat_map(|round| &round.tables);
        let full = tables.filter(|table| table.sitting.is_full());
        full.map(move |table| name(session, round, &table.name))
    });
    let waiting = event.waiting();
    let waiting = waiting
        .iter()
        .map(|one| name(one.session, one.round, &one.table));
    on.chain(waiting).collect()
}

/// Somebody who follows a table, until this is dropped.
struct Following(AbortHandle);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn talk(
    app: &App,
    id: &str,
    actor: &Actor,
    address: std::net::IpAddr,
    mut socket: WebSocket,
) -> Result<(), Problem> {
    let event = app.event(id).await?;
    let mut versions = event.versions();
    let mut still = Still::new(app, Some(actor.clone()));
    let (tell, mut told) = mpsc::channel(WAITING);
    let mut followed: HashMap<String, Following> = HashMap::new();
    loop {
        versions.borrow_and_update();
        let (now, _) = event.now().await;
        let wanted = tables(&now, id);
        followed.retain(|table, _| wanted.contains(table));
        for table in wanted {
            let (app, actor, tell) = (app.clone(), actor.clone(), tell.clone());
            followed.entry(table.clone()).or_insert_with(|| {
                let task = tokio::spawn(async move {
                    while let Err(problem) = follow(&app, &table, &actor, address, &tell).await {
                        tracing::debug!(table, ?problem, "a table is not told of for a moment");
                        tokio::time::sleep(AGAIN).await;
                    }
                });
                Following(task.abort_handle())
            });
        }
        // Until there are other tables.
        loop {
            tokio::select! {
                biased;
                heard = socket.recv() => {
                    if !still.hears(heard) {
                        return Ok(());
                    }
                }
                moment = still.moment() => {
                    if !still.is_there(moment, &mut socket).await {
                        return Ok(());
                    }
                }
                message = told.recv() => {
                    let Some(message) = message else { return Ok(()) };
                    if !give(app, &mut socket, message).await {
                        return Ok(());
                    }
                }
                changed = versions.changed() => {
                    if changed.is_err() {
                        return Ok(());
                    }
                    break;
                }
            }
        }
    }
}

/// Tells of one table for as long as somebody listens.
async fn follow(
    app: &App,
    table: &str,
    actor: &Actor,
    address: std::net::IpAddr,
    tell: &mpsc::Sender<String>,
) -> Result<(), Problem> {
    let room = app.played.room(app, table).await?;
    let guest = Guest::of(app, &room, &Link::default(), actor, address).await?;
    let mut looking = Looking::at(app, room, guest, From::default()).await?;
    loop {
        let message = looking.next().await?;
        if tell.send(message).await.is_err() {
            return Ok(());
        }
    }
}
