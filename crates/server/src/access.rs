//! Who somebody is, what he may write and what he may see: the one place where that is decided.

mod at_table;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use openroom_cases::Case;
use openroom_scoring::event::Direction;
use openroom_tournament::entry::Duty;
use openroom_tournament::regulations::Layer;
use openroom_tournament::state::{CaseAt, Sitting};
use openroom_tournament::{Action, Role, Spot, Tournament, Who, names};
use openroom_words::words::Message;

use crate::api;
use crate::app::App;
use crate::problem::Problem;
use crate::said::Reply;
use crate::secrets;
use crate::sittings::{Follows, Kept, Sittings};

use at_table::table_writes;
pub use at_table::{TableAt, may_read, may_show_poll, passage, speaks_as, speaks_for, turn};

/// The name of the cookie.
pub const COOKIE: &str = "openroom";

/// What somebody is to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Sees what is public.
    Spectator,
    /// A device at a table.
    Table,
    /// Writes results down.
    Scorer,
    /// Rules at the tables.
    Assistant,
    /// Runs the event.
    Director,
}

impl Rank {
    /// The word of the interface.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Spectator => "spectator",
            Self::Table => "table",
            Self::Scorer => "scorer",
            Self::Assistant => "assistant",
            Self::Director => "director",
        }
    }

    /// What people call it.
    const fn name(self) -> Message {
        match self {
            Self::Spectator => Message::ServeRoleSpectator,
            Self::Table => Message::ServeRoleTable,
            Self::Scorer => Message::ServeRoleScorer,
            Self::Assistant => Message::ServeRoleAssistant,
            Self::Director => Message::ServeRoleDirector,
        }
    }

    /// The rank of somebody with an account or a token.
    pub fn of_word(word: &str) -> Option<Self> {
        [
            Self::Spectator,
            Self::Scorer,
            Self::Assistant,
            Self::Director,
        ]
        .into_iter()
        .find(|rank| rank.word() == word)
    }

    /// Whether it is one of those who run the event.
    pub const fn is_staff(self) -> bool {
        matches!(self, Self::Scorer | Self::Assistant | Self::Director)
    }
}

impl From<Rank> for api::Role {
    fn from(rank: Rank) -> Self {
        match rank {
            Rank::Spectator => Self::Spectator,
            Rank::Table => Self::Table,
            Rank::Scorer => Self::Scorer,
            Rank::Assistant => Self::Assistant,
            Rank::Director => Self::Director,
        }
    }
}

impl From<Rank> for api::AccountRole {
    fn from(rank: Rank) -> Self {
        match rank {
            Rank::Director => Self::Director,
            Rank::Assistant => Self::Assistant,
            Rank::Scorer | Rank::Table | Rank::Spectator => Self::Scorer,
        }
    }
}

impl From<Rank> for api::OnlookerRole {
    fn from(rank: Rank) -> Self {
        match rank {
            Rank::Table => Self::Table,
            _ => Self::Spectator,
        }
    }
}

/// A device at a table.
#[derive(Debug, Clone)]
pub struct AtTable {
    /// The event.
    pub event: String,
    /// The table.
    pub table: String,
    /// The seat that the player has chosen.
    pub seat: Option<char>,
    /// Where the device has sat in this event.
    pub sat: Sittings,
    /// Whom it goes with through the movement, if it does not stay at the table.
    pub follows: Option<Follows>,
    /// It lies on the table for both sides.
    pub shared: bool,
    /// Whom it goes with has no table in the round that is on.
    pub out: bool,
}

/// The side of a seat.
pub const fn side_of(seat: char) -> Direction {
    match seat {
        'E' | 'W' => Direction::Ew,
        _ => Direction::Ns,
    }
}

