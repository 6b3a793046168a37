//! What a role may not see is not sent: every route that can be looked at, for every role, at each moment of a session.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::tables;

use super::description::gettable;
use super::{Club, HANDS};

/// Every result of the session by round, table and board, each with a contract of its own.
pub const RESULTS: [(u32, &str, u32, &str); 8] = [
    (1, "1", 1, "7CXX"),
    (1, "1", 2, "7DXX"),
    (1, "2", 3, "7HXX"),
    (1, "2", 4, "7SXX"),
    (2, "1", 3, "6CXX"),
    (2, "1", 4, "6DXX"),
    (2, "2", 1, "6HXX"),
    (2, "2", 2, "6SXX"),
];

/// The cards that nobody is to see too early.
const CARDS: &str = "AKQJT98765432";

/// How far the session has come.
struct Moment {
    show: &'static str,
    /// So many of the results are there.
    entered: usize,
    round: u32,
    over: bool,
}

impl Moment {
    /// Whether everybody may see the results of a board: nobody has still to play it, and, where results come by rounds, all rounds in
    /// which it is played are complete.
    fn is_public(&self, board: u32) -> bool {
        let there = |at: usize| at < self.entered;
        let complete = |round: u32| {
            let mut all = RESULTS.iter().enumerate();
            all.all(|(at, result)| result.0 != round || there(at))
        };
        let mut of_board = RESULTS.iter().enumerate().filter(|(_, r)| r.2 == board);
        match self.show {
            _ if self.over => true,
            "after-board" => of_board.all(|(at, _)| there(at)),
            "after-round" => of_board.all(|(_, result)| complete(result.0)) && complete(1),
            _ => false,
        }
    }
}

struct Role {
    name: &'static str,
    /// A cookie, or a token.
    key: String,
    sees_hands: bool,
    sees_results: bool,
    /// A device at this table.
    table: Option<&'static str>,
}

#[tokio::test]
async fn what_a_role_may_not_see_is_not_sent() {
    for show in ["after-board", "after-round", "after-session"] {
        let club = Club::new().await;
        let director = club.director().await;
        let id = event(&club, &director, show).await;
        let roles = roles(&club, &director, &id).await;
        let mut moment = Moment {
            show,
            entered: 0,
            round: 1,
            over: false,
        };
        for upto in [1, 4, 5, 8] {
            while moment.entered < upto {
                let next = RESULTS[moment.entered];
                if next.0 > moment.round {
                    moment.round = next.0;
                    act(
                        &club,
                        &id,
                        &director,
                        json!({"round-started": {"round": 2}}),
                    )
                    .await;
                }
                act(&club, &id, &director, result(next)).await;
                moment.entered += 1;
            }
            if upto == 4 {
                act(&club, &id, &director, ruling()).await;
                for action in case() {
                    act(&club, &id, &director, action).await;
                }
            }
            look_everywhere(&club, &id, &roles, &moment).await;
        }
        act(&club, &id, &director, json!({"session-over": {}})).await;
        moment.over = true;
        look_everywhere(&club, &id, &roles, &moment).await;
        let (status, page, _) = club
            .ask(
                "GET",
                &format!("/api/events/{id}/boards/1/1"),
                "",
                Value::Null,
            )
            .await;
        assert_eq!(status, StatusCode::OK);
        assert!(
            page.to_string().contains(CARDS),
            "and then everybody sees them"
        );
    }
}

