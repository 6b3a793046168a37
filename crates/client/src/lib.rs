//! A small client of the interface that `docs/server.md` describes: HTTP and live updates.
//!
//! The demonstration plays its session through it, and so do the runs under load and under `kill -9`: they can do what a phone
//! or a third party's program can do, and nothing else.
//!
//! ```no_run
//! # async fn example() -> Result<(), openroom_client::ClientError> {
//! use openroom_client::Client;
//! use serde_json::json;
//!
//! let server = "127.0.0.1:8080".parse().unwrap();
//! let mut phone = Client::new(server);
//! let joined = phone.post("/api/join", &json!({"code": "ABCDEF"})).await?;
//! let event = joined["event"].as_str().unwrap_or_default();
//! let action = json!({"agreed": {"round": 1, "table": "1", "board": 1}});
//! let version = phone.write(event, "a key of my own", &action, None).await?;
//! # let _ = version;
//! # Ok(())
//! # }
//! ```

mod live;

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, ETAG, HOST, HeaderValue, IF_NONE_MATCH, ORIGIN,
    SET_COOKIE,
};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

pub use live::{Heard, Live};

/// How long an answer may take before the server counts as away.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same if there is another one to ask.
const SOON: Duration = Duration::from_secs(8);

/// Why there is no answer, or not the one that was wanted.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// No answer: whether the request was done is not known. Ask again, with the same key.
    #[error("the server does not answer: {0}")]
    Away(String),
    /// The server says no.
    #[error("{status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// What it says.
        body: Value,
    },
}

/// Somebody who uses a server: one connection, and the cookie that the server has given.
#[derive(Debug)]
pub struct Client {
    server: SocketAddr,
    /// The address of this machine that it comes from, if it has several.
    from: Option<IpAddr>,
    /// Others on the same database, for when this one is away.
    others: VecDeque<SocketAddr>,
    cookie: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
    /// Whether the next answer is kept, and the mark of the one that is.
    keeps: bool,
    kept: Option<HeaderValue>,
}

impl Client {
    /// Somebody who is not signed in.
    #[must_use]
    pub const fn new(server: SocketAddr) -> Self {
        Self {
            server,
            from: None,
            others: VecDeque::new(),
            cookie: None,
            connection: None,
            keeps: false,
            kept: None,
        }
    }

    /// Somebody who has signed in elsewhere, with the cookie that came of it.
    #[must_use]
    pub fn signed_in(server: SocketAddr, cookie: &str) -> Self {
        Self {
            cookie: Some(cookie.to_owned()),
            ..Self::new(server)
        }
    }

    /// The same person on a second connection.
    #[must_use]
    pub fn also(&self) -> Self {
        Self {
            server: self.server,
            from: self.from,
            others: self.others.clone(),
            cookie: self.cookie.clone(),
            connection: None,
            keeps: false,
            kept: None,
        }
    }

    /// The same with other servers on the same database: whenever one is away, the next one is asked.
    #[must_use]
    pub fn or(mut self, others: impl IntoIterator<Item = SocketAddr>) -> Self {
        self.others.extend(others);
        self
    }

    /// The same from another address of this machine: a server takes only so many connections from each.
    #[must_use]
    pub const fn coming_from(mut self, from: IpAddr) -> Self {
        self.from = Some(from);
        self
    }

    /// Goes to the next server, if there is another one.
    pub fn elsewhere(&mut self) {
        self.connection = None;
        if let Some(next) = self.others.pop_front() {
            self.others.push_back(self.server);
            self.server = next;
        }
    }

    /// The cookie, once there is one.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Reads something.
    ///
    /// # Errors
    /// If there is no answer, or a refusal.
    pub async fn get(&mut self, path: &str) -> Result<Value, ClientError> {
        Ok(value(&self.ask(Method::GET, path, None).await?))
    }

    /// Reads something as a browser that keeps it does: packed, and only if it is other than before. Without looking what it says;
    /// how many bytes came.
    ///
    /// # Errors
    /// If there is no answer, or a refusal.
    pub async fn weigh(&mut self, path: &str) -> Result<usize, ClientError> {
        self.keeps = true;
        let answer = self.ask(Method::GET, path, None).await;
        self.keeps = false;
        Ok(answer?.len())
    }

