//! A club evening in the browser: HTTP, live updates, sign-in. No rule of bridge lives here.
//!
//! `docs/server.md` describes the interface.

mod access;
pub mod api;
mod app;
mod aside;
mod backups;
mod book;
mod by_itself;
mod captains;
mod casebook;
mod cases;
mod changes;
mod client;
mod clubs;
mod conditions;
mod conduct;
mod describe;
mod directing;
mod draws;
mod events;
mod exam;
mod exports;
mod fitting;
mod home;
mod leagues;
mod limits;
mod listen;
mod live;
mod members;
mod metrics;
mod movements;
mod nodes;
pub mod pages;
mod papers;
mod play;
mod player;
mod prints;
mod problem;
mod ranking;
mod record;
mod results;
mod rulings;
mod said;
mod score;
mod seasons;
mod secrets;
mod sent;
mod sign_in;
mod sittings;
mod socket;
mod solver;
mod stages;
mod summary;
mod tables;
#[cfg(test)]
mod tests;
mod tls;
mod veil;
mod venues;

use std::net::SocketAddr;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequestParts as _, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use openroom_store::{Store, StoreError};
use openroom_words::words::{Language, Message};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::Layer as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use access::Actor;
use app::{App, OfClub, Settings};
pub use backups::Backups;
pub use client::Net;
use nodes::Nodes;
pub use play::Opens;
use problem::Problem;
use said::Reader;
pub use tls::Files as CertificateFiles;
use tls::Tls;

/// How long a request may take, with its body. What takes longer is done in the background.
const PATIENCE: Duration = Duration::from_secs(60);

/// How to run the server.
#[derive(Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The address that people use, for links and QR codes; without it, the one that it listens on.
    pub address: Option<String>,
    /// The database: a file, or `postgres://...` for several nodes.
    pub database: String,
    /// Where other nodes reach this one; without it, where it listens.
    pub node_address: Option<SocketAddr>,
    /// NATS, for what nodes tell and ask each other; without it PostgreSQL and HTTP.
    pub nats: Option<String>,
    /// Whether people reach it over HTTPS.
    pub secure: bool,
    /// The proxies that are believed when they say from where a request comes.
    pub proxies: Vec<Net>,
    /// So many connections at once, live ones among them.
    pub connections: u32,
    /// The language of the club.
    pub language: Option<Language>,
    /// The certificate, if it speaks HTTPS itself.
    pub tls: Option<CertificateFiles>,
    /// Where backups go, if it makes any.
    pub backups: Option<Backups>,
    /// Deals a board at random, as PBN writes the hands.
    pub deal: fn() -> Result<String, String>,
    /// Who may open a table to play at.
    pub opens: Opens,
    /// The servers by whose help browsers find each other for picture and voice (ICE).
    pub ice: Vec<String>,
    /// Who may play with robots.
    pub robots: Opens,
}

/// Why the server could not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {0}: {1}; choose another port with --listen")]
    Listen(SocketAddr, std::io::Error),
    /// While it was running.
    #[error("the server stopped: {0}")]
    Stopped(#[from] std::io::Error),
    /// Something else.
    #[error("{0}")]
    Other(String),
}

/// What is told when the server is ready.
#[derive(Debug)]
pub struct Ready {
    /// The address of the pages.
    pub address: String,
    /// The link for the first start, if there is no director yet.
    pub setup: Option<String>,
    /// Where it listens.
    pub at: SocketAddr,
    /// Anybody may play with robots here, without an account.
    pub robots: bool,
}

