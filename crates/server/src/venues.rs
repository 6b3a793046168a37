//! The places of a simultaneous event: a link for each, by which a club elsewhere sends its results without an account, as the file of
//! whatever program it has. A link opens its place alone.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, Query};
use openroom_said::said;
use openroom_scoring::score_event;
use openroom_seasons::{Moment, NotTaken, Season, Venue, sent};
use openroom_store::Change;
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::limits::Tried;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Reply, in_words};
use crate::seasons::kept;
use crate::secrets;

/// The kind of paper that holds what a place has sent.
const SENT: &str = "venue";

/// The largest body with results: an event of a hundred tables is a third of it.
pub const LARGEST: usize = 1024 * 1024;

/// Whether a path is one at which a place sends its results.
pub fn takes_results(path: &str) -> bool {
    path.starts_with("/api/seasons/") && path.ends_with("/venue")
}

/// The link that a place came with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Link {
    /// The secret of the link.
    link: String,
}

/// A place by its name.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Named {
    /// The name of the place.
    #[serde(default)]
    venue: String,
}

/// What a place has sent, as it is kept.
#[derive(Debug, Serialize, Deserialize)]
struct Paper {
    /// When it came.
    at: String,
    contestants: usize,
    results: usize,
    /// The event file.
    text: String,
}

/// What a place has sent.
#[derive(Debug)]
pub struct Sent {
    /// When it came.
    pub at: String,
    /// The results.
    pub results: openroom_seasons::Sent,
}

fn id_of(season: &str, venue: &str) -> String {
    format!("{season}-{}", secrets::code_of(venue, 16))
}

async fn paper(app: &App, season: &str, venue: &str) -> Result<Option<Paper>, Problem> {
    let paper = app.store.paper(SENT, &id_of(season, venue)).await?;
    paper
        .map(|paper| serde_json::from_str(&paper.body).map_err(Problem::ours))
        .transpose()
}

/// What a place has sent, if it has; what cannot be read any more is as if it had not come.
pub async fn of(app: &App, season: &str, venue: &Venue) -> Result<Option<Sent>, Problem> {
    let Some(paper) = paper(app, season, &venue.venue).await? else {
        return Ok(None);
    };
    let read = aside(move || sent(&paper.text).map(|results| (paper.at, results))).await?;
    Ok(read.ok().map(|(at, results)| Sent { at, results }))
}

/// What goes when a season goes, or when its places are others.
pub fn forgotten(id: &str, before: &Season, now: Option<&Season>) -> Vec<Change> {
    let stays = |venue: &Venue| {
        let mut now = now.into_iter().flat_map(|season| &season.venues);
        now.any(|one| one.venue == venue.venue)
    };
    let gone = before.venues.iter().filter(|venue| !stays(venue));
    gone.map(|venue| Change::Take {
        kind: SENT,
        id: id_of(id, &venue.venue),
    })
    .collect()
}

async fn secret(app: &App, season: &str) -> Result<String, Problem> {
    let offered = secrets::secret()?;
    let name = format!("venues {season}");
    Ok(app.store.shared_key(&name, &offered).await?)
}

fn link_of(secret: &str, venue: &str) -> String {
    let mut link = secrets::kept(&format!("{secret}/venue {venue}"));
    link.truncate(32);
    link
}

/// The place of a link. Who guesses waits longer and longer.
async fn venue_of(
    app: &App,
    id: &str,
    season: &Season,
    link: &str,
    from: IpAddr,
) -> Result<Venue, Problem> {
    let secret = secret(app, id).await?;
    let asked = secrets::kept(link.trim());
    // By their hashes: how long it takes says nothing.
    let mut venues = season.venues.iter();
    let found = venues.find(|one| secrets::kept(&link_of(&secret, &one.venue)) == asked);
    match found {
        Some(venue) => Ok(venue.clone()),
        None => {
            let _turn = app
                .limits
                .turn(&app.store, Tried::Code, from, app.now())
                .await?;
            Err(Problem::stranger(Message::ServeVenueLink))
        }
    }
}

fn is_late(due: Option<Moment>, now: &str) -> bool {
    let now = now.get(..16).and_then(|now| now.parse::<Moment>().ok());
    due.zip(now).is_some_and(|(due, now)| now > due)
}

