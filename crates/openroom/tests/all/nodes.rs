//! Three servers on one PostgreSQL: whatever is written on one is on the others, and nothing acknowledged is lost when they are killed,
//! put to sleep and cut off. `openroom-bench nodes` does it for ten minutes.

use std::path::Path;
use std::time::Duration;

use openroom_bench::club::{Club, Size, result};
use openroom_bench::nodes::{Plan, run};
use openroom_bench::server::Server;
use openroom_client::{Client, ClientError, Live};
use openroom_scratch::{NO_NATS, Nats, Postgres, REMEDY};
use serde_json::{Value, json};

const BINARY: &str = env!("CARGO_BIN_EXE_openroom");

const SMALL: Size = Size {
    sections: 1,
    tables: 3,
    rounds: 2,
    boards: 2,
};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_on_one_is_on_all() {
    on_all(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_on_one_is_on_all_with_nats() {
    match Nats::start() {
        Some(nats) => on_all(Some(&nats)).await,
        None => println!("NOT tested with NATS: {NO_NATS}"),
    }
}

/// What is written on one is on all, and one that dies is followed.
async fn on_all(nats: Option<&Nats>) {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {REMEDY}");
        return;
    };
    let database = postgres.database("club");
    let binary = Path::new(BINARY);
    let mut places = vec![database];
    if let Some(nats) = nats {
        places.extend(["--nats".to_owned(), nats.address()]);
    }
    let mut first = Server::start_with(binary, &places).await.unwrap();
    let second = Server::more(binary, &places).await.unwrap();
    let third = Server::more(binary, &places).await.unwrap();
    let mut club = Club::found(&first, SMALL, "after-board").await.unwrap();
    let start = json!({"round-started": {"round": 1, "minutes": 20}});
    club.direct("round 1", &start).await.unwrap();
    // A phone on the second node enters, one on the third one sees it, and reads its own version there.
    let table = club.codes[0].0.clone();
    let table = table.as_str();
    club.servers = vec![second.at];
    let mut north = club.phone(table, 'N').await.unwrap();
    club.servers = vec![third.at];
    let mut east = club.phone(table, 'E').await.unwrap();
    east.hear().await.unwrap();
    let board = club.boards(1, table)[0];
    let version = north.write("a", &result(1, table, board, 5)).await.unwrap();
    while east
        .board(board)
        .is_none_or(|board| !board["result"].is_object())
    {
        east.hear().await.unwrap();
    }
    // The same key on another node is the same entry.
    north.client = north.client.also().or([third.at]);
    north.client.elsewhere();
    let again = north.write("a", &result(1, table, board, 5)).await.unwrap();
    assert_eq!(again, version);
    // Whoever runs them sees what each does, whichever is asked.
    let mut operator = Client::new(second.at);
    let sign_in = json!({"name": "Dora", "password": "only for this run"});
    operator.post("/api/sign-in", &sign_in).await.unwrap();
    let nodes = operator.get("/api/nodes").await.unwrap();
    let nodes = nodes.as_array().unwrap();
    assert_eq!(nodes.len(), 3, "{nodes:?}");
    assert!(nodes.iter().all(|node| node["answers"] == true));
    assert_eq!(
        (&nodes[0]["here"], &nodes[1]["here"]),
        (&json!(true), &json!(false))
    );
    let entries = nodes.iter().filter_map(|node| node["entries"].as_u64());
    // All but the two that an event begins with, and once more what was sent again.
    assert_eq!(entries.max(), Some(version - 1));
    // The node that decides is killed: another one follows, and knows all of it.
    first.kill().await.unwrap();
    let agreed = json!({"agreed": {"round": 1, "table": table, "board": board}});
    let later = loop {
        match east.write("b", &agreed).await {
            Ok(version) => break version,
            Err(ClientError::Away(_) | ClientError::Refused { status: 500.., .. }) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(later, version + 1);
    // Whoever is sent away on one node is gone on all.
    let mut elsewhere = Client::new(third.at);
    elsewhere.post("/api/sign-in", &sign_in).await.unwrap();
    let mut live = elsewhere.live(&club.event, 0).await.unwrap();
    live.next().await.unwrap();
    let mut here = Client::new(second.at);
    here.post("/api/sign-in", &sign_in).await.unwrap();
    let person = json!({"name": "Sol", "role": "scorer", "password": "long enough"});
    here.post("/api/people", &person).await.unwrap();
    elsewhere.post("/api/sign-out", &Value::Null).await.unwrap();
    let closed = async { while live.next().await.is_ok() {} };
    let within = tokio::time::timeout(Duration::from_secs(1), closed).await;
    assert!(within.is_ok(), "still told of everything after a second");
}

/// What goes on by itself goes on when the node that would have done it dies at that moment, and nobody has asked another one for the event.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_is_done_by_another_node_when_one_dies() {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {REMEDY}");
        return;
    };
    let places = vec![postgres.database("club")];
    let binary = Path::new(BINARY);
    let mut first = Server::start_with(binary, &places).await.unwrap();
    let second = Server::more(binary, &places).await.unwrap();
    let short = Size { rounds: 1, ..SMALL };
    let mut club = Club::found(&first, short, "after-board").await.unwrap();
    let by_itself =
        json!({"regulations": {"layer": "director", "settings": {"next-round": "all-done"}}});
    club.direct("by itself", &by_itself).await.unwrap();
    let start = json!({"round-started": {"round": 1, "minutes": 20}});
    club.direct("round 1", &start).await.unwrap();
    let tables: Vec<String> = club.codes.iter().map(|(table, _)| table.clone()).collect();
    for table in &tables {
        for board in club.boards(1, table) {
            let key = format!("{table}/{board}");
            let entry = result(1, table, board, 5);
            club.direct(&key, &entry).await.unwrap();
        }
    }
    first.kill().await.unwrap();
    // The list of events folds none of them: nobody brings this one into the memory of the second node.
    let mut anybody = Client::new(second.at);
    let over = async {
        loop {
            let list = anybody.get("/api/events").await;
            if list.is_ok_and(|list| list[0]["over"] == true) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let within = tokio::time::timeout(Duration::from_secs(40), over).await;
    assert!(within.is_ok(), "the session did not end by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_whatever_happens_to_the_nodes() {
    let plan = Plan {
        size: SMALL,
        nodes: 3,
        nats: false,
        longest: 3000,
        calm: 800,
        seed: 7,
    };
    match run(Path::new(BINARY), plan).await {
        Ok((report, _, _)) => assert_eq!(report.acknowledged, 26),
        Err(error) if error == REMEDY => println!("NOT tested with PostgreSQL: {REMEDY}"),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_one_table_on_several_nodes() {
    one_table(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_one_table_on_several_nodes_with_nats() {
    match Nats::start() {
        Some(nats) => one_table(Some(&nats)).await,
        None => println!("NOT tested with NATS: {NO_NATS}"),
    }
}

/// Hears until something is so.
async fn hears(live: &mut Live, what: &str, is: impl Fn(&Value) -> bool) -> Value {
    let hearing = async {
        loop {
            let message = live.next().await.unwrap().value();
            if is(&message) {
                return message;
            }
        }
    };
    let within = tokio::time::timeout(Duration::from_secs(30), hearing).await;
    within.unwrap_or_else(|_| panic!("not heard: {what}"))
}

fn is_here(message: &Value, seat: usize) -> Option<bool> {
    message["table"]["sight"]["seats"][seat]["here"].as_bool()
}

/// Who is at a device, and what browsers tell each other, is known on every node; an event is played from any of them.
async fn one_table(nats: Option<&Nats>) {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {REMEDY}");
        return;
    };
    let binary = Path::new(BINARY);
    let mut places = vec![postgres.database("club")];
    if let Some(nats) = nats {
        places.extend(["--nats".to_owned(), nats.address()]);
    }
    let first = Server::start_with(binary, &places).await.unwrap();
    let second = Server::more(binary, &places).await.unwrap();
    let mut third = Server::more(binary, &places).await.unwrap();
    let mut club = Club::found(&first, SMALL, "after-board").await.unwrap();
    let wish = json!({"settings": {"faces": "all"}});
    let made = club.director.post("/api/play", &wish).await.unwrap();
    let (id, host) = (made["id"].as_str().unwrap(), made["host"].as_str().unwrap());
    let path = format!("/api/play/{id}/links?link={host}");
    let links = club.director.get(&path).await.unwrap();
    let link = |role: &str| {
        let one = links.as_array().unwrap().iter();
        let mut one = one.filter(|one| one["role"] == role);
        one.next().unwrap()["link"].as_str().unwrap().to_owned()
    };
    let at = |rest: &str, role: &str| format!("/api/play/{id}{rest}?link={}", link(role));
    let (mut by_first, mut by_second) = (Client::new(first.at), Client::new(second.at));
    let bring = json!({"after": 0});
    by_first.post(&at("/boards", "N"), &bring).await.unwrap();
    // North is at the first node, East at the second, West at the third: each sees the others.
    let mut north = by_first.live_at(&at("/live", "N")).await.unwrap();
    let mut east = by_second.live_at(&at("/live", "E")).await.unwrap();
    let by_third = Client::new(third.at);
    let mut west = by_third.live_at(&at("/live", "W")).await.unwrap();
    hears(&mut north, "East and West come", |it| {
        (is_here(it, 1), is_here(it, 3)) == (Some(true), Some(true))
    })
    .await;
    hears(&mut east, "North is there", |it| {
        is_here(it, 0) == Some(true)
    })
    .await;
    hears(&mut west, "North is there", |it| {
        is_here(it, 0) == Some(true)
    })
    .await;
    // An introduction, longer than one notice of PostgreSQL.
    let data = "ș way ".repeat(4000);
    let say = json!({"to": "N", "data": data});
    by_second.post(&at("/signals", "E"), &say).await.unwrap();
    let heard = hears(&mut north, "what East says", |it| it["signal"].is_object()).await;
    assert_eq!(
        (&heard["signal"]["by"], &heard["signal"]["data"]),
        (&json!("E"), &json!(data))
    );
    // A seat that is taken on one node is taken on all.
    let seen = by_second.get(&at("", "invited")).await.unwrap();
    assert_eq!(seen["rooms"][0]["seats"][3]["taken"], true, "{seen}");
    // Who goes is gone, and so is who was at a node that dies.
    drop(east);
    hears(&mut north, "East goes", |it| is_here(it, 1) == Some(false)).await;
    third.kill().await.unwrap();
    hears(&mut north, "West’s node dies", |it| {
        is_here(it, 3) == Some(false)
    })
    .await;
    drop((north, west));
    // An event that is played in the browser, whose players are at another node than the one that decides for it.
    let online = json!({"regulations": {"layer": "event", "settings": {"play": "guided"}}});
    club.direct("online", &online).await.unwrap();
    let deal = format!("/api/events/{}/deal", club.event);
    club.director
        .post(&deal, &json!({"boards": 6}))
        .await
        .unwrap();
    let start = json!({"round-started": {"round": 1, "minutes": 20}});
    club.direct("round 1", &start).await.unwrap();
    let table = club.codes[0].0.clone();
    club.servers = vec![second.at];
    let play = format!("/api/play/{}-1-1-{table}", club.event);
    let mut phones = Vec::new();
    for seat in ['N', 'E', 'S', 'W'] {
        phones.push(club.phone(&table, seat).await.unwrap());
    }
    let mut live = phones[0]
        .client
        .live_at(&format!("{play}/live"))
        .await
        .unwrap();
    let board = hears(&mut live, "the board comes by itself", |it| {
        it["table"]["index"] == 1
    })
    .await;
    let dealer = board["table"]["sight"]["dealer"].as_str().unwrap();
    let dealer = "NESW".find(dealer).unwrap();
    for turn in 0..4 {
        let phone = &mut phones[(dealer + turn) % 4];
        let deed = json!({"key": format!("pass {turn}"), "deed": {"act": "Pass"}});
        let deeds = format!("{play}/boards/1/deeds");
        phone.client.post(&deeds, &deed).await.unwrap();
    }
    let event = format!("/api/events/{}", club.event);
    let state = club.director.get(&event).await.unwrap();
    let boards = &state["event"]["sessions"][0]["rounds"][0]["tables"][0]["boards"];
    assert_eq!(boards[0]["result"]["text"], "Pass", "{boards}");
    hears(&mut live, "the board is over", |it| {
        it["table"]["sight"]["result"].is_object()
    })
    .await;
}
