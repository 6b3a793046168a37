//! The link of a seat acts for its seat and does nothing else; a stranger sees nothing, whatever address of a table he asks for.

use axum::http::StatusCode;
use openroom_laws::entry::Actor;
use openroom_tables::{Timed, What};
use serde_json::{Value, json};

use super::live::{PLENTY, Socket, listening};
use super::play::Opened;
use super::{Club, description};

/// Something for each field that a request may want, so that nothing is refused for its form alone.
fn bodies() -> [Value; 4] {
    [
        json!({"key": "k", "deed": {"act": "1S"}}),
        json!({"after": 1}),
        json!({}),
        Value::Null,
    ]
}

/// Every address of a table, with the method.
fn addresses(id: &str) -> Vec<(String, String)> {
    let all = description::under("/api/play/");
    assert!(all.len() >= 6, "{all:?}");
    // What opens a table of its own is at no table.
    let at_table = all.into_iter().filter(|(_, path)| path.contains("{id}"));
    let filled = at_table.map(|(method, path)| {
        let path = path.replace("{id}", id).replace("{index}", "1");
        let parts: Vec<&str> = path
            .split('/')
            .map(|part| if part.starts_with('{') { "N" } else { part })
            .collect();
        (method, parts.join("/"))
    });
    filled.collect()
}

/// The stream of the first board.
async fn record(club: &Club, table: &Opened) -> Vec<Timed> {
    let stream = format!("play.{}.1", table.id);
    let stored = club.app.store.read(&stream, 0).await.unwrap();
    let all = stored.iter();
    all.map(|entry| serde_json::from_str(&entry.body).unwrap())
        .collect()
}

