//! An adjusted score taken apart, for whoever shows it in words: no rule is left to know.

use contract_bridge::AbsoluteVulnerability;
use serde::{Deserialize, Serialize};

use super::assigned::{AssignedResult, Part};
use super::score::{AdjustedScore, Form, SideScore};
use crate::Exact;

/// What each side has, or what both have alike.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownScore {
    /// What both sides have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub both: Option<ShownSide>,
    /// What North-South have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<ShownSide>,
    /// What East-West have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ew: Option<ShownSide>,
}

/// What a side has: an award, or results with their shares.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownSide {
    /// `AVE+`, `AVE`, `AVE-`, `complement`, or so many per cent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub award: Option<String>,
    /// The results.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<ShownResult>,
}

/// A result with its share.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownResult {
    /// Its share in per cent, to one decimal; absent for the whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percent: Option<f64>,
    /// The points as North-South see them.
    pub score: i32,
    /// The contract with declarer and result, where the Director named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
}

impl AdjustedScore {
    /// Taken apart; nothing if it has no score for each side.
    #[must_use]
    pub fn shown(&self, vul: AbsoluteVulnerability) -> Option<ShownScore> {
        let Form::Sides(sides) = &self.form else {
            return None;
        };
        let [ns, ew] = sides.each_ref().map(|side| Some(shown_side(side, vul)));
        let alike = ns == ew && !sides[0].parts().is_empty();
        Some(match alike {
            true => ShownScore {
                both: ns,
                ns: None,
                ew: None,
            },
            false => ShownScore { both: None, ns, ew },
        })
    }
}

fn shown_side(side: &SideScore, vul: AbsoluteVulnerability) -> ShownSide {
    let result = |part: &Part| ShownResult {
        percent: percent(&part.weight),
        score: part.result.score(vul),
        contract: match part.result {
            AssignedResult::Score(_) => None,
            AssignedResult::PassedOut | AssignedResult::Played(_) => Some(part.result.to_string()),
        },
    };
    ShownSide {
        award: side.award().map(|award| award.to_string()),
        results: side.parts().iter().map(result).collect(),
    }
}

/// For the eye alone: nothing is worked out with it.
fn percent(weight: &Exact) -> Option<f64> {
    let percent = weight.clone() * Exact::int(100);
    (*weight != Exact::ONE).then(|| percent.decimal(1).parse().unwrap_or_default())
}
