//! `openroom verify`: a record that was changed is found out, and where.

use std::path::Path;
use std::process::{Command, Output};

use openroom_store::{Append, Store};

fn openroom(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.args(args).env("LC_ALL", "C");
    command.output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A database with an event, sealed; the text of its record.
fn club(path: &Path) -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let at = "2026-05-14T18:00:00Z";
        let store = Store::open(path).await.unwrap();
        store.create("thursday", "Thursday", at).await.unwrap();
        let bodies = [
            r#"{"at":"2026-05-14T18:00:00Z","by":"organiser","created":{"name":"Thursday","kind":"pairs"}}"#,
            r#"{"at":"2026-05-14T18:00:00Z","by":"organiser","entered":{"contestant":1,"players":["A","B"]}}"#,
        ];
        let entries = Append {
            stream: "thursday",
            seen: 0,
            key: "k",
            bodies: &bodies,
            summary: None,
        };
        store.append(entries).await.unwrap();
        let signer = store.signer().await.unwrap();
        store.seal_all(&signer, at).await.unwrap();
        let proof = store.proof("thursday").await.unwrap().write();
        store.close().await;
        proof
    })
}

#[test]
fn a_database_and_an_export_are_verified() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("club.db");
    let proof = club(&database);
    let database = database.to_str().unwrap();

    let right = openroom(&["verify", database]);
    assert_eq!(right.status.code(), Some(0), "{right:?}");
    assert!(text(&right).starts_with("The record is intact. Events: 1, entries: 2, seals: 1"));
    let key = text(&openroom(&["verify", database, "--key"]));
    assert_eq!(key.trim().len(), 64);

    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, &proof).unwrap();
    let file = file.to_str().unwrap();
    let right = openroom(&["verify", file, "--signer", key.trim()]);
    assert_eq!(right.status.code(), Some(0), "{right:?}");
    let log = text(&openroom(&["verify", file, "--log"]));
    assert!(log.contains("Thursday"), "{log}");

    // By the short form on paper.
    let last = proof
        .lines()
        .find(|line| line.contains("\"entry\":2"))
        .unwrap();
    let hash = last.split("\"hash\":\"").nth(1).unwrap();
    let head = format!("{} {} {}", &hash[..4], &hash[4..8], &hash[8..12]);
    let found = openroom(&["verify", database, "--head", &head]);
    assert_eq!(found.status.code(), Some(0));
    assert!(text(&found).contains("is entry 2 of event thursday"));
    let other = openroom(&["verify", database, "--head", "0000 0000 0000"]);
    assert_eq!(other.status.code(), Some(1));

    std::fs::write(file, proof.replace("Thursday\\\"", "Friday\\\"")).unwrap();
    let wrong = openroom(&["verify", file]);
    assert_eq!(wrong.status.code(), Some(1), "{wrong:?}");
    assert!(
        text(&wrong).contains("event thursday, entry 1:"),
        "{wrong:?}"
    );
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.yaml");
    std::fs::write(&file, "- created\n").unwrap();
    let none = folder.path().join("none.db");
    for path in [&file, &none] {
        let refused = openroom(&["verify", path.to_str().unwrap()]);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    }
    assert!(!none.exists());
}
