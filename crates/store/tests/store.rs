//! What the store promises: nothing acknowledged is lost, nothing is written twice, nothing is changed.

use openroom_store::{Append, OneTime, Store, StoreError};
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

fn entry<'a>(seen: u64, key: &'a str, body: &'a str) -> Append<'a> {
    Append {
        stream: "e",
        seen,
        key,
        body,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_writers_is_first() {
    let (_folder, store) = club().await;
    let mut tasks = Vec::new();
    for number in 0..40 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            store.append(entry(0, &format!("k{number}"), "{}")).await
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
                .append(entry(number, &number.to_string(), &body))
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
        store.append(entry(100, "99", "{\"n\":99}")).await.unwrap(),
        100
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_can_be_put_back_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("club.db"), folder.path().join("copy.db"));
    let store = Store::open(&path).await.unwrap();
    store.create("e", "Thursday", "2026-05-14").await.unwrap();
    store.append(entry(0, "a", "1")).await.unwrap();
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "nothing is overwritten");
    store.append(entry(1, "b", "2")).await.unwrap();
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
    store.append(entry(0, "a", "1")).await.unwrap();
    for away in [true, false] {
        store.put_away("e", away).await.unwrap();
        assert_eq!(store.streams().await.unwrap()[0].away, away);
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
