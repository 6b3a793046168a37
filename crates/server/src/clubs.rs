//! Many clubs on one server: which one a request is for, what a club may use, and the pages of whoever runs the server.
//!
//! A club has a host name of its own, or it is entered by `/c/{club}/...`: for pages that leaves a cookie and leads on, so that all
//! addresses of the pages stay as they are; for programs it is the beginning of the address. Whoever directs the club without a name,
//! which is the only one on a laptop, runs the server.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Request};
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use openroom_store::{Club, ONLY_CLUB, Quota, Store, StoreError, Used};
use openroom_words::words::Message;

use crate::access::{Actor, Rank, cookie_named};
use crate::api;
use crate::app::App;
use crate::casebook;
use crate::client::Client;
use crate::conduct;
use crate::limits::Tried;
use crate::live::held;
use crate::members::LINK;
use crate::problem::{Answer, Problem};
use crate::{secrets, sign_in};

/// The cookie that says which club the pages of a browser are for.
const CHOSEN: &str = "openroom-club";

/// How long what is known of the clubs is believed.
const KNOWN: Duration = Duration::from_secs(3);

/// How long what a club has used is believed.
const USED: Duration = Duration::from_secs(10);

/// So many errors of a club are kept.
const ERRORS: usize = 10;

/// A day: the link for the first director of a club.
const DAY: i64 = 24 * 3600;

/// What is known of the clubs for a moment.
#[derive(Debug, Default)]
pub struct Clubs {
    known: Mutex<Option<(Instant, Arc<Vec<Club>>)>>,
    used: Mutex<HashMap<String, (Instant, Used)>>,
    loads: Mutex<HashMap<String, Load>>,
}

/// What a club does on this node.
#[derive(Debug, Default, Clone)]
struct Load {
    requests: u64,
    errors: VecDeque<api::ClubError>,
}

impl Clubs {
    /// The clubs, as they were a moment ago.
    async fn all(&self, store: &Store) -> Result<Arc<Vec<Club>>, StoreError> {
        let known = held(&self.known).clone();
        if let Some((_, clubs)) = known.filter(|(at, _)| at.elapsed() < KNOWN) {
            return Ok(clubs);
        }
        match store.clubs().await {
            Ok(clubs) => {
                let clubs = Arc::new(clubs);
                *held(&self.known) = Some((Instant::now(), Arc::clone(&clubs)));
                Ok(clubs)
            }
            // What was true a moment ago is better than the wrong club.
            Err(error) => match held(&self.known).clone() {
                Some((_, clubs)) => Ok(clubs),
                None => Err(error),
            },
        }
    }

    fn forget(&self) {
        *held(&self.known) = None;
    }

    /// Counts a request of a club, and keeps what went wrong by our own fault.
    pub fn count(&self, club: &str, error: Option<api::ClubError>) {
        let mut loads = held(&self.loads);
        let load = loads.entry(club.to_owned()).or_default();
        load.requests += 1;
        if let Some(error) = error {
            load.errors.truncate(ERRORS - 1);
            load.errors.push_front(error);
        }
    }

    fn load(&self, club: &str) -> Load {
        held(&self.loads).get(club).cloned().unwrap_or_default()
    }

    /// An error if the club has no room for more entries.
    pub async fn room(&self, store: &Store) -> Result<(), Problem> {
        self.room_for(store, false).await
    }

    async fn room_for(&self, store: &Store, event: bool) -> Result<(), Problem> {
        let clubs = self.all(store).await?;
        let own = clubs.iter().find(|club| club.id == store.club());
        let mut quota = own.map_or(Quota::default(), |club| club.quota);
        if !event {
            quota.events = 0;
        }
        if quota == Quota::default() {
            return Ok(());
        }
        let known = held(&self.used).get(store.club()).copied();
        let used = match known.filter(|(at, _)| at.elapsed() < USED) {
            Some((_, used)) => used,
            None => {
                let used = store.used().await?;
                held(&self.used).insert(store.club().to_owned(), (Instant::now(), used));
                used
            }
        };
        match quota.full(used) {
            Some(_) => Err(Problem::no_room()),
            None => Ok(()),
        }
    }

    /// An error if the club may have no more events.
    pub async fn room_for_event(&self, store: &Store) -> Result<(), Problem> {
        held(&self.used).remove(store.club());
        self.room_for(store, true).await
    }
}

/// Where a request goes.
#[derive(Debug)]
pub enum Way {
    /// To a club; its id, and the path without the club.
    On(String),
    /// Somewhere else first.
    Elsewhere(Response),
}

