//! Captains: a link for each team of an event, by which whoever leads it hands in line-ups, confirms results and calls the Director
//! without an account. It opens that team alone.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, Query};
use openroom_tournament::entry::{EventKind, LineUpGiven};
use openroom_tournament::view::{League, LeagueMatch};
use openroom_tournament::{Action, Entry, Role, Tournament, Who};
use openroom_words::words::Message;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::events;
use crate::limits::Tried;
use crate::problem::{Answer, Problem};
use crate::secrets;

/// The link that a captain came with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Link {
    /// The secret of the link.
    link: String,
}

/// Under which name the secret is kept of which the links of an event are made.
fn name(event: &str) -> String {
    format!("captains {event}")
}

async fn secret(app: &App, event: &str) -> Result<String, Problem> {
    let offered = secrets::secret()?;
    Ok(app.store.shared_key(&name(event), &offered).await?)
}

/// The link of a team.
fn link_of(secret: &str, team: u32) -> String {
    let mut link = secrets::kept(&format!("{secret}/captain {team}"));
    link.truncate(32);
    link
}

/// The team that a link leads, if it is one of a captain.
pub async fn leads(
    app: &App,
    id: &str,
    event: &Tournament,
    link: &str,
) -> Result<Option<u32>, Problem> {
    let secret = secret(app, id).await?;
    let asked = secrets::kept(link.trim());
    let mut teams = event.state().contestants.keys().copied();
    // By their hashes: how long it takes says nothing.
    Ok(teams.find(|&team| secrets::kept(&link_of(&secret, team)) == asked))
}

/// The team of a link. Who guesses waits longer and longer.
async fn team_of(
    app: &App,
    id: &str,
    event: &Tournament,
    link: &str,
    from: IpAddr,
) -> Result<u32, Problem> {
    match leads(app, id, event, link).await? {
        Some(team) => Ok(team),
        None => {
            let _turn = app
                .limits
                .turn(&app.store, Tried::Code, from, app.now())
                .await?;
            Err(Problem::stranger(Message::ServeCaptainLink))
        }
    }
}

