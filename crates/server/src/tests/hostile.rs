//! Hostile input, and refusals in the language of who reads them.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::{Club, result, seen};

#[tokio::test]
async fn refusals_are_told_in_the_language_of_the_reader() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    for (language, codes, none, method) in [
        (
            "en",
            "This needs another role (assistant); you are signed in as table.",
            "There is no such event.",
            "This method is not allowed at this address.",
        ),
        (
            "pt-BR",
            "Isto exige outra função (assistente); você entrou como mesa.",
            "Este evento não existe.",
            "Este endereço não aceita este método.",
        ),
        (
            "es",
            "Para esto se necesita otra función (ayudante); la suya es mesa.",
            "Ese evento no existe.",
            "Esta dirección no admite este método.",
        ),
        (
            "it;q=0.9",
            "Per questo serve un altro ruolo (assistente); il suo è tavolo.",
            "Questo evento non esiste.",
            "Questo indirizzo non accetta questo metodo.",
        ),
        (
            "de, ro;q=0.3",
            "Pentru aceasta este nevoie de alt rol (asistent); rolul dumneavoastră este masă.",
            "Acest concurs nu există.",
            "Această metodă nu este permisă la această adresă.",
        ),
    ] {
        for (verb, path, wanted) in [
            ("GET", format!("/api/events/{id}/codes"), codes),
            ("GET", "/api/events/none".to_owned(), none),
            ("DELETE", "/api/me".to_owned(), method),
        ] {
            let request = Request::builder()
                .method(verb)
                .uri(&path)
                .header(header::ACCEPT_LANGUAGE, language)
                .header(header::COOKIE, &north);
            let answer = club
                .router
                .clone()
                .oneshot(request.body(Body::empty()).unwrap())
                .await
                .unwrap();
            assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/json");
            let body: Value = serde_json::from_str(&super::read(answer).await).unwrap();
            assert_eq!(body["problem"], wanted, "{language} {path}");
        }
    }
}

/// What the server answers to somebody who reads Romanian.
async fn in_romanian(club: &Club, cookie: &str, path: &str, body: &Value) -> Value {
    let request = Request::builder()
        .method("POST")
        .uri(path)
        .header(header::HOST, "club")
        .header(header::ORIGIN, "http://club")
        .header(header::COOKIE, cookie)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT_LANGUAGE, "ro");
    let request = request.body(Body::from(body.to_string())).unwrap();
    let answer = club.router.clone().oneshot(request).await.unwrap();
    serde_json::from_str(&super::read(answer).await).unwrap()
}

#[tokio::test]
async fn what_the_rules_refuse_and_what_is_offered_is_told_in_romanian() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let ask = async |path: &str, body: Value| in_romanian(&club, &director, path, &body).await;
    let entries = format!("/api/events/{id}/entries");
    let act = json!({"key": "k", "action": {"round-started": {"round": 7}}});
    let refused = ask(&entries, act).await;
    let problem = refused["problem"].as_str().unwrap();
    assert!(
        problem.starts_with("sesiunea 1 nu are runda 7"),
        "{refused}"
    );
    let act = json!({"key": "l", "action": {"withdrew": {"contestant": 1}}});
    let refused = ask(&entries, act).await;
    assert_eq!(
        refused["problem"], "lipsește motivul (o retragere); scrieți `why: ...`",
        "{refused}"
    );
    let wish = json!({"contestants": 8, "boards": 21, "minutes": 180});
    let offers = ask("/api/movements/suggest", wish).await;
    let titles = offers.as_array().unwrap().iter();
    let titles: Vec<&str> = titles.map(|o| o["title"].as_str().unwrap()).collect();
    assert!(
        titles.iter().any(|title| title.contains("4 mese")),
        "{titles:?}"
    );
    assert!(
        !titles.iter().any(|title| title.contains("tables")),
        "{titles:?}"
    );
    // The plan keeps the name that every language knows; it is told in the words of whoever reads it.
    let plan = offers[0]["plan"].as_str().unwrap();
    assert!(plan.contains("tables"), "{plan}");
    let wish = json!({"contestants": 3, "boards": 21, "minutes": 180});
    let none = ask("/api/movements/suggest", wish).await;
    assert_eq!(
        none["problem"],
        "se pot propune circulații pentru un număr de perechi de la 4 la 400"
    );
}

