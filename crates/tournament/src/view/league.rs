//! A league as data that is sent: its table, its matches.

use openroom_scoring::Exact;
use serde::Serialize;
use serde_json::Number;

use super::standings::number;
use crate::entry::LeagueSet;
use crate::league::{self, MatchStage};
use crate::time::Time;
use crate::tournament::Tournament;

/// The table and the matches of a league.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct League {
    /// Its rules; missing where the event is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<LeagueSet>,
    /// Best first; those without a rank last.
    pub rows: Vec<LeagueRow>,
    /// Every match, in the order of the programme.
    pub matches: Vec<LeagueMatch>,
}

/// A team in the table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeagueRow {
    /// The place; null for a team that is not ranked.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rank: Option<u32>,
    /// Who.
    pub contestant: u32,
    /// What it is called.
    pub name: String,
    /// Matches that count.
    pub played: u32,
    /// Of them won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// What it made, in IMPs or whatever matches are scored in.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub made: Number,
    /// What was made against it.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub against: Number,
    /// The points of the ranking, penalties taken off.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub points: Number,
    /// Penalties taken off.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub penalty: Number,
    /// Matches that were put off and are still to be played.
    pub outstanding: u32,
    /// Other matches to come.
    pub to_come: u32,
}

/// A match.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeagueMatch {
    /// The session: the week.
    pub session: u16,
    /// The round.
    pub round: u32,
    /// Its name, for notes and penalties.
    #[serde(rename = "match")]
    pub name: String,
    /// Who is at home.
    pub home: u32,
    /// Who comes.
    pub away: u32,
    /// When.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub on: Option<Time>,
    /// Where.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub venue: Option<String>,
    /// How far it is.
    pub stage: MatchStage,
    /// Boards of the match.
    pub boards: u32,
    /// What the two made, the hosts first, in IMPs or whatever matches are scored in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<f64>>))]
    pub made: Option<[Number; 2]>,
    /// Their points for the ranking, where they are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<f64>>))]
    pub points: Option<[Number; 2]>,
    /// Who won it without play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walkover: Option<u32>,
    /// Whose captains have confirmed the result.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub confirmed: Vec<u32>,
    /// Until when its result must be there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<Time>,
    /// The team whose captain told its result.
    #[serde(rename = "told-by", skip_serializing_if = "Option::is_none")]
    pub told_by: Option<u32>,
    /// Until when it was put off, if it was to a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Time>,
    /// Why it was put off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Who of the two agreed to that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub agreed: Vec<u32>,
}

impl League {
    /// As the event has it now.
    #[must_use]
    pub fn of(event: &Tournament, table: &league::LeagueTable) -> Self {
        let two = |points: &[Exact; 2], decimals| {
            [number(&points[0], decimals), number(&points[1], decimals)]
        };
        let rows = table.rows.iter().map(|row| LeagueRow {
            rank: row.rank,
            contestant: row.contestant,
            name: event
                .state()
                .contestants
                .get(&row.contestant)
                .map_or_else(String::new, |one| one.title(", ")),
            played: row.played,
            won: row.won,
            drawn: row.drawn,
            lost: row.lost,
            made: number(&row.made, table.decimals),
            against: number(&row.against, table.decimals),
            points: number(&row.points, table.decimals),
            penalty: number(&row.penalty, table.decimals),
            outstanding: row.outstanding,
            to_come: row.to_come,
        });
        let matches = table.matches.iter().map(|one| LeagueMatch {
            session: one.meeting.session,
            round: one.meeting.round,
            name: one.name.clone(),
            home: one.teams[0],
            away: one.teams[1],
            on: one.fixture.as_ref().and_then(|at| at.on),
            venue: one.fixture.as_ref().and_then(|at| at.venue.clone()),
            stage: one.stage,
            boards: one.boards,
            made: one.made.as_ref().map(|made| two(made, table.decimals)),
            points: one
                .points
                .as_ref()
                .map(|points| two(points, table.decimals)),
            walkover: one.walkover.map(|side| one.teams[side]),
            confirmed: event
                .state()
                .confirmed
                .get(&one.meeting)
                .map_or_else(Vec::new, |by| by.iter().copied().collect()),
            due: event.state().result_due(one.meeting),
            told_by: event.state().told_by(&one.name),
            until: one.put_off.as_ref().and_then(|put_off| put_off.until),
            why: one.put_off.as_ref().map(|put_off| put_off.why.clone()),
            agreed: one
                .put_off
                .as_ref()
                .map_or_else(Vec::new, |put_off| put_off.agreed.clone()),
        });
        Self {
            rules: event.state().league.clone(),
            rows: rows.collect(),
            matches: matches.collect(),
        }
    }
}
