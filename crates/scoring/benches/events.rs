//! Large events, scored and ranked: `cargo bench -p openroom-scoring`.

use std::fmt::Write as _;

use divan::{Bencher, black_box};
use openroom_scoring::event::{
    BoardId, Contestant, ContestantId, Event, Method, Name, Outcome, Room, Scoring, Side,
    TableResult,
};
use openroom_scoring::{Exact, event_file, score_event};

fn main() {
    divan::main();
}

const BOARDS: u32 = 26;

/// Scores that occur at a table, with some more frequent than others.
const SCORES: [i32; 32] = [
    420, 450, 480, -50, -100, 170, 140, 110, 620, 650, 680, -200, 400, 430, 460, 600, 630, 660, 90,
    120, 150, -110, -140, -420, -620, 980, 1430, -800, 500, 300, 100, 0,
];

/// So many tables play the same boards. Two tables in a thousand lack a result, so that boards are factored.
fn event(method: Method, tables: u32, gaps: bool) -> Event {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut results = Vec::with_capacity((tables * BOARDS) as usize);
    for table in 0..tables {
        for board in 0..BOARDS {
            let skip = gaps && random().is_multiple_of(500);
            let score = SCORES[(random() % 32) as usize];
            results.push(TableResult {
                board: BoardId(board),
                ns: Side::one(ContestantId(2 * table)),
                ew: Side::one(ContestantId(2 * table + 1)),
                outcome: if skip {
                    Outcome::NotPlayed
                } else {
                    Outcome::Score(score)
                },
                in_match: None,
                round: 0,
                session: 0,
                section: 0,
                form: 0,
                room: Room::Unknown,
                four: 0,
                line: 0,
            });
        }
    }
    let contestant = |number| Contestant {
        name: Name::Number(number),
        players: Vec::new(),
        stratum: None,
        handicap: Exact::ZERO,
    };
    Event {
        scoring: Scoring {
            method,
            trim: 2,
            team_of: 4,
            ..Scoring::default()
        },
        contestants: (1..=u64::from(2 * tables)).map(contestant).collect(),
        boards: (1..=u64::from(BOARDS)).map(Name::Number).collect(),
        sections: vec![String::new()],
        forms: vec![String::new()],
        results,
        ..Event::default()
    }
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