    /// Sends something.
    ///
    /// # Errors
    /// If there is no answer, or a refusal.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value, ClientError> {
        Ok(value(&self.ask(Method::POST, path, Some(body)).await?))
    }

    /// Reads something, or sends it if there is a body, and gives the answer back to the last byte, whether it is a refusal or not: its status
    /// and its body.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn exactly(
        &mut self,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Vec<u8>), ClientError> {
        let method = match body {
            Some(_) => Method::POST,
            None => Method::GET,
        };
        let (status, bytes) = self.answer(method, path, body).await?;
        Ok((status.as_u16(), bytes.to_vec()))
    }

    /// Writes an act to the log of an event; the version under which it stands.
    ///
    /// # Errors
    /// If there is no answer, or a refusal.
    pub async fn write(
        &mut self,
        event: &str,
        key: &str,
        action: &Value,
        why: Option<&str>,
    ) -> Result<u64, ClientError> {
        let mut body = json!({"key": key, "action": action});
        if let Some(why) = why {
            body["why"] = json!(why);
        }
        let answer = self
            .post(&format!("/api/events/{event}/entries"), &body)
            .await?;
        Ok(answer["version"].as_u64().unwrap_or_default())
    }

    /// A live connection to an event, from the version that is known.
    ///
    /// # Errors
    /// If it cannot be made.
    pub async fn live(&self, event: &str, version: u64) -> Result<Live, ClientError> {
        self.live_at(&format!("/api/events/{event}/live?version={version}"))
            .await
    }

    /// A live connection at any address.
    ///
    /// # Errors
    /// If it cannot be made.
    pub async fn live_at(&self, path: &str) -> Result<Live, ClientError> {
        let stream = reach(self.server, self.from).await?;
        Live::open(stream, self.server, path, self.cookie()).await
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Bytes, ClientError> {
        let (status, bytes) = self.answer(method, path, body).await?;
        match status.is_success() || status == StatusCode::NOT_MODIFIED {
            true => Ok(bytes),
            false => Err(ClientError::Refused {
                status: status.as_u16(),
                body: value(&bytes),
            }),
        }
    }

    /// The answer, whatever it says.
    async fn answer(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let patience = match self.others.is_empty() {
            true => PATIENCE,
            false => SOON,
        };
        let asked = tokio::time::timeout(patience, self.exchange(method, path, body)).await;
        let answer = asked.unwrap_or_else(|_| Err(ClientError::Away("too late".to_owned())));
        if matches!(answer, Err(ClientError::Away(_))) {
            self.elsewhere();
        }
        answer
    }

    async fn exchange(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let away = |error: hyper::Error| ClientError::Away(error.to_string());
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.to_string())
            .header(ORIGIN, format!("http://{}", self.server))
            .header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if self.keeps {
            request = request.header(ACCEPT_ENCODING, "gzip");
            if let Some(mark) = &self.kept {
                request = request.header(IF_NONE_MATCH, mark);
            }
        }
        // What only reads may be asked again, as browsers do.
        let reads = body.is_none();
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| ClientError::Away(error.to_string()))?;
        let sent = self.connected().await?.send_request(request.clone()).await;
        let answer = match sent {
            // The server had just closed a connection on which nothing came for a while: it has seen nothing of the request.
            Err(error) if error.is_canceled() || reads && error.is_incomplete_message() => {
                self.connection = None;
                self.connected().await?.send_request(request).await
            }
            sent => sent,
        };
        let answer = answer.map_err(away)?;
        let status = answer.status();
        if let Some(mark) = answer.headers().get(ETAG).filter(|_| self.keeps) {
            self.kept = Some(mark.clone());
        }
        for cookie in answer.headers().get_all(SET_COOKIE) {
            let text = cookie.to_str().unwrap_or_default();
            self.cookie = text.split(';').next().map(str::to_owned);
        }
        let bytes = answer.into_body().collect().await.map_err(away)?.to_bytes();
        Ok((status, bytes))
    }

    async fn connected(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, ClientError> {
        let usable = match &mut self.connection {
            Some(connection) => connection.ready().await.is_ok(),
            None => false,
        };
        let connection = match self.connection.take().filter(|_| usable) {
            Some(connection) => connection,
            None => connect(self.server, self.from).await?,
        };
        Ok(self.connection.insert(connection))
    }
}

/// An answer as a value; as text if it is no JSON.
fn value(bytes: &Bytes) -> Value {
    serde_json::from_slice(bytes)
        .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(bytes).into_owned()))
}

/// A connection to a server, from an address of this machine.
async fn reach(server: SocketAddr, from: Option<IpAddr>) -> Result<TcpStream, ClientError> {
    let connecting = async {
        let socket = match server {
            SocketAddr::V4(_) => TcpSocket::new_v4()?,
            SocketAddr::V6(_) => TcpSocket::new_v6()?,
        };
        if let Some(from) = from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        let stream = socket.connect(server).await?;
        // An entry is one small packet; it does not wait for another one.
        let _ = stream.set_nodelay(true);
        Ok::<_, std::io::Error>(stream)
    };
    let away = |error: std::io::Error| ClientError::Away(error.to_string());
    connecting.await.map_err(away)
}

async fn connect(
    server: SocketAddr,
    from: Option<IpAddr>,
) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let stream = reach(server, from).await?;
    let (mut sender, connection) = handshake(TokioIo::new(stream))
        .await
        .map_err(|error| ClientError::Away(error.to_string()))?;
    tokio::spawn(connection);
    sender
        .ready()
        .await
        .map_err(|error| ClientError::Away(error.to_string()))?;
    Ok(sender)
}
