//! A person plays with three robots.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

/// A table with robots, and South's link.
async fn sits(club: &Club, wish: Value) -> (String, String, Value) {
    let (status, made, _) = club.ask("POST", "/api/play/robots", "", wish).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("id"), text("link"), made)
}

async fn seen(club: &Club, id: &str, link: &str) -> Value {
    let path = format!("/api/play/{id}?link={link}");
    let (status, seen, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    seen
}

/// South passes, and plays the first card that is allowed, until the board is over.
async fn plays(club: &Club, id: &str, link: &str, index: u32) -> Value {
    for turn in 0..2000 {
        let now = seen(club, id, link).await;
        let sight = &now["sight"];
        if sight["result"].is_object() {
            return now;
        }
        let may = &sight["may"];
        let free = |offered: &&Value| offered["barred"].is_null();
        let card = may["cards"]
            .as_array()
            .and_then(|cards| cards.iter().find(free));
        let act = match (sight["asked"].is_object(), card, may["calls"].is_array()) {
            (true, ..) => json!("agrees"),
            (_, Some(card), _) => card["say"].clone(),
            (_, _, true) => json!("Pass"),
            _ => {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        let path = format!("/api/play/{id}/boards/{index}/deeds?link={link}");
        let after = sight["log"].as_array().unwrap().len();
        let deed = json!({"key": format!("{turn}"), "after": after, "deed": {"act": act}});
        let (status, said, _) = club.ask("POST", &path, "", deed).await;
        assert!(
            status == StatusCode::OK || status == StatusCode::CONFLICT,
            "{said}"
        );
    }
    panic!("the board does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_tap_gives_thirteen_cards_and_a_result_beside_others() {
    let club = Club::new().await;
    let (_, may, _) = club.ask("GET", "/api/play", "", Value::Null).await;
    assert_eq!(may["robots"], true);
    let (id, link, made) = sits(&club, json!({"boards": 1})).await;
    assert_eq!(made["last"], 1);
    let first = seen(&club, &id, &link).await;
    assert_eq!(
        (&first["role"], &first["index"], &first["boards"]),
        (&json!("S"), &json!(1), &json!(1))
    );
    assert_eq!(
        first["sight"]["seats"][2]["hand"].as_array().unwrap().len(),
        13
    );
    assert!(first["sight"]["seats"][0]["hand"].is_null());
    let compared = format!("/api/play/{id}/boards/1/compared?link={link}");
    let (status, _, _) = club.ask("GET", &compared, "", Value::Null).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let over = plays(&club, &id, &link, 1).await;
    assert_eq!(over["next"], false);
    // The robots play it at three other tables.
    let mut waited = 0;
    let beside = loop {
        let (status, beside, _) = club.ask("GET", &compared, "", Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{beside}");
        if beside["waiting"] == 0 {
            break beside;
        }
        waited += 1;
        assert!(waited < 6000, "{beside}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let results = beside["results"].as_array().unwrap();
    assert_eq!(results.len(), 4, "{beside}");
    let own: Vec<&Value> = results.iter().filter(|it| it["own"] == true).collect();
    assert_eq!(own.len(), 1);
    assert_eq!(own[0]["score"], over["sight"]["result"]["score"]);
    assert!(
        beside["percent"].is_string() && beside["imps"].is_string(),
        "{beside}"
    );

    // Whoever plays the same board later is dealt the same cards, and compared with the first as well.
    let (other, its, _) = sits(&club, json!({"boards": 1, "strength": "fast"})).await;
    assert_ne!(other, id);
    let same = seen(&club, &other, &its).await;
    assert_eq!(
        same["sight"]["seats"][2]["dealt"],
        first["sight"]["seats"][2]["dealt"]
    );
    // The link of one opens nothing at the other.
    let path = format!("/api/play/{other}?link={link}");
    let (status, _, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_cannot_be_is_said() {
    let club = Club::new().await;
    for wish in [
        json!({"boards": 0}),
        json!({"boards": 33}),
        json!({"boards": 4, "after": 5_000_000}),
    ] {
        let (status, said, _) = club.ask("POST", "/api/play/robots", "", wish).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{said}");
    }
}

/// A Director's word puts a robot on a seat of any table: it acts when its turn comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_lets_a_robot_sit_down() {
    let club = Club::new().await;
    let settings = json!({"way": "guided", "director": true});
    let table = super::play::Opened::new(&club, json!({"settings": settings})).await;
    table.bring(&club, "N", 0).await;
    let sits = json!({"key": "sits", "deed": {"sits": {"seat": "E", "player": {"name": "", "robot": true}}}});
    let (status, said) = table.send(&club, "director", 1, sits).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    table.act(&club, "N", "Pass").await;
    for _ in 0..1000 {
        let south = table.seen(&club, "S").await;
        if south["sight"]["auction"].as_array().unwrap().len() == 2 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the robot does not call");
}
