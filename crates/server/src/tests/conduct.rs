//! What is kept of somebody's conduct reaches its readers and nobody else, whatever is asked; who is suspended is told on entering.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

/// A word that stands nowhere but in the record.
const SECRET: &str = "zanzibar";

/// The director opens a record of Ana Lima, for himself alone, with a matter and a suspension.
async fn record(club: &Club, director: &str) -> String {
    let (status, made, _) = club
        .ask(
            "POST",
            "/api/conduct",
            director,
            json!({"name": "Ana Lima"}),
        )
        .await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let path = format!("/api/conduct/{id}");
    let matter = json!({"matter": {"day": "2026-01-10", "event": SECRET, "offence": SECRET, "measure": "penalty", "text": SECRET, "keep_until": "2999-01-01"}});
    let (status, told, _) = club.ask("POST", &path, director, matter).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(told["next_step"], "disqualify");
    let suspension =
        json!({"suspension": {"from": "2020-01-01", "until": "2999-01-01", "text": SECRET}});
    let (status, told, _) = club.ask("POST", &path, director, suspension).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    id
}

/// Somebody else who runs events, signed in.
async fn account(club: &Club, director: &str, name: &str, role: &str) -> String {
    let wish = json!({"name": name, "password": "a calm second", "role": role});
    let (status, answer, _) = club.ask("POST", "/api/people", director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let sign_in = json!({"name": name, "password": "a calm second"});
    club.ask("POST", "/api/sign-in", "", sign_in).await.2
}

#[tokio::test]
async fn nobody_but_its_readers_is_sent_anything_of_a_record() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let record = record(&club, &director).await;
    // Its reader has it, also on paper.
    let (status, text) = club.text("/api/conduct", &director).await;
    assert!(status == StatusCode::OK && text.contains(SECRET));
    let report = format!("/api/conduct/{record}/report?format=html");
    let (status, page) = club.text(&report, &director).await;
    assert!(
        status == StatusCode::OK && page.contains(SECRET),
        "{status}"
    );
    // Another director, an assistant, a scorer, a player, a program, nobody.
    let mut others = vec![String::new()];
    for (name, role) in [
        ("Second", "director"),
        ("Helper", "assistant"),
        ("Writer", "scorer"),
    ] {
        others.push(account(&club, &director, name, role).await);
    }
    others.push(club.phone(&id, &director, "1", "N").await);
    let (status, made, _) = club
        .ask(
            "POST",
            "/api/tokens",
            &director,
            json!({"name": "Program", "role": "director"}),
        )
        .await;
    assert_eq!(status, StatusCode::OK, "{made}");
    others.push(format!(
        "Bearer {}",
        made["token"].as_str().unwrap_or_default()
    ));
    let mut addresses = addresses(&id, &record);
    addresses.extend([report, format!("/api/conduct/{record}")]);
    for other in &others {
        for address in &addresses {
            let (status, text) = club.text(address, other).await;
            assert!(!text.contains(SECRET), "{address} as {other}: {status}");
        }
        let path = format!("/api/conduct/{record}");
        let (status, _, _) = club.ask("POST", &path, other, json!({"lift": 1})).await;
        assert_ne!(status, StatusCode::OK, "{other}");
        let (status, _, _) = club.ask("DELETE", &path, other, Value::Null).await;
        assert_ne!(status, StatusCode::OK, "{other}");
    }
    // Nor does the director's own look anywhere else bring it: the register, the events, the exports.
    for address in addresses
        .iter()
        // In the file of the club are the records that whoever takes it may read.
        .filter(|one| !one.starts_with("/api/conduct") && *one != "/api/club/file")
    {
        let (_, text) = club.text(address, &director).await;
        assert!(!text.contains(SECRET), "{address}");
    }
    // A reader who is named reads it from then on.
    let path = format!("/api/conduct/{record}");
    let (status, told, _) = club
        .ask("POST", &path, &director, json!({"readers": ["Second"]}))
        .await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, text) = club.text("/api/conduct", &others[1]).await;
    assert!(status == StatusCode::OK && text.contains(SECRET));
    let (status, told, _) = club
        .ask("POST", &path, &director, json!({"readers": ["Nobody"]}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{told}");
}

/// Every address of the interface that is only read, with the values of this event in its path.
fn addresses(id: &str, record: &str) -> Vec<String> {
    let described: Value = serde_json::from_str(&crate::description()).unwrap();
    let values = [
        ("{id}", id),
        ("{record}", record),
        ("{season}", "1"),
        ("{table}", "1"),
        ("{session}", "1"),
        ("{board}", "1"),
        ("{number}", "1"),
        ("{contestant}", "1"),
        ("{case}", "1"),
        ("{ruling}", "1"),
        ("{index}", "1"),
        ("{format}", "pbn"),
        ("{document}", "ranking"),
        ("{question}", "happened"),
        ("{name}", "Second"),
        ("{member}", "1"),
        ("{plan}", "1"),
        ("{wish}", "1"),
        ("{code}", "1"),
        ("{card}", "1"),
    ];
    let paths = described["paths"].as_object().unwrap();
    let read = paths.iter().filter(|(_, item)| item.get("get").is_some());
    let fill = |path: &String| {
        let filled = values.iter();
        filled.fold(path.clone(), |path, (name, value)| {
            path.replace(name, value)
        })
    };
    let all: Vec<String> = read.map(|(path, _)| fill(path)).collect();
    assert!(
        all.len() > 50 && all.iter().all(|path| !path.contains('{')),
        "{all:?}"
    );
    all
}

#[tokio::test]
async fn who_is_suspended_is_told_when_he_is_entered() {
    let club = Club::new().await;
    let director = club.director().await;
    record(&club, &director).await;
    let (_, made, _) = club
        .ask(
            "POST",
            "/api/events",
            &director,
            json!({"name": "Thursday", "kind": "pairs"}),
        )
        .await;
    let id = made["id"].as_str().unwrap().to_owned();
    let entered = json!({"entered": {"contestant": 1, "players": ["Bea Rua", "ana lima"]}});
    let (status, answer, _) = club.write(&id, &director, "e1", entered.clone()).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let told = answer["problem"].as_str().unwrap();
    assert!(told.contains("2999") && !told.contains(SECRET), "{told}");
    // With a reason it is done all the same, and stands in the record.
    let path = format!("/api/events/{id}/entries");
    let body = json!({"key": "e2", "action": entered, "why": "the organiser agrees"});
    let (status, answer, _) = club.ask("POST", &path, &director, body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    // A list is refused as a whole.
    let csv = json!({"csv": "id,name1,name2\n2,Ana Lima,Eva Sol\n"});
    let path = format!("/api/events/{id}/entrants");
    let (status, answer, _) = club.ask("POST", &path, &director, csv).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    let (_, told, _) = club
        .ask("GET", "/api/conduct/suspended", &director, Value::Null)
        .await;
    assert_eq!(told[0]["name"], "Ana Lima");
    assert!(!told.to_string().contains(SECRET));
}
