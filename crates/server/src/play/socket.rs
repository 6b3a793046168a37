//! The live connection of a table: whoever looks is sent it again whenever something that he may see has changed, and nothing
//! otherwise, so that not even that something happened can be told from it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Query};
use axum::response::Response;
use openroom_tables::Viewer;
use openroom_words::words;
use serde::Deserialize;
use tokio::time::Instant;
use utoipa::IntoParams;

use super::board::LiveBoard;
use super::{Guest, Link, Room, across, event, onlookers, seen};
use crate::access::{Actor, check_origin};
use crate::api;
use crate::app::App;
use crate::by_itself::is_here;
use crate::client::Client;
use crate::listen::Place;
use crate::problem::{Answer, Problem};
use crate::socket::{ALIVE, Connected, MOST_WORDS, SILENT, give, small};

/// What the client has seen.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// Which board he has before him.
    #[serde(default)]
    index: u32,
    /// The version of his sight.
    #[serde(default)]
    version: usize,
}

/// A WebSocket over which a table comes again whenever what its viewer may see has changed.
#[utoipa::path(get, path = "/play/{id}/live", tag = "play", params(("id" = String, Path, description = "The table"), Link, From), responses((status = 101, description = "Messages of the form `PlayMessage`", body = api::PlayMessage), (status = 426, description = "Not asked for as a WebSocket", body = api::Problem)))]
#[expect(clippy::too_many_arguments, reason = "a request has that many parts")]
pub async fn live(
    app: App,
    Path(id): Path<String>,
    Query(link): Query<Link>,
    Query(from): Query<From>,
    actor: Actor,
    Client(address): Client,
    place: Option<Extension<Place>>,
    headers: axum::http::HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    check_origin(&axum::http::Method::GET, &headers, &app.address)?;
    let room = app.played.room(&app, &id).await?;
    let guest = Guest::of(&app, &room, &link, &actor, address).await?;
    let counted = Connected::new(&app, address)?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        let done = talk(&app, &room, (guest, actor), socket, from).await;
        drop((counted, place));
        if let Err(problem) = done {
            tracing::debug!(?problem, "the live connection of a table ended");
        }
    }))
}

