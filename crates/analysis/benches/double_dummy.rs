//! The time of a double-dummy table through this crate against the solver called directly.

use std::hint::black_box;
use std::time::{Duration, Instant};

use contract_bridge::{FullDeal, Hand, Seat};
use openroom_analysis::double_dummy;

const DEALS: usize = 40;
/// Each deal so often; the quickest time counts.
const TIMES: usize = 3;

fn main() {
    let deals: Vec<FullDeal> = (0..DEALS as u64).map(deal).collect();
    // The pool and its tables are made before the clock starts.
    let _ = pons_dds::solve_deal(deals[0]);
    let (mut direct, mut ours) = (Duration::ZERO, Duration::ZERO);
    for &deal in &deals {
        let mut best = [Duration::MAX; 2];
        // Turn about, so that a warm cache helps neither.
        for _ in 0..TIMES {
            best[0] = best[0].min(time(|| black_box(pons_dds::solve_deal(black_box(deal)))));
            best[1] = best[1].min(time(|| black_box(double_dummy::table(black_box(deal)))));
        }
        direct += best[0];
        ours += best[1];
    }
    let each = |all: Duration| all.as_secs_f64() * 1000.0 / DEALS as f64;
    println!("deals                 {DEALS}");
    println!("pons-dds directly     {:.2} ms a deal", each(direct));
    println!("openroom-analysis     {:.2} ms a deal", each(ours));
    println!(
        "ratio                 {:.3}",
        ours.as_secs_f64() / direct.as_secs_f64()
    );
}

fn time<T>(run: impl FnOnce() -> T) -> Duration {
    let start = Instant::now();
    let _ = run();
    start.elapsed()
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
