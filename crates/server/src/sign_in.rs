//! Signing in and out, the first start, the way back, people and tokens.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_store::{FirstStart, Lock, OneTime, Person, Session, Token};
use openroom_tournament::names;
use openroom_words::words::Message;
use serde::Deserialize;

use crate::access::{self, Actor, AtTable, Rank, TableAt, check_origin, cookie, cookie_name};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::limits::{ARRIVALS, Tried};
use crate::problem::{Answer, Problem};
use crate::sittings::{Follows, Kept};
use crate::{clubs, secrets, tables};

/// A person stays signed in for a month, a table for two days.
const MONTH: i64 = 30 * 24 * 3600;
const TWO_DAYS: i64 = 2 * 24 * 3600;

/// Wrong passwords for a name from an address before the next one has to wait: a minute, and twice as long each time, an hour at most.
const LOCK: Lock = Lock {
    free: 5,
    first: 60,
    longest: 3600,
};

/// So many devices are at a table: its players with a phone and a tablet each, and those who were there before.
const DEVICES: u32 = 40;

/// Who is asking.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = api::Me)))]
pub async fn me(app: App, actor: Actor) -> Answer<Json<api::Me>> {
    let people = app.store.people().await?;
    let table = actor.table.as_ref();
    Ok(Json(api::Me {
        role: actor.rank.into(),
        needs_setup: people.is_empty(),
        name: actor.name.clone(),
        event: table.map(|table| table.event.clone()),
        table: table.map(|table| table.table.clone()),
        seat: table.and_then(|table| table.seat).and_then(api::Seat::of),
        club: clubs::own(&app).await?,
    }))
}

/// The first director, with the one-time code that the terminal has printed.
#[utoipa::path(post, path = "/setup", tag = "people", request_body = api::Setup, responses((status = 200, body = api::SignedIn)))]
pub async fn setup(
    app: App,
    Client(from): Client,
    headers: HeaderMap,
    Json(wish): Json<api::Setup>,
) -> Answer<Response> {
    check_origin(&axum::http::Method::POST, &headers, &app.address)?;
    let now = app.now();
    let turn = app
        .limits
        .turn(&app.store, Tried::Password, from, now)
        .await?;
    if !app.store.people().await?.is_empty() {
        return Err(Problem::forbidden(Message::ServeSetupDone));
    }
    let name = sound_name(&wish.name)?;
    sound_password(&wish.password)?;
    let person = Person {
        name: name.clone(),
        role: Rank::Director.word().to_owned(),
        hash: secrets::password(wish.password).await?,
    };
    let code = secrets::kept(wish.code.trim());
    match app.store.set_up(&code, &person, app.now()).await? {
        FirstStart::Done => {
            turn.was_right().await;
            signed_in(&app, &name, Rank::Director, None).await
        }
        // Somebody else was quicker, with the same code.
        FirstStart::Over => Err(Problem::forbidden(Message::ServeSetupDone)),
        FirstStart::WrongCode => Err(Problem::stranger(Message::ServeSetupCode)),
    }
}

/// Signs somebody in: the answer sets the cookie.
#[utoipa::path(post, path = "/sign-in", tag = "people", request_body = api::SignIn, responses((status = 200, body = api::SignedIn)))]
pub async fn sign_in(
    app: App,
    Client(from): Client,
    headers: HeaderMap,
    actor: Actor,
    Json(wish): Json<api::SignIn>,
) -> Answer<Response> {
    check_origin(&axum::http::Method::POST, &headers, &app.address)?;
    let now = app.now();
    let turn = app
        .limits
        .turn(&app.store, Tried::Password, from, now)
        .await?;
    // A longer name nobody has; its beginning is enough to count by.
    let typed: String = wish.name.trim().chars().take(LONGEST_NAME + 1).collect();
    // Phones begin a name with a capital; tries are counted by the name however it is written.
    let name = typed.to_lowercase();
    // Taken before it is looked at, so that wrong passwords sent all at once are counted one by one; for a name that nobody has in the
    // same way, so that nobody learns which names there are. From elsewhere the Director still gets in.
    let address = from.to_string();
    let wait = app.store.take_try(&name, &address, now, LOCK).await?;
    if wait > 0 {
        return Err(Problem::too_many(wait));
    }
    let person = whoever(&app, &typed).await?;
    let hash = person
        .as_ref()
        .map_or(secrets::NOBODY, |person| person.hash.as_str());
    let right = secrets::is_password(wish.password, hash.to_owned()).await?;
    match person.filter(|_| right) {
        Some(person) => {
            turn.was_right().await;
            app.store.forget_tries(&name, &address).await?;
            let rank = rank_of(&person.role);
            // Who plays with this device still does.
            signed_in(&app, &person.name, rank, actor.table.as_ref()).await
        }
        None => Err(Problem::stranger(Message::ServeWrongPassword)),
    }
}

