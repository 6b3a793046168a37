//! Writes `crates/robots/src/found.tsv`: what the rules were found to do with the first calls of an auction.

use openroom_robots::{System, found};

/// So many hands for each seat; some minutes of work.
const HANDS: usize = 60_000;

fn main() {
    for line in found::table(&System::new(), HANDS) {
        println!("{line}");
    }
}