#[tokio::test]
async fn faults_below_are_told_in_the_language_of_the_reader_and_movements_in_all() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let problem = async |path: &str, body: Value| {
        let answer = in_romanian(&club, &director, path, &body).await;
        answer["problem"].as_str().unwrap_or_default().to_owned()
    };
    let entries = format!("/api/events/{id}/entries");
    let act = json!({"key": "a", "action": {"withdrew": {"contestant": "x"}}});
    assert_eq!(
        problem(&entries, act).await,
        "Acțiunea nu poate fi citită: withdrew.contestant: nu se permite \"x\"; ce este de făcut: folosiți un număr întreg care nu este prea mare"
    );
    let step = json!({"log": {"edition": 2017, "board": 1, "log": [{"N": "9Z"}]}});
    let told = problem("/api/rulings/step", step).await;
    assert!(told.contains("`9Z` nu este o acțiune"), "{told}");
    let (_, state, _) = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await;
    let session = &state["event"]["sessions"][0];
    assert_eq!(session["titles"]["en"], session["movement"], "{session}");
    assert_eq!(session["titles"].as_object().unwrap().len(), 6);
}

#[tokio::test]
async fn hostile_bodies_are_refused_and_change_nothing() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let large = format!("{{\"key\": \"{}\"}}", "x".repeat(3 * 1024 * 1024));
    let bodies: [&[u8]; 8] = [
        b"",
        b"{",
        b"null",
        b"\xff\xfe\x00",
        b"{\"key\": \"a\", \"action\": {\"result\": {\"round\": 99999999999999999999}}}",
        b"{\"key\": \"\\u0000\", \"action\": {\"note\": {\"text\": \"\\u0000\"}}, \"more\": 1}",
        deep.as_bytes(),
        large.as_bytes(),
    ];
    let version = || async {
        let (_, seen, _) = club
            .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
            .await;
        seen["version"].clone()
    };
    let before = version().await;
    for (method, path) in super::description::writable() {
        let path = path.replace("{id}", &id).replace("{name}", "x");
        for body in bodies {
            // Signing out needs no body, and does what it says; new codes and links of onlookers need none either.
            let needs_none = ["/codes", "/onlookers"];
            if path == "/api/sign-out" || needs_none.iter().any(|end| path.ends_with(end)) {
                continue;
            }
            for kind in ["application/json", "text/plain"] {
                let request = Request::builder()
                    .method(method.as_str())
                    .uri(&path)
                    .header(header::CONTENT_TYPE, kind)
                    .header(header::COOKIE, &director);
                let answer = club
                    .router
                    .clone()
                    .oneshot(request.body(Body::from(body.to_vec())).unwrap())
                    .await
                    .unwrap();
                let status = answer.status();
                let text = super::read(answer).await;
                assert!(status.is_client_error(), "{method} {path} {status}: {text}");
                let problem: Value = serde_json::from_str(&text).unwrap();
                assert!(
                    problem["problem"].is_string() && problem["code"].is_string(),
                    "{method} {path}: {text}"
                );
            }
        }
    }
    assert_eq!(version().await, before);
}

#[tokio::test]
async fn hostile_addresses_are_refused() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    for path in [
        "/api/events/..%2f..%2fetc".to_owned(),
        format!("/api/events/{}", "x".repeat(20_000)),
        "/api/events/%00".to_owned(),
        "/api/events/%ff%fe".to_owned(),
        format!("/api/events/{id}/boards/99999999/1"),
        format!("/api/events/{id}/boards/1/99999999999"),
        format!("/api/events/{id}/boards/0/0"),
        format!("/api/events/{id}/hand-record/0"),
        format!("/api/events/{id}/contestants/-1"),
        format!("/api/events/{id}/tables/%0a"),
        format!("/api/events/{id}/standings?round=x"),
        format!("/api/events/{id}/print/ranking?session=-1"),
        format!("/api/events/{id}/export/csv?report=maybe"),
        "/api/score?board=1&contract=%F0%9F%83%8F&by=N&tricks=3".to_owned(),
        "/api/score?board=0&contract=4S&by=Q&tricks=200".to_owned(),
        "/api/nothing".to_owned(),
    ] {
        let (status, text) = club.text(&path, &director).await;
        assert!(
            status.is_client_error(),
            "{} {status}: {text}",
            &path[..path.len().min(80)]
        );
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        assert!(
            problem["problem"].is_string(),
            "{}: {text}",
            &path[..path.len().min(80)]
        );
    }
    // A round that was never played has a ranking of what there is.
    let (status, _) = club
        .text(
            &format!("/api/events/{id}/standings?session=9&round=4000000000"),
            &director,
        )
        .await;
    assert!(!status.is_server_error());
}

