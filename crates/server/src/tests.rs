//! The interface, without a network: who may do what, and what is refused.

mod backups;
mod bridge;
mod by_itself;
mod captains;
mod casebook;
mod cases;
mod changes;
mod clubs;
mod comparable;
mod conduct;
mod derived;
mod description;
mod exam;
mod files;
mod first;
mod fitting;
mod guard;
mod hostile;
mod live;
mod members;
mod owed;
mod play;
mod play_at_events;
mod play_events;
mod play_links;
mod play_screens;
mod play_seats;
mod put_right;
mod record;
mod robots;
mod seen;
mod tables;
mod tls;
mod venues;
mod widened;

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use openroom_store::Store;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::watch;
use tower::ServiceExt as _;

use crate::app::{App, Settings};
use crate::listen::Most;
use crate::{router, sign_in};

/// Thirteen cards of a suit each: easy to find in an answer where they should not be.
const HANDS: &str = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

struct Club {
    _folder: TempDir,
    _stop: watch::Sender<bool>,
    app: App,
    router: Router,
}

/// Another one each time.
fn secrets_key() -> String {
    crate::secrets::code(8).unwrap()
}

impl Club {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("club.db")).await.unwrap();
        Self::on(folder, store)
    }

    /// The same club on a server that knows nothing but its file.
    fn restarted(self) -> Self {
        Self::on(self._folder, self.app.store)
    }

    fn on(folder: TempDir, store: Store) -> Self {
        let deal = || Ok(HANDS.to_owned());
        let (stop, stopping) = watch::channel(false);
        let settings = Settings {
            address: "http://club".into(),
            secure: false,
            proxies: vec!["10.0.0.1".parse().unwrap()],
            most: Most::of(1024),
            language: Some(openroom_words::words::Language::SpanishOfSpain),
            deal,
            opens: crate::Opens::Anybody,
            ice: Vec::new(),
            robots: crate::Opens::Anybody,
        };
        let app = App::new(store, settings, stopping);
        let router =
            router(app.clone()).layer(MockConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1))));
        Self {
            _folder: folder,
            _stop: stop,
            app,
            router,
        }
    }

    /// A request with a cookie; the status, the body, and the cookie that came back.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: Value,
    ) -> (StatusCode, Value, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "club")
            .header(header::ORIGIN, "http://club")
            .header(key_header(cookie), cookie)
            .header(header::CONTENT_TYPE, "application/json");
        let body = if body.is_null() {
            Body::empty()
        } else {
            Body::from(body.to_string())
        };
        let answer = self
            .router
            .clone()
            .oneshot(request.body(body).unwrap())
            .await
            .unwrap();
        let status = answer.status();
        let cookie = answer.headers().get(header::SET_COOKIE).map(|value| {
            value
                .to_str()
                .unwrap()
                .split(';')
                .next()
                .unwrap()
                .to_owned()
        });
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        let value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        description::check(method, path, status, &value);
        (status, value, cookie.unwrap_or_default())
    }

    /// What stands at an address, as text, for a cookie or a token.
    async fn text(&self, path: &str, key: &str) -> (StatusCode, String) {
        let request = Request::builder()
            .uri(path)
            .header(header::HOST, "club")
            .header(key_header(key), key);
        let request = request.body(Body::empty()).unwrap();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        (status, read(answer).await)
    }

    /// A request that a proxy, or somebody who says to be one, passes on for an address.
    async fn from(
        &self,
        peer: &str,
        client: &str,
        path: &str,
        body: &Value,
    ) -> (StatusCode, Value) {
        let peer = SocketAddr::new(peer.parse().unwrap(), 1);
        let request = Request::builder()
            .method("POST")
            .uri(path)
            .header(header::HOST, "inner:8080")
            .header(header::ORIGIN, "http://club")
            .header("x-forwarded-for", client)
            .header(header::CONTENT_TYPE, "application/json")
            .extension(axum::extract::ConnectInfo(peer));
        let request = request.body(Body::from(body.to_string())).unwrap();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let text = read(answer).await;
        (status, serde_json::from_str(&text).unwrap_or_default())
    }

    async fn director(&self) -> String {
        let code = sign_in::one_time(&self.app, None, 60).await.unwrap();
        let setup = json!({"code": code, "name": "Dora", "password": "long enough"});
        let (status, _, cookie) = self.ask("POST", "/api/setup", "", setup).await;
        assert_eq!(status, StatusCode::OK);
        cookie
    }

    /// A session of two tables with its first round on; the id of the event.
    async fn session(&self, director: &str) -> String {
        let event =
            json!({"name": "Thursday", "kind": "pairs", "settings": {"method": "matchpoints"}});
        let (status, event, _) = self.ask("POST", "/api/events", director, event).await;
        assert_eq!(status, StatusCode::OK, "{event}");
        let id = event["id"].as_str().unwrap().to_owned();
        let mut acts = Vec::new();
        for (number, players) in [
            ["Ana", "Bea"],
            ["Cid", "Dan"],
            ["Eva", "Fay"],
            ["Gil", "Hal"],
        ]
        .into_iter()
        .enumerate()
        {
            acts.push(json!({"entered": {"contestant": number + 1, "players": players}}));
        }
        let plan = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n";
        acts.push(json!({"movement": {"plan": plan}}));
        let deals: Value = [("1", HANDS), ("2", HANDS)].into_iter().collect();
        acts.push(json!({"dealt": {"boards": "1-2", "deals": deals}}));
        acts.push(json!({"round-started": {"round": 1, "minutes": 15}}));
        for (number, action) in acts.into_iter().enumerate() {
            let (status, answer, _) = self
                .write(&id, director, &format!("a{number}"), action)
                .await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        id
    }

    async fn write(
        &self,
        id: &str,
        cookie: &str,
        key: &str,
        action: Value,
    ) -> (StatusCode, Value, String) {
        let path = format!("/api/events/{id}/entries");
        self.ask("POST", &path, cookie, json!({"key": key, "action": action}))
            .await
    }

    /// The cookie of a phone at a table, on a seat.
    async fn phone(&self, id: &str, director: &str, table: &str, seat: &str) -> String {
        let (_, codes, _) = self
            .ask(
                "GET",
                &format!("/api/events/{id}/codes"),
                director,
                Value::Null,
            )
            .await;
        let codes = codes.as_array().unwrap().clone();
        let code = codes.iter().find(|code| code["table"] == table).unwrap()["code"].clone();
        let (status, _, cookie) = self
            .ask("POST", "/api/join", "", json!({"code": code}))
            .await;
        assert_eq!(status, StatusCode::OK);
        let (status, _, _) = self
            .ask("POST", "/api/join/seat", &cookie, json!({"seat": seat}))
            .await;
        assert_eq!(status, StatusCode::OK);
        cookie
    }
}

