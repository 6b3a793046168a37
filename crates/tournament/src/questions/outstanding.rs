//! Matches that were put off, and what of them is still to come.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::entry::Action;
use crate::spot::{Spot, Through};
use crate::state::{Meeting, State, TableRound};
use crate::time::Time;
use crate::tournament::Tournament;
use crate::tree::Tree;

/// A match that was put off and is neither played nor decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = OutstandingMatch))]
pub struct Outstanding {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// Who meet, the lower number first.
    pub teams: [u32; 2],
    /// How many results are wanting.
    pub wanting: u32,
    /// Until when it is to be played.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub until: Option<Time>,
    /// Why it was put off.
    pub why: String,
    /// Who of them agreed.
    pub agreed: Vec<u32>,
}

impl State {
    /// Whether a board at a table is to be played later: it was put off alone, or with its match.
    pub(crate) fn is_late(
        &self,
        session: u16,
        round: u32,
        table: &TableRound,
        postponed: bool,
    ) -> bool {
        postponed
            || !self.put_off.is_empty()
                && Meeting::at(session, round, table)
                    .is_some_and(|meeting| self.put_off.contains_key(&meeting))
    }

    /// The same of a board by its address.
    pub(crate) fn is_late_at(&self, spot: Spot) -> bool {
        let table = self.table(spot.session, spot.round, spot.table);
        let board = self.board(spot.session, spot.round, spot.table, spot.board);
        table.zip(board).is_some_and(|(table, board)| {
            self.is_late(spot.session, spot.round, table, board.postponed)
        })
    }

    /// Whether a match was decided without its boards, so that nobody waits for them.
    pub(crate) fn is_decided(&self, session: u16, round: u32, table: &TableRound) -> bool {
        !self.decided.is_empty()
            && Meeting::at(session, round, table)
                .is_some_and(|meeting| self.decided.contains_key(&meeting))
    }

    /// Whether a match was played though its boards were not entered: its IMPs or victory points were told.
    pub(crate) fn is_told(&self, session: u16, round: u32, table: &TableRound) -> bool {
        !self.decided.is_empty()
            && Meeting::at(session, round, table)
                .is_some_and(|meeting| self.decided.get(&meeting) == Some(&true))
    }

    /// The tables of a match in its round.
    pub(crate) fn tables_of(&self, meeting: Meeting) -> impl Iterator<Item = &TableRound> {
        let round = self.round(meeting.session, meeting.round);
        let tables = round.into_iter().flat_map(|round| &round.tables);
        let own = tables.filter(move |table| table.sitting.two() == Some(meeting.teams));
        own.map(|table| &**table)
    }

    /// Whether a match has boards without a result, and was not decided otherwise. Its round need not have begun.
    pub(crate) fn wants_results(&self, meeting: Meeting) -> bool {
        self.wanting(meeting) > 0
    }

    fn wanting(&self, meeting: Meeting) -> u32 {
        let mut wanting = 0;
        for table in self.tables_of(meeting) {
            let here = !self.is_decided(meeting.session, meeting.round, table)
                && self.absent(meeting.session, table.sitting).is_none();
            let open = table.boards.iter().filter(|board| board.result().is_none());
            wanting += u32::try_from(open.count()).unwrap_or(u32::MAX) * u32::from(here);
        }
        wanting
    }

    /// When a match that was put off had all its results; nothing while some are wanting.
    pub(crate) fn played_at(&self, meeting: Meeting) -> Option<Time> {
        if self.wants_results(meeting) {
            return None;
        }
        let boards = self.tables_of(meeting).flat_map(|table| &table.boards);
        let entered = boards.filter_map(|board| board.versions.first().map(|first| first.at));
        let decided = self.put_off.get(&meeting).map(|put_off| put_off.at);
        entered.chain(decided).reduce(Time::later)
    }

    /// Which matches were decided otherwise than by their boards, after an act that could change that.
    pub(crate) fn settle_decided(&mut self, action: &Action) {
        let changes = matches!(
            action,
            Action::Match(_)
                | Action::MatchDecided(_)
                | Action::LaidOut(_)
                | Action::Movement(_)
                | Action::MovementChanged(_)
                | Action::Seated(_)
                | Action::Entered(_)
                | Action::EntryRemoved(_)
                | Action::Withdrew(_)
                | Action::Returned(_)
        );
        let decides = |note: &&Tree| {
            let name = note.get("match").and_then(Tree::text);
            let cut = name.is_some_and(|name| self.cut_of(name).is_some());
            let mut keys = crate::export::DECIDED.iter();
            !cut && keys.any(|key| note.get(key).is_some())
        };
        let mut decided = self.matches.iter().filter(decides).peekable();
        let in_bracket = self.decided_in_bracket();
        let nothing = decided.peek().is_none() && in_bracket.is_empty();
        if !changes || nothing && self.decided.is_empty() {
            return;
        }
        let names = decided.filter_map(|note| {
            let points = note.get("imps").or(note.get("vps"));
            Some((note.get("match").and_then(Tree::text)?, points.is_some()))
        });
        let names: BTreeMap<&str, bool> = names.collect();
        let programme = self.programme();
        let mut found = in_bracket;
        for (here, teams, place) in programme.meetings() {
            if let Some(&told) = names.get(programme.all[place].name.as_str()) {
                let meeting = Meeting {
                    session: here.session,
                    round: here.round,
                    teams,
                };
                found.insert(meeting, told);
            }
        }
        let changed: Vec<Meeting> = found
            .keys()
            .chain(self.decided.keys())
            .filter(|meeting| found.get(meeting) != self.decided.get(meeting))
            .copied()
            .collect();
        self.decided = found.into();
        for meeting in changed {
            self.count_rounds_of(vec![meeting.teams.0, meeting.teams.1]);
        }
    }

    /// The matches of the bracket that a walkover or lots decided, where they have been laid out: their boards are waited for no more.
    fn decided_in_bracket(&self) -> BTreeMap<Meeting, bool> {
        let Some(of) = &self.knock_out else {
            return BTreeMap::new();
        };
        let decided = of.laid_out.iter().filter(|laid| {
            let told = of.decided.get(&laid.place);
            told.is_some_and(|told| !laid.void && laid.teams.contains(&told.winner))
        });
        decided
            .map(|laid| Meeting::of(laid.at.session, laid.at.round, laid.teams))
            .map(|meeting| (meeting, false))
            .collect()
    }
}

impl Tournament {
    /// The matches that were put off and are neither played nor decided, in the order of the programme.
    #[must_use]
    pub fn outstanding(&self) -> Vec<Outstanding> {
        self.state.outstanding(None)
    }
}

impl State {
    /// The matches that are outstanding up to a round.
    pub(crate) fn outstanding(&self, through: Option<Through>) -> Vec<Outstanding> {
        let later = |meeting: &Meeting| {
            let Meeting { session, round, .. } = *meeting;
            through.is_some_and(|last| Through { session, round } > last)
        };
        let all = self.put_off.iter().filter(|(meeting, _)| !later(meeting));
        let wanting = all.map(|(&meeting, put_off)| (meeting, put_off, self.wanting(meeting)));
        wanting
            .filter(|&(_, _, wanting)| wanting > 0)
            .map(|(meeting, put_off, wanting)| Outstanding {
                session: meeting.session,
                round: meeting.round,
                teams: [meeting.teams.0, meeting.teams.1],
                wanting,
                until: put_off.until,
                why: put_off.why.clone(),
                agreed: put_off.agreed.clone(),
            })
            .collect()
    }
}