/// Runs the server until `stop` is done; `ready` is told where it is.
///
/// # Errors
/// If it cannot start or go on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(&Ready),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let most = listen::Most::of(config.connections);
    listen::make_room(most);
    let tls = config.tls.as_ref().map(Tls::open).transpose();
    let tls = tls.map_err(ServeError::Other)?;
    let mut store = Store::open_at(&config.database).await?;
    if let Some(nats) = config.nats.filter(|_| store.is_shared()) {
        store = store.through_nats(&nats).await?;
    }
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| ServeError::Listen(config.listen, error))?;
    let at = listener.local_addr()?;
    let address = config.address.unwrap_or_else(|| format!("http://{at}"));
    let (stopping, stopped) = watch::channel(false);
    let settings = Settings {
        address: address.clone(),
        secure: config.secure,
        proxies: config.proxies.clone(),
        most,
        language: config.language,
        deal: config.deal,
        opens: config.opens,
        ice: config.ice,
        robots: config.robots,
    };
    let nodes = match store.is_shared() {
        true => Some(Nodes::join(&store, config.node_address.unwrap_or(at)).await?),
        false => None,
    };
    let store = nodes
        .as_ref()
        .map_or(store.clone(), |nodes| store.as_node(nodes.id()));
    let app = App::among(store.clone(), nodes, settings, stopped);
    let following = tokio::spawn(nodes::follow(app.clone()));
    let leaving = (following.abort_handle(), store.clone());
    let setup = match store.people().await?.is_empty() {
        true => {
            let code = sign_in::one_time(&app, None, 24 * 3600).await;
            let code = code.map_err(|problem| ServeError::Other(format!("{problem:?}")))?;
            Some(format!("{address}/setup#{code}"))
        }
        false => None,
    };
    ready(&Ready {
        address,
        setup,
        at,
        robots: config.robots == Opens::Anybody,
    });
    let stopped = app.stopping.clone();
    tokio::spawn(async move {
        stop.await;
        tracing::info!("stopping");
        // First of all another node may decide: what still comes here is handed on to it.
        let (following, store) = leaving;
        following.abort();
        if let Err(error) = store.leave().await {
            tracing::warn!(%error, "other nodes will notice by themselves that this one is gone");
        }
        stopping.send_replace(true);
    });
    tokio::spawn(record::keep_sealing(app.clone()));
    tokio::spawn(by_itself::keep_time(app.clone()));
    tokio::spawn(play::robots::keep_playing(app.clone()));
    if let Some(backups) = config.backups {
        tokio::spawn(backups::keep_backing_up(app.clone(), backups));
    }
    if let (Some(tls), Some(files)) = (&tls, config.tls) {
        tokio::spawn(tls.clone().keep_renewing(files));
    }
    let router = router(app.clone());
    let answering = tokio::spawn(nodes::answer(app.clone(), router.clone()));
    listen::serve(listener, router, &config.proxies, most, tls, stopped).await;
    // Nobody writes any more: what was written last is sealed too.
    if let Err(error) = record::seal(&app).await {
        tracing::warn!(%error, "the record is not sealed");
    }
    answering.abort();
    store.close().await;
    Ok(())
}

/// A link by which somebody who has forgotten the password comes back; it can be used once, for an hour.
///
/// # Errors
/// If there is nobody of that name, or the database cannot be used.
pub async fn way_back(database: &str, club: &str, name: &str) -> Result<String, ServeError> {
    let code = one_time_code(database, club, name).await?;
    let club = match club {
        openroom_store::ONLY_CLUB => String::new(),
        club => format!("/c/{club}"),
    };
    Ok(format!("{club}/reset#{code}"))
}

/// A link that signs somebody in; it can be used once, within an hour.
///
/// # Errors
/// If there is nobody of that name, or the database cannot be used.
pub async fn way_in(database: &str, name: &str) -> Result<String, ServeError> {
    let code = one_time_code(database, openroom_store::ONLY_CLUB, name).await?;
    Ok(format!("/enter/{code}"))
}

