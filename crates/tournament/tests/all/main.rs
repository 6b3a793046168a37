//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod absences;
mod appeals;
mod brackets;
mod by_itself;
mod calls;
mod closing;
mod common;
mod directing;
mod during;
mod entries;
mod exports;
mod garbage;
mod judgement;
mod knock_outs;
mod law12;
mod laws;
mod leagues;
mod line_ups;
mod lines;
mod periods;
mod places;
mod preparing;
mod properties;
mod put_right;
mod regulating;
mod reviews;
mod seasons;
mod stages;
mod swiss;

use proptest::prelude::ProptestConfig;

/// How many cases a property tries. `few` do where the seed is fixed, as in `scripts/test`: more of them would be the same
/// ones each time. `PROPTEST_CASES` asks for many, as `scripts/search-properties` does with fresh seeds.
fn cases(few: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok();
    let asked = asked.and_then(|number| number.parse().ok());
    ProptestConfig {
        cases: asked.unwrap_or(few),
        ..ProptestConfig::default()
    }
}
