//! Phones at a table: who speaks for whom, what a second tap does, and whose sign-in a link leaves alone.

use axum::http::StatusCode;
use openroom_movements::generate::{Even, mitchell};
use serde_json::{Value, json};

use super::{Club, result};

fn agreed(board: u32, handed: bool) -> Value {
    let mut at = json!({"round": 1, "table": "1", "board": board});
    if handed {
        at["handed"] = json!(true);
    }
    json!({"agreed": at})
}

impl Club {
    /// Writes for a seat that is named with the act.
    pub async fn write_as(
        &self,
        id: &str,
        cookie: &str,
        seat: &str,
        action: Value,
    ) -> (StatusCode, Value) {
        let path = format!("/api/events/{id}/entries");
        let key = format!("{seat} {action}");
        let entry = json!({"key": key, "action": action, "seat": seat});
        let (status, answer, _) = self.ask("POST", &path, cookie, entry).await;
        (status, answer)
    }

    pub async fn read(&self, path: &str, cookie: &str) -> Value {
        let (status, value, _) = self.ask("GET", path, cookie, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }
}

#[tokio::test]
async fn a_second_tap_on_the_phone_that_wrote_a_result_confirms_nothing() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let phone = club.phone(&id, &director, "1", "N").await;
    club.write(&id, &phone, "r", result("1", 1)).await;
    // Neither by naming the other seat, nor by changing the seat of the phone, nor by opening its link again.
    let (status, answer) = club.write_as(&id, &phone, "E", agreed(1, false)).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    assert_eq!(answer["code"], "same-phone");
    let seat = json!({"seat": "E"});
    club.ask("POST", "/api/join/seat", &phone, seat).await;
    let (status, answer, _) = club.write(&id, &phone, "a", agreed(1, true)).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    let codes = club
        .read(&format!("/api/events/{id}/codes"), &director)
        .await;
    let code = json!({"code": codes[0]["code"]});
    let (_, _, again) = club.ask("POST", "/api/join", &phone, code).await;
    assert_eq!(again, phone);
    let (status, _) = club.write_as(&id, &again, "W", agreed(1, false)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn one_phone_for_a_table_is_handed_over_and_the_log_keeps_that() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let phone = club.phone(&id, &director, "1", "N").await;
    club.write(&id, &phone, "r", result("1", 1)).await;
    let (status, answer) = club.write_as(&id, &phone, "E", agreed(1, true)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let seen = club.read(&format!("/api/events/{id}"), &director).await;
    let board = &seen["event"]["sessions"][0]["rounds"][0]["tables"][0]["boards"][0];
    assert_eq!(
        (&board["status"], &board["handed"]),
        (&json!("agreed"), &json!(true))
    );
    let (_, log) = club.text(&format!("/api/events/{id}/log"), &director).await;
    assert!(log.contains("handed: true"), "{log}");
    // Another phone needs no handing over, and no client says which device it is.
    club.write(&id, &phone, "r2", result("1", 2)).await;
    let east = club.phone(&id, &director, "1", "E").await;
    let forged = json!({"agreed": {"round": 1, "table": "1", "board": 2}, "device": "x"});
    let (status, _, _) = club.write(&id, &east, "f", forged).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, answer, _) = club.write(&id, &east, "a2", agreed(2, false)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let seen = club.read(&format!("/api/events/{id}"), &director).await;
    let board = &seen["event"]["sessions"][0]["rounds"][0]["tables"][0]["boards"][1];
    assert_eq!(board.get("handed"), None);
}

#[tokio::test]
async fn who_calls_again_while_a_call_is_open_is_told_that_call() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let phone = club.phone(&id, &director, "1", "N").await;
    let call = json!({"called": {"round": 1, "table": "1"}});
    let (_, first, _) = club.write(&id, &phone, "1", call.clone()).await;
    let (status, second, _) = club.write(&id, &phone, "2", call.clone()).await;
    assert_eq!((status, &second["call"]), (StatusCode::OK, &json!(1)));
    assert_eq!(first, second);
    // Once the Director has come it is a new call.
    let attended = json!({"attended": {"call": 1}});
    club.write(&id, &director, "3", attended).await;
    let (_, third, _) = club.write(&id, &phone, "4", call).await;
    assert_eq!(third["call"], 2);
}

#[tokio::test]
async fn who_directs_and_plays_is_both_on_one_phone() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let codes = club
        .read(&format!("/api/events/{id}/codes"), &director)
        .await;
    let wish = json!({"code": codes[0]["code"]});
    let (status, _, cookie) = club.ask("POST", "/api/join", &director, wish).await;
    assert_eq!((status, &cookie), (StatusCode::OK, &director));
    let sits = json!({"seat": "N", "follows": true});
    club.ask("POST", "/api/join/seat", &director, sits).await;
    let me = club.read("/api/me", &director).await;
    assert_eq!(
        (&me["role"], &me["table"]),
        (&json!("director"), &json!("1"))
    );
    // As a player he sees his table, as a Director the event.
    let seen = club
        .read(&format!("/api/events/{id}?view=table"), &director)
        .await;
    assert_eq!(seen["table"]["seat"], "N");
    let all = club.read(&format!("/api/events/{id}"), &director).await;
    assert!(all["event"]["entries"].is_number());
    // With a seat he speaks as a player, without one as a Director.
    let path = format!("/api/events/{id}/entries");
    let wish = json!({"key": "n", "seat": "N", "action": result("1", 1)});
    let (status, answer, _) = club.ask("POST", &path, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let seen = club
        .read(&format!("/api/events/{id}?view=table"), &director)
        .await;
    assert_eq!(seen["table"]["boards"][0]["status"], "entered");
    // Calls of other tables reach him where he plays.
    let phone = club.phone(&id, &director, "2", "E").await;
    let call = json!({"called": {"round": 1, "table": "2", "seat": "E", "reason": "revoke"}});
    club.write(&id, &phone, "c", call).await;
    let seen = club
        .read(&format!("/api/events/{id}?view=table"), &director)
        .await;
    assert_eq!(seen["table"]["calls"][0]["reason"], "revoke");
    let on_the_way = json!({"attended": {"call": 1, "stage": "on-the-way"}});
    club.write(&id, &director, "a", on_the_way).await;
    let seen = club
        .read(&format!("/api/events/{id}?view=table"), &phone)
        .await;
    assert_eq!(seen["table"]["call"]["stage"], "on-the-way");
    assert_eq!(seen["table"].get("calls"), None);
}

#[tokio::test]
async fn a_phone_goes_with_its_pair_and_a_tablet_stays() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let phone = club.phone(&id, &director, "1", "E").await;
    let sits = json!({"seat": "E", "follows": true});
    club.ask("POST", "/api/join/seat", &phone, sits).await;
    let tablet = club.phone(&id, &director, "1", "N").await;
    let lies = json!({"seat": "N", "shared": true});
    club.ask("POST", "/api/join/seat", &tablet, lies).await;
    let own = format!("/api/events/{id}?view=table");
    let round = club.read(&own, &phone).await["table"]["round"]
        .as_u64()
        .unwrap();
    let pair = club.read(&own, &phone).await["table"]["sides"]["ew"]["contestant"].clone();
    let next = json!({"round-started": {"round": round + 1}});
    club.write(&id, &director, "next", next).await;
    let seen = club.read(&own, &phone).await;
    assert_ne!(seen["table"]["table"], "1");
    assert_eq!(seen["table"]["sides"]["ew"]["contestant"], pair);
    assert_eq!(seen["table"]["seat"], "E");
    // What it owes of the round before it may still write, and what is here too.
    let here = seen["table"]["table"].as_str().unwrap().to_owned();
    let board = seen["table"]["boards"][0]["board"].as_u64().unwrap();
    let result = json!({"result": {"round": round + 1, "table": here, "board": board, "contract": "1NT", "by": "N", "tricks": 7}});
    let (status, answer, _) = club.write(&id, &phone, "r", result).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let stays = club.read(&own, &tablet).await;
    assert_eq!(
        (&stays["table"]["table"], &stays["table"]["shared"]),
        (&json!("1"), &json!(true))
    );
}

