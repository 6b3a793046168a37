//! Any text as the log of an event: reading and replaying never panics, what was read is written back the same, and an
//! entry refused leaves the event as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_tournament::{Tournament, log};

fuzz_target!(|text: &str| {
    let _ = log::replay(text, None);
    let Ok(entries) = log::read(text) else { return };
    let written = log::write(&entries);
    assert_eq!(log::read(&written).expect("what was written can be read"), entries, "{written}");
    let mut event = Tournament::new();
    for entry in &entries {
        let before = event.clone();
        if event.apply(entry).is_err() {
            assert_eq!(event, before);
        }
    }
    let _ = event.standings(None);
});