/// Finds the club of a request, and takes it out of the path. An error of the store is that of whatever is asked next.
pub async fn find(app: &App, request: &mut Request) -> Way {
    let clubs = match app.clubs.all(&app.store).await {
        Ok(clubs) => clubs,
        Err(_) if ["/healthz", "/metrics"].contains(&request.uri().path()) => {
            return Way::On(ONLY_CLUB.to_owned());
        }
        // Which club it is for nobody knows: no other one answers for it.
        Err(error) => return Way::Elsewhere(Problem::from(error).into_response()),
    };
    // A laptop, where nobody speaks of clubs.
    if clubs.len() < 2 && !request.uri().path().starts_with("/c/") {
        return Way::On(ONLY_CLUB.to_owned());
    }
    let known = |id: &str| clubs.iter().any(|club| club.id == id && id != ONLY_CLUB);
    if let Some(host) = host(request.headers())
        && let Some(club) = clubs
            .iter()
            .find(|club| club.host.as_deref() == Some(&host))
    {
        return Way::On(club.id.clone());
    }
    let path = request.uri().path().to_owned();
    if let Some(rest) = path.strip_prefix("/c/") {
        let (id, rest) = rest.split_once('/').unwrap_or((rest, ""));
        if !known(id) && !id.is_empty() {
            return Way::Elsewhere(Problem::missing(Message::ServeNoClub).into_response());
        }
        let query = request.uri().query().map(|query| format!("?{query}"));
        let onward = format!("/{rest}{}", query.unwrap_or_default());
        if !rest.starts_with("api/") {
            return Way::Elsewhere(chosen(app, id, &onward));
        }
        let id = id.to_owned();
        if let Ok(onward) = onward.parse::<PathAndQuery>() {
            *request.uri_mut() = Uri::from(onward);
        }
        return Way::On(id);
    }
    let cookie = cookie_named(request.headers(), CHOSEN).filter(|id| known(id));
    let cookie = cookie.unwrap_or(ONLY_CLUB).to_owned();
    let (path, from) = (
        request.uri().path().to_owned(),
        Client::asking(request.extensions(), request.headers(), &app.proxies),
    );
    match of_link(app, &path, from.0).await {
        Ok(Some(found)) if found != cookie => {
            let whole = request.uri().path_and_query();
            let onward = whole.map_or("/", PathAndQuery::as_str);
            Way::Elsewhere(chosen(app, &found, onward))
        }
        Ok(_) => Way::On(cookie),
        Err(problem) => Way::Elsewhere(problem.into_response()),
    }
}

/// The club of a table's link or of an event's page: whoever scans a code has never heard of clubs. A code that is tried so counts like one
/// that is typed.
async fn of_link(app: &App, path: &str, from: IpAddr) -> Result<Option<String>, Problem> {
    let mut parts = path.split('/').skip(1);
    let (Some(kind), Some(id)) = (parts.next(), parts.next()) else {
        return Ok(None);
    };
    match kind {
        "t" if !id.is_empty() => {
            let now = app.now();
            let turn = app.limits.turn(&app.store, Tried::Code, from, now).await?;
            let code = id.to_ascii_uppercase();
            let found = app.store.club_of_code(&code, now).await?;
            if found.is_some() {
                turn.was_right().await;
            }
            Ok(found)
        }
        "p" if !id.is_empty() => {
            let now = app.now();
            let turn = app.limits.turn(&app.store, Tried::Code, from, now).await?;
            let link = secrets::kept(&id.to_ascii_lowercase());
            let found = app.store.club_of_paper(LINK, &link).await?;
            if found.is_some() {
                turn.was_right().await;
            }
            Ok(found)
        }
        "e" => Ok(app.store.club_of_stream(id).await?),
        _ => Ok(None),
    }
}

/// Leads on with the cookie of a club.
fn chosen(app: &App, id: &str, onward: &str) -> Response {
    let secure = if app.secure { "; Secure" } else { "" };
    // To the first club one comes without a cookie.
    let lives = if id == ONLY_CLUB { 0 } else { 31_536_000 };
    let cookie = format!("{CHOSEN}={id}; Path=/; Max-Age={lives}; HttpOnly; SameSite=Lax{secure}");
    // Two slashes would be another site, and browsers take a backslash for a slash.
    let own = !onward[1..].starts_with(['/', '\\']) && !onward.contains(char::is_control);
    let onward = if own { onward } else { "/" };
    let mut response = StatusCode::SEE_OTHER.into_response();
    let headers = response.headers_mut();
    for (name, value) in [
        (header::SET_COOKIE, cookie.as_str()),
        (header::LOCATION, onward),
    ] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    response
}

