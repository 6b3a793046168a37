//! Events: made, looked at, written to.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use openroom_laws::Log;
use openroom_laws::log::Deal;
use openroom_store::Stream;
use openroom_tournament::entry::Seated;
use openroom_tournament::names;
use openroom_tournament::questions::Suggestion;
use openroom_tournament::state::{Ruling, Session};
use openroom_tournament::view::{self, RulingLog};
use openroom_tournament::{Action, Deadline, Entry, Request, Scorable, Through, Time, Tournament};
use openroom_words::irregular;
use openroom_words::movements::title;
use openroom_words::words::{Language, Message};
use serde::Deserialize;
use serde_json::json;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, may_have_log, may_write};
use crate::api;
use crate::app::App;
use crate::aside::aside;
use crate::limits::{DEVICE, TABLE};
use crate::live::{Live, Written};
use crate::problem::{Answer, Problem};
use crate::ranking::Ranking;
use crate::said::{Reply, in_words};
use crate::summary::Summary;
use crate::{conduct, exports, fitting, results, secrets, sent, tables};

/// Which part of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// Those that come after this event.
    #[serde(default)]
    after: Option<String>,
    /// So many at most, up to 200; 50 if nothing is said.
    #[serde(default)]
    limit: Option<u32>,
}

/// The events, the newest first. Fewer than `limit` are the last ones; `after` with the id of the last one gives those that follow.
#[utoipa::path(get, path = "/events", tag = "events", params(Part), responses((status = 200, body = Vec<api::EventLine>)), security((), ("cookie" = []), ("token" = [])))]
pub async fn list(
    app: App,
    Query(part): Query<Part>,
    actor: Actor,
) -> Answer<Json<Vec<api::EventLine>>> {
    let most = part.limit.unwrap_or(50).clamp(1, 200);
    let (mut events, mut after) = (Vec::new(), part.after);
    loop {
        let left = most - u32::try_from(events.len()).unwrap_or(most);
        let page = app.store.page(after.as_deref(), actor.is_staff(), left);
        let page = page.await?;
        let last = page.len() < left as usize;
        after = page.last().map(|stream| stream.id.clone());
        for stream in page {
            let line = line(&app, stream).await;
            // One log that cannot be read does not hide the others.
            if actor.is_staff() || line.status != api::LineStatus::Unreadable {
                events.push(line);
            }
        }
        if last || events.len() >= most as usize {
            return Ok(Json(events));
        }
    }
}

async fn line(app: &App, stream: Stream) -> api::EventLine {
    let kept = stream.summary.as_deref().and_then(Summary::read);
    let summary = match kept {
        Some(summary) => Some(summary),
        None => summed_up(app, &stream.id).await,
    };
    api::EventLine {
        id: stream.id,
        name: stream.name,
        kind: summary.map(|summary| summary.kind),
        status: summary.map_or(api::LineStatus::Unreadable, |summary| summary.status),
        begun: summary.is_some_and(|summary| summary.begun),
        over: summary.is_some_and(|summary| summary.over),
        version: stream.version,
        created: stream.created,
        away: stream.away,
    }
}

/// What the list shows of an event that an earlier Openroom has written, or another one that says nothing of it: folded once, and kept.
pub async fn summed_up(app: &App, id: &str) -> Option<Summary> {
    let live = app.event(id).await.ok()?;
    let (event, version) = live.now().await;
    let summary = Summary::of(&event);
    let kept = app.store.sum_up(id, version, &summary.text()).await;
    if let Err(error) = kept {
        tracing::warn!(%error, "a summary is not kept");
    }
    Some(summary)
}

/// A new event.
#[utoipa::path(post, path = "/events", tag = "events", request_body = api::NewEvent, responses((status = 200, body = api::EventMade)), security(("cookie" = []), ("token" = [])))]
pub async fn create(
    app: App,
    actor: Actor,
    Json(wish): Json<api::NewEvent>,
) -> Answer<Json<api::EventMade>> {
    actor.must_be(Rank::Director)?;
    let name = event_name(&wish.name)?;
    // The words of the request are read as the log would read them, which says what is wrong with one.
    let mut created = json!({"name": name, "kind": wish.kind});
    if let Some(structure) = wish.structure {
        created["structure"] = json!(structure);
    }
    if let Some(sessions) = wish.sessions {
        created["sessions"] = json!(sessions);
    }
    let first = sent::read(&json!({"created": created}))?;
    let settings = wish.settings.filter(|settings| !settings.is_empty());
    let regulated = settings.map(|settings| {
        sent::read(&json!({"regulations": {"layer": "event", "settings": settings}}))
    });
    let regulated = regulated.transpose()?;
    let acts = [Some(first), regulated].into_iter().flatten().collect();
    make(&app, &actor, &name, acts).await.map(Json)
}

