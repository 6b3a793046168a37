//! The first ruling of the assistant, while its engine is still on the way to a phone.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

const PATH: &str = "/api/rulings/first";

fn insufficient() -> Value {
    json!({"happened": "insufficient", "facts": {"by": "S", "over": "1H", "call": "1D"}, "edition": 2017})
}

#[tokio::test]
async fn anybody_is_told_how_a_ruling_begins_and_a_director_hears_the_same() {
    let club = Club::new().await;
    let director = club.director().await;
    let (status, told, _) = club.ask("POST", PATH, "", insufficient()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["begun"]["then"], "rule");
    assert_eq!(told["step"]["awaiting"]["law"], "27A1");
    // The step is that of the log that it begins with.
    let mut log = told["begun"]["head"].clone();
    (log["edition"], log["log"]) = (json!(2017), told["begun"]["entries"].clone());
    let asked = json!({ "log": log });
    let (_, step, _) = club
        .ask("POST", "/api/rulings/step", &director, asked)
        .await;
    assert_eq!(step, told["step"]);
    // What is not told yet is asked for, and a case of judgement has no step.
    let begun = async |wish: Value| club.ask("POST", PATH, "", wish).await.1;
    let more = begun(json!({"happened": "claim", "edition": 2007})).await;
    assert_eq!(
        more,
        json!({"begun": {"then": "ask", "wanted": "contract"}})
    );
    let judged = begun(json!({"happened": "hesitation", "edition": 2017})).await;
    assert_eq!(
        judged["begun"],
        json!({"then": "judge", "kind": "information"})
    );
}

#[tokio::test]
async fn nonsense_is_refused_and_so_is_too_much() {
    let club = Club::new().await;
    for (part, wrong) in [
        ("happened", json!("rain")),
        ("edition", json!(1987)),
        ("facts", json!({"by": "north", "over": "1H", "call": "1D"})),
        ("facts", json!({"by": "S", "over": "9Z", "call": "1D"})),
        (
            "facts",
            json!({"by": "S", "over": "1H", "call": "1D", "board": 0}),
        ),
        ("log", json!({})),
    ] {
        let mut wish = insufficient();
        wish[part] = wrong;
        let (status, told, _) = club.ask("POST", PATH, "", wish).await;
        assert!(status.is_client_error(), "{part}: {status} {told}");
        assert!(told["problem"].is_string(), "{part}: {told}");
    }
    let mut last = StatusCode::OK;
    for _ in 0..80 {
        last = club.ask("POST", PATH, "", insufficient()).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}
