//! Any text as messages of a Bridgemate: reading never panics, and what was read is written and read back the same, or
//! the loss is named.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::bridgemate;

fuzz_target!(|text: &str| {
    let Ok((event, _)) = bridgemate::read(text) else { return };
    let (text, losses) = bridgemate::write(&event);
    let (again, _) = bridgemate::read(&text).expect("what was written can be read");
    if losses.is_empty() {
        assert_eq!(again, event, "{text}");
    }
});
