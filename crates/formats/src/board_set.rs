//! The boards of a file, whatever its format: table logs, as `openroom deal` writes them, PBN or LIN.
//!
//! ```
//! use openroom_formats::board_set;
//!
//! let boards = board_set::read(b"[Board \"2\"]\n[Deal \"N:- - - -\"]\n").unwrap();
//! assert_eq!(boards[0].dealer, Some(contract_bridge::Seat::East));
//! assert_eq!(board_set::read(b"% PBN 2.1\n").unwrap_err(), ["there is no board"]);
//! ```

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::log::{self, Deal, Log};

use crate::{Fault, Game, lin, pbn};

/// A board of a set.
#[derive(Debug, Clone, PartialEq)]
pub struct SetBoard {
    /// How messages name it.
    pub place: String,
    /// The number on the board.
    pub number: Option<u32>,
    /// Who deals, told or from the number.
    pub dealer: Option<Seat>,
    /// Who is vulnerable, told or from the number.
    pub vul: Option<AbsoluteVulnerability>,
    /// The hands as far as they are known.
    pub deal: Deal,
}

impl SetBoard {
    /// Who deals and who is vulnerable, which par depends on.
    ///
    /// # Errors
    ///
    /// If the file tells neither them nor the number.
    pub fn conditions(&self) -> Result<(Seat, AbsoluteVulnerability), String> {
        self.dealer.zip(self.vul).ok_or_else(|| {
            format!(
                "{}: neither a number nor dealer and vulnerability; remedy: give one of them",
                self.place
            )
        })
    }
}

/// The boards of a file, in its order.
///
/// # Errors
///
/// Everything that is wrong with it, or that there is no board.
pub fn read(bytes: &[u8]) -> Result<Vec<SetBoard>, Vec<String>> {
    let boards = match format(bytes) {
        Format::Pbn => games(pbn::read_all(bytes).map(|(games, _)| games)),
        Format::Lin => games(lin::read(bytes).map(|(games, _)| games)),
        Format::Logs => logs(utf8(bytes)?),
    }?;
    match boards.is_empty() {
        true => Err(vec!["there is no board".into()]),
        false => Ok(boards),
    }
}

/// A board of a file as it was played.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedBoard {
    /// Its table log, whole: calls and cards are entries.
    pub log: Log,
    /// The players, by seat.
    pub names: [Option<String>; 4],
    /// What is said of calls: the number of the entry, whether it was alerted, and what it means.
    pub remarks: Vec<(usize, bool, Option<String>)>,
}

/// The boards of a file with what was called and played, in its order.
///
/// # Errors
///
/// Everything that is wrong with it, or that there is no board.
///
/// ```
/// use openroom_formats::board_set;
///
/// let file = b"[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Auction \"N\"]\n1S Pass Pass Pass\n";
/// assert_eq!(board_set::played(file).unwrap()[0].log.entries.len(), 4);
/// ```
pub fn played(bytes: &[u8]) -> Result<Vec<PlayedBoard>, Vec<String>> {
    let told = |faults: Vec<Fault>| faults.iter().map(Fault::to_string).collect::<Vec<_>>();
    let boards: Vec<PlayedBoard> = match format(bytes) {
        Format::Pbn => all_played(&pbn::read_all(bytes).map_err(told)?.0),
        Format::Lin => all_played(&lin::read(bytes).map_err(told)?.0),
        Format::Logs => {
            let logs = log::read(utf8(bytes)?).map_err(|error| vec![error.to_string()])?;
            let board = |log| PlayedBoard {
                log: whole(log),
                names: Default::default(),
                remarks: Vec::new(),
            };
            logs.into_iter().map(board).collect()
        }
    };
    match boards.is_empty() {
        true => Err(vec!["there is no board".into()]),
        false => Ok(boards),
    }
}

/// The same log with its calls and cards as entries.
fn whole(log: Log) -> Log {
    Log {
        entries: crate::game::flatten(&log),
        calls: Vec::new(),
        cards: Vec::new(),
        ..log
    }
}

fn all_played(games: &[Game]) -> Vec<PlayedBoard> {
    let one = |(at, game): (usize, &Game)| {
        let calls = game.auction.iter().flat_map(|auction| &auction.calls);
        let remarks = calls.enumerate().filter(|(_, call)| {
            let remark = &call.remark;
            remark.alerted || remark.explanation.is_some()
        });
        PlayedBoard {
            log: whole(game.to_log(&game.source(at)).0),
            names: game.names.clone(),
            remarks: remarks
                .map(|(entry, call)| {
                    let remark = &call.remark;
                    (entry, remark.alerted, remark.explanation.clone())
                })
                .collect(),
        }
    };
    games.iter().enumerate().map(one).collect()
}

/// Each board once: files of a match have it twice, once from each room.
#[must_use]
pub fn distinct(boards: Vec<SetBoard>) -> Vec<SetBoard> {
    let mut kept: Vec<SetBoard> = Vec::new();
    for board in boards {
        let same = |other: &SetBoard| {
            (other.number, other.dealer, other.vul) == (board.number, board.dealer, board.vul)
                && other.deal == board.deal
        };
        if !kept.iter().any(same) {
            kept.push(board);
        }
    }
    kept
}

enum Format {
    Pbn,
    Lin,
    Logs,
}

/// The format, by what it looks like; names of files are not trusted, and standard input has none.
fn format(bytes: &[u8]) -> Format {
    let has = |pattern: &[u8]| bytes.windows(pattern.len()).any(|part| part == pattern);
    let first = bytes
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(bytes)
        .iter()
        .find(|b| !b.is_ascii_whitespace());
    match first {
        Some(b'%' | b';') => Format::Pbn,
        // A JSON list of logs begins like a PBN tag.
        Some(b'[' | b'{') if has(b"[Deal ") || has(b"[Board ") || has(b"[Event ") => Format::Pbn,
        _ if has(b"md|") || has(b"qx|") => Format::Lin,
        _ => Format::Logs,
    }
}

fn games(read: Result<Vec<Game>, Vec<Fault>>) -> Result<Vec<SetBoard>, Vec<String>> {
    let games = read.map_err(|faults| faults.iter().map(Fault::to_string).collect::<Vec<_>>())?;
    let boards = games.iter().enumerate().map(|(i, game)| SetBoard {
        place: game.place(i),
        number: game.number,
        dealer: game.who_deals(),
        vul: game.vulnerability(),
        deal: game.deal,
    });
    Ok(boards.collect())
}

/// A log is UTF-8.
fn utf8(bytes: &[u8]) -> Result<&str, Vec<String>> {
    std::str::from_utf8(bytes).map_err(|e| {
        let before = &bytes[..e.valid_up_to()];
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        vec![format!(
            "line {line}: not UTF-8 text; save the file as UTF-8"
        )]
    })
}

fn logs(text: &str) -> Result<Vec<SetBoard>, Vec<String>> {
    let logs = log::read(text).map_err(|e| vec![e.to_string()])?;
    let boards = (1..).zip(&logs).map(|(document, log)| SetBoard {
        place: format!("document {document}"),
        number: log.board.number,
        dealer: Some(log.board.dealer),
        vul: Some(log.board.vul),
        deal: log.deal,
    });
    Ok(boards.collect())
}
