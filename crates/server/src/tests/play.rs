//! Tables at which boards are played: links, deeds, and what each seat is shown.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::live::{Heard, PLENTY, Socket, listening};
use super::{Club, HANDS};

/// A table that somebody has opened, with the links of all.
pub struct Opened {
    pub id: String,
    links: Vec<(String, String)>,
}

impl Opened {
    pub async fn new(club: &Club, wish: Value) -> Self {
        let (status, made, _) = club.ask("POST", "/api/play", "", wish).await;
        assert_eq!(status, StatusCode::OK, "{made}");
        let id = made["id"].as_str().unwrap().to_owned();
        let host = made["host"].as_str().unwrap();
        let path = format!("/api/play/{id}/links?link={host}");
        let (status, links, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{links}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let all = links.as_array().unwrap().iter();
        let mut links: Vec<_> = all
            .map(|it| (text(&it["role"]), text(&it["link"])))
            .collect();
        links.push(("host".to_owned(), host.to_owned()));
        Self { id, links }
    }

    pub fn link(&self, who: &str) -> &str {
        &self.links.iter().find(|(role, _)| role == who).unwrap().1
    }

    pub async fn seen(&self, club: &Club, who: &str) -> Value {
        let path = format!("/api/play/{}?link={}", self.id, self.link(who));
        let (status, seen, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        seen
    }

    pub async fn bring(&self, club: &Club, who: &str, after: u32) -> (StatusCode, Value) {
        let path = format!("/api/play/{}/boards?link={}", self.id, self.link(who));
        let (status, seen, _) = club.ask("POST", &path, "", json!({"after": after})).await;
        (status, seen)
    }

    pub async fn send(
        &self,
        club: &Club,
        who: &str,
        board: u32,
        body: Value,
    ) -> (StatusCode, Value) {
        let link = self.link(who);
        let path = format!("/api/play/{}/boards/{board}/deeds?link={link}", self.id);
        let (status, seen, _) = club.ask("POST", &path, "", body).await;
        (status, seen)
    }

    pub async fn act(&self, club: &Club, who: &str, act: &str) -> Value {
        let key = format!("{act} {}", super::secrets_key());
        let deed = json!({"key": key, "deed": {"act": act}});
        let (status, seen) = self.send(club, who, 1, deed).await;
        assert_eq!(status, StatusCode::OK, "{who} {act}: {seen}");
        seen
    }
}

#[tokio::test]
async fn four_friends_play_a_board_and_another() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    assert_eq!(table.seen(&club, "N").await["index"], 0);
    let (status, seen) = table.bring(&club, "N", 0).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    // Another who presses the button as well brings no second one.
    assert_eq!(table.bring(&club, "E", 0).await.1["table"]["index"], 1);
    for (who, call) in [("N", "7S"), ("E", "Pass"), ("S", "Pass")] {
        table.act(&club, who, call).await;
    }
    let west = table.act(&club, "W", "Pass").await;
    let sight = &west["table"]["sight"];
    assert_eq!(sight["phase"], "clarification");
    // East has all the hearts and leads one; dummy comes down, and nobody else's hand.
    table.act(&club, "E", "HA").await;
    let west = table.seen(&club, "W").await;
    let hands: Vec<bool> = (0..4)
        .map(|at| west["sight"]["seats"][at]["hand"].is_array())
        .collect();
    assert_eq!(hands, [false, false, true, true]);
    table.act(&club, "N", "DA").await;
    table.act(&club, "W", "CA").await;
    table.act(&club, "N", "SA").await;
    table.act(&club, "N", "claims 12").await;
    let (status, _) = table.bring(&club, "S", 1).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let over = table.act(&club, "E", "agrees").await;
    assert_eq!(
        over["table"]["sight"]["result"],
        json!({"tricks": 13, "score": 1510})
    );
    assert!(over["table"]["next"].as_bool().unwrap());
    let (_, seen) = table.bring(&club, "S", 1).await;
    assert_eq!(seen["table"]["index"], 2);
    let line = &seen["table"]["played"][0];
    assert_eq!(
        (&line["contract"], &line["score"]),
        (&json!("7S"), &json!(1510))
    );
    // The first one can be looked at again, with all that was done.
    let path = format!("/api/play/{}/boards/1?link={}", table.id, table.link("W"));
    let (_, replay, _) = club.ask("GET", &path, "", Value::Null).await;
    assert!(
        replay["record"].as_str().unwrap().contains("claims 12"),
        "{replay}"
    );
    // Tables are no events.
    let (_, events, _) = club.ask("GET", "/api/events", "", Value::Null).await;
    assert_eq!(events, json!([]));
}

#[tokio::test]
async fn a_link_opens_its_seat_and_nothing_else() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "host", 0).await;
    for link in ["", "0123456789abcdef0123456789abcdef", &table.id] {
        let path = format!("/api/play/{}?link={link}", table.id);
        let (status, seen, _) = club.ask("GET", &path, "", Value::Null).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        assert!(!seen.to_string().contains("sight"));
        let path = format!("/api/play/{}/boards/1/deeds?link={link}", table.id);
        let deed = json!({"key": "k", "deed": {"act": "1S"}});
        assert_eq!(
            club.ask("POST", &path, "", deed).await.0,
            StatusCode::UNAUTHORIZED
        );
    }
    // East bids at North's turn: refused, with the clause, and nothing is written.
    let deed = |act: &str| json!({"key": "k", "deed": {"act": act}});
    let (status, refused) = table.send(&club, "E", 1, deed("1S")).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused["ground"].as_str().unwrap().contains("17C"),
        "{refused}"
    );
    // Who has the links sees no card; an onlooker none either, unless the table lets him.
    let host = table.seen(&club, "host").await;
    assert!(host["sight"].is_null());
    let onlooker = table.seen(&club, "onlooker").await;
    let cards = |seen: &Value| seen["sight"]["seats"].to_string().contains("\"SA\"");
    assert!(!cards(&onlooker), "{onlooker}");
    assert_eq!(
        table.send(&club, "onlooker", 1, deed("1S")).await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        table.send(&club, "host", 1, deed("1S")).await.0,
        StatusCode::FORBIDDEN
    );
    // A seat has no Director's powers, nor the host's links.
    let found = json!({"key": "f", "deed": {"finds": "called"}});
    assert_eq!(
        table.send(&club, "N", 1, found).await.0,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let path = format!("/api/play/{}/links?link={}", table.id, table.link("N"));
    assert_eq!(
        club.ask("GET", &path, "", Value::Null).await.0,
        StatusCode::FORBIDDEN
    );
    // North's hand is on North's screen alone.
    assert!(cards(&table.seen(&club, "N").await));
    for who in ["E", "S", "W"] {
        let seen = table.seen(&club, who).await.to_string();
        assert!(!seen.contains("\"SA\""), "{who}: {seen}");
    }
}

