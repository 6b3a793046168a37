//! The questions of the Laws, each with its clause in the edition and the paragraphs of the White Book that have the measure. What
//! they say in words is in crate `words`.

use openroom_laws::Edition;
use serde::{Deserialize, Serialize};

use crate::facts::Kind;

/// A question that the Law puts to the Director.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseQuestion))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Asked for late: is there a good reason?
    GoodReason,
    /// Did the players settle it without the Director, though they knew better, so that the right is lost?
    Forfeited,
    /// Did a side gain because an opponent then acted without knowing the Law (11A of 2017)?
    Gained,
    /// Did it happen?
    Happened,
    /// Did it tell partner something that might suggest a call or play?
    Conveyed,
    /// Was there a logical alternative to what was chosen?
    Alternatives,
    /// Was what was chosen demonstrably suggested over an alternative?
    Suggested,
    /// Which side offended, where the facts do not show it?
    Offending,
    /// Could what was learned interfere with normal play?
    Interferes,
    /// Had a call been made?
    Begun,
    /// What is done about it: other seats, a new deal, play on, an adjusted score?
    Remedy,
    /// Did what was learned affect the result?
    Affected,
    /// Was the explanation another than the agreement?
    Misexplained,
    /// Can a call or card still be changed?
    Changeable,
    /// Would the side have acted otherwise with the right explanation alone?
    WouldDiffer,
    /// Did the other action need both explanations?
    NeedsBoth,
    /// The same explanation from the other end: did it tell the explainer's partner that they were not of one mind?
    SecondTrack,
    /// Did an innocent player draw a false inference from it?
    Misled,
    /// Was there a demonstrable bridge reason for it?
    BridgeReason,
    /// Could its author have known that it might pay?
    CouldHaveKnown,
    /// Is the complaint only that the rectification is too mild or too severe?
    OnlySeverity,
    /// Could the result well have been another without the help of the infraction?
    Assisted,
    /// What was it: psychic, misbid, deviation, or as agreed?
    Departure,
    /// Had partner allowed for it: green, amber, red?
    Fielded,
    /// Is a green one recorded all the same?
    Record,
    /// Is the method against the regulations?
    Illegal,
    /// Did they know that it was?
    Knowing,
    /// What has the offending side on the board, in per cent?
    Percent,
    /// What has the offending side on the board, in IMPs?
    Imps,
    /// Has the offending side average minus or less on the board, in the unit of the event?
    Low,
    /// Have the offenders also misinformed their opponents, or used unauthorised information, on this board?
    Also,
    /// What does the non-offending side get instead of average plus, in per cent?
    Reduced,
    /// The same in the unit of the event.
    ReducedPoints,
    /// Was the board lost for want of time?
    Lost,
    /// Can it be told what the result would have been?
    Clear,
    /// How far is North-South to blame?
    FaultNs,
    /// How far is East-West to blame?
    FaultEw,
    /// Which results, with which weights?
    Outcomes,
    /// Was there damage?
    Damage,
    /// Did the non-offenders add to it by a serious error, or by a wild or gambling action?
    SelfInflicted,
    /// What would have come of it without that error?
    WithoutError,
    /// Is a penalty called for?
    Penalty,
    /// Is the Director's error evident, or was it bridge judgement that an appeal should decide?
    Evident,
    /// Are the offenders inexperienced?
    Inexperienced,
}

/// What answers a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseTakes))]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// `yes` or `no`.
    YesNo,
    /// `green`, `amber`, `red`.
    Colour,
    /// `psychic`, `misbid`, `deviation`, `as-agreed`.
    Departure,
    /// `seats`, `redeal`, `play-on`, `score`.
    Remedy,
    /// `none`, `partly`, `directly`.
    Fault,
    /// `none`, `warning`, `standard`, `disciplinary`.
    Penalty,
    /// A number of per cent.
    Percent,
    /// A number of IMPs, less than none if they lost.
    Imps,
    /// A number of points in the unit of the event.
    Points,
    /// `no`, `ns`, `ew`.
    Side,
    /// `no`, `misinformation`, `information`.
    Also,
    /// Outcomes with weights.
    Outcomes,
}

