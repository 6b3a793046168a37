//! Leagues: their rules, dates and venues of matches, matches that are put off.

use openroom_laws::law;

use super::Act;
use crate::entry::{EventKind, FixturesSet, LeagueSet, Postponed};
use crate::refusal::{Done, Refused};
use crate::said::{Said, said};
use crate::state::{FixtureAt, Meeting, Postponement, State};
use crate::who::Role;

/// The organiser or a Director.
fn may_arrange(role: Role) -> bool {
    role == Role::Organiser || role.is_director()
}

impl Meeting {
    fn said(self) -> Said {
        let (one, other) = self.teams;
        said!(
            "match-of-round",
            "the match between {one} and {other} in round {round} of session {session}",
            one,
            other,
            round = self.round,
            session = self.session
        )
    }
}

impl State {
    fn by_organisers(&self, act: &Act, what: Said) -> Done {
        let who = said!("who-organiser-or-director", "the Organizer or a Director");
        act.by_one_of(self, law!("80B2"), what, who, may_arrange)
    }

    pub(crate) fn set_league(&mut self, act: &Act, league: &LeagueSet) -> Done {
        self.by_organisers(act, said!("what-league", "setting up a league"))?;
        if self.kind() != EventKind::Teams {
            return Err(Refused::plain(said!(
                "league-is-for-teams",
                "a league is for teams; create the event with `kind: teams`"
            )));
        }
        if league.division == 0 || !(1..=2).contains(&league.times) {
            return Err(Refused::plain(said!(
                "league-numbers",
                "divisions count from 1, and each two teams meet once or twice: write `division: 1, times: 2`"
            )));
        }
        if let Some(points) = &league.late_result
            && points.exact().is_none_or(|points| points.signum() < 0)
        {
            return Err(Refused::plain(said!(
                "league-late-result",
                "`late-result` is what a late result costs: write a number such as 1 or 0.5"
            )));
        }
        self.league = Some(league.clone());
        Ok(())
    }

    /// A match as the programme has it.
    pub(crate) fn need_meeting(
        &self,
        session: u16,
        round: u32,
        teams: [u32; 2],
    ) -> Result<Meeting, Refused> {
        let meeting = Meeting::of(session, round, teams);
        let tables = &self.need_round(session, round)?.tables;
        if tables
            .iter()
            .any(|table| table.sitting.two() == Some(meeting.teams))
        {
            return Ok(meeting);
        }
        let (one, other) = meeting.teams;
        Err(Refused::plain(said!(
            "teams-do-not-meet",
            "{one} and {other} do not meet in round {round} of session {session}",
            one,
            other,
            round,
            session
        )))
    }

    pub(crate) fn set_fixtures(&mut self, act: &Act, set: &FixturesSet) -> Done {
        self.by_organisers(act, said!("what-fixtures", "the dates of matches"))?;
        let mut fixtures = Vec::new();
        for game in &set.matches {
            let meeting = self.need_meeting(game.session, game.round, [game.home, game.away])?;
            let at = FixtureAt {
                home: game.home,
                on: game.on,
                venue: game.venue.clone(),
            };
            fixtures.push((meeting, at));
        }
        self.fixtures.extend(fixtures);
        Ok(())
    }

    pub(crate) fn put_match_off(&mut self, act: &Act, postponed: &Postponed) -> Done {
        self.by_organisers(act, said!("what-putting-match-off", "postponing a match"))?;
        let Ok(teams) = <[u32; 2]>::try_from(postponed.teams.clone()) else {
            return Err(Refused::plain(said!(
                "postponed-two-teams",
                "write the two who meet: `teams: [2, 5]`"
            )));
        };
        let meeting = self.need_meeting(postponed.session, postponed.round, teams)?;
        if postponed.cancelled {
            return self.put_match_back(meeting);
        }
        let why = act.reason(said!("what-putting-match-off", "postponing a match"))?;
        if let Some(other) = postponed.agreed.iter().find(|who| !teams.contains(who)) {
            return Err(Refused::plain(said!(
                "postponed-agreed-by-others",
                "contestant {other} does not play in that match; in `agreed` write those of the two who agreed",
                other
            )));
        }
        if postponed.until.is_some_and(|until| !until.is_after(act.at)) {
            return Err(Refused::plain(said!(
                "postponed-until-later",
                "the new date must be later than now"
            )));
        }
        for team in teams {
            self.still_plays(team)?;
        }
        if !self.wants_results(meeting) {
            let reason = said!(
                "match-has-all-results",
                "{what} has been played or decided; there is nothing to postpone",
                what = meeting.said()
            );
            return Err(Refused::plain(reason));
        }
        let postponement = Postponement {
            until: postponed.until,
            agreed: postponed.agreed.clone(),
            why: why.to_owned(),
            at: act.at,
            by: act.by.clone(),
        };
        self.put_off.insert(meeting, postponement);
        Ok(())
    }

    fn put_match_back(&mut self, meeting: Meeting) -> Done {
        let over = self
            .session(meeting.session)
            .is_some_and(|s| s.over.is_some());
        if over && self.wants_results(meeting) {
            let reason = said!(
                "session-over-match-wanting",
                "session {session} is over without this match; enter it or decide it",
                session = meeting.session
            );
            return Err(Refused::law(law!("8C"), self.edition(), reason));
        }
        match self.put_off.remove(&meeting) {
            Some(_) => Ok(()),
            None => Err(Refused::plain(said!(
                "match-not-put-off",
                "{what} has not been postponed",
                what = meeting.said()
            ))),
        }
    }
}
