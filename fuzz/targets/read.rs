//! Any text: reading never panics, what was read is written back the same, and replaying it never panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_laws::{Edition, log, replay};

fuzz_target!(|text: &str| {
    let Ok(logs) = log::read(text) else { return };
    for log in logs {
        let written = log.to_yaml();
        let again = log::read(&written).expect("what was written can be read");
        assert_eq!(again, [log.clone()], "{written}");
        for edition in Edition::ALL {
            if let Ok(table) = replay::replay(&log, edition) {
                assert!(!table.outcome().to_string().is_empty());
            }
        }
    }
});
