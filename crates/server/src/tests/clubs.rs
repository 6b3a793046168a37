//! Many clubs on one server: nothing of one answers in another.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::{Club, read};

/// What the club `north` has and nobody else may see: names that are nowhere else.
const SECRETS: [&str; 8] = [
    "Nordic Thursday",
    "Ana Secret",
    "Nora",
    "AKQJT98765432",
    "Ida Hidden",
    "ida@north.example",
    "Nordic Bridge",
    "Nordic Tuesday",
];

impl Club {
    /// A request to an address of a club: the status, the body, the cookies.
    pub(super) async fn of(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> (StatusCode, String, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "club")
            .header(header::ORIGIN, "http://club")
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json");
        let request = request.body(Body::from(body.to_string())).unwrap();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let status = answer.status();
        let cookie = answer.headers().get(header::SET_COOKIE);
        let cookie = cookie.and_then(|value| value.to_str().ok()?.split(';').next());
        let cookie = cookie.unwrap_or_default().to_owned();
        (status, read(answer).await, cookie)
    }

    /// A club with its Director; the cookie.
    pub(super) async fn add(&self, operator: &str, id: &str, name: &str) -> String {
        let wish = json!({"id": id, "name": format!("The club {id}")});
        let (status, made, _) = self.of("POST", "/api/clubs", operator, &wish).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        let made: Value = serde_json::from_str(&made).unwrap();
        let code = made["setup"].as_str().unwrap().split('#').nth(1).unwrap();
        assert_eq!(made["address"], format!("http://club/c/{id}"));
        let first = json!({"code": code, "name": name, "password": "long enough"});
        let path = format!("/c/{id}/api/setup");
        let (status, said, cookie) = self.of("POST", &path, "", &first).await;
        assert_eq!(status, StatusCode::OK, "{said}");
        assert!(
            cookie.starts_with(&format!("openroom-of-{id}=")),
            "{cookie}"
        );
        cookie
    }
}

/// The club `north` with an event; the cookie of its Director and the event.
async fn north(club: &Club, operator: &str) -> (String, String, String) {
    let director = club.add(operator, "north", "Nora").await;
    let event = json!({"name": "Nordic Thursday", "kind": "pairs"});
    let (status, made, _) = club
        .of("POST", "/c/north/api/events", &director, &event)
        .await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    let entries = format!("/c/north/api/events/{id}/entries");
    let plan = "movement: one table\nentrants: pairs\ncontestants: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n";
    let acts = [
        json!({"entered": {"contestant": 1, "players": ["Ana Secret", "Bea"]}}),
        json!({"entered": {"contestant": 2, "players": ["Cid", "Dan"]}}),
        json!({"movement": {"plan": plan}}),
        json!({"dealt": {"boards": "1-2", "deals": {"1": super::HANDS, "2": super::HANDS}}}),
        json!({"round-started": {"round": 1, "minutes": 15}}),
    ];
    for (number, action) in acts.iter().enumerate() {
        let entry = json!({"key": number.to_string(), "action": action});
        let (status, said, _) = club.of("POST", &entries, &director, &entry).await;
        assert_eq!(status, StatusCode::OK, "{said}");
    }
    let codes = format!("/c/north/api/events/{id}/codes");
    let (_, codes, _) = club.of("GET", &codes, &director, &Value::Null).await;
    let codes: Value = serde_json::from_str(&codes).unwrap();
    let code = codes[0]["code"].as_str().unwrap().to_owned();
    assert_eq!(codes[0]["url"], format!("http://club/c/north/t/{code}"));
    (director, id, code)
}

