//! Boards played in the browser: tables that somebody opens, their links, what is done at them and what each is shown. What anybody
//! may see and do crate `tables` says; here are the links, the store and the sockets.

mod across;
pub mod all;
mod board;
pub mod cards;
mod event;
pub mod faces;
pub mod onlookers;
pub mod practice;
pub mod replay;
pub mod robots;
mod room;
pub mod seats;
pub mod socket;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query};
use openroom_laws::Edition;
use openroom_laws::entry::Actor as Sits;
use openroom_tables::{Claims, Deed, Now, Player, Settings, Sight, Undo, Viewer};
use openroom_words::words::{Message, Words};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, TableAt, speaks_as};
use crate::api::{self, LinkRole};
use crate::app::App;
use crate::aside::aside;
use crate::client::Client;
use crate::limits::{DEVICE, Pace, Tried};
use crate::live::held;
use crate::problem::{Answer, Problem};
use crate::rulings::of_record;
use crate::said::Reader;
use crate::secrets;

pub use openroom_store::PLAYED as STREAMS;
use room::link_of;
pub use room::{AtEvent, Room};

/// Who may open a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Opens {
    /// Nobody.
    Nobody,
    /// Those who run events.
    #[default]
    Directors,
    /// Anybody who has the address.
    Anybody,
}

/// Tables that somebody who is not signed in opens, from one address.
const OPENED: Pace = Pace {
    burst: 20,
    every: Duration::from_secs(60),
};

/// A table at which nobody has looked for this time is not kept in memory.
const FORGOTTEN: Duration = Duration::from_secs(10 * 60);

/// The tables in memory.
#[derive(Debug, Default)]
pub struct Tables {
    rooms: Mutex<HashMap<String, (Arc<Room>, Instant)>>,
    /// What the robots share.
    pub robots: robots::Robots,
    /// What a test shows beyond what may be seen.
    #[cfg(test)]
    pub widens: Mutex<Option<Widens>>,
}

/// Makes a field too many of a board.
#[cfg(test)]
pub type Widens = fn(&openroom_tables::InPlay, Viewer) -> serde_json::Value;

impl Tables {
    /// A table, read from its streams when it is first asked for.
    pub async fn room(&self, app: &App, id: &str) -> Result<Arc<Room>, Problem> {
        if let Some((room, used)) = held(&self.rooms).get_mut(id) {
            *used = Instant::now();
            return of_club(app, Arc::clone(room));
        }
        let room = Arc::new(Room::open(&app.store, id).await?);
        let mut rooms = held(&self.rooms);
        rooms.retain(|_, (room, used)| used.elapsed() < FORGOTTEN || Arc::strong_count(room) > 1);
        let kept = rooms
            .entry(id.to_owned())
            .or_insert_with(|| (room, Instant::now()));
        let room = of_club(app, Arc::clone(&kept.0))?;
        across::ask(app, &room);
        robots::wake(app, &room);
        Ok(room)
    }

    /// A table that is in memory.
    fn in_memory(&self, id: &str) -> Option<Arc<Room>> {
        held(&self.rooms).get(id).map(|(room, _)| Arc::clone(room))
    }

    /// All of them.
    fn all_in_memory(&self) -> Vec<Arc<Room>> {
        let rooms = held(&self.rooms);
        rooms.values().map(|(room, _)| Arc::clone(room)).collect()
    }

    /// Another node has told something of this moment.
    pub fn hear(&self, app: &App, word: &str) {
        across::hear(app, word);
    }

    /// Notices were lost: who is at the tables is asked again.
    pub fn ask_again(&self, app: &App) {
        for room in self.all_in_memory() {
            across::ask(app, &room);
        }
    }

    /// What another table of a match shows may have changed.
    fn tell_other(&self, room: &Room) {
        let other = room.match_of().and_then(|(other, _)| self.in_memory(other));
        if let Some(other) = other {
            other.tell();
        }
    }

    /// The streams of which something is in memory, with the room that each is of.
    fn streams(&self) -> Vec<(String, Arc<Room>)> {
        let rooms = held(&self.rooms);
        let all = rooms.values().map(|(room, _)| room);
        all.flat_map(|room| {
            let streams = room.streams().into_iter();
            streams.map(|stream| (stream, Arc::clone(room)))
        })
        .collect()
    }

