//! Any bytes as LIN: reading never panics, and what was read is written and read back the same, or the loss is named.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::loss::Source;
use openroom_formats::{lin, pbn};

fuzz_target!(|bytes: &[u8]| {
    let Ok((games, _)) = lin::read(bytes) else { return };
    let (text, losses) = lin::write(&games);
    let (again, lost) = lin::read(text.as_bytes()).expect("what was written can be read");
    if losses.is_empty() {
        assert!(lost.is_empty(), "{lost:?}\n{text}");
        assert_eq!(again, games, "{text}");
    }
    let (text, _) = pbn::write(&games);
    pbn::read_all(text.as_bytes()).expect("what was written can be read");
    for game in &games {
        let _ = game.to_log(&Source::File);
    }
});
