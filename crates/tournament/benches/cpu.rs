//! Processor time of the ranking of a large event: `cargo bench -p openroom-tournament --bench cpu [-- RUNS]`.
//!
//! 400 tables, 13 rounds of two boards, 800 pairs. As the bench of that name in crate `scoring`: the least of several runs, as
//! `name milliseconds`, so that `scripts/bench-cpu-against` can compare two revisions.

#[path = "../tests/all/common/mod.rs"]
mod common;

use std::hint::black_box;

use openroom_tournament::{Through, Tournament};

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

fn tell(name: &str, runs: u32, repeated: u32, mut work: impl FnMut()) {
    let mut least = u128::MAX;
    for _ in 0..runs {
        let start = ran();
        for _ in 0..repeated {
            work();
        }
        least = least.min(ran() - start);
    }
    #[allow(clippy::cast_precision_loss)]
    let milliseconds = least as f64 / 1e6 / f64::from(repeated);
    println!("{name} {milliseconds:.2}");
}

fn main() {
    let runs = std::env::args()
        .find_map(|arg| arg.parse().ok())
        .unwrap_or(10);
    let mut event = Tournament::new();
    for entry in common::session(400, 13, 2) {
        event.apply(&entry).unwrap();
    }
    tell("standings-400-tables", runs, 10, || {
        black_box(event.standings(None).unwrap());
    });
    let half = Through {
        session: 1,
        round: 7,
    };
    tell("standings-400-tables-half-way", runs, 10, || {
        black_box(event.standings(Some(half)).unwrap());
    });
    tell("export-400-tables", runs, 10, || {
        black_box(event.export(None));
    });
}