/// The name of a new event as it is kept.
pub fn event_name(wished: &str) -> Result<String, Problem> {
    let name = wished.trim().to_owned();
    if names::unseen(&name).is_some() {
        return Err(Problem::unsound(Message::ServeNameSigns));
    }
    if name.is_empty() || name.chars().count() > 200 {
        return Err(Problem::unsound(Message::ServeEventName));
    }
    Ok(name)
}

/// A new event that begins with these acts. All are tried before anything is written: no half-made event stays behind.
pub async fn make(
    app: &App,
    actor: &Actor,
    name: &str,
    acts: Vec<Action>,
) -> Result<api::EventMade, Problem> {
    let (mut trial, mut entries) = (Tournament::new(), Vec::new());
    for action in acts {
        let entry = entry(app, actor, &trial, "", action, None, None)?;
        trial
            .apply(&entry)
            .map_err(|refused| Problem::refused(&refused))?;
        entries.push(entry);
    }
    app.clubs.room_for_event(&app.store).await?;
    let id = secrets::code(10)?.to_ascii_lowercase();
    let at = app.time().to_string();
    app.store.create(&id, name, &at).await?;
    app.decides(&id).await?;
    let bodies: Vec<String> = entries.iter().map(Entry::to_json).collect();
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    let version = app
        .store
        .append(openroom_store::Append {
            stream: &id,
            seen: 0,
            key: "created",
            bodies: &bodies,
            summary: Some(&Summary::of(&trial).text()),
        })
        .await?;
    Ok(api::EventMade { id, version })
}

/// Puts an event away, so that the list does not show it to everybody, or brings it back. Nothing of it is lost.
#[utoipa::path(post, path = "/events/{id}/away", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::PutAway, responses((status = 200, body = api::PutAway)), security(("cookie" = []), ("token" = [])))]
pub async fn put_away(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::PutAway>,
) -> Answer<Json<api::PutAway>> {
    actor.must_be(Rank::Director)?;
    app.event(&id).await?;
    app.store.put_away(&id, wish.away).await?;
    Ok(Json(wish))
}

/// Makes an entry of an act: time and author are the server's.
pub fn entry(
    app: &App,
    actor: &Actor,
    event: &Tournament,
    id: &str,
    action: Action,
    why: Option<&str>,
    seat: Option<char>,
) -> Result<Entry, Problem> {
    let by = may_write(actor, event, id, &action, seat)?;
    let why = why.filter(|why| !why.trim().is_empty());
    let entry = Entry {
        at: stamp(app.time(), event, &action),
        by,
        why: why.map(str::to_owned),
        device: actor.device(id),
        action,
    };
    if let Some(unfit) = entry.unfit() {
        return Err(Problem::unsound(unfit));
    }
    // A result is some hundred bytes, a call with what is to be said a little more.
    if actor.rank == Rank::Table && entry.to_json().len() > LARGEST_OF_TABLE {
        return Err(Problem::unsound(Reply::with(
            Message::ServeTextLong,
            "most",
            LARGEST_OF_TABLE,
        )));
    }
    Ok(entry)
}

/// The largest entry of a device at a table, in bytes.
const LARGEST_OF_TABLE: usize = 4000;

/// The time of an entry. The clock of the machine may have been set back; the log goes on from its last entry. If it was ahead, the
/// Director puts it right by an act of its own, which alone has the time of the clock.
pub fn stamp(now: Time, event: &Tournament, action: &Action) -> Time {
    let last = event.state().last;
    match (last, action) {
        (Some(last), Action::TimePutRight(_)) => last.earlier(now),
        (Some(last), _) => {
            if last.is_after(now.plus_seconds(AHEAD)) {
                tracing::warn!(%last, %now, "the last entry is stamped later than now; was the clock ahead?");
            }
            last.later(now)
        }
        (None, _) => now,
    }
}