#[tokio::test]
async fn what_is_sent_again_counts_once_and_what_came_too_late_does_not() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "N", 0).await;
    let bid = json!({"key": "one", "after": 0, "deed": {"act": "1S"}});
    for _ in 0..3 {
        let (status, seen) = table.send(&club, "N", 1, bid.clone()).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(
            seen["table"]["sight"]["auction"].as_array().unwrap().len(),
            1
        );
    }
    // The same key of another player is another deed.
    let pass = json!({"key": "one", "after": 1, "deed": {"act": "Pass"}});
    assert_eq!(table.send(&club, "E", 1, pass).await.0, StatusCode::OK);
    // South has not seen East's pass yet.
    let early = json!({"key": "two", "after": 1, "deed": {"act": "2S"}});
    assert_eq!(
        table.send(&club, "S", 1, early).await.0,
        StatusCode::CONFLICT
    );
    let again = json!({"key": "two", "after": 2, "deed": {"act": "2S"}});
    assert_eq!(table.send(&club, "S", 1, again).await.0, StatusCode::OK);
}

#[tokio::test]
async fn boards_come_from_a_file_and_a_bad_one_says_why() {
    let club = Club::new().await;
    let pbn = format!("[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[Deal \"{HANDS}\"]\n");
    let table = Opened::new(&club, json!({"boards": pbn})).await;
    let (_, seen) = table.bring(&club, "S", 0).await;
    let sight = &seen["table"]["sight"];
    assert_eq!(
        (&sight["board"], &sight["dealer"]),
        (&json!(7), &json!("S"))
    );
    let (status, refused, _) = club
        .ask("POST", "/api/play", "", json!({"boards": "[Deal \"x\"]"}))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
}

