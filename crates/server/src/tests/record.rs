//! The record: sealed, exported with its proof, shown to those who run the event, named on paper.

use axum::http::StatusCode;
use openroom_store::{Proof, short};
use serde_json::{Value, json};

use super::{Club, result};
use crate::record;

#[tokio::test]
async fn what_was_done_is_shown_sealed_and_exported() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let (status, answer, _) = club.write(&id, &director, "r", result("1", 1)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");

    let path = format!("/api/events/{id}/record");
    let (status, shown, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    let version = shown["version"].as_u64().unwrap();
    let first = &shown["entries"][0];
    assert_eq!(first["entry"], version);
    assert!(
        first["what"]
            .as_str()
            .unwrap()
            .starts_with("Result, round 1, table 1, board 1:")
    );
    assert_eq!(shown["head"], short(shown["hash"].as_str().unwrap()));
    assert!(shown["sealed"].is_null());
    // Page by page, down to the first.
    let (_, older, _) = club
        .ask(
            "GET",
            &format!("{path}?before=3&limit=1"),
            &director,
            Value::Null,
        )
        .await;
    assert_eq!(older["entries"][0]["entry"], 2);
    assert_eq!(older["entries"].as_array().unwrap().len(), 1);
    let (_, end, _) = club
        .ask("GET", &format!("{path}?before=1"), &director, Value::Null)
        .await;
    assert_eq!(end["entries"], json!([]));

    assert_eq!(record::seal(&club.app).await.unwrap().streams, 1);
    let (_, shown, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(shown["sealed"]["entry"], version);

    let (status, key, _) = club.ask("GET", "/api/record/key", "", Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(key["key"], shown["key"]);
    let (status, text) = club
        .text(&format!("/api/events/{id}/export/record"), &director)
        .await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let proof = Proof::read(&text).unwrap();
    let verified = proof.verify(key["key"].as_str(), None);
    assert_eq!(verified.wrong, []);
    assert_eq!((verified.entries, verified.unsealed), (version, 0));
}

#[tokio::test]
async fn what_was_exported_is_sealed_to_its_end() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/export/record");
    let (_, text) = club.text(&path, &director).await;
    let verified = Proof::read(&text).unwrap().verify(None, None);
    assert_eq!((verified.wrong.len(), verified.unsealed), (0, 0));
}

#[tokio::test]
async fn the_record_is_for_those_who_run_the_event() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let phone = club.phone(&id, &director, "1", "N").await;
    for path in ["record", "export/record"] {
        let path = format!("/api/events/{id}/{path}");
        let (status, _) = club.text(&path, "").await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{path}");
        let (status, _) = club.text(&path, &phone).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn paper_names_the_record_from_which_it_was_printed() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/record?limit=0");
    let (_, shown, _) = club.ask("GET", &path, &director, Value::Null).await;
    let head = shown["head"].as_str().unwrap();
    for (language, word) in [
        ("en", "Record"),
        ("pt", "Registro"),
        ("es", "Registro"),
        ("it", "Registro"),
        ("ro", "Jurnal"),
    ] {
        let path = format!("/api/events/{id}/print/slips?format=html&language={language}");
        let (status, text) = club.text(&path, &director).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        assert!(
            text.contains(&format!("{word} {head}")),
            "{language}: {head}"
        );
    }
}
