//! Until when the result of a match of a league must be there, who is to tell it, and what a late one costs (White Book 163.2).

use crate::names::same;
use crate::state::{Meeting, State};
use crate::time::Time;
use crate::tournament::Tournament;
use crate::tree::Tree;

/// The word for a late result among penalties.
pub const LATE_RESULT: &str = "late-result";

/// A day, in minutes.
const DAY: i64 = 24 * 60;

/// A match of a league whose result is awaited, or came too late.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultDue {
    /// The session: the week.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The name of the match.
    pub name: String,
    /// Who is at home, and tells the result.
    pub home: u32,
    /// Who comes.
    pub away: u32,
    /// Who leads the hosts.
    pub captain: Option<String>,
    /// Until when the result must be there.
    pub by: Time,
    /// When it came, if it has.
    pub came: Option<Time>,
    /// What a late one costs the hosts.
    pub costs: Option<Tree>,
}

impl State {
    /// Until when the result of a match must be there: so many days after its date, or after the one to which it was put off.
    pub(crate) fn result_due(&self, meeting: Meeting) -> Option<Time> {
        let days = self.league.as_ref()?.result_days?;
        let put_off = self.put_off.get(&meeting);
        let on = match put_off {
            Some(put_off) => put_off.until,
            None => self.fixtures.get(&meeting)?.on,
        };
        Some(on?.plus_minutes(i64::from(days) * DAY))
    }

    /// The team whose captain told the result of a match.
    pub(crate) fn told_by(&self, name: &str) -> Option<u32> {
        self.told.get(name)?.0.role.contestant()
    }

    /// When the result of a match came: told without its boards, or the last of its boards.
    fn result_came(&self, meeting: Meeting, name: &str) -> Option<Time> {
        if self.wants_results(meeting) {
            return None;
        }
        if let Some(&(_, at)) = self.told.get(name) {
            return Some(at);
        }
        let boards = self.tables_of(meeting).flat_map(|table| &table.boards);
        let entered = boards.filter_map(|board| board.versions.first().map(|first| first.at));
        entered.reduce(Time::later)
    }
}

impl Tournament {
    /// Matches of a league whose result has a day by which it must be there: those that are awaited, and those that came after it.
    #[must_use]
    pub fn results_due(&self) -> Vec<ResultDue> {
        let state = self.state();
        let Some(league) = &state.league else {
            return Vec::new();
        };
        let programme = state.programme();
        let mut all = Vec::new();
        for (here, teams, place) in programme.meetings() {
            let meeting = Meeting {
                session: here.session,
                round: here.round,
                teams,
            };
            let gone = state.left(teams.0).is_some() || state.left(teams.1).is_some();
            let Some(by) = state.result_due(meeting).filter(|_| !gone) else {
                continue;
            };
            let name = programme.all[place].name.clone();
            let came = state.result_came(meeting, &name);
            let open = state.wants_results(meeting);
            if !open && came.is_none_or(|came| !came.is_after(by)) {
                continue;
            }
            let home = state.fixtures.get(&meeting).map_or(teams.0, |at| at.home);
            all.push(ResultDue {
                session: here.session,
                round: here.round,
                home,
                away: teams.0 + teams.1 - home,
                captain: self
                    .captain_of(home, here.session, here.round)
                    .map(str::to_owned),
                by,
                came,
                costs: league.late_result.clone(),
                name,
            });
        }
        all
    }

    /// Whether the hosts have been penalised for that late result.
    pub(crate) fn is_fined(&self, due: &ResultDue) -> bool {
        self.state().penalties.iter().any(|penalty| {
            let given = &penalty.given;
            let of = given.in_match.as_ref().and_then(Tree::text);
            !penalty.rescinded
                && given.contestant == due.home
                && same(&given.offence, LATE_RESULT)
                && of.is_none_or(|name| name == due.name)
        })
    }
}
