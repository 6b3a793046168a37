//! The link of a captain opens the own team and nothing else.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

/// What the link of a captain stands for: the secret behind the `#` of its address.
async fn links(club: &Club, id: &str, director: &str) -> Vec<String> {
    let path = format!("/api/events/{id}/captains");
    let (status, told, _) = club.ask("GET", &path, director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let secret = |one: &Value| {
        one["link"]
            .as_str()
            .unwrap()
            .split_once('#')
            .unwrap()
            .1
            .to_owned()
    };
    told.as_array().unwrap().iter().map(secret).collect()
}

#[tokio::test]
async fn a_link_opens_the_own_team_and_nothing_else() {
    let club = Club::new().await;
    let director = club.director().await;
    let teams = json!({"name": "League", "kind": "teams"});
    let id = club.entered(&director, teams, 2).await;
    let links = links(&club, &id, &director).await;
    assert_eq!(links.len(), 2);
    let address = |link: &str| format!("/api/events/{id}/captain?link={link}");

    let (status, page, _) = club.ask("GET", &address(&links[0]), "", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    assert_eq!(page["contestant"], 1);
    let (status, told, _) = club.ask("GET", &address("guessed"), "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{told}");

    let line_up =
        json!({"line-up": {"round": 1, "contestant": 2, "ns": ["A2", "B2"], "ew": ["C2", "D2"]}});
    for (link, action) in [
        (&links[0], line_up),
        (
            &links[0],
            json!({"penalty": {"contestant": 2, "what": "late", "amount": "1"}}),
        ),
        (&links[0], json!({"event-over": {}})),
    ] {
        let body = json!({"key": action.to_string().chars().take(80).collect::<String>(), "why": "mine", "action": action});
        let (status, told, _) = club.ask("POST", &address(link), "", body).await;
        assert!(status.is_client_error(), "{action}: {status} {told}");
    }
    // Only he who runs the event is given the links.
    let path = format!("/api/events/{id}/captains");
    let (status, told, _) = club.ask("GET", &path, "", Value::Null).await;
    assert!(status.is_client_error(), "{told}");
}

/// A captain tells the result of a match of his team, and the page shows the divisions of the league together.
#[tokio::test]
async fn a_captain_tells_a_result_and_divisions_stand_together() {
    let club = Club::new().await;
    let director = club.director().await;
    let mut ids = Vec::new();
    // The season after has the same league again, and its events are newer.
    for (division, year) in [(2, 2026), (1, 2026), (2, 2027)] {
        let names = ["a", "b", "c", "d"];
        let teams = (1..=3).map(|n| {
            let players: Vec<String> = names
                .iter()
                .map(|one| format!("D{division} T{n} {one}"))
                .collect();
            json!({"name": format!("Team {division}{n}"), "players": players})
        });
        let teams: Vec<Value> = teams.collect();
        let wish = json!({
            "name": format!("Division {division}, {year}"),
            "rules": {"name": "Winter League", "division": division, "result-days": 3},
            "boards": 8,
            "first": format!("{year}-10-05T19:30:00Z"),
            "settings": {"method": "imps", "vp": "wbf-2013"},
            "teams": teams,
        });
        let (status, made, _) = club.ask("POST", "/api/leagues", &director, wish).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    let id = &ids[1];
    let links = links(&club, id, &director).await;
    let address = |team: u64| {
        let link = &links[usize::try_from(team).unwrap() - 1];
        format!("/api/events/{id}/captain?link={link}")
    };
    let path = format!("/api/events/{id}/league");
    let (_, league, _) = club.ask("GET", &path, &director, Value::Null).await;
    let one = league["matches"][0].clone();
    assert_eq!(one["due"], "2026-10-08T19:30:00Z", "{one}");
    let (home, away) = (one["home"].as_u64().unwrap(), one["away"].as_u64().unwrap());
    let result = |imps: [&str; 2]| json!({"key": imps.join("-"), "action": {"match": {"match": one["match"], "teams": [home.to_string(), away.to_string()], "boards": "8", "imps": imps}}});
    let (status, told, _) = club
        .ask("POST", &address(home), "", result(["30", "20"]))
        .await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, told, _) = club
        .ask("POST", &address(away), "", result(["20", "30"]))
        .await;
    assert!(status.is_client_error(), "{told}");
    let confirm =
        json!({"key": "yes", "action": {"match-confirmed": {"round": 1, "teams": [home, away]}}});
    let (status, told, _) = club.ask("POST", &address(away), "", confirm).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (_, league, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(league["matches"][0]["told-by"], home);
    assert_eq!(
        league["matches"][0]["confirmed"].as_array().unwrap().len(),
        2
    );
    let path = format!("/api/events/{id}/league/divisions");
    let (status, all, _) = club.ask("GET", &path, &director, Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{all}");
    let found: Vec<(u64, &str, usize)> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let rows = one["rows"].as_array().unwrap().len();
            (
                one["division"].as_u64().unwrap(),
                one["name"].as_str().unwrap(),
                rows,
            )
        })
        .collect();
    let own = [(1, "Division 1, 2026", 3), (2, "Division 2, 2026", 3)];
    assert_eq!(found, own);
}
