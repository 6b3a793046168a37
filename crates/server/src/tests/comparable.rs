//! What two calls mean, compared for whoever rules on them.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

const PATH: &str = "/api/rulings/comparable";

fn hearts(points: Value, suits: &Value) -> Value {
    json!({"hands": [{"points": points, "suits": suits}]})
}

#[tokio::test]
async fn two_meanings_are_compared_and_a_hand_makes_the_difference() {
    let club = Club::new().await;
    let director = club.director().await;
    let four = json!([{"suits": ["H"], "cards": {"from": 4, "to": 13}}]);
    let asked = json!({
        "withdrawn": hearts(json!({"from": 6, "to": 37}), &four),
        "replacement": hearts(json!({"from": 5, "to": 37}), &four),
        "edition": 2017, "reading": "strict",
    });
    let (status, told, _) = club.ask("POST", PATH, &director, asked.clone()).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["relation"], "neither");
    assert_eq!(told["lets_in"]["points"], 5);
    assert_eq!(told["lets_in"]["hand"].as_str().unwrap().len(), 16);
    let mut turned = asked.clone();
    turned["withdrawn"] = asked["replacement"].clone();
    turned["replacement"] = asked["withdrawn"].clone();
    let (_, told, _) = club.ask("POST", PATH, &director, turned).await;
    assert_eq!(
        (&told["relation"], &told["clause"]),
        (&json!("subset"), &json!("23A2"))
    );

    // Who does not rule does not ask, and nonsense is refused.
    let (status, ..) = club.ask("POST", PATH, "", asked.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, ..) = club
        .ask("GET", "/api/rulings/meanings", "", Value::Null)
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    for (part, wrong) in [
        ("edition", json!(1987)),
        ("reading", json!("kind")),
        ("withdrawn", json!({})),
        (
            "withdrawn",
            json!({"hands": [{"points": {"from": 9, "to": 6}}]}),
        ),
        (
            "withdrawn",
            json!({"hands": [{"suits": [{"suits": [], "cards": {"from": 0, "to": 13}}]}]}),
        ),
        ("replacement", json!({"hands": vec![json!({}); 13]})),
        ("replacement", json!({"hands": [{"aces": [9]}]})),
    ] {
        let mut nonsense = asked.clone();
        nonsense[part] = wrong;
        let (status, answer, _) = club.ask("POST", PATH, &director, nonsense).await;
        assert!(status.is_client_error(), "{part}: {status}");
        assert!(answer["problem"].is_string(), "{part}: {answer}");
    }
}

#[tokio::test]
async fn the_usual_meanings_are_listed_and_can_be_sent_back() {
    let club = Club::new().await;
    let director = club.director().await;
    let (status, all, _) = club
        .ask("GET", "/api/rulings/meanings", &director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK, "{all}");
    let find = |key: &str| {
        let found = all.as_array().unwrap().iter().find(|one| one["key"] == key);
        found.unwrap()["meaning"].clone()
    };
    let asked = json!({"withdrawn": find("multi"), "replacement": find("weak-two-spades"), "edition": 2007});
    let (status, told, _) = club.ask("POST", PATH, &director, asked).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(
        (&told["relation"], &told["clause"]),
        (&json!("subset"), &json!("27B1b"))
    );
    assert_eq!(told["reading"], "liberal");
}
