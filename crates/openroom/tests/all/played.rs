//! Boards played over the sockets of the real server. `openroom-bench` does the same with more of them.

use std::path::Path;

use openroom_bench::at_table::serving;
use openroom_bench::{cuts, scenarios, sights};

const BINARY: &str = env!("CARGO_BIN_EXE_openroom");

/// How many: `PLAYED_BOARDS=200` for more boards, `PLAYED_ONE_OF=1` for all scenarios.
fn asked_for(what: &str, usually: u32) -> u32 {
    let wish = std::env::var(what).ok();
    wish.and_then(|wish| wish.parse().ok()).unwrap_or(usually)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_a_foreign_card_or_anything_from_which_one_follows() {
    let folder = tempfile::tempdir().unwrap();
    let (server, director) = serving(Path::new(BINARY), &folder.path().join("played.db"))
        .await
        .unwrap();
    let plan = sights::Plan {
        boards: asked_for("PLAYED_BOARDS", 6),
        again: 2,
        at_once: 3,
        seed: 19,
    };
    let report = sights::run(server.at, &director, plan).await;
    let report = report.unwrap_or_else(|text| panic!("{text}"));
    println!("{report:?}");
    assert_eq!(report.boards, plan.boards);
    assert!(report.messages > 150 * plan.boards, "{report:?}");
    assert!(report.compared > 20 * plan.boards, "{report:?}");
    assert!(report.refused > 0 && report.cuts > 0, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn scenarios_have_the_same_outcome_over_the_sockets_as_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let (server, director) = serving(Path::new(BINARY), &folder.path().join("played.db"))
        .await
        .unwrap();
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let one_of = usize::try_from(asked_for("PLAYED_ONE_OF", 8)).unwrap();
    let report = scenarios::run(Path::new(BINARY), server.at, &director, &all, one_of).await;
    let report = report.unwrap_or_else(|text| panic!("{text}"));
    println!("{report:?}");
    assert!(report.played * one_of > 1000, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_acknowledged_counts_once_whatever_is_cut_and_killed() {
    let plan = cuts::Plan {
        tables: 5,
        boards: 1,
        kills: 4,
        seed: 19,
    };
    let report = cuts::run(Path::new(BINARY), plan).await;
    let report = report.unwrap_or_else(|text| panic!("{text}"));
    println!("{report:?}");
    assert_eq!(report.boards, 5);
    assert!(
        report.acknowledged > 200 && report.cuts > 5 && report.again > 0,
        "{report:?}"
    );
}
