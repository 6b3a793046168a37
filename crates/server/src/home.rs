//! The page of a club that everybody can see: how it shows itself, its calendar, and who wants to play.

use axum::Json;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use openroom_members::{Member, Register, initials};
use openroom_printing::document::Picture;
use openroom_store::Change;
use openroom_tournament::Time;
use openroom_tournament::entry::EventKind;
use openroom_tournament::names;
use openroom_words::words::Message;
use serde::{Deserialize, Serialize};

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::limits::ARRIVALS;
use crate::problem::{Answer, Problem};
use crate::said::Reply;
use crate::{clubs, members, secrets};

/// The kinds of paper.
const PROFILE: &str = "profile";
const LOGO: &str = "logo";
const PLAN: &str = "plan";
const WISH: &str = "wish";

/// There is one of its kind.
const ONLY: &str = "";

/// A session of the calendar, as it is kept.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Planned {
    name: String,
    starts: String,
    note: String,
    #[serde(default = "pairs")]
    kind: EventKind,
    #[serde(default)]
    event: Option<String>,
}

const fn pairs() -> EventKind {
    EventKind::Pairs
}

/// A name that was put down, as it is kept.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct PutDown {
    plan: String,
    players: Vec<String>,
    accepted: bool,
    /// The hash of what takes it away again.
    secret: String,
}

impl PutDown {
    fn is_of(&self, member: &Member) -> bool {
        self.players.iter().any(|name| member.goes_by(name))
    }
}

/// So many sessions stand in a calendar, and so many names are put down for one.
const MOST_PLANS: usize = 400;
const MOST_WISHES: usize = 200;

/// So many names are put down together.
const MOST_PLAYERS: usize = 8;

/// A session stays in the calendar so many seconds after it began, by any clock in the world.
const STAYS: i64 = 36 * 3600;

fn body(what: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(what).map_err(Problem::ours)
}

async fn papers<T: serde::de::DeserializeOwned>(
    app: &App,
    kind: &str,
) -> Result<Vec<(String, T)>, Problem> {
    let papers = app.store.papers(kind).await?.into_iter();
    let read = papers.map(|paper| Ok((paper.id, serde_json::from_str(&paper.body)?)));
    let read: Result<_, serde_json::Error> = read.collect();
    read.map_err(Problem::ours)
}

async fn paper<T: serde::de::DeserializeOwned>(
    app: &App,
    kind: &str,
    id: &str,
) -> Result<Option<T>, Problem> {
    let paper = app.store.paper(kind, id).await?;
    let read = paper.map(|paper| serde_json::from_str(&paper.body));
    read.transpose().map_err(Problem::ours)
}

fn put(kind: &'static str, id: &str, what: &impl Serialize) -> Result<Change, Problem> {
    Ok(Change::Put {
        kind,
        id: id.to_owned(),
        body: body(what)?,
        seen: None,
    })
}

fn take(kind: &'static str, id: &str) -> Change {
    Change::Take {
        kind,
        id: id.to_owned(),
    }
}

/// How the club shows itself; its name is that which whoever runs the server gave it, until it says another.
pub async fn profile(app: &App) -> Result<api::ClubProfile, Problem> {
    let mut profile: api::ClubProfile = paper(app, PROFILE, ONLY).await?.unwrap_or_default();
    if profile.name.is_empty()
        && let Some(own) = clubs::own(app).await?
    {
        profile.name = own.name;
    }
    Ok(profile)
}

/// The page of the club.
#[utoipa::path(get, path = "/home", tag = "home", responses((status = 200, body = api::ClubHome)), security((), ("cookie" = []), ("token" = [])))]
pub async fn home(app: App, actor: Actor) -> Answer<Json<api::ClubHome>> {
    let logo = app.store.paper(LOGO, ONLY).await?;
    Ok(Json(api::ClubHome {
        profile: profile(&app).await?,
        logo: logo.map(|logo| format!("/api/club/logo?v={}", logo.version)),
        plans: plans(&app, &actor).await?,
    }))
}