/// Whatever a table tries, by any route: only results and calls of its own table in the round that is on are written.
#[tokio::test]
async fn a_table_writes_nothing_by_any_route_but_its_own_results() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let other = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let bodies = [
        (
            "/api/setup",
            json!({"code": "AAAAAAAAAAAA", "name": "Mal", "password": "long enough"}),
        ),
        (
            "/api/people",
            json!({"name": "Mal", "role": "director", "password": "long enough"}),
        ),
        ("/api/tokens", json!({"name": "Mal", "role": "director"})),
        ("/api/events", json!({"name": "Mine", "kind": "pairs"})),
        (
            "/api/movements/suggest",
            json!({"contestants": 8, "boards": 24}),
        ),
        ("/api/movements/check", json!({"plans": []})),
        (
            "/api/rulings/step",
            json!({"log": {"edition": 2017, "board": 1}}),
        ),
        (
            "/api/exam/sheet",
            json!({"exam": {"seed": 7, "cases": 1}, "answers": []}),
        ),
        ("/api/events/{id}/codes", Value::Null),
        ("/api/events/{id}/deal", json!({"boards": 4})),
        ("/api/clubs", json!({"id": "x", "name": "X"})),
        ("/api/events/{id}/movement/changes", json!({"leaves": 1})),
        (
            "/api/events/{id}/entrants",
            json!({"csv": "id,name1,name2\n9,Ida,Jon\n"}),
        ),
        (
            "/api/events/{id}/entries",
            json!({"key": "k", "action": result("2", 1)}),
        ),
        (
            "/api/events/{other}/entries",
            json!({"key": "k", "action": result("1", 1)}),
        ),
        ("/api/events/{id}/away", json!({"away": true})),
        (
            "/api/rulings/comparable",
            json!({"withdrawn": {"hands": []}, "replacement": {"hands": []}, "edition": 2017}),
        ),
        (
            "/api/events/{id}/cases/{case}/weigh",
            json!({"outcomes": {"outcomes": ["Pass"]}}),
        ),
        (
            "/api/events/{id}/entries",
            json!({"key": "k", "action": {"called": {"round": 1, "table": "2"}}}),
        ),
        (
            "/api/events/{id}/entries",
            json!({"key": "k", "action": {"agreed": {"round": 1, "table": "2", "board": 1}}}),
        ),
        (
            "/api/events/{id}/entries",
            json!({"key": "k", "action": {"disputed": {"round": 2, "table": "1", "board": 1}}}),
        ),
    ];
    let mut tried = std::collections::BTreeSet::new();
    for (path, body) in bodies {
        tried.insert(path.replace("{other}", "{id}"));
        let path = path.replace("{id}", &id).replace("{other}", &other);
        let path = path.replace("{case}", "1");
        let (status, answer, _) = club.ask("POST", &path, &north, body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}: {answer}");
    }
    for (method, body) in [
        ("PUT", json!({"name": "X"})),
        ("DELETE", json!({"again": "x"})),
    ] {
        tried.insert("/api/clubs/{id}".to_owned());
        let (status, answer, _) = club.ask(method, "/api/clubs/x", &north, body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{method}: {answer}");
    }
    let mal = json!({"member": {"name": "Mal"}});
    let list = json!({"text": "Mal", "heading": false, "columns": ["name"]});
    let plan = json!({"name": "Mal", "starts": "2099-01-01T19:00"});
    let season = json!({"season": {"season": "Mal"}});
    for (method, path, body) in [
        ("POST", "/api/members", mal.clone()),
        ("PUT", "/api/members/{member}", mal),
        ("DELETE", "/api/members/{member}", Value::Null),
        ("POST", "/api/members/{member}/merge", json!({"other": "y"})),
        ("POST", "/api/members/{member}/link", Value::Null),
        ("POST", "/api/members/links", json!({})),
        ("POST", "/api/members/list", json!({"text": "Mal"})),
        ("POST", "/api/members/import", list),
        ("POST", "/api/members/played", json!({"contestants": []})),
        ("POST", "/api/members/agreed", json!({"members": []})),
        ("PUT", "/api/club/profile", json!({"name": "Mal"})),
        ("PUT", "/api/club/logo", Value::Null),
        ("DELETE", "/api/club/logo", Value::Null),
        ("POST", "/api/plans", plan),
        ("POST", "/api/conduct", json!({"name": "Mal"})),
        ("POST", "/api/conduct/{record}", json!({"lift": 1})),
        ("POST", "/api/events/{id}/draw", json!({})),
        (
            "POST",
            "/api/events/{id}/stages",
            json!({"plan": {"stages": [{"name": "Mal"}]}}),
        ),
        (
            "POST",
            "/api/leagues",
            json!({"name": "Mal", "rules": {"name": "Mal"}, "boards": 8, "teams": []}),
        ),
        ("POST", "/api/leagues/next", json!({"divisions": []})),
        ("POST", "/api/seasons", season.clone()),
        ("PUT", "/api/seasons/{season}", season),
        ("PUT", "/api/plans/{plan}", json!({"event": id})),
        ("DELETE", "/api/plans/{plan}", Value::Null),
        (
            "PUT",
            "/api/plans/{plan}/wishes/{wish}",
            json!({"accepted": true}),
        ),
    ] {
        tried.insert(path.to_owned());
        let path = path.replace(['{', '}'], "");
        let (status, answer, _) = club.ask(method, &path, &north, body).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {answer}");
    }
    for (method, path) in super::description::writable() {
        // Signing in and joining are for everybody; a table asks whether a card of its own board can have been led. So is putting a name down,
        // and whoever has a private link is its owner. Tables to play at have links of their own (tests of `play`). A file is replayed for anybody, a hand
        // is bid for practice, a ruling begins, and nothing of it is kept. A captain has a link (`tests::captains`), and so has a
        // place that sends its results (`tests::venues`).
        let open = [
            "/api/sign-in",
            "/api/sign-out",
            "/api/reset",
            "/api/join",
            "/api/join/seat",
            "/api/events/{id}/lead",
            "/api/events/{id}/captain",
            "/api/seasons/{season}/venue",
            "/api/plans/{plan}/wishes",
            "/api/player/{code}",
            "/api/replay",
            "/api/replay/worth",
            "/api/practice/bidding",
            "/api/rulings/first",
        ];
        let by_link = path.starts_with("/api/play");
        if by_link || open.contains(&path.as_str()) || tried.contains(&path) {
            continue;
        }
        let path = path.replace("{id}", "x").replace("{name}", "Dora");
        let (status, answer, _) = club.ask(&method, &path, &north, Value::Null).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}: {answer}");
    }
}

