//! Prizes, entry fees, expenses: what an event gives and takes besides bridge (White Book 122.5.2, 122.5.4, 131.5).

use openroom_scoring::event::Direction;
use serde::{Deserialize, Serialize};

/// The prizes of the event. What was said of them before is replaced; a prize that somebody has stays as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PrizesSet {
    /// The prizes, numbered from 1.
    pub prizes: Vec<Prize>,
}

/// A line of the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = PrizeLine))]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// North-South.
    Ns,
    /// East-West.
    Ew,
}

impl Line {
    /// As crate `scoring` has it.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Ns => Direction::Ns,
            Self::Ew => Direction::Ew,
        }
    }
}

/// A prize: for a place of the whole ranking, or among some.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Prize {
    /// For which place, from 1.
    pub place: u32,
    /// What it is, in words.
    pub prize: String,
    /// How much, if it is money: `50 EUR`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<String>,
    /// Among those of a category.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Among those of a stratum and of those below it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stratum: Option<String>,
    /// Among those of a section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// Among those of a line, where nobody changes direction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
    /// By the ranking with handicap.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub handicap: bool,
}

impl Prize {
    /// How many of them say among whom it is.
    pub(crate) fn bounds(&self) -> usize {
        let named = [&self.category, &self.stratum, &self.section];
        let named = named.into_iter().flatten().count();
        named + usize::from(self.line.is_some()) + usize::from(self.handicap)
    }
}

/// A prize is given, or given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PrizeTo {
    /// Which prize, from 1.
    pub prize: u32,
    /// To whom, or by whom.
    pub contestant: u32,
}

/// Whether a contestant has paid the entry fee (White Book 122.5.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FeePaid {
    /// Who.
    pub contestant: u32,
    /// It has not paid after all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unpaid: bool,
    /// How much, where it was not the usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<String>,
}

/// What somebody spent for the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Expense {
    /// For what.
    pub what: String,
    /// How much.
    pub amount: String,
    /// Who is to have it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}
