//! Portable Bridge Notation 2.1: import format in, export format out.
//!
//! ```
//! use openroom_formats::pbn;
//!
//! let text = "[Board \"1\"][Dealer \"W\"]\n[Auction \"W\"]\n1D ^I 1C =1= Pass +\n[Note \"1:a slip\"]\n";
//! let (games, _) = pbn::read_all(text.as_bytes()).unwrap();
//! let calls = &games[0].auction.as_ref().unwrap().calls;
//! assert!(calls[1].insufficient);
//! assert_eq!(calls[1].remark.explanation.as_deref(), Some("a slip"));
//! let (text, _) = pbn::write(&games);
//! assert_eq!(pbn::read_all(text.as_bytes()).unwrap().0, games);
//! ```

mod auction;
mod chunk;
mod game;
mod inherited;
mod play;
mod tags;
mod token;
mod write;

use std::io::{self, BufRead};

use openroom_said::said;

use crate::fault::Fault;
use crate::game::Game;
use crate::loss::{Loss, Source};
use crate::sifted::Sifted;

pub use write::{HEADER, write, write_game};

/// The tag with the numbers of the calls that have a note and were not alerted. It is ours: the standard cannot say it.
const NOT_ALERTED: &str = "NotAlerted";

/// The tag of the tricks won.
const RESULT: &str = "Result";

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

/// Reads games one by one, each with what a [`Game`] cannot hold; memory is bounded by the longest game.
///
/// A game that cannot be read gives its faults, and the next one is read all the same.
pub struct Reader<R> {
    chunks: chunk::Chunks<R>,
    inherited: inherited::Inherited,
    /// Comments and lines for other programs that stand before an empty line, without a game.
    ahead: Option<(Game, Vec<Loss>)>,
}

impl<R: BufRead> Reader<R> {
    /// A reader of games.
    pub fn new(input: R) -> Self {
        Self {
            chunks: chunk::Chunks::new(input),
            inherited: inherited::Inherited::default(),
            ahead: None,
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<Result<(Game, Vec<Loss>), Vec<Fault>>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let chunk = match self.chunks.next() {
                Some(Ok(chunk)) => chunk,
                Some(Err(e)) => return Some(Err(e)),
                None => return self.ahead.take().map(|words| Ok(Ok(words))),
            };
            match game::read(&chunk, &mut self.inherited) {
                Ok(None) => {}
                Ok(Some((mut game, mut losses))) => {
                    if let Some((ahead, lost)) = self.ahead.take() {
                        game.comments.splice(0..0, ahead.comments);
                        game.escapes.splice(0..0, ahead.escapes);
                        losses.splice(0..0, lost);
                    }
                    if !is_only_words(&game) {
                        return Some(Ok(Ok((game, losses))));
                    }
                    self.ahead = Some((game, losses));
                }
                Err(faults) => return Some(Ok(Err(faults))),
            }
        }
    }
}

/// Whether there is no tag, only comments and lines for other programs.
fn is_only_words(game: &Game) -> bool {
    if game.comments.is_empty() && game.escapes.is_empty() {
        return false;
    }
    let words = Game {
        comments: game.comments.clone(),
        escapes: game.escapes.clone(),
        ..Game::default()
    };
    *game == words
}

/// Reads a whole file: its games, and what they cannot hold.
///
/// # Errors
///
/// Everything that is wrong with any of its games.
pub fn read_all(bytes: &[u8]) -> Result<(Vec<Game>, Vec<Loss>), Vec<Fault>> {
    sift(bytes)?.whole()
}

/// The games that can be read, and those that cannot.
pub(crate) fn sift(bytes: &[u8]) -> Result<Sifted<Vec<Game>>, Vec<Fault>> {
    let mut found = Sifted::<Vec<Game>>::default();
    for item in Reader::new(bytes) {
        match item.map_err(|e| {
            let text = said!(
                "file-cannot-be-read",
                "the file cannot be read: {reason}",
                reason = e.to_string()
            );
            vec![Fault::new(0, text)]
        })? {
            Ok((game, lost)) => {
                found.read.push(game);
                found.losses.extend(lost);
            }
            Err(faults) => found.faulty.push((place(&faults), faults)),
        }
    }
    Ok(found)
}

/// Where a game stands that cannot be read.
pub(crate) fn place(faults: &[Fault]) -> Source {
    match faults.first() {
        Some(first) if first.line > 0 => Source::Line(first.line),
        _ => Source::File,
    }
}
