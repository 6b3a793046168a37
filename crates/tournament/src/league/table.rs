//! The table of a league: matches played, won, drawn and lost, points, and what is outstanding; and every match with what became of it.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use openroom_scoring::Exact;
use openroom_scoring::event::Name;

use crate::league::told;
use crate::refusal::Refused;
use crate::said::said;
use crate::scored::Scored;
use crate::spot::Through;
use crate::state::{FixtureAt, Meeting, Postponement, State};
use crate::tournament::Tournament;
use crate::tree::Tree;

/// A team in the table.
#[derive(Debug, Clone, PartialEq)]
pub struct LeagueRow {
    /// The place; nothing for a team that is not ranked.
    pub rank: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// Matches that count.
    pub played: u32,
    /// Of them won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// IMPs, or whatever matches are scored in, for it.
    pub made: Exact,
    /// And against it.
    pub against: Exact,
    /// The points of the ranking, penalties taken off.
    pub points: Exact,
    /// Penalties taken off.
    pub penalty: Exact,
    /// Matches that were put off and are to be played.
    pub outstanding: u32,
    /// Other matches to come.
    pub to_come: u32,
}

/// How far a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MatchStage {
    /// Nothing is known of it yet.
    ToCome,
    /// Some of its boards have results.
    BeingPlayed,
    /// It was put off.
    Postponed,
    /// All boards have results.
    Played,
    /// It was decided without them.
    Decided,
    /// A team has left: it is not played.
    NotPlayed,
}

/// A match of the programme.
#[derive(Debug, Clone, PartialEq)]
pub struct LeagueMatch {
    /// Where in the programme.
    pub meeting: Meeting,
    /// Its name, as notes and penalties say it.
    pub name: String,
    /// Who is at home, and who comes.
    pub teams: [u32; 2],
    /// When and where.
    pub fixture: Option<FixtureAt>,
    /// It was put off.
    pub put_off: Option<Postponement>,
    /// How far it is.
    pub stage: MatchStage,
    /// Boards of the match.
    pub boards: u32,
    /// What the two made, in IMPs or whatever matches are scored in.
    pub made: Option<[Exact; 2]>,
    /// Their points for the ranking, where they are others.
    pub points: Option<[Exact; 2]>,
    /// The one that won it without play: 0 the hosts, 1 the guests.
    pub walkover: Option<usize>,
}

/// The table and the matches of a league.
#[derive(Debug, Clone, PartialEq)]
pub struct LeagueTable {
    /// Best first; those without a rank last.
    pub rows: Vec<LeagueRow>,
    /// In the order of the programme.
    pub matches: Vec<LeagueMatch>,
    /// Decimals to which points are shown.
    pub decimals: u32,
}

impl Tournament {
    /// The table of a league, or of any other event of matches, as it is now.
    ///
    /// # Errors
    /// When the event cannot be scored as it is.
    pub fn league_table(&self) -> Result<LeagueTable, Refused> {
        let scored = self.scored(None)?;
        let matches = self.state.matches_now(&scored);
        let standings = scored.standings();
        let rows = standings.places.iter().map(|place| {
            let mut row = LeagueRow {
                rank: place.rank,
                contestant: place.contestant,
                played: 0,
                won: 0,
                drawn: 0,
                lost: 0,
                made: Exact::ZERO,
                against: Exact::ZERO,
                points: place.total.clone(),
                penalty: place.penalty.clone(),
                outstanding: 0,
                to_come: 0,
            };
            for one in &matches {
                row.count(one);
            }
            row
        });
        Ok(LeagueTable {
            rows: rows.collect(),
            decimals: standings.decimals,
            matches,
        })
    }
}

impl Tournament {
    /// The name of a match of a round and how many boards it has, for a note on it.
    ///
    /// # Errors
    /// If the two do not meet there.
    pub fn meeting(
        &self,
        session: u16,
        round: u32,
        teams: [u32; 2],
    ) -> Result<(String, usize), Refused> {
        let meeting = self.state.need_meeting(session, round, teams)?;
        let here = Through { session, round };
        let programme = self.state.programme();
        let mut all = programme.meetings();
        let found = all.find(|&(at, two, _)| at == here && two == meeting.teams);
        found.map_or_else(
            || Err(nothing_decides()),
            |(_, _, place)| {
                let planned = &programme.all[place];
                Ok((planned.name.clone(), planned.boards.len()))
            },
        )
    }

    /// The table of a league in which nothing is to come any more.
    ///
    /// # Errors
    /// When matches are to come, or the event cannot be scored.
    pub fn finished_league(&self) -> Result<LeagueTable, Refused> {
        let table = self.league_table()?;
        let open = table.matches.iter().filter(|one| {
            use MatchStage::{BeingPlayed, Postponed, ToCome};
            matches!(one.stage, BeingPlayed | Postponed | ToCome)
        });
        match open.clone().next() {
            None => Ok(table),
            Some(first) => Err(Refused::plain(said!(
                "league-not-finished",
                "the number of matches still to be played is {count}; the first is {one} against {other} in week {week}",
                count = open.count(),
                one = first.teams[0],
                other = first.teams[1],
                week = first.meeting.session
            ))),
        }
    }
}

fn nothing_decides() -> Refused {
    Refused::plain(said!(
        "matches-do-not-count",
        "matches do not count in this event"
    ))
}