/// The calendar, with who wants to play. Who is not in the register, or has not agreed to be named, is known by the first letters.
async fn plans(app: &App, actor: &Actor) -> Result<Vec<api::Plan>, Problem> {
    let since = Time::of_utc(app.now() - STAYS).to_string();
    let mut wishes: Vec<(String, PutDown)> = papers(app, WISH).await?;
    wishes.sort_by(|a, b| a.0.cmp(&b.0));
    let known = match actor.is_staff() || wishes.is_empty() {
        true => Vec::new(),
        false => members::all(app).await?,
    };
    let register = Register::of(known.iter().map(|kept| &kept.member));
    let shown = |name: &String| {
        let at = register.by_name(name);
        match actor.is_staff() || at.is_some_and(|at| known[at].member.consent) {
            true => name.clone(),
            false => initials(name),
        }
    };
    let all: Vec<(String, Planned)> = papers(app, PLAN).await?;
    let mut plans: Vec<api::Plan> = all
        .into_iter()
        .filter(|(_, plan)| plan.starts.as_str() >= &since[..16])
        .map(|(id, plan)| {
            let own = wishes.iter().filter(|(_, wish)| wish.plan == id);
            api::Plan {
                wishes: own
                    .map(|(id, wish)| api::PlayWish {
                        id: id.clone(),
                        players: wish.players.iter().map(shown).collect(),
                        accepted: wish.accepted,
                    })
                    .collect(),
                id,
                name: plan.name,
                starts: plan.starts,
                note: plan.note,
                kind: plan.kind,
                event: plan.event,
            }
        })
        .collect();
    plans.sort_by(|a, b| (&a.starts, &a.id).cmp(&(&b.starts, &b.id)));
    Ok(plans)
}

/// A text of at most so many letters, all of which can be seen; lines are parted by spaces where `lines` says no.
fn text(text: &str, most: usize, lines: bool) -> Result<String, Problem> {
    let text = text.trim();
    if text.chars().count() > most {
        return Err(Problem::unsound(Reply::with(
            Message::ServeTextLong,
            "most",
            most,
        )));
    }
    let unseen = |sign: char| names::is_unseen(sign) && !(lines && sign == '\n');
    match text.chars().any(unseen) {
        true => Err(Problem::unsound(Message::ServeNameSigns)),
        false => Ok(text.to_owned()),
    }
}

/// Says how the club shows itself.
#[utoipa::path(put, path = "/club/profile", tag = "home", request_body = api::ClubProfile, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn set_profile(
    app: App,
    actor: Actor,
    Json(wish): Json<api::ClubProfile>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let profile = api::ClubProfile {
        name: text(&wish.name, 60, false)?,
        contact: text(&wish.contact.replace('\r', ""), 500, true)?,
        number: text(&wish.number, 20, false)?,
    };
    app.store
        .change_papers(vec![put(PROFILE, ONLY, &profile)?])
        .await?;
    Ok(Json(api::Nothing {}))
}

/// The largest logo in bytes, and in dots each way.
const LARGEST_LOGO: usize = 100_000;
const WIDEST_LOGO: u16 = 1000;

/// The width and height of a picture in JPEG, if it is one: a page makes one of whatever picture somebody chooses.
fn jpeg(bytes: &[u8]) -> Option<(u16, u16)> {
    let mut rest = bytes.strip_prefix(&[0xff, 0xd8])?;
    loop {
        let [0xff, mark, high, low, ..] = *rest else {
            return None;
        };
        let length = usize::from(u16::from_be_bytes([high, low]));
        let part = rest.get(4..2 + length)?;
        // A frame: its precision, height and width. Neither a table of codes (C4, C8, CC) nor anything else.
        if (0xc0..=0xcf).contains(&mark) && ![0xc4, 0xc8, 0xcc].contains(&mark) {
            let [_, a, b, c, d, ..] = *part else {
                return None;
            };
            return Some((u16::from_be_bytes([c, d]), u16::from_be_bytes([a, b])));
        }
        rest = rest.get(2 + length..)?;
    }
}

