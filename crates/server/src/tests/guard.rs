//! What one bad moment of the machine, or one bad client, must not do to everybody else.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::{Club, read, result};

fn event(name: &str) -> Value {
    json!({"name": name, "kind": "pairs"})
}

#[tokio::test]
async fn a_full_disk_is_told_and_what_follows_it_goes_on() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (status, _) = club.text("/healthz", "").await;
    assert_eq!(status, StatusCode::OK);
    club.app.store.fill_disk(true);
    let note = json!({"note": {"text": "x".repeat(3900)}});
    let mut told = None;
    // Entries fit into what is left of a page until it is full.
    for number in 0..20 {
        let key = format!("n{number}");
        let (status, answer, _) = club.write(&id, &director, &key, note.clone()).await;
        if status != StatusCode::OK {
            told = Some((status, answer));
            break;
        }
    }
    let (status, answer) = told.expect("it never was full");
    assert_eq!(status, StatusCode::INSUFFICIENT_STORAGE, "{answer}");
    assert_eq!(answer["code"], "disk-full");
    assert!(
        answer["problem"].as_str().unwrap().contains("disk is full"),
        "{answer}"
    );
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let (status, text) = club.text("/healthz", "").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{text}");
    club.app.store.fill_disk(false);
    let (status, answer, _) = club.write(&id, &director, "after", note).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let (status, text) = club.text("/healthz", "").await;
    assert_eq!(status, StatusCode::OK, "{text}");
}

#[tokio::test]
async fn a_membership_number_is_no_number_of_a_pair_and_cards_are_for_those_who_play() {
    let club = Club::new().await;
    let director = club.director().await;
    let (_, made, _) = club
        .ask("POST", "/api/events", &director, event("Club"))
        .await;
    let id = made["id"].as_str().unwrap().to_owned();
    let csv = json!({"csv": "id,name1,name2\n20261115,Ana,Bea\n"});
    let path = format!("/api/events/{id}/entrants");
    let (status, answer, _) = club.ask("POST", &path, &director, csv).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    assert!(
        answer["problem"].as_str().unwrap().contains("9999"),
        "{answer}"
    );
    for number in [101, 102, 103, 104] {
        let players = [format!("N{number}"), format!("S{number}")];
        let action = json!({"entered": {"contestant": number, "players": players}});
        let (status, answer, _) = club
            .write(&id, &director, &number.to_string(), action)
            .await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let plan = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n";
    let (status, answer, _) = club
        .write(&id, &director, "m", json!({"movement": {"plan": plan}}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, page) = club
        .text(&format!("/api/events/{id}/print/guide?format=html"), "")
        .await;
    assert_eq!(status, StatusCode::OK);
    for number in 1..=200 {
        let card = page.contains(&format!("Pair {number}<"));
        assert_eq!(card, (101..=104).contains(&number), "pair {number}");
    }
    assert_eq!(club.app.printed.kept(), 1);
    club.text(&format!("/api/events/{id}/print/guide?format=html"), "")
        .await;
    assert_eq!(club.app.printed.kept(), 1);
}

#[tokio::test]
async fn a_phone_sends_small_bodies_and_a_director_large_ones() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let keys: serde_json::Map<String, Value> = (0..20_000)
        .map(|key| (format!("k{key}"), json!(1)))
        .collect();
    let began = Instant::now();
    let (status, answer, _) = club
        .write(&id, &north, "k", json!({"result": keys.clone()}))
        .await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE, "{answer}");
    let (status, answer, _) = club
        .write(&id, &director, "k", json!({"result": keys}))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
}

