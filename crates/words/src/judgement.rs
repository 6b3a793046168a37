//! A case of judgement as a Director sees it: what was told, what is settled, what the Law asks next. The pages of an event show it with
//! what the event knows, a phone without one as far as the case itself goes.

use openroom_cases::acts::Act;
use openroom_cases::poll::Standing;
use openroom_cases::questions::Takes;
use openroom_cases::{Case, Fact, Question, Road, Track};
use openroom_laws::Clause;
use serde::Serialize;

use crate::clauses::clause_summary;
use crate::words::Words;

/// What was told: when the Director was called, a fact, who offends.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseTold {
    /// The act of the case that told it, by which it can be taken back.
    pub act: u32,
    /// In words.
    pub text: String,
    /// The fact, to be put right.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub fact: Option<Fact>,
    /// It was taken back, and why; empty where no reason was given.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub withdrawn: Option<String>,
}

/// An action that might be a logical alternative.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseNamed {
    /// The call or card.
    pub action: String,
    /// What the poll says of it, in words.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub polled: Option<String>,
    /// It is one by the measure, or as the Director has found.
    pub alternative: bool,
}

/// A question that is settled.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseStep {
    /// Which one.
    pub question: Question,
    /// Of the second track.
    pub second: bool,
    /// The question.
    pub text: String,
    /// The finding as a sentence, with its evidence or the reason why it was skipped.
    pub finding: String,
}

/// The question that is open.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseAsks {
    /// Which one.
    pub question: Question,
    /// Of the second track.
    pub second: bool,
    /// The question.
    pub text: String,
    /// What to bear in mind with it.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub hint: Option<String>,
    /// What answers it.
    pub takes: Takes,
    /// The answers that are words.
    pub answers: Vec<CaseAnswerWord>,
    /// What the facts, the poll and the scores suggest.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub suggests: Option<CaseAnswerWord>,
    /// The clauses and paragraphs in one line.
    pub ground: String,
    /// What the clauses say.
    pub clauses: Vec<CaseClause>,
}

/// An answer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseAnswerWord {
    /// The word of the log.
    pub answer: String,
    /// For people.
    pub text: String,
}

/// A clause in our words.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CaseClause {
    /// Its number.
    pub law: String,
    /// What it says.
    pub text: String,
}

impl Words {
    /// What was told, with those facts that were taken back since.
    #[must_use]
    pub fn case_told(&self, case: &Case) -> Vec<CaseTold> {
        let line = |act, text| CaseTold {
            act,
            text,
            fact: None,
            withdrawn: None,
        };
        let called = case.called.as_ref().map(|called| {
            let act = case.newest(|act| matches!(act, Act::Called(_)));
            line(act.unwrap_or_default(), self.case_called(called))
        });
        let facts = case.told().map(|told| CaseTold {
            act: told.act,
            text: self.case_fact(told.fact),
            fact: Some(told.fact.clone()),
            withdrawn: told
                .taken_back
                .map(|back| back.why.clone().unwrap_or_default()),
        });
        let offenders = case.offenders.map(|side| {
            let act = case.newest(|act| matches!(act, Act::Offenders(_)));
            line(act.unwrap_or_default(), self.case_offenders(side))
        });
        called.into_iter().chain(facts).chain(offenders).collect()
    }

    /// What is settled, in the order of the Law.
    #[must_use]
    pub fn case_steps(&self, case: &Case, road: &Road) -> Vec<CaseStep> {
        let step = |step: &openroom_cases::Step| CaseStep {
            question: step.question,
            second: step.track == Track::Second,
            text: self.case_question(step.question, case.edition),
            finding: self.case_step(case.edition, step),
        };
        road.steps.iter().map(step).collect()
    }

    /// A question of the case; `suggests` is what the facts, the poll and the scores suggest.
    #[must_use]
    pub fn case_asks(
        &self,
        case: &Case,
        track: Track,
        question: Question,
        suggests: Option<&str>,
    ) -> CaseAsks {
        let word = |word: &str| CaseAnswerWord {
            answer: word.to_owned(),
            text: self.case_answer(question, word),
        };
        let laws = case.clauses(track, question);
        CaseAsks {
            question,
            second: track == Track::Second,
            text: self.case_question(question, case.edition),
            hint: self.case_hint(case, question),
            takes: question.takes(),
            answers: case.choices(question).iter().map(|one| word(one)).collect(),
            suggests: suggests.map(word),
            ground: self.case_ground(case, track, question),
            clauses: laws
                .iter()
                .filter_map(|id| self.case_clause(case, id))
                .collect(),
        }
    }

    /// A clause in our words.
    #[must_use]
    pub fn case_clause(&self, case: &Case, id: &str) -> Option<CaseClause> {
        let clause = Clause::find(case.edition, id)?;
        Some(CaseClause {
            law: id.to_owned(),
            text: clause_summary(clause, self.language).to_owned(),
        })
    }

    /// The actions that might be a logical alternative: what was polled, with its figures, and what was named by hand.
    #[must_use]
    pub fn case_named(&self, case: &Case, road: &Road) -> Vec<CaseNamed> {
        let track = road.next.map_or(Track::First, |(track, _)| track);
        let polled = case.tally();
        let figures = polled.as_ref().map(|tally| self.case_poll(tally));
        let polled = polled.iter().flat_map(|tally| &tally.actions);
        let mut all: Vec<CaseNamed> = polled
            .zip(figures.into_iter().flatten())
            .map(|(one, text)| CaseNamed {
                action: one.action.clone(),
                polled: Some(text),
                alternative: one.standing == Standing::Alternative,
            })
            .collect();
        for action in case.actions(track, Question::Alternatives) {
            match all
                .iter_mut()
                .find(|one| one.action.eq_ignore_ascii_case(action))
            {
                Some(one) => one.alternative = true,
                None => all.push(CaseNamed {
                    action: action.clone(),
                    polled: None,
                    alternative: true,
                }),
            }
        }
        let chosen = case.chosen().map(|chosen| chosen.action.as_str());
        all.retain(|one| !chosen.is_some_and(|own| own.eq_ignore_ascii_case(&one.action)));
        all
    }
}
