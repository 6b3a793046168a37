//! Several nodes on one database: one decides for an event at a time, the others hand on to it what is to be written.
//!
//! Whoever decides has his name beside the stream in the database ([`Store::decide`]); that is asked once and then known, for as long as
//! this node is known to live. Every append is checked against it, so that a mistake costs a question and no entry.

mod letters;

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use openroom_store::{Decider, Nats, Node, Store, StoreError};
use openroom_words::words::Message;
use tower::ServiceExt as _;

use crate::api::{self, ProblemCode};
use crate::app::App;
use crate::client::Client;
use crate::live::held;
use crate::problem::Problem;
use crate::{LARGEST, secrets};

/// How often a node says that it lives.
const BEAT: Duration = Duration::from_millis(400);

/// Who has not been heard of for this time is taken for gone.
const LIVES: Duration = Duration::from_millis(1600);

/// How often the versions in the database are looked at: notices may be lost.
const LOOK: Duration = Duration::from_secs(1);

/// How long it is believed that another node decides.
const BELIEVED: Duration = Duration::from_millis(500);

/// How long a request looks for the node that decides.
const PATIENCE: Duration = Duration::from_secs(6);

/// How long another node may take to answer; one that was gone is followed before.
const ANSWER: Duration = Duration::from_secs(3);

/// How long an answer waits for this node to read on.
const READ_ON: Duration = Duration::from_secs(1);

/// So many deciders are remembered before those that nobody asks for are forgotten.
const REMEMBERED: usize = 4096;

/// Before it is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// Proves that a request comes from another node.
const NODE: HeaderName = HeaderName::from_static("x-openroom-node");

/// For which club it is: what was in the address has been taken out.
const CLUB: HeaderName = HeaderName::from_static("x-openroom-club");

/// From where the request came to that node.
const CLIENT: HeaderName = HeaderName::from_static("x-openroom-client");

/// The version that whoever asks has seen, on whatever node.
const AT: HeaderName = HeaderName::from_static("x-openroom-at");

/// This node among others.
#[derive(Debug)]
pub struct Nodes {
    id: String,
    address: String,
    secret: String,
    alive: Mutex<Instant>,
    deciders: Arc<Mutex<HashMap<String, (Decider, Instant)>>>,
    http: Http<HttpConnector, Body>,
    nats: Option<Nats>,
}

/// So much goes in one message of NATS, with room to spare; what is larger goes over HTTP.
const BY_NATS: usize = 512 * 1024;

impl Nodes {
    /// Says for the first time that this node lives.
    pub async fn join(store: &Store, at: SocketAddr) -> Result<Self, StoreError> {
        let made = || secrets::secret().map_err(|_| StoreError::Closed);
        let nodes = Self {
            id: made()?,
            address: at.to_string(),
            // The same for all nodes: the first one makes it.
            secret: store.shared_key("nodes", &made()?).await?,
            alive: Mutex::new(Instant::now()),
            deciders: Arc::default(),
            http: Http::builder(TokioExecutor::new()).build_http(),
            nats: store.nats().cloned(),
        };
        nodes.beat(&store.as_node(&nodes.id)).await?;
        Ok(nodes)
    }

    /// By what it is known.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Where others reach it.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// What the other nodes that live say of themselves to whoever has asked this one; nothing if it was another node that asked.
    pub async fn others(&self, app: &App, parts: &Parts) -> Result<Vec<api::NodeLine>, StoreError> {
        if parts.headers.contains_key(NODE) {
            return Ok(Vec::new());
        }
        let said = Said {
            from: String::new(),
            club: app.store.club().to_owned(),
            keyed: false,
        };
        // What a handler is given has lost the beginning of its address.
        let mut parts = parts.clone();
        parts.uri = Uri::from_static("/api/nodes");
        let parts = &parts;
        let nodes = app.store.nodes().await?;
        let others = nodes.iter().filter(|node| node.id != self.id);
        let asking = others.map(|node| async {
            let handed =
                tokio::time::timeout(READ_ON, self.hand_on(node, parts, Bytes::new(), &said));
            let line = match handed.await {
                Ok(Handed::Answered(answer)) => line_of(answer).await,
                _ => None,
            };
            api::NodeLine {
                address: node.address.clone(),
                here: false,
                ..line.unwrap_or_else(silent)
            }
        });
        // One after the other: they are few, and each has a second.
        let mut lines = Vec::new();
        for line in asking {
            lines.push(line.await);
        }
        Ok(lines)
    }

