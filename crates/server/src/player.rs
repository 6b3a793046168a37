//! The own page of a player, behind his private link: what he played and with whom; all that the club keeps of him, to be seen and deleted.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_printing::link_slips::{self, Slip};
use openroom_printing::{Format, Paper, Settings};
use openroom_scoring::Exact;
use openroom_store::{Change, Stream};
use openroom_tournament::names::plain;
use openroom_words::words::{Message, Words};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::events::visible;
use crate::limits::Tried;
use crate::members::{self, Kept, LINK};
use crate::problem::{Answer, Problem};
use crate::said::Reader;
use crate::veil::Sight;
use crate::{clubs, home, secrets};

/// The kind of paper that says who played in an event and how it ended, so that nobody folds all events of a club to find one player.
pub const PLAYED: &str = "played";

/// So many events are looked at, the newest.
const MOST_EVENTS: usize = 1000;
const PAGE: u32 = 200;

/// How an event ended.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Played {
    /// Of which version of its log.
    version: u64,
    contestants: Vec<Contestant>,
}

/// How it ended for a contestant.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Contestant {
    number: u32,
    players: Vec<String>,
    rank: Option<u32>,
    of: u32,
    percent: Option<String>,
}

/// How an event ended, as far as everybody may see it.
async fn ended(app: &App, stream: &Stream) -> Result<Played, Problem> {
    let live = app.event(&stream.id).await?;
    let (event, version) = live.now().await;
    let sight = Sight::of(app, &live, &Actor::nobody(), None).await?;
    let mut played = Played {
        version,
        contestants: Vec::new(),
    };
    let Ok(through) = visible(&event, &Actor::nobody()) else {
        return Ok(played);
    };
    let scored = live.scored_for_onlooker(through).await?;
    let Ok(scored) = &*scored else {
        return Ok(played);
    };
    let places = &scored.standings.places;
    for (&number, contestant) in &event.state().contestants {
        let Some(place) = places.iter().find(|place| place.contestant == number) else {
            continue;
        };
        let ranked =
            |one: &&openroom_tournament::Standing| one.rank.is_some() && one.line == place.line;
        played.contestants.push(Contestant {
            number,
            players: sight.remembered(contestant.players()),
            rank: place.rank,
            of: u32::try_from(places.iter().filter(ranked).count()).unwrap_or(0),
            percent: place.percent.as_ref().map(|percent| percent.decimal(2)),
        });
    }
    Ok(played)
}

/// The events of a club with how they ended; what is not known yet is worked out once and kept.
async fn history(app: &App) -> Result<Vec<(Stream, Played)>, Problem> {
    let kept = app.store.papers(PLAYED).await?.into_iter();
    let kept: BTreeMap<String, String> = kept.map(|paper| (paper.id, paper.body)).collect();
    let (mut found, mut new, mut after) = (Vec::new(), Vec::new(), None::<String>);
    loop {
        let page = app.store.page(after.as_deref(), false, PAGE).await?;
        let last = page.len() < PAGE as usize;
        after = page.last().map(|stream| stream.id.clone());
        for stream in page {
            let known = kept.get(&stream.id);
            let known = known.and_then(|body| serde_json::from_str::<Played>(body).ok());
            let played = match known.filter(|known| known.version == stream.version) {
                Some(known) => known,
                None => {
                    // One log that cannot be read does not hide the others.
                    let Ok(played) = ended(app, &stream).await else {
                        continue;
                    };
                    new.push(Change::Put {
                        kind: PLAYED,
                        id: stream.id.clone(),
                        body: serde_json::to_string(&played).map_err(Problem::ours)?,
                        seen: None,
                    });
                    played
                }
            };
            found.push((stream, played));
        }
        if last || found.len() >= MOST_EVENTS {
            break;
        }
    }
    if !new.is_empty() {
        app.store.change_papers(new).await?;
    }
    Ok(found)
}

/// The mean of some percentages, if there are any.
fn average<'p>(percents: impl Iterator<Item = &'p String>) -> Option<String> {
    let all: Vec<Exact> = percents
        .filter_map(|percent| percent.parse().ok())
        .collect();
    let count = i64::try_from(all.len()).ok().filter(|&count| count > 0)?;
    let sum = all.into_iter().fold(Exact::int(0), |sum, one| sum + one);
    Some((sum * Exact::ratio(1, count)).decimal(2))
}

