//! Live connections: whoever looks at an event is sent it again whenever something that he may see has changed.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, Query};
use axum::response::Response;
use openroom_tournament::Tournament;
use openroom_words::words;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::Instant;
use utoipa::IntoParams;

use crate::access::{Actor, Rank, check_origin};
use crate::api;
use crate::app::App;
use crate::client::Client;
use crate::events::{Seen, as_seen, public_view, staff_view};
use crate::listen::Place;
use crate::live::{HandsSeen, Live};
use crate::problem::{Answer, Problem};
use crate::results;
use crate::veil::Sight;

/// How often at most an onlooker is sent the event.
const ONLOOKER: Duration = Duration::from_secs(2);
/// How often at most those who run it are.
const STAFF: Duration = Duration::from_millis(300);
/// What is made for one who runs it may take that part of the time at most.
const REST: u32 = 4;
/// How often a table looks whether others have played its boards.
const OTHERS: Duration = Duration::from_secs(5);
/// And so many times as rarely at most as all are told of something: every 20 seconds if there are 2,000 tables.
const OTHERS_SPREAD: u32 = 5;
/// How long somebody may take to receive a message.
const SLOWEST: Duration = Duration::from_secs(30);
/// How many messages a client may send on a connection.
pub const MOST_WORDS: u32 = 1000;
/// A sign of life, so that a phone notices a connection that has gone.
pub const ALIVE: Duration = match cfg!(test) {
    true => Duration::from_secs(1),
    false => Duration::from_secs(20),
};

/// Who has not answered for this time is not there any more.
pub const SILENT: Duration = ALIVE.saturating_mul(4);

/// What the client has seen.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct From {
    /// The version that the client has.
    #[serde(default)]
    version: u64,
}

/// A WebSocket over which the event comes again whenever something that the role sees has changed.
#[utoipa::path(get, path = "/events/{id}/live", tag = "events", params(("id" = String, Path, description = "The event"), From, Seen), responses((status = 101, description = "Messages of the form `LiveMessage`", body = api::LiveMessage), (status = 426, description = "Not asked for as a WebSocket", body = api::Problem)), security((), ("cookie" = []), ("token" = [])))]
#[expect(clippy::too_many_arguments, reason = "a request has that many parts")]
pub async fn live(
    app: App,
    Path(id): Path<String>,
    Query(from): Query<From>,
    Query(view): Query<Seen>,
    actor: Actor,
    Client(address): Client,
    place: Option<Extension<Place>>,
    headers: axum::http::HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    check_origin(&axum::http::Method::GET, &headers, &app.address)?;
    let event = app.event(&id).await?;
    let actor = view.of(actor, &id);
    let counted = Connected::new(&app, address)?;
    Ok(small(upgrade).on_upgrade(move |socket| async move {
        let done = talk(&app, &event, &actor, socket, from.version).await;
        drop((counted, place));
        if let Err(problem) = done {
            tracing::debug!(?problem, "a live connection ended");
        }
    }))
}

/// What clients send is small; a buffer for large messages would be most of what a connection takes.
pub fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(1024)
        .max_message_size(4096)
        .max_frame_size(4096)
}

/// A live connection, counted for as long as it lives.
pub struct Connected {
    app: App,
    address: IpAddr,
}

impl Connected {
    /// One more from that address, unless it has too many.
    pub fn new(app: &App, address: IpAddr) -> Result<Self, Problem> {
        if !app.live.enter(address, app.most.each) {
            return Err(Problem::too_many(60));
        }
        app.metrics.live.fetch_add(1, Relaxed);
        Ok(Self {
            app: app.clone(),
            address,
        })
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.app.live.leave(self.address);
        self.app.metrics.live.fetch_sub(1, Relaxed);
    }
}

/// Which versions concern somebody: those of his table, or all. Who directs besides is told of calls from all tables.
fn concerning(event: &Live, actor: &Actor, table: Option<&str>) -> watch::Receiver<u64> {
    match table.filter(|_| actor.behind.is_none()) {
        Some(table) => event.versions_at(table),
        None => event.versions(),
    }
}

/// The table at which a device is now.
async fn table_of(event: &Live, actor: &Actor) -> Option<String> {
    actor.at_table(&event.id)?;
    let (now, _) = event.now().await;
    actor.seated(&event.id, &now).map(|own| own.table)
}