/// Sets the logo: a picture in JPEG of at most 100,000 bytes and 1,000 dots each way.
#[utoipa::path(put, path = "/club/logo", tag = "home", request_body(content = Vec<u8>, content_type = "image/jpeg"), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn set_logo(app: App, actor: Actor, bytes: Bytes) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let fits = |side: u16| (1..=WIDEST_LOGO).contains(&side);
    let sound = jpeg(&bytes).is_some_and(|(width, height)| fits(width) && fits(height));
    if !sound || bytes.len() > LARGEST_LOGO {
        return Err(Problem::unsound(Message::ServeLogo));
    }
    let logo = Change::Put {
        kind: LOGO,
        id: ONLY.to_owned(),
        body: secrets::hex(&bytes),
        seen: None,
    };
    app.store.change_papers(vec![logo]).await?;
    Ok(Json(api::Nothing {}))
}

/// Takes the logo away.
#[utoipa::path(delete, path = "/club/logo", tag = "home", responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove_logo(app: App, actor: Actor) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let kept = app.store.paper(LOGO, ONLY).await?;
    kept.ok_or_else(|| Problem::missing(Message::ServeNoLogo))?;
    app.store.change_papers(vec![take(LOGO, ONLY)]).await?;
    Ok(Json(api::Nothing {}))
}

/// The logo as it is kept.
pub async fn logo_bytes(app: &App) -> Result<Option<Vec<u8>>, Problem> {
    let kept = app.store.paper(LOGO, ONLY).await?;
    Ok(kept.and_then(|kept| secrets::unhex(&kept.body)))
}

/// The logo for what is printed, with what tells it from the one before.
pub async fn logo_printed(app: &App) -> Result<Option<(String, Picture)>, Problem> {
    let kept = app.store.paper(LOGO, ONLY).await?;
    let picture = kept.and_then(|kept| {
        let bytes = secrets::unhex(&kept.body)?;
        let (width, height) = jpeg(&bytes)?;
        let picture = Picture {
            jpeg: bytes.into(),
            width,
            height,
        };
        Some((kept.version.to_string(), picture))
    });
    Ok(picture)
}

/// The logo of the club.
#[utoipa::path(get, path = "/club/logo", tag = "home", responses((status = 200, description = "A picture in JPEG", content_type = "image/jpeg", body = Vec<u8>)), security((), ("cookie" = []), ("token" = [])))]
pub async fn logo(app: App) -> Answer<Response> {
    let bytes = logo_bytes(&app).await?;
    let bytes = bytes.ok_or_else(|| Problem::missing(Message::ServeNoLogo))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/jpeg")),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static("private, max-age=300"),
        ),
    ];
    Ok((headers, bytes).into_response())
}

/// A day and an hour, as a field of a page writes them.
fn moment(starts: &str) -> Result<Time, Problem> {
    let wrong = || Problem::malformed(Message::ServePlanStarts);
    let shape = starts.len() == 16 && starts.is_ascii();
    let time: Result<Time, _> = format!("{starts}:00Z").parse();
    time.ok().filter(|_| shape).ok_or_else(wrong)
}

/// Puts a session into the calendar, or the same one each week.
#[utoipa::path(post, path = "/plans", tag = "home", request_body = api::PlanWish, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn add_plan(
    app: App,
    actor: Actor,
    Json(wish): Json<api::PlanWish>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let name = text(&wish.name, 100, false)?;
    if name.is_empty() {
        return Err(Problem::unsound(Message::ServeEventName));
    }
    let note = text(&wish.note, 200, false)?;
    let first = moment(&wish.starts)?;
    let weeks = i64::from(wish.weeks.unwrap_or(1).clamp(1, 60));
    let there = app.store.papers(PLAN).await?;
    if there.len() + usize::try_from(weeks).unwrap_or(0) > MOST_PLANS {
        return Err(Problem::unsound(Reply::with(
            Message::ServePlansMany,
            "most",
            MOST_PLANS,
        )));
    }
    let mut changes = forgotten(&app).await?;
    for week in 0..weeks {
        let starts = first.plus_seconds(week * 7 * 24 * 3600).to_string();
        let plan = Planned {
            name: name.clone(),
            starts: starts.chars().take(16).collect(),
            note: note.clone(),
            kind: wish.kind.unwrap_or(EventKind::Pairs),
            event: None,
        };
        changes.push(put(PLAN, &secrets::code(10)?.to_ascii_lowercase(), &plan)?);
    }
    app.store.change_papers(changes).await?;
    Ok(Json(api::Nothing {}))
}