async fn one_time_code(database: &str, club: &str, name: &str) -> Result<String, ServeError> {
    let store = Store::open_at(database).await?.of(club);
    if store.person(name).await?.is_none() {
        return Err(ServeError::Other(format!("there is nobody called {name}")));
    }
    let (_, stopped) = watch::channel(false);
    let settings = Settings {
        address: String::new(),
        secure: false,
        proxies: Vec::new(),
        most: listen::Most::of(0),
        language: None,
        deal: || Err(String::new()),
        opens: Opens::Nobody,
        ice: Vec::new(),
        robots: Opens::Nobody,
    };
    let app = App::new(store.clone(), settings, stopped);
    let code = sign_in::one_time(&app, Some(name), 3600).await;
    let code = code.map_err(|problem| ServeError::Other(format!("{problem:?}")))?;
    store.close().await;
    Ok(code)
}

/// The routes of the interface, each with its description: there is no other way to add one.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(describe::begun())
        .routes(routes!(sign_in::me))
        .routes(routes!(sign_in::setup))
        .routes(routes!(sign_in::sign_in))
        .routes(routes!(sign_in::sign_out))
        .routes(routes!(sign_in::reset))
        .routes(routes!(sign_in::join))
        .routes(routes!(sign_in::seat))
        .routes(routes!(sign_in::people, sign_in::add_person))
        .routes(routes!(sign_in::remove_person))
        .routes(routes!(sign_in::tokens, sign_in::add_token))
        .routes(routes!(sign_in::remove_token))
        .routes(routes!(events::list, events::create))
        .routes(routes!(captains::links))
        .routes(routes!(captains::page, captains::write))
        .routes(routes!(leagues::one))
        .routes(routes!(leagues::divisions))
        .routes(routes!(leagues::create))
        .routes(routes!(leagues::next))
        .routes(routes!(events::one))
        .routes(routes!(events::append))
        .routes(routes!(events::put_away))
        .routes(routes!(stages::links, stages::make))
        .routes(routes!(events::log_text))
        .routes(routes!(record::one))
        .routes(routes!(record::key))
        .routes(routes!(exports::export))
        .routes(routes!(exports::entrants))
        .routes(routes!(prints::print))
        .routes(routes!(exam::sheet))
        .routes(routes!(events::standings))
        .routes(routes!(events::chart))
        .routes(routes!(tables::one))
        .routes(routes!(tables::codes, tables::new_codes))
        .routes(routes!(tables::lead))
        .routes(routes!(results::board))
        .routes(routes!(results::explained))
        .routes(routes!(results::qualifiers))
        .routes(routes!(results::contestant))
        .routes(routes!(results::hand_record))
        .routes(routes!(movements::deal))
        .routes(routes!(movements::suggestions))
        .routes(routes!(movements::own))
        .routes(routes!(movements::settings))
        .routes(routes!(conditions::one))
        .routes(routes!(changes::changes))
        .routes(routes!(draws::draw))
        .routes(routes!(draws::kept))
        .routes(routes!(rulings::step))
        .routes(routes!(rulings::first))
        .routes(routes!(cases::list))
        .routes(routes!(cases::one))
        .routes(routes!(cases::weigh))
        .routes(routes!(cases::problem))
        .routes(routes!(cases::question))
        .routes(routes!(cases::written))
        .routes(routes!(casebook::look))
        .routes(routes!(casebook::document))
        .routes(routes!(casebook::alike))
        .routes(routes!(rulings::comparable))
        .routes(routes!(rulings::usual))
        .routes(routes!(score::preview))
        .routes(routes!(socket::live))
        .routes(routes!(play::may_open, play::open))
        .routes(routes!(play::robots::sit_down))
        .routes(routes!(play::robots::compared))
        .routes(routes!(play::robots::seat))
        .routes(routes!(play::practice::bidding))
        .routes(routes!(prints::system_card))
        .routes(routes!(play::one))
        .routes(routes!(play::links))
        .routes(routes!(play::next))
        .routes(routes!(play::board))
        .routes(routes!(play::told))
        .routes(routes!(play::faces::signal))
        .routes(routes!(play::faces::ice))
        .routes(routes!(play::replay::file))
        .routes(routes!(play::replay::worth))
        .routes(routes!(play::pace_seen))
        .routes(routes!(play::deed))
        .routes(routes!(play::socket::live))
        .routes(routes!(play::seats::find))
        .routes(routes!(play::seats::choose, play::seats::leave))
        .routes(routes!(play::cards::take_in))
        .routes(routes!(play::cards::file))
        .routes(routes!(play::all::live))
        .routes(routes!(play::onlookers::links, play::onlookers::new_links))
        .routes(routes!(play::onlookers::watch))
        .routes(routes!(clubs::list, clubs::add))
        .routes(routes!(clubs::change, clubs::remove))
        .routes(routes!(clubs::file))
        .routes(routes!(clubs::nodes))
        .routes(routes!(members::list, members::add))
        .routes(routes!(members::edit, members::remove))
        .routes(routes!(members::merge))
        .routes(routes!(members::look))
        .routes(routes!(members::import))
        .routes(routes!(members::played))
        .routes(routes!(members::agreed))
        .routes(routes!(members::last))
        .routes(routes!(members::find))
        .routes(routes!(conduct::list, conduct::open))
        .routes(routes!(conduct::suspended))
        .routes(routes!(conduct::add, conduct::remove))
        .routes(routes!(conduct::report))
        .routes(routes!(papers::papers))
        .routes(routes!(directing::state))
        .routes(routes!(directing::unnoticed))
        .routes(routes!(player::link))
        .routes(routes!(player::links))
        .routes(routes!(player::file_of))
        .routes(routes!(player::page, player::choose, player::leave))
        .routes(routes!(player::own_file))
        .routes(routes!(seasons::list, seasons::add))
        .routes(routes!(seasons::one, seasons::change, seasons::remove))
        .routes(routes!(seasons::calendar_file))
        .routes(routes!(seasons::certificates_of))
        .routes(routes!(venues::links, venues::remove))
        .routes(routes!(venues::page, venues::send))
        .routes(routes!(home::home))
        .routes(routes!(home::set_profile))
        .routes(routes!(home::logo, home::set_logo, home::remove_logo))
        .routes(routes!(home::add_plan))
        .routes(routes!(home::set_event, home::remove_plan))
        .routes(routes!(home::wish))
        .routes(routes!(home::answer, home::take_back))
}