/// The time of an entry that the server writes by itself.
pub fn stamp_now(app: &App, event: &Tournament) -> Time {
    let now = app.time();
    event.state().last.map_or(now, |last| last.later(now))
}

/// So many seconds a clock may be set back without a word.
const AHEAD: i64 = 60;

/// Writes one act into the log of the event. It is on the disk when the answer comes.
#[utoipa::path(post, path = "/events/{id}/entries", tag = "events", params(("id" = String, Path, description = "The event")), request_body = api::NewEntry, responses((status = 200, body = api::VersionNow), (status = 409, description = "Somebody else was first; `version`, or `current` with the result that the board has", body = api::Problem)), security(("cookie" = []), ("token" = [])))]
pub async fn append(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::NewEntry>,
) -> Answer<Json<api::VersionNow>> {
    // Who runs the event and plays in it says by the seat that he speaks as a player.
    let player = wish.seat.as_ref().and_then(|_| actor.as_player(&id));
    let actor = player.unwrap_or(actor);
    actor.must_be(Rank::Table)?;
    if wish.key.is_empty() || wish.key.len() > 80 {
        return Err(Problem::malformed(Message::ServeKey));
    }
    app.clubs.room(&app.store).await?;
    let seat = seat_of(wish.seat.as_deref())?;
    let act = wish.action.0?;
    if let (Rank::Table, Some(own)) = (actor.rank, &actor.table) {
        // What is counted is its own table, whatever it asks for.
        let device = actor.session.as_deref().unwrap_or_default();
        app.limits
            .one_more(format!("{device} {}", own.event), DEVICE)?;
        app.limits
            .one_more(format!("{} {}", own.event, own.table), TABLE)?;
    }
    let live = app.event(&id).await?;
    let version = write(
        &app,
        &actor,
        &live,
        &wish.key,
        &act,
        wish.why.as_deref(),
        wish.expected,
        seat,
    )
    .await?;
    let concerns = fitting::concerns(&act);
    let call = open_call(&live.fold().await.event, &act);
    let (version, unseated) = match concerns {
        true => seat_all(&app, &actor, &live, &wish.key, version).await?,
        false => (version, Vec::new()),
    };
    Ok(Json(api::VersionNow {
        version,
        call,
        unseated,
    }))
}

/// Before play, who has no place takes one that is empty; who then has none is told.
async fn seat_all(
    app: &App,
    actor: &Actor,
    live: &Arc<Live>,
    key: &str,
    version: u64,
) -> Result<(u64, Vec<u32>), Problem> {
    let seats = live.fold().await.event.seats_for_all();
    let version = match seats {
        Some((session, positions)) => {
            let action = Action::Seated(Seated {
                session,
                positions,
                from: None,
            });
            let key = format!("{key}/seats");
            write(app, actor, live, &key, &action, None, None, None).await?
        }
        None => version,
    };
    Ok((version, live.fold().await.event.unseated()))
}

/// The open call of the table that calls, if the act is a call.
pub fn open_call(event: &Tournament, action: &Action) -> Option<u32> {
    let Action::Called(called) = action else {
        return None;
    };
    let open = event.open_calls();
    let of_table = |call: &&(u32, &openroom_tournament::state::Call)| {
        call.1.session == called.session && call.1.table == called.table
    };
    open.iter().find(of_table).map(|(number, _)| *number)
}

/// The seat that a request names.
pub fn seat_of(text: Option<&str>) -> Result<Option<char>, Problem> {
    let letter = |text: &str| match text {
        "N" | "E" | "S" | "W" => text.chars().next(),
        _ => None,
    };
    match text.map(letter) {
        Some(None) => Err(Problem::malformed(Message::ServeSeat)),
        seat => Ok(seat.flatten()),
    }
}