/// What is long past goes, with the names that were put down: nobody needs them any more.
async fn forgotten(app: &App) -> Result<Vec<Change>, Problem> {
    let since = Time::of_utc(app.now() - 7 * 24 * 3600).to_string();
    let all: Vec<(String, Planned)> = papers(app, PLAN).await?;
    let old = all
        .into_iter()
        .filter(|(_, plan)| plan.starts.as_str() < &since[..16])
        .map(|(id, _)| id);
    let old: Vec<String> = old.collect();
    let wishes: Vec<(String, PutDown)> = papers(app, WISH).await?;
    let theirs = wishes
        .into_iter()
        .filter(|(_, wish)| old.contains(&wish.plan));
    let mut changes: Vec<Change> = theirs.map(|(id, _)| take(WISH, &id)).collect();
    changes.extend(old.iter().map(|id| take(PLAN, id)));
    Ok(changes)
}

async fn plan(app: &App, id: &str) -> Result<Planned, Problem> {
    let plan = paper(app, PLAN, id).await?;
    plan.ok_or_else(|| Problem::missing(Message::ServeNoPlan))
}

/// The event of a session of the calendar.
#[utoipa::path(put, path = "/plans/{plan}", tag = "home", params(("plan" = String, Path, description = "The session of the calendar")), request_body = api::PlanEvent, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn set_event(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::PlanEvent>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let mut planned = plan(&app, &id).await?;
    app.event(&wish.event).await?;
    planned.event = Some(wish.event);
    app.store
        .change_papers(vec![put(PLAN, &id, &planned)?])
        .await?;
    Ok(Json(api::Nothing {}))
}

/// Takes a session out of the calendar, with the names that were put down for it.
#[utoipa::path(delete, path = "/plans/{plan}", tag = "home", params(("plan" = String, Path, description = "The session of the calendar")), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove_plan(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    plan(&app, &id).await?;
    let wishes: Vec<(String, PutDown)> = papers(&app, WISH).await?;
    let own = wishes.into_iter().filter(|(_, wish)| wish.plan == id);
    let mut changes: Vec<Change> = own.map(|(wish, _)| take(WISH, &wish)).collect();
    changes.push(take(PLAN, &id));
    app.store.change_papers(changes).await?;
    Ok(Json(api::Nothing {}))
}

/// *I play*: somebody puts a name or several down for a session. Anybody may; the Director accepts it.
#[utoipa::path(post, path = "/plans/{plan}/wishes", tag = "home", params(("plan" = String, Path, description = "The session of the calendar")), request_body = api::NewPlayWish, responses((status = 200, body = api::PlayWishMade)), security((), ("cookie" = []), ("token" = [])))]
pub async fn wish(
    app: App,
    Path(id): Path<String>,
    Client(from): Client,
    Json(wish): Json<api::NewPlayWish>,
) -> Answer<Json<api::PlayWishMade>> {
    app.limits.one_more(format!("wish {from}"), ARRIVALS)?;
    plan(&app, &id).await?;
    let mut players = Vec::new();
    for name in wish.players.iter().take(MOST_PLAYERS) {
        let name = text(name, 60, false)?;
        if !name.is_empty() {
            players.push(name);
        }
    }
    if players.is_empty() {
        return Err(Problem::unsound(Message::ServeNameLength));
    }
    let wishes: Vec<(String, PutDown)> = papers(&app, WISH).await?;
    let own = wishes.iter().filter(|(_, wish)| wish.plan == id);
    if own.count() >= MOST_WISHES {
        return Err(Problem::unsound(Reply::with(
            Message::ServeWishesMany,
            "most",
            MOST_WISHES,
        )));
    }
    let secret = secrets::secret()?;
    let down = PutDown {
        plan: id.clone(),
        players,
        accepted: false,
        secret: secrets::kept(&secret),
    };
    // In the order in which they came.
    let wish = format!(
        "{:012}-{}",
        app.now(),
        secrets::code(6)?.to_ascii_lowercase()
    );
    app.store
        .change_papers(vec![put(WISH, &wish, &down)?])
        .await?;
    Ok(Json(api::PlayWishMade { id: wish, secret }))
}

