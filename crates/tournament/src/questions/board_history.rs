//! Where each board of a session was: who made it, which tables had it one after the other, who last held it, and whether the cards that
//! were seen there were those of the deal (White Book 90.4.1, 90.4.3, 121.5.7). And which boards of a match can still be taken out (81.4.3).

use std::collections::BTreeMap;

use contract_bridge::Seat;
use openroom_laws::log::{self, Deal};
use serde::Serialize;

use crate::state::{BoardAt, Score, State, TableRound};
use crate::tournament::Tournament;

/// What the cards that were seen at a table say of the form in which it had the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FormSeen {
    /// Nothing was seen of them, or the deal is not known.
    Unknown,
    /// They are those of the deal.
    AsDealt,
    /// Those of the deal, with the board turned by half a circle.
    HalfTurned,
    /// Turned by a quarter.
    QuarterTurned,
    /// Others.
    Other,
}

/// A table that had a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Visit {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
    /// Who sat there.
    pub contestants: Vec<u32>,
    /// It has a result.
    pub done: bool,
    /// What was seen of its cards.
    pub form: FormSeen,
}

/// A penalty that the book has for boards that were made or passed on wrongly.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct BoardDue {
    /// Who.
    pub contestant: u32,
    /// For what: `wrong-duplication`, `not-compared`.
    pub offence: &'static str,
    /// So many standard amounts.
    pub standard: u32,
}

/// A board of a session, and where it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct BoardHistory {
    /// The session.
    pub session: u16,
    /// The board.
    pub board: u32,
    /// The table that made or duplicated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_by: Option<String>,
    /// The tables that had it, in the order in which they have it.
    pub visits: Vec<Visit>,
    /// The forms that the cards show, by letter: those of one form together. Empty unless there is more than one.
    pub forms: BTreeMap<String, Vec<Place>>,
    /// Who is to be penalised if it was made wrongly (White Book 90.4.1).
    pub due: Vec<BoardDue>,
}

/// A round and a table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = RoundAndTable))]
pub struct Place {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: String,
}

/// Boards of a match that no table has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Removable {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The teams.
    pub teams: Vec<u32>,
    /// Its tables.
    pub tables: Vec<String>,
    /// Boards without a result at all of them.
    pub boards: Vec<u32>,
    /// Half of its boards were played at a table already: removal should have come before.
    pub past_half: bool,
}

impl Tournament {
    /// The table that last held a board before it came to a table, with those who sat there; nobody where it is the first.
    #[must_use]
    pub fn last_held(&self, session: u16, round: u32, board: u32) -> Option<Visit> {
        let all = self.visits(session, board);
        all.into_iter().rfind(|visit| visit.round < round)
    }

    /// Where a board was and comes to, in the order of the rounds.
    fn visits(&self, session: u16, board: u32) -> Vec<Visit> {
        let state = &self.state;
        let places = state.places();
        let of = places.filter(|(at, _, table, one)| {
            *at == session && one.board == board && table.sitting.contestants().next().is_some()
        });
        let mut all: Vec<Visit> = of
            .map(|(session, round, table, one)| Visit {
                round,
                table: table.name.clone(),
                contestants: table.sitting.contestants().collect(),
                done: one.result().is_some(),
                form: self.form_seen(session, round, table, one),
            })
            .collect();
        all.sort_by_key(|visit| visit.round);
        all
    }

    /// Every board of the sessions that have a movement.
    pub(super) fn board_histories(&self) -> Vec<BoardHistory> {
        let state = &self.state;
        let mut all = Vec::new();
        for (number, session) in (1..).zip(&state.sessions) {
            let rounds = session.rounds.iter().flat_map(|round| round.tables.iter());
            let boards = rounds.flat_map(|table| table.boards.iter().map(|one| one.board));
            let boards: std::collections::BTreeSet<u32> = boards.collect();
            all.extend(boards.into_iter().map(|board| self.history(number, board)));
        }
        all
    }

    fn history(&self, session: u16, board: u32) -> BoardHistory {
        let state = &self.state;
        let visits = self.visits(session, board);
        let mut made = state.directing.duplicated.iter();
        let made = made.find(|one| one.session == session && one.boards.0.contains(&board));
        let made_by = made.map(|one| one.table.clone());
        let mut due: Vec<BoardDue> = Vec::new();
        if let Some(table) = made_by
            .as_deref()
            .and_then(|name| state.table(session, 1, name))
        {
            due.extend(table.sitting.contestants().map(|contestant| BoardDue {
                contestant,
                offence: "wrong-duplication",
                standard: 2,
            }));
            // Who plays it first and does not see that the hand is not that of the record.
            let first = visits
                .first()
                .into_iter()
                .flat_map(|first| &first.contestants);
            due.extend(first.map(|&contestant| BoardDue {
                contestant,
                offence: "not-compared",
                standard: 1,
            }));
        }
        BoardHistory {
            session,
            board,
            made_by,
            forms: forms(&visits),
            visits,
            due,
        }
    }

