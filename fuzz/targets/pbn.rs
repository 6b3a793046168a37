//! Any bytes as PBN: reading never panics, and what was read is written and read back the same, or the loss is named.
#![no_main]

use libfuzzer_sys::fuzz_target;
use openroom_formats::loss::Source;
use openroom_formats::{Game, lin, pbn};

/// The same game with everything in the order of the export format, as far as it has one.
fn ordered(mut game: Game) -> Game {
    game.tags.sort();
    game.sections.sort_by(|a, b| a.name.cmp(&b.name));
    game.comments.sort_by_key(|comment| format!("{:?}", comment.after));
    game
}

fuzz_target!(|bytes: &[u8]| {
    let read = pbn::Reader::new(bytes).flatten().flatten();
    let games: Vec<_> = read.map(|(game, _)| ordered(game)).collect();
    let (text, losses) = pbn::write(&games);
    let (again, lost) = pbn::read_all(text.as_bytes()).expect("what was written can be read");
    if losses.is_empty() {
        assert!(lost.is_empty(), "{lost:?}\n{text}");
        let again: Vec<_> = again.into_iter().map(ordered).collect();
        assert_eq!(again, games, "{text}");
    }
    if games.is_empty() {
        return;
    }
    let (text, _) = lin::write(&games);
    lin::read(text.as_bytes()).expect("what was written can be read");
    for game in &games {
        let _ = game.to_log(&Source::File);
    }
});
