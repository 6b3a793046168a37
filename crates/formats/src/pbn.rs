//! Portable Bridge Notation 2.1: import format in, export format out.
//!
//! ```
//! use openroom_formats::pbn;
//!
//! let text = "[Board \"1\"][Dealer \"W\"]\n[Auction \"W\"]\n1D ^I 1C =1= Pass +\n[Note \"1:a slip\"]\n";
//! let games = pbn::read_all(text.as_bytes()).unwrap();
//! let calls = &games[0].auction.as_ref().unwrap().calls;
//! assert!(calls[1].insufficient);
//! assert_eq!(calls[1].remark.explanation.as_deref(), Some("a slip"));
//! let (text, _) = pbn::write(&games);
//! assert_eq!(pbn::read_all(text.as_bytes()).unwrap(), games);
//! ```

mod auction;
mod chunk;
mod game;
mod play;
mod token;
mod write;

use std::io::{self, BufRead};

use crate::fault::Fault;
use crate::game::Game;

pub use write::{HEADER, write, write_game};

/// The tags that every game has in export format, in their order.
pub const MANDATORY: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
];

/// Reads games one by one; memory is bounded by the longest game.
///
/// A game that cannot be read gives its faults, and the next one is read all the same.
pub struct Reader<R> {
    chunks: chunk::Chunks<R>,
    inherited: Inherited,
    /// Comments and lines for other programs that stand before an empty line, without a game.
    ahead: Option<Game>,
}

/// Values that later games take over (`#` and `##`).
#[derive(Debug, Default)]
pub(crate) struct Inherited {
    /// The last real value of each tag.
    last: Vec<(String, String)>,
    /// The tags given with `##`: for all games to come.
    header: Vec<String>,
}

impl<R: BufRead> Reader<R> {
    /// A reader of games.
    pub fn new(input: R) -> Self {
        Self {
            chunks: chunk::Chunks::new(input),
            inherited: Inherited::default(),
            ahead: None,
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<Result<Game, Vec<Fault>>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let chunk = match self.chunks.next() {
                Some(Ok(chunk)) => chunk,
                Some(Err(e)) => return Some(Err(e)),
                None => return self.ahead.take().map(|words| Ok(Ok(words))),
            };
            match game::read(&chunk, &mut self.inherited) {
                Ok(None) => {}
                Ok(Some(mut game)) => {
                    if let Some(ahead) = self.ahead.take() {
                        game.comments.splice(0..0, ahead.comments);
                        game.escapes.splice(0..0, ahead.escapes);
                    }
                    if !is_only_words(&game) {
                        return Some(Ok(Ok(game)));
                    }
                    self.ahead = Some(game);
                }
                Err(faults) => return Some(Ok(Err(faults))),
            }
        }
    }
}

/// Whether there is no tag, only comments and lines for other programs.
fn is_only_words(game: &Game) -> bool {
    let words = Game {
        comments: game.comments.clone(),
        escapes: game.escapes.clone(),
        ..Game::default()
    };
    (!game.comments.is_empty() || !game.escapes.is_empty()) && *game == words
}

/// Reads a whole file.
///
/// # Errors
///
/// Everything that is wrong with any of its games.
pub fn read_all(bytes: &[u8]) -> Result<Vec<Game>, Vec<Fault>> {
    let mut games = Vec::new();
    let mut faults = Vec::new();
    for item in Reader::new(bytes) {
        match item {
            Ok(Ok(game)) => games.push(game),
            Ok(Err(found)) => faults.extend(found),
            Err(e) => faults.push(Fault::new(0, e.to_string())),
        }
    }
    if faults.is_empty() {
        Ok(games)
    } else {
        Err(faults)
    }
}
