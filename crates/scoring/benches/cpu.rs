//! Processor time of scoring and ranking, in memory: `cargo bench -p openroom-scoring --bench cpu [-- RUNS [short]]`.
//!
//! On a machine that others keep busy the clock on the wall says little. Linux tells how long a thread has really run; the
//! least of several runs is printed, in milliseconds, as `name milliseconds`.

use std::hint::black_box;

use openroom_scoring::event::{Event, Method};
use openroom_scoring::score_event;

mod common;

use common::event;

/// How long this thread has run, in nanoseconds; the clock where Linux does not tell.
fn ran() -> u128 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse().ok());
    told.unwrap_or_else(|| {
        START
            .get_or_init(std::time::Instant::now)
            .elapsed()
            .as_nanos()
    })
}

fn least(runs: u32, event: &Event) -> f64 {
    // The kernel counts in steps of some milliseconds: a run is so many scorings that it takes a tenth of a second or more.
    let repeated = (10_000_000 / event.results.len().max(1)).max(1);
    let mut least = u128::MAX;
    for _ in 0..runs {
        let start = ran();
        for _ in 0..repeated {
            let scores = score_event(black_box(event));
            assert!(black_box(&scores).is_ok());
        }
        least = least.min(ran() - start);
    }
    #[allow(clippy::cast_precision_loss)]
    let milliseconds = least as f64 / 1e6 / repeated as f64;
    milliseconds
}

fn main() {
    let runs = std::env::args()
        .find_map(|arg| arg.parse().ok())
        .unwrap_or(15);
    for method in [Method::Matchpoints, Method::CrossImps, Method::Butler] {
        let name = method.word();
        println!(
            "130000-{name} {:.2}",
            least(runs, &event(method, 5_000, false))
        );
        println!(
            "130000-uneven-{name} {:.2}",
            least(runs, &event(method, 5_000, true))
        );
    }
    if std::env::args().any(|arg| arg == "short") {
        return;
    }
    for tables in [385, 3_847, 38_462] {
        let results = tables * common::BOARDS;
        println!(
            "{results}-matchpoints {:.2}",
            least(runs, &event(Method::Matchpoints, tables, false))
        );
    }
    println!(
        "1000012-uneven-matchpoints {:.2}",
        least(runs, &event(Method::Matchpoints, 38_462, true))
    );
    println!(
        "1000012-cross-imps {:.2}",
        least(runs, &event(Method::CrossImps, 38_462, false))
    );
    println!(
        "1000012-butler {:.2}",
        least(runs, &event(Method::Butler, 38_462, false))
    );
}
