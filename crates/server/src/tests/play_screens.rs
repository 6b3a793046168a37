//! Screens in the browser: what is beyond the screen reaches nobody's device, and who may look on.

use std::time::Duration;

use axum::http::StatusCode;
use openroom_tables::Viewer;
use serde_json::{Value, json};

use super::Club;
use super::live::{Heard, PLENTY, Socket, listening};
use super::play::Opened;
use super::play_events::Evening;
use crate::live::held;

const SOON: Duration = Duration::from_secs(10);

async fn does(table: &Opened, club: &Club, who: &str, deed: Value) -> Value {
    let key = super::secrets_key();
    let (status, seen) = table
        .send(club, who, 1, json!({"key": key, "deed": deed}))
        .await;
    assert_eq!(status, StatusCode::OK, "{who} {deed}: {seen}");
    seen["table"].clone()
}

/// What North and East do on their side.
fn beyond() -> Vec<(&'static str, Value)> {
    vec![
        ("N", json!({"alerted": {"act": "1C", "words": "strong"}})),
        ("E", json!({"acknowledge": {"entry": 0}})),
        ("E", json!({"ask": {"entry": 0}})),
        ("N", json!({"explain": {"entry": 0, "words": "sixteen"}})),
        ("N", json!({"tray": "hold"})),
        ("E", json!({"act": "Pass"})),
        ("N", json!({"slip": {"meant": "1S", "saw": 2}})),
        ("director", json!({"consent": {"yes": true}})),
        ("E", json!({"call-director": {"words": "a long thought"}})),
        ("E", json!({"say": {"to": "table", "words": "one moment"}})),
        ("E", json!({"act": "Pass"})),
    ]
}

async fn screened(club: &Club) -> Opened {
    let wish = json!({"settings": {"screens": true, "director": true, "faces": "all",
        "onlookers": {"all": {"after": 0}}}});
    let table = Opened::new(club, wish).await;
    table.bring(club, "N", 0).await;
    table
}

/// How far a device on the other side sees that anything has happened while that is done; none if it does not.
async fn traces(club: &Club, table: &Opened) -> Option<String> {
    let before = table.seen(club, "S").await;
    let stale = json!({"key": "early", "after": 1, "deed": {"act": "1H"}});
    for (who, deed) in beyond() {
        does(table, club, who, deed.clone()).await;
        for far in ["S", "W"] {
            let now = table.seen(club, far).await;
            let of = |seen: &Value| {
                let mut sight = seen["sight"].clone();
                for own in ["viewer", "seats", "may", "faces"] {
                    sight[own].take();
                }
                (sight, seen["widened"].clone())
            };
            if of(&now) != of(&before) {
                return Some(format!("{far} after {deed}: {now}"));
            }
        }
        // What he tries is answered as if nothing had been done.
        let (status, told) = table.send(club, "S", 1, stale.clone()).await;
        if status != StatusCode::CONFLICT {
            return Some(format!("after {deed}: {status} {told}"));
        }
    }
    None
}