#[tokio::test]
async fn a_socket_tells_what_its_seat_may_see_and_is_silent_otherwise() {
    let club = Club::new().await;
    let (at, _stop) = listening(&club, PLENTY).await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "N", 0).await;
    let path = |who: &str| format!("/api/play/{}/live?link={}", table.id, table.link(who));
    let soon = Duration::from_secs(5);
    let mut sockets = Vec::new();
    for who in ["E", "S"] {
        let mut socket = Socket::at(at, &path(who), "").await.unwrap().unwrap();
        assert!(matches!(socket.hear(soon).await, Heard::Text(_)));
        sockets.push(socket);
    }
    // East hears that South has come.
    assert!(matches!(sockets[0].hear(soon).await, Heard::Text(_)));
    table.act(&club, "N", "1S").await;
    for socket in &mut sockets {
        let Heard::Text(heard) = socket.hear(soon).await else {
            panic!("nothing was heard")
        };
        assert_eq!(heard["table"]["sight"]["auction"][0]["call"], "1S");
        assert!(!heard.to_string().contains("\"SA\""));
    }
    // North alerts: East is told, South is not even woken.
    let alert = json!({"key": "a", "deed": {"alert": {"entry": 0, "words": "four cards"}}});
    assert_eq!(table.send(&club, "N", 1, alert).await.0, StatusCode::OK);
    let Heard::Text(heard) = sockets[0].hear(soon).await else {
        panic!("nothing was heard")
    };
    assert_eq!(
        heard["table"]["sight"]["auction"][0]["meaning"],
        "four cards"
    );
    let mut still = sockets[1].hear(Duration::from_millis(1500)).await;
    if still == Heard::Ping {
        still = sockets[1].hear(Duration::from_millis(500)).await;
    }
    assert_eq!(still, Heard::Nothing);
    // A device that comes back with what it has seen is told that it is up to date.
    let sight = table.seen(&club, "E").await;
    let version = &sight["sight"]["version"];
    let again = format!("{}&index=1&version={version}", path("E"));
    let mut socket = Socket::at(at, &again, "").await.unwrap().unwrap();
    let Heard::Text(heard) = socket.hear(soon).await else {
        panic!("nothing was heard")
    };
    assert!(
        heard["table"].is_null() && heard["now"].is_number(),
        "{heard}"
    );
}

#[tokio::test]
async fn who_may_open_a_table_is_a_setting() {
    let club = Club::new().await;
    let (_, open, _) = club.ask("GET", "/api/play", "", Value::Null).await;
    assert_eq!(open, json!({"open": true, "robots": true}));
    let (status, made, _) = club
        .ask("POST", "/api/play", "", json!({"edition": 1997}))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{made}");
}

#[tokio::test]
async fn a_table_is_there_again_after_a_restart() {
    let club = Club::new().await;
    let table = Opened::new(&club, json!({})).await;
    table.bring(&club, "N", 0).await;
    table.act(&club, "N", "1S").await;
    table.act(&club, "E", "Pass").await;
    let before = table.seen(&club, "S").await;
    let club = club.restarted();
    assert_eq!(table.seen(&club, "S").await, before);
    table.act(&club, "S", "2S").await;
}

