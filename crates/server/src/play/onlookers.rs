//! Who looks on at the tables of an event: one link for onlookers and one for commentators, which the Director gives to whom he likes. What
//! they see the setting of the event says, and the Director for a table (76).

use axum::Json;
use axum::extract::{Path, Query};
use openroom_tables::Onlookers;
use openroom_words::words::Message;

use super::{AtEvent, Link};
use crate::access::{Actor, Rank};
use crate::api::{self, LinkRole};
use crate::app::App;
use crate::client::Client;
use crate::limits::Tried;
use crate::problem::{Answer, Problem};
use crate::secrets;

/// Under which name the secret is kept of which the links of an event are made.
fn name(event: &str) -> String {
    format!("onlookers {event}")
}

/// The link of a role.
fn link_of(secret: &str, role: LinkRole) -> String {
    super::room::link_of(secret, role)
}

async fn secret(app: &App, event: &str) -> Result<String, Problem> {
    let offered = secrets::secret()?;
    Ok(app.store.shared_key(&name(event), &offered).await?)
}

/// What somebody with a link is at the tables of an event, and of a captain the team. Who plays in it does not look on, be it by the seat of
/// the device or by the name under which he is signed in; who guesses waits longer and longer.
async fn role_in(
    app: &App,
    event: &str,
    actor: &Actor,
    link: &str,
    from: std::net::IpAddr,
) -> Result<(LinkRole, Option<u32>), Problem> {
    let secret = secret(app, event).await?;
    let roles = [LinkRole::Onlooker, LinkRole::Commentator];
    // By their hashes: how long it takes says nothing.
    let is = |role: &LinkRole| secrets::kept(link) == secrets::kept(&link_of(&secret, *role));
    let (state, _) = app.event(event).await?.now().await;
    if let Some(team) = crate::captains::leads(app, event, &state, link).await? {
        // One who plays himself does not look on meanwhile.
        return match actor.has_seat_in(event) {
            true => Err(Problem::forbidden(Message::ServeOnlookersPlay)),
            false => Ok((LinkRole::Captain, Some(team))),
        };
    }
    let Some(role) = roles.into_iter().find(is) else {
        let _turn = app
            .limits
            .turn(&app.store, Tried::Code, from, app.now())
            .await?;
        return Err(Problem::stranger(Message::ServeOnlookersLink));
    };
    if actor.has_seat_in(event) {
        return Err(Problem::forbidden(Message::ServeOnlookersPlay));
    }
    let mut names = actor.name.iter().chain(&actor.known_as);
    if names.any(|name| state.plays(name).is_some()) {
        return Err(Problem::forbidden(Message::ServeOnlookersName));
    }
    Ok((role, None))
}

/// Whether somebody may look on at a table now: in a room that a captain has declared closed nobody does (White Book 162.1), and a captain
/// does at the table that the Director has given him in this round, until he leaves it (White Book 163.1).
pub async fn may_look(
    app: &App,
    at: &AtEvent,
    role: LinkRole,
    team: Option<u32>,
) -> Result<(), Problem> {
    if !matches!(
        role,
        LinkRole::Onlooker | LinkRole::Commentator | LinkRole::Captain
    ) {
        return Ok(());
    }
    let (event, _) = app.event(&at.event).await?.now().await;
    let state = event.state();
    if let Some(team) = team {
        return match state.captain_places.get(&(at.session, at.round, team)) {
            Some((table, false)) if *table == at.table => Ok(()),
            Some((_, true)) => Err(Problem::forbidden(Message::ServeCaptainLeft)),
            _ => Err(Problem::forbidden(Message::ServeCaptainPlace)),
        };
    }
    let room = (at.session, at.round, at.table.clone());
    match state.closed_rooms.contains(&room) {
        true => Err(Problem::forbidden(Message::ServeRoomClosed)),
        false => Ok(()),
    }
}

/// What somebody with a link is at a table of an event.
pub async fn role(
    app: &App,
    at: &AtEvent,
    actor: &Actor,
    link: &str,
    from: std::net::IpAddr,
) -> Result<(LinkRole, Option<u32>), Problem> {
    let (role, team) = role_in(app, &at.event, actor, link, from).await?;
    may_look(app, at, role, team).await?;
    Ok((role, team))
}

