//! Applying entries: a file for each chapter of the event. Each act is checked in full before anything changes.

mod adjusted;
mod appealing;
mod appeals;
mod boards;
mod calls;
pub(crate) mod cases;
mod committee;
mod concurrence;
mod corrections;
mod cut_short;
mod dealing;
mod directing;
mod draws;
mod knock_out;
mod laid_out;
mod late_pairs;
mod league;
mod limits;
mod line_ups;
mod members;
mod movements;
mod namings;
mod penalties;
mod people;
mod prizes;
mod publication;
mod put_back;
mod regulating;
mod removals;
mod renames;
pub(crate) mod results;
mod returns;
mod rounds;
mod rulings;
pub(crate) mod scorable;
mod seats;
mod setup;
mod stages;
mod stand_bys;
mod time_right;

use std::sync::Arc;

use openroom_cases::Act as CaseAct;
use openroom_laws::{Cite, law};

use crate::entry::{Action, AppealAct, Decision, Entry};
use crate::refusal::{Done, Refused};
use crate::regulations::is_conduct;
use crate::said::{Said, quoted, said};
use crate::state::{BoardAt, Round, Session, State, TableRound};
use crate::time::Time;
use crate::who::{Role, Who};

/// The entry that is being applied, without what it does.
pub(crate) struct Act<'e> {
    /// Its number in the log, from 1.
    pub number: u32,
    pub at: Time,
    pub by: &'e Who,
    pub why: Option<&'e str>,
    pub device: Option<&'e str>,
    /// It stands in a log already, and was taken under the rules of its time.
    pub recalled: bool,
}

impl<'e> Act<'e> {
    /// What holds for every entry: the event exists, time does not run backwards, a final result is final.
    pub fn admit(state: &State, entry: &'e Entry) -> Result<Self, Refused> {
        match (&state.created, &entry.action) {
            (None, Action::Created(_)) | (Some(_), _) => {}
            (None, _) => {
                return Err(Refused::law(
                    law!("80B2"),
                    state.edition(),
                    said!(
                        "there-no-event-yet",
                        "there is no event yet; the first entry must be `created`"
                    ),
                ));
            }
        }
        // The one act that says that the entries before it were stamped wrongly.
        let puts_right = matches!(entry.action, Action::TimePutRight(_));
        if let Some(last) = state
            .last
            .filter(|&last| last.is_after(entry.at) && !puts_right)
        {
            return Err(Refused::plain(said!(
                "before-last-entry-write",
                "{at} is before the last entry, {last}; give the time of recording, and say in `why` when it happened",
                at = entry.at,
                last
            )));
        }
        let lasting = match &entry.action {
            Action::Note(_)
            | Action::Disqualified(_)
            | Action::Ratified(_)
            | Action::Published(_)
            | Action::WentOn(_)
            | Action::PrizeGiven(_)
            | Action::PrizeReturned(_)
            | Action::Fee(_)
            | Action::Expense(_) => true,
            // It changes no result; whoever asks for it mostly asks late.
            Action::InCase(given) => matches!(given.act, CaseAct::Withheld(_)),
            _ => false,
        };
        if state.final_at.is_some() && !lasting {
            return Err(Refused::white_book(
                "146.1",
                said!(
                    "result-final-nothing-changed",
                    "the result is final; nothing can be changed"
                ),
            ));
        }
        Ok(Self {
            number: state.entries + 1,
            at: entry.at,
            by: &entry.by,
            why: entry.why.as_deref(),
            device: entry.device.as_deref(),
            recalled: false,
        })
    }

    /// The reason, where one is needed.
    pub fn reason(&self, what: Said) -> Result<&'e str, Refused> {
        self.why.ok_or_else(|| {
            Refused::plain(said!(
                "needs-reason-write-why",
                "{what} needs a reason; write `why: ...`",
                what
            ))
        })
    }

    /// Only a Director.
    pub fn by_director(&self, state: &State, cite: Cite, what: Said) -> Done {
        self.by_one_of(
            state,
            cite,
            what,
            said!("who-director", "a Director"),
            Role::is_director,
        )
    }

    /// Only those for whom `may` holds.
    pub fn by_one_of(
        &self,
        state: &State,
        cite: Cite,
        what: Said,
        who: Said,
        may: impl Fn(Role) -> bool,
    ) -> Done {
        if may(self.by.role) {
            return Ok(());
        }
        let reason = said!(
            "for-not-for",
            "{what} is a matter for {who}, not for {role}",
            what,
            who,
            role = self.by.role
        );
        Err(Refused::law(cite, state.edition(), reason))
    }
}

pub(crate) use crate::spot::{Spot, spot};
pub(crate) use concurrence::Matter;
pub(crate) use results::leader;
pub(crate) use setup::LEAST_MINUTES;

impl State {
    /// What every entry leaves behind, once it is applied.
    pub(crate) fn keep_account(&mut self, entry: &Entry) {
        self.entries += 1;
        self.last = Some(entry.at);
        self.settle_decided(&entry.action);
        self.first.get_or_insert(entry.at);
        if self.has_scored(&entry.action) {
            self.last_scored = self.entries;
        }
        if let (true, Some(name)) = (entry.by.role.is_director(), &entry.by.name)
            && !self.directors.contains(name)
        {
            self.directors.insert(name.clone());
        }
    }

