//! A movement that fits, boards that suffice, changes in play, a Swiss; and what an individual is shown.

use axum::http::{StatusCode, header};
use openroom_movements::generate::{Even, individual, mitchell};
use serde_json::{Value, json};

use super::{Club, HANDS};
use crate::movements::cell;

impl Club {
    /// An event with so many contestants.
    pub async fn entered(&self, director: &str, event: Value, count: u32) -> String {
        let (status, made, _) = self
            .ask("POST", "/api/events", director, event.clone())
            .await;
        assert_eq!(status, StatusCode::OK, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        for n in 1..=count {
            let mut entered = json!({"contestant": n, "players": [format!("P{n}")]});
            if event["kind"] != "individual" {
                entered["players"] = json!([format!("A{n}"), format!("B{n}")]);
            }
            if event["kind"] == "teams" {
                entered["name"] = json!(format!("Team {n}"));
                entered["players"] = json!([
                    format!("A{n}"),
                    format!("B{n}"),
                    format!("C{n}"),
                    format!("D{n}")
                ]);
            }
            self.done(&id, director, json!({"entered": entered})).await;
        }
        id
    }

    /// Writes what must be accepted.
    pub async fn done(&self, id: &str, director: &str, action: Value) -> Value {
        let path = format!("/api/events/{id}/entries");
        let entry = json!({"key": action.to_string().chars().take(80).collect::<String>(), "why": "so it was", "action": action});
        let (status, answer, _) = self.ask("POST", &path, director, entry).await;
        assert_eq!(status, StatusCode::OK, "{action}: {answer}");
        answer
    }

    /// How many rounds there are and how many are meant: to the Director, to everybody, at a table.
    async fn rounds_told(&self, id: &str, director: &str) -> [(u64, u64); 3] {
        let event = format!("/api/events/{id}");
        let (_, mut state, _) = self.ask("GET", &event, director, Value::Null).await;
        let (_, public, _) = self.ask("GET", &event, "", Value::Null).await;
        let table = format!("{event}/tables/1");
        let (_, table, _) = self.ask("GET", &table, director, Value::Null).await;
        let session = &mut state["event"]["sessions"][0];
        session["rounds"] = json!(session["rounds"].as_array().unwrap().len());
        [session, &public["event"]["sessions"][0], &table].map(|told| {
            let number = |key: &str| told[key].as_u64().unwrap();
            (number("rounds"), number("planned_rounds"))
        })
    }

    pub async fn suggested(&self, director: &str, wish: Value) -> Vec<Value> {
        let (status, offers, _) = self
            .ask("POST", "/api/movements/suggest", director, wish)
            .await;
        assert_eq!(status, StatusCode::OK, "{offers}");
        offers.as_array().unwrap().clone()
    }
}

fn plan(tables: u32, rounds: u32) -> Value {
    let movement = mitchell(tables, rounds, 1, Even::Skip).unwrap();
    json!({"movement": {"plan": movement.to_yaml()}})
}

#[tokio::test]
async fn a_movement_for_another_number_is_refused_with_the_numbers() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club
        .entered(&director, json!({"name": "A", "kind": "pairs"}), 10)
        .await;
    let (status, answer, _) = club.write(&id, &director, "m", plan(4, 3)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = answer["problem"].as_str().unwrap();
    assert!(said.contains('8') && said.contains("10"), "{said}");
    let (status, _, _) = club.write(&id, &director, "n", plan(7, 5)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    club.done(&id, &director, plan(5, 5)).await;
}

#[tokio::test]
async fn who_withdrew_before_play_has_no_seat_and_a_later_pair_gets_it() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club
        .entered(&director, json!({"name": "A", "kind": "pairs"}), 10)
        .await;
    club.done(&id, &director, plan(5, 5)).await;
    club.done(&id, &director, json!({"withdrew": {"contestant": 2}}))
        .await;
    let first = |seen: &Value| seen["event"]["sessions"][0]["rounds"][0]["tables"][1]["ns"].clone();
    let seen = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await
        .1;
    assert_eq!(first(&seen), Value::Null);
    let late = json!({"entered": {"contestant": 11, "players": ["A11", "B11"]}});
    let answer = club.done(&id, &director, late).await;
    assert_eq!(answer.get("unseated"), None, "{answer}");
    let seen = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await
        .1;
    assert_eq!(first(&seen), 11);
    // One more has no place, and that is said now and as long as it is so.
    let late = json!({"entered": {"contestant": 12, "players": ["A12", "B12"]}});
    let answer = club.done(&id, &director, late).await;
    assert_eq!(answer["unseated"], json!([12]));
    let seen = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await
        .1;
    let session = &seen["event"]["sessions"][0];
    assert_eq!(
        (
            &session["unseated"],
            &session["places"],
            &session["rankings"]
        ),
        (&json!([12]), &json!(10), &json!(2))
    );
}

#[tokio::test]
async fn a_pair_that_comes_in_play_is_offered_a_place() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club
        .entered(&director, json!({"name": "A", "kind": "pairs"}), 10)
        .await;
    club.done(&id, &director, plan(5, 5)).await;
    club.done(&id, &director, json!({"round-started": {"round": 1}}))
        .await;
    let late = json!({"entered": {"contestant": 20, "players": ["A20", "B20"]}});
    let answer = club.done(&id, &director, late).await;
    assert_eq!(answer["unseated"], json!([20]));
    let path = format!("/api/events/{id}/movement/changes");
    let (status, offer, _) = club
        .ask("POST", &path, &director, json!({"arrives": 20}))
        .await;
    assert_eq!(status, StatusCode::OK, "{offer}");
    assert_eq!(
        (&offer["from"], &offer["seating"]["11"]),
        (&json!(2), &json!(20))
    );
    let sits = |change: &Value| change["after"]["ns"] == 20 || change["after"]["ew"] == 20;
    assert!(
        offer["changes"].as_array().unwrap().iter().any(sits),
        "{offer}"
    );
    let change = json!({"movement-changed": {"from": offer["from"], "plan": offer["plan"]}});
    club.done(&id, &director, change).await;
    let seated = json!({"seated": {"positions": offer["seating"]}});
    assert_eq!(
        club.done(&id, &director, seated).await.get("unseated"),
        None
    );
    // Who leaves is offered too; two wishes at once are none.
    let (status, _, _) = club
        .ask("POST", &path, &director, json!({"leaves": 3}))
        .await;
    assert_eq!(status, StatusCode::OK);
    let both = json!({"leaves": 3, "arrives": 21});
    let (status, _, _) = club.ask("POST", &path, &director, both).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn boards_that_are_too_few_are_refused_with_what_is_missing() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club
        .entered(&director, json!({"name": "A", "kind": "pairs"}), 10)
        .await;
    club.done(&id, &director, plan(5, 5)).await;
    let deal = format!("/api/events/{id}/deal");
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"boards": 3}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        answer["problem"].as_str().unwrap().contains("4-5"),
        "{answer}"
    );
    let pbn: String = (1..=4)
        .map(|board| format!("[Board \"{board}\"]\n[Deal \"{HANDS}\"]\n\n"))
        .collect();
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"pbn": pbn}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"boards": 5}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
}