impl LeagueRow {
    fn count(&mut self, one: &LeagueMatch) {
        let Some(side) = one.teams.iter().position(|&team| team == self.contestant) else {
            return;
        };
        match one.stage {
            MatchStage::Postponed => self.outstanding += 1,
            MatchStage::ToCome | MatchStage::BeingPlayed => self.to_come += 1,
            MatchStage::NotPlayed => {}
            MatchStage::Played | MatchStage::Decided => {
                let Some(won) = one.winner() else { return };
                self.played += 1;
                match won {
                    None => self.drawn += 1,
                    Some(winner) if winner == side => self.won += 1,
                    Some(_) => self.lost += 1,
                }
                if let Some(made) = &one.made {
                    self.made += made[side].clone();
                    self.against += made[1 - side].clone();
                }
            }
        }
    }
}

impl LeagueMatch {
    /// Who has won it, `Some(None)` if nobody; nothing while that is not known. IMPs decide, else the points.
    #[must_use]
    pub fn winner(&self) -> Option<Option<usize>> {
        if let Some(winner) = self.walkover {
            return Some(Some(winner));
        }
        let [home, away] = self.made.as_ref().or(self.points.as_ref())?;
        Some(match home.cmp(away) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        })
    }
}

/// A margin as it stands in a table: what one side won by is for it and against the other.
fn for_and_against([one, other]: [Exact; 2]) -> [Exact; 2] {
    match one.clone() + other.clone() {
        sum if sum.is_zero() => [one.max(Exact::ZERO), other.max(Exact::ZERO)],
        _ => [one, other],
    }
}

impl State {
    /// Every match of the programme with what became of it.
    fn matches_now(&self, scored: &Scored) -> Vec<LeagueMatch> {
        let programme = self.programme();
        let mut names: BTreeMap<usize, Meeting> = BTreeMap::new();
        for (here, teams, place) in programme.meetings() {
            names.entry(place).or_insert(Meeting {
                session: here.session,
                round: here.round,
                teams,
            });
        }
        let mut all: Vec<LeagueMatch> = names
            .into_iter()
            .map(|(place, meeting)| self.match_now(scored, &programme.all[place], meeting))
            .collect();
        all.sort_by_key(|one| (one.meeting.session, one.meeting.round));
        all
    }

    fn match_now(
        &self,
        scored: &Scored,
        planned: &crate::export::Match,
        meeting: Meeting,
    ) -> LeagueMatch {
        let fixture = self.fixtures.get(&meeting).cloned();
        let (low, high) = meeting.teams;
        let teams = match &fixture {
            Some(at) if at.home == high => [high, low],
            _ => [low, high],
        };
        let stage = self.stage_of(meeting);
        let id = scored.event.match_id(&Name::Word(planned.name.clone()));
        let complete = matches!(stage, MatchStage::Played | MatchStage::Decided);
        let mut scores = scored.scores.matches.iter();
        let score = scores.find(|score| complete && id.is_some() && score.id == id);
        let number = |side: usize| {
            let team = score?.teams[side]?;
            match &scored.event.contestants[team.index()].name {
                Name::Number(number) => u32::try_from(*number).ok(),
                Name::Word(_) => None,
            }
        };
        // The score has them in an order of its own.
        let home = usize::from(number(1) == Some(teams[0]));
        let turned = |two: &[Exact; 2]| [two[home].clone(), two[1 - home].clone()];
        let is_played = |two: &&[Exact; 2]| {
            score.is_some_and(|score| score.walkover.is_none())
                && !(stage == MatchStage::Decided && two.iter().all(Exact::is_zero))
        };
        let scored_as = score.map(|score| &score.basic).filter(is_played);
        let told = self.made_as_told(&planned.name, teams);
        LeagueMatch {
            name: planned.name.clone(),
            teams,
            put_off: self.put_off.get(&meeting).cloned(),
            boards: u32::try_from(planned.boards.len()).unwrap_or(u32::MAX),
            made: scored_as.map(|both| told.unwrap_or_else(|| for_and_against(turned(both)))),
            points: score.and_then(|score| score.vps.as_ref()).map(turned),
            walkover: score
                .and_then(|score| score.walkover)
                .map(|side| usize::from(side != home)),
            meeting,
            fixture,
            stage,
        }
    }

    /// What the two made as it was told, in this order of the teams.
    fn made_as_told(&self, name: &str, teams: [u32; 2]) -> Option<[Exact; 2]> {
        let named = |note: &&Tree| note.get("match").and_then(Tree::text) == Some(name);
        let note = self.matches.iter().find(named)?;
        let [one, other] = told::made(note)?;
        let Tree::List(named) = note.get("teams")? else {
            return None;
        };
        let first: u32 = named.first()?.text()?.parse().ok()?;
        Some(match first == teams[0] {
            true => [one, other],
            false => [other, one],
        })
    }

    fn stage_of(&self, meeting: Meeting) -> MatchStage {
        let tables = || self.tables_of(meeting);
        let gone = |who: u32| self.left(who).is_some();
        if tables().any(|table| self.is_decided(meeting.session, meeting.round, table)) {
            return MatchStage::Decided;
        }
        if !self.wants_results(meeting) {
            let mut boards = tables().flat_map(|table| &table.boards);
            let all = boards.all(|board| board.result().is_some());
            return match all && !(gone(meeting.teams.0) && gone(meeting.teams.1)) {
                true => MatchStage::Played,
                false => MatchStage::NotPlayed,
            };
        }
        if self.put_off.contains_key(&meeting) {
            return MatchStage::Postponed;
        }
        let mut boards = tables().flat_map(|table| &table.boards);
        match boards.any(|board| board.result().is_some()) {
            true => MatchStage::BeingPlayed,
            false => MatchStage::ToCome,
        }
    }
}
