//! What a device at a table may write: its table in the round that is on, and what it owes of the rounds that it played.

use openroom_cases::Act as CaseAct;
use openroom_tournament::state::{BoardAt, CaseAt, Ruling, Sitting};
use openroom_tournament::{Action, Role, Tournament, Who};
use openroom_words::words::Message;

use super::{Actor, AtTable, not_for, side_of, sits};
use crate::problem::Problem;
use crate::sittings::{Follows, Kept, Passage, Turn};

/// A table writes its own results of the round that is on, and calls the Director. The next round may begin while the last board is
/// being played: what is owed of an earlier one those write who played it.
pub fn table_writes(
    actor: &Actor,
    event: &Tournament,
    id: &str,
    action: &Action,
    seat: Option<char>,
) -> Result<Who, Problem> {
    let Some(own) = actor.seated(id, event) else {
        return Err(Problem::forbidden(Message::ServeOtherEvent));
    };
    let own = &own;
    if let Action::InCase(given) = action
        && matches!(given.act, CaseAct::Answer(_))
    {
        return asked(event, own);
    }
    if let Action::Named(named) = action {
        return names_itself(event, own, named.contestant);
    }
    if let Action::SystemCard(given) = action {
        return names_itself(event, own, given.contestant);
    }
    let (at, board) = match action {
        Action::Result(at) => (TableAt::of(at.session, at.round, &at.table), Some(at.board)),
        Action::Agreed(at) | Action::Disputed(at) => {
            (TableAt::of(at.session, at.round, &at.table), Some(at.board))
        }
        Action::Removed(at) => (TableAt::of(at.session, at.round, &at.table), Some(at.board)),
        Action::Called(at) => (TableAt::of(at.session, at.round, &at.table), None),
        Action::Attended(done) => return no_longer_needed(event, own, done.call, actor.rank),
        _ => return Err(not_for(actor.rank)),
    };
    let is_here = at.table == own.table;
    if !is_here && !own.sat.was_at(at.table, at.turn) {
        return Err(Problem::forbidden(Message::ServeOtherTable));
    }
    let is_on = event.current_round() == Some(at.turn);
    if !is_on && !has_begun(event, at.turn) {
        return Err(Problem::forbidden(Message::ServeRoundNotOn));
    }
    let named = seat.is_some();
    let then = own.sat.seat_at(at.table, at.turn);
    let seat = seat
        .or(then.filter(|_| !(is_here && is_on)))
        .or(own.seat)
        .ok_or_else(|| Problem::forbidden(Message::ServeChooseSeat))?;
    if !(is_here && is_on) {
        let board = board.and_then(|board| at.board(event, board));
        // Once a side has spoken, others may sit on its seats: what is to be changed then is for the Director.
        if board.is_none_or(|board| board.agreed[side_of(seat).index()]) {
            return Err(Problem::forbidden(Message::ServeRoundNotOn));
        }
        if !played_there(event, own, at, seat) {
            return Err(Problem::forbidden(Message::ServeNotPlayedHere));
        }
    }
    let place = at.sitting(event);
    let Some(contestant) = place.and_then(|sitting| sits(sitting, seat)) else {
        return Err(Problem::forbidden(Message::ServeSeatEmpty));
    };
    if let (Action::Agreed(agreed), Some(device)) = (action, actor.device(id)) {
        let board = at.board(event, agreed.board);
        let other = side_of(seat).other().index();
        let same = board.is_some_and(|board| {
            board.agreed[other] && board.devices[other].as_deref() == Some(&device)
        });
        // A second tap on the phone that wrote the result is nobody's word (79A1). A table with one phone hands it over: the
        // seat of the other side is chosen for that one act, and the log keeps that it was so.
        if same && !(agreed.handed && named) {
            return Err(Problem::same_phone());
        }
    }
    Ok(Who::new(Role::Contestant(contestant)))
}

/// Who called the Director says that he is not needed any more; how far the call may be for that the event knows.
fn no_longer_needed(
    event: &Tournament,
    own: &AtTable,
    call: u32,
    rank: super::Rank,
) -> Result<Who, Problem> {
    let calls = event.open_calls();
    let own_call = calls
        .iter()
        .any(|(number, one)| *number == call && one.table == own.table);
    match own_call {
        true => asked(event, own),
        false => Err(not_for(rank)),
    }
}

