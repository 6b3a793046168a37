//! The server and clients that mean harm; `scripts/check-hostile` tries harder.

use std::path::Path;

use openroom_bench::hostile::{Plan, run};

#[tokio::test(flavor = "multi_thread")]
async fn hostile_clients_do_not_keep_others_out() {
    let plan = Plan {
        slow: 100,
        wait: false,
        passwords: 100,
        sockets: 10,
    };
    let lines = run(Path::new(env!("CARGO_BIN_EXE_openroom")), plan).await;
    let lines = lines.unwrap_or_else(|text| panic!("{text}"));
    assert!(lines.len() > 15, "{lines:?}");
}