async fn talk(
    app: &App,
    room: &Arc<Room>,
    (guest, actor): (Guest, Actor),
    mut socket: WebSocket,
    from: From,
) -> Result<(), Problem> {
    let seat = match guest.viewer {
        Some(Viewer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let _here = room.comes(app, seat);
    let own = guest.actor().ok();
    let mut looking = Looking::at(app, Arc::clone(room), guest, from).await?;
    let mut signals = room.signals().subscribe();
    let mut still = Still::new(app, room.at_event().map(|_| actor));
    loop {
        tokio::select! {
            biased;
            heard = socket.recv() => {
                if !still.hears(heard) {
                    return Ok(());
                }
            }
            moment = still.moment() => {
                if !still.is_there(moment, &mut socket).await {
                    return Ok(());
                }
            }
            heard = signals.recv() => {
                let Ok(heard) = heard else { continue };
                if own == Some(heard.to) {
                    let message = api::PlayMessage {
                        now: app.millis(),
                        table: None,
                        signal: Some(api::SignalHeard {
                            by: heard.by,
                            data: heard.data.to_string(),
                        }),
                    };
                    let message = serde_json::to_string(&message).unwrap_or_default();
                    if !give(app, &mut socket, message).await {
                        return Ok(());
                    }
                }
            }
            message = looking.next() => {
                if !give(app, &mut socket, message?).await {
                    return Ok(());
                }
            }
        }
    }
}

/// When it is asked whether somebody is still there.
#[derive(Debug, Clone, Copy)]
pub enum Moment {
    /// The server stops.
    Stops,
    /// Somebody of the club may no longer do what he could.
    Revoked,
    /// Nothing that concerns him.
    Passes,
    /// It is time for a sign of life.
    Alive,
}

/// Whether somebody is still there and may still look, for as long as a connection lives.
pub struct Still {
    app: App,
    /// Who is known by his cookie, and may be sent away.
    actor: Option<Actor>,
    stopping: tokio::sync::watch::Receiver<bool>,
    revoked: tokio::sync::broadcast::Receiver<Arc<str>>,
    heard_at: Instant,
    words: u32,
    alive: tokio::time::Interval,
}

impl Still {
    /// Somebody who has just come.
    pub fn new(app: &App, actor: Option<Actor>) -> Self {
        Self {
            app: app.clone(),
            actor,
            stopping: app.stopping.clone(),
            revoked: app.revoked.subscribe(),
            heard_at: Instant::now(),
            words: 0,
            alive: tokio::time::interval_at(Instant::now() + ALIVE, ALIVE),
        }
    }

    /// What he says: signs of life, and nothing else. False if he is gone, or talks on and on.
    pub fn hears(&mut self, heard: Option<Result<Message, axum::Error>>) -> bool {
        self.heard_at = Instant::now();
        match heard {
            Some(Ok(Message::Close(_)) | Err(_)) | None => false,
            Some(Ok(Message::Pong(_))) => true,
            Some(Ok(_)) => {
                self.words += 1;
                self.words <= MOST_WORDS
            }
        }
    }

    /// The next moment at which that is asked.
    pub async fn moment(&mut self) -> Moment {
        tokio::select! {
            biased;
            _ = self.stopping.changed() => Moment::Stops,
            told = self.revoked.recv() => {
                // One that was missed may have been his.
                let his = told.as_deref().map_or(true, |club| club == self.app.store.club());
                match his {
                    true => Moment::Revoked,
                    false => Moment::Passes,
                }
            }
            _ = self.alive.tick() => Moment::Alive,
        }
    }

    /// Whether he is there at that moment; if not, the connection ends.
    pub async fn is_there(&self, moment: Moment, socket: &mut WebSocket) -> bool {
        let there = match moment {
            Moment::Stops => false,
            Moment::Passes => true,
            Moment::Revoked => !self.is_sent_away().await,
            Moment::Alive => {
                self.heard_at.elapsed() <= SILENT
                    && !self.is_sent_away().await
                    && socket.send(Message::Ping(Vec::new().into())).await.is_ok()
            }
        };
        if !there {
            let _ = socket.send(Message::Close(None)).await;
        }
        there
    }

    /// Whether he is not any more what he was. A store that does not answer at this moment ends nothing.
    async fn is_sent_away(&self) -> bool {
        match &self.actor {
            Some(actor) => matches!(actor.again(&self.app).await, Ok(None)),
            None => false,
        }
    }
}

/// A table as somebody looks at it: a message whenever what he may see has changed.
pub struct Looking {
    app: App,
    room: Arc<Room>,
    guest: Guest,
    from: From,
    /// Tells of another board, and of somebody who comes or goes.
    changes: Versions,
    /// At a table of an event: rounds that are called, and the clock.
    event: Option<Versions>,
    board: Option<(u32, Arc<LiveBoard>, Versions)>,
    /// Of what was sent last the mark is enough: the text of all sockets would be most of what a table takes.
    sent: Option<u64>,
}

type Versions = tokio::sync::watch::Receiver<u64>;

/// How long another node has for what is for it to do before it is told again.
const AGAIN: Duration = Duration::from_secs(1);

impl Looking {
    /// Somebody comes to a table.
    pub async fn at(app: &App, room: Arc<Room>, guest: Guest, from: From) -> Result<Self, Problem> {
        let event = match room.at_event() {
            Some(at) => Some(app.event(&at.event).await?.versions_at(&at.table)),
            None => None,
        };
        if let Some(at) = room.at_event()
            && room.boards().0 > 0
            && is_here(app, &at.event).await?
        {
            // The server may have been ended between the last card and the result.
            event::settle(app, &room, room.boards().0).await?;
        }
        Ok(Self {
            app: app.clone(),
            changes: room.changes(),
            room,
            guest,
            from,
            event,
            board: None,
            sent: None,
        })
    }

    /// The board that is on.
    async fn look(&mut self) -> Result<u32, Problem> {
        self.changes.borrow_and_update();
        let (index, _) = self.room.boards();
        match &mut self.board {
            Some((on, _, versions)) if *on == index => _ = versions.borrow_and_update(),
            _ if index == 0 => self.board = None,
            _ => {
                let board = self.room.board(&self.app.store, index).await?;
                let mut versions = board.versions();
                versions.borrow_and_update();
                self.board = Some((index, board, versions));
                self.note_look(index).await;
            }
        }
        Ok(index)
    }

    /// Who runs the event has looked at these hands: that stands in its log.
    async fn note_look(&self, index: u32) {
        if let (Some(at), Some(actor)) = (self.room.at_event(), &self.guest.staff)
            && let Err(problem) = event::looked(&self.app, at, actor, index).await
        {
            tracing::debug!(?problem, "a look at the hands of a table is not in the log");
        }
    }

    /// The next message. What is waited for can be left and waited for again.
    pub async fn next(&mut self) -> Result<String, Problem> {
        loop {
            let index = self.look().await?;
            if self.room.at_event().is_none()
                && self.room.role(&self.guest.kept) != Some(self.guest.role)
            {
                // He has got up, and somebody else may have the seat.
                return Err(Problem::stranger(words::Message::ServeTableLink));
            }
            if let Some(at) = self.room.at_event() {
                // A room may be closed, and a captain leaves his table.
                onlookers::may_look(&self.app, at, self.guest.role, self.guest.team).await?;
            }
            if let Some(message) = self.news().await? {
                return Ok(message);
            }
            self.wait(index).await?;
        }
    }

    /// What there is to tell, if anything. Apart from the waiting, so that neither the sight nor its text is held meanwhile.
    async fn news(&mut self) -> Result<Option<String>, Problem> {
        let now = seen(&self.app, &self.room, &self.guest).await?;
        let same = self.sent.is_none() && is_seen(&now, &self.from);
        let text = serde_json::to_string(&now).unwrap_or_default();
        let mark = marked(&text);
        if self.sent == Some(mark) {
            return Ok(None);
        }
        self.sent = Some(mark);
        let at = self.app.millis();
        Ok(Some(match same {
            true => format!(r#"{{"now":{at}}}"#),
            false => format!(r#"{{"now":{at},"table":{text}}}"#),
        }))
    }

    /// Until something may look different.
    async fn wait(&mut self, index: u32) -> Result<(), Problem> {
        // The next board of a round comes by itself.
        let board = self.board.as_ref().map(|(_, board, _)| Arc::clone(board));
        let next = next_comes(&self.app, &self.room, index, board.as_deref()).await?;
        // What an onlooker sees later changes by itself.
        let due = match (&board, self.guest.viewer) {
            (Some(board), Some(Viewer::Later)) => {
                let now = self.app.millis();
                let due = board.fold().await.board.next_for_later(now);
                due.map(|due| Duration::from_millis(due.saturating_sub(now) + 1))
            }
            _ => None,
        };
        let versions = self.board.as_mut().map(|(_, _, versions)| versions);
        tokio::select! {
            biased;
            changed = self.changes.changed() => {
                changed.map_err(Problem::ours)?;
            }
            () = went_on(versions) => {}
            () = went_on(self.event.as_mut()) => {}
            () = tokio::time::sleep(due.unwrap_or(Duration::MAX)), if due.is_some() => {}
            () = tokio::time::sleep(next.unwrap_or(Duration::MAX)), if next.is_some() => {
                self.brings(index).await?;
            }
        }
        Ok(())
    }

    /// The next board comes by itself: this node brings it, or the one that decides for the event.
    async fn brings(&mut self, index: u32) -> Result<(), Problem> {
        let Some(at) = self.room.at_event() else {
            return Ok(());
        };
        if !is_here(&self.app, &at.event).await? {
            across::tell_due(&self.app, &self.room, index);
            let _ = tokio::time::timeout(AGAIN, self.changes.changed()).await;
            return Ok(());
        }
        if index > 0 {
            event::settle(&self.app, &self.room, index).await?;
        }
        self.room.bring(&self.app, index).await
    }
}

/// A mark by which a text is known again.
fn marked(text: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// How long it is until the next board comes by itself, if it does.
pub async fn next_comes(
    app: &App,
    room: &Room,
    index: u32,
    board: Option<&LiveBoard>,
) -> Result<Option<Duration>, Problem> {
    let Some(at) = room.at_event() else {
        return Ok(None);
    };
    let millis = match board {
        None => event::next_comes(app, at, index, None).await?,
        Some(board) => {
            let fold = board.fold().await;
            event::next_comes(app, at, index, Some(&fold.board)).await?
        }
    };
    Ok(millis.map(Duration::from_millis))
}

/// The board has gone on; never, if there is none.
pub async fn went_on(versions: Option<&mut tokio::sync::watch::Receiver<u64>>) {
    match versions {
        Some(versions) => match versions.changed().await {
            Ok(()) => {}
            Err(_) => std::future::pending().await,
        },
        None => std::future::pending().await,
    }
}

/// Whether a client has that before him already.
fn is_seen(now: &api::PlaySeen, from: &From) -> bool {
    let version = now.sight.as_ref().map_or(0, |sight| sight.version);
    // What is not of the board, such as where he goes now, has no version.
    let plain = now.round.is_none() && now.teams.is_none();
    plain && from.index > 0 && (now.index, version) == (from.index, from.version)
}
