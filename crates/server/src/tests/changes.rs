//! Changes of a movement in play: what is offered can be written.

use axum::http::StatusCode;
use openroom_movements::generate::{Even, mitchell};
use serde_json::{Value, json};

use super::Club;

#[tokio::test]
async fn a_table_that_is_behind_changes_only_rounds_that_have_not_begun() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "B", "kind": "pairs"});
    let (_, event, _) = club.ask("POST", "/api/events", &director, event).await;
    let id = event["id"].as_str().unwrap().to_owned();
    let plan = mitchell(3, 3, 2, Even::Skip).unwrap().to_yaml();
    let mut acts: Vec<Value> = (1..=6)
        .map(|n| json!({"entered": {"contestant": n, "players": [format!("A{n}"), format!("B{n}")]}}))
        .collect();
    acts.push(json!({"movement": {"plan": plan}}));
    acts.push(json!({"round-started": {"round": 1}}));
    for (act, key) in acts.into_iter().zip(0..) {
        let (status, answer, _) = club.write(&id, &director, &format!("k{key}"), act).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let path = format!("/api/events/{id}/movement/changes");
    let behind = |round: u32| json!({"behind": {"round": round, "table": "2", "boards": 1}});
    let (status, answer, _) = club.ask("POST", &path, &director, behind(1)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let said = answer["problem"].as_str().unwrap();
    assert!(
        said.contains("Round 1 has begun") && said.contains("table 2"),
        "{said}"
    );
    // What is offered for a later round the log takes.
    let (status, offer, _) = club.ask("POST", &path, &director, behind(2)).await;
    assert_eq!(status, StatusCode::OK, "{offer}");
    let change = json!({"from": offer["from"], "plan": offer["plan"]});
    let entry = json!({"key": "c", "why": "slow", "action": {"movement-changed": change}});
    let path = format!("/api/events/{id}/entries");
    let (status, answer, _) = club.ask("POST", &path, &director, entry).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn an_odd_number_of_teams_plays_triangles_that_are_drawn_and_scored() {
    let club = Club::new().await;
    let director = club.director().await;
    let wish = json!({"kind": "teams", "contestants": 7, "boards": 28});
    let offers = club.suggested(&director, wish).await;
    let swiss: Vec<&Value> = offers
        .iter()
        .filter(|offer| offer["structure"] == "swiss")
        .collect();
    // A triangle, so that nobody sits out, and the boards are those of six sets; or one who sits out.
    assert_eq!((swiss.len(), &swiss[1]["sat_out"]), (2, &json!(1)));
    let offer = swiss[0];
    assert_eq!(
        (&offer["sat_out"], &offer["rounds"], &offer["total_boards"]),
        (&json!(0), &json!(4), &json!(42)),
        "{offer}"
    );
    let event = json!({"name": "T", "kind": "teams", "structure": "swiss", "settings": {"vp": {"scale": offer["scales"][0]}}});
    let id = club.entered(&director, event, 7).await;
    let path = format!("/api/events/{id}/draw");
    let wish = json!({"odd": "triangle", "rounds": 4, "boards": 7});
    let (status, drawn, _) = club.ask("POST", &path, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{drawn}");
    club.done(&id, &director, json!({"drawn": drawn})).await;
    let deal = format!("/api/events/{id}/deal");
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"boards": 42}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    for round in 1..=4_usize {
        let started = json!({"round-started": {"round": round}});
        club.done(&id, &director, started).await;
        let seen = format!("/api/events/{id}");
        let (_, seen, _) = club.ask("GET", &seen, &director, Value::Null).await;
        let tables = &seen["event"]["sessions"][0]["rounds"][round - 1]["tables"];
        let tables = tables.as_array().unwrap();
        // Two matches of two tables, and three tables of a triangle.
        assert_eq!(tables.len(), 7, "round {round}");
        for table in tables {
            let number: usize = table["table"].as_str().unwrap().parse().unwrap();
            for board in table["boards"].as_array().unwrap() {
                club.done(&id, &director, json!({"result": {"round": round, "table": table["table"], "board": board["board"], "contract": "3NT", "by": "N", "tricks": 6 + (number + round) % 6}})).await;
            }
        }
        if round == 4 {
            break;
        }
        let path = format!("/api/events/{id}/draw");
        let (status, drawn, _) = club.ask("POST", &path, &director, json!({})).await;
        assert_eq!(
            (status, &drawn["byes"]),
            (StatusCode::OK, &Value::Null),
            "{drawn}"
        );
        club.done(&id, &director, json!({"drawn": drawn})).await;
    }
    // Both halves of a match are one: everybody has four matches of seven boards.
    let path = format!("/api/events/{id}/standings");
    let (status, ranking, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{ranking}");
    let places = ranking["standings"].as_array().unwrap();
    assert_eq!(places.len(), 7);
    for place in places {
        assert_eq!(place["boards"], 28, "{ranking}");
    }
    // A checker of another hand agrees, and each draw is on record.
    let path = format!("/api/events/{id}/promises");
    let (status, kept, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{kept}");
    assert_eq!(
        (&kept["kept"], &kept["draws"], &kept["rounds"]),
        (&json!(true), &json!(4), &json!(4)),
        "{kept}"
    );
    // What the pages do not show to everybody.
    let path = format!("/api/events/{id}/draw");
    let (status, ..) = club.ask("POST", &path, "", json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_is_tapped_on_the_ruling_page_comes_back_as_an_entry_of_the_log() {
    let club = Club::new().await;
    let director = club.director().await;
    let log = json!({"edition": 2017, "board": 1, "log": [{"N": "1S"}]});
    let step = async |act: Value| {
        let asked = json!({"log": log, "act": act});
        let (status, told, _) = club
            .ask("POST", "/api/rulings/step", &director, asked)
            .await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told
    };
    let told = step(json!({"by": "E", "act": "call", "call": "2H", "shows": ["S"]})).await;
    assert_eq!(told["entry"], json!({"E": {"call": "2H", "shows": ["S"]}}));
    assert_eq!(told["outcome"]["auction"], json!(["1S", "2H"]));
    // What is not said whole is refused, and nothing is written.
    let told = step(json!({"by": "E", "act": "call"})).await;
    assert!(told["refused"]["problem"].is_string(), "{told}");
    assert!(told.get("entry").is_none(), "{told}");
}
