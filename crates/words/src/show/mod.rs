//! A board as a picture of text, for a terminal. Pure: a log, its table and the words in, styled text out.

mod auction;
mod cell;
mod hands;
pub mod notation;
pub mod outcome;
mod tricks;

use contract_bridge::{AbsoluteVulnerability, Seat};
use openroom_laws::{Log, Table};

pub use cell::harmless;

use crate::terminal::wrap;
use crate::words::{Message, Words};

/// The columns of the tables, in the usual printed order.
const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// The whole picture. `table` is the log replayed; lines of prose keep to `width`.
pub fn board(log: &Log, table: &Table, words: &Words, width: usize) -> String {
    let auction = match table.calls() {
        [] => String::new(),
        _ => auction::grid(table, words),
    };
    let mut blocks = vec![
        heading(log, table, words, width),
        hands::diagram(log, words),
        auction,
        tricks::grid(table, words),
        outcome::lines(table, words),
        outcome::irregular(table, words, width),
    ];
    blocks.retain(|block| !block.is_empty());
    blocks.join("\n")
}

/// Title, board, dealer, vulnerability and edition.
pub fn heading(log: &Log, table: &Table, words: &Words, width: usize) -> String {
    let mut out = String::new();
    if let Some(title) = &log.title {
        let mut wrapped = String::new();
        wrap(&mut wrapped, &cell::harmless(title), "", width);
        for line in wrapped.lines() {
            out.push_str(&cell::bold(line).text);
            out.push('\n');
        }
    }
    let board = table.board();
    let mut parts = Vec::new();
    if let Some(number) = board.number {
        // As text: a number would get separators in some languages.
        let number = number.to_string();
        parts.push(words.tell(Message::Board, [("number", number.into())]));
    }
    let dealer = notation::seat(board.dealer, words);
    parts.push(words.tell(Message::Dealer, [("seat", dealer.into())]));
    parts.push(words.say(vulnerability(board.vul)));
    let year = table.edition().to_string();
    parts.push(words.tell(Message::Laws, [("year", year.into())]));
    let line = parts.join(", ");
    let mut letters = line.chars();
    out.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    out.push_str(letters.as_str());
    out.push('\n');
    out
}

fn vulnerability(vul: AbsoluteVulnerability) -> Message {
    let ns = vul.contains(AbsoluteVulnerability::NS);
    let ew = vul.contains(AbsoluteVulnerability::EW);
    match (ns, ew) {
        (false, false) => Message::VulNone,
        (true, false) => Message::VulNs,
        (false, true) => Message::VulEw,
        (true, true) => Message::VulBoth,
    }
}

#[cfg(test)]
mod tests {
    use openroom_laws::{log, replay};

    use super::*;
    use crate::words::Language;

    /// The picture of the first log, without colour.
    fn plain(text: &str, language: Language) -> String {
        let log = &log::read(text).unwrap()[0];
        let table = replay::replay(log, log.edition()).unwrap();
        let picture = board(log, &table, &Words::new(language), 80);
        anstream::adapter::strip_str(&picture).to_string()
    }

    #[test]
    fn no_marks_of_direction_and_no_spaces_at_the_end() {
        let text = include_str!("../../../../examples/board.yaml");
        for language in Language::ALL {
            let picture = plain(text, language);
            assert!(!picture.contains(['\u{2068}', '\u{2069}']), "{picture}");
            assert!(picture.lines().all(|l| l.trim_end() == l), "{picture}");
            assert!(picture.contains('♠') && picture.contains("620"));
        }
    }

    #[test]
    fn a_title_cannot_command_the_terminal() {
        let picture = plain("board: 1\ntitle: \"a\\x1B[2Jb\\x07\"", Language::English);
        assert!(!picture.contains(['\u{1b}', '\u{7}']), "{picture:?}");
    }

    #[test]
    fn every_stage_of_a_board() {
        for (text, part) in [
            ("board: 1", "Turn: North"),
            ("board: 1", "The hands are not known."),
            ("board: 1\nauction: Pass Pass Pass Pass", "Passed out"),
            (
                "board: 1\nauction: 1NT Pass Pass Pass",
                "Contract: 1NT by North",
            ),
            (
                "board: 1\nauction: 1NT Pass Pass Pass\nlog: [{E: down S4}]",
                "Turn: East",
            ),
            (
                "board: 1\nauction: 1NT Pass Pass Pass\nplay: S4 S2 S3 S5 H2",
                "Tricks so far: North-South 1, East-West 0",
            ),
            (
                "board: 1\nauction: 1NT Pass Pass Pass\nplay: S4\nlog: [{N: claims 7}]",
                "Waiting for East or West (Law 69A); in the log: agrees, objects",
            ),
            ("board: 2\nauction: 4SX Pass", ""),
            ("board: 1\nlog: [{N: 1NT}, {E: 1S}]", "Law 18D, East:"),
            ("board: 1\ndeal: 'N:AQ7.Q643.A6.AJ93 - - -'", "not known"),
        ] {
            if part.is_empty() {
                assert!(log::read(text).is_err());
                continue;
            }
            let picture = plain(text, Language::English);
            assert!(picture.contains(part), "{text}\n{picture}");
        }
    }
}
