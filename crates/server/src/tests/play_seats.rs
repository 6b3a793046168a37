//! One link for all: whoever has it chooses a seat, in a team match in either room, and nothing else.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;
use super::live::{Heard, PLENTY, Socket, listening};
use super::play::Opened;

/// A secret as a device makes it.
fn secret(letter: char) -> String {
    letter.to_string().repeat(32)
}

async fn choose(
    club: &Club,
    room: &Value,
    seat: &str,
    name: &str,
    link: &str,
) -> (StatusCode, Value) {
    let (id, code) = (room["id"].as_str().unwrap(), room["link"].as_str().unwrap());
    let path = format!("/api/play/{id}/seats?link={code}");
    let wish = json!({"seat": seat, "name": name, "link": link});
    let (status, answer, _) = club.ask("POST", &path, "", wish).await;
    (status, answer)
}

async fn get(club: &Club, path: &str) -> (StatusCode, Value) {
    let (status, answer, _) = club.ask("GET", path, "", Value::Null).await;
    (status, answer)
}

#[tokio::test]
async fn eight_people_choose_their_seats_by_one_link() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({"teams": 2})).await;
    let seen = table.seen(&club, "invited").await;
    assert_eq!(seen["role"], "invited");
    assert!(
        seen.get("sight").is_none() && seen["next"] == false,
        "{seen}"
    );
    let rooms = seen["rooms"].as_array().unwrap().clone();
    assert_eq!(rooms.len(), 2);
    assert_eq!(rooms[1]["closed"], true);
    let mut links = Vec::new();
    for (number, room) in rooms.iter().enumerate() {
        for (at, seat) in ["N", "E", "S", "W"].into_iter().enumerate() {
            let link = secret(['a', 'b', 'c', 'd', 'e', 'f', '0', '1'][4 * number + at]);
            let name = format!("{seat} {number}");
            let (status, answer) = choose(&club, room, seat, &name, &link).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
            // The same again is the same; somebody else is too late.
            assert_eq!(
                choose(&club, room, seat, &name, &link).await.0,
                StatusCode::OK
            );
            let late = choose(&club, room, seat, "Late", &secret('9')).await;
            assert_eq!(late.0, StatusCode::CONFLICT, "{late:?}");
            links.push((room["id"].as_str().unwrap().to_owned(), seat, link));
        }
    }
    // All see who sits where; the names are on the first board, and each link opens its seat and no other.
    let seen = table.seen(&club, "invited").await;
    let all = seen["rooms"].as_array().unwrap().iter();
    let seats: Vec<&Value> = all
        .flat_map(|room| room["seats"].as_array().unwrap())
        .collect();
    assert!(seats.iter().all(|seat| seat["taken"] == true), "{seats:?}");
    assert_eq!(
        (&seats[0]["name"], &seats[7]["name"]),
        (&json!("N 0"), &json!("W 1"))
    );
    for (id, seat, link) in &links {
        let path = format!("/api/play/{id}/boards?link={link}");
        club.ask("POST", &path, "", json!({"after": 0})).await;
        let (status, seen) = get(&club, &format!("/api/play/{id}?link={link}")).await;
        assert_eq!((status, &seen["role"]), (StatusCode::OK, &json!(seat)));
        let own = |one: &&Value| one["hand"].is_array();
        let hands = seen["sight"]["seats"].as_array().unwrap().iter();
        let hands: Vec<&Value> = hands.filter(own).collect();
        assert_eq!(hands.len(), 1);
        assert_eq!(hands[0]["seat"], *seat);
        assert!(
            hands[0]["player"]["name"]
                .as_str()
                .unwrap()
                .starts_with(seat)
        );
    }
}

