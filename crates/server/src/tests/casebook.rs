//! The casebook of a club: found, counted, without names, and for nobody whom it does not concern.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;
use super::seen::act;
use super::tables::mitchell_of_ten;

/// A club with two ended cases: one of information that stood, one of a psychic call that is recorded.
async fn filed() -> (Club, String, String) {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let path = format!("/api/events/{id}");
    let seen = club.read(&path, &director).await;
    let board = &seen["event"]["sessions"][0]["rounds"][0]["tables"][0]["boards"][0]["board"];
    let information = vec![
        json!({"fact": {"passed": {"by-way-of": "remark", "by": "E", "words": "Zebulon spoke"}}}),
        json!({"poll": {"hand": "", "auction": ["1H", "Pass", "2H"]}}),
        json!({"found": {"question": "happened", "answer": "no", "evidence": ["Zebulon denies it"]}}),
        json!({"consulted": {"who": "Zebulon Moss"}}),
    ];
    let psychic = vec![
        json!({"fact": {"departed": {"by": "N", "call": "1S", "agreement": "five spades"}}}),
        json!({"found": {"question": "departure", "answer": "psychic"}}),
        json!({"found": {"question": "fielded", "answer": "green"}}),
        json!({"found": {"question": "record", "answer": "yes"}}),
        json!({"consulted": {"who": "Zebulon Moss"}}),
    ];
    for (number, kind, acts) in [(1, "information", information), (2, "psychic", psychic)] {
        let at = json!({"round": 1, "table": "1", "board": board, "about": {"kind": kind}});
        act(&club, &id, &director, json!({"case": at})).await;
        for what in acts {
            let what = json!({"in-case": {"case": number, "act": what}});
            act(&club, &id, &director, what).await;
        }
        let one = club
            .read(&format!("{path}/cases/{number}"), &director)
            .await;
        let ruling = one["verdict"]["ruling"].clone();
        assert!(ruling.is_object(), "{one}");
        act(&club, &id, &director, json!({"ruling": ruling})).await;
    }
    (club, director, id)
}

