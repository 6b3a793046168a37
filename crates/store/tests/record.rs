//! A record that was changed is found out: whatever was changed, put in or taken out, and where.

use std::path::{Path, PathBuf};

use openroom_scratch::Postgres;
use openroom_store::{Append, Proof, Store, Verified, Wrong};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

const AT: &str = "2026-05-14T18:00:00Z";

async fn write(store: &Store, stream: &str, seen: u64) {
    let (key, body) = (
        format!("k{seen}"),
        format!("{{\"n\": {seen}, \"of\": \"{stream}\"}}"),
    );
    let append = Append {
        stream,
        seen,
        key: &key,
        bodies: &[&body],
        summary: None,
    };
    store.append(append).await.unwrap();
}

/// Two events with seven entries each; the first five are sealed.
async fn filled(store: &Store) {
    let events = ["thursday", "friday"];
    for id in events {
        store.create(id, id, AT).await.unwrap();
        for seen in 0..5 {
            write(store, id, seen).await;
        }
    }
    let signer = store.signer().await.unwrap();
    store.seal_all(&signer, AT).await.unwrap();
    for id in events {
        write(store, id, 5).await;
        write(store, id, 6).await;
    }
}

async fn club() -> (TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.db");
    let store = Store::open(&path).await.unwrap();
    filled(&store).await;
    (folder, path, store)
}

async fn verified(path: &Path) -> Verified {
    let address = path.to_str().unwrap();
    Store::verify_at(address, None, None).await.unwrap()
}

/// What somebody with the file and a tool of SQLite could do.
async fn tampered(path: &Path, sql: &'static str) -> Vec<Wrong> {
    let options = SqliteConnectOptions::new().filename(path);
    let options = options.foreign_keys(false);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    let loose = "DROP TRIGGER IF EXISTS entries_stay; DROP TRIGGER IF EXISTS entries_last;";
    sqlx::raw_sql(loose).execute(&mut file).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    verified(path).await.wrong
}

#[tokio::test]
async fn what_was_changed_is_named_by_event_and_entry() {
    let t = || "thursday".to_owned();
    let gone = |version| {
        vec![Wrong::Gone {
            stream: t(),
            version,
        }]
    };
    let entry = |version| {
        vec![Wrong::Entry {
            stream: t(),
            version,
        }]
    };
    let cases: [(&'static str, Vec<Wrong>); 9] = [
        (
            "UPDATE entries SET body = '{}' WHERE stream = 'thursday' AND version = 3",
            entry(3),
        ),
        (
            "UPDATE entries SET key = 'x' WHERE stream = 'thursday' AND version = 7",
            entry(7),
        ),
        (
            "DELETE FROM entries WHERE stream = 'thursday' AND version = 4; UPDATE streams SET version = 6 WHERE id = 'thursday'",
            gone(4),
        ),
        (
            "DELETE FROM entries WHERE stream = 'thursday' AND version = 7",
            vec![Wrong::Length {
                stream: t(),
                said: 7,
                found: 6,
            }],
        ),
        // Cut short with all that says how long it was, but the seal.
        (
            "DELETE FROM entries WHERE stream = 'thursday' AND version > 4; UPDATE streams SET version = 4, hash = (SELECT hash FROM entries WHERE stream = 'thursday' AND version = 4) WHERE id = 'thursday'",
            vec![Wrong::SealOfNothing {
                stream: t(),
                version: 5,
            }],
        ),
        (
            "UPDATE streams SET hash = 'abc' WHERE id = 'thursday'",
            vec![Wrong::Head {
                stream: t(),
                version: 7,
            }],
        ),
        (
            "UPDATE seals SET hash = 'abc' WHERE stream = 'thursday'",
            vec![Wrong::SealOfOther {
                stream: t(),
                version: 5,
            }],
        ),
        (
            "UPDATE seals SET at = '2026-05-15T18:00:00Z' WHERE stream = 'thursday'",
            vec![Wrong::Signature {
                stream: t(),
                version: 5,
            }],
        ),
        (
            "DELETE FROM seals WHERE stream = 'thursday'; DELETE FROM streams WHERE id = 'thursday'",
            vec![Wrong::NoStream { stream: t() }],
        ),
    ];
    for (sql, wrong) in cases {
        let (_folder, path, store) = club().await;
        store.close().await;
        assert_eq!(verified(&path).await.wrong, []);
        assert_eq!(tampered(&path, sql).await, wrong, "{sql}");
    }
}

#[tokio::test]
async fn a_chain_that_is_written_anew_does_not_match_its_seal_and_is_not_sealed_again() {
    let (_folder, path, store) = club().await;
    let mut head = String::new();
    let mut sql = String::new();
    for version in 1..=7 {
        let body = format!("{{\"n\": {}}}", version * 100);
        head = openroom_store::link(&head, version, &format!("k{}", version - 1), &body);
        sql += &format!(
            "UPDATE entries SET body = '{body}', hash = '{head}' WHERE stream = 'thursday' AND version = {version};"
        );
    }
    sql += &format!("UPDATE streams SET hash = '{head}' WHERE id = 'thursday'");
    let wrong = tampered(&path, Box::leak(sql.into_boxed_str())).await;
    let seal = Wrong::SealOfOther {
        stream: "thursday".into(),
        version: 5,
    };
    assert_eq!(wrong, [seal]);
    let signer = store.signer().await.unwrap();
    let sealed = store.seal_all(&signer, AT).await.unwrap();
    assert_eq!(sealed.streams, 1, "the other event");
    assert_eq!(sealed.broken[0].stream, "thursday");
    assert_eq!(sealed.broken[0].version, 6);
}

#[tokio::test]
async fn a_record_is_counted_sealed_and_found_by_what_is_on_paper() {
    let (_folder, path, store) = club().await;
    let found = verified(&path).await;
    assert_eq!((found.streams, found.entries, found.seals), (2, 14, 2));
    assert_eq!(found.unsealed, 4);
    let signer = store.signer().await.unwrap();
    assert_eq!(store.seal_all(&signer, AT).await.unwrap().streams, 2);
    assert_eq!(store.seal_all(&signer, AT).await.unwrap().streams, 0);
    assert_eq!(verified(&path).await.unsealed, 0);
    // The same key after a new start.
    let public = signer.public();
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.signer().await.unwrap().public(), public);

    let hash = store.hash_at("friday", 3).await.unwrap().unwrap();
    let paper = openroom_store::short(&hash).replace(' ', "");
    let address = path.to_str().unwrap();
    let look = |head: String, signer: Option<String>| async move {
        Store::verify_at(address, signer.as_deref(), Some(&head))
            .await
            .unwrap()
    };
    let found = look(paper, Some(public)).await;
    assert_eq!(found.found, Some(("friday".to_owned(), 3)));
    assert_eq!(found.wrong, []);
    let other = look("0000".into(), Some("ab".repeat(32))).await;
    assert_eq!(other.found, None);
    assert!(matches!(other.wrong[0], Wrong::Signer { .. }));
}