#[tokio::test]
async fn the_ranking_goes_with_each_result_only_where_results_are_shown_after_each_board() {
    for (show, live) in [
        ("after-board", true),
        ("after-round", false),
        ("after-session", false),
    ] {
        let club = Club::new().await;
        let director = club.director().await;
        let id = event(&club, &director, show).await;
        let path = format!("/api/events/{id}/standings");
        let (status, _, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{show}: nothing was played");
        act(&club, &id, &director, result(RESULTS[0])).await;
        let (status, ranking, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status == StatusCode::OK, live, "{show}: {ranking}");
        if live {
            assert_eq!(ranking["standings"][0]["boards"], 1, "{ranking}");
        }
        let (status, _, _) = club
            .ask(
                "GET",
                &format!("/api/events/{id}/contestants/1"),
                "",
                Value::Null,
            )
            .await;
        assert_eq!(
            status,
            StatusCode::NOT_FOUND,
            "{show}: no scorecard of a round that goes on"
        );
    }
}

#[tokio::test]
async fn only_the_director_puts_an_event_away_and_brings_it_back() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = event(&club, &director, "after-round").await;
    let path = format!("/api/events/{id}/away");
    let (status, _, _) = club.ask("POST", &path, "", json!({"away": true})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, _, _) = club
        .ask(
            "POST",
            "/api/events/none/away",
            &director,
            json!({"away": true}),
        )
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    for away in [true, false] {
        let (status, answer, _) = club
            .ask("POST", &path, &director, json!({"away": away}))
            .await;
        assert_eq!((status, &answer["away"]), (StatusCode::OK, &json!(away)));
        let (_, listed, _) = club.ask("GET", "/api/events", "", Value::Null).await;
        assert_eq!(listed.as_array().unwrap().is_empty(), away, "{listed}");
        let (_, listed, _) = club.ask("GET", "/api/events", &director, Value::Null).await;
        assert_eq!(listed[0]["away"], json!(away), "{listed}");
    }
}

pub fn result((round, table, board, contract): (u32, &str, u32, &str)) -> Value {
    json!({"result": {"round": round, "table": table, "board": board, "contract": contract, "by": "N", "tricks": 3, "signed": true}})
}

pub async fn act(club: &Club, id: &str, director: &str, action: Value) {
    let key = action.to_string();
    let key = crate::secrets::kept(&key);
    let (status, answer, _) = club.write(id, director, &key, action.clone()).await;
    assert_eq!(status, StatusCode::OK, "{action}: {answer}");
}

/// A ruling whose log has the hands.
fn ruling() -> Value {
    let log = format!("edition: 2017\nboard: 2\ndeal: \"{HANDS}\"\nauction: Pass Pass Pass Pass\n");
    json!({"ruling": {"round": 1, "table": "1", "board": 2, "log": log, "facts": "looked at"}})
}

/// A case with a hand in its poll.
fn case() -> [Value; 2] {
    let about = json!({"kind": "information"});
    [
        json!({"case": {"round": 1, "table": "1", "board": 1, "about": about}}),
        json!({"in-case": {"case": 1, "act": {"poll": {"hand": "AKQJT98765432...", "seat": "N"}}}}),
    ]
}

/// Two rounds, in which each board is played twice.
pub async fn event(club: &Club, director: &str, show: &str) -> String {
    let event = json!({"name": "Thursday", "kind": "pairs", "settings": {"method": "matchpoints", "show-results": show}});
    let (status, event, _) = club.ask("POST", "/api/events", director, event).await;
    assert_eq!(status, StatusCode::OK, "{event}");
    let id = event["id"].as_str().unwrap().to_owned();
    let csv = "id,name1,name2\n1,Ana,Bea\n2,Cid,Dan\n3,Eva,Fay\n4,Gil,Hal\n";
    let (status, answer, _) = club
        .ask(
            "POST",
            &format!("/api/events/{id}/entrants"),
            director,
            json!({"csv": csv}),
        )
        .await;
    assert_eq!(
        (status, &answer["entered"]),
        (StatusCode::OK, &json!(4)),
        "{answer}"
    );
    let plan = "movement: there and back\nentrants: pairs\ncontestants: 4\nmeetings: 2\nrounds:\n\
        - tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n  - {table: 2, ns: 3, ew: 4, boards: 3-4}\n\
        - tables:\n  - {table: 1, ns: 1, ew: 2, boards: 3-4}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2}\n";
    let deals: Value = ["1", "2", "3", "4"]
        .map(|board| (board, HANDS))
        .into_iter()
        .collect();
    for action in [
        json!({"movement": {"plan": plan}}),
        json!({"dealt": {"boards": "1-4", "deals": deals}}),
        json!({"round-started": {"round": 1}}),
    ] {
        act(club, &id, director, action).await;
    }
    id
}

