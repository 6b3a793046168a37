//! The auction section, read.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use openroom_laws::notation::parse_call;
use openroom_said::{Said, said};

use crate::game::{Auction, Called, End, Remark};

/// What stands in an auction while it is read.
pub(super) struct Calls {
    pub auction: Auction,
    /// The note that each call refers to.
    pub notes: Vec<Option<u8>>,
    turn: Seat,
    /// The mark of the next call, with its line.
    insufficient: Option<usize>,
    /// A mark of a call out of rotation that no call has followed yet, with its line.
    skipped: Option<usize>,
    /// The line of the word being read.
    pub line: usize,
}

impl Calls {
    pub fn new(first: Seat) -> Self {
        Self {
            auction: Auction::default(),
            notes: Vec::new(),
            turn: first,
            insufficient: None,
            skipped: None,
            line: 0,
        }
    }

    /// The marks that no call follows.
    pub fn marks_left(&self) -> impl Iterator<Item = (usize, &'static str)> + use<> {
        let insufficient = self.insufficient.map(|line| (line, "^I"));
        let skipped = self.skipped.map(|line| (line, "^S"));
        insufficient.into_iter().chain(skipped)
    }

    /// The auction, with the text of each note.
    pub fn auction(mut self, explain: impl Fn(u8) -> Option<String>) -> Auction {
        for (called, note) in self.auction.calls.iter_mut().zip(&self.notes) {
            called.remark.explanation = note.and_then(&explain);
        }
        self.auction
    }

    fn push(&mut self, call: Call) {
        self.skipped = None;
        self.auction.calls.push(Called {
            seat: self.turn,
            call,
            insufficient: self.insufficient.take().is_some(),
            remark: Remark::default(),
        });
        self.notes.push(None);
        self.turn = self.turn.lho();
    }

    /// Passes until the auction is over.
    fn all_pass(&mut self) {
        let calls = &self.auction.calls;
        let passes = calls
            .iter()
            .rev()
            .take_while(|c| c.call == Call::Pass)
            .count();
        let needed = if passes == calls.len() { 4 } else { 3 };
        for _ in passes..needed {
            self.push(Call::Pass);
        }
    }

    /// Takes a word; says what is wrong with it.
    pub fn word(&mut self, word: &str) -> Result<(), Said> {
        let bytes = word.as_bytes();
        match bytes[0] {
            b'*' => self.auction.end = End::Ended,
            b'+' => self.auction.end = End::ToContinue,
            b'-' if word == "-" => self.turn = self.turn.lho(),
            b'^' => match word {
                "^I" | "^i" => self.insufficient = Some(self.line),
                "^S" | "^s" => {
                    self.turn = self.turn.lho();
                    self.skipped = Some(self.line);
                }
                _ => {
                    return Err(said!(
                        "file-no-mark-auction-they",
                        "{word} is not an auction mark; use ^I or ^S",
                        word
                    ));
                }
            },
            b'=' | b'$' | b'!' | b'?' => {
                let (Some(last), Some(note)) =
                    (self.auction.calls.last_mut(), self.notes.last_mut())
                else {
                    return Err(said!(
                        "file-follows-no-call",
                        "{word} does not follow a call",
                        word
                    ));
                };
                *note = remark(&mut last.remark, word, 1)?.or(*note);
            }
            _ if word.eq_ignore_ascii_case("ap") => self.all_pass(),
            _ => match read_call(word) {
                Some(call) => self.push(call),
                None => {
                    return Err(said!(
                        "file-no-call-calls-pass",
                        "{word} is not a call; calls are Pass, X, XX, AP, 1C to 7NT",
                        word = crate::fault::quoted(word)
                    ));
                }
            },
        }
        Ok(())
    }
}

fn read_call(word: &str) -> Option<Call> {
    match word.as_bytes() {
        [b'1'..=b'7', strain @ ..] => {
            let strain = match strain {
                [b'N' | b'n'] | [b'N' | b'n', b'T' | b't'] => contract_bridge::Strain::Notrump,
                [letter] => crate::deal::suit(*letter)?.into(),
                _ => return None,
            };
            Some(Call::Bid(contract_bridge::Bid::new(
                word.as_bytes()[0] - b'0',
                strain,
            )))
        }
        _ if word.eq_ignore_ascii_case("pass") => Some(Call::Pass),
        _ => parse_call(word),
    }
}

/// Takes a note reference, a NAG or a suffix; gives the number of the note. Suffixes are NAGs from `first` on.
pub(super) fn remark(remark: &mut Remark, word: &str, first: u8) -> Result<Option<u8>, Said> {
    let number = |digits: &str| digits.parse::<u8>().ok();
    if let Some(rest) = word.strip_prefix('=') {
        let note = rest.strip_suffix('=').and_then(number);
        remark.alerted = true;
        return match note {
            Some(note) => Ok(Some(note)),
            None => Err(said!(
                "file-no-note-note-1",
                "{word} is not a note; notes are =1= to =32=",
                word
            )),
        };
    }
    let nag = match word.strip_prefix('$') {
        Some(digits) => number(digits).ok_or_else(|| {
            said!(
                "file-no-glyph-0-255",
                "{word} is not a glyph; use $0 to $255",
                word
            )
        })?,
        None => {
            let suffixes = ["!", "?", "!!", "??", "!?", "?!"];
            let at = (0..).zip(suffixes).find(|(_, s)| *s == word);
            at.map_or(0, |(i, _)| first + i)
        }
    };
    if let Err(at) = remark.nags.binary_search(&nag) {
        remark.nags.insert(at, nag);
    }
    Ok(None)
}
