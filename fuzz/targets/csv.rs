//! Any bytes as results or entries: reading never panics, and what was read is written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::results_csv;

fuzz_target!(|bytes: &[u8]| {
    let Ok(event) = results_csv::read(bytes) else { return };
    let (text, losses) = results_csv::write(&event);
    assert!(losses.is_empty(), "{losses:?}");
    let again = results_csv::read(text.as_bytes()).expect("what was written can be read");
    assert_eq!(again, event, "{text}");
});