    /// A stream has gone on, written by another node or another process.
    pub async fn follow(&self, app: &App, stream: &str, version: u64) {
        let Some((id, _)) = parts(stream) else { return };
        let Some(room) = self.in_memory(id) else {
            return;
        };
        let store = app.store.of(&room.club);
        match room.follow(&store, stream, version).await {
            Ok(()) => self.tell_other(&room),
            Err(problem) => tracing::warn!(stream, ?problem, "a table cannot be followed"),
        }
    }

    /// Looks whether tables in memory have gone on: notices may be lost.
    pub async fn look_at_heads(&self, app: &App) {
        across::forget_gone(app, &self.all_in_memory()).await;
        let streams: Vec<String> = self.streams().into_iter().map(|(id, _)| id).collect();
        if streams.is_empty() {
            return;
        }
        match app.store.heads(&streams).await {
            Ok(heads) => {
                for (stream, version) in heads {
                    self.follow(app, &stream, version).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the versions of the tables cannot be read"),
        }
    }
}

/// What another club has is not there.
fn of_club(app: &App, room: Arc<Room>) -> Result<Arc<Room>, Problem> {
    match room.club == app.store.club() {
        true => Ok(room),
        false => Err(Problem::missing(Message::ServeNoTableOpened)),
    }
}

/// The stream of a table, or of a board at it.
fn stream_of(id: &str, index: Option<u32>) -> String {
    match index {
        None => format!("{STREAMS}{id}"),
        Some(index) => format!("{STREAMS}{id}.{index}"),
    }
}

/// The table of a stream, and the board.
fn parts(stream: &str) -> Option<(&str, Option<u32>)> {
    let rest = stream.strip_prefix(STREAMS)?;
    match rest.split_once('.') {
        Some((id, index)) => Some((id, Some(index.parse().ok()?))),
        None => Some((rest, None)),
    }
}

/// Where the board of a stream stands in the pages: `table/1`.
pub fn address_of(stream: &str) -> Option<String> {
    let (id, index) = parts(stream)?;
    Some(format!("{id}/{}", index?))
}

/// The stream whose node does what a request wants, by its path: `/api/play/{id}/boards/{index}/deeds` is for that of the board; at a table
/// of an event for that of the event, as what comes of it goes into its log.
pub fn stream_written(path: &str) -> Option<String> {
    let mut parts = path.strip_prefix("/api/play/")?.split('/');
    let id = parts.next().filter(|id| !id.is_empty())?;
    if let Some(at) = AtEvent::read(id) {
        return Some(at.event);
    }
    let index = match (parts.next(), parts.next()) {
        (Some("boards"), Some(index)) => Some(index.parse().ok()?),
        _ => None,
    };
    Some(stream_of(id, index))
}

/// Whether that is where a system card is taken in as a file.
pub fn takes_card(path: &str) -> bool {
    path.starts_with("/api/play/") && path.ends_with("/card")
}

/// The link that somebody came with.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Link {
    /// The secret of the link.
    #[serde(default)]
    link: String,
    /// An onlooker who sits beside a player: beside whom, `N`, `E`, `S` or `W`.
    #[serde(default)]
    beside: Option<String>,
}

impl Link {
    /// With whose eyes an onlooker or a commentator looks.
    fn looks(&self, role: LinkRole) -> Viewer {
        let beside = self.beside.as_deref();
        let beside = beside.and_then(openroom_laws::notation::parse_seat);
        match (role, beside) {
            (LinkRole::Onlooker, Some(seat)) => Viewer::Beside(seat),
            (LinkRole::Captain, Some(seat)) => Viewer::Placed(seat),
            _ => Viewer::Later,
        }
    }
}

/// Somebody at a table.
#[derive(Debug, Clone)]
pub struct Guest {
    /// Who he is there.
    pub role: LinkRole,
    /// With whose eyes he looks, if he sees the board at all.
    pub viewer: Option<Viewer>,
    /// What his link is kept as.
    kept: String,
    /// At a table of an event: the device by which he is known.
    device: Option<Actor>,
    /// The code of whoever may choose a seat.
    invited: Option<String>,
    /// Who runs an event and plays in it: he sees of a board what he has played.
    plays: Option<Actor>,
    /// Who runs an event, at one of its tables.
    staff: Option<Actor>,
    /// The team of a captain who looks on.
    team: Option<u32>,
}

impl Guest {
    /// Whoever has that link at that table. Who guesses waits longer and longer. At a table of an event it is the device that has its code
    /// and a seat, and the Director by his sign-in.
    async fn of(
        app: &App,
        room: &Room,
        link: &Link,
        actor: &Actor,
        from: std::net::IpAddr,
    ) -> Result<Self, Problem> {
        if let Some(at) = room.at_event() {
            return Self::at_event(app, at, actor, link, from).await;
        }
        let kept = secrets::kept(link.link.trim());
        let Some(role) = room.role(&kept) else {
            // Only a wrong one takes a turn: players come and go.
            let _turn = app
                .limits
                .turn(&app.store, Tried::Code, from, app.now())
                .await?;
            return Err(Problem::stranger(Message::ServeTableLink));
        };
        let viewer = match role {
            LinkRole::Host | LinkRole::Invited => None,
            LinkRole::Director => Some(Viewer::Director),
            LinkRole::Commentator | LinkRole::Onlooker => Some(link.looks(role)),
            seat => room::seat_of(seat).map(Viewer::Seat),
        };
        let invited = (role == LinkRole::Invited).then(|| link.link.trim().to_owned());
        Ok(Self {
            invited,
            ..Self::plain(role, viewer, kept)
        })
    }

