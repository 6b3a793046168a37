//! The movement of a session as it is played: by the numbers of the contestants, with whatever has been changed since.

use openroom_movements::{Boards, Entrants, Movement, Round, Seats, Table};

use crate::entry::EventKind;
use crate::state::{Sitting, TableRound};
use crate::tournament::Tournament;

impl Tournament {
    /// The movement of a session by the numbers of the contestants, as far as it is known; nothing if the session has none.
    #[must_use]
    pub fn movement_as_played(&self, session: u16) -> Option<Movement> {
        let state = self.state();
        let session = state.session(session)?;
        let plan = session.movement.as_ref()?;
        let rounds = session.rounds.iter().zip(1..).map(|(round, turn)| {
            let shares = |name: &str| {
                let planned = plan.rounds.get(turn - 1)?;
                let table = planned.tables.iter().find(|table| table.is_named(name))?;
                Some(table.shares.clone())
            };
            let tables = round.tables.iter();
            Round {
                tables: tables
                    .filter_map(|table| seated(table, shares(&table.name).unwrap_or_default()))
                    .collect(),
            }
        });
        Some(Movement {
            entrants: match state.kind() {
                EventKind::Pairs => Entrants::Pairs,
                EventKind::Teams => Entrants::Teams,
                EventKind::Individual => Entrants::Players,
            },
            contestants: state.contestants.keys().max().copied().unwrap_or(0),
            rounds: rounds.collect(),
            ..Movement::clone(plan)
        })
    }
}

/// A table of the movement; nothing if a single player is missing there, who cannot be left out.
fn seated(table: &TableRound, shares: Vec<u32>) -> Option<Table> {
    let section = table.section.as_deref().unwrap_or_default();
    let number = table.name.strip_prefix(section)?;
    let seats = match table.sitting {
        Sitting::Sides([ns, ew]) => Seats::Sides { ns, ew },
        Sitting::Players([n, e, s, w]) => Seats::Players {
            n: n?,
            e: e?,
            s: s?,
            w: w?,
        },
    };
    Some(Table {
        section: table.section.clone(),
        number: number.parse().ok()?,
        seats,
        boards: Boards(table.boards.iter().map(|board| board.board).collect()),
        shares,
    })
}