    async fn beat(&self, store: &Store) -> Result<(), StoreError> {
        // From before the question: the database counts from later on.
        let until = Instant::now() + LIVES;
        store.beat(&self.address, LIVES).await?;
        *held(&self.alive) = until;
        Ok(())
    }

    fn is_alive(&self) -> bool {
        *held(&self.alive) > Instant::now()
    }

    /// Lets go of events that nobody looks at here any more, so that another node may decide for them.
    pub fn let_go(&self, store: &Store, ids: Vec<String>) {
        let here = |decider: (Decider, Instant)| matches!(decider.0, Decider::Here(_));
        for id in ids {
            // With an event goes what is played in it.
            let played = format!("{}{id}-", crate::play::STREAMS);
            held(&self.deciders).retain(|id, _| !id.starts_with(&played));
            if held(&self.deciders).remove(&id).is_some_and(here) {
                let store = store.clone();
                tokio::spawn(async move { store.let_go(&id).await });
            }
        }
    }

    /// Who decides for an event, as far as is known here.
    fn known(&self, id: &str) -> Option<Decider> {
        let (decider, at) = held(&self.deciders).get(id).cloned()?;
        let good = match decider {
            Decider::Here(_) => self.is_alive(),
            Decider::There(_) => at.elapsed() < BELIEVED,
        };
        good.then_some(decider)
    }

    /// Forgets who decides for an event.
    pub fn forget(&self, id: &str) {
        held(&self.deciders).remove(id);
    }

    /// Hands a request on to another node.
    async fn hand_on(&self, to: &Node, parts: &Parts, body: Bytes, said: &Said) -> Handed {
        // What has a key may be sent again, and its answer is small.
        let nats = self.nats.as_ref();
        if let Some(nats) = nats.filter(|_| said.keyed && body.len() <= BY_NATS)
            && let Some(request) = self.letter(parts, said, None)
        {
            let asked = letters::request(&request, &body);
            if let Some(answer) = nats.ask(&to.id, asked, ANSWER).await
                && let Some(answer) = letters::answered(&answer)
            {
                return Handed::Answered(answer);
            }
        }
        let Some(request) = self.letter(parts, said, Some(&to.address)) else {
            return Handed::Nothing;
        };
        let request = request.map(|()| Body::from(body));
        match tokio::time::timeout(ANSWER, self.http.request(request)).await {
            Ok(Ok(answer)) => Handed::Answered(answer.map(Body::new)),
            Ok(Err(error)) if error.is_connect() => Handed::Nothing,
            Ok(Err(_)) | Err(_) => Handed::Perhaps,
        }
    }

    /// The head of a request as another node gets it.
    fn letter(&self, parts: &Parts, said: &Said, address: Option<&str>) -> Option<Request<()>> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let uri: Uri = match address {
            Some(address) => format!("http://{address}{path}").parse().ok()?,
            None => path.parse().ok()?,
        };
        let mut request = Request::builder().method(parts.method.clone()).uri(uri);
        let headers = request.headers_mut()?;
        let own = [
            header::CONNECTION,
            header::TRANSFER_ENCODING,
            header::CONTENT_LENGTH,
        ];
        for (name, value) in &parts.headers {
            if !own.contains(name) {
                headers.append(name, value.clone());
            }
        }
        for (name, value) in [
            (NODE, &self.secret),
            (CLIENT, &said.from),
            (CLUB, &said.club),
        ] {
            headers.insert(name, HeaderValue::from_str(value).ok()?);
        }
        request.body(()).ok()
    }
}

/// What a node says of itself.
async fn line_of(answer: Response) -> Option<api::NodeLine> {
    let body = axum::body::to_bytes(answer.into_body(), LARGEST).await;
    let lines: Vec<api::NodeLine> = serde_json::from_slice(&body.ok()?).ok()?;
    lines.into_iter().next()
}

/// A node that has not answered.
const fn silent() -> api::NodeLine {
    api::NodeLine {
        address: String::new(),
        here: false,
        answers: false,
        requests: 0,
        failures: 0,
        entries: 0,
        live: 0,
        events: 0,
        clubs: BTreeMap::new(),
        errors: Vec::new(),
    }
}

/// What another node is told of a request.
struct Said {
    from: String,
    club: String,
    /// Whether it has a key of its own, so that it may be sent again.
    keyed: bool,
}

