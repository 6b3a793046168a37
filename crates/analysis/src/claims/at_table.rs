//! The claims of a log, with what the table showed when they were made.

use contract_bridge::{Seat, Strain};
use openroom_laws::{Action, Edition, Entry, Log, Side, Table, replay};

use super::{Claim, Ground};
use crate::position::{Position, PositionError};

impl Claim {
    /// The claim that an entry makes, on the table before that entry.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if a hand is not known, or the position cannot be analysed.
    pub fn of(table: &Table, entry: &Entry) -> Result<Option<Self>, PositionError> {
        let (by, said, concedes) = match entry {
            Entry::Player(by, Action::Claims(said)) => (*by, said, false),
            Entry::Player(by, Action::Concedes(said)) => (*by, said, true),
            _ => return Ok(None),
        };
        let position = Position::of(table)?;
        let (_, declarer) = table.contract().ok_or(PositionError::NoContract)?;
        let left = position.tricks_left();
        let tricks = match concedes {
            true => left.saturating_sub(said.tricks),
            false => said.tricks.min(left),
        };
        let mut claim = Self::new(position, by, Side::of(by) == Side::of(declarer), tricks);
        claim.words = said.words.as_deref().unwrap_or_default().to_owned();
        claim.edition = table.edition();
        let all = table.tricks().iter().map(|(trick, _)| trick);
        let now = table.trick().into_iter();
        for trick in all.chain(now) {
            for (seat, card) in trick.plays() {
                if let Some(led) = trick.suit().filter(|&led| led != card.suit) {
                    claim.shown_out[seat as usize] |= 1 << led as u8;
                }
            }
        }
        let current = table.trick().and_then(|trick| trick.lead());
        let last = table.tricks().last().and_then(|(trick, _)| trick.lead());
        claim.after_trumps = current.or(last).is_some_and(|(seat, card)| {
            Strain::from(card.suit) == claim.position.strain && Side::of(seat) == Side::of(by)
        });
        for seat in Seat::ALL {
            let cards = table.penalty_cards(seat).iter();
            claim
                .penalty_cards
                .extend(cards.map(|&(card, kind)| (seat, card, kind)));
        }
        claim.restriction = table.restriction();
        Ok(Some(claim))
    }
}

/// The claims of a log, each with its place among the entries (from 1) and the tricks that claimer's side had won.
///
/// # Errors
///
/// What is wrong in the log or the position, as text with its place.
pub fn in_log(log: &Log, edition: Edition) -> Result<Vec<(usize, u8, Claim)>, String> {
    let first = log.calls.len() + log.cards.len();
    let mut tables: Vec<Table> = vec![Table::new(edition, log.board, &log.deal)];
    let mut applied = 0;
    replay::replay_with(log, edition, |table| {
        applied += 1;
        if applied >= first {
            tables.push(table.clone());
        }
    })
    .map_err(|e| e.to_string())?;
    if first > 0 {
        tables.remove(0);
    }
    let ground = tables
        .last()
        .and_then(Table::awaiting)
        .map(|asked| asked.law.id());
    let ground = match ground {
        Some("69B2") => Ground::Agreement,
        Some("71.2" | "71B") => Ground::Concession,
        _ => Ground::Contested,
    };
    let mut claims = Vec::new();
    for (i, (entry, table)) in log.entries.iter().zip(&tables).enumerate() {
        let claim = Claim::of(table, entry).map_err(|e| format!("log entry {}: {e}", i + 1))?;
        if let Some(claim) = claim {
            let won = table.won(claim.side());
            claims.push((i + 1, won, claim));
        }
    }
    if let Some((_, _, last)) = claims.last_mut() {
        last.ground = ground;
    }
    Ok(claims)
}
