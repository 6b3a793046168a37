//! What is played at the tables of an event and the event itself: calls for the Director, boards that wait, onlookers, system cards, a
//! Director who plays, all tables over one connection.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::live::{Heard, PLENTY, Socket, listening};
use super::play_events::{Evening, until};

const SOON: Duration = Duration::from_secs(10);

async fn state(evening: &Evening) -> Value {
    let path = format!("/api/events/{}", evening.id);
    let (status, seen, _) = evening
        .club
        .ask("GET", &path, &evening.director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    seen["event"].clone()
}

async fn bring(evening: &Evening, cookie: &str, round: u32, after: u32) {
    let path = evening.path(round, 1, "/boards");
    let body = json!({"after": after});
    let (status, seen, _) = evening.club.ask("POST", &path, cookie, body).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
}

async fn round_two(evening: &Evening) {
    let start = json!({"round-started": {"round": 2, "minutes": 15}});
    let (status, answer, _) = evening
        .club
        .write(&evening.id, &evening.director, "r2", start)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn a_call_at_a_table_stands_in_the_list_of_the_event_with_its_stages() {
    let evening = Evening::new(json!({"play": "at-table"})).await;
    bring(&evening, &evening.phones[0], 1, 0).await;
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    let call = json!({"call-director": {"words": "a hesitation"}});
    for _ in 0..2 {
        let (status, seen) = evening.does(&evening.phones[1], &deeds, call.clone()).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
    }
    let calls = state(&evening).await["calls"].clone();
    assert_eq!(calls.as_array().unwrap().len(), 1, "{calls}");
    let one = &calls[0];
    assert_eq!(
        (&one["table"], &one["board"], &one["seat"]),
        (&json!("1"), &json!(1), &json!("E"))
    );
    assert_eq!(
        (&one["stage"], &one["why"]),
        (&json!("called"), &json!("a hesitation"))
    );
    // All at the table see that it is open; why is for the Director and for whoever called.
    let own = evening.seen(&evening.phones[1], 1).await;
    assert_eq!(own["round"]["call"]["why"], "a hesitation");
    let other = evening.seen(&evening.phones[0], 1).await;
    assert_eq!(other["round"]["call"]["stage"], "called");
    assert!(other["round"]["call"]["why"].is_null(), "{other}");
    // He is on his way, and then at the table by what he does there.
    let way = json!({"attended": {"call": 1, "stage": "on-the-way"}});
    evening
        .club
        .write(&evening.id, &evening.director, "way", way)
        .await;
    let other = evening.seen(&evening.phones[0], 1).await;
    assert_eq!(other["round"]["call"]["stage"], "on-the-way");
    let (status, seen) = evening
        .does(&evening.director, &deeds, json!({"finds": "called"}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    assert_eq!(state(&evening).await["calls"][0]["stage"], "at-table");
    let done = json!({"attended": {"call": 1, "stage": "done"}});
    evening
        .club
        .write(&evening.id, &evening.director, "done", done)
        .await;
    let other = evening.seen(&evening.phones[0], 1).await;
    assert!(other["round"]["call"].is_null(), "{other}");
}

#[tokio::test]
async fn a_contested_claim_calls_the_director() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    bring(&evening, &evening.phones[0], 1, 0).await;
    evening.plays(1, 1, false).await;
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    for (seat, act) in [(0, "claims 12"), (1, "objects")] {
        let (status, seen) = evening
            .does(&evening.phones[seat], &deeds, json!({"act": act}))
            .await;
        assert_eq!(status, StatusCode::OK, "{seen}");
    }
    let calls = state(&evening).await["calls"].clone();
    assert_eq!(
        (&calls[0]["reason"], &calls[0]["seat"]),
        (&json!("claim"), &json!("E")),
        "{calls}"
    );
}

#[tokio::test]
async fn boards_that_wait_are_listed_and_finished_later() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    assert!(state(&evening).await.get("waiting").is_none());
    bring(&evening, &evening.phones[0], 1, 0).await;
    evening.plays(1, 1, false).await;
    round_two(&evening).await;
    // The board that was begun, the one after it, and the two of the other table.
    let waiting = state(&evening).await["waiting"].clone();
    let places: Vec<(String, u64)> = waiting
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["table"].as_str().unwrap().to_owned(),
                one["index"].as_u64().unwrap(),
            )
        })
        .collect();
    let all = [("1", 1), ("1", 2), ("2", 1), ("2", 2)];
    assert_eq!(places, all.map(|(table, index)| (table.to_owned(), index)));
    // East's phone has gone to the other table with him, and is told where his board lies.
    let path = format!("/api/events/{}/tables/2", evening.id);
    let (status, table, _) = evening
        .club
        .ask("GET", &path, &evening.phones[1], Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK, "{table}");
    let owed = &table["owed"][0];
    assert_eq!(owed["play"], format!("{}-1-1-1", evening.id), "{table}");
    assert_eq!(owed["board"]["status"], "missing");
    // The Director puts the board off on the page of the event: that lets it be finished at the table too.
    let late = json!({"late-play": {"round": 1, "table": "1", "board": 1}});
    let (status, answer, _) = evening
        .club
        .write(&evening.id, &evening.director, "late", late)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let east = evening.seen(&evening.phones[1], 1).await;
    assert!(
        east["round"]["stopped"].is_null() && east["round"]["go"].is_null(),
        "{east}"
    );
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    for (seat, act) in [(0, "claims 12"), (1, "agrees")] {
        let (status, seen) = evening
            .does(&evening.phones[seat], &deeds, json!({"act": act}))
            .await;
        assert_eq!(status, StatusCode::OK, "{seen}");
    }
    // Then he goes on to the table where he is now.
    let east = evening.seen(&evening.phones[1], 1).await;
    assert_eq!(east["round"]["go"], format!("{}-1-2-2", evening.id));
    // One that was never begun the Director brings, and lets it be played: the event has it as put off.
    bring(&evening, &evening.director, 1, 1).await;
    let deeds = evening.path(1, 1, "/boards/2/deeds");
    let (status, _) = evening
        .does(&evening.phones[1], &deeds, json!({"act": "Pass"}))
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, answer) = evening
        .does(&evening.director, &deeds, json!({"go-on": {}}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let waiting = state(&evening).await["waiting"].clone();
    assert_eq!(
        (&waiting[0]["index"], &waiting[0]["late_play"]),
        (&json!(2), &json!(true)),
        "{waiting}"
    );
    let (status, seen) = evening
        .does(&evening.phones[1], &deeds, json!({"act": "Pass"}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
}

#[tokio::test]
async fn onlookers_come_by_their_link_if_the_event_lets_them() {
    let evening = Evening::new(
        json!({"play": "guided", "play-onlookers": "one-hand", "play-faces": "screens"}),
    )
    .await;
    bring(&evening, &evening.phones[0], 1, 0).await;
    let club = &evening.club;
    let path = format!("/api/events/{}/onlookers", evening.id);
    let (status, links, _) = club.ask("GET", &path, &evening.director, Value::Null).await;
    assert_eq!(
        (status, &links["open"]),
        (StatusCode::OK, &json!(true)),
        "{links}"
    );
    for cookie in ["", &evening.phones[0]] {
        let (status, _, _) = club.ask("GET", &path, cookie, Value::Null).await;
        assert!(status.is_client_error());
    }
    let secret = |url: &Value| url.as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let (onlooker, commentator) = (secret(&links["onlooker"]), secret(&links["commentator"]));
    assert!(onlooker.len() >= 32 && onlooker != commentator);
    let watch = |link: &str| format!("/api/events/{}/watch?link={link}", evening.id);
    let (status, tables, _) = club.ask("GET", &watch(&onlooker), "", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{tables}");
    assert_eq!(tables["tables"].as_array().unwrap().len(), 2);
    assert_eq!(tables["tables"][0]["id"], format!("{}-1-1-1", evening.id));
    let (status, _, _) = club.ask("GET", &watch("00"), "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    // One hand, and no deed.
    let table = |link: &str, more: &str| evening.path(1, 1, &format!("?link={link}{more}"));
    let (status, seen, _) = club
        .ask("GET", &table(&onlooker, "&beside=E"), "", Value::Null)
        .await;
    assert_eq!(
        (status, &seen["role"]),
        (StatusCode::OK, &json!("onlooker"))
    );
    let seats = seen["sight"]["seats"].as_array().unwrap();
    let hands: Vec<bool> = seats.iter().map(|seat| seat["hand"].is_array()).collect();
    assert_eq!(hands, [false, true, false, false], "{seen}");
    let deeds = evening.path(1, 1, &format!("/boards/1/deeds?link={onlooker}"));
    let deed = json!({"key": "x", "deed": {"act": "1S"}});
    assert_eq!(
        club.ask("POST", &deeds, "", deed).await.0,
        StatusCode::FORBIDDEN
    );
    // What a commentator writes the onlookers read; he has no hand beside anybody.
    let deeds = evening.path(1, 1, &format!("/boards/1/deeds?link={commentator}"));
    let deed = json!({"key": "y", "deed": {"comment": {"words": "a quiet start"}}});
    let (status, answer, _) = club.ask("POST", &deeds, "", deed).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // Who plays does not look on, at his own table or another.
    for round in [1, 2] {
        let path = evening.path(round, 2, &format!("?link={onlooker}&beside=N"));
        let (status, seen, _) = club
            .ask("GET", &path, &evening.phones[0], Value::Null)
            .await;
        assert!(status.is_client_error(), "{seen}");
    }
    // As with screens, by the setting of the event.
    let north = evening.seen(&evening.phones[0], 1).await;
    assert_eq!(north["sight"]["faces"], json!(["E", "D"]));
    // New links end the old ones; without onlookers the list is closed.
    let (status, _, _) = club
        .ask("POST", &path, &evening.director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK);
    let (status, _, _) = club
        .ask("GET", &table(&onlooker, "&beside=E"), "", Value::Null)
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (_, links, _) = club.ask("GET", &path, &evening.director, Value::Null).await;
    let nobody =
        json!({"regulations": {"layer": "director", "settings": {"play-onlookers": "nobody"}}});
    let entry = json!({"key": "none", "action": nobody, "why": "too many came"});
    let entries = format!("/api/events/{}/entries", evening.id);
    let (status, answer, _) = club.ask("POST", &entries, &evening.director, entry).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, _, _) = club
        .ask("GET", &watch(&secret(&links["onlooker"])), "", Value::Null)
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

/// Sends a file as a device does.
async fn send_file(
    evening: &Evening,
    cookie: &str,
    path: &str,
    bytes: &[u8],
) -> (StatusCode, Value) {
    let request = Request::builder()
        .method("POST")
        .uri(path)
        .header("cookie", cookie)
        .header("content-type", "application/octet-stream")
        .body(Body::from(bytes.to_vec()))
        .unwrap();
    let answer = evening.club.router.clone().oneshot(request).await.unwrap();
    let status = answer.status();
    let body = axum::body::to_bytes(answer.into_body(), usize::MAX)
        .await
        .unwrap();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

#[tokio::test]
async fn a_system_card_is_a_file_that_the_event_keeps_with_its_pair() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    bring(&evening, &evening.phones[0], 1, 0).await;
    let path = evening.path(1, 1, "/card");
    let pdf = b"%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n".repeat(4000);
    assert!(pdf.len() > 64 * 1024);
    let (status, kept) = send_file(&evening, &evening.phones[1], &path, &pdf).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    let card = kept["card"].as_str().unwrap().to_owned();
    // What is no card is refused: a page, a drawing with a script, a PDF that runs something, a file that is too large.
    let script = b"%PDF-1.4\n<< /S /JavaScript /JS (app.alert(1)) >>".to_vec();
    let large = [b"%PDF-1.4".to_vec(), vec![b'x'; 1024 * 1024]].concat();
    for wrong in [
        b"<html><script>1</script></html>".to_vec(),
        b"<svg/>".to_vec(),
        Vec::new(),
        script,
        large,
    ] {
        let (status, answer) = send_file(&evening, &evening.phones[1], &path, &wrong).await;
        assert!(status.is_client_error(), "{status} {answer}");
    }
    // Nobody but a player of the table brings one.
    let (status, _) = send_file(&evening, "", &path, &pdf).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    // It is served as what it is, and runs nothing.
    let request = Request::builder().uri(&card).body(Body::empty()).unwrap();
    let answer = evening.club.router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(header("content-type"), "application/pdf");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert!(header("content-security-policy").starts_with("default-src 'none'"));
    let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX)
        .await
        .unwrap();
    assert_eq!(bytes, pdf);
    // Attached once, the pair has it at its next table.
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    let attach = json!({"card": {"card": card}});
    let (status, seen) = evening.does(&evening.phones[1], &deeds, attach).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    round_two(&evening).await;
    let path = evening.path(2, 2, "/boards");
    let (status, seen, _) = evening
        .club
        .ask("POST", &path, &evening.phones[1], json!({"after": 0}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let cards: Vec<Value> = (0..4)
        .map(|at| seen["table"]["sight"]["seats"][at]["player"]["card"].clone())
        .collect();
    assert_eq!(cards, [Value::Null, json!(card), Value::Null, json!(card)]);
}

#[tokio::test]
async fn a_director_who_plays_sees_a_board_when_he_has_played_it() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    let plays = json!({"staff": {"name": "Dora", "duty": "director-in-charge", "plays": 3}});
    let (status, answer, _) = evening
        .club
        .write(&evening.id, &evening.director, "plays", plays)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    bring(&evening, &evening.phones[0], 1, 0).await;
    let seen = evening.seen(&evening.director, 1).await;
    assert_eq!(
        (&seen["role"], &seen["round"]["unseen"]),
        (&json!("director"), &json!(true)),
        "{seen}"
    );
    let told = seen["sight"].to_string();
    assert!(
        seen["sight"]["seats"]
            .as_array()
            .unwrap()
            .iter()
            .all(|seat| !seat["hand"].is_array()),
        "{told}"
    );
    assert!(!told.contains("\"SA\""), "{told}");
    let path = evening.path(1, 1, "/boards/1");
    let (_, board, _) = evening
        .club
        .ask("GET", &path, &evening.director, Value::Null)
        .await;
    assert!(!board.to_string().contains("\"SA\""), "{board}");
    // Who does not play sees it, and that stands in the record.
    let evening = Evening::new(json!({"play": "guided"})).await;
    let (at, _stop) = listening(&evening.club, PLENTY).await;
    bring(&evening, &evening.phones[0], 1, 0).await;
    let mut live = Socket::at(at, &evening.path(1, 1, "/live"), &evening.director)
        .await
        .unwrap()
        .unwrap();
    let seen = until(&mut live, |table| table["index"] == 1).await;
    assert!(seen["sight"]["seats"][0]["hand"].is_array());
    let log = evening.log().await;
    assert!(log.contains("hands-seen"), "{log}");
}

#[tokio::test]
async fn all_tables_come_over_one_connection() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    let (at, _stop) = listening(&evening.club, PLENTY).await;
    let path = format!("/api/events/{}/tables/live", evening.id);
    for cookie in ["", &evening.phones[0]] {
        let refused = Socket::at(at, &path, cookie).await;
        assert!(refused.is_none_or(|it| it.is_err()));
    }
    let mut all = Socket::at(at, &path, &evening.director)
        .await
        .unwrap()
        .unwrap();
    // Boards come by themselves at both tables though nobody sits there with a device.
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < 2 {
        match all.next(SOON).await {
            Heard::Text(message) if message["table"]["index"] == 1 => {
                seen.insert(message["table"]["id"].as_str().unwrap().to_owned());
            }
            Heard::Text(_) => {}
            other => panic!("{other:?}"),
        }
    }
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    let (status, _) = evening
        .does(&evening.phones[0], &deeds, json!({"act": "1S"}))
        .await;
    assert_eq!(status, StatusCode::OK);
    let one = until(&mut all, |table| {
        table["sight"]["auction"][0]["call"] == "1S"
    })
    .await;
    assert_eq!(one["id"], format!("{}-1-1-1", evening.id));
    // The next round is called: its tables come, and those that wait stay.
    round_two(&evening).await;
    let next = until(&mut all, |table| {
        table["id"] == format!("{}-1-2-2", evening.id)
    })
    .await;
    assert_eq!(next["round"]["round"], 2);
    let (status, _) = evening
        .does(&evening.director, &deeds, json!({"go-on": {}}))
        .await;
    assert_eq!(status, StatusCode::OK);
    let old = format!("{}-1-1-1", evening.id);
    until(&mut all, |table| {
        table["id"] == old && table["round"]["stopped"].is_null()
    })
    .await;
}
