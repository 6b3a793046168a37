//! What the store promises, on each engine and with one or three nodes: acknowledged means there for ever, in order, without gaps; the
//! same key means the same version; of racing appends one wins; counts are exact.

use std::sync::Arc;
use std::time::Duration;

use openroom_scratch::{Nats, Postgres};
use openroom_store::{
    Append, Change, Club, Decider, FirstStart, Lock, Notice, OneTime, Person, Quota, START,
    Session, Store, StoreError, TableCode, link,
};
use tempfile::TempDir;

/// A database and the nodes that use it.
struct Bench {
    name: &'static str,
    nodes: Vec<Store>,
    postgres: Option<Arc<Postgres>>,
    nats: Option<Nats>,
    _folder: Option<TempDir>,
}

impl Bench {
    /// One of the nodes, by turns.
    fn node(&self, turn: usize) -> &Store {
        &self.nodes[turn % self.nodes.len()]
    }
}

const LIVES: Duration = Duration::from_secs(30);

/// SQLite, PostgreSQL with one node, PostgreSQL with three, and the same with NATS.
async fn benches() -> Vec<Bench> {
    let folder = tempfile::tempdir().unwrap();
    let file = Store::open(&folder.path().join("club.db")).await.unwrap();
    let mut benches = vec![Bench {
        name: "SQLite",
        nodes: vec![file],
        postgres: None,
        nats: None,
        _folder: Some(folder),
    }];
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY);
        return benches;
    };
    let postgres = Arc::new(postgres);
    for (name, database, count, with_nats) in [
        ("one node", "one", 1, false),
        ("three nodes", "three", 3, false),
        ("three nodes with NATS", "nats", 3, true),
    ] {
        let nats = with_nats.then(Nats::start).flatten();
        if with_nats && nats.is_none() {
            println!("NOT tested with NATS: {}", openroom_scratch::NO_NATS);
            continue;
        }
        let address = postgres.database(database);
        let mut nodes = Vec::new();
        for _ in 0..count {
            let node = Store::open_at(&address).await.unwrap();
            nodes.push(match &nats {
                Some(nats) => node.through_nats(&nats.address()).await.unwrap(),
                None => node,
            });
        }
        benches.push(Bench {
            name,
            nodes,
            postgres: Some(Arc::clone(&postgres)),
            nats,
            _folder: None,
        });
    }
    benches
}