#[tokio::test]
async fn an_exported_log_proves_itself() {
    let (_folder, _path, store) = club().await;
    let signer = store.signer().await.unwrap();
    store.seal_all(&signer, AT).await.unwrap();
    let text = store.proof("thursday").await.unwrap().write();
    assert!(Proof::is_meant(&text));
    let proof = Proof::read(&text).unwrap();
    assert_eq!(proof.entries.len(), 7);
    let good = proof.verify(Some(&signer.public()), None);
    assert_eq!((good.wrong.as_slice(), good.unsealed), ([].as_slice(), 0));
    for (from, to) in [
        (r#"{\"n\": 3,"#, r#"{\"n\": 4,"#),
        ("\"key\":\"k2\"", "\"key\":\"k9\""),
        ("\"event\":\"thursday\"", "\"event\":\"friday\""),
        ("\"at\":\"2026-05-14", "\"at\":\"2026-05-13"),
    ] {
        assert!(text.contains(from), "{from}");
        let changed = Proof::read(&text.replace(from, to)).unwrap();
        assert_ne!(changed.verify(None, None).wrong, [], "{from}");
    }
    let last = text.lines().filter(|line| !line.contains("\"entry\":7"));
    let cut = last.collect::<Vec<_>>().join("\n");
    let cut = Proof::read(&cut).unwrap().verify(None, None);
    let end = Wrong::SealOfNothing {
        stream: "thursday".into(),
        version: 7,
    };
    assert_eq!(cut.wrong, [end]);
    assert!(store.of("other").proof("thursday").await.is_err());
}

#[tokio::test]
async fn what_is_only_looked_at_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let none = folder.path().join("none.db");
    let address = none.to_str().unwrap();
    assert!(Store::verify_at(address, None, None).await.is_err());
    assert!(!none.exists());
    std::fs::write(&none, "no database, and longer than its head would be").unwrap();
    assert!(Store::verify_at(address, None, None).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_of_postgresql() {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY);
        return;
    };
    let address = postgres.database("record");
    assert!(Store::verify_at(&address, None, None).await.is_err());
    let store = Store::open_at(&address).await.unwrap();
    filled(&store).await;
    let good = Store::verify_at(&address, None, None).await.unwrap();
    assert_eq!((good.entries, good.wrong.len()), (14, 0));
    let _ = postgres.sql(
        "record",
        "ALTER TABLE entries DISABLE TRIGGER ALL; UPDATE entries SET body = '{}' WHERE stream = 'friday' AND version = 2",
    );
    let bad = Store::verify_at(&address, None, None).await.unwrap();
    let second = Wrong::Entry {
        stream: "friday".into(),
        version: 2,
    };
    assert_eq!(bad.wrong, [second]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_postgresql_is_one_moment_while_others_write() {
    let Some(postgres) = Postgres::start() else {
        println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY);
        return;
    };
    let store = Store::open_at(&postgres.database("busy")).await.unwrap();
    filled(&store).await;
    let (stop, mut stopped) = tokio::sync::watch::channel(false);
    let busy = store.clone();
    let writer = tokio::spawn(async move {
        let mut seen = 7;
        while !*stopped.borrow_and_update() {
            write(&busy, "thursday", seen).await;
            let id = format!("event-{seen}");
            busy.create(&id, &id, AT).await.unwrap();
            write(&busy, &id, 0).await;
            seen += 1;
        }
        seen
    });
    let folder = tempfile::tempdir().unwrap();
    for turn in 0..3 {
        let copy = folder.path().join(format!("{turn}.db"));
        store.backup(&copy).await.unwrap();
        let found = verified(&copy).await;
        assert_eq!(found.wrong, []);
        assert!(found.entries >= 14, "{found:?}");
    }
    stop.send_replace(true);
    assert!(writer.await.unwrap() > 8, "somebody wrote meanwhile");
}
