//! A hundred megabytes of PBN as a stream. Run with `--run-ignored all`; in a release build for figures.

use std::io::{BufReader, Read};
use std::time::Instant;

use openroom_formats::pbn;

const GAME: &str = "[Event \"Club Night\"]\n[Site \"?\"]\n[Date \"2026.11.15\"]\n[Board \"1\"]\n[West \"Ana\"]\n[North \"Bea\"]\n[East \"Cleo\"]\n\
[South \"Dan\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
[Deal \"N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87\"]\n[Scoring \"MP\"]\n[Declarer \"N\"]\n\
[Contract \"3NT\"]\n[Result \"9\"]\n[Auction \"N\"]\n1NT Pass 3NT Pass\nPass Pass\n[Play \"E\"]\nDQ D4 DT DA\nC2 C6 C7 CA\n*\n\n";

/// The same game over and over, up to a number of bytes.
struct Stream {
    left: usize,
    at: usize,
}

impl Read for Stream {
    fn read(&mut self, out: &mut [u8]) -> std::io::Result<usize> {
        let rest = &GAME.as_bytes()[self.at..];
        let count = rest.len().min(out.len()).min(self.left);
        out[..count].copy_from_slice(&rest[..count]);
        self.left -= count;
        self.at = (self.at + count) % GAME.len();
        Ok(count)
    }
}

#[test]
#[ignore = "takes seconds; for figures"]
fn a_hundred_megabytes() {
    let games = 100_000_000 / GAME.len();
    let bytes = games * GAME.len();
    let start = Instant::now();
    let stream = BufReader::with_capacity(1 << 16, Stream { left: bytes, at: 0 });
    let read = pbn::Reader::new(stream)
        .filter(|item| matches!(item, Ok(Ok(_))))
        .count();
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(read, games);
    println!("{read} games, {:.1} MB/s", bytes as f64 / 1e6 / seconds);
}
