//! Several nodes on one database: one decides for an event at a time, the others hand on to it what is to be written.
//!
//! Whoever decides has his name beside the stream in the database ([`Store::decide`]); that is asked once and then known, for as long as
//! this node is known to live. Every append is checked against it, so that a mistake costs a question and no entry.

mod letters;

use std::collections::HashMap;
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

use crate::api::ProblemCode;
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

/// Before it is tried again.
const AGAIN: Duration = Duration::from_millis(100);

/// Proves that a request comes from another node.
const NODE: HeaderName = HeaderName::from_static("x-openroom-node");

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

    fn forget(&self, id: &str) {
        held(&self.deciders).remove(id);
    }

    /// Hands a request on to another node.
    async fn hand_on(&self, to: &Node, parts: &Parts, body: Bytes, from: &str) -> Option<Response> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let nats = self.nats.as_ref().filter(|_| body.len() <= BY_NATS);
        let uri: Uri = match nats {
            Some(_) => path.parse().ok()?,
            None => format!("http://{}{path}", to.address).parse().ok()?,
        };
        let mut request = Request::builder().method(parts.method.clone()).uri(uri);
        let headers = request.headers_mut()?;
        for (name, value) in &parts.headers {
            if ![
                header::CONNECTION,
                header::TRANSFER_ENCODING,
                header::CONTENT_LENGTH,
            ]
            .contains(name)
            {
                headers.append(name, value.clone());
            }
        }
        headers.insert(NODE, HeaderValue::from_str(&self.secret).ok()?);
        headers.insert(CLIENT, HeaderValue::from_str(from).ok()?);
        if let Some(nats) = nats {
            let asked = letters::request(&request.body(()).ok()?, &body);
            return letters::answered(&nats.ask(&to.id, asked, ANSWER).await?);
        }
        let request = request.body(Body::from(body)).ok()?;
        match tokio::time::timeout(ANSWER, self.http.request(request)).await {
            Ok(Ok(answer)) => Some(answer.map(Body::new)),
            Ok(Err(error)) => {
                tracing::info!(node = %to.id, %error, "another node does not answer");
                None
            }
            Err(_) => None,
        }
    }
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
    let beating = async {
        let Some(nodes) = &app.nodes else {
            return std::future::pending().await;
        };
        loop {
            beat.tick().await;
            if let Err(error) = nodes.beat(&app.store).await {
                tracing::warn!(%error, "this node could not say that it lives");
            }
        }
    };
    let looking = async {
        let mut notices = app.store.notices();
        loop {
            tokio::select! {
                notice = notices.next() => app.noticed(notice).await,
                _ = look.tick() => app.look_at_heads().await,
            }
        }
    };
    tokio::join!(beating, looking);
}

/// The event that a request is about, if it writes into its log or reads from it.
fn event_of(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/api/events/")?.split('/').next()?;
    (!id.is_empty()).then_some(id)
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
    let id = event_of(parts.uri.path()).map(str::to_owned);
    let (Some(nodes), Some(id)) = (&app.nodes, id) else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    let app = app.for_request(&parts);
    if bodiless {
        if let Some(version) = seen(&parts).filter(|version| *version > 0) {
            // Not more than there is: a version is a claim of whoever asks.
            let head = app.store.heads(std::slice::from_ref(&id)).await;
            let head = head
                .ok()
                .and_then(|heads| heads.first().map(|(_, head)| *head));
            let _ = app.event_at(&id, version.min(head.unwrap_or(0))).await;
        }
        return next.run(Request::from_parts(parts, body)).await;
    }
    let own = parts.headers.get(NODE).is_some_and(|said| {
        secrets::kept(said.to_str().unwrap_or_default()) == secrets::kept(&nodes.secret)
    });
    if own && let Some(from) = sent_from(&parts) {
        parts.extensions.insert(ConnectInfo(from));
    }
    let Ok(body) = axum::body::to_bytes(body, LARGEST).await else {
        return Problem::unread(StatusCode::PAYLOAD_TOO_LARGE).into_response();
    };
    let from = from_whom(&parts, &app);
    let until = Instant::now() + PATIENCE;
    loop {
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
                let answer = nodes.hand_on(&node, &parts, body.clone(), &from).await;
                match answer {
                    Some(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => {
                        // Whoever wrote reads here next.
                        app.look_at_heads().await;
                        return answer;
                    }
                    _ => nodes.forget(&id),
                }
            }
            Err(StoreError::NoStream(_)) => {
                let plain = Request::from_parts(parts, Body::from(body));
                return next.run(plain).await;
            }
            Err(error) => tracing::info!(%error, event = id, "nobody decides yet"),
        }
        if Instant::now() > until {
            let busy = Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                ProblemCode::Closing,
                Message::ServeClosing,
            );
            return busy.into_response();
        }
        tokio::time::sleep(AGAIN).await;
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
    let noted = (decider.clone(), Instant::now());
    held(&nodes.deciders).insert(id.to_owned(), noted);
    Ok(decider)
}

/// From where a request came to the node that has handed it on.
fn sent_from(parts: &Parts) -> Option<SocketAddr> {
    let ip = parts.headers.get(CLIENT)?.to_str().ok()?.parse().ok()?;
    Some(SocketAddr::new(ip, 0))
}

/// From where a request comes, for the node that it is handed on to.
fn from_whom(parts: &Parts, app: &App) -> String {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or([127, 0, 0, 1].into(), |ConnectInfo(at)| at.ip());
    Client::of(peer, &parts.headers, &app.proxies).0.to_string()
}