    /// Somebody of whom no more is known.
    const fn plain(role: LinkRole, viewer: Option<Viewer>, kept: String) -> Self {
        Self {
            role,
            viewer,
            kept,
            device: None,
            invited: None,
            plays: None,
            staff: None,
            team: None,
        }
    }

    /// Whoever is at a table of an event: the player of a device that has its seat there, also one who runs the event besides; then those who
    /// run it; then whoever has the link of the onlookers.
    async fn at_event(
        app: &App,
        at: &AtEvent,
        actor: &Actor,
        link: &Link,
        from: std::net::IpAddr,
    ) -> Result<Self, Problem> {
        let live = app.event(&at.event).await?;
        let (event, _) = live.now().await;
        let place = TableAt::of(at.session, at.round, &at.table);
        let player = actor.as_player(&at.event);
        let player = player.as_ref().unwrap_or(actor);
        // A phone goes with its pair.
        let own = player.seated(&at.event, &event);
        let seat = own.and_then(|own| speaks_as(&event, &own, place));
        let seat = seat.and_then(|seat| openroom_laws::notation::parse_seat(&seat.to_string()));
        if let Some(seat) = seat {
            let kept = actor.session.clone().unwrap_or_default();
            return Ok(Self {
                device: Some(player.clone()),
                ..Self::plain(room::role_of(seat), Some(Viewer::Seat(seat)), kept)
            });
        }
        if actor.rank >= Rank::Assistant {
            let kept = actor.name.clone().unwrap_or_default();
            let plays =
                crate::results::plays(&event, actor).is_some() || actor.has_seat_in(&at.event);
            return Ok(Self {
                plays: plays.then(|| actor.clone()),
                staff: Some(actor.clone()),
                ..Self::plain(LinkRole::Director, Some(Viewer::Director), kept)
            });
        }
        if !link.link.trim().is_empty() {
            let (role, team) = onlookers::role(app, at, actor, link.link.trim(), from).await?;
            let kept = secrets::kept(&format!("{from} {}", link.link.trim()));
            return Ok(Self {
                team,
                ..Self::plain(role, Some(link.looks(role)), kept)
            });
        }
        actor.must_be(Rank::Table)?;
        Err(Problem::forbidden(Message::ServeOtherTable))
    }

    /// With whose eyes he looks at a board of a table. Who runs an event and plays in it has a player's eyes until he has played it.
    async fn eyes(&self, app: &App, room: &Room, index: u32) -> Result<Option<Viewer>, Problem> {
        let (Some(at), Some(actor)) = (room.at_event(), &self.plays) else {
            return Ok(self.viewer);
        };
        let (event, _) = app.event(&at.event).await?.now().await;
        let found = event.table(at.session, at.round, &at.table);
        let board = found.and_then(|found| Some(found.boards.get(index as usize - 1)?.0.board));
        let sees =
            board.is_some_and(|board| crate::results::sees_hand(&event, actor, at.session, board));
        Ok(match sees {
            true => self.viewer,
            false => Some(Viewer::Afterwards),
        })
    }

