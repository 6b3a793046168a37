//! The ranking, as it is sent.

use openroom_scoring::Exact;
use serde::Serialize;
use serde_json::Number;

use super::Side;
use crate::questions::Outstanding;
use crate::scored;

/// A ranking.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Places {
    /// The places, the best first.
    pub standings: Vec<Standing>,
    /// What should be looked at.
    pub warnings: Vec<String>,
    /// Matches that were put off and do not count yet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub outstanding: Vec<Outstanding>,
}

/// What the whole event has come to for a contestant.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// The rank; null for who is not ranked.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rank: Option<u32>,
    /// The total.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub total: Number,
    /// The same per cent, where the method has it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>, required = true))]
    pub percent: Option<Number>,
    /// Others have the same rank.
    pub tied: bool,
    /// The line whose ranking this is, where nobody changes direction: then there are two rankings, North-South first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Side>,
    /// Penalties in the total.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>))]
    pub penalty: Option<Number>,
}

/// A place in the ranking.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// Who.
    pub contestant: u32,
    /// Where, and with what.
    #[serde(flatten)]
    pub place: Place,
    /// How many boards count.
    pub boards: u32,
    /// The rank in its stratum.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stratum_rank: Option<u32>,
    /// The ranks in all strata in which it counts, the highest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strata: Vec<RankIn>,
    /// The ranks in its categories.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<RankIn>,
    /// The section, and the rank there, where there are several sections.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<RankIn>,
    /// What it made in each session, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sessions: Vec<InSession>,
    /// The master points that each of its players is awarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>))]
    pub master_points: Option<Number>,
    /// Their colour, as the federation calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// The result with handicap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<Handicap>,
}

/// A rank among some.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RankIn {
    /// What they are called: a stratum, a category, a section.
    pub name: String,
    /// The rank among them.
    pub rank: u32,
}

impl RankIn {
    fn of((name, rank): &(String, u32)) -> Self {
        Self {
            name: name.clone(),
            rank: *rank,
        }
    }
}

/// What a contestant made in a session.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InSession {
    /// Which session.
    pub session: u16,
    /// Its points.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub total: Number,
    /// Per cent of what could be won.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<f64>))]
    pub percent: Option<Number>,
    /// The rank in that session.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
}

/// A result with handicap.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Handicap {
    /// The result.
    #[cfg_attr(feature = "openapi", schema(value_type = f64))]
    pub result: Number,
    /// The rank by it.
    pub rank: u32,
}

/// The decimals of figures other than totals.
const DECIMALS: u32 = 4;

/// A figure as a number of JSON; what decimals an exact one has is always one.
pub(super) fn number(value: &Exact, decimals: u32) -> Number {
    serde_json::from_str(&value.decimal(decimals)).unwrap_or_else(|_| 0.into())
}

/// The standings.
#[must_use]
pub fn standings(standings: &scored::Standings) -> Places {
    let places = standings.places.iter();
    Places {
        standings: places
            .map(|one| Standing::of(one, standings.decimals))
            .collect(),
        warnings: standings.warnings.iter().map(ToString::to_string).collect(),
        outstanding: standings.outstanding.clone(),
    }
}

impl Place {
    /// The place of a contestant, if it has one.
    #[must_use]
    pub fn of(contestant: u32, standings: &scored::Standings) -> Option<Self> {
        let mut places = standings.places.iter();
        let found = places.find(|one| one.contestant == contestant)?;
        Some(Self::shown(found, standings.decimals))
    }

    fn shown(one: &scored::Standing, decimals: u32) -> Self {
        let penalty = (!one.penalty.is_zero()).then_some(&one.penalty);
        Self {
            rank: one.rank,
            total: number(&one.total, decimals),
            percent: one.percent.as_ref().map(|per| number(per, DECIMALS)),
            tied: one.tied,
            line: one.line.map(Into::into),
            penalty: penalty.map(|penalty| number(penalty, DECIMALS)),
        }
    }
}

impl Standing {
    fn of(one: &scored::Standing, decimals: u32) -> Self {
        let handicap = one.handicap.as_ref();
        Self {
            contestant: one.contestant,
            place: Place::shown(one, decimals),
            boards: one.boards,
            stratum_rank: one.stratum_rank,
            strata: one.strata.iter().map(RankIn::of).collect(),
            categories: one.categories.iter().map(RankIn::of).collect(),
            section: one.section.as_ref().map(RankIn::of),
            master_points: one
                .master_points
                .as_ref()
                .map(|(points, _)| number(points, DECIMALS)),
            colour: one
                .master_points
                .as_ref()
                .and_then(|(_, colour)| colour.clone()),
            sessions: one
                .sessions
                .iter()
                .map(|part| InSession {
                    session: part.session,
                    total: number(&part.total, decimals),
                    percent: part
                        .percent
                        .as_ref()
                        .map(|percent| number(percent, DECIMALS)),
                    rank: part.rank,
                })
                .collect(),
            handicap: handicap.map(|(result, rank)| Handicap {
                result: number(result, DECIMALS),
                rank: *rank,
            }),
        }
    }
}
