//! One link for all: whoever has the invitation of a table sees who sits where and chooses a seat, in a team match in the open or the closed
//! room. The seat then has a secret that the device has made and nobody else has.

use axum::Json;
use axum::extract::{Path, Query};
use openroom_laws::notation::parse_seat;
use openroom_store::Change;
use openroom_words::words::Message;

use super::{Guest, Link, Room, room};
use crate::access::Actor;
use crate::api::{self, LinkRole};
use crate::app::App;
use crate::client::Client;
use crate::limits::{DEVICE, Tried};
use crate::problem::{Answer, Problem};
use crate::secrets;

/// Under what the codes of tables are kept: each by its hash, with the name of its table.
const CODES: &str = "play-code";

/// A name is as long as at any other table.
const LONGEST_NAME: usize = 40;

/// Keeps the code of a table, so that whoever types it finds the table.
pub async fn keep_code(app: &App, code: &str, id: &str) -> Result<(), Problem> {
    let kept = Change::Put {
        kind: CODES,
        id: secrets::kept(code),
        body: id.to_owned(),
        seen: None,
    };
    app.store.change_papers(vec![kept]).await?;
    Ok(())
}

/// Who sits where, for whoever has the links and for those who choose a seat; nothing for all others.
pub async fn offered(
    app: &App,
    room: &Room,
    guest: &Guest,
) -> Result<Vec<api::RoomOffered>, Problem> {
    if !matches!(guest.role, LinkRole::Host | LinkRole::Invited) {
        return Ok(Vec::new());
    }
    let mut rooms = vec![api::RoomOffered {
        id: room.id.clone(),
        closed: false,
        link: guest.invited.clone(),
        seats: room.seats(&app.store).await?,
    }];
    if let Some((other, _)) = room.match_of() {
        let there = app.played.room(app, other).await?;
        rooms.push(api::RoomOffered {
            id: there.id.clone(),
            closed: true,
            link: guest.invited.as_deref().map(room::closed_invitation),
            seats: there.seats(&app.store).await?,
        });
    }
    Ok(rooms)
}

/// Chooses a seat at a table. The secret that is sent along is the link of that seat from then on.
#[utoipa::path(post, path = "/play/{id}/seats", tag = "play", params(("id" = String, Path, description = "The table"), Link), request_body = api::SeatWish, responses((status = 200, body = api::Nothing), (status = 409, description = "Somebody else has it", body = api::Problem)))]
pub async fn choose(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::SeatWish>,
) -> Answer<Json<api::Nothing>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.role != LinkRole::Invited {
        return Err(Problem::forbidden(Message::ServeSeatInvitation));
    }
    app.limits
        .one_more(format!("play {from} {}", guest.kept), DEVICE)?;
    let seat = parse_seat(&wish.seat).ok_or_else(|| Problem::malformed(Message::ServeSeat))?;
    let hex = |letter: u8| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter);
    if !(32..=64).contains(&wish.link.len()) || !wish.link.bytes().all(hex) {
        return Err(Problem::malformed(Message::ServeSeatSecret));
    }
    let name = wish.name.trim().chars().filter(|it| !it.is_control());
    let name: String = name.take(LONGEST_NAME).collect();
    app.clubs.room(&app.store).await?;
    room.take(&app, seat, name, &wish.link).await?;
    app.played.tell_other(&room);
    Ok(Json(api::Nothing {}))
}

/// Gets up from a seat that was chosen, so that somebody else can have it. Whoever opened the table does it with the link of the seat.
#[utoipa::path(delete, path = "/play/{id}/seats", tag = "play", params(("id" = String, Path, description = "The table"), Link), responses((status = 200, body = api::Nothing)))]
pub async fn leave(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<api::Nothing>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    let seat = room::seat_of(guest.role).filter(|_| room.at_event().is_none());
    let seat = seat.ok_or_else(|| Problem::forbidden(Message::ServeSeatInvitation))?;
    room.leave(&app, seat).await?;
    app.played.tell_other(&room);
    Ok(Json(api::Nothing {}))
}

/// Finds the table of a code that somebody has typed. Who guesses waits longer and longer.
#[utoipa::path(post, path = "/play/find", tag = "play", request_body = api::CodeTyped, responses((status = 200, body = api::TableOfCode)))]
pub async fn find(
    app: App,
    Client(from): Client,
    Json(wish): Json<api::CodeTyped>,
) -> Answer<Json<api::TableOfCode>> {
    let turn = app
        .limits
        .turn(&app.store, Tried::Code, from, app.now())
        .await?;
    let link = room::as_typed(&wish.code);
    let found = app.store.paper(CODES, &secrets::kept(&link)).await?;
    let Some(found) = found else {
        return Err(Problem::stranger(Message::ServeNoTableCode));
    };
    turn.was_right().await;
    let id = found.body;
    Ok(Json(api::TableOfCode { id, link }))
}