/// The host name that was asked for, without its port.
fn host(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    Some(name.to_ascii_lowercase())
}

/// The address under which people reach a club.
pub async fn address(app: &App) -> Result<String, Problem> {
    let id = app.store.club();
    if id == ONLY_CLUB {
        return Ok(app.address.clone());
    }
    let clubs = app.clubs.all(&app.store).await?;
    let host = clubs
        .iter()
        .find(|club| club.id == id)
        .and_then(|club| club.host.as_ref());
    let scheme = app
        .address
        .split_once("://")
        .map_or("http", |(scheme, _)| scheme);
    Ok(match host {
        Some(host) => format!("{scheme}://{host}"),
        None => format!("{}/c/{id}", app.address),
    })
}

/// The name of the club, if there are several.
pub async fn own(app: &App) -> Result<Option<api::OwnClub>, Problem> {
    let clubs = app.clubs.all(&app.store).await?;
    if clubs.len() < 2 {
        return Ok(None);
    }
    let own = clubs.iter().find(|club| club.id == app.store.club());
    let operates = app.store.club() == ONLY_CLUB;
    let Some(club) = own else { return Ok(None) };
    Ok(Some(api::OwnClub {
        name: club.name.clone(),
        address: address(app).await?,
        operates,
    }))
}

/// Whoever runs the server: a Director of the club without a name.
fn operator(app: &App, actor: &Actor) -> Result<(), Problem> {
    actor.must_be(Rank::Director)?;
    match app.store.club() == ONLY_CLUB {
        true => Ok(()),
        false => Err(Problem::forbidden(Message::ServeOperator)),
    }
}

/// The clubs of this server: what they use, what they may, and what went wrong on this node.
#[utoipa::path(get, path = "/clubs", tag = "clubs", responses((status = 200, body = Vec<api::ClubLine>)), security(("cookie" = []), ("token" = [])))]
pub async fn list(app: App, actor: Actor) -> Answer<Json<Vec<api::ClubLine>>> {
    operator(&app, &actor)?;
    let mut lines = Vec::new();
    for club in app.store.clubs().await? {
        let of = app.of(&club.id);
        let (used, load) = (of.store.used().await?, app.clubs.load(&club.id));
        lines.push(api::ClubLine {
            address: address(&of).await?,
            id: club.id,
            name: club.name,
            host: club.host,
            created: club.created,
            events: used.events,
            entries: used.entries,
            bytes: used.bytes,
            most_events: club.quota.events,
            most_entries: club.quota.entries,
            most_bytes: club.quota.bytes,
            requests: load.requests,
            errors: load.errors.into(),
        });
    }
    Ok(Json(lines))
}

/// The servers on the database, what each does, and what went wrong on it last.
#[utoipa::path(get, path = "/nodes", tag = "clubs", responses((status = 200, body = Vec<api::NodeLine>)), security(("cookie" = []), ("token" = [])))]
pub async fn nodes(app: App, actor: Actor, parts: Parts) -> Answer<Json<Vec<api::NodeLine>>> {
    operator(&app, &actor)?;
    let mut lines = vec![node_line(&app)];
    if let Some(nodes) = &app.nodes {
        lines[0].address = nodes.address().to_owned();
        lines.extend(nodes.others(&app, &parts).await?);
    }
    Ok(Json(lines))
}

/// This server.
fn node_line(app: &App) -> api::NodeLine {
    let (metrics, loads) = (&app.metrics, held(&app.clubs.loads));
    let clubs = loads
        .iter()
        .map(|(club, load)| (club.clone(), load.requests));
    let errors = loads.values().flat_map(|load| load.errors.iter().cloned());
    let mut errors: Vec<api::ClubError> = errors.collect();
    errors.sort_by(|a, b| b.at.cmp(&a.at));
    errors.truncate(ERRORS);
    api::NodeLine {
        address: String::new(),
        here: true,
        answers: true,
        requests: metrics.requests.load(Relaxed),
        failures: metrics.failures.load(Relaxed),
        entries: metrics.entries.load(Relaxed),
        live: u64::try_from(metrics.live.load(Relaxed)).unwrap_or(0),
        events: app.events_in_memory(),
        clubs: clubs.collect(),
        errors,
    }
}