    /// What is known of the cards with which a table played a board: those of a log that was ruled on, or the opening lead.
    fn form_seen(&self, session: u16, round: u32, table: &TableRound, at: &BoardAt) -> FormSeen {
        let state = &self.state;
        let found = state
            .session(session)
            .and_then(|one| one.deals.get(&at.board));
        let Some(dealt) = found.filter(|deal| Seat::ALL.iter().all(|&s| deal.hand(s).is_some()))
        else {
            return FormSeen::Unknown;
        };
        let own = |ruling: &&crate::state::Ruling| {
            let given = &ruling.given;
            (given.session, given.round, given.board) == (session, round, at.board)
                && given.table == table.name
        };
        let logs = state.rulings.iter().filter(own);
        let logs = logs.filter_map(|ruling| log::read(ruling.given.log.as_deref()?).ok());
        let mut seen = logs.filter_map(|logs| logs.first().map(|log| log.deal));
        if let Some(seen) = seen.rfind(|deal| *deal != Deal::UNKNOWN) {
            return compared(dealt, &seen);
        }
        let lead = match at.result().map(|version| (&version.score, version.rotated)) {
            Some((Score::Played(played), false)) => played.lead.zip(Some(played.declarer)),
            _ => None,
        };
        let Some((lead, declarer)) = lead else {
            return FormSeen::Unknown;
        };
        let leader = crate::apply::leader(declarer);
        let holds = |seat: Seat| dealt.hand(seat).is_some_and(|hand| hand.contains(lead));
        match (holds(leader), holds(leader.partner())) {
            (true, _) => FormSeen::AsDealt,
            // One card does not tell another deal from this one turned.
            (_, true) => FormSeen::HalfTurned,
            _ => FormSeen::Other,
        }
    }

    /// Boards of matches that can still be taken out: no table of the match has a result, in the round that is on or in a later one that is
    /// not the last (White Book 81.4.3).
    pub(super) fn removable(&self) -> Vec<Removable> {
        let state = &self.state;
        let Some((session, on)) = self.current_round() else {
            return Vec::new();
        };
        let last = state.session(session).map_or(0, |one| one.rounds.len());
        let teams = state.kind() == crate::entry::EventKind::Teams;
        if !teams || state.session(session).is_some_and(|one| one.over.is_some()) {
            return Vec::new();
        }
        let rounds = (on..).take_while(|&round| round as usize <= last);
        let rounds = rounds.filter(|&round| round == on || (round as usize) < last);
        rounds
            .flat_map(|round| of_round(state, session, round))
            .collect()
    }
}

/// The boards of each match of a round that no table of it has begun.
fn of_round(state: &State, session: u16, round: u32) -> Vec<Removable> {
    let mut matches: BTreeMap<Vec<u32>, Vec<&TableRound>> = BTreeMap::new();
    let tables = state.round(session, round).into_iter();
    for table in tables.flat_map(|round| round.tables.iter()) {
        let mut teams: Vec<u32> = table.sitting.contestants().collect();
        teams.sort_unstable();
        if table.sitting.is_full() {
            matches.entry(teams).or_default().push(table);
        }
    }
    let mut all = Vec::new();
    for (teams, tables) in matches {
        let every: std::collections::BTreeSet<u32> = tables
            .iter()
            .flat_map(|table| table.boards.iter().map(|one| one.board))
            .collect();
        let touched = |board: &u32| {
            let mut at = tables.iter().flat_map(|table| &table.boards);
            at.any(|one| one.board == *board && one.result().is_some())
        };
        let boards: Vec<u32> = every.iter().copied().filter(|b| !touched(b)).collect();
        let most = tables.iter().map(|table| {
            let done = table.boards.iter().filter(|one| one.result().is_some());
            2 * done.count() > table.boards.len()
        });
        let past_half = most.into_iter().any(|past| past);
        if !boards.is_empty() {
            all.push(Removable {
                session,
                round,
                teams,
                tables: tables.iter().map(|table| table.name.clone()).collect(),
                boards,
                past_half,
            });
        }
    }
    all
}

/// A deal that was seen against the one of the record, in every direction.
fn compared(dealt: &Deal, seen: &Deal) -> FormSeen {
    let turned = |by: usize| {
        Seat::ALL.iter().enumerate().all(|(at, &seat)| {
            let from = Seat::ALL[(at + by) % 4];
            seen.hand(seat)
                .is_none_or(|hand| dealt.hand(from) == Some(hand))
        })
    };
    match (turned(0), turned(2), turned(1) || turned(3)) {
        (true, ..) => FormSeen::AsDealt,
        (_, true, _) => FormSeen::HalfTurned,
        (.., true) => FormSeen::QuarterTurned,
        _ => FormSeen::Other,
    }
}

/// The forms that the cards show: the deal is A, what differs follows. Nothing while all are alike.
fn forms(visits: &[Visit]) -> BTreeMap<String, Vec<Place>> {
    let letter = |form: FormSeen| match form {
        FormSeen::Unknown => None,
        FormSeen::AsDealt => Some("A"),
        FormSeen::HalfTurned => Some("B"),
        FormSeen::QuarterTurned => Some("C"),
        FormSeen::Other => Some("D"),
    };
    let mut all: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for visit in visits.iter().filter(|visit| visit.done) {
        let Some(letter) = letter(visit.form) else {
            continue;
        };
        all.entry(letter.to_owned()).or_default().push(Place {
            round: visit.round,
            table: visit.table.clone(),
        });
    }
    match all.keys().any(|letter| letter != "A") {
        true => all,
        false => BTreeMap::new(),
    }
}