/// Whoever makes a request.
#[derive(Debug, Clone)]
pub struct Actor {
    /// What he is.
    pub rank: Rank,
    /// The name of a person or a token.
    pub name: Option<String>,
    /// Of who runs events: the names under which the register of the club knows him.
    pub known_as: Vec<String>,
    /// The table of a device.
    pub table: Option<AtTable>,
    /// The kept form of the cookie.
    pub session: Option<String>,
    /// The kept form of the token of a program.
    pub token: Option<String>,
    /// At a table: what he is when he does not play there.
    pub behind: Option<Rank>,
    /// The event at whose table he sits, though he looks at it as anybody does: he is told who plays.
    pub there: Option<String>,
}

impl Actor {
    /// Somebody who is not signed in.
    pub const fn nobody() -> Self {
        Self {
            rank: Rank::Spectator,
            name: None,
            known_as: Vec::new(),
            table: None,
            session: None,
            token: None,
            behind: None,
            there: None,
        }
    }

    /// Whoever has a token.
    async fn by_token(app: &App, token: String) -> Result<Option<Self>, Problem> {
        let Some(found) = app.store.token(&token).await? else {
            return Ok(None);
        };
        let rank = Rank::of_word(&found.role).unwrap_or(Rank::Spectator);
        Ok(Some(Self {
            rank,
            known_as: known_as(app, rank, Some(&found.name)).await?,
            name: Some(found.name),
            table: None,
            session: None,
            token: Some(token),
            behind: None,
            there: None,
        }))
    }

    /// Whoever has a session.
    async fn by_session(app: &App, id: String) -> Result<Option<Self>, Problem> {
        let Some(session) = app.store.session(&id, app.now()).await? else {
            return Ok(None);
        };
        let table = session.stream.zip(session.place).map(|(event, table)| {
            let kept = Kept::read(&session.sat);
            AtTable {
                event,
                table,
                seat: session.seat.and_then(|seat| seat.chars().next()),
                sat: kept.sat,
                follows: kept.follows,
                shared: kept.shared,
                out: false,
            }
        });
        let (rank, name) = match session.person {
            Some(name) => {
                let Some(person) = app.store.person(&name).await? else {
                    return Ok(None);
                };
                (Rank::of_word(&person.role), Some(name))
            }
            None => (table.is_some().then_some(Rank::Table), None),
        };
        let rank = rank.unwrap_or(Rank::Spectator);
        Ok(Some(Self {
            rank,
            known_as: known_as(app, rank, name.as_deref()).await?,
            name,
            table,
            session: Some(id),
            token: None,
            behind: None,
            there: None,
        }))
    }

    /// Who runs events and also plays in one, as the player that he is at his table: a device of the table like any other.
    pub fn as_player(&self, event: &str) -> Option<Self> {
        self.table.as_ref().filter(|table| table.event == event)?;
        let behind = match self.rank {
            Rank::Table => self.behind,
            rank => Some(rank),
        };
        Some(Self {
            rank: Rank::Table,
            name: None,
            behind,
            ..self.clone()
        })
    }

    /// The same one as he is now: he may have been removed, or have gone to another table or chosen another seat. Nobody if he is
    /// not what he was.
    pub async fn again(&self, app: &App) -> Result<Option<Self>, Problem> {
        let now = match (&self.token, &self.session) {
            (Some(token), _) => Self::by_token(app, token.clone()).await?,
            (None, Some(id)) => Self::by_session(app, id.clone()).await?,
            (None, None) => Some(self.clone()),
        };
        let place = |actor: &Self| {
            let table = actor.table.as_ref();
            table.map(|table| (table.event.clone(), table.table.clone()))
        };
        // Who plays still does, whatever else he is.
        let now = match (&self.table, self.behind) {
            (Some(own), Some(_)) => now.and_then(|now| now.as_player(&own.event)),
            _ => now,
        };
        // Who runs events may come to a table meanwhile, or leave it.
        let stays = |now: &Self| self.is_staff() || place(now) == place(self);
        let same = |now: &Self| now.rank == self.rank && now.behind == self.behind && stays(now);
        Ok(now.filter(same))
    }

