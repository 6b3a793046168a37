//! A result that was entered for the wrong board is taken away, or put where it belongs (79A1, 79C1).

use openroom_laws::law;

use super::{Act, Spot, spot};
use crate::entry::Removed;
use crate::periods::Request;
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{BoardAt, Score, Source, State, TableRound, Version};
use crate::who::Role;

impl State {
    pub(crate) fn take_away(&mut self, act: &Act, removed: &Removed) -> Done {
        let spot = spot!(removed);
        let (table, board) = self.need_board(spot)?;
        let Some(version) = board.result() else {
            return Err(Refused::plain(said!(
                "has-no-result-remove",
                "{spot} has no result to delete",
                spot
            )));
        };
        self.check_meant(version, removed.of, spot)?;
        self.check_of_the_table(version, spot, removed.swap)?;
        self.check_may_take_away(act, table, board, spot)?;
        let sitting = table.sitting;
        let there = removed.to.map(|to| Spot { board: to, ..spot });
        if let Some(there) = there {
            self.check_belongs(act, spot, there, table, removed.swap)?;
        }
        if removed.swap && there.is_none_or(|there| there.board == spot.board) {
            return Err(Refused::plain(said!(
                "swap-with-which",
                "say with which other board {spot} changes its result: write `to`",
                spot
            )));
        }
        let moved = self.taken(act, spot)?;
        if let Some(there) = there {
            let back = match removed.swap {
                true => Some(self.taken(act, there)?),
                false => None,
            };
            self.put(there, moved)?;
            if let Some(back) = back {
                self.put(spot, back)?;
                self.end_calls(act, there);
            }
        }
        self.count_rounds_again(sitting);
        self.end_calls(act, spot);
        Ok(())
    }

    /// Takes the result of a board away: as it is written elsewhere, and who has agreed to it.
    fn taken(&mut self, act: &Act, spot: Spot) -> Result<(Version, [bool; 2]), Refused> {
        let (_, board) = self.need_board(spot)?;
        let Some(version) = board.result() else {
            return Err(Refused::plain(said!(
                "has-no-result-remove",
                "{spot} has no result to delete",
                spot
            )));
        };
        let moved = act.version(version.score.clone(), version.rotated, Source::Table);
        let board = self.board_mut(spot)?;
        board.taken_back.append(&mut board.versions);
        let agreed = std::mem::take(&mut board.agreed);
        let settled = board.disputed.is_some();
        board.devices = [None, None];
        board.handed = false;
        board.disputed = None;
        // Who had not spoken has still to do so (79A1); a dispute the Director has settled with that (79B).
        Ok((moved, if settled { [true; 2] } else { agreed }))
    }

    fn put(&mut self, spot: Spot, (version, agreed): (Version, [bool; 2])) -> Done {
        let board = self.board_mut(spot)?;
        board.versions.push(version);
        board.agreed = agreed;
        Ok(())
    }

    /// What a Director gave is put right in its own way.
    fn check_of_the_table(&self, version: &Version, spot: Spot, swap: bool) -> Done {
        if version.source == Source::Cancelled || version.score == Score::NotPlayed {
            return Err(Refused::white_book(
                "81.4.3",
                said!(
                    "was-taken-out-restore",
                    "{spot} was not played; reinstate the board with `restored`",
                    spot
                ),
            ));
        }
        if version.is_ruled() {
            let reason = said!(
                "was-ruled-on-another",
                "there is a ruling on {spot}; change it by another ruling that `replaces` it",
                spot
            );
            return Err(Refused::law(law!("82C"), self.edition(), reason));
        }
        // Where two change places every board keeps a result.
        if !swap && self.session(spot.session).is_some_and(|s| s.over.is_some()) {
            let reason = said!(
                "session-over-result-stays",
                "session {session} is over and every board has a result; correct the result or rule on it",
                session = spot.session
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        Ok(())
    }

    /// The side that wrote it, while it alone stands by it; else a Director, or a scorer where nothing is in dispute.
    fn check_may_take_away(
        &self,
        act: &Act,
        table: &TableRound,
        board: &BoardAt,
        spot: Spot,
    ) -> Done {
        let what = || said!("what-taking-result-away", "deleting a result");
        if act.by.role.is_director() || act.by.role == Role::Scorer {
            act.reason(what())?;
            if board.disputed.is_some() && !act.by.role.is_director() {
                let reason = said!(
                    "disputed-for-director-settle",
                    "{spot} is disputed; only a Director can settle it",
                    spot
                );
                return Err(Refused::law(law!("79B"), self.edition(), reason));
            }
            return self.check_period(Request::Score, act, None, spot);
        }
        let side = act.by.role.contestant();
        let side = side.and_then(|who| table.sitting.side_of(who));
        let Some(side) = side else {
            let reason = said!(
                "for-players-table-not",
                "{what} is for the players of table {table}, not for {role}",
                what = what(),
                table = spot.table,
                role = act.by.role
            );
            return Err(Refused::law(law!("79A1"), self.edition(), reason));
        };
        if !board.is_only_of(side) {
            let reason = said!(
                "not-only-yours",
                "{spot} is no longer your side’s entry alone; only a Director can delete it",
                spot
            );
            return Err(Refused::law(law!("79A1"), self.edition(), reason));
        }
        Ok(())
    }

    /// The board to which the result belongs: another one of that table and round, without a result, unless the two change places.
    fn check_belongs(
        &self,
        act: &Act,
        spot: Spot,
        there: Spot,
        table: &TableRound,
        swap: bool,
    ) -> Done {
        act.by_director(
            self,
            law!("79C1"),
            said!(
                "what-result-of-another-board",
                "moving a result to another board"
            ),
        )?;
        let (_, board) = self.need_board(there)?;
        if swap {
            let version = board.result().ok_or_else(|| {
                Refused::plain(said!(
                    "has-no-result-swap",
                    "{there} has no result that could change places with this one",
                    there
                ))
            })?;
            self.check_of_the_table(version, there, true)?;
        } else if board.result().is_some() {
            let reason = said!(
                "has-result-take-away-first",
                "{there} has a result; delete that first, or let the two change places",
                there
            );
            return Err(Refused::law(law!("79C1"), self.edition(), reason));
        }
        self.check_there(act, spot, table.sitting)?;
        self.check_other_tables(there, table.sitting, false)
    }
}