/// The links by which others look on at the tables of an event, for those who run it.
#[utoipa::path(get, path = "/events/{id}/onlookers", tag = "play", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::OnlookerLinks)), security(("cookie" = []), ("token" = [])))]
pub async fn links(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<api::OnlookerLinks>> {
    actor.must_be(Rank::Assistant)?;
    told(&app, &id).await.map(Json)
}

/// New links; the old ones end.
#[utoipa::path(post, path = "/events/{id}/onlookers", tag = "play", params(("id" = String, Path, description = "The event")), responses((status = 200, body = api::OnlookerLinks)), security(("cookie" = []), ("token" = [])))]
pub async fn new_links(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<api::OnlookerLinks>> {
    actor.must_be(Rank::Director)?;
    // It is there, in this club.
    app.event(&id).await?;
    let secret = secrets::secret()?;
    app.store.renew_key(&name(&id), &secret).await?;
    app.tell_revoked().await;
    told(&app, &id).await.map(Json)
}

async fn told(app: &App, id: &str) -> Result<api::OnlookerLinks, Problem> {
    let (event, _) = app.event(id).await?.now().await;
    let settings = super::event::settings(event.state().regulations.conduct());
    let secret = secret(app, id).await?;
    let address = crate::clubs::address(app).await?;
    let url = |role| format!("{address}/e/{id}/watch#{}", link_of(&secret, role));
    Ok(api::OnlookerLinks {
        open: settings.is_some_and(|settings| settings.onlookers != Onlookers::Nobody),
        onlooker: url(LinkRole::Onlooker),
        commentator: url(LinkRole::Commentator),
    })
}

/// The tables that somebody with a link may look on at.
#[utoipa::path(get, path = "/events/{id}/watch", tag = "play", params(("id" = String, Path, description = "The event"), Link), responses((status = 200, body = api::TablesToWatch)))]
pub async fn watch(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<api::TablesToWatch>> {
    let live = app.event(&id).await?;
    let (role, team) = role_in(&app, &id, &actor, link.link.trim(), from).await?;
    // Who has not agreed to be named is not named to those who look on.
    let (event, _) = live.seen(&app, &actor, None).await?;
    let state = event.state();
    let settings = super::event::settings(state.regulations.conduct());
    let onlookers = settings.map(|settings| settings.onlookers);
    let minutes = match onlookers {
        None | Some(Onlookers::Nobody) if team.is_none() => {
            return Err(Problem::forbidden(Message::ServeOnlookersClosed));
        }
        Some(Onlookers::All { after }) if team.is_none() => Some(after / 60),
        _ => None,
    };
    let on = event.current_round();
    let tables = on.and_then(|(session, round)| {
        let tables = &state.round(session, round)?.tables;
        let full = tables.iter().filter(|table| {
            let place = team.map(|team| state.captain_places.get(&(session, round, team)));
            let open = match place {
                Some(place) => place.is_some_and(|(at, left)| *at == table.name && !left),
                None => {
                    let room = (session, round, table.name.clone());
                    !state.closed_rooms.contains(&room)
                }
            };
            open && table.sitting.is_full()
        });
        Some(
            full.map(|table| {
                let side = |seats: [char; 2]| {
                    let mut who: Vec<u32> = seats
                        .into_iter()
                        .filter_map(|seat| crate::access::sits(table.sitting, seat))
                        .collect();
                    who.dedup();
                    let people = who.into_iter().flat_map(|who| state.people(who));
                    people.collect::<Vec<&str>>().join(" – ")
                };
                let at = AtEvent {
                    event: id.clone(),
                    session,
                    round,
                    table: table.name.clone(),
                };
                api::TableToWatch {
                    id: at.id(),
                    table: table.name.clone(),
                    players: [side(['N', 'S']), side(['E', 'W'])],
                }
            })
            .collect(),
        )
    });
    Ok(Json(api::TablesToWatch {
        event: state
            .created
            .as_ref()
            .map_or_else(String::new, |created| created.name.clone()),
        role,
        minutes,
        round: on.map(|(_, round)| round),
        tables: tables.unwrap_or_default(),
    }))
}