/// The description of the interface (OpenAPI 3.1), as JSON.
#[must_use]
pub fn description() -> String {
    let (_, described) = OpenApiRouter::with_openapi(describe::begun())
        .nest("/api", routes())
        .split_for_parts();
    describe::text(&describe::finished(described))
}

async fn description_sent() -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(description);
    let json = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, json)], TEXT.as_str()).into_response()
}

fn router(app: App) -> Router {
    let (api, _) = routes().split_for_parts();
    let api = api
        .route("/openapi.json", get(description_sent))
        .fallback(async || Problem::missing(Message::ServeNoAddress).into_response())
        .method_not_allowed_fallback(async || {
            Problem::unread(StatusCode::METHOD_NOT_ALLOWED, None)
        });
    let inner = Router::new()
        .nest("/api", api)
        .route("/book-data/events/{file}", get(conditions::beside_the_book))
        .route("/enter/{code}", get(sign_in::enter))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(pages::page)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(middleware::from_fn_with_state(app.clone(), nodes::decided))
        .layer(middleware::from_fn_with_state(app.clone(), small))
        .with_state(app.clone());
    // Around the whole and not in it: the club is taken out of the path before a route is looked for.
    let around = middleware::from_fn_with_state(app, around).layer(inner);
    Router::new().fallback_service(around)
}

