//! Live connections over a real socket: who may no longer see, who does not answer, and how many there are.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use super::Club;
use crate::listen::{self, Most};

/// A server on a port of its own; it stops when what is returned is dropped.
pub async fn listening(club: &Club, most: Most) -> (SocketAddr, watch::Sender<bool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let (stop, stopped) = watch::channel(false);
    let router = crate::router(club.app.clone());
    tokio::spawn(async move { listen::serve(listener, router, &[], most, None, stopped).await });
    (at, stop)
}

pub const PLENTY: Most = Most {
    all: 100,
    each: 100,
};

pub struct Socket(TcpStream);

/// What came over it.
#[derive(Debug, PartialEq)]
pub enum Heard {
    Text(Value),
    Ping,
    Ended,
    Nothing,
}

impl Socket {
    /// Opened, or the status with which that was refused; nothing if nobody answers.
    async fn open(at: SocketAddr, event: &str, key: &str) -> Option<Result<Self, u16>> {
        Self::at(at, &format!("/api/events/{event}/live"), key).await
    }

    /// The same at any address.
    pub async fn at(at: SocketAddr, path: &str, key: &str) -> Option<Result<Self, u16>> {
        let mut stream = TcpStream::connect(at).await.unwrap();
        let key = match key {
            "" => String::new(),
            key if key.starts_with("Bearer ") => format!("authorization: {key}\r\n"),
            key => format!("cookie: {key}\r\n"),
        };
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: club\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{key}\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            let byte = tokio::time::timeout(Duration::from_millis(1500), stream.read_u8()).await;
            answer.push(byte.ok()?.ok()?);
        }
        let answer = String::from_utf8(answer).unwrap();
        match answer.split(' ').nth(1)?.parse() {
            Ok(101) => Some(Ok(Self(stream))),
            other => Some(Err(other.unwrap())),
        }
    }

    pub async fn hear(&mut self, within: Duration) -> Heard {
        tokio::time::timeout(within, self.frame())
            .await
            .unwrap_or(Heard::Nothing)
    }

    async fn frame(&mut self) -> Heard {
        let Ok(first) = self.0.read_u8().await else {
            return Heard::Ended;
        };
        let length = match self.0.read_u8().await.unwrap() {
            126 => usize::from(self.0.read_u16().await.unwrap()),
            127 => usize::try_from(self.0.read_u64().await.unwrap()).unwrap(),
            short => usize::from(short),
        };
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await.unwrap();
        match first & 0x0f {
            1 => Heard::Text(serde_json::from_slice(&body).unwrap()),
            9 => Heard::Ping,
            _ => Heard::Ended,
        }
    }

    /// The next thing but signs of life, which are answered.
    pub async fn next(&mut self, within: Duration) -> Heard {
        let end = tokio::time::Instant::now() + within;
        loop {
            let left = end.saturating_duration_since(tokio::time::Instant::now());
            match self.hear(left).await {
                Heard::Ping => self.0.write_all(&[0x8a, 0x80, 0, 0, 0, 0]).await.unwrap(),
                other => return other,
            }
        }
    }
}

const SOON: Duration = Duration::from_secs(3);

#[tokio::test]
async fn who_is_removed_or_revoked_sees_nothing_more() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let person = json!({"name": "Sid", "role": "scorer", "password": "long enough"});
    club.ask("POST", "/api/people", &director, person).await;
    let sign_in = json!({"name": "Sid", "password": "long enough"});
    let (_, _, scorer) = club.ask("POST", "/api/sign-in", "", sign_in).await;
    let token = json!({"name": "a program", "role": "director"});
    let (_, token, _) = club.ask("POST", "/api/tokens", &director, token).await;
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let north = club.phone(&id, &director, "1", "N").await;
    let mut sockets = Vec::new();
    for key in [&scorer, &bearer, &north, &director] {
        let mut socket = Socket::open(at, &id, key).await.unwrap().unwrap();
        assert!(matches!(socket.next(SOON).await, Heard::Text(_)));
        sockets.push(socket);
    }
    let (status, _, _) = club
        .ask("DELETE", "/api/people/Sid", &director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(sockets[0].next(SOON).await, Heard::Ended);
    let path = format!("/api/tokens/{}", token["id"].as_str().unwrap());
    club.ask("DELETE", &path, &director, Value::Null).await;
    assert_eq!(sockets[1].next(SOON).await, Heard::Ended);
    club.ask(
        "POST",
        &format!("/api/events/{id}/codes"),
        &director,
        Value::Null,
    )
    .await;
    assert_eq!(sockets[2].next(SOON).await, Heard::Ended);
    // Who is still there is still told.
    let note = json!({"note": {"text": "they have gone"}});
    club.write(&id, &director, "note", note).await;
    assert!(matches!(sockets[3].next(SOON).await, Heard::Text(_)));
}

#[tokio::test]
async fn who_does_not_answer_is_let_go_and_who_does_stays() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let mut silent = Socket::open(at, &id, "").await.unwrap().unwrap();
    let mut there = Socket::open(at, &id, "").await.unwrap().unwrap();
    assert!(matches!(there.next(SOON).await, Heard::Text(_)));
    assert_eq!(there.next(Duration::from_secs(6)).await, Heard::Nothing);
    let mut heard = Vec::new();
    loop {
        match silent.hear(SOON).await {
            Heard::Ping | Heard::Text(_) => heard.push(()),
            other => {
                assert_eq!(other, Heard::Ended, "after {}", heard.len());
                break;
            }
        }
    }
    use std::sync::atomic::Ordering::Relaxed;
    assert_eq!(club.app.metrics.live.load(Relaxed), 1);
}

#[tokio::test]
async fn who_answers_stays_however_much_is_new() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let mut there = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let mut socket = Socket::open(at, &id, "").await.unwrap().unwrap();
        there.spawn(async move { while socket.next(SOON).await != Heard::Ended {} });
    }
    // Longer than who does not answer is waited for; something is new whenever an onlooker may be told.
    for number in 0..90 {
        let note = json!({"note": {"text": "on we go"}});
        let (status, _, _) = club
            .write(&id, &director, &format!("n{number}"), note)
            .await;
        assert_eq!(status, StatusCode::OK);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(there.len(), 12);
    assert!(there.try_join_next().is_none(), "somebody was let go");
}

#[tokio::test]
async fn live_connections_are_counted_among_all() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (at, _stop) = listening(&club, Most { all: 2, each: 2 }).await;
    let first = Socket::open(at, &id, "").await.unwrap().unwrap();
    let _second = Socket::open(at, &id, "").await.unwrap().unwrap();
    assert!(
        Socket::open(at, &id, "").await.is_none(),
        "a third finds room"
    );
    drop(first);
    assert!(Socket::open(at, &id, "").await.is_some());
    // From one address no more than that.
    let (at, _stop) = listening(&club, Most { all: 9, each: 1 }).await;
    let _one = Socket::open(at, &id, "").await.unwrap().unwrap();
    assert!(
        Socket::open(at, &id, "").await.is_none(),
        "two from one address"
    );
}