async fn talk(
    app: &App,
    event: &Arc<Live>,
    actor: &Actor,
    mut socket: WebSocket,
    seen: u64,
) -> Result<(), Problem> {
    let mut place = table_of(event, actor).await;
    let (mut versions, all) = (concerning(event, actor, place.as_deref()), event.versions());
    let onlooks = actor.at_table(&event.id).is_none() && !actor.is_staff();
    let mut rankings = onlooks.then(|| event.rankings());
    let turn = Turn::new();
    let (mut stopping, mut revoked) = (app.stopping.clone(), app.revoked.subscribe());
    let mut gone = event.gone.subscribe();
    let mut heard_at = Instant::now();
    let mut pause = match actor.is_staff() {
        true => STAFF,
        false => Duration::ZERO,
    };
    versions.borrow_and_update();
    let told = *all.borrow();
    // What is compared is the version of what was looked at: an entry may come in at this very moment.
    let mut sent = content(app, event, actor).await?;
    sent.ranking = rankings.as_mut().map(|told| *told.borrow_and_update());
    let first = match sent.version == seen {
        // Nothing has happened since: that is worth a word, so that the client knows that it is up to date.
        true => head(app, &sent),
        false => whole(app, event, actor, &sent),
    };
    if !give(app, &mut socket, first).await {
        return Ok(());
    }
    let every = |time: Duration| tokio::time::interval_at(Instant::now() + time, time);
    let mut words = 0_u32;
    let mut looked = (told, event.scored_version());
    let mut looked_at = Instant::now();
    let at_table = actor.at_table(&event.id).is_some();
    let (mut looking, mut alive) = (every(OTHERS), every(ALIVE));
    loop {
        tokio::select! {
            // What he says comes first: where something is always new, his signs of life could be left lying until he is taken for gone.
            biased;
            heard = socket.recv() => {
                heard_at = Instant::now();
                match heard {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(()),
                    Some(Ok(Message::Pong(_))) => {}
                    // Clients have nothing to say here; they write over HTTP. Who talks on and on is not listened to.
                    Some(Ok(_)) => {
                        words += 1;
                        if words > MOST_WORDS {
                            return Ok(());
                        }
                    }
                }
            },
            _ = gone.changed() => {
                let _ = socket.send(Message::Close(None)).await;
                return Ok(());
            }
            told = revoked.recv() => {
                // One that was missed may have been his.
                let his = told.as_deref().map_or(true, |club| club == app.store.club());
                if his && is_gone(app, actor).await {
                    let _ = socket.send(Message::Close(None)).await;
                    return Ok(());
                }
            }
            _ = alive.tick() => {
                // Each sign of life is answered by whoever is there. Another process may have ended his session.
                if heard_at.elapsed() > SILENT || is_gone(app, actor).await {
                    let _ = socket.send(Message::Close(None)).await;
                    return Ok(());
                }
                if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                    return Ok(());
                }
            }
            _ = stopping.changed() => {
                let _ = socket.send(Message::Close(None)).await;
                return Ok(());
            }
            changed = changed(&mut versions, rankings.as_mut()) => {
                if changed.is_err() {
                    return Ok(());
                }
                match onlooks {
                    true => tokio::time::sleep(turn.wait(ONLOOKER.max(event.pace()))).await,
                    // What concerns all tables reaches them one after the other; what then happens at this one does not wait.
                    false if at_table && event.for_everybody() > sent.version => tokio::select! {
                        () = tokio::time::sleep(turn.wait(event.spread())) => {}
                        _ = versions.changed() => {}
                    },
                    false => tokio::time::sleep(pause).await,
                }
                versions.borrow_and_update();
                let ranking = rankings.as_mut().map(|told| *told.borrow_and_update());
                let began = Instant::now();
                if !send(app, event, actor, &mut socket, &mut sent, ranking).await? {
                    return Ok(());
                }
                // A phone has gone with its pair to another table.
                let there = sent.table.clone();
                if there != place {
                    place = there;
                    versions = concerning(event, actor, place.as_deref());
                }
                if actor.is_staff() {
                    pause = STAFF.max(began.elapsed() * REST).min(ONLOOKER);
                }
            }
            // What other tables do with the same boards is on the travellers; that may wait.
            _ = looking.tick(), if at_table => {
                let now = (*all.borrow(), event.scored_version());
                // Where many look, each looks more rarely.
                let soon = looked_at.elapsed() < event.spread() * OTHERS_SPREAD;
                if now != looked && !soon {
                    looked = now;
                    looked_at = Instant::now();
                    // Who he is was asked when he was last sent something, and is asked again before anything is sent.
                    if looks_the_same(app, event, &sent).await? {
                        continue;
                    }
                    if !send(app, event, actor, &mut socket, &mut sent, None).await? {
                        return Ok(());
                    }
                }
            }
        }
    }
}

/// A new version that concerns somebody, or a new ranking that he may see.
async fn changed(
    versions: &mut watch::Receiver<u64>,
    rankings: Option<&mut watch::Receiver<u64>>,
) -> Result<(), watch::error::RecvError> {
    match rankings {
        Some(rankings) => tokio::select! {
            changed = versions.changed() => changed,
            changed = rankings.changed() => changed,
        },
        None => versions.changed().await,
    }
}

/// The moment within some time at which an onlooker is told what is new. Each has another one, so that a thousand of them do not
/// ask for the ranking all at once, and entries come through in between.
struct Turn(u32);

impl Turn {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // Steps of the golden section lie evenly, however many there are.
        Self(COUNT.fetch_add(1, Relaxed).wrapping_mul(2_654_435_769))
    }

    fn wait(&self, within: Duration) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        let every = u64::try_from(within.as_millis()).unwrap_or(u64::MAX).max(1);
        let now = u64::try_from(START.elapsed().as_millis()).unwrap_or(0) % every;
        let own = (u64::from(self.0) * every) >> u32::BITS;
        Duration::from_millis((own + every - now) % every)
    }
}

