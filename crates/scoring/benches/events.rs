//! Large events, scored and ranked: `cargo bench -p openroom-scoring`.

use std::fmt::Write as _;

use divan::{Bencher, black_box};
use openroom_scoring::event::{Method, Outcome};
use openroom_scoring::{event_file, score_event};

mod common;

use common::{BOARDS, event};

fn main() {
    divan::main();
}

/// 5,000 tables, 130,000 results, 10,000 pairs.
#[divan::bench(args = [Method::Matchpoints, Method::CrossImps, Method::Butler], sample_count = 20)]
fn tables_5000(bencher: Bencher, method: Method) {
    let event = event(method, 5_000, false);
    bencher.bench_local(|| score_event(black_box(&event)));
}

/// The same with every board factored.
#[divan::bench(args = [Method::Matchpoints, Method::CrossImps], sample_count = 20)]
fn tables_5000_factored(bencher: Bencher, method: Method) {
    let event = event(method, 5_000, true);
    bencher.bench_local(|| score_event(black_box(&event)));
}

/// A simultaneous event, by the number of results: the growth of the cost.
#[divan::bench(args = [10_000, 100_000, 1_000_000], sample_count = 10)]
fn simultaneous(bencher: Bencher, results: u32) {
    let event = event(Method::Matchpoints, results.div_ceil(BOARDS), false);
    bencher.bench_local(|| score_event(black_box(&event)));
}

/// The same with every board factored.
#[divan::bench(args = [1_000_000], sample_count = 10)]
fn simultaneous_factored(bencher: Bencher, results: u32) {
    let event = event(Method::Matchpoints, results.div_ceil(BOARDS), true);
    bencher.bench_local(|| score_event(black_box(&event)));
}

/// Reading the event file of 130,000 results.
#[divan::bench(sample_count = 5)]
fn read_130000(bencher: Bencher) {
    let event = event(Method::Matchpoints, 5_000, false);
    let mut text = "scoring: {method: matchpoints}\nresults:\n".to_owned();
    for result in &event.results {
        let Outcome::Score(score) = result.outcome else {
            continue;
        };
        let (ns, ew) = (result.ns.first.0 + 1, result.ew.first.0 + 1);
        let _ = writeln!(
            text,
            "- {{board: {}, ns: {ns}, ew: {ew}, score: {score}}}",
            result.board.0 + 1
        );
    }
    bencher.bench_local(|| event_file::read(black_box(&text)));
}
