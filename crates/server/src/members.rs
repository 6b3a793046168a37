//! The register of a club: who is in it, what is known of each, lists from elsewhere, and who played last.

use std::collections::{BTreeMap, BTreeSet};

use axum::Json;
use axum::extract::{Path, Query};
use openroom_members::{Gone, Import, MOST, Member, Register};
use openroom_store::{Change, Paper};
use openroom_tournament::entry::EventKind;
use openroom_tournament::names::{plain, same};
use openroom_tournament::state::Contestant;
use openroom_words::words::Message;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank};
use crate::api;
use crate::app::App;
use crate::player::PLAYED;
use crate::problem::{Answer, Problem};
use crate::said::{Reader, Reply, in_words};
use crate::veil::{GONE, MEMBER};
use crate::{home, secrets};

/// The kind of paper that says whose a private link is.
pub const LINK: &str = "link";

/// Somebody with the paper that he stands on.
#[derive(Debug, Clone)]
pub struct Kept {
    /// By what he is known.
    pub id: String,
    /// How often it was written.
    pub version: u64,
    /// What is known.
    pub member: Member,
}

impl Kept {
    fn read(paper: Paper) -> Result<Self, Problem> {
        Ok(Self {
            member: serde_json::from_str(&paper.body).map_err(Problem::ours)?,
            id: paper.id,
            version: paper.version,
        })
    }

    /// The same, to be written in its place.
    pub fn put(&self) -> Result<Change, Problem> {
        put(&self.id, &self.member, Some(self.version))
    }
}

fn put(id: &str, member: &Member, seen: Option<u64>) -> Result<Change, Problem> {
    Ok(Change::Put {
        kind: MEMBER,
        id: id.to_owned(),
        body: serde_json::to_string(member).map_err(Problem::ours)?,
        seen,
    })
}

/// Everybody in the register.
pub async fn all(app: &App) -> Result<Vec<Kept>, Problem> {
    let papers = app.store.papers(MEMBER).await?;
    papers.into_iter().map(Kept::read).collect()
}

/// One of them.
pub async fn one(app: &App, id: &str) -> Result<Kept, Problem> {
    let paper = app.store.paper(MEMBER, id).await?;
    let paper = paper.ok_or_else(|| Problem::missing(Message::ServeNoMember))?;
    Kept::read(paper)
}

/// Writes into the register.
pub async fn change(app: &App, changes: Vec<Change>) -> Result<(), Problem> {
    let changed = app.store.change_papers(changes).await;
    app.veils.forget(app.store.club());
    changed.map_err(|error| match error {
        openroom_store::StoreError::Conflict { .. } => {
            Problem::conflict(Message::ServeMemberChanged)
        }
        error => error.into(),
    })
}

/// Whose private links there are.
pub async fn linked(app: &App) -> Result<BTreeSet<String>, Problem> {
    let links = app.store.papers(LINK).await?;
    Ok(links.into_iter().map(|link| link.body).collect())
}

/// The register: for those who run events; how somebody can be reached is for Directors.
#[utoipa::path(get, path = "/members", tag = "members", responses((status = 200, body = Vec<api::MemberLine>)), security(("cookie" = []), ("token" = [])))]
pub async fn list(app: App, actor: Actor) -> Answer<Json<Vec<api::MemberLine>>> {
    actor.must_be(Rank::Scorer)?;
    let linked = linked(&app).await?;
    let mut lines: Vec<api::MemberLine> = all(&app)
        .await?
        .into_iter()
        .map(|mut kept| {
            if actor.rank < Rank::Director {
                kept.member.contact.clear();
            }
            api::MemberLine {
                link: linked.contains(&kept.id),
                id: kept.id,
                version: kept.version,
                member: kept.member,
            }
        })
        .collect();
    lines.sort_by_cached_key(|line| plain(&line.member.name));
    Ok(Json(lines))
}

fn sound(member: Member) -> Result<Member, Problem> {
    member.sound().map_err(Problem::unsound)
}

/// Somebody new. Who is in the register already is refused: change what is known of him.
#[utoipa::path(post, path = "/members", tag = "members", request_body = api::MemberWish, responses((status = 200, body = api::MemberMade), (status = 409, description = "Somebody of that name or number is there", body = api::Problem)), security(("cookie" = []), ("token" = [])))]
pub async fn add(
    app: App,
    actor: Actor,
    Json(wish): Json<api::MemberWish>,
) -> Answer<Json<api::MemberMade>> {
    actor.must_be(Rank::Director)?;
    let member = sound(wish.member)?;
    let known = all(&app).await?;
    if known.len() >= MOST {
        return Err(Problem::unsound(Reply::with(
            Message::ServeMembersMany,
            "most",
            MOST,
        )));
    }
    unlike(&known, "", &member)?;
    let id = new_id()?;
    change(&app, vec![put(&id, &member, Some(0))?]).await?;
    Ok(Json(api::MemberMade { id }))
}

