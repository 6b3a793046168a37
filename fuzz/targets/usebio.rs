//! Any bytes as USEBIO: reading never panics, and what was read is written and read back the same, or the loss is named.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::usebio;

fuzz_target!(|bytes: &[u8]| {
    let Ok((event, _)) = usebio::read(bytes) else { return };
    let (text, losses) = usebio::write(&event);
    let (again, _) = usebio::read(text.as_bytes()).expect("what was written can be read");
    if losses.is_empty() {
        assert_eq!(again, event, "{text}");
    }
});
