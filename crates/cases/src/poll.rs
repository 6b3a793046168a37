//! A poll: the problem without the infraction is put to players of the same class, and their answers are held against the measure
//! (16B1b; White Book 16.6).
//!
//! ```
//! use openroom_cases::measure::Authority;
//! use openroom_cases::poll::{PollAnswer, Standing, tally};
//! let answers: Vec<PollAnswer> = ["Pass", "Pass", "4S", "4S", "4S", "4S"].map(PollAnswer::chose).into();
//! let tally = tally(&answers, &Authority::Ebu.measure());
//! let pass = tally.action("Pass").unwrap();
//! assert_eq!(pass.standing, Standing::Alternative);
//! ```

use openroom_scoring::Exact;
use serde::{Deserialize, Serialize};

use crate::facts::At;
use crate::measure::Measure;

/// What those who are asked are given. There is no place in it for the infraction, nor for what was chosen at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseProblem))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Problem {
    /// The hand: `AQ7.Q643.A6.AJ93`.
    pub hand: String,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<At>,
    /// Who dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<At>,
    /// The auction up to the point.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub auction: Vec<String>,
    /// The cards played up to the point, where a card is asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play: Vec<String>,
    /// Who is vulnerable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vul: Option<String>,
    /// How the event is scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoring: Option<String>,
    /// The methods of the pair, as far as they bear on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub methods: Option<String>,
    /// Of a second poll alone: what partner did, of which is asked what it suggests (16B1a). The first poll never has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggested_by: Option<String>,
}

/// How good somebody is, as far as the Director knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseClass))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Weaker than the player.
    Weaker,
    /// Of about the same class.
    Same,
    /// Stronger.
    Stronger,
}

/// What one of them answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CasePollAnswer))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PollAnswer {
    /// The call or card that he chooses.
    pub chooses: String,
    /// Which others he considered seriously.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub considers: Vec<String>,
    /// How good he is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// Seconds that he took.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
    /// Who he is; a contestant's number or a name. Nobody but Directors sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

impl PollAnswer {
    /// One who chose this and considered nothing else.
    #[must_use]
    pub fn chose(action: &str) -> Self {
        Self {
            chooses: action.to_owned(),
            considers: Vec::new(),
            class: None,
            seconds: None,
            who: None,
        }
    }
}

/// What a poll says of an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// The call or card.
    pub action: String,
    /// How many chose it.
    pub chosen: u32,
    /// How many considered it seriously; who chose it did.
    pub considered: u32,
    /// The share that considered it.
    pub share: Exact,
    /// Whether it is a logical alternative by the measure.
    pub standing: Standing,
    /// What so few answers are worth.
    pub margin: Option<Margin>,
}

/// What the measure makes of the figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CaseStanding))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// A significant proportion considers it, and some choose it.
    Alternative,
    /// Enough consider it, too few choose it.
    NotChosen,
    /// Too few consider it.
    NotConsidered,
    /// There is no figure: the Director says what is significant.
    Open,
}

/// If the share among all such players were just the measure, how often would as many answers show at least, or at most, what these
/// show? Exact: a sum of the terms of the binomial. The poll speaks plainly if one of them is one in twenty or less.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Margin {
    /// At least so many.
    pub at_least: Exact,
    /// At most so many.
    pub at_most: Exact,
}

impl Margin {
    /// The margin of `count` among `asked` against a share.
    #[must_use]
    pub fn of(count: u32, asked: u32, share: &Exact) -> Self {
        let mut at_most = Exact::ZERO;
        let mut own = Exact::ZERO;
        for k in 0..=count.min(asked) {
            own = term(asked, k, share);
            at_most += own.clone();
        }
        Self {
            at_least: Exact::ONE - at_most.clone() + own,
            at_most,
        }
    }

    /// Whether the figures are plain: chance alone would show them once in twenty times or less.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let twentieth = Exact::ratio(1, 20);
        self.at_least <= twentieth || self.at_most <= twentieth
    }
}

/// One term of the binomial: k of n at that share.
fn term(n: u32, k: u32, share: &Exact) -> Exact {
    let mut out = Exact::ONE;
    for i in 0..k {
        out = out * share.clone() * Exact::int(i64::from(n - i)) / Exact::int(i64::from(i + 1));
    }
    for _ in k..n {
        out = out * (Exact::ONE - share.clone());
    }
    out
}

/// A poll counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// How many of the player's own class answered, or of whom nobody says that they are of another.
    pub asked: u32,
    /// How many are clearly stronger or weaker: a logical alternative is one for players of the same class (16B1b), so they do not count.
    pub apart: u32,
    /// The actions, those most often chosen first.
    pub actions: Vec<Action>,
}

/// No poll is larger; a file with more is a slip, and exact margins of it would take long.
pub const MOST_ANSWERS: usize = 200;

impl Tally {
    /// What it says of an action.
    #[must_use]
    pub fn action(&self, action: &str) -> Option<&Action> {
        let same = |one: &&Action| one.action.eq_ignore_ascii_case(action);
        self.actions.iter().find(same)
    }

    /// Whether there was a logical alternative to what was chosen; nothing where there is no figure, or nobody was asked.
    #[must_use]
    pub fn has_alternative_to(&self, chosen: &str) -> Option<bool> {
        if self.asked == 0 {
            return None;
        }
        let others = || {
            let other = |one: &&Action| !one.action.eq_ignore_ascii_case(chosen);
            self.actions.iter().filter(other)
        };
        if others().any(|one| one.standing == Standing::Alternative) {
            return Some(true);
        }
        match others().any(|one| one.standing == Standing::Open) {
            true => None,
            false => Some(false),
        }
    }
}