/// Whose name that is, in small or capital letters. Of two who differ by that alone each writes it as it is.
async fn whoever(app: &App, name: &str) -> Result<Option<Person>, Problem> {
    let people = app.store.people().await?;
    let exact = people.iter().position(|person| person.name == name);
    let small = name.to_lowercase();
    let alike = || {
        people
            .iter()
            .position(|person| person.name.to_lowercase() == small)
    };
    let at = exact.or_else(alike);
    Ok(at.and_then(|at| people.into_iter().nth(at)))
}

/// A new password, with the code of `openroom user reset`.
#[utoipa::path(post, path = "/reset", tag = "people", request_body = api::Reset, responses((status = 200, body = api::SignedIn)))]
pub async fn reset(
    app: App,
    Client(from): Client,
    headers: HeaderMap,
    Json(wish): Json<api::Reset>,
) -> Answer<Response> {
    check_origin(&axum::http::Method::POST, &headers, &app.address)?;
    let now = app.now();
    let turn = app
        .limits
        .turn(&app.store, Tried::Password, from, now)
        .await?;
    sound_password(&wish.password)?;
    let hash = secrets::password(wish.password).await?;
    let code = secrets::kept(wish.code.trim());
    let Some(person) = app.store.reset(&code, &hash, app.now()).await? else {
        return Err(Problem::stranger(Message::ServeCodeUsed));
    };
    turn.was_right().await;
    app.tell_revoked().await;
    signed_in(&app, &person.name, rank_of(&person.role), None).await
}

/// Where to go after signing in by a link.
#[derive(Debug, Deserialize)]
pub struct Onward {
    #[serde(default)]
    to: Option<String>,
}

/// `GET /enter/{code}`: a link that signs somebody in, once, and leads on to a page of ours.
pub async fn enter(
    app: App,
    Client(from): Client,
    Path(code): Path<String>,
    Query(onward): Query<Onward>,
) -> Answer<Response> {
    let now = app.now();
    let turn = app
        .limits
        .turn(&app.store, Tried::Password, from, now)
        .await?;
    let used = app
        .store
        .use_one_time(&secrets::kept(code.trim()), app.now())
        .await?;
    let Some(name) = used.and_then(|used| used.person) else {
        return Err(Problem::stranger(Message::ServeCodeUsed));
    };
    turn.was_right().await;
    // Only within this site: two slashes would be another one, and browsers take a backslash for a slash.
    let own = |to: &String| {
        to.starts_with('/') && !to[1..].starts_with(['/', '\\']) && !to.contains(char::is_control)
    };
    let to = onward.to.filter(own).unwrap_or_else(|| "/".to_owned());
    let Some(person) = app.store.person(&name).await? else {
        return Err(Problem::missing(Message::ServePersonGone));
    };
    let mut response = signed_in(&app, &name, rank_of(&person.role), None).await?;
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
        *response.status_mut() = axum::http::StatusCode::SEE_OTHER;
    }
    Ok(response)
}