/// Who says who he is: one of those who sit where the device is, before the first round too. Whether he has a name already the event knows.
fn names_itself(event: &Tournament, own: &AtTable, contestant: u32) -> Result<Who, Problem> {
    let (session, round) = event.current_round().unwrap_or((1, 1));
    let sitting = TableAt::of(session, round, &own.table).sitting(event);
    let here = sitting.is_some_and(|sitting| sitting.contestants().any(|who| who == contestant));
    match here {
        true => Ok(Who::new(Role::Contestant(contestant))),
        false => Err(Problem::forbidden(Message::ServeOtherTable)),
    }
}

/// Who answers a poll: whoever sits now on the seat that the phone has chosen. Whether he was asked the event knows.
fn asked(event: &Tournament, own: &AtTable) -> Result<Who, Problem> {
    let contestant = speaks_for(event, own);
    let contestant = contestant.ok_or_else(|| Problem::forbidden(Message::ServeChooseSeat))?;
    Ok(Who::new(Role::Contestant(contestant)))
}

/// The contestant for whom a phone speaks now.
pub fn speaks_for(event: &Tournament, own: &AtTable) -> Option<u32> {
    let (session, round) = turn(event);
    let at = TableAt::of(session, round, &own.table);
    sits(at.sitting(event)?, own.seat?)
}

/// Whether a device may show its player a ruling on a case.
pub fn may_read(event: &Tournament, own: &AtTable, ruling: &Ruling) -> bool {
    let party = speaks_for(event, own).is_some_and(|who| event.may_read(who, ruling));
    party && all_at_table(event, own, |one| !event.has_to_come(one, ruling.spot()))
}

/// Whether a device may show what a poll on a case asks.
pub fn may_show_poll(event: &Tournament, own: &AtTable, case: &CaseAt) -> bool {
    all_at_table(event, own, |one| event.may_see_poll(one, case.spot()))
}

/// Whether it holds for all who sit where a device is: a phone may be handed around, and who says that he sits on another seat is
/// believed.
fn all_at_table(event: &Tournament, own: &AtTable, holds: impl Fn(u32) -> bool) -> bool {
    let (session, round) = turn(event);
    let sitting = TableAt::of(session, round, &own.table).sitting(event);
    sitting.is_some_and(|sitting| sitting.contestants().all(holds))
}

impl AtTable {
    /// For the store.
    pub fn kept(&self) -> Kept {
        Kept {
            sat: self.sat.clone(),
            follows: self.follows,
            shared: self.shared,
        }
    }

    /// Where the device is now, and where it was in each round since it goes with its pair: as the movement has it. One that stays is
    /// where it was brought.
    pub fn now(&self, event: &Tournament) -> Self {
        let Some(follows) = self.follows else {
            return self.clone();
        };
        let (session, on) = event.current_round().unwrap_or((1, 1));
        let first = match follows.since.0 == session {
            true => follows.since.1.max(1),
            false => 1,
        };
        let mut now = Self {
            seat: Some(follows.seat),
            out: true,
            ..self.clone()
        };
        for round in first.min(on)..=on {
            let place = place_in(event, &follows, (session, round));
            now.out = place.is_none();
            if let Some((table, seat)) = place {
                now.sat.was(&table, seat, (session, round));
                now.table = table;
                now.seat = Some(seat);
            }
        }
        now
    }
}

/// The table and the seat of whoever a phone goes with, in a round. The halves of a team sit at two tables: each keeps its side.
fn place_in(
    event: &Tournament,
    follows: &Follows,
    (session, round): Turn,
) -> Option<(String, char)> {
    let tables = &event.state().round(session, round)?.tables;
    let who = follows.contestant;
    let side = side_of(follows.seat);
    let mut sits = tables
        .iter()
        .filter(|table| table.sitting.side_of(who).is_some());
    let first = sits
        .clone()
        .find(|table| table.sitting.side_of(who) == Some(side));
    let table = first.or_else(|| sits.next())?;
    let seat = match table.sitting {
        Sitting::Players(_) => "NESW"
            .chars()
            .find(|seat| super::sits(table.sitting, *seat) == Some(who))?,
        Sitting::Sides(_) if table.sitting.side_of(who) == Some(side) => follows.seat,
        Sitting::Sides(_) => match follows.seat {
            'N' => 'E',
            'E' => 'N',
            'S' => 'W',
            _ => 'S',
        },
    };
    Some((table.name.clone(), seat))
}

/// A table in a round.
#[derive(Debug, Clone, Copy)]
pub struct TableAt<'a> {
    /// The session and the round.
    pub turn: Turn,
    /// The table.
    pub table: &'a str,
}

