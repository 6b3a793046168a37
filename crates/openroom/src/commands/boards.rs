//! The boards of a file, whatever its format: table logs, as `openroom deal` writes them, PBN or LIN.

use contract_bridge::{AbsoluteVulnerability, FullDeal, Seat};
use openroom_analysis::double_dummy;
use openroom_formats::{Fault, Game, lin, pbn};
use openroom_laws::Board;
use openroom_laws::log::{self, Deal};

use super::input::Source;

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
    /// All four hands.
    pub fn full_deal(&self) -> Result<FullDeal, String> {
        double_dummy::full_deal(&self.deal).map_err(|e| format!("{}: deal: {e}", self.place))
    }

    /// Who deals and who is vulnerable, which par depends on.
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
pub fn read(file: &Source) -> Result<Vec<SetBoard>, String> {
    let bytes = file.bytes()?;
    let boards = match format(&bytes) {
        Format::Pbn => games(pbn::read_all(&bytes).map(|(games, _)| games)),
        Format::Lin => games(lin::read(&bytes).map(|(games, _)| games)),
        Format::Logs => logs(&file.text_of(bytes)?),
    };
    let boards = boards.map_err(|reasons| {
        let lines: Vec<String> = reasons.iter().map(|r| format!("{file}: {r}")).collect();
        lines.join("\n")
    })?;
    match boards.is_empty() {
        true => Err(format!("{file}: there is no board")),
        false => Ok(boards),
    }
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
    let boards = games.iter().enumerate().map(|(i, game)| {
        let usual = game.number.map(Board::number);
        SetBoard {
            place: game.place(i),
            number: game.number,
            dealer: game.dealer.or(usual.map(|board| board.dealer)),
            vul: game.vul.or(usual.map(|board| board.vul)),
            deal: game.deal,
        }
    });
    Ok(boards.collect())
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