/// What came of handing a request on.
enum Handed {
    /// The other node has answered.
    Answered(Response),
    /// It was not reached: nothing has been done.
    Nothing,
    /// No answer: it may have been done.
    Perhaps,
}

/// Whether a request comes from another node; then for which club. What only nodes say is taken out of all others.
pub fn sender(app: &App, request: &mut Request) -> Option<String> {
    let said = request.headers().get(NODE);
    let said = said.and_then(|said| said.to_str().ok());
    let own = match (&app.nodes, said) {
        // By their hashes: how long it takes says nothing.
        (Some(nodes), Some(said)) => secrets::kept(said) == secrets::kept(&nodes.secret),
        _ => false,
    };
    let headers = request.headers_mut();
    if !own {
        for name in [NODE, CLUB, CLIENT] {
            headers.remove(name);
        }
        return None;
    }
    let club = headers.get(CLUB).and_then(|club| club.to_str().ok());
    Some(club.unwrap_or_default().to_owned())
}

/// Answers what other nodes hand on over NATS, as if it had come over HTTP.
pub async fn answer(app: App, router: Router) {
    let Some((nodes, nats)) = app.nodes.as_ref().and_then(|n| Some((n, n.nats.as_ref()?))) else {
        return;
    };
    let mut asked = nats.asked(&nodes.id);
    while let Some(question) = asked.recv().await {
        let Some(mut request) = letters::asked(&question.text) else {
            continue;
        };
        // Anybody might publish; whoever is no node is not listened to.
        if sender(&app, &mut request).is_none() {
            continue;
        }
        // Who it comes from is in its headers; the other node has proved itself there.
        let here = SocketAddr::from(([127, 0, 0, 1], 0));
        request.extensions_mut().insert(ConnectInfo(here));
        let router = router.clone();
        tokio::spawn(async move {
            let Ok(answer) = router.oneshot(request).await;
            question.answer(letters::answer(answer).await).await;
        });
    }
}

/// Keeps this node known as alive, and its events in step with the log.
pub async fn follow(app: App) {
    let (mut beat, mut look) = (tokio::time::interval(BEAT), tokio::time::interval(LOOK));
    for every in [&mut beat, &mut look] {
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    }
    let mut tidy = tokio::time::interval(Duration::from_secs(60));
    let beating = async {
        let Some(nodes) = &app.nodes else {
            return std::future::pending().await;
        };
        loop {
            beat.tick().await;
            if let Err(error) = nodes.beat(&app.store).await {
                tracing::warn!(%error, "this node could not report that it is alive");
            }
        }
    };
    let looking = async {
        let mut notices = app.store.notices();
        loop {
            tokio::select! {
                notice = notices.next() => app.noticed(notice).await,
                _ = look.tick() => app.look_at_heads().await,
                _ = tidy.tick() => {
                    if let Err(error) = app.store.forget_turns(app.now() / 60 - 2).await {
                        tracing::warn!(%error, "old attempts are kept for now");
                    }
                }
            }
        }
    };
    tokio::join!(beating, looking);
}

/// The stream that a request is about, if it writes into its log or reads from it: that of an event, or of a board at a table.
fn stream_of(path: &str) -> Option<String> {
    if let Some(stream) = crate::play::stream_written(path) {
        return Some(stream);
    }
    let id = path.strip_prefix("/api/events/")?.split('/').next()?;
    (!id.is_empty()).then(|| id.to_owned())
}

/// The version that whoever asks has seen.
fn seen(parts: &Parts) -> Option<u64> {
    let header = parts.headers.get(AT).and_then(|at| at.to_str().ok());
    let query = parts.uri.query().unwrap_or_default();
    let live = || {
        query
            .split('&')
            .find_map(|part| part.strip_prefix("version="))
    };
    header.or_else(live)?.parse().ok()
}