fn entry<'a>(stream: &'a str, seen: u64, key: &'a str, bodies: &'a [&'a str]) -> Append<'a> {
    Append {
        stream,
        seen,
        key,
        bodies,
        summary: None,
    }
}

async fn stream(bench: &Bench, id: &str) {
    let made = bench.nodes[0].create(id, id, "2026-05-14T18:00:00Z").await;
    made.unwrap();
}

/// Appends until it is there, as a writer does who decides again when another was first.
async fn write(store: &Store, id: &str, key: &str, body: &str) -> u64 {
    let mut seen = 0;
    loop {
        match store.append(entry(id, seen, key, &[body])).await {
            Ok(version) => return version,
            Err(StoreError::Conflict { version }) => seen = version,
            Err(other) => panic!("{other}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_is_there_in_order_without_gaps_and_once() {
    for bench in benches().await {
        stream(&bench, "e").await;
        let mut writers = Vec::new();
        for writer in 0..12 {
            let store = bench.node(writer).clone();
            let again = bench.node(writer + 1).clone();
            writers.push(tokio::spawn(async move {
                let mut had = Vec::new();
                for number in 0..10 {
                    let (key, body) = (format!("{writer}-{number}"), format!("{{\"w\":{writer}}}"));
                    let version = write(&store, "e", &key, &body).await;
                    // The answer was lost, and it is sent again to another node.
                    assert_eq!(write(&again, "e", &key, &body).await, version);
                    had.push((version, key));
                }
                had
            }));
        }
        let mut all = Vec::new();
        for writer in writers {
            all.extend(writer.await.unwrap());
        }
        all.sort();
        let mut heads = Vec::new();
        for store in &bench.nodes {
            let entries = store.read("e", 0).await.unwrap();
            let (mut head, mut told) = (START.to_owned(), Vec::new());
            for (number, entry) in entries.iter().enumerate() {
                assert_eq!(entry.version, number as u64 + 1, "{}", bench.name);
                head = link(&head, entry.version, &entry.key, &entry.body);
                assert_eq!(entry.hash, head);
                told.push((entry.version, entry.key.clone()));
            }
            assert_eq!(told, all, "{}", bench.name);
            heads.push(head);
        }
        // Every node has the same at each version.
        assert!(heads.windows(2).all(|two| two[0] == two[1]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_racing_appends_exactly_one_wins_and_several_entries_are_one() {
    for bench in benches().await {
        stream(&bench, "e").await;
        for round in 0..5_u64 {
            let mut racers = Vec::new();
            for racer in 0..40 {
                let store = bench.node(racer).clone();
                racers.push(tokio::spawn(async move {
                    let key = format!("{round}-{racer}");
                    let three = ["1", "2", "3"];
                    store.append(entry("e", round * 3, &key, &three)).await
                }));
            }
            let mut won = 0;
            for racer in racers {
                match racer.await.unwrap() {
                    Ok(version) => {
                        assert_eq!(version, round * 3 + 3);
                        won += 1;
                    }
                    Err(StoreError::Conflict { version }) => assert_eq!(version, round * 3 + 3),
                    Err(other) => panic!("{}: {other}", bench.name),
                }
            }
            assert_eq!(won, 1, "{}", bench.name);
        }
        assert_eq!(bench.node(1).read("e", 0).await.unwrap().len(), 15);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_and_failures_are_exact_under_a_hundred_racing_calls() {
    for bench in benches().await {
        stream(&bench, "e").await;
        let store = bench.node(0);
        let code = |hash: &str, person: Option<&str>| OneTime {
            hash: hash.to_owned(),
            person: person.map(str::to_owned),
            expires: 1000,
        };
        store.add_one_time(&code("setup", None)).await.unwrap();
        store
            .add_one_time(&code("reset", Some("Ana")))
            .await
            .unwrap();
        let lock = Lock {
            free: 5,
            first: 60,
            longest: 3600,
        };
        let mut calls = Vec::new();
        for call in 0..100 {
            let store = bench.node(call).clone();
            calls.push(tokio::spawn(async move {
                let person = Person {
                    name: format!("Person {call}"),
                    role: "director".to_owned(),
                    hash: String::new(),
                };
                let first = store.set_up("setup", &person, 0).await.unwrap();
                let used = store.use_one_time("reset", 0).await.unwrap();
                let wait = store.take_try("Ana", "192.0.2.1", 0, lock).await.unwrap();
                let turn = store.take_turn("code", "192.0.2.1", 0).await.unwrap();
                let offered = TableCode {
                    code: format!("C{call}"),
                    stream: "e".to_owned(),
                    place: "1".to_owned(),
                    expires: 1000,
                };
                let codes = store.fill_codes(vec![offered], 0).await.unwrap();
                (first, used.is_some(), wait, turn, codes)
            }));
        }
        let (mut firsts, mut used, mut free, mut turns, mut codes) =
            (0, 0, 0, Vec::new(), Vec::new());
        for call in calls {
            let (first, once, wait, turn, given) = call.await.unwrap();
            firsts += usize::from(first == FirstStart::Done);
            used += usize::from(once);
            free += usize::from(wait == 0);
            turns.push(turn);
            codes.extend(given);
        }
        turns.sort_unstable();
        codes.dedup();
        assert_eq!((firsts, used, free), (1, 1, 5), "{}", bench.name);
        assert_eq!(turns, (1..=100).collect::<Vec<_>>(), "{}", bench.name);
        assert_eq!(codes.len(), 1, "{}: one table has one code", bench.name);
        assert_eq!(store.people().await.unwrap().len(), 1);
        // A code that was right gives its turn back.
        store.give_turn_back("code", "192.0.2.1", 0).await.unwrap();
        assert_eq!(store.take_turn("code", "192.0.2.1", 0).await.unwrap(), 100);
        assert_eq!(store.take_turn("code", "192.0.2.1", 1).await.unwrap(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_so_many_devices_however_many_come_at_once() {
    for bench in benches().await {
        stream(&bench, "e").await;
        let code = TableCode {
            code: "C1".to_owned(),
            stream: "e".to_owned(),
            place: "1".to_owned(),
            expires: 1000,
        };
        let filled = bench.node(0).fill_codes(vec![code.clone()], 0).await;
        assert_eq!(filled.unwrap().len(), 1);
        let device = |number: usize| Session {
            id: format!("device {number}"),
            person: None,
            stream: Some("e".to_owned()),
            place: Some("1".to_owned()),
            seat: None,
            sat: String::new(),
            expires: 500 + i64::try_from(number).unwrap(),
        };
        let mut coming = Vec::new();
        for number in 0..60 {
            let (store, code, device) = (bench.node(number).clone(), code.clone(), device(number));
            coming.push(tokio::spawn(async move {
                assert!(store.join(&code, &device, 10, 0).await.unwrap());
            }));
        }
        for come in coming {
            come.await.unwrap();
        }
        let mut there = 0;
        for number in 0..60 {
            let id = format!("device {number}");
            let found = bench.node(number).session(&id, 0).await.unwrap();
            there += usize::from(found.is_some());
        }
        assert_eq!(there, 10, "{}", bench.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_club_has_nothing_of_another() {
    for bench in benches().await {
        let store = bench.node(0);
        for id in ["north", "south"] {
            let club = Club {
                id: id.to_owned(),
                name: id.to_uppercase(),
                host: Some(format!("{id}.example")),
                created: "2026-05-14".to_owned(),
                quota: Quota::default(),
            };
            assert!(store.add_club(&club).await.unwrap());
            assert!(!store.add_club(&club).await.unwrap(), "the id is taken");
        }
        let (north, south) = (store.of("north"), bench.node(1).of("south"));
        north.create("n", "Thursday", "2026-05-14").await.unwrap();
        north.append(entry("n", 0, "a", &["{}"])).await.unwrap();
        north.add_person("Ana", "director", "hash").await.unwrap();
        // The same name in the other club is somebody else.
        assert!(south.add_person("Ana", "scorer", "other").await.unwrap());
        assert_eq!(south.person("Ana").await.unwrap().unwrap().role, "scorer");
        assert!(south.read("n", 0).await.unwrap().is_empty());
        assert!(south.page(None, true, 10).await.unwrap().is_empty());
        let refused = south.append(entry("n", 1, "b", &["{}"])).await;
        assert!(
            matches!(refused, Err(StoreError::NoStream(_))),
            "{refused:?}"
        );
        // Nor is it told that a key is there.
        let refused = south.append(entry("n", 0, "a", &["{}"])).await;
        assert!(
            matches!(refused, Err(StoreError::NoStream(_))),
            "{refused:?}"
        );
        assert!(south.put_away("n", true).await.is_err());
        let code = TableCode {
            code: "N1".to_owned(),
            stream: "n".to_owned(),
            place: "1".to_owned(),
            expires: 1000,
        };
        north.fill_codes(vec![code.clone()], 0).await.unwrap();
        assert!(south.table_of_code("N1", 0).await.unwrap().is_none());
        let used = north.used().await.unwrap();
        assert_eq!((used.events, used.entries, used.bytes), (1, 1, 2));
        assert!(store.remove_club("north").await.unwrap());
        assert!(north.read("n", 0).await.unwrap().is_empty());
        assert!(north.people().await.unwrap().is_empty());
        assert_eq!(south.people().await.unwrap().len(), 1);
        assert!(
            !store.remove_club("").await.unwrap(),
            "that of a laptop stays"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_club_keeps_is_changed_whole_and_is_its_own() {
    for bench in benches().await {
        let (one, other) = (bench.node(0), bench.node(1).of("other"));
        let club = Club {
            id: "other".to_owned(),
            name: String::new(),
            host: None,
            created: String::new(),
            quota: Quota::default(),
        };
        assert!(one.add_club(&club).await.unwrap(), "{}", bench.name);
        let put = |id: &str, body: &str, seen: Option<u64>| Change::Put {
            kind: "member",
            id: id.to_owned(),
            body: body.to_owned(),
            seen,
        };
        let both = vec![put("a", "1", Some(0)), put("b", "1", None)];
        one.change_papers(both).await.unwrap();
        // All or nothing: the first of these would be right.
        let stale = vec![put("c", "1", Some(0)), put("a", "2", Some(0))];
        let stale = one.change_papers(stale).await;
        assert!(
            matches!(stale, Err(StoreError::Conflict { version: 1 })),
            "{stale:?}"
        );
        let all = bench.node(1).papers("member").await.unwrap();
        let ids: Vec<&str> = all.iter().map(|paper| paper.id.as_str()).collect();
        assert_eq!(ids, ["a", "b"]);
        // Of many who write with what they have seen one wins.
        let racing = (0..20).map(|turn| {
            let (node, change) = (bench.node(turn).clone(), put("a", "3", Some(1)));
            tokio::spawn(async move { node.change_papers(vec![change]).await.is_ok() })
        });
        let mut won = 0;
        for race in racing.collect::<Vec<_>>() {
            won += u32::from(race.await.unwrap());
        }
        assert_eq!(won, 1, "{}", bench.name);
        // Nothing of it is in another club, which takes its own away.
        assert_eq!(other.papers("member").await.unwrap(), []);
        let mine = vec![put("a", "x", Some(0))];
        other.change_papers(mine).await.unwrap();
        let none = vec![Change::TakeAll { kind: "member" }];
        other.change_papers(none).await.unwrap();
        let kept = one.paper("member", "a").await.unwrap().unwrap();
        assert_eq!((kept.body.as_str(), kept.version), ("3", 2));
        other
            .change_papers(vec![put("z", "x", None)])
            .await
            .unwrap();
        let found = one.club_of_paper("member", "z").await.unwrap();
        assert_eq!(found.as_deref(), Some("other"));
        // It goes over with the club, and goes with the club.
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("own.db");
        other.club_file(&path, Vec::new()).await.unwrap();
        let file = Store::open(&path).await.unwrap();
        assert_eq!(file.papers("member").await.unwrap().len(), 1);
        assert!(one.remove_club("other").await.unwrap());
        assert_eq!(other.papers("member").await.unwrap(), []);
        let take = Change::Take {
            kind: "member",
            id: "a".to_owned(),
        };
        one.change_papers(vec![take]).await.unwrap();
        assert_eq!(one.papers("member").await.unwrap().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_are_never_changed() {
    let Some(postgres) = Postgres::start() else {
        return;
    };
    let store = Store::open_at(&postgres.database("fixed")).await.unwrap();
    store.create("e", "e", "2026-05-14").await.unwrap();
    store.append(entry("e", 0, "a", &["{}"])).await.unwrap();
    for change in ["UPDATE entries SET body = 'x'", "DELETE FROM entries"] {
        let tried = std::panic::catch_unwind(|| postgres.sql("fixed", change));
        assert!(tried.is_err(), "{change}");
    }
    assert_eq!(store.read("e", 0).await.unwrap()[0].body, "{}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_node_that_decides_can_write_and_another_follows_it() {
    for bench in benches().await.into_iter().filter(|b| b.nodes.len() == 3) {
        stream(&bench, "e").await;
        let nodes: Vec<Store> = (0..3)
            .map(|number| bench.node(number).as_node(&format!("node {number}")))
            .collect();
        for (number, node) in nodes.iter().enumerate() {
            node.beat(&format!("127.0.0.1:{number}"), LIVES)
                .await
                .unwrap();
        }
        // Of three who ask at once one decides, and the others know who it is.
        let (a, b, c) = tokio::join!(
            nodes[0].decide("e"),
            nodes[0].decide("e"),
            nodes[0].decide("e")
        );
        for decided in [a, b, c] {
            assert_eq!(decided.unwrap(), Decider::Here(0));
        }
        let there = nodes[1].decide("e").await.unwrap();
        let Decider::There(node) = there else {
            panic!("{there:?}")
        };
        assert_eq!(node.address, "127.0.0.1:0");
        nodes[0].append(entry("e", 0, "a", &["{}"])).await.unwrap();
        let refused = nodes[1].append(entry("e", 1, "b", &["{}"])).await;
        assert!(matches!(refused, Err(StoreError::Elsewhere)), "{refused:?}");
        // The first one is not heard of any more: it cannot write, and another takes over.
        nodes[0].beat("127.0.0.1:0", Duration::ZERO).await.unwrap();
        let refused = nodes[0].append(entry("e", 1, "b", &["{}"])).await;
        assert!(matches!(refused, Err(StoreError::Elsewhere)), "{refused:?}");
        assert_eq!(nodes[2].decide("e").await.unwrap(), Decider::Here(1));
        let refused = nodes[0].append(entry("e", 1, "c", &["{}"])).await;
        assert!(matches!(refused, Err(StoreError::Elsewhere)), "{refused:?}");
        nodes[2].append(entry("e", 1, "d", &["{}"])).await.unwrap();
        // One that is alive again has to ask, and is told who decides.
        nodes[0].beat("127.0.0.1:0", LIVES).await.unwrap();
        assert!(matches!(nodes[0].decide("e").await, Ok(Decider::There(_))));
        // One that goes lets others in at once.
        nodes[2].leave().await.unwrap();
        assert_eq!(nodes[0].decide("e").await.unwrap(), Decider::Here(2));
        nodes[0].let_go("e").await.unwrap();
        assert_eq!(nodes[1].decide("e").await.unwrap(), Decider::Here(2));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_and_what_was_missed_is_said() {
    for bench in benches().await.into_iter().filter(|b| b.nodes.len() == 3) {
        let postgres = bench.postgres.as_ref().unwrap();
        stream(&bench, "e").await;
        let mut notices = bench.node(1).notices();
        assert_eq!(notices.next().await, Notice::Missed, "at first");
        bench
            .node(0)
            .append(entry("e", 0, "a", &["{}"]))
            .await
            .unwrap();
        let told = Notice::Version {
            stream: "e".to_owned(),
            version: 1,
        };
        assert_eq!(notices.next().await, told);
        bench.node(2).tell_revoked().await.unwrap();
        assert_eq!(
            notices.next().await,
            Notice::Revoked {
                club: String::new()
            }
        );
        if bench.nats.is_some() {
            continue;
        }
        let end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'";
        assert_ne!(postgres.sql("three", end), "0");
        assert_eq!(notices.next().await, Notice::Missed);
        write(bench.node(0), "e", "b", "{}").await;
        let told = Notice::Version {
            stream: "e".to_owned(),
            version: 2,
        };
        assert_eq!(notices.next().await, told);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_gone_stops_nothing_after_it() {
    for bench in benches().await {
        let Some(postgres) = bench.postgres.as_ref().filter(|_| bench.nodes.len() == 3) else {
            continue;
        };
        stream(&bench, "e").await;
        let store = bench.node(0).clone();
        let mut acknowledged = Vec::new();
        for number in 0..5 {
            acknowledged.push(write(&store, "e", &number.to_string(), "{}").await);
        }
        // In the middle of the work of twenty writers.
        let mut writers = Vec::new();
        for writer in 0..20 {
            let store = bench.node(writer).clone();
            writers.push(tokio::spawn(async move {
                let mut had = Vec::new();
                for number in 0..20 {
                    let key = format!("{writer}-{number}");
                    let mut seen = 0;
                    let version = loop {
                        match store.append(entry("e", seen, &key, &["{}"])).await {
                            Ok(version) => break version,
                            Err(StoreError::Conflict { version }) => seen = version,
                            // Sent again with the same key, as a phone does.
                            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                        }
                    };
                    had.push((version, key));
                }
                had
            }));
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
        let again = Arc::clone(postgres);
        tokio::task::spawn_blocking(move || {
            again.stop();
            again.begin();
        })
        .await
        .unwrap();
        let mut all = Vec::new();
        for writer in writers {
            all.extend(writer.await.unwrap());
        }
        let entries = store.read("e", 0).await.unwrap();
        assert_eq!(entries.len(), 405);
        for (version, key) in all {
            let there = &entries[usize::try_from(version).unwrap() - 1];
            assert_eq!((there.version, &there.key), (version, &key));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_moves_to_the_other_engine_and_back_whole() {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY);
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let file = Store::open(&folder.path().join("club.db")).await.unwrap();
    for stream in ["a", "b"] {
        file.create(stream, "Thursday", "2026-05-14").await.unwrap();
        for number in 0..700 {
            let body = format!("{{\"n\":{number},\"name\":\"Jo\u{e3}o\"}}");
            let key = number.to_string();
            file.append(entry(stream, number, &key, &[&body]))
                .await
                .unwrap();
        }
    }
    file.add_person("Ana", "director", "hash").await.unwrap();
    let database = Store::open_at(&postgres.database("moved")).await.unwrap();
    let moved = file.move_to(&database).await.unwrap();
    assert_eq!((moved.streams, moved.entries), (2, 1400));
    let refused = file.move_to(&database).await.unwrap_err().to_string();
    assert!(refused.contains("choose an empty database"), "{refused}");
    let back = folder.path().join("back.db");
    database.backup(&back).await.unwrap();
    let back = Store::open(&back).await.unwrap();
    assert_eq!(
        back.read("a", 0).await.unwrap(),
        file.read("a", 0).await.unwrap()
    );
    assert_eq!(back.people().await.unwrap(), file.people().await.unwrap());
    back.append(entry("a", 700, "new", &["{}"])).await.unwrap();
}
