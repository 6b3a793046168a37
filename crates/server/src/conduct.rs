//! What a club keeps of somebody's conduct: confidential. Each record has its readers by name, and nobody else is sent any of it, not even
//! that it is there. Who is suspended, and until when, is told to a Director who enters him; why is not (White Book 80.3, 91, 132.2.6).

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use openroom_members::Conduct;
use openroom_printing::sheets::{self, ConductLine};
use openroom_store::{Change, Paper};
use openroom_tournament::names::same;
use openroom_tournament::{Action, Tournament};
use openroom_words::words::{Message, Words};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::prints::{self, Looks};
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Reply};
use crate::secrets;

/// The kind of paper.
pub const CONDUCT: &str = "conduct";

/// A record with the paper that it stands on.
struct Kept {
    id: String,
    version: u64,
    conduct: Conduct,
}

fn read(paper: Paper, today: &str) -> Result<Kept, Problem> {
    let conduct: Conduct = serde_json::from_str(&paper.body).map_err(Problem::ours)?;
    Ok(Kept {
        id: paper.id,
        version: paper.version,
        conduct: conduct.kept_on(today),
    })
}

fn put(id: &str, conduct: &Conduct, seen: u64) -> Result<Change, Problem> {
    Ok(Change::Put {
        kind: CONDUCT,
        id: id.to_owned(),
        body: serde_json::to_string(conduct).map_err(Problem::ours)?,
        seen: Some(seen),
    })
}

fn today(app: &App) -> String {
    app.time().to_string().chars().take(10).collect()
}

async fn all(app: &App) -> Result<Vec<Kept>, Problem> {
    let today = today(app);
    let papers = app.store.papers(CONDUCT).await?;
    papers
        .into_iter()
        .map(|paper| read(paper, &today))
        .collect()
}

async fn write(app: &App, change: Change) -> Result<(), Problem> {
    app.store
        .change_papers(vec![change])
        .await
        .map_err(|error| match error {
            openroom_store::StoreError::Conflict { .. } => {
                Problem::conflict(Message::ServeMemberChanged)
            }
            error => error.into(),
        })
}

/// The name of an account that runs events; a program with a token reads no such record.
fn account(actor: &Actor) -> Result<&str, Problem> {
    actor.must_be(Rank::Director)?;
    let person = actor.name.as_deref().filter(|_| actor.token.is_none());
    person.ok_or_else(|| Problem::forbidden(Message::ServeConductReader))
}

/// The records that whoever asks may not read, as papers: they stay out of what he takes away.
pub async fn kept_from(app: &App, actor: &Actor) -> Result<Vec<(&'static str, String)>, Problem> {
    let account = account(actor).ok();
    let reads = |kept: &Kept| account.is_some_and(|account| kept.conduct.may_read(account));
    let records = all(app).await?.into_iter();
    let hidden = records.filter(|kept| !reads(kept));
    Ok(hidden.map(|kept| (CONDUCT, kept.id)).collect())
}

/// A record that the one who asks may read; to anybody else it is not there.
async fn one(app: &App, actor: &Actor, id: &str) -> Result<Kept, Problem> {
    let account = account(actor)?;
    let missing = || Problem::missing(Message::ServeConductReader);
    let paper = app.store.paper(CONDUCT, id).await?.ok_or_else(missing)?;
    let kept = read(paper, &today(app))?;
    match kept.conduct.may_read(account) {
        true => Ok(kept),
        false => Err(missing()),
    }
}

fn line(kept: Kept) -> api::ConductRecord {
    api::ConductRecord {
        id: kept.id,
        next_step: kept.conduct.next_step(),
        conduct: kept.conduct,
    }
}

/// The records that whoever asks may read.
#[utoipa::path(get, path = "/conduct", tag = "members", responses((status = 200, body = Vec<api::ConductRecord>)), security(("cookie" = [])))]
pub async fn list(app: App, actor: Actor) -> Answer<Json<Vec<api::ConductRecord>>> {
    let account = account(&actor)?;
    let own = all(&app).await?;
    let own = own
        .into_iter()
        .filter(|kept| kept.conduct.may_read(account));
    Ok(Json(own.map(line).collect()))
}

