//! Slips put right: who may take a result away, and who a withdrawal back.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::tables::mitchell_of_ten;
use super::{Club, result};

fn removed(table: &str, board: u32) -> Value {
    json!({"removed": {"round": 1, "table": table, "board": board}})
}

impl Club {
    async fn writes(&self, id: &str, key: &str, who: &str, act: Value) -> StatusCode {
        let (status, _, _) = self.write(id, who, key, act).await;
        status
    }

    async fn token(&self, director: &str, role: &str) -> String {
        let wish = json!({"name": role, "role": role});
        let (status, made, _) = self.ask("POST", "/api/tokens", director, wish).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        format!("Bearer {}", made["token"].as_str().unwrap())
    }
}

#[tokio::test]
async fn a_table_takes_away_what_its_side_alone_has_said() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let east = club.phone(&id, &director, "1", "E").await;
    let other = club.phone(&id, &director, "2", "N").await;
    club.write(&id, &north, "r", result("1", 1)).await;
    let tried = club.writes(&id, "1", &other, removed("1", 1)).await;
    assert_eq!(tried, StatusCode::FORBIDDEN);
    let tried = club.writes(&id, "2", &east, removed("1", 1)).await;
    assert_eq!(tried, StatusCode::UNPROCESSABLE_ENTITY);
    let mut to = removed("1", 1);
    to["removed"]["to"] = json!(2);
    let tried = club.writes(&id, "3", &north, to).await;
    assert_eq!(tried, StatusCode::UNPROCESSABLE_ENTITY);
    let done = club.writes(&id, "4", &north, removed("1", 1)).await;
    assert_eq!(done, StatusCode::OK);
    // It can be entered again, and once both have agreed it is for the Director.
    club.write(&id, &north, "r2", result("1", 1)).await;
    let agreed = json!({"agreed": {"round": 1, "table": "1", "board": 1}});
    assert_eq!(club.writes(&id, "5", &east, agreed).await, StatusCode::OK);
    for (key, phone) in [("6", &north), ("7", &east)] {
        let tried = club.writes(&id, key, phone, removed("1", 1)).await;
        assert_eq!(tried, StatusCode::UNPROCESSABLE_ENTITY);
    }
}

#[tokio::test]
async fn a_table_takes_nothing_away_of_a_round_gone_by() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let start = |round: u32| json!({"round-started": {"round": round}});
    club.write(&id, &director, "s3", start(3)).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let path = format!("/api/events/{id}");
    let (_, seen, _) = club.ask("GET", &path, &director, Value::Null).await;
    let board = &seen["event"]["sessions"][0]["rounds"][2]["tables"][0]["boards"][0]["board"];
    let at = json!({"round": 3, "table": "1", "board": board});
    let mut played = at.clone();
    played["contract"] = json!("Pass");
    let done = club
        .writes(&id, "r", &north, json!({"result": played}))
        .await;
    assert_eq!(done, StatusCode::OK);
    club.write(&id, &director, "s4", start(4)).await;
    let tried = club.writes(&id, "x", &north, json!({"removed": at})).await;
    assert_eq!(tried, StatusCode::FORBIDDEN);
    let why = json!({"key": "y", "action": {"removed": at}, "why": "another board"});
    let (status, answer, _) = club
        .ask("POST", &format!("/api/events/{id}/entries"), &director, why)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn only_the_director_takes_a_withdrawal_back() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let entries = format!("/api/events/{id}/entries");
    let entry = |key: &str, action: Value| json!({"key": key, "action": action, "why": "a slip"});
    let left = entry(
        "w",
        json!({"withdrew": {"contestant": 2, "accepted": true}}),
    );
    let (status, answer, _) = club.ask("POST", &entries, &director, left).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let back = |key: &str| entry(key, json!({"returned": {"contestant": 2}}));
    let phone = club.phone(&id, &director, "1", "N").await;
    let scorer = club.token(&director, "scorer").await;
    let assistant = club.token(&director, "assistant").await;
    for (key, who) in [("1", &phone), ("2", &scorer), ("3", &assistant)] {
        let (status, answer, _) = club.ask("POST", &entries, who, back(key)).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    }
    let (status, answer, _) = club.ask("POST", &entries, &director, back("4")).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // What a scorer has entered for the wrong board he takes away himself, with the reason.
    let mut written = entry("r", result("1", 1));
    written.as_object_mut().unwrap().remove("why");
    let (status, answer, _) = club.ask("POST", &entries, &scorer, written).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let gone = entry("g", removed("1", 1));
    let (status, answer, _) = club.ask("POST", &entries, &scorer, gone).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}