#[tokio::test]
async fn a_code_on_the_table_leads_to_the_session_that_is_on() {
    let club = Club::new().await;
    let director = club.director().await;
    let first = club.session(&director).await;
    let path = format!("/api/events/{first}/codes?lasting=true");
    let codes = club.read(&path, &director).await;
    assert_eq!(codes[0]["code"].as_str().unwrap().len(), 7);
    assert_eq!(club.read(&path, &director).await, codes);
    let wish = json!({"code": codes[1]["code"]});
    let (status, joined, _) = club.ask("POST", "/api/join", "", wish.clone()).await;
    assert_eq!(status, StatusCode::OK, "{joined}");
    assert_eq!(
        (&joined["event"], &joined["table"]),
        (&json!(first), &json!("2"))
    );
    // Where two sessions are on at once the player says which.
    let second = club.session(&director).await;
    let (status, problem, _) = club.ask("POST", "/api/join", "", wish.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "{problem}");
    let mut offered: Vec<&str> = problem["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["event"].as_str().unwrap())
        .collect();
    offered.sort_unstable();
    let mut both = [first.as_str(), second.as_str()];
    both.sort_unstable();
    assert_eq!(offered, both);
    for event in both {
        let wish = json!({"code": codes[1]["code"], "event": event});
        let (_, joined, _) = club.ask("POST", "/api/join", "", wish).await;
        assert_eq!(
            (&joined["event"], &joined["table"]),
            (&json!(event), &json!("2"))
        );
    }
    let elsewhere = json!({"code": codes[1]["code"], "event": "nowhere"});
    let (status, _, _) = club.ask("POST", "/api/join", "", elsewhere).await;
    assert_eq!(status, StatusCode::CONFLICT);
    // Made anew, the old ones lead nowhere.
    club.ask("POST", &path, &director, json!({})).await;
    let (status, _, _) = club.ask("POST", "/api/join", "", wish).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_table_that_is_late_writes_what_it_owes_of_the_round_before() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let start = json!({"round-started": {"round": 3}});
    club.write(&id, &director, "s3", start).await;
    let north = club.phone(&id, &director, "1", "N").await;
    let east = club.phone(&id, &director, "1", "E").await;
    let seen = club.read(&format!("/api/events/{id}"), &director).await;
    let rounds = &seen["event"]["sessions"][0]["rounds"];
    let board = |round: usize| rounds[round - 1]["tables"][0]["boards"][0]["board"].clone();
    let at = |round: usize| json!({"round": round, "table": "1", "board": board(round)});
    let played = |round: usize| {
        let mut at = at(round);
        at["contract"] = json!("Pass");
        json!({"result": at})
    };
    // The fourth round begins while the board of the third is played; the fifth has not.
    let start = json!({"round-started": {"round": 4}});
    let (status, answer, _) = club.write(&id, &director, "s4", start).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, answer, _) = club.write(&id, &north, "l3", played(3)).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (status, answer, _) = club.write(&id, &north, "l5", played(5)).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    // The others are shown what stands, and agree to it.
    let mut other = played(3);
    other["result"]["contract"] = json!("1NT");
    other["result"]["by"] = json!("N");
    other["result"]["tricks"] = json!(7);
    let (status, answer, _) = club.write(&id, &east, "o3", other.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT, "{answer}");
    let agreed = json!({"agreed": at(3)});
    let (status, answer, _) = club.write(&id, &east, "a3", agreed).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // What both have agreed to is no longer for the table.
    for (key, phone) in [("w3", &north), ("x3", &east)] {
        let (status, answer, _) = club.write(&id, phone, key, other.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{answer}");
    }
    let seen = club.read(&format!("/api/events/{id}"), &director).await;
    let table = &seen["event"]["sessions"][0]["rounds"][2]["tables"][0];
    assert_eq!(table["boards"][0]["status"], "agreed");
}

/// Five tables, a Mitchell without a switch, two rounds played.
pub async fn mitchell_of_ten(club: &Club, director: &str) -> String {
    let event = json!({"name": "Friday", "kind": "pairs"});
    let (_, event, _) = club.ask("POST", "/api/events", director, event).await;
    let id = event["id"].as_str().unwrap().to_owned();
    let plan = mitchell(5, 5, 1, Even::Skip).unwrap();
    let mut acts: Vec<Value> = (1..=10)
        .map(|n| json!({"entered": {"contestant": n, "players": [format!("A{n}"), format!("B{n}")]}}))
        .collect();
    acts.push(json!({"movement": {"plan": plan.to_yaml()}}));
    for (round, number) in plan.rounds.iter().take(2).zip(1..) {
        acts.push(json!({"round-started": {"round": number}}));
        for table in &round.tables {
            let tricks = 7 + (table.number + number) % 5;
            acts.push(json!({"result": {"round": number, "table": table.name(), "board": table.boards.0[0], "contract": "3NT", "by": "N", "tricks": tricks}}));
        }
    }
    for (act, key) in acts.into_iter().zip(0..) {
        let (status, answer, _) = club.write(&id, director, &format!("k{key}"), act).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    id
}

#[tokio::test]
async fn a_mitchell_has_two_rankings_in_everything_that_is_sent() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let two = |list: &Value| {
        let lines: Vec<_> = list
            .as_array()
            .unwrap()
            .iter()
            .map(|p| p["line"].clone())
            .collect();
        assert_eq!(lines[..5], vec![json!("ns"); 5]);
        assert_eq!(lines[5..], vec![json!("ew"); 5]);
        assert_eq!(list[5]["rank"], 1);
    };
    let ranking = club
        .read(&format!("/api/events/{id}/standings"), &director)
        .await;
    two(&ranking["standings"]);
    let chart = club
        .read(&format!("/api/events/{id}/chart"), &director)
        .await;
    two(&chart[1]["standings"]);
    let card = club
        .read(&format!("/api/events/{id}/contestants/7"), &director)
        .await;
    assert_eq!(card["line"], "ew");
    let path = format!("/api/events/{id}/print/ranking?format=html&language=it");
    let (_, print) = club.text(&path, &director).await;
    let (ns, ew) = (print.find("Nord-Sud"), print.find("Est-Ovest"));
    assert!(ns.is_some() && ns < ew, "{print}");
    let (_, file) = club
        .text(&format!("/api/events/{id}/export/event-file"), &director)
        .await;
    assert_eq!(file.matches("line: ew").count(), 5);
}

#[tokio::test]
async fn the_directors_ranking_counts_no_round_to_come_of_who_withdrew() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = mitchell_of_ten(&club, &director).await;
    let withdrew = json!({"key": "w", "why": "ill", "action": {"withdrew": {"contestant": 2, "accepted": true}}});
    let path = format!("/api/events/{id}/entries");
    let (status, answer, _) = club.ask("POST", &path, &director, withdrew).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let ranking = club
        .read(&format!("/api/events/{id}/standings"), &director)
        .await;
    let places = ranking["standings"].as_array().unwrap().clone();
    assert!(places.iter().all(|place| place["boards"] == 2), "{ranking}");
}