impl Takes {
    /// The words that it takes; none where it is no choice of words.
    #[must_use]
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Self::YesNo => &["yes", "no"],
            Self::Colour => &["green", "amber", "red"],
            Self::Departure => &["psychic", "misbid", "deviation", "as-agreed"],
            Self::Remedy => &["seats", "redeal", "play-on", "score"],
            Self::Fault => &["none", "partly", "directly"],
            Self::Penalty => &["none", "warning", "standard", "disciplinary"],
            Self::Side => &["no", "ns", "ew"],
            Self::Also => &["no", "misinformation", "information"],
            Self::Percent | Self::Imps | Self::Points | Self::Outcomes => &[],
        }
    }

    /// Between which numbers it lies, where it is a number. No board is worth more than 24 IMPs (78B).
    #[must_use]
    pub const fn bounds(self) -> Option<[i64; 2]> {
        match self {
            Self::Percent => Some([0, 100]),
            Self::Imps => Some([-24, 24]),
            Self::Points => Some([-8000, 8000]),
            _ => None,
        }
    }
}

impl Question {
    /// All of them, in no order: that of the Law depends on the case.
    pub const ALL: [Self; 44] = [
        Self::GoodReason,
        Self::Forfeited,
        Self::Gained,
        Self::Happened,
        Self::Conveyed,
        Self::Alternatives,
        Self::Suggested,
        Self::Offending,
        Self::Interferes,
        Self::Begun,
        Self::Remedy,
        Self::Affected,
        Self::Misexplained,
        Self::Changeable,
        Self::WouldDiffer,
        Self::NeedsBoth,
        Self::SecondTrack,
        Self::Misled,
        Self::BridgeReason,
        Self::CouldHaveKnown,
        Self::OnlySeverity,
        Self::Assisted,
        Self::Departure,
        Self::Fielded,
        Self::Record,
        Self::Illegal,
        Self::Knowing,
        Self::Percent,
        Self::Imps,
        Self::Low,
        Self::Also,
        Self::Reduced,
        Self::ReducedPoints,
        Self::Lost,
        Self::Clear,
        Self::FaultNs,
        Self::FaultEw,
        Self::Outcomes,
        Self::Damage,
        Self::SelfInflicted,
        Self::WithoutError,
        Self::Penalty,
        Self::Evident,
        Self::Inexperienced,
    ];

    /// What answers it.
    #[must_use]
    pub const fn takes(self) -> Takes {
        match self {
            Self::Fielded => Takes::Colour,
            Self::Departure => Takes::Departure,
            Self::Remedy => Takes::Remedy,
            Self::FaultNs | Self::FaultEw => Takes::Fault,
            Self::Penalty => Takes::Penalty,
            Self::Percent | Self::Reduced => Takes::Percent,
            Self::Imps => Takes::Imps,
            Self::ReducedPoints => Takes::Points,
            Self::Gained | Self::Offending => Takes::Side,
            Self::Also => Takes::Also,
            Self::Outcomes | Self::WithoutError => Takes::Outcomes,
            _ => Takes::YesNo,
        }
    }