async fn health(State(app): State<App>) -> Response {
    let reading = tokio::time::timeout(Duration::from_secs(5), app.store.people()).await;
    let ill = |what: &'static str| (StatusCode::SERVICE_UNAVAILABLE, what).into_response();
    match reading {
        Ok(Ok(_)) if app.writes().await => match app.backups.failed() {
            None => "ok\n".into_response(),
            // The evening can go on: whoever looks after the machine is to know all the same.
            Some(_) => "ok, but the last backup failed; see the log\n".into_response(),
        },
        Ok(Ok(_)) => ill("nothing can be written\n"),
        _ => ill("the database does not answer\n"),
    }
}

/// The largest body, such as a file of boards.
const LARGEST: usize = 2 * 1024 * 1024;

/// The largest body of whoever does not run events: a result is some hundred bytes.
const SMALL: usize = 64 * 1024;

/// A large body is read only for those who run events.
async fn small(State(app): State<App>, request: Request, next: Next) -> Response {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    let bodiless = matches!(*request.method(), Method::GET | Method::HEAD);
    if bodiless || length.is_some_and(|length| length <= SMALL) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let actor = Actor::from_request_parts(&mut parts, &app).await;
    let most = match actor {
        Ok(actor) if actor.is_staff() => LARGEST,
        // A system card comes from a player.
        _ if play::takes_card(parts.uri.path()) => play::cards::LARGEST,
        // Results come from a club elsewhere.
        _ if venues::takes_results(parts.uri.path()) => venues::LARGEST,
        _ => SMALL,
    };
    let body = Body::new(http_body_util::Limited::new(body, most));
    next.run(Request::from_parts(parts, body)).await
}

/// The path as it is logged: a code that opens something is not for whoever reads the log.
fn logged(path: &str) -> &str {
    match ["/t/", "/enter/", "/p/", "/api/player/"]
        .into_iter()
        .find(|open| path.starts_with(open))
    {
        Some(open) => open,
        None => path,
    }
}

async fn metrics(State(app): State<App>) -> String {
    let backups = &app.backups;
    let failed = backups.failed().is_some();
    app.metrics.text(backups.last().unwrap_or(0), failed)
}

/// Around every request: counted, logged, and with headers that keep other sites out. An answer that is our own fault, or a body
/// that no handler could read, is told in the form of all others.
async fn around(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = std::time::Instant::now();
    let reader = Reader::of(request.headers());
    let club = match nodes::sender(&app, &mut request) {
        Some(club) => club,
        None => match clubs::find(&app, &mut request).await {
            clubs::Way::On(club) => club,
            clubs::Way::Elsewhere(response) => return response,
        },
    };
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_api = path.starts_with("/api/");
    request.extensions_mut().insert(OfClub(club.clone()));
    // Who sends a body drop by drop is not waited for.
    let mut response = match tokio::time::timeout(PATIENCE, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    };
    app.metrics.requests.fetch_add(1, Relaxed);
    let status = response.status();
    let error = status.is_server_error().then(|| {
        app.metrics.failures.fetch_add(1, Relaxed);
        api::ClubError {
            at: app.time().to_string(),
            club: club.clone(),
            request: format!("{method} {}", logged(&path)),
            status: status.as_u16(),
        }
    });
    app.clubs.count(&club, error);
    tracing::info!(%method, path = logged(&path), status = status.as_u16(), micros = began.elapsed().as_micros(), "request");
    if let Some(problem) = response.extensions_mut().remove::<Problem>()
        && reader.language != Language::English
    {
        response = problem.told(reader);
    }
    let json = response
        .headers()
        .get(header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if is_api && status.is_client_error() && !json {
        let body = std::mem::take(response.body_mut());
        let why = axum::body::to_bytes(body, 4_000).await.unwrap_or_default();
        let place = problem::place(&String::from_utf8_lossy(&why));
        response = Problem::unread(status, place).told(reader);
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (
            "content-security-policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
    ] {
        // A printed page has a policy of its own.
        let value = HeaderValue::from_static(value);
        headers.entry(name).or_insert(value);
    }
    if is_api {
        let none = HeaderValue::from_static("no-store");
        headers.entry(header::CACHE_CONTROL).or_insert(none);
    }
    response
}