    /// Whether he is at least that.
    pub fn must_be(&self, rank: Rank) -> Result<(), Problem> {
        match self.rank {
            own if own >= rank => Ok(()),
            Rank::Spectator => Err(Problem::stranger(Message::ServeSignIn)),
            own => Err(Problem::forbidden(Reply::Roles(
                Message::ServeNeedsRole,
                vec![("needed", rank.name()), ("own", own.name())],
            ))),
        }
    }

    /// The table, if he is there as a player of that event.
    pub fn at_table(&self, event: &str) -> Option<&AtTable> {
        let own = self.table.as_ref().filter(|table| table.event == event);
        own.filter(|_| self.rank == Rank::Table)
    }

    /// The same with the place that it has now: a phone goes with its pair.
    pub fn seated(&self, id: &str, event: &Tournament) -> Option<AtTable> {
        self.at_table(id).map(|own| own.now(event))
    }

    /// Whether he sits at a table of that event, however he looks at it.
    pub fn is_there(&self, event: &str) -> bool {
        self.at_table(event).is_some() || self.there.as_deref() == Some(event)
    }

    /// Whether his own phone sits at a table of that event, whatever he is besides.
    pub fn has_seat_in(&self, event: &str) -> bool {
        self.table.as_ref().is_some_and(|own| own.event == event)
    }

    /// By what the log of an event knows a device at one of its tables again; it tells nothing else.
    pub fn device(&self, event: &str) -> Option<String> {
        self.at_table(event)?;
        let session = self.session.as_ref()?;
        let mut kept = secrets::kept(&format!("{event}/{session}"));
        kept.truncate(12);
        Some(kept)
    }

    /// Whether he runs that event. A device of a table does not.
    pub const fn is_staff(&self) -> bool {
        self.rank.is_staff()
    }
}

/// The names under which the register knows somebody who runs events.
async fn known_as(app: &App, rank: Rank, name: Option<&str>) -> Result<Vec<String>, Problem> {
    match name.filter(|_| rank >= Rank::Assistant) {
        Some(name) => app.veils.names_of(&app.store, name).await,
        None => Ok(Vec::new()),
    }
}

impl FromRequestParts<App> for Actor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let app = app.for_request(parts);
        if let Some(secret) = bearer(&parts.headers) {
            let actor = Self::by_token(&app, secrets::kept(secret)).await?;
            return actor.ok_or_else(|| Problem::stranger(Message::ServeTokenUnknown));
        }
        let Some(secret) = cookie(&parts.headers, app.store.club()) else {
            return Ok(Self::nobody());
        };
        check_origin(&parts.method, &parts.headers, &app.address)?;
        let actor = Self::by_session(&app, secrets::kept(secret)).await?;
        Ok(actor.unwrap_or_else(Self::nobody))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

/// The name of the cookie for a club: somebody may be signed in to several.
pub fn cookie_name(club: &str) -> String {
    match club {
        openroom_store::ONLY_CLUB => COOKIE.to_owned(),
        club => format!("{COOKIE}-of-{club}"),
    }
}

/// The cookie of a request for a club.
pub fn cookie<'h>(headers: &'h HeaderMap, club: &str) -> Option<&'h str> {
    cookie_named(headers, &cookie_name(club))
}

/// The cookie of a name.
pub fn cookie_named<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter();
    all.filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == wanted).then_some(value))
}

/// A page of another site may not act with our cookie: what changes something, and a live connection, must come from our own pages. They
/// are at the address that people use, or, without a proxy that calls us by another name, at the one that was asked.
pub fn check_origin(method: &Method, headers: &HeaderMap, address: &str) -> Result<(), Problem> {
    let live = headers.contains_key(header::UPGRADE);
    if !live && (method == Method::GET || method == Method::HEAD) {
        return Ok(());
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok())
        .unwrap_or_default();
    let named = origin.split_once("://").map_or("", |(_, named)| named);
    let here = !host.is_empty() && named == host;
    match here || (!origin.is_empty() && origin_of(address).as_deref() == Some(origin)) {
        true => Ok(()),
        false => Err(Problem::forbidden(Message::ServeOtherSite)),
    }
}