fn new_id() -> Result<String, Problem> {
    Ok(secrets::code(10)?.to_ascii_lowercase())
}

/// An error if another one is the same.
fn unlike(known: &[Kept], own: &str, member: &Member) -> Result<(), Problem> {
    let others: Vec<&Kept> = known.iter().filter(|kept| kept.id != own).collect();
    let register = Register::of(others.iter().map(|kept| &kept.member));
    match register.same(member, |at| &others[at].member) {
        Some(at) => Err(Problem::conflict(Reply::with(
            Message::ServeMemberThere,
            "name",
            &others[at].member.name,
        ))),
        None => Ok(()),
    }
}

/// Changes what is known of somebody.
#[utoipa::path(put, path = "/members/{member}", tag = "members", params(("member" = String, Path, description = "Who")), request_body = api::MemberWish, responses((status = 200, body = api::MemberMade), (status = 409, description = "Somebody else has changed it, or is of that name or number", body = api::Problem)), security(("cookie" = []), ("token" = [])))]
pub async fn edit(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::MemberWish>,
) -> Answer<Json<api::MemberMade>> {
    actor.must_be(Rank::Director)?;
    let before = one(&app, &id).await?;
    let member = sound(Member {
        last: before.member.last.clone(),
        ..wish.member
    })?;
    // Two of one name may be there since a list came in; only a name or a number that is new is looked at.
    let stays = before.member.goes_by(&member.name)
        && before.member.federation == member.federation
        && before.member.number == member.number;
    if !stays {
        unlike(&all(&app).await?, &id, &member)?;
    }
    let seen = wish.seen.unwrap_or(before.version);
    change(&app, vec![put(&id, &member, Some(seen))?]).await?;
    Ok(Json(api::MemberMade { id }))
}

/// Two that are one: the other's names and what he alone says come to this one, and he is not there any more.
#[utoipa::path(post, path = "/members/{member}/merge", tag = "members", params(("member" = String, Path, description = "Who stays")), request_body = api::MemberMerge, responses((status = 200, body = api::MemberMade)), security(("cookie" = []), ("token" = [])))]
pub async fn merge(
    app: App,
    Path(id): Path<String>,
    actor: Actor,
    Json(wish): Json<api::MemberMerge>,
) -> Answer<Json<api::MemberMade>> {
    actor.must_be(Rank::Director)?;
    if id == wish.other {
        return Err(Problem::unsound(Message::ServeMemberItself));
    }
    let (stays, goes) = (one(&app, &id).await?, one(&app, &wish.other).await?);
    let merged = sound(stays.member.clone().merged(goes.member.clone()))?;
    let mut changes = vec![
        put(&id, &merged, Some(stays.version))?,
        Change::Take {
            kind: MEMBER,
            id: goes.id.clone(),
        },
    ];
    changes.extend(links_of(&app, &goes.id).await?);
    change(&app, changes).await?;
    Ok(Json(api::MemberMade { id }))
}

/// Takes the private links of somebody away.
pub async fn links_of(app: &App, member: &str) -> Result<Vec<Change>, Problem> {
    let links = app.store.papers(LINK).await?;
    let own = links.into_iter().filter(|link| link.body == member);
    Ok(own
        .map(|link| Change::Take {
            kind: LINK,
            id: link.id,
        })
        .collect())
}

/// Forgets somebody: nothing of him stays in the register, and results in which he played name "a player". Nothing brings it back.
#[utoipa::path(delete, path = "/members/{member}", tag = "members", params(("member" = String, Path, description = "Who")), responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn remove(app: App, Path(id): Path<String>, actor: Actor) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    forget(&app, &one(&app, &id).await?).await?;
    Ok(Json(api::Nothing {}))
}

/// Forgets somebody.
pub async fn forget(app: &App, kept: &Kept) -> Result<(), Problem> {
    let salt = secrets::secret()?;
    let gone = Gone::of(&kept.member, &salt, &app.time().to_string());
    let mut changes = vec![
        Change::Take {
            kind: MEMBER,
            id: kept.id.clone(),
        },
        Change::Put {
            kind: GONE,
            id: new_id()?,
            body: serde_json::to_string(&gone).map_err(Problem::ours)?,
            seen: Some(0),
        },
    ];
    changes.extend(links_of(app, &kept.id).await?);
    changes.extend(home::names_put_down(app, &kept.member).await?);
    // Who played is worked out anew, without his name.
    changes.push(Change::TakeAll { kind: PLAYED });
    // Others name him as their usual partner.
    for mut other in all(app).await? {
        if other.id != kept.id && kept.member.goes_by(&other.member.partner) {
            other.member.partner.clear();
            changes.push(other.put()?);
        }
    }
    change(app, changes).await
}