#[tokio::test]
async fn offers_have_each_name_once_and_both_kinds_of_ranking() {
    let club = Club::new().await;
    let director = club.director().await;
    for pairs in [8, 14, 23] {
        let wish = json!({"contestants": pairs, "boards": 24, "minutes": 200});
        let offers = club.suggested(&director, wish).await;
        let mut names: Vec<_> = offers
            .iter()
            .map(|offer| offer["title"].as_str().unwrap())
            .collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), offers.len());
        for winners in [1, 2] {
            assert!(
                offers.iter().any(|offer| offer["winners"] == winners),
                "{pairs} {winners}"
            );
        }
    }
    let offers = club
        .suggested(
            &director,
            json!({"kind": "individual", "contestants": 10, "boards": 20}),
        )
        .await;
    assert!(
        offers.iter().all(|offer| offer["sat_out"] == 2),
        "{offers:?}"
    );
    let wish = json!({"kind": "individual", "contestants": 12, "boards": 33, "minutes": 100});
    for offer in club.suggested(&director, wish).await {
        assert!(offer["minutes"].as_u64().unwrap() <= 100, "{offer}");
    }
    let wish = json!({"kind": "teams", "contestants": 8, "boards": 28, "minutes": 150});
    let offers = club.suggested(&director, wish).await;
    assert!(
        offers
            .iter()
            .all(|offer| offer["minutes"].as_u64().unwrap() <= 150),
        "{offers:?}"
    );
    let swiss = offers
        .iter()
        .find(|offer| offer["structure"] == "swiss")
        .unwrap();
    let scales = swiss["scales"].as_array().unwrap();
    assert!(scales.contains(&json!("wbf-2013")) && scales.contains(&json!("ebu-teams4-20")));
}

