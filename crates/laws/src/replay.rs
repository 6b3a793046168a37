//! A log replayed: the fold of its entries.

use std::fmt;

use contract_bridge::{Card, Seat};
use openroom_said::{Said, ToArg, fault, said};

use crate::edition::Edition;
use crate::entry::Entry;
use crate::impossible::Impossible;
use crate::log::Log;
use crate::notation::{call_text, card_text};
use crate::table::{Phase, Table};

/// An entry that cannot have happened: which one, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayError {
    /// `log entry 7`, `auction call 3`, `play card 20`.
    pub place: Said,
    /// What is wrong.
    pub reason: Impossible,
}

impl ReplayError {
    /// As a sentence.
    #[must_use]
    pub fn said(&self) -> Said {
        fault(0, Some(self.place.to_arg()), self.reason.said())
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for ReplayError {}

/// Replays a log under an edition.
///
/// # Errors
///
/// The first entry that cannot have happened.
///
/// ```
/// use openroom_laws::{log, replay};
///
/// let log = &log::read("board: 1\nauction: Pass Pass Pass Pass\n").unwrap()[0];
/// let table = replay::replay(log, log.edition()).unwrap();
/// assert!(table.passed_out());
/// ```
pub fn replay(log: &Log, edition: Edition) -> Result<Table, ReplayError> {
    replay_with(log, edition, |_| ())
}

/// Replays a log and shows the table after each entry, those of `auction` and `play` included.
///
/// # Errors
///
/// The first entry that cannot have happened.
pub fn replay_with(
    log: &Log,
    edition: Edition,
    mut after: impl FnMut(&Table),
) -> Result<Table, ReplayError> {
    let mut table = Table::new(edition, log.board, &log.deal);
    for (i, &call) in log.calls.iter().enumerate() {
        let at = |reason| ReplayError {
            place: said!(
                "impossible-at-call",
                "auction call {number}",
                number = i + 1
            ),
            reason,
        };
        let seat = caller(&table, &call_text(call)).map_err(at)?;
        table.apply(&Entry::call(seat, call)).map_err(at)?;
        after(&table);
    }
    for (i, &card) in log.cards.iter().enumerate() {
        let at = |reason| ReplayError {
            place: said!("impossible-at-card", "play card {number}", number = i + 1),
            reason,
        };
        let seat = player(&table, card).map_err(at)?;
        table.apply(&Entry::card(seat, card)).map_err(at)?;
        after(&table);
    }
    for (i, entry) in log.entries.iter().enumerate() {
        table.apply(entry).map_err(|reason| ReplayError {
            place: said!("impossible-at-entry", "log entry {number}", number = i + 1),
            reason,
        })?;
        after(&table);
    }
    Ok(table)
}

fn caller(table: &Table, call: &str) -> Result<Seat, Impossible> {
    let not_legal = || Impossible::NotLegalInShort {
        what: call.to_owned(),
    };
    match (table.phase(), table.turn()) {
        (Phase::Auction, Some(seat))
            if table.legal_calls().iter().any(|c| call_text(c) == call) =>
        {
            Ok(seat)
        }
        _ => Err(not_legal()),
    }
}

fn player(table: &Table, card: Card) -> Result<Seat, Impossible> {
    let not_legal = || Impossible::NotLegalInShort {
        what: card_text(card),
    };
    match (table.phase(), table.turn()) {
        (Phase::Clarification | Phase::Play, Some(seat)) => match table.legal_cards() {
            Some(legal) if legal.contains(card) => Ok(seat),
            None => Ok(seat),
            Some(_) => table.hands.check(seat, card).and(Err(not_legal())),
        },
        (Phase::Over, _) => Err(Impossible::Over),
        _ => Err(not_legal()),
    }
}