#[tokio::test]
async fn the_list_comes_page_by_page_and_folds_nothing() {
    let club = Club::new().await;
    let director = club.director().await;
    for number in 0..120 {
        let (status, _, _) = club
            .ask(
                "POST",
                "/api/events",
                &director,
                event(&format!("E{number}")),
            )
            .await;
        assert_eq!(status, StatusCode::OK);
    }
    let mut seen = Vec::new();
    loop {
        let after = seen
            .last()
            .map_or_else(String::new, |id| format!("&after={id}"));
        let (status, page, _) = club
            .ask(
                "GET",
                &format!("/api/events?limit=50{after}"),
                "",
                Value::Null,
            )
            .await;
        assert_eq!(status, StatusCode::OK);
        let page = page.as_array().unwrap().clone();
        for line in &page {
            assert_eq!(
                (&line["kind"], &line["status"], &line["version"]),
                (&json!("pairs"), &json!("provisional"), &json!(1))
            );
        }
        seen.extend(
            page.iter()
                .map(|line| line["id"].as_str().unwrap().to_owned()),
        );
        if page.len() < 50 {
            break;
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 120);
    assert_eq!(club.app.folded(), 0);
    // Whoever looks at them all one by one does not fill the memory.
    for id in &seen {
        club.ask("GET", &format!("/api/events/{id}"), "", Value::Null)
            .await;
    }
    assert!(club.app.folded() <= 33, "{}", club.app.folded());
    for number in 0..50 {
        club.ask("GET", &format!("/api/events/none{number}"), "", Value::Null)
            .await;
    }
    assert!(club.app.folded() <= 33, "{}", club.app.folded());
}

#[tokio::test]
async fn an_event_that_was_written_without_a_summary_gets_one() {
    let club = Club::new().await;
    let director = club.director().await;
    let (_, made, _) = club
        .ask("POST", "/api/events", &director, event("Old"))
        .await;
    let id = made["id"].as_str().unwrap();
    let store = &club.app.store;
    store
        .sum_up(id, 1, "in the words of another Openroom")
        .await
        .unwrap();
    let (_, list, _) = club.ask("GET", "/api/events", "", Value::Null).await;
    assert_eq!(list[0]["kind"], "pairs");
    let kept = store.page(None, false, 1).await.unwrap()[0].summary.clone();
    assert!(kept.unwrap().contains("pairs"));
}

#[tokio::test]
async fn entrants_come_all_or_none_however_many_files_come_at_once() {
    let club = Club::new().await;
    let director = club.director().await;
    for _ in 0..4 {
        let (_, made, _) = club
            .ask("POST", "/api/events", &director, event("Race"))
            .await;
        let id = made["id"].as_str().unwrap().to_owned();
        let file = |who: &str| {
            let mut csv = "id,name1,name2\n".to_owned();
            for number in 1..=12 {
                csv += &format!("{number},{who} N{number},{who} S{number}\n");
            }
            json!({"csv": csv})
        };
        let path = format!("/api/events/{id}/entrants");
        let (one, two) = (file("A"), file("B"));
        let (one, two) = tokio::join!(
            club.ask("POST", &path, &director, one),
            club.ask("POST", &path, &director, two)
        );
        let done = usize::from(one.0 == StatusCode::OK) + usize::from(two.0 == StatusCode::OK);
        assert_eq!(done, 1);
        let (_, seen, _) = club
            .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
            .await;
        let contestants = seen["event"]["contestants"].as_array().unwrap();
        assert_eq!(contestants.len(), 12);
        let first = contestants[0]["players"].to_string();
        let letter = if first.contains("A N1") { "A " } else { "B " };
        assert!(
            contestants
                .iter()
                .all(|one| one["players"].to_string().contains(letter))
        );
    }
}

#[tokio::test]
async fn two_first_looks_at_the_codes_give_the_same_codes_and_codes_end() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/codes");
    let (one, two) = tokio::join!(
        club.ask("GET", &path, &director, Value::Null),
        club.ask("GET", &path, &director, Value::Null)
    );
    assert_eq!(one.1, two.1);
    assert_eq!(one.1.as_array().unwrap().len(), 2);
    let code = one.1[0]["code"].as_str().unwrap();
    let store = &club.app.store;
    assert!(
        store
            .table_of_code(code, club.app.now())
            .await
            .unwrap()
            .is_some()
    );
    let later = club.app.now() + 15 * 24 * 3600;
    assert!(store.table_of_code(code, later).await.unwrap().is_none());
}

