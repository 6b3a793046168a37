//! Picture and voice between the browsers of those at a table: the server introduces them to each other and carries nothing else.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query};
use openroom_words::words::Message;

use super::room::Signal;
use super::{Guest, Link};
use crate::access::Actor;
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::limits::Pace;
use crate::problem::{Answer, Problem};

/// An introduction takes a few dozen words; nobody needs more than some hundred at once.
const SIGNALS: Pace = Pace {
    burst: 400,
    every: Duration::from_millis(100),
};

/// No word of an introduction is longer.
const LONGEST: usize = 32 * 1024;

/// Hands over what the browser of one tells that of another. Who may see and hear whom the setting of the table says.
#[utoipa::path(post, path = "/play/{id}/signals", tag = "play", params(("id" = String, Path, description = "The table"), Link), request_body = api::NewSignal, responses((status = 204)))]
pub async fn signal(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::NewSignal>,
) -> Answer<axum::http::StatusCode> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    let by = guest.actor()?;
    app.limits
        .one_more(format!("signals {}", guest.kept), SIGNALS)?;
    if wish.data.len() > LONGEST {
        return Err(Problem::malformed(Message::ServeKey));
    }
    let (index, _) = room.boards();
    let board = room.board(&app.store, index).await?;
    let mates = board.fold().await.board.settings().faces.mates(by);
    if !mates.contains(&wish.to) {
        return Err(Problem::forbidden(Message::ServeTableFaces));
    }
    let signal = Signal {
        by,
        to: wish.to,
        data: wish.data.into(),
    };
    super::across::signal(&app, &room, &signal).await;
    // Whoever is not there does not hear it.
    let _ = room.signals().send(signal);
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// The servers by whose help two browsers find each other.
#[utoipa::path(get, path = "/play/{id}/ice", tag = "play", params(("id" = String, Path, description = "The table"), Link), responses((status = 200, body = api::IceServers)))]
pub async fn ice(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<api::IceServers>> {
    let room = app.played.room(&app, &id).await?;
    Guest::of(&app, &room, &link, &actor, from).await?.actor()?;
    let urls = app.ice.clone();
    Ok(Json(api::IceServers { urls }))
}