/// Writes an act, and answers once it is on the disk.
#[expect(clippy::too_many_arguments, reason = "an entry has that many parts")]
pub async fn write(
    app: &App,
    actor: &Actor,
    live: &Arc<Live>,
    key: &str,
    action: &Action,
    why: Option<&str>,
    expected: Option<u64>,
    seat: Option<char>,
) -> Result<u64, Problem> {
    if actor.rank == Rank::Director {
        let (event, _) = live.now().await;
        conduct::may_enter(app, &event, action, why).await?;
    }
    let began = Instant::now();
    // Two people may choose the same key; it belongs to whoever wrote with it.
    let owner = actor.session.as_deref().or(actor.name.as_deref());
    let key = secrets::kept(&format!("{}/{key}", owner.unwrap_or_default()));
    let make = |event: &Tournament| {
        let made = entry(app, actor, event, &live.id, action.clone(), why, seat)?;
        fitting::check(event, &made.action)?;
        // A table that calls again while its call is open has called already.
        let again = actor.rank == Rank::Table && open_call(event, &made.action).is_some();
        Ok((!again).then_some(made))
    };
    let written = live.write(&app.store, &key, expected, make).await?;
    let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    app.metrics.writing.fetch_add(micros, Relaxed);
    let second = match &written {
        Written::Refused(_) => second_result(app, live, action).await,
        _ => None,
    };
    let version = outcome(app, written, 1);
    if version.is_ok() {
        app.record.note(action);
    }
    version.map_err(|problem| second.unwrap_or(problem))
}

/// What became of so many entries, counted and as an answer.
pub fn outcome(app: &App, written: Written, count: usize) -> Result<u64, Problem> {
    match written {
        Written::At(version) => {
            let count = u64::try_from(count).unwrap_or(u64::MAX);
            app.metrics.entries.fetch_add(count, Relaxed);
            Ok(version)
        }
        Written::Standing(version) => Ok(version),
        Written::Behind(version) => {
            app.metrics.conflicts.fetch_add(1, Relaxed);
            Err(Problem::conflict(Message::ServeGoneOn).at_version(version))
        }
        Written::Refused(refused) => {
            app.metrics.refused.fetch_add(1, Relaxed);
            Err(Problem::refused(&refused))
        }
    }
}

/// A result for a board that has one: the other one goes back with the refusal, so that the players can compare.
async fn second_result(app: &App, live: &Arc<Live>, action: &Action) -> Option<Problem> {
    let Action::Result(at) = action else {
        return None;
    };
    let fold = live.fold().await;
    let found = fold.event.table(at.session, at.round, &at.table)?;
    let mut boards = found.boards.iter();
    let (board, status) = boards.find(|(board, _)| board.board == at.board)?;
    board.result()?;
    let current = tables::board(found.table, board, *status);
    let problem = Problem::conflict(Message::ServeHasResult).at_version(fold.version);
    Some(problem.with_current(current, app.time()))
}

/// How the event is to be seen: `public` for anybody, as one who is not signed in sees it; `table` for who plays in it.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Seen {
    /// `public`: as somebody who is not signed in; `table`: from the table at which the device is.
    #[serde(default)]
    view: Option<String>,
}

impl Seen {
    /// Who sees it.
    pub fn of(&self, actor: Actor, id: &str) -> Actor {
        match self.view.as_deref() {
            Some("public") => Actor {
                there: actor.table.map(|table| table.event),
                ..Actor::nobody()
            },
            Some("table") => actor.as_player(id).unwrap_or(actor),
            _ => actor,
        }
    }
}

/// The event as the role sees it.
#[utoipa::path(get, path = "/events/{id}", tag = "events", params(("id" = String, Path, description = "The event"), Seen), responses((status = 200, body = api::EventSeen)), security((), ("cookie" = []), ("token" = [])))]
pub async fn one(
    app: App,
    Path(id): Path<String>,
    Query(view): Query<Seen>,
    actor: Actor,
) -> Answer<Json<api::EventSeen>> {
    let live = app.event(&id).await?;
    let actor = view.of(actor, &id);
    Ok(Json(as_seen(&app, &live, &actor).await?))
}