/// The register, the calendar and the page of the club `north`; a member, a session of the calendar, a name that was put down, a private link.
async fn kept_by_north(club: &Club, owner: &str) -> [String; 4] {
    let ask = async |method: &str, path: &str, body: Value| {
        let path = format!("/c/north/api{path}");
        let (status, said, _) = club.of(method, &path, owner, &body).await;
        assert_eq!(status, StatusCode::OK, "{method} {path}: {said}");
        serde_json::from_str::<Value>(&said).unwrap()
    };
    let ida = json!({"member": {"name": "Ida Hidden", "contact": "ida@north.example"}});
    let made = ask("POST", "/members", ida).await;
    let member = made["id"].as_str().unwrap().to_owned();
    let path = format!("/members/{member}/link");
    let link = ask("POST", &path, json!({})).await;
    let code = link["url"]
        .as_str()
        .unwrap()
        .rsplit('/')
        .next()
        .unwrap()
        .to_owned();
    ask(
        "PUT",
        "/club/profile",
        json!({"name": "Nordic Bridge", "contact": "ida@north.example"}),
    )
    .await;
    ask(
        "POST",
        "/plans",
        json!({"name": "Nordic Tuesday", "starts": "2099-01-01T19:00"}),
    )
    .await;
    let home = ask("GET", "/home", json!({})).await;
    let plan = home["plans"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/plans/{plan}/wishes");
    let wish = ask("POST", &path, json!({"players": ["Ida Hidden"]})).await;
    [member, plan, wish["id"].as_str().unwrap().to_owned(), code]
}

#[tokio::test]
async fn nothing_of_one_club_answers_in_another() {
    let club = Club::new().await;
    let operator = club.director().await;
    let (owner, event, code) = north(&club, &operator).await;
    let [member, plan, wish, link] = kept_by_north(&club, &owner).await;
    let stranger = club.add(&operator, "south", "Sol").await;
    let described: Value = serde_json::from_str(&crate::description()).unwrap();
    let mut asked = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        let filled = path
            .replace("{id}", &event)
            .replace("{table}", "1")
            .replace("{session}", "1")
            .replace("{board}", "1")
            .replace("{contestant}", "1")
            .replace("{number}", "1")
            .replace("{format}", "log")
            .replace("{document}", "ranking")
            .replace("{member}", &member)
            .replace("{plan}", &plan)
            .replace("{wish}", &wish)
            .replace("{code}", &link)
            .replace("{name}", "Nora");
        for method in methods.as_object().unwrap().keys() {
            let method = method.to_uppercase();
            let known = ["GET", "POST", "PUT", "DELETE"].contains(&method.as_str());
            let of_server = path.starts_with("/api/clubs") || path == "/api/sign-out";
            if !known || of_server {
                continue;
            }
            // As the Director of the other club, and with the cookie of the owner in the other club; by path and by the chosen club.
            let chosen = format!("openroom-club=south; {stranger}");
            let both = format!("{owner}; {stranger}");
            for (prefix, cookie) in [("/c/south", &stranger), ("/c/south", &both), ("", &chosen)] {
                let bodies = [
                    json!({}),
                    json!({"code": code}),
                    json!({"key": "k", "action": {"removed": {"round": 1, "table": "1", "board": 1}}}),
                    json!({"away": true}),
                    json!({"other": member}),
                    json!({"consent": true}),
                    json!({"accepted": true}),
                    json!({"players": ["Ida"]}),
                ];
                for body in bodies {
                    let at = format!("{prefix}{filled}");
                    let (status, text, _) = club.of(&method, &at, cookie, &body).await;
                    asked += 1;
                    for secret in SECRETS {
                        assert!(!text.contains(secret), "{method} {at}: {secret}\n{text}");
                    }
                    let of_event = path.starts_with("/api/events/{id}");
                    let kept = ["{member}", "{plan}", "{code}"];
                    if of_event || kept.iter().any(|one| path.contains(one)) {
                        assert!(status.is_client_error(), "{method} {at}: {status} {text}");
                    }
                }
            }
        }
    }
    assert!(asked > 300, "{asked}");
    // All of it is still there for its own people.
    let path = format!("/c/north/api/events/{event}");
    let (status, text, _) = club.of("GET", &path, &owner, &Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text.contains("Ana Secret"));
    let (_, text, _) = club
        .of("GET", "/c/north/api/members", &owner, &Value::Null)
        .await;
    assert!(text.contains("ida@north.example") && text.contains("\"link\":true"));
    let (_, text, _) = club.of("GET", "/c/north/api/home", "", &Value::Null).await;
    assert!(
        text.contains("Nordic Tuesday") && text.contains("I. H."),
        "{text}"
    );
    let path = format!("/c/north/api/player/{link}");
    let (status, text, _) = club.of("GET", &path, "", &Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    // The private link leads to its club by itself.
    let (status, _, cookie) = club
        .of("GET", &format!("/p/{link}"), "", &Value::Null)
        .await;
    assert_eq!(
        (status, cookie.as_str()),
        (StatusCode::SEE_OTHER, "openroom-club=north")
    );
    // Whoever directs a club does not run the server.
    let (status, _, _) = club
        .of("GET", "/c/south/api/clubs", &stranger, &Value::Null)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, clubs, _) = club.of("GET", "/api/clubs", &operator, &Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert!(clubs.contains("The club south") && !clubs.contains("Nordic Thursday"));
}

#[tokio::test]
async fn a_link_leads_to_its_club() {
    let club = Club::new().await;
    let operator = club.director().await;
    let (owner, event, code) = north(&club, &operator).await;
    for path in [format!("/t/{code}"), format!("/c/north/t/{code}")] {
        let (status, _, cookie) = club.of("GET", &path, "", &Value::Null).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{path}");
        assert_eq!(cookie, "openroom-club=north");
    }
    let chosen = "openroom-club=north";
    let path = format!("/api/events/{event}");
    let (status, text, _) = club
        .of("GET", &path, &format!("{chosen}; {owner}"), &Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let (status, _, _) = club.of("GET", &path, "", &Value::Null).await;
    assert_eq!(
        status,
        StatusCode::NOT_FOUND,
        "it is not that of whoever runs the server"
    );
    // A phone joins by the code alone, once its browser has been led there.
    let join = json!({"code": code});
    let (status, said, cookie) = club.of("POST", "/api/join", chosen, &join).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    assert!(cookie.starts_with("openroom-of-north="));
    for wrong in ["/c/nowhere/", "/c/nowhere/api/me"] {
        let (status, _, _) = club.of("GET", wrong, "", &Value::Null).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
    // And back to the first club.
    let (status, _, cookie) = club.of("GET", "/c/", chosen, &Value::Null).await;
    assert_eq!(
        (status, cookie.as_str()),
        (StatusCode::SEE_OTHER, "openroom-club=")
    );
    // Not to another site.
    let (status, _, _) = club
        .of("GET", "/c/north//evil.example", "", &Value::Null)
        .await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_club_may_use_so_much_and_leaves_with_all_that_it_has() {
    let club = Club::new().await;
    let operator = club.director().await;
    let (owner, event, _) = north(&club, &operator).await;
    let change = json!({"name": "North", "most_events": 1, "most_entries": 1000});
    let (status, said, _) = club.of("PUT", "/api/clubs/north", &operator, &change).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let second = json!({"name": "Another", "kind": "pairs"});
    let (status, said, _) = club
        .of("POST", "/c/north/api/events", &owner, &second)
        .await;
    assert_eq!(status, StatusCode::INSUFFICIENT_STORAGE, "{said}");
    assert!(said.contains("no-room"), "{said}");
    let entry = json!({"key": "more", "action": {"called": {"round": 1, "table": "1"}}});
    let entries = format!("/c/north/api/events/{event}/entries");
    let (status, said, _) = club.of("POST", &entries, &owner, &entry).await;
    assert_eq!(
        status,
        StatusCode::OK,
        "an event that is there goes on: {said}"
    );
    // Its file is a club of its own, with the same log.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.db");
    let of = club.app.of("north");
    of.store.club_file(&path, Vec::new()).await.unwrap();
    let own = openroom_store::Store::open(&path).await.unwrap();
    let there = of.store.read(&event, 0).await.unwrap();
    assert_eq!(own.read(&event, 0).await.unwrap(), there);
    assert_eq!(own.people().await.unwrap().len(), 1);
    assert_eq!(own.clubs().await.unwrap().len(), 1);
    let (status, _, _) = club
        .of("GET", "/c/north/api/club/file", &owner, &Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK);
    // Gone for ever, and asked for twice.
    let wrong = json!({"again": "nort"});
    let (status, _, _) = club
        .of("DELETE", "/api/clubs/north", &operator, &wrong)
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = json!({"again": "north"});
    let (status, said, _) = club
        .of("DELETE", "/api/clubs/north", &operator, &right)
        .await;
    assert_eq!(status, StatusCode::OK, "{said}");
    let path = format!("/c/north/api/events/{event}");
    let (status, _, _) = club.of("GET", &path, &owner, &Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