/// Opens a record of somebody: whoever opens it reads it, and those whom he names.
#[utoipa::path(post, path = "/conduct", tag = "members", request_body = api::ConductOpened, responses((status = 200, body = api::ConductRecord)), security(("cookie" = [])))]
pub async fn open(
    app: App,
    actor: Actor,
    Json(wish): Json<api::ConductOpened>,
) -> Answer<Json<api::ConductRecord>> {
    let account = account(&actor)?;
    let name = wish.name.trim().to_owned();
    if name.is_empty() || name.chars().count() > openroom_members::LONGEST {
        return Err(Problem::unsound(Message::ServeConductName));
    }
    let own = all(&app).await?.into_iter();
    let mut own = own.filter(|kept| kept.conduct.may_read(account));
    if let Some(there) = own.find(|kept| same(&kept.conduct.name, &name)) {
        return Ok(Json(line(there)));
    }
    let conduct = Conduct {
        name,
        readers: readers(&app, account, wish.readers).await?,
        ..Conduct::default()
    };
    let id = secrets::code(10)?.to_ascii_lowercase();
    write(&app, put(&id, &conduct, 0)?).await?;
    Ok(Json(line(Kept {
        id,
        version: 1,
        conduct,
    })))
}

/// Readers are accounts of those who run events; whoever writes stays one.
async fn readers(app: &App, own: &str, wished: Vec<String>) -> Result<Vec<String>, Problem> {
    let people = app.store.people().await?;
    let mut readers = vec![own.to_owned()];
    for wish in wished {
        let Some(person) = people.iter().find(|person| same(&person.name, &wish)) else {
            return Err(Problem::unsound(Reply::with(
                Message::ServeConductNoAccount,
                "name",
                wish,
            )));
        };
        if !readers.contains(&person.name) {
            readers.push(person.name.clone());
        }
    }
    Ok(readers)
}

/// Adds to a record: a matter, a suspension, the end of one, other readers.
#[utoipa::path(post, path = "/conduct/{record}", tag = "members", params(("record" = String, Path, description = "Which record")), request_body = api::ConductAdded, responses((status = 200, body = api::ConductRecord)), security(("cookie" = [])))]
pub async fn add(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::ConductAdded>,
) -> Answer<Json<api::ConductRecord>> {
    let account = account(&actor)?.to_owned();
    let mut kept = one(&app, &actor, &id).await?;
    let conduct = &mut kept.conduct;
    if let Some(mut matter) = wish.matter {
        matter.by.clone_from(&account);
        conduct.add(matter).map_err(Problem::unsound)?;
    }
    if let Some(mut suspension) = wish.suspension {
        suspension.by.clone_from(&account);
        suspension.lifted.clear();
        conduct.suspend(suspension).map_err(Problem::unsound)?;
    }
    if let Some(number) = wish.lift {
        conduct
            .lift(number, &today(&app))
            .map_err(Problem::unsound)?;
    }
    if let Some(wished) = wish.readers {
        conduct.readers = readers(&app, &account, wished).await?;
    }
    write(&app, put(&id, conduct, kept.version)?).await?;
    Ok(Json(line(kept)))
}