/// Signs out: the cookie ends.
#[utoipa::path(post, path = "/sign-out", tag = "people", responses((status = 200, body = api::Nothing)))]
pub async fn sign_out(app: App, actor: Actor) -> Answer<Response> {
    if let Some(id) = &actor.session {
        app.store.end_session(id, app.now()).await?;
        app.tell_revoked().await;
    }
    Ok(with_cookie(&app, "", 0, api::Nothing {}))
}

async fn signed_in(app: &App, name: &str, rank: Rank, plays: Option<&AtTable>) -> Answer<Response> {
    let secret = secrets::secret()?;
    let session = Session {
        id: secrets::kept(&secret),
        person: Some(name.to_owned()),
        stream: plays.map(|own| own.event.clone()),
        place: plays.map(|own| own.table.clone()),
        seat: plays.and_then(|own| own.seat).map(String::from),
        sat: plays.map_or_else(String::new, |own| own.kept().text()),
        expires: app.now() + MONTH,
    };
    app.store.add_session(&session).await?;
    let me = api::SignedIn {
        role: rank.into(),
        name: name.to_owned(),
    };
    Ok(with_cookie(app, &secret, MONTH, me))
}

fn with_cookie(app: &App, secret: &str, seconds: i64, body: impl serde::Serialize) -> Response {
    let secure = if app.secure { "; Secure" } else { "" };
    let name = cookie_name(app.store.club());
    let cookie =
        format!("{name}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut response = Json(body).into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Brings a device to the table of a code: the answer sets its cookie. Who runs events stays signed in, and plays there besides.
#[utoipa::path(post, path = "/join", tag = "tables", request_body = api::Join, responses((status = 200, body = api::Joined)))]
pub async fn join(
    app: App,
    Client(from): Client,
    headers: HeaderMap,
    actor: Actor,
    Json(wish): Json<api::Join>,
) -> Answer<Response> {
    check_origin(&axum::http::Method::POST, &headers, &app.address)?;
    let now = app.now();
    let turn = app.limits.turn(&app.store, Tried::Code, from, now).await?;
    let code: String = wish.code.trim().to_ascii_uppercase();
    let found = match app.store.table_of_code(&code, now).await? {
        Some(found) => Some(found),
        None => tables::of_lasting_code(&app, &code, wish.event.as_deref()).await?,
    };
    let Some(mut code) = found else {
        return Err(Problem::stranger(Message::ServeNoTableCode));
    };
    turn.was_right().await;
    app.limits
        .one_more(format!("join {}", code.code), ARRIVALS)?;
    let (event, table) = (code.stream.clone(), code.place.clone());
    let sat = arrived(&app, &actor, &event, &table).await?;
    // A device stays the same device at another table, or when its link is opened again; and whoever is signed in on it.
    let secret = match (&actor.session, cookie(&headers, app.store.club())) {
        (Some(_), Some(secret)) => secret.to_owned(),
        _ => secrets::secret()?,
    };
    let lives = match actor.name {
        Some(_) => MONTH,
        None => TWO_DAYS,
    };
    let session = Session {
        id: secrets::kept(&secret),
        person: None,
        stream: Some(event.clone()),
        place: Some(table.clone()),
        seat: None,
        sat,
        expires: now + lives,
    };
    code.expires = now + tables::CODE_LIVES;
    if !app.store.join(&code, &session, DEVICES, now).await? {
        return Err(Problem::stranger(Message::ServeNoTableCode));
    }
    let body = api::Joined { event, table };
    Ok(with_cookie(&app, &secret, lives, body))
}

/// What is kept of a device once it has come to a table.
async fn arrived(app: &App, actor: &Actor, id: &str, table: &str) -> Result<String, Problem> {
    let live = app.event(id).await?;
    let fold = live.fold().await;
    let event = &fold.event;
    let player = actor.as_player(id);
    let own = player.as_ref().and_then(|player| player.seated(id, event));
    // The link of the table where it is, opened again, changes nothing.
    let stored = player.as_ref().and_then(|player| player.table.as_ref());
    let still = stored.is_some_and(|stored| stored.table == table)
        && own.as_ref().is_some_and(|own| own.table == table);
    if let (true, Some(stored)) = (still, stored) {
        return Ok(stored.kept().text());
    }
    let mut sat = own.as_ref().map(|own| own.sat.clone()).unwrap_or_default();
    let device = player.as_ref().and_then(|player| player.device(id));
    let passage = access::passage(event, own.as_ref(), device.as_deref(), table);
    sat.arrive(table, passage);
    let kept = Kept {
        sat,
        ..Kept::default()
    };
    Ok(kept.text())
}

/// The player of the device chooses a seat: it goes with him from then on, stays at the table, or lies there for both sides.
#[utoipa::path(post, path = "/join/seat", tag = "tables", request_body = api::SeatChosen, responses((status = 200, body = api::Nothing)), security(("cookie" = [])))]
pub async fn seat(
    app: App,
    actor: Actor,
    Json(wish): Json<api::SeatChosen>,
) -> Answer<Json<api::Nothing>> {
    let (Some(stored), Some(id)) = (&actor.table, &actor.session) else {
        return Err(Problem::stranger(Message::ServeJoinFirst));
    };
    let seat = wish.seat.as_deref();
    if seat.is_some_and(|seat| !["N", "E", "S", "W"].contains(&seat)) {
        return Err(Problem::malformed(Message::ServeSeat));
    }
    let letter = seat.and_then(|seat| seat.chars().next());
    let live = app.event(&stored.event).await?;
    let fold = live.fold().await;
    let event = &fold.event;
    let own = stored.now(event);
    let on = access::turn(event);
    let mut sat = own.sat.clone();
    sat.sit(&own.table, letter, on);
    let (session, round) = event.current_round().unwrap_or((1, 1));
    let sitting = TableAt::of(session, round, &own.table).sitting(event);
    let who = sitting.zip(letter);
    let who = who.and_then(|(sitting, seat)| access::sits(sitting, seat));
    let follows = who.zip(letter).filter(|_| wish.follows && !wish.shared);
    let kept = Kept {
        sat,
        follows: follows.map(|(contestant, seat)| Follows {
            contestant,
            seat,
            since: (session, round),
        }),
        shared: wish.shared,
    };
    drop(fold);
    let at = (stored.event.as_str(), stored.table.as_str());
    let now_at = own.table.as_str();
    app.store
        .set_seat(id, at, now_at, seat, &kept.text())
        .await?;
    Ok(Json(api::Nothing {}))
}

/// Who can sign in.
#[utoipa::path(get, path = "/people", tag = "people", responses((status = 200, body = Vec<api::Person>)), security(("cookie" = []), ("token" = [])))]
pub async fn people(app: App, actor: Actor) -> Answer<Json<Vec<api::Person>>> {
    actor.must_be(Rank::Director)?;
    let people = app.store.people().await?;
    let locked = app.store.locked_names(app.now()).await?;
    let one = |person: &Person| api::Person {
        name: person.name.clone(),
        role: rank_of(&person.role).into(),
        locked: locked.contains(&person.name.to_lowercase()),
    };
    Ok(Json(people.iter().map(one).collect()))
}

/// A new account.
#[utoipa::path(post, path = "/people", tag = "people", request_body = api::NewPerson, responses((status = 200, body = api::SignedIn)), security(("cookie" = []), ("token" = [])))]
pub async fn add_person(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NewPerson>,
) -> Answer<Json<api::SignedIn>> {
    actor.must_be(Rank::Director)?;
    let name = sound_name(&wish.name)?;
    let rank = account_rank(&wish.role)?;
    sound_password(&wish.password)?;
    if whoever(&app, &name).await?.is_some() {
        return Err(Problem::conflict(Message::ServeNameTaken));
    }
    let hash = secrets::password(wish.password).await?;
    match app.store.add_person(&name, rank.word(), &hash).await? {
        true => Ok(Json(api::SignedIn {
            role: rank.into(),
            name,
        })),
        false => Err(Problem::conflict(Message::ServeNameTaken)),
    }
}

/// Takes an account away.
#[utoipa::path(delete, path = "/people/{name}", tag = "people", params(("name" = String, Path, description = "Who")), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove_person(
    app: App,
    actor: Actor,
    Path(name): Path<String>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    if actor.name.as_deref() == Some(name.as_str()) {
        return Err(Problem::unsound(Message::ServeNotYourself));
    }
    match app.store.remove_person(&name).await? {
        true => {
            app.tell_revoked().await;
            Ok(Json(api::Nothing {}))
        }
        false => Err(Problem::missing(Message::ServeNoPerson)),
    }
}

/// The tokens of programs, without their secrets.
#[utoipa::path(get, path = "/tokens", tag = "people", responses((status = 200, body = Vec<api::Token>)), security(("cookie" = []), ("token" = [])))]
pub async fn tokens(app: App, actor: Actor) -> Answer<Json<Vec<api::Token>>> {
    actor.must_be(Rank::Director)?;
    let tokens = app.store.tokens().await?;
    let one = |token: &Token| api::Token {
        id: token.id.clone(),
        name: token.name.clone(),
        role: rank_of(&token.role).into(),
        created: token.created.clone(),
    };
    Ok(Json(tokens.iter().map(one).collect()))
}

/// A new token; its secret is in the answer and nowhere else.
#[utoipa::path(post, path = "/tokens", tag = "people", request_body = api::NewToken, responses((status = 200, body = api::TokenMade)), security(("cookie" = []), ("token" = [])))]
pub async fn add_token(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NewToken>,
) -> Answer<Json<api::TokenMade>> {
    actor.must_be(Rank::Director)?;
    let name = sound_name(&wish.name)?;
    let role = match wish.role.as_str() {
        "spectator" => Rank::Spectator,
        other => account_rank(other)?,
    };
    let secret = secrets::secret()?;
    let token = Token {
        id: secrets::code(8)?,
        hash: secrets::kept(&secret),
        name,
        role: role.word().to_owned(),
        created: app.time().to_string(),
    };
    app.store.add_token(&token).await?;
    Ok(Json(api::TokenMade {
        id: token.id,
        token: secret,
    }))
}

/// Takes a token away.
#[utoipa::path(delete, path = "/tokens/{id}", tag = "people", params(("id" = String, Path, description = "Which one")), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove_token(
    app: App,
    actor: Actor,
    Path(id): Path<String>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    match app.store.remove_token(&id).await? {
        true => {
            app.tell_revoked().await;
            Ok(Json(api::Nothing {}))
        }
        false => Err(Problem::missing(Message::ServeNoToken)),
    }
}