/// The links of the places of a season, and what has come by them, for those who run it.
#[utoipa::path(get, path = "/seasons/{season}/venues", tag = "seasons", params(("season" = String, Path, description = "The season")), responses((status = 200, body = Vec<api::VenueLink>)), security(("cookie" = []), ("token" = [])))]
pub async fn links(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::VenueLink>>> {
    actor.must_be(Rank::Director)?;
    let season = kept(&app, &id).await?;
    let secret = secret(&app, &id).await?;
    let address = crate::clubs::address(&app).await?;
    let now = app.time().to_string();
    let mut all = Vec::new();
    for venue in &season.venues {
        let paper = paper(&app, &id, &venue.venue).await?;
        all.push(api::VenueLink {
            venue: venue.venue.clone(),
            link: format!(
                "{address}/seasons/{id}/venue#{}",
                link_of(&secret, &venue.venue)
            ),
            late: paper.is_none() && venue.event.is_none() && is_late(venue.due, &now),
            received: paper.map(received),
        });
    }
    Ok(Json(all))
}

fn received(paper: Paper) -> api::VenueReceived {
    api::VenueReceived {
        at: paper.at,
        contestants: paper.contestants,
        results: paper.results,
    }
}

/// Takes away what a place has sent.
#[utoipa::path(delete, path = "/seasons/{season}/venues", tag = "seasons", params(("season" = String, Path, description = "The season"), Named), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove(
    app: App,
    Path(id): Path<String>,
    Query(named): Query<Named>,
    actor: Actor,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    kept(&app, &id).await?;
    let take = Change::Take {
        kind: SENT,
        id: id_of(&id, &named.venue),
    };
    app.store.change_papers(vec![take]).await?;
    Ok(Json(api::Nothing {}))
}

/// What a place sees: which it is, until when its results are to come, and what has come.
#[utoipa::path(get, path = "/seasons/{season}/venue", tag = "seasons", params(("season" = String, Path, description = "The season"), Link), responses((status = 200, body = api::VenuePage)))]
pub async fn page(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Client(from): Client,
) -> Answer<Json<api::VenuePage>> {
    let season = kept(&app, &id).await?;
    let venue = venue_of(&app, &id, &season, &link.link, from).await?;
    let paper = paper(&app, &id, &venue.venue).await?;
    Ok(Json(page_of(season, venue, paper)))
}

fn page_of(season: Season, venue: Venue, paper: Option<Paper>) -> api::VenuePage {
    api::VenuePage {
        season: season.season,
        venue: venue.venue,
        due: venue.due.map(|due| due.to_string()),
        received: paper.map(received),
    }
}

/// A place sends its results: the log of its event, an event file or a USEBIO file. What it sent before is replaced.
#[utoipa::path(post, path = "/seasons/{season}/venue", tag = "seasons", params(("season" = String, Path, description = "The season"), Link), request_body = api::VenueResults, responses((status = 200, body = api::VenuePage)))]
pub async fn send(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Client(from): Client,
    reader: Reader,
    Json(wish): Json<api::VenueResults>,
) -> Answer<Json<api::VenuePage>> {
    app.clubs.room(&app.store).await?;
    let season = kept(&app, &id).await?;
    let venue = venue_of(&app, &id, &season, &link.link, from).await?;
    app.limits.one_more(
        format!("venue {id} {}", venue.venue),
        crate::limits::ARRIVALS,
    )?;
    let at = app.time().to_string();
    let work = move || {
        let sent = sent(&wish.results).map_err(|not| Problem::unsound(reply(&not, reader)))?;
        let event = &sent.event;
        // What cannot be scored by itself would keep all others from being scored with it.
        score_event(event).map_err(|errors| {
            Problem::unsound(said!("fault-all", "{faults}", faults = errors.said()))
        })?;
        Ok::<_, Problem>(Paper {
            at,
            contestants: event.contestants.len(),
            results: event.results.len(),
            text: sent.text(),
        })
    };
    let paper = aside(work).await??;
    let put = Change::Put {
        kind: SENT,
        id: id_of(&id, &venue.venue),
        body: serde_json::to_string(&paper).map_err(Problem::ours)?,
        seen: None,
    };
    app.store.change_papers(vec![put]).await?;
    Ok(Json(page_of(season, venue, Some(paper))))
}

fn reply(not: &NotTaken, reader: Reader) -> Reply {
    match not {
        NotTaken::Log(error) => in_words(reader.language, |words| words.not_replayed(error)).into(),
        other => other
            .said()
            .map_or_else(|| Reply::from(Message::ServeUnreadable), Reply::from),
    }
}