/// What was sent last: the version, the version of the ranking, and all that does not change by itself.
#[derive(Debug)]
struct Sent {
    version: u64,
    ranking: Option<u64>,
    content: Arc<str>,
    /// Who he was then, if he is at a table.
    actor: Option<Box<Actor>>,
    /// And which table it was.
    table: Option<String>,
}

/// What somebody may see, in the parts of a message that follow version and time: `"role": ..., "event": {...}`.
async fn content(app: &App, event: &Arc<Live>, actor: &Actor) -> Result<Sent, Problem> {
    let sight = Sight::of(app, event, actor, None).await?;
    if actor.at_table(&event.id).is_none() && !actor.is_staff() {
        let there = actor.is_there(&event.id);
        let public = event.public(there, sight, public_view).await?;
        return Ok(Sent {
            version: public.version,
            ranking: None,
            content: public.text,
            actor: None,
            table: None,
        });
    }
    // The seat may have been chosen since the connection was made, or whoever made it was removed.
    let actor = actor.again(app).await?;
    let actor = actor.ok_or_else(|| Problem::stranger(words::Message::ServeSignIn))?;
    if actor.at_table(&event.id).is_none() {
        let hands = match actor.rank >= Rank::Assistant {
            false => HandsSeen::Scorer,
            true if actor.has_seat_in(&event.id) => HandsSeen::Plays,
            true if results::plays(&event.now().await.0, &actor).is_some() => HandsSeen::Plays,
            true => HandsSeen::Rules,
        };
        let id = event.id.clone();
        let make = move |event: &Tournament| written(&staff_view(event, &actor, &id));
        let made = event.for_staff(hands, sight, make).await?;
        return Ok(Sent {
            version: made.version,
            ranking: None,
            content: made.text,
            actor: None,
            table: None,
        });
    }
    let (version, text, table) = table(app, event, &actor).await?;
    Ok(Sent {
        version,
        ranking: None,
        content: text.into(),
        actor: Some(Box::new(actor)),
        table,
    })
}

/// What somebody at a table may see, and of which version.
async fn table(
    app: &App,
    event: &Arc<Live>,
    actor: &Actor,
) -> Result<(u64, String, Option<String>), Problem> {
    Ok(match as_seen(app, event, actor).await? {
        api::EventSeen::Staff(seen) => (seen.version, written(&seen.event), None),
        api::EventSeen::Table(seen) => {
            let text = written(&seen.table.seen);
            (seen.version, text, Some(seen.table.seen.table))
        }
        api::EventSeen::Public(seen) => (seen.version, written(&seen.event), None),
    })
}

/// Whether a table still looks as it was sent, to whoever it was sent.
async fn looks_the_same(app: &App, event: &Arc<Live>, sent: &Sent) -> Result<bool, Problem> {
    let Some(actor) = &sent.actor else {
        return Ok(false);
    };
    let (_, now, _) = table(app, event, actor).await?;
    Ok(*now == *sent.content)
}

fn written(content: &impl Serialize) -> String {
    serde_json::to_string(content).unwrap_or_default()
}

/// Whether who listens may do so no more. A store that does not answer at this moment ends nothing: it is asked again at the next
/// tick, and before anything is sent.
async fn is_gone(app: &App, actor: &Actor) -> bool {
    matches!(actor.again(app).await, Ok(None))
}

/// Sends the event if it looks other than what was sent last. False if nobody listens any more.
async fn send(
    app: &App,
    event: &Arc<Live>,
    actor: &Actor,
    socket: &mut WebSocket,
    sent: &mut Sent,
    ranking: Option<u64>,
) -> Result<bool, Problem> {
    let mut now = content(app, event, actor).await?;
    now.ranking = ranking;
    let same = Arc::ptr_eq(&now.content, &sent.content) || now.content == sent.content;
    let text = match same {
        true => head(app, &now),
        false => whole(app, event, actor, &now),
    };
    *sent = now;
    Ok(give(app, socket, text).await)
}

/// A message that says only how far the event is.
fn head(app: &App, now: &Sent) -> String {
    written(&api::LiveStill {
        version: now.version,
        now: app.time(),
        ranking: now.ranking,
    })
}

/// A message with all that somebody may see, a `LiveMessage`.
fn whole(app: &App, event: &Live, actor: &Actor, now: &Sent) -> String {
    let mut text = head(app, now);
    // What follows is JSON already, and large: it is put in as it is.
    text.pop();
    let role = written(&api::Role::from(actor.rank));
    let what = match actor.at_table(&event.id) {
        Some(_) => "table",
        None => "event",
    };
    text.push_str(&format!(",\"role\":{role},\"{what}\":{}}}", now.content));
    text
}

/// False if nobody listens any more. Somebody who does not read what he is sent is let go, so that nothing piles up.
pub async fn give(app: &App, socket: &mut WebSocket, text: String) -> bool {
    app.metrics.messages.fetch_add(1, Relaxed);
    let sending = tokio::time::timeout(SLOWEST, socket.send(Message::text(text))).await;
    matches!(sending, Ok(Ok(())))
}
