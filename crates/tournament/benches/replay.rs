//! How long the log of a large event takes: 200 tables, 13 rounds of two boards, each result entered and agreed.
//!
//! `cargo bench -p openroom-tournament`

#[path = "../tests/all/common/mod.rs"]
mod common;

use divan::Bencher;
use openroom_tournament::{Entry, Through, Tournament, log, view};

fn main() {
    let entries = common::session(200, 13, 2);
    println!(
        "{} entries, {} bytes",
        entries.len(),
        log::write(&entries).len()
    );
    divan::main();
}

fn folded(entries: &[Entry]) -> Tournament {
    let mut event = Tournament::new();
    for entry in entries {
        event.apply(entry).unwrap();
    }
    event
}

/// Reading the text and applying every entry.
#[divan::bench(sample_count = 20)]
fn replay_text(bencher: Bencher) {
    let text = log::write(&common::session(200, 13, 2));
    bencher.bench(|| log::replay(&text, None).unwrap());
}

/// Applying entries that are read already.
#[divan::bench(sample_count = 20)]
fn apply_all(bencher: Bencher) {
    let entries = common::session(200, 13, 2);
    bencher.bench(|| folded(&entries));
}

/// Only what comes before play: 400 contestants and the movement, which is proved.
#[divan::bench(sample_count = 20)]
fn apply_set_up(bencher: Bencher) {
    let entries = common::session(200, 13, 2);
    bencher.bench(|| folded(&entries[..402]));
}

/// One more entry to the whole event.
#[divan::bench]
fn apply_one(bencher: Bencher) {
    let mut entries = common::session(200, 13, 2);
    entries.pop();
    let last = entries.pop().unwrap();
    let event = folded(&entries);
    bencher
        .with_inputs(|| event.clone())
        .bench_values(|mut event| {
            event.apply(&last).unwrap();
            event
        });
}

/// The standings after all rounds.
#[divan::bench(sample_count = 20)]
fn standings(bencher: Bencher) {
    let event = folded(&common::session(200, 13, 2));
    bencher.bench(|| event.standings(None).unwrap());
}

/// The standings after each round, as for a chart.
#[divan::bench(sample_count = 5)]
fn standings_after_each_round(bencher: Bencher) {
    let event = folded(&common::session(200, 13, 2));
    bencher.bench(|| {
        let rounds = (1..=13).map(|round| {
            event
                .standings(Some(Through { session: 1, round }))
                .unwrap()
        });
        rounds.collect::<Vec<_>>()
    });
}

/// The whole state as JSON.
#[divan::bench(sample_count = 20)]
fn view_as_json(bencher: Bencher) {
    let event = folded(&common::session(200, 13, 2));
    bencher.bench(|| serde_json::to_string(&view::state(&event)));
}
