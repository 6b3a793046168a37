//! The play section, read.

use contract_bridge::{Seat, Strain};
use openroom_said::{Said, said};

use super::auction::remark;
use crate::game::{End, Play, Played, Trick};

/// One place in the table of cards.
struct Cell {
    card: Option<Played>,
    out_of_turn: bool,
}

/// What stands in the play while it is read.
#[derive(Default)]
pub(super) struct Cells {
    cells: Vec<Cell>,
    end: End,
    /// The note that each card refers to, in the order written.
    pub notes: Vec<Option<u8>>,
    /// The marks of the next card, each with its line.
    revoke: Option<usize>,
    out_of_turn: Option<usize>,
    /// The line of the word being read.
    pub line: usize,
}

impl Cells {
    fn push(&mut self, card: Option<Played>) {
        if card.is_some() {
            self.notes.push(None);
        }
        self.cells.push(Cell {
            card,
            out_of_turn: self.out_of_turn.take().is_some(),
        });
    }

    /// Takes a word; says what is wrong with it.
    pub fn word(&mut self, word: &str) -> Result<(), Said> {
        match word.as_bytes()[0] {
            b'*' => self.end = End::Ended,
            b'+' => {
                self.end = End::ToContinue;
                self.push(None);
            }
            b'-' => {
                for _ in word.bytes().take(4) {
                    self.push(None);
                }
            }
            b'^' => match word {
                "^R" | "^r" => self.revoke = Some(self.line),
                "^L" | "^l" => self.out_of_turn = Some(self.line),
                _ => {
                    return Err(said!(
                        "file-no-mark-play-they",
                        "{word} is not a play mark; use ^R or ^L",
                        word
                    ));
                }
            },
            b'=' | b'$' | b'!' | b'?' => {
                let last = self.cells.last_mut().and_then(|cell| cell.card.as_mut());
                let (Some(last), Some(note)) = (last, self.notes.last_mut()) else {
                    return Err(said!(
                        "file-follows-no-card",
                        "{word} does not follow a card",
                        word
                    ));
                };
                *note = remark(&mut last.remark, word, 7)?.or(*note);
            }
            _ => match crate::deal::card(word) {
                Some(card) => {
                    let mut played = Played::plain(card);
                    played.revoke = self.revoke.take().is_some();
                    self.push(Some(played));
                }
                None => {
                    return Err(said!(
                        "file-no-card-card-suit",
                        "{word} is not a card; write suit and rank: SA, HT",
                        word = crate::fault::quoted(word)
                    ));
                }
            },
        }
        Ok(())
    }

    /// The marks that no card follows.
    pub fn marks_left(&self) -> impl Iterator<Item = (usize, &'static str)> + use<> {
        let revoke = self.revoke.map(|line| (line, "^R"));
        let out_of_turn = self.out_of_turn.map(|line| (line, "^L"));
        revoke.into_iter().chain(out_of_turn)
    }

    /// The number of cards so far.
    pub fn cards(&self) -> usize {
        self.notes.len()
    }

    /// The tricks: four places each, the first column is that of `first`.
    pub fn tricks(
        self,
        first: Seat,
        trumps: Strain,
        explain: impl Fn(u8) -> Option<String>,
    ) -> Play {
        let mut leader = first;
        let mut notes = self.notes.into_iter();
        let mut tricks = Vec::new();
        let mut cells = self.cells.into_iter().peekable();
        while cells.peek().is_some() {
            let mut trick = Trick::led_by(leader);
            let mut seat = first;
            for cell in cells.by_ref().take(4) {
                if cell.out_of_turn {
                    trick.leader = seat;
                    trick.out_of_turn = true;
                }
                let mut card = cell.card;
                if let Some(played) = &mut card {
                    played.remark.explanation = notes.next().flatten().and_then(&explain);
                }
                trick.cards[seat as usize] = card;
                seat = seat.lho();
            }
            leader = trick.winner(trumps);
            tricks.push(trick);
        }
        while tricks.last().is_some_and(Trick::is_empty) {
            tricks.pop();
        }
        Play {
            tricks,
            end: self.end,
        }
    }
}
