//! Boards late, cancelled, fouled (82B2, 87).

use openroom_cases::Kind;
use openroom_laws::{Edition, law};

use super::adjusted::Known;
use super::{Act, Spot, spot};
use crate::entry::{Cancelled, EventKind, Fouled, OnBoard, Restored};
use crate::refusal::{Done, Refused};
use crate::said::said;
use crate::state::{BoardAt, CaseAt, Meeting, Score, Source, State};

/// The form of a board; none if it was as it was dealt, and was found fouled by mistake.
fn form(fouled: &Fouled) -> Option<&str> {
    Some(fouled.form.as_str()).filter(|form| !form.is_empty())
}

impl State {
    pub(crate) fn postpone(&mut self, act: &Act, place: &OnBoard) -> Done {
        act.by_director(
            self,
            law!("82B2"),
            said!("what-putting-board-off", "postponing a board"),
        )?;
        let spot = spot!(place);
        let (_, board) = self.need_board(spot)?;
        if board.result().is_some() {
            return Err(Refused::plain(said!(
                "has-result",
                "{spot} already has a result",
                spot
            )));
        }
        self.board_mut(spot)?.postponed = true;
        Ok(())
    }

    pub(crate) fn forbid_start(&mut self, act: &Act, place: &OnBoard) -> Done {
        act.by_director(
            self,
            law!("82B2"),
            said!(
                "what-telling-table-not-start",
                "telling a table not to start a board yet"
            ),
        )?;
        let spot = spot!(place);
        let (_, board) = self.need_board(spot)?;
        if board.result().is_some() {
            return Err(Refused::plain(said!(
                "has-result",
                "{spot} already has a result",
                spot
            )));
        }
        self.board_mut(spot)?.do_not_start = true;
        Ok(())
    }

    pub(crate) fn cancel(&mut self, act: &Act, cancelled: &Cancelled) -> Done {
        act.by_director(
            self,
            law!("82B2"),
            said!("what-cancelling-board", "cancelling a board"),
        )?;
        act.reason(said!("what-cancelling-board", "cancelling a board"))?;
        let known = Known {
            board: cancelled.boards.0.first().copied().unwrap_or(1),
            laws: &[],
            at_table: None,
            offenders: None,
            in_play: false,
        };
        self.check_adjusted(act, &cancelled.score, &known)?;
        if !cancelled.score.has_award() {
            return Err(Refused::white_book(
                "81.4.2",
                said!(
                    "board-not-played-gets",
                    "a board that is not played needs an award for each side: write `award` or `fault`"
                ),
            ));
        }
        self.need_full(cancelled.session, cancelled.round, &cancelled.table)?;
        let at = |board: u32| Spot {
            session: cancelled.session,
            round: cancelled.round,
            table: &cancelled.table,
            board,
        };
        for &number in &cancelled.boards.0 {
            let spot = at(number);
            let (_, board) = self.need_board(spot)?;
            if board.result().is_some() {
                let reason = said!(
                    "has-result-what-played",
                    "{spot} has a result; a played board cannot be taken out, only ruled on",
                    spot
                );
                return Err(Refused::law(law!("82B2"), self.edition(), reason));
            }
            self.check_no_error_case(act, spot)?;
            if cancelled.begun && !board.do_not_start {
                return Err(Refused::white_book(
                    "81.4.1",
                    said!(
                        "auction-has-begun-table",
                        "the auction on {spot} has begun, and the table had not been told to wait",
                        spot
                    ),
                ));
            }
        }
        for &number in &cancelled.boards.0 {
            let version = act.version(
                Score::Adjusted(Box::new(cancelled.score.clone())),
                false,
                Source::Cancelled,
            );
            let board = self.board_mut(at(number))?;
            board.versions.push(version);
            board.postponed = false;
        }
        Ok(())
    }

    /// A board is not taken out because the Director erred: it is finished, and then adjusted if needed (White Book 82.3).
    fn check_no_error_case(&self, act: &Act, spot: Spot) -> Done {
        let of_error = |at: &&CaseAt| {
            at.spot() == spot && at.ruling.is_none() && at.case.opened.kind == Kind::DirectorsError
        };
        let mut cases = self.cases.iter();
        if act.recalled || !cases.any(|at| of_error(&at)) {
            return Ok(());
        }
        Err(Refused::white_book(
            "82.3",
            said!(
                "error-finish-board",
                "a case of a Director’s error is open on {spot}; let the board be finished, and rule on the case then",
                spot
            ),
        ))
    }

    /// What is awarded at a table needs two sides: for a late pair, when it has its place (145.6).
    pub(crate) fn need_full(&self, session: u16, round: u32, table: &str) -> Done {
        if self.need_table(session, round, table)?.sitting.is_full() {
            return Ok(());
        }
        Err(Refused::white_book(
            "145.6",
            said!(
                "half-table",
                "a place at table {table} in round {round} is empty, so nothing can be awarded there; enter the late arrivals, and if the round is over give them the place with `seated: {{from: {round}}}`",
                table,
                round
            ),
        ))
    }