/// A token goes by another header than a cookie.
fn key_header(key: &str) -> header::HeaderName {
    match key.starts_with("Bearer ") {
        true => header::AUTHORIZATION,
        false => header::COOKIE,
    }
}

async fn read(answer: axum::response::Response) -> String {
    let bytes = answer.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn result(table: &str, board: u32) -> Value {
    json!({"result": {"round": 1, "table": table, "board": board, "contract": "4S", "by": "N", "tricks": 10}})
}

#[tokio::test]
async fn the_first_start_works_once() {
    let club = Club::new().await;
    let code = sign_in::one_time(&club.app, None, 60).await.unwrap();
    let wrong = json!({"code": "AAAAAAAAAAAA", "name": "Mal", "password": "long enough"});
    let (status, _, _) = club.ask("POST", "/api/setup", "", wrong).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let right = json!({"code": code, "name": "Dora", "password": "long enough"});
    let (status, _, cookie) = club.ask("POST", "/api/setup", "", right.clone()).await;
    assert_eq!(status, StatusCode::OK);
    let (_, me, _) = club.ask("GET", "/api/me", &cookie, Value::Null).await;
    assert_eq!(me["role"], "director");
    let (status, _, _) = club.ask("POST", "/api/setup", "", right).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn wrong_passwords_lock_a_name_for_a_while() {
    let club = Club::new().await;
    club.director().await;
    for _ in 0..5 {
        let (status, _, _) = club
            .ask(
                "POST",
                "/api/sign-in",
                "",
                json!({"name": "Dora", "password": "wrong one"}),
            )
            .await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    let right = json!({"name": "Dora", "password": "long enough"});
    let (status, answer, _) = club.ask("POST", "/api/sign-in", "", right.clone()).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer["retry_after"].as_i64().unwrap() <= 60);
    // Whoever tried it from somewhere else has locked nobody out here.
    let elsewhere = club
        .from("10.0.0.1", "192.0.2.9", "/api/sign-in", &right)
        .await;
    assert_eq!(elsewhere.0, StatusCode::OK);
    // The way back.
    let code = sign_in::one_time(&club.app, Some("Dora"), 60)
        .await
        .unwrap();
    let (status, _, cookie) = club
        .ask(
            "POST",
            "/api/reset",
            "",
            json!({"code": code, "password": "another one"}),
        )
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(!cookie.is_empty());
}

#[tokio::test]
async fn a_table_does_nothing_outside_its_table_and_round() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let (status, _, _) = club.write(&id, &north, "k1", result("1", 1)).await;
    assert_eq!(status, StatusCode::OK);
    let denied = [
        result("2", 1),
        json!({"result": {"round": 2, "table": "1", "board": 1, "contract": "Pass"}}),
        json!({"penalty": {"contestant": 2, "offence": "slow-play", "standard": 1}}),
        json!({"correction": {"round": 1, "table": "1", "board": 1, "class": "entry", "contract": "Pass"}}),
        json!({"session-over": {}}),
    ];
    for (number, action) in denied.into_iter().enumerate() {
        let (status, answer, _) = club
            .write(&id, &north, &format!("d{number}"), action.clone())
            .await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{action}: {answer}");
    }
    for path in ["tables/2", "codes", "log", "export/log"] {
        let (status, _, _) = club
            .ask(
                "GET",
                &format!("/api/events/{id}/{path}"),
                &north,
                Value::Null,
            )
            .await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
    let (status, _, _) = club
        .ask(
            "POST",
            "/api/events",
            &north,
            json!({"name": "Mine", "kind": "pairs"}),
        )
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_entry_sent_twice_is_written_once_and_a_second_result_shows_both() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let east = club.phone(&id, &director, "1", "E").await;
    let (_, first, _) = club.write(&id, &north, "k", result("1", 1)).await;
    let (status, again, _) = club.write(&id, &north, "k", result("1", 1)).await;
    assert_eq!((status, &first), (StatusCode::OK, &again));
    let mut other = result("1", 1);
    other["result"]["tricks"] = json!(9);
    let (status, both, _) = club.write(&id, &east, "k", other).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(both["current"]["result"]["tricks"], 10);
    let agreed = json!({"agreed": {"round": 1, "table": "1", "board": 1}});
    let (status, _, _) = club.write(&id, &east, "k2", agreed).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn the_director_writes_down_what_a_member_of_the_committee_signed() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let decided = |signed: Value| json!({"decided": {"appeal": 1, "decision": "upheld", "signed-by": signed}});
    for (number, action) in [
        result("1", 1),
        json!({"ruling": {"round": 1, "table": "1", "board": 1, "laws": ["12A1"], "score": {"award": "60/40"}}}),
        json!({"appeal": {"ruling": 1, "contestant": 2, "points": ["fact"], "players": ["Cid", "Dan"]}}),
        json!({"committee": {"appeal": 1, "members": ["Una", "Vic", "Wim"]}}),
    ]
    .into_iter()
    .enumerate()
    {
        let (status, answer, _) = club.write(&id, &director, &format!("b{number}"), action).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    for (key, signed) in [
        ("c1", Value::Null),
        ("c2", json!("Dora")),
        ("c3", json!("Cid")),
    ] {
        let (status, answer, _) = club.write(&id, &director, key, decided(signed)).await;
        assert_ne!(status, StatusCode::OK, "{answer}");
    }
    let (status, answer, _) = club
        .write(&id, &director, "c4", decided(json!("Vic")))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let path = format!("/api/events/{id}");
    let (_, state, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert!(
        state.to_string().contains(r#""signed-by":"Vic""#),
        "{state}"
    );
}

#[tokio::test]
async fn onlookers_see_only_what_is_public() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (status, seen, _) = club
        .ask("GET", &format!("/api/events/{id}"), "", Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK);
    assert!(!seen.to_string().contains("AKQJT98765432"), "{seen}");
    let (status, _, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/boards/1/1"),
            "",
            Value::Null,
        )
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let north = club.phone(&id, &director, "1", "N").await;
    for path in ["", "/tables/1"] {
        let (_, seen, _) = club
            .ask(
                "GET",
                &format!("/api/events/{id}{path}"),
                &north,
                Value::Null,
            )
            .await;
        assert!(!seen.to_string().contains("AKQJT98765432"), "{seen}");
    }
}

#[tokio::test]
async fn another_site_cannot_use_our_cookie() {
    let club = Club::new().await;
    let director = club.director().await;
    let request = Request::builder()
        .method("POST")
        .uri("/api/sign-out")
        .header(header::HOST, "club")
        .header(header::ORIGIN, "http://evil")
        .header(header::COOKIE, director);
    let answer = club
        .router
        .clone()
        .oneshot(request.body(Body::empty()).unwrap())
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nonsense_is_refused_in_the_form_of_all_refusals() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    for (path, body) in [
        ("/api/events", json!({"name": "", "kind": "pairs"})),
        ("/api/events", json!({"name": "x", "kind": "chess"})),
        ("/api/events", json!([1, 2])),
        (
            "/api/movements/suggest",
            json!({"contestants": 0, "boards": 0}),
        ),
        (
            "/api/rulings/step",
            json!({"log": {"edition": 1987, "board": 1}}),
        ),
        (
            "/api/rulings/step",
            json!({"log": {"edition": 2017, "board": 1, "log": [{"Q": "1H"}]}}),
        ),
    ] {
        let (status, answer, _) = club.ask("POST", path, &director, body.clone()).await;
        assert!(status.is_client_error(), "{path} {body}: {status}");
        assert!(answer["problem"].is_string(), "{path} {body}: {answer}");
    }
    for action in [
        json!({}),
        json!({"fly": {}}),
        json!({"result": {}}),
        json!("x"),
    ] {
        let (status, answer, _) = club.write(&id, &director, "z", action.clone()).await;
        assert!(status.is_client_error(), "{action}: {status}");
        assert!(answer["problem"].is_string(), "{action}: {answer}");
    }
    let (status, _, _) = club
        .ask("GET", "/api/events/none", &director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
