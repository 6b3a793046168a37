//! Calls for the Director, from the call to the end, and what he says to the tables (Law 9, Law 81).

use openroom_laws::law;
use openroom_laws::notation::parse_seat;

use super::{Act, Spot};
use crate::entry::{Announced, Attended, CallStage, Called};
use crate::refusal::{Done, Refused};
use crate::said::{quoted, said};
use crate::state::{Announcement, Call, State};
use crate::who::Role;

/// What a Director says to a table is read on a phone.
const LONGEST: usize = 300;

impl State {
    /// Whether somebody sits at a table.
    fn sits_at(&self, role: Role, session: u16, round: u32, table: &str) -> bool {
        let table = self.table(session, round, table);
        let who = role.contestant();
        who.zip(table)
            .is_some_and(|(who, table)| table.sitting.side_of(who).is_some())
    }

    pub(crate) fn call(&mut self, act: &Act, called: &Called) -> Done {
        self.need_table(called.session, called.round, &called.table)?;
        act.by_one_of(
            self,
            law!("9B1b"),
            said!("what-call-from-table", "a call from a table"),
            said!("who-players-or-director", "its players or a Director"),
            |role| {
                role.is_director()
                    || self.sits_at(role, called.session, called.round, &called.table)
            },
        )?;
        let seat = match &called.seat {
            None => None,
            Some(text) => Some(parse_seat(text).ok_or_else(|| {
                Refused::plain(said!(
                    "called-from-no-seat",
                    "{text} is not a seat; write N, E, S or W",
                    text = quoted(text)
                ))
            })?),
        };
        self.calls.push(Call {
            session: called.session,
            round: called.round,
            table: called.table.clone(),
            board: called.board,
            at: act.at,
            by: act.by.clone(),
            seat,
            reason: called.reason,
            why: act.why.map(str::to_owned),
            attended: None,
        });
        Ok(())
    }

    /// A Director says how far he is with a call. Who called may say that nobody is needed any more, until a Director is there.
    pub(crate) fn attend(&mut self, act: &Act, attended: &Attended) -> Done {
        let place = (attended.call as usize).checked_sub(1);
        let Some(call) = place.and_then(|place| self.calls.get(place)) else {
            return Err(Refused::plain(said!(
                "there-no-call",
                "there is no call {call}",
                call = attended.call
            )));
        };
        let stage = call.stage();
        let not_needed = attended.stage == CallStage::Done && stage < CallStage::AtTable;
        act.by_one_of(
            self,
            law!("81C6"),
            said!("what-coming-table", "going to a table"),
            said!("who-director", "a Director"),
            |role| {
                role.is_director()
                    || not_needed && self.sits_at(role, call.session, call.round, &call.table)
            },
        )?;
        if stage == CallStage::Done {
            return Err(Refused::plain(said!(
                "call-was-attended-already",
                "call {call} has already been answered",
                call = attended.call
            )));
        }
        // Another Director may take it over: the stage stays, and who comes is another one.
        let other = call
            .attended
            .as_ref()
            .is_some_and(|(_, _, by)| by != act.by);
        if attended.stage < stage || attended.stage == stage && !other {
            return Err(Refused::plain(said!(
                "call-is-further",
                "call {call} has already reached that stage",
                call = attended.call
            )));
        }
        if let Some(call) = place.and_then(|place| self.calls.get_mut(place)) {
            call.attended = Some((attended.stage, act.at, act.by.clone()));
        }
        Ok(())
    }

    /// What a Director has settled on a board ends the calls of its table about that board, or about none.
    pub(crate) fn end_calls(&mut self, act: &Act, spot: Spot) {
        if !act.by.role.is_director() {
            return;
        }
        let is_of = |call: &Call| {
            call.is_open()
                && call.session == spot.session
                && call.table == spot.table
                && call.board.is_none_or(|board| board == spot.board)
        };
        // Nothing is copied where nothing changes.
        if !self.calls.iter().any(is_of) {
            return;
        }
        for call in self.calls.iter_mut().filter(|call| is_of(call)) {
            call.attended = Some((CallStage::Done, act.at, act.by.clone()));
        }
    }

    pub(crate) fn announce(&mut self, act: &Act, said: &Announced) -> Done {
        act.by_director(
            self,
            law!("81C1"),
            said!("what-announcing", "a message to the tables"),
        )?;
        let session = self.need_session(said.session)?;
        let begun = session
            .rounds
            .iter()
            .filter(|round| round.started.is_some());
        let round = u32::try_from(begun.count()).unwrap_or(0);
        if let Some(table) = &said.table {
            self.need_table(said.session, round.max(1), table)?;
        }
        let letters = said.text.trim().chars().count();
        if letters == 0 || letters > LONGEST {
            return Err(Refused::plain(said!(
                "announcement-length",
                "a message to the tables must have 1 to {most} characters",
                most = LONGEST
            )));
        }
        self.announcements.push(Announcement {
            at: act.at,
            by: act.by.clone(),
            round,
            said: said.clone(),
        });
        Ok(())
    }
}