    pub(crate) fn restore(&mut self, act: &Act, restored: &Restored) -> Done {
        let what = || said!("what-putting-board-back", "reinstating a board");
        act.by_director(self, law!("82B2"), what())?;
        act.reason(what())?;
        if self
            .session(restored.session)
            .is_some_and(|s| s.over.is_some())
        {
            let reason = said!(
                "session-over-put-back",
                "the session is over; a board can be reinstated only while the session is in progress"
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        let at = |board: u32| Spot {
            session: restored.session,
            round: restored.round,
            table: &restored.table,
            board,
        };
        for &number in &restored.boards.0 {
            let spot = at(number);
            let (table, board) = self.need_board(spot)?;
            let taken_away = board.result().is_some_and(|version| {
                version.source == Source::Cancelled || version.score == Score::NotPlayed
            });
            if !taken_away {
                return Err(Refused::white_book(
                    "81.4.3",
                    said!(
                        "not-taken-away",
                        "board {board} at table {table} in round {round} was not taken out; change a ruling by another ruling",
                        board = number,
                        table = spot.table,
                        round = spot.round
                    ),
                ));
            }
            for contestant in table.sitting.contestants() {
                self.still_plays(contestant)?;
            }
        }
        let table = self.need_table(restored.session, restored.round, &restored.table)?;
        let meeting = Meeting::at(restored.session, restored.round, table);
        if let Some(meeting) = meeting {
            self.check_consent(meeting, &restored.boards.0, &restored.agreed)?;
        }
        for &number in &restored.boards.0 {
            let board = self.board_mut(at(number))?;
            board.taken_back.append(&mut board.versions);
            board.agreed = [false; 2];
            board.disputed = None;
            board.do_not_start = false;
        }
        if let Some(meeting) = meeting {
            self.cut_less(meeting);
        }
        Ok(())
    }

    /// In a match both tables must have played the same form, or nothing can be compared (86D, 87 of 2007).
    fn check_same_form(&self, spot: Spot, fouled: &Fouled) -> Done {
        let (table, board) = self.need_board(spot)?;
        let awarded = |board: &BoardAt| board.result().is_some_and(|v| v.score.is_artificial());
        let teams: Vec<u32> = table.sitting.contestants().collect();
        let others = self.places().filter(|(session, _, other, board)| {
            *session == spot.session
                && board.board == spot.board
                && teams
                    .iter()
                    .all(|&team| other.sitting.side_of(team).is_some())
        });
        let others: Vec<_> = others.collect();
        let settled = awarded(board) || others.iter().any(|(_, _, _, board)| awarded(board));
        let form = form(fouled);
        let alone = others.iter().find(|(_, round, other, board)| {
            let mut named = fouled.at.iter();
            board.form.as_deref() != form
                && !named.any(|place| place.round == *round && place.table == other.name)
        });
        match alone {
            Some((_, round, other, _)) if !settled => Err(Refused {
                reason: said!(
                    "other-form-in-a-match",
                    "table {table} of the same match did not play board {board} in that form (round {round}), so the two cannot be compared; rule on the board first: award artificial scores",
                    table = &other.name,
                    board = spot.board,
                    round = *round
                ),
                ground: Some("Law 87B".to_owned()),
            }),
            _ => Ok(()),
        }
    }

    pub(crate) fn foul(&mut self, act: &Act, fouled: &Fouled) -> Done {
        act.by_director(
            self,
            law!("87A"),
            said!("what-finding-board-fouled", "finding a board fouled"),
        )?;
        act.reason(said!("what-finding-board-fouled", "finding a board fouled"))?;
        if self.kind() == EventKind::Teams && self.edition() == Edition::E2017 {
            return Err(Refused {
                reason: said!(
                    "team-play-fouled-board",
                    "in team play the ruling on a fouled board depends on who is at fault; give a ruling for each match"
                ),
                ground: Some("Law 87C".to_owned()),
            });
        }
        let sound = fouled.form.chars().all(char::is_alphanumeric) && fouled.form.len() <= 8;
        if !sound || fouled.at.is_empty() {
            return Err(Refused::plain(said!(
                "name-form-by-letter",
                "give the form a letter, or leave it empty if the board was not fouled, and name the tables that played it"
            )));
        }
        let spots: Vec<Spot> = fouled
            .at
            .iter()
            .map(|place| Spot {
                session: fouled.session,
                round: place.round,
                table: &place.table,
                board: fouled.board,
            })
            .collect();
        let form = form(fouled);
        for &spot in &spots {
            let (_, board) = self.need_board(spot)?;
            if form.is_none() && board.form.is_none() {
                return Err(Refused::plain(said!(
                    "was-not-fouled",
                    "{spot} was not marked as fouled, so there is nothing to undo; give the form a letter",
                    spot
                )));
            }
        }
        for &spot in spots.iter().filter(|_| self.kind() == EventKind::Teams) {
            self.check_same_form(spot, fouled)?;
        }
        for spot in spots {
            self.board_mut(spot)?.form = form.map(str::to_owned);
        }
        Ok(())
    }
}
