//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod certificates;
mod closing;
mod common;
mod documents;
mod movement_cards;
mod sheets;
mod teams;

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