#[tokio::test]
async fn a_phone_sits_at_a_table_of_a_section_of_two_letters() {
    use openroom_movements::generate::{Even, mitchell, sections};

    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "Festival", "kind": "pairs", "settings": {"method": "matchpoints"}});
    let (_, event, _) = club.ask("POST", "/api/events", &director, event).await;
    let id = event["id"].as_str().unwrap();
    let section = mitchell(3, 3, 1, Even::Skip).unwrap();
    let movement = sections(&vec![section; 28]).unwrap();
    let entered = |number: u32| json!({"entered": {"contestant": number, "players": [format!("N{number}"), format!("S{number}")]}});
    let mut acts: Vec<Value> = (1..=movement.contestants).map(entered).collect();
    acts.push(json!({"movement": {"plan": movement.to_yaml()}}));
    acts.push(json!({"round-started": {"round": 1, "minutes": 15}}));
    for (number, act) in acts.into_iter().enumerate() {
        let (status, answer, _) = club.write(id, &director, &format!("{number}"), act).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let (_, codes, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/codes"),
            &director,
            Value::Null,
        )
        .await;
    let names = codes.as_array().unwrap().iter();
    let names: Vec<&str> = names.filter_map(|code| code["table"].as_str()).collect();
    assert_eq!(names[75..79], ["Z1", "Z2", "Z3", "AA1"]);
    let north = club.phone(id, &director, "AB3", "N").await;
    let at = json!({"result": {"round": 1, "table": "AB3", "board": 3, "contract": "3NT", "by": "N", "tricks": 9}});
    let (status, answer, _) = club.write(id, &north, "a", at).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let (_, table, _) = club
        .ask("GET", &format!("/api/events/{id}"), &north, Value::Null)
        .await;
    assert_eq!(table["table"]["table"], "AB3", "{table}");
}

#[tokio::test]
async fn a_lead_that_cannot_be_is_told_and_cards_are_not_looked_for() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let phone = club.phone(&id, &director, "1", "N").await;
    let path = format!("/api/events/{id}/lead");
    let ask = async |board: u32, by: &str, lead: &str| {
        let wish = json!({"board": board, "by": by, "lead": lead});
        let (status, answer, _) = club.ask("POST", &path, &phone, wish).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer["held"].clone()
    };
    // North has the spades, East the hearts: East leads against North.
    assert_eq!(ask(1, "N", "HK").await, json!(true));
    assert_eq!(ask(1, "N", "SK").await, json!(false));
    for _ in 0..2 {
        ask(1, "E", "DK").await;
    }
    assert_eq!(ask(1, "S", "CK").await, Value::Null);
    // A board of another round, or of another table, is not spoken of.
    assert_eq!(ask(9, "N", "HK").await, Value::Null);
    let (status, _, _) = club
        .ask(
            "POST",
            &path,
            "",
            json!({"board": 1, "by": "N", "lead": "HK"}),
        )
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}