#[tokio::test]
async fn texts_and_the_pace_of_a_phone_have_bounds() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let path = format!("/api/events/{id}/entries");
    let called = json!({"called": {"round": 1, "table": "1"}});
    let long = json!({"key": "long", "action": called, "why": "x".repeat(5000)});
    let (status, answer, _) = club.ask("POST", &path, &north, long).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    assert!(
        answer["problem"].as_str().unwrap().contains("4000"),
        "{answer}"
    );
    // Entering and taking away again and again is more than anybody does.
    let mut refused = None;
    for number in 0..400 {
        let action = match number % 2 {
            0 => result("1", 1),
            _ => json!({"removed": {"round": 1, "table": "1", "board": 1}}),
        };
        let (status, answer, _) = club.write(&id, &north, &format!("k{number}"), action).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some((number, answer));
            break;
        }
    }
    let (after, answer) = refused.expect("there is no bound");
    assert!(after > 60, "{after}");
    assert!(answer["retry_after"].as_i64().unwrap() <= 2, "{answer}");
    // Another table goes on, and so does the Director.
    let other = club.phone(&id, &director, "2", "N").await;
    let (status, answer, _) = club.write(&id, &other, "o", result("2", 1)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn one_code_makes_so_many_sessions() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let (_, codes, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/codes"),
            &director,
            Value::Null,
        )
        .await;
    let code = json!({"code": codes[0]["code"]});
    let mut cookies = Vec::new();
    let mut refused = 0;
    for _ in 0..260 {
        let (status, _, cookie) = club.ask("POST", "/api/join", "", code.clone()).await;
        match status {
            StatusCode::OK => cookies.push(cookie),
            StatusCode::TOO_MANY_REQUESTS => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert!(refused > 0);
    let mut alive = 0;
    for cookie in &cookies {
        let (_, me, _) = club.ask("GET", "/api/me", cookie, Value::Null).await;
        alive += usize::from(me["role"] == "table");
    }
    assert!(alive <= 40, "{alive}");
    // Who has taken a seat is not put out by those who come and go.
    let (_, me, _) = club.ask("GET", "/api/me", &north, Value::Null).await;
    assert_eq!(me["seat"], "N");
}

#[tokio::test]
async fn a_hall_behind_one_address_joins_whatever_somebody_in_it_tries() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (_, codes, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/codes"),
            &director,
            Value::Null,
        )
        .await;
    let code = json!({"code": codes[0]["code"]});
    let joins = (0..150).map(|_| club.ask("POST", "/api/join", "", code.clone()));
    let mut all = Vec::new();
    for join in joins {
        all.push(join.await.0);
    }
    assert!(all.iter().all(|status| *status == StatusCode::OK));
    for _ in 0..70 {
        let wrong = json!({"code": "WRONGX"});
        let (status, _, _) = club.ask("POST", "/api/join", "", wrong).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    let (status, answer, _) = club.ask("POST", "/api/join", "", code).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn behind_a_proxy_the_pages_work_and_names_are_not_told() {
    let club = Club::new().await;
    club.director().await;
    // The proxy calls us by another name than people do; the address that they use is ours all the same.
    let right = json!({"name": "Dora", "password": "long enough"});
    let (status, answer) = club
        .from("10.0.0.1", "192.0.2.1", "/api/sign-in", &right)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // A name that there is and one that there is not get the same answers.
    let mut answers = Vec::new();
    for (name, client) in [("Dora", "192.0.2.2"), ("Nobody", "192.0.2.3")] {
        let wrong = json!({"name": name, "password": "wrong one"});
        let mut got = Vec::new();
        for _ in 0..7 {
            let (status, _) = club.from("10.0.0.1", client, "/api/sign-in", &wrong).await;
            got.push(status);
        }
        answers.push(got);
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0][6], StatusCode::TOO_MANY_REQUESTS);
    // Who is not the proxy says in vain that he comes from elsewhere.
    for number in 0..7 {
        let client = format!("198.51.100.{number}");
        let wrong = json!({"name": "Dora", "password": "wrong one"});
        let (status, _) = club
            .from("203.0.113.1", &client, "/api/sign-in", &wrong)
            .await;
        let wanted = match number {
            0..5 => StatusCode::UNAUTHORIZED,
            _ => StatusCode::TOO_MANY_REQUESTS,
        };
        assert_eq!(status, wanted, "{number}");
    }
}

#[tokio::test]
async fn a_clock_that_was_ahead_is_put_right_by_the_director() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let live = club.app.event(&id).await.unwrap();
    let ahead = club.app.time().plus_seconds(86_400);
    let text =
        format!(r#"{{"at": "{ahead}", "by": "director", "note": {{"text": "a day ahead"}}}}"#);
    let stray = openroom_tournament::log::read_entry(&text).unwrap();
    live.write(&club.app.store, "stray", None, |_| Ok(Some(stray.clone())))
        .await
        .unwrap();
    let path = format!("/api/events/{id}");
    let clock = json!({"clock": {"round": 1, "minutes": 20}});
    let (status, answer, _) = club.write(&id, &director, "c", clock).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, seen, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(seen["event"]["last"], json!(ahead));
    let north = club.phone(&id, &director, "1", "N").await;
    let right = json!({"time-put-right": {}});
    let (status, _, _) = club.write(&id, &north, "t", right.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, answer, _) = club.write(&id, &director, "t", right.clone()).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, seen, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert!(
        seen["event"]["last"].as_str().unwrap() <= seen["now"].as_str().unwrap(),
        "{seen}"
    );
    let (status, answer, _) = club.write(&id, &director, "again", right).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let (status, answer, _) = club.write(&id, &north, "r", result("1", 1)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // The log is read again as it was written.
    let again = crate::live::Live::open(&club.app.store, &id).await.unwrap();
    assert_eq!(*again.now().await.0, *live.now().await.0);
}

#[tokio::test]
async fn of_two_first_starts_at_once_one_is_done_and_the_other_is_told() {
    let club = Club::new().await;
    let code = crate::sign_in::one_time(&club.app, None, 60).await.unwrap();
    let setup = |name: &str| json!({"code": code, "name": name, "password": "long enough"});
    let (one, two) = tokio::join!(
        club.ask("POST", "/api/setup", "", setup("Dora")),
        club.ask("POST", "/api/setup", "", setup("Dora"))
    );
    let mut both = [one.0, two.0];
    both.sort();
    assert_eq!(both, [StatusCode::OK, StatusCode::FORBIDDEN]);
}

#[tokio::test]
async fn names_are_of_signs_that_can_be_seen() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    for name in ["Ana\u{202e}", "An\na", "A\u{0}na", "A\u{200b}na"] {
        let (status, answer, _) = club
            .ask("POST", "/api/events", &director, event(name))
            .await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name:?}: {answer}"
        );
        let person = json!({"name": name, "role": "scorer", "password": "long enough"});
        let (status, answer, _) = club.ask("POST", "/api/people", &director, person).await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name:?}: {answer}"
        );
        let entered = json!({"entered": {"contestant": 9, "players": [name, "Zoe"]}});
        let (status, answer, _) = club
            .ask(
                "POST",
                &format!("/api/events/{id}/entries"),
                &director,
                json!({"key": "n", "action": entered, "why": "late"}),
            )
            .await;
        assert_eq!(
            status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{name:?}: {answer}"
        );
        assert!(
            answer["problem"]
                .as_str()
                .unwrap()
                .contains("invisible character"),
            "{answer}"
        );
    }
    // What is told may have several lines.
    let note = json!({"note": {"text": "one\ntwo"}});
    let (status, answer, _) = club.write(&id, &director, "note", note).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[test]