/// The event as somebody may see it: this is also what goes over a live connection.
pub async fn as_seen(
    app: &App,
    live: &Arc<Live>,
    actor: &Actor,
) -> Result<api::EventSeen, Problem> {
    if actor.at_table(&live.id).is_some() {
        let table = tables::own_view(app, live, actor).await?;
        return Ok(api::EventSeen::Table(Box::new(api::EventAtTable {
            version: table.version,
            now: app.time(),
            role: api::DeviceRole::Table,
            table,
        })));
    }
    let (event, version) = live.seen(app, actor, None).await?;
    if !actor.is_staff() {
        return Ok(api::EventSeen::Public(Box::new(api::EventForAll {
            version,
            now: app.time(),
            ranking: None,
            role: actor.rank.into(),
            event: public_view(&event),
        })));
    }
    // All of a large event takes a while to write down; entries go on meanwhile.
    let role = actor.rank.into();
    let actor = actor.clone();
    let id = live.id.clone();
    let work = move || staff_view(&event, &actor, &id);
    let event = aside(work).await?;
    Ok(api::EventSeen::Staff(Box::new(api::EventForStaff {
        version,
        now: app.time(),
        role,
        event,
    })))
}

/// The event as those who run it may see it. The log of a ruling may hold hands, which a scorer who plays is not to see.
pub fn staff_view(event: &Tournament, actor: &Actor, id: &str) -> api::EventState {
    let mut shown = view::state(event);
    let sits = actor.has_seat_in(id);
    // Who may have to play a board is not told what a case on it found, as long as anybody may.
    let plays = sits || actor.rank < Rank::Assistant || results::plays(event, actor).is_some();
    for (ruling, shown) in event.state().rulings.iter().zip(&mut shown.rulings) {
        let session = event.state().session(ruling.given.session);
        let over = session.is_some_and(|session| session.over.is_some());
        if plays && !over && ruling.given.case.is_some() {
            (shown.facts, shown.why) = (None, None);
        }
        // What a player says may tell cards.
        if plays && !over {
            shown.statements.clear();
        }
        let seen = !sits && results::sees_hands(event, actor, ruling.given.session);
        let log = taken_apart(event, ruling);
        shown.subjects = log.as_ref().map(subjects).unwrap_or_default();
        // A Director who plays has the ruling before him, not the hands that he may have to play.
        let log = match seen {
            true => log,
            false => log
                .filter(|_| actor.rank >= Rank::Assistant)
                .map(without_hands),
        };
        shown.log = log.map(|log| RulingLog::Apart(Box::new(log)));
    }
    // Cases are between the Directors and the parties. Where one is open and how many have answered is no part of it.
    if actor.rank < Rank::Assistant {
        shown.cases.clear();
        let between = |one: &Suggestion| matches!(one, Suggestion::Open { .. });
        shown.suggestions.retain(|one| !between(one));
    }
    for session in &mut shown.sessions {
        if let Some(name) = &session.movement {
            session.titles = titles(name);
        }
    }
    shown
}

/// The log of a ruling, taken apart: a page tells it in its own language.
fn taken_apart(event: &Tournament, ruling: &Ruling) -> Option<Log> {
    let text = ruling.given.log.as_deref()?;
    let logs = openroom_laws::log::read_under(text, event.state().edition());
    logs.ok()?.into_iter().next()
}

fn without_hands(mut log: Log) -> Log {
    log.deal = Deal::UNKNOWN;
    log
}

/// What a ruling is about, in each language.
fn subjects(log: &Log) -> BTreeMap<&'static str, String> {
    let told = |language: Language| {
        let subject = in_words(language, |words| irregular::subject(log, words));
        subject.map(|subject| (language.code(), subject))
    };
    Language::ALL.into_iter().filter_map(told).collect()
}

/// The name of a movement in each language: a live connection speaks none, and whoever watches may change theirs.
fn titles(name: &str) -> BTreeMap<&'static str, String> {
    let told = |language| in_words(language, |words| title(name, words));
    Language::ALL
        .into_iter()
        .map(|language| (language.code(), told(language)))
        .collect()
}