    /// Who he is to the log.
    fn actor(&self) -> Result<Sits, Problem> {
        match (self.role, self.viewer) {
            (LinkRole::Director, _) => Ok(Sits::Director),
            (_, Some(Viewer::Seat(seat))) => Ok(Sits::Player(seat)),
            _ => Err(Problem::forbidden(Message::ServeTableLooksOn)),
        }
    }
}

/// How friends play: with guidance, by themselves.
const fn friends() -> Settings {
    Settings {
        way: openroom_tables::Way::Guided,
        alerts: openroom_tables::Alerts::Bidder,
        claims: Claims::PlayOn,
        undo: Undo::Consent,
        onlookers: openroom_tables::Onlookers::Nobody,
        director: false,
        faces: openroom_tables::Faces::Off,
        screens: false,
        arranged: openroom_tables::Arranged {
            spoken_calls: false,
            cards_named: openroom_tables::CardsNamed::No,
            calls_by: [None; 4],
        },
    }
}

/// Opens a table. Whoever opened it gets a secret, from which the links of the four seats follow.
#[utoipa::path(post, path = "/play", tag = "play", request_body = api::NewTable, responses((status = 200, body = api::TableOpened)), security((), ("cookie" = []), ("token" = [])))]
pub async fn open(
    app: App,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::NewTable>,
) -> Answer<Json<api::TableOpened>> {
    match app.opens {
        Opens::Nobody => return Err(Problem::forbidden(Message::ServeTablesClosed)),
        Opens::Directors => actor.must_be(Rank::Director)?,
        Opens::Anybody if actor.is_staff() => {}
        Opens::Anybody => app.limits.one_more(format!("play {from}"), OPENED)?,
    }
    app.clubs.room(&app.store).await?;
    let edition = match wish.edition {
        None => Edition::default(),
        Some(year) => year
            .to_string()
            .parse()
            .map_err(|_| Problem::malformed(Message::ServeTableEdition))?,
    };
    let deals = match &wish.boards {
        None => Vec::new(),
        Some(text) => room::boards_of(text, edition)?,
    };
    let host = secrets::secret()?;
    let mut open = room::NewRoom {
        id: room::new_id()?,
        settings: wish.settings.unwrap_or_else(friends).behind_screens(),
        edition,
        deals,
        other: None,
        robots: None,
        invitation: Some(room::invitation(&host)),
    };
    if let Some(boards) = wish.teams {
        if !(1..=MOST_OF_A_MATCH).contains(&boards) {
            return Err(Problem::malformed(Message::ServeTableTeams));
        }
        let mut closed = room::NewRoom {
            id: room::new_id()?,
            other: Some(open.id.clone()),
            invitation: open.invitation.as_deref().map(room::closed_invitation),
            ..open.clone()
        };
        open.deals = room::deal_all(&app, open.deals, boards, edition)?;
        closed.deals.clone_from(&open.deals);
        open.other = Some(closed.id.clone());
        room::create(&app, &room::closed_host(&host), closed).await?;
    }
    let id = room::create(&app, &host, open).await?;
    seats::keep_code(&app, &room::invitation(&host), &id).await?;
    Ok(Json(api::TableOpened { id, host }))
}

/// The most boards of a team match.
const MOST_OF_A_MATCH: u32 = 64;

/// Whether tables can be opened by whoever asks.
#[utoipa::path(get, path = "/play", tag = "play", responses((status = 200, body = api::TablesOpen)), security((), ("cookie" = []), ("token" = [])))]
pub async fn may_open(app: App, actor: Actor) -> Json<api::TablesOpen> {
    let open = match app.opens {
        Opens::Nobody => false,
        Opens::Directors => actor.rank >= Rank::Director,
        Opens::Anybody => true,
    };
    let robots = robots::may(&app, &actor);
    Json(api::TablesOpen { open, robots })
}

/// The links of a table, for whoever opened it.
#[utoipa::path(get, path = "/play/{id}/links", tag = "play", params(("id" = String, Path, description = "The table"), Link), responses((status = 200, body = Vec<api::TableLink>)))]
pub async fn links(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<Vec<api::TableLink>>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.role != LinkRole::Host {
        return Err(Problem::forbidden(Message::ServeTableHost));
    }
    let address = crate::clubs::address(&app).await?;
    let links = |host: &str, id: &str, closed: bool, players: [Player; 4]| {
        room::ROLES.map(|role| {
            let secret = room::link_of(host, role);
            let player = room::seat_of(role).map(|seat| &players[seat as usize]);
            api::TableLink {
                role,
                url: format!("{address}/play/{id}#{secret}"),
                link: secret,
                closed,
                robot: player.is_some_and(|player| player.robot),
                errs: player.map_or(0, |player| player.errs),
            }
        })
    };
    let host = link.link.trim();
    let players = robots::seated(&app, &room).await?;
    let mut all: Vec<api::TableLink> = links(host, &id, false, players).into();
    // One for all: each chooses a seat. At a table with robots there is none to choose.
    let code = room::invitation(host);
    if room.role(&secrets::kept(&code)) == Some(LinkRole::Invited) {
        all.push(api::TableLink {
            role: LinkRole::Invited,
            url: format!("{address}/play/{id}#{code}"),
            link: code,
            closed: false,
            robot: false,
            errs: 0,
        });
    }
    // Whoever opened a team match has the links of both rooms; the closed room is not asked for those of the open one.
    if let Some((other, _)) = room.match_of() {
        let closed = room::closed_host(host);
        let there = app.played.room(&app, other).await?;
        if there.role(&secrets::kept(&closed)) == Some(LinkRole::Host) {
            let players = robots::seated(&app, &there).await?;
            all.extend(links(&closed, other, true, players));
        }
    }
    Ok(Json(all))
}

/// A table as somebody with a link sees it.
#[utoipa::path(get, path = "/play/{id}", tag = "play", params(("id" = String, Path, description = "The table"), Link), responses((status = 200, body = api::PlaySeen)))]
pub async fn one(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<api::PlaySeen>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    Ok(Json(seen(&app, &room, &guest).await?))
}

/// A board of a table as somebody sees it, one that was played before or the one that is on.
#[utoipa::path(get, path = "/play/{id}/boards/{index}", tag = "play", params(("id" = String, Path, description = "The table"), ("index" = u32, Path, description = "Which board, from 1"), Link), responses((status = 200, body = Sight)))]
pub async fn board(
    app: App,
    Path((id, index)): Path<(String, u32)>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<Sight>> {
    let room = app.played.room(&app, &id).await?;
    let sight = match Guest::of(&app, &room, &link, &actor, from).await {
        Ok(guest) => looked_at(&app, &room, &guest, index).await?,
        // Of an event, anybody may look at a board whose hands are public.
        Err(problem) => match replay::of_event(&app, &room, &actor, index).await? {
            Some(sight) => sight,
            None => return Err(problem),
        },
    };
    Ok(Json(sight))
}

/// A board in words, in the language of whoever asks: what is asked of him, with what each answer leads to; and the ruling step by step for
/// those who may see the board whole.
#[utoipa::path(get, path = "/play/{id}/boards/{index}/told", tag = "play", params(("id" = String, Path, description = "The table"), ("index" = u32, Path, description = "Which board, from 1"), Link), responses((status = 200, body = api::PlayTold)))]
pub async fn told(
    app: App,
    Path((id, index)): Path<(String, u32)>,
    Query(link): Query<Link>,
    actor: Actor,
    reader: Reader,
    Client(from): Client,
) -> Answer<Json<api::PlayTold>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    app.limits
        .one_more(format!("play {}", guest.kept), DEVICE)?;
    let sight = looked_at(&app, &room, &guest, index).await?;
    let work = move || {
        let words = Words::new(reader.language);
        let meanings = robots::meanings(&sight, &words);
        let table = sight.asked.and_then(|asked| asked.table);
        let step = sight.record.map(|text| of_record(&text, &words));
        Ok(api::PlayTold {
            version: sight.version,
            meanings,
            asked: table.and_then(|table| openroom_words::ask::question(&table, &words)),
            step: step.transpose()?,
        })
    };
    aside(work).await?.map(Json)
}

/// How long each player has thought at a table, over the boards that were played at it so far: for the Director.
#[utoipa::path(get, path = "/play/{id}/pace", tag = "play", params(("id" = String, Path, description = "The table"), Link), responses((status = 200, body = Vec<openroom_tables::Pace>)))]
pub async fn pace_seen(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
) -> Answer<Json<Vec<openroom_tables::Pace>>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.role != LinkRole::Director {
        return Err(Problem::forbidden(Message::ServeTableDirector));
    }
    let mut boards = Vec::new();
    for index in 1..=room.boards().0 {
        boards.push(looked_at(&app, &room, &guest, index).await?);
    }
    Ok(Json(openroom_tables::pace(&boards)))
}

