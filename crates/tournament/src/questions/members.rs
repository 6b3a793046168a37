//! Who of a team has played which boards: line-ups and substitutes tell it (White Book 144.1).

use std::collections::BTreeMap;

use openroom_scoring::event::Direction;
use serde::Serialize;

use crate::entry::EventKind;
use crate::names::same;
use crate::state::{State, TableRound};
use crate::tournament::Tournament;

/// The boards that the members of a team have played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TeamBoards {
    /// The team.
    pub contestant: u32,
    /// Boards with a result, counted at one of the two tables of a match.
    pub boards: u32,
    /// Those of them of which no line-up tells who played them.
    pub untold: u32,
    /// Each who played, and those who were entered.
    pub members: Vec<MemberBoards>,
}

/// The boards that somebody has played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MemberBoards {
    /// Who.
    pub player: String,
    /// How many.
    pub boards: u32,
}

/// What is known of the line-ups of a match by now, to everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineUpShown {
    /// The session.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// The team that has handed one in.
    pub contestant: u32,
    /// Who sits North-South; missing while it is sealed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub ns: Vec<String>,
    /// Who sits East-West.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub ew: Vec<String>,
    /// How often it was changed.
    pub changes: u32,
}

/// An emergency substitute may play so many boards (White Book 144.1).
pub(crate) const EMERGENCY: u32 = 4;

impl State {
    /// Who of a side sat at a table of a match, as far as it is told. With four players in all, all play.
    fn sat(
        &self,
        session: u16,
        turn: u32,
        table: &TableRound,
        side: Direction,
    ) -> Option<Vec<String>> {
        let team = *table.sitting.side(side).first()?;
        let line_up = self.line_ups.get(&(session, turn, team))?;
        let named = match side {
            Direction::Ns => &line_up.ns,
            Direction::Ew => &line_up.ew,
        };
        // With several fours the pairs stand in the order of the tables.
        let round = self.round(session, turn)?;
        let alike = round
            .tables
            .iter()
            .filter(|other| other.sitting == table.sitting);
        let place = alike.take_while(|other| other.name != table.name).count();
        let pair = named.chunks(2).nth(place)?;
        let playing = pair
            .iter()
            .map(|player| self.playing_for(team, player, session, turn));
        Some(playing.collect())
    }

    /// Who plays in the place of a member in a round: the last substitute for it, if any.
    fn playing_for(&self, team: u32, player: &str, session: u16, turn: u32) -> String {
        let covers = |sub: &&crate::entry::Substitute| {
            sub.contestant == team
                && sub.session == session
                && sub.from <= turn
                && sub.to.is_none_or(|to| turn <= to)
                && same(&sub.out, player)
        };
        let all = self.substitutions.iter().rev();
        all.clone()
            .find(covers)
            .map_or_else(|| player.to_owned(), |sub| sub.in_.clone())
    }

    /// The boards that the members of a team have played.
    pub(crate) fn boards_of_members(&self, team: u32) -> TeamBoards {
        let mut boards: BTreeMap<String, u32> = BTreeMap::new();
        let (mut told, mut untold) = (0_u32, 0_u32);
        for (session, round, table, board) in self.places() {
            let Some(side) = table
                .sitting
                .side_of(team)
                .filter(|_| self.was_played(board))
            else {
                continue;
            };
            match self.sat(session, round, table, side) {
                None => untold += 1,
                Some(pair) => {
                    told += 1;
                    for player in pair {
                        *boards.entry(player).or_default() += 1;
                    }
                }
            }
        }
        let entered = self.contestants.get(&team);
        let entered = entered.map_or(&[][..], |team| &team.entered.players[..]);
        let four = entered.len() == 4 && self.substitutions.iter().all(|s| s.contestant != team);
        // Of a team of four everybody plays every board of a match, at one table or the other.
        if four {
            for player in entered {
                *boards.entry(player.clone()).or_default() += untold / 2;
            }
            told += untold;
            untold = 0;
        }
        for player in entered {
            boards.entry(player.clone()).or_default();
        }
        let members = boards.into_iter();
        TeamBoards {
            contestant: team,
            boards: (told + untold) / 2,
            untold: untold / 2,
            members: members
                .map(|(player, boards)| MemberBoards { player, boards })
                .collect(),
        }
    }

    /// How many boards emergency substitutes have played for a contestant.
    pub(crate) fn emergency_boards(&self, contestant: u32) -> u32 {
        let mut boards = 0;
        let own = self.substitutions.iter();
        for sub in own.filter(|sub| sub.emergency && sub.contestant == contestant) {
            for (session, round, table, board) in self.places() {
                let there = session == sub.session
                    && sub.from <= round
                    && sub.to.is_none_or(|to| round <= to)
                    && table.sitting.side_of(contestant).is_some();
                if !there || !self.was_played(board) {
                    continue;
                }
                let half = match self.kind() {
                    EventKind::Teams => {
                        let side = table.sitting.side_of(contestant).unwrap_or(Direction::Ns);
                        let sat = self.sat(session, round, table, side);
                        sat.is_some_and(|pair| pair.iter().any(|who| same(who, &sub.in_)))
                    }
                    EventKind::Pairs | EventKind::Individual => true,
                };
                boards += u32::from(half);
            }
        }
        boards
    }
}

impl Tournament {
    /// The boards that the members of each team have played; nothing where no teams play.
    #[must_use]
    pub fn team_boards(&self) -> Vec<TeamBoards> {
        let state = &self.state;
        if state.kind() != EventKind::Teams {
            return Vec::new();
        }
        let teams = state.contestants.keys();
        teams.map(|&team| state.boards_of_members(team)).collect()
    }

    /// The line-ups that were handed in: those that are sealed say no more than that.
    #[must_use]
    pub fn line_ups(&self) -> Vec<LineUpShown> {
        let state = &self.state;
        let all = state.line_ups.iter();
        all.map(|(&(session, round, contestant), line_up)| {
            let meeting = state.meeting_of(session, round, contestant);
            let open = meeting.is_some_and(|meeting| state.line_ups_are_open(meeting));
            let shown = |side: &Vec<String>| if open { side.clone() } else { Vec::new() };
            LineUpShown {
                session,
                round,
                contestant,
                ns: shown(&line_up.ns),
                ew: shown(&line_up.ew),
                changes: line_up.changes,
            }
        })
        .collect()
    }

    /// Who leads a team in a match: whoever was named for it, else for all of them, else as entered, else its first player.
    #[must_use]
    pub fn captain_of(&self, contestant: u32, session: u16, round: u32) -> Option<&str> {
        let own = self.state.captains.iter().rev();
        let own = own.filter(|one| one.contestant == contestant);
        let for_match = own
            .clone()
            .find(|one| one.session == Some(session) && one.round == Some(round));
        let always = own.clone().find(|one| one.session.is_none());
        let named = for_match.or(always).map(|one| one.name.as_str());
        let entered = self.state.contestants.get(&contestant)?;
        let captain = entered.entered.captain.as_deref();
        named
            .or(captain)
            .or_else(|| entered.entered.players.first().map(String::as_str))
    }
}