#[tokio::test]
async fn a_board_of_an_event_is_played_and_its_result_is_in_the_event() {
    let club = Club::new().await;
    let director = club.director().await;
    let id = club.session(&director).await;
    let play = json!({"regulations": {"layer": "director", "settings": {"play": "guided"}}});
    let wish = json!({"key": "play", "why": "everybody has a tablet", "action": play});
    let entries = format!("/api/events/{id}/entries");
    let (status, answer, _) = club.ask("POST", &entries, &director, wish).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let mut phones = Vec::new();
    for seat in ["N", "E", "S", "W"] {
        phones.push(club.phone(&id, &director, "1", seat).await);
    }
    let (_, table, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/tables/1"),
            &phones[0],
            Value::Null,
        )
        .await;
    let name = table["play"].as_str().unwrap().to_owned();
    assert_eq!(name, format!("{id}-1-1-1"));
    let path = |more: &str| format!("/api/play/{name}{more}");
    // Somebody without a seat there, and one of another table, see nothing.
    let other = club.phone(&id, &director, "2", "N").await;
    for cookie in ["", other.as_str()] {
        let (status, seen, _) = club.ask("GET", &path(""), cookie, Value::Null).await;
        assert!(
            status == StatusCode::UNAUTHORIZED || status == StatusCode::FORBIDDEN,
            "{seen}"
        );
    }
    let (status, seen, _) = club
        .ask("POST", &path("/boards"), &phones[2], json!({"after": 0}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    assert_eq!(seen["table"]["sight"]["seats"][1]["player"]["name"], "Cid");
    let all = [
        (0, "7S"),
        (1, "Pass"),
        (2, "Pass"),
        (3, "Pass"),
        (1, "HA"),
        (0, "DA"),
        (3, "CA"),
        (0, "SA"),
        (0, "claims 12"),
        (1, "agrees"),
    ];
    for (number, (seat, act)) in all.into_iter().enumerate() {
        let deed = json!({"key": format!("k{number}"), "deed": {"act": act}});
        let (status, seen, _) = club
            .ask("POST", &path("/boards/1/deeds"), &phones[seat], deed)
            .await;
        assert_eq!(status, StatusCode::OK, "{act}: {seen}");
    }
    let (_, table, _) = club
        .ask(
            "GET",
            &format!("/api/events/{id}/tables/1"),
            &phones[3],
            Value::Null,
        )
        .await;
    let board = &table["boards"][0];
    assert_eq!(board["agreed"], json!({"ns": true, "ew": true}), "{board}");
    assert_eq!(board["result"]["contract"], "7S");
    assert_eq!(board["result"]["played"], format!("play.{name}.1"));
    // The Director has the table log with all hands.
    let (_, seen, _) = club
        .ask("GET", &path("/boards/1"), &director, Value::Null)
        .await;
    assert!(seen["record"].as_str().unwrap().contains("7S"));
    // After the boards of the round there is no other.
    let (status, _, _) = club
        .ask("POST", &path("/boards"), &phones[0], json!({"after": 1}))
        .await;
    assert_eq!(status, StatusCode::OK);
    // Nobody else may say where a board was played.
    let result = json!({"result": {"round": 1, "table": "2", "board": 1, "contract": "4S", "by": "N", "tricks": 10, "played": "play.x.1"}});
    let (status, _, _) = club.write(&id, &other, "own", result).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_team_match_has_two_rooms_and_imps_when_both_have_played() {
    let club = Club::new().await;
    let (status, made, _) = club.ask("POST", "/api/play", "", json!({"teams": 2})).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let (id, host) = (made["id"].as_str().unwrap(), made["host"].as_str().unwrap());
    let path = format!("/api/play/{id}/links?link={host}");
    let (_, links, _) = club.ask("GET", &path, "", Value::Null).await;
    let rooms = [false, true].map(|closed| {
        let all = links.as_array().unwrap().iter();
        let own = all.filter(|it| it["closed"].as_bool().unwrap_or(false) == closed);
        let mut id = String::new();
        let links = own.map(|it| {
            let url = it["url"].as_str().unwrap();
            let at = url.split("/play/").nth(1).unwrap();
            id = at.split('#').next().unwrap().to_owned();
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            (text(&it["role"]), text(&it["link"]))
        });
        let links = links.collect();
        Opened { id, links }
    });
    let [open, closed] = &rooms;
    assert_ne!(open.id, closed.id);
    // A link of one room opens nothing in the other.
    let path = format!("/api/play/{}?link={}", closed.id, open.link("N"));
    let (status, _, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    for (room, claim) in [(open, "claims 12"), (closed, "claims 11")] {
        room.bring(&club, "N", 0).await;
        let acts = [
            ("N", "7S"),
            ("E", "Pass"),
            ("S", "Pass"),
            ("W", "Pass"),
            ("E", "HA"),
            ("N", "DA"),
            ("W", "CA"),
            ("N", "SA"),
            ("N", claim),
            ("E", "agrees"),
        ];
        for (who, act) in acts {
            room.act(&club, who, act).await;
        }
        let seen = room.seen(&club, "S").await;
        let imps = &seen["played"][0]["imps"];
        match room.id == open.id {
            // The other room has not played it yet, and nothing is told of it.
            true => assert!(
                imps.is_null() && seen["played"][0]["other"].is_null(),
                "{seen}"
            ),
            false => assert_eq!(imps, -17, "{seen}"),
        }
    }
    let seen = open.seen(&club, "S").await;
    assert_eq!(seen["played"][0]["imps"], 17, "{seen}");
    assert_eq!((&seen["teams"], &seen["next"]), (&json!(2), &json!(true)));
    // The second board is the same in both, and there is no third.
    for room in &rooms {
        let (status, seen) = room.bring(&club, "E", 1).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        assert_eq!(seen["table"]["sight"]["board"], 2);
    }
    let (status, _, _) = club
        .ask("POST", "/api/play", "", json!({"teams": 65}))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
