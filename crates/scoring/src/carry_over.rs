//! Carry-over between stages: in full, a share of it, or by the formula of White Book 172.

use crate::Exact;
use crate::event::{Event, Structure};
use crate::federation::MatchRules;
use crate::scores::Scores;

/// In a knock-out what is carried decides the match into which it is carried: the one that is named, or the contestant's first.
pub(crate) fn into_matches(event: &Event, scores: &mut Scores) {
    if event.structure != Structure::KnockOut {
        return;
    }
    for carried in &event.carry_over.totals {
        let own = |place: &usize| {
            let score = &scores.matches[*place];
            let met = score.teams.iter().all(Option::is_some);
            let meant = carried.in_match.is_none() || score.id == carried.in_match;
            met && meant && score.side_of(carried.contestant).is_some()
        };
        let first = (0..scores.matches.len())
            .filter(own)
            .min_by_key(|&place| (scores.matches[place].round, place));
        let Some(score) = first.and_then(|place| scores.matches.get_mut(place)) else {
            continue;
        };
        if let Some(side) = score.side_of(carried.contestant) {
            score.carried[side] += event
                .carry_over
                .points(carried, &event.scoring.settings.rules.matches);
        }
    }
}

/// How much of an earlier total is carried.
#[derive(Debug, Clone, PartialEq)]
pub enum Rule {
    /// All of it.
    Full,
    /// A share, such as a half.
    Share(Exact),
    /// `C = R x FT / (2 x QT)`, up to the unit of the final (172): the final weighs twice as much as the qualifier, or as many times as the
    /// federation has it.
    WhiteBook {
        /// Top on a board of the final.
        final_top: Exact,
        /// Top on a board of the qualifier.
        qualifying_top: Exact,
    },
}

impl Rule {
    /// What is carried of a total; fractions go up to the unit, in the contestant's favour.
    ///
    /// ```
    /// use openroom_scoring::{Exact, carry_over::Rule, federation::MatchRules};
    /// let rules = MatchRules::default();
    /// let rule = Rule::WhiteBook { final_top: Exact::int(26), qualifying_top: Exact::int(78) };
    /// assert_eq!(rule.carried(&Exact::int(1000), &Exact::ratio(1, 10), &rules), Exact::ratio(1667, 10));
    /// ```
    #[must_use]
    pub fn carried(&self, total: &Exact, unit: &Exact, rules: &MatchRules) -> Exact {
        match self {
            Self::Full => total.clone(),
            Self::Share(share) => (total.clone() * share.clone()).ceil_to(unit),
            Self::WhiteBook {
                final_top,
                qualifying_top,
            } => {
                let weighed = qualifying_top.clone() * rules.carry_weight.clone();
                (total.clone() * final_top.clone() / weighed).ceil_to(unit)
            }
        }
    }
}