    /// The answer that leads on, which a question that is skipped is taken to have: nothing ends by not being asked.
    #[must_use]
    pub const fn leads_on(self) -> &'static str {
        match self {
            Self::Forfeited | Self::NeedsBoth | Self::BridgeReason | Self::OnlySeverity => "no",
            // What is only asked beside the way: skipped, it adds nothing.
            Self::Changeable
            | Self::SecondTrack
            | Self::Knowing
            | Self::SelfInflicted
            | Self::Gained
            | Self::Offending
            | Self::Low
            | Self::Also
            | Self::Record
            | Self::Inexperienced => "no",
            Self::Fielded => "red",
            Self::Departure => "psychic",
            Self::Remedy => "play-on",
            Self::FaultNs | Self::FaultEw => "partly",
            Self::Penalty => "none",
            Self::Percent => "100",
            Self::Imps => "24",
            Self::Reduced => "60",
            Self::ReducedPoints => "0",
            _ => "yes",
        }
    }

    /// The clauses that ask it, in the edition and the kind of case.
    #[must_use]
    pub const fn clauses(self, kind: Kind, edition: Edition) -> &'static [&'static str] {
        let new = matches!(edition, Edition::E2017);
        match self {
            Self::GoodReason => &["9B1a", "92B"],
            Self::Forfeited | Self::Gained => &["11A"],
            Self::Happened => &["85A1"],
            Self::Conveyed => match (kind, new) {
                (Kind::Misinformation, _) => &["75A"],
                (_, true) => &["16B1", "73C1"],
                (_, false) => &["16B1a", "73C"],
            },
            Self::Alternatives => &["16B1b"],
            Self::Suggested => &["16B1a"],
            Self::Interferes | Self::Remedy => match new {
                true => &["16D2"],
                false => &["16C2"],
            },
            Self::Begun => match new {
                true => &["16D2", "16D3"],
                false => &["16C2", "16C3"],
            },
            Self::Affected => match new {
                true => &["16D2c", "16D3"],
                false => &["16C2c", "16C3"],
            },
            Self::Misexplained => match new {
                true => &["21B1b", "75B1", "75C", "75D2"],
                false => &["21B1b", "75B", "75C"],
            },
            Self::Changeable => &["21B1a", "47E2a"],
            Self::WouldDiffer => match new {
                true => &["21B3", "40B3a", "47E2b", "75D3"],
                false => &["21B3", "40B4", "47E2b"],
            },
            Self::NeedsBoth => &["21B3"],
            Self::SecondTrack => &["75A"],
            Self::Misled | Self::BridgeReason => match new {
                true => &["73E2"],
                false => &["73F"],
            },
            Self::CouldHaveKnown => match (kind, new) {
                (Kind::Deception, true) => &["73E2"],
                (Kind::Deception, false) => &["73F"],
                (_, true) => &["72C"],
                (_, false) => &["23"],
            },
            Self::OnlySeverity => &["12B2"],
            Self::Assisted => match new {
                true => &["27D", "23C"],
                false => &["27D"],
            },
            Self::Departure => &["40A3", "40C1"],
            Self::Fielded | Self::Record => &["40C1"],
            Self::Illegal | Self::Knowing => match new {
                true => &["40B4"],
                false => &["40B5"],
            },
            Self::Percent | Self::Imps | Self::Low => match (kind, new) {
                (Kind::IllegalMethod, true) => &["40B4"],
                (Kind::IllegalMethod, false) => &["40B5"],
                _ => &["40C1"],
            },
            Self::Also => &["16B3", "21B3"],
            Self::Lost => &["12C2a", "90B2"],
            Self::Clear => &["12C1a", "12C1d"],
            Self::FaultNs | Self::FaultEw => &["12C2a"],
            Self::Outcomes => match new {
                true => &["12C1b", "12C1c"],
                false => &["12C1c"],
            },
            Self::Damage | Self::Offending => &["12B1"],
            Self::SelfInflicted | Self::WithoutError | Self::Reduced | Self::ReducedPoints => {
                match new {
                    true => &["12C1e"],
                    false => &["12C1b"],
                }
            }
            Self::Penalty | Self::Inexperienced => &["90A", "91A"],
            Self::Evident => &["82C"],
        }
    }

    /// The paragraphs of the White Book that have the measure.
    #[must_use]
    pub const fn white_book(self, kind: Kind) -> &'static [&'static str] {
        match self {
            Self::GoodReason => &["9.1", "9.2"],
            Self::Forfeited | Self::Gained => &["11.1", "21.1"],
            Self::Happened => match kind {
                Kind::Information => &["16.5", "16.8", "85.1"],
                _ => &["85.1"],
            },
            Self::Conveyed => &["16.2", "16.9", "16.11", "61.3"],
            Self::Alternatives => &["16.6.1", "16.6.2", "16.6.3"],
            Self::Suggested => &["16.2", "16.4", "16.7", "73.3", "73.4", "93.4.9"],
            Self::Interferes | Self::Begun | Self::Remedy | Self::Affected => &["16.1.1", "16.1.2"],
            Self::Misexplained => &["75.2", "40.6", "40.7"],
            Self::Changeable => &["21.1"],
            Self::WouldDiffer => &["12.15", "21.2", "21.3"],
            Self::NeedsBoth => &["21.3"],
            Self::SecondTrack => &["10.1"],
            Self::Misled | Self::BridgeReason => &["46.1", "73.1", "73.2", "80.8"],
            Self::CouldHaveKnown => &["23.1", "23.2"],
            Self::OnlySeverity => &["0.8"],
            Self::Assisted => &["27.5", "27.7"],
            Self::Departure => &["40.1.2", "40.1.6", "40.1.7", "40.6"],
            Self::Fielded => &["40.1.4", "40.1.5", "40.1.11", "81.5"],
            Self::Record => &["40.1.5", "81.5"],
            Self::Illegal | Self::Knowing => &["40.3", "40.4"],
            Self::Percent | Self::Imps | Self::Low => &["90.4.2", "92.5.3"],
            Self::Also => &["10.2", "40.3", "90.4.2"],
            Self::Lost => &["12.13", "81.4"],
            Self::Clear => &["12.11", "12.14"],
            Self::FaultNs | Self::FaultEw => match kind {
                Kind::SlowPlay => &["12.12", "12.13", "81.4"],
                _ => &["12.1.1", "12.12", "12.13"],
            },
            Self::Outcomes => &["12.1.4", "12.7", "12.18", "16.3"],
            Self::Damage | Self::Offending => &["12.2", "12.7"],
            Self::SelfInflicted => match kind {
                // Who could have asked without risk, and did not.
                Kind::Misinformation => &["12.8", "12.16", "12.17", "40.5"],
                _ => &["12.8", "12.16", "12.17"],
            },
            Self::WithoutError => &["12.9", "12.20"],
            Self::Reduced | Self::ReducedPoints => &["12.8.6", "12.9", "90.4.5"],
            Self::Evident => &["82.2"],
            Self::Inexperienced => &["90.4.4", "81.3"],
            Self::Penalty => match kind {
                Kind::Extraneous => &["16.1.2", "90.2", "90.4"],
                _ => &["90.2", "90.4"],
            },
        }
    }

    /// Its word in files.
    #[must_use]
    pub fn word(self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        value.as_str().unwrap_or_default().to_owned()
    }
}

