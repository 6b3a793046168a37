//! Boards that a contestant misses before it comes: 60 to the others, 40 to it, until it is known that it never comes (White Book 145.6).

use openroom_scoring::event::{Award, Direction};
use openroom_scoring::{AdjustedScore, Exact};

use super::{Act, Spot};
use crate::state::{Score, Source, State};
use crate::time::Time;

/// What a board is worth to those who were there, in per cent; the late ones have the rest.
const THERE: i64 = 60;

impl State {
    /// A contestant has been told of as late: rounds that have gone by without it are settled.
    pub(super) fn award_missed(&mut self, act: &Act, session: u16, contestant: u32) {
        let rounds = self.session(session).map_or(0, |s| s.rounds.len());
        for round in 1..=u32::try_from(rounds).unwrap_or(0) {
            if self.signal(session, round).is_some() {
                self.award_round_missed(act, session, round, contestant);
            }
        }
    }

    /// A round begins: the one before has gone by for those who should not be here yet.
    pub(super) fn award_late(&mut self, act: &Act, session: u16, round: u32) {
        let Some(gone) = round.checked_sub(1).filter(|gone| *gone > 0) else {
            return;
        };
        let first = self.round(session, 1).and_then(|first| first.started);
        let expected = |minutes: u32| first.map(|at: Time| at.plus_minutes(minutes.into()));
        let still_away = self.contestants.iter().filter(|(_, one)| {
            let own = one.late_awards.iter().filter(|&&(of, _)| of == session);
            let last = own.map(|&(_, minutes)| minutes).max();
            last.and_then(expected)
                .is_some_and(|at| !act.at.is_after(at))
        });
        let still_away: Vec<u32> = still_away.map(|(&number, _)| number).collect();
        for contestant in still_away {
            self.award_round_missed(act, session, gone, contestant);
        }
    }

    /// Awards the boards of a round, if the contestant has not played in the session by then.
    fn award_round_missed(&mut self, act: &Act, session: u16, round: u32, contestant: u32) {
        let here = (1..=round).any(|turn| self.played_in(session, turn, contestant));
        if here || self.left(contestant).is_some() {
            return;
        }
        let mut awards: Vec<(String, u32, AdjustedScore)> = Vec::new();
        let tables = self.round(session, round).into_iter();
        for table in tables.flat_map(|round| round.tables.iter()) {
            let Some(side) = table.sitting.side_of(contestant) else {
                continue;
            };
            if !table.sitting.is_full() {
                continue;
            }
            let of = |own: Direction| {
                let share = if own == side { 100 - THERE } else { THERE };
                Award::Percent(Exact::int(share))
            };
            let score = AdjustedScore::awards(of(Direction::Ns), of(Direction::Ew));
            let missed = table.boards.iter();
            let missed = missed.filter(|board| board.result().is_none() && !board.postponed);
            awards.extend(missed.map(|board| (table.name.clone(), board.board, score.clone())));
        }
        for (table, board, score) in awards {
            let spot = Spot {
                session,
                round,
                table: &table,
                board,
            };
            let version = act.version(Score::Adjusted(Box::new(score)), false, Source::Cancelled);
            if let Ok(board) = self.board_mut(spot) {
                board.versions.push(version);
            }
        }
    }

    /// Whether a contestant has a result of play in a round.
    fn played_in(&self, session: u16, round: u32, contestant: u32) -> bool {
        let tables = self.round(session, round).into_iter();
        let mut own = tables
            .flat_map(|round| round.tables.iter())
            .filter(|table| table.sitting.side_of(contestant).is_some());
        own.any(|table| table.boards.iter().any(|board| self.was_played(board)))
    }

    /// The start of a round is taken back: the one before goes on, and what came of its end with it.
    pub(super) fn take_late_awards_back(&mut self, session: u16, round: u32, entry: u32) {
        let Some(session) = self.sessions.get_mut(usize::from(session).wrapping_sub(1)) else {
            return;
        };
        let Some(gone) = session.rounds.get_mut((round as usize).wrapping_sub(2)) else {
            return;
        };
        for table in gone.tables.iter_mut() {
            let ours = |version: &crate::state::Version| {
                version.source == Source::Cancelled && version.entry == entry
            };
            if table
                .boards
                .iter()
                .any(|board| board.versions.iter().any(ours))
            {
                for board in &mut std::sync::Arc::make_mut(table).boards {
                    board.versions.retain(|version| !ours(version));
                }
            }
        }
    }
}