async fn put_down(app: &App, plan: &str, id: &str) -> Result<PutDown, Problem> {
    let wish: Option<PutDown> = paper(app, WISH, id).await?;
    let wish = wish.filter(|wish| wish.plan == plan);
    wish.ok_or_else(|| Problem::missing(Message::ServeNoPlan))
}

/// The Director accepts a name that was put down, or does not.
#[utoipa::path(put, path = "/plans/{plan}/wishes/{wish}", tag = "home", params(("plan" = String, Path, description = "The session of the calendar"), ("wish" = String, Path, description = "The name that was put down")), request_body = api::PlayWishAnswer, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn answer(
    app: App,
    Path((plan, id)): Path<(String, String)>,
    actor: Actor,
    Json(wish): Json<api::PlayWishAnswer>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let mut down = put_down(&app, &plan, &id).await?;
    down.accepted = wish.accepted;
    app.store
        .change_papers(vec![put(WISH, &id, &down)?])
        .await?;
    Ok(Json(api::Nothing {}))
}

/// Takes a name away: those who run events, and who put it down.
#[utoipa::path(delete, path = "/plans/{plan}/wishes/{wish}", tag = "home", params(("plan" = String, Path, description = "The session of the calendar"), ("wish" = String, Path, description = "The name that was put down")), request_body = api::PlayWishGone, responses((status = 200, body = api::Nothing)), security((), ("cookie" = []), ("token" = [])))]
pub async fn take_back(
    app: App,
    Path((plan, id)): Path<(String, String)>,
    actor: Actor,
    Json(wish): Json<api::PlayWishGone>,
) -> Answer<Json<api::Nothing>> {
    let down = put_down(&app, &plan, &id).await?;
    if secrets::kept(&wish.secret) != down.secret {
        actor.must_be(Rank::Director)?;
    }
    app.store.change_papers(vec![take(WISH, &id)]).await?;
    Ok(Json(api::Nothing {}))
}

/// The sessions for which somebody has put a name down.
pub async fn put_down_by(app: &App, member: &Member) -> Result<Vec<String>, Problem> {
    let wishes: Vec<(String, PutDown)> = papers(app, WISH).await?;
    let own = wishes.iter().filter(|(_, wish)| wish.is_of(member));
    Ok(own.map(|(_, wish)| wish.plan.clone()).collect())
}

/// Takes away what somebody has put a name down for.
pub async fn names_put_down(app: &App, member: &Member) -> Result<Vec<Change>, Problem> {
    let wishes: Vec<(String, PutDown)> = papers(app, WISH).await?;
    let own = wishes.iter().filter(|(_, wish)| wish.is_of(member));
    Ok(own.map(|(id, _)| take(WISH, id)).collect())
}

#[cfg(test)]
mod tests {
    use super::jpeg;

    #[test]
    fn a_picture_is_known_by_its_frame() {
        let head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2];
        let frame = [0xff, 0xc0, 0, 11, 8, 0, 90, 0, 120, 1, 1, 0x11, 0];
        let whole = [&head[..], &frame[..]].concat();
        assert_eq!(jpeg(&whole), Some((120, 90)));
        for cut in 0..whole.len() - 4 {
            assert_eq!(jpeg(&whole[..cut]), None, "{cut}");
        }
        assert_eq!(jpeg(b"<svg onload=alert(1)>"), None);
        assert_eq!(
            jpeg(&[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0]),
            None
        );
    }
}
