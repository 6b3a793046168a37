//! Several entries are all there or none, whatever statement of their transaction the process dies at or the connection is lost at; sent
//! again with the same key they are there once.
//!
//! What happens in it happens to a process of its own: this test starts itself again for each moment.

use std::process::Command;

use openroom_scratch::Postgres;
use openroom_store::faults::{Fault, is_pending, strike};
use openroom_store::{Append, START, Store, link};

const DATABASE: &str = "OPENROOM_TEST_DATABASE";
const STREAM: &str = "OPENROOM_TEST_STREAM";
const MOMENT: &str = "OPENROOM_TEST_MOMENT";
const FAULT: &str = "OPENROOM_TEST_FAULT";

/// What the process says before it ends by itself.
const ACKNOWLEDGED: &str = "acknowledged";
const OVER: &str = "no such moment";

fn three<'a>(stream: &'a str, bodies: &'a [&'a str]) -> Append<'a> {
    Append {
        stream,
        seen: 2,
        key: "three",
        bodies,
        summary: Some("{}"),
    }
}

const BODIES: [&str; 3] = ["{\"n\":3}", "{\"n\":4}", "{\"n\":5}"];

/// What the started process does: it writes, and something happens to it.
#[tokio::test]
#[ignore = "started by the tests below"]
async fn writes_until_something_happens() {
    let Ok(database) = std::env::var(DATABASE) else {
        return;
    };
    let of = |name: &str| std::env::var(name).unwrap();
    let fault = match of(FAULT).as_str() {
        "death" => Fault::Death,
        _ => Fault::Loss,
    };
    let (stream, store) = (of(STREAM), Store::open_at(&database).await.unwrap());
    strike(fault, of(MOMENT).parse().unwrap());
    match store.append(three(&stream, &BODIES)).await {
        Ok(version) => {
            assert_eq!(version, 5);
            println!("{ACKNOWLEDGED}");
        }
        Err(error) => assert!(error.to_string().contains("on purpose"), "{error}"),
    }
    if is_pending() {
        println!("{OVER}");
        return;
    }
    // The store goes on by itself, and the same key is the same entries.
    assert_eq!(store.append(three(&stream, &BODIES)).await.unwrap(), 5);
    store.close().await;
}

/// Lets it happen at every moment of the transaction, and looks what is there.
async fn at_each_moment(database: &str, fault: &str) {
    let store = Store::open_at(database).await.unwrap();
    let (mut all, mut none) = (0, 0);
    for moment in 1..100 {
        let stream = format!("{fault}-{moment}");
        store.create(&stream, "e", "2026-05-14").await.unwrap();
        let before = Append {
            stream: &stream,
            seen: 0,
            key: "two",
            bodies: &["{\"n\":1}", "{\"n\":2}"],
            summary: None,
        };
        store.append(before).await.unwrap();
        let mut process = Command::new(std::env::current_exe().unwrap());
        process.args(["--exact", "writes_until_something_happens"]);
        process.args(["--ignored", "--nocapture"]);
        process.env(DATABASE, database).env(STREAM, &stream);
        process.env(MOMENT, moment.to_string()).env(FAULT, fault);
        let output = process.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let over = said.contains(OVER);
        // It died where it was to die, and nowhere else.
        let alive = output.status.success();
        assert_eq!(alive, fault != "death" || over, "moment {moment}: {said}");
        let entries = store.read(&stream, 0).await.unwrap();
        match entries.len() {
            5 => all += 1,
            2 => none += 1,
            other => panic!("{fault} at moment {moment}: {other} entries"),
        }
        let acknowledged = said.contains(ACKNOWLEDGED);
        assert!(!acknowledged || entries.len() == 5, "moment {moment}");
        // Sent again by whoever had no answer.
        let again = store.append(three(&stream, &BODIES)).await.unwrap();
        assert_eq!(again, 5, "moment {moment}");
        let entries = store.read(&stream, 0).await.unwrap();
        let mut head = START.to_owned();
        for (entry, number) in entries.iter().zip(1_u64..) {
            assert_eq!(entry.body, format!("{{\"n\":{number}}}"));
            head = link(&head, number, &entry.key, &entry.body);
            assert_eq!((entry.version, &entry.hash), (number, &head));
        }
        assert_eq!(entries.len(), 5);
        if over {
            // Both happened: before the commit nothing is there, after it all is.
            assert!(moment > 12 && all > 1, "{moment} moments, {all} after");
            assert!(fault != "death" || none > 10, "{none} before");
            return;
        }
    }
    panic!("the transaction has no end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_dies_at_any_statement_leaves_all_or_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.db");
    at_each_moment(file.to_str().unwrap(), "death").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_statement_that_fails_leaves_all_or_nothing_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.db");
    at_each_moment(file.to_str().unwrap(), "loss").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_dies_at_any_statement_leaves_all_or_nothing_in_postgresql() {
    match Postgres::start() {
        Some(postgres) => at_each_moment(&postgres.database("death"), "death").await,
        None => println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_ended_at_any_statement_leaves_all_or_nothing_in_postgresql() {
    match Postgres::start() {
        Some(postgres) => at_each_moment(&postgres.database("loss"), "loss").await,
        None => println!("NOT tested with PostgreSQL: {}", openroom_scratch::REMEDY),
    }
}