/// A board of a table as somebody sees it.
async fn looked_at(app: &App, room: &Room, guest: &Guest, index: u32) -> Result<Sight, Problem> {
    let board = room.board(&app.store, index).await?;
    let Some(viewer) = guest.eyes(app, room, index).await? else {
        return Err(Problem::forbidden(Message::ServeTableLooksOn));
    };
    // When the next board is on, the one before may be looked at by those who played it.
    let viewer = match viewer {
        Viewer::Seat(_) if index < room.boards().0 => Viewer::Afterwards,
        viewer => viewer,
    };
    Ok(board.fold().await.board.sight(viewer, now(app, room)))
}

/// Does something at a table. It is on the disk when the answer comes: what he sees then.
#[utoipa::path(post, path = "/play/{id}/boards/{index}/deeds", tag = "play", params(("id" = String, Path, description = "The table"), ("index" = u32, Path, description = "Which board, from 1"), Link), request_body = api::NewDeed, responses((status = 200, body = api::PlayMessage), (status = 409, description = "The table has gone on", body = api::Problem)))]
pub async fn deed(
    app: App,
    Path((id, index)): Path<(String, u32)>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::NewDeed>,
) -> Answer<Json<api::PlayMessage>> {
    if wish.key.is_empty() || wish.key.len() > 80 {
        return Err(Problem::malformed(Message::ServeKey));
    }
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    let comments = match &wish.deed {
        Deed::Comment { words } if guest.role == LinkRole::Commentator => Some(words.clone()),
        _ => None,
    };
    let sits = match comments {
        Some(_) => None,
        None => Some(guest.actor()?),
    };
    app.limits
        .one_more(format!("play {}", guest.kept), DEVICE)?;
    app.clubs.room(&app.store).await?;
    let board = room.board(&app.store, index).await?;
    // A key is his who made it: nobody can take another's.
    let by = sits.map_or_else(|| "commentator".to_owned(), |sits| sits.to_string());
    let key = format!("{by}:{}", wish.key);
    if room.at_event().is_some() {
        // The node that decides for an event decides for what is played in it.
        app.decides(&stream_of(&id, Some(index))).await?;
    }
    if let (Some(at), Some(Sits::Player(_))) = (room.at_event(), sits) {
        event::check_time(&app, at, &board.fold().await.board).await?;
    }
    let at = app.millis();
    let stale = matches!(wish.deed, Deed::Act(_) | Deed::Alerted { .. });
    let make = |board: &openroom_tables::InPlay| {
        if let Some(after) = wish.after.filter(|_| stale)
            && sits.is_some_and(|sits| after != board.log_length(sits))
        {
            return Err(Problem::conflict(Message::ServeTableWentOn));
        }
        let made = match (sits, &comments) {
            (Some(sits), _) => board.decide(sits, wish.deed.clone(), at),
            (None, words) => board.comments(words.clone().unwrap_or_default(), at),
        };
        made.map_err(|refused| Problem::barred(&refused))
    };
    board.write(&app.store, &key, make).await?;
    event::told(&app, &room, index, (&guest, &actor), &wish.deed, &key).await?;
    event::settle(&app, &room, index).await?;
    if room.match_of().is_some() && board.fold().await.board.is_over() {
        app.played.tell_other(&room);
    }
    robots::kept(&app, &room, index).await?;
    let table = seen(&app, &room, &guest).await?;
    Ok(Json(api::PlayMessage {
        now: at,
        table: Some(table),
        signal: None,
    }))
}

