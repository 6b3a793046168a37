//! Plays the boards again that are kept beside the tests: ends with 0 if all are the same, else with the place of the first that is not.
//! `scripts/check-robots-wasm` runs it as WebAssembly, where a program has nothing else to say anything with.

#[path = "../tests/all/kept_boards.rs"]
mod kept_boards;

use std::process::ExitCode;

fn main() -> ExitCode {
    let kept: Vec<&str> = kept_boards::KEPT.lines().collect();
    let mut played = 0_u8;
    for (line, mark) in kept_boards::marks().enumerate() {
        if kept.get(line) != Some(&mark.as_str()) {
            eprintln!("board {}: {mark}", line + 1);
            return ExitCode::from(played + 1);
        }
        played += 1;
    }
    match usize::from(played) == kept.len() && played > 0 {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(u8::MAX),
    }
}