/// A one-time code, for the first start or for somebody's way back; its text.
pub async fn one_time(app: &App, person: Option<&str>, seconds: i64) -> Result<String, Problem> {
    let code = secrets::code(12)?;
    let one_time = OneTime {
        hash: secrets::kept(&code),
        person: person.map(str::to_owned),
        expires: app.now() + seconds,
    };
    app.store.add_one_time(&one_time).await?;
    Ok(code)
}

/// The rank of an account or a token that is in the database.
fn rank_of(word: &str) -> Rank {
    Rank::of_word(word).unwrap_or(Rank::Spectator)
}

fn account_rank(word: &str) -> Result<Rank, Problem> {
    Rank::of_word(word)
        .filter(|rank| rank.is_staff())
        .ok_or_else(|| Problem::malformed(Message::ServeRole))
}

/// The most characters of a name.
const LONGEST_NAME: usize = 60;

pub fn sound_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(Problem::unsound(Message::ServeNameLength));
    }
    match names::unseen(name) {
        None => Ok(name.to_owned()),
        Some(_) => Err(Problem::unsound(Message::ServeNameSigns)),
    }
}

fn sound_password(password: &str) -> Result<(), Problem> {
    match password.chars().count() {
        8..=200 => Ok(()),
        _ => Err(Problem::unsound(Message::ServePasswordLength)),
    }
}
