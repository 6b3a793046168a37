//! Events played in the browser: boards come by themselves, players go to their next table, and a board that the clock ends waits for the
//! Director.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::live::{Heard, PLENTY, Socket, listening};
use super::{Club, HANDS};

/// Two tables, two rounds of two boards: in the second East-West change tables.
pub struct Evening {
    pub club: Club,
    pub director: String,
    pub id: String,
    pub phones: Vec<String>,
}

const SOON: Duration = Duration::from_secs(10);

impl Evening {
    pub async fn new(settings: Value) -> Self {
        let club = Club::new().await;
        let director = club.director().await;
        let event =
            json!({"name": "Online", "kind": "pairs", "settings": {"method": "matchpoints"}});
        let (status, event, _) = club.ask("POST", "/api/events", &director, event).await;
        assert_eq!(status, StatusCode::OK, "{event}");
        let id = event["id"].as_str().unwrap().to_owned();
        let names = [
            ["Ana", "Bea"],
            ["Cid", "Dan"],
            ["Eva", "Fay"],
            ["Gil", "Hal"],
        ];
        let mut acts: Vec<Value> = (1..)
            .zip(names)
            .map(|(number, players)| json!({"entered": {"contestant": number, "players": players}}))
            .collect();
        acts.push(json!({"regulations": {"layer": "event", "settings": settings}}));
        let plan = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n- tables:\n  - {table: 1, ns: 1, ew: 4, boards: 3-4, shares: [2]}\n  - {table: 2, ns: 3, ew: 2, boards: 3-4, shares: [1]}\n";
        acts.push(json!({"movement": {"plan": plan}}));
        let deals: Value = ["1", "2", "3", "4"]
            .map(|board| (board, HANDS))
            .into_iter()
            .collect();
        acts.push(json!({"dealt": {"boards": "1-4", "deals": deals}}));
        acts.push(json!({"round-started": {"round": 1, "minutes": 15}}));
        for (number, action) in acts.into_iter().enumerate() {
            let key = format!("a{number}");
            let (status, answer, _) = club.write(&id, &director, &key, action).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        let mut phones = Vec::new();
        for seat in ["N", "E", "S", "W"] {
            let phone = club.phone(&id, &director, "1", seat).await;
            // It goes with its player.
            let wish = json!({"seat": seat, "follows": true});
            let (status, _, _) = club.ask("POST", "/api/join/seat", &phone, wish).await;
            assert_eq!(status, StatusCode::OK);
            phones.push(phone);
        }
        Self {
            club,
            director,
            id,
            phones,
        }
    }

    pub fn path(&self, round: u32, table: u32, more: &str) -> String {
        format!("/api/play/{}-1-{round}-{table}{more}", self.id)
    }

    pub async fn does(&self, cookie: &str, path: &str, deed: Value) -> (StatusCode, Value) {
        let body = json!({"key": super::secrets_key(), "deed": deed});
        let (status, seen, _) = self.club.ask("POST", path, cookie, body).await;
        (status, seen)
    }

    /// North makes seven spades, whatever the board.
    pub async fn plays(&self, round: u32, index: u32, to_end: bool) {
        let path = self.path(round, 1, &format!("/boards/{index}/deeds"));
        let dealer = (index as usize + 2 * (round as usize - 1) - 1) % 4;
        let passes = (0..(4 - dealer) % 4).map(|at| ((dealer + at) % 4, "Pass"));
        let auction = [(0, "7S"), (1, "Pass"), (2, "Pass"), (3, "Pass")];
        let play = [(1, "HA"), (0, "DA"), (3, "CA"), (0, "SA")];
        let end = [(0, "claims 12"), (1, "agrees")];
        let end = end.into_iter().filter(|_| to_end);
        for (seat, act) in passes.chain(auction).chain(play).chain(end) {
            let (status, seen) = self
                .does(&self.phones[seat], &path, json!({"act": act}))
                .await;
            assert_eq!(status, StatusCode::OK, "{seat} {act}: {seen}");
        }
    }

    /// The log of the event.
    pub async fn log(&self) -> String {
        let path = format!("/api/events/{}/log", self.id);
        self.club.text(&path, &self.director).await.1
    }

    pub async fn seen(&self, cookie: &str, round: u32) -> Value {
        let path = self.path(round, 1, "");
        let (status, seen, _) = self.club.ask("GET", &path, cookie, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        seen
    }
}

/// Hears until something is so.
pub async fn until(socket: &mut Socket, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        match socket.next(SOON).await {
            Heard::Text(message) if is(&message["table"]) => return message["table"].clone(),
            Heard::Text(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn boards_come_by_themselves_and_players_go_to_their_next_table() {
    let evening = Evening::new(json!({"play": "guided", "play-alerts": "partner", "play-undo": "consent", "play-onlookers": "all-hands", "play-delay-minutes": "3"})).await;
    let (at, _stop) = listening(&evening.club, PLENTY).await;
    let path = evening.path(1, 1, "/live");
    let mut east = Socket::at(at, &path, &evening.phones[1])
        .await
        .unwrap()
        .unwrap();
    // Nobody presses a button.
    let first = until(&mut east, |table| table["index"] == 1).await;
    let settings = json!({"way": "guided", "alerts": "partner", "claims": "director", "undo": "consent", "onlookers": {"all": {"after": 180}}, "director": true});
    assert_eq!(first["sight"]["settings"], settings);
    let round = &first["round"];
    assert_eq!((&round["round"], &round["boards"]), (&json!(1), &json!(2)));
    assert!(
        round["ends"].is_string() && round["go"].is_null(),
        "{round}"
    );
    evening.plays(1, 1, true).await;
    let second = until(&mut east, |table| table["index"] == 2).await;
    assert_eq!(second["sight"]["board"], 2);
    // The Director changes how one table plays.
    let set = json!({"set": {"way": "guided", "alerts": "bidder", "claims": "play-on", "undo": "never", "onlookers": "nobody", "director": true}});
    let path = evening.path(1, 1, "/boards/2/deeds");
    assert_eq!(
        evening.does(&evening.director, &path, set).await.0,
        StatusCode::OK
    );
    evening.plays(1, 2, true).await;
    // The round is called, and East is told where he goes.
    let start = json!({"round-started": {"round": 2, "minutes": 15}});
    let (status, answer, _) = evening
        .club
        .write(&evening.id, &evening.director, "r2", start)
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let called = until(&mut east, |table| table["round"]["go"].is_string()).await;
    assert_eq!(called["round"]["go"], format!("{}-1-2-2", evening.id));
    assert!(called["round"]["stopped"].is_null(), "{called}");
    // There he has his seat, and the board comes by itself.
    let path = evening.path(2, 2, "/live");
    let mut east = Socket::at(at, &path, &evening.phones[1])
        .await
        .unwrap()
        .unwrap();
    let there = until(&mut east, |table| table["index"] == 1).await;
    assert_eq!(
        (&there["role"], &there["sight"]["board"]),
        (&json!("E"), &json!(3))
    );
    // North stays, and is sent to the same table of the next round.
    let north = evening.seen(&evening.phones[0], 1).await;
    assert_eq!(north["round"]["go"], format!("{}-1-2-1", evening.id));
}

#[tokio::test]
async fn a_board_that_the_clock_ends_waits_for_the_director() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    let path = evening.path(1, 1, "/boards");
    let bring = |after: u32| json!({"after": after});
    for (after, to_end) in [(0, true), (1, false)] {
        let (status, seen, _) = evening
            .club
            .ask("POST", &path, &evening.phones[0], bring(after))
            .await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        evening.plays(1, after + 1, to_end).await;
    }
    let start = json!({"round-started": {"round": 2, "minutes": 15}});
    evening
        .club
        .write(&evening.id, &evening.director, "r2", start)
        .await;
    let north = evening.seen(&evening.phones[0], 1).await;
    assert_eq!(north["round"]["stopped"], true, "{north}");
    let deeds = evening.path(1, 1, "/boards/2/deeds");
    let claim = json!({"act": "claims 12"});
    let (status, refused) = evening
        .does(&evening.phones[0], &deeds, claim.clone())
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    // Nothing has been entered for it.
    let stream = |index: u32| format!("played: play.{}-1-1-1.{index}", evening.id);
    let log = evening.log().await;
    assert!(
        log.contains(&stream(1)) && !log.contains(&stream(2)),
        "{log}"
    );
    // He lets it be finished; the result goes in as usual.
    let (status, answer) = evening
        .does(&evening.director, &deeds, json!({"go-on": {}}))
        .await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let north = evening.seen(&evening.phones[0], 1).await;
    assert!(north["round"]["stopped"].is_null() && north["round"]["go"].is_null());
    for (seat, act) in [(0, "claims 12"), (1, "agrees")] {
        let (status, seen) = evening
            .does(&evening.phones[seat], &deeds, json!({"act": act}))
            .await;
        assert_eq!(status, StatusCode::OK, "{seen}");
    }
    assert!(evening.log().await.contains(&stream(2)));
}

#[tokio::test]
async fn an_adjusted_score_given_at_the_table_is_in_the_event_with_its_log() {
    let evening = Evening::new(json!({"play": "guided"})).await;
    let path = evening.path(1, 1, "/boards");
    evening
        .club
        .ask("POST", &path, &evening.phones[0], json!({"after": 0}))
        .await;
    evening.plays(1, 1, false).await;
    let deeds = evening.path(1, 1, "/boards/1/deeds");
    let award = json!({"finds": {"adjust": {"award": {"ns": "AVE+", "ew": "AVE-"}}}});
    let (status, seen) = evening.does(&evening.director, &deeds, award).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let log = evening.log().await;
    let stream = format!("play.{}-1-1-1.1", evening.id);
    assert!(log.contains(&format!("played: {stream}")), "{log}");
    assert!(log.contains("AVE+"), "{log}");
    // It is told to the tables as any ruling: the board has that score.
    let ranking = format!("/api/events/{}/standings", evening.id);
    let (status, _, _) = evening
        .club
        .ask("GET", &ranking, &evening.director, Value::Null)
        .await;
    assert_eq!(status, StatusCode::OK);
}