/// Around every request: what writes into an event is done by the node that decides for it; what reads is answered here, and not before
/// this node has what the reader has seen already.
pub async fn decided(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let bodiless = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    let id = stream_of(parts.uri.path());
    let (Some(nodes), Some(id)) = (&app.nodes, id) else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    let app = app.for_request(&parts);
    if bodiless {
        let of_event = !id.starts_with(crate::play::STREAMS);
        if let Some(version) = seen(&parts).filter(|version| of_event && *version > 0) {
            // Not more than there is: a version is a claim of whoever asks.
            let head = app.store.heads(std::slice::from_ref(&id)).await;
            let head = head
                .ok()
                .and_then(|heads| heads.first().map(|(_, head)| *head));
            let _ = app.event_at(&id, version.min(head.unwrap_or(0))).await;
        }
        return next.run(Request::from_parts(parts, body)).await;
    }
    // Whoever took it in has thrown out what only nodes say of themselves.
    let own = parts.headers.contains_key(NODE);
    if own && let Some(from) = sent_from(&parts) {
        parts.extensions.insert(ConnectInfo(from));
    }
    let Ok(body) = axum::body::to_bytes(body, LARGEST).await else {
        return Problem::unread(StatusCode::PAYLOAD_TOO_LARGE, None).into_response();
    };
    let said = Said {
        from: Client::asking(&parts.extensions, &parts.headers, &app.proxies)
            .0
            .to_string(),
        club: app.store.club().to_owned(),
        keyed: ["/entries", "/deeds", "/boards"]
            .into_iter()
            .any(|end| parts.uri.path().ends_with(end)),
    };
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        match decider(&app, nodes, &id).await {
            Ok(Decider::Here(_)) => {
                let again = Request::from_parts(parts.clone(), Body::from(body.clone()));
                let answer = next.clone().run(again).await;
                if own || answer.status() != StatusCode::MISDIRECTED_REQUEST {
                    return answer;
                }
                nodes.forget(&id);
            }
            // It is not for us: whoever handed it on asks again.
            Ok(Decider::There(_)) if own => {
                return Problem::from(StoreError::Elsewhere).into_response();
            }
            Ok(Decider::There(node)) => {
                match nodes.hand_on(&node, &parts, body.clone(), &said).await {
                    Handed::Answered(answer)
                        if answer.status() != StatusCode::MISDIRECTED_REQUEST =>
                    {
                        // Whoever wrote reads here next.
                        let reading = catch_up(&app, &id);
                        let _ = tokio::time::timeout(READ_ON, reading).await;
                        return answer;
                    }
                    // What has no key might be done twice.
                    Handed::Perhaps if !said.keyed => break,
                    _ => nodes.forget(&id),
                }
            }
            Err(StoreError::NoStream(_)) => {
                let plain = Request::from_parts(parts, Body::from(body));
                return next.run(plain).await;
            }
            Err(error) => tracing::info!(%error, event = id, "nobody decides yet"),
        }
        tokio::time::sleep(AGAIN).await;
    }
    let busy = Problem::new(
        StatusCode::SERVICE_UNAVAILABLE,
        ProblemCode::Closing,
        Message::ServeClosing,
    );
    busy.into_response()
}

/// Reads what another node has just written to an event that is in memory here.
async fn catch_up(app: &App, id: &str) {
    let played = id.starts_with(crate::play::STREAMS);
    let live = app.in_memory(id);
    if live.is_none() && !played {
        return;
    }
    let heads = app.store.heads(&[id.to_owned()]).await;
    let Some((_, version)) = heads.ok().and_then(|heads| heads.into_iter().next()) else {
        return;
    };
    match live {
        Some(live) => _ = live.follow(&app.store, version).await,
        None => app.played.follow(app, id, version).await,
    }
}

/// Who decides for an event; this node has all of it if it is this one.
pub async fn decider(app: &App, nodes: &Nodes, id: &str) -> Result<Decider, StoreError> {
    if let Some(known) = nodes.known(id) {
        return Ok(known);
    }
    let decider = app.store.decide(id).await?;
    if let Decider::Here(version) = decider
        && let Some(live) = app.in_memory(id)
    {
        live.follow(&app.store, version)
            .await
            .map_err(|_| StoreError::Elsewhere)?;
    }
    if let Decider::Here(version) = decider {
        app.played.follow(app, id, version).await;
    }
    let noted = (decider.clone(), Instant::now());
    let mut deciders = held(&nodes.deciders);
    if deciders.len() >= REMEMBERED {
        deciders.retain(|id, _| app.in_memory(id).is_some());
    }
    deciders.insert(id.to_owned(), noted);
    Ok(decider)
}

/// From where a request came to the node that has handed it on.
fn sent_from(parts: &Parts) -> Option<SocketAddr> {
    let ip = parts.headers.get(CLIENT)?.to_str().ok()?.parse().ok()?;
    Some(SocketAddr::new(ip, 0))
}