/// The origin of an address as browsers write it: without a path, in small letters, and without the port that goes without saying.
fn origin_of(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let scheme = scheme.to_ascii_lowercase();
    let host = rest.split('/').next()?.to_ascii_lowercase();
    let usual = if scheme == "https" { ":443" } else { ":80" };
    let host = host.strip_suffix(usual).unwrap_or(&host);
    Some(format!("{scheme}://{host}"))
}

/// Whether somebody may write an act into an event, and as whom the log will name him.
pub fn may_write(
    actor: &Actor,
    event: &Tournament,
    id: &str,
    action: &Action,
    seat: Option<char>,
) -> Result<Who, Problem> {
    let named = |role| match &actor.name {
        Some(name) => Who::named(role, name),
        None => Who::new(role),
    };
    match actor.rank {
        Rank::Spectator => Err(Problem::stranger(Message::ServeSignIn)),
        Rank::Table => table_writes(actor, event, id, action, seat),
        Rank::Scorer => match action {
            Action::Result(_)
            | Action::Correction(_)
            | Action::Removed(_)
            | Action::Named(_)
            | Action::Renamed(_)
            | Action::Fee(_)
            | Action::Needs(_) => Ok(named(Role::Scorer)),
            _ => Err(not_for(actor.rank)),
        },
        Rank::Assistant => match assistant_may(action) || says_of_himself(actor, action) {
            true => may_write_case(actor, event, id, action).map(|()| named(Role::Director)),
            false => Err(not_for(actor.rank)),
        },
        Rank::Director => may_write_case(actor, event, id, action).map(|()| {
            named(match action {
                // What is varied during play, the Director in charge varies (White Book 80.7).
                Action::Regulations(regulated) if regulated.layer == Layer::Director => Role::Chief,
                Action::Created(_)
                | Action::Regulations(_)
                | Action::Staff(_)
                | Action::Permitted(_)
                | Action::Prizes(_)
                | Action::Ratified(_) => Role::Organiser,
                _ => Role::Chief,
            })
        }),
    }
}

fn not_for(rank: Rank) -> Problem {
    let own = vec![("own", rank.name())];
    Problem::forbidden(Reply::Roles(Message::ServeRoleMayNot, own))
}

/// Whether somebody who rules may see a case and act on it. Who runs an event may play in it: then he is a player, and a case on a board
/// that he has still to play, or of his own table or team, is for another Director. He plays under the name of his account, under one by
/// which the register knows him, as the log says of him, or at the table where his own phone sits.
pub fn may_judge(
    actor: &Actor,
    event: &Tournament,
    id: &str,
    spot: Spot<'_>,
) -> Result<(), Problem> {
    let mut names = actor.name.iter().chain(&actor.known_as);
    let named = names.any(|name| event.is_kept_from(name, spot));
    let table = actor.table.as_ref().filter(|own| own.event == id);
    let sits = table.and_then(|own| speaks_for(event, &own.now(event)));
    match named || sits.is_some_and(|one| event.is_kept(one, spot)) {
        true => Err(Problem::forbidden(Message::ServeCasePlays)),
        false => Ok(()),
    }
}

/// Whether somebody is asked for an opinion on a case that he has not given yet: he sees nothing of what the Director has found.
pub fn is_asked(case: &Case, actor: &Actor) -> bool {
    let name = actor.name.as_deref();
    name.is_some_and(|name| case.consulting.iter().any(|who| names::same(who, name)))
}

/// The same as a refusal.
pub fn must_have_answered(actor: &Actor, number: u32, at: &CaseAt) -> Result<(), Problem> {
    match at.ruling.is_none() && is_asked(&at.case, actor) {
        true => Err(Problem::forbidden(Reply::with(
            Message::ServeCaseAsked,
            "case",
            number.to_string(),
        ))),
        false => Ok(()),
    }
}

