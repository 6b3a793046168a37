//! Entries applied and logs read a second, on one thread. The boards are made before the clock starts.

mod common;

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use openroom_laws::log;

use common::whole_boards;

const BOARDS: usize = 1000;

fn main() {
    divan::main();
}

/// Items are entries.
#[divan::bench(args = [true, false])]
fn apply_with_hands_known(bencher: Bencher, known: bool) {
    let boards = whole_boards(BOARDS, known);
    let entries: usize = boards.iter().map(|board| board.entries.len()).sum();
    bencher.counter(ItemsCount::new(entries)).bench_local(|| {
        for board in &boards {
            divan::black_box(board.after(usize::MAX));
        }
    });
}

/// Items are logs; each has all the calls and cards of a board.
#[divan::bench]
fn read_logs(bencher: Bencher) {
    let texts: Vec<String> = whole_boards(BOARDS, false)
        .iter()
        .map(|board| board.log().to_yaml())
        .collect();
    let bytes: usize = texts.iter().map(String::len).sum();
    bencher
        .counter(ItemsCount::new(texts.len()))
        .counter(BytesCount::new(bytes))
        .bench_local(|| {
            for text in &texts {
                divan::black_box(log::read(text)).expect("a log");
            }
        });
}

/// Items are logs, in the short form.
#[divan::bench]
fn read_short_logs(bencher: Bencher) {
    let texts: Vec<String> = whole_boards(BOARDS, false)
        .iter()
        .map(|board| {
            let mut log = board.log();
            log.calls = board
                .after(usize::MAX)
                .calls()
                .iter()
                .map(|made| made.call)
                .collect();
            log.cards = log
                .entries
                .iter()
                .filter_map(|entry| match entry {
                    openroom_laws::Entry::Player(_, openroom_laws::Action::Play(card)) => {
                        Some(*card)
                    }
                    _ => None,
                })
                .collect();
            log.entries.clear();
            log.to_yaml()
        })
        .collect();
    let bytes: usize = texts.iter().map(String::len).sum();
    bencher
        .counter(ItemsCount::new(texts.len()))
        .counter(BytesCount::new(bytes))
        .bench_local(|| {
            for text in &texts {
                divan::black_box(log::read(text)).expect("a log");
            }
        });
}

/// Items are outcomes, as lines of JSON.
#[divan::bench]
fn write_outcomes(bencher: Bencher) {
    let tables: Vec<_> = whole_boards(BOARDS, true)
        .iter()
        .map(|board| board.after(board.entries.len() / 2))
        .collect();
    bencher
        .counter(ItemsCount::new(tables.len()))
        .bench_local(|| {
            for table in &tables {
                divan::black_box(table.outcome());
            }
        });
}