async fn assistant(club: &Club, director: &str) -> String {
    let wish = json!({"name": "Otto", "password": "a calm second", "role": "assistant"});
    let (status, answer, _) = club.ask("POST", "/api/people", director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let sign_in = json!({"name": "Otto", "password": "a calm second"});
    club.ask("POST", "/api/sign-in", "", sign_in).await.2
}

fn cases(book: &Value) -> Vec<u64> {
    let lines = book["lines"].as_array().unwrap().iter();
    lines.map(|line| line["case"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn the_casebook_is_searched_and_counted() {
    let (club, director, id) = filed().await;
    for (query, wanted) in [
        ("", vec![2, 1]),
        ("?law=40C1", vec![2]),
        ("?law=4", vec![]),
        ("?kind=information", vec![1]),
        ("?auction=1h+p", vec![1]),
        ("?auction=1S", vec![]),
        ("?text=five+Spades", vec![2]),
        ("?recorded=true", vec![2]),
        ("?recorded=true&kind=information", vec![]),
    ] {
        let path = format!("/api/casebook{query}");
        let book = club.read(&path, &director).await;
        assert_eq!(cases(&book), wanted, "{query}: {book}");
        assert_eq!(book["statistics"]["all"]["cases"], wanted.len(), "{query}");
    }
    let book = club.read("/api/casebook", &director).await;
    let line = &book["lines"][1];
    assert_eq!(line["link"], format!("/e/{id}/case/1"));
    assert_eq!(line["auction"], json!(["1H", "Pass", "2H"]));
    assert_eq!(book["statistics"]["all"]["stands"], 2);
    assert_eq!(book["statistics"]["kinds"][0]["kind"], "information");
    assert!(book["statistics"]["laws"].as_array().unwrap().len() > 1);
    assert!(!book.to_string().contains("Zebulon"), "{book}");
    let (status, _) = club.text("/api/casebook?kind=nonsense", &director).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_document_names_nobody_unless_it_is_wanted() {
    let (club, director, id) = filed().await;
    let (status, text) = club.text("/api/casebook/document", &director).await;
    assert_eq!(status, StatusCode::OK);
    assert!(text.starts_with("# Casebook"), "{text}");
    assert!(text.contains("## 2. "), "{text}");
    assert!(text.contains("1H Pass 2H"), "{text}");
    assert!(text.contains("five spades"), "{text}");
    assert!(!text.contains("Zebulon") && !text.contains(&id), "{text}");
    let path = "/api/casebook/document?texts=true&kind=information";
    let (_, text) = club.text(path, &director).await;
    assert!(text.contains("Zebulon spoke"), "{text}");
    // Who was consulted is in neither.
    assert!(!text.contains("Moss") && !text.contains("## 2. "), "{text}");
}

#[tokio::test]
async fn recorded_hands_are_for_directors() {
    let (club, director, id) = filed().await;
    let otto = assistant(&club, &director).await;
    let book = club.read("/api/casebook", &otto).await;
    assert_eq!(cases(&book), [1]);
    assert_eq!(book["statistics"]["all"]["cases"], 1);
    let (_, text) = club.text("/api/casebook/document", &otto).await;
    assert!(!text.contains("five spades"), "{text}");
    for path in [
        "/api/casebook?recorded=true",
        "/api/casebook/document?recorded=true",
    ] {
        let (status, _) = club.text(path, &otto).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
    let phone = club.phone(&id, &director, "1", "N").await;
    for path in ["/api/casebook", "/api/casebook/document"] {
        assert_eq!(club.text(path, &phone).await.0, StatusCode::FORBIDDEN);
        assert_eq!(club.text(path, "").await.0, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn cases_like_one_are_others_of_its_kind() {
    let (club, director, id) = filed().await;
    let at = json!({"round": 1, "table": "2", "board": 1, "about": {"kind": "information"}});
    let seen = club.read(&format!("/api/events/{id}"), &director).await;
    let table = &seen["event"]["sessions"][0]["rounds"][0]["tables"][1];
    let mut at = at;
    at["table"] = table["table"].clone();
    at["board"] = table["boards"][0]["board"].clone();
    act(&club, &id, &director, json!({"case": at})).await;
    let path = format!("/api/events/{id}/cases/3/like");
    let near = club.read(&path, &director).await;
    assert_eq!(near.as_array().unwrap().len(), 1, "{near}");
    assert_eq!(near[0]["case"], 1);
    // No case is like itself.
    let path = format!("/api/events/{id}/cases/1/like");
    let near = club.read(&path, &director).await;
    assert_eq!(near, json!([]));
    // Who is consulted is told nothing that rests on the findings.
    let otto = assistant(&club, &director).await;
    let consult = json!({"in-case": {"case": 3, "act": {"consult": {"who": "Otto"}}}});
    act(&club, &id, &director, consult).await;
    let path = format!("/api/events/{id}/cases/3/like");
    assert_eq!(club.read(&path, &otto).await, json!([]));
}

#[tokio::test]
async fn what_is_taken_out_stays_in_its_event_alone() {
    let (club, director, id) = filed().await;
    let otto = assistant(&club, &director).await;
    let out = json!({"in-case": {"case": 2, "act": {"withheld": {"why": "kept two years"}}}});
    let (status, answer, _) = club.write(&id, &otto, "by an assistant", out.clone()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let bare = json!({"in-case": {"case": 2, "act": {"withheld": {"why": " "}}}});
    let (status, answer, _) = club.write(&id, &director, "no reason", bare).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    act(&club, &id, &director, out).await;
    for query in ["", "?recorded=true", "?law=40C1"] {
        let path = format!("/api/casebook{query}");
        let book = club.read(&path, &director).await;
        assert!(!cases(&book).contains(&2), "{query}: {book}");
    }
    let (_, text) = club.text("/api/casebook/document", &director).await;
    assert!(!text.contains("five spades"), "{text}");
    let path = format!("/api/events/{id}/cases/2");
    let one = club.read(&path, &director).await;
    assert_eq!(one["ruling"], 2);
    let out = json!({"in-case": {"case": 1, "act": {"withheld": {"why": "asked for"}}}});
    act(&club, &id, &director, out).await;
    let book = club.read("/api/casebook", &director).await;
    assert_eq!(cases(&book), [] as [u64; 0]);
}

#[tokio::test]
async fn another_club_sees_nothing_of_it() {
    let (club, director, id) = filed().await;
    let stranger = club.add(&director, "south", "Sol").await;
    for path in ["/api/casebook", "/api/casebook/document"] {
        let at = format!("/c/south{path}");
        let (status, text, _) = club.of("GET", &at, &stranger, &Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        assert!(!text.contains(&id) && !text.contains("1H"), "{text}");
    }
    let at = format!("/c/south/api/events/{id}/cases/1/like");
    let (status, text, _) = club.of("GET", &at, &stranger, &Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{text}");
}

#[test]
fn a_summary_of_an_earlier_version_is_read_and_its_cases_are_not_known() {
    use crate::summary::Summary;
    let text = r#"{"kind":"pairs","status":"provisional","begun":true,"over":false,"cases":2}"#;
    assert_eq!(Summary::read(text).unwrap().cases, Some(2));
    let earlier = text.replace(",\"cases\":2", "");
    assert_eq!(Summary::read(&earlier).unwrap().cases, None);
}