fn a_code_does_not_stand_in_the_log_of_requests() {
    assert_eq!(crate::logged("/t/ABCDEF"), "/t/");
    assert_eq!(crate::logged("/enter/ABCDEFGHJKLM"), "/enter/");
    assert_eq!(
        crate::logged("/api/events/abc/codes"),
        "/api/events/abc/codes"
    );
}

#[tokio::test]
async fn a_request_that_took_too_long_is_told_so() {
    let told = crate::problem::Problem::unread(StatusCode::REQUEST_TIMEOUT, None);
    let text = read(axum::response::IntoResponse::into_response(told)).await;
    assert!(text.contains("took too long"), "{text}");
    assert!(text.contains("timed-out"), "{text}");
}

#[tokio::test]
async fn an_origin_is_ours_by_the_address_that_people_use() {
    let club = Club::new().await;
    for (host, origin, wanted) in [
        ("club", "http://club", StatusCode::UNAUTHORIZED),
        ("inner:8080", "http://club", StatusCode::UNAUTHORIZED),
        ("inner:8080", "http://evil", StatusCode::FORBIDDEN),
        ("inner:8080", "null", StatusCode::FORBIDDEN),
    ] {
        let request = Request::builder()
            .method("POST")
            .uri("/api/join")
            .header(header::HOST, host)
            .header(header::ORIGIN, origin)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(r#"{"code": "AAAAAA"}"#))
            .unwrap();
        let answer = club.router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), wanted, "{host} {origin}");
    }
}
