//! The time of a double-dummy table through this crate against the solver called directly, by turns: user CPU time where the
//! system tells it, so that what else runs on the machine does not count, else the time on the clock.

use std::hint::black_box;
use std::time::Instant;

use contract_bridge::{FullDeal, Hand, Seat};
use openroom_analysis::double_dummy;

const DEALS: usize = 40;
/// In each round both solve every deal; who begins changes.
const ROUNDS: usize = 6;

fn main() {
    let deals: Vec<FullDeal> = (0..DEALS as u64).map(deal).collect();
    // The pool and its tables are made before the clock starts.
    let _ = pons_dds::solve_deal(deals[0]);
    let start = Instant::now();
    let direct = |deals: &[FullDeal]| {
        for &deal in deals {
            black_box(pons_dds::solve_deal(black_box(deal)));
        }
    };
    let ours = |deals: &[FullDeal]| {
        for &deal in deals {
            black_box(double_dummy::table(black_box(deal)));
        }
    };
    let mut rounds = Vec::new();
    for round in 0..ROUNDS {
        let (mut one, mut other) = (0.0, 0.0);
        if round % 2 == 1 {
            other = seconds(start, || ours(&deals));
        }
        one += seconds(start, || direct(&deals));
        if round % 2 == 0 {
            other = seconds(start, || ours(&deals));
        }
        rounds.push((one, other));
    }
    let each = |all: f64| all * 1000.0 / DEALS as f64;
    println!("round  directly ms  openroom ms  ratio");
    for (i, (one, other)) in rounds.iter().enumerate() {
        println!(
            "{:5}  {:11.2}  {:11.2}  {:.3}",
            i + 1,
            each(*one),
            each(*other),
            other / one
        );
    }
    let sum = |of: fn(&(f64, f64)) -> f64| rounds.iter().map(of).sum::<f64>();
    let (one, other) = (sum(|r| r.0), sum(|r| r.1));
    println!(
        "all    ratio {:.3} over {DEALS} deals in {ROUNDS} rounds",
        other / one
    );
}

fn seconds(start: Instant, run: impl FnOnce()) -> f64 {
    let now = || user_seconds().unwrap_or_else(|| start.elapsed().as_secs_f64());
    let before = now();
    run();
    now() - before
}

/// The user CPU time of this process, all threads: field 14 of `/proc/self/stat`, in hundredths of a second.
fn user_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let after_name = stat.rsplit(')').next()?;
    let ticks: f64 = after_name.split_whitespace().nth(11)?.parse().ok()?;
    Some(ticks / 100.0)
}

/// A shuffled deal, the same one for the same number.
fn deal(seed: u64) -> FullDeal {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5851_F42D_4C95_7F2D;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut cards: Vec<_> = Hand::ALL.iter().collect();
    for i in (1..cards.len()).rev() {
        cards.swap(i, next(i + 1));
    }
    let mut builder = contract_bridge::deal::Builder::new();
    for (i, card) in cards.into_iter().enumerate() {
        builder[Seat::ALL[i % 4]].insert(card);
    }
    builder.build_full().expect("a whole pack")
}