#[tokio::test]
async fn what_is_beyond_the_screen_reaches_nobody() {
    let club = Club::new().await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let table = screened(&club).await;
    let path = format!("/api/play/{}/live?link={}", table.id, table.link("S"));
    let mut south = Socket::at(at, &path, "").await.unwrap().unwrap();
    assert!(matches!(south.next(SOON).await, Heard::Text(_)));
    assert_eq!(traces(&club, &table).await, None);
    // Over the socket nothing came; with the tray all comes at once.
    does(&table, &club, "N", json!({"tray": "pass"})).await;
    let Heard::Text(first) = south.next(SOON).await else {
        panic!("no message");
    };
    let calls = first["table"]["sight"]["auction"]
        .as_array()
        .unwrap()
        .clone();
    let calls: Vec<&Value> = calls.iter().map(|it| &it["call"]).collect();
    assert_eq!(calls, [&json!("1S"), &json!("Pass")], "{first}");
    // What was written beyond stays there.
    let text = first.to_string();
    for word in ["strong", "sixteen", "a long thought", "one moment"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
    // The others see what they said to each other, and the Director all of it with its times.
    let north = table.seen(&club, "N").await.to_string();
    assert!(north.contains("one moment") && !north.contains("a long thought"));
    let director = table.seen(&club, "director").await;
    let sight = &director["sight"];
    assert_eq!(sight["trays"].as_array().unwrap().len(), 1);
    assert_eq!(sight["changes"][0]["call"], "1C");
    // Nobody sees both sides: all hands are no choice, and the cameras only those of screen-mates.
    assert_eq!(sight["settings"]["onlookers"], "one-hand");
    assert_eq!(sight["settings"]["faces"], "screens");
}

#[tokio::test]
async fn a_server_that_shows_what_is_beyond_is_found_out() {
    let club = Club::new().await;
    let table = screened(&club).await;
    *held(&club.app.played.widens) = Some(|board, viewer| match viewer {
        Viewer::Seat(_) => json!(board.record().len()),
        _ => Value::Null,
    });
    assert!(traces(&club, &table).await.is_some());
}

/// The table of an event, with screens, as one seat sees it.
#[tokio::test]
async fn a_call_for_the_director_stays_on_its_side_at_an_event() {
    let settings = json!({"play": "guided", "play-screens": "true", "play-onlookers": "all-hands"});
    let evening = Evening::new(settings).await;
    let board = evening.path(1, 1, "/boards");
    let (status, seen, _) = evening
        .club
        .ask("POST", &board, &evening.phones[0], json!({"after": 0}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    let call = json!({"call-director": {"words": "a hesitation"}});
    let (status, seen) = evening.does(&evening.phones[1], &deeds, call).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    for (phone, seat) in evening.phones.iter().zip(["N", "E", "S", "W"]) {
        let seen = evening.seen(phone, 1).await;
        let hears = matches!(seat, "N" | "E");
        assert_eq!(!seen["round"]["call"].is_null(), hears, "{seat}: {seen}");
        assert_eq!(!seen["sight"]["called"].is_null(), hears, "{seat}: {seen}");
        assert_eq!(seen["sight"]["settings"]["onlookers"], "one-hand");
    }
}

#[tokio::test]
async fn a_closed_room_has_no_onlookers_and_a_captain_has_one_table_for_a_round() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "Match", "kind": "teams", "settings": {"method": "imps"}});
    let (status, event, _) = club.ask("POST", "/api/events", &director, event).await;
    assert_eq!(status, StatusCode::OK, "{event}");
    let id = event["id"].as_str().unwrap().to_owned();
    let plan = "movement: a match\nentrants: teams\ncontestants: 2\ncopies: 2\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2}\n  - {table: 2, ns: 2, ew: 1, boards: 1-2}\n";
    let deals: Value = ["1", "2"]
        .map(|board| (board, super::HANDS))
        .into_iter()
        .collect();
    let team = |number: u32, players: [&str; 4]| json!({"entered": {"contestant": number, "players": players}});
    let acts = [
        team(1, ["Ana", "Bea", "Cid", "Dan"]),
        team(2, ["Eva", "Fay", "Gil", "Hal"]),
        json!({"regulations": {"layer": "event", "settings": {"play": "guided", "play-onlookers": "one-hand"}}}),
        json!({"movement": {"plan": plan}}),
        json!({"dealt": {"boards": "1-2", "deals": deals}}),
        json!({"round-started": {"round": 1, "minutes": 15}}),
    ];
    for (number, action) in acts.into_iter().enumerate() {
        let (status, answer, _) = club
            .write(&id, &director, &format!("a{number}"), action)
            .await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let secret = |url: &Value| url.as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let path = format!("/api/events/{id}/onlookers");
    let (_, links, _) = club.ask("GET", &path, &director, Value::Null).await;
    let onlooker = secret(&links["onlooker"]);
    let path = format!("/api/events/{id}/captains");
    let (_, captains, _) = club.ask("GET", &path, &director, Value::Null).await;
    let captain = secret(&captains[0]["link"]);
    let looks = |table: u32, link: &str| format!("/api/play/{id}-1-1-{table}?link={link}&beside=N");
    let watch = |link: &str| format!("/api/events/{id}/watch?link={link}");
    let ask = async |path: String| {
        let (status, told, _) = club.ask("GET", &path, "", Value::Null).await;
        (status, told)
    };
    assert_eq!(ask(looks(1, &onlooker)).await.0, StatusCode::OK);
    // The captain of one team declares the second table closed; the first is then open.
    let write = async |link: &str, key: &str, action: Value| {
        let path = format!("/api/events/{id}/captain?link={link}");
        let body = json!({"key": key, "action": action});
        let (status, told, _) = club.ask("POST", &path, "", body).await;
        (status, told)
    };
    let close = |table: &str| json!({"room-closed": {"round": 1, "table": table}});
    let (status, told) = write(&captain, "close", close("2")).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, told) = write(&captain, "both", close("1")).await;
    assert!(status.is_client_error(), "{told}");
    let (status, told) = ask(looks(2, &onlooker)).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{told}");
    let (_, tables) = ask(watch(&onlooker)).await;
    assert_eq!(tables["tables"].as_array().unwrap().len(), 1, "{tables}");
    // A captain looks on at the table that the Director has given him, whoever else may, and at no other.
    assert_eq!(ask(looks(1, &captain)).await.0, StatusCode::FORBIDDEN);
    let place = json!({"captain-watches": {"round": 1, "contestant": 1, "table": "2"}});
    let (status, told, _) = club.write(&id, &director, "place", place).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(ask(looks(1, &captain)).await.0, StatusCode::FORBIDDEN);
    let (status, seen) = ask(looks(2, &captain)).await;
    assert_eq!(
        (status, &seen["role"]),
        (StatusCode::OK, &json!("captain")),
        "{seen}"
    );
    // Once he has left it he sees nothing more in this round.
    let left =
        json!({"captain-watches": {"round": 1, "contestant": 1, "table": "2", "left": true}});
    let (status, told) = write(&captain, "left", left).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert_eq!(ask(looks(2, &captain)).await.0, StatusCode::FORBIDDEN);
    let again = json!({"captain-watches": {"round": 1, "contestant": 1, "table": "1"}});
    let (status, told, _) = club.write(&id, &director, "again", again).await;
    assert!(status.is_client_error(), "{told}");
}

#[tokio::test]
async fn who_is_signed_in_under_the_name_of_a_player_does_not_look_on() {
    let evening = Evening::new(json!({"play": "guided", "play-onlookers": "one-hand"})).await;
    let club = &evening.club;
    let path = format!("/api/events/{}/onlookers", evening.id);
    let (_, links, _) = club.ask("GET", &path, &evening.director, Value::Null).await;
    let link = links["onlooker"]
        .as_str()
        .unwrap()
        .split_once('#')
        .unwrap()
        .1
        .to_owned();
    let looks = evening.path(1, 2, &format!("?link={link}&beside=N"));
    for (name, status) in [("Gil", StatusCode::FORBIDDEN), ("Zoe", StatusCode::OK)] {
        let person = json!({"name": name, "role": "scorer", "password": "long enough"});
        club.ask("POST", "/api/people", &evening.director, person)
            .await;
        let wish = json!({"name": name, "password": "long enough"});
        let (_, _, cookie) = club.ask("POST", "/api/sign-in", "", wish).await;
        assert!(!cookie.is_empty(), "{name}");
        let (told, seen, _) = club.ask("GET", &looks, &cookie, Value::Null).await;
        assert_eq!(told, status, "{name}: {seen}");
    }
}
