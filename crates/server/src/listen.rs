//! Connections taken and served. Who is slow, or comes too often, does not keep others out.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderValue, Response, header};
use hyper::body::Incoming;
use hyper::server::conn::{http1, http2};
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use crate::client::{Client, Net};
use crate::limits::Counted;
use crate::tls::{HTTP2, Tls};

/// The head of a request comes within this time, or the connection ends.
const HEAD: Duration = Duration::from_secs(20);
/// How many connections there are at once.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// In all. A club has some hundreds, a congress some thousands.
    pub all: usize,
    /// From one address, that of a whole congress or of one machine that means harm. A proxy that is trusted stands for all.
    pub each: usize,
}

impl Most {
    /// Half of all is left to others, whatever comes from one address.
    pub const fn of(all: u32) -> Self {
        Self {
            all: all as usize,
            each: all as usize / 2,
        }
    }
}

/// How long those that are open may take to end when the server stops.
const ENDING: Duration = Duration::from_secs(10);
/// The head of a request is no longer than this.
const LONGEST_HEAD: usize = 64 * 1024;
/// So many requests go at once over one connection of HTTP/2: a page with all its parts, and no more work than many phones.
const TOGETHER: u32 = 64;

/// Lets as many files be open as the system allows: each phone is one or two, and many systems give a program only 1,024 unless it
/// asks.
pub fn make_room(most: Most) {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) if files < 2 * most.all as u64 => {
            tracing::info!(files, "files that may be open")
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the number of open files stays as it is"),
    }
}

/// The place of a connection among all; a live connection keeps it.
#[derive(Debug, Clone)]
pub struct Place {
    _place: Arc<(OwnedSemaphorePermit, Option<OfAddress>)>,
}

/// One of the connections from an address.
#[derive(Debug)]
struct OfAddress(Arc<Counted<IpAddr>>, IpAddr);

impl Drop for OfAddress {
    fn drop(&mut self) {
        self.0.leave(self.1);
    }
}

/// Serves until `stopping` turns true, and then until what was asked for is answered.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    proxies: &[Net],
    most: Most,
    tls: Option<Tls>,
    mut stopping: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(most.all));
    let counted = Arc::new(Counted::default());
    let mut open = JoinSet::new();
    loop {
        let taken = tokio::select! {
            taken = take(&listener, &room) => taken,
            () = turned(&mut stopping) => break,
        };
        let Some((stream, from, place)) = taken else {
            continue;
        };
        let of_address = match Client::of(from.ip(), &HeaderMap::new(), &[]) {
            _ if proxies.iter().any(|net| net.holds(from.ip())) => None,
            Client(address) if counted.enter(address, most.each) => {
                Some(OfAddress(Arc::clone(&counted), address))
            }
            // Closed at once, so that others find room.
            Client(_) => continue,
        };
        let place = Place {
            _place: Arc::new((place, of_address)),
        };
        let (router, stopping) = (router.clone(), stopping.clone());
        let asked = Asked {
            from,
            place,
            router,
            stopping,
        };
        match &tls {
            None => open.spawn(over_http1(stream, asked)),
            Some(tls) => open.spawn(over_tls(stream, tls.acceptor(), asked)),
        };
        // Those that have ended are forgotten.
        while open.try_join_next().is_some() {}
    }
    drop(listener);
    let ending = async { while open.join_next().await.is_some() {} };
    if tokio::time::timeout(ENDING, ending).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
}

/// Until the server stops.
async fn turned(stopping: &mut watch::Receiver<bool>) {
    // Nobody who could stop it is left: then it goes on.
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        std::future::pending::<()>().await;
    }
}

type Taken = (TcpStream, SocketAddr, OwnedSemaphorePermit);

async fn take(listener: &TcpListener, room: &Arc<Semaphore>) -> Option<Taken> {
    let place = Arc::clone(room).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, from)) => {
            // Answers are small and waited for.
            let _ = stream.set_nodelay(true);
            Some((stream, from, place))
        }
        Err(error) => {
            // Mostly no more files may be open; connections that end make room.
            tracing::warn!(%error, "a connection could not be accepted");
            tokio::time::sleep(Duration::from_millis(200)).await;
            None
        }
    }
}

/// A connection that was taken.
struct Asked {
    from: SocketAddr,
    place: Place,
    router: Router,
    stopping: watch::Receiver<bool>,
}

/// What answers the requests of a connection.
fn answering(
    asked: &Asked,
) -> impl Service<
    hyper::Request<Incoming>,
    Response = Response<Body>,
    Error = Infallible,
    Future: Send + 'static,
>
+ Send
+ 'static
+ use<> {
    let (from, place, router) = (asked.from, asked.place.clone(), asked.router.clone());
    service_fn(move |request: hyper::Request<Incoming>| {
        let (router, place) = (router.clone(), place.clone());
        async move {
            let mut request: Request = request.map(Body::new);
            name_host(&mut request);
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(place);
            let answer = router.oneshot(request).await;
            Ok::<_, Infallible>(answer.unwrap_or_else(|never| match never {}))
        }
    })
}

/// HTTP/2 names the host beside the address; everything after this asks for the header.
fn name_host(request: &mut Request) {
    let host = request.uri().authority().map(|host| host.as_str());
    let host = host.and_then(|host| HeaderValue::from_str(host).ok());
    if let (Some(host), false) = (host, request.headers().contains_key(header::HOST)) {
        request.headers_mut().insert(header::HOST, host);
    }
}

/// The hand-shake takes no longer than the head of a request may.
async fn over_tls(stream: TcpStream, tls: TlsAcceptor, asked: Asked) {
    let from = asked.from;
    match tokio::time::timeout(HEAD, tls.accept(stream)).await {
        Ok(Ok(stream)) => match stream.get_ref().1.alpn_protocol() == Some(HTTP2) {
            true => over_http2(stream, asked).await,
            false => over_http1(stream, asked).await,
        },
        Ok(Err(error)) => tracing::debug!(%error, %from, "no hand-shake"),
        Err(_) => tracing::debug!(%from, "no hand-shake in time"),
    }
}

async fn over_http1(stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, asked: Asked) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), answering(&asked))
        .with_upgrades();
    to_its_end(connection, |open| open.graceful_shutdown(), asked).await;
}

/// Who says nothing is asked for a sign of life, and let go without one.
async fn over_http2(stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static, asked: Asked) {
    let connection = http2::Builder::new(TokioExecutor::new())
        .timer(TokioTimer::new())
        .max_concurrent_streams(TOGETHER)
        .max_header_list_size(LONGEST_HEAD as u32)
        .keep_alive_interval(HEAD)
        .keep_alive_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), answering(&asked));
    to_its_end(connection, |open| open.graceful_shutdown(), asked).await;
}

/// Answers on a connection until it ends or the server stops; then `stop` lets it finish what was asked.
async fn to_its_end<C: Future<Output = hyper::Result<()>>>(
    connection: C,
    stop: impl Fn(Pin<&mut C>),
    mut asked: Asked,
) {
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = turned(&mut asked.stopping) => {
            stop(connection.as_mut());
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, from = %asked.from, "a connection ended");
    }
}