/// Why nothing follows, or what follows without a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseEnding))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The facts are not found (85A1).
    NotFound,
    /// The right to a ruling is lost (11A).
    RightLost,
    /// Partner learned nothing that he may not use (16B1).
    NoInformation,
    /// There was no logical alternative (16B1b).
    NoAlternative,
    /// It was not suggested over another (16B1a).
    NotSuggested,
    /// Normal play is not in danger (16C2 of 2007, 16D2 of 2017).
    NoInterference,
    /// It did not affect the result.
    NotAffected,
    /// The explanation was right: the call was the mistake (75C).
    Misbid,
    /// They would have done the same with the right explanation (21B3).
    SameAction,
    /// Only both explanations together would have led to another action (White Book 21.3).
    BothNeeded,
    /// Nobody drew a false inference (73F of 2007, 73E2 of 2017).
    NotMisled,
    /// There was a bridge reason.
    Reasoned,
    /// He could not have known (23 of 2007, 72C of 2017).
    Unaware,
    /// A rectification is no ground for more because it is mild or severe (12B2).
    Severity,
    /// The result would have been the same (27D, 23C).
    SameWithout,
    /// The call is as agreed.
    AsAgreed,
    /// Partner had not allowed for it; recorded, and no more (40C1; White Book 81.5).
    Recorded,
    /// Partner had not allowed for it, and there is no reason to record it (White Book 81.5).
    Green,
    /// Partner may have allowed for it, and it is not enough to adjust the score; recorded (White Book 81.5).
    Amber,
    /// The method is permitted.
    Permitted,
    /// The offenders have average minus or less: the result stands (White Book 90.4.2).
    AlreadyLow,
    /// The board was played, however late: nothing is lost but time (White Book 81.4.1).
    BoardPlayed,
    /// No damage (12B1).
    NoDamage,
    /// The ruling was one of judgement, not an evident error: an appeal decides (White Book 82.2).
    LeftToAppeal,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 24] = [
        Self::NotFound,
        Self::RightLost,
        Self::NoInformation,
        Self::NoAlternative,
        Self::NotSuggested,
        Self::NoInterference,
        Self::NotAffected,
        Self::Misbid,
        Self::SameAction,
        Self::BothNeeded,
        Self::NotMisled,
        Self::Reasoned,
        Self::Unaware,
        Self::Severity,
        Self::SameWithout,
        Self::AsAgreed,
        Self::Recorded,
        Self::Green,
        Self::Amber,
        Self::Permitted,
        Self::AlreadyLow,
        Self::BoardPlayed,
        Self::NoDamage,
        Self::LeftToAppeal,
    ];
}

#[cfg(test)]
mod tests {
    use openroom_laws::Clause;

    use super::*;

    #[test]
    fn every_clause_is_in_its_edition() {
        for question in Question::ALL {
            for kind in Kind::ALL {
                for edition in Edition::ALL {
                    for id in question.clauses(kind, edition) {
                        let found = Clause::find(edition, id);
                        assert!(found.is_some(), "{question:?} {edition}: {id}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_leads_on_is_an_answer() {
        for question in Question::ALL {
            let words = question.takes().words();
            assert!(words.is_empty() || words.contains(&question.leads_on()));
        }
    }
}
