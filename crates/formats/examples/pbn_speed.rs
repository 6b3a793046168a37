//! What `scripts/bench-formats` measures: a large PBN file made, and read as a stream.
//!
//! usage: `pbn_speed make FILE MEGABYTES`, `pbn_speed read FILE`

use std::error::Error;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write as _};

use openroom_formats::loss::Source;
use openroom_formats::{Game, pbn};

#[path = "../tests/all/common/mod.rs"]
mod common;
use common::{Chance, board};

/// Different boards with their auctions and plays; the file has them over and over, each time at another club.
const BOARDS: u32 = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", file, megabytes] => make(file, megabytes.parse()?),
        ["read", file] => read(file),
        _ => Err("usage: pbn_speed make FILE MEGABYTES | pbn_speed read FILE".into()),
    }
}

fn make(file: &str, megabytes: usize) -> Result<(), Box<dyn Error>> {
    let mut chance = Chance(7);
    let mut games = Vec::new();
    for number in 1..=BOARDS {
        let (mut game, _) = Game::from_log(&board(number, &mut chance), &Source::File)?;
        game.date = Some(format!("2026.11.{:02}", number % 30 + 1));
        game.scoring = Some("MP".into());
        for name in &mut game.names {
            *name = Some(format!("Player {}", chance.below(200)));
        }
        games.push(game);
    }
    let mut out = BufWriter::new(File::create(file)?);
    out.write_all(pbn::HEADER.as_bytes())?;
    let (mut text, mut written, mut round) = (String::new(), 0, 0);
    while written < megabytes * 1_000_000 {
        round += 1;
        for game in &mut games {
            game.event = Some(format!("Club {round}"));
            text.clear();
            pbn::write_game(&mut text, game, &Source::File);
            text.push_str("\r\n");
            out.write_all(text.as_bytes())?;
            written += text.len();
            if written >= megabytes * 1_000_000 {
                break;
            }
        }
    }
    Ok(out.flush()?)
}

fn read(file: &str) -> Result<(), Box<dyn Error>> {
    let input = BufReader::with_capacity(1 << 16, File::open(file)?);
    let (mut games, mut cards) = (0_usize, 0_usize);
    for game in pbn::Reader::new(input) {
        let (game, _) = game?.map_err(|faults| format!("{:?}", faults.first()))?;
        games += 1;
        cards += game.play.map_or(0, |play| play.len());
    }
    println!("{games} games, {cards} cards");
    Ok(())
}