/// Counts the answers and holds them against the measure.
#[must_use]
pub fn tally(answers: &[PollAnswer], measure: &Measure) -> Tally {
    let answers = &answers[..answers.len().min(MOST_ANSWERS)];
    let same =
        |answer: &&PollAnswer| !matches!(answer.class, Some(Class::Weaker | Class::Stronger));
    let (answers, others): (Vec<_>, Vec<_>) = answers.iter().partition(same);
    let [asked, apart] =
        [answers.len(), others.len()].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let mut counts: Vec<(String, u32, u32)> = Vec::new();
    let mut place = |action: &str| -> usize {
        let known = counts
            .iter()
            .position(|(name, _, _)| name.eq_ignore_ascii_case(action));
        known.unwrap_or_else(|| {
            counts.push((action.to_owned(), 0, 0));
            counts.len() - 1
        })
    };
    let mut marks: Vec<(usize, bool)> = Vec::new();
    for answer in answers {
        let chosen = place(&answer.chooses);
        marks.push((chosen, true));
        let mut seen = vec![chosen];
        for other in &answer.considers {
            let other = place(other);
            if !seen.contains(&other) {
                seen.push(other);
                marks.push((other, false));
            }
        }
    }
    for (at, chosen) in marks {
        counts[at].1 += u32::from(chosen);
        counts[at].2 += 1;
    }
    let mut actions: Vec<Action> = counts
        .into_iter()
        .map(|(action, chosen, considered)| {
            let share = Exact::ratio(considered.into(), asked.into());
            Action {
                standing: standing(&share, chosen, measure),
                margin: measure
                    .considers
                    .as_ref()
                    .map(|least| Margin::of(considered, asked, least)),
                action,
                chosen,
                considered,
                share,
            }
        })
        .collect();
    actions.sort_by_key(|one| std::cmp::Reverse((one.chosen, one.considered)));
    Tally {
        asked,
        apart,
        actions,
    }
}

fn standing(share: &Exact, chosen: u32, measure: &Measure) -> Standing {
    match &measure.considers {
        Some(least) if share < least => Standing::NotConsidered,
        _ if chosen < measure.chooses => Standing::NotChosen,
        Some(_) => Standing::Alternative,
        None => Standing::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::Authority;

    fn answer(chooses: &str, considers: &[&str]) -> PollAnswer {
        PollAnswer {
            considers: considers.iter().map(|&one| one.to_owned()).collect(),
            ..PollAnswer::chose(chooses)
        }
    }

    #[test]
    fn one_in_five_considers_and_more_than_one_chooses() {
        let mut answers = vec![answer("4S", &[]); 7];
        answers.push(answer("Pass", &["4S"]));
        answers.push(answer("4S", &["pass"]));
        answers.push(answer("X", &["X"]));
        let told = tally(&answers, &Authority::Ebu.measure());
        let standing = |action| told.action(action).unwrap().standing;
        assert_eq!(standing("Pass"), Standing::NotChosen, "an isolated one");
        assert_eq!(told.action("Pass").unwrap().share, Exact::ratio(1, 5));
        assert_eq!(standing("X"), Standing::NotConsidered);
        assert_eq!(told.has_alternative_to("4S"), Some(false));
        answers.push(answer("Pass", &[]));
        let told = tally(&answers, &Authority::Ebu.measure());
        assert_eq!(told.has_alternative_to("4S"), Some(true));
    }

    #[test]
    fn who_is_of_another_class_is_told_and_not_counted() {
        let of = |chooses: &str, class| PollAnswer {
            class,
            ..answer(chooses, &[])
        };
        let mut answers = vec![of("4S", Some(Class::Same)), of("4S", None)];
        answers.extend([Class::Stronger, Class::Weaker].map(|class| of("Pass", Some(class))));
        let told = tally(&answers, &Authority::Ebu.measure());
        assert_eq!((told.asked, told.apart), (2, 2));
        assert_eq!(told.action("Pass"), None);
        assert_eq!(told.has_alternative_to("4S"), Some(false));
        let none = tally(&answers[2..], &Authority::Ebu.measure());
        assert_eq!(none.has_alternative_to("4S"), None, "nobody of his class");
    }

    #[test]
    fn the_laws_alone_have_no_figure() {
        let answers = vec![answer("4S", &[]), answer("Pass", &[])];
        let told = tally(&answers, &Authority::Laws.measure());
        assert_eq!(told.action("Pass").unwrap().standing, Standing::Open);
        assert_eq!(told.has_alternative_to("4S"), None);
        assert_eq!(
            tally(&[], &Authority::Ebu.measure()).has_alternative_to("4S"),
            None
        );
    }

    #[test]
    fn how_little_few_answers_tell() {
        let fifth = Exact::ratio(1, 5);
        // None of five: 4/5 to the fifth.
        let none = Margin::of(0, 5, &fifth);
        assert_eq!(none.at_most, Exact::ratio(1024, 3125));
        assert_eq!(none.at_least, Exact::ONE);
        assert!(!none.is_plain());
        assert!(Margin::of(0, 14, &fifth).is_plain());
        assert!(Margin::of(4, 6, &fifth).is_plain());
        assert!(!Margin::of(2, 6, &fifth).is_plain());
        let all = Margin::of(3, 3, &fifth);
        assert_eq!(
            (all.at_least, all.at_most),
            (Exact::ratio(1, 125), Exact::ONE)
        );
    }
}
