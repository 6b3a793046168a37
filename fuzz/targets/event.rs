//! Any text as an event file: reading never panics, what was read is written and read back the same, and every format
//! of results takes it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::{EventFile, bridgemate, results_csv, usebio};

fuzz_target!(|text: &str| {
    let Ok(event) = EventFile::read(text) else { return };
    let written = event.to_yaml();
    assert_eq!(EventFile::read(&written), Ok(event.clone()), "{written}");
    let written = event.to_json();
    assert_eq!(EventFile::read(&written), Ok(event.clone()), "{written}");
    let _ = event.to_games();
    let _ = event.scorable();
    let _ = results_csv::write(&event);
    let _ = usebio::write(&event);
    let _ = bridgemate::write(&event);
});
