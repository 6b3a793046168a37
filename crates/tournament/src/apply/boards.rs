//! Boards late, cancelled, fouled (82B2, 87).

use openroom_laws::{Edition, law};

use super::{Act, Spot, spot};
use crate::entry::{Cancelled, Fouled, Kind, OnBoard};
use crate::refusal::{Done, Refused};
use crate::state::{Score, Source, State};

impl State {
    pub(crate) fn postpone(&mut self, act: &Act, place: &OnBoard) -> Done {
        act.by_director(self, law!("82B2"), "putting a board off")?;
        let spot = spot!(place);
        let (_, board) = self.need_board(spot)?;
        if board.result().is_some() {
            return Err(Refused::plain(format!("{spot} has a result")));
        }
        self.board_mut(spot)?.postponed = true;
        Ok(())
    }

    pub(crate) fn forbid_start(&mut self, act: &Act, place: &OnBoard) -> Done {
        act.by_director(self, law!("82B2"), "telling a table not to start a board")?;
        let spot = spot!(place);
        let (_, board) = self.need_board(spot)?;
        if board.result().is_some() {
            return Err(Refused::plain(format!("{spot} has a result")));
        }
        self.board_mut(spot)?.do_not_start = true;
        Ok(())
    }

    pub(crate) fn cancel(&mut self, act: &Act, cancelled: &Cancelled) -> Done {
        act.by_director(self, law!("82B2"), "cancelling a board")?;
        act.reason("cancelling a board")?;
        self.check_adjusted(
            &cancelled.score,
            cancelled.boards.0.first().copied().unwrap_or(1),
        )?;
        let artificial = cancelled
            .score
            .get("award")
            .or(cancelled.score.get("fault"));
        if artificial.is_none() {
            return Err(Refused::white_book(
                "81.4.2",
                "a board that is not played gets an award for each side: award, or fault",
            ));
        }
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
                let reason = format!(
                    "{spot} has a result; what is played is not taken away, it is ruled on"
                );
                return Err(Refused::law(law!("82B2"), self.edition(), reason));
            }
            if cancelled.begun && !board.do_not_start {
                return Err(Refused::white_book(
                    "81.4.1",
                    format!(
                        "the auction of {spot} has begun, and the table had not been told not to start it"
                    ),
                ));
            }
        }
        for &number in &cancelled.boards.0 {
            let version = act.version(
                Score::Adjusted(cancelled.score.clone()),
                false,
                Source::Cancelled,
            );
            let board = self.board_mut(at(number))?;
            board.versions.push(version);
            board.postponed = false;
        }
        Ok(())
    }

    pub(crate) fn foul(&mut self, act: &Act, fouled: &Fouled) -> Done {
        act.by_director(self, law!("87A"), "finding a board fouled")?;
        act.reason("finding a board fouled")?;
        if self.kind() == Kind::Teams && self.edition() == Edition::E2017 {
            return Err(Refused {
                reason: "in team play a fouled board is ruled on by fault; write a ruling for each match".into(),
                ground: Some("Law 87C".to_owned()),
            });
        }
        let sound = fouled.form.chars().all(char::is_alphanumeric) && fouled.form.len() <= 8;
        if fouled.form.is_empty() || !sound || fouled.at.is_empty() {
            return Err(Refused::plain(
                "name the form by a letter, and the tables that played it",
            ));
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
        for &spot in &spots {
            self.need_board(spot)?;
        }
        for spot in spots {
            self.board_mut(spot)?.form = Some(fouled.form.clone());
        }
        Ok(())
    }
}
