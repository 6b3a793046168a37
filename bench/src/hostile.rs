//! Clients that mean harm, or are badly broken. Each attack says what must come of it; between them an honest phone must be served.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use openroom_client::{Client, ClientError};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::club::{Club, Size};
use crate::server::Server;

/// How hard it is tried.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Connections that send their request drop by drop.
    pub slow: usize,
    /// Whether it is waited for until the server ends them.
    pub wait: bool,
    /// Passwords tried at once.
    pub passwords: usize,
    /// Live connections opened at once.
    pub sockets: usize,
}

/// What came of an attack.
#[derive(Debug)]
pub struct Line {
    /// Which.
    pub attack: &'static str,
    /// What the server did.
    pub answer: String,
}

/// Longer than this an honest request must not take: it is about being shut out, on a busy machine and without optimisation.
const HONEST: Duration = Duration::from_secs(25);

struct Field {
    at: SocketAddr,
    club: Club,
    cookie: String,
    lines: Vec<Line>,
}

/// Tries everything.
///
/// # Errors
/// What the server let happen.
pub async fn run(binary: &Path, plan: Plan) -> Outcome<Vec<Line>> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let server = Server::start(
        binary,
        &folder.path().join("hostile.db").display().to_string(),
    )
    .await?;
    let size = Size {
        sections: 1,
        tables: 3,
        rounds: 2,
        boards: 2,
    };
    let club = Club::found(&server, size, "after-board").await?;
    let cookie = club.director.cookie().unwrap_or_default().to_owned();
    let mut field = Field {
        at: server.at,
        club,
        cookie,
        lines: Vec::new(),
    };
    field.malformed().await?;
    field.origins().await?;
    field.floods(plan.sockets).await?;
    field.slow(plan).await?;
    field.passwords(plan.passwords).await?;
    Ok(field.lines)
}

impl Field {
    fn note(&mut self, attack: &'static str, answer: impl Into<String>) {
        let answer = answer.into();
        self.lines.push(Line { attack, answer });
    }

    /// Whoever is honest is served, and nothing of the server has failed.
    async fn honest(&mut self, after: &str) -> Outcome {
        let began = Instant::now();
        let path = format!("/api/events/{}", self.club.event);
        let mut client = Client::new(self.at);
        let seen = client.get(&path).await;
        seen.map_err(|error| format!("after {after} nobody is served: {error}"))?;
        if began.elapsed() > HONEST {
            return Err(format!("after {after} a page takes {:?}", began.elapsed()));
        }
        let counters = raw(
            self.at,
            b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        )
        .await?;
        match counters.contains("openroom_failures_total 0\n") {
            true => Ok(()),
            false => Err(format!(
                "after {after} the server counts failures of its own"
            )),
        }
    }