/// Has the next board brought.
#[utoipa::path(post, path = "/play/{id}/boards", tag = "play", params(("id" = String, Path, description = "The table"), Link), request_body = api::NextBoard, responses((status = 200, body = api::PlayMessage)))]
pub async fn next(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    actor: Actor,
    Client(from): Client,
    Json(wish): Json<api::NextBoard>,
) -> Answer<Json<api::PlayMessage>> {
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, from).await?;
    if guest.role.only_looks() {
        return Err(Problem::forbidden(Message::ServeTableLooksOn));
    }
    if event::is_away(&app, &room, &guest).await? {
        return Err(Problem::conflict(Message::ServeTableTimeUp));
    }
    app.clubs.room(&app.store).await?;
    if wish.after > 0 {
        event::settle(&app, &room, wish.after).await?;
    }
    room.bring(&app, wish.after).await?;
    if let Some((other, _)) = room.match_of() {
        // Four robots there play what is played here.
        app.played.room(&app, other).await?.tell();
    }
    let table = seen(&app, &room, &guest).await?;
    Ok(Json(api::PlayMessage {
        now: app.millis(),
        table: Some(table),
        signal: None,
    }))
}

fn now(app: &App, room: &Room) -> Now {
    Now {
        at: app.millis(),
        here: room.here(),
    }
}