/// A new club; the answer has the link for its first Director.
#[utoipa::path(post, path = "/clubs", tag = "clubs", request_body = api::NewClub, responses((status = 200, body = api::ClubMade), (status = 409, description = "The short name or the host name is taken", body = api::Problem)), security(("cookie" = []), ("token" = [])))]
pub async fn add(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NewClub>,
) -> Answer<Json<api::ClubMade>> {
    operator(&app, &actor)?;
    let club = club_of(&wish, app.time().to_string())?;
    let own = app.address.split_once("://").map_or("", |(_, host)| host);
    let own = own.split(['/', ':']).next().unwrap_or_default();
    if club.host.as_deref().is_some_and(|host| host == own) {
        return Err(Problem::conflict(Message::ServeClubTaken));
    }
    if !app.store.add_club(&club).await? {
        return Err(Problem::conflict(Message::ServeClubTaken));
    }
    app.clubs.forget();
    let of = app.of(&club.id);
    let code = sign_in::one_time(&of, None, DAY).await?;
    let address = address(&of).await?;
    Ok(Json(api::ClubMade {
        id: club.id,
        setup: format!("{address}/setup#{code}"),
        address,
    }))
}

fn club_of(wish: &api::NewClub, created: String) -> Result<Club, Problem> {
    if !is_short_name(&wish.id) {
        return Err(Problem::unsound(Message::ServeClubId));
    }
    let name = sign_in::sound_name(&wish.name)?;
    let host = wish
        .host
        .as_deref()
        .map(str::trim)
        .filter(|host| !host.is_empty());
    let sound = |host: &str| {
        let part = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
        host.len() <= 253 && host.bytes().all(part)
    };
    if host.is_some_and(|host| !sound(host)) {
        return Err(Problem::unsound(Message::ServeClubHost));
    }
    Ok(Club {
        id: wish.id.clone(),
        name,
        host: host.map(str::to_ascii_lowercase),
        created,
        quota: wish.most.into(),
    })
}

impl From<api::ClubQuota> for Quota {
    fn from(most: api::ClubQuota) -> Self {
        Self {
            events: most.most_events,
            entries: most.most_entries,
            bytes: most.most_bytes,
        }
    }
}

/// Whether a text can be the short name of a club: it stands in addresses.
fn is_short_name(id: &str) -> bool {
    let part = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=40).contains(&id.len()) && id.bytes().all(part)
}

/// Changes the name of a club and what it may use.
#[utoipa::path(put, path = "/clubs/{id}", tag = "clubs", params(("id" = String, Path, description = "The club")), request_body = api::ClubChange, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn change(
    app: App,
    actor: Actor,
    Path(id): Path<String>,
    Json(wish): Json<api::ClubChange>,
) -> Answer<Json<api::Nothing>> {
    operator(&app, &actor)?;
    let name = sign_in::sound_name(&wish.name)?;
    let quota = wish.most.into();
    if !app.store.change_club(&id, &name, quota).await? {
        return Err(Problem::missing(Message::ServeNoClub));
    }
    app.clubs.forget();
    Ok(Json(api::Nothing {}))
}

/// Deletes a club with everything that it has. Its short name is asked for once more, since nothing brings it back.
#[utoipa::path(delete, path = "/clubs/{id}", tag = "clubs", params(("id" = String, Path, description = "The club")), request_body = api::ClubGone, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove(
    app: App,
    actor: Actor,
    Path(id): Path<String>,
    Json(wish): Json<api::ClubGone>,
) -> Answer<Json<api::Nothing>> {
    operator(&app, &actor)?;
    if wish.again != id {
        return Err(Problem::unsound(Message::ServeClubAgain));
    }
    if !app.store.remove_club(&id).await? {
        return Err(Problem::missing(Message::ServeNoClub));
    }
    app.clubs.forget();
    app.look_at_heads().await;
    app.of(&id).tell_revoked().await;
    Ok(Json(api::Nothing {}))
}

/// All that the server has of this club, as a database of its own that `openroom serve --database` opens; records of conduct only for their readers.
#[utoipa::path(get, path = "/club/file", tag = "clubs", responses((status = 200, description = "A file of SQLite", content_type = "application/vnd.sqlite3", body = Vec<u8>)), security(("cookie" = []), ("token" = [])))]
pub async fn file(app: App, actor: Actor) -> Answer<Response> {
    actor.must_be(Rank::Director)?;
    casebook::no_live_case_is_kept_from(&app, &actor).await?;
    let folder = tempfile::tempdir().map_err(Problem::ours)?;
    let path = folder.path().join("club.db");
    let hidden = conduct::kept_from(&app, &actor).await?;
    app.store.club_file(&path, hidden).await?;
    let bytes = tokio::fs::read(&path).await.map_err(Problem::ours)?;
    let kind = HeaderValue::from_static("application/vnd.sqlite3");
    let name = HeaderValue::from_static("attachment; filename=\"openroom.db\"");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, bytes).into_response())
}
