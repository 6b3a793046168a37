//! The tests of this crate from outside, in one binary: each file of this folder is a module of it.

mod acts;
mod auction_properties;
mod claims_properties;
mod for_the_director;
mod information;
mod log_round_trip;
mod play_properties;
mod regular_boards;
mod revoke_oracle;
mod taken_back;
mod told_play;

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