/// What somebody played, the newest first.
async fn sessions(app: &App, kept: &Kept) -> Result<Vec<api::PlayedSession>, Problem> {
    let mut sessions = Vec::new();
    let mut all = history(app).await?;
    all.sort_by(|a, b| b.0.created.cmp(&a.0.created));
    for (stream, played) in all {
        let own = |one: &&Contestant| one.players.iter().any(|name| kept.member.goes_by(name));
        let Some(contestant) = played.contestants.iter().find(own) else {
            continue;
        };
        let others = contestant.players.iter();
        sessions.push(api::PlayedSession {
            event: stream.id,
            name: stream.name,
            created: stream.created,
            contestant: contestant.number,
            partners: others
                .filter(|name| !kept.member.goes_by(name))
                .cloned()
                .collect(),
            rank: contestant.rank,
            of: contestant.of,
            percent: contestant.percent.clone(),
        });
    }
    Ok(sessions)
}

/// With whom somebody played, the most often first.
fn partners(sessions: &[api::PlayedSession]) -> Vec<api::PlayedWith> {
    let mut by_name: BTreeMap<String, (String, Vec<&api::PlayedSession>)> = BTreeMap::new();
    for session in sessions {
        for name in &session.partners {
            let with = by_name.entry(plain(name));
            with.or_insert_with(|| (name.clone(), Vec::new()))
                .1
                .push(session);
        }
    }
    let mut partners: Vec<api::PlayedWith> = by_name
        .into_values()
        .map(|(name, with)| api::PlayedWith {
            name,
            sessions: u32::try_from(with.len()).unwrap_or(u32::MAX),
            average: average(with.iter().filter_map(|one| one.percent.as_ref())),
        })
        .collect();
    partners.sort_by(|a, b| (b.sessions, &a.name).cmp(&(a.sessions, &b.name)));
    partners
}

/// Whose link it is. Wrong ones count as wrong codes do.
async fn owner(app: &App, from: std::net::IpAddr, code: &str) -> Result<Kept, Problem> {
    let now = app.now();
    let turn = app.limits.turn(&app.store, Tried::Code, from, now).await?;
    let link = app
        .store
        .paper(LINK, &secrets::kept(&code.trim().to_ascii_lowercase()))
        .await?;
    let link = link.ok_or_else(|| Problem::missing(Message::ServeNoLink))?;
    turn.was_right().await;
    members::one(app, &link.body).await
}