/// The boards of a team match that are over here, each with what the other room made of it once that has played it too.
async fn compared(
    app: &App,
    room: &Room,
    other: &str,
    mut played: Vec<api::PlayedLine>,
) -> Result<Vec<api::PlayedLine>, Problem> {
    let (index, _) = room.boards();
    if index > 0 {
        let board = room.board(&app.store, index).await?;
        let fold = board.fold().await;
        if fold.board.is_over() {
            played.push(room::line(index, &fold.board));
        }
    }
    let there = app.played.room(app, other).await?;
    let (last, lines) = there.boards();
    for line in &mut played {
        let score = match lines.iter().find(|one| one.index == line.index) {
            Some(one) => one.score,
            None if line.index == last => {
                let board = there.board(&app.store, last).await?;
                let fold = board.fold().await;
                match fold.board.is_over() {
                    true => room::line(last, &fold.board).score,
                    false => None,
                }
            }
            None => None,
        };
        line.other = score;
        line.imps = line.score.zip(score).and_then(|(here, there)| {
            let won = openroom_scoring::imps::imps(i64::from(here) - i64::from(there));
            i32::try_from(won).ok()
        });
    }
    Ok(played)
}

/// The table as somebody sees it. What is of the board in it is his sight.
pub async fn seen(app: &App, room: &Room, guest: &Guest) -> Result<api::PlaySeen, Problem> {
    let (index, mut played) = room.boards();
    let board = match index {
        0 => None,
        index => Some(room.board(&app.store, index).await?),
    };
    if let Some((other, _)) = room.match_of() {
        played = compared(app, room, other, played).await?;
    }
    let (mut sight, mut over, mut round) = (None, true, None);
    let boards = room.with_robots().map(|with| with.boards);
    #[cfg(test)]
    let mut widened = None;
    if board.is_none()
        && let Some(at) = room.at_event()
    {
        round = event::round_seen(app, at, guest, index, None).await?;
    }
    if let Some(board) = board {
        let fold = board.fold().await;
        if let Some(at) = room.at_event() {
            round = event::round_seen(app, at, guest, index, Some(&fold.board)).await?;
        }
        over = fold.board.is_over();
        let viewer = guest.eyes(app, room, index).await?;
        sight = viewer.map(|viewer| fold.board.sight(viewer, now(app, room)));
        #[cfg(test)]
        {
            let widens = *held(&app.played.widens);
            widened = widens
                .zip(guest.viewer)
                .map(|(widens, viewer)| widens(&fold.board, viewer));
        }
    }
    Ok(api::PlaySeen {
        id: room.id.clone(),
        role: guest.role,
        index,
        played,
        next: over
            && !guest.role.only_looks()
            && !event::is_away(app, room, guest).await?
            && room.match_of().is_none_or(|(_, boards)| index < boards)
            && boards.is_none_or(|most| index < most),
        boards,
        practice: room.with_robots().is_some_and(|with| !with.is_series()),
        sight,
        teams: room.match_of().map(|(_, boards)| boards),
        round,
        rooms: seats::offered(app, room, guest).await?,
        #[cfg(test)]
        widened,
    })
}