/// The links of the captains of an event, for those who run it.
#[utoipa::path(get, path = "/events/{id}/captains", tag = "events", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::CaptainLink>)), security(("cookie" = []), ("token" = [])))]
pub async fn links(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::CaptainLink>>> {
    actor.must_be(Rank::Director)?;
    let (event, _) = app.event(&id).await?.now().await;
    if event.state().kind() != EventKind::Teams {
        return Ok(Json(Vec::new()));
    }
    let secret = secret(&app, &id).await?;
    let address = crate::clubs::address(&app).await?;
    let teams = event.state().contestants.iter();
    let links = teams.map(|(&team, contestant)| api::CaptainLink {
        contestant: team,
        name: contestant.title(", "),
        captain: event.captain_of(team, 0, 0).map(str::to_owned),
        link: format!("{address}/e/{id}/captain#{}", link_of(&secret, team)),
    });
    Ok(Json(links.collect()))
}

/// What a captain sees: his team, its matches, its line-ups, and of the others what is open.
#[utoipa::path(get, path = "/events/{id}/captain", tag = "events", params(("id" = String, Path, description = "The event"), Link), responses((status = 200, body = api::CaptainPage)))]
pub async fn page(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Client(from): Client,
) -> Answer<Json<api::CaptainPage>> {
    let live = app.event(&id).await?;
    let (event, version) = live.now().await;
    let team = team_of(&app, &id, &event, &link.link, from).await?;
    let table = event
        .league_table()
        .map_err(|refused| Problem::refused(&refused))?;
    let mut matches = League::of(&event, &table).matches;
    matches.retain(|one| one.home == team || one.away == team);
    let state = event.state();
    // His own is never sealed for him.
    let own = state
        .line_ups
        .iter()
        .filter(|((_, _, who), _)| *who == team);
    let own = own.map(|(&(session, round, contestant), line_up)| LineUpGiven {
        session,
        round,
        contestant,
        ns: line_up.ns.clone(),
        ew: line_up.ew.clone(),
    });
    let others = event.line_ups().into_iter().filter(|one| {
        let mut met = matches.iter();
        one.contestant != team
            && met.any(|at| {
                (at.session, at.round) == (one.session, one.round)
                    && (at.home == one.contestant || at.away == one.contestant)
            })
    });
    let contestants = state.contestants.iter();
    Ok(Json(api::CaptainPage {
        version,
        event: state
            .created
            .as_ref()
            .map_or_else(String::new, |it| it.name.clone()),
        contestant: team,
        players: state.people(team).into_iter().map(str::to_owned).collect(),
        captain: event.captain_of(team, 0, 0).map(str::to_owned),
        names: contestants
            .map(|(&number, one)| (number, one.title(", ")))
            .collect(),
        own: own.collect(),
        others: others.collect(),
        rooms: rooms(&event, &matches),
        place: place_of(&id, &event, team),
        matches,
    }))
}

/// The tables at which the matches of a team are played, with those that were declared closed.
fn rooms(event: &Tournament, matches: &[LeagueMatch]) -> Vec<api::RoomOfMatch> {
    let state = event.state();
    let rooms = matches.iter().flat_map(|one| {
        let teams = (one.home.min(one.away), one.home.max(one.away));
        let round = state.round(one.session, one.round);
        let tables = round.into_iter().flat_map(|round| round.tables.iter());
        let own = tables.filter(move |table| table.sitting.two() == Some(teams));
        own.map(move |table| api::RoomOfMatch {
            session: one.session,
            round: one.round,
            table: table.name.clone(),
            closed: state
                .closed_rooms
                .contains(&(one.session, one.round, table.name.clone())),
        })
    });
    rooms.collect()
}

/// Where the captain of a team may look on in the round that is on.
fn place_of(id: &str, event: &Tournament, team: u32) -> Option<api::CaptainPlace> {
    let (session, round) = event.current_round()?;
    let place = event.state().captain_places.get(&(session, round, team));
    let (table, left) = place?.clone();
    let at = crate::play::AtEvent {
        event: id.to_owned(),
        session,
        round,
        table: table.clone(),
    };
    Some(api::CaptainPlace {
        id: at.id(),
        session,
        round,
        table,
        left,
    })
}

/// A captain writes: a line-up of his team, that a match ended so, a call for the Director, who leads the team.
#[utoipa::path(post, path = "/events/{id}/captain", tag = "events", params(("id" = String, Path, description = "The event"), Link), request_body = api::NewEntry, responses((status = 200, body = api::VersionNow)))]
pub async fn write(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Client(from): Client,
    Json(wish): Json<api::NewEntry>,
) -> Answer<Json<api::VersionNow>> {
    if wish.key.is_empty() || wish.key.len() > 80 {
        return Err(Problem::malformed(Message::ServeKey));
    }
    app.clubs.room(&app.store).await?;
    let live = app.event(&id).await?;
    let (event, _) = live.now().await;
    let team = team_of(&app, &id, &event, &link.link, from).await?;
    let action = wish.action.0?;
    let allowed = match &action {
        Action::LineUp(given) => given.contestant == team,
        Action::Captain(named) => named.contestant == team,
        // Whose match it is, and what he may say of it, the event knows.
        Action::MatchConfirmed(_) | Action::Match(_) | Action::RoomClosed(_) => true,
        Action::CaptainWatches(place) => place.contestant == team && place.left,
        Action::Called(called) => called.board.is_none(),
        _ => false,
    };
    if !allowed {
        return Err(Problem::forbidden(Message::ServeCaptainMayNot));
    }
    app.limits
        .one_more(format!("captain {id} {team}"), crate::limits::DEVICE)?;
    let make = |event: &Tournament| {
        let entry = Entry {
            at: events::stamp(app.time(), event, &action),
            by: Who::new(Role::Captain(team)),
            why: wish.why.clone().filter(|why| !why.trim().is_empty()),
            device: None,
            action: action.clone(),
        };
        match entry.unfit() {
            Some(unfit) => Err(Problem::unsound(unfit)),
            None => Ok(Some(entry)),
        }
    };
    let key = secrets::kept(&format!("captain {team}/{}", wish.key));
    let written = live.write(&app.store, &key, None, make).await?;
    let version = events::outcome(&app, written, 1)?;
    app.record.note(&action);
    Ok(Json(api::VersionNow {
        version,
        call: None,
        unseated: Vec::new(),
    }))
}