/// A new private link for somebody; the one before ends.
#[utoipa::path(post, path = "/members/{member}/link", tag = "members", params(("member" = String, Path, description = "Whose")), responses((status = 200, body = api::PrivateLink)), security(("cookie" = []), ("token" = [])))]
pub async fn link(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<api::PrivateLink>> {
    actor.must_be(Rank::Director)?;
    let kept = members::one(&app, &id).await?;
    let code = secrets::code(20)?.to_ascii_lowercase();
    let mut changes = members::links_of(&app, &kept.id).await?;
    changes.push(Change::Put {
        kind: LINK,
        id: secrets::kept(&code),
        body: kept.id,
        seen: Some(0),
    });
    members::change(&app, changes).await?;
    let url = format!("{}/p/{code}", clubs::address(&app).await?);
    let qr = crate::tables::qr(&url)?;
    Ok(Json(api::PrivateLink { url, qr }))
}

/// New private links on one sheet to be cut, a slip for each: for those who are named, else for all who have none. Links that they had end.
#[utoipa::path(post, path = "/members/links", tag = "members", request_body = api::LinksWish, responses((status = 200, description = "The sheet", content((String = "application/pdf")))), security(("cookie" = []), ("token" = [])))]
pub async fn links(
    app: App,
    reader: Reader,
    actor: Actor,
    Json(wish): Json<api::LinksWish>,
) -> Answer<Response> {
    actor.must_be(Rank::Director)?;
    let linked = members::linked(&app).await?;
    let mut all = members::all(&app).await?;
    all.retain(|kept| match &wish.members {
        Some(wanted) => wanted.contains(&kept.id),
        None => !linked.contains(&kept.id),
    });
    if all.is_empty() {
        return Err(Problem::missing(Message::ServeAllLinked));
    }
    all.sort_by_cached_key(|kept| plain(&kept.member.name));
    let address = clubs::address(&app).await?;
    let mut changes = Vec::new();
    let mut slips = Vec::new();
    for kept in all {
        let code = secrets::code(20)?.to_ascii_lowercase();
        if linked.contains(&kept.id) {
            changes.extend(members::links_of(&app, &kept.id).await?);
        }
        let language = kept.member.language.parse().unwrap_or(reader.language);
        let url = format!("{address}/p/{code}");
        slips.push((kept.member.name, url, language));
        changes.push(Change::Put {
            kind: LINK,
            id: secrets::kept(&code),
            body: kept.id,
            seen: Some(0),
        });
    }
    let club = home::profile(&app).await?.name;
    let paper: Paper = match wish.paper.as_deref() {
        None => Paper::default(),
        Some(paper) => {
            let how = |_: String| Problem::malformed(Message::ServePrintHow);
            paper.parse().map_err(how)?
        }
    };
    members::change(&app, changes).await?;
    let own = reader.language;
    let work = move || {
        let words: BTreeMap<&str, Words> = slips
            .iter()
            .map(|(_, _, language)| (language.code(), Words::new(*language)))
            .chain([(own.code(), Words::new(own))])
            .collect();
        let slips: Vec<Slip<'_>> = slips
            .iter()
            .map(|(name, url, language)| Slip {
                name: name.clone(),
                url: url.clone(),
                words: &words[language.code()],
            })
            .collect();
        let document =
            link_slips::document(&slips, &club, &words[own.code()]).map_err(Problem::ours)?;
        let settings = Settings {
            paper,
            ..Settings::default()
        };
        openroom_printing::write(&document, Format::Pdf, own.code(), settings)
            .map_err(Problem::ours)
    };
    let bytes = aside(work).await??;
    let kind = HeaderValue::from_static(Format::Pdf.content_type());
    let kept = HeaderValue::from_static("no-store");
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    Ok((headers, bytes).into_response())
}

/// The own page of a player.
#[utoipa::path(get, path = "/player/{code}", tag = "members", params(("code" = String, Path, description = "The code of the private link")), responses((status = 200, body = api::PlayerPage)))]
pub async fn page(
    app: App,
    Path(code): Path<String>,
    Client(from): Client,
) -> Answer<Json<api::PlayerPage>> {
    let kept = owner(&app, from, &code).await?;
    let sessions = sessions(&app, &kept).await?;
    Ok(Json(api::PlayerPage {
        club: home::profile(&app).await?.name,
        consent: kept.member.consent,
        average: average(sessions.iter().filter_map(|one| one.percent.as_ref())),
        partners: partners(&sessions),
        name: kept.member.name,
        sessions,
    }))
}

/// A player says whether he may be named on pages that everybody can see.
#[utoipa::path(put, path = "/player/{code}", tag = "members", params(("code" = String, Path, description = "The code of the private link")), request_body = api::PlayerChoice, responses((status = 200, body = api::Nothing)))]
pub async fn choose(
    app: App,
    Path(code): Path<String>,
    Client(from): Client,
    Json(wish): Json<api::PlayerChoice>,
) -> Answer<Json<api::Nothing>> {
    let mut kept = owner(&app, from, &code).await?;
    kept.member.consent = wish.consent;
    members::change(&app, vec![kept.put()?]).await?;
    Ok(Json(api::Nothing {}))
}

/// A player deletes what the club keeps of him; the link ends.
#[utoipa::path(delete, path = "/player/{code}", tag = "members", params(("code" = String, Path, description = "The code of the private link")), responses((status = 200, body = api::Nothing)))]
pub async fn leave(
    app: App,
    Path(code): Path<String>,
    Client(from): Client,
) -> Answer<Json<api::Nothing>> {
    let kept = owner(&app, from, &code).await?;
    members::forget(&app, &kept).await?;
    Ok(Json(api::Nothing {}))
}

/// All that the club keeps of a player, for himself.
#[utoipa::path(get, path = "/player/{code}/file", tag = "members", params(("code" = String, Path, description = "The code of the private link")), responses((status = 200, description = "A file of JSON", content_type = "application/octet-stream", body = Vec<u8>)))]
pub async fn own_file(
    app: App,
    Path(code): Path<String>,
    Client(from): Client,
) -> Answer<Response> {
    let kept = owner(&app, from, &code).await?;
    file(&app, &kept).await
}

/// All that the club keeps of somebody.
#[utoipa::path(get, path = "/members/{member}/file", tag = "members", params(("member" = String, Path, description = "Who")), responses((status = 200, description = "A file of JSON", content_type = "application/octet-stream", body = Vec<u8>)), security(("cookie" = []), ("token" = [])))]
pub async fn file_of(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Response> {
    actor.must_be(Rank::Director)?;
    file(&app, &members::one(&app, &id).await?).await
}

async fn file(app: &App, kept: &Kept) -> Answer<Response> {
    let sessions = sessions(app, kept).await?;
    let links = members::links_of(app, &kept.id).await?;
    let all = json!({
        "club": home::profile(app).await?.name,
        "written": app.time().to_string(),
        "member": kept.member,
        "private link": !links.is_empty(),
        "put down for": home::put_down_by(app, &kept.member).await?,
        "sessions": sessions,
    });
    let text = serde_json::to_string_pretty(&all).map_err(Problem::ours)?;
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/octet-stream"),
        ),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"my-data.json\""),
        ),
    ];
    Ok((headers, text).into_response())
}