/// Whether somebody may have the whole log, which holds every case: not while one of them is kept from him.
pub fn may_have_log(actor: &Actor, event: &Tournament, id: &str) -> Result<(), Problem> {
    actor.must_be(Rank::Director)?;
    for (number, at) in (1..).zip(&*event.state().cases) {
        may_judge(actor, event, id, at.spot())?;
        must_have_answered(actor, number, at)?;
    }
    Ok(())
}

/// Whether somebody may have what an event knows although it is not at an end: no case that is open, or on a board that somebody may still
/// have to play, is kept from him.
pub fn may_have_now(actor: &Actor, event: &Tournament, id: &str) -> Result<(), Problem> {
    for (number, at) in live_cases(event) {
        may_judge(actor, event, id, at.spot())?;
        must_have_answered(actor, number, at)?;
    }
    Ok(())
}

/// The cases of an event that are open, or on a board that somebody may still have to play, each with its number.
pub fn live_cases(event: &Tournament) -> impl Iterator<Item = (u32, &CaseAt)> {
    let state = event.state();
    let on = state.sessions.iter().any(|session| session.over.is_none());
    let cases = (1..).zip(&*state.cases);
    cases.filter(move |(_, at)| on || at.ruling.is_none())
}

/// A case is written by those who may see it.
fn may_write_case(
    actor: &Actor,
    event: &Tournament,
    id: &str,
    action: &Action,
) -> Result<(), Problem> {
    let spot = match action {
        Action::Case(given) => Spot {
            session: given.session,
            round: given.round,
            table: &given.table,
            board: given.board,
        },
        Action::InCase(given) => match event.case(given.case) {
            Some(at) => at.spot(),
            None => return Ok(()),
        },
        // The ruling that ends a case is given by who may see it.
        Action::Ruling(given) => match given.case.and_then(|case| event.case(case)) {
            Some(at) => at.spot(),
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    may_judge(actor, event, id, spot)
}

/// Whether somebody says of himself with whom he plays, or that he does not, and no more.
fn says_of_himself(actor: &Actor, action: &Action) -> bool {
    let Action::Staff(staffed) = action else {
        return false;
    };
    let own = actor.name.as_deref();
    let himself = own.is_some_and(|own| names::same(own, &staffed.name));
    himself && staffed.duty == Duty::Director && staffed.says_whether_plays()
}

/// What is done at the tables.
const fn assistant_may(action: &Action) -> bool {
    matches!(
        action,
        Action::Result(_)
            | Action::Correction(_)
            | Action::Removed(_)
            | Action::Agreed(_)
            | Action::LatePlay(_)
            | Action::DoNotStart(_)
            | Action::Cancelled(_)
            | Action::Restored(_)
            | Action::Fouled(_)
            | Action::Called(_)
            | Action::Attended(_)
            | Action::Announced(_)
            | Action::Case(_)
            | Action::InCase(_)
            | Action::Ruling(_)
            | Action::Told(_)
            | Action::AskedLate(_)
            | Action::SystemCard(_)
            | Action::Reviewed(_)
            | Action::Warning(_)
            | Action::Penalty(_)
            | Action::Named(_)
            | Action::Renamed(_)
            | Action::Needs(_)
            | Action::Late(_)
            | Action::Fee(_)
            | Action::Progressed(_)
            | Action::TableArranged(_)
            | Action::Note(_)
            | Action::HandedOver(_)
            | Action::Level(_)
            | Action::Claimed(_)
            | Action::Duplicated(_)
            | Action::PenaltyShared(_)
            | Action::Intends(_)
    )
}

/// Who sits on a seat.
pub fn sits(sitting: Sitting, seat: char) -> Option<u32> {
    match sitting {
        Sitting::Sides(sides) => match side_of(seat) {
            Direction::Ns => sides[0],
            Direction::Ew => sides[1],
        },
        Sitting::Players(players) => players["NESW".find(seat)?],
    }
}
