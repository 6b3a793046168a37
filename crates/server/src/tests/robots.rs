//! A person plays with three robots.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::Club;

/// A table with robots, and South's link.
async fn sits(club: &Club, wish: Value) -> (String, String, Value) {
    let (status, made, _) = club.ask("POST", "/api/play/robots", "", wish).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("id"), text("link"), made)
}

async fn seen(club: &Club, id: &str, link: &str) -> Value {
    let path = format!("/api/play/{id}?link={link}");
    let (status, seen, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    seen
}

/// South passes, and plays the first card that is allowed, until the board is over.
async fn plays(club: &Club, id: &str, link: &str, index: u32) -> Value {
    for turn in 0..2000 {
        let now = seen(club, id, link).await;
        let sight = &now["sight"];
        if sight["result"].is_object() {
            return now;
        }
        let may = &sight["may"];
        let free = |offered: &&Value| offered["barred"].is_null();
        let card = may["cards"]
            .as_array()
            .and_then(|cards| cards.iter().find(free));
        let act = match (sight["asked"].is_object(), card, may["calls"].is_array()) {
            (true, ..) => json!("agrees"),
            (_, Some(card), _) => card["say"].clone(),
            (_, _, true) => json!("Pass"),
            _ => {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        let path = format!("/api/play/{id}/boards/{index}/deeds?link={link}");
        let after = sight["log"].as_array().unwrap().len();
        let deed = json!({"key": format!("{turn}"), "after": after, "deed": {"act": act}});
        let (status, said, _) = club.ask("POST", &path, "", deed).await;
        assert!(
            status == StatusCode::OK || status == StatusCode::CONFLICT,
            "{said}"
        );
    }
    panic!("the board does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_tap_gives_thirteen_cards_and_a_result_beside_others() {
    let club = Club::new().await;
    let (_, may, _) = club.ask("GET", "/api/play", "", Value::Null).await;
    assert_eq!(may["robots"], true);
    let (id, link, made) = sits(&club, json!({"boards": 1})).await;
    assert_eq!(made["last"], 1);
    let first = seen(&club, &id, &link).await;
    assert_eq!(
        (&first["role"], &first["index"], &first["boards"]),
        (&json!("S"), &json!(1), &json!(1))
    );
    assert_eq!(
        first["sight"]["seats"][2]["hand"].as_array().unwrap().len(),
        13
    );
    assert!(first["sight"]["seats"][0]["hand"].is_null());
    let compared = format!("/api/play/{id}/boards/1/compared?link={link}");
    let (status, _, _) = club.ask("GET", &compared, "", Value::Null).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let over = plays(&club, &id, &link, 1).await;
    assert_eq!(over["next"], false);
    // The robots play it at three other tables.
    let mut waited = 0;
    let beside = loop {
        let (status, beside, _) = club.ask("GET", &compared, "", Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{beside}");
        if beside["waiting"] == 0 {
            break beside;
        }
        waited += 1;
        assert!(waited < 6000, "{beside}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let results = beside["results"].as_array().unwrap();
    assert_eq!(results.len(), 4, "{beside}");
    let own: Vec<&Value> = results.iter().filter(|it| it["own"] == true).collect();
    assert_eq!(own.len(), 1);
    assert_eq!(own[0]["score"], over["sight"]["result"]["score"]);
    assert!(
        beside["percent"].is_string() && beside["imps"].is_string(),
        "{beside}"
    );

    // Whoever plays the same board later is dealt the same cards, and compared with the first as well.
    let (other, its, _) = sits(&club, json!({"boards": 1, "strength": "fast"})).await;
    assert_ne!(other, id);
    let same = seen(&club, &other, &its).await;
    assert_eq!(
        same["sight"]["seats"][2]["dealt"],
        first["sight"]["seats"][2]["dealt"]
    );
    // The link of one opens nothing at the other.
    let path = format!("/api/play/{other}?link={link}");
    let (status, _, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn what_cannot_be_is_said() {
    let club = Club::new().await;
    for wish in [
        json!({"boards": 0}),
        json!({"boards": 33}),
        json!({"boards": 4, "after": 5_000_000}),
    ] {
        let (status, said, _) = club.ask("POST", "/api/play/robots", "", wish).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{said}");
    }
}

/// A Director's word puts a robot on a seat of any table: it acts when its turn comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_lets_a_robot_sit_down() {
    let club = Club::new().await;
    let settings = json!({"way": "guided", "director": true});
    let table = super::play::Opened::new(&club, json!({"settings": settings})).await;
    table.bring(&club, "N", 0).await;
    let sits = json!({"key": "sits", "deed": {"sits": {"seat": "E", "player": {"name": "", "robot": true}}}});
    let (status, said) = table.send(&club, "director", 1, sits).await;
    assert_eq!(status, StatusCode::OK, "{said}");
    table.act(&club, "N", "Pass").await;
    for _ in 0..1000 {
        let south = table.seen(&club, "S").await;
        if south["sight"]["auction"].as_array().unwrap().len() == 2 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the robot does not call");
}

/// A hand is bid call by call; what the robots say of it is told in the language of the reader.
#[tokio::test]
async fn a_hand_is_bid_beside_the_system() {
    let club = Club::new().await;
    let ask = |body: Value| club.ask("POST", "/api/practice/bidding", "", body);
    let (status, first, _) = ask(json!({})).await;
    assert_eq!(status, StatusCode::OK, "{first}");
    let number = first["number"].clone();
    assert_eq!(first["hand"].as_array().unwrap().len(), 13);
    // Robots may have called before.
    let legal = first["legal"].as_array().unwrap();
    assert!(
        first["over"].is_null() && legal.contains(&json!("Pass")),
        "{first}"
    );
    // The same hand whenever it is asked for; no other hand before the auction is over.
    let (_, again, _) = ask(json!({"number": number})).await;
    assert_eq!(first, again);
    let mut calls = Vec::new();
    let over = loop {
        let (status, seen, _) = ask(json!({"number": number, "calls": calls})).await;
        assert_eq!(status, StatusCode::OK, "{seen}");
        if seen["over"].is_object() {
            break seen;
        }
        calls.push("Pass");
    };
    let own: Vec<&Value> = over["calls"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|call| call["by"] == "S")
        .collect();
    assert_eq!(own.len(), calls.len());
    assert!(own.iter().all(|call| call["advice"]["call"].is_string()));
    assert_eq!(over["over"]["hands"].as_array().unwrap().len(), 4);
    assert!(over["over"]["robots"]["contract"].is_string(), "{over}");
    // With silent opponents nobody on the other side bids.
    let east = over["calls"].as_array().unwrap().iter();
    let mut east = east.filter(|call| call["by"] == "E" || call["by"] == "W");
    assert!(east.all(|call| call["call"] == "Pass"));
    for wrong in [
        json!({"number": number, "calls": ["XX"]}),
        json!({"number": number, "calls": ["8C"]}),
        json!({"number": 4_000_000_000_u32}),
    ] {
        let (status, said, _) = ask(wrong).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{said}");
    }
}

/// Boards of a kind are bid already: whoever practises is declarer, or a defender.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_of_a_kind_are_bid_up_to_the_lead() {
    let club = Club::new().await;
    let wish = json!({"boards": 2, "practice": "notrump", "set": 5, "after": 9});
    let (id, link, made) = sits(&club, wish.clone()).await;
    // Practice takes none of the boards that everybody plays.
    assert_eq!(made["last"], 9);
    let first = seen(&club, &id, &link).await;
    assert_eq!(
        (&first["practice"], &first["boards"]),
        (&json!(true), &json!(2))
    );
    let sight = &first["sight"];
    assert_ne!(sight["phase"], "auction");
    assert_eq!(sight["contract"]["declarer"], "S", "{sight}");
    assert_eq!(sight["contract"]["strain"], "NT", "{sight}");
    // The same number has the same boards.
    let (other, its, _) = sits(&club, wish).await;
    let same = seen(&club, &other, &its).await;
    assert_eq!(
        same["sight"]["seats"][2]["dealt"],
        sight["seats"][2]["dealt"]
    );
    let (id, link, _) = sits(&club, json!({"boards": 1, "practice": "defence", "set": 5})).await;
    let sight = seen(&club, &id, &link).await["sight"].clone();
    let declarer = sight["contract"]["declarer"].as_str().unwrap();
    assert!(declarer == "E" || declarer == "W", "{sight}");
    // Played to its end it is compared with robots who had the same contract.
    let over = plays(&club, &id, &link, 1).await;
    let compared = format!("/api/play/{id}/boards/1/compared?link={link}");
    let mut waited = 0;
    let beside = loop {
        let (status, beside, _) = club.ask("GET", &compared, "", Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{beside}");
        if beside["waiting"] == 0 {
            break beside;
        }
        waited += 1;
        assert!(waited < 6000, "{beside}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let results = beside["results"].as_array().unwrap();
    assert_eq!(results.len(), 4, "{beside}");
    assert!(results.iter().all(|one| one["declarer"] == declarer));
    let own = results.iter().find(|one| one["own"] == true).unwrap();
    assert_eq!(own["score"], over["sight"]["result"]["score"]);
    // He made no call himself.
    assert_eq!(beside["bidding"], json!([]));
}

const FILE: &str = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87\"]\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_of_a_file_are_played_with_robots() {
    let club = Club::new().await;
    // From the first call on, South as the file has it.
    let (id, link, _) = sits(&club, json!({"file": FILE, "boards": 4})).await;
    let whole = seen(&club, &id, &link).await;
    assert_eq!(
        (&whole["boards"], &whole["practice"]),
        (&json!(1), &json!(true))
    );
    let dealt = whole["sight"]["seats"][2]["dealt"].to_string();
    for card in ["SK", "HA", "DK", "CQ"] {
        assert!(dealt.contains(card), "{dealt}");
    }
    // As declarer in notrump: robots bid it there, and whoever declares is South.
    let (id, link, _) = sits(&club, json!({"file": FILE, "practice": "notrump"})).await;
    let sight = seen(&club, &id, &link).await["sight"].clone();
    assert_eq!(sight["contract"]["declarer"], "S", "{sight}");
    for wrong in [
        json!({"file": FILE, "practice": "slam"}),
        json!({"file": "not a board"}),
    ] {
        let (status, said, _) = club.ask("POST", "/api/play/robots", "", wrong).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
    }
}

/// Whoever opened a table lets robots sit at its empty seats, with boards of a file; who has another link does not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn robots_sit_at_a_table_of_friends() {
    let club = Club::new().await;
    let table = super::play::Opened::new(&club, json!({"boards": FILE})).await;
    let path = |who: &str| format!("/api/play/{}/robots?link={}", table.id, table.link(who));
    let wish = |seat: &str| json!({"seat": seat, "robot": true});
    let (status, _, _) = club.ask("POST", &path("N"), "", wish("E")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _, _) = club.ask("POST", &path("host"), "", wish("X")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    for seat in ["N", "E", "W"] {
        let (status, said, _) = club.ask("POST", &path("host"), "", wish(seat)).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{said}");
    }
    table.bring(&club, "S", 0).await;
    let mine = async || {
        for _ in 0..2000 {
            let south = table.seen(&club, "S").await;
            if south["sight"]["turn"]["by"][0] == "S" {
                return south;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the robots do not call");
    };
    // North, a robot, has seventeen points and opens; East has nothing to say.
    let south = mine().await;
    assert_eq!(south["sight"]["auction"][0]["call"], "1NT", "{south}");
    let path_links = format!("/api/play/{}/links?link={}", table.id, table.link("host"));
    let (_, links, _) = club.ask("GET", &path_links, "", Value::Null).await;
    let robots = links.as_array().unwrap().iter();
    let robots = robots.filter(|link| link["robot"] == true);
    assert_eq!(robots.count(), 3);
    // While the board is on a robot leaves its seat, and a person says his name there.
    let leaves = json!({"seat": "N", "robot": false});
    let (status, _, _) = club.ask("POST", &path("host"), "", leaves).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let north = table.seen(&club, "N").await;
    assert!(
        north["sight"]["seats"][0]["player"]["robot"].is_null(),
        "{north}"
    );
}

/// What a robot says of its call is told in the words of the reader, and stays as it is in the record.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn explanations_are_told_in_words() {
    let club = Club::new().await;
    let table = super::play::Opened::new(&club, json!({"boards": FILE})).await;
    let path = format!("/api/play/{}/robots?link={}", table.id, table.link("host"));
    let wish = json!({"seat": "N", "robot": true});
    let (status, _, _) = club.ask("POST", &path, "", wish).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    table.bring(&club, "E", 0).await;
    let east = async |is: &dyn Fn(&Value) -> bool| {
        for _ in 0..2000 {
            let seen = table.seen(&club, "E").await;
            if is(&seen["sight"]["auction"][0]) {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the robot says nothing");
    };
    east(&|call| call["call"] == "1NT").await;
    let asks = json!({"key": "asks", "deed": {"ask": {"entry": 0}}});
    let (status, _) = table.send(&club, "E", 1, asks).await;
    assert_eq!(status, StatusCode::OK);
    let seen = east(&|call| call["meaning"].is_string()).await;
    let meaning = seen["sight"]["auction"][0]["meaning"].clone();
    assert!(meaning.as_str().unwrap().starts_with("15-17 "), "{meaning}");
    let path = format!(
        "/api/play/{}/boards/1/told?link={}",
        table.id,
        table.link("E")
    );
    let (_, told, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(told["meanings"][0]["meaning"], meaning, "{told}");
    let words = told["meanings"][0]["words"].as_str().unwrap();
    assert!(words.contains("15–17") && words.contains('♠'), "{words}");
    // His partner, who may not know of it, is told nothing.
    let path = format!(
        "/api/play/{}/boards/1/told?link={}",
        table.id,
        table.link("S")
    );
    let (_, told, _) = club.ask("GET", &path, "", Value::Null).await;
    assert_eq!(told["meanings"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_system_card_is_for_everybody() {
    let club = Club::new().await;
    let path = "/api/robots/system-card?format=html&language=";
    let (status, english) = club.text(&format!("{path}en"), "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(english.contains("System card of the robots") && english.contains("Stayman"));
    let (_, italian) = club.text(&format!("{path}it"), "").await;
    assert!(italian.contains("Carta delle convenzioni dei robot"));
}

/// A pair of robots is entered by the Director; at a table of robots alone the boards are played by themselves, and the results are in the event.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pairs_of_robots_play_in_an_event() {
    let club = Club::new().await;
    let director = club.director().await;
    let event = json!({"name": "Online", "kind": "pairs", "settings": {"method": "matchpoints"}});
    let (status, event, _) = club.ask("POST", "/api/events", &director, event).await;
    assert_eq!(status, StatusCode::OK, "{event}");
    let id = event["id"].as_str().unwrap().to_owned();
    let deal = openroom_robots::dealt(1, 1);
    let deal = openroom_laws::log::deal_text(&deal, contract_bridge::Seat::North);
    let plan = "movement: two tables\nentrants: pairs\ncontestants: 4\nrounds:\n- tables:\n  - {table: 1, ns: 1, ew: 2, boards: 1-2, shares: [2]}\n  - {table: 2, ns: 3, ew: 4, boards: 1-2, shares: [1]}\n";
    let acts = [
        json!({"entered": {"contestant": 1, "players": ["Ana", "Bea"]}}),
        json!({"entered": {"contestant": 2, "players": ["Robot 1", "Robot 2"], "robots": true}}),
        json!({"entered": {"contestant": 3, "players": ["Robot 3", "Robot 4"], "robots": true}}),
        json!({"entered": {"contestant": 4, "players": ["Robot 5", "Robot 6"], "robots": true}}),
        json!({"regulations": {"layer": "event", "settings": {"play": "guided"}}}),
        json!({"movement": {"plan": plan}}),
        json!({"dealt": {"boards": "1-2", "deals": {"1": deal, "2": deal}}}),
        json!({"round-started": {"round": 1, "minutes": 15}}),
    ];
    for (number, action) in acts.into_iter().enumerate() {
        let key = format!("a{number}");
        let (status, answer, _) = club.write(&id, &director, &key, action).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let playing = tokio::spawn(crate::play::robots::keep_playing(club.app.clone()));
    let mut log = String::new();
    for _ in 0..3000 {
        log = club
            .text(&format!("/api/events/{id}/log"), &director)
            .await
            .1;
        if log.contains("result:") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(
        log.contains("result:") && log.contains(&format!("play.{id}-1-1-2.1")),
        "{log}"
    );
    // At the other table two people are waited for, and the robots sit East and West.
    let path = format!("/api/play/{id}-1-1-1/boards");
    let (status, seen, _) = club
        .ask("POST", &path, &director, json!({"after": 0}))
        .await;
    assert_eq!(status, StatusCode::OK, "{seen}");
    let seats = &seen["table"]["sight"]["seats"];
    let robots: Vec<bool> = (0..4)
        .map(|at| seats[at]["player"]["robot"] == true)
        .collect();
    assert_eq!(robots, [false, true, false, true]);
    playing.abort();
}