#[tokio::test]
async fn a_stranger_sees_nothing_whatever_he_asks_for() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "N", 0).await;
    table.act(&club, "N", "1S").await;
    let other = Opened::new(&club, json!({})).await;
    let before = record(&club, &table).await;
    // Nothing, the name of the table, a link of another table, half of a right one.
    let half = &table.link("N")[..16];
    for link in ["", &table.id, other.link("N"), other.link("host"), half] {
        for (method, path) in addresses(&table.id) {
            for body in bodies() {
                let path = format!("{path}?link={link}");
                let (status, answer, _) = club.ask(&method, &path, "", body).await;
                assert!(status.is_client_error(), "{method} {path}: {status}");
                let told = answer.to_string();
                assert!(
                    !told.contains("sight") && !told.contains("1S\""),
                    "{method} {path}: {told}"
                );
            }
        }
    }
    assert_eq!(record(&club, &table).await, before);
    // Nor over a socket.
    let (at, _stop) = listening(&club, PLENTY).await;
    for link in ["", other.link("S")] {
        let path = format!("/api/play/{}/live?link={link}", table.id);
        let refused = Socket::at(at, &path, "").await;
        assert!(refused.is_none_or(|it| it.is_err()), "{path}");
    }
    // A table that is not there is not told from one that he may not see by more than that.
    let (status, _, _) = club
        .ask("GET", "/api/play/nothere?link=", "", Value::Null)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_link_of_a_seat_acts_for_its_seat_alone() {
    let club = Club::new().await;
    for way in ["guided", "at-table"] {
        let settings = json!({"way": way, "director": true, "onlookers": "one-hand"});
        let table = Opened::new(&club, json!({"settings": settings})).await;
        table.bring(&club, "N", 0).await;
        table.act(&club, "N", "1S").await;
        // East tries all that can be done, as whoever he likes.
        let deeds = [
            json!({"act": "2S"}),
            json!({"act": "Pass"}),
            json!({"act": "SA"}),
            json!({"act": "HA"}),
            json!({"act": "claims 13"}),
            json!({"act": "exposes HK"}),
            json!({"act": "attention"}),
            json!({"alert": {"entry": 0}}),
            json!({"explain": {"entry": 0, "words": "strong"}}),
            json!({"ask": {"entry": 0}}),
            json!({"say": {"to": "table", "words": "hello"}}),
            json!({"say": {"to": "director", "words": "hello"}}),
            json!({"call-director": {}}),
            json!({"name": {"name": "Eve"}}),
            json!({"slip": {"meant": "2H"}}),
            json!({"consent": {"yes": true}}),
            json!({"hand-back": {}}),
            json!({"rule-without-director": {}}),
            json!({"finds": "called"}),
            json!({"go-on": {}}),
            json!({"set": {"way": "guided", "onlookers": {"all": {"after": 0}}}}),
            json!({"sits": {"seat": "N", "player": {"name": "Eve"}}}),
            json!({"does": {"by": "N", "act": "exposes", "cards": ["SA"]}}),
            json!({"does": {"by": "D", "act": "called"}}),
            json!({"does": {"by": "E", "act": "attention"}}),
            json!({"comment": {"words": "hello"}}),
        ];
        for (number, deed) in deeds.into_iter().enumerate() {
            for more in ["", "&beside=N", "&role=director", "&as=N"] {
                let link = table.link("E");
                let path = format!("/api/play/{}/boards/1/deeds?link={link}{more}", table.id);
                let body = json!({"key": format!("{number}{more}"), "deed": deed});
                club.ask("POST", &path, "", body).await;
            }
        }
        let east = Actor::Player(contract_bridge::Seat::East);
        for timed in record(&club, &table).await.into_iter().skip(2) {
            let by = match &timed.what {
                What::Log(entry) => entry.by(),
                What::Alert(note)
                | What::Ask(note)
                | What::Explain(note)
                | What::Acknowledge(note)
                | What::Proxy(note) => note.by,
                What::Say(message) => message.by,
                What::Calls(summons) => summons.by,
                What::Slip(slip) => slip.by,
                What::SlipAnswered(answered) | What::Changed(answered) | What::Agrees(answered) => {
                    answered.by
                }
                What::Tray(tray) => tray.by,
                What::Changes(changes) => changes.by,
                What::Arranges(arranges) => arranges.by,
                What::HandBack(back) => back.by,
                What::Sits(sits) => sits.seat,
                What::Opened(_)
                | What::Back(_)
                | What::Set(_)
                | What::GoesOn(_)
                | What::Comment(_) => {
                    panic!("{timed:?}")
                }
            };
            assert_eq!(by, east, "{timed:?}");
        }
        // Whatever address he looks at, he sees his own hand and no other: each has the thirteen cards of a suit.
        for (method, path) in addresses(&table.id) {
            for more in ["", "&beside=N", "&beside=W"] {
                let path = format!("{path}?link={}{more}", table.link("E"));
                if method == "GET" {
                    let (_, seen, _) = club.ask("GET", &path, "", Value::Null).await;
                    for card in ["\"SA\"", "\"DA\"", "\"CA\""] {
                        assert!(!seen.to_string().contains(card), "{path}: {seen}");
                    }
                }
            }
        }
        // The links of the others he does not get.
        let path = format!("/api/play/{}/links?link={}", table.id, table.link("E"));
        let (status, links, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{links}");
    }
}

#[tokio::test]
async fn links_are_long_and_none_follows_from_another() {
    let club = Club::new().await;
    let one = Opened::new(&club, json!({})).await;
    let two = Opened::new(&club, json!({})).await;
    let roles = ["N", "E", "S", "W", "onlooker", "director", "host"];
    let mut all: Vec<&str> = roles
        .into_iter()
        .flat_map(|role| [one.link(role), two.link(role)])
        .collect();
    // 128 bits each.
    assert!(all.iter().all(|link| link.len() >= 32), "{all:?}");
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 14);
    // What the server keeps opens nothing.
    let stored = club.app.store.read(&format!("play.{}", one.id), 0).await;
    let kept = stored.unwrap()[0].body.clone();
    assert!(all.iter().all(|link| !kept.contains(link)), "{kept}");
    let begun: Value = serde_json::from_str(&kept).unwrap();
    let hash = begun["opened"]["links"]["N"].as_str().unwrap();
    let path = format!("/api/play/{}?link={hash}", one.id);
    let (status, _, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}