#[tokio::test]
async fn an_event_with_nothing_in_it_is_exported_or_refused_with_the_reason() {
    let club = Club::new().await;
    let director = club.director().await;
    for kind in ["pairs", "teams", "individual"] {
        let wish = json!({"name": "Empty", "kind": kind});
        let (_, made, _) = club.ask("POST", "/api/events", &director, wish).await;
        let id = made["id"].as_str().unwrap();
        for format in ["event-file", "log", "csv", "usebio", "pbn"] {
            let path = format!("/api/events/{id}/export/{format}?report=true");
            let (status, answer, _) = club.ask("GET", &path, &director, Value::Null).await;
            assert!(!status.is_server_error(), "{kind} {format}: {answer}");
        }
    }
}

#[tokio::test]
async fn a_table_writes_nothing_in_a_round_that_is_over() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = seen::event(&club, &director, "after-board").await;
    let north = club.phone(&id, &director, "1", "N").await;
    for one in &seen::RESULTS[..4] {
        seen::act(&club, &id, &director, seen::result(*one)).await;
    }
    let next = json!({"round-started": {"round": 2}});
    seen::act(&club, &id, &director, next).await;
    let at = |round: u32, board: u32| json!({"round": round, "table": "1", "board": board});
    for action in [
        json!({"result": {"round": 1, "table": "1", "board": 1, "contract": "Pass"}}),
        json!({"agreed": at(1, 1)}),
        json!({"disputed": at(1, 1)}),
        json!({"called": at(1, 1)}),
    ] {
        let key = action.to_string();
        let (status, answer, _) = club.write(&id, &north, &key[..20], action.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{action}: {answer}");
    }
    let own = json!({"called": at(2, 3)});
    let (status, answer, _) = club.write(&id, &north, "own", own).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}