#[tokio::test]
async fn the_invitation_does_nothing_but_choose() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "host", 0).await;
    let code = table.link("invited").to_owned();
    assert_eq!(code.len(), 12, "{code}");
    let id = &table.id;
    // It opens no board, acts for nobody, brings nothing and has no links.
    for path in [
        format!("/api/play/{id}/boards/1?link={code}"),
        format!("/api/play/{id}/boards/1/told?link={code}"),
        format!("/api/play/{id}/links?link={code}"),
        format!("/api/play/{id}/pace?link={code}"),
        format!("/api/play/{id}/ice?link={code}"),
    ] {
        assert_eq!(get(&club, &path).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    let deed = json!({"key": "k", "deed": {"act": "1S"}});
    assert_eq!(
        table.send(&club, "invited", 1, deed).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        table.bring(&club, "invited", 1).await.0,
        StatusCode::FORBIDDEN
    );
    // Nor does any other link choose a seat.
    let wish = json!({"seat": "N", "name": "Nora", "link": secret('a')});
    for who in ["host", "N", "onlooker", "director"] {
        let path = format!("/api/play/{id}/seats?link={}", table.link(who));
        let (status, _, _) = club.ask("POST", &path, "", wish.clone()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{who}");
    }
    // What is no seat, or no secret, is refused with what is allowed.
    let path = format!("/api/play/{id}/seats?link={code}");
    for wrong in [
        json!({"seat": "X", "link": secret('a')}),
        json!({"seat": "N", "link": "short"}),
        json!({"seat": "N", "link": "A".repeat(32)}),
        json!({"seat": "N", "link": "a".repeat(65)}),
    ] {
        let (status, answer, _) = club.ask("POST", &path, "", wrong).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    }
    // What the server keeps opens nothing.
    let stored = club.app.store.read(&format!("play.{id}"), 0).await.unwrap();
    assert!(stored.iter().all(|entry| !entry.body.contains(&code)));
    assert!(!choose_is_kept(&club, &table).await);
}

/// Whether the secret of a device stands in the record.
async fn choose_is_kept(club: &Club, table: &Opened) -> bool {
    let seen = table.seen(club, "invited").await;
    let link = secret('c');
    let (status, answer) = choose(club, &seen["rooms"][0], "W", "Wim", &link).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let stream = format!("play.{}", table.id);
    let stored = club.app.store.read(&stream, 0).await.unwrap();
    stored.iter().any(|entry| entry.body.contains(&link))
}

#[tokio::test]
async fn who_gets_up_is_gone_and_the_seat_is_free() {
    let club = Club::new().await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "host", 0).await;
    let room = table.seen(&club, "invited").await["rooms"][0].clone();
    let (first, second) = (secret('a'), secret('b'));
    assert_eq!(
        choose(&club, &room, "E", "Eva", &first).await.0,
        StatusCode::OK
    );
    // The board that is on says the name.
    let seen = table.seen(&club, "N").await;
    assert_eq!(seen["sight"]["seats"][1]["player"]["name"], "Eva");
    let path = format!("/api/play/{}/live?link={first}", table.id);
    let mut east = Socket::at(at, &path, "").await.unwrap().unwrap();
    east.next(std::time::Duration::from_secs(10)).await;
    // Whoever opened the table frees it with the link of the seat; then the secret opens nothing.
    let path = format!("/api/play/{}/seats?link={}", table.id, table.link("E"));
    let (status, answer, _) = club.ask("DELETE", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let patience = std::time::Duration::from_secs(10);
    while let Heard::Text(_) = east.next(patience).await {}
    let path = format!("/api/play/{}?link={first}", table.id);
    assert_eq!(get(&club, &path).await.0, StatusCode::UNAUTHORIZED);
    let (status, answer, _) = {
        let path = format!("/api/play/{}/seats?link={}", table.id, table.link("E"));
        club.ask("DELETE", &path, "", Value::Null).await
    };
    assert_eq!(status, StatusCode::NOT_FOUND, "{answer}");
    // Until the connection has ended somebody is still there; then the seat is free.
    let seat = loop {
        let seat = table.seen(&club, "invited").await["rooms"][0]["seats"][1].clone();
        if seat["here"] == false {
            break seat;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(
        (&seat["chosen"], &seat["taken"]),
        (&json!(false), &json!(false)),
        "{seat}"
    );
    assert_eq!(
        choose(&club, &room, "E", "Ed", &second).await.0,
        StatusCode::OK
    );
    let seen = table.seen(&club, "N").await;
    assert_eq!(seen["sight"]["seats"][1]["player"]["name"], "Ed");
}

#[tokio::test]
async fn a_code_that_is_typed_leads_to_its_table() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    let code = table.link("invited");
    let typed = format!(" {}-{} ", &code[..4].to_lowercase(), &code[4..]);
    let (status, found, _) = club
        .ask("POST", "/api/play/find", "", json!({"code": typed}))
        .await;
    assert_eq!(status, StatusCode::OK, "{found}");
    assert_eq!(
        (&found["id"], &found["link"]),
        (&json!(table.id), &json!(code))
    );
    let wrong = json!({"code": "ABCDEFGHJKLM"});
    let (status, answer, _) = club.ask("POST", "/api/play/find", "", wrong).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{answer}");
}