#[tokio::test]
async fn a_swiss_of_teams_is_drawn_round_by_round() {
    let club = Club::new().await;
    let director = club.director().await;
    let wish = json!({"kind": "teams", "contestants": 6, "boards": 18});
    let offers = club.suggested(&director, wish).await;
    let swiss = offers
        .iter()
        .find(|offer| offer["structure"] == "swiss")
        .unwrap();
    let event = json!({"name": "S", "kind": "teams", "structure": "swiss", "settings": {"vp": {"scale": swiss["scales"][0]}}});
    let id = club.entered(&director, event, 6).await;
    let path = format!("/api/events/{id}/draw");
    let wish = json!({"rounds": 3, "boards": 6, "meet": "halves"});
    let (status, first, _) = club.ask("POST", &path, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    club.done(&id, &director, json!({"drawn": first})).await;
    club.done(&id, &director, json!({"round-started": {"round": 1}}))
        .await;
    // Results are missing.
    let (status, answer, _) = club.ask("POST", &path, &director, json!({})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = answer["problem"].as_str().unwrap();
    assert!(said.contains("no result yet"), "{said}");
    // One round is drawn, and everybody is told how many are meant.
    assert_eq!(club.rounds_told(&id, &director).await, [(1, 3); 3]);
    let seen = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await
        .1;
    for table in seen["event"]["sessions"][0]["rounds"][0]["tables"]
        .as_array()
        .unwrap()
    {
        for board in table["boards"].as_array().unwrap() {
            let number: u32 = table["table"].as_str().unwrap().parse().unwrap();
            club.done(&id, &director, json!({"result": {"round": 1, "table": table["table"], "board": board["board"], "contract": "3NT", "by": "N", "tricks": 6 + number}})).await;
        }
    }
    let (status, second, _) = club.ask("POST", &path, &director, json!({})).await;
    assert_eq!(
        (status, &second["round"], &second["boards"]),
        (StatusCode::OK, &json!(2), &json!("7-12")),
        "{second}"
    );
    // Three matches, and nobody meets again.
    let two = |both: &Value| {
        let [home, away] = ["home", "away"].map(|side| both[side].as_u64().unwrap());
        (home.min(away), home.max(away))
    };
    let met: Vec<_> = first["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(two)
        .collect();
    let now: Vec<_> = second["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(two)
        .collect();
    assert_eq!((met.len(), now.len()), (3, 3));
    assert!(now.iter().all(|both| !met.contains(both)), "{second}");
    club.done(&id, &director, json!({"drawn": second})).await;
    assert_eq!(club.rounds_told(&id, &director).await, [(2, 3); 3]);
}

#[tokio::test]
async fn a_swiss_has_no_round_with_boards_that_were_not_dealt() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "S", "kind": "pairs", "structure": "swiss"});
    let id = club.entered(&director, event, 4).await;
    let plan = |rounds: &[&str]| {
        let rounds: String = rounds.iter().map(|boards| format!("- tables:\n  - {{table: 1, ns: 1, ew: 2, boards: {boards}, shares: [2]}}\n  - {{table: 2, ns: 3, ew: 4, boards: {boards}, shares: [1]}}\n")).collect();
        format!(
            "movement: S\nentrants: pairs\ncontestants: 4\nmeetings: 3\nplanned: 2\nrounds:\n{rounds}"
        )
    };
    club.done(
        &id,
        &director,
        json!({"movement": {"plan": plan(&["1-2"])}}),
    )
    .await;
    let deal = format!("/api/events/{id}/deal");
    let (status, answer, _) = club
        .ask("POST", &deal, &director, json!({"boards": 4}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    club.done(&id, &director, json!({"round-started": {"round": 1}}))
        .await;
    let change = |from: u32, rounds: &[&str]| json!({"key": rounds.join(" "), "why": "drawn", "action": {"movement-changed": {"from": from, "plan": plan(rounds)}}});
    let path = format!("/api/events/{id}/entries");
    let short = change(2, &["1-2", "4-5"]);
    let (status, answer, _) = club.ask("POST", &path, &director, short).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let said = answer["problem"].as_str().unwrap();
    assert!(
        said.contains("4 boards were dealt") && said.contains("need: 5."),
        "{said}"
    );
    let (status, answer, _) = club
        .ask("POST", &path, &director, change(2, &["1-2", "3-4"]))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // Nor is one offered.
    club.done(&id, &director, json!({"round-started": {"round": 2}}))
        .await;
    for (round, boards) in [(1, [1, 2]), (2, [3, 4])] {
        for (table, tricks) in [("1", 9), ("2", 8)] {
            for board in boards {
                club.done(&id, &director, json!({"result": {"round": round, "table": table, "board": board, "contract": "3NT", "by": "N", "tricks": tricks}})).await;
            }
        }
    }
    let draw = format!("/api/events/{id}/draw");
    // Two rounds were announced; a third is drawn only where that is said.
    let (status, answer, _) = club.ask("POST", &draw, &director, json!({})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let (status, drawn, _) = club
        .ask("POST", &draw, &director, json!({"rounds": 3}))
        .await;
    assert_eq!(status, StatusCode::OK, "{drawn}");
    let entry = json!({"key": "d", "action": {"drawn": drawn}});
    let entries = format!("/api/events/{id}/entries");
    let (status, answer, _) = club.ask("POST", &entries, &director, entry).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let said = answer["problem"].as_str().unwrap();
    assert!(said.contains("5-6"), "{said}");
    // When the session is over nothing is drawn.
    club.done(&id, &director, json!({"session-over": {}})).await;
    let (status, answer, _) = club.ask("POST", &draw, &director, json!({})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let path = format!("/api/events/{id}/movement/changes");
    let (status, answer, _) = club
        .ask("POST", &path, &director, json!({"leaves": 3}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let said = answer["problem"].as_str().unwrap();
    assert!(said.contains("session is over"), "{said}");
}

#[tokio::test]
async fn an_individual_sees_partner_opponents_and_everybody_on_the_traveller() {
    let club = Club::new().await;
    let director = club.director().await;
    let event =
        json!({"name": "I", "kind": "individual", "settings": {"show-results": "after-board"}});
    let id = club.entered(&director, event, 8).await;
    let movement = individual(8, None, 1).unwrap();
    club.done(
        &id,
        &director,
        json!({"movement": {"plan": movement.to_yaml()}}),
    )
    .await;
    club.done(&id, &director, json!({"round-started": {"round": 1}}))
        .await;
    let boards = &movement.rounds[0].tables[0].boards.0;
    for (table, tricks) in [("1", 9), ("2", 8)] {
        let board = &movement.rounds[0].tables[usize::from(table == "2")]
            .boards
            .0[0];
        club.done(&id, &director, json!({"result": {"round": 1, "table": table, "board": board, "contract": "3NT", "by": "N", "tricks": tricks}})).await;
    }
    let phone = club.phone(&id, &director, "1", "N").await;
    let view = club
        .ask(
            "GET",
            &format!("/api/events/{id}/tables/1"),
            &phone,
            Value::Null,
        )
        .await
        .1;
    let next = &view["next"]["n"];
    assert_eq!(
        next["partner"]["players"].as_array().map(Vec::len),
        Some(1),
        "{next}"
    );
    assert_eq!(next["opponents"].as_array().map(Vec::len), Some(2));
    // Each seat of the next table is the one that the movement gives him.
    for key in ["n", "e", "s", "w"] {
        let next = &view["next"][key];
        let at = |table: &&openroom_movements::Table| next["table"] == table.name();
        let mut tables = movement.rounds[1].tables.iter();
        let cell = serde_json::to_value(cell(tables.find(at).unwrap())).unwrap();
        let seat = next["seat"].as_str().unwrap().to_lowercase();
        assert_eq!(cell[seat], view["sides"][key]["contestant"], "{next}");
    }
    let line = &view["boards"][0]["traveller"][0];
    assert!(
        ["n", "e", "s", "w"].iter().all(|seat| line[seat].is_u64()),
        "{line}"
    );
    assert_eq!(view["boards"][0]["board"], boards[0]);
    let player = view["sides"]["n"]["contestant"].clone();
    let card = club
        .ask(
            "GET",
            &format!("/api/events/{id}/contestants/{player}"),
            &director,
            Value::Null,
        )
        .await
        .1;
    assert_eq!(
        card["boards"][0]["partner"],
        view["sides"]["s"]["contestant"]
    );
}

#[tokio::test]
async fn who_played_a_board_in_the_wrong_direction_stands_where_his_cards_were() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let result = |table: &str, tricks: u32| json!({"round": 1, "table": table, "board": 1, "contract": "4S", "by": "N", "tricks": tricks});
    let mut turned = result("1", 10);
    turned["rotated"] = json!(true);
    club.done(&id, &director, json!({"result": turned})).await;
    club.done(&id, &director, json!({"result": result("2", 9)}))
        .await;
    let board = club
        .ask(
            "GET",
            &format!("/api/events/{id}/boards/1/1"),
            &director,
            Value::Null,
        )
        .await
        .1;
    let line = |table: &str| {
        let mut lines = board["results"].as_array().unwrap().iter();
        lines.find(|line| line["table"] == table).unwrap().clone()
    };
    // East-West of the first table held North-South's cards and made the contract: they stand where their cards are.
    let points = |text: &Value| text.as_str().unwrap().parse::<f64>().unwrap();
    let (first, second) = (line("1"), line("2"));
    assert!(points(&first["points"]["ns"]) > points(&first["points"]["ew"]));
    assert!(points(&second["points"]["ns"]) < points(&second["points"]["ew"]));
    assert_eq!(first["rotated"], true);
    let state = club
        .ask("GET", &format!("/api/events/{id}"), &director, Value::Null)
        .await
        .1;
    let sat = &state["event"]["sessions"][0]["rounds"][0]["tables"][0];
    assert_eq!((&first["ns"], &first["ew"]), (&sat["ew"], &sat["ns"]));
    // On the scorecard too: who sat North-South lost as East-West.
    let path = format!("/api/events/{id}/contestants/{}", sat["ns"]);
    let card = club.ask("GET", &path, &director, Value::Null).await.1;
    let boards = card["boards"].as_array().unwrap();
    let row = boards.iter().find(|row| row["board"] == 1).unwrap();
    assert_eq!(
        (&row["side"], &row["rotated"]),
        (&json!("EW"), &json!(true))
    );
    assert_eq!(row["points"], first["points"]);
    assert_eq!(row["opponents"], json!([sat["ew"]]));
}

/// Points beside a result are those of that result, however soon after it they are asked for.
#[tokio::test]
async fn points_are_those_of_the_result_beside_them() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/boards/1/1");
    let mut seen = Vec::new();
    for (table, tricks) in [("1", 10), ("2", 9)] {
        let result = json!({"round": 1, "table": table, "board": 1, "contract": "4S", "by": "N", "tricks": tricks});
        club.done(&id, &director, json!({"result": result})).await;
        let board = club.ask("GET", &path, &director, Value::Null).await.1;
        let lines = board["results"].as_array().unwrap();
        let first = lines.iter().find(|line| line["table"] == "1").unwrap();
        seen.push(first["points"]["top"].clone());
    }
    assert_ne!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_ranking_is_sent_packed_and_only_to_who_has_not_got_it() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt as _;
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let path = format!("/api/events/{id}/standings");
    let ask = |tag: Option<String>| {
        let mut request = Request::builder()
            .uri(&path)
            .header(header::HOST, "club")
            .header(header::COOKIE, &director)
            .header(header::ACCEPT_ENCODING, "br, gzip");
        if let Some(tag) = tag {
            request = request.header(header::IF_NONE_MATCH, tag);
        }
        club.router
            .clone()
            .oneshot(request.body(Body::empty()).unwrap())
    };
    let tag_of = |answer: &axum::response::Response| {
        answer.headers()[header::ETAG].to_str().unwrap().to_owned()
    };
    let first = ask(None).await.unwrap();
    assert_eq!(first.headers()[header::CONTENT_ENCODING], "gzip");
    let tag = tag_of(&first);
    // A result that changes no place does not make another ranking; one that does, does.
    let call = json!({"called": {"round": 1, "table": "1"}});
    club.done(&id, &director, call).await;
    let same = ask(Some(tag.clone())).await.unwrap();
    assert_eq!(same.status(), StatusCode::NOT_MODIFIED);
    for (table, tricks) in [("1", 10), ("2", 9)] {
        club.done(&id, &director, json!({"result": {"round": 1, "table": table, "board": 1, "contract": "4S", "by": "N", "tricks": tricks}})).await;
    }
    let other = ask(Some(tag.clone())).await.unwrap();
    assert_eq!(other.status(), StatusCode::OK);
    assert_ne!(tag_of(&other), tag);
}