/// Takes a record away: nothing of it stays.
#[utoipa::path(delete, path = "/conduct/{record}", tag = "members", params(("record" = String, Path, description = "Which record")), responses((status = 200, body = api::Nothing)), security(("cookie" = [])))]
pub async fn remove(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<api::Nothing>> {
    let kept = one(&app, &actor, &id).await?;
    write(
        &app,
        Change::Take {
            kind: CONDUCT,
            id: kept.id,
        },
    )
    .await?;
    Ok(Json(api::Nothing {}))
}

/// The record as a report to be printed, for the organiser or the authority.
#[utoipa::path(get, path = "/conduct/{record}/report", tag = "members", params(("record" = String, Path, description = "Which record"), Looks), responses((status = 200, description = "The report", content((String = "application/pdf"), (String = "text/html")))), security(("cookie" = [])))]
pub async fn report(
    app: App,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    actor: Actor,
    reader: Reader,
) -> Answer<Response> {
    let kept = one(&app, &actor, &id).await?;
    let make = move |words: &Words| {
        let mut lines: Vec<ConductLine> = Vec::new();
        for matter in &kept.conduct.matters {
            lines.push(ConductLine {
                day: matter.day.clone(),
                event: matter.event.clone(),
                offence: matter.offence.clone(),
                measure: words.say(measure(matter.measure)),
                text: matter.text.clone(),
                by: matter.by.clone(),
            });
        }
        for one in &kept.conduct.suspensions {
            let until = words.day(&one.until);
            lines.push(ConductLine {
                day: one.from.clone(),
                event: one.only.clone(),
                offence: words.say(Message::ConductSuspended),
                measure: words.tell(Message::ConductUntil, [("day", until.into())]),
                text: one.text.clone(),
                by: one.by.clone(),
            });
        }
        let conduct = &kept.conduct;
        Ok(sheets::conduct(
            &conduct.name,
            &conduct.readers,
            &lines,
            words,
        ))
    };
    let mut response = prints::private(&app, &looks, reader, "conduct", make).await?;
    let never = HeaderValue::from_static("no-store");
    response.headers_mut().insert(header::CACHE_CONTROL, never);
    Ok(response)
}

fn measure(measure: openroom_members::conduct::Measure) -> Message {
    use openroom_members::conduct::Measure as M;
    match measure {
        M::Noted => Message::ConductNoted,
        M::Warning => Message::ConductWarning,
        M::Penalty => Message::ConductPenalty,
        M::Session => Message::ConductSession,
        M::Disqualified => Message::ConductDisqualified,
        M::Reported => Message::ConductReported,
    }
}

/// Who is suspended today, and until when: for Directors who enter people. Why is not told.
#[utoipa::path(get, path = "/conduct/suspended", tag = "members", responses((status = 200, body = Vec<api::SuspendedNow>)), security(("cookie" = []), ("token" = [])))]
pub async fn suspended(app: App, actor: Actor) -> Answer<Json<Vec<api::SuspendedNow>>> {
    actor.must_be(Rank::Director)?;
    Ok(Json(now_suspended(&app).await?))
}

async fn now_suspended(app: &App) -> Result<Vec<api::SuspendedNow>, Problem> {
    let today = today(app);
    let mut found = Vec::new();
    for kept in all(app).await? {
        if let Some(one) = kept.conduct.suspended_on(&today) {
            found.push(api::SuspendedNow {
                name: kept.conduct.name.clone(),
                from: one.from.clone(),
                until: one.until.clone(),
                only: one.only.clone(),
            });
        }
    }
    Ok(found)
}

/// Who is suspended is not entered without a word: the reason why he plays all the same stands in `why` (White Book 132.2.6).
pub async fn may_enter(
    app: &App,
    event: &Tournament,
    action: &Action,
    why: Option<&str>,
) -> Result<(), Problem> {
    let players: Vec<&String> = match action {
        Action::Entered(one) => one.players.iter().collect(),
        Action::Named(one) => one.players.iter().collect(),
        Action::StandBy(one) => one.players.iter().collect(),
        Action::Substitute(one) => vec![&one.in_],
        _ => return Ok(()),
    };
    if why.is_some_and(|why| !why.trim().is_empty()) {
        return Ok(());
    }
    check(app, event, &players).await
}

/// The same for many at once, who come without a reason each.
pub async fn check(app: &App, event: &Tournament, players: &[&String]) -> Result<(), Problem> {
    let papers = app.store.papers(CONDUCT).await?;
    if papers.is_empty() {
        return Ok(());
    }
    let known = crate::members::all(app).await?;
    let goes_by = |name: &str, player: &str| {
        let mut own = known.iter().filter(|kept| kept.member.goes_by(name));
        same(name, player) || own.any(|kept| kept.member.goes_by(player))
    };
    let title = event
        .state()
        .created
        .as_ref()
        .map_or("", |one| one.name.as_str());
    for one in now_suspended(app).await? {
        if !one.only.is_empty() && !title.to_lowercase().contains(&one.only.to_lowercase()) {
            continue;
        }
        if let Some(player) = players.iter().find(|player| goes_by(&one.name, player)) {
            let args = vec![("name", (*player).clone()), ("until", one.until)];
            let reply = Reply::Message(Message::ServeSuspended, args);
            return Err(Problem::unsound(reply));
        }
    }
    Ok(())
}
