//! From a file to the ranking: `cargo bench -p openroom-scoring --bench million -- FILE...` prints for each file the seconds of reading and
//! of scoring, and the peak of memory so far in MB. `scripts/bench-scoring --million` makes such files and holds the whole program beside others.

use std::time::Instant;

use openroom_scoring::{event_file, score_event};

fn main() {
    for file in std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with("--"))
    {
        let start = Instant::now();
        let text = std::fs::read_to_string(&file).expect("a file");
        let event = match file.ends_with(".csv") {
            true => event_file::read_sheet(&text, None).expect("a plain sheet"),
            false => event_file::read(&text).expect("an event"),
        };
        drop(text);
        let read = start.elapsed();
        let scores = score_event(&event).expect("scores");
        let scored = start.elapsed() - read;
        let peak = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let peak = peak.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|text| text.trim().split(' ').next()?.parse::<u64>().ok());
        println!(
            "{file} {} results, read {:.3} s, scored {:.3} s, {} standings, {} MB",
            event.results.len(),
            read.as_secs_f64(),
            scored.as_secs_f64(),
            scores.standings.len(),
            peak.unwrap_or(0) / 1024
        );
    }
}