/// What a list from elsewhere looks like: its first rows, and what seems to stand in its columns.
#[utoipa::path(post, path = "/members/list", tag = "members", request_body = api::ListAsked, responses((status = 200, body = api::ListSeen)), security(("cookie" = []), ("token" = [])))]
pub async fn look(actor: Actor, Json(wish): Json<api::ListAsked>) -> Answer<Json<api::ListSeen>> {
    actor.must_be(Rank::Director)?;
    let import = read_list(&wish.text)?;
    let rows = import.sheet.rows.iter();
    Ok(Json(api::ListSeen {
        heading: import.heading,
        count: rows.len() - usize::from(import.heading),
        rows: rows.take(FIRST_ROWS).map(|row| row.cells.clone()).collect(),
        columns: import.columns,
    }))
}

/// So many rows are shown.
const FIRST_ROWS: usize = 4;

fn read_list(text: &str) -> Result<Import, Problem> {
    let faulty = |faults: Vec<_>| Problem::unsound(openroom_formats::first_faults(&faults));
    Import::read(text.as_bytes()).map_err(faulty)
}

/// Takes a list in: who is new is added, of who is known what the list says; lines that cannot be read are left out and named.
#[utoipa::path(post, path = "/members/import", tag = "members", request_body = api::ListWish, responses((status = 200, body = api::ListTaken)), security(("cookie" = []), ("token" = [])))]
pub async fn import(
    app: App,
    actor: Actor,
    reader: Reader,
    Json(wish): Json<api::ListWish>,
) -> Answer<Json<api::ListTaken>> {
    actor.must_be(Rank::Director)?;
    let mut import = read_list(&wish.text)?;
    if wish.columns.len() != import.columns.len() {
        return Err(Problem::malformed(Message::ServeListColumns));
    }
    (import.heading, import.columns) = (wish.heading, wish.columns);
    let known = all(&app).await?;
    let members: Vec<Member> = known.iter().map(|kept| kept.member.clone()).collect();
    let read = import.people(&members, wish.consent);
    let taken = api::ListTaken {
        added: read.added.len(),
        changed: read.changed.len(),
        faults: in_words(reader.language, |words| {
            let said = |fault: &openroom_formats::Fault| api::ListFault {
                line: fault.line,
                problem: words.said(&fault.text),
            };
            read.faults.iter().take(MOST_FAULTS).map(said).collect()
        }),
    };
    if !wish.look {
        let mut changes = Vec::new();
        for member in &read.added {
            changes.push(put(&new_id()?, member, Some(0))?);
        }
        for one in &read.changed {
            let before = &known[one.at];
            changes.push(put(&before.id, &one.member, Some(before.version))?);
        }
        change(&app, changes).await?;
    }
    Ok(Json(taken))
}

/// So many faults are named.
const MOST_FAULTS: usize = 50;

/// Keeps who plays in a session: when they last played, with whom if they have no usual partner; who is new comes in as a visitor if that is
/// wanted.
#[utoipa::path(post, path = "/members/played", tag = "members", request_body = api::PlayersSeen, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn played(
    app: App,
    actor: Actor,
    Json(wish): Json<api::PlayersSeen>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let known = all(&app).await?;
    let mut members: Vec<Member> = known.iter().map(|kept| kept.member.clone()).collect();
    let mut register = Register::of(&members);
    let today: String = app.time().to_string().chars().take(10).collect();
    for players in &wish.contestants {
        for player in players {
            let at = match register.by_name(player) {
                Some(at) => at,
                None if !wish.keep || members.len() >= MOST => continue,
                None => {
                    let new = Member {
                        consent: wish.consent,
                        visitor: true,
                        ..Member::called(player)
                    };
                    let new = sound(new)?;
                    register.add(members.len(), &new);
                    members.push(new);
                    members.len() - 1
                }
            };
            let member = &mut members[at];
            member.last.clone_from(&today);
            if let ([one, other], true) = (&players[..], member.partner.is_empty()) {
                let partner = if member.goes_by(one) { other } else { one };
                member.partner.clone_from(partner);
            }
        }
    }
    let mut changes = Vec::new();
    for (at, member) in members.iter().enumerate() {
        match known.get(at) {
            Some(before) if before.member == *member => {}
            Some(before) => changes.push(put(&before.id, member, Some(before.version))?),
            None => changes.push(put(&new_id()?, member, Some(0))?),
        }
    }
    change(&app, changes).await?;
    Ok(Json(api::Nothing {}))
}