/// The event as everybody may see it.
pub fn public_view(event: &Tournament) -> api::PublicState {
    let state = event.state();
    let created = state.created.as_ref();
    let contestants = state.contestants.iter();
    let sessions = state.sessions.iter().zip(1_u16..);
    // Who appeals what is between the parties.
    let for_all = |deadline: &Deadline| deadline.request != Request::Appeal;
    api::PublicState {
        event: created.map_or_else(String::new, |created| created.name.clone()),
        kind: state.kind(),
        status: state.status(),
        edition: state.edition().year(),
        contestants: contestants
            .map(|(number, contestant)| api::PublicContestant {
                contestant: *number,
                name: contestant.entered.name.clone(),
                players: contestant.players().to_vec(),
                stratum: contestant.entered.stratum.clone(),
                withdrawn: contestant.withdrawn.is_some(),
            })
            .collect(),
        bracket: openroom_tournament::view::bracket(event)
            .filter(|_| state.held.is_none())
            .map(openroom_tournament::view::BracketState::for_all),
        coming: event.coming().map(api::ComingState::from),
        sessions: sessions
            .map(|(session, number)| public_session(event, session, number))
            .collect(),
        deadlines: state.deadlines().into_iter().filter(for_all).collect(),
        official: state.official.clone(),
        final_: state.final_at,
        public: event.public(),
        league: state.league.clone(),
    }
}

fn public_session(event: &Tournament, session: &Session, number: u16) -> api::PublicSession {
    let mut rounds = session.rounds.iter();
    let started = rounds.rposition(|round| round.started.is_some());
    let round = started.map(|at| &session.rounds[at]);
    api::PublicSession {
        session: number,
        rounds: session.rounds.len(),
        planned_rounds: session.planned_rounds(),
        round: started.map_or(0, |at| at + 1),
        started: round.and_then(|round| round.started),
        minutes: round.and_then(|round| round.minutes),
        paused: round.and_then(|round| round.paused),
        stopped: round.map_or(0, |round| round.stopped),
        moves: started
            .and_then(|at| u32::try_from(at + 1).ok())
            .and_then(|round| event.moves(number, round)),
        tables: session.rounds.first().map_or(0, |round| round.tables.len()),
        over: session.over,
    }
}

/// The log of the event.
#[utoipa::path(get, path = "/events/{id}/log", tag = "exports", params(("id" = String, Path, description = "The event")), responses((status = 200, description = "The log as YAML; it holds the hands", body = String, content_type = "application/yaml")), security(("cookie" = []), ("token" = [])))]
pub async fn log_text(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Response> {
    // It holds the hands, which are not for those who may have to play them.
    actor.must_be(Rank::Director)?;
    let live = app.event(&id).await?;
    may_have_log(&actor, &live.fold().await.event, &id)?;
    results::sees_all_hands(&live.fold().await.event, &actor)?;
    let text = exports::log_text(&app, &live, &actor).await?;
    Ok((
        [(header::CONTENT_TYPE, "application/yaml; charset=utf-8")],
        text,
    )
        .into_response())
}

/// The event with all results that somebody may see board by board: all of them for those who run the event; for everybody
/// those of the sessions that are over, since a board that somebody has still to play is shown to nobody.
pub fn results_for(event: &Tournament, actor: &Actor) -> Result<Scorable, Problem> {
    if actor.is_staff() {
        return Ok(event.scorable(None));
    }
    let public = event.public();
    let over = public.sessions.iter().zip(1_u16..);
    let last = over.take_while(|(session, _)| session.hands).last();
    let through = last.map(|(session, number)| Through {
        session: number,
        round: session.rounds,
    });
    match through {
        Some(through) => Ok(event.scorable(Some(through))),
        None => Err(Problem::missing(Message::ServeNoResults)),
    }
}

/// Up to which round.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Upto {
    /// The session; the first if only a round is given.
    session: Option<u16>,
    /// The last round that counts; without it, all that the role may see.
    round: Option<u32>,
}

/// Once somebody has left in a session that goes on, what follows for the rounds to come is scored too; a ranking counts what was
/// played so far.
fn so_far(event: &Tournament) -> Option<Through> {
    let (session, round) = event.current_round()?;
    let state = event.state();
    let goes_on = state.session(session).is_some_and(|s| s.over.is_none());
    let mut gone = state
        .contestants
        .values()
        .filter_map(|c| c.withdrawn.as_ref());
    let left = gone.any(|gone| gone.in_session == Some(session));
    (goes_on && left).then_some(Through { session, round })
}

/// The round up to which somebody may see results: nothing for all of them; an error if there are none for him.
pub fn visible(event: &Tournament, actor: &Actor) -> Result<Option<Through>, Problem> {
    if actor.is_staff() {
        return Ok(so_far(event));
    }
    match event.public_rounds() {
        Some(through) => Ok(Some(through)),
        None => Err(Problem::missing(Message::ServeNoResults)),
    }
}