async fn roles(club: &Club, director: &str, id: &str) -> Vec<Role> {
    let role = |name, key, sees_hands, sees_results, table| Role {
        name,
        key,
        sees_hands,
        sees_results,
        table,
    };
    let mut token = Vec::new();
    for name in ["spectator", "scorer", "assistant"] {
        let wish = json!({"name": name, "role": name});
        let (_, made, _) = club.ask("POST", "/api/tokens", director, wish).await;
        token.push(format!("Bearer {}", made["token"].as_str().unwrap()));
    }
    let other = event(club, director, "after-board").await;
    vec![
        role("nobody", String::new(), false, false, None),
        role("spectator", token[0].clone(), false, false, None),
        role("scorer", token[1].clone(), false, true, None),
        role("assistant", token[2].clone(), true, true, None),
        role(
            "table 1",
            club.phone(id, director, "1", "N").await,
            false,
            false,
            Some("1"),
        ),
        role(
            "table 2",
            club.phone(id, director, "2", "E").await,
            false,
            false,
            Some("2"),
        ),
        role(
            "a table of another event",
            club.phone(&other, director, "1", "N").await,
            false,
            false,
            None,
        ),
    ]
}

async fn look_everywhere(club: &Club, id: &str, roles: &[Role], moment: &Moment) {
    let (event, _) = club.app.event(id).await.unwrap().now().await;
    let codes: Vec<String> = tables::codes_of(&club.app, id, &event, false)
        .await
        .unwrap()
        .into_iter()
        .map(|code| code.code)
        .collect();
    for path in paths(id) {
        for role in roles {
            let (status, text) = club.text(&path, &role.key).await;
            let place = || {
                format!(
                    "{} at {path} ({status}), {} {}",
                    role.name, moment.show, moment.entered
                )
            };
            assert!(!status.is_server_error(), "{}", place());
            if !role.sees_hands && !moment.over {
                assert!(!text.contains(CARDS), "{}: hands", place());
            }
            if role.name != "assistant" {
                assert!(
                    !codes.iter().any(|code| text.contains(code)),
                    "{}: codes",
                    place()
                );
            }
            assert!(!text.contains("argon2"), "{}: passwords", place());
            let printed = path.contains("/print/travellers")
                || path.contains("/print/scorecards")
                || path.contains("/export/");
            if printed && !role.sees_results && !moment.over {
                assert!(!status.is_success(), "{}: results", place());
            }
            for (round, table, board, contract) in RESULTS {
                // A table sees its own results, and after a board what others did on it.
                let own = role.table == Some(table) && round == moment.round;
                let played = moment.show == "after-board"
                    && RESULTS
                        .iter()
                        .any(|r| (r.0, r.2) == (moment.round, board) && role.table == Some(r.1));
                let may = role.sees_results || own || played || moment.is_public(board);
                assert!(may || !text.contains(contract), "{}: {contract}", place());
            }
        }
    }
}

/// Every address that can be looked at, with everything that stands for something in it.
fn paths(id: &str) -> Vec<String> {
    let mut all = Vec::new();
    for described in gettable() {
        if described.ends_with("/live") {
            continue;
        }
        let mut made = vec![described.replace("{id}", id)];
        for (name, values) in [
            ("{table}", vec!["1", "2"]),
            ("{session}", vec!["1"]),
            ("{board}", vec!["1", "2", "3", "4"]),
            ("{number}", vec!["1", "3"]),
            ("{case}", vec!["1"]),
            ("{ruling}", vec!["1"]),
            ("{question}", vec!["happened", "alternatives"]),
            (
                "{format}",
                vec!["event-file", "log", "csv", "usebio", "pbn"],
            ),
            (
                "{document}",
                vec![
                    "hands",
                    "movement",
                    "guide",
                    "travellers",
                    "ranking",
                    "scorecards",
                    "slips",
                    "tables",
                    "appeal",
                ],
            ),
        ] {
            made = made
                .into_iter()
                .flat_map(|path| match path.contains(name) {
                    true => values
                        .iter()
                        .map(|value| path.replace(name, value))
                        .collect(),
                    false => vec![path],
                })
                .collect();
        }
        all.extend(made);
    }
    let printed = |path: &String| path.contains("/print/");
    for path in all.clone().iter().filter(|path| printed(path)) {
        all.push(format!("{path}?format=html"));
    }
    // A page of a PDF takes a while, and nothing can be looked for in it.
    all.retain(|path| !printed(path) || path.contains("html"));
    all.push(format!("/api/events/{id}?view=public"));
    all.push("/api/score?board=1&contract=4S&by=N&tricks=10".into());
    all
}