impl<'a> TableAt<'a> {
    /// That one.
    pub const fn of(session: u16, round: u32, table: &'a str) -> Self {
        Self {
            turn: (session, round),
            table,
        }
    }

    /// Who sits there.
    pub fn sitting(self, event: &Tournament) -> Option<Sitting> {
        let (session, round) = self.turn;
        let table = event.state().table(session, round, self.table);
        table.map(|table| table.sitting)
    }

    fn board(self, event: &Tournament, board: u32) -> Option<&BoardAt> {
        let (session, round) = self.turn;
        event.state().board(session, round, self.table, board)
    }
}

/// The session and the round that are on.
pub fn turn(event: &Tournament) -> Turn {
    event.current_round().unwrap_or_default()
}

/// Whether it is a round of the session that is on, and has begun.
fn has_begun(event: &Tournament, (session, round): Turn) -> bool {
    let found = event.state().round(session, round);
    turn(event).0 == session && found.is_some_and(|round| round.started.is_some())
}

/// Whether a device may speak for a seat of a round gone by. A phone that stays at its table, or was there in that round, may; one
/// that came later only if it speaks for those who sit there now and sat there then.
fn played_there(event: &Tournament, own: &AtTable, at: TableAt<'_>, seat: char) -> bool {
    if own.sat.was_at(at.table, at.turn) {
        return true;
    }
    let now = TableAt {
        turn: turn(event),
        table: &own.table,
    };
    let (Some(now), Some(then)) = (now.sitting(event), at.sitting(event)) else {
        return false;
    };
    let own = own.seat.and_then(|seat| sits(now, seat));
    let was_there = own.is_some_and(|own| then.contestants().any(|who| who == own));
    let is_here = |speaker: u32| now.contestants().any(|who| who == speaker);
    was_there && sits(then, seat).is_some_and(is_here)
}

/// For which seat a device speaks at a place of a round gone by, if it may speak there.
pub fn speaks_as(event: &Tournament, own: &AtTable, at: TableAt<'_>) -> Option<char> {
    if own.sat.was_at(at.table, at.turn) {
        let then = own.sat.seat_at(at.table, at.turn);
        return then.or(own.seat.filter(|_| at.table == own.table));
    }
    if at.table != own.table {
        return None;
    }
    let now = TableAt {
        turn: turn(event),
        table: at.table,
    };
    let contestant = sits(now.sitting(event)?, own.seat?)?;
    let then = at.sitting(event)?;
    let seats = own.seat.into_iter().chain("NESW".chars());
    seats
        .into_iter()
        .find(|seat| sits(then, *seat) == Some(contestant))
}

/// Until which round a device played where it was, and from which it plays at the table to which it comes. A phone that its player
/// carries is known by the contestant who sat on its seat when it came: he may walk before the next round is started or after.
pub fn passage(
    event: &Tournament,
    own: Option<&AtTable>,
    device: Option<&str>,
    to: &str,
) -> Passage {
    let on @ (session, round) = turn(event);
    let (before, next) = ((session, round.saturating_sub(1)), (session, round + 1));
    let comes_for_this = Passage {
        until: before,
        from: on,
    };
    let comes_for_next = Passage {
        until: on,
        from: next,
    };
    let Some(own) = own else {
        return comes_for_this;
    };
    if has_spoken(event, own, device) {
        return comes_for_next;
    }
    let sits_at = |who: u32, turn: Turn, table: &str| {
        let sitting = TableAt { turn, table }.sitting(event);
        sitting.is_some_and(|sitting| sitting.contestants().any(|other| other == who))
    };
    let came = own.sat.since().unwrap_or(on).max((session, 1));
    let came = TableAt {
        turn: came,
        table: &own.table,
    };
    let owner = came.sitting(event).zip(own.seat);
    let Some(owner) = owner.and_then(|(sitting, seat)| sits(sitting, seat)) else {
        return comes_for_this;
    };
    match sits_at(owner, on, &own.table) && sits_at(owner, next, to) {
        true => comes_for_next,
        false => comes_for_this,
    }
}

/// Whether a device has said something in the round that is on, where it is.
fn has_spoken(event: &Tournament, own: &AtTable, device: Option<&str>) -> bool {
    let (session, round) = turn(event);
    let table = event.state().table(session, round, &own.table);
    let mut boards = table.into_iter().flat_map(|table| &table.boards);
    device.is_some_and(|device| {
        boards.any(|board| board.devices.iter().flatten().any(|spoke| spoke == device))
    })
}