/// The round up to which the ranking goes for somebody; otherwise as [`visible`].
async fn ranked(live: &Live, actor: &Actor) -> Result<Option<Through>, Problem> {
    let for_all = match actor.is_staff() {
        true => None,
        false => live.public_ranking().await,
    };
    match for_all {
        Some(through) => Ok(Some(through)),
        None => visible(&live.now().await.0, actor),
    }
}

/// The ranking.
#[utoipa::path(get, path = "/events/{id}/standings", tag = "results", params(("id" = String, Path, description = "The event"), Upto), responses((status = 200, body = api::Standings), (status = 304, description = "As it was, by `If-None-Match`")), security((), ("cookie" = []), ("token" = [])))]
pub async fn standings(
    app: App,
    Path(id): Path<String>,
    Query(upto): Query<Upto>,
    actor: Actor,
    headers: HeaderMap,
) -> Answer<Response> {
    let live = app.event(&id).await?;
    let visible = ranked(&live, &actor).await?;
    let wanted = upto.round.map(|round| Through {
        session: upto.session.unwrap_or(1),
        round,
    });
    let through = match (wanted, visible) {
        (Some(wanted), Some(most)) => Some(wanted.min(most)),
        (wanted, visible) => wanted.or(visible),
    };
    let scored = match actor.is_staff() {
        true => live.scored(through, Duration::ZERO).await?,
        false => live.scored_for_onlooker(through).await?,
    };
    match &*scored {
        Ok(scored) => Ok(send_ranking(&scored.ranking, &headers)),
        Err(refused) => Err(Problem::not_scored(refused)),
    }
}

/// Sends a ranking to who has not got it yet, packed if he can unpack it.
fn send_ranking(ranking: &Ranking, asked: &HeaderMap) -> Response {
    let says = |name: header::HeaderName, what: &str| {
        let all = asked.get_all(name).into_iter();
        let texts = all.filter_map(|value| value.to_str().ok());
        texts
            .flat_map(|text| text.split(','))
            .any(|one| one.trim().split(';').next() == Some(what))
    };
    let mut answer = match says(header::IF_NONE_MATCH, &ranking.tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false if says(header::ACCEPT_ENCODING, "gzip") && !ranking.packed.is_empty() => {
            ([(header::CONTENT_ENCODING, "gzip")], ranking.packed.clone()).into_response()
        }
        false => ranking.text.clone().into_response(),
    };
    let headers = answer.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "application/json"),
        (header::ETAG, &*ranking.tag),
        // Kept by the browser, and asked for again each time.
        (header::CACHE_CONTROL, "private, no-cache"),
        (header::VARY, "accept-encoding, cookie, authorization"),
    ] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    answer
}

/// The ranking after each round.
#[utoipa::path(get, path = "/events/{id}/chart", tag = "results", params(("id" = String, Path, description = "The event")), responses((status = 200, body = Vec<api::ChartPoint>)), security((), ("cookie" = []), ("token" = [])))]
pub async fn chart(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<Vec<api::ChartPoint>>> {
    let live = app.event(&id).await?;
    let (rounds, most) = {
        let fold = live.fold().await;
        let most = visible(&fold.event, &actor)?;
        let sessions = fold.event.state().sessions.iter().zip(1_u16..);
        let rounds: Vec<Through> = sessions
            .flat_map(|(session, number)| {
                let started = session.rounds.iter().zip(1_u32..);
                started
                    .filter(|(round, _)| round.started.is_some())
                    .map(move |(_, round)| Through {
                        session: number,
                        round,
                    })
            })
            .collect();
        (rounds, most)
    };
    let mut chart = Vec::new();
    for through in rounds
        .into_iter()
        .filter(|&at| most.is_none_or(|most| at <= most))
    {
        let scored = live.scored(Some(through), Duration::from_secs(5)).await?;
        let Ok(scored) = &*scored else { continue };
        chart.push(api::ChartPoint {
            session: through.session,
            round: through.round,
            places: view::standings(&scored.standings),
        });
    }
    Ok(Json(chart))
}
