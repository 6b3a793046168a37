//! What the store promises: nothing acknowledged is lost, nothing is written twice, nothing is changed.

use openroom_store::{
    Append, FirstStart, Lock, OneTime, Person, Session, Store, StoreError, TableCode,
};
use tempfile::TempDir;

async fn club() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("club.db")).await.unwrap();
    store
        .create("e", "Thursday", "2026-05-14T18:00:00Z")
        .await
        .unwrap();
    (folder, store)
}

/// An entry, of which most tests need one at a time.
fn entry<'a>(seen: u64, key: &'a str, bodies: &'a [&'a str]) -> Append<'a> {
    Append {
        stream: "e",
        seen,
        key,
        bodies,
        summary: None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_writers_is_first() {
    let (_folder, store) = club().await;
    let mut tasks = Vec::new();
    for number in 0..40 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            store.append(entry(0, &format!("k{number}"), &["{}"])).await
        }));
    }
    let mut written = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(version) => {
                assert_eq!(version, 1);
                written += 1;
            }
            Err(StoreError::Conflict { version }) => assert_eq!(version, 1),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(written, 1);
    assert_eq!(store.read("e", 0).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_is_there_after_a_new_start() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.db");
    {
        let store = Store::open(&path).await.unwrap();
        store.create("e", "Thursday", "2026-05-14").await.unwrap();
        for number in 0..100 {
            let body = format!("{{\"n\":{number}}}");
            store
                .append(entry(number, &number.to_string(), &[body.as_str()]))
                .await
                .unwrap();
        }
        // No close: as if the machine had been switched off.
    }
    let store = Store::open(&path).await.unwrap();
    let entries = store.read("e", 0).await.unwrap();
    assert_eq!(entries.len(), 100);
    assert_eq!(entries[99].body, "{\"n\":99}");
    assert_eq!(store.read("e", 98).await.unwrap().len(), 2);
    // An entry whose answer was lost is not written again.
    assert_eq!(
        store
            .append(entry(100, "99", &["{\"n\":99}"]))
            .await
            .unwrap(),
        100
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_can_be_put_back_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("club.db"), folder.path().join("copy.db"));
    let store = Store::open(&path).await.unwrap();
    store.create("e", "Thursday", "2026-05-14").await.unwrap();
    store.append(entry(0, "a", &["1"])).await.unwrap();
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "nothing is overwritten");
    store.append(entry(1, "b", &["2"])).await.unwrap();
    let refused = Store::restore(&copy, &path).await.unwrap_err().to_string();
    assert!(refused.contains("stop the server first"), "{refused}");
    assert_eq!(store.read("e", 0).await.unwrap().len(), 2);
    store.close().await;
    let kept = Store::restore(&copy, &path).await.unwrap().unwrap();
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.read("e", 0).await.unwrap().len(), 1);
    store.close().await;
    let before = Store::open(&kept).await.unwrap();
    assert_eq!(before.read("e", 0).await.unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_put_away_is_kept_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("club.db")).await.unwrap();
    store.create("e", "Thursday", "2026-05-14").await.unwrap();
    store.append(entry(0, "a", &["1"])).await.unwrap();
    for away in [true, false] {
        store.put_away("e", away).await.unwrap();
        assert_eq!(store.page(None, true, 10).await.unwrap()[0].away, away);
        assert_eq!(store.read("e", 0).await.unwrap().len(), 1);
    }
    assert!(store.put_away("nowhere", true).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_others_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "no database at all, but long enough to look at").unwrap();
    let error = Store::open(&path).await.unwrap_err().to_string();
    assert!(error.contains("choose another file"), "{error}");
    let other = folder.path().join("club.db");
    assert!(Store::restore(&path, &other).await.is_err());
    assert!(!other.exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_one_time_code_works_once_and_in_time() {
    let (_folder, store) = club().await;
    let code = OneTime {
        hash: "h".into(),
        person: None,
        expires: 100,
    };
    store.add_one_time(&code).await.unwrap();
    assert!(store.use_one_time("other", 50).await.unwrap().is_none());
    assert!(store.use_one_time("h", 50).await.unwrap().is_some());
    assert!(store.use_one_time("h", 50).await.unwrap().is_none());
    store.add_one_time(&code).await.unwrap();
    assert!(store.use_one_time("h", 100).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_was_full_for_a_moment_stops_nothing_after_it() {
    let (_folder, store) = club().await;
    let large = "x".repeat(200_000);
    store.fill_disk(true);
    for key in ["a", "b"] {
        let refused = store.append(entry(0, key, &[&large])).await.unwrap_err();
        assert!(matches!(refused, StoreError::Full), "{refused}");
    }
    let refused = store.try_writer().await.unwrap_err();
    assert!(matches!(refused, StoreError::Full), "{refused}");
    store.fill_disk(false);
    store.try_writer().await.unwrap();
    assert_eq!(store.append(entry(0, "a", &[&large])).await.unwrap(), 1);
    assert_eq!(store.read("e", 0).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_write_together_with_one_who_finds_no_room_are_told() {
    let (_folder, store) = club().await;
    let large = "x".repeat(200_000);
    for number in 0..20 {
        let id = format!("e{number}");
        store.create(&id, "Thursday", "2026-05-14").await.unwrap();
    }
    store.fill_disk(true);
    let mut tasks = Vec::new();
    for number in 0..20_u64 {
        let (store, large) = (store.clone(), large.clone());
        tasks.push(tokio::spawn(async move {
            let id = format!("e{number}");
            let body = if number % 4 == 3 {
                large.as_str()
            } else {
                "{}"
            };
            let entry = Append {
                stream: &id,
                ..entry(0, "k", &[])
            };
            let bodies = [body];
            let entry = Append {
                bodies: &bodies,
                ..entry
            };
            (id.clone(), store.append(entry).await.is_ok())
        }));
    }
    for task in tasks {
        let (id, acknowledged) = task.await.unwrap();
        let there = store.read(&id, 0).await.unwrap().len();
        assert_eq!(there, usize::from(acknowledged), "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn several_entries_are_one() {
    let (_folder, store) = club().await;
    let three = entry(0, "file", &["1", "2", "3"]);
    assert_eq!(store.append(three).await.unwrap(), 3);
    // Sent again after a lost answer.
    assert_eq!(store.append(three).await.unwrap(), 3);
    let late = entry(2, "late", &["4", "5"]);
    assert!(store.append(late).await.is_err());
    let bodies: Vec<String> = store
        .read("e", 0)
        .await
        .unwrap()
        .into_iter()
        .map(|entry| entry.body)
        .collect();
    assert_eq!(bodies, ["1", "2", "3"]);
    // The second has a key that the first one has: nothing of them is written, and the stream can still be written to.
    store.append(entry(3, "x#1", &["4"])).await.unwrap();
    assert!(store.append(entry(4, "x", &["5", "6"])).await.is_err());
    assert_eq!(store.append(entry(4, "y", &["5"])).await.unwrap(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_closes_at_once() {
    let (_folder, store) = club().await;
    // Somebody else still has a way to it, as the server has for each of its parts.
    let other = store.clone();
    let began = std::time::Instant::now();
    store.append(entry(0, "a", &["1"])).await.unwrap();
    store.close().await;
    assert!(began.elapsed().as_secs() < 3, "{:?}", began.elapsed());
    assert!(matches!(
        other.append(entry(1, "b", &["2"])).await,
        Err(StoreError::Closed)
    ));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_the_club_knows_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("club.db"), folder.path().join("copy.db"));
    let store = Store::open(&path).await.unwrap();
    store.create("e", "Thursday", "2026-05-14").await.unwrap();
    store.backup(&copy).await.unwrap();
    let check = || {
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{:?}", file.path());
        }
    };
    check();
    store.close().await;
    // One that an earlier Openroom has made.
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&path, open.clone()).unwrap();
    std::fs::set_permissions(&copy, open).unwrap();
    Store::open(&path).await.unwrap().close().await;
    Store::restore(&copy, &path).await.unwrap();
    std::fs::remove_file(&copy).unwrap();
    check();
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_listed_page_by_page_with_what_was_said_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("club.db")).await.unwrap();
    for number in 0..25_u32 {
        let (id, day) = (
            format!("e{number:02}"),
            format!("2026-05-{:02}", number / 2 + 1),
        );
        store.create(&id, "Thursday", &day).await.unwrap();
        let summary = format!("{number}");
        let entry = Append {
            stream: &id,
            summary: Some(&summary),
            ..entry(0, "k", &["{}"])
        };
        // One has no entry: it was never made to the end.
        if number != 7 {
            store.append(entry).await.unwrap();
        }
        store.put_away(&id, number == 9).await.unwrap();
    }
    let mut seen = Vec::new();
    loop {
        let after = seen.last().cloned();
        let page = store.page(after.as_deref(), false, 10).await.unwrap();
        assert!(page.len() <= 10);
        for stream in &page {
            assert_eq!(
                stream.id,
                format!(
                    "e{:02}",
                    stream.summary.as_ref().unwrap().parse::<u32>().unwrap()
                )
            );
            assert_eq!(stream.version, 1);
        }
        seen.extend(page.iter().map(|stream| stream.id.clone()));
        if page.len() < 10 {
            break;
        }
    }
    assert_eq!(seen.len(), 23);
    assert_eq!(&seen[..3], ["e24", "e22", "e23"]);
    assert_eq!(store.page(None, true, 100).await.unwrap().len(), 24);
    // What was written without a word of it gets one later, unless it has gone on.
    let silent = Append {
        stream: "e24",
        ..entry(1, "s", &["{}"])
    };
    store.append(silent).await.unwrap();
    store.sum_up("e24", 1, "late").await.unwrap();
    assert_eq!(store.page(None, false, 1).await.unwrap()[0].summary, None);
    store.sum_up("e24", 2, "now").await.unwrap();
    assert_eq!(
        store.page(None, false, 1).await.unwrap()[0]
            .summary
            .as_deref(),
        Some("now")
    );
}

fn offered(round: usize, tables: usize) -> Vec<TableCode> {
    let code = |table: usize| TableCode {
        code: format!("R{round}T{table}"),
        stream: "e".into(),
        place: table.to_string(),
        expires: 1000,
    };
    (1..=tables).map(code).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_first_at_the_codes_at_once_gets_the_same_ones() {
    let (_folder, store) = club().await;
    let mut tasks = Vec::new();
    for round in 0..12 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            store.fill_codes(offered(round, 20), 1).await.unwrap()
        }));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.push(task.await.unwrap());
    }
    assert_eq!(all[0].len(), 20);
    assert!(all.iter().all(|codes| *codes == all[0]));
    for code in &all[0] {
        assert_eq!(
            store.table_of_code(&code.code, 999).await.unwrap().as_ref(),
            Some(code)
        );
        assert_eq!(store.table_of_code(&code.code, 1000).await.unwrap(), None);
    }
    // Ended codes give way to new ones.
    let later = store.fill_codes(offered(50, 20), 1000).await.unwrap();
    assert!(later.iter().all(|code| code.code.starts_with("R50")));
}

fn device(id: &str, expires: i64) -> Session {
    Session {
        id: id.into(),
        person: None,
        stream: None,
        place: None,
        seat: None,
        sat: String::new(),
        expires,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_so_many_devices_and_those_on_a_seat_stay() {
    let (_folder, store) = club().await;
    let codes = store.fill_codes(offered(1, 2), 1).await.unwrap();
    assert!(
        store
            .join(&codes[0], &device("north", 2000), 5, 1)
            .await
            .unwrap()
    );
    let at = (codes[0].stream.as_str(), codes[0].place.as_str());
    store
        .set_seat("north", at, at.1, Some("N"), "")
        .await
        .unwrap();
    for number in 0..30 {
        let id = format!("d{number}");
        assert!(
            store
                .join(&codes[0], &device(&id, 2001 + number), 5, 1)
                .await
                .unwrap()
        );
    }
    assert!(store.session("north", 1).await.unwrap().is_some());
    assert!(store.session("d29", 1).await.unwrap().is_some());
    assert!(store.session("d3", 1).await.unwrap().is_none());
    // It comes back to its table and keeps its seat; at another one it has none.
    assert!(
        store
            .join(&codes[0], &device("north", 3000), 5, 1)
            .await
            .unwrap()
    );
    assert_eq!(
        store
            .session("north", 1)
            .await
            .unwrap()
            .unwrap()
            .seat
            .as_deref(),
        Some("N")
    );
    assert!(
        store
            .join(&codes[1], &device("north", 3000), 5, 1)
            .await
            .unwrap()
    );
    assert_eq!(store.session("north", 1).await.unwrap().unwrap().seat, None);
    store.renew_codes("e", offered(2, 2), 1).await.unwrap();
    assert!(store.session("north", 1).await.unwrap().is_none());
    assert!(
        !store
            .join(&codes[0], &device("north", 3000), 5, 1)
            .await
            .unwrap()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_keep_one_address_waiting_and_no_other() {
    let (_folder, store) = club().await;
    let lock = Lock {
        free: 3,
        first: 60,
        longest: 200,
    };
    let take =
        async |address: &str, now: i64| store.take_try("Dora", address, now, lock).await.unwrap();
    assert_eq!(
        (take("a", 0).await, take("a", 0).await, take("a", 0).await),
        (0, 0, 0)
    );
    assert_eq!(take("a", 10).await, 50);
    assert_eq!(take("b", 10).await, 0);
    assert_eq!(take("a", 60).await, 0);
    assert_eq!(take("a", 60).await, 120);
    assert_eq!(store.locked_names(61).await.unwrap(), ["Dora"]);
    store.forget_tries("Dora", "a").await.unwrap();
    assert_eq!(take("a", 61).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_first_starts_one_is_done() {
    let (_folder, store) = club().await;
    let code = OneTime {
        hash: "h".into(),
        person: None,
        expires: 100,
    };
    store.add_one_time(&code).await.unwrap();
    let person = |name: &str| Person {
        name: name.into(),
        role: "director".into(),
        hash: "x".into(),
    };
    assert_eq!(
        store.set_up("other", &person("Mal"), 1).await.unwrap(),
        FirstStart::WrongCode
    );
    let mut tasks = Vec::new();
    for number in 0..10 {
        let (store, person) = (store.clone(), person(&format!("D{number}")));
        tasks.push(tokio::spawn(async move {
            store.set_up("h", &person, 1).await.unwrap()
        }));
    }
    let mut done = 0;
    for task in tasks {
        done += usize::from(task.await.unwrap() == FirstStart::Done);
    }
    assert_eq!(done, 1);
    assert_eq!(store.people().await.unwrap().len(), 1);
}