    async fn malformed(&mut self) -> Outcome {
        let event = self.club.event.clone();
        let entries = format!("/api/events/{event}/entries");
        let deep = format!(
            "{{\"key\":\"k\",\"action\":{}1{}}}",
            "[".repeat(100_000),
            "]".repeat(100_000)
        );
        let deep_log = json!({"log": {"edition": 2017, "board": 1, "log": ["[".repeat(50_000)]}});
        let many = json!({"name": "x".repeat(1_000_000), "kind": "pairs"}).to_string();
        let bodies: Vec<(&'static str, &str, Vec<u8>)> = vec![
            ("a body of 10 MB", &entries, vec![b' '; 10_000_000]),
            (
                "a body that is no UTF-8",
                &entries,
                b"{\"key\":\"\xff\xfe\"}".to_vec(),
            ),
            ("JSON 100,000 deep", &entries, deep.into_bytes()),
            (
                "a log 50,000 deep",
                "/api/rulings/step",
                deep_log.to_string().into_bytes(),
            ),
            (
                "a name of a million letters",
                "/api/events",
                many.into_bytes(),
            ),
            (
                "a null character",
                "/api/events",
                b"{\"name\":\"a\\u0000b\",\"kind\":\"pairs\"}".to_vec(),
            ),
            (
                "a number without end",
                &entries,
                format!("{{\"key\":\"k\",\"expected\":{}}}", "9".repeat(5000)).into_bytes(),
            ),
            ("nothing", &entries, Vec::new()),
        ];
        for (attack, path, body) in bodies {
            let answer = self.posted(path, &body).await?;
            let status = status(&answer);
            if !(400..500).contains(&status) {
                return Err(format!("{attack}: {status}"));
            }
            self.note(attack, format!("{status}"));
        }
        let long = "x".repeat(200_000);
        let heads: Vec<(&'static str, Vec<u8>)> = vec![
            ("a header of 200 kB", format!("GET /api/me HTTP/1.1\r\nhost: x\r\nx: {long}\r\n\r\n").into_bytes()),
            ("10,000 headers", format!("GET /api/me HTTP/1.1\r\nhost: x\r\n{}\r\n", "a: b\r\n".repeat(10_000)).into_bytes()),
            ("an address of 200 kB", format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n").into_bytes()),
            ("an address that is no UTF-8", b"GET /api/events/%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec()),
            ("an address with ..", b"GET /../../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".to_vec()),
            ("two lengths", b"POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 30\r\n\r\nabc".to_vec()),
            ("no HTTP", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".repeat(20)),
        ];
        for (attack, bytes) in heads {
            let answer = raw(self.at, &bytes).await?;
            let status = status(&answer);
            if (500..600).contains(&status) || answer.contains("root:") {
                return Err(format!("{attack}: {status}"));
            }
            let told = match status {
                0 => "the connection is closed".to_owned(),
                status => status.to_string(),
            };
            self.note(attack, told);
        }
        self.honest("malformed requests").await
    }

    /// A request with the Director's cookie.
    async fn posted(&self, path: &str, body: &[u8]) -> Outcome<String> {
        let mut bytes = format!(
            "POST {path} HTTP/1.1\r\nhost: {0}\r\norigin: http://{0}\r\ncookie: {1}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {2}\r\n\r\n",
            self.at, self.cookie, body.len()
        )
        .into_bytes();
        bytes.extend_from_slice(body);
        raw(self.at, &bytes).await
    }

    async fn origins(&mut self) -> Outcome {
        let (at, cookie, event) = (self.at, &self.cookie, &self.club.event);
        for origin in ["http://evil.example", "null", "file://", ""] {
            let post = format!(
                "POST /api/sign-out HTTP/1.1\r\nhost: {at}\r\norigin: {origin}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            );
            let live = format!(
                "GET /api/events/{event}/live HTTP/1.1\r\nhost: {at}\r\norigin: {origin}\r\ncookie: {cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            );
            for request in [post, live] {
                let answer = raw(at, request.as_bytes()).await?;
                if status(&answer) != 403 {
                    return Err(format!("origin {origin:?}: {}", status(&answer)));
                }
            }
        }
        self.note("other origins, with the Director's cookie", "403");
        self.honest("other origins").await
    }

    async fn floods(&mut self, sockets: usize) -> Outcome {
        let mut open = JoinSet::new();
        for _ in 0..sockets {
            let (at, event) = (self.at, self.club.event.clone());
            open.spawn(async move { talkative(at, &event).await });
        }
        let mut ended = 0;
        while let Some(one) = open.join_next().await {
            if one.is_ok_and(|ended| ended) {
                ended += 1;
            }
        }
        if ended < sockets {
            return Err(format!(
                "{} live connections may talk without end",
                sockets - ended
            ));
        }
        self.note(
            "live connections that send without end",
            format!("{ended} of {sockets} closed"),
        );
        self.honest("a flood").await
    }

    async fn slow(&mut self, plan: Plan) -> Outcome {
        let mut open = Vec::new();
        for number in 0..plan.slow {
            let mut stream = connect(self.at).await?;
            // Half of them are slow with the head, half with the body.
            let begin: &[u8] = match number % 2 {
                0 => b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: ",
                _ => b"POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
            };
            stream.write_all(begin).await.map_err(|e| e.to_string())?;
            open.push(stream);
        }
        self.honest("slow connections").await?;
        if !plan.wait {
            self.note("connections that send drop by drop", "others are served");
            return Ok(());
        }
        let began = Instant::now();
        while !open.is_empty() {
            if began.elapsed() > Duration::from_secs(120) {
                return Err(format!("{} slow connections are kept", open.len()));
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            let mut kept = Vec::new();
            for mut stream in open {
                if drop_by_drop(&mut stream).await {
                    kept.push(stream);
                }
            }
            open = kept;
        }
        self.note(
            "connections that send drop by drop",
            format!("all closed after {} s", began.elapsed().as_secs()),
        );
        self.honest("slow connections").await
    }

    async fn passwords(&mut self, tries: usize) -> Outcome {
        let mut trying = JoinSet::new();
        for number in 0..tries {
            let at = self.at;
            trying.spawn(async move {
                let mut client = Client::new(at);
                let name = if number % 2 == 0 { "Dora" } else { "Nobody" };
                let wish = json!({"name": name, "password": format!("a guess {number}")});
                refusal(client.post("/api/sign-in", &wish).await)
            });
        }
        self.honest("thousands of passwords at once").await?;
        let (mut wrong, mut many) = (0, 0);
        while let Some(one) = trying.join_next().await {
            match one.map_err(|error| error.to_string())? {
                401 => wrong += 1,
                429 => many += 1,
                other => return Err(format!("a wrong password is answered by {other}")),
            }
        }
        // They may lie on both sides of a minute.
        if wrong > 120 {
            return Err(format!("{wrong} passwords could be tried"));
        }
        self.note(
            "wrong passwords at once",
            format!("{wrong} looked at, {many} turned away"),
        );
        self.honest("wrong passwords").await
    }
}

fn refusal(answer: Result<Value, ClientError>) -> u16 {
    match answer {
        Ok(_) => 200,
        Err(ClientError::Refused { status, .. }) => status,
        Err(ClientError::Away(_)) => 0,
    }
}

async fn connect(at: SocketAddr) -> Outcome<TcpStream> {
    TcpStream::connect(at)
        .await
        .map_err(|error| format!("no connection: {error}"))
}

/// Sends one byte more; false once the connection is gone.
async fn drop_by_drop(stream: &mut TcpStream) -> bool {
    let mut answer = [0; 512];
    match stream.try_read(&mut answer) {
        Ok(_) => return false,
        Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
        Err(_) => return false,
    }
    stream.write_all(b"x").await.is_ok()
}

/// Sends bytes and reads what comes, until the connection ends or nothing comes for a while.
async fn raw(at: SocketAddr, bytes: &[u8]) -> Outcome<String> {
    let stream = connect(at).await?;
    let (mut read, mut write) = stream.into_split();
    let bytes = bytes.to_vec();
    // The server may answer before all is sent, and not read the rest.
    let sending = tokio::spawn(async move {
        let _ = write.write_all(&bytes).await;
        write
    });
    let mut answer = Vec::new();
    let mut part = [0; 16 * 1024];
    while let Ok(Ok(count @ 1..)) =
        tokio::time::timeout(Duration::from_secs(2), read.read(&mut part)).await
    {
        answer.extend_from_slice(&part[..count]);
        if answer.starts_with(b"HTTP/1.1 101") || answer.starts_with(b"HTTP/1.1 403") {
            break;
        }
    }
    sending.abort();
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

fn status(answer: &str) -> u16 {
    let word = answer.split(' ').nth(1);
    word.and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// Opens a live connection and sends small messages until the server has had enough; true if it has.
async fn talkative(at: SocketAddr, event: &str) -> bool {
    let Ok(stream) = connect(at).await else {
        return false;
    };
    let (mut read, mut write) = stream.into_split();
    let hello = format!(
        "GET /api/events/{event}/live HTTP/1.1\r\nhost: {at}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    if write.write_all(hello.as_bytes()).await.is_err() {
        return false;
    }
    // A text of one letter, masked with zeros.
    let message = [0x81_u8, 0x81, 0, 0, 0, 0, b'x'].repeat(100);
    let reading = async {
        let mut part = [0; 4096];
        while read.read(&mut part).await.is_ok_and(|count| count > 0) {}
    };
    let writing = async {
        for _ in 0..2000 {
            if write.write_all(&message).await.is_err() {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        true
    };
    let both = async {
        tokio::select! { () = reading => true, sent = writing => !sent }
    };
    let ended = tokio::time::timeout(Duration::from_secs(30), both).await;
    ended.unwrap_or(false)
}
