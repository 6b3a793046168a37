//! How long the analysis of a claim takes, by the number of cards left.

#[path = "../tests/all/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use common::{Numbers, ending};
use contract_bridge::Seat;
use openroom_analysis::{Claim, analyse, double_dummy};
use openroom_laws::Side;

fn main() {
    println!("cards  claims  median ms  longest ms  tried at most  not examined to the end");
    for each in 4..=10 {
        let mut numbers = Numbers(each as u64);
        let count = 60;
        let mut times = Vec::new();
        let (mut most, mut cut) = (0, 0);
        while times.len() < count {
            let position = ending(&mut numbers, each);
            let by = Seat::ALL[numbers.below(4)];
            let best = double_dummy::tricks_from(&position, Side::of(by)).unwrap_or(0);
            // Somebody who claims has most of the tricks.
            if usize::from(best) * 2 < each {
                continue;
            }
            let claim = Claim::new(position, by, true, best);
            let start = Instant::now();
            let analysis = analyse(&claim).expect("a position");
            times.push(start.elapsed());
            most = most.max(analysis.nodes);
            cut += usize::from(!analysis.is_complete());
        }
        times.sort();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        println!(
            "{each:5}  {count:6}  {:9.1}  {:10.1}  {most:13}  {cut}",
            ms(times[count / 2]),
            ms(times[count - 1])
        );
    }
}