/// Several have agreed to be named on pages that everybody can see.
#[utoipa::path(post, path = "/members/agreed", tag = "members", request_body = api::MembersAgreed, responses((status = 200, body = api::Nothing)), security(("cookie" = []), ("token" = [])))]
pub async fn agreed(
    app: App,
    actor: Actor,
    Json(wish): Json<api::MembersAgreed>,
) -> Answer<Json<api::Nothing>> {
    actor.must_be(Rank::Director)?;
    let wanted: BTreeSet<&String> = wish.members.iter().collect();
    let mut changes = Vec::new();
    for mut kept in all(&app).await? {
        if wanted.contains(&kept.id) && !kept.member.consent {
            kept.member.consent = true;
            changes.push(kept.put()?);
        }
    }
    change(&app, changes).await?;
    Ok(Json(api::Nothing {}))
}

/// What kind of event.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfKind {
    /// Pairs, teams or single players; pairs if nothing is said.
    #[serde(default)]
    kind: Option<EventKind>,
}

/// So many of the newest events are looked at for the last one of a kind.
const LATELY: u32 = 20;

/// Who played last in an event of a kind, as they are called now.
#[utoipa::path(get, path = "/members/last", tag = "members", params(OfKind), responses((status = 200, body = Option<api::LastPlayers>)), security(("cookie" = []), ("token" = [])))]
pub async fn last(
    app: App,
    Query(wish): Query<OfKind>,
    actor: Actor,
    reader: Reader,
) -> Answer<Json<Option<api::LastPlayers>>> {
    actor.must_be(Rank::Scorer)?;
    let kind = wish.kind.unwrap_or(EventKind::Pairs);
    for stream in app.store.page(None, false, LATELY).await? {
        // One log that cannot be read does not hide the others.
        let Ok(live) = app.event(&stream.id).await else {
            continue;
        };
        let event = live.seen(&app, &actor, Some(reader.language)).await?.0;
        let state = event.state();
        let named = |one: &&Contestant| !one.entered.players.is_empty();
        let contestants: Vec<api::LastContestant> = state
            .contestants
            .values()
            .filter(named)
            .map(|one| api::LastContestant {
                name: one.entered.name.clone(),
                players: one.entered.players.clone(),
            })
            .collect();
        if state.kind() == kind && !contestants.is_empty() {
            return Ok(Json(Some(api::LastPlayers {
                event: stream.name,
                created: stream.created,
                contestants,
            })));
        }
    }
    Ok(Json(None))
}

/// What somebody has typed.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Typed {
    /// The beginning of a name, of two letters or more, or a whole number.
    text: String,
}

/// So many are found at most.
const FOUND: usize = 6;

/// Whom a player at a table may mean: by the beginning of a name or by a whole number. Names alone, and few: it is no list of the club.
#[utoipa::path(get, path = "/events/{id}/people", tag = "tables", params(("id" = String, Path, description = "The event"), Typed), responses((status = 200, body = Vec<api::PersonFound>)), security(("cookie" = []), ("token" = [])))]
pub async fn find(
    app: App,
    Path(id): Path<String>,
    Query(typed): Query<Typed>,
    actor: Actor,
) -> Answer<Json<Vec<api::PersonFound>>> {
    actor.must_be(Rank::Table)?;
    if !actor.is_staff() && actor.at_table(&id).is_none() {
        return Err(Problem::forbidden(Message::ServeOtherEvent));
    }
    app.event(&id).await?;
    if let Some(session) = &actor.session {
        app.limits
            .one_more(format!("find {session}"), crate::limits::DEVICE)?;
    }
    let wanted = plain(&typed.text);
    if wanted.chars().count() < 2 && !wanted.chars().all(|sign| sign.is_ascii_digit()) {
        return Ok(Json(Vec::new()));
    }
    let mut found: BTreeMap<String, api::PersonFound> = BTreeMap::new();
    for kept in all(&app).await? {
        let member = kept.member;
        let number = [&member.federation, &member.number];
        let fits = number
            .iter()
            .any(|own| !own.is_empty() && same(own, &wanted))
            || member.names().any(|name| begins(name, &wanted));
        if fits {
            let person = api::PersonFound {
                partner: member.partner,
                name: member.name.clone(),
            };
            found.insert(plain(&member.name), person);
        }
    }
    Ok(Json(found.into_values().take(FOUND).collect()))
}

/// Whether a name, or one of its words, begins so.
fn begins(name: &str, wanted: &str) -> bool {
    let name = plain(name);
    let starts = name.match_indices(' ').map(|(at, _)| at + 1);
    !wanted.is_empty()
        && std::iter::once(0)
            .chain(starts)
            .any(|at| name[at..].starts_with(wanted))
}