    /// Whether an act that was just applied can have changed the score, so that it is to be made official again.
    fn has_scored(&self, action: &Action) -> bool {
        match action {
            Action::Result(_)
            | Action::Correction(_)
            | Action::Removed(_)
            | Action::Cancelled(_)
            | Action::Restored(_)
            | Action::CutShort(_)
            | Action::Fouled(_)
            | Action::Penalty(_)
            | Action::Rescinded(_)
            | Action::PenaltyShared(_)
            | Action::Suspended(_)
            | Action::Entered(_)
            | Action::EntryRemoved(_)
            | Action::Withdrew(_)
            | Action::Returned(_)
            | Action::StandBy(_)
            | Action::Arrived(_)
            | Action::Disqualified(_)
            | Action::MatchDecided(_)
            | Action::PutBack(_)
            | Action::Match(_)
            | Action::CarryOver(_) => true,
            Action::Late(late) => late.awards,
            Action::Regulations(regulated) => !regulated.settings.keys().all(|key| is_conduct(key)),
            Action::Ruling(_) => self.rulings.last().is_some_and(|r| r.score.is_some()),
            Action::Decided(decided) => decided.decision == Decision::Changed,
            Action::InAppeal(given) => matches!(
                &given.act,
                AppealAct::FurtherDecided(decided) if decided.decision == Decision::Changed
            ),
            _ => false,
        }
    }

    pub(crate) fn need_session(&self, number: u16) -> Result<&Session, Refused> {
        self.session(number).ok_or_else(|| {
            Refused::plain(said!(
                "session-has-no-movement",
                "session {number} has no movement yet; write `movement` first",
                number
            ))
        })
    }

    pub(crate) fn need_round(&self, session: u16, round: u32) -> Result<&Round, Refused> {
        let rounds = self.need_session(session)?.rounds.len();
        self.round(session, round).ok_or_else(|| {
            Refused::plain(said!(
                "session-has-no-round",
                "session {session} has no round {round}, only rounds 1 to {rounds}",
                session,
                round,
                rounds
            ))
        })
    }

    pub(crate) fn need_table(
        &self,
        session: u16,
        round: u32,
        table: &str,
    ) -> Result<&TableRound, Refused> {
        let tables = &self.need_round(session, round)?.tables;
        self.table(session, round, table).ok_or_else(|| {
            let mut names: Vec<&str> = tables.iter().take(8).map(|t| t.name.as_str()).collect();
            if tables.len() > names.len() {
                names.push("...");
            }
            Refused::plain(said!(
                "round-has-no-table",
                "round {round} has no table {table}; its tables are {names}",
                round,
                table = quoted(table),
                names = names.join(", ")
            ))
        })
    }

    /// A board where the movement has it, in a round that has begun.
    pub(crate) fn need_board(&self, spot: Spot) -> Result<(&TableRound, &BoardAt), Refused> {
        let table = self.need_table(spot.session, spot.round, spot.table)?;
        let Some(board) = table.boards.iter().find(|other| other.board == spot.board) else {
            let boards: Vec<String> = table.boards.iter().map(|b| b.board.to_string()).collect();
            return Err(Refused::law(
                law!("8A1"),
                self.edition(),
                said!(
                    "table-does-not-play",
                    "table {table} does not play board {board} in round {round}; it plays {boards}",
                    table = spot.table,
                    board = spot.board,
                    round = spot.round,
                    boards = boards.join(", ")
                ),
            ));
        };
        if self.need_round(spot.session, spot.round)?.started.is_none() {
            let reason = said!(
                "round-has-not-begun",
                "round {round} has not begun; write `round-started` first",
                round = spot.round
            );
            return Err(Refused::law(law!("8B1"), self.edition(), reason));
        }
        Ok((table, board))
    }

    /// The same to be changed; it was found before.
    pub(crate) fn board_mut(&mut self, spot: Spot) -> Result<&mut BoardAt, Refused> {
        let round = self.round(spot.session, spot.round);
        let session = self.session(spot.session);
        let at = session
            .zip(round)
            .and_then(|(s, r)| s.table_at(r, spot.table));
        let session = self
            .sessions
            .get_mut(usize::from(spot.session).wrapping_sub(1));
        let round = session.and_then(|s| s.rounds.get_mut((spot.round as usize).wrapping_sub(1)));
        round
            .zip(at)
            .and_then(|(round, at)| round.tables.get_mut(at))
            .map(Arc::make_mut)
            .and_then(|table| table.boards.iter_mut().find(|b| b.board == spot.board))
            .ok_or_else(|| Refused::plain(said!("there-no", "there is no {spot}", spot)))
    }

    pub(crate) fn need_contestant(
        &self,
        number: u32,
    ) -> Result<&crate::state::Contestant, Refused> {
        self.contestants.get(&number).ok_or_else(|| {
            Refused::plain(said!(
                "contestant-not-entered-write",
                "contestant {number} is not entered; write `entered` first",
                number
            ))
        })
    }
}
