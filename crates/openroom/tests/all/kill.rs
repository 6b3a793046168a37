//! `kill -9` in the middle of a session, three times; `scripts/check-kill` does it fifty times with more tables.

use std::path::Path;

use openroom_bench::club::Size;
use openroom_bench::kill::{Plan, run};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost() {
    let plan = Plan {
        size: Size {
            sections: 1,
            tables: 5,
            rounds: 2,
            boards: 3,
        },
        kills: 3,
        seed: 7,
    };
    let report = run(Path::new(env!("CARGO_BIN_EXE_openroom")), plan).await;
    let report = report.unwrap_or_else(|text| panic!("{text}"));
    assert_eq!((report.kills, report.acknowledged), (3, 62));
}
